"""Paints a ring that is filled so far, clockwise from its top: the clock's, and that of a button that is held."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtQuick import QQuickImageProvider

RINGS = "ring"
_ROUND = 5760  # sixteenths of a degree
_WIDE = 0.08  # of the ring's own size


class RingImage(QQuickImageProvider):
    """Asked for as "<ink>/<percent>", the ink without its "#"."""

    def __init__(self) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)

    def requestImage(self, asked: str, size: QSize, wanted: QSize) -> QImage:  # noqa: N802
        ink, _, percent = asked.partition("/")
        side = max(wanted.width(), 16)
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = side * _WIDE
        area = QRectF(wide / 2 + 1, wide / 2 + 1, side - wide - 2, side - wide - 2)
        painter.setPen(QPen(QColor(255, 255, 255, 40), wide))
        painter.drawEllipse(area)
        painter.setPen(QPen(QColor(f"#{ink}"), wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawArc(area, _ROUND // 4, -round(_ROUND * int(percent) / 100))
        painter.end()
        size.setWidth(side)
        size.setHeight(side)
        return image
