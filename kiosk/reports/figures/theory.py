"""What the wagers of a configuration return in theory, from the sheets that come with the product."""

from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from typing import NamedTuple

from kiosk.analysis.counts.library import MissingCounts
from kiosk.analysis.pricing.configured_wagers import MICROS, shipped_wagers
from kiosk.analysis.pricing.terms import TermsError
from kiosk.analysis.sheets.sheet import WagerResult
from kiosk.policy.config import TableConfig, game_of
from kiosk.rules.pay.paytables import PaytableError

PERCENT = 95  # of confidence


class Theory(NamedTuple):
    """A wager under the best play. `width` is how far one unit's return reaches to either side of it with 95%
    confidence, and that of n units by the root of n less; None where it is not known.
    """

    title: str
    returns: Fraction
    width: Decimal | None
    status: str


def theory_of(config: TableConfig, pool_micros: int = 0) -> Mapping[str, Theory] | None:
    """By the sheet's wagers ("main", "progressive"), the progressive at this pool; None if there is no sheet for it."""
    try:
        wagers = shipped_wagers(config, pool_micros // MICROS * MICROS)  # in whole dollars, so that it is priced seldom
    except (TermsError, PaytableError, MissingCounts):
        return None
    shared = game_of(config).shared_wagers
    return {wager.name: _theory(wager, shared=wager.name in shared) for wager in wagers}


def _theory(wager: WagerResult, *, shared: bool) -> Theory:
    """The sheet's bands are those of so many rounds; a single one's is wider by the root of their number."""
    if shared:  # its players win from each other, whatever the cards: together they get all of it back
        return Theory(wager.title.partition(",")[0], wager.rtp, Decimal(0), wager.status)
    band = next((band for band in wager.bands if band.percent == PERCENT), None)
    rtp = Decimal(wager.rtp.numerator) / Decimal(wager.rtp.denominator)
    width = None if band is None else (band.high - rtp) * Decimal(band.rounds).sqrt()
    return Theory(wager.title, wager.rtp, width, wager.status)
