"""Sheets over the menu: a question, a second person, the log-in. What lies behind one cannot be touched."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from ui.i18n.menu_words import say
from ui.service.widgets.parts import DropDown, button, column, field, label, pin_field, row
from ui.service.widgets.touch_keys import keyboard, pad

_WIDE = 760  # for a keyboard


class Over(QFrame):
    """Lies over its parent until it is done. What has the focus gets it back then, and not whatever comes next."""

    gone = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._before: QWidget | None = parent.focusWidget()
        self.setGeometry(parent.rect())

    def done(self) -> None:
        self.gone.emit()
        back = self.window()
        with suppress(RuntimeError):  # what had it is gone
            if self._before is not None and self._before.isVisible() and self._before.isEnabled():
                back = self._before
        back.setFocus()
        self.hide()
        self.deleteLater()


class Sheet(Over):
    def __init__(self, parent: QWidget, title: str, *inside: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("veil")
        self.setStyleSheet("QFrame#veil { background: rgba(0, 0, 0, 150); }")
        self.panel = QFrame()
        self.panel.setObjectName("sheet")
        self.panel.setMinimumWidth(560)
        self.content = column(label(title, "title"), *inside)
        self.content.setContentsMargins(32, 26, 32, 26)
        self.panel.setLayout(self.content)
        QVBoxLayout(self).addWidget(self.panel, alignment=Qt.AlignmentFlag.AlignCenter)
        self.show()
        self.raise_()


class Question(Sheet):
    def __init__(self, parent: QWidget, title: str, words: str, do: str, then: Callable[[], object]) -> None:
        super().__init__(parent, title, label(words))
        self._then = then
        self.content.addLayout(
            row(1, button(say("Cancel"), self.done, name="cancel"), button(do, self._go, "primary", name="do"))
        )

    def _go(self) -> None:
        self.done()
        self._then()


class PinSheet(Sheet):
    """A name and a PIN: to enter, or to stand by as the second person."""

    def __init__(
        self,
        parent: QWidget,
        title: str,
        names: list[str],
        enter: Callable[[str, str], str],
        *,
        do: str,
        words: str = "",
        cancel: Callable[[], object] | None = None,
    ) -> None:
        self.name = DropDown("user")
        self.name.addItems(names)
        self.name.setPlaceholderText(say("Your name"))
        self.name.setCurrentIndex(-1)
        self.pin = pin_field("pin", say("PIN"))
        self._words = label("", "warning", name="why")
        about = [label(words, "quiet", name="about")] if words else []
        super().__init__(parent, title, *about, self.name, self.pin, pad(self.pin), self._words)
        self._enter = enter
        self._cancel = cancel
        buttons = [button(say("Cancel"), self._back, name="cancel")] if cancel else []
        self.content.addLayout(row(1, *buttons, button(do, self._go, "primary", name="enter")))
        self.pin.returnPressed.connect(self._go)
        self.name.activated.connect(lambda _: self.pin.setFocus())
        self.name.setFocus()

    def _go(self) -> None:
        if self.name.currentIndex() < 0:
            self._words.setText(say("Choose your name."))
            return
        words = self._enter(self.name.currentText(), self.pin.text())
        self.pin.clear()
        self._words.setText(words)
        if not words:
            self.done()

    def _back(self) -> None:
        self.done()
        if self._cancel is not None:
            self._cancel()


class FirstSheet(Sheet):
    """The first supervisor's name and PIN, the PIN twice: nobody else could mend a slip of the finger."""

    def __init__(
        self, parent: QWidget, found: Callable[[str, str], str], cancel: Callable[[], object], *, in_mode: bool = False
    ) -> None:
        self._name = field("user", say("Your name, without blanks"))
        self._pin = pin_field("pin", say("A PIN of 6 to 12 digits"))
        self._again = pin_field("pin again", say("The same PIN again"))
        self._why = label("", "warning", name="why")
        words = say("Nobody may enter this table's menu yet. You become its supervisor, and add the others.")
        if in_mode:
            words = say(
                "A mode has a ledger and staff of its own: whoever enters first is its supervisor, in this mode alone."
            )
        fields = (label(words, "quiet", name="about"), self._name, self._pin, self._again)
        super().__init__(parent, say("The first supervisor"), *fields, keyboard(), self._why)
        self.panel.setMinimumWidth(_WIDE)
        self._found = found
        create = button(say("Create"), self._go, "primary", name="enter")
        self.content.addLayout(row(1, button(say("Cancel"), partial(self._back, cancel), name="cancel"), create))
        self._again.returnPressed.connect(self._go)
        self._name.setFocus()

    def _go(self) -> None:
        same = self._pin.text() == self._again.text()
        words = (
            self._found(self._name.text().strip(), self._pin.text()) if same else say("The two PINs are not the same.")
        )
        self._pin.clear()
        self._again.clear()
        self._why.setText(words)
        if not words:
            self.done()

    def _back(self, cancel: Callable[[], object]) -> None:
        self.done()
        cancel()
