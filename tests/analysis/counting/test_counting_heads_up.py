"""The counts of Heads Up Hold'em against a plain look at every deal, and against themselves in parts."""

from fractions import Fraction
from itertools import combinations
from math import comb

import numpy as np
import pytest

from kiosk.analysis.counting.evaluator import LEVELS, NUMBER_OF
from kiosk.analysis.counting.symmetry import HOLE_KINDS, HOLE_NAMES, hole_name, kinds_of
from kiosk.analysis.counts.counts import Table
from kiosk.analysis.counts.library import SHIPPED, from_json
from kiosk.analysis.heads_up_holdem.counting.deals import (
    _HAND_OF_LEVEL,
    OPTIMAL,
    POLICIES,
    SIMPLE,
    count_heads_up,
    count_kinds_of_flops,
)
from kiosk.analysis.heads_up_holdem.counts import HeadsUpCounts, HeadsUpHole
from tests.kit.counting_tools import rank_sevens

pytestmark = pytest.mark.slow  # compiled for counting alone; what was counted is tested by known answers

PAIR = 1


def ends_by_board(flop: tuple[int, ...], hole: tuple[int, int]) -> list[tuple[int, tuple[int, ...]]]:
    """Of each turn and river: the player's hand, and how its 990 deals end; every dealer's hand ranked by itself."""
    left = np.array([card for card in range(52) if card not in (*flop, *hole)])
    rows, own = np.zeros((990, 7), np.uint8), np.zeros(1, np.uint16)
    one, other = np.triu_indices(45, 1)
    found = []
    for first, second in combinations(range(len(left)), 2):
        board = (*flop, left[first], left[second])
        others = np.delete(left, [first, second])
        rows[:, :5] = board
        rows[:, 5], rows[:, 6] = others[one], others[other]
        dealers = np.zeros(len(rows), np.uint16)
        rank_sevens(rows, dealers)
        rank_sevens(np.array([(*board, *hole)], np.uint8), own)
        qualified = LEVELS[dealers] >= PAIR
        lower, higher = dealers < own[0], dealers > own[0]
        ends = (lower & qualified, lower & ~qualified, dealers == own[0], higher & qualified, higher & ~qualified)
        found.append((int(_HAND_OF_LEVEL[LEVELS[own[0]]]), tuple(int(end.sum()) for end in ends)))
    return found


def value(hand: int, ends: tuple[int, ...], raised: int, odds: list[Fraction], bad: list[Fraction]) -> Fraction:
    win, win_unqualified, _, lose, lose_unqualified = ends
    won, lost = win + win_unqualified, lose + lose_unqualified
    return raised * Fraction(won - lost) + win - lose + won * odds[hand] + lost * bad[hand]


def best_by_hand(
    boards: list[tuple[int, tuple[int, ...]]], odds: list[Fraction], bad: list[Fraction]
) -> tuple[str, Fraction]:
    """The best decision on a flop and what it is worth, by looking at every choice that the rules give."""
    choices = {f"raise {raised}": sum(value(*board, raised, odds, bad) for board in boards) for raised in (1, 2)}
    choices["check"] = sum((max(value(*board, 1, odds, bad), Fraction(-2 * 990)) for board in boards), Fraction())
    best = max(choices, key=lambda name: choices[name])
    return best, Fraction(choices[best])


def priced(hole: HeadsUpHole, odds: list[Fraction], bad: list[Fraction]) -> Fraction:
    def worth(table: Table, raised: int) -> Fraction:
        return sum((value(hand, ends, raised, odds, bad) for hand, ends in enumerate(table)), Fraction())

    return worth(hole.flop, 2) + worth(hole.river, 1) - 2 * sum(hole.folded)


def number_of_kind(flop: tuple[int, ...]) -> int:
    kinds, _ = kinds_of(3)
    return int(np.flatnonzero((kinds == np.array(flop)).all(axis=1))[0])


TABLES: tuple[
    tuple[tuple[Fraction | int, ...], tuple[Fraction | int, ...]], ...
] = (  # what wins pay from a straight up, and what beaten hands are paid
    ((1, Fraction(3, 2), 3, 10, 50, 500), (4, 5, 6, 25, 500)),
    ((Fraction(1, 9), Fraction(1, 7), Fraction(1, 5), 1, 2, 3), (Fraction(1, 9), Fraction(1, 8), 1, 1, 1)),
    ((40, 60, 80, 300, 1000, 9000), (90, 95, 99, 200, 500)),
)


@pytest.mark.parametrize("cards", ["2c 7c 7d", "2c 3c 4c"])
def test_every_holding_on_a_flop_does_what_is_best_whatever_the_tables(cards: str) -> None:
    flop = tuple(sorted(NUMBER_OF[card] for card in cards.split()))  # type: ignore[index]
    number = number_of_kind(flop)
    _, weights = kinds_of(3)
    counted = count_kinds_of_flops(OPTIMAL, range(number, number + 1))
    # One kind of hole that comes only once or so with this flop: each of its holdings is looked at deal by deal.
    for name in ("33", "AKs"):
        place = HOLE_NAMES.index(name)
        holes = [
            (low, high)
            for low, high in combinations(range(52), 2)
            if HOLE_KINDS[low, high] == place and low not in flop and high not in flop
        ]
        boards = [ends_by_board(flop, hole) for hole in holes]
        for odds_of, bad_of in TABLES:
            odds = [Fraction(0), Fraction(0), *map(Fraction, odds_of)]
            bad = [Fraction(-1), Fraction(-1), *map(Fraction, bad_of), Fraction(0)]
            best = sum((best_by_hand(one, odds, bad)[1] for one in boards), Fraction())
            assert priced(counted[place], odds, bad) == weights[number] * best
        deals = sum(map(sum, counted[place].raised))
        assert deals == weights[number] * len(holes) * comb(47, 2) * 990


@pytest.mark.parametrize("policy", POLICIES)
def test_one_core_and_two_count_the_same(policy: str) -> None:
    some = range(700, 715)
    assert count_kinds_of_flops(policy, some) == count_kinds_of_flops(policy, some, workers=2)


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    count_kinds_of_flops(SIMPLE, range(10), lambda done, total: told.append((done, total)))
    assert told[-1] == (10, 10)


def test_a_policy_that_there_is_not() -> None:
    with pytest.raises(ValueError, match="there is no policy 'lucky'"):
        count_heads_up("lucky")


def test_kinds_of_hole_cards() -> None:
    assert hole_name(NUMBER_OF["Ks"], NUMBER_OF["As"]) == "AKs"  # type: ignore[index]
    assert [int(np.count_nonzero(place == HOLE_KINDS)) // 2 for place in range(3)] == [6, 4, 12]
    assert int((HOLE_KINDS >= 0).sum()) == 52 * 51


@pytest.mark.slow
def test_all_deals_counted_on_one_core_are_those_that_are_shipped() -> None:
    shipped = from_json(HeadsUpCounts, (SHIPPED / "heads-up-optimal.json").read_text("ascii"))
    counted = count_heads_up(OPTIMAL)
    assert counted == shipped
    assert sum(sum(map(sum, hole.raised)) for hole in counted.holes) == 27_813_810_024_000
