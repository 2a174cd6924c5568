"""The table, its model, and everything that must hold between them, whoever acts. Every ask goes through here."""

import random
from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from kiosk.devices.bet_sensor.port import ChipSeen
from kiosk.ledger import entries as journaling
from kiosk.ledger.records import Record, RoundOpened, RoundStepped, ShoeLoaded
from kiosk.ledger.table_state import Phase
from kiosk.policy.config import TableConfig
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.events import Decided
from kiosk.rules.intents import Refusal, Refused
from kiosk.table.idempotency import Answer
from kiosk.table.requests import Accepted, Ask, LogIn, Request, SeatRequest
from kiosk.table.table import Table
from kiosk.table.views import TableView, table_view
from tests.simulate.model import CENT, Model, Wrong, cards_in, must
from tests.simulate.verdicts import verdict
from tests.simulate.world import Crash, Log, World

REPEATABLE = 12  # asks back, fewer than the ledger's own memory of a seat
MOST_COMMITS = 1_000  # that one step can lead to
_MODELLED = (
    "buy-ins",
    "attendant-credits-in",
    "cancelled-credits",
    "cash-outs",
    "games-played",
    "coin-in",
    "rounds",
    "progressive-wins",
    "progressive-hits",
    "progressive-in",
    "progressive-overflow",
    "progressive-reserve",
    "power-ups",
    "door-openings",
)


class Asked(NamedTuple):
    """An ask, the process that answered it, and the answer; None if the process died over it."""

    ask: Ask
    start: int
    answer: Answer | None


class Bench:
    """One simulated table under observation."""

    def __init__(
        self, base: Path, rng: random.Random, config: TableConfig, say: Callable[[str], None] | None, *, wired: bool
    ) -> None:
        self.rng = rng
        self.model = Model()
        self.log = Log(say)
        self.step = 0
        self.asks: deque[Asked] = deque(maxlen=REPEATABLE)
        self._count = 0
        self._read = 0
        self._commits = 0  # in this step
        self._pool = (config.game, 0)
        self.world = World(base, rng, "test", config, self._observe, wired=wired)
        self.sync()

    @property
    def table(self) -> Table:
        return self.world.table

    # Asking.

    def ask(self, request: Request, by: str | None = None, second: str | None = None, *, stale: int = 0) -> Answer:
        """Ask with an id of its own; `stale` is by how much the asker's sight of the seat is behind."""
        self._count += 1
        seat = request.seat if isinstance(request, SeatRequest) else None
        seen = self.table.view().seats[seat - 1].number - stale if seat in SEATS else None
        ask = Ask(f"ask-{self._count}", request, seen, by, second)
        expected = verdict(self.model, request, stale=bool(stale)) if self.table.halted is None else False
        answer = self._submit(ask)
        stopped = isinstance(answer, Refused) and answer.code == Refusal.TABLE_STOPPED
        if expected is not None and not (stopped and expected):
            word = "taken" if expected else "refused"
            must(isinstance(answer, Accepted) == expected, f"{ask} should have been {word}: {answer}")
        return answer

    def repeat(self, asked: Asked) -> None:
        """The same ask once more, as after an answer that was lost."""
        taken = self.model.intents[asked.ask.id]
        halted = self.table.halted is not None
        answer = self._submit(asked.ask)
        same_process = asked.start == self.world.starts and not _is_open(asked.answer)
        if same_process:
            must(answer == asked.answer, f"a repeated ask was answered {answer}, before {asked.answer}")
        elif taken and not halted:
            must(isinstance(answer, Accepted), f"an ask that had been taken was answered {answer}")
        must(self.model.intents[asked.ask.id] <= 1, f"{asked.ask} was taken twice")

    def _submit(self, ask: Ask) -> Answer:
        start = self.world.starts
        before = self.model.intents[ask.id]
        try:
            answer = self.table.submit(ask)
        except Crash:
            self.log.note(self.step, f"{_short(ask)}: the process dies")
            self.asks.append(Asked(ask, start, None))
            raise
        self.log.note(self.step, f"{_short(ask)}: {_shorter(answer)}")
        self.asks.append(Asked(ask, start, answer))
        self.sync()
        if isinstance(ask.request, LogIn):  # a session ends with its process, so no id is kept of it
            must(not self.model.intents[ask.id], f"{ask} is in the ledger")
        elif isinstance(answer, Accepted):
            must(self.model.intents[ask.id] == 1, f"{ask} was answered as taken, and is not in the ledger")
        elif not _is_open(answer):
            must(self.model.intents[ask.id] == before, f"{ask} was refused, and is in the ledger")
        return answer

    def lay_chip(self, seat: int) -> None:
        """The player lays a chip on the seat's sensor."""
        self.log.note(self.step, f"a chip comes to seat {seat}")
        if self.world.wire is None:
            self.table.sense([ChipSeen(seat)])
        else:
            self.world.wire.device.set_chip(seat, on=True)

    # Following.

    def sync(self) -> None:
        """Let the model take what the ledger has now, read as anybody without a key reads it."""
        for stored in self.world.reader.entries(self._read):
            record = journaling.read(stored.entry, None)
            self.model.take(stored.entry, record)
            if self.model.phase == "playing":
                hidden = cards_in(record) - self.model.shown
                must(not hidden, f"the ledger names cards that lie face down: {hidden}, {stored.entry.kind}")
            self._read = stored.number

    def _observe(self, told: tuple[Record, ...], view: TableView) -> None:
        """What observers are told names no card that lies face down, no secret, no decision of an open street."""
        self.sync()
        self._commits += 1
        must(self._commits < MOST_COMMITS, "the table does not come to rest")
        must(view == self.table.view(), "observers were shown another view")
        for record in told:
            if isinstance(record, RoundOpened | ShoeLoaded):
                must(record.secret is None, "observers were told a secret")
            if isinstance(record, RoundStepped):
                must(not any(isinstance(event, Decided) for event in record.events), "a hidden decision was told")
        if view.phase == Phase.PLAYING:
            self._check_hidden(view, told)

    def _check_hidden(self, view: TableView, told: object = ()) -> None:
        """Nothing that is shown names a card that was not turned face up; a seat sees its own beside those."""
        played = self.table.state.round
        if played is None:
            raise Wrong("a round in play that is not there")
        face_up = self.model.shown
        dealt = Counter(played.deck[: played.used] + played.discarded)
        must(face_up <= dealt or self.table.halted is not None, "cards are shown that were not dealt")
        named = (cards_in(view) | cards_in(told)) - face_up
        must(not named, f"cards that lie face down are shown: {dict(named)}")
        for own in played.seats:
            seen = self.table.peek(own.seat)
            others = cards_in(seen and seen.public) - face_up
            must(not others, f"seat {own.seat} sees cards of others: {dict(others)}")
            must(seen is not None and seen.cards == own.cards, f"seat {own.seat} sees other cards than its own")

    # Comparing.

    def check(self) -> None:
        """Everything that must hold between two steps."""
        self._commits = 0
        self.sync()
        self._check_money()
        if self.table.halted is None:
            self._check_table()

    def _check_money(self) -> None:
        money = self.model.money
        must(not sum(money.values()), "the money does not add up to nothing")
        for account, micros in money.items():
            holds = account.partition(":")[0] in ("house", "cash", "attendant") or micros >= 0
            must(holds, f"{account} is below zero: {micros}")
        if self.model.phase not in ("betting", "playing"):
            must(not any(money[f"felt:{seat}"] for seat in SEATS), f"stakes on the felt at {self.model.phase}")
        game, before = self._pool
        if game == self.model.terms.game and self.model.pool < before:
            must(self.model.pool_paid, f"the pool fell from {before} to {self.model.pool} without a reason")
        self._pool, self.model.pool_paid = (self.model.terms.game, self.model.pool), False

    def _check_table(self) -> None:
        model, state = self.model, self.table.state
        books = {account: micros for account, micros in state.books.items() if micros}
        mine = {account: micros for account, micros in model.money.items() if micros}
        must(books == mine, f"the books differ: {set(books.items()) ^ set(mine.items())}")
        counted = {name: state.meters.get(name, 0) for name in _MODELLED}
        due = {name: model.meters[name] for name in _MODELLED}
        must(counted == due, f"the meters differ: {set(counted.items()) ^ set(due.items())}")
        confirmed = state.meters.get("jackpot", 0) + state.meters.get("progressive-paid-by-attendant", 0)
        must(confirmed == model.meters["hand-pays confirmed"], "the meters of hand-pays differ")
        returned = state.meters.get("coin-out", 0) + state.meters.get("progressive-paid-by-machine", 0)
        must(returned == model.meters["returned"], "the meters of what the table paid differ")
        self._check_view(self.table.view())

    def _check_view(self, view: TableView) -> None:
        model = self.model
        must(view.phase == model.phase, f"the view shows {view.phase} at {model.phase}")
        must(view.round_number == model.round, "the view shows another round")
        progressive = model.terms.progressive
        must(view.meter_cents == (None if progressive is None else model.pool // CENT), "the view shows another pool")
        for seen in view.seats:
            seat = seen.seat
            credit = model.cents(f"seat:{seat}") + model.unseen[seat]
            must(seen.credit == credit >= 0, f"the view shows other credit at seat {seat}: {seen.credit}, not {credit}")
            must(sum(seen.hand_pays) == model.cents(f"hand-pay:{seat}"), f"other hand-pays at seat {seat}")
            must(seen.locked == model.locked(seat), f"seat {seat} is locked in one, open in the other")
            must((seat in model.taken) == seen.taken, f"seat {seat} is taken in one, free in the other")
            if view.phase == Phase.BETTING:
                must(sum(cents for _, cents in seen.bets) == model.cents(f"felt:{seat}"), f"other bets at seat {seat}")
        if view.phase == Phase.PLAYING:
            self._check_hidden(view)

    def recount(self) -> None:
        """Everything once more from the ledger's first entry: the state, the meters, and every account."""
        self.sync()
        if self.table.halted is not None:
            return
        entries = list(self.world.reader.entries())
        state = self.table.state
        again = journaling.replay(entries, self.world.sealer)
        for name, one, other in zip(state._fields, state, again, strict=True):
            must(one == other, f"counted again, {name} differs: {one!r:.300}, {other!r:.300}")
        sums: Counter[str] = Counter()
        for posting in (posting for stored in entries for posting in stored.entry.postings):
            sums[posting.account] += posting.micros
        must(dict(state.books) == dict(sums), "the books are not the sums of the postings")

    def recount_without_key(self) -> None:
        """Whoever has no key comes to the same money, the same meters, and the same view."""
        keyless, state = journaling.replay(self.world.reader.tail(), None), self.table.state
        must(keyless.books == state.books, "a reader without a key has other books")
        must(keyless.meters == state.meters, "a reader without a key has other meters")
        must(table_view(keyless) == self.table.view(), "a reader without a key has another view")


def _is_open(answer: Answer | None) -> bool:
    """Whether an answer leaves it open if the ask was taken: none at all, or that the table is stopped."""
    return answer is None or (isinstance(answer, Refused) and answer.code == Refusal.TABLE_STOPPED)


def _short(ask: Ask) -> str:
    persons = "two persons" if ask.second else "staff" if ask.by else ""  # a session's token is never the same twice
    return f"{ask.id} {ask.request!r:.150}{' by ' if persons else ''}{persons}"


def _shorter(answer: Answer) -> str:
    return "taken" if isinstance(answer, Accepted) else f"{answer.code}, {answer.words}"
