"""What holds for every sequence of intents at a table: money, meters, hidden cards, and a state that is only a fold.

The table and everything it decides are the real ones; its ledger is a list in memory, so that many stories can be told.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.base.ports import Entry, LedgerFault, Software, StoredEntry, Trouble
from kiosk.devices.bet_sensor.port import ChipGone, ChipSeen
from kiosk.ledger import accounts
from kiosk.ledger.entries import replay, replay_each, write
from kiosk.ledger.records import KINDS, PoolCorrected, Record, RoundStepped
from kiosk.ledger.table_state import Phase, Snapshot, TableState
from kiosk.policy.access import Role
from kiosk.policy.config import ProgressiveTerms, default_config
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.events import Decided
from kiosk.rules.intents import Decide, Declare
from kiosk.rules.pay.money import MICROS_PER_CENT
from kiosk.rules.round import Round
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.table.chance import SeededChance
from kiosk.table.idempotency import Answer
from kiosk.table.requests import (
    Accepted,
    AddUser,
    Ask,
    Bet,
    BuyIn,
    CallAttendant,
    CancelCashOut,
    CashOut,
    Clear,
    CloseTable,
    ConfirmCashOut,
    ConfirmHandPay,
    CorrectPool,
    Cut,
    Double,
    GiveCredit,
    Leave,
    LogIn,
    OpenTable,
    OrderReshuffle,
    Ready,
    Repeat,
    Request,
    ResetPin,
    SeatRequest,
    Sit,
    Undo,
)
from kiosk.table.staff_decisions import found
from kiosk.table.table import Table
from kiosk.table.views import TableView
from tests.kit.table.table_driver import GIVEN_PIN, OTHER_PIN, PIN, ManualClock
from tests.simulate.model import cards_in

GAMES = tuple(RULE_SETS)
TERMS = {"reset": 1_000_000_007, "contribution": 333_333, "reserve": 50_001, "guard": 3_000_000}
_OF_SEATS: dict[str, Callable[[int], SeatRequest]] = {
    "sit": Sit,
    "undo": Undo,
    "clear": Clear,
    "repeat": Repeat,
    "double": Double,
    "ready": Ready,
    "call": CallAttendant,
    "cash out": CashOut,
    "leave": Leave,
}
_ACTS = (*_OF_SEATS, "buy", "bet", "decide", "cut", "chip", "time", "declare", "staff", "fault", "on", "on", "on", "on")

Act = tuple[str, int, int]  # what, at which seat, and a number to choose by
acts = st.tuples(st.sampled_from(_ACTS), st.sampled_from(SEATS), st.integers(0, 10_000))
stories = st.tuples(st.sampled_from(GAMES), st.booleans(), st.lists(acts, min_size=20, max_size=80))


class ListJournal:
    """A ledger in memory."""

    def __init__(self) -> None:
        self.entries: list[StoredEntry] = []

    def append(self, entries: Sequence[Entry]) -> int:
        for entry in entries:
            self.entries.append(StoredEntry(len(self.entries) + 1, entry, b""))
        return len(self.entries)

    def tail(self) -> Iterator[StoredEntry]:
        snapshots = (index for index, stored in enumerate(self.entries) if stored.entry.kind == "snapshot")
        return iter(self.entries[max(snapshots, default=0) :])

    def sign(self, at_ms: int) -> None:
        pass

    def between_rounds(self, at_ms: int) -> None:
        pass

    def reopen(self) -> None:
        pass

    def close(self) -> None:
        pass


class PlainSealer:
    """It binds what it seals to its place, and hides nothing; no card's name is in a secret's bytes."""

    def seal(self, plain: bytes, bound_to: str) -> bytes:
        return f"{bound_to}\n".encode() + plain

    def unseal(self, sealed: bytes, bound_to: str) -> bytes:
        place, _, plain = sealed.partition(b"\n")
        if place.decode() != bound_to:
            raise LedgerFault(Trouble.DAMAGED, "it belongs elsewhere")
        return plain


class PlainPins:
    """PINs as they are."""

    def hash(self, pin: str) -> str:
        return pin

    def matches(self, kept: str, pin: str) -> bool:
        return kept == pin


class Story:
    """A table to which things happen. `by_hand`: its credits come from attendants."""

    def __init__(self, game: str, *, by_hand: bool = False) -> None:
        profile = ("new-york" if game.endswith("/ny") else "massachusetts") if by_hand else "demonstration"
        config = default_config(game, profile)
        if config.progressive is not None:
            config = config._replace(progressive=ProgressiveTerms(config.progressive.table, **TERMS))
        self.by_hand = by_hand
        self.clock, self.journal, self.sealer = ManualClock(), ListJournal(), PlainSealer()
        self.told: list[tuple[tuple[Record, ...], TableView, TableState]] = []
        self.answers: list[tuple[Ask, Answer]] = []
        self.journal.append(write(TableState(), found(TableState(), config), self.sealer, 0).entries)
        self.start(1)
        self.staff = [self._hire(name, pin) for name, pin in (("sam", PIN), ("sue", OTHER_PIN))]
        for seat in (1, 2, 4):
            self.ask(Sit(seat))
            self._give(seat, 2_000_000)
        while self.state.phase != Phase.BETTING:
            self._skip()

    def start(self, seed: int) -> None:
        """A process starts on the ledger as it is."""
        self.table = Table(self.journal, self.clock, SeededChance(seed), self.sealer, PlainPins(), Software("test"))
        self.table.observe(lambda told, view: self.told.append((told, view, self.table.state)))

    @property
    def state(self) -> TableState:
        return self.table.state

    def ask(self, request: Request, **more: Any) -> Answer:
        seat = getattr(request, "seat", None)
        seen = self.state.place(seat).number if seat in SEATS else None
        ask = Ask(f"ask-{len(self.answers)}", request, seen, **more)
        answer = self.table.submit(ask)
        self.answers.append((ask, answer))
        return answer

    def _hire(self, name: str, pin: str) -> str:
        given = PIN if name == "sam" else GIVEN_PIN
        self.ask(AddUser(name, Role.SUPERVISOR, given), by=self.staff[0] if name != "sam" else None)
        answer = self.ask(LogIn(name, given))
        assert isinstance(answer, Accepted)
        assert answer.session is not None
        self.staff = [answer.session]
        if pin != given:
            assert isinstance(self.ask(ResetPin(name, pin), by=answer.session), Accepted)
        return answer.session

    def _give(self, seat: int, cents: int) -> None:
        if self.by_hand:
            self.ask(GiveCredit(seat, cents), by=self.staff[0])
        else:
            self.ask(BuyIn(seat, cents))

    def live(self, happening: Sequence[Act]) -> "Story":
        """Let it all happen."""
        for what, seat, number in happening:
            if kind := _OF_SEATS.get(what):
                self.ask(kind(seat))
            else:
                getattr(self, f"_{what}")(seat, number)
        return self

    def _on(self, _: int, number: int) -> None:
        """Whatever brings the round on."""
        state = self.state
        if state.phase == Phase.BETTING and number % 4:
            for place in state.places:
                if place.taken and not place.touches:
                    self._bet_well(place.seat, number)
                    self.ask(Ready(place.seat))
        elif state.phase == Phase.PLAYING and number % 4:
            for seat in SEATS:
                self._decide(seat, number + seat)
        self._skip()

    def _bet_well(self, seat: int, number: int) -> None:
        config = self.state.config
        assert config is not None
        for limit in config.limits:
            if limit.wager != "odds":
                fit = [chip for chip in config.chips if chip >= limit.least]
                self.ask(Bet(seat, limit.wager, fit[number % len(fit)]))

    def _skip(self) -> None:
        deadline = self.table.next_deadline_ms()
        self.clock.pass_ms(max(0, (deadline or 0) - self.clock.steady))
        self.table.tick()

    def _buy(self, seat: int, number: int) -> None:
        self._give(seat, number * 100)

    def _bet(self, seat: int, number: int) -> None:
        config = self.state.config
        assert config is not None
        wagers = [*(limit.wager for limit in config.limits), "progressive"]
        self.ask(Bet(seat, wagers[number % len(wagers)], config.chips[number % len(config.chips)]))

    def _decide(self, seat: int, number: int) -> None:
        own = self.table.peek(seat)
        options = own.options if own is not None and own.options else ("fold",)
        self.ask(Decide(seat, options[number % len(options)]))

    def _cut(self, seat: int, number: int) -> None:
        self.ask(Cut(seat, number if number % 3 else None))

    def _chip(self, seat: int, number: int) -> None:
        self.table.sense([ChipSeen(seat) if number % 4 else ChipGone(seat)])

    def _time(self, _: int, number: int) -> None:
        self.clock.pass_ms(number)
        self.clock.wall -= 3 * number * (number % 2)
        self.table.tick()

    def _declare(self, _: int, number: int) -> None:
        state = self.state
        if state.round is not None and state.phase == Phase.PLAYING:
            legal = [one for one in state.game().legal_intents(state.round) if isinstance(one, Declare)]
            if legal:
                self.ask(legal[number % len(legal)], by=self.staff[0])

    def _staff(self, seat: int, number: int) -> None:
        requests: tuple[Request, ...] = (
            *(ConfirmHandPay(pay.number) for pay in self.state.hand_pays),
            ConfirmCashOut(seat),
            CancelCashOut(seat),
            CloseTable("a break"),
            OpenTable(),
            OrderReshuffle(),
            CorrectPool(number - 5_000, "a count"),
        )
        self.ask(requests[number % len(requests)], by=self.staff[0], second=self.staff[1])

    def _fault(self, seat: int, number: int) -> None:
        where = seat if number % 2 else None
        name = "door-open" if where is None else "seat-screen-failed"
        if number % 3:
            self.table.clear_fault(name, where)
        else:
            self.table.raise_fault(name, where)

    def folded(self) -> Iterator[tuple[TableState, Record | Snapshot, StoredEntry]]:
        """The ledger's records once more, each with the state after it."""
        return replay_each(self.journal.entries, self.sealer, TableState())


def told_story(story: tuple[str, bool, list[Act]]) -> Story:
    game, by_hand, happening = story
    return Story(game, by_hand=by_hand).live(happening)


@given(stories)
def test_money_is_conserved_and_nobody_owes(story: tuple[str, bool, list[Act]]) -> None:
    """After every single record: all balances add up to nothing, and no seat, felt, hand-pay or pool is below zero."""
    for state, record, stored in told_story(story).folded():
        assert sum(posting.micros for posting in stored.entry.postings) == 0
        assert sum(state.books.values()) == 0
        below = {name for name, micros in state.books.items() if micros < 0}
        assert below <= {accounts.HOUSE, accounts.CASH, accounts.ATTENDANT}, record
        assert all(state.books.get(credit, 0) % MICROS_PER_CENT == 0 for credit in accounts.CREDITS)
        if state.phase not in (Phase.BETTING, Phase.PLAYING):
            assert not any(state.books.get(felt, 0) for felt in accounts.FELTS), record


@given(stories)
def test_the_meters_are_the_sums_of_the_ledger(story: tuple[str, bool, list[Act]]) -> None:
    """Counted again from the first entry they are the same, and they explain every balance to the millionth."""
    after = told_story(story)
    state = after.state
    meters = Counter({name: MICROS_PER_CENT * value for name, value in state.meters.items()})
    assert replay(after.journal.entries, after.sealer).meters == state.meters
    assert replay(after.journal.entries, None).meters == state.meters
    sums: Counter[str] = Counter()
    for stored in after.journal.entries:
        for account, micros in stored.entry.postings:
            sums[account.partition(":")[0]] += micros
    assert sums[accounts.CASH] == meters["cash-outs"] - meters["buy-ins"]
    by_hand = meters["jackpot"] + meters["progressive-paid-by-attendant"]
    assert sums[accounts.ATTENDANT] == meters["cancelled-credits"] + by_hand - meters["attendant-credits-in"]
    paid = meters["coin-out"] + meters["progressive-paid-by-machine"] + by_hand + sums["hand-pay"]
    held = sum(sums[name] for name in (accounts.HOUSE, "pool", "reserve", "overflow"))
    assert held == meters["coin-in"] - paid
    if state.phase != Phase.PLAYING and not state.hits:
        corrected = sum(record.micros for _, record, _ in after.folded() if isinstance(record, PoolCorrected))
        reset = TERMS["reset"] if state.config and state.config.progressive else 0
        assert sums["pool"] == reset + corrected + state.meters.get("progressive-in", 0)
        assert sums["reserve"] == state.meters.get("progressive-reserve", 0)
    for name in ("coin-in", "coin-out", "games-played"):
        assert state.meters.get(name, 0) == sum(state.meters.get(f"{name}/seat/{seat}", 0) for seat in SEATS)


def face_up(played: Round) -> Counter[str]:
    """What lies face up, or was found so, by the rules' own state."""
    turned: list[str] = [card for seat in played.seats for card in seat.turned]
    dealer = played.dealer if played.dealer_turned else ()
    return Counter([*turned, *dealer, *played.community[: played.turned], *played.discarded])


@given(stories)
def test_no_hidden_card_is_in_any_public_view_or_told_record(story: tuple[str, bool, list[Act]]) -> None:
    after = told_story(story)
    assert after.told
    for told, view, state in after.told:
        events = [event for record in told if isinstance(record, RoundStepped) for event in record.events]
        assert not any(isinstance(event, Decided) for event in events)
        assert "secret=Secret" not in repr(told)
        if state.phase == Phase.PLAYING and state.round is not None:
            shown = face_up(state.round)
            assert not cards_in(view) - shown
            assert not cards_in(told) - shown


@given(stories)
def test_a_state_is_the_fold_of_its_records(story: tuple[str, bool, list[Act]]) -> None:
    """Whole from the first entry; from a snapshot; and to a reader without a key in all that is public."""
    after = told_story(story)
    state = after.state
    assert replay(after.journal.entries, after.sealer) == state
    keyless = replay(after.journal.entries, None)
    assert (keyless.books, keyless.places, keyless.last) == (state.books, state.places, state.last)
    if state.phase != Phase.PLAYING:
        snapshot = write(state, (Snapshot(state),), after.sealer, 0)
        assert snapshot.state == state
        kept = [StoredEntry(1, entry, b"") for entry in snapshot.entries]
        assert replay(kept, after.sealer) == state


@given(stories)
def test_what_was_asked_before_is_answered_as_before_and_changes_nothing(story: tuple[str, bool, list[Act]]) -> None:
    """By the same process, and, as far as it was taken lately, by the next one."""
    after = told_story(story)
    entries = len(after.journal.entries)
    for ask, answer in after.answers[-100:]:
        assert after.table.submit(ask) == answer
    assert len(after.journal.entries) == entries
    after.start(2)
    entries = len(after.journal.entries)
    for ask, answer in after.answers[-12:]:
        if isinstance(answer, Accepted) and not isinstance(ask.request, LogIn):
            assert after.table.submit(ask) == Accepted(ask.id)
    assert len(after.journal.entries) == entries


@given(stories, st.lists(acts, max_size=15))
def test_another_process_goes_on_from_the_same_state(story: tuple[str, bool, list[Act]], later: list[Act]) -> None:
    after = told_story(story)
    before = after.state
    after.start(3)
    same = ("books", "phase", "round_number", "hand_pays", "opened", "round", "shoe", "users", "config")
    first = next(stored.number for stored in reversed(after.journal.entries) if stored.entry.kind == "powered-up")
    restored = replay(after.journal.entries[:first], after.sealer)
    assert {name: getattr(restored, name) for name in same} == {name: getattr(before, name) for name in same}
    after.live(later)
    assert replay(after.journal.entries, after.sealer) == after.state


@pytest.mark.parametrize("game", GAMES)
def test_random_stories_reach_rounds_payments_and_refusals(game: str) -> None:
    """The properties are only as good as the stories."""
    rng = random.Random(7)
    reached: set[str] = set()
    refused: set[str] = set()
    wanted = {"round-opened", "round-stepped", "bet-placed", "bets-returned", "cash-out-paid", "cash-out-asked"}
    wanted |= {"seat-left", "chip-moved", "fault-raised", "table-closed", "table-rested", "time-bank-used"}
    refusals = {"bets-closed", "seat-taken", "seat-locked", "table-stopped", "nothing-there", "unknown-wager"}
    for number in range(40):
        if reached >= wanted and refused >= refusals:
            break
        happening = [(rng.choice(_ACTS), rng.choice(SEATS), rng.randrange(10_000)) for _ in range(60)]
        story = Story(game, by_hand=bool(number % 2)).live(happening)
        reached |= {stored.entry.kind for stored in story.journal.entries}
        refused |= {answer.code for _, answer in story.answers if not isinstance(answer, Accepted)}
    assert reached >= wanted
    assert reached <= {*KINDS, "snapshot"}
    assert refused >= refusals
