"""The back of a card: rings that cross, a lozenge where they meet, and the house's mark in the middle."""

from PySide6.QtGui import QPainter, QPainterPath

from make.art.canvas import Draw, colour, disc, pen, placed, polygon, rounded
from make.art.logo import mark
from ui.palette import INK, PAPER, mixed

_WIDTH, _HEIGHT = 420, 588
_BORDER = 24
_STEP = 31.0


def draw_back(painter: QPainter, sheet: Draw, ink: str) -> None:
    """The back in one colour."""
    sheet(painter)
    inner = rounded(_BORDER, _BORDER, _WIDTH - 2 * _BORDER, _HEIGHT - 2 * _BORDER, 14)
    painter.fillPath(inner, colour(ink))
    painter.save()
    painter.setClipPath(inner)
    line = mixed(ink, PAPER, 0.42)
    rings, lozenges = _pattern()
    painter.strokePath(rings, pen(line, 1.8))
    painter.fillPath(lozenges, colour(mixed(ink, PAPER, 0.62)))
    painter.restore()
    painter.strokePath(rounded(30, 30, 360, 528, 10), pen(ink, 14))
    painter.strokePath(rounded(34, 34, 352, 520, 8), pen(mixed(ink, PAPER, 0.7), 2.5))
    _draw_medallion(painter, ink)


def _pattern() -> tuple[QPainterPath, QPainterPath]:
    rings, lozenges = QPainterPath(), QPainterPath()
    middle_x, middle_y = _WIDTH / 2, _HEIGHT / 2
    for row in range(-10, 11):
        for column in range(-7, 8):
            x, y = middle_x + column * _STEP, middle_y + row * _STEP
            rings.addPath(disc(x, y, _STEP * 0.98))
            rings.addPath(disc(x, y, _STEP * 0.5))
            x, y = x + _STEP / 2, y + _STEP / 2
            lozenges.addPath(polygon((x, y - 5), (x + 5, y), (x, y + 5), (x - 5, y)))
    return rings, lozenges


def _draw_medallion(painter: QPainter, ink: str) -> None:
    x, y = _WIDTH / 2, _HEIGHT / 2
    painter.fillPath(disc(x, y, 100), colour(ink))
    painter.strokePath(disc(x, y, 97), pen(mixed(ink, PAPER, 0.7), 2.5))
    painter.fillPath(disc(x, y, 88), colour(PAPER))
    painter.fillPath(disc(x, y, 84), colour(mixed(ink, INK, 0.25)))
    painter.fillPath(placed(mark(), x, y, 124), colour(PAPER))
