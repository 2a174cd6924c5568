"""What everything lies on: felt that repeats without a seam, the light over it, and the leather around it."""

from hashlib import shake_256

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient

from make.art.drawing.canvas import Picture, colour, pen, rounded, scaled
from ui.palette import FELT, FELT_DEEP, FELT_LIT, RAIL, RAIL_DEEP, RAIL_LIT, mixed

TILE = 384
_SHADES = 14
_SEED = b"felt"
FRAME, CORNER = 432, 192  # a picture in nine parts: the corners stay, the edges repeat
_BROAD, _INNER = 84, 72  # the rail's breadth, and the radius of the felt's corner


def draw_felt(painter: QPainter) -> None:
    """Short fibres that lie across each other, and clouds that one hardly sees."""
    noise = shake_256(_SEED).digest(TILE * TILE)
    side = range(TILE)
    shades = [colour(mixed(FELT, FELT_LIT, 0.2 + 0.75 * step / (_SHADES - 1))).rgba() for step in range(_SHADES)]
    rows = []
    for y in side:
        falling = [noise[(y + step) % TILE * TILE : ((y + step) % TILE + 1) * TILE] for step in range(-3, 4)]
        row = []
        for x in side:
            one = sum(falling[step][(x + step) % TILE] for step in range(7))
            other = sum(falling[step][(x - step) % TILE] for step in range(7))
            light = (one - other) / 7 / 150 + (noise[y * TILE + x] - 127.5) / 700
            row.append(min(max(round((light + 0.5) * (_SHADES - 1)), 0), _SHADES - 1))
        rows.append(bytes(row))
    made = QImage(b"".join(rows), TILE, TILE, TILE, QImage.Format.Format_Indexed8)
    made.setColorTable(shades)
    painter.drawImage(0, 0, made)


def draw_light(painter: QPainter) -> None:
    """Darkness that leaves the middle of the table free; it is stretched over all of it."""
    painter.scale(16 / 9, 1)
    light = QRadialGradient(QPointF(135, 118), 185)
    for place, dark in ((0, 0.0), (0.35, 0.06), (0.6, 0.24), (0.8, 0.5), (1, 0.75)):
        light.setColorAt(place, colour(FELT_DEEP, dark))
    painter.fillRect(0, 0, 271, 271, light)


def draw_rail(painter: QPainter) -> None:
    """A padded rail with a seam, and the shadow that it throws on the felt."""
    shade = 30
    for far in range(shade, 0, -1):
        painter.strokePath(_ring(_BROAD + far), _band("#000000", 2.2, 0.42 * (1 - far / shade) ** 2))
    outside = QPainterPath()
    outside.addRect(0, 0, FRAME, FRAME)
    painter.fillPath(outside.subtracted(_ring(_BROAD)), colour(RAIL_DEEP))
    for step in range(2 * _BROAD):
        depth = step / 2
        painter.strokePath(_ring(depth), _band(_leather(depth / _BROAD), 1.4))
    seam = pen(mixed(RAIL_LIT, "#ffffff", 0.25), 2.4, 0.6)
    seam.setDashPattern([3.2, 1.8])  # 12 pixels, of which the edge between the corners has four
    seam.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.strokePath(_ring(_BROAD - 16), _band(RAIL_DEEP, 4, 0.7))
    painter.strokePath(_ring(_BROAD - 16), seam)
    painter.strokePath(_ring(_BROAD - 1), _band(RAIL_DEEP, 3))


def _ring(depth: float) -> QPainterPath:
    """The rail's outline so far in; its corner grows rounder towards the outside."""
    return rounded(depth, depth, FRAME - 2 * depth, FRAME - 2 * depth, max(_INNER + _BROAD - depth, 24))


def _band(name: str, width: float, opacity: float = 1.0) -> QPen:
    return QPen(QColor(colour(name, opacity)), width)


def _leather(depth: float) -> str:
    """How light the cushion is between its outer edge and its inner one."""
    bright = max(0.0, 1 - abs(depth - 0.36) / 0.36) if depth < 0.72 else 0.0
    dark = max(0.0, (depth - 0.55) / 0.45)
    return mixed(mixed(RAIL, RAIL_LIT, bright**1.6 * 0.75), RAIL_DEEP, dark * 0.8 if depth > 0.55 else 0.0)


def pictures() -> dict[str, Picture]:
    """Felt, light, and the rail for a screen of 1920 by 1080 and for one of twice that: nine parts cannot shrink."""
    made = {
        "table/felt.png": Picture(TILE, TILE, draw_felt),
        "table/light.png": Picture(480, 270, draw_light),
    }
    for name, size in (("rail", 0.5), ("rail-double", 1.0)):
        points = {"corner": (CORNER * size, CORNER * size), "felt": (_BROAD * size, _BROAD * size)}
        made[f"table/{name}.png"] = Picture(
            round(FRAME * size), round(FRAME * size), scaled(draw_rail, size), 128, points
        )
    return made
