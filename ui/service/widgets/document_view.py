"""A report on the screen: its heading, and its tables as high as their rows, narrow ones two by two."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QGridLayout, QHBoxLayout, QTableView, QVBoxLayout, QWidget

from kiosk.reports.document import Document, Section
from ui.reports.cell_text import cell_text
from ui.reports.figures import spoken
from ui.service.widgets.parts import GAP, Rows, clear, label, panel, table

_ROW, _HEADER = 38, 46
_MOST_ROWS = 30  # that are seen at once: a longer table has a scroll bar
_NARROW = 3  # columns


class DocumentView(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._inside = QVBoxLayout(self)
        self._inside.setContentsMargins(0, 0, 0, 0)
        self._inside.setSpacing(GAP)

    def show_document(self, document: Document) -> None:
        clear(self._inside)
        self._inside.addWidget(_heading(document))
        waiting = list(document.sections)
        while waiting:
            row = QFrame()
            beside = QHBoxLayout(row)
            beside.setContentsMargins(0, 0, 0, 0)
            beside.setSpacing(GAP)
            narrow = len(waiting) > 1 and all(len(one.columns) <= _NARROW for one in waiting[:2])
            self._inside.addWidget(row)
            for _ in range(2 if narrow else 1):
                beside.addWidget(_section(waiting.pop(0), document), alignment=Qt.AlignmentFlag.AlignTop)
        for note in document.notes:
            self._inside.addWidget(label(document.language.say(note), "quiet"))


def _heading(document: Document) -> QFrame:
    grid = QGridLayout()
    grid.setHorizontalSpacing(2 * GAP)
    grid.setVerticalSpacing(4)
    say = document.language.say
    for number, (name, words) in enumerate(document.heading_words().items()):
        value = label(words, name=f"heading {name}")
        value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        grid.addWidget(label(say(name), "quiet"), number, 0)
        grid.addWidget(value, number, 1)
    grid.setColumnStretch(1, 1)
    return panel(label(say(document.title), "title", name="document"), grid)


def _section(one: Section, document: Document) -> QFrame:
    say = document.language.say
    return panel(_table(one, document) if one.rows else label(say(one.empty), "quiet"), title=say(one.title))


def _table(one: Section, document: Document) -> QTableView:
    right = [place for place in range(len(one.columns)) if any(row[place].right for row in one.rows)]
    zone, language = document.zone, document.language
    model = Rows([spoken(language.say(title)) for title in one.columns], right)
    made = table(model, one.title, stretch=-1 if 0 in right else 0)  # words get the room that is left
    model.setParent(made)
    model.show_rows([[cell_text(cell, zone, language) for cell in row] for row in one.rows])
    made.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    made.verticalHeader().setDefaultSectionSize(_ROW)
    header = made.horizontalHeader()
    header.setVisible(any(one.columns))
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    header.setFixedHeight(_HEADER)
    top = _HEADER if any(one.columns) else 0
    made.setFixedHeight(top + _ROW * min(len(one.rows), _MOST_ROWS) + 2 * made.frameWidth() + 2)
    return made
