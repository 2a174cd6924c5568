"""Marks painted by Qt, on whatever can be painted on, and as the pages of a PDF."""

from collections.abc import Iterable

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QGuiApplication, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen, QPolygonF

from ui.reports.lettering import FINE, font
from ui.reports.marks import Line, Mark, Paper, Text
from ui.reports.page_flow import Pages

_DPI = 1440
_POINTS = 72  # in an inch


def need_application() -> None:
    """Starts Qt without a screen, unless it runs already; fonts need it. Qt keeps what is made here to the end."""
    if QGuiApplication.instance() is None:
        QGuiApplication(["croupier", "-platform", "offscreen"])


def paint(painter: QPainter, marks: Iterable[Mark]) -> None:
    """The marks of a page, one over the other; a unit of the painter is a point."""
    for mark in marks:
        if isinstance(mark, Text):
            painter.save()
            painter.translate(mark.x, mark.y)
            painter.scale(1 / FINE, 1 / FINE)
            painter.setFont(font(mark.style))
            painter.setPen(QColor(mark.style.colour))
            painter.drawText(QPointF(0, 0), mark.text)
            painter.restore()
        elif isinstance(mark, Line):
            painter.setPen(_pen(mark))
            painter.drawPolyline(_polygon(mark.points))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QBrush(QColor(mark.colour)))
            painter.drawPolygon(_polygon(mark.points))


def as_pdf(pages: Pages, paper: Paper, title: str, creator: str) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DPI)
    size = QPageSize(QSizeF(paper.width, paper.height), QPageSize.Unit.Point, paper.name)
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF()))
    writer.setTitle(title)
    writer.setCreator(creator)
    painter = QPainter(writer)
    try:
        painter.scale(_DPI / _POINTS, _DPI / _POINTS)
        for number, marks in enumerate(pages.marks):
            if number:
                writer.newPage()
            paint(painter, marks)
    finally:
        painter.end()
    return bytes(buffer.data().data())


def _pen(line: Line) -> QPen:
    pen = QPen(QColor(line.colour), line.width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if line.dashed:
        pen.setDashPattern([3, 3])
    return pen


def _polygon(points: Iterable[tuple[float, float]]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])
