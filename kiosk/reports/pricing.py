"""What every wager of a configuration returns, exactly, so that an operator sees it before and after a change."""

from collections.abc import Callable, Iterable
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

from kiosk import profiles
from kiosk.analysis.library import Count, Counts, Library, MissingCounts
from kiosk.analysis.measures import to_decimal
from kiosk.analysis.par import make_sheet
from kiosk.analysis.sheet import ESTIMATED, WagerResult
from kiosk.analysis.terms import TermsError, read_terms
from kiosk.config import TableConfig
from kiosk.paytables import PaytableError
from kiosk.settings import plain_micros
from kiosk.workers import cores

PLACES = 4  # of a percentage
EXTRA = "pip install 'croupier-etg[analysis]'"
_BASIS_POINTS = 10_000


class NotPriced(Exception):  # noqa: N818
    """It is not known what the wagers return; the words say what to do."""


class Price(NamedTuple):
    """A wager under the best play. `margin` is how far an estimate of the return may be off to either side."""

    wager: str  # "main", "trips_plus"
    title: str
    returns: Fraction  # of all that is staked
    risk: Fraction  # the element of risk: what is lost of all that is staked
    volatility: Decimal | None  # standard deviation of a round, in units
    unit: str
    margin: Fraction | None
    floor: Fraction | None  # the profile's, if it returns less than that
    warning: str | None  # it gives money away

    def returns_text(self) -> str:
        """The return as people read it; an estimate says how far it may be off."""
        off = "" if self.margin is None else f" ± {percent(self.margin)}"
        return percent(self.returns) + off

    def risk_text(self) -> str:
        """The element of risk as people read it."""
        return percent(self.risk)

    def volatility_text(self) -> str:
        """The standard deviation as people read it."""
        return "not known" if self.volatility is None else f"{self.volatility:.3f}"

    def remark(self) -> str:
        """What must not be missed."""
        low = f"below the profile's floor of {percent(self.floor, 2)}" if self.floor is not None else ""
        estimated = "" if self.margin is None else "estimated, by simulation"
        return "; ".join(part for part in (estimated, low, (self.warning or "").rstrip(".")) if part)


def percent(share: Fraction, places: int = PLACES) -> str:
    """A share as people read it."""
    return f"{to_decimal(share * 100, places):f}%"


def price(config: TableConfig, pool_micros: int, library: Library) -> tuple[Price, ...]:
    """Every wager that is offered, the progressive at this pool; NotPriced says why it is not known."""
    given = {key: "none" if value is None else str(value) for key, value in config.house.items()}
    if terms := config.progressive:
        reset, part = plain_micros(terms.reset), plain_micros(terms.contribution)
        given |= {"progressive": terms.table, "seed": reset, "contribution": part, "meter": plain_micros(pool_micros)}
    try:
        priced = {term.name for term in read_terms(config.game).listed()}  # no return depends on the payout limit
        texts = [f"{key}={value}" for key, value in given.items() if key in priced]
        sheet = make_sheet(read_terms(config.game, texts), library)
    except MissingCounts as error:
        raise NotPriced(f"Not known without the analysis extra: {error}. To get it: {EXTRA}.") from None
    except (TermsError, PaytableError) as error:
        raise NotPriced(f"Not known: {error}.") from None
    floor = Fraction(profiles.load(config.profile).rtp_floor_basis_points, _BASIS_POINTS)
    return tuple(_price(wager, floor) for wager in sheet.wagers if wager.name != "progressive" or terms)


def _price(wager: WagerResult, floor: Fraction) -> Price:
    margin = None
    if wager.status == ESTIMATED and wager.interval is not None:
        margin = Fraction(wager.interval.half) / wager.stake
    return Price(
        wager=wager.name,
        title=wager.title,
        returns=wager.rtp,
        risk=wager.risk,
        volatility=wager.deviation,
        unit=wager.unit,
        margin=margin,
        floor=floor if wager.rtp < floor else None,
        warning=wager.warning,
    )


class Compared(NamedTuple):
    """A wager before and after a change; None where it is not offered."""

    wager: str
    before: Price | None
    after: Price | None

    @property
    def changed(self) -> bool:
        """Whether the change does anything to it."""
        figures = [one and (one.returns, one.risk, one.volatility) for one in (self.before, self.after)]
        return figures[0] != figures[1]

    def words(self) -> str:
        """What it does to the return, in a line."""
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


def counting(kept: Path, progress: Callable[[int, int], None]) -> Library:
    """A library that counts what did not come with the product, where the analysis extra is installed."""

    def count(name: str) -> Counts:
        try:
            from kiosk.analysis import recount  # noqa: PLC0415
        except ImportError as error:
            words = f"counting {name} needs {error.name}, which is not installed"
            raise MissingCounts(words) from None
        return recount.count(name, progress, cores())

    counted: Count = count
    return Library(count=counted, kept=lambda: kept / "analysis")
