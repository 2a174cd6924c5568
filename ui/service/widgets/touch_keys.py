"""Keys on the glass: a keyboard for words, a pad for PINs and amounts. They type into the field with the focus.

That is their own window's: on a machine without a keyboard, no window may ever be the active one.
"""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QLineEdit, QPushButton, QWidget

from ui.i18n.menu_words import say

_LETTERS = ("1234567890", "qwertyuiop", "asdfghjkl-", "zxcvbnm.,:")
_BELOW = (("⇧", "⇧", 2), ("/", "/", 1), (" ", "", 4), ("_", "_", 1), ("<", "⌫", 2))  # key, what stands on it, wide
_SHIFTED = dict(zip("1234567890", "!@#$%&*()=", strict=True))
_DIGITS = ("123", "456", "789", "<0C")
_MONEY = ("123", "456", "789", ".0<")


class Keys(QFrame):
    """A pad of keys that types into whatever has the focus, or into the field it was given."""

    def __init__(self, rows: tuple[str, ...], field: QLineEdit | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._field = field
        self._shift = False
        self._shifting: dict[str, QPushButton] = {}
        self._with_shift = rows is _LETTERS
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(6)
        for down, keys in enumerate(rows):
            for across, key in enumerate(keys):
                grid.addWidget(self._key(key), down, across)
        if self._with_shift:
            at = 0
            for name, words, wide in _BELOW:
                grid.addWidget(self._key(name, words), len(rows), at, 1, wide)
                at += wide

    def _key(self, key: str, words: str | None = None) -> QPushButton:
        shown = {"<": "⌫", "C": say("Clear")}.get(key, key) if words is None else words
        made = QPushButton(shown)
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.setProperty("named", f"key {key}")
        made.clicked.connect(lambda _=False: self._press(key))
        if self._with_shift and key.isalnum():
            self._shifting[key] = made
        return made

    def _press(self, key: str) -> None:
        target = self._field or self.window().focusWidget()
        if key == "⇧":
            self._shift = not self._shift
            for name, made in self._shifting.items():
                made.setText(self._types(name))
        elif key == "C" and isinstance(target, QLineEdit):
            target.clear()
        elif target is not None:
            code = Qt.Key.Key_Backspace if key == "<" else Qt.Key.Key_unknown
            text = "" if key == "<" else self._types(key)
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                QApplication.sendEvent(target, QKeyEvent(kind, code, Qt.KeyboardModifier.NoModifier, text))

    def _types(self, key: str) -> str:
        return _SHIFTED.get(key, key.upper()) if self._shift else key


def keyboard(field: QLineEdit | None = None) -> Keys:
    return Keys(_LETTERS, field)


def pad(field: QLineEdit | None = None) -> Keys:
    return Keys(_DIGITS, field)


def money_pad(field: QLineEdit | None = None) -> Keys:
    return Keys(_MONEY, field)
