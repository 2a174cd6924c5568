"""The operator's menu for tests: a real table on a real ledger, and its window, worked through the real widgets."""

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, Self

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QTableView, QWidget

from kiosk.access import Role
from kiosk.commands.tables import signed_table
from kiosk.eventlog import line_of
from kiosk.requests import LogOut
from kiosk.sensors.touch import TouchSensor
from tests.crashing import entries_in
from tests.kiosking import check_ledger
from tests.tablekit import PIN, Driver
from ui.service.page import Page, Service
from ui.service.pages import PAGES, load_pages
from ui.service.staff import Staff
from ui.service.window import ServiceWindow
from ui.service.work import Work
from ui.sounds.player import Sounds
from ui.windows import load_fonts

SIZE = (1920, 1080)
PATIENCE_MS = 60_000
SUPERVISOR = "sam"  # is hired first, since somebody has to hire the others


class Hands:
    """Somebody at the menu: sees what can be seen there, and presses and types."""

    def __init__(self, window: ServiceWindow) -> None:
        self.window = window

    def all(self, named: str, root: QWidget | None = None) -> list[QWidget]:
        """Everything of that name that can be seen."""
        _deleted()
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
        _deleted()
        if self.window.page is not None:
            self.window.page.refresh()


class Menu(Hands):
    """A table and the menu before it. Used with `with`, it ends with a look at the ledger.

    `role` logs somebody in: a supervisor is "sam", others have their role for a name; None leaves it locked.
    """

    def __init__(
        self,
        data: Path,
        role: Role | None = Role.SUPERVISOR,
        *,
        pages: Iterable[str] = PAGES,
        driver: Driver | None = None,
        work: Work | None = None,
        **table: Any,
    ) -> None:
        load_fonts()
        self.driver = driver or Driver(data, **table)
        self.cleaned: list[int] = []
        self.switched: list[str] = []
        self.sensor = TouchSensor()
        self.sounds = Sounds(enabled=False, volume=0)
        self.asked = 0
        self.staff = Staff(self.driver.table, self._ask_id)
        self.work = work or Work()
        service = Service(
            self.driver.table,
            self.driver.clock,
            self.staff,
            self.work,
            self.driver.data,
            None,  # type: ignore[arg-type]  # the window puts itself there
            self.cleaned.append,
            self.sensor.set_lamp,
            self.sounds,
            partial(signed_table, self.driver.data),
            switch=self.switched.append,
        )
        super().__init__(ServiceWindow(service, load_pages(pages)))
        self.window.open()
        self.window.showNormal()
        self.window.resize(*SIZE)
        if role is not None:
            self.enter(role)

    def _ask_id(self) -> str:
        self.asked += 1
        return f"menu-{self.asked}"

    # People.

    def hire(self, role: Role, name: str | None = None) -> str:
        """Somebody of that role is there, with the PIN of all; the name."""
        name = name or (SUPERVISOR if role == Role.SUPERVISOR else role.value)
        have = {user.name for user in self.driver.state.users}
        if SUPERVISOR not in have:
            self.driver.does(LogOut(), by=self.driver.hire(SUPERVISOR))
        if name not in have | {SUPERVISOR}:
            by = self.driver.log_in(SUPERVISOR)
            self.driver.does(LogOut(), by=self.driver.hire(name, role, by=by))
            self.driver.does(LogOut(), by=by)
        return name

    def enter(self, role: Role, name: str | None = None) -> None:
        """Somebody of that role logs in, through the sheet."""
        name = self.hire(role, name)
        self.window.lock()
        self.type("user", name)
        self.type("pin", PIN)
        self.press("enter")
        assert self.staff.user is not None, "the log-in failed"

    def second(self, role: Role = Role.SUPERVISOR, name: str | None = None) -> None:
        """The second person says who they are, in the sheet that asks; hired beforehand."""
        self.type("user", name or (SUPERVISOR if role == Role.SUPERVISOR else role.value))
        self.type("pin", PIN)
        self.press("enter")

    # Time.

    def until(self, there: Callable[[], bool]) -> None:
        """Let Qt live until it is so: for what runs on another thread."""
        loop, watch, end = QEventLoop(), QTimer(), QTimer()
        watch.timeout.connect(lambda: loop.quit() if there() else None)
        end.timeout.connect(loop.quit)
        watch.start(5)
        end.start(PATIENCE_MS)
        if not there():
            loop.exec()
        watch.stop()
        end.stop()
        assert there(), f"it never comes to that: {self.told()!r}"

    def idle(self) -> None:
        """Let Qt live until no work is under way."""
        self.until(lambda: not self.work._jobs)
        self.pump()

    def close(self) -> None:
        """The menu first, then the table."""
        self.window.close()
        self.window.deleteLater()
        _deleted()
        self.driver.table.close()

    def __enter__(self) -> Self:
        """Open already."""
        return self

    def __exit__(self, _: object, error: object, __: object) -> None:
        """Close it; if nothing went wrong before, see that nothing went wrong in the ledger."""
        self.close()
        if error is None:
            check_ledger(self.driver)


def _deleted() -> None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def device_events(data: Path) -> list[tuple[str | None, str]]:
    """What the ledger says of the device's settings, and who set them."""
    lines = [line_of(stored) for stored in entries_in(data) if stored.entry.kind == "device-set"]
    return [(line.who, line.words) for line in lines]
