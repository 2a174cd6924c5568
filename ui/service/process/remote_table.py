"""The table as the menu's process knows it: asked over the wire, with a copy of how things stand. No card is in it."""

from collections.abc import Callable
from typing import NoReturn

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

from kiosk.devices.bet_sensor.port import Lamp
from kiosk.devices.peripheral import Shown
from kiosk.ledger.table_state import TableState
from kiosk.process.messages import Cut
from kiosk.rules.intents import Refused
from kiosk.table.idempotency import Answer
from kiosk.table.requests import Accepted, AddUser, Ask, Request
from kiosk.table.table import Observer
from kiosk.table.views import TableView
from ui.service.process import wire
from ui.sounds import Volumes
from ui.sounds.player import Sounds


class RemoteTable(QObject):
    ordered = Signal(object)  # to open or to hide
    ended = Signal()

    def __init__(self, end: wire.MenuEnd, news: wire.News) -> None:
        super().__init__()
        self._wire = end
        self._news = news
        self._observers: list[Observer] = []
        self._orders: list[wire.Order] = []
        self._looking = QTimer(self, interval=wire.LOOK_MS)
        self._looking.timeout.connect(lambda: self.ask(wire.Look()))
        self._notice = QSocketNotifier(end.fileno(), QSocketNotifier.Type.Read, self)
        self._notice.activated.connect(self._receive)
        QTimer.singleShot(0, self._receive)  # what came with the news

    @property
    def state(self) -> TableState:
        """As staff may know it."""
        return self._news.state

    def view(self) -> TableView:
        """What everybody may see."""
        return self._news.view

    def observe(self, observer: Observer) -> None:
        """Be told when things have changed; not of what was committed."""
        self._observers.append(observer)

    def submit(self, ask: Ask) -> Answer:
        result = self.ask(wire.Submit(ask.id, ask.request, ask.by, ask.second))  # type: ignore[arg-type]  # staff's alone
        return result if isinstance(result, Accepted | Refused) else _no_answer(result)

    def attended(self, session: str) -> bool:
        result = self.ask(wire.Attended(session))
        return result.lasts if isinstance(result, wire.Lasts) else _no_answer(result)

    def software_checked(self, not_genuine: str) -> None:
        """The software's files were checked; what was found wrong, if anything."""
        self.ask(wire.SoftwareChecked(not_genuine))

    def look(self, *, on: bool) -> None:
        """See now and then how things stand, or no more."""
        if on:
            self.ask(wire.Look())
            self._looking.start()
        else:
            self._looking.stop()

    def clean(self, ms: int) -> None:
        self.ask(wire.Clean(ms))

    def light(self, seat: int, lamp: Lamp) -> None:
        self.ask(wire.Light(seat, lamp.value))

    def peripherals(self) -> tuple[Shown, ...]:
        return self._news.peripherals

    def try_out(self, title: str, test: str) -> None:
        self.ask(wire.TryOut(title, test))

    def switch(self, mode: str) -> None:
        self.ask(wire.Switch(mode))

    def signed_table(self, wager: str, name: str) -> tuple[str, str]:
        result = self.ask(wire.SignTable(wager, name))
        return result if isinstance(result, wire.Signed) else _no_answer(result)

    def ask(self, asked: wire.Asked) -> wire.Result:
        """Have the table's process do it, and wait for what comes of it."""
        try:
            self._wire.ask(asked)
            while not isinstance(said := self._wire.wait(), wire.Answered):
                self._ordered(said)
        except Cut:
            raise SystemExit from None  # without a table there is no menu
        if self._orders or self._wire.ready:
            QTimer.singleShot(0, self._receive)
        if said.news is not None:
            self._news = said.news
            for observer in self._observers:
                observer((), self._news.view)
        return said.result

    def _receive(self) -> None:
        try:
            while (said := self._wire.receive()) is not None:
                self._ordered(said)
        except Cut:
            self._notice.setEnabled(False)
            self.ended.emit()
        self._obey()

    def _ordered(self, said: wire.Said) -> None:
        if not isinstance(said, wire.Open | wire.Hide):
            raise Cut("the table says what it was not asked")
        self._orders.append(said)

    def _obey(self) -> None:
        while self._orders:
            self.ordered.emit(self._orders.pop(0))


def _no_answer(result: wire.Result) -> NoReturn:
    raise Cut(f"the table answers something else: {result!r:.60}")


class RemoteSounds(Sounds):
    """The table's own sound, which is what is to be tried and set."""

    def __init__(self, ask: Callable[[wire.Asked], wire.Result], *, audible: bool) -> None:
        super().__init__(enabled=False, volumes=Volumes(0, 0, 0))
        self._ask = ask
        self._audible = audible

    @property
    def audible(self) -> bool:
        return self._audible

    def set_volumes(self, volumes: Volumes) -> None:
        self._ask(wire.SetVolumes(*(round(100 * volume) for volume in volumes)))

    def cue(self, name: str, seat: int | None = None, volume: float = 1) -> None:  # noqa: ARG002
        """In the middle: the menu tries it."""
        self._ask(wire.Cue(name))

    def say(self, language: str, phrase: str, volume: float = 1) -> None:  # noqa: ARG002
        """After what is being said."""
        self._ask(wire.Phrase(language, phrase))


class RemoteAttendant:
    """The attendant of a table without people."""

    def __init__(self, table: RemoteTable) -> None:
        self._table = table

    def does(self, request: Request) -> None:
        if isinstance(request, AddUser):  # and for nothing else
            self._table.ask(wire.Vouch(request))
