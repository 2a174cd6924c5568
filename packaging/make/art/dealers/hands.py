"""A dealer's hands, one picture for each thing they do.

All show the hand on the right of the glass, its back up, wrist at (0, 0), fingers pointing down; the thumb is
on the left. Lengths are pixels of the glass where the far half of the felt lies.
"""

from typing import Final, NamedTuple

import skia

from make.art.dealers.tones import NAIL, Look
from make.art.painting.brush import Canvas, Path, Point, across, box, fill, line, spline, stroke


class Finger(NamedTuple):
    """Where it begins, where it points (degrees clockwise from straight down), and how long it looks."""

    root: Point
    turn: float
    length: float
    width: float
    curled: bool = False  # its nail is out of sight


class Thumb(NamedTuple):
    """The same for the thumb."""

    root: Point
    turn: float
    length: float


class Hand(NamedTuple):
    """What a hand does: little finger first, so that the nearer ones cover it; where it holds, and how it is turned."""

    fingers: tuple[Finger, ...]
    thumb: Thumb
    grip: Point
    turn: float = 0.0
    squeeze: float = 1.0  # of its width


def _fan(turns: tuple[float, float, float, float], lengths: tuple[float, float, float, float]) -> tuple[Finger, ...]:
    """Little, index, ring and middle finger, stretched."""
    roots = ((25.0, 30.0), (-22.0, 35.0), (10.5, 36.0), (-6.0, 37.0))
    widths = (14.6, 16.6, 16.8, 17.0)
    return tuple(Finger(*one) for one in zip(roots, turns, lengths, widths, strict=True))


def _curled(finger: Finger, length: float = 12) -> Finger:
    return finger._replace(length=length, curled=True)


_REST = _fan((-8, 6, -2.6, 1.5), (30, 38, 41, 43.5))
_FLAT = _fan((-1, 1, -0.5, 0.5), (31, 40, 43, 46))
_WIDE = _fan((-24, 19, -8, 6), (33, 41, 44, 46))
_WIDER = _fan((-30, 12, -14, -1), (32, 42, 43, 46))
_TOGETHER = Thumb((-22, 12), 12, 34)

HANDS: Final = {
    "rest": Hand(_REST, Thumb((-21, 14), 30, 36), (0, 66)),
    "flat": Hand(_FLAT, _TOGETHER, (0, 70)),
    "pinch": Hand(
        (_curled(_REST[0]), Finger((-20, 35), 8, 36, 16.4), _curled(_REST[2], 15), _curled(_REST[3], 20)),
        Thumb((-20, 10), 8, 55),
        (-26, 72),
    ),
    "pitch": Hand(
        (_curled(_FLAT[0]), Finger((-21, 34), 5, 42, 16.2), _curled(_FLAT[2], 16), Finger((-6, 37), 3, 41, 16.6)),
        Thumb((-20, 8), 9, 52),
        (-18, 78),
    ),
    "push": Hand(_fan((-13, 12, -4.5, 4), (25, 32, 34, 36)), Thumb((-21, 14), 36, 37), (0, 80)),
    "tap": Hand((_curled(_FLAT[0]), Finger((-21, 35), 0, 37, 16.4), _curled(_FLAT[2], 14),
             Finger((-6, 37), 2, 39, 16.8)),
                Thumb((-21, 14), 2, 32), (-14, 76)),
    "point": Hand((_curled(_FLAT[0]), Finger((-21, 35), 3, 50, 16.4), _curled(_FLAT[2], 14), _curled(_FLAT[3], 15)),
                  Thumb((-23, 14), 8, 34), (-23, 86)),
    "spread": Hand(_WIDE, Thumb((-20, 14), 56, 40), (0, 60)),
    "wash-1": Hand(_WIDE, Thumb((-21, 14), 44, 38), (0, 60), 10),
    "wash-2": Hand(_WIDER, Thumb((-21, 14), 34, 36), (0, 60), -12),
    "sweep": Hand(_FLAT, Thumb((-20, 10), 30, 30), (24, 62), 52, 0.8),
    "clap": Hand(_FLAT, Thumb((-22, 10), 20, 34), (0, 48), 0, 0.86),
}  # fmt: skip


def draw_hand(canvas: Canvas, look: Look, hand: Hand) -> None:
    """The hand over its shadow."""
    canvas.save()
    canvas.rotate(hand.turn)
    canvas.scale(1.04 * look.build * hand.squeeze, look.build)
    _thumb(canvas, look, hand.thumb)
    for finger in hand.fingers:
        _finger(canvas, look, finger)
    _back(canvas, look)
    canvas.restore()


def draw_shadow(canvas: Canvas, look: Look) -> None:
    """What any hand takes of the light on the felt."""
    canvas.drawOval(box(-36 * look.build, 12, 36 * look.build, 92 * look.build), fill("#00120C", 0.5, 8))


def grip_of(look: Look, hand: Hand) -> Point:
    """Where the hand holds, from the wrist."""
    turned = skia.Matrix().setRotate(hand.turn)
    point = turned.mapXY(hand.grip[0] * 1.04 * look.build * hand.squeeze, hand.grip[1] * look.build)
    return round(point.x(), 1), round(point.y(), 1)


def _tube(length: float, width: float) -> Path:
    half, tip = width / 2, width / 2 * 0.86
    path = skia.Path()
    path.moveTo(-half, -6)
    path.cubicTo(-half, length * 0.4, -tip * 1.04, length * 0.7, -tip, length - tip)
    path.cubicTo(-tip * 0.98, length + tip * 0.42, tip * 0.98, length + tip * 0.42, tip, length - tip)
    path.cubicTo(tip * 1.04, length * 0.7, half, length * 0.4, half, -6)
    path.close()
    return path


def _finger(canvas: Canvas, look: Look, finger: Finger) -> None:
    lit, plain, shade, deep = look.skin
    half, tip, length = finger.width / 2, finger.width / 2 * 0.86, finger.length
    path = _tube(length, finger.width)
    canvas.save()
    canvas.translate(*finger.root)
    canvas.rotate(finger.turn)
    canvas.drawPath(path, across((-half, 0), (half, 0), [shade, lit, plain, shade], [0, 0.36, 0.74, 1]))
    canvas.save()
    canvas.clipPath(path, doAntiAlias=True)
    if finger.curled:
        canvas.drawOval(box(-half - 2, length * 0.45, half + 2, length + half + 4), fill(deep, 0.5, 3))
    else:
        for at in (0.40, 0.46):
            canvas.drawLine(-half * 0.5, length * at, half * 0.5, length * at, line(deep, 0.9, 0.22))
        canvas.drawOval(box(-half, length * 0.70, half, length + half), fill("#E58F74", 0.2, 2.5))
    canvas.restore()
    if not finger.curled:
        nail = box(-tip * 0.56, length - tip * 1.25, tip * 0.56, length + tip * 0.12)
        canvas.drawRoundRect(nail, tip * 0.55, tip * 0.55, fill("#C9485A" if look.woman else NAIL, 0.9))
        canvas.drawRoundRect(nail, tip * 0.55, tip * 0.55, line(deep, 0.7, 0.3))
        canvas.drawOval(box(-tip * 0.3, length - tip, tip * 0.05, length - tip * 0.4), fill("#FFFFFF", 0.5, 0.6))
    canvas.drawPath(path, line(deep, 1.0, 0.5))
    canvas.restore()


def _thumb(canvas: Canvas, look: Look, thumb: Thumb) -> None:
    lit, plain, shade, deep = look.skin
    end = thumb.length
    path = skia.Path()
    path.moveTo(-4, -16)
    path.cubicTo(-12, 2, -10, end * 0.6, -8, end - 6)
    path.cubicTo(-6.5, end + 4, 6, end + 4, 7.5, end - 6)
    path.cubicTo(9, end * 0.6, 10, 6, 14, -8)
    path.close()
    canvas.save()
    canvas.translate(*thumb.root)
    canvas.rotate(thumb.turn)
    canvas.drawPath(path, across((-9, 0), (10, 0), [shade, lit, plain, shade], [0, 0.4, 0.8, 1]))
    canvas.save()
    canvas.clipPath(path, doAntiAlias=True)
    canvas.drawLine(-4, end * 0.48, 5, end * 0.46, line(deep, 0.9, 0.25))
    canvas.restore()
    sides = skia.Path()
    sides.moveTo(-10, 2)
    sides.cubicTo(-11, end * 0.5, -10, end * 0.6, -8, end - 6)
    sides.cubicTo(-6.5, end + 4, 6, end + 4, 7.5, end - 6)
    sides.cubicTo(8.5, end * 0.7, 9, end * 0.5, 9.6, end * 0.4)
    canvas.drawPath(sides, line(deep, 1.0, 0.5))
    nail = box(-4.6, end - 10.5, 3.6, end + 1)
    canvas.drawRoundRect(nail, 4, 4, fill("#C9485A" if look.woman else NAIL, 0.9))
    canvas.drawRoundRect(nail, 4, 4, line(deep, 0.7, 0.3))
    canvas.restore()


def _back(canvas: Canvas, look: Look) -> None:
    lit, plain, shade, deep = look.skin
    back = spline(
        [(-21, -16), (-24, 4), (-29, 24), (-29.5, 36), (-23, 42), (-14, 40), (-6, 43), (2, 41), (10, 42), (17, 38)]
        + [(24, 37), (31, 31), (30, 20), (24, 2), (20, -16)]
    )
    canvas.drawPath(back, across((0, -10), (0, 46), [shade, plain, lit, plain], [0, 0.3, 0.66, 1]))
    canvas.save()
    canvas.clipPath(back, doAntiAlias=True)
    for x in (-21, -5.5, 10, 24):
        canvas.drawOval(box(x - 5.5, 30, x + 5.5, 38), fill("#FFF0E0", 0.5, 2.6))
    for x in (-13.5, 2.4, 17):
        canvas.drawLine(x * 0.9, 22, x, 43, line(deep, 1.5, 0.28, 1))
    canvas.drawPath(spline([(30, -4), (26, 16), (32, 38), (44, 20)]), fill(shade, 0.75, 4))
    canvas.drawOval(box(-30, -26, 30, 4), fill(deep, 0.55, 5))
    canvas.restore()
    stroke(canvas, [(20, -12), (24, 2), (30, 20), (30.5, 30)], line(deep, 1.0, 0.45))
    stroke(canvas, [(-21, -12), (-24, 4), (-28.5, 22)], line(deep, 1.0, 0.4))
