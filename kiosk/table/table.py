"""The table: one object that owns the state. Asks come in, records are durable before anything is shown.

decide, post, append, apply, tell: in this order, in one place. Time and chance are inputs. When the ledger cannot be
written the table stops at once, in memory; it goes on from what the file says as soon as it can be opened again.
"""

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial

from kiosk.base.clock import ClockWatch
from kiosk.base.ports import Chance, Clock, DamageNote, Journal, LedgerFault, PinKeeper, Sealer, Software, Trouble
from kiosk.base.words import mark
from kiosk.devices.bet_sensor.port import Report
from kiosk.ledger.accounts import CREDITS, FELTS
from kiosk.ledger.entries import replay, write
from kiosk.ledger.records import (
    BettingOpened,
    ClockJumped,
    DecksMoved,
    FaultCleared,
    FaultRaised,
    PoweredUp,
    Record,
    ReshuffleOrdered,
    RoundOpened,
    RoundStepped,
    ShoeEnded,
    ShoeLoaded,
    TableRested,
    TimeBankUsed,
)
from kiosk.ledger.table_state import ActiveFault, Phase, Snapshot, TableState
from kiosk.ledger.upgrades import GENERATION
from kiosk.policy.config import TableConfig, game_of
from kiosk.policy.faults import FAULTS, ledger_fault
from kiosk.rules.cards.decks import SHUFFLED
from kiosk.rules.events import Declared, Settled
from kiosk.rules.intents import Decide, Refusal, Refused
from kiosk.rules.round import SeatView
from kiosk.table import dealer
from kiosk.table.chance import SourceFailed, session_token
from kiosk.table.devices.sensor_faults import SensorFaults, chips_lost
from kiosk.table.idempotency import Answer, Answers, mark_of, why_not_asked
from kiosk.table.requests import Accepted, AddUser, Ask, CallAttendant, LogIn, LogOut, ResetPin, SeatRequest
from kiosk.table.seat_decisions import Prospects, decide_seat, prospects
from kiosk.table.sessions import Sessions, decide_login
from kiosk.table.shuffler import NotWhole, Shuffler
from kiosk.table.staff_decisions import Staff, decide_staff, first_user
from kiosk.table.story.beats import Beat
from kiosk.table.story.script import script, story_ms
from kiosk.table.timers import Running, Timers, clock_jumped
from kiosk.table.views import Found, TableView, public_records, seat_view, table_view

Observer = Callable[[tuple[Record, ...], TableView], None]
Show = Callable[[tuple[Record, ...], TableView, tuple[Beat, ...]], None]

SNAPSHOT_EVERY = 200  # entries, so that opening reads few of them
RETRY_MS = 1_000  # between attempts to open a ledger that failed


class Table:
    def __init__(
        self,
        journal: Journal,
        clock: Clock,
        chance: Chance,
        sealer: Sealer,
        pins: PinKeeper,
        software: Software,
        damage: DamageNote | None = None,
        not_genuine: str = "",
        other_signer: str = "",
    ) -> None:
        self._journal = journal
        self._clock = clock
        self._chance = chance
        self._sealer = sealer
        self._pins = pins
        self._damage = damage
        self._observers: list[Observer] = []
        self._show: Show | None = None  # whoever tells players the story
        self._behind: Callable[[int], bool] = lambda _: False  # whether, by now, it should have been told and was not
        self._shown: TableView | None = None  # the latest view that it was told
        self._answers = Answers(session_token())
        self._reports: deque[Report] = deque()  # of the sensors, not taken in yet
        self._sensor_faults = SensorFaults()
        self._sessions = Sessions()
        self._held = False
        self._covered = False
        self._halt: LedgerFault | None = None
        self._unwritten: list[Callable[[], None]] = []  # faults found while the ledger fails
        self._retry_ms = 0
        self._timers = Timers()
        self._state = TableState()
        self._views, self._prospects = Found(table_view), Found(prospects)
        self._since_snapshot = 0
        self._shuffler = self._new_shuffler()
        self._clock_watch = ClockWatch(clock, self._load())
        self._power_up: PoweredUp | None = PoweredUp(software, GENERATION)  # as long as the ledger does not have it
        self._wrong_software = not_genuine or other_signer
        self._commit(())
        self._recall_damage()
        self._started_with = f"{not_genuine}; restart the table with the approved files" if not_genuine else ""
        self.software_checked(not_genuine)
        self._drive()

    @property
    def state(self) -> TableState:
        """The truth, with the cards in it: for the table's own parts, never for a view."""
        return self._state

    @property
    def halted(self) -> LedgerFault | None:
        """The ledger's fault that stopped the table, while it lasts."""
        return self._halt

    def view(self) -> TableView:
        """What everybody may see; while the ledger cannot be written, its fault too."""
        view = self._views.of(self._state)._replace(held=self._held)
        if self._halt is None:
            return view
        halted = ActiveFault(ledger_fault(self._halt.trouble).name, None, "")
        return view._replace(faults=(*view.faults, halted))

    def peek(self, seat: int) -> SeatView | None:
        """What a seat may see of its own hand while it is pressed."""
        return seat_view(self._state, seat)

    def prospects(self, seat: int) -> Prospects:
        """What a seat would be answered now, request by request, of those that say no more than its number."""
        return self._prospects.of(self._state, seat) if self._halt is None else {}

    def prospect(self, request: SeatRequest) -> Refused | None:
        """Why this would be refused now; None if it would be taken."""
        answer = decide_seat(self._state, self._config, request)
        return answer if isinstance(answer, Refused) else None

    def observe(self, observer: Observer) -> None:
        """Be told, after each commit, what everybody may know of it."""
        self._observers.append(observer)

    def show(self, show: Show, behind: Callable[[int], bool] = lambda _: False) -> None:
        """Be told as well how it is shown to players, beat by beat. The clocks wait for it, also where it is behind."""
        self._show, self._behind, self._shown = show, behind, self.view()

    def next_deadline_ms(self) -> int | None:
        """When, by the steady clock, the table will do something by itself; None if it waits for people alone."""
        if self._halt is not None:
            return self._retry_ms
        return self._timers.next_ms(self._state)

    def clock(self) -> Running | None:
        """The clock that runs, without the seats' time banks; None while the table stands still."""
        return self._timers.running() if self._halt is None else None

    def submit(self, ask: Ask) -> Answer:
        """Take a request, or refuse it by name. A repeated one is answered as before."""
        if (refused := why_not_asked(ask)) is not None:
            return refused
        if (answered := self._answers.again(ask, self._state)) is not None:
            return answered
        if self._halt is not None:
            return _stopped(self._halt)
        try:
            answer = self._take(ask)
        except LedgerFault as fault:
            return self._stop(fault)
        except (SourceFailed, NotWhole) as failure:
            return self._no_cards(failure)
        self._answers.keep(ask, answer)
        self._drive()
        return answer

    def sense(self, reports: Iterable[Report]) -> None:
        """Take in what the bet sensors report, in order; while the ledger fails, as soon as it can be written again."""
        self._reports.extend(reports)
        while self._reports and self._halt is None:
            records = self._sensor_faults.take(self._state, self._reports[0])
            if not records or self._commit(records):
                self._reports.popleft()
        self._drive()

    def raise_fault(self, name: str, seat: int | None = None, detail: str = "") -> None:
        """A self-check or a device found something wrong. While the ledger fails, it waits."""
        if self._halt is not None:
            self._unwritten.append(partial(self.raise_fault, name, seat, detail))
        elif not self._state.has_fault(name, seat):
            self._commit((FaultRaised(name, seat, detail),))
            self._drive()

    def clear_fault(self, name: str, seat: int | None = None) -> None:
        """The cause of a fault that clears by itself is gone. While the ledger fails, it waits."""
        if self._halt is not None:
            self._unwritten.append(partial(self.clear_fault, name, seat))
        elif self._state.has_fault(name, seat):
            self._commit((FaultCleared(name, seat),))
            self._drive()

    def software_checked(self, not_genuine: str) -> None:
        """The software's files were checked; what was found wrong, if anything. Until it is not, the fault stays.

        What was found at the start runs: it stays until the next start, whatever the files are by then.
        """
        self._not_genuine = not_genuine
        if not_genuine:
            self.raise_fault("software-changed", None, not_genuine)

    def tick(self) -> None:
        """Let time pass: clocks that ran out, and another try at a ledger that failed."""
        if self._halt is not None:
            self._retry()
            return
        self._commit(())  # the wall clock may have been set
        if self._state.phase in (Phase.ATTRACT, Phase.RESULT):
            try:
                self._chance.cycle()
            except SourceFailed as failure:
                self._no_cards(failure)
        self._drive()

    def hold(self, *, held: bool, covered: bool = False) -> None:
        """Somebody wants the screen: a round in play goes on, but nothing new begins. Once it is covered, or deaf to
        touch, no clock runs either; they begin anew when players have it back."""
        if (held, covered) != (self._held, self._covered):
            self._held, self._covered = held, covered
            self._tell(())
            self._drive()

    def attended(self, session: str) -> bool:
        """Whoever has this session is still at the menu; whether it lasts."""
        return self._sessions.user(session, self._state, self._config, self._clock.steady_ms()) is not None

    def close(self) -> None:
        self._journal.close()

    def _take(self, ask: Ask) -> Answer:
        request, state = ask.request, self._state
        if isinstance(request, LogIn):
            return self._log_in(ask.id, request)
        who: tuple[str, ...] = ()
        if isinstance(request, SeatRequest):
            if refused := self._stale(ask, request):
                return refused
            decided = decide_seat(state, self._config, request)
            if isinstance(request, Decide) and not isinstance(decided, Refused):
                over = self._timers.overdue_ms(self._clock.steady_ms())
                decided = (TimeBankUsed(request.seat, over), *decided) if over else decided
        else:
            staff = self._staff(ask)
            if isinstance(staff, Refused):
                if not isinstance(request, AddUser):
                    return staff
                decided = first_user(state, request, self._pins)
                who = (request.name,)
            else:
                decided = decide_staff(state, request, staff)
                who = staff.names
        if isinstance(decided, Refused):
            return decided
        self._append(decided, who, mark_of(ask))
        if isinstance(request, LogOut):
            self._sessions.end(ask.by)
        elif isinstance(request, ResetPin):
            self._sessions.end_all(request.name, but=ask.by)
        return Accepted(ask.id)

    def _stale(self, ask: Ask, request: SeatRequest) -> Refused | None:
        if isinstance(request, CallAttendant) or not 1 <= request.seat <= len(self._state.places):
            return None
        number = self._state.place(request.seat).number
        if ask.seen == number:
            return None
        words = mark("The seat has changed since you looked; look again.")
        return Refused(Refusal.STALE, request.seat, "seen", words)

    @property
    def _config(self) -> TableConfig:
        if self._state.config is None:
            raise ValueError("the table is not configured")
        return self._state.config

    def _log_in(self, ask_id: str, request: LogIn) -> Answer:
        tried, refused = decide_login(self._state, self._config, request, self._pins, self._clock.wall_ms())
        who = (tried.name,) if refused is None else ()
        self._append((tried,), who, None)  # a session ends with the process: no id to know it by
        if refused is not None:
            return refused
        token = session_token()
        self._sessions.open(token, tried.name, self._clock.steady_ms())
        return Accepted(ask_id, token)

    def _staff(self, ask: Ask) -> Staff | Refused:
        now = self._clock.steady_ms()
        first, second = (self._sessions.user(token, self._state, self._config, now) for token in (ask.by, ask.second))
        if first is None or (ask.second is not None and second is None):
            return Refused(Refusal.NOT_PERMITTED, None, "user", "Log in first.")
        lasting = {("software-changed", None): self._started_with or self._not_genuine, **self._sensor_faults.lasting}
        return Staff(first, second, self._pins, lasting, self._clock.wall_ms())

    def _drive(self) -> None:
        try:
            while self._halt is None and (records := self._due()):
                if not self._commit(records):
                    return
        except (SourceFailed, NotWhole) as failure:
            self._no_cards(failure)

    def _no_cards(self, failure: SourceFailed | NotWhole) -> Refused:
        """Chance, or the shuffler, cannot be relied on: the table stops."""
        name = "rng-failed" if isinstance(failure, SourceFailed) else "deck-not-whole"
        self.raise_fault(name, None, failure.words)
        return Refused(Refusal.TABLE_STOPPED, None, "table", FAULTS[name].words_players)

    def _due(self) -> tuple[Record, ...]:
        state = self._state
        if state.config is None or state.stopped() or self._covered or (self._held and state.phase != Phase.PLAYING):
            self._timers.pause()
            return ()
        now = self._clock.steady_ms()
        if self._behind(now):  # players have yet to be shown what the clock that runs is for: it starts anew
            self._timers.pause()
        return dealer.due(state, self._timers, self._shuffler, self._chance, now)

    def _commit(self, records: tuple[Record | Snapshot, ...]) -> bool:
        """Append the dealer's records; whether the ledger took them."""
        try:
            self._append(records, (), None)
        except LedgerFault as fault:
            self._stop(fault)
            return False
        return True

    def _append(self, records: tuple[Record | Snapshot, ...], who: tuple[str, ...], intent: str | None) -> None:
        """Post, append, apply, tell; before them what was not said yet. After this returns, all of it is durable."""
        if first := self._unsaid():
            self._write(first, (), None)
        if records:
            self._write(records, who, intent)

    def _write(self, records: tuple[Record | Snapshot, ...], who: tuple[str, ...], intent: str | None) -> None:
        written = write(self._state, records, self._sealer, self._clock_watch.now_ms(), who, intent)
        self._journal.append(written.entries)
        self._state = written.state
        self._since_snapshot += len(records)
        try:
            for record in records:
                self._handle(record)
            if who:
                self._journal.sign(self._clock.wall_ms())  # what staff did is signed at once
        finally:
            self._tell(records)  # it is durable, whatever became of the rest
        self._write_snapshot(records)

    def _tell(self, records: tuple[Record | Snapshot, ...]) -> None:
        if not self._observers and self._show is None:
            return
        told, view = public_records(self._state, records), self.view()
        if self._show is not None and self._shown is not None:
            beats = script(self._shown, told, view)
            self._timers.tell(story_ms(beats), self._clock.steady_ms())
            self._shown = view
            self._show(told, view, beats)
        for observer in self._observers:
            observer(told, view)

    def _handle(self, record: Record | Snapshot) -> None:
        """What a record that is now durable does to the volatile parts: the decks, the snapshots, the checkpoint."""
        match record:
            case PoweredUp():
                self._power_up = None
            case ClockJumped():
                self._clock_watch.accept()
            case DecksMoved(stage):
                self._shuffler.to_stage(stage)
            case RoundOpened(shoe=shoe):
                if shoe is None:
                    self._shuffler.deal()
                self._journal.sign(self._clock.wall_ms())  # the cards of a round are fixed: none can be dealt for them
            case ShoeLoaded():
                self._shuffler.deal()
            case ReshuffleOrdered() | RoundStepped((Declared(kind="shuffler-failure"),)):
                self._shuffler.reshuffle()
            case RoundStepped(events) if type(events[-1]) is Settled:
                if self._state.shoe is None:
                    self._shuffler.clear()
                self._check_books()
                self._journal.between_rounds(self._clock.wall_ms())
            case ShoeEnded():
                self._shuffler.clear()
            case TableRested():
                self._shuffler = self._new_shuffler()

    def _write_snapshot(self, records: tuple[Record | Snapshot, ...]) -> None:
        """Write down the state whole before bets are taken; while nobody plays, whenever enough has been written."""
        opens = any(isinstance(record, BettingOpened) for record in records)
        enough = SNAPSHOT_EVERY if opens else 2 * SNAPSHOT_EVERY
        if self._since_snapshot >= enough and self._state.phase in (Phase.ATTRACT, Phase.BETTING):
            self._since_snapshot = 0
            self._append((Snapshot(self._state),), (), None)
            if not opens:
                self._journal.between_rounds(self._clock.wall_ms())

    def _unsaid(self) -> tuple[Record, ...]:
        """That this release is in charge, before all else that it writes; that the clock was set, before its time is
        written; and after a start that its software is not what it should be, and that nothing is known of the chips.
        """
        jump = self._clock_watch.jump()
        jumped = clock_jumped(self._state, *jump, at_start=self._power_up is not None) if jump else ()
        if self._power_up is None:
            return jumped
        detail, fault = self._wrong_software, "software-changed"
        wrong = (FaultRaised(fault, None, detail),) if detail and not self._state.has_fault(fault) else ()
        return (self._power_up, *jumped, *wrong, *chips_lost(self._state))

    def _check_books(self) -> None:
        """After each round the felt is empty, no credit is below 0 and the books balance; if not, nothing goes on."""
        books = self._state.books
        wrong = {"balance": sum(books.values())} | {felt: books.get(felt, 0) for felt in FELTS}
        wrong |= {credit: min(0, books.get(credit, 0)) for credit in CREDITS}
        if detail := ", ".join(f"{name} {micros}" for name, micros in wrong.items() if micros):
            self._append((FaultRaised("meters-differ", None, detail),), (), None)

    def _new_shuffler(self) -> Shuffler:
        config = self._state.config
        return Shuffler(self._chance, game_of(config).copies if config else 1, self._state.back)

    def _load(self) -> int:
        """Take the state from the ledger, with the decks as they then must lie; the time of the last entry, or 0."""
        entries = list(self._journal.tail())
        state = replay(entries, self._sealer)
        if not dealer.secrets_hold(state):
            raise LedgerFault(Trouble.DAMAGED, "the sealed cards are not those that were committed")
        self._state = state
        self._since_snapshot = len(entries)
        self._shuffler = self._new_shuffler()
        state = self._state
        if state.phase != Phase.ATTRACT:
            self._shuffler.to_stage(state.stage if state.phase == Phase.OPENING else SHUFFLED)
            if state.phase == Phase.PLAYING or state.shoe is not None:
                self._shuffler.deal()
        return entries[-1].entry.at_ms if entries else 0

    def _recall_damage(self) -> None:
        """Damage that was found before this start is still shown, until two persons clear it."""
        detail = self._damage.read() if self._damage is not None else None
        if self._damage is None or detail is None:
            return
        name = ledger_fault(Trouble.DAMAGED).name
        if self._state.has_fault(name) or self._commit((FaultRaised(name, None, detail),)):
            self._damage.clear()

    def _stop(self, fault: LedgerFault) -> Refused:
        self._halt = fault
        self._timers.pause()
        self._retry_ms = self._clock.steady_ms() + RETRY_MS
        self._note_damage(fault)
        self._tell(())
        return _stopped(fault)

    def _note_damage(self, fault: LedgerFault) -> None:
        if self._damage is not None and fault.trouble == Trouble.DAMAGED:
            self._damage.write(str(fault))

    def _retry(self) -> None:
        """Open the ledger anew, and go on from what it says. Damage is for people to mend."""
        fault = self._halt
        now = self._clock.steady_ms()
        if fault is None or fault.trouble == Trouble.DAMAGED or now < self._retry_ms:
            return
        self._retry_ms = now + RETRY_MS
        name = ledger_fault(fault.trouble).name
        try:
            self._journal.reopen()
            self._load()
            self._journal.sign(self._clock.wall_ms())  # no play goes on upon what is not signed
            over = (FaultRaised(name, None, str(fault)), FaultCleared(name, None))
            self._append(over, (), None)
        except LedgerFault as again:
            self._halt = again
            self._note_damage(again)
            if again.trouble != fault.trouble:
                self._tell(())
            return
        except SourceFailed:  # without chance there are no decks: the table stays stopped, and tries again
            return
        self._halt = None
        self._tell(())  # what was told while it was read anew still had the fault
        waiting, self._unwritten = self._unwritten, []
        for write_now in waiting:
            write_now()
        self.sense(())


def _stopped(fault: LedgerFault) -> Refused:
    return Refused(Refusal.TABLE_STOPPED, None, "table", ledger_fault(fault.trouble).words_players)
