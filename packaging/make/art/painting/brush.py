"""Paints, curves and limbs over skia, and pictures painted with them. All lengths are pixels of the glass."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import skia
from PIL import Image
from scipy.interpolate import CubicSpline, PchipInterpolator

Canvas = Any  # skia has no types
Paint = Any
Path = Any
Point = tuple[float, float]
Draw = Callable[[Canvas], None]
ADDED: Final = skia.BlendMode.kPlus


class Piece(NamedTuple):
    """A picture to be painted: its size on the glass, how, and what a scene must know of it."""

    width: int
    height: int
    draw: Draw
    facts: dict[str, Any] = {}  # noqa: RUF012
    scale: float = 2


def painted(piece: Piece) -> Image.Image:
    """The picture."""
    surface = skia.Surface(round(piece.width * piece.scale), round(piece.height * piece.scale))
    canvas = surface.getCanvas()
    canvas.scale(piece.scale, piece.scale)
    piece.draw(canvas)
    straight = surface.makeImageSnapshot().toarray(
        colorType=skia.kRGBA_8888_ColorType, alphaType=skia.kUnpremul_AlphaType
    )
    return Image.fromarray(np.asarray(straight), "RGBA")


def colour(name: str, opacity: float = 1.0) -> int:
    """A colour as skia wants it."""
    red, green, blue = (int(name[at : at + 2], 16) for at in (1, 3, 5))
    made: int = skia.Color(red, green, blue, round(opacity * 255))
    return made


def fill(name: str, opacity: float = 1.0, blur: float = 0.0, *, added: bool = False) -> Paint:
    """Paints the inside; soft by a blur; added as light is."""
    paint = skia.Paint(AntiAlias=True, Color=colour(name, opacity))
    if blur:
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    if added:
        paint.setBlendMode(ADDED)
    return paint


def line(name: str, width: float, opacity: float = 1.0, blur: float = 0.0) -> Paint:
    """Paints an outline with round ends."""
    paint = fill(name, opacity, blur)
    paint.setStyle(skia.Paint.kStroke_Style)
    paint.setStrokeWidth(width)
    paint.setStrokeCap(skia.Paint.kRound_Cap)
    paint.setStrokeJoin(skia.Paint.kRound_Join)
    return paint


def across(begin: Point, end: Point, names: Sequence[str], stops: Sequence[float] | None = None) -> Paint:
    """Colours that change from one point to another."""
    return faded(begin, end, [(name, 1.0) for name in names], stops)


def faded(begin: Point, end: Point, tones: Sequence[tuple[str, float]], stops: Sequence[float] | None = None) -> Paint:
    """The same with opacities."""
    paint = skia.Paint(AntiAlias=True)
    colours = [colour(*tone) for tone in tones]
    paint.setShader(skia.GradientShader.MakeLinear([skia.Point(*begin), skia.Point(*end)], colours, stops))
    return paint


def around(
    middle: Point, radius: float, tones: Sequence[tuple[str, float]], stops: Sequence[float] | None = None
) -> Paint:
    """Colours that change from the middle outward."""
    paint = skia.Paint(AntiAlias=True)
    colours = [colour(*tone) for tone in tones]
    paint.setShader(skia.GradientShader.MakeRadial(skia.Point(*middle), radius, colours, stops))
    return paint


def box(left: float, top: float, right: float, bottom: float) -> Any:
    """A rectangle by its sides."""
    return skia.Rect(left, top, right, bottom)


def polygon(*points: Point) -> Path:
    """Straight lines, closed."""
    path = skia.Path()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    path.close()
    return path


def spline(points: Sequence[Point], tension: float = 0.5, *, closed: bool = True) -> Path:
    """A smooth line through points."""
    count = len(points)

    def at(index: int) -> Point:
        return points[index % count] if closed else points[min(max(index, 0), count - 1)]

    path = skia.Path()
    path.moveTo(*points[0])
    bend = tension / 2.7
    for index in range(count if closed else count - 1):
        before, begin, end, after = (at(index + step) for step in (-1, 0, 1, 2))
        path.cubicTo(
            begin[0] + (end[0] - before[0]) * bend,
            begin[1] + (end[1] - before[1]) * bend,
            end[0] - (after[0] - begin[0]) * bend,
            end[1] - (after[1] - begin[1]) * bend,
            *end,
        )
    if closed:
        path.close()
    return path


def stroke(canvas: Canvas, points: Sequence[Point], paint: Paint) -> None:
    """Draws a smooth open line."""
    canvas.drawPath(spline(points, closed=False), paint)


def symmetric(half: Sequence[Point]) -> list[Point]:
    """The whole outline of which the right half is given, from top to bottom."""
    return [*half, *((-x, y) for x, y in reversed(half) if abs(x) > 0.01)]


class Limb:
    """A tube along a smooth line: its outline, and places on it."""

    def __init__(self, points: Sequence[Point], widths: Sequence[float], steps: int = 64) -> None:
        known = np.array(points, float)
        along = np.r_[0, np.cumsum(np.hypot(*np.diff(known, axis=0).T))]
        self._at = np.linspace(0, along[-1], steps)
        lines = [CubicSpline(along, known[:, axis]) for axis in (0, 1)]
        self._middle = np.stack([one(self._at) for one in lines], 1)
        way = np.stack([one(self._at, 1) for one in lines], 1)
        way /= np.linalg.norm(way, axis=1, keepdims=True)
        self._side = np.stack([-way[:, 1], way[:, 0]], 1) * PchipInterpolator(along, widths)(self._at)[:, None]

    def at(self, along: float, beside: float) -> Point:
        """A place: a share of the way, and a share of the width to one side."""
        index = along * (len(self._at) - 1)
        low = min(int(index), len(self._at) - 2)
        share = index - low
        both = self._middle + self._side * beside
        x, y = both[low] * (1 - share) + both[low + 1] * share
        return float(x), float(y)

    @property
    def outline(self) -> Path:
        """All around."""
        one, other = self._middle + self._side, self._middle - self._side
        return polygon(*((float(x), float(y)) for x, y in [*one, *other[::-1]]))

    def beside(self, offset: float) -> list[Point]:
        """A line along it."""
        return [self.at(step / 24, offset) for step in range(25)]
