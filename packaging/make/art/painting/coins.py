"""The progressive's coin: lying on its spot, and turning as it falls at a jackpot."""

from functools import partial
from math import cos, pi, sin
from typing import Final

from make.art.painting.brush import Canvas, Path, Piece, across, box, fill, line, polygon

_FLAT: Final = 0.8  # how much lower than wide a coin on the felt is
FRAMES: Final = 8
_SIZE: Final = 48


def pieces() -> dict[str, Piece]:
    """The frames of one that turns."""
    return {
        f"coins/{frame}": Piece(_SIZE, _SIZE, partial(_draw_falling, turn=frame / FRAMES * pi))
        for frame in range(FRAMES)
    }


def lying() -> Piece:
    """One on its spot."""
    return Piece(52, 48, partial(_draw_lying, x=25, y=22, radius=20))


def _star(radius: float) -> Path:
    points = [(radius * (0.52 if k % 2 == 0 else 0.22), k * pi / 5 - pi / 2) for k in range(10)]
    return polygon(*((r * cos(a), r * sin(a)) for r, a in points))


def _draw_lying(canvas: Canvas, x: float, y: float, radius: float) -> None:
    tall = radius * _FLAT
    canvas.drawOval(box(x - radius, y - radius * 0.66, x + radius * 1.12, y + radius * 1.02), fill("#00120C", 0.6, 3))
    edge = across((x - radius, 0), (x + radius, 0), ["#7A5213", "#E0B04A", "#6B4510"])
    canvas.drawOval(box(x - radius, y - tall + 4, x + radius, y + tall + 4), edge)
    face = across((x - radius, y - radius), (x + radius, y + radius), ["#FFF0B8", "#F0C24E", "#B07F22"])
    canvas.drawOval(box(x - radius, y - tall, x + radius, y + tall), face)
    inner = radius * 0.78
    canvas.drawOval(box(x - inner, y - inner * _FLAT, x + inner, y + inner * _FLAT), line("#8A5F14", 1.5, 0.8))
    canvas.translate(x, y)
    canvas.scale(1, _FLAT)
    canvas.drawPath(_star(radius), fill("#7A5213"))


def _draw_falling(canvas: Canvas, turn: float) -> None:
    """Seen at this turn about its own axis, which leans a little."""
    radius = 19.0
    canvas.translate(_SIZE / 2, _SIZE / 2)
    canvas.rotate(-24)
    wide = max(abs(cos(turn)), 0.12) * radius
    thick = 3.4 * sin(turn)
    edge = across((0, -radius), (0, radius), ["#C48A2C", "#8A5F14", "#5E3D0C"])
    for step in range(5):
        x = thick * step / 4
        canvas.drawOval(box(x - wide, -radius, x + wide, radius), edge)
    tones = ["#FFF6CF", "#F4C653", "#B07F22"] if cos(turn) > 0 else ["#F0C24E", "#C8922E", "#8A5F14"]
    canvas.drawOval(box(-wide, -radius, wide, radius), across((-wide, -radius), (wide, radius), tones))
    canvas.drawOval(box(-wide * 0.78, -radius * 0.78, wide * 0.78, radius * 0.78), line("#8A5F14", 1.3, 0.8))
    canvas.scale(wide / radius, 1)
    canvas.drawPath(_star(radius), fill("#7A5213"))
