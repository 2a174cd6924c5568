"""Light that a screen lays under or around things: a shadow and a glow that can be stretched.

The stretched ones are pictures in nine parts; `corner` is how much of each side stays as it is.
"""

from functools import partial

from PySide6.QtGui import QPainter

from make.art.drawing.canvas import Draw, Picture, blurred, colour, paint, pen, rounded, scaled
from ui.palette import BLACK, GOLD_LIT, TEXT

_SIDE, _EDGE, _RADIUS = 128, 28, 20


def draw_panel_shadow(painter: QPainter) -> None:
    """Under a panel or a button."""
    inner = _SIDE - 2 * _EDGE
    shape = rounded(_EDGE, _EDGE + 4, inner, inner, _RADIUS)
    dark = paint(_SIDE, _SIDE, lambda under: under.fillPath(shape, colour(BLACK)))
    painter.setOpacity(0.5)
    painter.drawImage(0, 0, blurred(dark, 3))


def draw_ring(painter: QPainter, tone: str) -> None:
    """Around a seat or a spot that wants an answer."""
    inner = _SIDE - 2 * _EDGE
    shape = rounded(_EDGE, _EDGE, inner, inner, _RADIUS)
    glow = paint(_SIDE, _SIDE, lambda under: under.strokePath(shape, pen(tone, 10)))
    painter.setOpacity(0.7)
    painter.drawImage(0, 0, blurred(glow, 4))
    painter.setOpacity(1)
    painter.strokePath(shape, pen(tone, 3.5))


def pictures() -> dict[str, Picture]:
    """Shadow and rings for 1920 by 1080 and for twice that: nine parts cannot shrink."""
    made = {}
    stretched: dict[str, Draw] = {
        "panel-shadow": draw_panel_shadow,
        "ring": partial(draw_ring, tone=TEXT),
        "ring-gold": partial(draw_ring, tone=GOLD_LIT),
    }
    for name, draw in stretched.items():
        for ending, size in (("", 1), ("-double", 2)):
            points = {"corner": (56.0 * size, 56.0 * size), "panel": (float(_EDGE * size), float(_EDGE * size))}
            made[f"lights/{name}{ending}.png"] = Picture(_SIDE * size, _SIDE * size, scaled(draw, size), 256, points)
    return made
