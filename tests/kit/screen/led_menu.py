"""The operator's menu in its own process, for tests: the real one, with somebody before it who is led from here.

python -m tests.kit.screen.led_menu SOCKET menu WIRE
"""

import socket
import sys
from collections.abc import Callable
from multiprocessing.connection import Client, Connection
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop, QSocketNotifier, QTimer

from kiosk.app.menu_storage import MenuStorage
from tests.kit.menuhands import PATIENCE_MS, Hands
from ui.service.process.menu import Menu, run_menu

_PRESS_MS = 20
_LOOK_MS = 2


class MenuHands:
    """Hands at a menu in another process. While they work, this process answers what the menu asks."""

    def __init__(self, room: Path) -> None:
        self._address = str(room / "hands")
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.settimeout(PATIENCE_MS / 1000)
        self._listener.bind(self._address)
        self._listener.listen()
        self._hands: Connection | None = None
        self.command = (sys.executable, "-m", "tests.kit.screen.led_menu", self._address)

    def until(self, there: Callable[[], bool]) -> None:
        """Let Qt live until it is so."""
        deadline, look_again = QDeadlineTimer(PATIENCE_MS), QTimer(interval=_LOOK_MS)
        look_again.start()
        while not there():
            assert not deadline.hasExpired(), "it never comes to that"
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def meet(self) -> None:
        """Somebody is before a menu that was just started."""
        connection, _ = self._listener.accept()  # it waits for nothing but its own start
        self._hands = Connection(connection.detach())

    def do(self, what: str, *given: object) -> Any:
        """As `Hands` do."""
        hands = self._hands
        assert hands is not None
        hands.send((what, given))
        self.until(hands.poll)
        done = hands.recv()
        if isinstance(done, str) and done.startswith("!"):
            raise AssertionError(done[1:])
        return done

    def tell(self, what: str, *given: object) -> None:
        """The same, and wait for nothing."""
        assert self._hands is not None
        self._hands.send((what, given))

    def close(self) -> None:
        """Nobody is there any more."""
        if self._hands is not None:
            self._hands.close()
        self._listener.close()


class _Led(Hands):
    """The hands in the menu's process."""

    def __init__(self, menu: Menu, lead: Connection) -> None:
        super().__init__(menu.window)
        self._menu = menu
        self._lead = lead
        self._notice = QSocketNotifier(lead.fileno(), QSocketNotifier.Type.Read)
        self._notice.activated.connect(self._led)
        self._tour: tuple[str, ...] = ()
        self._anew = False
        self._at = 0
        self._next = QTimer(interval=_PRESS_MS)
        self._next.timeout.connect(self._press_next)

    def seen(self) -> bool:
        """Whether the menu is to be seen."""
        return self.window.isVisible()

    def busy(self) -> bool:
        """Whether it works on something."""
        return bool(self._menu.work._jobs)

    def tour(self, anew: bool, *names: str) -> None:
        """Press these again and again, each when the one before is done; `anew`, the pages are made again each time."""
        self._tour, self._anew, self._at = names, anew, 0
        self._next.start()

    def rest(self) -> int:
        """Enough of it; how many were pressed."""
        self._next.stop()
        return self._at

    def _press_next(self) -> None:
        if self._menu.work._jobs:
            return
        if self._anew and self._at % len(self._tour) == 0:
            self.window._forget_pages()
        self.press(self._tour[self._at % len(self._tour)])
        self._at += 1

    def stumble(self) -> None:
        """An error in a slot."""
        raise ZeroDivisionError("a slip in the menu")

    def _led(self) -> None:
        try:
            what, given = self._lead.recv()
        except EOFError:
            self._notice.setEnabled(False)
            return
        try:
            done = getattr(self, what)(*given)
        except AssertionError as error:
            done = f"!{error}"
        self._lead.send(done if isinstance(done, str | int | list) else None)


def _main() -> int:
    address, _, wire = sys.argv[1:]
    lead = Client(address, "AF_UNIX")
    led: list[_Led] = []
    return run_menu(int(wire), MenuStorage, lambda menu: led.append(_Led(menu, lead)))


if __name__ == "__main__":
    sys.exit(_main())
