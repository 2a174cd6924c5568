"""Shoe, discard rack and chip tray: they stand on the felt and keep quiet."""

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QTransform

from make.art.chips import CHIPS, Chip
from make.art.drawing.backs import draw_back
from make.art.drawing.canvas import Picture, colour, curve, paint, pen, polygon, rounded, soft
from make.art.drawing.cards import HEIGHT, WIDTH, draw_sheet
from ui.palette import BACK_BLUE, BACK_RED, FELT_DEEP, INK, PAPER, RAIL, RAIL_DEEP, RAIL_LIT, mixed

_TRAY_WIDTH, _TRAY_HEIGHT = 560, 216


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


def draw_rack(painter: QPainter) -> None:
    """The rack for what was played: smoked glass, a few cards in it."""
    body = rounded(24, 20, 172, 200, 16)
    _shade(painter, body)
    painter.fillPath(body, _glass(20, 220, "#3a2a2c", "#1a1214"))
    painter.fillPath(rounded(36, 32, 148, 176, 8), colour("#0d0a0b"))
    painter.fillPath(rounded(46, 118, 128, 82, 6), _glass(118, 200, mixed(INK, PAPER, 0.8), mixed(INK, PAPER, 0.55)))
    for step in range(16):
        painter.strokePath(curve((48, 123 + step * 5), (172, 123 + step * 5)), pen(INK, 1.2, 0.35))
    painter.fillPath(polygon((36, 32), (110, 32), (60, 208), (36, 208)), colour("#ffffff", 0.05))
    painter.strokePath(body, pen("#ffffff", 2, 0.16))


def draw_tray(painter: QPainter) -> None:
    """The house's chips, each value in a groove of its own."""
    body = rounded(16, 14, _TRAY_WIDTH - 32, _TRAY_HEIGHT - 34, 20)
    _shade(painter, body)
    painter.fillPath(body, _glass(14, _TRAY_HEIGHT - 20, RAIL_LIT, RAIL_DEEP))
    painter.fillPath(rounded(19, 17, _TRAY_WIDTH - 38, _TRAY_HEIGHT - 40, 18), colour(RAIL))
    order = (1000, 500, 100, 25, 5, 1, 25)
    chips = {chip.value: chip for chip in CHIPS}
    for number, value in enumerate(order):
        _draw_groove(painter, 33 + number * 71.4, chips[value], 12 - (number * 5) % 4)


def _draw_groove(painter: QPainter, x: float, chip: Chip, many: int) -> None:
    wide, top, high = 64.0, 28.0, _TRAY_HEIGHT - 62.0
    groove = rounded(x, top, wide, high, 12)
    painter.fillPath(groove, colour(FELT_DEEP))
    painter.save()
    painter.setClipPath(groove)
    for number in range(many):
        y = top + high - 13 - number * 12
        painter.fillRect(QRectF(x + 4, y, wide - 8, 11), colour(chip.ink))
        wide_spot = 6 + 3 * (number * 7 % 3)
        for place in (0.2, 0.5, 0.8):
            spot = QRectF(x + 4 + (wide - 8) * place - wide_spot / 2, y, wide_spot, 11)
            painter.fillRect(spot, colour(chip.spot, 0.85))
        painter.fillRect(QRectF(x + 4, y + 9.5, wide - 8, 2.5), colour("#000000", 0.5))
    across = QLinearGradient(x, 0, x + wide, 0)
    for place, dark in ((0, 0.75), (0.3, 0.1), (0.5, 0.0), (0.7, 0.14), (1, 0.78)):
        across.setColorAt(place, colour("#000000", dark))
    painter.fillPath(groove, across)
    painter.restore()
    painter.strokePath(groove, pen("#000000", 2.5, 0.55))


def pictures() -> dict[str, Picture]:
    """All of it; the shoe with either back."""
    mouth = {"mouth": (150.0, 178.0)}
    made = {
        f"table/shoe-{name}.png": Picture(300, 240, partial(draw_shoe, ink=ink), 96, mouth)
        for name, ink in (("red", BACK_RED), ("blue", BACK_BLUE))
    }
    made["table/rack.png"] = Picture(220, 240, draw_rack, 96, {"mouth": (110.0, 120.0)})
    made["table/tray.png"] = Picture(_TRAY_WIDTH, _TRAY_HEIGHT, draw_tray, 128)
    return made
