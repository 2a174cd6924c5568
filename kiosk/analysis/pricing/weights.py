"""What is known of each wager beforehand, from the weights of all its cases. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from kiosk.analysis.pricing.cases import Wager
from kiosk.analysis.pricing.measures import Distribution
from kiosk.analysis.sheets.sheet import EXACT

SIMPLE, BEST = "simple", "best"
MAIN = "main"

Weights = tuple[Sequence[int] | None, ...]  # of each group, by case; None where they are not known


class Known(NamedTuple):
    """What is known of a wager beforehand: exactly, or with a standard error of its own."""

    ev: Fraction
    variance: Fraction | None  # of a round; None where it is not known
    status: str
    error: Fraction = Fraction()


def distributions(wagers: Sequence[Wager], counts: Weights) -> dict[str, Distribution]:
    """The results of the main wagers together and of each wager, in units, from how often each case comes."""
    unit = wagers[0].stakes[0]
    main = [wager for wager in wagers if wager.group == 0]
    together = Wager(MAIN, 0, _sums(wager.stakes for wager in main), _sums(wager.nets for wager in main))
    found = {}
    for wager in (together, *wagers):
        weights = counts[wager.group]
        if weights is not None:
            own = unit if wager.group == 0 else wager.stakes[0]
            found[wager.name] = Distribution.of(
                (Fraction(net, own), Fraction(stake, own), weight)
                for net, stake, weight in zip(wager.nets, wager.stakes, weights, strict=True)
            )
    return found


def _sums(rows: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*rows, strict=True)))


def exactly(wagers: Sequence[Wager], weights: Weights) -> dict[str, Known]:
    found = distributions(wagers, weights)
    return {name: Known(results.ev, results.variance, EXACT) for name, results in found.items()}


def in_order(weights: Mapping[str, int], lines: Sequence[str]) -> list[int]:
    """Weights in the order of the lines; whatever else they have comes to nothing, which is the first."""
    found = [weights.get(line, 0) for line in lines]
    found[0] = sum(weights.values()) - sum(found[1:])
    return found
