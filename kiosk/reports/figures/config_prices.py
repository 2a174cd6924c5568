"""What every wager of a configuration returns, exactly, so that an operator sees it before and after a change."""

from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

from kiosk.analysis.counts.count_client import counter
from kiosk.analysis.counts.library import Library, MissingCounts
from kiosk.analysis.pricing.configured_wagers import offered_wagers
from kiosk.analysis.pricing.measures import to_decimal
from kiosk.analysis.pricing.terms import TermsError
from kiosk.analysis.sheets.sheet import ESTIMATED, WagerResult
from kiosk.base.progress import Progress
from kiosk.base.software_check import CheckSoftware
from kiosk.policy import profiles
from kiosk.policy.config import TableConfig
from kiosk.rules.pay.paytables import PaytableError

PLACES = 4  # of a percentage
_BASIS_POINTS = 10_000


class NotPriced(Exception):  # noqa: N818
    """It is not known what the wagers return; the words say what to do."""


class Price(NamedTuple):
    """A wager under the best play. `margin` is how far an estimate of the return may be off to either side."""

    wager: str  # "main", "progressive"
    title: str
    returns: Fraction  # of all that is staked
    risk: Fraction  # the element of risk: what is lost of all that is staked
    volatility: Decimal | None  # standard deviation of a round, in units
    unit: str
    margin: Fraction | None
    floor: Fraction | None  # the profile's, if it returns less than that
    warning: str | None  # it gives money away

    def returns_text(self) -> str:
        off = "" if self.margin is None else f" ± {percent(self.margin)}"
        return percent(self.returns) + off

    def risk_text(self) -> str:
        return percent(self.risk)

    def volatility_text(self) -> str:
        return "not known" if self.volatility is None else f"{self.volatility:.3f}"

    def remark(self) -> str:
        low = f"below the profile's floor of {percent(self.floor, 2)}" if self.floor is not None else ""
        estimated = "" if self.margin is None else "estimated, by simulation"
        return "; ".join(part for part in (estimated, low, (self.warning or "").rstrip(".")) if part)


def percent(share: Fraction, places: int = PLACES) -> str:
    return f"{to_decimal(share * 100, places):f}%"


def price(config: TableConfig, pool_micros: int, library: Library) -> tuple[Price, ...]:
    """Every wager that is offered, the progressive at this pool; NotPriced says why it is not known."""
    try:
        wagers = offered_wagers(config, pool_micros, library)
    except (MissingCounts, TermsError, PaytableError) as error:
        raise NotPriced(f"Not known: {error}.") from None
    floor = Fraction(profiles.load(config.profile).rtp_floor_basis_points, _BASIS_POINTS)
    return tuple(_price(wager, floor) for wager in wagers)


def _price(wager: WagerResult, floor: Fraction) -> Price:
    margin = None
    if wager.status == ESTIMATED and wager.interval is not None:
        margin = Fraction(wager.interval.half) / wager.stake
    return Price(
        wager=wager.name,
        title=_title(wager),
        returns=wager.rtp,
        risk=wager.risk,
        volatility=wager.deviation,
        unit=wager.unit,
        margin=margin,
        floor=floor if wager.rtp < floor else None,
        warning=wager.warning,
    )


def _title(wager: WagerResult) -> str:
    """As the sheet has it; a table of the house's own is not told line by line."""
    name, comma, table = wager.title.partition(", ")
    return f"{name}, own table" if comma and "/" in table else wager.title


class Compared(NamedTuple):
    """A wager before and after a change; None where it is not offered."""

    wager: str
    before: Price | None
    after: Price | None

    @property
    def changed(self) -> bool:
        figures = [one and (one.returns, one.risk, one.volatility) for one in (self.before, self.after)]
        return figures[0] != figures[1]

    def words(self) -> str:
        if self.before is None or self.after is None:
            one = self.after or self.before
            new = "is offered" if self.after else "is no longer offered"
            return f"{one.title} {new}" + (f", returns {one.returns_text()}" if self.after else "") if one else ""
        title = self.after.title.partition(",")[0]
        return f"{title} returns {self.before.returns_text()} → {self.after.returns_text()}"


def compare(before: Iterable[Price], after: Iterable[Price], *, same_game: bool) -> tuple[Compared, ...]:
    """Wager by wager; the wagers of another game are other wagers."""
    old, new = {one.wager: one for one in before}, {one.wager: one for one in after}
    if not same_game:
        gone = [Compared(name, one, None) for name, one in old.items()]
        return (*gone, *(Compared(name, None, one) for name, one in new.items()))
    return tuple(Compared(name, old.get(name), new.get(name)) for name in old | new)


def counting(kept: Path, check: CheckSoftware, progress: Progress) -> Library:
    """A library that has counted, by a program of its own, what did not come with the product."""
    return Library(count=counter(check, progress), kept=lambda: kept / "analysis")
