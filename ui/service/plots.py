"""Plots in the menu's colours. Loads pyqtgraph: imported only by who plots, when it does."""

from collections.abc import Callable, Sequence
from typing import Any

import pyqtgraph  # type: ignore[import-untyped]
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel

from ui.art import palette
from ui.service.parts import label, row

HOUR_MS = 3_600_000
_FONT = "Croupier Sans"
_TALL = 320
_ROOM = 110  # for what is written at the left
_BAND = 120  # of 255: how much of the band's colour is seen


class Axis(pyqtgraph.AxisItem):  # type: ignore[misc]  # it has no types
    """An axis whose ticks are told in words."""

    def __init__(self, side: str, tell: Callable[[float], str]) -> None:
        super().__init__(side)
        self._tell = tell
        font = QFont(_FONT)
        font.setPixelSize(15)
        self.setStyle(tickFont=font, tickTextOffset=8)
        self.setTextPen(palette.QUIET)
        self.setPen(palette.mixed(palette.PANEL, palette.LINE, 0.35))

    def tickStrings(self, values: Sequence[float], _scale: float, _spacing: float) -> list[str]:  # noqa: N802 (its)
        """What stands at the ticks."""
        return [self._tell(value) for value in values]


class Plot(pyqtgraph.PlotWidget):  # type: ignore[misc]  # it has no types
    """A plot to look at: it does not move under a finger."""

    def __init__(self, name: str, below: Callable[[float], str], left: Callable[[float], str]) -> None:
        super().__init__(
            background=palette.PANEL, axisItems={"bottom": Axis("bottom", below), "left": Axis("left", left)}
        )
        self.setProperty("named", name)
        self.setFixedHeight(_TALL)
        self.setFrameShape(self.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAntialiasing(aa=False)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        item = self.getPlotItem()
        item.setMenuEnabled(enableMenu=False)
        item.hideButtons()
        item.setMouseEnabled(x=False, y=False)
        item.showGrid(x=False, y=True, alpha=0.25)
        item.getAxis("left").setWidth(_ROOM)
        self._keys: list[QLabel] = []

    def line(self, name: str, colour: str, width: int = 3, *, dashed: bool = False) -> Any:
        """A line to give points to with setData."""
        style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
        self._add_key(name, colour, "- - -" if dashed else "\N{EM DASH}\N{EM DASH}")
        return self.plot([], [], pen=pyqtgraph.mkPen(colour, width=width, style=style))

    def band(self, name: str, colour: str) -> tuple[Any, Any]:
        """What lies between two lines, which are given points with setData."""
        edge = pyqtgraph.mkPen(colour, width=1)
        low, high = self.plot([], [], pen=edge), self.plot([], [], pen=edge)
        self._add_key(name, colour, "\N{FULL BLOCK}\N{FULL BLOCK}")
        fill = QColor(colour)
        fill.setAlpha(_BAND)
        self.addItem(pyqtgraph.FillBetweenItem(low, high, brush=fill))
        return low, high

    def bars(self, name: str, colour: str) -> Any:
        """Bars to give heights to with setOpts."""
        self._add_key(name, colour, "\N{FULL BLOCK}\N{FULL BLOCK}")
        made = pyqtgraph.BarGraphItem(x=[], height=[], width=0.6, brush=colour, pen=pyqtgraph.mkPen(None))
        self.addItem(made)
        return made

    def _add_key(self, name: str, colour: str, sign: str) -> None:
        made = label(sign)
        made.setStyleSheet(f"color: {colour}; font-weight: 600;")
        self._keys += [made, label(name, "quiet")]
        for key in self._keys:
            key.setWordWrap(False)

    def key(self) -> QHBoxLayout:
        """What is what, to stand over the plot."""
        return row(*self._keys, 1)
