"""The later bets of Texas Hold'em Bonus by rules that a person can keep in mind. Compiled.

`kiosk.analysis.pricing.simple_strategies` has the rules in words, and those of the first decision.
"""

import numpy as np

from kiosk.analysis.counting.compiled import njit
from kiosk.analysis.counting.evaluator import Ints
from kiosk.rules.cards.cards import RANKS

# How many ranks of a set lie at the most within five in a row, the ace also below the deuce.
_TO_STRAIGHT = np.array(
    [max(((ranks << 1 | ranks >> 12) >> low & 31).bit_count() for low in range(10)) for ranks in range(1 << len(RANKS))]
)
_TEN, _ACE = RANKS.index("T"), RANKS.index("A")


@njit
def bets_simply(board: Ints, low: int, high: int) -> bool:
    """Whether the simple strategy bets with these hole cards before the turn (three cards lie) or before the river."""
    one, other = high >> 2, low >> 2
    ranks, suits, paired = 0, 0, False
    for card in board:
        paired = paired or ranks >> (card >> 2) & 1 == 1
        ranks |= 1 << (card >> 2)
        suits += 1 << 4 * (card & 3)
    straight = _TO_STRAIGHT[ranks | 1 << one | 1 << other]
    flush = _most(suits + (1 << 4 * (low & 3)) + (1 << 4 * (high & 3)))
    if straight == 5 or flush >= 5 or (one == _ACE and paired):
        return True
    if len(board) == 3:
        draws = flush == 4 or (other >= _TEN and (one == _ACE or straight == 4))
        return draws or _pairs(ranks, one, other)
    if _most(suits) < 3 and _TO_STRAIGHT[ranks] < 4:
        return _pairs(ranks, one, other)
    above = ranks if paired else ranks & ranks - 1  # without the lowest
    return _pairs(above if one != other else ranks, one, other)


@njit
def _most(suits: int) -> int:
    """How many cards the longest suit has, where four bits count each suit."""
    return max(suits & 15, suits >> 4 & 15, suits >> 8 & 15, suits >> 12)


@njit
def _pairs(ranks: int, one: int, other: int) -> bool:
    """Whether a hole card pairs one of these ranks, or they pair each other and are not below all of them."""
    if one == other:
        return ranks & (1 << one) - 1 != 0 or ranks >> one & 1 == 1
    return (ranks >> one | ranks >> other) & 1 == 1
