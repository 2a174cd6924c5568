"""What every picture needs: something to paint on, letters as outlines, soft light, and a small file in the end."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QRawFont, QTransform

import resources
from ui.reports.painting import need_application

Draw = Callable[[QPainter], None]
Point = tuple[float, float]
_FONT: Final = "fonts/CroupierSans-SemiBold.ttf"
_EM: Final = 1000.0
_LARGE: Final = 1000.0


class Picture(NamedTuple):
    """How a file of the art comes about. All colours are kept unless it says how many are enough."""

    width: int
    height: int
    draw: Draw
    colours: int = 256
    points: dict[str, Point] = {}  # noqa: RUF012  # places that a screen must know, in the picture's pixels


def paint(width: int, height: int, draw: Draw) -> QImage:
    """A picture on nothing."""
    need_application()
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.setPen(Qt.PenStyle.NoPen)
    draw(painter)
    painter.end()
    return image


def colour(name: str, opacity: float = 1.0) -> QColor:
    """A colour of the palette, so opaque."""
    made = QColor(name)
    made.setAlphaF(opacity)
    return made


def pen(name: str, width: float, opacity: float = 1.0) -> QPen:
    """A pen with round ends."""
    return QPen(QBrush(colour(name, opacity)), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                Qt.PenJoinStyle.RoundJoin)  # fmt: skip


def rounded(x: float, y: float, width: float, height: float, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    return path


def disc(x: float, y: float, radius: float, tall: float | None = None) -> QPainterPath:
    """A circle, or an ellipse so tall."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius if tall is None else tall)
    return path


def polygon(*points: Point) -> QPainterPath:
    """Straight lines, closed."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    return path


def curve(start: Point, *pieces: tuple[float, ...]) -> QPainterPath:
    """A line through pieces: a point, a point bent by one other, or one bent by two."""
    path = QPainterPath(QPointF(*start))
    for piece in pieces:
        if len(piece) == 2:
            path.lineTo(*piece)
        elif len(piece) == 4:
            path.quadTo(*piece)
        else:
            path.cubicTo(*piece)
    return path


def mirrored(path: QPainterPath, axis: float = 0.0) -> QPainterPath:
    """The same on the other side of an upright line."""
    return QTransform(-1, 0, 0, 1, 2 * axis, 0).map(path)


def whole(half: QPainterPath, axis: float = 0.0) -> QPainterPath:
    """An outline of which the half is given, from the axis round to the axis again."""
    path = QPainterPath(half)
    path.connectPath(mirrored(half, axis).toReversed())
    path.closeSubpath()
    return path


def placed(path: QPainterPath, x: float, y: float, size: float, turn: float = 0.0) -> QPainterPath:
    """A path around 0 moved to a place, so many times as large, turned clockwise."""
    return QTransform().translate(x, y).rotate(turn).scale(size, size).map(path)


def united(paths: Iterable[QPainterPath]) -> QPainterPath:
    """One outline around all. Qt joins outlines well only where they are large."""
    outline, larger = QPainterPath(), QTransform().scale(_LARGE, _LARGE)
    for path in paths:
        outline = outline.united(larger.map(path))
    return larger.inverted()[0].map(outline)


def without(path: QPainterPath, hole: QPainterPath) -> QPainterPath:
    """The outline with another cut out of it."""
    larger = QTransform().scale(_LARGE, _LARGE)
    return larger.inverted()[0].map(larger.map(path).subtracted(larger.map(hole)))


@lru_cache(maxsize=1)
def _font() -> QRawFont:
    need_application()
    return QRawFont(str(Path(resources.__path__[0], _FONT)), _EM)


def letters(text: str, height: float, spacing: float = 0.0) -> QPainterPath:
    """Letters as an outline, capitals so high, around 0; spacing is a share of the font's size."""
    font = _font()
    glyphs = font.glyphIndexesForString(text)
    path, x = QPainterPath(), 0.0
    path.setFillRule(Qt.FillRule.WindingFill)
    for glyph, advance in zip(glyphs, font.advancesForGlyphIndexes(glyphs), strict=True):
        path.addPath(font.pathForGlyph(glyph).translated(x, 0))
        x += advance.x() + spacing * _EM
    size = height / font.capHeight()
    box = path.boundingRect()
    return QTransform().scale(size, size).translate(-box.center().x(), font.capHeight() / 2).map(path)


def scaled(draw: Draw, size: float) -> Draw:
    """The same, so many times as large."""

    def larger(painter: QPainter) -> None:
        painter.scale(size, size)
        draw(painter)

    return larger


def blurred(image: QImage, steps: int) -> QImage:
    """The picture made soft by halving it so often and growing it again."""
    sizes = [image.size()]
    for _ in range(steps):
        sizes.append(sizes[-1] / 2)
    for size in [*sizes[1:], *reversed(sizes[:-1])]:
        image = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return image


def soft(painter: QPainter, draw: Draw, steps: int, opacity: float = 1.0) -> None:
    """Paints something softly over what is there."""
    device = painter.device()
    image = blurred(paint(device.width(), device.height(), draw), steps)
    painter.save()
    painter.resetTransform()
    painter.setOpacity(opacity)
    painter.drawImage(0, 0, image)
    painter.restore()


def png(image: QImage, colours: int = 256) -> bytes:
    """The picture as a file: with a palette if it has, or may be brought down to, so few colours; 0 keeps all."""
    image = image.convertToFormat(QImage.Format.Format_ARGB32)
    pixels = memoryview(bytes(image.constBits())).cast("I")
    counts = Counter(pixels)
    if colours or len(counts) <= 256:
        table = _palette(counts, colours or 256)
        entries = sorted(set(table.values()))
        index = {pixel: entries.index(entry) for pixel, entry in table.items()}
        wide = -(-image.width() // 4) * 4
        rows = (pixels[start : start + image.width()] for start in range(0, len(pixels), image.width()))
        pad = bytes(wide - image.width())
        data = b"".join(bytes(map(index.__getitem__, row)) + pad for row in rows)
        image = QImage(data, image.width(), image.height(), wide, QImage.Format.Format_Indexed8)
        image.setColorTable(entries)
        image = image.copy()  # while the data lives
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", 0)  # type: ignore[call-overload]  # 0: as small as it gets
    return bytes(QByteArray(buffer.data()).data())


def _palette(counts: Counter[int], most: int) -> dict[int, int]:
    """For each colour one of a few: the box of colours that varies most is divided until there are enough."""
    if len(counts) <= most:
        return {pixel: pixel for pixel in counts}
    boxes = [_Box.of(sorted(counts), counts)]
    while len(boxes) < most:
        widest = max(range(len(boxes)), key=lambda number: boxes[number].weight)
        boxes += boxes.pop(widest).halves(counts)
    return {pixel: box.mean for box in boxes for pixel in box.pixels}


class _Box(NamedTuple):
    pixels: list[int]
    weight: float
    channel: int
    mean: int

    @classmethod
    def of(cls, pixels: list[int], counts: Counter[int]) -> "_Box":
        total = sum(counts[pixel] for pixel in pixels)
        means, spreads = [], []
        for shift in (24, 16, 8, 0):
            values = [(pixel >> shift & 255, counts[pixel]) for pixel in pixels]
            mean = sum(value * count for value, count in values) / total
            means.append(round(mean))
            spreads.append(sum((value - mean) ** 2 * count**0.5 for value, count in values))
        channel = max(range(4), key=spreads.__getitem__)
        mean_pixel = means[0] << 24 | means[1] << 16 | means[2] << 8 | means[3]
        return cls(pixels, sum(spreads) if len(pixels) > 1 else 0.0, 24 - 8 * channel, mean_pixel)

    def halves(self, counts: Counter[int]) -> list["_Box"]:
        ordered = sorted(self.pixels, key=lambda pixel: (pixel >> self.channel & 255, pixel))
        middle = (self.mean >> self.channel & 255) + 0.5
        cut = sum((pixel >> self.channel & 255) < middle for pixel in ordered)
        cut = min(max(cut, 1), len(ordered) - 1)
        return [_Box.of(ordered[:cut], counts), _Box.of(ordered[cut:], counts)]
