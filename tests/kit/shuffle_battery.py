"""A battery of statistics that a fair shuffle passes and a biased one does not.

Three questions are asked of many shuffles of the same sorted deck: which card came to which place, which card followed
which, and how many cards stayed where they were. Each answer has a chi-square distribution if all orders are equally
likely. No statistic can prove that: what proves it is the enumeration in test_rng.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from math import comb, exp, factorial, lgamma, log, sqrt
from operator import eq
from typing import NamedTuple

Shuffle = Callable[[], bytes]  # one deck: each of the numbers below its size, in the order dealt
BATCH = 1000


class Tally(NamedTuple):
    """What so many decks of that size showed."""

    size: int
    decks: int
    places: Counter[tuple[int, int]]  # (place, card)
    neighbours: Counter[tuple[int, int]]  # (card, the next one); the first follows the last
    fixed: Counter[int]  # cards that lie at their own place, a deck


class Statistic(NamedTuple):
    """A sum of squares, and the degrees of freedom of its chi-square distribution."""

    value: float
    freedom: int


def tally(shuffle: Shuffle, decks: int, size: int = 52) -> Tally:
    """Count what so many shuffles of so many cards show."""
    places: Counter[tuple[int, int]] = Counter()
    neighbours: Counter[tuple[int, int]] = Counter()
    fixed: Counter[int] = Counter()
    own = bytes(range(size))
    for start in range(0, decks, BATCH):
        batch = [shuffle() for _ in range(min(BATCH, decks - start))]
        fixed.update(sum(map(eq, deck, own)) for deck in batch)
        dealt = b"".join(batch)
        columns = [dealt[place::size] for place in range(size)]
        for place, column in enumerate(columns):
            for card in own:
                places[place, card] += column.count(card)
            neighbours.update(zip(column, columns[(place + 1) % size], strict=True))
    return Tally(size, decks, places, neighbours, fixed)


def of_places(seen: Tally) -> Statistic:
    """Card by place. A deck is a permutation matrix: its variance is 1/(n-1) on each of (n-1)^2 dimensions."""
    size, expected = seen.size, seen.decks / seen.size
    squares = sum((seen.places[cell] - expected) ** 2 for cell in _cells(size))
    return Statistic(squares * (size - 1) / seen.decks, (size - 1) ** 2)


def of_neighbours(seen: Tally) -> Statistic:
    """Card by next card. A deck taken as a ring is a cyclic permutation, and a follows b less often if b follows a.

    So the sum and the difference of both counts vary differently: their variances are 2/(n-1) and 2n/((n-1)(n-2)) a
    deck, on n(n-3)/2 and (n-1)(n-2)/2 dimensions.
    """
    size, decks = seen.size, seen.decks
    of_sum, of_difference = 2 * decks / (size - 1), 2 * decks * size / ((size - 1) * (size - 2))
    value = 0.0
    for one, other in combinations(range(size), 2):
        there, back = seen.neighbours[one, other], seen.neighbours[other, one]
        value += (there + back - of_sum) ** 2 / of_sum + (there - back) ** 2 / of_difference
    return Statistic(value, size * (size - 3) // 2 + (size - 1) * (size - 2) // 2)


def of_fixed(seen: Tally) -> Statistic:
    """Cards that stayed in their place. Numbers that fewer than five decks should show are taken together."""
    size, decks = seen.size, seen.decks
    expected = [decks * orders / factorial(size) for orders in _orders_by_fixed(size)]
    last = max(number for number in range(size + 1) if sum(expected[number:]) >= 5)
    expected[last:] = [sum(expected[last:])]
    observed = [seen.fixed[number] for number in range(last)]
    observed.append(decks - sum(observed))
    pairs = zip(observed, expected, strict=True)
    return Statistic(sum((found - wanted) ** 2 / wanted for found, wanted in pairs), last)


STATISTICS = {"places": of_places, "neighbours": of_neighbours, "fixed": of_fixed}


def rejections(seen: Tally, level: float) -> set[str]:
    """The statistics that speak against a fair shuffle, which together do so by chance with at most that level."""
    found = {name: statistic(seen) for name, statistic in STATISTICS.items()}
    share = level / len(found)
    return {name for name, (value, freedom) in found.items() if value > critical_value(freedom, share)}


def critical_value(freedom: int, level: float) -> float:
    """What a chi-square variable exceeds with that probability."""
    low, high = 0.0, freedom + 20 * sqrt(2 * freedom) + 100
    while high - low > 1e-9 * high:
        middle = (low + high) / 2
        low, high = (middle, high) if exceeds(freedom, middle) > level else (low, middle)
    return high


def exceeds(freedom: int, value: float) -> float:
    """The probability that a chi-square variable exceeds the value: one less the incomplete gamma series."""
    shape, half = freedom / 2, value / 2
    if half == 0:
        return 1.0
    term = total = exp(shape * log(half) - half - lgamma(shape + 1))
    while term > 1e-18 * total:
        shape += 1
        term *= half / shape
        total += term
    return 1 - total


def _cells(size: int) -> Iterator[tuple[int, int]]:
    return ((place, card) for place in range(size) for card in range(size))


def _orders_by_fixed(size: int) -> list[int]:
    """How many orders leave 0, 1, ... cards in their place: those chosen, and no other."""
    none = [1]  # orders of so many cards that leave none
    for count in range(1, size + 1):
        none.append(count * none[-1] + (-1) ** count)
    return [comb(size, number) * none[size - number] for number in range(size + 1)]
