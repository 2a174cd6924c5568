"""What the table and the system that runs it tell each other: the watchdog, USB media, the out-of-service screen."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow

from kiosk.devices.bet_sensor.touch_spot import TouchSensor
from kiosk.devices.usb_media import UsbMedia
from kiosk.devices.watchdog import Watchdog
from tests.kit.screen.fingers import find
from tests.kit.table.table_driver import Driver
from ui.glass.application import Application, Wiring
from ui.glass.screens.outage import TRY_AGAIN, show_outage
from ui.glass.screens.start_screen import bounds


@pytest.fixture
def manager(tmp_path: Path) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.setblocking(False)
        yield listening


def heard(manager: socket.socket) -> list[bytes]:
    words = []
    while True:
        try:
            words.append(manager.recv(100))
        except BlockingIOError:
            return words


def test_the_manager_hears_that_the_table_is_up_and_then_that_it_lives(manager: socket.socket) -> None:
    watchdog = Watchdog({"NOTIFY_SOCKET": manager.getsockname(), "WATCHDOG_USEC": "30000000"})
    watchdog.poll(5_000)
    assert heard(manager) == [b"READY=1\nWATCHDOG=1"]
    for now in range(5_001, 12_500, 100):
        watchdog.poll(now)
    assert heard(manager) == [], "far less than the limit has passed"
    watchdog.poll(12_500)
    assert heard(manager) == [b"WATCHDOG=1\nEXTEND_TIMEOUT_USEC=30000000"], "an end that takes a round is waited for"


def test_without_a_limit_only_the_start_is_told(manager: socket.socket) -> None:
    watchdog = Watchdog({"NOTIFY_SOCKET": manager.getsockname()})
    watchdog.poll(0)
    watchdog.poll(10**9)
    assert heard(manager) == [b"READY=1\nWATCHDOG=1"]


@pytest.mark.parametrize("environment", [{}, {"NOTIFY_SOCKET": "/nowhere/at/all", "WATCHDOG_USEC": "1000"}])
def test_where_nobody_listens_the_table_goes_on(environment: dict[str, str]) -> None:
    watchdog = Watchdog(environment)
    watchdog.poll(0)
    watchdog.poll(60_000)


@pytest.mark.usefixtures("qapp")
def test_every_turn_of_the_loop_is_a_sign_of_life(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    turns: list[int] = []
    application = Application(Wiring(driver.table, driver.clock, TouchSensor(), turned=turns.append))
    application.step()
    driver.clock.pass_ms(700)
    application.step()
    application.stop()
    driver.table.close()
    assert turns[1] - turns[0] == 700


class System:
    """Whoever mounts media: answers each look, and says when the connection is gone."""

    def __init__(self, path: Path) -> None:
        self.looks = 0
        self.gone = threading.Event()
        self._server = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._server.bind(str(path))
        self._server.listen()
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    def _serve(self) -> None:
        connection, _ = self._server.accept()
        with connection:
            while connection.recv(64) == b"look\n":
                self.looks += 1
                connection.sendall(b"ready\n")
        self.gone.set()

    def close(self) -> None:
        self._thread.join(10)
        self._server.close()


@contextmanager
def system(path: Path) -> Iterator[System]:
    there = System(path)
    try:
        yield there
    finally:
        there.close()


def test_media_are_held_from_the_first_look_until_they_are_let_go(tmp_path: Path) -> None:
    plugged = UsbMedia(tmp_path / "media")
    with system(tmp_path / "media") as there:
        plugged.look()
        plugged.look()
        assert (there.looks, there.gone.is_set()) == (2, False)
        plugged.let_go()
        assert there.gone.wait(10)


def test_a_system_that_went_away_is_asked_again(tmp_path: Path) -> None:
    plugged = UsbMedia(tmp_path / "media")
    plugged.look()  # nobody is there: nothing is mounted, and nothing breaks
    for _ in range(2):
        (tmp_path / "media").unlink(missing_ok=True)
        with system(tmp_path / "media") as there:
            plugged.look()
            assert there.looks == 1
            plugged.let_go()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("language", "code", "words"),
    [
        ("en", "", ["Out of service", "The table is stopped. Your credits are safe. An attendant will help you.", ""]),
        (
            "en",
            "T-104",
            [
                "Out of service",
                "The table is stopped. An attendant will go through your credits with you.",
                "Code T-104",
            ],
        ),
        ("de", "T-110", ["Außer Betrieb", None, "Code T-110"]),
    ],
)
def test_the_out_of_service_screen_says_so_and_ends_to_try_again(
    language: str, code: str, words: list[str | None]
) -> None:
    seen: list[str] = []

    def look() -> None:
        shown = [one for one in QGuiApplication.topLevelWindows() if isinstance(one, QQuickWindow) and one.isVisible()]
        for window, part in product(shown, ("title", "text", "code")):
            seen.append(find(window, f"notice.{part}", anyhow=True).property("text"))

    QTimer.singleShot(0, look)
    assert show_outage(language, code, (1280, 720), ms=1) == TRY_AGAIN
    assert len(seen) == len(words)
    assert all(said == wanted for said, wanted in zip(seen, words, strict=True) if wanted is not None)


@pytest.mark.usefixtures("qapp")
def test_an_outage_that_has_ended_ends_nothing_else() -> None:
    QTimer.singleShot(0, lambda: QCoreApplication.exit(0))
    assert show_outage("en", ms=50) == 0
    later = QEventLoop()
    QTimer.singleShot(100, later.quit)
    assert later.exec() == 0


@pytest.mark.usefixtures("qapp")
def test_a_window_lies_on_its_screen_before_it_is_shown() -> None:
    whole = QGuiApplication.screens()[0].geometry()
    full = {"full": True, "x": whole.x(), "y": whole.y(), "width": whole.width(), "height": whole.height()}
    assert bounds(None, 0) == bounds(None, 9) == full, "where there is no such screen, the last one serves"
    assert bounds((800, 600), 0) == full | {"full": False, "width": 800, "height": 600}
