"""Plots in the menu's colours. Loads pyqtgraph: imported only by who plots, when it does."""

from collections.abc import Callable, Sequence
from math import ceil, floor, log10
from typing import Any

import pyqtgraph  # type: ignore[import-untyped]
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout

from ui import palette
from ui.i18n.menu_words import say
from ui.service.widgets.parts import label, row

HOUR_MS = 3_600_000
_FONT = "Croupier Sans"
_TALL = 320
_ROOM = 110  # for what is written at the left
_BAND = 120  # of 255: how much of the band's colour is seen
_MOST = 30  # times as far apart as thought first: powers of ten


class Axis(pyqtgraph.AxisItem):  # type: ignore[misc]  # it has no types
    def __init__(self, side: str, tell: Callable[[float], str]) -> None:
        super().__init__(side)
        self._tell = tell
        font = QFont(_FONT)
        font.setPixelSize(15)
        self.setStyle(tickFont=font, tickTextOffset=8)
        self.setTextPen(palette.QUIET)
        self.setPen(palette.mixed(palette.PANEL, palette.LINE, 0.35))

    def tickSpacing(self, low: float, high: float, size: float) -> list[tuple[float, float]]:  # noqa: N802 (its)
        """How far apart ticks stand, large ones first: no closer together than their words tell them apart."""
        levels = super().tickSpacing(low, high, size)
        kept = [level for level in levels if self._told_apart(level[0], low, high)]
        if kept or not levels:
            return kept
        least = ceil(log10(levels[0][0]))
        wider = (10.0**power for power in range(least, least + _MOST))
        return [(spacing, 0.0) for spacing in wider if self._told_apart(spacing, low, high)][:1]

    def _told_apart(self, spacing: float, low: float, high: float) -> bool:
        """With the next one beyond either end, since a single one may be told wrongly."""
        told = [self._tell(place * spacing) for place in range(floor(low / spacing), ceil(high / spacing) + 1)]
        return len({*told}) == len(told)

    def tickStrings(self, values: Sequence[float], _scale: float, _spacing: float) -> list[str]:  # noqa: N802 (its)
        return [self._tell(value) for value in values]


class _Bars(pyqtgraph.BarGraphItem):  # type: ignore[misc]  # it has no types
    """Bars that tell when they get other heights."""

    def __init__(self, changed: Callable[[], None], **opts: Any) -> None:
        self._changed = changed
        super().__init__(**opts)

    def setOpts(self, **opts: Any) -> None:  # noqa: N802 (its)
        super().setOpts(**opts)
        self._changed()


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
        self._lines: list[Any] = []
        self._bars: list[Any] = []
        self._nothing = label(say("Nothing yet."), "quiet", name=f"nothing in {name}")
        QVBoxLayout(self.viewport()).addWidget(self._nothing, alignment=Qt.AlignmentFlag.AlignCenter)
        self._look()

    def line(self, name: str, colour: str, width: int = 3, *, dashed: bool = False) -> Any:
        """A line to give points to with setData."""
        style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
        self._add_key(name, colour, "- - -" if dashed else "\N{EM DASH}\N{EM DASH}")
        return self._line(pyqtgraph.mkPen(colour, width=width, style=style))

    def band(self, name: str, colour: str) -> tuple[Any, Any]:
        """What lies between two lines, which are given points with setData."""
        edge = pyqtgraph.mkPen(colour, width=1)
        low, high = self._line(edge), self._line(edge)
        self._add_key(name, colour, "\N{FULL BLOCK}\N{FULL BLOCK}")
        fill = QColor(colour)
        fill.setAlpha(_BAND)
        self.addItem(pyqtgraph.FillBetweenItem(low, high, brush=fill))
        return low, high

    def bars(self, name: str, colour: str) -> Any:
        """Bars to give heights to with setOpts."""
        self._add_key(name, colour, "\N{FULL BLOCK}\N{FULL BLOCK}")
        made = _Bars(self._look, x=[], height=[], width=0.6, brush=colour, pen=pyqtgraph.mkPen(None))
        self._bars.append(made)
        self.addItem(made)
        return made

    def _line(self, pen: Any) -> Any:
        made = self.plot([], [], pen=pen)
        made.sigPlotChanged.connect(lambda _: self._look())
        self._lines.append(made)
        return made

    def _look(self) -> None:
        """Where there is nothing but zeros, that is said instead."""
        heights = [line.getOriginalDataset()[1] for line in self._lines] + [bars.opts["height"] for bars in self._bars]
        drawn = any(any(some) for some in heights if some is not None)
        self._nothing.setVisible(not drawn)
        self.getPlotItem().setVisible(drawn)

    def _add_key(self, name: str, colour: str, sign: str) -> None:
        made = label(sign)
        made.setStyleSheet(f"color: {colour}; font-weight: 600;")
        self._keys += [made, label(name, "quiet")]
        for key in self._keys:
            key.setWordWrap(False)

    def key(self) -> QHBoxLayout:
        """What is what, to stand over the plot."""
        return row(*self._keys, 1)
