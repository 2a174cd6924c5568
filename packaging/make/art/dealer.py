"""The dealer in layers that a screen moves: body, three ways to hold the head, and arms of three parts each.

From behind: halo, head, upper arms, body, forearms, hands. The figure stands on a field of WIDTH by HEIGHT; head, body
and halo know where on it they belong. An arm is a puppet's: the upper arm turns about the shoulder, the forearm about
the elbow, the hand about the wrist. The left one is the right one in a mirror.
"""

from functools import partial
from math import cos, radians, sin
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QRadialGradient

from make.art.dealer_hands import HANDS, WRIST, draw_hand
from make.art.dealer_head import draw_head
from make.art.dealer_tones import CLOTH, CLOTH_LIT, SHIRT, SHIRT_DEEP, SHIRT_SHADE, SILK, SILK_LIT
from make.art.drawing.canvas import Picture, Point, colour, curve, disc, mirrored, pen, placed, polygon, rounded, whole
from make.art.drawing.logo import bow_tie
from ui.palette import mixed

WIDTH, HEIGHT = 1200, 660
MIDDLE: Final = 600.0
SHOULDER: Final[Point] = (MIDDLE + 138, 318.0)  # of the arm on the right of the picture
UPPER, LOWER = 178.0, 164.0  # from shoulder to elbow, from elbow to wrist
_UPPER_PIVOT: Final[Point] = (70.0, 70.0)
_LOWER_PIVOT: Final[Point] = (60.0, 50.0)
_HEAD: Final[Point] = (MIDDLE - 110, 20.0)
_BODY: Final[Point] = (MIDDLE - 200, 210.0)


class Pose(NamedTuple):
    """Where an arm's parts point, in degrees clockwise from straight down, each for itself; and which hand it shows.

    For the arm on the right of the picture; the other takes all angles negative.
    """

    upper: float
    lower: float
    hand: float
    shows: str


POSES: Final = {
    "rest": Pose(-14, 63, 78, "rest"),
    "deal": Pose(-24, -6, 4, "deal"),
    "point": Pose(-52, -96, -98, "open"),
    "sweep": Pose(-40, -34, 18, "edge"),
    "gather": Pose(-8, 66, 72, "edge"),
    "spread": Pose(-44, -64, -80, "spread"),
}


def elbow(pose: Pose) -> Point:
    """Where the elbow of the arm on the right is."""
    return _along(SHOULDER, pose.upper, UPPER)


def wrist(pose: Pose) -> Point:
    """And its wrist."""
    return _along(elbow(pose), pose.lower, LOWER)


def _along(start: Point, turn: float, length: float) -> Point:
    return start[0] - length * sin(radians(turn)), start[1] + length * cos(radians(turn))


def draw_body(painter: QPainter) -> None:
    """Shirt, waistcoat and bow tie, fading where the table begins."""
    painter.translate(-_BODY[0], -_BODY[1])
    m = MIDDLE
    torso = whole(
        curve(
            (m, 240),
            (m - 40, 240),
            (m - 62, 262, m - 96, 268, m - 124, 280),
            (m - 150, 300, m - 140, 350, m - 134, 400),
            (m - 132, 470, m - 126, 560, m - 128, 670),
            (m, 670),
        ),
        m,
    )
    shirt = QLinearGradient(m - 150, 0, m + 150, 0)
    for place, tone in ((0, SHIRT_SHADE), (0.25, SHIRT), (0.7, SHIRT), (1, SHIRT_SHADE)):
        shirt.setColorAt(place, colour(tone))
    painter.fillPath(torso, shirt)
    for step in (12, 24, 36):  # pleats
        for side in (-1, 1):
            painter.strokePath(curve((m + side * step, 290), (m + side * step, 480)), pen(SHIRT_DEEP, 2, 0.8))
    for y in (336, 384):  # studs
        painter.fillPath(disc(m, y, 5.5), colour(CLOTH))
    _draw_waistcoat(painter)
    _draw_collar(painter)
    fade = QLinearGradient(0, 560, 0, 664)
    fade.setColorAt(0, Qt.GlobalColor.black)
    fade.setColorAt(1, Qt.GlobalColor.transparent)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.fillRect(0, 0, WIDTH, HEIGHT + 40, fade)


def _draw_waistcoat(painter: QPainter) -> None:
    m = MIDDLE
    half = curve(
        (m + 1, 452),
        (m - 66, 262),
        (m - 108, 270),
        (m - 116, 320, m - 120, 372, m - 152, 398),
        (m - 146, 480, m - 134, 560, m - 136, 672),
        (m + 1, 672),
        (m + 1, 452),
    )
    cloth = QLinearGradient(m - 160, 280, m + 160, 640)
    cloth.setColorAt(0, colour(CLOTH_LIT))
    cloth.setColorAt(0.55, colour(CLOTH))
    cloth.setColorAt(1, colour(mixed(CLOTH, "#000000", 0.35)))
    painter.fillPath(half, cloth)
    painter.fillPath(mirrored(half, m), cloth)
    for side in (-1, 1):
        lapel = curve(
            (m + side * 1, 456),
            (m + side * 72, 262),
            (m + side * 104, 270),
            (m + side * 104, 340, m + side * 70, 420, m + side * 1, 492),
            (m + side * 1, 456),
        )
        satin = QLinearGradient(m + side * 20, 300, m + side * 100, 420)
        satin.setColorAt(0, colour(mixed(CLOTH_LIT, "#ffffff", 0.16)))
        satin.setColorAt(1, colour(CLOTH))
        painter.fillPath(lapel, satin)
        painter.strokePath(lapel, pen("#000000", 2, 0.45))
    painter.strokePath(curve((m, 492), (m, 670)), pen("#000000", 3, 0.6))
    for y in (516, 562, 608):
        painter.fillPath(disc(m, y, 7), colour(mixed(CLOTH_LIT, "#ffffff", 0.3)))
        painter.fillPath(disc(m, y + 1, 5), colour(CLOTH))
    square = polygon((m + 82, 432), (m + 94, 408), (m + 104, 424), (m + 114, 402), (m + 124, 426))
    painter.fillPath(square, colour(SHIRT))
    painter.strokePath(curve((m + 78, 434), (m + 128, 426)), pen("#000000", 4, 0.6))


def _draw_collar(painter: QPainter) -> None:
    m = MIDDLE
    band = whole(
        curve(
            (m, 262),
            (m - 30, 252, m - 40, 240, m - 43, 222),
            (m - 49, 224),
            (m - 54, 250, m - 52, 270, m - 46, 282),
            (m, 300),
        ),
        m,
    )
    painter.fillPath(band, colour(SHIRT))
    painter.strokePath(band, pen(SHIRT_DEEP, 1.6, 0.8))
    for side in (-1, 1):
        wing = polygon((m + side * 3, 266), (m + side * 34, 248), (m + side * 46, 290))
        painter.fillPath(wing, colour(mixed(SHIRT, "#ffffff", 0.5)))
        painter.strokePath(wing, pen(SHIRT_DEEP, 1.6))
    tie = placed(bow_tie(), m, 286, 128)
    painter.fillPath(tie.translated(0, 6), colour("#000000", 0.25))
    silk = QLinearGradient(0, 250, 0, 314)
    silk.setColorAt(0, colour(SILK_LIT))
    silk.setColorAt(1, colour(SILK))
    painter.fillPath(tie, silk)
    painter.fillPath(rounded(m - 12, 272, 24, 28, 9), colour(mixed(SILK, "#000000", 0.2)))
    for side in (-1, 1):
        fold = curve((m + side * 14, 284), (m + side * 24, 281, m + side * 32, 278, m + side * 40, 278))
        painter.strokePath(fold, pen("#000000", 2.5, 0.35))


def _sleeve(pivot: Point, length: float, top: float, foot: float) -> QPainterPath:
    """Cloth that hangs from a joint, round at both ends so that it can turn there."""
    x, y = pivot
    shape = curve(
        (x - top, y),
        (x - top, y - top * 1.3, x + top, y - top * 1.3, x + top, y),
        (x + top * 1.05, y + length * 0.5, x + foot, y + length * 0.6, x + foot, y + length),
        (x + foot, y + length + foot * 1.3, x - foot, y + length + foot * 1.3, x - foot, y + length),
        (x - foot, y + length * 0.6, x - top * 1.05, y + length * 0.5, x - top, y),
    )
    shape.closeSubpath()
    return shape


def _draw_sleeve(painter: QPainter, shape: QPainterPath, pivot: Point, wide: float) -> None:
    light = QLinearGradient(pivot[0] - wide, 0, pivot[0] + wide, 0)
    for place, tone in ((0, SHIRT_SHADE), (0.28, SHIRT), (0.62, SHIRT), (1, SHIRT_DEEP)):
        light.setColorAt(place, colour(tone))
    painter.fillPath(shape, light)


def draw_upper(painter: QPainter) -> None:
    """The upper arm: a sleeve with its garter."""
    x, y = _UPPER_PIVOT
    shape = _sleeve(_UPPER_PIVOT, UPPER, 44, 36)
    _draw_sleeve(painter, shape, _UPPER_PIVOT, 46)
    painter.save()
    painter.setClipPath(shape)
    band = curve((x - 60, y + 92), (x - 20, y + 104, x + 20, y + 104, x + 60, y + 92))
    painter.strokePath(band, pen(SILK, 20))
    painter.strokePath(band.translated(0, -7), pen(SILK_LIT, 3, 0.7))
    for start, bend in ((y + 74, 8), (y + 124, -6), (y + 150, 8)):  # folds
        fold = curve((x + 44, start), (x + 20, start + bend, x, start + bend, x - 8, start + 2 * bend))
        painter.strokePath(fold, pen(SHIRT_DEEP, 3, 0.5))
    painter.restore()


def draw_lower(painter: QPainter) -> None:
    """The forearm down to its cuff."""
    x, y = _LOWER_PIVOT
    shape = _sleeve(_LOWER_PIVOT, LOWER - 22, 36, 26)
    _draw_sleeve(painter, shape, _LOWER_PIVOT, 37)
    painter.save()
    painter.setClipPath(shape)
    for start, bend in ((y - 6, 10), (y + 22, 10), (y + 104, -8)):
        fold = curve((x + 38, start), (x + 16, start + bend, x + 4, start + bend, x - 12, start + 1.6 * bend))
        painter.strokePath(fold, pen(SHIRT_DEEP, 3, 0.5))
    painter.restore()
    cuff = rounded(x - 31, y + LOWER - 36, 62, 38, 9)
    _draw_sleeve(painter, cuff, _LOWER_PIVOT, 31)
    painter.strokePath(cuff, pen(SHIRT_SHADE, 2))
    painter.fillPath(disc(x + 18, y + LOWER - 17, 5.5), colour(SILK))


def draw_halo(painter: QPainter) -> None:
    """Warm light behind the figure, at a quarter of the size."""
    painter.scale(300 / 165, 1)
    light = QRadialGradient(QPointF(82.5, 82.5), 82.5)
    for place, strength in ((0, 0.26), (0.3, 0.19), (0.6, 0.07), (0.85, 0.01), (1, 0)):
        light.setColorAt(place, colour("#ffdcae", strength))
    painter.fillRect(0, 0, 165, 165, light)


def pictures() -> dict[str, Picture]:
    """All layers. `at` is where a layer's corner lies on the field, `pivot` about which it turns."""
    neck = (MIDDLE - _HEAD[0], 232 - _HEAD[1])
    breath = (MIDDLE - _BODY[0], 660 - _BODY[1])
    lower_end = {"pivot": _LOWER_PIVOT, "wrist": (_LOWER_PIVOT[0], _LOWER_PIVOT[1] + LOWER)}
    upper_end = {"pivot": _UPPER_PIVOT, "elbow": (_UPPER_PIVOT[0], _UPPER_PIVOT[1] + UPPER)}
    made = {
        "dealer/halo.png": Picture(300, 165, draw_halo, 0, {"at": (0.0, 0.0)}),
        "dealer/body.png": Picture(400, 460, draw_body, 0, {"at": _BODY, "pivot": breath}),
        "dealer/upper-arm.png": Picture(140, 310, draw_upper, 128, upper_end),
        "dealer/forearm.png": Picture(120, 230, draw_lower, 128, lower_end),
    }
    for name, turn in (("left", -1.0), ("centre", 0.0), ("right", 1.0)):
        head = partial(draw_head, turn=turn)
        made[f"dealer/head-{name}.png"] = Picture(220, 270, head, 256, {"at": _HEAD, "pivot": neck})
    for name in HANDS:
        made[f"dealer/hand-{name}.png"] = Picture(200, 220, partial(draw_hand, name=name), 96, {"pivot": WRIST})
    return made
