"""A dealer's sleeves: from shoulder to elbow and from there to the wrist, both pointing straight down from (0, 0).

They are stretched along their length as a hand goes farther, so nothing on them may show that much.
"""

from typing import Final

import skia

from make.art.dealers.tones import FOLD, LINEN, LINEN_SHADE, SILK, Look
from make.art.painting.brush import Canvas, Limb, Path, Point, across, around, box, fill, line, stroke

UPPER: Final = 190.0
FORE: Final = 210.0
SHADOW_DROP: Final = 24.0  # how far below the arm its shadow lies
_WIDTHS: Final = ((24.0, 33.0, 35.0), (34.0, 31.0, 25.0))  # shoulder to elbow, elbow to wrist; halves


def draw_upper(canvas: Canvas, look: Look) -> None:
    """With the band that keeps the cuff up."""
    sleeve = _sleeve(0, UPPER, look)
    _linen(canvas, sleeve, _capped(sleeve, UPPER, 35 * look.build, 24 * look.build))
    _folds(
        canvas,
        sleeve,
        (
            ((0.06, 0.8), (0.2, -0.2)),
            ((0.74, -0.9), (0.84, 0.3)),
            ((0.86, -0.9), (0.92, 0.4)),
            ((0.62, 0.9), (0.7, 0.1)),
        ),
    )
    band = skia.Path()
    band.moveTo(*sleeve.at(0.52, 1.03))
    band.quadTo(*_bowed(sleeve, 0.52, 6), *sleeve.at(0.52, -1.03))
    band.lineTo(*sleeve.at(0.6, -1.03))
    band.quadTo(*_bowed(sleeve, 0.6, 6), *sleeve.at(0.6, 1.03))
    band.close()
    ends = sleeve.at(0.56, 1), sleeve.at(0.56, -1)
    canvas.drawPath(band, across(*ends, ["#4A0A16", SILK[1], "#C23A4C", SILK[1], "#4A0A16"]))


def draw_fore(canvas: Canvas, look: Look) -> None:
    """With its cuff."""
    sleeve = _sleeve(1, FORE, look)
    _linen(canvas, sleeve, _capped(sleeve, 0, 34 * look.build, 0))
    _folds(
        canvas,
        sleeve,
        (
            ((0.06, 0.9), (0.16, -0.1)),
            ((0.16, 0.95), (0.26, 0.1)),
            ((0.08, -0.9), (0.18, -0.1)),
            ((0.62, 0.9), (0.72, 0.2)),
            ((0.8, -0.9), (0.76, 0.0)),
        ),
    )
    wide = 27.5 * look.build
    cuff = skia.Path()
    cuff.moveTo(-wide - 1, FORE - 26)
    cuff.quadTo(0, FORE - 19, wide + 1, FORE - 26)
    cuff.lineTo(wide, FORE + 4)
    cuff.quadTo(0, FORE + 13, -wide, FORE + 4)
    cuff.close()
    canvas.drawPath(cuff, fill("#000000", 0.28, 2.4))
    canvas.drawPath(
        cuff, across((-wide, 0), (wide, 0), ["#C9BCA8", "#FFFDF6", "#FBF6EA", "#CFC2AF"], [0, 0.35, 0.65, 1])
    )
    canvas.drawPath(cuff, line("#7A6D5C", 1.1, 0.55))
    canvas.drawCircle(wide * 0.52, FORE - 8, 2.8, fill("#2A2E3A"))
    canvas.drawCircle(wide * 0.52 - 0.8, FORE - 8.9, 1.0, fill("#FFFFFF", 0.8))


def draw_elbow(canvas: Canvas, look: Look) -> None:
    """Under both parts, so that a short arm bends round."""
    radius = 34 * look.build
    tones = [(LINEN[0], 1.0), (LINEN[1], 1.0), ("#C6B9A6", 1.0)]
    canvas.drawCircle(0, 0, radius, around((0, -4), radius * 1.08, tones, [0, 0.7, 1]))
    canvas.drawCircle(0, 0, radius, line(LINEN_SHADE, 1.1, 0.4))


def draw_shadow(canvas: Canvas, look: Look) -> None:
    """Of the forearm, on the felt."""
    wide = 26 * look.build
    canvas.drawRoundRect(box(-wide, -6, wide, FORE + 4), wide, wide, fill("#00120C", 0.5, 9))


def _sleeve(part: int, length: float, look: Look) -> Limb:
    points: list[Point] = [(0, 0), (0, length * 0.5), (0, length)]
    return Limb(points, [width * look.build for width in _WIDTHS[part]])


def _capped(sleeve: Limb, joint: float, elbow: float, shoulder: float) -> Path:
    """The sleeve with a round end at the elbow, and at the shoulder if it has one."""
    path = sleeve.outline
    ends = [(joint, elbow, elbow)] + ([(0.0, shoulder, shoulder * 0.45)] if shoulder else [])
    for y, wide, tall in ends:
        cap = skia.Path()
        cap.addOval(box(-wide, y - tall, wide, y + tall))
        path = skia.Op(path, cap, skia.kUnion_PathOp)
    return path


def _linen(canvas: Canvas, sleeve: Limb, shape: Path) -> None:
    wide = shape.getBounds().width() / 2
    tones = ["#B9AB98", LINEN[1], LINEN[0], "#FFFFFF", LINEN[1], "#BDB09D"]
    canvas.drawPath(shape, across((-wide, 0), (wide, 0), tones, [0, 0.18, 0.4, 0.55, 0.82, 1]))
    canvas.save()
    canvas.clipPath(shape, doAntiAlias=True)
    for side in (-1, 1):
        stroke(canvas, sleeve.beside(side), line(LINEN_SHADE, 9, 0.35, 5))
    canvas.restore()
    for side in (-1, 1):
        stroke(canvas, sleeve.beside(side), line(LINEN_SHADE, 1.1, 0.4))


def _folds(canvas: Canvas, sleeve: Limb, lines: tuple[tuple[Point, Point], ...]) -> None:
    for begin, end in lines:
        middle = ((begin[0] + end[0]) / 2 - 0.02, (begin[1] + end[1]) / 2)
        stroke(canvas, [sleeve.at(*begin), sleeve.at(*middle), sleeve.at(*end)], line(FOLD, 2.6, 0.5, 1.3))


def _bowed(sleeve: Limb, along: float, by: float) -> Point:
    x, y = sleeve.at(along, 0)
    return x, y + by
