"""The shuffle statistics on request: fair shuffles pass, biased ones do not, and the distribution is the right one."""

from collections.abc import Sequence
from fractions import Fraction
from typing import TypeVar

import pytest

from kiosk.audit.shuffle_check import check_shuffles, exceeds
from kiosk.table.chance import SeededChance
from tests.kit import shuffle_battery

T = TypeVar("T")


class Biased(SeededChance):
    """A shuffle that is wrong in one way."""

    def __init__(self, how: str) -> None:
        super().__init__(3)
        self._how = how

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        deck = super().shuffled(cards)
        if self._how == "the first card stays low":
            return tuple(sorted(deck[:2])) + deck[2:]  # type: ignore[type-var]
        if self._how == "two cards keep together":
            rest = [card for card in deck if card != cards[1]]
            at = rest.index(cards[0]) + 1
            return (*rest[:at], cards[1], *rest[at:]) if self.below(3) == 0 else deck
        return tuple(cards) if self.below(200) == 0 else deck  # a deck is not shuffled


def test_a_fair_shuffle_passes() -> None:
    verdict = check_shuffles(SeededChance(1), 2000)
    assert verdict.passed
    assert verdict.words().startswith("PASSED")
    assert [statistic.freedom for statistic in verdict.statistics[:2]] == [2601, 2549]


@pytest.mark.parametrize("how", ["the first card stays low", "two cards keep together", "now and then it is left out"])
def test_a_biased_shuffle_does_not(how: str) -> None:
    verdict = check_shuffles(Biased(how), 2000)
    assert not verdict.passed
    assert verdict.words().startswith("NOT PASSED")


def test_the_statistics_are_those_of_the_battery() -> None:
    decks = 300
    chance = SeededChance(5)
    own = bytes(range(52))
    seen = shuffle_battery.tally(lambda: bytes(chance.shuffled(own)), decks)
    wanted = [statistic(seen) for statistic in shuffle_battery.STATISTICS.values()]
    found = check_shuffles(SeededChance(5), decks).statistics
    assert [one.freedom for one in found] == [one.freedom for one in wanted]
    assert [float(one.value) for one in found] == pytest.approx([one.value for one in wanted])


@pytest.mark.parametrize(("freedom", "value"), [(1, 4), (5, 3), (6, 10), (2549, 2500), (2601, 2700)])
def test_the_distribution_is_chi_square(freedom: int, value: int) -> None:
    assert float(exceeds(freedom, Fraction(value))) == pytest.approx(shuffle_battery.exceeds(freedom, value), abs=1e-9)
    assert exceeds(freedom, Fraction()) == 1


def test_it_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    check_shuffles(SeededChance(1), 250, lambda done, of: told.append((done, of)))
    assert told == [(0, 250), (100, 250), (200, 250)]
