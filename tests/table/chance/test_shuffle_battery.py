"""The shuffle passes a battery of statistics, and the battery is shown to find what is wrong with bad shuffles."""

import random
from collections.abc import Callable
from functools import partial
from itertools import permutations

import pytest

from kiosk.base.ports import Chance
from kiosk.table.chance import SeededChance, SystemChance
from tests.kit.shuffle_battery import (
    STATISTICS,
    Shuffle,
    critical_value,
    exceeds,
    of_neighbours,
    of_places,
    rejections,
    tally,
)

SIZE = 52
SORTED = bytes(range(SIZE))
LEVEL = 0.01  # of all statistics together: the battery at 99%
NEVER = 1e-9  # where the chance is real and the test must not fail by it
ENOUGH = 10_000  # decks that show every bad shuffle below for what it is


def of_the_table(chance: Chance, deck: bytes = SORTED) -> Shuffle:
    return lambda: bytes(chance.shuffled(deck))


def modulo_256(source: random.Random) -> bytes:
    """The remainder of a byte, which favours the cards in front."""
    deck = bytearray(SORTED)
    for last in range(SIZE - 1, 0, -1):
        chosen = source.getrandbits(8) % (last + 1)
        deck[last], deck[chosen] = deck[chosen], deck[last]
    return bytes(deck)


def naive_swap(source: random.Random) -> bytes:
    """Every card with any card: 52 to the 52nd ways, which 52! does not divide."""
    deck = bytearray(SORTED)
    for place in range(SIZE):
        chosen = source.randrange(SIZE)
        deck[place], deck[chosen] = deck[chosen], deck[place]
    return bytes(deck)


def sattolo(source: random.Random) -> bytes:
    """Off by one: no card can stay."""
    deck = bytearray(SORTED)
    for last in range(SIZE - 1, 0, -1):
        chosen = source.randrange(last)
        deck[last], deck[chosen] = deck[chosen], deck[last]
    return bytes(deck)


def riffles_and_cut(source: random.Random) -> bytes:
    """Six riffles and a fair cut: every card is equally likely at every place, but neighbours stay together."""
    deck = SORTED
    for _ in range(6):
        from_left = source.getrandbits(SIZE)
        left, right = iter(deck[: from_left.bit_count()]), iter(deck[from_left.bit_count() :])
        deck = bytes(next(left if from_left >> place & 1 else right) for place in range(SIZE))
    place = source.randrange(SIZE)
    return deck[place:] + deck[:place]


def test_a_fair_shuffle_passes() -> None:
    assert rejections(tally(of_the_table(SeededChance(1)), ENOUGH), LEVEL) == set()


@pytest.mark.parametrize(
    ("bad", "found_by"),
    [
        (modulo_256, {"places", "fixed"}),
        (naive_swap, {"places", "fixed"}),
        (sattolo, {"places", "fixed"}),
        (riffles_and_cut, {"neighbours"}),
    ],
)
def test_a_bad_shuffle_does_not(bad: Callable[[random.Random], bytes], found_by: set[str]) -> None:
    source = random.Random(1)
    seen = tally(lambda: bad(source), ENOUGH)
    assert sum(seen.fixed.values()) == ENOUGH
    assert rejections(seen, LEVEL) >= found_by
    assert rejections(seen, NEVER) >= found_by - {"fixed"}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("chance", "level"), [(SeededChance(2), LEVEL), (SystemChance(), NEVER)], ids=["seeded", "system"]
)
def test_a_million_decks_pass(chance: Chance, level: float) -> None:
    assert rejections(tally(of_the_table(chance), 1_000_000), level) == set()


# The battery itself.


def test_all_orders_once_each_are_perfectly_fair() -> None:
    orders = permutations(range(6))
    seen = tally(lambda: bytes(next(orders)), 720, 6)
    for statistic in STATISTICS.values():
        assert statistic(seen).value == pytest.approx(0)


@pytest.mark.parametrize("size", [4, 5, 6])
@pytest.mark.parametrize("statistic", [of_places, of_neighbours])
def test_a_statistic_is_its_degrees_of_freedom_on_average(
    size: int, statistic: Callable[..., tuple[float, int]]
) -> None:
    found = [statistic(tally(partial(bytes, order), 1, size)) for order in permutations(range(size))]
    assert sum(value for value, _ in found) / len(found) == pytest.approx(found[0][1])


def test_a_statistic_rejects_fair_shuffles_as_often_as_its_level_says() -> None:
    shuffle, runs, level = of_the_table(SeededChance(3), bytes(range(6))), 500, 0.1
    tallies = [tally(shuffle, 100, 6) for _ in range(runs)]
    for statistic in STATISTICS.values():
        found = [statistic(seen) for seen in tallies]
        rejected = sum(value > critical_value(freedom, level) for value, freedom in found)
        assert 25 <= rejected <= 75  # 50 expected, standard deviation 6.7


@pytest.mark.parametrize(
    ("freedom", "level", "value"),
    [
        (1, 0.05, 3.841),
        (1, 0.01, 6.635),
        (2, 0.01, 9.210),
        (6, 0.01, 16.812),
        (10, 0.01, 23.209),
        (30, 0.01, 50.892),
        (100, 0.01, 135.807),
        (100, 0.001, 149.449),
    ],
)
def test_critical_values_are_those_of_the_printed_tables(freedom: int, level: float, value: float) -> None:
    assert critical_value(freedom, level) == pytest.approx(value, abs=0.0005)


def test_critical_values_of_many_degrees_of_freedom() -> None:
    """Wilson and Hilferty's formula is another way to the same figure."""
    cube = (1 - 2 / (9 * 2601) + 2.3263479 * (2 / (9 * 2601)) ** 0.5) ** 3
    assert critical_value(2601, 0.01) == pytest.approx(2601 * cube, rel=1e-5)
    assert exceeds(2601, 0) == 1
    assert exceeds(2601, critical_value(2601, NEVER)) == pytest.approx(NEVER, rel=0.001)
