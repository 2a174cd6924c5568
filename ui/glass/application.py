"""The screen's own loop: what the table commits reaches the presenter, what it shows reaches the view models.

One timer wakes it when something is due; models are brought up to date once a turn, however much happened in it. Of
the seats that begin to look quite different together, each has a turn of its own: no frame takes long.
"""

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from kiosk.audit.recall import Recorded
from kiosk.base.ports import Clock
from kiosk.devices.bet_sensor.port import SensorPort
from kiosk.devices.bet_sensor.touch_spot import TouchSensor
from kiosk.ledger.records import Record
from kiosk.ledger.seated_player import SeatedPlayer
from kiosk.ledger.table_state import Phase
from kiosk.policy.device import DEALERS
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.round import SeatView
from kiosk.table.chance import session_token
from kiosk.table.devices.sensor_link import SensorLink
from kiosk.table.story.beats import Beat
from kiosk.table.table import Table
from kiosk.table.views import TableView
from ui.glass.countdown import STEP_MS, clock_at, minutes
from ui.glass.countdown import Clock as Running
from ui.glass.derive.derive_seat import card_props, seat_props
from ui.glass.derive.derive_spots import spot_props
from ui.glass.derive.derive_table import TableInputs, board_props, dealer_props, table_props
from ui.glass.derive.motion import motion_of
from ui.glass.derive.seat_inputs import SeatInputs
from ui.glass.presenter import Presenter
from ui.glass.seat_controller import ControllerContext, SeatController
from ui.glass.viewmodels.seat_model import SeatModel
from ui.glass.viewmodels.table_model import TableModel
from ui.sounds import CUE

MOST_SPOTS = 6  # of any game's layout
IDLE_MS = 1_000  # between looks at the time when nothing is due
HOLD_MS = 3_000  # of the button for staff
HELD_STEP_MS = 60  # of its ring
SENSOR_MS = 20  # between polls of a device
LAST_SECONDS = 5  # of a clock, that are heard
STAFF_CUE = "attendant"  # heard at the house's volume, whatever the seats want
SPENT = ("betting", "ready", "deciding")  # states with buttons, which go at once when it is over
SEAT_MS = 70  # between seats that begin to look quite different together: about as cards are dealt


class SoundPort(Protocol):
    def cue(self, name: str, seat: int | None = None, volume: float = 1) -> None:
        """A sound, from a seat or from the middle."""

    def say(self, language: str, phrase: str, volume: float = 1) -> None:
        """A phrase of the dealer's."""

    def room(self, volume: float) -> None:
        """How loud the room is to be heard."""


class Player(Protocol):
    """Whoever plays without touching: a bot."""

    def act(self) -> None:
        """Do something, if it is time."""


class Wiring(NamedTuple):
    table: Table
    clock: Clock
    sensor: SensorPort
    history: Callable[[int], Iterable[Recorded]] = lambda _: ()
    sounds: SoundPort | None = None
    bots: Player | None = None
    language: str = "en"
    own_screens: bool = False
    seated: Callable[[int], SeatedPlayer | None] = lambda _: None  # what the ledger knows of who sits there
    turned: Callable[[int], None] = lambda _: None  # the peripherals hear of each turn of the loop, and its time
    dealer: str = DEALERS[0]


class Application(QObject):
    service_wanted = Signal()  # the operator's menu, please

    def __init__(self, wiring: Wiring) -> None:
        super().__init__()
        self._table = wiring.table
        self._clock = wiring.clock
        self._sensor_link = SensorLink(wiring.table, wiring.sensor, wiring.clock)
        self._wiring = wiring
        self._session = session_token()
        self._asked = 0
        now = wiring.clock.steady_ms()
        touch = wiring.sensor if isinstance(wiring.sensor, TouchSensor) else None
        context = ControllerContext(
            wiring.table,
            wiring.clock,
            touch,
            wiring.history,
            wiring.seated,
            lambda: self.presenter.live,
            lambda: self.presenter.shown,
            self._ask_id,
            self._sounded,
            self._refresh_soon,
        )
        self.controller = SeatController(context, wiring.language, own_screens=wiring.own_screens)
        self.presenter = Presenter(wiring.table.view(), now)
        self.seats = [SeatModel(seat, self.controller, MOST_SPOTS, self) for seat in SEATS]
        # On the shared screen nobody's own cards are to be seen: with screens of their own, seats are shown twice.
        self._public = (
            [SeatModel(seat, self.controller, MOST_SPOTS, self) for seat in SEATS] if wiring.own_screens else []
        )
        self.table = TableModel(self._public or self.seats, self)
        self.table.serviceAsked.connect(self._service_asked)
        self.table.serviceHeld.connect(self._service_held)
        self._held_since_ms: int | None = None  # the button for staff
        self._timer = QTimer(self, singleShot=True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._turn)
        self._due = False
        self._seen: dict[int, SeatInputs] = {}  # what each seat's model shows
        self._seen_table: TableInputs | None = None
        self._late = False  # some seats have yet to be shown as they are
        self._second = 0  # of the clock's last ones, that was heard
        wiring.table.show(self._on_records, self.presenter.overdue)
        self.refresh()

    def start(self) -> None:
        self.step()

    def stop(self) -> None:
        self._timer.stop()

    def clean(self, ms: int) -> None:
        """Ignore touch for a while, so that the glass can be cleaned."""
        self.controller.cleaning_until_ms = self._clock.steady_ms() + ms
        self._refresh_soon()

    def _service_held(self, held: bool) -> None:
        """The button for staff is pressed, or let go: too early, and nothing happens."""
        self._held_since_ms = self._clock.steady_ms() if held else None
        self._refresh_soon()

    def _service_share(self, now: int) -> float:
        return 0.0 if self._held_since_ms is None else min(1.0, (now - self._held_since_ms) / HOLD_MS)

    def _service_asked(self) -> None:
        """The button for staff was held, or the key switch turned; while the glass is cleaned, nothing is."""
        if self._clock.steady_ms() >= self.controller.cleaning_until_ms:
            self.service_wanted.emit()

    def _turn(self) -> None:
        self.step(gently=True)

    def step(self, *, gently: bool = False) -> None:
        """One turn: sensors, bots, the table's clocks, the show; then wait for the next."""
        now = self._clock.steady_ms()
        self._wiring.turned(now)
        self._sensor_link.poll()
        if self._wiring.bots is not None:
            self._wiring.bots.act()
        deadline = self._table.next_deadline_ms()
        if deadline is None or now >= deadline or self.presenter.overdue(now):
            self._table.tick()
        self.controller.tick()
        self.presenter.advance(now)
        if self._service_share(now) >= 1.0:
            self._held_since_ms = None
            self._service_asked()
        self.refresh(gently=gently)
        self._timer.start(self._wait_ms(self._clock.steady_ms()))

    def _wait_ms(self, now: int) -> int:
        times = [now + IDLE_MS, self._table.next_deadline_ms(), self.presenter.next_ms()]
        if self._running() is not None:
            times.append(now + STEP_MS)
        if self._late:
            times.append(now + SEAT_MS)
        if self._held_since_ms is not None:
            times.append(now + HELD_STEP_MS)
        if not isinstance(self._wiring.sensor, TouchSensor):
            times.append(now + SENSOR_MS)
        return max(1, min(time for time in times if time is not None) - now)

    def _on_records(self, records: tuple[Record, ...], view: TableView, beats: tuple[Beat, ...]) -> None:
        self.presenter.tell(beats, view, self._clock.steady_ms())
        self.controller.on_records(records, view)
        self._refresh_soon()

    def _ask_id(self) -> str:
        self._asked += 1
        return f"{self._session}-{self._asked}"

    def _sounded(self, cue: str, seat: int | None = None) -> None:
        volume = self._volume(seat)
        if self._wiring.sounds is not None and volume:
            self._wiring.sounds.cue(cue, seat, volume)

    def _volume(self, seat: int | None = None) -> float:
        """What a seat wants its own sounds to have; of what all hear, the most that somebody who sits here wants."""
        taken = [one.seat for one in self.presenter.shown.seats if one.taken]
        wanted = {one: self.controller.ui_state(one).volume for one in taken}
        return wanted[seat] if seat in wanted else max(wanted.values(), default=0)

    def _refresh_soon(self) -> None:
        if not self._due:
            self._due = True
            self._timer.start(0)

    def refresh(self, *, gently: bool = False) -> None:
        """Bring every model up to date; gently, of the felt and the seats that change much, only the first."""
        self._due = self._late = False
        now, shown = self._clock.steady_ms(), self.presenter.shown
        running = self._running()
        beat, celebration = self.presenter.beat, self.presenter.celebration
        motion = motion_of(beat)
        changed = self._show_table(shown, running, now)
        brought = []
        for number, model in zip(SEATS, self.seats, strict=True):
            ui_state = self.controller.ui_state(number)
            seen = SeatInputs(
                shown,
                shown.seats[number - 1],
                ui_state,
                self._own_cards(number),
                running,
                now if ui_state.reserved_until_ms is not None else 0,
                celebrates=celebration is not None and number == celebration.seat,
                motion=motion,
                told=self.presenter.told,
                prospects=self._table.prospects(number) if shown.seats[number - 1].taken else {},
            )
            if seen == self._seen.get(number):
                brought.append(number)
                continue
            if gently and _changes(model, seen):
                if changed and number != beat.served:  # what is told of a hand is told with its cards
                    self._late = True
                    continue
                changed = True
            brought.append(number)
            self._seen[number] = seen
            _show_seat(model, seen)
            if self._public:
                _show_seat(self._public[number - 1], seen.public())
        self.controller.shown(shown, brought)
        self._count_down(running)
        self._sound()

    def _own_cards(self, seat: int) -> SeatView | None:
        """What a seat may see of its own hand in the round that is shown: on the shared glass until all have decided,
        on a screen of its own until the cards are collected.
        """
        shown = self.presenter.shown
        phases = (Phase.PLAYING, Phase.RESULT) if self._wiring.own_screens else (Phase.PLAYING,)
        of_this_round = shown.phase in phases and shown.round_number == self._table.view().round_number
        return self.controller.own(seat) if of_this_round else None

    def _running(self) -> Running | None:
        """The clock that players see: none while something is still being shown to them."""
        if not self.presenter.live:
            return None
        return clock_at(self._table.clock(), self._clock.steady_ms())

    def _show_table(self, view: TableView, running: Running | None, now: int) -> bool:
        """Show the table; whether other cards lie on the felt now."""
        cleaning = self.controller.cleaning_until_ms - now
        shown = TableInputs(
            view,
            self.presenter.beat,
            self.presenter.speech,
            self._language(view),
            running,
            self.presenter.celebration,
            recovered=self.presenter.recovered,
            cleaning=minutes(cleaning) if cleaning > 0 else "",
            large=self._wishing(view, "large"),
            still=self._wishing(view, "calm"),
            wall_ms=self._clock.wall_ms(),
            zone=datetime.now(tz=UTC).astimezone().tzinfo or UTC,
            service_share=self._service_share(now),
            dealer=self._wiring.dealer,
        )
        if shown == self._seen_table:
            return False
        self._seen_table = shown
        community, dealer = board_props(shown), dealer_props(shown)
        changed = self.table.lying != tuple(card.at_rest() for card in (*community, *dealer))
        self.table.show(table_props(shown))
        self.table.show_cards(community, dealer)
        return changed

    def _wishing(self, view: TableView, wish: str) -> frozenset[int]:
        """The seats that want it so at their place. Where each has a screen, the shared one is as it is for nobody."""
        taken = [one.seat for one in view.seats if one.taken and not self._wiring.own_screens]
        return frozenset(seat for seat in taken if getattr(self.controller.ui_state(seat), wish))

    def _language(self, view: TableView) -> str:
        """What the dealer speaks: what all who sit here do, or else what the house does."""
        spoken = {self.controller.ui_state(seat.seat).language for seat in view.seats if seat.taken}
        return spoken.pop() if len(spoken) == 1 else self._wiring.language

    def _count_down(self, running: Running | None) -> None:
        """The last five seconds of a clock are heard, each once."""
        second = -(-running.left_ms // 1000) if running is not None else 0
        if 0 < second <= LAST_SECONDS and second != self._second and running is not None:
            self._sounded("last-seconds")
        self._second = second

    def _sound(self) -> None:
        sounds, shared = self._wiring.sounds, self._volume()
        if sounds is not None:
            sounds.room(shared)
        for kind, name, seat in self.presenter.take_sounds():
            if (kind, name) == (CUE, STAFF_CUE) and sounds is not None:
                sounds.cue(name, seat)
            elif kind == CUE:
                self._sounded(name, seat)
            elif sounds is not None and shared:
                sounds.say(self._language(self.presenter.shown), name, shared)


def _changes(model: SeatModel, seen: SeatInputs) -> bool:
    """Whether the seat will look quite different. What somebody peeks at goes without delay, as do spent buttons."""
    was, now = model.shown.state, seen.state
    if model.shown.peeking or (was in SPENT and now != was):
        return False
    return (was, model.lying) != (now, tuple(card.at_rest() for card in card_props(seen)))


def _show_seat(model: SeatModel, seen: SeatInputs) -> None:
    model.show(seat_props(seen))
    if model.parts_of != seen.standing:
        model.parts_of = seen.standing
        model.show_parts(card_props(seen), spot_props(seen, MOST_SPOTS), seen.panel, seen.pays)
