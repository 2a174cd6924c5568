"""What each wager returns, for the players' help: priced from the counts that come with the product. Pure.

Pricing takes up to a fifth of a second, so it is done once for what a house elects; a pool that grows costs nothing.
"""

from fractions import Fraction
from math import ceil
from typing import NamedTuple

from kiosk.analysis.pricing.configured_wagers import MICROS, shipped_wagers
from kiosk.analysis.pricing.measures import to_decimal
from kiosk.analysis.sheets.sheet import WagerResult
from kiosk.policy.config import TableConfig

_PLACES = 2  # of a percentage
_UNITS = 100 * 10**_PLACES


class Figures(NamedTuple):
    """A wager's figures as percentages; `margin` is how far an estimate may be off, None where it is exact."""

    wager: str  # as the sheet names it: "main", "progressive"
    returned: str
    edge: str
    margin: str | None = None
    long_run: str | None = None  # of a progressive


def figures(config: TableConfig, pool: int | None = None) -> tuple[Figures, ...]:
    """The figures of every wager that is offered; a progressive's at this pool, in micros, or else at its restart."""
    terms = config.progressive
    shown = 0 if terms is None else terms.reset if pool is None else pool
    return tuple(_figures(wager, Fraction(shown, MICROS)) for wager in shipped_wagers(config))


def _figures(wager: WagerResult, pool: Fraction) -> Figures:
    if meter := wager.progressive:
        ev = meter.fixed + meter.slope * pool
        return Figures(wager.name, percent(1 + ev), percent(-ev), long_run=percent(meter.long_run))
    margin = None
    if wager.interval is not None:  # of the EV, which is per unit; of the return, which is per all that is staked, less
        margin = percent(Fraction(ceil(wager.interval.half * _UNITS), _UNITS))
    return Figures(wager.name, percent(wager.rtp), percent(wager.edge), margin)


def percent(share: Fraction) -> str:
    return f"{to_decimal(share * 100, _PLACES):f}%"
