"""The operator's menu as a process of its own: whatever it reads or draws, no player's frame waits for it.

If it ends, or gives no sign of life while it is open, the players have their table back, and nobody is logged in.
"""

import os
import socket
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

from kiosk.asking import Answer
from kiosk.attendant import OwnAttendant
from kiosk.requests import Accepted, Ask, LogIn, LogOut
from kiosk.rng import session_token
from kiosk.sensors.port import SensorPort
from kiosk.sensors.touch import TouchSensor
from kiosk.software import ROOM, own_command
from kiosk.table import Table
from kiosk.views import staff_state
from ui.service.wire import Answered, Call, Hello, Hide, News, Open, Order, heard
from ui.sounds.player import Sounds

SILENT_MS = 30_000  # an open menu that says nothing for so long hangs
END_SECONDS = 2  # that it has to end by itself
POLITE = 10  # the table comes first


class Means(NamedTuple):
    """What the menu works with."""

    table: Table
    data: Path
    sensor: SensorPort
    sounds: Sounds
    own: OwnAttendant | None = None  # the attendant of a table without people
    switch: Callable[[str], None] | None = None  # to another mode, or back to live play
    language: str = "en"  # the house's


class MenuProcess(QObject):
    """Starts the menu, has it open and hide, and answers what it asks."""

    hidden = Signal()

    def __init__(self, means: Means, clean: Callable[[int], None], command: Sequence[str] = ()) -> None:
        super().__init__()
        self._means = means
        self._command = (*(command or own_command()), "menu")
        self._process: subprocess.Popen[bytes] | None = None
        self._wire: Connection | None = None
        self._notice: QSocketNotifier | None = None
        self._sessions: set[str] = set()
        self._told: News | None = None
        self.open = False
        self._silent = QTimer(self, singleShot=True)
        self._silent.timeout.connect(partial(self._gone, "the operator's menu gives no sign of life"))
        table, sounds = means.table, means.sounds
        self._can: dict[str, Callable[..., Any]] = {
            "look": lambda: None,
            "hidden": self._was_hidden,
            "submit": self._submit,
            "attended": table.attended,
            "software_checked": table.software_checked,
            "light": means.sensor.set_lamp,
            "cue": sounds.cue,
            "say": sounds.say,
            "volume": sounds.set_volume,
            "clean": clean,
        }
        if means.own is not None:
            self._can["vouch"] = means.own.does
        if (switch := means.switch) is not None:
            self._can["switch"] = lambda mode: QTimer.singleShot(0, partial(switch, mode))  # answered first

    def prepare(self) -> None:
        """Have it ready before somebody wants it."""
        if self._process is not None:
            return
        ours, theirs = socket.socketpair()
        command = (*self._command, str(theirs.fileno()))
        self._process = subprocess.Popen(command, cwd=ROOM, pass_fds=(theirs.fileno(),))  # noqa: S603 (ourselves)
        theirs.close()
        os.setpriority(os.PRIO_PROCESS, self._process.pid, POLITE)
        self._wire = Connection(ours.detach())
        self._notice = QSocketNotifier(self._wire.fileno(), QSocketNotifier.Type.Read, self)
        self._notice.activated.connect(self._heard)
        means = self._means
        self._told = self._news()
        self._wire.send(
            Hello(
                means.data.absolute(),
                os.getpid(),
                self._told,
                vouches=means.own is not None,
                fitted=not isinstance(means.sensor, TouchSensor),
                audible=means.sounds.audible,
                switches=means.switch is not None,
                language=means.language,
            )
        )

    def show(self, screen: int, *, covers: bool, full: bool) -> None:
        """Have it open there, or come forward."""
        self.prepare()
        self.open = True
        self._silent.start(SILENT_MS)
        self._order(Open(screen, covers, full))

    def hide(self) -> None:
        """Have it close; it says when it has."""
        if self.open:
            self._order(Hide())

    def end(self) -> None:
        """No more menu."""
        self._let_go(END_SECONDS)

    def _order(self, order: Order) -> None:
        if self._wire is not None:
            try:
                self._wire.send(order)
            except OSError:
                self._gone("the operator's menu has ended")

    # What it asks.

    def _heard(self) -> None:
        if self._wire is None or not self._wire.poll():
            return
        call = heard(self._wire)
        if not isinstance(call, Call):
            self._gone("the operator's menu has ended")
            return
        if self.open:
            self._silent.start(SILENT_MS)
        value = self._can[call.name](*call.given)
        news = self._news()
        changed, self._told = news != self._told, news
        if self._wire is not None:
            try:
                self._wire.send(Answered(value, news if changed else None))
            except OSError:
                self._gone("the operator's menu has ended")

    def _news(self) -> News:
        return News(staff_state(self._means.table.state), self._means.table.view())

    def _submit(self, ask: Ask) -> Answer:
        answer = self._means.table.submit(ask)
        if isinstance(answer, Accepted):
            if isinstance(ask.request, LogIn) and answer.session:
                self._sessions.add(answer.session)
            elif isinstance(ask.request, LogOut):
                self._sessions.discard(ask.by or "")
        return answer

    def _was_hidden(self) -> None:
        self.open = False
        self._silent.stop()
        self.hidden.emit()

    # Its end.

    def _gone(self, words: str) -> None:
        """It ended by itself, or has to."""
        sys.stderr.write(f"croupier: {words}\n")
        self._let_go()

    def _let_go(self, seconds: int = 0) -> None:
        """Cut the wire; it has so long to end by itself."""
        if self._process is None or self._notice is None or self._wire is None:
            return
        self._notice.setEnabled(False)
        self._notice.deleteLater()
        self._wire.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        self._process.kill()
        self._process.wait()
        self._process = self._notice = self._wire = None
        for session in self._sessions:
            self._means.table.submit(Ask(session_token(), LogOut(), by=session))
        self._sessions = set()
        self._was_hidden()
