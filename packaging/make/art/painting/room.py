"""The room behind the dealer: panelled wood out of focus, lamps, and people's lights far away."""

from typing import Final

import numpy as np
from PIL import Image

from make.art.painting.brush import ADDED, Canvas, Piece, across, around, box, faded, fill, line, painted

_WIDE: Final = 1920
_TALL: Final = 420
_LIGHTS: Final = ("#FFB45E", "#FF8A4A", "#FFD9A0", "#C8503C", "#5FB8A0")


def room() -> Image.Image:
    """The picture."""
    return painted(Piece(_WIDE, _TALL, _draw)).convert("RGB")


def _draw(canvas: Canvas) -> None:
    everything = box(0, 0, _WIDE, _TALL)
    canvas.drawRect(everything, across((0, 0), (0, _TALL), ["#0A0706", "#1B100C", "#2A1811"]))
    for left in range(0, _WIDE + 1, 120):
        tones = [("#000000", 0.22), ("#3A2015", 0.22), ("#000000", 0.22)]
        canvas.drawRect(box(left + 8, -10, left + 112, 400), faded((left + 8, 0), (left + 112, 0), tones))
        canvas.drawLine(left, 0, left, _TALL, line("#000000", 3, 0.45))
        canvas.drawLine(left + 3, 0, left + 3, _TALL, line("#7A4A2E", 1, 0.18))
    glow = [("#FFB877", 0.40), ("#A85A2A", 0.14), ("#000000", 0.0)]
    canvas.drawRect(everything, around((960, 150), 720, glow, [0, 0.45, 1]))
    _far_lights(canvas)
    for x in (640, 1280):
        canvas.drawOval(box(x - 150, -60, x + 150, 240), fill("#FFB060", 0.16, 50, added=True))
    canvas.drawOval(box(700, 25, 1220, 335), fill("#FFC890", 0.13, 50, added=True))
    dark = [("#000000", 0.75), ("#000000", 0.0), ("#000000", 0.0), ("#000000", 0.75)]
    canvas.drawRect(everything, faded((0, 0), (_WIDE, 0), dark, [0, 0.30, 0.70, 1]))
    canvas.drawRect(box(0, 170, _WIDE, _TALL), faded((0, 170), (0, 330), [("#000000", 0.0), ("#000000", 0.55)]))


def _far_lights(canvas: Canvas) -> None:
    chance = np.random.default_rng(11)
    for _ in range(46):
        x, y, radius = (float(chance.uniform(*ends)) for ends in ((0, _WIDE), (-10, 290), (8, 30)))
        tone = _LIGHTS[int(chance.integers(len(_LIGHTS)))]
        strength = float(chance.uniform(0.05, 0.17))
        canvas.drawCircle(x, y, radius, fill(tone, strength, 2.2, added=True))
        ring = line(tone, 1.6, strength * 0.8, 0.8)
        ring.setBlendMode(ADDED)
        canvas.drawCircle(x, y, radius - 1, ring)
