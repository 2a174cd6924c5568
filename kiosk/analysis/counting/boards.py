"""Counts what two hole cards make of every board, whoever else plays, over one board of each of 134,459 kinds.

The names of the suits make no difference to a category, so what is found on a board counts as often as there are
boards of its kind. Only royal flushes are told apart by the order of the cards, and for them there is a formula.
"""

from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from itertools import combinations
from math import factorial, perm

import numpy as np

from kiosk.analysis.counting.compiled import njit
from kiosk.analysis.counting.evaluator import CARD_BITS, CARD_COUNT, CARD_KEYS, LEVELS, NO_CARDS, Ints, five, seven
from kiosk.analysis.counting.ranking import PAIRS, class_of, flush_suit, pair_of
from kiosk.analysis.counting.symmetry import HOLE_KINDS, HOLE_NAMES, kinds_of
from kiosk.analysis.counting.work_parts import sum_in_parts
from kiosk.base.progress import Progress, unwatched
from kiosk.rules.cards.cards import RANKS
from kiosk.rules.cards.hands import CATEGORIES

_FLOP, _BOARD = 3, 5
_TRIPLES = np.array(list(combinations(range(_BOARD), 3)))
_BOARDS_AT_ONCE = 4_096
_SUITS = 4
_TEN = RANKS.index("T")
COMMUNITY_ROYAL = "community-royal"

_all_boards = cache(partial(kinds_of, _BOARD))


@njit
def live_cards(dead: Ints) -> Ints:
    live, count = np.empty(CARD_COUNT - len(dead), np.int64), 0
    for card in range(CARD_COUNT):
        if card not in dead:
            live[count] = card
            count += 1
    return live


@njit
def pairs_alike(flop: Ints) -> Ints:
    """All pairs of turn and river by their places among the live cards, and above these a number that pairs share which
    rank holdings alike: those that add the same ranks, or the same cards of the flush suit.
    """
    board = np.empty(_BOARD, np.int64)
    for place in range(_FLOP):
        board[place] = flop[place]
    live = live_cards(flop)
    pairs, count = np.empty(len(live) * (len(live) - 1) // 2, np.int64), 0
    for second in range(1, len(live)):
        for first in range(second):
            board[3], board[4] = live[first], live[second]
            suit = flush_suit(board)
            alike = (suit + 1) * PAIRS + pair_of(class_of(board[3], suit), class_of(board[4], suit))
            pairs[count] = (alike << 6 | first) << 6 | second
            count += 1
    return pairs


def count_sevens(progress: Progress = unwatched, workers: int = 1) -> Ints:
    """Hole and board by kind of hole and by category of their best hand: a row for each of HOLE_NAMES."""
    return _count(_sevens_of, progress, workers)


def count_hole_and_three(progress: Progress = unwatched, workers: int = 1) -> Ints:
    """Hole and board by category of the best hand of both hole cards and three of the board: one row."""
    return _count(_hole_and_three_of, progress, workers)


def by_category(ways: Ints) -> dict[str, int]:
    found = dict(zip(CATEGORIES, ways.tolist(), strict=True))
    return {hand: found[hand] for hand in reversed(CATEGORIES) if found[hand]}


def _count(work: Callable[[int], Ints], progress: Progress, workers: int) -> Ints:
    kinds = len(_all_boards()[0])  # found before there are workers, who then have them too
    return sum_in_parts(work, kinds, _BOARDS_AT_ONCE, progress, workers)


def _sevens_of(start: int) -> Ints:
    """The same for a few kinds of boards, from one of them on."""
    found = np.zeros((len(HOLE_NAMES), len(CATEGORIES)), np.int64)
    add_sevens(*_some(start), found)
    return found


def _hole_and_three_of(start: int) -> Ints:
    """The same for a few kinds of boards, from one of them on."""
    found = np.zeros((1, len(CATEGORIES)), np.int64)
    add_hole_and_three(*_some(start), found[0])
    return found


def _some(start: int) -> tuple[Ints, Ints]:
    boards, weights = _all_boards()
    return boards[start : start + _BOARDS_AT_ONCE], weights[start : start + _BOARDS_AT_ONCE]


@njit
def add_sevens(boards: Ints, weights: Ints, found: Ints) -> None:
    """Add what all holes make of these boards, each so many times, by kind of hole and category."""
    for row in range(len(boards)):
        key, bits = NO_CARDS, 0
        for card in boards[row]:
            key += CARD_KEYS[card]
            bits |= CARD_BITS[card]
        live = live_cards(boards[row])
        for second in range(1, len(live)):
            one = live[second]
            for other in live[:second]:
                strength = seven(key + CARD_KEYS[one] + CARD_KEYS[other], bits | CARD_BITS[one] | CARD_BITS[other])
                found[HOLE_KINDS[one, other], LEVELS[strength]] += weights[row]


@njit
def add_hole_and_three(boards: Ints, weights: Ints, found: Ints) -> None:
    """Add what all holes make of three cards of these boards, each so many times, by category."""
    keys, bits = np.empty(len(_TRIPLES), np.int64), np.empty(len(_TRIPLES), np.int64)
    for row in range(len(boards)):
        for place in range(len(_TRIPLES)):
            keys[place], bits[place] = NO_CARDS, 0
            for at in _TRIPLES[place]:
                keys[place] += CARD_KEYS[boards[row, at]]
                bits[place] |= CARD_BITS[boards[row, at]]
        live = live_cards(boards[row])
        for second in range(1, len(live)):
            one = live[second]
            for other in live[:second]:
                best = 0
                for place in range(len(_TRIPLES)):
                    key = keys[place] + CARD_KEYS[one] + CARD_KEYS[other]
                    best = max(best, five(key, bits[place] | CARD_BITS[one] | CARD_BITS[other]))
                found[LEVELS[best]] += weights[row]


def royals(one: int, other: int) -> Counter[str]:
    """In how many ways flop, turn and river, in this order, make a royal flush of two hole cards, by what made it."""
    ways: Counter[str] = Counter()
    for suit in range(_SUITS):
        held = sum(card & 3 == suit and card >> 2 >= _TEN for card in (one, other))
        others = CARD_COUNT - 5 - (2 - held)  # live cards that are not of this royal flush
        for places in combinations(range(_BOARD), held):  # where such cards lie on the board
            last = max(place for place in range(_BOARD) if place not in places)
            line = f"royal-after-{max(last + 1, _FLOP) + 2}" if held else COMMUNITY_ROYAL
            ways[line] += factorial(5 - held) * perm(others, held) // factorial(_FLOP)
    return ways


def royals_by_kind() -> list[Counter[str]]:
    """The same for all holes of a kind together, in the order of HOLE_NAMES."""
    ways: list[Counter[str]] = [Counter() for _ in HOLE_NAMES]
    for one, other in combinations(range(CARD_COUNT), 2):
        ways[HOLE_KINDS[one, other]] += royals(one, other)
    return ways
