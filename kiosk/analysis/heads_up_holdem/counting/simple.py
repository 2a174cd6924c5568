"""Heads Up Hold'em by rules that a person can keep in mind, as such games are played by the book. Compiled.

`kiosk.analysis.pricing.simple_strategies` has the rules in words, and those of the first decision.
"""

import numpy as np

from kiosk.analysis.counting.compiled import njit
from kiosk.analysis.counting.evaluator import (
    CARD_BITS,
    CARD_KEYS,
    LEVELS,
    NO_CARDS,
    RANK_WEIGHTS,
    Ints,
    five,
    one_suit,
    plain_six,
)
from kiosk.analysis.counting.ranking import CLASSES, class_of, flush_suit
from kiosk.rules.cards.hands import level_of

MANY_OUTS = 21  # cards that would each beat the hand in the dealer's place
_PAIR, _STRAIGHT = level_of("pair"), level_of("straight")
_TEN = 8


@njit
def level_of_five(cards: Ints) -> int:
    key, bits = NO_CARDS, 0
    for card in cards:
        key += CARD_KEYS[card]
        bits |= CARD_BITS[card]
    return int(LEVELS[five(key, bits)])


@njit
def raises_on_flop(flop: Ints, low: int, high: int) -> bool:
    """A pair or better that uses a hole card (pocket twos alone do not), or four to a flush with one's own ten up."""
    own = level_of_five(np.array((flop[0], flop[1], flop[2], low, high)))
    if own > _level_of_flop(flop):
        return own > _PAIR or high >= 4 or low >= 4
    return _four_to_a_flush(flop, low, high)


@njit
def _level_of_flop(flop: Ints) -> int:
    one, two, three = flop[0] >> 2, flop[1] >> 2, flop[2] >> 2
    if one == two == three:
        return 3
    return int(one in (two, three) or two == three)


@njit
def _four_to_a_flush(flop: Ints, low: int, high: int) -> bool:
    for card in (low, high):
        suit = card & 3
        count = (low & 3 == suit) + (high & 3 == suit)
        for other in flop:
            count += other & 3 == suit
        if count == 4 and card >> 2 >= _TEN:
            return True
    return False


@njit
def outs_by_class(board: Ints, left: Ints, strengths: Ints) -> None:
    """For each class of cards on a board, how many there are and how strong one of them makes the dealer by itself."""
    suit = flush_suit(board)
    weight, bits, suited = 0, 0, 0
    for number in range(CLASSES):
        left[number] = (suit >= 0) if number >= 13 else 4 - (suit >= 0)
    for card in board:
        weight += RANK_WEIGHTS[card >> 2]
        left[class_of(card, suit)] -= 1
        if card & 3 == suit:
            bits |= 1 << (card >> 2)
            suited += 1
    for number in range(CLASSES):
        if left[number] <= 0:
            continue
        rank = number % 13
        if suited + (number >= 13) >= 5:
            strengths[number] = one_suit(bits | 1 << rank if number >= 13 else bits)
        else:
            strengths[number] = plain_six(weight + RANK_WEIGHTS[rank])


@njit
def raises_on_river(strength: int, on_board: int, left: Ints, strengths: Ints) -> bool:
    """A better kind of hand than the board has by itself, a straight or better, or few cards that beat it."""
    level = LEVELS[strength]
    if level > on_board or level >= _STRAIGHT:
        return True
    outs = 0
    for number in range(CLASSES):
        if left[number] > 0 and strengths[number] > strength:
            outs += left[number]
    return outs < MANY_OUTS
