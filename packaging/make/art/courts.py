"""King, queen and jack: figures of circles, triangles and arcs under an arch. No faces."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from make.art.canvas import colour, curve, disc, pen, placed, polygon, rounded, whole
from make.art.suits import suit
from ui.palette import INK, PAPER, mixed

_X = 290.0  # the figure's middle
_LEFT, _RIGHT, _TOP, _FOOT = 182.0, 398.0, 36.0, 564.0


def draw_court(painter: QPainter, rank: str, letter: str, ink: str) -> None:
    """The figure of a rank, in the colour of its suit, with the suit at its breast."""
    arch = _arch()
    painter.fillPath(arch, colour(mixed(PAPER, ink, 0.1)))
    painter.save()
    painter.setClipPath(arch)
    {"K": _draw_king, "Q": _draw_queen, "J": _draw_jack}[rank](painter, ink)
    painter.fillPath(disc(_X, 478, 50), colour(PAPER))
    painter.fillPath(placed(suit(letter), _X, 478, 64), colour(ink))
    painter.restore()
    painter.strokePath(arch, pen(ink, 5))


def _arch() -> QPainterPath:
    half = (_RIGHT - _LEFT) / 2
    arch = QPainterPath(QPointF(_LEFT, _TOP + half))
    arch.arcTo(_LEFT, _TOP, 2 * half, 2 * half, 180, -180)
    arch.lineTo(_RIGHT, _FOOT - 14)
    arch.quadTo(_RIGHT, _FOOT, _RIGHT - 14, _FOOT)
    arch.lineTo(_LEFT + 14, _FOOT)
    arch.quadTo(_LEFT, _FOOT, _LEFT, _FOOT - 14)
    arch.closeSubpath()
    return arch


def _both(half: QPainterPath) -> QPainterPath:
    return whole(half, _X)


def _draw_head(painter: QPainter, hair: QPainterPath, ink: str) -> None:
    """Hair, neck and a face that is plain paper, one side of it in shade."""
    painter.fillPath(hair, colour(ink))
    shade = mixed(PAPER, ink, 0.26)
    painter.fillPath(rounded(_X - 20, 292, 40, 80, 12), colour(shade))
    face = curve(
        (_X - 46, 218),
        (_X + 46, 218),
        (_X + 46, 282, _X + 30, 326, _X, 326),
        (_X - 30, 326, _X - 46, 282, _X - 46, 218),
    )
    painter.fillPath(face, colour(PAPER))
    painter.save()
    painter.setClipPath(face, Qt.ClipOperation.IntersectClip)
    painter.fillRect(int(_X), 180, 90, 160, colour(shade))
    painter.restore()


def _draw_robe(painter: QPainter, robe: QPainterPath, ink: str) -> None:
    painter.fillPath(robe, colour(ink))
    painter.save()
    painter.setClipPath(robe, Qt.ClipOperation.IntersectClip)
    for y in range(356, 700, 44):  # bands that meet in the middle
        band = QPainterPath()
        band.addPath(curve((_X - 140, y - 62), (_X, y + 30), (_X + 140, y - 62)))
        painter.strokePath(band, pen(mixed(ink, PAPER, 0.78), 5))
    painter.fillPath(polygon((_X, 340), (_X + 140, 340), (_X + 140, 600), (_X, 600)), colour(INK, 0.2))
    painter.restore()


def _draw_king(painter: QPainter, ink: str) -> None:
    robe = _both(curve((_X, 350), (_X - 60, 350), (_X - 96, 362), (_X - 112, 420), (_X - 112, 600), (_X, 600)))
    _draw_robe(painter, robe, ink)
    _draw_head(painter, rounded(_X - 58, 196, 116, 112, 22), ink)
    beard = _both(curve((_X, 292), (_X - 24, 278), (_X - 50, 268), (_X - 50, 322, _X - 26, 352, _X, 392)))
    painter.fillPath(beard, colour(ink))
    for step in (-26, -13, 0, 13, 26):
        comb = curve((_X + step, 300), (_X + step * 0.55, 364 - abs(step)))
        painter.strokePath(comb, pen(mixed(ink, PAPER, 0.78), 2.5))
    crown = polygon(
        (_X - 66, 208), (_X - 84, 108), (_X - 40, 154), (_X, 86), (_X + 40, 154), (_X + 84, 108), (_X + 66, 208)
    )
    _draw_crown(painter, crown, ((_X - 84, 104), (_X, 82), (_X + 84, 104)), ink)


def _draw_crown(painter: QPainter, crown: QPainterPath, balls: tuple[tuple[float, float], ...], ink: str) -> None:
    painter.fillPath(crown, colour(ink))
    painter.strokePath(crown, pen(ink, 6))
    painter.fillPath(rounded(_X - 70, 186, 140, 30, 6), colour(ink))
    painter.fillRect(int(_X - 60), 196, 120, 6, colour(PAPER))
    for x, y in balls:
        painter.fillPath(disc(x, y, 12), colour(ink))
        painter.fillPath(disc(x, y, 5), colour(PAPER))
    painter.fillPath(polygon((_X, 128), (_X + 14, 156), (_X, 180), (_X - 14, 156)), colour(PAPER))


def _draw_queen(painter: QPainter, ink: str) -> None:
    hair = _both(
        curve(
            (_X, 160),
            (_X - 70, 164, _X - 78, 230, _X - 74, 280),
            (_X - 72, 330, _X - 92, 352, _X - 78, 380),
            (_X - 50, 390, _X - 30, 370, _X - 24, 340),
            (_X, 340),
        )
    )
    robe = _both(
        curve((_X, 372), (_X - 34, 366), (_X - 90, 376, _X - 108, 420, _X - 112, 470), (_X - 112, 600), (_X, 600))
    )
    painter.fillPath(hair, colour(ink))
    _draw_robe(painter, robe, ink)
    _draw_head(painter, disc(_X, 236, 58), ink)
    neckline = _both(curve((_X, 372), (_X - 40, 366), (_X - 36, 400, _X - 16, 418, _X, 420)))
    painter.fillPath(neckline, colour(mixed(PAPER, ink, 0.26)))
    for number in range(-3, 4):  # pearls
        painter.fillPath(disc(_X + number * 11, 386 - number * number * 1.6, 5.2), colour(PAPER))
    parting = _both(curve((_X, 214), (_X - 50, 214), (_X - 50, 262), (_X - 40, 240, _X - 14, 232, _X, 220)))
    painter.fillPath(parting, colour(ink))
    crown = _both(
        curve(
            (_X, 204),
            (_X - 62, 204),
            (_X - 82, 136),
            (_X - 62, 150, _X - 50, 148, _X - 44, 122),
            (_X - 32, 146, _X - 14, 142, _X, 104),
        )
    )
    _draw_crown(painter, crown, ((_X - 82, 132), (_X - 44, 114), (_X, 94), (_X + 44, 114), (_X + 82, 132)), ink)


def _draw_jack(painter: QPainter, ink: str) -> None:
    robe = _both(curve((_X, 352), (_X - 44, 352), (_X - 100, 384), (_X - 100, 600), (_X, 600)))
    _draw_robe(painter, robe, ink)
    collar = _both(curve((_X, 396), (_X - 52, 350), (_X - 20, 334), (_X, 356)))
    _draw_head(painter, rounded(_X - 62, 190, 124, 140, 30), ink)
    painter.fillPath(collar, colour(PAPER))
    painter.strokePath(collar, pen(ink, 4))
    fringe = curve(
        (_X - 48, 212), (_X + 48, 212), (_X + 48, 252), (_X + 20, 246, _X - 16, 240, _X - 48, 262), (_X - 48, 212)
    )
    painter.fillPath(fringe, colour(ink))
    cap = curve(
        (_X - 76, 212),
        (_X - 84, 158, _X - 40, 128, _X + 12, 132),
        (_X + 66, 136, _X + 86, 168, _X + 72, 212),
        (_X - 76, 212),
    )
    painter.fillPath(cap, colour(ink))
    painter.fillPath(rounded(_X - 84, 192, 168, 28, 12), colour(ink))
    painter.fillRect(int(_X - 70), 202, 140, 6, colour(PAPER))
    feather = curve((_X + 44, 190), (_X + 96, 150, _X + 70, 92, _X - 6, 72), (_X + 6, 110, _X + 10, 150, _X + 44, 190))
    painter.fillPath(feather, colour(mixed(ink, PAPER, 0.78)))
    painter.strokePath(feather, pen(ink, 4))
    painter.strokePath(curve((_X + 42, 188), (_X + 48, 140, _X + 30, 104, _X - 4, 74)), pen(ink, 3))
