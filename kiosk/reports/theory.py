"""What the wagers of a configuration return in theory, from the sheets that come with the product."""

from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from kiosk.analysis.library import Library, MissingCounts
from kiosk.analysis.par import make_sheet
from kiosk.analysis.sheet import WagerResult
from kiosk.analysis.terms import TermsError, read_terms
from kiosk.codec import Scalar
from kiosk.config import TableConfig
from kiosk.paytables import PaytableError

PERCENT = 95  # of confidence
_DOLLAR = 1_000_000  # micros


class Theory(NamedTuple):
    """A wager under the best play. `width` is how far one unit's return reaches to either side of it with 95%
    confidence, and that of n units by the root of n less; None where it is not known.
    """

    title: str
    returns: Fraction
    width: Decimal | None
    status: str


def theory_of(config: TableConfig, pool_micros: int = 0) -> Mapping[str, Theory] | None:
    """By the sheet's wagers ("main", "trips_plus"), the progressive at this pool; None if there is no sheet for it."""
    given = [f"{key}={_text(value)}" for key, value in config.house.items()]
    if config.progressive:
        terms = config.progressive
        given += [f"progressive={terms.table}", f"meter={pool_micros // _DOLLAR}"]
    return _priced(config.game, tuple(sorted(given)))


def _text(value: Scalar) -> str:
    return "none" if value is None else str(value)


@lru_cache(maxsize=64)
def _priced(game: str, given: tuple[str, ...]) -> Mapping[str, Theory] | None:
    try:
        priced = {term.name for term in read_terms(game).listed()}  # no return depends on the payout limit
        terms = read_terms(game, [text for text in given if text.partition("=")[0] in priced])
        sheet = make_sheet(terms, _library())
    except (TermsError, PaytableError, MissingCounts):
        return None
    return {wager.name: _theory(wager) for wager in sheet.wagers}


@lru_cache(maxsize=1)
def _library() -> Library:
    return Library()


def _theory(wager: WagerResult) -> Theory:
    """The sheet's bands are those of so many rounds; a single one's is wider by the root of their number."""
    if wager.name == "pot":  # its players win from each other, whatever the cards: together they get all of it back
        return Theory(wager.title.partition(",")[0], wager.rtp, Decimal(0), wager.status)
    band = next((band for band in wager.bands if band.percent == PERCENT), None)
    rtp = Decimal(wager.rtp.numerator) / Decimal(wager.rtp.denominator)
    width = None if band is None else (band.high - rtp) * Decimal(band.rounds).sqrt()
    return Theory(wager.title, wager.rtp, width, wager.status)
