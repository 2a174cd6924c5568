"""The shoe that the opening shows."""

from functools import partial

from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QTransform

from make.art.drawing.backs import draw_back
from make.art.drawing.canvas import Picture, colour, curve, paint, pen, polygon, rounded, soft
from make.art.drawing.cards import HEIGHT, WIDTH, draw_sheet
from ui.palette import BACK_BLUE, BACK_RED, INK, PAPER, mixed


def _shade(painter: QPainter, outline: QPainterPath) -> None:
    soft(painter, lambda under: under.fillPath(outline.translated(0, 8), colour("#000000")), 3, 0.5)


def _glass(top: float, foot: float, light: str, dark: str) -> QLinearGradient:
    made = QLinearGradient(0, top, 0, foot)
    made.setColorAt(0, colour(light))
    made.setColorAt(1, colour(dark))
    return made


def draw_shoe(painter: QPainter, ink: str) -> None:
    """A shoe seen from in front and above, the next card in its mouth."""
    _shade(painter, rounded(24, 26, 252, 196, 18))
    painter.fillPath(polygon((70, 22), (230, 22), (262, 120), (38, 120)), _glass(22, 120, "#3b4046", "#1e2226"))
    painter.fillPath(polygon((84, 32), (216, 32), (240, 108), (60, 108)), _glass(32, 108, "#15181b", "#0b0d0f"))
    pack = polygon((90, 52), (210, 52), (226, 108), (74, 108))
    painter.fillPath(pack, _glass(52, 108, mixed(INK, PAPER, 0.5), mixed(INK, PAPER, 0.82)))
    for step in range(12):  # card behind card
        y = 54 + step * 4.6
        line = curve((90 - step * 1.35, y), (210 + step * 1.35, y))
        painter.strokePath(line, pen(INK, 1.2, 0.35))
    front = curve(
        (38, 120),
        (262, 120),
        (276, 206),
        (276, 216, 268, 220, 260, 220),
        (40, 220),
        (32, 220, 24, 216, 24, 206),
        (38, 120),
    )
    painter.fillPath(front, _glass(120, 220, "#343a40", "#15181b"))
    painter.strokePath(curve((40, 121), (260, 121)), pen("#ffffff", 2, 0.3))
    mouth = curve((70, 142), (230, 142), (240, 206), (60, 206), (70, 142))
    painter.fillPath(mouth, colour("#090b0c"))
    painter.save()
    painter.setClipPath(mouth)
    back = paint(WIDTH, HEIGHT, partial(draw_back, sheet=draw_sheet, ink=ink))
    painter.setTransform(QTransform().translate(76, 150).scale(148 / WIDTH, 0.24))
    painter.drawImage(0, 0, back)
    painter.restore()
    painter.strokePath(mouth, pen("#ffffff", 2, 0.16))


def pictures() -> dict[str, Picture]:
    """The shoe with either back."""
    return {
        f"table/shoe-{name}.png": Picture(300, 240, partial(draw_shoe, ink=ink), 96, {"mouth": (150.0, 178.0)})
        for name, ink in (("red", BACK_RED), ("blue", BACK_BLUE))
    }
