"""Takes the touches of the six seats: names become requests, refusals become notes, panels open and close.

It keeps what the screen alone knows of a seat (its manner) and decides nothing: the table does.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import NamedTuple

from kiosk import profiles
from kiosk.dealing import SEATS
from kiosk.events import Settled
from kiosk.games.base import SeatView
from kiosk.intents import Decide, Refused
from kiosk.ports import Clock, LedgerFault
from kiosk.recall import Recorded
from kiosk.records import (
    BetPlaced,
    BetsReturned,
    BettingOpened,
    CashOutPaid,
    ChipRefused,
    Record,
    RoundOpened,
    RoundStepped,
    SeatLeft,
    SeatTaken,
)
from kiosk.requests import (
    Ask,
    Bet,
    BuyIn,
    CallAttendant,
    CashOut,
    Clear,
    Cut,
    Double,
    Leave,
    Ready,
    Repeat,
    SeatRequest,
    Sit,
    Undo,
)
from kiosk.sensors.touch import TouchSensor
from kiosk.sitting import Sat
from kiosk.table import Table
from kiosk.tablestate import Phase
from kiosk.views import SeatOnTable, TableView
from ui import panels
from ui.catalogue import seat as words
from ui.catalogue.came_back import chip_words, returned_words
from ui.catalogue.refusals import refusal_words
from ui.derive_seat import stopped
from ui.manner import Manner
from ui.sittings import Sittings
from ui.viewmodels.parts import PanelProps

NOTE_MS = 6_000
IDLE_MS = 90_000  # without a touch: is the player still there?
LOOK_MS = 300  # from a street's buttons coming up: a touch that quick was meant for what was there before
GRACE_MS = 15_000  # from the opening of the bets: whoever waited for the others need not have touched anything
_MINUTE_MS = 60_000
_SHUT = PanelProps()
_PLAIN: dict[str, Callable[[int], SeatRequest]] = {
    "undo": Undo,
    "clear": Clear,
    "repeat": Repeat,
    "double": Double,
    "attendant": CallAttendant,
}
_SWITCHES = {"sound": "muted", "large": "large", "contrast": "contrast", "four": "four_colours", "calm": "calm"}


class Means(NamedTuple):
    """What the desk works with."""

    table: Table
    clock: Clock
    sensor: TouchSensor | None  # where the progressive's chip is a touch; None where a device sees it
    history: Callable[[int], Iterable[Recorded]]
    sat: Callable[[int], Sat | None]  # what the ledger knows of who sits there
    ask_id: Callable[[], str]
    sounded: Callable[[str], None]
    changed: Callable[[], None]


class Desk:
    """The touches of all seats."""

    def __init__(self, means: Means, language: str, *, own_screens: bool = False) -> None:
        self._means = means
        self._language = language
        self._own_screens = own_screens
        self._manners = {seat: self._fresh() for seat in SEATS}
        self._sittings = Sittings()
        self._touched_ms = dict.fromkeys(SEATS, means.clock.steady_ms())
        self._ticked_ms = means.clock.steady_ms()
        self._opened_ms = means.clock.steady_ms()  # the bets
        self._numbers = dict.fromkeys(SEATS, 0)  # the seats' state numbers as they are on screen
        self._offered: dict[int, tuple[int, int] | None] = dict.fromkeys(SEATS)  # round and street of the buttons
        self._offered_ms = dict.fromkeys(SEATS, 0)  # since when they are on screen
        self._owing: frozenset[int] = frozenset()  # seats that had to decide when the table was last heard of
        self._late: set[int] = set()  # seats whose decision was made by the clock, on a street that is open
        self._street = -1
        self._deciding: int | None = None  # the seat whose own decision is being asked for
        self._chips: set[int] = set()  # seats that played the progressive last
        self.cleaning_until_ms = 0
        for seat in means.table.view().seats:
            if seat.taken:
                self._resume(seat.seat)

    def _fresh(self) -> Manner:
        view = self._means.table.view()
        least = view.limits[0]
        fits = (chip for chip in view.chips if chip >= least.least and chip % least.step == 0)
        return Manner(self._language, chip=next(fits, view.chips[0]))

    def _resume(self, seat: int) -> None:
        """Somebody sits here since before the screen's program began. If nobody knows since when, it is now."""
        sat = None
        with suppress(LedgerFault):
            sat = self._means.sat(seat)
        self._sittings.begin(seat, self._means.clock, sat)
        self._set(seat, since_round=sat.since_round if sat else self._means.table.view().last_round)

    def manner(self, seat: int) -> Manner:
        """How the seat wants things now."""
        return self._manners[seat]

    def shown(self, view: TableView, seats: Iterable[int]) -> None:
        """This is on screen now at these seats: touches refer to it."""
        for number in seats:
            seat = view.seats[number - 1]
            self._numbers[number] = seat.number
            offered = (view.round_number, view.round.street) if view.round and seat.choices else None
            if offered != self._offered[number]:
                self._offered[number] = offered
                self._offered_ms[number] = self._means.clock.steady_ms()

    def seen(self, seat: int) -> bool:
        """Whether the seat's decisions have been on screen for long enough that a touch is meant for them."""
        return self._means.clock.steady_ms() - self._offered_ms[seat] >= LOOK_MS

    def own(self, seat: int) -> SeatView | None:
        """The seat's own cards, while it may look at them: on the shared glass as long as they are pressed."""
        if not (self._manners[seat].peeking or self._own_screens):
            return None
        return self._means.table.peek(seat)

    # Touches.

    def asked(self, seat: int, what: str, name: str) -> None:
        """A control of the seat was touched."""
        if self._cleaning():
            return
        self._touch(seat)
        self._handle(seat, what, name)
        self._means.changed()

    def peek(self, seat: int, *, held: bool) -> None:
        """The seat's cards are pressed, or let go. Letting go always counts."""
        if held and self._cleaning():
            return
        self._touch(seat)
        self._set(seat, peeking=held)
        self._means.changed()

    def _cleaning(self) -> bool:
        return self._means.clock.steady_ms() < self.cleaning_until_ms

    def _touch(self, seat: int) -> None:
        self._touched_ms[seat] = self._means.clock.steady_ms()
        if self._manners[seat].reserved_until_ms is not None:
            self._set(seat, reserved_until_ms=None)

    def _handle(self, seat: int, what: str, name: str) -> None:
        if what in _PLAIN:
            self._plain(seat, what)
            return
        match what:
            case "sit":
                self._sit(seat)
            case "chip":
                self._set(seat, chip=next((c for c in self._means.table.view().chips if str(c // 100) == name), 0))
            case "bet":
                self._bet(seat, name)
            case "act":
                self._act(seat, name)
            case "card":
                self._choose(seat, int(name))
            case "panel":
                self._open_panel(seat, name)
            case "press":
                self._press(seat, name)
            case "close" if self._manners[seat].panel.kind == "cut":
                self._press(seat, "cut")  # to nowhere: it passes to the next
            case "close":
                self._open(seat, _SHUT)
            case "dismiss":
                self._note(seat, "", "")

    def _sit(self, seat: int) -> None:
        if self._ask(Sit(seat)) and self._by_touch():
            self._open(seat, panels.buy_in(self._manners[seat].speech))

    def _plain(self, seat: int, what: str) -> None:
        taken = self._ask(_PLAIN[what](seat))
        if taken and (what == "clear" or (what == "repeat" and seat in self._chips)):
            self._place_chip(seat, lying=what == "clear")

    def _bet(self, seat: int, wager: str) -> None:
        if wager != "progressive":
            self._ask(Bet(seat, wager, self._manners[seat].chip))
        else:
            self._place_chip(seat, lying=self._seat(seat).chip != "none")

    def _place_chip(self, seat: int, *, lying: bool) -> None:
        """The progressive's chip, where it is a touch: placed, or taken back."""
        sensor = self._means.sensor
        if sensor is not None:
            (sensor.lift if lying else sensor.place)(seat)
            self._means.table.sense(sensor.poll(self._means.clock.steady_ms()))

    def _act(self, seat: int, name: str) -> None:
        if name == "ready":
            self._ask(Ready(seat))
        elif name != "here" and self.seen(seat):
            self._deciding = seat
            if self._ask(Decide(seat, name)):
                self._set(seat, chosen=())
            self._deciding = None

    def _choose(self, seat: int, card: int) -> None:
        """The card is chosen, or no more; of three, the first gives way."""
        chosen = self._manners[seat].chosen
        kept = tuple(one for one in chosen if one != card)
        self._set(seat, chosen=kept if card in chosen else (*kept, card)[-2:])

    # Panels.

    def _open(self, seat: int, panel: PanelProps) -> None:
        self._set(seat, panel=panel)

    def _open_panel(self, seat: int, kind: str) -> None:
        manner, view = self._manners[seat], self._means.table.view()
        held = self._seat(seat)
        credit = held.credit + sum(cents for _, cents in held.bets)
        language = manner.speech
        match kind:
            case "help":
                self._open(seat, panels.help_panel(view, language, self._pool(view)))
            case "menu":
                self._open(seat, panels.menu(manner, by_touch=self._by_touch()))
            case "language":
                self._open(seat, panels.languages(manner))
            case "history":
                self._open(seat, panels.history(self._rounds(seat), seat, language))
            case "buy-in":
                self._open(seat, panels.buy_in(language))
            case "cash-out":
                self._open(seat, panels.cash_out(credit, language))
            case "leave":
                self._open(seat, panels.leave(credit, language))

    def _rounds(self, seat: int) -> list[Recorded]:
        """What this player has played here; nothing while the ledger cannot be read."""
        try:
            return [one for one in self._means.history(seat) if one.number > self._manners[seat].since_round]
        except LedgerFault:
            return []

    def _press(self, seat: int, name: str) -> None:
        """A button of the open panel."""
        verb, _, value = name.partition(" ")
        manner = self._manners[seat]
        if verb in _SWITCHES:
            field = _SWITCHES[verb]
            self._set(seat, **{field: not getattr(manner, field)})
            self._open_panel(seat, "menu")
            return
        match verb:
            case "buy":
                self._shut_if(seat, BuyIn(seat, int(value)))
            case "speak":
                self._set(seat, language=value)
                self._open_panel(seat, "language")
            case "page":
                view = self._means.table.view()
                self._open(seat, panels.help_panel(view, manner.speech, self._pool(view), value))
            case "yes":
                self._shut_if(seat, CashOut(seat) if value == "cash-out" else Leave(seat))
            case "cut":
                self._shut_if(seat, Cut(seat, int(value) if value else None))
            case "away":
                self._open(seat, _SHUT)
                if not self._seat(seat).bets or self._ask(Clear(seat)):
                    self._reserve(seat)
            case "no":
                self._open(seat, _SHUT)
            case _:
                self._open_panel(seat, verb)

    def _shut_if(self, seat: int, request: SeatRequest) -> None:
        if self._ask(request):
            self._open(seat, _SHUT)

    def _by_touch(self) -> bool:
        view = self._means.table.view()
        return view.kind != "live" and profiles.load(view.config.profile).buys_in_by_touch

    @staticmethod
    def _pool(view: TableView) -> int | None:
        return view.meter_cents * 10_000 if view.meter_cents is not None else None

    # Asking.

    def _ask(self, request: SeatRequest) -> bool:
        """Ask the table, as the seat saw it; whether it was taken. A refusal is told in the seat's own words."""
        seat = request.seat
        self._note(seat, "", "")
        answer = self._means.table.submit(Ask(self._means.ask_id(), request, self._numbers[seat]))
        if not isinstance(answer, Refused):
            if not isinstance(request, Decide):  # what comes after a decision has to be seen first
                self._numbers = {one.seat: one.number for one in self._means.table.view().seats}
            return True
        self._means.sounded("refused")
        self._note(seat, refusal_words(self._manners[seat].speech, answer, self._means.table.view()), "refused")
        return False

    def _note(self, seat: int, text: str, tone: str) -> None:
        until = self._means.clock.steady_ms() + NOTE_MS if text else 0
        self._set(seat, note=text, note_tone=tone, note_until_ms=until)

    def _set(self, seat: int, **more: object) -> None:
        self._manners[seat] = self._manners[seat]._replace(**more)  # type: ignore[arg-type]

    def _seat(self, seat: int) -> SeatOnTable:
        return self._means.table.view().seats[seat - 1]

    # What was committed, and time.

    def told(self, records: tuple[Record, ...], view: TableView) -> None:
        """Something was committed that a seat should know of."""
        now = self._means.clock.steady_ms()
        for record in records:
            match record:
                case SeatTaken(seat):
                    self._sittings.begin(seat, self._means.clock)
                    self._touched_ms[seat] = now
                    self._set(seat, since_round=view.last_round)
                case SeatLeft(seat):
                    self._sittings.end(seat)
                    self._manners[seat] = self._fresh()
                case CashOutPaid(seat, cents):
                    self._tell(seat, words.PAID_OUT, amount=self._manners[seat].speech.money(cents))
                case BetsReturned(seat, _, reason) if told := returned_words(self._manners[seat].speech, reason):
                    self._note(seat, told, "told")
                case ChipRefused(seat, reason):
                    self._note(seat, chip_words(self._manners[seat].speech, reason), "told")
                case BettingOpened():
                    self._opened_ms = now
                case BetPlaced(seat):
                    self._touch(seat)  # whoever bets is there, by touch or not
                case RoundOpened(players=players):
                    self._chips = {one.seat for one in players if "progressive" in dict(one.stakes)}
                case RoundStepped(events) if events and isinstance(events[-1], Settled):
                    self._settled(events[-1])
        self._tell_late(view)
        self._ask_again(view)
        if view.phase != Phase.PLAYING:
            self._manners = {seat: manner._replace(chosen=()) for seat, manner in self._manners.items()}

    def _ask_again(self, view: TableView) -> None:
        """A question about money that has changed meanwhile is no question any more."""
        for seat in view.seats:
            manner = self._manners[seat.seat]
            if manner.panel.kind in ("cash-out", "leave"):
                credit = seat.credit + sum(cents for _, cents in seat.bets)
                ask = panels.cash_out if manner.panel.kind == "cash-out" else panels.leave
                if manner.panel != ask(credit, manner.speech):
                    self._open(seat.seat, _SHUT)

    def _tell_late(self, view: TableView) -> None:
        """Whoever had to decide when the clock ran out, and has nothing to decide any more, was too late."""
        owing = frozenset(seat.seat for seat in view.seats if seat.choices)
        clock = self._means.table.clock()
        over = clock is not None and self._means.clock.steady_ms() >= clock.deadline_ms
        if over:
            self._late |= self._owing - owing - {self._deciding}
        street = view.round.street if view.round is not None else -1
        if street != self._street or not owing:  # before, it would tell the others what was decided
            for seat in filter(self._sittings.__contains__, self._late):
                self._tell(seat, words.TIMED_OUT)
            self._late.clear()
        self._owing, self._street = owing, street

    def _tell(self, seat: int, source: str, **values: object) -> None:
        self._note(seat, self._manners[seat].speech.say(source, **values), "told")

    def _settled(self, event: Settled) -> None:
        """A chip that is a touch is a bet of one round: it is taken off with the others."""
        if self._means.sensor is not None:
            for seat in SEATS:
                self._means.sensor.lift(seat)
        self._sittings.settled(event.settlement)

    def _offer_cut(self, view: TableView) -> None:
        """The panel of the cut is open at the seat that may cut, and nowhere else."""
        for seat, manner in self._manners.items():
            offered = view.cut_offered_to == seat
            if offered and manner.panel.kind != "cut":
                self._open(seat, panels.cut(view, manner.speech))
            elif not offered and manner.panel.kind == "cut":
                self._open(seat, _SHUT)

    def tick(self) -> None:
        """Let time pass: the cut is offered, notes fade, idle seats are held, reality checks come between rounds."""
        now, view = self._means.clock.steady_ms(), self._means.table.view()
        passed, self._ticked_ms = now - self._ticked_ms, now
        self._offer_cut(view)
        profile = profiles.load(view.config.profile)
        for seat in view.seats:
            number, manner = seat.seat, self._manners[seat.seat]
            if manner.note and now >= manner.note_until_ms:
                self._note(number, "", "")
            if not seat.taken or seat.locked or seat.calling or view.held or self._cleaning() or stopped(view):
                self._touched_ms[number] = now  # there is nothing to touch, or somebody waits for an attendant
                if manner.reserved_until_ms is not None:
                    self._set(number, reserved_until_ms=manner.reserved_until_ms + passed)
                continue
            if view.phase not in (Phase.BETTING, Phase.RESULT, Phase.ATTRACT):
                continue
            check_ms = profile.reality_check_minutes * _MINUTE_MS
            if manner.panel.kind == "" and self._sittings.due(number, now, check_ms):
                self._open(number, panels.reality(view, self._sittings.check(number, now), now, manner.speech))
            elif view.phase == Phase.BETTING:
                self._look_for(seat, manner, now)

    def _look_for(self, seat: SeatOnTable, manner: Manner, now: int) -> None:
        """A seat that nobody touches is held for its player, and nobody waits for it. Its credit is never taken."""
        number = seat.seat
        if manner.reserved_until_ms is None:
            idle = now - self._touched_ms[number] >= IDLE_MS and now - self._opened_ms >= GRACE_MS
            if idle and not seat.bets:
                self._reserve(number)
            return
        if not seat.ready and not seat.bets:
            self._ask(Ready(number))
        if now >= manner.reserved_until_ms and not seat.credit:
            self._ask(Leave(number))

    def _reserve(self, seat: int) -> None:
        view = self._means.table.view()
        minutes = profiles.load(view.config.profile).seat_reservation_minutes
        self._set(seat, reserved_until_ms=self._means.clock.steady_ms() + minutes * _MINUTE_MS, panel=_SHUT)
