"""Chips: each value has its own colour, its own edge and its figures, from above and from the side.

From the side a chip is drawn so that the next lies on it RISE pixels higher.
"""

from functools import partial
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QRadialGradient, QTransform

from make.art.drawing.canvas import Picture, blurred, colour, disc, letters, paint, pen, placed, polygon
from make.art.drawing.icons import star
from ui.palette import GOLD, GOLD_DEEP, GOLD_LIT, INK, mixed

SIDE = 220
RISE = 26
_MIDDLE, _RADIUS = SIDE / 2, 106.0
_RIM = 0.7  # where the edge pattern ends
_FLAT = 0.5  # a chip seen from the side is so much lower than wide
_SIDE_HEIGHT = round(2 * _RADIUS * _FLAT) + RISE + 6


class Chip(NamedTuple):
    """What a value looks like: each spot is where it begins and ends, in shares of the way from one to the next."""

    value: int
    ink: str
    spot: str
    repeats: int
    spots: tuple[tuple[float, float], ...]
    pointed: bool = False


CHIPS = (
    Chip(1, "#e9e6dc", "#3a6ea5", 4, ((0.28, 0.72),)),
    Chip(5, "#b01f2e", "#f6f1e4", 6, ((0.3, 0.7),)),
    Chip(25, "#14703f", "#f6f1e4", 4, ((0.16, 0.4), (0.6, 0.84))),
    Chip(100, "#1d2025", "#e8e3d5", 4, ((0.18, 0.3), (0.38, 0.62), (0.7, 0.82))),
    Chip(500, "#6a2c8c", "#f1d9ff", 8, ((0.1, 0.9),), pointed=True),
    Chip(1000, "#d0602a", "#2b1a12", 12, ((0.25, 0.75),)),
)
PAPER_DISC = "#f8f4e9"


def _wedge(begin: float, end: float, inner: float, outer: float, *, pointed: bool) -> QPainterPath:
    """A piece of the rim between two turns, around 0."""
    if pointed:
        middle = (begin + end) / 2
        turns = ((begin, outer), (end, outer), (middle, inner))
        return polygon(*((radius * sin(2 * pi * turn), -radius * cos(2 * pi * turn)) for turn, radius in turns))
    path = QPainterPath()
    start, sweep = 90 - 360 * begin, -360 * (end - begin)
    path.arcMoveTo(QRectF(-outer, -outer, 2 * outer, 2 * outer), start)
    path.arcTo(QRectF(-outer, -outer, 2 * outer, 2 * outer), start, sweep)
    path.arcTo(QRectF(-inner, -inner, 2 * inner, 2 * inner), start + sweep, -sweep)
    path.closeSubpath()
    return path


def _turns(chip: Chip) -> list[tuple[float, float]]:
    return [
        ((number + begin - 0.5) / chip.repeats, (number + end - 0.5) / chip.repeats)
        for number in range(chip.repeats)
        for begin, end in chip.spots
    ]


def draw_top(painter: QPainter, chip: Chip) -> None:
    """A chip as it lies on the felt."""
    painter.translate(_MIDDLE, _MIDDLE)
    _draw_disc(painter, chip)


def _draw_disc(painter: QPainter, chip: Chip) -> None:
    painter.fillPath(disc(0, 0, _RADIUS), colour(mixed(chip.ink, INK, 0.45)))
    body = QRadialGradient(QPointF(-26, -40), 190)
    body.setColorAt(0, colour(mixed(chip.ink, "#ffffff", 0.16)))
    body.setColorAt(1, colour(mixed(chip.ink, INK, 0.22)))
    painter.fillPath(disc(0, 0, _RADIUS - 2.5), body)
    for begin, end in _turns(chip):
        wedge = _wedge(begin, end, _RADIUS * _RIM + 4, _RADIUS - 2.5, pointed=chip.pointed)
        painter.fillPath(wedge, colour(chip.spot))
    painter.strokePath(disc(0, 0, _RADIUS - 3.5), pen("#ffffff", 2, 0.35))
    inner = _RADIUS * _RIM
    painter.fillPath(disc(0, 0, inner), colour(mixed(chip.ink, INK, 0.35)))
    painter.fillPath(disc(0, 0, inner - 3), colour(PAPER_DISC))
    painter.strokePath(disc(0, 0, inner - 8), pen(mixed(chip.ink, INK, 0.15), 3))
    figures = letters(str(chip.value), 58, -0.02)
    narrower = min(1.0, 112 / figures.boundingRect().width())
    figures = QTransform().scale(narrower, max(narrower, 0.8)).map(figures)
    painter.fillPath(figures, colour(INK))
    painter.strokePath(figures, pen(INK, 2.5))


def draw_side(painter: QPainter, chip: Chip) -> None:
    """A chip in a stack, seen from in front and above."""
    x, top = _MIDDLE, _RADIUS * _FLAT + 3
    edge = QPainterPath(QPointF(x - _RADIUS, top))
    edge.lineTo(x - _RADIUS, top + RISE)
    edge.arcTo(x - _RADIUS, top + RISE - _RADIUS * _FLAT, 2 * _RADIUS, 2 * _RADIUS * _FLAT, 180, 180)
    edge.lineTo(x + _RADIUS, top)
    edge.closeSubpath()
    light = QLinearGradient(x - _RADIUS, 0, x + _RADIUS, 0)
    for place, shade in ((0, 0.55), (0.3, 0.1), (0.55, 0.16), (1, 0.65)):
        light.setColorAt(place, colour(mixed(chip.ink, INK, shade)))
    painter.fillPath(edge, light)
    painter.save()
    painter.setClipPath(edge)
    for begin, end in _turns(chip):
        _draw_edge_spot(painter, chip, begin, end, top)
    painter.strokePath(edge, pen("#000000", 3, 0.5))
    painter.restore()
    painter.translate(x, top)
    painter.scale(1, _FLAT)
    _draw_disc(painter, chip)


def _draw_edge_spot(painter: QPainter, chip: Chip, begin: float, end: float, top: float) -> None:
    """A spot goes round the edge where it faces us."""
    corners = []
    for turn in (begin, end):
        across, towards = sin(2 * pi * turn), -cos(2 * pi * turn)
        if towards <= 0:
            return
        corners.append((_MIDDLE + _RADIUS * across, top + _RADIUS * _FLAT * towards))
    (x1, y1), (x2, y2) = corners
    shade = 0.12 + 0.5 * abs((x1 + x2) / 2 - _MIDDLE) / _RADIUS
    quad = polygon((x1, y1 - 9), (x2, y2 - 9), (x2, y2 + RISE + 9), (x1, y1 + RISE + 9))
    painter.fillPath(quad, colour(mixed(chip.spot, INK, shade)))


def draw_progressive(painter: QPainter, *, lit: bool) -> None:
    """The progressive's own chip: a star, gold when the wager is in."""
    painter.translate(_MIDDLE, _MIDDLE)
    metal = QLinearGradient(-70, -100, 70, 100)
    tones = (GOLD_LIT, GOLD, GOLD_DEEP) if lit else ("#5c655f", "#3c4541", "#242b28")
    for place, tone in zip((0, 0.45, 1), tones, strict=True):
        metal.setColorAt(place, colour(tone))
    dark = mixed(tones[2], INK, 0.55)
    painter.fillPath(disc(0, 0, _RADIUS), colour(dark))
    painter.fillPath(disc(0, 0, _RADIUS - 2.5), metal)
    for number in range(48):  # a milled edge
        turn = 2 * pi * number / 48
        notch = QPainterPath(QPointF(92 * sin(turn), -92 * cos(turn)))
        notch.lineTo(101 * sin(turn), -101 * cos(turn))
        painter.strokePath(notch, pen(dark, 3, 0.7))
    painter.fillPath(disc(0, 0, 86), colour(dark))
    painter.fillPath(disc(0, 0, 83), metal)
    painter.fillPath(disc(0, 0, 74), colour(mixed(dark, "#000000", 0.35)))
    painter.fillPath(placed(star(), 0, -1, 60), metal)


def _draw_shadow(painter: QPainter) -> None:
    dark = paint(150, 150, lambda inner: inner.fillPath(disc(75, 79, 53), Qt.GlobalColor.black))
    painter.setOpacity(0.6)
    painter.drawImage(0, 0, blurred(dark, 3))


def pictures() -> dict[str, Picture]:
    """Every chip from above and from the side, the progressive's, and a shadow at half size."""
    made = {}
    for chip in CHIPS:
        made[f"chips/{chip.value}.png"] = Picture(SIDE, SIDE, partial(draw_top, chip=chip), 128)
        next_one = {"next": (0.0, float(-RISE))}
        made[f"chips/{chip.value}-side.png"] = Picture(SIDE, _SIDE_HEIGHT, partial(draw_side, chip=chip), 128, next_one)
    for name, lit in (("progressive", True), ("progressive-off", False)):
        made[f"chips/{name}.png"] = Picture(SIDE, SIDE, partial(draw_progressive, lit=lit), 128)
    made["chips/shadow.png"] = Picture(150, 150, _draw_shadow, 256, {"chip": (20.0, 20.0)})
    return made
