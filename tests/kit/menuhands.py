"""Somebody at the operator's menu, for tests in its process and from another. It imports no more than the menu does."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QTableView, QWidget

from ui.service.page import Page
from ui.service.window import ServiceWindow

PATIENCE_MS = 60_000


class Hands:
    """Somebody at the menu: sees what can be seen there, and presses and types."""

    def __init__(self, window: ServiceWindow) -> None:
        self.window = window

    def all(self, named: str, root: QWidget | None = None) -> list[QWidget]:
        """Everything of that name that can be seen."""
        delete_now()
        inside = (root or self.window).findChildren(QWidget)
        return [widget for widget in inside if widget.property("named") == named and widget.isVisible()]

    def there(self, named: str) -> bool:
        """Whether somebody sees such a thing."""
        return bool(self.all(named))

    def find(self, named: str) -> QWidget:
        """The one thing of that name."""
        found = self.all(named)
        assert found, f"there is no {named!r}; there are {self.names()}"
        return found[-1]  # what lies on top was made last

    def names(self) -> list[str]:
        """The names of all that can be seen."""
        widgets = self.window.findChildren(QWidget)
        return sorted({str(w.property("named")) for w in widgets if w.property("named") and w.isVisible()})

    def text(self, named: str) -> str:
        """The words there."""
        widget = self.find(named)
        if isinstance(widget, QComboBox):
            return widget.currentText()
        assert isinstance(widget, QLabel | QLineEdit | QAbstractButton), f"{named!r} has no words"
        return widget.text()

    def told(self) -> str:
        """The line on top."""
        return self.text("told")

    def rows(self, named: str) -> list[list[str]]:
        """A table's cells."""
        view = self.find(named)
        assert isinstance(view, QTableView)
        model = view.model()
        across, down = range(model.columnCount()), range(model.rowCount())
        return [[str(model.index(row, column).data() or "") for column in across] for row in down]

    def press(self, *named: str) -> None:
        """Press them one after the other."""
        for name in named:
            made = self.find(name)
            assert isinstance(made, QAbstractButton), f"{name!r} is nothing to press"
            assert made.isEnabled(), f"{name!r} cannot be pressed"
            made.click()
            self.pump()

    def touch(self, named: str) -> None:
        """As a finger does: through the window, not past it."""
        widget = self.find(named)
        at = widget.mapTo(self.window, widget.rect().center())
        QTest.mouseClick(self.window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        self.pump()

    def type(self, named: str, text: str) -> None:
        """Write this into a field, key by key, instead of what stands there; or choose it from a list."""
        field = self.find(named)
        if isinstance(field, QComboBox):
            self.choose(named, text)
            return
        assert isinstance(field, QLineEdit), f"{named!r} is no field"
        field.clear()
        QTest.keyClicks(field, text)
        self.pump()

    def key(self, key: Qt.Key) -> None:
        """A key of a real keyboard, for whatever has the focus."""
        QTest.keyClick(self.window.focusWidget(), key)
        self.pump()

    def choose(self, named: str, row: int | str) -> None:
        """A row of a table, or a line of a list by its words."""
        widget = self.find(named)
        if isinstance(widget, QTableView):
            assert isinstance(row, int)
            widget.selectRow(row)
        else:
            assert isinstance(widget, QComboBox)
            index = row if isinstance(row, int) else widget.findText(row)
            assert index >= 0, f"{named!r} has no {row!r}"
            widget.setCurrentIndex(index)
        self.pump()

    def go(self, page: str) -> Page:
        """Turn to a page, by its button."""
        self.press(f"page {page}")
        shown = self.window.page
        assert shown is not None
        assert shown.name == page
        return shown

    def pump(self) -> None:
        """Let Qt do what is due, and show what the table says now."""
        QCoreApplication.processEvents()
        delete_now()
        if self.window.page is not None:
            self.window.page.refresh()


def delete_now() -> None:
    """What is to be deleted later goes now."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
