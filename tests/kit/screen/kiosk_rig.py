"""A whole kiosk for tests: a real table on a real ledger, played at its screen with fingers; time and chance are given.

When it ends, everything that a player, an accountant or an auditor relies on must hold of what it wrote.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import Self

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from kiosk.app.composition import open_reader
from kiosk.app.ledger_verification import Report, verify
from kiosk.audit.recall import Recorded
from kiosk.audit.round_lookup import latest, seated_player
from kiosk.base.ports import Chance
from kiosk.devices.bet_sensor.port import SensorPort
from kiosk.devices.bet_sensor.touch_spot import TouchSensor
from kiosk.ledger.seated_player import SeatedPlayer
from kiosk.ledger.table_state import Phase
from kiosk.policy.config import TableConfig
from kiosk.rules.cards.positions import SEATS
from tests.kit.screen.fingers import Fingers, find, find_all
from tests.kit.table.crash_points import check_books, read_session
from tests.kit.table.table_driver import Driver
from ui.glass.application import Application, SoundPort, Wiring
from ui.glass.felt import print_image
from ui.glass.screens.windows import Place, Windows
from ui.glass.viewmodels.seat_model import SeatModel

STEP_MS = 100
print_image.painted = lru_cache(4)(print_image.painted)  # most tables of the tests look the same
EXPOSED_MS = 30_000  # of real time, at most
SIZE = (1920, 1080)


class Kiosk:
    """A table, its clock, its touch sensor and its screen. Used with `with`, it ends with a look at its ledger."""

    def __init__(
        self,
        data: Path,
        game: str = "heads-up-holdem/ny",
        config: TableConfig | None = None,
        chance: Chance | None = None,
        *,
        kind: str = "demonstration",
        layout: str = "table",
        size: tuple[int, int] = SIZE,
        language: str = "en",
        sounds: SoundPort | None = None,
        sensor: SensorPort | None = None,
        driver: Driver | None = None,
        drawn: bool = False,
        gently: bool = False,
    ) -> None:
        self._gently = gently  # seats that change together take turns, as in the running program
        self._drawn = drawn  # a frame follows every step; else none is drawn unless it is asked for
        self.driver = driver or Driver(data, game, config, chance, kind)
        self.warnings: list[str] = []
        self._how = (layout, size, language, sounds, sensor)
        self.join_screen()

    def join_screen(self) -> None:
        """The program of the screen starts."""
        layout, size, language, sounds, sensor = self._how
        self.application = Application(
            Wiring(
                self.driver.table,
                self.driver.clock,
                sensor or TouchSensor(),
                self._history,
                sounds,
                language=language,
                own_screens=layout == "seats",
                seated=self._seated,
            )
        )
        self.windows = Windows(self.application, layout, Place(size), self.warnings.append)
        assert all(QTest.qWaitForWindowExposed(window, EXPOSED_MS) for window in self.windows.all)  # no touch before
        self.window: QQuickWindow = self.windows.all[0]
        self.fingers = Fingers(self.window)
        self.step()

    def leave_screen(self) -> None:
        """And ends: its windows first, then the view models, before the table closes."""
        self.application.stop()
        self.windows.close()

    def restart(self, chance: Chance | None = None) -> None:
        """The power fails, and comes back: another process on the same ledger."""
        self.leave_screen()
        self.driver.reopen(chance)
        self.join_screen()

    def _history(self, seat: int) -> tuple[Recorded, ...]:
        with open_reader(self.driver.data) as reader:
            return tuple(islice(latest(reader, seat), 10))

    def _seated(self, seat: int) -> SeatedPlayer | None:
        with open_reader(self.driver.data) as reader:
            return seated_player(reader, seat)

    # Time.

    def step(self, ms: int = 0) -> None:
        """So much time passes at once; the screen follows, but for what takes real time: frames and Qt's timers."""
        self.driver.clock.pass_ms(ms)
        self.application.step(gently=self._gently)
        QCoreApplication.sendPostedEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # as a running event loop would
        if self._drawn:
            self.draw()

    def draw(self) -> None:
        """Each window draws a frame, now: it takes the slides of fingers, and lays out what waits for a frame."""
        for window in self.windows.all:
            QCoreApplication.sendEvent(window, QEvent(QEvent.Type.UpdateRequest))

    def run(self, ms: int, step_ms: int = STEP_MS) -> None:
        """Time passes in small steps."""
        for _ in range(ms // step_ms):
            self.step(step_ms)

    def until(self, there: Callable[[], bool], longest_ms: int = 120_000, step_ms: int = STEP_MS) -> None:
        """Time passes until it is so."""
        for _ in range(longest_ms // step_ms):
            if there():
                return
            self.step(step_ms)
        raise AssertionError(f"it never comes to that: {self.application.presenter.shown.phase}")

    def until_phase(self, phase: Phase) -> None:
        """Time passes until that phase is on the screen."""
        self.until(lambda: self.application.presenter.shown.phase == phase)

    # Fingers.

    def item(self, name: str, *, anyhow: bool = False) -> QQuickItem:
        """What is called so on the shared window."""
        return find(self.window, name, anyhow=anyhow)

    def there(self, name: str) -> bool:
        """Whether a finger could touch it."""
        return bool(find_all(self.window, name))

    def tap(self, *names: str) -> None:
        """Touch them one after the other; the screen follows each."""
        for name in names:
            self.fingers.tap(self.item(name))
            self.step()

    def tap_together(self, *names: str) -> None:
        """Touch them all in the same instant."""
        self.fingers.tap_together(*map(self.item, names))
        self.step()

    # What people do.

    def seat(self, number: int) -> SeatModel:
        """A seat's model."""
        return self.application.seats[number - 1]

    def sit(self, *seats: int, cents: int = 100_000) -> None:
        """Players sit down and buy in, by touch."""
        for seat in seats:
            self.tap(f"seat{seat}.sit", f"seat{seat}.panel.press.buy {cents}")

    def actions(self, seat: int) -> list[str]:
        """The names of the big buttons that can be pressed."""
        return [str(action["name"]) for action in self.seat(seat).shown.actions if action["enabled"]]

    def act(self, seat: int, name: str) -> None:
        """Press one of the big buttons, as somebody does who has seen them."""
        self.look(seat)
        self.tap(f"seat{seat}.act.{name}")

    def look(self, *seats: int) -> None:
        """Time passes until these have seen what they may decide."""
        self.until(lambda: all(map(self.application.controller.seen, seats)))

    def deciding(self) -> list[int]:
        """The seats that owe a decision on the screen."""
        return [seat for seat in SEATS if self.seat(seat).shown.state == "deciding"]

    def __enter__(self) -> Self:
        """Open already."""
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Close it; if nothing went wrong before, see that nothing went wrong in the ledger or in the QML."""
        try:
            self.leave_screen()
        finally:
            self.driver.table.close()
        if error is None:
            assert self.warnings == []
            check_ledger(self.driver)


def check_ledger(driver: Driver) -> Report:
    """The ledger of a table, open or closed: in balance after every entry, and as `croupier verify` wants it.

    Every entry adds up to nothing and so do all balances, nobody is below nothing, and between rounds nothing lies on
    the felt. Gives the report, so that a test can also say how much was played.
    """
    session = read_session(driver.data)
    for state, stored in zip(session.states, session.entries, strict=True):
        check_books(state, stored)
    report = verify(driver.data)
    assert (report.found, report.findings) == (0, ())
    assert report.entries == len(session.entries)
    return report
