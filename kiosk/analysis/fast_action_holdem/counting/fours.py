"""Four cards out of several decks: their places in a list of all, their kinds, and what can be done with them.

Cards are numbers as in `evaluator`, in ascending order; a card may come more than once. What is done with four cards
speaks of their places in that order, and is the same for cards that differ only by the names of the suits.
"""

from functools import cache
from math import comb

import numpy as np
import numpy.typing as npt

from kiosk.analysis.counting.compiled import inlined, njit
from kiosk.analysis.counting.evaluator import CARD_COUNT, Ints
from kiosk.analysis.counting.symmetry import SUIT_ORDERS, canonical
from kiosk.rules.fast_action_holdem.house_ways import PAIRS

Bytes = npt.NDArray[np.uint8]

FOURS = comb(CARD_COUNT + 3, 4)
MAX_DECKS = 8

# An action: keep one of the six PAIRS, split into one of the first three and the rest, or surrender.
KEEPS, SPLITS, SURRENDER, NATURAL = 6, 9, 9, 10  # below 6 a keep, below 9 a split; a natural decides nothing
FIRST, SECOND = np.array([pair[0] for pair in PAIRS]), np.array([pair[1] for pair in PAIRS])
# The two pairs of places that an action plays: its own and, where it splits, the rest. -1: none.
PLAYED = np.array([(own, -1) for own in range(6)] + [(own, 5 - own) for own in range(3)] + [(-1, -1)] * 2)
_PAIR_OF = np.array([[PAIRS.index((min(a, b), max(a, b))) if a != b else -1 for b in range(4)] for a in range(4)])
_TWOS, _THREES, _FOURS = (np.array([comb(card + more, more + 1) for card in range(CARD_COUNT)]) for more in (1, 2, 3))


@inlined
def place_of(first: int, second: int, third: int, fourth: int) -> int:
    """The place of four cards in ascending order among all FOURS."""
    return int(first + _TWOS[second] + _THREES[third] + _FOURS[fourth])


@cache
def kinds() -> Ints:
    """One four of each of the 22,022 kinds, alike but for the names of suits, in the order of their numbers."""
    numbers = np.unique(_numbers(every_four()))
    fours: Ints = numbers[:, None] >> np.array([18, 12, 6, 0]) & 63
    return fours


@njit
def every_four() -> Ints:
    fours = np.empty((FOURS, 4), np.int64)
    row = 0
    for fourth in range(CARD_COUNT):
        for third in range(fourth + 1):
            for second in range(third + 1):
                for first in range(second + 1):
                    fours[row] = (first, second, third, fourth)
                    row += 1
    return fours


@njit
def _numbers(fours: Ints) -> Ints:
    numbers = np.empty(len(fours), np.int64)
    for row in range(len(fours)):
        numbers[row] = canonical(fours[row])
    return numbers


@njit
def deals_of(four: Ints, decks: int) -> int:
    deals, copies = 1, 0
    for place in range(4):  # of the same card there is one less each time, and their order does not count
        copies = copies + 1 if place and four[place] == four[place - 1] else 1
        deals = deals * (decks + 1 - copies) // copies
    return deals


@njit
def naturals_beside(four: Ints, decks: int) -> tuple[int, int]:
    """Of the ways to deal four more cards: those that are a natural, and all."""
    naturals = 0
    for rank in range(13):
        left = 4 * decks
        for card in four:
            left -= card >> 2 == rank
        naturals += left * (left - 1) * (left - 2) * (left - 3) // 24
    left = CARD_COUNT * decks - 4
    return naturals, left * (left - 1) * (left - 2) * (left - 3) // 24


@inlined
def is_natural(four: Ints) -> bool:
    return bool(four[0] >> 2 == four[3] >> 2)


@njit
def _renamed(four: Ints, order: Ints, places: Ints) -> int:
    """The place of four cards under other names of suits; in `places`, where each of them went."""
    moved = four & ~3 | order[four & 3]
    for card in range(4):
        places[card] = 0
        for other in range(4):
            if moved[other] < moved[card] or (moved[other] == moved[card] and other < card):
                places[card] += 1
    turned = np.empty(4, np.int64)
    turned[places] = moved
    return place_of(turned[0], turned[1], turned[2], turned[3])


@njit
def _moved(action: int, places: Ints) -> int:
    """The same action on cards that went to these places."""
    if action >= SPLITS:
        return action
    pair = PLAYED[action, 0]
    moved = _PAIR_OF[places[FIRST[pair]], places[SECOND[pair]]]
    return int(moved if action < KEEPS else KEEPS + min(moved, 5 - moved))


@njit
def spread_actions(fours: Ints, actions: Bytes) -> Bytes:
    found = np.empty(FOURS, np.uint8)
    places = np.empty(4, np.int64)
    for kind in range(len(fours)):
        for order in SUIT_ORDERS:
            place = _renamed(fours[kind], order, places)
            found[place] = _moved(actions[kind], places)
    return found
