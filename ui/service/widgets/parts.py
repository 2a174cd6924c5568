"""What pages are built from: labels by role, buttons, figures, tables and panels."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLayout,
    QLineEdit,
    QListView,
    QPushButton,
    QSpinBox,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from ui import palette
from ui.service.widgets.style import TARGET

GAP = 12
_SIGN_AT = 22  # from the right
_LONGEST_PIN = 12
Index = QModelIndex | QPersistentModelIndex
Box = TypeVar("Box", QHBoxLayout, QVBoxLayout)


def label(text: str, role: str = "", *, name: str = "") -> QLabel:
    """Words; the role says how they look: title, heading, quiet, figure, warning, good."""
    made = QLabel(text)
    made.setObjectName(role)
    made.setProperty("named", name)
    made.setWordWrap(role not in ("figure", "title", "heading"))
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def button(text: str, pressed: Callable[[], object], role: str = "", *, name: str) -> QPushButton:
    """Something to press; the role is "primary", "danger" or nothing."""
    made = QPushButton(text)
    made.setObjectName(role)
    made.setProperty("named", name)
    made.setAccessibleName(text)
    made.clicked.connect(lambda _=False: pressed())
    return made


def field(name: str, hint: str = "", *, entered: Callable[[], object] = lambda: None) -> QLineEdit:
    """A line to type; `entered` is called when Enter is."""
    made = QLineEdit()
    made.setPlaceholderText(hint)
    made.setProperty("named", name)
    made.returnPressed.connect(entered)
    return made


def pin_field(name: str, hint: str) -> QLineEdit:
    """The same for a PIN, which nobody sees."""
    made = field(name, hint)
    made.setEchoMode(QLineEdit.EchoMode.Password)
    made.setMaxLength(_LONGEST_PIN)
    return made


class DropDown(QComboBox):
    """A list to choose from, with its sign at the right and lines for a finger."""

    def __init__(self, name: str = "") -> None:
        super().__init__()
        self.setProperty("named", name)
        self.setView(QListView())  # by itself, it heeds no height of lines
        if (around := self.view().parentWidget()) is not None:  # a window of its own
            around.setStyleSheet(f"background: {palette.PANEL};")

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 (Qt's)
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().text(), 2))
        middle = QPointF(self.width() - _SIGN_AT, self.height() / 2)
        painter.drawPolyline([middle + QPointF(-6, -3), middle + QPointF(0, 3), middle + QPointF(6, -3)])


class Number(QFrame):
    """A whole number from 0: stepped by touch with a button at either side, typed, or stepped by the arrow keys."""

    def __init__(self, name: str, most: int, unit: str = "", *, step: int = 1) -> None:
        super().__init__()
        self._field = QSpinBox()
        self._field.setRange(0, most)
        self._field.setSingleStep(step)
        self._field.setSuffix(unit)
        self._field.setMinimumWidth(120)
        self._field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._field.setProperty("named", name)
        self._field.setAccessibleName(name)
        less, more = self._step("\N{MINUS SIGN}", -1, f"less {name}"), self._step("+", 1, f"more {name}")
        self.setLayout(row(less, self._field, more, 1))

    def _step(self, sign: str, by: int, name: str) -> QPushButton:
        made = button(sign, lambda: self._field.stepBy(by), name=name)
        made.setAccessibleName(name)
        made.setMinimumWidth(TARGET)
        made.setAutoRepeat(True)  # held down, it goes on
        return made

    @property
    def value(self) -> int:
        return self._field.value()

    def show_value(self, value: int) -> None:
        self._field.setValue(value)


def row(*parts: QWidget | QLayout | int) -> QHBoxLayout:
    """Side by side; a number stretches."""
    return _filled(QHBoxLayout(), parts)


def column(*parts: QWidget | QLayout | int) -> QVBoxLayout:
    """One below the other; a number stretches."""
    return _filled(QVBoxLayout(), parts)


def _filled(layout: Box, parts: Sequence[QWidget | QLayout | int]) -> Box:
    layout.setSpacing(GAP)
    layout.setContentsMargins(0, 0, 0, 0)
    for part in parts:
        if isinstance(part, int):
            layout.addStretch(part)
        elif isinstance(part, QLayout):
            layout.addLayout(part)
        else:
            layout.addWidget(part)
    return layout


def holder(inside: QLayout) -> QFrame:
    made = QFrame()
    made.setLayout(inside)
    return made


def clear(layout: QLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


def panel(*parts: QWidget | QLayout | int, title: str = "") -> QFrame:
    made = QFrame()
    made.setObjectName("panel")
    heading = (label(title, "heading"),) if title else ()
    inside = column(*heading, *parts)
    inside.setContentsMargins(18, 14, 18, 16)
    made.setLayout(inside)
    return made


class Figure(QFrame):
    def __init__(self, title: str, name: str) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._value = label("-", "figure", name=name)
        self._more = label("", "quiet")
        inside = column(label(title, "quiet"), self._value, self._more, 1)
        inside.setContentsMargins(18, 12, 18, 12)
        inside.setSpacing(2)
        self.setLayout(inside)

    def show_value(self, value: str, more: str = "") -> None:
        self._value.setText(value)
        self._more.setText(more)

    @property
    def value(self) -> str:
        return self._value.text()


def figures(*made: Figure, columns: int = 4) -> QGridLayout:
    grid = QGridLayout()
    grid.setSpacing(GAP)
    for index, figure in enumerate(made):
        grid.addWidget(figure, index // columns, index % columns)
    return grid


class Rows(QAbstractTableModel):
    """A table of texts. Money stands at the right."""

    def __init__(self, columns: Sequence[str], right: Sequence[int] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns = tuple(columns)
        self._right = frozenset(right)
        self._rows: list[tuple[str, ...]] = []

    def show_rows(self, rows: Sequence[Sequence[str]]) -> None:
        self.beginResetModel()
        self._rows = [tuple(one) for one in rows]
        self.endResetModel()

    def row_at(self, index: int) -> tuple[str, ...]:
        return self._rows[index]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 (Qt's)
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 (Qt's)
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return self._rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() in self._right:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:  # noqa: N802 (Qt's)
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._columns[section]
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section in self._right else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None


def table(model: Rows, name: str, *, stretch: int = -1) -> QTableView:
    """A table to look at, and to choose a row in by touch."""
    made = QTableView()
    made.setModel(model)
    made.setProperty("named", name)
    made.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    made.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    made.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    made.setAlternatingRowColors(True)
    made.setWordWrap(False)
    made.verticalHeader().hide()
    made.verticalHeader().setDefaultSectionSize(48)
    header = made.horizontalHeader()
    header.setHighlightSections(False)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(model.columnCount() - 1 if stretch < 0 else stretch, QHeaderView.ResizeMode.Stretch)
    return made
