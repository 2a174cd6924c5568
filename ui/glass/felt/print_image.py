"""Paints a game's print on the picture of the table, through the camera that the table was seen by, as sharp as asked.

It is asked for in two parts: the far one, behind which the room and the dealer are seen, and the near one, which covers
all of its place and so costs little to draw upon.
"""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QImageReader,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)
from PySide6.QtQuick import QQuickImageProvider

import resources
from kiosk.rules.cards.positions import SEATS
from ui.glass.felt import camera, devices, layout, place
from ui.glass.felt.own_screen import SCREENS, OwnScreen
from ui.glass.felt.print_spec import PrintedSpot, PrintSpec

PROVIDER = "felt"
SEAM = 360  # from here on the table covers everything
_FAMILY = "Croupier Sans"
_IVORY, _GOLD, _SHADE = "#f4efe2", "#d9b04f", "#00301f"
_RAYS = 28
_LEAST = 20.0  # pixels of type
_SET = 100  # the size that type is set in, then drawn smaller: its widths do not depend on the grid
_CURVE = 0.27 / 6.4**2 * 0.8  # of the lines between dealer and players, in units of the felt
_LINE = 0.15  # how far they lie from the middle of the felt, clear of the outer seats' rings


class FeltPrint(QQuickImageProvider):
    def __init__(self) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._kept: tuple[str, float, QImage] | None = None  # until both of its parts are taken

    def requestImage(self, asked: str, size: QSize, wanted: QSize) -> QImage:  # noqa: N802
        part, _, key = asked.partition("/")
        scale = wanted.width() / camera.WIDTH if wanted.width() > 0 else 1.0
        if part == "veil" or part in SCREENS:
            spec = PrintSpec.read(key)
            image = veil(spec, scale) if part == "veil" else own(spec, SCREENS[part], wanted.width())
            size.setWidth(image.width())
            size.setHeight(image.height())
            return image
        if self._kept is not None and self._kept[:2] == (key, scale):
            whole, self._kept = self._kept[2], None
        else:
            whole = painted(PrintSpec.read(key), scale)
            self._kept = key, scale, whole
        seam = round(SEAM * scale)
        if part == "far":
            image = whole.copy(0, 0, whole.width(), seam)
        else:
            image = whole.copy(0, seam, whole.width(), whole.height() - seam).convertToFormat(
                QImage.Format.Format_RGB32
            )
        size.setWidth(image.width())
        size.setHeight(image.height())
        return image


def painted(spec: PrintSpec, scale: float) -> QImage:
    """The table with its print, and what the cards are dealt from."""
    art = Path(resources.__path__[0], "art")
    image = QImage(str(art / "table" / ("table-double.webp" if scale > 1.2 else "table.webp")))
    size = QSize(round(camera.WIDTH * scale), round(camera.HEIGHT * scale))
    if image.size() != size:
        image = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(scale, scale)
    device = QImage(str(art / "devices" / ("shoe.webp" if spec.shoe else "shuffler.webp")))
    painter.drawImage(QRectF(*devices.SHUFFLER), device)
    _cards(painter, spec)
    _arcs(painter, spec.lines)
    x, y = place.number_at(len(spec.hands), sides=any(not one.inside for one in spec.spots))
    for seat in SEATS:
        painter.save()
        painter.translate(layout.SEAT_X[seat], layout.SEAT_Y[seat])
        _place(painter, spec)
        _words(painter, str(seat), QPointF(x - place.WIDTH / 2, y), 40, 60, 0.5)
        painter.restore()
    painter.end()
    return image


def own(spec: PrintSpec, screen: OwnScreen, wide: int) -> QImage:
    """The felt of a seat's own screen, so wide: the table from nearer, with one place and the shared cards."""
    scale = wide / screen.width
    reader = QImageReader(str(Path(resources.__path__[0], "art/table/table-double.webp")))
    reader.setClipRect(QRectF(*(2 * one for one in screen.seen)).toAlignedRect())
    size = QSize(wide, round(screen.height * scale))
    image = reader.read().convertToFormat(QImage.Format.Format_RGB32)
    image = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(scale, scale)
    _card_places(painter, screen.board_cards(spec.board))
    _card_places(painter, screen.dealer_cards(spec.dealer))
    if spec.dealer:
        box = screen.dealer
        _words(painter, spec.dealer_name, QPointF(box.x + box.width / 2, box.y - 20), 26, box.width)
    for text, box in zip(spec.lines, screen.lines, strict=False):
        _words(painter, text, QPointF(box.x + box.width / 2, box.y + box.height / 2), 30, box.width)
    painter.translate(screen.left + place.WIDTH / 2 * screen.grow, screen.top)
    painter.scale(screen.grow, screen.grow)
    _place(painter, spec)
    painter.end()
    return image


def veil(spec: PrintSpec, scale: float) -> QImage:
    """The table in the dark, with rays of light behind a jackpot's amount; it hides all behind it."""
    image = QImage(round(camera.WIDTH * scale), round(camera.HEIGHT * scale), QImage.Format.Format_RGB32)
    image.fill(QColor("#0b0603"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(0.13)
    painter.drawImage(0, 0, painted(spec._replace(board=0, dealer=0, hands=(), spots=(), signs=(), lines=()), scale))
    painter.setOpacity(1)
    painter.scale(scale, scale)
    middle = QPointF(camera.WIDTH / 2, 650)
    painter.setPen(Qt.PenStyle.NoPen)
    for radius, inner in ((1200.0, 0.16), (620.0, 0.22)):  # the light itself, wide and narrow
        painter.setBrush(_light(middle, radius, inner))
        painter.drawRect(0, 0, camera.WIDTH, camera.HEIGHT)
    painter.setBrush(_light(middle, 1150.0, 0.22))
    for ray in range(_RAYS):
        start = ray * 360 / _RAYS + 4
        path = QPainterPath(middle)
        path.arcTo(QRectF(middle.x() - 1300, middle.y() - 1300, 2600, 2600), start, 5.2)
        path.closeSubpath()
        painter.drawPath(path)
    painter.end()
    return image


def _light(middle: QPointF, radius: float, inner: float) -> QRadialGradient:
    light = QRadialGradient(middle, radius)
    light.setColorAt(0, _ink("#ffb648", inner))
    light.setColorAt(0.45, _ink("#e0861e", inner * 0.34))
    light.setColorAt(1, _ink("#ffb030", 0))
    return light


def _ink(colour: str, opacity: float) -> QColor:
    ink = QColor(colour)
    ink.setAlphaF(opacity)
    return ink


def _font() -> QFont:
    font = QFont(_FAMILY)
    font.setPixelSize(_SET)
    font.setWeight(QFont.Weight.DemiBold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def _cards(painter: QPainter, spec: PrintSpec) -> None:
    """The places of the board's and the dealer's cards."""
    _card_places(painter, (layout.board_card(index, spec.board) for index in range(spec.board)))
    _card_places(painter, (layout.dealer_card(index, spec.dealer) for index in range(spec.dealer)))
    if spec.dealer:
        middle = layout.DEALER_X + layout.DEALER_WIDTH / 2
        _words(painter, spec.dealer_name, QPointF(middle, layout.DEALER_Y - 22), 22, layout.DEALER_WIDTH)


def _card_places(painter: QPainter, places: Iterable[layout.Rect]) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_ink(_IVORY, 0.30), 2))
    for box in places:
        painter.drawRoundedRect(QRectF(*box), box.width * 0.08, box.width * 0.08)


def _place(painter: QPainter, spec: PrintSpec) -> None:
    """A seat's place about its middle: where its cards go, and its rings with their names."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_ink(_IVORY, 0.26), 1.6))
    for hand in spec.hands:
        for x in (hand.x, hand.x + hand.width - layout.SEAT_CARD[0]):
            painter.drawRoundedRect(QRectF(x, 0, *layout.SEAT_CARD), 9, 9)
    for hand in spec.hands:
        if hand.name:
            _words(painter, hand.name, QPointF(hand.x + hand.width / 2, 160), 20, hand.width)
    for spot in spec.spots:
        _ring(painter, spot)
    for sign in spec.signs:
        _words(painter, "=", QPointF(*sign), 34, 40)


def _ring(painter: QPainter, spot: PrintedSpot) -> None:
    middle, high = QPointF(spot.x, spot.y), spot.radius * layout.FLAT
    painter.setBrush(_ink(_SHADE, 0.34))
    painter.setPen(QPen(_ink(_GOLD if spot.gold else _IVORY, 0.8), 3 if spot.inside else 2.4))
    painter.drawEllipse(middle, spot.radius, high)
    if spot.inside:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(_ink(_IVORY, 0.4), 1.2))
        painter.drawEllipse(middle, spot.radius - 6, high - 6 * layout.FLAT)
        _words(painter, spot.name, middle, 22, 2 * spot.radius - 16)
    elif spot.name:
        _words(painter, spot.name, middle - QPointF(0, high + 11), 20, 70)


def _words(
    painter: QPainter,
    text: str,
    middle: QPointF,
    size: float,
    most: float,
    opacity: float = 0.95,
) -> None:
    """Words about their middle, narrower rather than smaller than can be read."""
    lines = [text]
    if _wide(text, size) > most and " " in text:
        first, _, rest = text.partition(" ")
        lines = [first, rest]
    widest = max(_wide(line, size) for line in lines)
    if widest > most:
        size = max(_LEAST, size * most / widest)
    for number, line in enumerate(lines):
        path, wide = _outline(line, size), _wide(line, size)
        squeeze = min(1.0, most / wide) if wide else 1.0
        down = (number - (len(lines) - 1) / 2) * size * 0.98 + size * 0.36
        at = QTransform.fromTranslate(middle.x(), middle.y() + down).scale(squeeze, 1).translate(-wide / 2, 0)
        painter.fillPath(at.map(path), _ink(_IVORY, opacity))


def _outline(text: str, size: float) -> QPainterPath:
    path = QPainterPath()
    path.addText(QPointF(0, 0), _font(), text)
    return QTransform.fromScale(size / _SET, size / _SET).map(path)


def _wide(text: str, size: float) -> float:
    return QFontMetricsF(_font()).horizontalAdvance(text) * size / _SET


def _arcs(painter: QPainter, lines: tuple[str, ...]) -> None:
    """What the texts want in sight, along the curves between the dealer and the players' places."""
    for text, middle, ends in zip(lines, (-7.5, 7.6), ((-9.35, -5.85), (5.98, 9.35)), strict=False):
        for far, width, opacity in ((_LINE, 0.030, 0.5), (_LINE - 0.07, 0.013, 0.36)):
            curve = QPainterPath()
            steps = [ends[0] + (ends[1] - ends[0]) * step / 40 for step in range(41)]
            for number, x in enumerate(steps):
                point = QPointF(x, far + _CURVE * x * x)
                curve.lineTo(point) if number else curve.moveTo(point)
            painter.save()
            painter.setTransform(_camera() * painter.transform())
            painter.strokePath(curve, QPen(_ink(_IVORY, opacity), width))
            painter.restore()
        _along(painter, text, middle, ends[1] - ends[0] - 0.1)


def _along(painter: QPainter, text: str, middle: float, most: float) -> None:
    size = min(0.235, 0.235 * most / max(0.1, _wide(text, 0.235)))
    squeeze = 1.0
    if size < 0.2:  # 20 pixels here
        size, squeeze = 0.2, most / _wide(text, 0.2)
    x = middle - _wide(text, size) * squeeze / 2
    for letter in text:
        wide = _wide(letter, size) * squeeze
        at = x + wide / 2
        slope = 2 * _CURVE * at
        turned = QTransform(squeeze, slope * squeeze, slope, -1, at, _LINE + 0.15 + _CURVE * at * at)
        path = turned.map(_outline(letter, size).translated(-_wide(letter, size) / 2, 0))
        painter.fillPath(_camera().map(path), _ink(_IVORY, 0.92))
        x += wide


def _camera() -> QTransform:
    across, down, weight = camera.homography()
    return QTransform(*(row[column] for column in range(3) for row in (across, down, weight)))
