"""Runs the players' table: Qt, the windows, the loop, until it is closed or breaks."""

import signal
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple, Protocol

from PySide6.QtCore import QTimer

from kiosk.attendant import OwnAttendant
from kiosk.modes import STATUSES
from kiosk.ports import Clock
from kiosk.recall import Recorded
from kiosk.sensors.port import SensorPort
from kiosk.sitting import Sat
from kiosk.table import Table
from kiosk.watchdog import Watchdog
from ui.application import Application, Wiring
from ui.breaking import FAILED, Broken
from ui.service.entrance import Entrance
from ui.service.host import Means
from ui.sounds.player import Sounds
from ui.start import StartScreen
from ui.windows import SEATS, Place, Windows

PREPARE_MS = 5_000  # after the table is there, the operator's menu is made ready


class Player(Protocol):
    """Whoever plays without touching."""

    def act(self) -> None:
        """Do something, if it is time."""


class Beside(NamedTuple):
    """The table, and what belongs to it."""

    table: Table
    clock: Clock
    sensor: SensorPort
    history: Callable[[int], Iterable[Recorded]]
    bots: Player | None
    data: Path
    own: OwnAttendant | None  # where there are no people
    sat: Callable[[int], Sat | None] = lambda _: None  # what the ledger knows of who sits there
    switches: bool = False  # whether it can be left for another mode, or is one


class Shown(NamedTuple):
    """How it is shown."""

    layout: str = "table"
    windowed: tuple[int, int] | None = None  # None: fullscreen
    screen: int = 0
    language: str = "en"  # the house's
    pictures: Path | None = None  # where a demonstration without a display leaves them
    volume: float = 0.6  # from 0 to 1
    seats: tuple[int, ...] = ()  # the screen of each seat, where it has its own; none: those after the first


def run(beside: Beside, how: Shown, start: StartScreen) -> int:
    """Open the windows, and live until they are closed; the exit status."""
    sounds = Sounds(enabled=True, volume=how.volume)
    application = Application(
        Wiring(
            beside.table,
            beside.clock,
            beside.sensor,
            beside.history,
            sounds,
            beside.bots,
            how.language,
            own_screens=how.layout == SEATS,
            sat=beside.sat,
            alive=Watchdog().alive,
        )
    )
    sys.excepthook = Broken(lambda: start.qt.exit(FAILED)).hook
    switch = (lambda mode: start.qt.exit(STATUSES[mode])) if beside.switches else None
    place = Place(how.windowed, how.screen)
    windows = Windows(application, how.layout, place, complain, how.seats)
    entrance = Entrance(
        application,
        Means(beside.table, beside.data, beside.sensor, sounds, beside.own, switch, how.language),
        beside.clock,
        place,
        windows.screens,
    )
    start.close()
    ended: list[int] = []  # what is asked before the loop runs would be forgotten by it

    def end(number: int, _: object) -> None:
        ended.append(number)
        start.qt.quit()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, end)
    start.drawn(windows.all[0])  # what comes first takes long to draw; no clock runs before it is seen
    QTimer.singleShot(0, application.start)
    QTimer.singleShot(PREPARE_MS, entrance.prepare)
    status = 0 if ended else start.qt.exec()
    entrance.close()
    application.stop()
    windows.close()
    sounds.close()
    return status


def complain(words: str) -> None:
    sys.stderr.write(f"croupier: {words}\n")
