"""Icons in one weight of line on a grid of 24, white on nothing, so that the screen gives them their colour."""

from collections.abc import Callable
from functools import partial
from math import cos, pi, sin

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from make.art.drawing.canvas import Picture, colour, curve, disc, letters, pen, placed, polygon, rounded, united
from ui.palette import WHITE

SIDE = 96
_GRID = 24
_LINE = 2.0

Lines = tuple[QPainterPath, ...]


def star() -> QPainterPath:
    """Five points, one unit from the middle to a tip."""
    radii = (1.0, 0.42)
    return polygon(*((radii[n % 2] * sin(pi * n / 5), -radii[n % 2] * cos(pi * n / 5)) for n in range(10)))


def _arc(x: float, y: float, radius: float, start: float, sweep: float) -> QPainterPath:
    """Part of a circle, counted in degrees against the clock from the right."""
    box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    path = QPainterPath()
    path.arcMoveTo(box, start)
    path.arcTo(box, start, sweep)
    return path


def _undo() -> tuple[Lines, Lines]:
    back = curve((4.5, 9), (14, 9), (18, 9, 20, 11.6, 20, 14), (20, 17, 17.8, 19.5, 14.2, 19.5), (9, 19.5))
    return (back, curve((8.8, 4.5), (4.3, 9), (8.8, 13.5))), ()


def _clear() -> tuple[Lines, Lines]:
    lid = curve((4, 6.5), (20, 6.5))
    return (
        (lid, curve((9, 6), (9.5, 3.5), (14.5, 3.5), (15, 6)), curve((6, 6.5), (7, 20.5), (17, 20.5), (18, 6.5)),
         curve((10.3, 10.5), (10.6, 16.5)), curve((13.7, 10.5), (13.4, 16.5))),
        (),
    )  # fmt: skip


def _repeat() -> tuple[Lines, Lines]:
    return (_arc(12, 12.6, 8, 58, 268), curve((12.2, 2.1), (16.4, 5.9), (12.6, 10.1))), ()


def _double() -> tuple[Lines, Lines]:
    times = placed(letters("2\N{MULTIPLICATION SIGN}", 13, -0.02), 12, 12, 1)
    return (), (times,)


def _help() -> tuple[Lines, Lines]:
    return (disc(12, 12, 9.3),), (letters("?", 10.5).translated(12, 12.1),)


def _info() -> tuple[Lines, Lines]:
    return (disc(12, 12, 9.3), curve((12, 11.2), (12, 16.6))), (disc(12, 7.6, 1.4),)


def _language() -> tuple[Lines, Lines]:
    return (disc(12, 12, 9.3), disc(12, 12, 4.1, 9.3), curve((3, 12), (21, 12))), ()


def _speaker() -> QPainterPath:
    return polygon((3.4, 9.3), (7, 9.3), (11.4, 5.2), (11.4, 18.8), (7, 14.7), (3.4, 14.7))


def _sound() -> tuple[Lines, Lines]:
    return (_speaker(), _arc(11.5, 12, 4.2, -45, 90), _arc(11.5, 12, 8.2, -50, 100)), (_speaker(),)


def _muted() -> tuple[Lines, Lines]:
    return (_speaker(), curve((15.4, 9.4), (20.6, 14.6)), curve((20.6, 9.4), (15.4, 14.6))), (_speaker(),)


def _attendant() -> tuple[Lines, Lines]:
    dome = curve((4, 16.4), (4, 11.4, 7.5, 8, 12, 8), (16.5, 8, 20, 11.4, 20, 16.4), (4, 16.4))
    return (dome, curve((2.6, 19.8), (21.4, 19.8)), curve((12, 8), (12, 5)), curve((10, 4.6), (14, 4.6))), ()


def _cash_out() -> tuple[Lines, Lines]:
    tray = curve((3.5, 14), (3.5, 20.3), (20.5, 20.3), (20.5, 14))
    return (tray, curve((12, 15.5), (12, 3.5)), curve((7.5, 8), (12, 3.5), (16.5, 8))), ()


def _peek() -> tuple[Lines, Lines]:
    lid = curve((2.3, 12), (5, 7.2, 8.3, 5.2, 12, 5.2), (15.7, 5.2, 19, 7.2, 21.7, 12))
    low = curve((2.3, 12), (5, 16.8, 8.3, 18.8, 12, 18.8), (15.7, 18.8, 19, 16.8, 21.7, 12))
    return (lid, low), (disc(12, 12, 3.6),)


def _lock() -> tuple[Lines, Lines]:
    shackle = curve((7.5, 10.8), (7.5, 8), (7.5, 1.9, 16.5, 1.9, 16.5, 8), (16.5, 10.8))
    return (rounded(4.8, 10.8, 14.4, 10, 2), shackle, curve((12, 14.6), (12, 17))), ()


def _fault() -> tuple[Lines, Lines]:
    return (polygon((12, 3.2), (21.8, 20.2), (2.2, 20.2)), curve((12, 9.6), (12, 14))), (disc(12, 17.1, 1.35),)


def _clock() -> tuple[Lines, Lines]:
    return (disc(12, 12, 9.3), curve((12, 6.6), (12, 12.2), (15.8, 14.4))), ()


def _check() -> tuple[Lines, Lines]:
    return (curve((4, 12.8), (9.4, 18.2), (20, 6.4)),), ()


def _cross() -> tuple[Lines, Lines]:
    return (curve((5.5, 5.5), (18.5, 18.5)), curve((18.5, 5.5), (5.5, 18.5))), ()


def _star() -> tuple[Lines, Lines]:
    return (placed(star(), 12, 12.8, 9.2),), (placed(star(), 12, 12.8, 9.2),)


def _history() -> tuple[Lines, Lines]:
    hands = curve((12.4, 7.4), (12.4, 12.2), (15.8, 14.2))
    return (_arc(12.4, 12, 8.4, 152, -304), curve((2.2, 4.6), (4.7, 8.9), (9.2, 7)), hands), ()


def _service() -> tuple[Lines, Lines]:
    teeth = [placed(rounded(-0.105, -0.5, 0.21, 1.0, 0.05), 12, 12, 20.5, 45 * n) for n in range(4)]
    wheel = united((*teeth, disc(12, 12, 7.4)))
    return (), (wheel.subtracted(disc(12, 12, 3.6)),)


def _seat() -> tuple[Lines, Lines]:
    shoulders = curve((4, 20.4), (4, 15.6, 7.4, 13.6, 12, 13.6), (16.6, 13.6, 20, 15.6, 20, 20.4), (4, 20.4))
    return (disc(12, 7.4, 4), shoulders), ()


def _touch() -> tuple[Lines, Lines]:
    hand = curve(
        (9.2, 14.4), (9.2, 6.4), (9.2, 3.6, 12.6, 3.6, 12.6, 6.4), (12.6, 11.2), (16.6, 12),
        (18.8, 12.4, 19.4, 13.6, 19.2, 15.4), (18.6, 20.6), (10.6, 20.6), (6.4, 15.8),
        (4.8, 13.9, 7, 12, 8.6, 13.6), (9.2, 14.4),
    )  # fmt: skip
    return (hand, _arc(10.9, 6.2, 5.0, -20, 220)), ()


ICONS: dict[str, Callable[[], tuple[Lines, Lines]]] = {
    "undo": _undo, "clear": _clear, "repeat": _repeat, "double": _double, "help": _help, "info": _info,
    "language": _language, "sound": _sound, "muted": _muted, "attendant": _attendant, "cash-out": _cash_out,
    "peek": _peek, "lock": _lock, "fault": _fault, "clock": _clock, "check": _check, "cross": _cross, "star": _star,
    "history": _history, "service": _service, "seat": _seat, "touch": _touch,
}  # fmt: skip


def _draw(painter: QPainter, name: str) -> None:
    lines, fills = ICONS[name]()
    painter.scale(SIDE / _GRID, SIDE / _GRID)
    for path in fills:
        painter.fillPath(path, colour(WHITE))
    for path in lines:
        painter.strokePath(path, pen(WHITE, _LINE))


def pictures() -> dict[str, Picture]:
    """Every icon."""
    return {f"icons/{name}.png": Picture(SIDE, SIDE, partial(_draw, name=name)) for name in ICONS}
