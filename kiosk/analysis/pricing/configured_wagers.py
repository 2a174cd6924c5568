"""What the wagers of a table return as the operator has set it: the one way from settings to a sheet. Pure."""

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType

from kiosk.analysis.counts.library import Library
from kiosk.analysis.pricing.par import make_sheet
from kiosk.analysis.pricing.terms import Terms, read_terms
from kiosk.analysis.sheets.sheet import WagerResult
from kiosk.base.frozen import Frozen, Scalar
from kiosk.policy.config import ProgressiveTerms, TableConfig

MICROS = 1_000_000  # of a dollar


def offered_wagers(config: TableConfig, pool_micros: int | None, library: Library) -> tuple[WagerResult, ...]:
    """Every wager that the table offers, the progressive at this pool or else at its restart, priced from a library."""
    return _offered(_terms(config.game, config.house, config.progressive, pool_micros), config.progressive, library)


def shipped_wagers(config: TableConfig, pool_micros: int | None = None) -> tuple[WagerResult, ...]:
    """The same from the counts that come with the product, priced once."""
    return _shipped(config.game, Frozen(config.house), config.progressive, pool_micros)


@lru_cache(maxsize=64)
def _shipped(
    game: str, house: Frozen[Scalar], progressive: ProgressiveTerms | None, pool_micros: int | None
) -> tuple[WagerResult, ...]:
    return _offered(_terms(game, house, progressive, pool_micros), progressive, Library())


def _offered(terms: Terms, progressive: ProgressiveTerms | None, library: Library) -> tuple[WagerResult, ...]:
    wagers = make_sheet(terms, library).wagers
    return tuple(wager for wager in wagers if progressive or wager.name != "progressive")


def _terms(
    game: str, house: Mapping[str, Scalar], progressive: ProgressiveTerms | None, pool_micros: int | None
) -> Terms:
    """What is priced: the elections that a return depends on, and the progressive's amounts to the micro."""
    priced = {term.name for term in read_terms(game).listed()}  # no return depends on the payout limit
    given = {key: "none" if value is None else str(value) for key, value in house.items() if key in priced}
    if progressive:
        given["progressive"] = progressive.table
    terms = read_terms(game, (f"{key}={value}" for key, value in given.items()))
    if progressive is None:
        return terms
    pool = progressive.reset if pool_micros is None else pool_micros
    amounts = {"meter": pool, "seed": progressive.reset, "contribution": progressive.contribution}
    exact = {name: Fraction(micros, MICROS) for name, micros in amounts.items()}
    return terms._replace(amounts=MappingProxyType({**terms.amounts, **exact}))
