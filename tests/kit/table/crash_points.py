"""Where a process that writes the ledger may end, and what must hold of a session however often it did.

Nothing is replaced: SQLite and the file of the checkpoints are watched from above. A copy of the data directory at such
a point is what a process that is killed there leaves behind.
"""

import os
import shutil
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import kiosk.table.table
import storage.checkpoints
import storage.journal
from kiosk.app.composition import open_reader
from kiosk.base.ports import Chance, StoredEntry
from kiosk.ledger.accounts import CREDITS, FELTS
from kiosk.ledger.entries import replay_each
from kiosk.ledger.fairness import commitment_holds, reveal_holds
from kiosk.ledger.records import CardsRevealed, DeckRevealed, Record, RoundOpened, RoundStepped, ShoeEnded
from kiosk.ledger.table_state import Phase, Snapshot, TableState
from kiosk.rules.events import Decided, Declared, Event, Settled
from kiosk.rules.intents import Decide, Declare, Intent, Proceed
from kiosk.table.dealer import round_id, shoe_id
from storage.crypto.keys import load_keys
from storage.crypto.sealing import ChaChaSealer
from storage.integrity import check_ledger
from storage.places import Places
from tests.kit.table.scripted_clients import FAULT, Client, Script
from tests.kit.table.table_driver import START_MS, Driver, ManualClock

# Where the process may end.

# What a process writes again and again, wherever the session stands: when it starts, and when it stopped for a while.
OVERHEAD = ("powered-up", "logged-in", "chip-moved", "fault-raised", "fault-cleared")


class Died(BaseException):
    """The process ends here; nothing in the product stops this."""


class Point(NamedTuple):
    """A step of a process at which it may end."""

    kept: int  # entries that are durable by now
    progress: int  # those of them that are more than a start or a login
    kind: str  # of the transaction's first entry, as soon as that is known
    turn: int  # which transaction of the process it is
    step: int
    name: str

    def __str__(self) -> str:
        return f"{self.name} ({self.kind}, step {self.step} after entry {self.kept})"


Strike = Callable[[Point], None]


class Points:
    """Every write, commit and sync, told to `strike` before it happens; some, by their name, when it has happened."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.strike: Strike | None = None
        self._committed: list[str] = []  # the kinds of the entries
        self._pending: list[str] = []
        self._turn = 0
        self._step = 0
        self._install(patch)

    def start(self, strike: Strike, entries: Iterable[StoredEntry] = ()) -> None:
        """A process starts on a ledger that holds these."""
        self.strike = strike
        self._committed = [stored.entry.kind for stored in entries]
        self._turn = self._step = 0

    @contextmanager
    def unwatched(self) -> Iterator[None]:
        """Inside of this nothing is told or counted."""
        strike, self.strike = self.strike, None
        try:
            yield
        finally:
            self.strike = strike

    def reach(self, name: str) -> None:
        """The next step."""
        if self.strike is not None:
            self._step += 1
            kind = self._pending[0] if self._pending else ""
            progress = sum(kind not in OVERHEAD for kind in self._committed)
            self.strike(Point(len(self._committed), progress, kind, self._turn, self._step, name))

    def begin(self) -> None:
        """A transaction."""
        if self.strike is not None:
            self._pending, self._step = [], 0
            self._turn += 1
        self.reach("begin")

    def row(self, table: str, row: Any) -> None:
        """A row of it."""
        if self.strike is not None and table == "event":
            self._pending.append(row[1])
        self.reach(f"insert {row[1]}" if table == "event" else f"insert {table}")

    def committed(self) -> None:
        """Its end."""
        if self.strike is not None:
            self._committed += self._pending
        self.reach("committed")

    def _install(self, patch: pytest.MonkeyPatch) -> None:
        """Watch every connection to come, and the checkpoints; snapshots and tidying come often enough to be seen."""
        points = self

        class Watched(sqlite3.Connection):
            def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
                tidies = "wal_checkpoint" in sql
                if sql == "BEGIN":
                    points.begin()
                elif sql == "COMMIT" or tidies:
                    points.reach("tidy" if tidies else "commit")
                done = super().execute(sql, parameters)
                if sql == "COMMIT":
                    points.committed()
                elif tidies:
                    points.reach("tidied")
                return done

            def executemany(self, sql: str, parameters: Iterable[Any], /) -> sqlite3.Cursor:
                def rows() -> Iterator[Any]:
                    for row in parameters:
                        points.row(sql.split()[2], row)
                        yield row

                return super().executemany(sql, rows())

        patch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Watched))
        patch.setattr(storage.checkpoints, "os", _WatchedOs(points))
        patch.setattr(storage.journal, "TIDY_AFTER", 10)
        patch.setattr(kiosk.table.table, "SNAPSHOT_EVERY", 12)


class _WatchedOs:
    """The module os, telling of writes and syncs. A write is done in two halves, since it may be torn."""

    def __init__(self, points: Points) -> None:
        self._points = points

    def __getattr__(self, name: str) -> Any:
        return getattr(os, name)

    def write(self, handle: int, content: bytes) -> int:
        self._points.reach("sign")
        half = len(content) // 2
        written = os.write(handle, content[:half])
        self._points.reach("half signed")
        return written + os.write(handle, content[half:])

    def fdatasync(self, handle: int) -> None:
        self._points.reach("signed")
        os.fdatasync(handle)
        self._points.reach("synced")


# A process and the next one.


@contextmanager
def memory_folder() -> Iterator[Path]:
    """A folder that is quick to fill: a process may die in it, and the power does not."""
    memory = Path("/dev/shm")  # noqa: S108
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        yield Path(folder)


def start(data: Path, script: Script, chance: Chance) -> Driver:
    """The table's process starts: its steady clock at nothing."""
    return Driver(data, config=script.config, chance=chance, clock=ManualClock(START_MS))


def image_of(data: Path, target: Path) -> Path:
    """What a process that is killed now leaves."""
    shutil.copytree(data, target)  # this drops SQLite's locks on the original, which nobody else opens
    return target


AGAIN = ("begin", "insert", "commit")  # what the next process does again when it was not done
ONCE = ("committed", "insert snapshot", "sign", "half signed", "signed", "synced", "tidy", "tidied")


class Ends:
    """Where the processes of a session have ended: each goes on to the first point at which none has yet."""

    def __init__(self, *names: str) -> None:
        self._names = names
        self.known: set[tuple[object, ...]] = set()
        self.kept = 0

    def is_next(self, point: Point) -> bool:
        """Whether the process ends here."""
        if point.name not in self._names and (point.name in ONCE or point.name.split()[0] not in self._names):
            return False
        where = self.where(point)
        if where in self.known:
            return False
        self.known.add(where)
        self.kept = point.kept
        return True

    def where(self, point: Point) -> tuple[object, ...]:
        """The point, whichever process comes there."""
        if point.name == "begin":  # it is not known yet what will be written: a start, a login, or more
            return (point.progress, point.turn)
        return (point.kind if point.kind in OVERHEAD else point.progress, point.step, point.name)

    def entries(self, data: Path) -> tuple[StoredEntry, ...]:
        """What the next process finds: exactly what was durable."""
        entries = entries_in(data) if Places(data).ledger.exists() else ()
        assert len(entries) == self.kept, "a transaction was lost, or a part of one was kept"
        return entries


# What must hold.


class Session(NamedTuple):
    """A whole ledger, read with the device's key."""

    entries: tuple[StoredEntry, ...]
    records: tuple[Record | Snapshot, ...]
    states: tuple[TableState, ...]  # after each

    def rounds(self) -> dict[int, tuple[Any, ...]]:
        """What each round came to: its stakes, the cards it was dealt from, each step with its postings, the end."""
        found: dict[int, tuple[Any, ...]] = {}
        for stored, record in zip(self.entries, self.records, strict=True):
            if isinstance(record, RoundOpened | RoundStepped | DeckRevealed | CardsRevealed) and stored.entry.round:
                found.setdefault(stored.entry.round, ())
                found[stored.entry.round] += ((record, stored.entry.postings),)
        return found


def entries_in(data: Path) -> tuple[StoredEntry, ...]:
    """All that a ledger holds."""
    with open_reader(data) as reader:
        return tuple(reader.entries())


def read_session(data: Path) -> Session:
    """The same, understood."""
    entries = entries_in(data)
    sealer = ChaChaSealer(load_keys(Places(data)).sealing)
    replayed = list(replay_each(entries, sealer, TableState()))
    return Session(entries, tuple(record for _, record, _ in replayed), tuple(state for state, _, _ in replayed))


def check_session(data: Path, client: Client) -> Session:
    """A session that came to its end, however often its process did: all of it, once, by the rules, and in balance."""
    session = read_session(data)
    assert list(check_ledger(Places(data))) == []
    before = TableState()
    for state, record, stored in zip(session.states, session.records, session.entries, strict=True):
        check_books(state, stored)
        if isinstance(record, RoundStepped):
            assert rules_say(before, record.events) == record.events, f"entry {stored.number} is not what the rules say"
        before = state
    check_rounds(session, client.script)
    check_asks(session, client)
    end = session.states[-1]
    assert (end.phase, [fault.fault for fault in end.faults]) == (Phase.ATTRACT, [FAULT])
    assert not any(end.books.get(account) for account in (*FELTS, *CREDITS))
    return session


def check_books(state: TableState, stored: StoredEntry) -> None:
    """Nothing is made or lost, and nothing lies on the felt but from the decks' opening to the end of a round."""
    books, number = state.books, stored.number
    assert sum(micros for _, micros in stored.entry.postings) == 0, f"entry {number} is out of balance"
    assert sum(books.values()) == 0, f"the books are out of balance after entry {number}"
    assert all(books.get(account, 0) >= 0 for account in (*FELTS, *CREDITS)), f"below nothing after entry {number}"
    if state.phase not in (Phase.OPENING, Phase.CUTTING, Phase.BETTING, Phase.PLAYING):
        assert not any(books.get(felt) for felt in FELTS), f"stakes are left on the felt after entry {number}"


def rules_say(state: TableState, events: tuple[Event, ...]) -> object:
    """What the rules make of the same intent in the same round."""
    first = events[0]
    intent: Intent = Proceed()
    if isinstance(first, Decided):
        intent = Decide(first.seat, first.action)
    elif isinstance(first, Declared):
        intent = Declare(first.kind, first.seat, first.complete)
    assert state.round is not None
    return state.game().decide(state.round, intent)


def check_rounds(session: Session, script: Script) -> None:
    """Each round was opened, settled and revealed once, and the cards are those that were committed to."""
    opened: Counter[int] = Counter()
    settled: Counter[int] = Counter()
    revealed: Counter[int] = Counter()
    shoes: Counter[int] = Counter()
    before = TableState()
    for state, record in zip(session.states, session.records, strict=True):
        number = state.round_number
        if isinstance(record, RoundOpened):
            opened[number] += 1
        elif isinstance(record, RoundStepped):
            settled[number] += isinstance(record.events[-1], Settled)
        elif isinstance(record, DeckRevealed):
            revealed[number] += 1
            assert state.opened is not None
            salt = bytes.fromhex(record.salt)
            assert commitment_holds(state.opened.commitment, round_id(state, number), salt, record.order)
        elif isinstance(record, CardsRevealed | ShoeEnded):
            revealed[number] += isinstance(record, CardsRevealed)
            shoe = before.shoe
            assert shoe is not None
            shoes[shoe.shoe] += isinstance(record, ShoeEnded)
            assert reveal_holds(shoe.root, shoe_id(state, shoe.shoe), shoe.size, record.reveal)
        before = state
    once = dict.fromkeys(range(1, script.rounds + 1), 1)
    assert (opened, settled, revealed) == (once, once, once), "a round was lost or doubled"
    assert shoes == dict.fromkeys(range(1, session.states[-1].shoes + 1), 1), "a shoe was lost or doubled"


def check_asks(session: Session, client: Client) -> None:
    """What was answered as taken is in the ledger, once, and nothing else."""
    intents = Counter(stored.entry.intent.split("/")[0] for stored in session.entries if stored.entry.intent)
    asked = {name: count for name, count in intents.items() if name.startswith(f"{client.script.name}-")}
    assert asked == dict.fromkeys(client.taken, 1), "an ask was lost or taken twice"
    assert len(client.taken) == client.asked
