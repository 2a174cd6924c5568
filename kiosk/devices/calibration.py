"""Where touches belong: from crosses that were touched, what brings each touch to where the finger was.

Places are shares of the screen's width and height, as the system's driver of touch screens has them; exact, as all
figures here.
"""

import re
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from math import hypot
from pathlib import Path
from typing import NamedTuple

GOOD_PX = 12  # that a touch may lie off
_IN_FORCE = Path("/run/croupier-touch")  # on a cabinet, the session's start writes there what it set
_NUMBER = r"-?\d{1,2}\.\d{6}"
_WRITTEN = re.compile(rf"{_NUMBER}(?: {_NUMBER}){{5}}")
_LEAST_AREA, _MOST_AREA = Fraction(1, 4), 4  # of the glass that is left of it: more or less would make it useless
_BESIDE = 1  # of the glass, that a corner of it may come to lie beside it: some report half their range
_TOO_THIN = Fraction(1, 1_000_000)  # touches that lie on a line, or all in one place

_MILLIONTHS = 1_000_000

Place = tuple[Fraction, Fraction]


class Calibration(NamedTuple):
    """A touch at x, y belongs to a x + b y + c across, and to d x + e y + f down."""

    a: Fraction = Fraction(1)
    b: Fraction = Fraction(0)
    c: Fraction = Fraction(0)
    d: Fraction = Fraction(0)
    e: Fraction = Fraction(1)
    f: Fraction = Fraction(0)

    def moved(self, at: Place) -> Place:
        """Where that touch belongs."""
        x, y = at
        return self.a * x + self.b * y + self.c, self.d * x + self.e * y + self.f

    def after(self, first: "Calibration") -> "Calibration":
        """The one for both, this coming second."""
        none, one = Fraction(0), Fraction(1)
        origin, right, below = (self.moved(first.moved(at)) for at in ((none, none), (one, none), (none, one)))
        across, down = ((right[axis] - origin[axis], below[axis] - origin[axis], origin[axis]) for axis in range(2))
        return Calibration(*across, *down)

    def written(self) -> str:
        """As the driver wants it, and as it is kept."""
        return " ".join(map(_decimal, self))


class Measured(NamedTuple):
    off_px: int  # how far they lie off at most
    left_px: int  # and how far with the correction
    correction: Calibration

    @property
    def good(self) -> bool:
        return self.off_px <= GOOD_PX

    @property
    def fits(self) -> bool:
        """Whether the correction sets it right: touches beside the crosses do not fit together."""
        return self.left_px <= GOOD_PX


def read_calibration(text: str) -> Calibration | None:
    """One that was written; None if it is none, or would leave the glass useless."""
    if _WRITTEN.fullmatch(text) is None:
        return None
    found = Calibration(*map(Fraction, text.split()))
    area = abs(found.a * found.e - found.b * found.d)
    corners = [share for x, y in product((0, 1), repeat=2) for share in found.moved((Fraction(x), Fraction(y)))]
    near = all(-_BESIDE <= share <= 1 + _BESIDE for share in corners)
    return found if near and _LEAST_AREA <= area <= _MOST_AREA else None


def in_force(place: Path = _IN_FORCE) -> Calibration | None:
    """What this machine's session has set the touch screen to; None where it sets none, as on a desk."""
    try:
        return read_calibration(place.read_text("ascii").strip())
    except (OSError, ValueError):
        return None


def measure(found: Sequence[Place], wanted: Sequence[Place], size: tuple[int, int]) -> Measured:
    """From where touches were found and where they belong, on a screen of that size."""
    correction = _fit(found, wanted)
    return Measured(
        _farthest(found, wanted, size), _farthest([correction.moved(at) for at in found], wanted, size), correction
    )


def _farthest(found: Sequence[Place], wanted: Sequence[Place], size: tuple[int, int]) -> int:
    wide, tall = size
    return round(max(hypot((x - u) * wide, (y - v) * tall) for (x, y), (u, v) in zip(found, wanted, strict=True)))


def _fit(found: Sequence[Place], wanted: Sequence[Place]) -> Calibration:
    """The plane for each direction that comes closest, by least squares; none if all touches lie on a line."""
    count = len(found)
    middle_x, middle_y = (sum(column) / count for column in zip(*found, strict=True))
    xs, ys = [x - middle_x for x, _ in found], [y - middle_y for _, y in found]
    xx, xy, yy = (_product(*two) for two in ((xs, xs), (xs, ys), (ys, ys)))
    area = xx * yy - xy * xy
    if area <= _TOO_THIN:
        return Calibration()
    numbers: list[Fraction] = []
    for aims in zip(*wanted, strict=True):
        xw, yw = _product(xs, aims), _product(ys, aims)
        by_x, by_y = (xw * yy - yw * xy) / area, (yw * xx - xw * xy) / area
        numbers += [by_x, by_y, sum(aims) / count - by_x * middle_x - by_y * middle_y]
    return Calibration(*numbers)


def _product(ones: Sequence[Fraction], others: Sequence[Fraction]) -> Fraction:
    return sum((one * other for one, other in zip(ones, others, strict=True)), Fraction(0))


def _decimal(number: Fraction) -> str:
    millionths = round(number * _MILLIONTHS)
    whole, rest = divmod(abs(millionths), _MILLIONTHS)
    return f"{'-' if millionths < 0 else ''}{whole}.{rest:06}"
