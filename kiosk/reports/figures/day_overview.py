"""A day so far at a glance: its period, and how it came to that, step by step, with the band of its return."""

from decimal import Decimal
from fractions import Fraction
from typing import NamedTuple

from kiosk.base.ports import Reader
from kiosk.reports.figures.period import Period, period
from kiosk.reports.figures.returns import Return
from kiosk.reports.figures.series import series

STEPS = 48


class Step(NamedTuple):
    """The sums up to a moment, in cents; the actual return, and between what it lies 95 times of 100."""

    at_ms: int
    coin_in: int
    win: int
    actual: Fraction | None
    low: Fraction | None
    high: Fraction | None


class Overview(NamedTuple):
    period: Period
    steps: tuple[Step, ...]


def overview(reader: Reader, from_ms: int, to_ms: int, steps: int = STEPS) -> Overview:
    whole = period(reader, from_ms, to_ms)
    points = series(reader, from_ms, to_ms, steps)
    return Overview(
        whole,
        tuple(
            Step(point.at_ms, point.coin_in, point.win, point.actual, *_band(whole.all_wagers, point.coin_in))
            for point in points
        ),
    )


def _band(whole: Return, coin_in: int) -> tuple[Fraction | None, Fraction | None]:
    """The whole's band as wide as it was when so much was staked: it narrows as the root of that grows."""
    if whole.theory is None or whole.high is None or not coin_in:
        return None, None
    wider = Fraction((Decimal(whole.coin_in) / Decimal(coin_in)).sqrt())
    half = (whole.high - whole.theory) * wider
    return max(Fraction(), whole.theory - half), whole.theory + half
