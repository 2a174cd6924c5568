"""A dealer's shirt, vest and bow tie. x is 0 on the axis; y is that of the glass."""

from make.art.dealers.tones import CLOTH, CLOTH_LINE, LAPEL, LINEN, SILK, SILK_DARK, Look
from make.art.painting.brush import Canvas, Path, across, box, fill, line, polygon, spline, stroke

ARMHOLE = (80.0, 170.0, 124.0, 266.0)  # of the vest, which lies over the sleeve: left, top, right, bottom


def draw_body(canvas: Canvas, look: Look) -> None:
    """All that the table's far edge leaves in sight, without arms."""
    shirt = spline(
        [(-24, 181), (-70, 197), (-112, 211), (-134, 237), (-136, 305), (-110, 335)]
        + [(110, 335), (136, 305), (134, 237), (112, 211), (70, 197), (24, 181)]
    )
    canvas.drawPath(shirt, across((0, 175), (0, 325), ["#F7F1E4", "#D9CFBE", "#9E9486"]))
    for side in (-1, 1):
        _half_vest(canvas, side)
    _shirt_front(canvas)
    _pocket(canvas)
    _neck(canvas, look)
    _collar(canvas)
    _bow_tie(canvas)


def draw_armhole(canvas: Canvas) -> None:
    """The vest once more where it lies over the sleeve on the right; the other is its mirror image."""
    canvas.clipRect(box(*ARMHOLE))
    _half_vest(canvas, 1)


def _vest(side: int) -> Path:
    half = [
        (30, 187),
        (74, 195),
        (106, 208),
        (117, 227),
        (112, 267),
        (110, 335),
        (-6, 335),
        (0, 305),
        (14, 267),
        (30, 229),
    ]
    return spline([(side * x, y) for x, y in half])


def _half_vest(canvas: Canvas, side: int) -> None:
    vest = _vest(side)
    canvas.drawPath(vest, across((side * 120, 185), (0, 325), CLOTH))
    canvas.save()
    canvas.clipPath(vest, doAntiAlias=True)
    shade = [(112, 205), (92, 245), (100, 335), (140, 335), (140, 205)]
    canvas.drawPath(spline([(side * x, y) for x, y in shade]), fill("#05070D", 0.5, 12))
    for stripe in range(-14, 15):
        canvas.drawLine(stripe * 10, 185, stripe * 10 + 6, 335, line("#8FA0C8", 0.7, 0.12))
    canvas.restore()
    canvas.drawPath(vest, line(CLOTH_LINE, 1.2, 0.6))
    points = [(32, 186), (54, 191), (60, 219), (44, 251), (14, 291), (10, 273), (22, 241), (31, 213)]
    lapel = spline([(side * x, y) for x, y in points], 0.38)
    canvas.drawPath(lapel, across((side * 60, 191), (side * 8, 295), LAPEL))
    canvas.drawPath(lapel, line(CLOTH_LINE, 1.2, 0.7))


def _shirt_front(canvas: Canvas) -> None:
    front = spline([(-28, 193), (-30, 219), (-18, 255), (0, 297), (18, 255), (30, 219), (28, 193)], 0.3)
    canvas.drawPath(front, across((-30, 195), (30, 295), ["#FFFBF2", "#EDE4D4", "#CFC4B2"]))
    canvas.save()
    canvas.clipPath(front, doAntiAlias=True)
    for x in (-15, -9, 9, 15):
        canvas.drawLine(x, 191, x * 0.7, 305, line("#A89C88", 1.0, 0.55))
    canvas.drawLine(0, 191, 0, 305, line("#A89C88", 1.2, 0.6))
    for y in (237, 259):
        canvas.drawCircle(0, y, 2.8, fill("#20242F"))
        canvas.drawCircle(-0.8, y - 0.8, 0.9, fill("#FFFFFF", 0.7))
    canvas.drawOval(box(-40, 181, 40, 227), fill("#5B4A38", 0.42, 10))
    canvas.restore()


def _pocket(canvas: Canvas) -> None:
    square = polygon((52, 246), (58, 235), (64, 243), (71, 232), (78, 246))
    canvas.drawPath(square, across((52, 232), (78, 246), ["#FFFDF6", "#DED3C0"]))
    canvas.drawLine(64, 243, 62, 246, line("#A89C88", 0.9, 0.7))
    canvas.drawLine(49, 246, 80, 248, line(CLOTH_LINE, 1.6, 0.9))


def _neck(canvas: Canvas, look: Look) -> None:
    _lit, plain, shade, deep = look.skin
    wide = 25 * look.build + 1
    neck = spline([(-wide, 143), (-wide, 177), (-32, 195), (0, 209), (32, 195), (wide, 177), (wide, 143)], 0.35)
    canvas.drawPath(neck, across((0, 155), (0, 205), [shade, plain]))
    canvas.save()
    canvas.clipPath(neck, doAntiAlias=True)
    under = [(-44, 125), (-40, 165), (-14, 187), (14, 187), (40, 165), (44, 125)]
    canvas.drawPath(spline(under), fill(deep, 0.62, 5))
    canvas.restore()


def _collar(canvas: Canvas) -> None:
    for side in (-1, 1):
        points = [(30, 181), (27, 193), (6, 206), (20, 220), (38, 204), (39, 188)]
        wing = spline([(side * x, y) for x, y in points], 0.32)
        canvas.drawPath(wing, across((side * 40, 181), (0, 219), [LINEN[0], "#EAE1D0"]))
        canvas.drawPath(wing, line("#A59A86", 1.0, 0.7))


def _bow_tie(canvas: Canvas) -> None:
    for side in (-1, 1):
        points = [(5, 206), (20, 195), (40, 192), (44, 208), (40, 224), (20, 219), (5, 213)]
        bow = spline([(side * x, y) for x, y in points], 0.38)
        canvas.drawPath(bow, fill("#000000", 0.28, 3))
        canvas.drawPath(bow, across((side * 4, 195), (side * 44, 221), SILK))
        stroke(canvas, [(side * 9, 207), (side * 24, 202), (side * 38, 201)], line("#F0909A", 1.4, 0.35))
        stroke(canvas, [(side * 9, 211), (side * 22, 212), (side * 36, 216)], line(SILK_DARK, 1.6, 0.55))
    knot = box(-8, 200, 8, 218)
    canvas.drawRoundRect(knot, 5, 5, across((0, 200), (0, 218), ["#B72A3E", "#6E1222"]))
    canvas.drawRoundRect(knot, 5, 5, line(SILK_DARK, 1.0, 0.5))
