"""Sets of cards that differ only by the names of the suits: one of each kind, and how many there are of it."""

from itertools import permutations

import numpy as np

from kiosk.analysis.counting.compiled import njit
from kiosk.analysis.counting.evaluator import CARD_COUNT, Ints
from kiosk.rules.cards.cards import RANKS

SUIT_ORDERS = np.array(list(permutations(range(4))))


@njit
def canonical(cards: Ints) -> int:
    """The lowest number that the cards make under any names of the suits, six bits a card in ascending order."""
    least = 1 << 60
    turned = np.empty(len(cards), np.int64)
    for order in SUIT_ORDERS:
        for place in range(len(cards)):
            moved = cards[place] & ~3 | order[cards[place] & 3]
            at = place
            while at > 0 and turned[at - 1] > moved:
                turned[at] = turned[at - 1]
                at -= 1
            turned[at] = moved
        number = 0
        for card in turned:
            number = number << 6 | int(card)
        least = min(least, number)
    return least


@njit
def _numbers(size: int, numbers: Ints) -> None:
    cards = np.arange(size)
    for row in range(len(numbers)):
        numbers[row] = canonical(cards)
        place = size - 1
        while place >= 0 and cards[place] == CARD_COUNT - size + place:
            place -= 1
        if place < 0:
            return
        cards[place] += 1
        for after in range(place + 1, size):
            cards[after] = cards[after - 1] + 1


def kinds_of(size: int) -> tuple[Ints, Ints]:
    """One set of so many cards of each kind, a row each in ascending order, and how many sets there are of it."""
    total = 1
    for taken in range(size):
        total = total * (CARD_COUNT - taken) // (taken + 1)
    numbers = np.empty(total, np.int64)
    _numbers(size, numbers)
    found, counts = np.unique(numbers, return_counts=True)
    shifts = np.arange(6 * (size - 1), -1, -6)
    return found[:, None] >> shifts & 63, counts.astype(np.int64)


HOLE_NAMES = tuple(
    RANKS[high] + RANKS[low] + ("" if high == low else "s" if suited else "o")
    for high in range(12, -1, -1)
    for low in range(high, -1, -1)
    for suited in ((False,) if high == low else (True, False))
)


def hole_name(one: int, other: int) -> str:
    """The kind of two hole cards: "AKs"."""
    high, low = max(one, other), min(one, other)
    mark = "" if high >> 2 == low >> 2 else "s" if high & 3 == low & 3 else "o"
    return RANKS[high >> 2] + RANKS[low >> 2] + mark


# The kind of any two cards, by their numbers, as a place in HOLE_NAMES; -1 for one card twice.
_PLACES = {name: place for place, name in enumerate(HOLE_NAMES)}
HOLE_KINDS = np.array(
    [
        [-1 if one == other else _PLACES[hole_name(one, other)] for other in range(CARD_COUNT)]
        for one in range(CARD_COUNT)
    ]
)
