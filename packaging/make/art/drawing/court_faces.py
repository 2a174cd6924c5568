"""The faces of kings, queens and jacks: eyes, brows, nose and mouth, seen from the front."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from make.art.drawing.canvas import colour, curve, disc, mirrored, pen
from ui.palette import INK

SKIN, SKIN_SHADE, SKIN_LINE = "#f7dcc0", "#e9bd97", "#8a5236"
_BLUSH = "#e58f76"
_LIP = "#b8393f"
_EYES = {"K": 256.0, "Q": 258.0, "J": 262.0}  # y


def face_outline(x: float) -> QPainterPath:
    """From the brow to the chin."""
    return curve(
        (x - 47, 214),
        (x + 47, 214),
        (x + 49, 282, x + 32, 330, x, 332),
        (x - 32, 330, x - 49, 282, x - 47, 214),
    )


def draw_face(painter: QPainter, rank: str, x: float, hair: str) -> None:
    """The face with all that is in it."""
    outline = face_outline(x)
    painter.fillPath(outline, colour(SKIN))
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    side = curve((x + 30, 200), (x + 60, 200), (x + 60, 340), (x - 10, 340), (x + 26, 310, x + 36, 260, x + 30, 200))
    painter.fillPath(side, colour(SKIN_SHADE))
    for cheek in (-26, 26):
        painter.fillPath(disc(x + cheek, 286, 12, 9), colour(_BLUSH, 0.35 if rank == "Q" else 0.18))
    painter.restore()
    painter.strokePath(outline, pen(SKIN_LINE, 2.5))
    y = _EYES[rank]
    for mirror in (False, True):
        _draw_eye(painter, rank, x, y, mirror=mirror)
        brow = curve((x + 8, y - 15), (x + 20, y - 25, x + 30, y - 21, x + 38, y - 14))
        painter.strokePath(mirrored(brow, x) if mirror else brow, pen(hair, 4.5 if rank != "Q" else 3.2))
    nose = curve(
        (x - 2, y + 2), (x - 7, y + 18, x - 11, y + 28, x - 5, y + 31), (x + 1, y + 33, x + 5, y + 31, x + 8, y + 28)
    )
    painter.strokePath(nose, pen(SKIN_LINE, 2.6))
    _draw_mouth(painter, rank, x, y + 46)


def _draw_eye(painter: QPainter, rank: str, x: float, y: float, *, mirror: bool) -> None:
    middle = x + 22
    white = curve(
        (middle - 13, y + 1),
        (middle - 4, y - 11, middle + 8, y - 9, middle + 13, y + 2),
        (middle + 4, y + 9, middle - 6, y + 8, middle - 13, y + 1),
    )
    lid = curve((middle - 14, y + 1), (middle - 4, y - 12, middle + 8, y - 10, middle + 14, y + 1))
    if rank == "Q":
        lid.lineTo(middle + 19, y - 4)
    shapes = [mirrored(shape, x) if mirror else shape for shape in (white, lid)]
    at = 2 * x - middle if mirror else middle
    painter.fillPath(shapes[0], colour("#ffffff"))
    painter.fillPath(disc(at, y - 0.5, 6), colour(INK))
    painter.fillPath(disc(at - 1.8, y - 2.6, 1.9), colour("#ffffff"))
    painter.strokePath(shapes[1], pen(INK, 3.4))


def _draw_mouth(painter: QPainter, rank: str, x: float, y: float) -> None:
    wide = 14 if rank == "Q" else 17
    upper = curve(
        (x - wide, y - 1),
        (x - 6, y - 7, x - 3, y - 5, x, y - 4),
        (x + 3, y - 5, x + 6, y - 7, x + wide, y - 1),
        (x, y + 3, x, y + 3, x - wide, y - 1),
    )
    lower = curve(
        (x - wide + 2, y),
        (x - 4, y + 4, x + 4, y + 4, x + wide - 2, y),
        (x + 7, y + 10, x - 7, y + 10, x - wide + 2, y),
    )
    strength = 1.0 if rank == "Q" else 0.6
    painter.fillPath(upper, colour(_LIP, strength))
    painter.fillPath(lower, colour(_LIP, strength * 0.75))
    painter.strokePath(curve((x - wide, y - 1), (x - 5, y + 4, x + 5, y + 4, x + wide, y - 2)), pen("#6a1f24", 2))
