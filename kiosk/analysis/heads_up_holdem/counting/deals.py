"""Counts Heads Up Hold'em: every hole, flop, turn-and-river and dealer's hand, under the best later decisions.

For each of the 1,755 kinds of flops and each pair of turn and river all holdings are ranked, and each holding is told
at once how its 990 deals end and whether it would be folded on the river. When a flop has seen all its boards, each
holding chooses between a raise now and the river's choice. The first decision stays open: both its branches are kept.
"""

from functools import partial
from typing import NamedTuple

import numpy as np

from kiosk.analysis.counting import ranking
from kiosk.analysis.counting.boards import live_cards, pairs_alike
from kiosk.analysis.counting.compiled import njit
from kiosk.analysis.counting.evaluator import CARD_COUNT, LEVELS, Ints
from kiosk.analysis.counting.symmetry import HOLE_KINDS, HOLE_NAMES, kinds_of
from kiosk.analysis.counting.work_parts import in_parts
from kiosk.analysis.counts.counts import Table
from kiosk.analysis.heads_up_holdem.counting.simple import level_of_five, outs_by_class, raises_on_flop, raises_on_river
from kiosk.analysis.heads_up_holdem.counts import ENDS, HANDS, HeadsUpCounts, HeadsUpHole
from kiosk.base.progress import Progress, unwatched

_HANDS, _ENDS = len(HANDS), len(ENDS)
_GROUPS = 2 * _HANDS
# Counts of one flop's boards are below 2^21, and five of them are added as two numbers.
_BITS = 21
_MASK = (1 << _BITS) - 1
_WIN, _WIN_UNQUALIFIED, _TIE, _LOSE, _LOSE_UNQUALIFIED = range(_ENDS)
_HOLES = CARD_COUNT * (CARD_COUNT - 1) // 2
_STRAIGHT = HANDS.index("straight")
_KINDS_OF_FLOPS, _FLOPS_AT_ONCE = 1755, 9
# Ultimate Texas Hold'em's blind wager, which is our odds wager without bad beats: what a win pays, in halves, by HANDS.
_BLIND = np.array((0, 0, 2, 3, 6, 20, 100, 1000))
OPTIMAL, SIMPLE, ULTIMATE = "optimal", "simple", "ultimate"
POLICIES = (OPTIMAL, SIMPLE, ULTIMATE)

# The hand that a wager asks for, by the category of kiosk.rules.cards.hands.
_HAND_OF_LEVEL = np.array(
    [0, 0, 0, *(HANDS.index(name) for name in ("three-of-a-kind", "straight", "flush", "full-house")), 5]
    + [0] * 5
    + [HANDS.index("straight-flush"), 0, HANDS.index("royal-flush"), 0]
)


_CLASSES_OF = np.array([(one, other) for one in range(ranking.CLASSES) for other in range(one + 1)])  # of each kind


class _Tally(NamedTuple):
    """Deals by kind of hole: one row for each of HOLE_NAMES."""

    raised: Ints
    flop: Ints
    river: Ints
    folded: Ints

    @classmethod
    def empty(cls) -> "_Tally":
        shape = (len(HOLE_NAMES), _HANDS, _ENDS)
        raised, flop, river = (np.zeros(shape, np.int64) for _ in range(3))
        return cls(raised, flop, river, np.zeros(shape[:2], np.int64))


def count_heads_up(policy: str = OPTIMAL, progress: Progress = unwatched, workers: int = 1) -> HeadsUpCounts:
    """All 27,813,810,024,000 deals. `ultimate`: the odds wager loses whenever the hand does, whatever it is."""
    if policy not in POLICIES:
        raise ValueError(f"there is no policy {policy!r}; there are {', '.join(POLICIES)}")
    return HeadsUpCounts(policy, count_kinds_of_flops(policy, range(_KINDS_OF_FLOPS), progress, workers))


def count_kinds_of_flops(
    policy: str, chosen: range, progress: Progress = unwatched, workers: int = 1
) -> tuple[HeadsUpHole, ...]:
    total = _Tally.empty()
    for part in in_parts(partial(_count_some, policy, chosen), len(chosen), _FLOPS_AT_ONCE, progress, workers):
        for sums, found in zip(total, part, strict=True):
            np.add(sums, found, out=sums)
    return tuple(_hole(total, place) for place in range(len(HOLE_NAMES)))


def _count_some(policy: str, chosen: range, start: int) -> _Tally:
    flops, weights = kinds_of(3)
    tally = _Tally.empty()
    some = list(chosen[start : start + _FLOPS_AT_ONCE])
    _count(flops[some], weights[some], policy == SIMPLE, policy == ULTIMATE, *tally)
    return tally


def _hole(total: _Tally, place: int) -> HeadsUpHole:
    name = HOLE_NAMES[place]
    combinations = int(np.count_nonzero(place == HOLE_KINDS)) // 2

    def table(counts: Ints) -> Table:
        return tuple(tuple(row) for row in counts[place].tolist())

    folded = tuple(total.folded[place].tolist())
    return HeadsUpHole(name, combinations, table(total.raised), table(total.flop), table(total.river), folded)


@njit
def _count(
    flops: Ints, weights: Ints, simple: bool, ultimate: bool, raised: Ints, flop: Ints, river: Ints, folded: Ints
) -> None:
    own = np.empty((_GROUPS, _ENDS), np.int64)  # of a holding: by hand, played or folded on the river
    for row in range(len(flops)):
        packed = np.zeros(_HOLES * _GROUPS * 2, np.int64)
        _count_boards(flops[row], simple, ultimate, packed)
        for high in range(1, CARD_COUNT):
            for low in range(high):
                if high in flops[row] or low in flops[row]:
                    continue
                _unpack(packed, (high * (high - 1) // 2 + low) * _GROUPS * 2, own)
                raises = raises_on_flop(flops[row], low, high) if simple else _raise_is_better(own, ultimate)
                _add(own, weights[row], raises, HOLE_KINDS[low, high], raised, flop, river, folded)


@njit
def _count_boards(flop: Ints, simple: bool, ultimate: bool, packed: Ints) -> None:
    """How the deals of each holding end, over all boards that begin with this flop."""
    board = np.empty(5, np.int64)
    for place in range(3):
        board[place] = flop[place]
    live, last = live_cards(flop), -1
    kinds, found = np.empty(ranking.PAIRS, np.int64), np.zeros((ranking.PAIRS, ranking.FIELDS), np.int64)
    ends = np.zeros((3, ranking.CLASSES, ranking.CLASSES), np.int64)
    for pair in np.sort(pairs_alike(flop)):
        board[3], board[4] = live[pair >> 6 & 63], live[pair & 63]
        if pair >> 12 != last:  # those that are alike stand together, and are ranked once
            last = pair >> 12
            count = ranking.rank_board(board, kinds, found)
            _put_down(board, kinds[:count], found, simple, ultimate, ends)
        _share(board, live, ends, packed)


@njit
def _put_down(board: Ints, kinds: Ints, found: Ints, simple: bool, ultimate: bool, packed: Ints) -> None:
    """How each kind of holdings ends on a board, by the classes of its cards: its group's place, and the ends."""
    left, strengths = np.zeros(ranking.CLASSES, np.int64), np.zeros(ranking.CLASSES, np.int64)
    ends = np.zeros(_ENDS, np.int64)
    on_board = level_of_five(board)
    if simple:
        outs_by_class(board, left, strengths)
    for kind in kinds:
        hand = _end(found[kind], ends)
        if simple:
            folds = not raises_on_river(found[kind, ranking.STRENGTH], on_board, left, strengths)
        else:
            folds = _fold_is_better(hand, ends, ultimate)
        upper = (ends[_WIN] << _BITS | ends[_WIN_UNQUALIFIED]) << _BITS | ends[_TIE]
        lower = ends[_LOSE] << _BITS | ends[_LOSE_UNQUALIFIED]
        one, other = _CLASSES_OF[kind]
        for first, second in ((one, other), (other, one)):
            packed[0, first, second] = 2 * (2 * hand + folds)
            packed[1, first, second], packed[2, first, second] = upper, lower


@njit
def _end(found: Ints, ends: Ints) -> int:
    """Put down how a kind of holdings ends on a board. Its hand."""
    higher = ranking.AGAINST - found[ranking.LOWER] - found[ranking.EQUAL]
    ends[_WIN] = found[ranking.LOWER] - found[ranking.LOWER_UNQUALIFIED]
    ends[_WIN_UNQUALIFIED] = found[ranking.LOWER_UNQUALIFIED]
    ends[_TIE] = found[ranking.EQUAL]
    ends[_LOSE] = higher - found[ranking.HIGHER_UNQUALIFIED]
    ends[_LOSE_UNQUALIFIED] = found[ranking.HIGHER_UNQUALIFIED]
    return int(_HAND_OF_LEVEL[LEVELS[found[ranking.STRENGTH]]])


@njit
def _fold_is_better(hand: int, ends: Ints, ultimate: bool) -> bool:
    """Whether to fold after turn and river costs less than to raise one ante, in half antes."""
    if hand >= _STRAIGHT and not ultimate:
        return False  # its odds wager does not lose
    won, lost = ends[_WIN] + ends[_WIN_UNQUALIFIED], ends[_LOSE] + ends[_LOSE_UNQUALIFIED]
    raised = 2 * (won - lost) + 2 * (ends[_WIN] - ends[_LOSE]) + _BLIND[hand] * won - 2 * lost
    return bool(raised < -4 * ranking.AGAINST)


@njit
def _share(board: Ints, live: Ints, ends: Ints, packed: Ints) -> None:
    """Give every holding what its kind has on this board."""
    cards, classes, count = np.empty(len(live), np.int64), np.empty(len(live), np.int64), 0
    suit = ranking.flush_suit(board)
    for card in live:
        if card not in (board[3], board[4]):
            cards[count], classes[count] = card, ranking.class_of(card, suit)
            count += 1
    for second in range(1, count):
        row = cards[second] * (cards[second] - 1) // 2
        places, upper, lower = ends[0, classes[second]], ends[1, classes[second]], ends[2, classes[second]]
        for first in range(second):
            other = classes[first]
            place = (row + cards[first]) * (2 * _GROUPS) + places[other]
            packed[place] += upper[other]
            packed[place + 1] += lower[other]


@njit
def _unpack(packed: Ints, start: int, own: Ints) -> None:
    for group in range(_GROUPS):
        upper, lower = packed[start + 2 * group], packed[start + 2 * group + 1]
        own[group, _WIN] = upper >> 2 * _BITS
        own[group, _WIN_UNQUALIFIED] = upper >> _BITS & _MASK
        own[group, _TIE] = upper & _MASK
        own[group, _LOSE] = lower >> _BITS
        own[group, _LOSE_UNQUALIFIED] = lower & _MASK


@njit
def _raise_is_better(own: Ints, ultimate: bool) -> bool:
    """Whether a raise of two antes on the flop is worth more than to check, in half antes.

    A straight or better that is never folded has its odds either way, whatever they are, so they are left out.
    """
    now, later = 0, 0
    for hand in range(_HANDS):
        for group in (2 * hand, 2 * hand + 1):
            ends = own[group]
            won = ends[_WIN] + ends[_WIN_UNQUALIFIED]
            lost = ends[_LOSE] + ends[_LOSE_UNQUALIFIED]
            ante = ends[_WIN] - ends[_LOSE]
            odds = _BLIND[hand] * won - 2 * lost if hand < _STRAIGHT or ultimate else 0
            now += 4 * (won - lost) + 2 * ante + odds
            if group % 2:
                later -= 4 * (won + lost + ends[_TIE])
            else:
                later += 2 * (won - lost) + 2 * ante + odds
    return now > later


@njit
def _add(
    own: Ints,
    weight: int,
    raises: bool,
    kind: int,
    raised: Ints,
    flop: Ints,
    river: Ints,
    folded: Ints,
) -> None:
    """Add a holding's deals, so many times, to those of its kind."""
    for hand in range(_HANDS):
        for end in range(_ENDS):
            played, given_up = weight * own[2 * hand, end], weight * own[2 * hand + 1, end]
            raised[kind, hand, end] += played + given_up
            if raises:
                flop[kind, hand, end] += played + given_up
            else:
                river[kind, hand, end] += played
                folded[kind, hand] += given_up
