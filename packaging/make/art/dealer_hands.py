"""White gloves in the poses that a dealer needs, hanging from the wrist with the fingers down."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPainterPathStroker

from make.art.dealer_tones import GLOVE, GLOVE_LINE, GLOVE_SHADE
from make.art.drawing.canvas import Point, colour, curve, disc, pen, rounded, united

WRIST: Final[Point] = (100.0, 34.0)


class Hand(NamedTuple):
    """Fingers as lines through points, each so thick, from the thumb on; and whether the back of the hand shows."""

    fingers: tuple[tuple[tuple[Point, ...], float], ...]
    palm: tuple[float, float, float]  # half as wide at the wrist, half as wide at the knuckles, down to the knuckles
    back: bool = True


HANDS: Final = {
    "rest": Hand(
        (
            (((72, 62), (62, 88), (70, 112)), 23),
            (((80, 96), (76, 130), (84, 156)), 22),
            (((98, 98), (96, 138), (102, 166)), 22),
            (((114, 98), (114, 134), (118, 160)), 21),
            (((128, 92), (130, 122), (131, 144)), 19),
        ),
        (25, 36, 100),
    ),
    "deal": Hand(
        (
            (((74, 60), (62, 92), (78, 128)), 23),
            (((82, 96), (78, 132), (84, 162)), 21),
            (((98, 98), (96, 140), (94, 170)), 21),
            (((114, 96), (122, 124), (112, 148)), 21),
            (((126, 90), (138, 112), (128, 134)), 19),
        ),
        (25, 34, 98),
    ),
    "open": Hand(
        (
            (((76, 58), (52, 80), (44, 106)), 23),
            (((80, 96), (76, 138), (80, 174)), 20),
            (((97, 98), (96, 146), (98, 186)), 20),
            (((113, 97), (115, 142), (114, 178)), 20),
            (((126, 92), (131, 126), (130, 154)), 18),
        ),
        (25, 34, 100),
        back=False,
    ),
    "edge": Hand(
        (
            (((84, 60), (76, 88), (82, 114)), 22),
            (((90, 96), (88, 136), (78, 170)), 21),
            (((102, 98), (102, 142), (90, 180)), 21),
            (((113, 96), (115, 138), (104, 174)), 20),
        ),
        (24, 27, 98),
    ),
    "spread": Hand(
        (
            (((76, 58), (46, 78), (26, 92)), 23),
            (((80, 94), (66, 132), (54, 166)), 20),
            (((97, 98), (94, 144), (92, 182)), 20),
            (((113, 97), (122, 138), (130, 172)), 20),
            (((126, 90), (144, 118), (158, 144)), 18),
        ),
        (25, 34, 100),
    ),
}


def _line(points: tuple[Point, ...]) -> QPainterPath:
    """A bend through the middle point."""
    start, middle, end = points
    path = QPainterPath(QPointF(*start))
    path.quadTo(
        QPointF(2 * middle[0] - (start[0] + end[0]) / 2, 2 * middle[1] - (start[1] + end[1]) / 2), QPointF(*end)
    )
    return path


def _finger(points: tuple[Point, ...], thick: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(thick)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return stroker.createStroke(_line(points)).simplified()


def _palm(palm: tuple[float, float, float]) -> QPainterPath:
    x, y = WRIST
    narrow, broad, foot = palm
    path = curve(
        (x - narrow, y - 12),
        (x + narrow, y - 12),
        (x + narrow, y + 16, x + broad + 2, y + 30, x + broad, foot),
        (x + broad - 6, foot + 14, x - broad + 6, foot + 14, x - broad, foot),
        (x - broad - 2, y + 30, x - narrow, y + 16, x - narrow, y - 12),
    )
    path.closeSubpath()
    return path


def _knuckles(palm: tuple[float, float, float]) -> QPainterPath:
    """All below the knuckles, where the fingers are apart."""
    x, _ = WRIST
    path = QPainterPath()
    path.addRect(x - 100, palm[2] + 2, 200, 120)
    return path


def draw_hand(painter: QPainter, name: str) -> None:
    """One glove."""
    hand = HANDS[name]
    fingers = [_finger(points, thick) for points, thick in hand.fingers]
    palm = _palm(hand.palm)
    glove = united((palm, *fingers))
    painter.strokePath(glove, pen(GLOVE_LINE, 3))
    light = QLinearGradient(40, 20, 150, 190)
    light.setColorAt(0, colour(GLOVE))
    light.setColorAt(1, colour(GLOVE_SHADE))
    painter.fillPath(glove, light)
    painter.save()
    painter.setClipPath(glove)
    thumb, *others = fingers
    for finger in others:
        painter.fillPath(finger, light)
        painter.strokePath(finger, pen(GLOVE_LINE, 2.4, 0.8))
    painter.setClipPath(glove.subtracted(_knuckles(hand.palm)))
    painter.fillPath(palm, light)
    painter.setClipPath(glove)
    painter.fillPath(thumb, light)
    painter.strokePath(thumb, pen(GLOVE_LINE, 2.4, 0.8))
    painter.setClipPath(thumb.intersected(palm))
    painter.fillPath(disc(*hand.fingers[0][0][0], 15), light)  # the thumb grows out of the palm
    painter.setClipPath(glove)
    x, y = WRIST
    if hand.back:  # the three seams on the back of a dress glove
        for side in (-1, 0, 1):
            painter.strokePath(curve((x + side * 13, y + 28), (x + side * 16, y + 58)), pen(GLOVE_LINE, 2.4, 0.8))
    else:
        painter.strokePath(
            curve((x - 22, y + 60), (x - 6, y + 40, x + 2, y + 26, x - 2, y + 12)), pen(GLOVE_LINE, 2.4, 0.6)
        )
    painter.restore()
    hem = rounded(x - 30, y - 20, 60, 16, 7)
    painter.fillPath(hem, colour(GLOVE))
    painter.strokePath(hem, pen(GLOVE_LINE, 2))
