"""Light that the scene lays over the table: strips before seats, spots, a card's glow, the jackpot's rays."""

from functools import partial
from math import cos, radians, sin
from typing import Final

from make.art.baking import Baked
from make.art.painting import coins, signs
from make.art.painting.brush import ADDED, Canvas, Piece, around, box, fill, line, polygon, spline
from ui.glass.felt import camera

GOLD: Final = "#FFD36B"
_IVORY: Final = "#FFF6E0"
_SEATS: Final = {6: 210, 5: 510, 4: 810, 3: 1110, 2: 1410, 1: 1710}  # x of their middles
_STRIP: Final = (340, 90)
_HALF: Final = 132  # of a strip
_RAYS: Final = 28


def write() -> None:
    """Paints them all."""
    baked = Baked()
    baked.add_pieces(_pieces() | coins.pieces() | signs.pieces())
    baked.write("lights/", "coins/", "controls/", "cards/")


def _pieces() -> dict[str, Piece]:
    made = {
        "lights/spot": Piece(480, 560, lambda c: c.drawOval(box(80, 80, 400, 480), fill("#FFF0D0", 0.16, 44)), {}, 0.5),
        "lights/shade": Piece(
            480, 560, lambda c: c.drawOval(box(80, 80, 400, 480), fill("#00150E", 0.34, 40)), {}, 0.5
        ),
        "lights/chosen": Piece(100, 90, lambda c: c.drawOval(box(14, 14, 86, 76), fill(_IVORY, 0.9, 7))),
        "lights/rays": Piece(1920, 1080, _draw_rays, {"place": [0, 0, 1920, 1080]}, 0.5),
        "lights/veil": Piece(1920, 1080, _draw_veil, {"place": [0, 0, 1920, 1080]}, 0.25),
        "cards/shadow": Piece(140, 190, _draw_card_shadow, {"card": [18, 14, 104, 146]}),
        "cards/glow": Piece(148, 190, _draw_card_glow, {"card": [22, 22, 104, 146]}),
    }
    for seat, x in _SEATS.items():
        middle = _strip(x)[11]
        left, top = x - _STRIP[0] // 2, round(middle[1]) - _STRIP[1] // 2
        for name, tone in (("turn", _IVORY), ("win", GOLD)):
            draw = partial(_draw_strip, x=x, corner=(left, top), tone=tone)
            made[f"lights/led-{name}-{seat}"] = Piece(*_STRIP, draw, {"place": [left, top, *_STRIP]})
    return made


def _strip(x: float) -> list[tuple[float, float]]:
    """Along the trim before a seat."""
    made = []
    for step in range(23):
        across = (x + (step - 11) / 11 * _HALF - 960) / 120.2
        made.append(camera.project(across, camera.near_edge(across) + 0.015, 0.02))
    return made


def _draw_strip(canvas: Canvas, x: float, corner: tuple[int, int], tone: str) -> None:
    path = spline([(px - corner[0], py - corner[1]) for px, py in _strip(x)], closed=False)
    canvas.drawPath(path, line(tone, 26, 0.5, 12))
    canvas.drawPath(path, line(tone, 7, 0.9, 2.5))
    canvas.drawPath(path, line("#FFFFFF", 3.2, 0.95))


def _draw_card_shadow(canvas: Canvas) -> None:
    canvas.drawRoundRect(box(19, 20, 121, 166), 8, 8, fill("#00120C", 0.62, 6))


def _draw_card_glow(canvas: Canvas) -> None:
    canvas.drawRoundRect(box(19, 19, 129, 171), 11, 11, fill(GOLD, 0.85, 9))
    canvas.drawRoundRect(box(21, 21, 127, 169), 9, 9, line(GOLD, 4.5))


def _draw_rays(canvas: Canvas) -> None:
    """From behind the amount."""
    canvas.translate(960, 640)
    for number in range(_RAYS):
        begin, end = (radians(number * 360 / _RAYS + 4 + width) for width in (0, 5.2))
        far = 1300
        ray = polygon((0, 0), (far * cos(begin), far * sin(begin)), (far * cos(end), far * sin(end)))
        paint = around((0, 0), 1000, [("#FFB648", 0.30), ("#E0861E", 0.09), ("#FFB030", 0.0)], [0, 0.45, 1])
        paint.setMaskFilter(fill("#000000", 1, 6).getMaskFilter())
        canvas.drawPath(ray, paint)
    glow = fill("#E88A1A", 0.26, 70)
    glow.setBlendMode(ADDED)
    canvas.drawOval(box(-620, -190, 620, 190), glow)
    canvas.drawOval(box(-320, -700, 320, -220), fill("#FFC880", 0.26, 60, added=True))


def _draw_veil(canvas: Canvas) -> None:
    tones = [("#140A03", 0.93), ("#0A0603", 0.80), ("#020201", 0.84)]
    canvas.drawRect(box(0, 0, 1920, 1080), around((960, 600), 1150, tones, [0, 0.55, 1]))
