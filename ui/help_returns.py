"""What each wager returns, for the players' help: priced from the counts that come with the product. Pure.

Pricing takes up to a fifth of a second, so it is done once for what a house elects; a pool that grows costs nothing.
"""

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from kiosk.analysis.library import Library
from kiosk.analysis.measures import to_decimal
from kiosk.analysis.par import make_sheet
from kiosk.analysis.sheet import WagerResult
from kiosk.analysis.terms import choices, read_terms
from kiosk.codec import Scalar
from kiosk.config import TableConfig
from kiosk.frozen import Frozen

_MICROS = 1_000_000
_PLACES = 2  # of a percentage
_UNITS = 100 * 10**_PLACES


class Figures(NamedTuple):
    """A wager's figures as percentages; `margin` is how far an estimate may be off, None where it is exact."""

    wager: str  # as the sheet names it: "main", "trips_plus"
    returned: str
    edge: str
    margin: str | None = None
    long_run: str | None = None  # of a progressive


def figures(config: TableConfig, pool: int | None = None) -> tuple[Figures, ...]:
    """The figures of every wager that is offered; a progressive's at this pool, in micros, or else at its restart."""
    terms = config.progressive
    priced = None if terms is None else (terms.table, terms.reset, terms.contribution)
    offered = [
        wager for wager in _priced(config.game, Frozen(config.house), priced) if wager.name != "progressive" or terms
    ]
    shown = 0 if terms is None else terms.reset if pool is None else pool
    return tuple(_figures(wager, Fraction(shown, _MICROS)) for wager in offered)


def _figures(wager: WagerResult, pool: Fraction) -> Figures:
    if meter := wager.progressive:
        ev = meter.fixed + meter.slope * pool
        return Figures(wager.name, percent(1 + ev), percent(-ev), long_run=percent(meter.long_run))
    margin = None
    if wager.interval is not None:  # of the EV, which is per unit; of the return, which is per all that is staked, less
        margin = percent(Fraction(ceil(wager.interval.half * _UNITS), _UNITS))
    return Figures(wager.name, percent(wager.rtp), percent(wager.edge), margin)


def percent(share: Fraction) -> str:
    """A share as a percentage."""
    return f"{to_decimal(share * 100, _PLACES):f}%"


@lru_cache(maxsize=16)
def _priced(
    game: str, house: Mapping[str, Scalar], progressive: tuple[str, int, int] | None
) -> tuple[WagerResult, ...]:
    elected = {key: "none" if value is None else value for key, value in house.items()}
    if progressive is not None:
        table, reset, contribution = progressive
        elected |= {"progressive": table, "seed": _dollars(reset), "contribution": _dollars(contribution)}
    taken = {choice.key for choice in choices(game)}
    given = (f"{key}={value}" for key, value in elected.items() if key in taken)
    return make_sheet(read_terms(game, given), Library()).wagers


def _dollars(micros: int) -> str:
    return f"{micros // _MICROS}.{micros % _MICROS:06}"
