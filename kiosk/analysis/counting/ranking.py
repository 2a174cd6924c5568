"""Ranks all holdings against each other on one board, once for each class of cards that the board cannot tell apart.

Only a card's rank counts, and whether it is of the suit of which the board has three or more. So the 1,081 holdings
fall into 91 kinds, or into at most 351 where a flush is possible, and a walk through them from the lowest to the
highest tells for each how many of the 990 holdings against it are lower and equal.
"""

import numpy as np

from kiosk.analysis.counting.compiled import njit
from kiosk.analysis.counting.evaluator import LEVELS, RANK_WEIGHTS, Ints, one_suit, plain_seven
from kiosk.rules.cards.hands import level_of

CLASSES = 26  # ranks out of the flush suit, then ranks in it
PAIRS = CLASSES * (CLASSES + 1) // 2
AGAINST = 990  # holdings that the dealer can have
_PAIR = level_of("pair")

# What is known of a kind of holdings on a board.
STRENGTH, LOWER, EQUAL, LOWER_UNQUALIFIED, HIGHER_UNQUALIFIED = range(5)
FIELDS = 5


@njit
def flush_suit(board: Ints) -> int:
    """The suit of which the board has three or more, or -1."""
    counts = 0
    for card in board:
        counts += 1 << 4 * (card & 3)
    for suit in range(4):
        if counts >> 4 * suit & 15 >= 3:
            return suit
    return -1


@njit
def pair_of(one: int, other: int) -> int:
    """The number of a kind of holdings, by the classes of its cards."""
    return one * (one + 1) // 2 + other if one >= other else other * (other + 1) // 2 + one


@njit
def class_of(card: int, suit: int) -> int:
    return (card >> 2) + 13 * (card & 3 == suit)


@njit
def rank_board(board: Ints, kinds: Ints, found: Ints) -> int:
    """Fill in `kinds` the numbers of all kinds of holdings, and in `found` their FIELDS. How many kinds there are.

    `found` has a row for each number of a kind; those of kinds that there are not keep what they had.
    """
    suit = flush_suit(board)
    left = np.empty(CLASSES, np.int64)
    for rank in range(13):
        left[rank] = 4 - (suit >= 0)
        left[13 + rank] = suit >= 0
    weight, bits, suited = 0, 0, 0
    for card in board:
        weight += RANK_WEIGHTS[card >> 2]
        left[class_of(card, suit)] -= 1
        if card & 3 == suit:
            bits |= 1 << (card >> 2)
            suited += 1
    order, count = _list_kinds(weight, bits, suited, left)
    _walk(_sorted(order, count), left, kinds, found)
    return count


@njit
def _list_kinds(weight: int, bits: int, suited: int, left: Ints) -> tuple[Ints, int]:
    """Every kind of which there is a holding, as one number: its strength, and the classes of its cards."""
    order = np.empty(PAIRS, np.int64)
    count = 0
    for one in range(CLASSES if suited else 13):
        if not left[one]:
            continue
        with_one = weight + RANK_WEIGHTS[one - 13 if one >= 13 else one]
        bits_one, suited_one = (bits | 1 << one - 13, suited + 1) if one >= 13 else (bits, suited)
        for other in range(one + 1):
            if left[other] <= (one == other):
                continue
            rank = other - 13 if other >= 13 else other
            if suited_one + (other >= 13) >= 5:
                strength = one_suit(bits_one | 1 << rank if other >= 13 else bits_one)
            else:
                strength = plain_seven(with_one + RANK_WEIGHTS[rank])
            order[count] = strength << 10 | one << 5 | other
            count += 1
    return order, count


@njit
def _sorted(order: Ints, count: int) -> Ints:
    """By strength: dealt out by its lower seven bits, gathered, dealt out by its upper seven."""
    turned = np.empty(count, np.int64)
    for shift in (10, 17):
        starts = np.zeros(129, np.int64)
        for place in range(count):
            starts[(order[place] >> shift & 127) + 1] += 1
        for digit in range(1, 129):
            starts[digit] += starts[digit - 1]
        for place in range(count):
            digit = order[place] >> shift & 127
            turned[starts[digit]] = order[place]
            starts[digit] += 1
        order, turned = turned, order
    return order[:count]


@njit
def _walk(order: Ints, left: Ints, kinds: Ints, found: Ints) -> None:
    """Go through the kinds from the lowest strength up, with the holdings passed so far, in all and with each class."""
    passed, with_class = 0, np.zeros(CLASSES, np.int64)
    unqualified, unqualified_with = -1, np.zeros(CLASSES, np.int64)
    equal_with = np.zeros(CLASSES, np.int64)
    start = 0
    while start < len(order):
        strength = order[start] >> 10
        if unqualified < 0 and LEVELS[strength] >= _PAIR:
            unqualified = passed
            for number in range(CLASSES):
                unqualified_with[number] = with_class[number]
        equal, end = 0, start
        while end < len(order) and order[end] >> 10 == strength:
            one, other = order[end] >> 5 & 31, order[end] & 31
            equal += left[one] * (left[one] - 1) // 2 if one == other else left[one] * left[other]
            equal_with[one] += left[other] - (one == other)
            equal_with[other] += left[one] if one != other else 0
            end += 1
        for place in range(start, end):
            one, other = order[place] >> 5 & 31, order[place] & 31
            kind = one * (one + 1) // 2 + other
            kinds[place] = kind
            found[kind, STRENGTH] = strength
            found[kind, LOWER] = passed - with_class[one] - with_class[other]
            found[kind, EQUAL] = equal - equal_with[one] - equal_with[other] + 1
        for place in range(start, end):
            one, other = order[place] >> 5 & 31, order[place] & 31
            with_class[one] += equal_with[one]
            equal_with[one] = 0
            with_class[other] += equal_with[other]
            equal_with[other] = 0
        passed += equal
        start = end
    _count_unqualified(order, max(unqualified, 0), unqualified_with, found)


@njit
def _count_unqualified(order: Ints, unqualified: int, with_class: Ints, found: Ints) -> None:
    """How many of the lower and of the higher holdings are less than a pair."""
    for place in range(len(order)):
        one, other = order[place] >> 5 & 31, order[place] & 31
        kind = one * (one + 1) // 2 + other
        against = unqualified - with_class[one] - with_class[other]
        if LEVELS[order[place] >> 10] >= _PAIR:
            found[kind, LOWER_UNQUALIFIED] = against
            found[kind, HIGHER_UNQUALIFIED] = 0
        else:  # it stands among them itself
            found[kind, LOWER_UNQUALIFIED] = found[kind, LOWER]
            found[kind, HIGHER_UNQUALIFIED] = against + 1 - found[kind, LOWER] - found[kind, EQUAL]
