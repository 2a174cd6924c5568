"""A dealer's head without what moves in it: face, ears and hair. x is 0 on the axis; y is that of the glass."""

from make.art.dealers.tones import Look
from make.art.painting.brush import (
    Canvas,
    Point,
    across,
    around,
    box,
    fill,
    line,
    spline,
    stroke,
    symmetric,
)

_MAN_FACE: list[Point] = [(0, 24), (32, 28), (50, 48), (54, 80), (53, 108), (48, 134), (36, 155), (17, 168), (0, 171)]
_WOMAN_FACE: list[Point] = [(0, 26), (30, 30), (48, 50), (53, 82), (51, 108), (43, 136), (27, 157), (10, 167), (0, 168)]


def into_head(canvas: Canvas, look: Look) -> None:
    """Goes to where a head has its origin; the glass ends above his hair and her bun."""
    size = 0.94 if look.woman else 0.955
    canvas.translate(0, 5 + 175 * (1 - size))
    canvas.scale(size, size)


def draw_head(canvas: Canvas, look: Look) -> None:
    """Everything but eyes, brows and mouth."""
    into_head(canvas, look)
    if look.woman:
        _hair_behind(canvas, look)
    for side in (-1, 1):
        _ear(canvas, look, side)
    _face(canvas, look)
    if look.woman:
        _her_hair(canvas, look)
    else:
        _his_hair(canvas, look)


def _ear(canvas: Canvas, look: Look, side: int) -> None:
    _lit, plain, shade, deep = look.skin
    points = [(51, 84), (59, 81), (63, 92), (60, 108), (55, 118), (50, 117)]
    canvas.drawPath(
        spline([(side * x, y) for x, y in points], 0.5), across((side * 50, 84), (side * 62, 118), [plain, shade])
    )
    stroke(canvas, [(side * 54, 89), (side * 59, 93), (side * 56, 103), (side * 54, 108)], line(deep, 1.3, 0.5))
    if look.woman:
        canvas.drawCircle(side * 57, 122, 3.6, fill("#EDE4D6"))
        canvas.drawCircle(side * 57 - 1, 121, 1.4, fill("#FFFFFF"))


def _face(canvas: Canvas, look: Look) -> None:
    lit, plain, shade, deep = look.skin
    face = spline(symmetric(_WOMAN_FACE if look.woman else _MAN_FACE))
    canvas.drawPath(face, around((-4, 84), 96, [(lit, 1), (plain, 1), (shade, 1)], [0, 0.62, 1]))
    canvas.save()
    canvas.clipPath(face, doAntiAlias=True)
    right = [(60, 30), (46, 70), (47, 110), (36, 146), (10, 172), (70, 180), (80, 60)]
    left = [(-62, 60), (-52, 100), (-45, 134), (-24, 160), (-64, 176)]
    canvas.drawPath(spline(right), fill(shade, 0.5, 9))
    canvas.drawPath(spline(left), fill(shade, 0.36, 8))
    canvas.drawPath(spline([(-40, 158), (0, 173), (40, 158), (30, 182), (-30, 182)]), fill(deep, 0.28, 7))
    for side in (-1, 1):
        canvas.drawOval(box(side * 31 - 15, 112, side * 31 + 15, 134), fill("#E0705A", look.blush, 8))
    brow = [(-60, 20), (-54, 66), (-30, 52), (0, 50), (30, 46), (54, 66), (60, 20)]
    canvas.drawPath(spline(brow), fill(deep, 0.4, 6))
    for side in (-1, 1):
        canvas.drawOval(box(side * 24 - 17, 82, side * 24 + 17, 104), fill(shade, 0.42, 5))
    if not look.woman:  # where he shaved
        canvas.drawPath(
            spline([(-44, 128), (-30, 160), (0, 172), (30, 160), (44, 128), (20, 136), (-20, 136)]),
            fill("#6F5A50", 0.13, 7),
        )
    canvas.drawPath(spline([(5, 92), (9, 112), (12, 124), (4, 128), (3, 108)]), fill(shade, 0.7, 3.2))
    canvas.drawPath(spline([(-3, 84), (-3, 108), (-2, 119), (2, 119), (2, 90)]), fill("#FFF1DF", 0.5, 3))
    canvas.restore()
    _nose(canvas, look)
    stroke(canvas, [(-9, 156), (0, 158), (9, 156)], line(deep, 2.0, 0.28, 1.2))


def _nose(canvas: Canvas, look: Look) -> None:
    deep = look.skin[3]
    width, opacity = (1.5, 0.45) if look.woman else (1.8, 0.58)
    stroke(canvas, [(-10, 122), (-6, 127.5), (0, 129), (6, 127.5), (10, 121)], line(deep, width, opacity))
    for side in (-1, 1):
        canvas.drawOval(box(side * 4.5 - 2.4, 126, side * 4.5 + 2.4, 128.6), fill(deep, 0.45, 0.8))
    canvas.drawOval(box(-4, 116, 3, 121), fill("#FFF4E6", 0.5, 2))


def _strands(canvas: Canvas, look: Look, lines: list[list[Point]], width: float = 1.5) -> None:
    dark, _plain, lit = look.hair
    for number, points in enumerate(lines):
        stroke(canvas, points, line(lit if number % 2 else dark, width, 0.4))


def _hair_behind(canvas: Canvas, look: Look) -> None:
    dark, plain, lit = look.hair
    back = [(-50, 40), (-60, 84), (-58, 126), (-44, 148), (44, 148), (58, 126), (60, 84), (50, 40)]
    canvas.drawPath(spline(back), across((0, 40), (0, 150), [plain, dark]))
    bun = box(-27, -10, 27, 34)
    canvas.drawOval(bun, around((-6, 4), 36, [(lit, 1), (plain, 1), (dark, 1)]))
    _strands(canvas, look, [[(-22 + k, 16 - 4 * k), (0, 4 - 3 * k), (22 - k, 14 - 4 * k)] for k in range(4)], 1.3)


def _her_hair(canvas: Canvas, look: Look) -> None:
    dark, plain, lit = look.hair
    front = spline(
        [(-56, 96), (-61, 66), (-54, 34), (-30, 14), (4, 8), (36, 15), (56, 38), (61, 68), (56, 96), (52, 76)]
        + [(40, 56), (18, 40), (-8, 34), (-20, 46), (-38, 60), (-51, 78)],
        0.46,
    )
    canvas.drawPath(front, across((-30, 8), (40, 90), [lit, plain, dark], [0, 0.35, 1]))
    canvas.save()
    canvas.clipPath(front, doAntiAlias=True)
    right: list[list[Point]] = [
        [(-8 + k * 2, 26), (18 + k * 4, 30 + k * 1.2), (42 + k * 2.2, 56 + k), (54 + k * 0.8, 92)] for k in range(9)
    ]
    left: list[list[Point]] = [[(-10 - k * 2, 28 - k), (-32 - k * 2.2, 44 - k), (-50 - k, 78)] for k in range(7)]
    _strands(canvas, look, right + left)
    stroke(canvas, [(-34, 26), (0, 15), (34, 26)], line("#C98F68", 7, 0.28, 4))
    canvas.restore()


def _his_hair(canvas: Canvas, look: Look) -> None:
    """Short at the sides, parted on his left, combed over."""
    dark, plain, lit = look.hair
    sides = spline(
        [(-54, 96), (-59, 78), (-60, 50), (-50, 26), (-20, 12), (20, 12), (50, 26), (60, 50), (59, 78), (54, 96)]
        + [(51, 78), (47, 58), (20, 40), (-20, 40), (-47, 58), (-51, 78)],
        0.46,
    )
    canvas.drawPath(sides, across((0, 10), (0, 98), [plain, dark, dark], [0, 0.4, 1]))
    canvas.save()
    canvas.clipPath(sides, doAntiAlias=True)
    for side in (-1, 1):
        canvas.drawPath(
            spline([(side * 48, 56), (side * 51, 78), (side * 53, 98), (side * 44, 98), (side * 44, 60)]),
            fill(look.skin[2], 0.4, 3),
        )
    canvas.restore()
    top = spline(
        [(-50, 58), (-58, 38), (-50, 12), (-24, -2), (10, -5), (38, 2), (56, 20), (59, 44), (51, 62), (46, 50)]
        + [(34, 41), (18, 36), (2, 38), (-14, 43), (-28, 42), (-38, 46)],
        0.5,
    )
    canvas.drawPath(top, across((-34, -4), (46, 60), [lit, plain, dark], [0, 0.5, 1]))
    canvas.save()
    canvas.clipPath(top, doAntiAlias=True)
    combed: list[list[Point]] = [
        [(40 - k * 1.0, 44 - k * 4.2), (20 - k * 3, 30 - k * 3.4), (-12 - k * 2.4, 33 - k * 3.6), (-48 - k, 50 - k * 4)]
        for k in range(11)
    ]
    _strands(canvas, look, combed, 1.4)
    stroke(canvas, [(-42, 22), (-10, 6), (26, 9)], line("#B98C66", 9, 0.3, 4.5))
    stroke(canvas, [(-46, 56), (-30, 45), (-12, 44), (4, 39), (20, 37), (40, 46)], line(dark, 2.4, 0.5, 1.2))
    canvas.restore()
