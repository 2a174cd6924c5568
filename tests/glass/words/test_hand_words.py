"""Hands in words, and the names that pay tables have for them."""

import random
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QGuiApplication

from kiosk.base.words import Language
from kiosk.rules.cards.cards import DECK, RANK, SUITS, Card, card
from kiosk.rules.cards.hands import CATEGORIES, category
from kiosk.rules.cards.made_hands import MadeHand, made_hand
from ui.i18n.hand_words import capital, full_words, hand_words, made_words

ROOT = Path(__file__).parents[3]
PLATE_PX = 284  # of a plate of 300 px, with 8 px at either end
ENGLISH = Language.of("en")

HANDS = [
    ("7s 7d", "", "Pair of sevens", "Paar Siebenen"),
    ("Ks As", "", "Ace king suited", "Ass-König suited"),
    ("9s Qd", "", "Queen nine", "Dame und Neun"),
    ("2s 9d Qd", "", "Queen high", "Dame hoch"),
    ("2s 2d Qd", "", "Pair of twos", "Paar Zweien"),
    ("9s 9d 4c 4h", "", "Nines and fours", "Neunen und Vieren"),
    ("9s 9d 9c 4h", "", "Three nines", "Drilling, Neunen"),
    ("9s 9d 9c 9h", "", "Four nines", "Vierling, Neunen"),
    ("As 2d", "Kc 9h 7s", "Ace high", "Ass hoch"),
    ("Ks 2d", "Kc 9h 7s 3d", "Pair of kings", "Paar Könige"),
    ("As 9d", "Ac 9h 7s 7d 2c", "Aces and nines", "Asse und Neunen"),
    ("6s 7d", "8c 9h Ts", "Straight to the ten", "Straße bis Zehn"),
    ("As 2d", "3c 4h 5s Kd Kc", "Straight to the five", "Straße bis Fünf"),
    ("As Kd", "Qc Jh Ts", "Straight to the ace", "Straße bis Ass"),
    ("As 9s", "Ks 3s 2s Kd", "Flush, ace high", "Flush, Ass hoch"),
    ("Qs Qd", "Qc 4h 4s 2d 2c", "Queens full of fours", "Damen über Vieren"),
    ("Qs Qd", "Qc Qh 4s 4d", "Four queens", "Vierling, Damen"),
    ("5s 6s", "7s 8s 9s Ad", "Straight flush, nine", "Straight Flush, Neun"),
    ("As 2s", "3s 4s 5s", "Straight flush, five", "Straight Flush, Fünf"),
    ("As Ks", "Qs Js Ts 2d 2c", "Royal flush", "Royal Flush"),
    ("As As", "Ad Ac Ah", "Five aces", "Fünfling, Asse"),
    ("As As", "Ks 9s 2s", "Flush, pair of aces", "Flush, Paar Asse"),
    ("As As", "Ks Ks 2s", "Flush, two pair A-K", "Flush, zwei Paare A-K"),
    ("As As", "As Ks 2s", "Flush, three aces", "Flush, drei Asse"),
    ("As As", "As Ks Ks", "Flush, full house A-K", "Flush, Full House A-K"),
    ("As As", "As As Ks", "Flush, four aces", "Flush, vier Asse"),
    ("As As", "As As As", "Flush, five aces", "Flush, fünf Asse"),
]


@pytest.mark.parametrize(("own", "board", "english", "german"), HANDS)
def test_a_hand_in_words(own: str, board: str, english: str, german: str) -> None:
    mine, shared = [card(name) for name in own.split()], [card(name) for name in board.split()]
    assert hand_words(ENGLISH, mine, shared) == english
    assert hand_words(Language.of("de"), mine, shared) == german


def test_a_hand_in_spanish_and_chinese() -> None:
    cards = [card(name) for name in ("Ks", "Kd", "9c", "9h", "2s")]
    assert hand_words(Language.of("es"), cards) == "Reyes y nueves"
    assert hand_words(Language.of("zh"), cards) == "两对 K 和 9"


@pytest.mark.parametrize(
    ("board", "english"),
    [
        ("", "Pair of kings"),
        ("Kc", "Pair of kings"),  # too few are turned
        ("9c 9h 9d", "Kings and nines"),  # never the board's three
        ("Kc Kh 2d", "Four kings"),
    ],
)
def test_where_every_own_card_plays(board: str, english: str) -> None:
    own = [card(name) for name in ("Ks", "Kd", "3s")]
    assert hand_words(ENGLISH, own, [card(name) for name in board.split()], from_board=2) == english


IN_FULL = [
    ("Qs Qd 8c 8h 2s", "two pair, queens and eights", "zwei Paare, Damen und Achten"),
    ("Qs Qd Qc 8h 8s", "full house, queens full of eights", "Full House, Damen über Achten"),
    ("5s 6s 7s 8s 9s", "straight flush to the nine", "Straight Flush bis Neun"),
    ("As As Ks Ks 2s", "flush with two pair, aces and kings", "Flush mit zwei Paaren, Asse und Könige"),
    ("As Kd 9c 5h 2s", "ace high", "Ass hoch"),
]


@pytest.mark.parametrize(("cards", "english", "german"), IN_FULL)
def test_a_hand_in_full(cards: str, english: str, german: str) -> None:
    made = made_hand(tuple(card(name) for name in cards.split()))
    assert made is not None
    assert full_words(ENGLISH, made) == english
    assert full_words(Language.of("de"), made) == german


def every_name() -> list[MadeHand]:
    """A hand of each category with every rank, and where two ranks name it, with every pair of them."""
    shapes = {"pair": (2, 1, 1, 1), "two-pair": (2, 2, 1), "full-house": (3, 2), "three": (3, 1, 1), "four": (4, 1)}
    straights = [[top - step if top - step > 1 else 14 for step in range(5)] for top in range(5, 15)]
    hands: list[tuple[list[int], bool]] = [(ranks, flush) for ranks in straights for flush in (True, False)]
    for counts in [*shapes.values(), (5,), (1, 1, 1, 1, 1)]:
        for first in range(2, 15):
            for second in range(2, 15):
                if second != first:
                    rest = [rank for rank in (13, 10, 7, 4, 2, 3, 5) if rank not in (first, second)]
                    ranks = [first, second, *rest][: len(counts)]
                    spelled = [rank for rank, count in zip(ranks, counts, strict=True) for _ in range(count)]
                    hands += [(spelled, True), (spelled, False)]
    made = {}
    for ranks, flush in hands:
        suits = "sssss" if flush else "scdhs"
        five = tuple(Card("23456789TJQKA"[rank - 2] + suit) for rank, suit in zip(ranks, suits, strict=True))
        found = made_hand(five)
        assert found is not None
        made[category(found.strength), found.ranks[:2]] = found
    return list(made.values())


@pytest.mark.parametrize("code", Language.codes)
def test_every_hand_fits_a_seats_plate(qapp: QGuiApplication, code: str) -> None:  # noqa: ARG001 (Qt needs it)
    for name in ("CroupierSans-SemiBold", "CroupierSC-SemiBold"):
        assert QFontDatabase.addApplicationFont(str(ROOT / f"resources/fonts/{name}.ttf")) >= 0
    font = QFont(["Croupier Sans", "Croupier SC"])
    font.setPixelSize(24)
    font.setWeight(QFont.Weight.DemiBold)
    metrics, language = QFontMetricsF(font), Language.of(code)
    names = every_name()
    assert {category(made.strength) for made in names} == {*CATEGORIES}
    words = [capital(made_words(language, made)) for made in names]
    words += [hand_words(language, (one, other)) for one in DECK for other in DECK if RANK[one] > RANK[other]]
    wide = {text: metrics.horizontalAdvance(text) for text in words if metrics.horizontalAdvance(text) > PLATE_PX}
    assert not wide
    assert metrics.horizontalAdvance(words[0]) > 24  # a font that is not there measures nothing


def test_the_same_words_are_said_whatever_the_suits_and_the_order() -> None:
    rng = random.Random(3)
    for _ in range(50):
        cards = rng.sample(DECK, 7)
        turned = dict(zip(SUITS, rng.sample(SUITS, 4), strict=True))
        others = [Card(one[0] + turned[one[1]]) for one in cards]
        rng.shuffle(others)
        assert hand_words(ENGLISH, cards[:2], cards[2:]) == hand_words(ENGLISH, others[:3], others[3:])
