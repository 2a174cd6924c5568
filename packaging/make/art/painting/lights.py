"""Light that the scene lays over the table: strips before seats, a spot, a card's glow and cover."""

from functools import partial
from typing import Final

import skia

from make.art.baking import Baked
from make.art.painting import coins, signs
from make.art.painting.brush import Canvas, Piece, across, box, fill, line, spline
from ui.glass.felt import camera

GOLD: Final = "#FFD36B"
_IVORY: Final = "#FFF6E0"
_SEATS: Final = {6: 210, 5: 510, 4: 810, 3: 1110, 2: 1410, 1: 1710}  # x of their middles
_STRIP: Final = (340, 90)
_HALF: Final = 132  # of a strip


def write() -> None:
    """Paints them all."""
    baked = Baked()
    baked.add_pieces(_pieces() | coins.pieces() | signs.pieces())
    baked.write("lights/", "coins/", "controls/", "cards/")


def _pieces() -> dict[str, Piece]:
    made = {
        "lights/spot": Piece(480, 560, lambda c: c.drawOval(box(80, 80, 400, 480), fill("#FFF0D0", 0.16, 44)), {}, 0.5),
        "cards/cover": Piece(150, 202, _draw_cover_card, {"card": [10, 10, 130, 182]}),
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


def _draw_cover_card(canvas: Canvas) -> None:
    """Yellow plastic with a pressed frame and the lamp's sheen, as large as a card of the dealer's hand."""
    canvas.drawRoundRect(box(10, 14, 140, 196), 10, 10, fill("#00120C", 0.6, 4))
    plastic = across((10, 10), (140, 192), ["#F6E765", "#EEDC48", "#DCC52F"])
    canvas.drawRoundRect(box(10, 10, 140, 192), 10, 10, plastic)
    canvas.save()
    canvas.clipRRect(skia.RRect.MakeRectXY(box(10, 10, 140, 192), 10, 10), doAntiAlias=True)
    canvas.drawPath(
        spline([(-10, 96), (70, 40), (150, -24), (190, 10), (80, 96), (-10, 150)]), fill("#FFFFFF", 0.2, 10)
    )
    canvas.restore()
    for inset, tone, opacity in ((9, "#8C7A10", 0.55), (10.4, "#FFF3A8", 0.6)):
        frame = box(10 + inset, 10 + inset, 140 - inset, 192 - inset)
        canvas.drawRoundRect(frame, 6, 6, line(tone, 1.3, opacity))
    canvas.drawRoundRect(box(10.6, 10.6, 139.4, 191.4), 9.4, 9.4, line("#8C7A10", 1.2, 0.5))
    canvas.drawRoundRect(box(11.8, 11.8, 138.2, 190.2), 8.6, 8.6, line("#FFF6B8", 1.1, 0.55))


def _draw_card_glow(canvas: Canvas) -> None:
    canvas.drawRoundRect(box(19, 19, 129, 171), 11, 11, fill(GOLD, 0.85, 9))
    canvas.drawRoundRect(box(21, 21, 127, 169), 9, 9, line(GOLD, 4.5))
