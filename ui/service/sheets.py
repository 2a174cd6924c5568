"""Sheets over the menu: a question, a second person, the log-in. What lies behind one cannot be touched."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QLineEdit, QVBoxLayout, QWidget

from ui.service.keys import pad
from ui.service.parts import button, column, label, row


class Sheet(QFrame):
    """Lies over its parent, with a panel in the middle."""

    gone = Signal()

    def __init__(self, parent: QWidget, title: str, *inside: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("veil")
        self.setStyleSheet("QFrame#veil { background: rgba(0, 0, 0, 150); }")
        self.setGeometry(parent.rect())
        self.panel = QFrame()
        self.panel.setObjectName("sheet")
        self.panel.setMinimumWidth(560)
        self.content = column(label(title, "title"), *inside)
        self.content.setContentsMargins(32, 26, 32, 26)
        self.panel.setLayout(self.content)
        outside = QVBoxLayout(self)
        outside.addWidget(self.panel, alignment=Qt.AlignmentFlag.AlignCenter)
        self.show()
        self.raise_()

    def done(self) -> None:
        """Take it away."""
        self.gone.emit()
        self.hide()
        self.deleteLater()


class Question(Sheet):
    """What will happen, and whether it should."""

    def __init__(self, parent: QWidget, title: str, words: str, do: str, then: Callable[[], None]) -> None:
        super().__init__(parent, title, label(words))
        self._then = then
        self.content.addLayout(
            row(1, button("Cancel", self.done, name="cancel"), button(do, self._go, "primary", name="do"))
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
        cancel: Callable[[], object] | None = None,
    ) -> None:
        self.name = QComboBox()
        self.name.setEditable(True)
        self.name.addItems(names)
        self.name.setProperty("named", "user")
        self.pin = QLineEdit()
        self.pin.setEchoMode(QLineEdit.EchoMode.Password)
        self.pin.setPlaceholderText("PIN")
        self.pin.setMaxLength(12)
        self.pin.setProperty("named", "pin")
        self._words = label("", "warning", name="why")
        super().__init__(parent, title, self.name, self.pin, pad(self.pin), self._words)
        self._enter = enter
        self._cancel = cancel
        buttons = [button("Cancel", self._back, name="cancel")] if cancel else []
        self.content.addLayout(row(1, *buttons, button(do, self._go, "primary", name="enter")))
        self.pin.returnPressed.connect(self._go)
        self.pin.setFocus()

    def _go(self) -> None:
        words = self._enter(self.name.currentText().strip(), self.pin.text())
        self.pin.clear()
        self._words.setText(words)
        if not words:
            self.done()

    def _back(self) -> None:
        self.done()
        if self._cancel is not None:
            self._cancel()
