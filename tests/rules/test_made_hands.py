"""Which cards make a hand, held against every choice of five."""

import random
from itertools import combinations

import pytest

from kiosk.rules.cards.cards import DECK, Card, card
from kiosk.rules.cards.hands import best, best_with_all_of
from kiosk.rules.cards.made_hands import made_hand


def cards(names: str) -> tuple[Card, ...]:
    return tuple(card(name) for name in names.split())


@pytest.mark.parametrize("decks", [1, 6])
@pytest.mark.parametrize("board", [3, 4, 5])
def test_the_five_are_the_best_of_all_choices(decks: int, board: int) -> None:
    rng = random.Random(decks * 10 + board)
    for _ in range(150):
        dealt = tuple(rng.sample(DECK * decks, 2 + board))
        own, shared = dealt[:2], dealt[2:]
        made = made_hand(own, shared)
        assert made is not None
        five = [own[index] for index in made.own] + [shared[index] for index in made.board]
        assert len(five) == len({*made.own}) + len({*made.board}) == 5
        assert best(five) == made.strength == max(best(choice) for choice in combinations(dealt, 5))


def test_of_equal_choices_the_one_with_most_own_cards_is_lit() -> None:
    rng = random.Random(5)
    for _ in range(150):
        own, shared = tuple(rng.sample(DECK, 2)), tuple(rng.sample(DECK * 2, 5))
        made = made_hand(own, shared)
        assert made is not None
        most = max(
            sum(index < 2 for index in chosen)
            for chosen in combinations(range(7), 5)
            if best([(own + shared)[index] for index in chosen]) == made.strength
        )
        assert len(made.own) == most


def test_where_every_own_card_plays_exactly_two_of_the_board_do() -> None:
    rng = random.Random(7)
    for _ in range(150):
        dealt = tuple(rng.sample(DECK, 6))
        made = made_hand(dealt[:3], dealt[3:], 2)
        assert made is not None
        assert (made.own, len(made.board)) == ((0, 1, 2), 2)
        assert made.strength == best_with_all_of(dealt[:3], dealt[3:], 2)


@pytest.mark.parametrize(
    ("own", "board", "used"),
    [
        ("As Kd", "Ac Jd 7s 4h 2c", ((0, 1), (0, 1, 2))),
        ("3s 2d", "Ac Kd Qs Jh Tc", ((), (0, 1, 2, 3, 4))),  # the board plays
        ("Ah 2h", "3h 4h 5h Kd Qd", ((0, 1), (0, 1, 2))),
        ("9s 9d", "9c 9h 2s 2d Kc", ((0, 1), (0, 1, 4))),
    ],
)
def test_the_cards_that_make_it(own: str, board: str, used: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
    made = made_hand(cards(own), cards(board))
    assert made is not None
    assert (made.own, made.board) == used


def test_the_ranks_name_the_hand_then_its_kickers() -> None:
    made = made_hand(cards("8s Kd"), cards("Qc Qd 8h 2s 3d"))
    assert made is not None
    assert made.ranks == (12, 8, 13)
    wheel = made_hand(cards("As 2d"), cards("3c 4h 5s 9d 9c"))
    assert wheel is not None
    assert wheel.ranks == (5, 4, 3, 2, 14)


def test_nothing_is_said_of_a_card_that_lies_face_down() -> None:
    board = cards("Ac Jd 7s 4h 2c")
    assert made_hand((None, None), board) is None
    assert made_hand((card("As"), None), board) is None
    assert made_hand(cards("As Kd"), (*board[:2], None, None, None)) is None
    turned = made_hand(cards("As Kd"), (None, None, *board[2:]))
    assert turned is not None
    assert turned.board == (2, 3, 4)
