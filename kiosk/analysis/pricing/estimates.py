"""What simulated rounds say of each wager, beside what is known of it: EV, standard error, interval, distance. Pure.

The known weights of all cases are priced in cents like the simulated ones, so both meet on the same terms.
"""

from decimal import Decimal
from fractions import Fraction
from typing import NamedTuple

from kiosk.analysis.counts.library import Library
from kiosk.analysis.pricing.cases import unit_stakes
from kiosk.analysis.pricing.game_mathematics import known_of, mathematics_of, wagers_of
from kiosk.analysis.pricing.measures import NORMAL, Distribution, root, to_decimal
from kiosk.analysis.pricing.terms import Terms
from kiosk.analysis.pricing.weights import Known, distributions
from kiosk.analysis.sheets.sheet import Rate

_PLACES = 24  # of a root that is divided by


class Simulated(NamedTuple):
    """Simulated rounds by their cases: a row of counts for each group of wagers."""

    game: str
    strategy: str
    seed: int
    rounds: int
    counts: tuple[tuple[int, ...], ...]


class Estimate(NamedTuple):
    """A wager's EV in units, by simulation. The interval holds the true value with 95% confidence."""

    name: str
    results: Distribution
    error: Decimal
    low: Decimal
    high: Decimal
    known: Known | None
    distance: Decimal | None  # between simulated and known, in standard errors


def estimates(terms: Terms, simulated: Simulated, library: Library) -> tuple[Estimate, ...]:
    """The main wagers together, then every wager by itself, per ante or per unit of the wager."""
    known = known_of(terms, library, simulated.strategy)
    found = distributions(wagers_of(terms, unit_stakes(terms)), simulated.counts)
    return tuple(_estimate(name, results, simulated.rounds, known.get(name)) for name, results in found.items())


def decided(simulated: Simulated) -> tuple[Rate, ...]:
    layout = mathematics_of(simulated.game).layouts[simulated.game]
    rates = []
    for row, name in enumerate(layout.decisions):
        times = sum(count for count, own in zip(simulated.counts[0], layout.decided, strict=True) if own == row)
        rates.append(Rate(name, Fraction(times, simulated.rounds)))
    return tuple(rates)


def _estimate(name: str, results: Distribution, rounds: int, known: Known | None) -> Estimate:
    """The standard error comes from the true deviation where that is known: rare prizes hide it from a sample."""
    variance = results.variance if known is None or known.variance is None else known.variance
    error = root(variance / rounds, _PLACES)
    low, high = (to_decimal(results.ev + side * Fraction(NORMAL[95] * error)) for side in (-1, 1))
    distance = None
    if known is not None:
        whole = Fraction(root(variance / rounds + known.error**2, _PLACES))
        distance = to_decimal((results.ev - known.ev) / whole, 2) if whole else Decimal(0)
    return Estimate(name, results, error.quantize(low), low, high, known, distance)
