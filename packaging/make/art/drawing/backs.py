"""The back of a card: waves that cross, deeper toward the border, and the house's mark in the middle."""

from math import pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from make.art.drawing.canvas import Draw, colour, disc, pen, placed, rounded
from make.art.drawing.logo import mark
from ui.palette import INK, PAPER, mixed

_WIDTH, _HEIGHT = 420, 588
_BORDER = 24
_STEP = 31.5  # from wave to wave
_SWING = 14.7


def draw_back(painter: QPainter, sheet: Draw, ink: str) -> None:
    """The back in one colour."""
    sheet(painter)
    inner = rounded(_BORDER, _BORDER, _WIDTH - 2 * _BORDER, _HEIGHT - 2 * _BORDER, 16)
    light = QRadialGradient(QPointF(_WIDTH / 2, _HEIGHT / 2), _HEIGHT * 0.62)
    light.setColorAt(0, colour(mixed(ink, PAPER, 0.08)))
    light.setColorAt(1, colour(mixed(ink, INK, 0.38)))
    painter.fillPath(inner, light)
    painter.save()
    painter.setClipPath(inner)
    painter.strokePath(_waves(), pen(PAPER, 2.4, 0.3))
    painter.restore()
    painter.strokePath(rounded(38, 38, _WIDTH - 76, _HEIGHT - 76, 10), pen(PAPER, 3, 0.75))
    x, y = _WIDTH / 2, _HEIGHT / 2
    painter.fillPath(disc(x, y, 100), colour(mixed(ink, INK, 0.4)))
    painter.strokePath(disc(x, y, 99), pen(PAPER, 2.5, 0.8))
    painter.strokePath(disc(x, y, 88), pen(PAPER, 5, 0.9))
    painter.fillPath(placed(mark(), x, y, 122), colour(PAPER))


def _waves() -> QPainterPath:
    """Each crosses its mirror image six times on its way down."""
    waves = QPainterPath()
    for number in range(-1, round(_WIDTH / _STEP) + 2):
        for side in (-1, 1):
            for step in range(121):
                x = number * _STEP + side * _SWING * sin(step / 120 * 12 * pi)
                y = _HEIGHT * step / 120
                if step:
                    waves.lineTo(x, y)
                else:
                    waves.moveTo(x, y)
    return waves
