"""Heads Up Hold'em's decisions as tables of bits, so that a simulated round looks them up, whatever the strategy.

On the flop: for each of the 1,755 kinds of flops each of the 1,326 holdings. After turn and river only ranks count, and
which of the cards are of the suit in which a flush is possible: that leaves 42,783 boards, with the kinds of holdings
that `ranking` tells apart. The tables are kept beside the compiled code.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from math import comb
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kiosk.analysis.counting import ranking
from kiosk.analysis.counting.compiled import inlined, kept, njit
from kiosk.analysis.counting.evaluator import CARD_COUNT, LEVELS, Ints
from kiosk.analysis.counting.symmetry import SUIT_ORDERS, kinds_of
from kiosk.analysis.heads_up_holdem.counting.deals import OPTIMAL
from kiosk.analysis.heads_up_holdem.counting.simple import level_of_five, outs_by_class, raises_on_flop, raises_on_river
from kiosk.rules.cards.hands import level_of

Bits = npt.NDArray[np.uint8]
Gains = npt.NDArray[np.int16]

_HOLES = CARD_COUNT * (CARD_COUNT - 1) // 2
_RANKS = 13
_LEFT = CARD_COUNT - 5
_STRAIGHT = level_of("straight")
# A set of cards in ascending order has the number that is the sum of these, one for each place; ranks may repeat.
_OF_CARDS = np.array([[comb(card, place + 1) for card in range(CARD_COUNT)] for place in range(3)])
_OF_RANKS = np.array([[comb(rank + place, place + 1) for rank in range(_RANKS)] for place in range(5)])
# Boards without three of a suit come first, by their five ranks; then those with three, four and five of a suit.
_PLAIN = comb(_RANKS + 4, 5)
_OTHERS = np.array([0, 0, 0, comb(_RANKS + 1, 2), _RANKS, 1])  # by how many are of the suit: the ranks of the others
_STARTS = np.cumsum([0, 0, 0, _PLAIN, comb(_RANKS, 3) * _OTHERS[3], comb(_RANKS, 4) * _OTHERS[4]])
_BOARDS = int(_STARTS[-1]) + comb(_RANKS, 5)
_SUITED = np.zeros(1 << _RANKS, np.int64)  # by the bits of the ranks in the suit
for _size in (3, 4, 5):
    for _number, _ranks in enumerate(combinations(range(_RANKS), _size)):
        _SUITED[sum(1 << rank for rank in _ranks)] = _number
# Of each of SUIT_ORDERS, the one that takes it back.
_BACK = np.array([SUIT_ORDERS.tolist().index(np.argsort(order).tolist()) for order in SUIT_ORDERS])


class Decisions(NamedTuple):
    """One strategy after the first decision. A bit is set where the holding is raised."""

    flops: npt.NDArray[np.int16]  # by the number of a flop: its kind
    orders: npt.NDArray[np.int8]  # and which of SUIT_ORDERS makes it that
    on_flop: Bits
    on_river: Bits


@cache
def decisions(policy: str) -> Decisions:
    return Decisions(**kept(f"heads-up-{policy}", lambda: _make(policy)._asdict()))


def _make(policy: str) -> Decisions:
    flops, boards = kinds_of(3)[0], np.array(list(_boards()))
    kinds, orders = np.empty(comb(CARD_COUNT, 3), np.int16), np.empty(comb(CARD_COUNT, 3), np.int8)
    _spread(flops, kinds, orders)
    on_flop = np.zeros((len(flops), -(-_HOLES // 8)), np.uint8)
    on_river = np.zeros((_BOARDS, -(-ranking.PAIRS // 8)), np.uint8)
    if policy == OPTIMAL:
        gains = np.zeros((_BOARDS, ranking.PAIRS), np.int16)
        _fill_boards(boards, on_river, gains)
        _fill_flops(flops, on_flop, gains)
    else:
        _fill_boards_simply(boards, on_river)
        _fill_flops_simply(flops, on_flop)
    return Decisions(kinds, orders, on_flop, on_river)


def _boards() -> Iterator[tuple[int, ...]]:
    """One board of each number, in no order."""
    for ranks in combinations_with_replacement(range(_RANKS), 5):
        if ranks[0] < ranks[-1]:  # there are only four of a rank
            yield tuple(4 * rank + place % 4 for place, rank in enumerate(ranks))
    for suited in (3, 4, 5):
        others = combinations_with_replacement(range(_RANKS), 5 - suited)
        for within, out in product(combinations(range(_RANKS), suited), list(others)):
            yield (*(4 * rank for rank in within), *(4 * rank + place for place, rank in enumerate(out, 1)))


@inlined
def _flop_number(cards: Ints) -> int:
    low, high = min(cards[0], cards[1]), max(cards[0], cards[1])
    least, most = min(low, cards[2]), max(high, cards[2])
    return int(_OF_CARDS[0, least] + _OF_CARDS[1, low + high + cards[2] - least - most] + _OF_CARDS[2, most])


@njit
def _board_number(board: Ints, suit: int) -> int:
    if suit < 0:
        number = 0
        for place in range(5):
            below, rank = 0, board[place] >> 2
            for other in range(5):
                below += board[other] >> 2 < rank or (board[other] >> 2 == rank and other < place)
            number += _OF_RANKS[below, rank]
        return number
    bits, suited, low, high = 0, 0, 0, 0
    for card in board:
        if card & 3 == suit:
            bits |= 1 << (card >> 2)
            suited += 1
        else:
            low, high = high, card >> 2
    out = 0
    if suited == 3:
        out = _OF_RANKS[0, min(low, high)] + _OF_RANKS[1, max(low, high)]
    elif suited == 4:
        out = high
    return int(_STARTS[suited] + _SUITED[bits] * _OTHERS[suited] + out)


@inlined
def _hole_number(one: int, other: int) -> int:
    low, high = min(one, other), max(one, other)
    return high * (high - 1) // 2 + low


@inlined
def raises_after_flop(tables: Decisions, cards: Ints, one: int, other: int) -> bool:
    """Whether a holding is raised with the first three of these cards on the board."""
    number = _flop_number(cards)
    order = tables.orders[number]
    hole = _hole_number(one & ~3 | SUIT_ORDERS[order, one & 3], other & ~3 | SUIT_ORDERS[order, other & 3])
    return bool(tables.on_flop[tables.flops[number], hole >> 3] >> (hole & 7) & 1)


@inlined
def raises_after_river(tables: Decisions, board: Ints, one: int, other: int) -> bool:
    suit = ranking.flush_suit(board)
    kind = ranking.pair_of(ranking.class_of(one, suit), ranking.class_of(other, suit))
    return bool(tables.on_river[_board_number(board, suit), kind >> 3] >> (kind & 7) & 1)


@njit
def _spread(flops: Ints, kinds: npt.NDArray[np.int16], orders: npt.NDArray[np.int8]) -> None:
    """Put down for each flop its kind, and the order of suits that turns it into the one that stands for it."""
    turned = np.empty(3, np.int64)
    for kind in range(len(flops)):
        for order in range(len(SUIT_ORDERS)):
            for place in range(3):
                turned[place] = flops[kind, place] & ~3 | SUIT_ORDERS[order, flops[kind, place] & 3]
            number = _flop_number(turned)
            kinds[number], orders[number] = kind, _BACK[order]


@inlined
def _set(bits: Bits, row: int, place: int) -> None:
    bits[row, place >> 3] |= np.uint8(1 << (place & 7))


@njit
def _fill_flops_simply(flops: Ints, bits: Bits) -> None:
    for row in range(len(flops)):
        for high in range(1, CARD_COUNT):
            for low in range(high):
                if raises_on_flop(flops[row], low, high):
                    _set(bits, row, _hole_number(low, high))


@njit
def _fill_boards_simply(boards: Ints, bits: Bits) -> None:
    kinds, found = np.empty(ranking.PAIRS, np.int64), np.zeros((ranking.PAIRS, ranking.FIELDS), np.int64)
    left, strengths = np.empty(ranking.CLASSES, np.int64), np.empty(ranking.CLASSES, np.int64)
    for board in boards:
        row = _board_number(board, ranking.flush_suit(board))
        on_board = level_of_five(board)
        outs_by_class(board, left, strengths)
        for kind in kinds[: ranking.rank_board(board, kinds, found)]:
            if raises_on_river(found[kind, ranking.STRENGTH], on_board, left, strengths):
                _set(bits, row, kind)


@njit
def _fill_boards(boards: Ints, bits: Bits, gains: Gains) -> None:
    """After turn and river: raise, unless the two antes that a fold loses are less than a raise of one does.

    In `gains`, by how much it would have been better to raise two on the flop. Both in antes, over all hands of the
    dealer; odds of a straight or better are left out, as they are never lost, and come however the hand is raised.
    """
    kinds, found = np.empty(ranking.PAIRS, np.int64), np.zeros((ranking.PAIRS, ranking.FIELDS), np.int64)
    for board in boards:
        row = _board_number(board, ranking.flush_suit(board))
        for kind in kinds[: ranking.rank_board(board, kinds, found)]:
            one = found[kind]
            higher = ranking.AGAINST - one[ranking.LOWER] - one[ranking.EQUAL]
            less = LEVELS[one[ranking.STRENGTH]] < _STRAIGHT
            blind = (
                one[ranking.LOWER]
                - one[ranking.LOWER_UNQUALIFIED]
                - higher
                + one[ranking.HIGHER_UNQUALIFIED]
                - (higher if less else 0)
            )
            each = one[ranking.LOWER] - higher
            if less and blind + each < -2 * ranking.AGAINST:
                gains[row, kind] = blind + 2 * each + 2 * ranking.AGAINST
            else:
                gains[row, kind] = each
                _set(bits, row, kind)


@njit
def _fill_flops(flops: Ints, bits: Bits, gains: Gains) -> None:
    """On the flop: raise, if over all boards that is better than to wait."""
    board = np.empty(5, np.int64)
    for row in range(len(flops)):
        sums = np.zeros(_HOLES, np.int64)
        board[:3] = flops[row]
        for second in range(1, CARD_COUNT):
            for first in range(second):
                if first not in flops[row] and second not in flops[row]:
                    board[3], board[4] = first, second
                    suit = ranking.flush_suit(board)
                    _add(board, suit, gains[_board_number(board, suit)], sums)
        for hole in range(_HOLES):
            if sums[hole] > 0:
                _set(bits, row, hole)


@njit
def _add(board: Ints, suit: int, gains: Gains, sums: Ints) -> None:
    """Add to each holding what its kind has on this board."""
    cards, classes = np.empty(_LEFT, np.int64), np.empty(_LEFT, np.int64)
    count = 0
    for card in range(CARD_COUNT):
        if card not in board:
            cards[count], classes[count] = card, ranking.class_of(card, suit)
            count += 1
    for second in range(1, count):
        for first in range(second):
            sums[_hole_number(cards[first], cards[second])] += gains[ranking.pair_of(classes[second], classes[first])]
