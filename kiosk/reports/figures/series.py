"""A period in equal steps, for plots: what was staked, won and played by the end of each, and the pool then."""

from fractions import Fraction
from typing import NamedTuple

from kiosk.base.ports import Reader
from kiosk.reports.figures.period import money_of
from kiosk.reports.figures.returns import share
from kiosk.reports.ledger_reading import Span, entry_at, state_after, state_at


class Point(NamedTuple):
    """The sums since the beginning of the period; amounts are cents, but the pool's."""

    at_ms: int
    coin_in: int
    win: int
    rounds: int
    hands: int
    actual: Fraction | None  # returned of what was staked
    pool_micros: int


def series(reader: Reader, from_ms: int, to_ms: int, steps: int) -> tuple[Point, ...]:
    """The end of each of so many steps; what is not written yet stays as it is last known."""
    first = number = entry_at(reader, from_ms)
    before = state = state_at(reader, first)
    points = []
    for step in range(1, steps + 1):
        at_ms = from_ms + (to_ms - from_ms) * step // steps
        upto = entry_at(reader, at_ms)
        state, number = state_after(reader, state, number, upto), upto
        since = Span(from_ms, at_ms, first, upto, before, state)
        money = money_of(since)
        played = since.gained("rounds"), since.gained("games-played")
        actual = share(money.returned, money.coin_in)
        points.append(Point(at_ms, money.coin_in, money.win, *played, actual, state.pool()))
    return tuple(points)
