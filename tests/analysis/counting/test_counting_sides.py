"""The counts of the wagers that only the cards decide: against a plain look, the games' own names, and formulas."""

from collections import Counter
from itertools import combinations
from math import comb

import numpy as np
import pytest

from kiosk.analysis.counting.boards import add_hole_and_three, add_sevens, royals_by_kind
from kiosk.analysis.counting.evaluator import NUMBER_OF, Ints
from kiosk.analysis.counting.side_counts import count_sides
from kiosk.analysis.counting.symmetry import HOLE_NAMES, hole_name
from kiosk.analysis.counting.work_parts import in_parts, stage
from kiosk.analysis.counts.counts import SideCounts
from kiosk.analysis.counts.library import SHIPPED, from_json
from kiosk.analysis.heads_up_holdem.counting.sides import count_pocket, new_york_lines
from kiosk.analysis.texas_holdem_bonus.counting.deals import progressive_by_hole
from kiosk.analysis.texas_holdem_bonus.counting.sides import count_texas_bonus
from kiosk.base.workers import cores
from kiosk.rules.cards.cards import DECK, Card
from kiosk.rules.cards.hands import CATEGORIES, best, best_with_all_of, category
from kiosk.rules.heads_up_holdem.rules import progressive_line
from tests.kit import made_up_counts
from tests.kit.round_cases import cards

BOARDS = ["2c 7d 9h Jh Ks", "Ah Kh Qh Jh 2c", "8c 8d 8h 8s 3c", "4c 5c 6c 7c 8c", "9d 9s 3h 3c As"]


def numbers(text: str) -> Ints:
    return np.array([NUMBER_OF[card] for card in cards(text)], np.int64)


def holes(board: str) -> list[tuple[Card, Card]]:
    return list(combinations([card for card in DECK if card not in cards(board)], 2))


@pytest.mark.parametrize("board", BOARDS)
def test_what_every_hole_makes_of_a_board(board: str) -> None:
    found = np.zeros((len(HOLE_NAMES), len(CATEGORIES)), np.int64)
    add_sevens(numbers(board)[None, :], np.array([3]), found)
    seen = Counter(
        (hole_name(NUMBER_OF[one], NUMBER_OF[other]), category(best((one, other, *cards(board)))))
        for one, other in holes(board)
    )
    assert seen.total() == 1_081
    assert {(HOLE_NAMES[kind], CATEGORIES[level]): int(found[kind, level]) for kind, level in np.argwhere(found)} == {
        key: 3 * ways for key, ways in seen.items()
    }


@pytest.mark.parametrize("board", BOARDS)
def test_what_every_hole_makes_of_three_cards_of_a_board(board: str) -> None:
    found = np.zeros(len(CATEGORIES), np.int64)
    add_hole_and_three(numbers(board)[None, :], np.array([2]), found)
    seen = Counter(category(best_with_all_of(hole, cards(board), 3)) for hole in holes(board))
    assert {CATEGORIES[level]: int(found[level]) for level in np.flatnonzero(found)} == {
        hand: 2 * ways for hand, ways in seen.items()
    }


def test_royal_flushes_lie_where_new_york_names_them() -> None:
    """Two cards beside a royal flush may be any: where the seven lie decides the line."""
    found: Counter[str] = Counter()
    for suit in "cdhs":
        seven = [Card(rank + suit) for rank in "AKQJT"] + [Card("2c"), Card("3d")]
        for hole in combinations(seven, 2):
            board = [card for card in seven if card not in hole]
            for flop in combinations(board, 3):
                rest = [card for card in board if card not in flop]
                found[progressive_line(hole, (*flop, *rest), best(seven))] += comb(47, 2)
    expected = made_up_counts.sides()
    lines = new_york_lines({hand: 21 * ways for hand, ways in made_up_counts.SEVEN.items()}, expected.texas_progressive)
    assert {line: ways for line, ways in lines.items() if "royal" in line} == found
    assert lines == expected.heads_up_progressive


def test_the_progressive_of_all_holes_is_that_of_the_whole() -> None:
    ways = sum(royals_by_kind(), Counter())
    expected = made_up_counts.sides().texas_progressive
    assert ways == {line: expected[line] for line in ways}
    assert len(ways) == 4
    boards = np.zeros((len(HOLE_NAMES), len(CATEGORIES)), np.int64)
    boards[:, CATEGORIES.index("full-house")] = 1
    boards[:, CATEGORIES.index("flush")] = 10**6
    lines = dict(zip(HOLE_NAMES, progressive_by_hole(boards), strict=True))
    assert lines["AKs"] == {
        "royal-after-5": 4 * 47 * 46,
        "royal-after-6": 4 * 3 * 47 * 46,
        "royal-after-7": 4 * (3 * 47 * 46 + 3 * 47 * 46),
        "community-royal": 4 * 3 * 20,
        "straight-flush": 0,
        "four-of-a-kind": 0,
        "full-house": 20,
        "nothing": 20 * 10**6 - 4 * (10 * 47 * 46 + 60),
    }


def test_pocket_bonus_and_texas_bonus() -> None:
    assert count_pocket() == made_up_counts.sides().pocket
    assert count_texas_bonus() == made_up_counts.sides().texas_bonus


def square(start: int) -> int:
    return start * start


@pytest.mark.parametrize("workers", [1, 2])
def test_parts_are_the_same_however_they_are_shared_out(workers: int) -> None:
    told: list[tuple[int, int]] = []
    second = stage(lambda done, total: told.append((done, total)), 1, 2)
    assert list(in_parts(square, 10, 4, second, workers)) == [0, 16, 64]
    assert told == [(1_400, 2_000), (1_800, 2_000), (2_000, 2_000)]


@pytest.mark.slow
def test_all_counted_again_is_what_is_shipped() -> None:
    found = count_sides(workers=cores())
    found.require_whole()
    assert found == from_json(SideCounts, (SHIPPED / "sides.json").read_text("ascii"))
    expected = made_up_counts.sides()
    for name in ("seven", "heads_up_progressive", "texas_progressive", "pocket", "texas_bonus"):
        assert getattr(found, name) == getattr(expected, name), name
    assert found.hole_and_three["royal-flush"] == 4 * comb(5, 2) * comb(47, 2)
