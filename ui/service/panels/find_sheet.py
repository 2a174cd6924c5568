"""Finding one's way by words: what can be done, and on which page; a round by its number; the event log."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.i18n.menu_words import say
from ui.service.page import Page
from ui.service.staff import Staff
from ui.service.widgets.parts import button, clear, field, row
from ui.service.widgets.sheets import Sheet
from ui.service.widgets.touch_keys import keyboard

MOST = 6
_WIDE = 760  # for a keyboard
_LONGEST = 40  # letters
_TALL = MOST * 68  # of what was found


class Hit(NamedTuple):
    words: str
    page: str
    look_for: str = ""  # what that page is to look for


def hits(text: str, kinds: Iterable[type[Page]], staff: Staff) -> list[Hit]:
    """What these words may mean, for somebody who may do it: first what is called so, then what its page is called."""
    wanted = text.casefold().split()
    found: list[Hit] = []
    by_page: list[Hit] = []
    beyond: list[Hit] = []  # what is not known before it is looked for
    for kind in kinds:
        if not kind.open_to(staff):
            continue
        title = say(kind.title)
        for words, action in kind.finds:
            if action is None or staff.may(action):
                hit = Hit(_whole(say(words), title), kind.name)
                if _has(say(words), wanted):
                    found.append(hit)
                elif _has(hit.words, wanted):
                    by_page.append(hit)
        if wanted and (looked := kind.looks_for(text.strip())):
            beyond.append(Hit(_whole(looked, title), kind.name, text.strip()))
    return [*[*found, *by_page][: MOST - len(beyond)], *beyond]


def _has(text: str, wanted: Sequence[str]) -> bool:
    return all(word in text.casefold() for word in wanted)


def _whole(what: str, page: str) -> str:
    return say("{what}  ·  {page}", what=what, page=page)


class FindSheet(Sheet):
    """A field, and below it what it may mean; touched, or Enter for the first."""

    def __init__(self, parent: QWidget, find: Callable[[str], list[Hit]], go: Callable[[Hit], None]) -> None:
        hint = say("What do you want to do? Or a round's number, a name, a word")
        self._field = field("find what", hint, entered=self._first)
        self._field.setMaxLength(_LONGEST)
        self._list = QWidget()
        self._list.setFixedHeight(_TALL)
        self._lines = QVBoxLayout(self._list)
        self._lines.setContentsMargins(0, 0, 0, 0)
        super().__init__(parent, say("Find"), self._field, self._list, keyboard(self._field))
        self.panel.setMinimumWidth(_WIDE)
        self.content.addLayout(row(1, button(say("Cancel"), self.done, name="cancel")))
        self._find = find
        self._go = go
        self._hits: list[Hit] = []
        self._field.textChanged.connect(self._show)
        self._field.setFocus()
        self._show("")

    def _show(self, text: str) -> None:
        clear(self._lines)
        self._hits = self._find(text)
        for number, hit in enumerate(self._hits):
            self._lines.addWidget(button(hit.words, partial(self._take, hit), "hit", name=f"hit {number}"))
        self._lines.addStretch(1)

    def _first(self) -> None:
        if self._hits:
            self._take(self._hits[0])

    def _take(self, hit: Hit) -> None:
        self.done()
        self._go(hit)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's)
        if event.key() == Qt.Key.Key_Escape:
            self.done()
        super().keyPressEvent(event)
