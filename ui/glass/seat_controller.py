"""Takes the touches of the six seats: names become requests, refusals become notes, panels open and close.

It keeps what the screen alone knows of a seat (its UI state) and decides nothing: the table does.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import NamedTuple

from kiosk.audit.recall import Recorded
from kiosk.base.ports import Clock, LedgerFault
from kiosk.base.words import Language
from kiosk.devices.bet_sensor.touch_spot import TouchSensor
from kiosk.ledger import records
from kiosk.ledger.seated_player import SeatedPlayer
from kiosk.ledger.table_state import Phase
from kiosk.policy import profiles
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.events import Settled
from kiosk.rules.intents import Decide, Refusal, Refused
from kiosk.rules.pay.money import Cents
from kiosk.rules.round import SeatView
from kiosk.table import requests
from kiosk.table.table import Table
from kiosk.table.views import SeatOnTable, TableView
from ui.glass.derive.amounts import chip_name
from ui.glass.derive.seat_inputs import SeatInputs, stopped
from ui.glass.panels import seat_panels as panels
from ui.glass.panels.history_panel import history
from ui.glass.panels.reality_check import SeatSessions
from ui.glass.seats.custom_bets import OPEN_IN, CustomBets, CustomContext
from ui.glass.seats.late_seats import LateSeats
from ui.glass.seats.seat_bets import LOOK_MS, BetsContext, SeatBets
from ui.glass.ui_state import UiState
from ui.glass.viewmodels.part_models import PanelProps
from ui.i18n.catalogue import seat as words
from ui.i18n.catalogue.refusals import refusal_words
from ui.i18n.catalogue.returned_bets import chip_words, returned_words

NOTE_MS = 6_000
PAYS_MS = 12_000  # as long as a pay table stays open by itself
IDLE_MS = 90_000  # without a touch: is the player still there?
GRACE_MS = 15_000  # from the opening of the bets: whoever waited for the others need not have touched anything
_MINUTE_MS = 60_000
_SHUT = PanelProps()
_SWITCHES = {"large": "large", "contrast": "contrast", "four": "four_colours", "calm": "calm"}


class ControllerContext(NamedTuple):
    table: Table
    clock: Clock
    sensor: TouchSensor | None  # where the progressive's chip is a touch; None where a device sees it
    history: Callable[[int], Iterable[Recorded]]
    seated: Callable[[int], SeatedPlayer | None]  # what the ledger knows of who sits there
    live: Callable[[], bool]  # whether everything has been told, and the latest is on screen
    shown: Callable[[], TableView]  # what is on screen
    ask_id: Callable[[], str]
    sounded: Callable[[str, int], None]  # a cue, from a seat
    changed: Callable[[], None]


class SeatController:
    def __init__(self, context: ControllerContext, language: str, *, own_screens: bool = False) -> None:
        self._context = context
        self._language = language
        self._own_screens = own_screens
        self._ui_states = {seat: self._fresh() for seat in SEATS}
        self._bets = SeatBets(BetsContext(context.table, context.clock, context.sensor, self._ui_states, self._ask))
        self._custom = CustomBets(CustomContext(context.table, self._ui_states, self._open, self._bets.bet_custom))
        self._sessions = SeatSessions()
        self._touched_ms = dict.fromkeys(SEATS, context.clock.steady_ms())
        self._ticked_ms = context.clock.steady_ms()
        self._opened_ms = context.clock.steady_ms()  # the bets
        self._numbers = dict.fromkeys(SEATS, 0)  # the seats' state numbers as they are on screen
        self._offered: dict[int, tuple[int, int] | None] = dict.fromkeys(SEATS)  # round and street of the buttons
        self._offered_ms = dict.fromkeys(SEATS, 0)  # since when they are on screen
        self._lying: dict[int, tuple[object, ...]] = dict.fromkeys(SEATS, ())  # before the seats, on screen
        self._late = LateSeats()
        self._deciding: int | None = None  # the seat whose own decision is being asked for
        self.cleaning_until_ms = 0
        for seat in context.table.view().seats:
            if seat.taken:
                self._resume(seat.seat)

    def _fresh(self) -> UiState:
        view = self._context.table.view()
        least = view.limits[0]
        fits = (chip for chip in view.chips if chip >= least.least and chip % least.step == 0)
        return UiState(self._language).taking(view.chips, chip_name(next(fits, view.chips[0])))

    def _resume(self, seat: int) -> None:
        """Somebody sits here since before the screen's program began. If nobody knows since when, it is now."""
        seated = None
        with suppress(LedgerFault):
            seated = self._context.seated(seat)
        self._sessions.begin(seat, self._context.clock, seated)
        self._set(seat, since_round=seated.since_round if seated else self._context.table.view().last_round)

    def ui_state(self, seat: int) -> UiState:
        return self._ui_states[seat]

    def shown(self, view: TableView, seats: Iterable[int]) -> None:
        """This is on screen now at these seats: touches refer to it."""
        for number in seats:
            seat = view.seats[number - 1]
            self._numbers[number] = seat.number
            self._lying[number] = SeatInputs(view, seat, self._ui_states[number], None, None, 0).lying
            offered = (view.round_number, view.round.street) if view.round and seat.choices else None
            if offered != self._offered[number]:
                self._offered[number] = offered
                self._offered_ms[number] = self._context.clock.steady_ms()

    def seen(self, seat: int) -> bool:
        """Whether the seat's decisions have been on screen for long enough that a touch is meant for them."""
        return self._context.clock.steady_ms() - self._offered_ms[seat] >= LOOK_MS

    def own(self, seat: int) -> SeatView | None:
        """The seat's own cards, while it may look at them: on the shared glass as long as they are pressed."""
        if not (self._ui_states[seat].peeking or self._own_screens):
            return None
        return self._context.table.peek(seat)

    def asked(self, seat: int, what: str, name: str) -> None:
        if self._cleaning():
            return
        self._touch(seat)
        self._handle(seat, what, name)
        self._context.sounded("tap", seat)  # as loud as the seat wants it now
        self._context.changed()

    def peek(self, seat: int, *, held: bool) -> None:
        """Letting go always counts."""
        if held and self._cleaning():
            return
        self._touch(seat)
        self._set(seat, peeking=held)
        self._context.changed()

    def _cleaning(self) -> bool:
        return self._context.clock.steady_ms() < self.cleaning_until_ms

    def _touch(self, seat: int) -> None:
        self._touched_ms[seat] = self._context.clock.steady_ms()
        if self._ui_states[seat].reserved_until_ms is not None:
            self._set(seat, reserved_until_ms=None)

    def _handle(self, seat: int, what: str, name: str) -> None:
        if what != "pays":  # whoever does something else has read it
            self._set(seat, asks_pays=False, pays="")
        if what in SeatBets.names:
            self._bets.do(seat, what)
            return
        named = {
            "bet": self._bets.bet,
            "drop": self._bets.drop,
            "pays": self._pays,
            "panel": self._asked_for,
            "press": self._press,
        }
        if what in named:
            named[what](seat, name)
            return
        match what:
            case "sit":
                self._sit(seat)
            case "chip":
                chips = self._context.table.view().chips
                self._ui_states[seat] = self._ui_states[seat].taking(chips, name)
            case "act" | "attendant":
                self._act(seat, name or what)
            case "card":
                self._choose(seat, int(name))
            case "close" if self._ui_states[seat].panel.kind == "cut":
                self._press(seat, "cut")  # to nowhere: it passes to the next
            case "close":
                self._open(seat, _SHUT)
            case "dismiss":
                self._note(seat, "", "")

    def _sit(self, seat: int) -> None:
        if self._ask(requests.Sit(seat)) and self._by_touch():
            self._open(seat, panels.buy_in(self._ui_states[seat].speech))

    def _act(self, seat: int, name: str) -> None:
        if name in SeatBets.names:
            self._bets.do(seat, name)
        elif name == "attendant":
            self._ask(requests.CallAttendant(seat))
        elif name == "buy-in":
            self._open_panel(seat, "buy-in")
        elif name != "here" and self.seen(seat):
            self._deciding = seat
            if self._ask(Decide(seat, name)):
                self._set(seat, chosen=())
            self._deciding = None

    def _pays(self, seat: int, spot: str) -> None:
        """A spot tells what it pays. Without one, what was open is closed, or else the next touch is to ask a spot."""
        was = self._ui_states[seat]
        opened = self._context.table.view().phase == Phase.BETTING and self._numbers[seat] != self._seat(seat).number
        if opened and spot and not was.asks_pays:
            return  # the seat has yet to be shown that bets are open: the sign said so, and the touch was meant for one
        asks = not spot and not was.asks_pays and not was.pays
        until_ms = self._context.clock.steady_ms() + (NOTE_MS if asks else PAYS_MS)
        self._set(seat, asks_pays=asks, pays=spot, pays_at=self._lying[seat], pays_until_ms=until_ms)

    def _choose(self, seat: int, card: int) -> None:
        """The card is chosen, or no more; of three, the first gives way."""
        chosen = self._ui_states[seat].chosen
        kept = tuple(one for one in chosen if one != card)
        self._set(seat, chosen=kept if card in chosen else (*kept, card)[-2:])

    def _open(self, seat: int, panel: PanelProps) -> None:
        self._set(seat, panel=panel, panel_at=self._lying[seat])

    def _open_panel(self, seat: int, kind: str) -> None:
        ui_state, view = self._ui_states[seat], self._context.table.view()
        held = self._seat(seat)
        language = ui_state.speech
        match kind:
            case "help":
                self._open(seat, panels.help_panel(view, language))
            case "menu":
                pays_out = bool(held.credit or held.bets) or self._in_round(seat)
                self._open(seat, panels.menu(ui_state, by_touch=self._by_touch(), pays_out=pays_out))
            case "language":
                self._open(seat, panels.languages(ui_state))
            case "history":
                self._open(seat, history(self._rounds(seat), seat, language))
            case "buy-in":
                self._open(seat, panels.buy_in(language))
            case "cash-out" | "leave":
                self._open(seat, self._question(held, kind))

    def _question(self, seat: SeatOnTable, kind: str) -> PanelProps:
        """Whether the player wants to be paid, and go."""
        credit = seat.credit + sum(cents for _, cents in seat.bets)
        language = self._ui_states[seat.seat].speech
        return panels.pay_out(kind, None if self._in_round(seat.seat) else credit, language)

    def _asked_for(self, seat: int, kind: str) -> None:
        """What the player opens; while a decision is due it waits for the end of the hand. A language need not wait."""
        if kind == "language" and self._seat(seat).choices:
            self._speak_next(seat)
            return
        self._open_panel(seat, kind)
        if self._seat(seat).choices:
            self._tell(seat, words.OPENS_AFTER)

    def _speak_next(self, seat: int) -> None:
        codes = Language.codes
        self._set(seat, language=codes[(codes.index(self._ui_states[seat].language) + 1) % len(codes)])
        self._note(seat, self._ui_states[seat].speech.name, "told")

    def _rounds(self, seat: int) -> list[Recorded]:
        """What this player has played here, and seen; nothing while the ledger cannot be read."""
        since, told = self._ui_states[seat].since_round, self._context.table.view().last_round - self._telling()
        try:
            return [one for one in self._context.history(seat) if since < one.number <= told]
        except LedgerFault:
            return []

    def _press(self, seat: int, name: str) -> None:
        verb, _, value = name.partition(" ")
        ui_state = self._ui_states[seat]
        if verb in CustomBets.keys:
            self._custom.press(seat, verb, value)
        elif verb == "sound":
            self._ui_states[seat] = ui_state.with_next_volume()
            self._open_panel(seat, "menu")
        elif verb in _SWITCHES:
            field = _SWITCHES[verb]
            self._set(seat, **{field: not getattr(ui_state, field)})
            self._open_panel(seat, "menu")
        else:
            self._choose_in_panel(seat, verb, value)

    def _choose_in_panel(self, seat: int, verb: str, value: str) -> None:
        ui_state = self._ui_states[seat]
        match verb:
            case "buy":
                self._shut_if(seat, requests.BuyIn(seat, int(value)))
            case "speak":
                self._set(seat, language=value)
                self._open_panel(seat, "language")
            case "page":
                self._open(seat, panels.help_panel(self._context.table.view(), ui_state.speech, value))
            case "yes":
                self._pay_out(seat, value)
            case "no" if ui_state.panel.kind == "cash-out" and self._seat(seat).cash_out_planned:
                self._shut_if(seat, requests.AfterHand(seat, requests.Then.PLAY))
            case "cut":
                self._shut_if(seat, requests.Cut(seat, int(value) if value else None))
            case "away":
                self._open(seat, _SHUT)
                if not self._seat(seat).bets or self._ask(requests.Clear(seat)):
                    self._reserve(seat)
            case "no":
                self._open(seat, _SHUT)
            case _:
                self._open_panel(seat, verb)

    def _pay_out(self, seat: int, kind: str) -> None:
        """The player cashes out or leaves: at once, or when the hand has been told."""
        if not self._in_round(seat):
            self._shut_if(seat, requests.CashOut(seat) if kind == "cash-out" else requests.Leave(seat))
        elif self._shut_if(seat, requests.AfterHand(seat, requests.Then(kind))):
            self._tell(seat, words.CASHING_OUT_AFTER if kind == "cash-out" else words.LEAVING)

    def _telling(self) -> bool:
        """Whether the last round is still being told: nobody is to read before what it came to."""
        return self._context.table.view().phase != Phase.PLAYING and not self._context.live()

    def _in_round(self, seat: int) -> bool:
        """Whether the seat's hand is in play, or what it came to has yet to be told."""
        if self._telling():
            last = self._context.table.view().last
            return last is not None and any(one.seat == seat for one in last.seats)
        refused = self._context.table.prospects(seat).get(requests.CashOut)
        return refused is not None and refused.code == Refusal.IN_ROUND

    def _shut_if(self, seat: int, request: requests.SeatRequest) -> bool:
        taken = self._ask(request)
        if taken:
            self._open(seat, _SHUT)
        return taken

    def _by_touch(self) -> bool:
        view = self._context.table.view()
        return view.kind != "live" and profiles.load(view.config.profile).buys_in_by_touch

    def _ask(self, request: requests.SeatRequest) -> bool:
        """Ask the table, as the seat saw it; whether it was taken. A refusal is told in the seat's own words."""
        seat = request.seat
        self._note(seat, "", "")
        answer = self._context.table.submit(requests.Ask(self._context.ask_id(), request, self._numbers[seat]))
        if not isinstance(answer, Refused):
            if not isinstance(request, Decide):  # what comes after a decision has to be seen first
                self._numbers = {one.seat: one.number for one in self._context.table.view().seats}
            return True
        self._context.sounded("refused", seat)
        self._note(seat, refusal_words(self._ui_states[seat].speech, answer, self._context.shown()), "refused")
        return False

    def _note(self, seat: int, text: str, tone: str) -> None:
        until = self._context.clock.steady_ms() + NOTE_MS if text else 0
        self._set(seat, note=text, note_tone=tone, note_until_ms=until)

    def _set(self, seat: int, **more: object) -> None:
        self._ui_states[seat] = self._ui_states[seat]._replace(**more)  # type: ignore[arg-type]

    def _seat(self, seat: int) -> SeatOnTable:
        return self._context.table.view().seats[seat - 1]

    def on_records(self, committed: tuple[records.Record, ...], view: TableView) -> None:
        now = self._context.clock.steady_ms()
        for record in committed:
            match record:
                case records.SeatTaken(seat):
                    self._sessions.begin(seat, self._context.clock)
                    self._touched_ms[seat] = now
                    self._set(seat, since_round=view.last_round)
                case records.SeatLeft(seat):
                    self._sessions.end(seat)
                    self._custom.forget(seat)
                    self._ui_states[seat] = self._fresh()
                case records.BetsReturned(seat):
                    self._bets.returned(seat)
                case records.BettingOpened():
                    self._opened_ms = now
                case records.BetPlaced(seat):
                    self._touch(seat)  # whoever bets is there, by touch or not
                case records.RoundOpened(players=players):
                    self._bets.dealt({one.seat for one in players if "progressive" in dict(one.stakes)})
                case records.RoundStepped((*_, Settled(settlement))):
                    self._bets.settled()
                    self._sessions.settled(settlement)
            self._tell_of(record)
        self._tell_late(view)
        self._ask_again(view)
        if view.phase != Phase.PLAYING:
            self._ui_states.update({seat: one._replace(chosen=()) for seat, one in self._ui_states.items()})

    def _ask_again(self, view: TableView) -> None:
        """A question about money that has changed meanwhile is no question any more."""
        for seat in view.seats:
            asked = self._ui_states[seat.seat].panel
            if asked.kind == "custom" and view.phase not in OPEN_IN:
                self._open(seat.seat, _SHUT)
            if asked.kind in ("cash-out", "leave") and asked != self._question(seat, asked.kind):
                self._open(seat.seat, _SHUT)

    def _tell_of(self, record: records.Record) -> None:
        """What the seat is told of a record of its own."""
        match record:
            case records.AttendantCalled(seat):
                self._tell(seat, words.ATTENDANT_CALLED)
            case records.CashOutPaid(seat, cents):
                self._tell(seat, words.PAID_OUT, amount=Cents(cents))
            case records.BetsReturned(seat, _, why):
                self._note(seat, returned_words(self._ui_states[seat].speech, why), "told")
            case records.ChipRefused(seat, reason):
                self._note(seat, chip_words(self._ui_states[seat].speech, reason), "told")

    def _tell_late(self, view: TableView) -> None:
        clock = self._context.table.clock()
        over = clock is not None and self._context.clock.steady_ms() >= clock.deadline_ms
        for seat in filter(self._sessions.__contains__, self._late.heard(view, self._deciding, over=over)):
            self._tell(seat, words.TIMED_OUT)

    def _tell(self, seat: int, source: str, **values: object) -> None:
        self._note(seat, self._ui_states[seat].speech.say(source, **values), "told")

    def _offer_cut(self, view: TableView) -> None:
        """The panel of the cut is open at the seat that may cut, and nowhere else."""
        for seat, ui_state in self._ui_states.items():
            offered = view.cut_offered_to == seat
            if offered and ui_state.panel.kind != "cut":
                self._open(seat, panels.cut(view, ui_state.speech))
            elif not offered and ui_state.panel.kind == "cut":
                self._open(seat, _SHUT)

    def tick(self) -> None:
        """Let time pass: the cut is offered, notes fade, idle seats are held, reality checks come between rounds."""
        now, view = self._context.clock.steady_ms(), self._context.table.view()
        passed, self._ticked_ms = now - self._ticked_ms, now
        self._offer_cut(view)
        profile = profiles.load(view.config.profile)
        for seat in view.seats:
            number, ui_state = seat.seat, self._ui_states[seat.seat]
            if ui_state.note and now >= ui_state.note_until_ms:
                self._note(number, "", "")
            if now >= ui_state.pays_until_ms:
                self._set(number, asks_pays=False, pays="")
            if not seat.taken or seat.locked or seat.calling or view.held or self._cleaning() or stopped(view):
                self._touched_ms[number] = now  # there is nothing to touch, or somebody waits for an attendant
                if ui_state.reserved_until_ms is not None:
                    self._set(number, reserved_until_ms=ui_state.reserved_until_ms + passed)
                continue
            if view.phase not in (Phase.BETTING, Phase.RESULT, Phase.ATTRACT) or self._telling():
                continue
            check_ms = profile.reality_check_minutes * _MINUTE_MS
            if ui_state.panel.kind == "" and self._sessions.due(number, now, check_ms):
                self._open(number, panels.reality(view, self._sessions.check(number, now), now, ui_state.speech))
            elif view.phase == Phase.BETTING:
                self._look_for(seat, ui_state, now)

    def _look_for(self, seat: SeatOnTable, ui_state: UiState, now: int) -> None:
        """A seat that nobody touches is held for its player, and nobody waits for it. Its credit is never taken."""
        number = seat.seat
        if ui_state.reserved_until_ms is None:
            idle = now - self._touched_ms[number] >= IDLE_MS and now - self._opened_ms >= GRACE_MS
            if idle and not seat.bets:
                self._reserve(number)
            return
        if not seat.ready and not seat.bets:
            self._ask(requests.Ready(number))
        if now >= ui_state.reserved_until_ms and not seat.credit:
            self._ask(requests.Leave(number))

    def _reserve(self, seat: int) -> None:
        minutes = profiles.load(self._context.table.view().config.profile).seat_reservation_minutes
        self._set(seat, reserved_until_ms=self._context.clock.steady_ms() + minutes * _MINUTE_MS, panel=_SHUT)
