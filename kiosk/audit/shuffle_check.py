"""Statistics of shuffles on request, with a verdict that can be read: a fair shuffle passes 99 times of 100.

Three questions are asked of many shuffles of the same sorted deck: which card came to which place, which card followed
which, and how many cards stayed where they were. Each answer is a chi-square variable if all orders are equally likely.
"""

from collections import Counter
from collections.abc import Iterator
from decimal import Decimal, localcontext
from fractions import Fraction
from itertools import combinations
from math import comb, factorial
from operator import eq
from typing import NamedTuple

from kiosk.base.ports import Chance
from kiosk.base.progress import Progress, unwatched

SIZE = 52
DECKS = 20_000
CONFIDENCE = 99  # percent, of all questions together
_QUESTIONS = 3
_BATCH = 100
_DIGITS = 60
_SMALLEST = 5  # decks that a number of cards in place must be expected to show


class Statistic(NamedTuple):
    """A question, its sum of squares, the freedom of its distribution, and how seldom a fair shuffle reaches it."""

    title: str
    value: Fraction
    freedom: int
    chance: Decimal

    @property
    def passed(self) -> bool:
        return self.chance * 100 * _QUESTIONS >= 100 - CONFIDENCE


class Verdict(NamedTuple):
    decks: int
    statistics: tuple[Statistic, ...]

    @property
    def passed(self) -> bool:
        return all(statistic.passed for statistic in self.statistics)

    def words(self) -> str:
        if self.passed:
            return f"PASSED: nothing in {self.decks:,} shuffles speaks against a fair shuffle, at {CONFIDENCE}%."
        return (
            f"NOT PASSED: {self.decks:,} shuffles do not look fair. One run in {100 // (100 - CONFIDENCE)} of a fair "
            "shuffle does not pass: run it again. If it fails again, close the table."
        )


def check_shuffles(chance: Chance, decks: int = DECKS, progress: Progress = unwatched) -> Verdict:
    own = tuple(range(SIZE))
    places: Counter[tuple[int, int]] = Counter()
    follows: Counter[tuple[int, int]] = Counter()
    fixed: Counter[int] = Counter()
    for number in range(decks):
        if number % _BATCH == 0:
            progress(number, decks)
        deck = chance.shuffled(own)
        places.update(enumerate(deck))
        follows.update(zip(deck, (*deck[1:], deck[0]), strict=True))
        fixed[sum(map(eq, deck, own))] += 1
    found = (
        ("Card by place", *_of_places(places, decks)),
        ("Card by the next card", *_of_neighbours(follows, decks)),
        ("Cards left in place", *_of_fixed(fixed, decks)),
    )
    return Verdict(
        decks, tuple(Statistic(title, value, freedom, exceeds(freedom, value)) for title, value, freedom in found)
    )


def _of_places(places: Counter[tuple[int, int]], decks: int) -> tuple[Fraction, int]:
    """A deck is a permutation matrix: its variance is 1/(n-1) on each of (n-1)^2 dimensions."""
    cells = ((place, card) for place in range(SIZE) for card in range(SIZE))
    squares = sum((SIZE * places[cell] - decks) ** 2 for cell in cells)
    return Fraction(squares * (SIZE - 1), SIZE * SIZE * decks), (SIZE - 1) ** 2


def _of_neighbours(follows: Counter[tuple[int, int]], decks: int) -> tuple[Fraction, int]:
    """A deck taken as a ring: the sum and the difference of "b follows a" and "a follows b" vary differently."""
    of_sum = Fraction(2 * decks, SIZE - 1)
    of_difference = Fraction(2 * decks * SIZE, (SIZE - 1) * (SIZE - 2))
    value = Fraction()
    for one, other in combinations(range(SIZE), 2):
        there, back = follows[one, other], follows[other, one]
        value += (there + back - of_sum) ** 2 / of_sum + (there - back) ** 2 / of_difference
    return value, SIZE * (SIZE - 3) // 2 + (SIZE - 1) * (SIZE - 2) // 2


def _of_fixed(fixed: Counter[int], decks: int) -> tuple[Fraction, int]:
    """Numbers that too few decks should show are taken together."""
    expected = [Fraction(decks * orders, factorial(SIZE)) for orders in _orders_by_fixed()]
    last = max(number for number in range(SIZE + 1) if sum(expected[number:]) >= _SMALLEST)
    expected[last:] = [sum(expected[last:], Fraction())]
    observed = [fixed[number] for number in range(last)]
    observed.append(decks - sum(observed))
    pairs = zip(observed, expected, strict=True)
    return sum(((found - wanted) ** 2 / wanted for found, wanted in pairs), Fraction()), last


def _orders_by_fixed() -> Iterator[int]:
    """How many orders leave 0, 1, ... cards in their place: those chosen, and no other."""
    none = [1]  # orders of so many cards that leave none
    for count in range(1, SIZE + 1):
        none.append(count * none[-1] + (-1) ** count)
    return (comb(SIZE, number) * none[SIZE - number] for number in range(SIZE + 1))


def exceeds(freedom: int, value: Fraction) -> Decimal:
    """The probability that a chi-square variable exceeds the value: one less the series of the incomplete gamma."""
    with localcontext(prec=_DIGITS):
        half = Decimal(value.numerator) / Decimal(2 * value.denominator)
        if not half:
            return Decimal(1)
        shape = Decimal(freedom) / 2
        term = total = half**shape * (-half).exp() / _gamma(freedom + 2)
        while term > total.scaleb(-_DIGITS):
            shape += 1
            term *= half / shape
            total += term
        return max(Decimal(), 1 - total)


def _gamma(doubled: int) -> Decimal:
    product = Decimal(1)
    while doubled > 2:  # down to 1, or to one half
        doubled -= 2
        product *= Decimal(doubled) / 2
    return product if doubled == 2 else product * _PI.sqrt()


_PI = Decimal("3.14159265358979323846264338327950288419716939937510582097494459")
