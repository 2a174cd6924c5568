"""Light that a screen lays under or around things: a shadow and a glow that can be stretched, glows, marks of time.

The stretched ones are pictures in nine parts; `corner` is how much of each side stays as it is.
"""

from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QRadialGradient

from make.art.drawing.canvas import Draw, Picture, blurred, colour, disc, paint, pen, rounded, scaled
from ui.palette import BLACK, BRIGHT, CALL, GOLD_LIT, TEXT, WHITE

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


def draw_glow(painter: QPainter, tone: str) -> None:
    """A round light, behind the progressive's spot, a winning chip or a sensor."""
    light = QRadialGradient(QPointF(120, 120), 120)
    for place, strength in ((0, 0.85), (0.25, 0.55), (0.5, 0.22), (0.75, 0.06), (1, 0)):
        light.setColorAt(place, colour(tone, strength))
    painter.fillRect(0, 0, 240, 240, light)


def draw_mark(painter: QPainter, tone: str) -> None:
    """One of a row of marks around a seat, for the time that is left."""
    painter.fillPath(rounded(4, 3, 24, 10, 5), colour(tone))


def draw_dot(painter: QPainter, tone: str) -> None:
    """The same, for time that runs from the bank."""
    painter.fillPath(disc(16, 8, 7), colour(tone))


def pictures() -> dict[str, Picture]:
    """Glows, marks; shadow and rings for 1920 by 1080 and for twice that: nine parts cannot shrink."""
    made = {
        "lights/glow.png": Picture(240, 240, partial(draw_glow, tone=TEXT), 256),
        "lights/glow-gold.png": Picture(240, 240, partial(draw_glow, tone=GOLD_LIT), 256),
        "lights/time.png": Picture(32, 16, partial(draw_mark, tone=TEXT), 64),
        "lights/time-contrast.png": Picture(32, 16, partial(draw_mark, tone=WHITE), 64),
        "lights/bank.png": Picture(32, 16, partial(draw_dot, tone=CALL), 64),
        "lights/bank-contrast.png": Picture(32, 16, partial(draw_dot, tone=BRIGHT), 64),
    }
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
