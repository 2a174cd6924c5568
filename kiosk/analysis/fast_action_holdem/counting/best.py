"""Searches the best action for every kind of four cards in Fast Action Hold'em, by trying each on the same deals.

The cards one holds are out of the shoe; dealers with a natural are counted exactly and not dealt. After every look an
action that is clearly worse than the best one is given up, and the rest are tried on twice as many deals: plain hands
are settled soon, close ones late. What stays undecided to the end differs by a few thousandths of the wager.
"""

from functools import partial

import numpy as np
import numpy.typing as npt

from kiosk.analysis.counting.compiled import njit
from kiosk.analysis.counting.evaluator import Ints
from kiosk.analysis.counting.sharing import Progress, in_parts
from kiosk.analysis.fast_action_holdem.counting.fours import (
    ACTIONS,
    KEEPS,
    NATURAL,
    PLAYED,
    SURRENDER,
    Bytes,
    alike,
    is_natural,
    kinds,
    naturals_beside,
)
from kiosk.analysis.fast_action_holdem.counting.play import try_hand
from kiosk.analysis.fast_action_holdem.strategy import TWOS
from kiosk.cards import RANKS

Reals = npt.NDArray[np.float64]

CHANCE_DEALS = 1 << 21
_FIRST_LOOK, _LAST_LOOK = 1 << 12, 1 << 20  # deals
_CLEARLY = 4  # standard errors
_KINDS_AT_ONCE = 64
_NUMBERS_A_KIND = 1 << 32  # so that no two kinds are tried on the same deals
_PATTERNS = 1 << 6  # sets of the six pairs


def best_actions(decks: int, seed: int, progress: Progress | None = None, workers: int = 1) -> Bytes:
    """The best action found for each kind of four cards, in the order of `fours.kinds`."""
    parts = in_parts(partial(_some_actions, decks, seed), len(kinds()), _KINDS_AT_ONCE, progress, workers)
    return np.concatenate(list(parts))


def _some_actions(decks: int, seed: int, start: int) -> Bytes:
    fours = kinds()[start : start + _KINDS_AT_ONCE]
    return np.array([best_action(fours[row], decks, seed, start + row)[0] for row in range(len(fours))], np.uint8)


@njit
def _worth(action: int, won: int) -> int:
    """What an action that does not surrender wins, in wagers, where these pairs win."""
    own, rest = PLAYED[action, 0], PLAYED[action, 1]
    first = 2 * (won >> own & 1) - 1
    return int(first if action < KEEPS else first + 2 * (won >> rest & 1) - 1)


@njit
def best_action(four: Ints, decks: int, seed: int, kind: int) -> tuple[int, int]:
    """The best action, and on how many deals it was found."""
    if is_natural(four):
        return NATURAL, 0
    naturals, ways = naturals_beside(four, decks)
    worths = np.empty((ACTIONS, _PATTERNS))
    for action in range(SURRENDER):
        for won in range(_PATTERNS):
            worths[action, won] = _worth(action, won)
    # A dealer's natural takes a wager from all others and only half from a surrender: told to the other deals.
    worths[SURRENDER] = (2 * naturals - ways) / (2 * (ways - naturals))
    live = alike(four) == np.arange(ACTIONS)
    patterns = np.zeros(_PATTERNS, np.int64)
    start, seen, upto = kind * _NUMBERS_A_KIND, 0, _FIRST_LOOK
    while True:
        try_hand(four, decks, seed, (start + seen, start + upto), _pairs(live), patterns)
        seen, upto = upto, 2 * upto
        best = _leave_the_close(live, worths, patterns, seen)
        if live.sum() == 1 or upto > _LAST_LOOK:
            return best, seen


@njit
def _pairs(live: npt.NDArray[np.bool_]) -> int:
    """The pairs that are played by any of these actions, a bit each."""
    pairs = 0
    for action in range(SURRENDER):
        if live[action]:
            own, rest = PLAYED[action, 0], PLAYED[action, 1]
            pairs |= 1 << own
            if rest >= 0:
                pairs |= 1 << rest
    return pairs


@njit
def _leave_the_close(live: npt.NDArray[np.bool_], worths: Reals, patterns: Ints, seen: int) -> int:
    """Give up the actions that are clearly worse than the best one, which is returned."""
    best = -1
    totals = (worths * patterns).sum(axis=1)
    for action in range(ACTIONS):
        if live[action] and (best < 0 or totals[action] > totals[best]):
            best = action
    for action in range(ACTIONS):
        if live[action] and action != best:
            less = worths[best] - worths[action]
            gap = totals[best] - totals[action]
            spread = (less * less * patterns).sum() - gap * gap / seen
            live[action] = gap * gap < _CLEARLY**2 * spread
    return best


def two_name(one: int, other: int) -> str:
    """The kind of two cards, as `TWOS` has it."""
    high, low = max(one, other) >> 2, min(one, other) >> 2
    return RANKS[high] + RANKS[low] + ("s" if one & 3 == other & 3 else "o")


def two_card_wins(decks: int, seed: int, progress: Progress | None = None, workers: int = 1) -> dict[str, int]:
    """How often each kind of two cards wins, out of CHANCE_DEALS, against a dealer without a natural."""
    wins = in_parts(partial(wins_of_two, decks, seed), len(TWOS), 1, progress, workers)
    return dict(zip(TWOS, wins, strict=True))


def wins_of_two(decks: int, seed: int, place: int) -> int:
    """Those of one of TWOS; the other two cards of the hand are left in the shoe."""
    high, low, mark = tuple(TWOS[place])
    own = np.array([4 * RANKS.index(low) + (mark == "o"), 4 * RANKS.index(high)])
    patterns = np.zeros(_PATTERNS, np.int64)
    start = (len(kinds()) + place) * _NUMBERS_A_KIND
    try_hand(own, decks, seed, (start, start + CHANCE_DEALS), 1, patterns)
    return int(patterns[1])
