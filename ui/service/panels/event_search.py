"""What is looked for in the event log: kind, seat, person, round, words, time; by touch or by keyboard."""

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from kiosk.audit.event_log import KINDS
from kiosk.reports.figures.event_pages import Filter
from kiosk.rules.cards.positions import SEATS
from ui.i18n.menu_words import say
from ui.service.page import Service
from ui.service.widgets.choice_buttons import choice
from ui.service.widgets.date_pickers import PeriodPicker
from ui.service.widgets.parts import DropDown, button, column, field, label, panel, row
from ui.service.widgets.touch_keys import keyboard


class EventSearch(QFrame):
    """The fields. Nothing is read before "Search", or Enter."""

    searched = Signal()

    def __init__(self, service: Service) -> None:
        super().__init__()
        users = [user.name for user in service.table.state.users]
        self._kind, self._seat, self._who = _list("kind", KINDS), _list("seat", map(str, SEATS)), _list("who", users)
        self._round = field("round", say("number"), entered=self.searched.emit)
        self._text = field("text", say("words in the line"), entered=self.searched.emit)
        self._timed = choice(say("Only a certain time"), self._show, name="a certain time")
        self._of_rounds = choice(say("Also the entries of rounds"), self._show, name="with rounds")
        self._typed = choice(say("Keyboard"), self._show, name="keyboard")
        self._when, self._keys = PeriodPicker(service.clock), keyboard()
        search = button(say("Search"), self.searched.emit, "primary", name="search")
        lists = ((say("Kind"), self._kind, 300), (say("Seat"), self._seat, 110), (say("Who"), self._who, 180))
        fields = ((say("Round"), self._round, 160), (say("Words"), self._text, 0))
        inside = QVBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(
            panel(
                _titled((*lists, *fields)),
                row(
                    self._timed, self._of_rounds, self._typed, 1, button(say("Clear"), self.clear, name="clear"), search
                ),
                self._when,
                self._keys,
            )
        )
        self._show()

    def clear(self) -> None:
        self.look_for("")

    def look_for(self, text: str) -> None:
        for box in (self._kind, self._seat, self._who):
            box.setCurrentIndex(0)
        self._round.clear()
        for made in (self._timed, self._of_rounds):
            made.setChecked(False)
        self._text.setText(text)
        self._show()
        self.searched.emit()

    def filter(self) -> Filter:
        """What is looked for; ValueError in words."""
        number = self._round.text().strip()
        if number and not (number.isascii() and number.isdigit() and len(number) <= len(str(2**63))):
            raise ValueError(say("A round is a number."))
        times = self._when.chosen() if self._timed.isChecked() else None
        kind, seat, who = map(_chosen, (self._kind, self._seat, self._who))
        return Filter(
            kinds=(kind,) if kind else None,
            seat=int(seat) if seat else None,
            who=who,
            round=int(number) if number else None,
            text=self._text.text().strip() or None,
            from_ms=times.from_ms if times else None,
            to_ms=times.to_ms if times else None,
            with_rounds=self._of_rounds.isChecked(),
        )

    def _show(self) -> None:
        self._when.setVisible(self._timed.isChecked())
        self._keys.setVisible(self._typed.isChecked())


def _titled(fields: Iterable[tuple[str, QWidget, int]]) -> QHBoxLayout:
    """Each field below its title, so wide; one without a width gets the room that is left."""
    made = row()
    for title, widget, wide in fields:
        made.addLayout(column(label(title, "quiet"), widget), 0 if wide else 1)
        if wide:
            widget.setFixedWidth(wide)
    return made


def _list(name: str, lines: Iterable[str]) -> QComboBox:
    made = DropDown(name)
    made.addItems([say("any"), *lines])
    made.setMaxVisibleItems(14)
    return made


def _chosen(box: QComboBox) -> str | None:
    return box.currentText() if box.currentIndex() > 0 else None
