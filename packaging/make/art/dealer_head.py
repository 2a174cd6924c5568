"""The dealer's head, turned to a side or not: hair, and a face of two planes of light without features."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath

from make.art.dealer_tones import HAIR, HAIR_LIT, SKIN, SKIN_LIT, SKIN_SHADE
from make.art.drawing.canvas import colour, curve, disc, pen, rounded
from ui.palette import mixed

_X = 110.0


def draw_head(painter: QPainter, turn: float) -> None:
    """From -1, to the left of the picture, to 1."""
    _draw_neck(painter)
    shift = 9 * turn
    face = _face(turn)
    back = curve(
        (_X - 62, 110),
        (_X - 74 - shift, 20, _X - 30 - shift, 14, _X - shift, 14),
        (_X + 40 - shift, 14, _X + 76 - shift, 30, _X + 62, 110),
        (_X + 60, 140, _X + 52, 150, _X + 44, 160),
        (_X - 44, 160),
        (_X - 52, 150, _X - 60, 140, _X - 62, 110),
    )
    painter.fillPath(back, colour(HAIR))
    for side in (-1, 1):
        if side * turn <= 0:  # the ear on the far side is hidden
            ear = disc(_X + side * 57 - shift * 0.9, 128, 10, 17)
            painter.fillPath(ear, colour(SKIN_SHADE if side > 0 else SKIN))
    skin = QLinearGradient(_X - 58, 60, _X + 58, 190)
    skin.setColorAt(0, colour(SKIN_LIT))
    skin.setColorAt(1, colour(SKIN))
    painter.fillPath(face, skin)
    painter.save()
    painter.setClipPath(face)
    painter.fillPath(_shade(turn), colour(SKIN_SHADE, 0.55))
    painter.restore()
    _draw_hair(painter, turn, face)


def _draw_neck(painter: QPainter) -> None:
    neck = curve(
        (_X - 33, 150),
        (_X + 33, 150),
        (_X + 33, 215),
        (_X + 40, 246),
        (_X, 268),
        (_X - 40, 246),
        (_X - 33, 215),
        (_X - 33, 150),
    )
    painter.fillPath(neck, colour(SKIN))
    painter.save()
    painter.setClipPath(neck)
    painter.fillPath(disc(_X + 4, 168, 50, 42), colour(SKIN_SHADE, 0.75))
    painter.fillPath(rounded(_X + 6, 150, 60, 120, 10), colour(SKIN_SHADE, 0.6))
    painter.restore()


def _face(turn: float) -> QPainterPath:
    s = 7 * turn
    return curve(
        (_X - 54 + s, 92),
        (_X - 50 + s, 40, _X + 50 + s, 40, _X + 54 + s, 92),
        (_X + 56 + s, 136, _X + 44 + s * 1.6, 166, _X + 22 + s * 2, 190),
        (_X + 12 + s * 2, 200, _X - 12 + s * 2, 200, _X - 22 + s * 2, 190),
        (_X - 44 + s * 1.6, 166, _X - 56 + s, 136, _X - 54 + s, 92),
    )


def _shade(turn: float) -> QPainterPath:
    """The side away from the light: brow, nose and chin as one line."""
    x = _X + 10 + 24 * turn
    return curve(
        (x + 4, 40),
        (x + 2, 84, x - 2, 96, x - 4, 104),
        (x - 8, 122, x - 16, 132, x - 17, 139),
        (x - 16, 146, x - 4, 146, x, 149),
        (x - 6, 166, x - 6, 182, x - 4, 204),
        (x + 120, 204),
        (x + 120, 40),
        (x + 4, 40),
    )


def _draw_hair(painter: QPainter, turn: float, face: QPainterPath) -> None:
    s = 9 * turn
    part = _X - 20 + 16 * turn
    top = curve(
        (_X - 63, 112),
        (_X - 78 - s, 24, _X - 34 - s, 8, _X + 2 - s, 8),
        (_X + 42 - s, 8, _X + 80 - s, 26, _X + 63, 112),
        (_X + 58 + s * 0.4, 96, _X + 54 + s * 0.4, 82, _X + 46 + s * 0.4, 74),
        (_X + 20 + s, 76, part + 20, 70, part, 50),
        (part - 10, 66, _X - 42 + s * 0.4, 74, _X - 50 + s * 0.4, 84),
        (_X - 57 + s * 0.4, 92, _X - 60, 100, _X - 63, 112),
    )
    sheen = QLinearGradient(_X - 60, 10, _X + 50, 80)
    sheen.setColorAt(0, colour(HAIR))
    sheen.setColorAt(0.35, colour(mixed(HAIR, HAIR_LIT, 0.9)))
    sheen.setColorAt(0.6, colour(HAIR))
    painter.save()
    painter.setClipPath(face, Qt.ClipOperation.ReplaceClip)
    painter.fillPath(top.translated(0, 6), colour(SKIN_SHADE, 0.5))
    painter.restore()
    painter.fillPath(top, sheen)
    for step in range(5):  # combed back from the parting
        strand = curve(
            (part + 4 + step * 3, 50 - step * 3),
            (part + 26 + step * 6, 34 - step * 4, _X + 34 - s, 34 - step * 3, _X + 56 - s - step * 5, 62 - step * 7),
        )
        painter.strokePath(strand, pen(HAIR_LIT, 1.6, 0.5))
