"""King, queen and jack: figures under an arch, robed in the colour of their suit."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from make.art.drawing.canvas import colour, curve, disc, pen, placed, polygon, rounded, whole
from make.art.drawing.court_faces import SKIN, SKIN_LINE, SKIN_SHADE, draw_face
from make.art.drawing.suits import suit
from ui.palette import INK, PAPER, mixed

_X = 290.0  # the figure's middle
_LEFT, _RIGHT, _TOP, _FOOT = 182.0, 398.0, 36.0, 564.0
_BRASS, _BRASS_LIT, _BRASS_DEEP = "#d8a53c", "#f6dc8c", "#8a5f18"
_HAIR = {"K": "#6b4a2f", "Q": "#8a4a22", "J": "#c48a3a"}


def draw_court(painter: QPainter, rank: str, letter: str, ink: str) -> None:
    """The figure of a rank, in the colour of its suit, with the suit at its breast."""
    arch = _arch()
    painter.fillPath(arch, colour(mixed(PAPER, ink, 0.12)))
    painter.save()
    painter.setClipPath(arch)
    _draw_rays(painter, ink)
    {"K": _draw_king, "Q": _draw_queen, "J": _draw_jack}[rank](painter, ink)
    painter.fillPath(disc(_X, 486, 48), colour(_BRASS))
    painter.fillPath(disc(_X, 486, 43), colour(PAPER))
    painter.strokePath(disc(_X, 486, 48), pen(_BRASS_DEEP, 2))
    painter.fillPath(placed(suit(letter), _X, 486, 58), colour(ink))
    painter.restore()
    painter.strokePath(arch, pen(ink, 6))
    painter.strokePath(arch, pen(_BRASS_LIT, 1.6))


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


def _draw_rays(painter: QPainter, ink: str) -> None:
    """A quiet light behind the head."""
    for number in range(-6, 7):
        x = number * 40
        ray = polygon((_X, 250), (_X + x - 9, 20), (_X + x + 9, 20))
        painter.fillPath(ray, colour(mixed(PAPER, ink, 0.2), 0.6))


def _draw_robe(painter: QPainter, robe: QPainterPath, ink: str) -> None:
    """Cloth in the suit's colour with brass bands that meet in the middle, and an ermine edge."""
    painter.fillPath(robe, colour(ink))
    painter.save()
    painter.setClipPath(robe, Qt.ClipOperation.IntersectClip)
    for y in range(372, 700, 52):
        band = curve((_X - 140, y - 62), (_X, y + 34), (_X + 140, y - 62))
        painter.strokePath(band, pen(_BRASS_DEEP, 13))
        painter.strokePath(band, pen(_BRASS, 9))
        painter.strokePath(band, pen(_BRASS_LIT, 2))
    painter.fillPath(polygon((_X + 34, 340), (_X + 140, 340), (_X + 140, 600), (_X + 34, 600)), colour(INK, 0.16))
    painter.restore()
    painter.strokePath(robe, pen(INK, 3))


def _draw_ermine(painter: QPainter, shape: QPainterPath) -> None:
    painter.fillPath(shape, colour("#fffdf6"))
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    for row in range(4):
        for number in range(-6, 7):
            x, y = _X + number * 24 + (12 if row % 2 else 0), 340 + row * 20 + abs(number) * 4
            painter.fillPath(polygon((x, y), (x + 3, y + 9), (x - 3, y + 9)), colour(INK, 0.8))
    painter.restore()
    painter.strokePath(shape, pen(INK, 2.5))


def _draw_neck(painter: QPainter) -> None:
    neck = rounded(_X - 22, 300, 44, 76, 14)
    painter.fillPath(neck, colour(SKIN_SHADE))
    painter.strokePath(neck, pen(SKIN_LINE, 2))


def _draw_hair(painter: QPainter, hair: QPainterPath, tone: str, strands: tuple[QPainterPath, ...] = ()) -> None:
    painter.fillPath(hair, colour(tone))
    for strand in strands:
        painter.strokePath(strand, pen(mixed(tone, INK, 0.4), 2.2))
    painter.strokePath(hair, pen(mixed(tone, INK, 0.7), 2.5))


def _draw_king(painter: QPainter, ink: str) -> None:
    robe = _both(curve((_X, 350), (_X - 60, 350), (_X - 96, 362), (_X - 112, 420), (_X - 112, 600), (_X, 600)))
    _draw_robe(painter, robe, ink)
    cape = _both(
        curve((_X, 430), (_X - 40, 414, _X - 96, 424, _X - 116, 430), (_X - 110, 372), (_X - 60, 342), (_X, 360))
    )
    _draw_ermine(painter, cape)
    tone = _HAIR["K"]
    _draw_hair(painter, rounded(_X - 62, 190, 124, 146, 26), tone)
    draw_face(painter, "K", _X, tone)
    beard = _both(
        curve(
            (_X, 312), (_X - 12, 312, _X - 22, 300, _X - 30, 288), (_X - 44, 274), (_X - 54, 330, _X - 30, 372, _X, 404)
        )
    )
    combed = tuple(curve((_X + step, 318), (_X + step * 0.5, 384 - abs(step))) for step in (-26, -13, 0, 13, 26))
    _draw_hair(painter, beard, tone, combed)
    lips = curve((_X - 13, 309), (_X - 4, 313, _X + 4, 313, _X + 13, 309), (_X, 323, _X, 323, _X - 13, 309))
    painter.fillPath(lips, colour("#a8444a"))
    moustache = _both(
        curve((_X, 296), (_X - 12, 292, _X - 26, 298, _X - 38, 312), (_X - 22, 312, _X - 8, 312, _X, 306))
    )
    _draw_hair(painter, moustache, tone)
    crown = polygon(
        (_X - 66, 212), (_X - 84, 112), (_X - 40, 158), (_X, 90), (_X + 40, 158), (_X + 84, 112), (_X + 66, 212)
    )
    _draw_crown(painter, crown, ((_X - 84, 106), (_X, 84), (_X + 84, 106)), ink)


def _draw_crown(painter: QPainter, crown: QPainterPath, balls: tuple[tuple[float, float], ...], ink: str) -> None:
    painter.fillPath(crown, colour(_BRASS))
    painter.strokePath(crown, pen(_BRASS_DEEP, 4))
    band = rounded(_X - 70, 190, 140, 28, 6)
    painter.fillPath(band, colour(_BRASS_LIT))
    painter.strokePath(band, pen(_BRASS_DEEP, 3))
    for gem in (-48, -16, 16, 48):
        painter.fillPath(disc(_X + gem, 204, 6), colour(ink))
    for x, y in balls:
        painter.fillPath(disc(x, y, 12), colour(_BRASS_LIT))
        painter.strokePath(disc(x, y, 12), pen(_BRASS_DEEP, 3))
    painter.fillPath(polygon((_X, 130), (_X + 14, 158), (_X, 182), (_X - 14, 158)), colour(ink))


def _draw_queen(painter: QPainter, ink: str) -> None:
    tone = _HAIR["Q"]
    hair = _both(
        curve(
            (_X, 160),
            (_X - 70, 164, _X - 80, 230, _X - 76, 280),
            (_X - 74, 330, _X - 96, 356, _X - 80, 392),
            (_X - 50, 400, _X - 30, 376, _X - 24, 340),
            (_X, 340),
        )
    )
    waves = tuple(
        curve((_X + sign * at, 240), (_X + sign * (at + 12), 300, _X + sign * (at - 6), 340, _X + sign * (at + 8), 384))
        for sign in (-1, 1)
        for at in (54, 64)
    )
    robe = _both(
        curve((_X, 380), (_X - 34, 374), (_X - 90, 384, _X - 108, 426, _X - 112, 474), (_X - 112, 600), (_X, 600))
    )
    _draw_robe(painter, robe, ink)
    _draw_hair(painter, hair, tone, waves)
    _draw_neck(painter)
    neckline = _both(curve((_X, 372), (_X - 44, 372), (_X - 40, 408, _X - 18, 426, _X, 430)))
    painter.fillPath(neckline, colour(SKIN))
    painter.strokePath(neckline, pen(SKIN_LINE, 2))
    draw_face(painter, "Q", _X, mixed(tone, INK, 0.4))
    for number in range(-3, 4):
        bead = disc(_X + number * 12, 392 - number * number * 1.9, 6)
        painter.fillPath(bead, colour("#fffdf6"))
        painter.strokePath(bead, pen("#a89c88", 1.4))
    parting = _both(curve((_X, 210), (_X - 54, 208), (_X - 52, 276), (_X - 46, 248, _X - 20, 240, _X, 222)))
    _draw_hair(painter, parting, tone)
    crown = _both(
        curve(
            (_X, 208),
            (_X - 62, 208),
            (_X - 82, 140),
            (_X - 62, 154, _X - 50, 152, _X - 44, 126),
            (_X - 32, 150, _X - 14, 146, _X, 108),
        )
    )
    _draw_crown(painter, crown, ((_X - 82, 134), (_X - 44, 116), (_X, 96), (_X + 44, 116), (_X + 82, 134)), ink)


def _draw_jack(painter: QPainter, ink: str) -> None:
    tone = _HAIR["J"]
    robe = _both(curve((_X, 352), (_X - 44, 352), (_X - 100, 384), (_X - 104, 600), (_X, 600)))
    _draw_robe(painter, robe, ink)
    _draw_hair(painter, rounded(_X - 66, 190, 132, 150, 34), tone)
    _draw_neck(painter)
    draw_face(painter, "J", _X, mixed(tone, INK, 0.5))
    collar = _both(curve((_X, 404), (_X - 58, 356), (_X - 22, 338), (_X, 364)))
    painter.fillPath(collar, colour("#fffdf6"))
    painter.strokePath(collar, pen(INK, 3))
    fringe = curve(
        (_X - 50, 210), (_X + 50, 210), (_X + 50, 246), (_X + 22, 240, _X - 14, 234, _X - 50, 256), (_X - 50, 210)
    )
    _draw_hair(painter, fringe, tone)
    cap = curve(
        (_X - 76, 212),
        (_X - 84, 158, _X - 40, 128, _X + 12, 132),
        (_X + 66, 136, _X + 86, 168, _X + 72, 212),
        (_X - 76, 212),
    )
    painter.fillPath(cap, colour(ink))
    painter.strokePath(cap, pen(INK, 3))
    brim = rounded(_X - 84, 190, 168, 30, 12)
    painter.fillPath(brim, colour(_BRASS))
    painter.strokePath(brim, pen(_BRASS_DEEP, 3))
    painter.strokePath(curve((_X - 70, 205), (_X + 70, 205)), pen(_BRASS_LIT, 4))
    feather = curve((_X + 44, 190), (_X + 96, 150, _X + 70, 92, _X - 6, 72), (_X + 6, 110, _X + 10, 150, _X + 44, 190))
    painter.fillPath(feather, colour("#fffdf6"))
    painter.strokePath(feather, pen(INK, 3))
    painter.strokePath(curve((_X + 42, 188), (_X + 48, 140, _X + 30, 104, _X - 4, 74)), pen(INK, 2.4))
