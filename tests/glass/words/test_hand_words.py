"""Hands in words, and the names that pay tables have for them."""

import pytest

from kiosk.base.words import Language
from kiosk.rules.cards.cards import card
from ui.i18n.hand_words import hand_words

ENGLISH = Language.of("en")

HANDS = [
    ("7s 7d", "", "Pair of sevens", "Paar Siebenen"),
    ("Ks As", "", "Ace king suited", "Ass und König, gleiche Farbe"),
    ("9s Qd", "", "Queen nine", "Dame und Neun"),
    ("2s 9d Qd", "", "Queen high", "Dame hoch"),
    ("2s 2d Qd", "", "Pair of twos", "Paar Zweien"),
    ("9s 9d 4c 4h", "", "Two pair, nines and fours", "Zwei Paare, Neunen und Vieren"),
    ("9s 9d 9c 4h", "", "Three nines", "Drilling, Neunen"),
    ("9s 9d 9c 9h", "", "Four nines", "Vierling, Neunen"),
    ("As 2d", "Kc 9h 7s", "Ace high", "Ass hoch"),
    ("Ks 2d", "Kc 9h 7s 3d", "Pair of kings", "Paar Könige"),
    ("As 9d", "Ac 9h 7s 7d 2c", "Two pair, aces and nines", "Zwei Paare, Asse und Neunen"),
    ("6s 7d", "8c 9h Ts", "Straight to the ten", "Straße bis Zehn"),
    ("As 2d", "3c 4h 5s Kd Kc", "Straight to the five", "Straße bis Fünf"),
    ("As Kd", "Qc Jh Ts", "Straight to the ace", "Straße bis Ass"),
    ("As 9s", "Ks 3s 2s Kd", "Flush, ace high", "Flush, Ass hoch"),
    ("Qs Qd", "Qc 4h 4s 2d 2c", "Full house, queens over fours", "Full House, Damen über Vieren"),
    ("Qs Qd", "Qc Qh 4s 4d", "Four queens", "Vierling, Damen"),
    ("5s 6s", "7s 8s 9s Ad", "Straight flush to the nine", "Straight Flush bis Neun"),
    ("As 2s", "3s 4s 5s", "Straight flush to the five", "Straight Flush bis Fünf"),
    ("As Ks", "Qs Js Ts 2d 2c", "Royal flush", "Royal Flush"),
    ("As As", "Ad Ac Ah", "Five aces", "Fünfling, Asse"),
    ("As As", "Ks 9s 2s", "Flush with a pair of aces", "Flush mit Paar Asse"),
    ("As As", "Ks Ks 2s", "Flush with two pair, aces and kings", "Flush mit zwei Paaren, Asse und Könige"),
    ("As As", "As Ks 2s", "Flush with three aces", "Flush mit Drilling, Asse"),
    ("As As", "As Ks Ks", "Flush with a full house, aces over kings", "Flush mit Full House, Asse über Könige"),
    ("As As", "As As Ks", "Flush with four aces", "Flush mit Vierling, Asse"),
    ("As As", "As As As", "Flush with five aces", "Flush mit Fünfling, Asse"),
]


@pytest.mark.parametrize(("own", "board", "english", "german"), HANDS)
def test_a_hand_in_words(own: str, board: str, english: str, german: str) -> None:
    mine, shared = [card(name) for name in own.split()], [card(name) for name in board.split()]
    assert hand_words(ENGLISH, mine, shared) == english
    assert hand_words(Language.of("de"), mine, shared) == german


def test_a_hand_in_spanish_and_chinese() -> None:
    cards = [card(name) for name in ("Ks", "Kd", "9c", "9h", "2s")]
    assert hand_words(Language.of("es"), cards) == "Doble pareja, reyes y nueves"
    assert hand_words(Language.of("zh"), cards) == "两对 K 和 9"


@pytest.mark.parametrize(
    ("board", "english"),
    [
        ("", "Pair of kings"),
        ("Kc", "Pair of kings"),  # too few are turned
        ("9c 9h 9d", "Two pair, kings and nines"),  # never the board's three
        ("Kc Kh 2d", "Four kings"),
    ],
)
def test_where_every_own_card_plays(board: str, english: str) -> None:
    own = [card(name) for name in ("Ks", "Kd", "3s")]
    assert hand_words(ENGLISH, own, [card(name) for name in board.split()], from_board=2) == english
