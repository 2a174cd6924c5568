"""The way into the operator's menu: the button on the rail, or the key switch.

The menu has a screen of its own if there is one that players do not use; then they play on. Where it has to cover
theirs it waits for the end of the round, and nothing new begins until it is closed. So it is with cleaning, too.
"""

from collections.abc import Callable, Collection
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from kiosk.attendant import OwnAttendant
from kiosk.ports import Clock
from kiosk.rng import session_token
from kiosk.sensors.port import SensorPort
from kiosk.table import Table
from kiosk.tablestate import Phase
from ui.application import Application
from ui.service.page import Service
from ui.service.pages import load_pages
from ui.service.staff import Staff
from ui.service.window import ServiceWindow
from ui.service.work import Work
from ui.sounds.player import Sounds
from ui.windows import Place

LOOK_MS = 200  # between looks whether the round is over


class Means(NamedTuple):
    """What the menu works with."""

    table: Table
    clock: Clock
    data: Path
    sensor: SensorPort | None = None
    sounds: Sounds | None = None
    own: OwnAttendant | None = None  # the attendant of a table without people
    switch: Callable[[str], None] | None = None  # to another mode, or back to live play


class Entrance(QObject):
    """Opens the menu when it is asked for, if need be after the round."""

    def __init__(self, application: Application, means: Means, place: Place, used: Collection[int]) -> None:
        super().__init__()
        self._application = application
        self._means = means
        self._place = place
        self._used = used  # the players' screens
        self._session = session_token()
        self._asked = 0
        self._holds: set[str] = set()
        self._clean_ms = 0  # to be cleaned for so long, once the round is over
        self._window: ServiceWindow | None = None
        self._work = Work(self, apart=True)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        application.service_wanted.connect(self.open)

    @property
    def window(self) -> ServiceWindow:
        """The menu; it is made when it is first asked for."""
        if self._window is None:
            table, clock, data, sensor, sounds, own, switch = self._means
            staff = Staff(table, self._ask_id, own)
            service = Service(table, clock, staff, self._work, data, None, self.clean, sensor, sounds, switch)  # type: ignore[arg-type]
            self._window = ServiceWindow(service, load_pages())
            self._window.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
            self._window.closed.connect(self._closed)
        return self._window

    def _ask_id(self) -> str:
        self._asked += 1
        return f"{self._session}-{self._asked}"

    def open(self) -> None:
        """Open the menu as soon as it may cover what it covers."""
        if self.window.isVisible():
            self.window.raise_()
            self.window.activateWindow()
        elif self._own_screen() is not None:
            self._show(covers=False)
        else:
            self._hold("menu", on=True)
            self.look()

    def clean(self, ms: int) -> None:
        """The players' glass is cleaned for so long, once the round is over: nobody loses a turn to it."""
        self._clean_ms = ms
        self._hold("cleaning", on=True)
        self.look()

    def close(self) -> None:
        """No more menu."""
        self._timer.stop()
        if self._window is not None:
            self._window.close()
            self._window.deleteLater()
            self._window = None
        self._work.end()

    def look(self) -> None:
        """Whether what waits for the end of the round can begin now, and whether the glass is clean."""
        if self._free():
            if self._clean_ms:
                self._begin_cleaning()
            elif "menu" in self._holds and not self.window.isVisible():
                self._show(covers=True)
        cleaning = self._clean_ms or self._means.clock.steady_ms() < self._application.desk.cleaning_until_ms
        if not cleaning:
            self._hold("cleaning", on=False)
        self._tell_table()
        if cleaning or ("menu" in self._holds and not self.window.isVisible()):
            self._timer.start(LOOK_MS)
        else:
            self._timer.stop()

    def _begin_cleaning(self) -> None:
        self._application.clean(self._clean_ms)
        self._clean_ms = 0
        if "menu" in self._holds:  # it lies on the same glass
            self.window.close()

    def _free(self) -> bool:
        """Whether no round is in play, or it stands still, and its end has been seen."""
        table, presenter = self._means.table, self._application.presenter
        stopped = table.halted is not None or table.state.stopped() is not None
        return stopped or (table.state.phase != Phase.PLAYING and presenter.live)

    def _hold(self, why: str, *, on: bool) -> None:
        holds = self._holds | {why} if on else self._holds - {why}
        if holds != self._holds:
            self._holds = holds
        self._tell_table()

    def _tell_table(self) -> None:
        """Nothing is decided by a clock while players cannot see or touch their screen."""
        shown = self._window is not None and self._window.isVisible() and "menu" in self._holds
        cleaning = self._means.clock.steady_ms() < self._application.desk.cleaning_until_ms
        self._means.table.hold(held=bool(self._holds), covered=shown or cleaning)

    def _own_screen(self) -> int | None:
        """The first screen that players do not use."""
        return next((n for n in range(len(QGuiApplication.screens())) if n not in self._used), None)

    def _show(self, *, covers: bool) -> None:
        own = self._own_screen()
        number = own if own is not None else self._place.screen
        screens = QGuiApplication.screens()
        if number < len(screens):
            self.window.setScreen(screens[number])
            self.window.move(screens[number].geometry().topLeft())
        self.window.open(covers=covers, full=self._place.size is None)
        self._tell_table()

    def _closed(self) -> None:
        self._hold("menu", on=False)
