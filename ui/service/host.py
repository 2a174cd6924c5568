"""The operator's menu as a process of its own: whatever it reads or draws, no player's frame waits for it.

If it ends, makes no sense, or gives no sign of life while it is open, the players have their table back, and nobody is
logged in. What it asks for is for staff to ask: it can do nothing at a seat, and little while nobody is logged in.
"""

import os
import socket
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, get_args

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

from kiosk import access
from kiosk.access import Action
from kiosk.asking import Answer
from kiosk.attendant import OwnAttendant
from kiosk.commands.tables import signed_table
from kiosk.dealing import SEATS
from kiosk.requests import Accepted, AddUser, Ask, LogIn, LogOut, StaffRequest, StartMode
from kiosk.rng import session_token
from kiosk.sensors.port import Lamp, SensorPort
from kiosk.sensors.touch import TouchSensor
from kiosk.software import ROOM, own_command
from kiosk.table import Table
from kiosk.views import staff_state
from ui.service.wire import Answered, Call, Cut, Hello, Hide, Line, News, Open, Order
from ui.sounds.player import Sounds

SILENT_MS = 30_000  # an open menu that says nothing for so long hangs
END_SECONDS = 2  # that it has to end by itself
POLITE = 10  # the table comes first
_REAP_MS = 1_000
_LONGEST_CLEANING_MS = 600_000
_STAFF = (*get_args(StaffRequest), LogIn)


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
        self._clean = clean
        self._command = (*(command or own_command()), "menu")
        self._process: subprocess.Popen[bytes] | None = None
        self._wire: Line | None = None
        self._notice: QSocketNotifier | None = None
        self._sessions: dict[str, str] = {}  # whose they are
        self._mode = ""  # that somebody who may has asked for
        self._told: News | None = None
        self._number = 0  # of the last order to open
        self._listens = True  # whether anything was heard since
        self._dying: list[subprocess.Popen[bytes]] = []
        self.open = False
        self._silent = QTimer(self, singleShot=True)
        self._silent.timeout.connect(partial(self._gone, "the operator's menu gives no sign of life"))
        self._reaper = QTimer(self, interval=_REAP_MS)
        self._reaper.timeout.connect(self._reap)
        table, sounds = means.table, means.sounds
        # What it may ask for, and of which kinds that is.
        self._can: dict[str, tuple[Callable[..., Any], tuple[type, ...]]] = {
            "look": (lambda: None, ()),
            "hidden": (self._was_hidden, (int,)),
            "submit": (self._submit, (Ask,)),
            "attended": (table.attended, (str,)),
            "software_checked": (self._software_checked, (str,)),
            "light": (self._light, (int, Lamp)),
            "cue": (lambda name: sounds.cue(name) if name in sounds.cues else None, (str,)),
            "say": (self._say, (str, str)),
            "volume": (lambda volume: sounds.set_volume(min(max(volume, 0.0), 1.0)), (float,)),
            "clean": (self._ask_clean, (int,)),
            "vouch": (self._vouch, (AddUser,)),
            "switch": (self._switch, (str,)),
            "signed_table": (self._signed_table, (str, str)),
        }

    def prepare(self) -> None:
        """Have it ready before somebody wants it."""
        if self._process is not None:
            return
        ours, theirs = socket.socketpair()
        self._wire = Line(ours, table=True)
        command = (*self._command, str(theirs.fileno()))
        try:
            self._process = subprocess.Popen(command, cwd=ROOM, pass_fds=(theirs.fileno(),))  # noqa: S603 (ourselves)
            os.setpriority(os.PRIO_PROCESS, self._process.pid, POLITE)
            self._told = self._news()
            self._wire.send(self._hello(self._told))
        except OSError as error:  # it is too much for the machine, or has ended already
            self._gone(f"the operator's menu does not start: {error}")
            return
        finally:
            theirs.close()
        self._notice = QSocketNotifier(self._wire.fileno(), QSocketNotifier.Type.Read, self)
        self._notice.activated.connect(self._heard)

    def _hello(self, news: News) -> Hello:
        means = self._means
        return Hello(
            means.data.absolute(),
            os.getpid(),
            news,
            vouches=means.own is not None,
            fitted=not isinstance(means.sensor, TouchSensor),
            audible=means.sounds.audible,
            switches=means.switch is not None,
            language=means.language,
        )

    def show(self, screen: int, *, covers: bool, full: bool) -> None:
        """Have it open there, or come forward."""
        self.prepare()
        if self._wire is None or (self.open and not self._listens):
            return  # it is not there, or has not even heard the last order
        if not self.open:
            self.open = True
            self._silent.start(SILENT_MS)
        self._listens = False
        self._number += 1
        self._send(Open(self._number, screen, covers, full))

    def hide(self) -> None:
        """Have it close; it says when it has."""
        if self.open:
            self._send(Hide())

    def end(self) -> None:
        """No more menu."""
        self._let_go(END_SECONDS)

    def _send(self, message: Order | Answered) -> None:
        if self._wire is not None:
            try:
                self._wire.send(message)
            except Cut:
                self._gone("the operator's menu has ended, or does not listen")

    # What it asks.

    def _heard(self) -> None:
        try:
            for call in self._wire.heard() if self._wire is not None else ():
                self._answer(call)
                if self._wire is None:  # that was its end
                    return
        except Cut as cut:
            self._gone(f"the operator's menu has ended: {cut}")

    def _answer(self, call: object) -> None:
        do, kinds = self._can.get(call.name, (None, ())) if isinstance(call, Call) else (None, ())
        if not isinstance(call, Call) or do is None or tuple(map(type, call.given)) != kinds:
            raise Cut("it asks for what there is not")
        self._listens = True
        if self.open:
            self._silent.start(SILENT_MS)
        value = do(*call.given)
        news = self._news()
        changed, self._told = news != self._told, news
        self._send(Answered(value, news if changed else None))

    def _news(self) -> News:
        return News(staff_state(self._means.table.state), self._means.table.view())

    def _submit(self, ask: Ask) -> Answer:
        if not isinstance(ask.request, _STAFF):
            raise Cut("it asks for what only a seat may")
        answer = self._means.table.submit(ask)
        if isinstance(answer, Accepted):
            if isinstance(ask.request, LogIn) and answer.session:
                self._sessions[answer.session] = ask.request.name
            elif isinstance(ask.request, LogOut):
                self._sessions.pop(ask.by or "", None)
            elif isinstance(ask.request, StartMode):
                self._mode = ask.request.mode
        return answer

    def _may(self, action: Action) -> bool:
        """Whether somebody is logged in who may do that."""
        users = [access.find_user(self._means.table.state.users, name) for name in self._sessions.values()]
        return any(user is not None and access.may(user.role, action) for user in users)

    def _software_checked(self, not_genuine: str) -> None:
        if not_genuine or self._may(Action.VERIFY):
            self._means.table.software_checked(not_genuine)

    def _light(self, seat: int, lamp: Lamp) -> None:
        if seat in SEATS:
            self._means.sensor.set_lamp(seat, lamp)

    def _say(self, language: str, phrase: str) -> None:
        with suppress(ValueError):  # the dealer does not know it
            self._means.sounds.say(language, phrase)

    def _ask_clean(self, ms: int) -> None:
        if self._may(Action.CLEAN_GLASS) and 0 < ms <= _LONGEST_CLEANING_MS:
            self._clean(ms)

    def _vouch(self, request: AddUser) -> None:
        if self._means.own is not None:
            self._means.own.does(request)

    def _switch(self, mode: str) -> None:
        """To a mode whose start is in the ledger; out of one, for whoever is logged in there."""
        wanted = self._mode if self._means.table.state.kind == "live" else "live"
        if self._means.switch is not None and mode == wanted and self._sessions:
            QTimer.singleShot(0, partial(self._means.switch, mode))  # it is answered first

    def _signed_table(self, wager: str, name: str) -> tuple[str, str]:
        if not self._may(Action.CHANGE_CONFIG):
            return "", "nobody is logged in who may do that"
        return signed_table(self._means.data, wager, name)

    def _was_hidden(self, number: int) -> None:
        if number == self._number:  # else it is about to open again
            self._closed()

    def _closed(self) -> None:
        self.open = False
        self._listens = True
        self._silent.stop()
        self.hidden.emit()

    # Its end.

    def _gone(self, words: str) -> None:
        """It ended by itself, or has to."""
        sys.stderr.write(f"croupier: {words}\n")
        self._let_go()

    def _let_go(self, seconds: float = 0) -> None:
        """Cut the wire: nobody is logged in, and the players have their screen. It has so long to end by itself."""
        if self._notice is not None:
            self._notice.setEnabled(False)
            self._notice.deleteLater()
        if self._wire is not None:
            self._wire.close()
        process, self._process, self._notice, self._wire = self._process, None, None, None
        sessions, self._sessions = self._sessions, {}
        for session in sessions:
            self._means.table.submit(Ask(session_token(), LogOut(), by=session))
        self._closed()
        if process is not None:
            with suppress(subprocess.TimeoutExpired):
                process.wait(seconds)
            process.kill()
            self._dying.append(process)
            self._reaper.start()
            self._reap()

    def _reap(self) -> None:
        """Nobody waits for one that takes long to die."""
        self._dying = [process for process in self._dying if process.poll() is None]
        if not self._dying:
            self._reaper.stop()
