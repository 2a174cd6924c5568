"""The way into the operator's menu: the button on the rail, or the key switch.

The menu has a screen of its own if there is one that players do not use; then they play on. Where it has to cover
theirs it waits for the end of the round, and nothing new begins until it is closed. So it is with cleaning, too.
"""

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication

from kiosk.base.ports import Clock
from kiosk.ledger.table_state import Phase
from ui.glass.application import Application
from ui.glass.screens.windows import Place
from ui.service.process.menu_process import MenuContext, MenuProcess

LOOK_MS = 200  # between looks whether the round is over


class Entrance(QObject):
    """Opens the menu when it is asked for, if need be after the round."""

    def __init__(
        self,
        application: Application,
        context: MenuContext,
        clock: Clock,
        place: Place,
        used: Collection[int],
        command: Sequence[str] = (),
    ) -> None:
        super().__init__()
        self._application = application
        self._table = context.table
        self._clock = clock
        self._place = place
        self._used = used  # the players' screens
        self._holds: set[str] = set()
        self._end: tuple[Callable[[], None], int] | None = None  # what ends the table, and when at the latest
        self._clean_ms = 0  # to be cleaned for so long, once the round is over
        self.menu = MenuProcess(context, self.clean, command)
        self.menu.hidden.connect(self._closed)
        self.prepare = self.menu.prepare
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        application.service_wanted.connect(self.open)

    def open(self) -> None:
        """Open the menu as soon as it may cover what it covers, or have it come forward."""
        if self.menu.open or self._own_screen() is not None:
            self._show(covers="menu" in self._holds)
        else:
            self._hold("menu", on=True)
            self.look()

    def clean(self, ms: int) -> None:
        """The players' glass is cleaned for so long, once the round is over: nobody loses a turn to it."""
        self._clean_ms = ms
        self._hold("cleaning", on=True)
        self.look()

    def end_after_round(self, end: Callable[[], None], at_most_ms: int) -> None:
        """Nothing new begins, and the table ends once the round in play is over, or after so long."""
        self._end = end, self._clock.steady_ms() + at_most_ms
        self._hold("end", on=True)
        self.look()

    def close(self) -> None:
        self._timer.stop()
        self.menu.end()

    def look(self) -> None:
        """Whether what waits for the end of the round can begin now, and whether the glass is clean."""
        if self._end is not None:
            end, latest_ms = self._end
            if self._free() or self._clock.steady_ms() >= latest_ms:
                end()
        elif self._free():
            if self._clean_ms:
                self._begin_cleaning()
            elif "menu" in self._holds and not self.menu.open:
                self._show(covers=True)
        cleaning = self._clean_ms or self._clock.steady_ms() < self._application.controller.cleaning_until_ms
        if not cleaning:
            self._hold("cleaning", on=False)
        self._tell_table()
        if cleaning or self._end is not None or ("menu" in self._holds and not self.menu.open):
            self._timer.start(LOOK_MS)
        else:
            self._timer.stop()

    def _begin_cleaning(self) -> None:
        self._application.clean(self._clean_ms)
        self._clean_ms = 0
        if "menu" in self._holds:  # it lies on the same glass
            self.menu.hide()

    def _free(self) -> bool:
        """Whether no round is in play, or it stands still, and its end has been seen."""
        table, presenter = self._table, self._application.presenter
        stopped = table.halted is not None or table.state.stopped() is not None
        return stopped or (table.state.phase != Phase.PLAYING and presenter.live)

    def _hold(self, why: str, *, on: bool) -> None:
        holds = self._holds | {why} if on else self._holds - {why}
        if holds != self._holds:
            self._holds = holds
        self._tell_table()

    def _tell_table(self) -> None:
        """Nothing is decided by a clock while players cannot see or touch their screen."""
        shown = self.menu.open and "menu" in self._holds
        cleaning = self._clock.steady_ms() < self._application.controller.cleaning_until_ms
        self._table.hold(held=bool(self._holds), covered=shown or cleaning)

    def _own_screen(self) -> int | None:
        """The first screen that players do not use."""
        return next((n for n in range(len(QGuiApplication.screens())) if n not in self._used), None)

    def _show(self, *, covers: bool) -> None:
        own = self._own_screen()
        number = own if own is not None else self._place.screen
        self.menu.show(number, covers=covers, full=self._place.size is None)
        self._tell_table()

    def _closed(self) -> None:
        self._hold("menu", on=False)
