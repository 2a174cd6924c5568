"""Runs the players' table: Qt, the windows, the loop, until it is closed or breaks."""

import signal
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QTimer

from kiosk.audit.recall import Recorded
from kiosk.base.ports import Clock
from kiosk.devices.bet_sensor.port import SensorPort
from kiosk.ledger.seated_player import SeatedPlayer
from kiosk.policy.device import DEALERS
from kiosk.table.devices.peripheral_link import PeripheralLink
from kiosk.table.modes import STATUSES
from kiosk.table.own_attendant import OwnAttendant
from kiosk.table.table import Table
from ui.glass.application import Application, Player, Wiring
from ui.glass.crash_hook import FAILED, CrashHook
from ui.glass.screens.start_screen import StartScreen
from ui.glass.screens.windows import SEATS, Place, Windows
from ui.service.process.entrance import Entrance
from ui.service.process.menu_process import MenuContext
from ui.service.process.table_port import SignedTable
from ui.sounds import Volumes
from ui.sounds.player import Sounds

ROUND_MS = 120_000  # at most, until the round in play is over; one that is not is finished at the next start
PREPARE_MS = 5_000  # after the table is there, the operator's menu is made ready


class TableContext(NamedTuple):
    table: Table
    clock: Clock
    sensor: SensorPort
    history: Callable[[int], Iterable[Recorded]]
    bots: Player | None
    data: Path
    own: OwnAttendant | None  # where there are no people
    seated: Callable[[int], SeatedPlayer | None]  # what the ledger knows of who sits there
    signed_table: SignedTable
    peripherals: PeripheralLink
    switches: bool = False  # whether it can be left for another mode, or is one


class DisplayOptions(NamedTuple):
    layout: str = "table"
    windowed: tuple[int, int] | None = None  # None: fullscreen
    screen: int = 0
    language: str = "en"  # the house's
    pictures: Path | None = None  # where a demonstration without a display leaves them
    volumes: Volumes = Volumes(0.6, 0.6, 0.3)
    seats: tuple[int, ...] = ()  # the screen of each seat, where it has its own; none: those after the first
    dealer: str = DEALERS[0]


def run(context: TableContext, display: DisplayOptions, start: StartScreen) -> int:
    """Open the windows, and live until they are closed; the exit status."""
    sounds = Sounds(enabled=True, volumes=display.volumes, dealer=display.dealer)
    application = Application(
        Wiring(
            context.table,
            context.clock,
            context.sensor,
            context.history,
            sounds,
            context.bots,
            display.language,
            own_screens=display.layout == SEATS,
            seated=context.seated,
            turned=context.peripherals.poll,
            dealer=display.dealer,
        )
    )
    sys.excepthook = CrashHook(lambda: start.qt.exit(FAILED)).hook
    switch = (lambda mode: start.qt.exit(STATUSES[mode])) if context.switches else None
    place = Place(display.windowed, display.screen)
    windows = Windows(application, display.layout, place, complain, display.seats)
    entrance = Entrance(
        application,
        MenuContext(
            context.table,
            context.data,
            context.sensor,
            sounds,
            context.signed_table,
            context.peripherals,
            context.own,
            switch,
            display.language,
        ),
        context.clock,
        place,
        windows.screens,
    )
    start.close()
    ended = end_on_signals(lambda: entrance.end_after_round(start.qt.quit, ROUND_MS), start.qt.quit)
    start.drawn(windows.all[0])  # what comes first takes long to draw; no clock runs before it is seen
    QTimer.singleShot(0, application.start)
    QTimer.singleShot(PREPARE_MS, entrance.prepare)
    status = 0 if ended else start.qt.exec()
    entrance.close()
    application.stop()
    context.peripherals.close()
    windows.close()
    sounds.close()
    return status


def end_on_signals(politely: Callable[[], None], at_once: Callable[[], None]) -> list[int]:
    """Asked politely, and once, the table finishes the round in play first. What was asked so far: a loop that does not
    run yet would forget it.

    It ends when the loop comes to it: a signal comes anywhere, in the midst of a commit or of a binding.
    """
    ended: list[int] = []

    def end(number: int, _: object) -> None:
        QTimer.singleShot(0, politely if number == signal.SIGTERM and not ended else at_once)
        ended.append(number)

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, end)
    return ended


def complain(words: str) -> None:
    sys.stderr.write(f"croupier: {words}\n")
