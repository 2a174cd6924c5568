"""Counts Texas Hold'em Bonus: every hole, flop, turn, river and dealer's hand, under the best later bets.

A later bet is paid even money whatever the ante asks for, and changes nothing for the other wagers. So it is made
where the hand wins more often than it loses over all that can still come; where both are equal it is not. For each of
the 1,755 kinds of flops and each turn and river all holdings are ranked, and the ends of each are summed by turn card;
then each decides, once on the flop and once on each turn card.
"""

from functools import partial

import numpy as np

from kiosk.analysis.counting import ranking
from kiosk.analysis.counting.boards import count_sevens, live_cards, pairs_alike, royals_by_kind
from kiosk.analysis.counting.compiled import njit
from kiosk.analysis.counting.evaluator import CARD_COUNT, LEVELS, Ints
from kiosk.analysis.counting.symmetry import HOLE_KINDS, HOLE_NAMES, kinds_of
from kiosk.analysis.counting.work_parts import sum_in_parts
from kiosk.analysis.texas_holdem_bonus.counting.simple import bets_simply
from kiosk.analysis.texas_holdem_bonus.counts import BETS, ENDS, TexasCounts, TexasHole
from kiosk.base.progress import Progress, unwatched
from kiosk.rules.cards.hands import level_of
from kiosk.rules.pay.paytables import TABLE_LINES

OPTIMAL, SIMPLE = "optimal", "simple"
POLICIES = (OPTIMAL, SIMPLE)

_HOLES = CARD_COUNT * (CARD_COUNT - 1) // 2
_LIVE = CARD_COUNT - 3  # cards that the flop leaves
_RIVERS = _LIVE - 3  # river cards after a hole, a flop and a turn
_RUNOUTS = 20  # ways to see the five cards of a board as flop, turn and river in order
_ENDS = len(ENDS)
_WIN_LESS, _WIN_STRAIGHT, _WIN_FLUSH, _TIE, _LOSE = range(_ENDS)
_STRAIGHT, _FLUSH = level_of("straight"), level_of("flush")
_FLOPS_AT_ONCE = 15
_PROGRESSIVE = TABLE_LINES["progressive-texas"]

# How a holding ends after a turn card: four counts of at most 46 * 990 in one number, so that one addition does.
_BITS = 16
_MASK = (1 << _BITS) - 1


def count_texas(policy: str = OPTIMAL, progress: Progress = unwatched, workers: int = 1) -> TexasCounts:
    """All 55,627,620,048,000 deals, turn and river in order."""
    if policy not in POLICIES:
        raise ValueError(f"there is no policy {policy!r}; there are {', '.join(POLICIES)}")
    lines = progressive_by_hole(count_sevens(workers=workers))
    played = count_played(policy, *kinds_of(3), progress, workers)
    holes = []
    for place, name in enumerate(HOLE_NAMES):
        combinations = int(np.count_nonzero(place == HOLE_KINDS)) // 2
        holes.append(TexasHole(name, combinations, tuple(map(tuple, played[place].tolist())), lines[place]))
    return TexasCounts(policy, tuple(holes))


def progressive_by_hole(sevens: Ints) -> list[dict[str, int]]:
    """The progressive's lines of each kind of hole, over flop, turn and river in order."""
    found = []
    for own, ways in zip(sevens.tolist(), royals_by_kind(), strict=True):
        lines = {line: ways[line] if "royal" in line else _RUNOUTS * own[level_of(line)] for line in _PROGRESSIVE}
        found.append({**lines, "nothing": _RUNOUTS * sum(own) - sum(lines.values())})
    return found


def count_played(policy: str, flops: Ints, weights: Ints, progress: Progress = unwatched, workers: int = 1) -> Ints:
    """The deals of these flops, each so many times, by kind of hole, BETS and ENDS."""
    work = partial(_count_some, policy == SIMPLE, flops, weights)
    return sum_in_parts(work, len(flops), _FLOPS_AT_ONCE, progress, workers)


def _count_some(simple: bool, flops: Ints, weights: Ints, start: int) -> Ints:
    played = np.zeros((len(HOLE_NAMES), len(BETS), _ENDS), np.int64)
    some = slice(start, start + _FLOPS_AT_ONCE)
    for flop, weight in zip(flops[some], weights[some], strict=True):
        _decide_all(flop, sums_by_turn(flop), simple, weight, played)
    return played


@njit
def _decide_all(flop: Ints, sums: Ints, simple: bool, weight: int, played: Ints) -> None:
    live = live_cards(flop)
    board = np.empty(4, np.int64)
    board[:3] = flop
    for second in range(1, _LIVE):
        for first in range(second):
            low, high = live[first], live[second]
            own = sums[:, high * (high - 1) // 2 + low]
            _decide(own, board, live, low, high, simple, weight, played[HOLE_KINDS[low, high]])


@njit
def _decide(own: Ints, board: Ints, live: Ints, low: int, high: int, simple: bool, weight: int, played: Ints) -> None:
    """Add what a holding comes to on a flop, with the bets that it makes."""
    ends = np.zeros((2, _ENDS), np.int64)
    balance = 0
    for turn in live:
        if turn in (low, high):
            continue
        less, straight = own[turn] & _MASK, own[turn] >> _BITS & _MASK
        flush, lost = own[turn] >> 2 * _BITS & _MASK, own[turn] >> 3 * _BITS & _MASK
        won = less + straight + flush
        board[3] = turn
        river = int(bets_simply(board, low, high) if simple else won > lost)
        ends[river, _WIN_LESS] += less
        ends[river, _WIN_STRAIGHT] += straight
        ends[river, _WIN_FLUSH] += flush
        ends[river, _TIE] += _RIVERS * ranking.AGAINST - won - lost
        ends[river, _LOSE] += lost
        balance += won - lost
    bets = int(bets_simply(board[:3], low, high) if simple else balance > 0)
    for river in range(2):
        for end in range(_ENDS):
            played[bets + 2 * river, end] += weight * ends[river, end]


def sums_by_turn(flop: Ints) -> Ints:
    """How each holding ends over all rivers and dealers, packed: by turn card, and by number of the holding.

    Boards that rank holdings alike are ranked once: those that add the same ranks, or the same cards of the flush suit.
    """
    sums = np.zeros((CARD_COUNT, _HOLES), np.int64)
    _sum_by_turn(flop, np.sort(pairs_alike(flop)), sums)
    return sums


@njit
def _sum_by_turn(flop: Ints, pairs: Ints, sums: Ints) -> None:
    board = np.empty(5, np.int64)
    board[:3] = flop
    live, last = live_cards(flop), -1
    kinds, found = np.empty(ranking.PAIRS, np.int64), np.zeros((ranking.PAIRS, ranking.FIELDS), np.int64)
    ends = np.zeros((ranking.CLASSES, ranking.CLASSES), np.int64)
    for pair in pairs:
        board[3], board[4] = live[pair >> 6 & 63], live[pair & 63]
        if pair >> 12 != last:
            last = pair >> 12
            ranking.rank_board(board, kinds, found)
            _pack(found, ends)
        _share(board, live, ends, sums[board[3]], sums[board[4]])


@njit
def _pack(found: Ints, ends: Ints) -> None:
    """How each kind of holdings ends on a board, by the classes of its two cards."""
    for one in range(ranking.CLASSES):
        for other in range(one + 1):
            own = found[ranking.pair_of(one, other)]
            level = LEVELS[own[ranking.STRENGTH]]
            place = 0 if level < _STRAIGHT else _BITS if level < _FLUSH else 2 * _BITS
            higher = ranking.AGAINST - own[ranking.LOWER] - own[ranking.EQUAL]
            ends[one, other] = ends[other, one] = own[ranking.LOWER] << place | higher << 3 * _BITS


@njit
def _share(board: Ints, live: Ints, ends: Ints, one_turn: Ints, other_turn: Ints) -> None:
    """Give every holding what its kind has on this board; either of the last two cards may have been the turn."""
    suit = ranking.flush_suit(board)
    cards, classes, count = np.empty(_LIVE, np.int64), np.empty(_LIVE, np.int64), 0
    for card in live:
        if card not in (board[3], board[4]):
            cards[count], classes[count] = card, ranking.class_of(card, suit)
            count += 1
    for second in range(1, count):
        row, own = cards[second] * (cards[second] - 1) // 2, ends[classes[second]]
        for first in range(second):
            one_turn[row + cards[first]] += own[classes[first]]
            other_turn[row + cards[first]] += own[classes[first]]
