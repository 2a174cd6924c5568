"""What moves in a dealer's face: eyes, brows and mouth. x is 0 on the axis; y is that of the head."""

from typing import Final

import skia

from make.art.dealers.tones import Look
from make.art.painting.brush import Canvas, Path, Point, across, around, box, fill, line, spline, stroke

GAZES: Final = {
    "1": (3.4, 2.0),
    "2": (3.0, 2.2),
    "3": (2.2, 2.5),
    "4": (-2.2, 2.5),
    "5": (-3.0, 2.2),
    "6": (-3.4, 2.0),
    "ahead": (0.0, 0.4),
}
MOUTHS: Final = ("closed", "half", "open", "smile")
_LASH: Final = "#2A1610"
_LIP_LINE: Final = ("#7A3527", "#6E1F2A")  # his, hers
_TOP: Final = 143.0  # of the mouth


def _lid(ex: float, ey: float, wide: float, high: float) -> Path:
    path = skia.Path()
    path.moveTo(ex - wide, ey + 1.2)
    path.cubicTo(ex - wide * 0.55, ey - high * 1.24, ex + wide * 0.5, ey - high * 1.24, ex + wide, ey + 0.8)
    return path


def _eye(ex: float, ey: float, wide: float, high: float) -> Path:
    path = _lid(ex, ey, wide, high)
    path.cubicTo(ex + wide * 0.5, ey + high * 0.86, ex - wide * 0.5, ey + high * 0.86, ex - wide, ey + 1.2)
    path.close()
    return path


def draw_eyes(canvas: Canvas, look: Look, gaze: Point) -> None:
    """Both, looking there."""
    deep = look.skin[3]
    wide, high, round_ = (14.5, 7.6, 6.9) if look.woman else (13.6, 7.0, 6.5)
    for side in (-1, 1):
        ex, ey = side * 24, 97
        eye = _eye(ex, ey, wide, high)
        canvas.drawPath(eye, across((0, ey - high), (0, ey + high), ["#DCD2C6", "#FFFDF8", "#F3ECE3"]))
        canvas.save()
        canvas.clipPath(eye, doAntiAlias=True)
        _iris(canvas, look, (ex + gaze[0], ey - 0.6 + gaze[1]), round_)
        shade = [(ex - wide - 2, ey - high - 1), (ex, ey - high * 0.62), (ex + wide + 2, ey - high - 1)]
        stroke(canvas, shade, line("#3A2318", 5, 0.34, 1.6))
        canvas.restore()
        canvas.drawPath(_lid(ex, ey, wide, high), line(_LASH, 2.7 if look.woman else 2.1))
        if look.woman:
            lash = [(ex + side * wide * 0.72, ey - 3.6), (ex + side * (wide + 1.6), ey - 3.2)]
            stroke(canvas, [*lash, (ex + side * (wide + 3.6), ey - 5.4)], line(_LASH, 1.6, 0.85))
        low = [(ex - wide * 0.8, ey + 3.2), (ex, ey + high * 0.72), (ex + wide * 0.85, ey + 3)]
        stroke(canvas, low, line(deep, 1.1, 0.55))
        crease = [(ex - wide * 0.85, ey - 5), (ex, ey - high * 1.38), (ex + wide * 0.95, ey - 4.4)]
        stroke(canvas, crease, line(deep, 1.3, 0.5))


def _iris(canvas: Canvas, look: Look, at: Point, radius: float) -> None:
    x, y = at
    canvas.drawCircle(x, y, radius, around((x, y + 2), radius * 1.15, [(tone, 1) for tone in look.iris]))
    canvas.drawCircle(x, y, radius * 0.5, fill("#0B0705"))
    canvas.drawCircle(x - 2, y - 2.4, 1.9, fill("#FFFFFF", 0.95))
    canvas.drawCircle(x + 2, y + 2.2, 0.9, fill("#FFFFFF", 0.5))


def draw_blink(canvas: Canvas, look: Look) -> None:
    """Both eyes shut."""
    _lit, plain, shade, deep = look.skin
    wide, high = (14.5, 7.6) if look.woman else (13.6, 7.0)
    for side in (-1, 1):
        ex, ey = side * 24, 97
        canvas.drawPath(_eye(ex, ey, wide, high), across((0, ey - high), (0, ey + high), [shade, plain]))
        shut = [(ex - wide, ey + 1.2), (ex, ey + high * 0.72), (ex + wide, ey + 0.8)]
        stroke(canvas, shut, line(_LASH, 2.4))
        stroke(
            canvas, [(ex - wide * 0.85, ey - 4), (ex, ey - high), (ex + wide * 0.95, ey - 3.4)], line(deep, 1.2, 0.4)
        )


def draw_brows(canvas: Canvas, look: Look) -> None:
    """Both; a scene moves them."""
    for side in (-1, 1):
        if look.woman:
            half = [(11, 80.6), (24, 75.6), (36, 77.6), (43, 83), (35, 80.4), (24, 78.8), (12, 83.4)]
        else:
            half = [(10, 79.6), (24, 74.4), (37, 76.6), (44, 83), (36, 80.8), (24, 79.6), (11, 84.8)]
        canvas.drawPath(spline([(side * x, y) for x, y in half], 0.42), fill(look.hair[0], 0.9))


def draw_mouth(canvas: Canvas, look: Look, shape: str) -> None:
    """One of MOUTHS."""
    wide = 17.0 if look.woman else 19.0
    if shape == "closed":
        _closed(canvas, look, wide)
    elif shape == "smile":
        _parted(canvas, look, wide + 2.5, lift=5.6, drop=7.4)
    else:
        _parted(canvas, look, wide - (2.5 if shape == "half" else 4.5), lift=2.2, drop=5.0 if shape == "half" else 10.5)
    corner = wide + (5.0 if shape == "smile" else 3)
    for side in (-1, 1):
        crease = [(side * (corner - 1), _TOP - 7), (side * (corner + 1.6), _TOP - 3), (side * corner, _TOP + 1)]
        stroke(canvas, crease, line(look.skin[3], 1.3, 0.45 if shape == "smile" else 0.32))


def _closed(canvas: Canvas, look: Look, wide: float) -> None:
    y = _TOP
    line_points = [
        (-wide - 1, y - 4.6),
        (-wide * 0.55, y + 0.6),
        (0, y + 2.4),
        (wide * 0.55, y + 0.6),
        (wide + 1, y - 4.6),
    ]
    upper = [
        (-wide, y - 4.2),
        (-7, y - 5.4),
        (0, y - 3.8),
        (7, y - 5.4),
        (wide, y - 4.2),
        (9, y + 1),
        (0, y + 2.4),
        (-9, y + 1),
    ]
    lower = [
        (-wide + 2, y - 3),
        (-9, y + 1),
        (0, y + 2.4),
        (9, y + 1),
        (wide - 2, y - 3),
        (10, y + 6.4),
        (0, y + 9.2),
        (-10, y + 6.4),
    ]
    lips = ("#B23A48", "#D4646C") if look.woman else ("#B5654F", "#D08A73")
    strength = 1.0 if look.woman else 0.7
    canvas.drawPath(spline(upper, 0.4), fill(lips[0], strength))
    canvas.drawPath(spline(lower, 0.42), fill(lips[1], strength))
    canvas.drawOval(box(-6, y + 4, 5, y + 6.6), fill("#FFE3DE", 0.5 if look.woman else 0.25, 1.6))
    stroke(canvas, line_points, line(_LIP_LINE[look.woman], 1.6, 0.85))


def _parted(canvas: Canvas, look: Look, wide: float, lift: float, drop: float) -> None:
    """Open so far below the line of the lips, with the corners so high."""
    y = _TOP
    inner = [
        (-wide, y - lift),
        (-wide * 0.5, y - lift * 0.35),
        (0, y - lift * 0.15),
        (wide * 0.5, y - lift * 0.35),
        (wide, y - lift),
    ]
    foot = [(wide * 0.62, y + drop * 0.62), (0, y + drop), (-wide * 0.62, y + drop * 0.62)]
    hole = spline([*inner, *foot], 0.42)
    lips = ("#B23A48", "#D4646C") if look.woman else ("#B5654F", "#CC826B")
    thick = 3.2 if look.woman else 2.6
    lip = [
        (wide * 0.66, y + drop * 0.62 + thick),
        (0, y + drop + thick * 1.35),
        (-wide * 0.66, y + drop * 0.62 + thick),
    ]
    canvas.drawPath(spline([*inner, *lip], 0.42), fill(lips[1], 1.0 if look.woman else 0.7))
    bow = [
        (-wide - 1, y - lift),
        (-6, y - lift * 0.35 - thick - 1.4),
        (0, y - lift * 0.15 - thick),
        (6, y - lift * 0.35 - thick - 1.4),
        (wide + 1, y - lift),
    ]
    canvas.drawPath(spline([*bow, *reversed(inner)], 0.42), fill(lips[0], 1.0 if look.woman else 0.8))
    canvas.drawPath(hole, fill("#4A1418"))
    canvas.save()
    canvas.clipPath(hole, doAntiAlias=True)
    canvas.drawOval(box(-wide * 0.6, y + drop * 0.35, wide * 0.6, y + drop * 1.7), fill("#B4525A", 0.9, 1.5))
    teeth = spline([*inner, (wide * 0.8, y + 2.0), (0, y + min(4.6, drop * 0.62)), (-wide * 0.8, y + 2.0)], 0.42)
    canvas.drawPath(teeth, fill("#FBF6EE"))
    canvas.drawPath(spline([*inner, (wide, y - 1.2), (0, y + 1.0), (-wide, y - 1.2)], 0.42), fill("#6E2A2C", 0.25, 1.4))
    canvas.restore()
    canvas.drawPath(hole, line(_LIP_LINE[look.woman], 1.1, 0.75))
