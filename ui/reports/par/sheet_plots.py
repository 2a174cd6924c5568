"""Plots: bands of the actual return by the number of rounds, and a progressive's return by its pool."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from kiosk.analysis.sheets.sheet import Band, Progressive
from ui.reports.figures import dollars
from ui.reports.lettering import centred, left, right, width
from ui.reports.marks import (
    ACCENT,
    INK,
    LIGHT,
    MIDDLE,
    PAPER,
    SOFT,
    STRONG,
    Area,
    Line,
    Mark,
    Point,
    Style,
    across,
    box,
    disc,
    upright,
)
from ui.reports.page_flow import Row
from ui.reports.scales import Scale, linear, of_rounds

_LABEL = Style(6.5, colour=SOFT)
_TINTS = (STRONG, MIDDLE, LIGHT)  # from the narrowest band to the widest
_STEPS = 24  # of a curve between two ticks
_KEY_LINE = 10.0


class _Frame(NamedTuple):
    x: float
    y: float
    width: float
    height: float
    across: Scale
    up: Scale

    def point(self, across: float, up: float) -> Point:
        right_by, down_by = self.across.place(across) * self.width, (1 - self.up.place(up)) * self.height
        return self.x + right_by, self.y + down_by


_Sign = Callable[[float, float], list[Mark]]


class _Key(NamedTuple):
    """What a sign in the plot stands for; the sign is made for a place."""

    sign: _Sign
    words: str


def bands_plot(bands: Sequence[Band], rtp: Fraction, room: float, height: float) -> Row:
    """Where the actual return lies by the number of rounds, as nested bands around the true return."""
    rounds = sorted({band.rounds for band in bands})
    first = {band.percent: band for band in bands if band.rounds == rounds[0]}
    tints = dict(zip(sorted(first), _TINTS, strict=False))
    low, high = float(min(band.low for band in bands)), float(max(band.high for band in bands))
    key = [_Key(_swatch(tint), f"{share}% of the time") for share, tint in tints.items()]
    up = linear(low, max(high, low + 1e-6), _percents(high - low))
    frame, marks = _framed(room, height, key, of_rounds(rounds), up)
    for share, tint in reversed(tints.items()):
        marks.append(Area(_funnel(frame, rounds, first[share], float(rtp)), tint))
    marks.append(Line((frame.point(rounds[0], float(rtp)), frame.point(rounds[-1], float(rtp))), ACCENT, 1))
    return Row(height, tuple(marks))


def _funnel(frame: _Frame, rounds: Sequence[int], band: Band, rtp: float) -> tuple[Point, ...]:
    """A band's outline: its half width goes with one over the root of the rounds; no return is below zero."""
    half = float(band.high) - rtp
    steps = [one * (other / one) ** (step / _STEPS) for one, other in pairwise(rounds) for step in range(_STEPS)]
    at = [(one, half * sqrt(band.rounds / one)) for one in (*steps, rounds[-1])]
    above = [frame.point(one, rtp + wide) for one, wide in at]
    below = [frame.point(one, max(rtp - wide, 0)) for one, wide in at]
    return (*above, *reversed(below))


def progressive_plot(progressive: Progressive, room: float, height: float) -> Row:
    """The return by the pool: a straight line, with seed, meter and break-even marked."""
    named = _named_pools(progressive)
    fixed, slope = float(1 + progressive.fixed), float(progressive.slope)
    pools = linear(0, float(max(pool for pool, _, _ in named)) * 1.1 or 1.0, _short_dollars, ticks=4)
    highest = max(fixed + slope * pools.high, 1.0)
    key = [_Key(sign, f"{name} {dollars(pool)}") for pool, name, sign in named]
    frame, marks = _framed(room, height, key, pools, linear(0, highest, _percents(highest)))
    marks += [
        Line((frame.point(0, 1), frame.point(pools.high, 1)), INK, 0.5, dashed=True),
        Line((frame.point(0, fixed), frame.point(pools.high, fixed + slope * pools.high)), ACCENT, 1.2),
    ]
    for pool, _, sign in named:
        x, y = frame.point(float(pool), fixed + slope * float(pool))
        if sign == _diamond:
            marks.append(Line(((x, y), (x, frame.y + frame.height)), INK, 0.5, dashed=True))
        marks += sign(x, y)
    return Row(height, tuple(marks))


def _named_pools(progressive: Progressive) -> list[tuple[Fraction, str, _Sign]]:
    found: list[tuple[Fraction, str, _Sign]] = [(progressive.meter, "meter", _dot)]
    if progressive.seed == progressive.meter:
        found = [(progressive.seed, "seed and meter", _dot)]
    else:
        found.insert(0, (progressive.seed, "seed", _ring))
    if progressive.break_even is not None and progressive.break_even >= 0:
        found.append((progressive.break_even, "break-even", _diamond))
    return found


# Signs: they differ in form, not in colour alone.


def _swatch(tint: str) -> _Sign:
    return lambda x, y: [box(x - 3, y - 3, 6, 6, tint)]


def _dot(x: float, y: float) -> list[Mark]:
    return [disc(x, y, 3.6, PAPER), disc(x, y, 2.6, ACCENT)]


def _ring(x: float, y: float) -> list[Mark]:
    return [disc(x, y, 2.8, ACCENT), disc(x, y, 1.7, PAPER)]


def _diamond(x: float, y: float) -> list[Mark]:
    return [Area(((x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)), tint) for reach, tint in _DIAMOND]


_DIAMOND = ((4.6, PAPER), (3.4, INK))


def _framed(room: float, height: float, key: Sequence[_Key], along: Scale, up: Scale) -> tuple[_Frame, list[Mark]]:
    """A frame with its grid, what is written at the ticks, and the key above."""
    edge = max(width(name, _LABEL) for _, name in up.ticks) + 5
    marks, top = _key(key, edge, room)
    frame = _Frame(edge, top, room - edge - width(along.ticks[-1][1], _LABEL) / 2, height - top - 13, along, up)
    end, bottom = frame.x + frame.width, frame.y + frame.height
    for at, name in up.ticks:
        y = bottom - frame.height * at
        marks += [across(frame.x, end, y), right(frame.x - 5, y + 2.3, name, _LABEL)]
    for at, name in along.ticks:
        x = frame.x + frame.width * at
        marks += [upright(x, bottom, bottom + 2.5, SOFT), centred(x, bottom + 10, name, _LABEL)]
    marks.append(across(frame.x, end, bottom, SOFT, 0.6))
    return frame, marks


def _key(key: Sequence[_Key], start: float, room: float) -> tuple[list[Mark], float]:
    """The key, on as many lines as it needs, and how high it is."""
    marks: list[Mark] = []
    x, y = start, 6.0
    for sign, words in key:
        wide = 8 + width(words, _LABEL)
        if x > start and x + wide > room:
            x, y = start, y + _KEY_LINE
        marks += [*sign(x + 3, y), left(x + 8, y + 2.3, words, _LABEL)]
        x += wide + 10
    return marks, y + _KEY_LINE


def _percents(span: float) -> Callable[[float], str]:
    """Percents with as many places as the span asks for."""
    places = 0 if span > 0.05 else 1 if span > 0.005 else 2
    return lambda value: f"{value * 100:,.{places}f}%"


def _short_dollars(value: float) -> str:
    for unit, name in ((1e9, " bn"), (1e6, " m"), (1e3, "k")):
        if value >= unit:
            return f"${value / unit:,.6g}{name}"
    return f"${value:,.6g}"
