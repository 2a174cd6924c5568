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
from typing import NamedTuple

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

from kiosk.base.software import ROOM, own_command
from kiosk.devices.bet_sensor.port import Lamp, SensorPort
from kiosk.devices.bet_sensor.touch_spot import TouchSensor
from kiosk.policy import access
from kiosk.policy.access import Action
from kiosk.process.child_process import NICENESS
from kiosk.process.messages import Cut
from kiosk.rules.cards.positions import SEATS
from kiosk.table.chance import session_token
from kiosk.table.devices.peripheral_link import PeripheralLink
from kiosk.table.idempotency import Answer
from kiosk.table.own_attendant import OwnAttendant
from kiosk.table.requests import Accepted, Ask, LogIn, LogOut, StartMode
from kiosk.table.table import Table
from kiosk.table.views import staff_state
from ui.service.process import wire
from ui.service.process.table_port import SignedTable
from ui.sounds import Volumes
from ui.sounds.player import Sounds

SILENT_MS = 30_000  # an open menu that says nothing for so long hangs
END_SECONDS = 2  # that it has to end by itself
_REAP_MS = 1_000
_LONGEST_CLEANING_MS = 600_000
_LONGEST_WORDS = 500
_LAMPS = frozenset(lamp.value for lamp in Lamp)


class MenuContext(NamedTuple):
    table: Table
    data: Path
    sensor: SensorPort
    sounds: Sounds
    signed_table: SignedTable
    peripherals: PeripheralLink
    own: OwnAttendant | None = None  # the attendant of a table without people
    switch: Callable[[str], None] | None = None  # to another mode, or back to live play
    language: str = "en"  # the house's


class MenuProcess(QObject):
    hidden = Signal()

    def __init__(self, context: MenuContext, clean: Callable[[int], None], command: Sequence[str] = ()) -> None:
        super().__init__()
        self._context = context
        self._clean = clean
        self._command = (*(command or own_command()), "menu")
        self._process: subprocess.Popen[bytes] | None = None
        self._wire: wire.TableEnd | None = None
        self._notice: QSocketNotifier | None = None  # of what it says
        self._takes: QSocketNotifier | None = None  # of whether it can be told more
        self._sessions: dict[str, str] = {}  # whose they are
        self._mode = ""  # that somebody who may has asked for
        self._last_news: wire.News | None = None
        self._number = 0  # of the last order to open
        self._listens = True  # whether anything was heard since
        self._dying: list[subprocess.Popen[bytes]] = []
        self.open = False
        self._silent = QTimer(self, singleShot=True)
        self._silent.timeout.connect(partial(self._gone, "the operator's menu gives no sign of life"))
        self._reaper = QTimer(self, interval=_REAP_MS)
        self._reaper.timeout.connect(self._reap)

    def prepare(self) -> None:
        """Have it ready before somebody wants it."""
        if self._process is not None:
            return
        try:
            self._start()
        except OSError as error:  # it is too much for the machine, or has ended already
            self._gone(f"the operator's menu does not start: {error}")

    def _start(self) -> None:
        ours, theirs = socket.socketpair()
        self._wire = wire.TableEnd(ours)
        with theirs:
            command = (*self._command, str(theirs.fileno()))
            self._process = subprocess.Popen(command, cwd=ROOM, pass_fds=(theirs.fileno(),))  # noqa: S603 (ourselves)
        os.setpriority(os.PRIO_PROCESS, self._process.pid, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)
        kinds = QSocketNotifier.Type
        self._notice = QSocketNotifier(ours.fileno(), kinds.Read, self)
        self._notice.activated.connect(self._receive)
        self._takes = QSocketNotifier(ours.fileno(), kinds.Write, self)
        self._takes.activated.connect(self._send_pending)
        self._last_news = self._news()
        self._takes.setEnabled(not self._wire.say(self._hello(self._last_news)))

    def _hello(self, news: wire.News) -> wire.Hello:
        context = self._context
        return wire.Hello(
            str(context.data.absolute()),
            os.getpid(),
            news,
            vouches=context.own is not None,
            fitted=not isinstance(context.sensor, TouchSensor),
            audible=context.sounds.audible,
            switches=context.switch is not None,
            language=context.language,
        )

    def show(self, screen: int, *, covers: bool, full: bool) -> None:
        """Have it open there, or come forward."""
        self.prepare()
        if self._wire is None:
            self.hidden.emit()  # whoever made room for it has it back
        if self._wire is None or (self.open and not self._listens):
            return  # it has not even heard the last order
        if not self.open:
            self.open = True
            self._silent.start(SILENT_MS)
        self._listens = False
        self._number += 1
        self._send(wire.Open(self._number, screen, covers, full))

    def hide(self) -> None:
        if self.open:
            self._send(wire.Hide())

    def end(self) -> None:
        self._let_go(END_SECONDS)

    def _send(self, message: wire.Order | wire.Answered) -> None:
        if self._wire is not None and self._takes is not None:
            try:
                self._takes.setEnabled(not self._wire.say(message))
            except Cut as cut:
                self._gone(f"the operator's menu has ended: {cut}")

    def _send_pending(self) -> None:
        if self._wire is not None and self._takes is not None:
            try:
                self._takes.setEnabled(not self._wire.send_pending())
            except Cut as cut:
                self._gone(f"the operator's menu has ended: {cut}")

    def _receive(self) -> None:
        """One call a turn, however many come: between two of them, players see a frame."""
        if self._wire is None:
            return
        try:
            call = self._wire.receive()
            more = self._wire.ready
        except Cut as cut:
            self._gone(f"the operator's menu has ended: {cut}")
            return
        if more:
            QTimer.singleShot(0, self._receive)
        if call is not None:
            self._answer(call.asked)

    def _answer(self, asked: wire.Asked) -> None:
        self._listens = True
        if self.open:
            self._silent.start(SILENT_MS)
        result = self._done(asked)
        news = self._news()
        changed, self._last_news = news != self._last_news, news
        self._send(wire.Answered(result, news if changed else None))

    def _done(self, asked: wire.Asked) -> wire.Result:
        match asked:
            case wire.Submit():
                return self._submit(Ask(asked.id, asked.request, by=asked.by, second=asked.second))
            case wire.Attended(session):
                return wire.Lasts(self._context.table.attended(session))
            case wire.SignTable(wager, name):
                return self._signed_table(wager, name)
            case wire.Hidden(number):
                self._was_hidden(number)
            case wire.SoftwareChecked(not_genuine):
                self._software_checked(not_genuine)
            case wire.Clean(ms) if self._may(Action.CLEAN_GLASS) and 0 < ms <= _LONGEST_CLEANING_MS:
                self._clean(ms)
            case wire.Switch(mode):
                self._switch(mode)
            case wire.Vouch(request) if self._context.own is not None:
                self._context.own.does(request)
            case _:
                self._try_out(asked)
        return wire.Done()

    def _try_out(self, asked: wire.Asked) -> None:
        """Lamps, peripherals and sounds; what there is not is let be."""
        sounds = self._context.sounds
        match asked:
            case wire.Light(seat, lamp) if seat in SEATS and lamp in _LAMPS:
                self._context.sensor.set_lamp(seat, Lamp(lamp))
            case wire.TryOut(title, test) if self._may(Action.DIAGNOSE):
                self._context.peripherals.try_out(title, test)
            case wire.Cue(name) if name in sounds.cues:
                sounds.cue(name)
            case wire.Phrase(language, phrase):
                with suppress(ValueError):  # the dealer does not know it
                    sounds.say(language, phrase)
            case wire.SetVolumes() as volumes:
                sounds.set_volumes(Volumes(*(min(max(percent, 0), 100) / 100 for percent in volumes)))

    def _news(self) -> wire.News:
        context = self._context
        return wire.News(staff_state(context.table.state), context.table.view(), context.peripherals.shown())

    def _submit(self, ask: Ask) -> Answer:
        answer = self._context.table.submit(ask)
        if isinstance(ask.request, LogOut):
            self._sessions.pop(ask.by or "", None)  # if it had lasted so long
        elif isinstance(answer, Accepted):
            if isinstance(ask.request, LogIn) and answer.session:
                self._sessions[answer.session] = ask.request.name
            elif isinstance(ask.request, StartMode):
                self._mode = ask.request.mode
        return answer

    def _may(self, action: Action) -> bool:
        table = self._context.table
        names = [name for session, name in self._sessions.items() if table.attended(session)]
        users = [access.find_user(table.state.users, name) for name in names]
        return any(user is not None and access.may(user.role, action) for user in users)

    def _software_checked(self, not_genuine: str) -> None:
        if not_genuine or self._may(Action.VERIFY):
            words = not_genuine if not_genuine.isprintable() else ascii(not_genuine)
            self._context.table.software_checked(words[:_LONGEST_WORDS])

    def _switch(self, mode: str) -> None:
        """To a mode whose start is in the ledger; out of one, for whoever is logged in there."""
        wanted = self._mode if self._context.table.state.kind == "live" else "live"
        if self._context.switch is not None and mode == wanted and self._may(Action.VIEW_EVENTS):
            QTimer.singleShot(0, partial(self._context.switch, mode))  # it is answered first

    def _signed_table(self, wager: str, name: str) -> wire.Signed:
        if not self._may(Action.CHANGE_CONFIG):
            return wire.Signed("", "nobody is logged in who may do that")
        return wire.Signed(*self._context.signed_table(wager, name))

    def _was_hidden(self, number: int) -> None:
        if number == self._number:  # else it is about to open again
            self._closed()

    def _closed(self) -> None:
        self.open = False
        self._listens = True
        self._silent.stop()
        self.hidden.emit()

    def _gone(self, words: str) -> None:
        """It ended by itself, or has to."""
        sys.stderr.write(f"croupier: {words}\n")
        self._let_go()

    def _let_go(self, seconds: float = 0) -> None:
        """Cut the wire: nobody is logged in, and the players have their screen. It has so long to end by itself."""
        for notice in (self._notice, self._takes):
            if notice is not None:
                notice.setEnabled(False)
                notice.deleteLater()
        if self._wire is not None:
            self._wire.close()
        process, self._process, self._wire = self._process, None, None
        self._notice = self._takes = None
        sessions, self._sessions = self._sessions, {}
        for session in sessions:
            self._context.table.submit(Ask(session_token(), LogOut(), by=session))
        if self.open:
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
