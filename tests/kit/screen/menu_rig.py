"""The operator's menu for tests: a real table on a real ledger, and its window, worked through the real widgets."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Self

from PySide6.QtCore import QEventLoop, QTimer

from kiosk.app.menu_storage import MenuStorage, signed_table
from kiosk.audit.event_log import line_of
from kiosk.base.ports import names
from kiosk.devices.bet_sensor.touch_spot import TouchSensor
from kiosk.devices.peripheral import Peripheral
from kiosk.policy.access import Role
from kiosk.table.devices.peripheral_link import PeripheralLink
from kiosk.table.requests import LogOut
from tests.kit.menuhands import PATIENCE_MS, Hands, delete_now
from tests.kit.screen.kiosk_rig import check_ledger
from tests.kit.table.crash_points import entries_in
from tests.kit.table.table_driver import PIN, Driver
from ui.glass.screens.windows import load_fonts
from ui.service.page import Service
from ui.service.pages import PAGES, load_pages
from ui.service.staff import Staff
from ui.service.window import ServiceWindow
from ui.service.work import Work
from ui.sounds import Volumes
from ui.sounds.player import Sounds

SIZE = (1920, 1080)
SUPERVISOR = "sam"  # is hired first, since somebody has to hire the others


class Menu(Hands):
    """A table and the menu before it. Used with `with`, it ends with a look at the ledger.

    `role` logs somebody in: a supervisor is "sam", others have their role for a name; None leaves it locked.
    Nothing is drawn unless it is to be: that takes longer than all the rest.
    """

    def __init__(
        self,
        data: Path,
        role: Role | None = Role.SUPERVISOR,
        *,
        pages: Iterable[str] = PAGES,
        driver: Driver | None = None,
        work: Work | None = None,
        peripherals: Sequence[Peripheral] = (),
        drawn: bool = False,
        **table: Any,
    ) -> None:
        load_fonts()
        self.driver = driver or Driver(data, **table)
        self.cleaned: list[int] = []
        self.switched: list[str] = []
        self.sensor = TouchSensor()
        self.peripherals = PeripheralLink(self.driver.table, peripherals)
        self.sounds = Sounds(enabled=False, volumes=Volumes(0, 0, 0))
        self.asked = 0
        self.staff = Staff(self.driver.table, self._ask_id)
        self.work = work or Work()
        service = Service(
            self.driver.table,
            self.driver.clock,
            self.staff,
            self.work,
            self.driver.data,
            MenuStorage(self.driver.data),
            None,  # type: ignore[arg-type]  # the window puts itself there
            self.cleaned.append,
            self.sensor.set_lamp,
            self.peripherals.shown,
            self.peripherals.try_out,
            self.sounds,
            partial(signed_table, self.driver.data),
            switch=self.switched.append,
        )
        super().__init__(ServiceWindow(service, load_pages(pages)))
        self.window.setUpdatesEnabled(drawn)
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
        delete_now()
        self.driver.table.close()

    def __enter__(self) -> Self:
        """Open already."""
        return self

    def __exit__(self, _: object, error: object, __: object) -> None:
        """Close it; if nothing went wrong before, see that nothing went wrong in the ledger."""
        self.close()
        if error is None:
            check_ledger(self.driver)


def device_events(data: Path) -> list[tuple[str | None, str]]:
    """What the ledger says of the device's settings, and who set them."""
    lines = [line_of(stored) for stored in entries_in(data) if stored.entry.kind == "device-set"]
    return [(names(line.who) or None, str(line.words)) for line in lines]
