"""The journal: appends entries to the ledger, each time in one durable transaction; links and signs the chain.

The only writer. It trusts nothing of a step that failed: from then on it answers with that fault until it is
reopened, everything that may be lost is written and synced anew, and the file is the truth. It decides nothing about
the game.
"""

import secrets
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from itertools import product
from pathlib import Path
from types import NoneType, TracebackType

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.base.durable import appearing, make_directory, write_durably
from kiosk.base.ports import AND, Entry, LedgerBug, LedgerFault, Posting, StoredEntry, Trouble
from storage.chain import Identity, PostingRow, genesis, link, row_of
from storage.checkpoints import CheckpointFile, line_of, newest_first, sign
from storage.crypto.keys import load_keys, make_keys
from storage.database import WriterLock, create, keep_log, open_writer
from storage.errors import FOREIGN, Faults, ledger_error, look_twice
from storage.integrity import check_newest
from storage.migrations import migrate
from storage.places import Places
from storage.reader import LedgerReader
from storage.recovery import rewrite_unclosed
from storage.schema import SNAPSHOT

MAX_PAYLOAD = 1_000_000  # characters
TIDY_AFTER = 250  # transactions, about a thousand pages of the log
TIDY_AT_LAST = 8 * TIDY_AFTER  # even if nobody says that no round is in play

_INSERT_EVENT = "INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_INSERT_POSTING = "INSERT INTO posting VALUES (?, ?, ?, ?)"
_INSERT_CHECKPOINT = "INSERT INTO checkpoint VALUES (?, ?, ?, ?)"
_OPTIONAL = product((int, NoneType), (int, NoneType), (tuple,), (str, NoneType))
_SHAPES = {(str, int, int, *optional, str, tuple) for optional in _OPTIONAL}  # a bool is no int here


def create_ledger(data: Path, kind: str, at_ms: int, ledger_id: str | None = None) -> None:
    """A new ledger in a data directory that has none: its keys, its first checkpoint, its database."""
    places = Places(data)
    with Faults(f"create a ledger in {data}"):
        make_directory(data.absolute())
        with WriterLock(data):
            if places.ledger.exists():
                raise LedgerFault(Trouble.LOCKED, f"there is a ledger in {data} already")
            if places.checkpoints.exists() and any(found.number for found in newest_first(places.checkpoints)):
                raise LedgerFault(Trouble.GONE, f"the checkpoints in {data} are of a ledger that is missing")
            make_keys(places)
            identity = Identity(ledger_id or secrets.token_hex(16), kind, at_ms)
            origin = genesis(identity)
            first = sign(load_keys(places).signing, origin, 0, origin, at_ms)
            with appearing(places.ledger) as unfinished:
                create(unfinished, identity)
                write_durably(places.checkpoints, line_of(first).encode())


class SqliteJournal:
    """The one that writes. An exception makes it let go of the file, and only reopen() takes it up again."""

    def __init__(self, data: Path, signing: Ed25519PrivateKey) -> None:
        places = Places(data)
        self._lock = WriterLock(data)
        try:
            self._held = _Held(places, signing)
        except BaseException:
            self._lock.release()
            raise

    @property
    def identity(self) -> Identity:
        with self._held as ledger:
            return ledger.reader.identity

    def append(self, entries: Sequence[Entry]) -> int:
        """Write all of them in one transaction and return, once they are durable, the number of the last."""
        with self._held as ledger:
            return ledger.append(entries)

    def tail(self) -> Iterator[StoredEntry]:
        """The latest snapshot, if there is one, and every entry after it; else all. Chain checked."""
        with self._held as ledger:
            yield from ledger.reader.tail()

    def sign(self, at_ms: int) -> None:
        """Sign a checkpoint of the chain as it stands."""
        with self._held as ledger:
            ledger.sign(at_ms)

    def between_rounds(self, at_ms: int) -> None:
        """Sign a checkpoint of the chain, and let the database tidy its log. No round is in play."""
        with self._held as ledger:
            ledger.sign(at_ms)
            ledger.tidy()

    def reopen(self) -> None:
        """The lock stays held all the while."""
        if self._lock.released:
            raise LedgerBug("the journal is closed")
        self._held.open()

    def close(self) -> None:
        """Sign a last checkpoint and let go of the file; after a fault, only let go."""
        try:
            if self._held.is_open:
                with self._held as ledger:
                    ledger.sign(ledger.at_ms)
        finally:
            self._held.close()
            self._lock.release()


class _Held:
    """The open ledger, inside of a with statement. An exception lets go of it and stays as the fault."""

    def __init__(self, places: Places, signing: Ed25519PrivateKey) -> None:
        self._places, self._signing = places, signing
        self._ledger: _OpenLedger | None = None
        self._fault = LedgerFault(Trouble.GONE, "the journal is closed")
        self._misread = False
        self.open()

    def open(self) -> None:
        self.let_go()
        try:
            self._ledger = look_twice(self._open)
        except LedgerFault as fault:
            self._fault = fault
            raise

    def _open(self) -> "_OpenLedger":
        rewrite_unclosed(self._places)
        migrate(self._places.ledger)
        return _OpenLedger(self._places, self._signing)

    def let_go(self) -> None:
        """Close the file, if it is open, and leave the log: whoever opens it next writes it again."""
        if self._ledger is not None:
            self._ledger.let_go()
            self._ledger = None

    def close(self) -> None:
        """Close the file in good order, if it is open."""
        if self._ledger is not None:
            self._ledger.close()
            self._ledger = None

    @property
    def is_open(self) -> bool:
        return self._ledger is not None

    def __enter__(self) -> "_OpenLedger":
        if self._ledger is None:
            raise LedgerFault(self._fault.trouble, str(self._fault))
        return self._ledger

    def __exit__(self, _kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if error is None or isinstance(error, GeneratorExit):  # somebody read only a part of the tail
            return
        self.let_go()
        fault = ledger_error(error, "use the ledger") if isinstance(error, FOREIGN) else error
        if isinstance(fault, LedgerFault) and fault.trouble is Trouble.DAMAGED:
            fault = self._look_again(fault)
        self._fault = fault if isinstance(fault, LedgerFault) else LedgerFault(Trouble.GONE, f"a bug: {fault!r}")
        if fault is not error:
            raise fault from error

    def _look_again(self, damage: LedgerFault) -> LedgerFault:
        """What it is: damage that is not found again was an error of reading. The second time it is believed."""
        if self._misread:
            return damage
        try:
            ledger = self._open()
            try:
                deque(ledger.reader.tail(), maxlen=0)
            finally:
                ledger.let_go()
        except LedgerFault as again:
            return again
        self._misread = True
        return LedgerFault(Trouble.GONE, f"{damage}, and not when it was read again")


class _OpenLedger:
    """The open files, and what is known of them: read when they are opened, changed only after a commit."""

    def __init__(self, places: Places, signing: Ed25519PrivateKey) -> None:
        self._signing = signing
        with ExitStack() as stack:
            self._keeper = stack.enter_context(ExitStack())
            self._db = open_writer(places.ledger)
            stack.callback(self._db.conn.close)
            self._keeper.callback(keep_log(places.ledger).close)
            self._outside = CheckpointFile(places.checkpoints)
            stack.callback(self._outside.close)
            with Faults("look for the ledger's files"):
                self._files = [(path, path.stat().st_ino) for path in (places.ledger, places.log, places.checkpoints)]
            self.reader = LedgerReader(self._db.conn)
            self._number = self.reader.last_number()
            self._digest, self.at_ms = self.reader.origin, self.reader.identity.made_ms
            for last in self.reader.entries(self._number - 1):
                self._digest, self.at_ms = last.digest, last.entry.at_ms
            self._signed, self._unkept = check_newest(self.reader, places.checkpoints, signing.public_key())
            self._untidied = 0
            if any(True for _ in self.reader.settlements(self._signed)):
                self.sign(self.at_ms)  # the end came between a settlement and its signature
            self.let_go = stack.pop_all().close

    def close(self) -> None:
        """Let go in good order: all that is in the log is synced in the database, and the log is gone."""
        self._keeper.close()
        self.let_go()

    def append(self, entries: Sequence[Entry]) -> int:
        number, digest = self._number, self._digest
        events: list[tuple[int | str | bytes | None, ...]] = []
        postings: list[PostingRow] = []
        for entry in entries:
            check_entry(entry)
            number += 1
            event = row_of(number, entry)
            lines = [(number, line, account, micros) for line, (account, micros) in enumerate(entry.postings)]
            digest = link(digest, event, lines)
            events.append((*event, digest))
            postings += lines
        if not events:
            raise LedgerBug("nothing to append")
        connection = self._db.conn
        with self._db.atomic():
            connection.executemany(_INSERT_EVENT, events)
            connection.executemany(_INSERT_POSTING, postings)
            if self._unkept:
                connection.executemany(_INSERT_CHECKPOINT, self._unkept)
        self._number, self._digest, self.at_ms = number, digest, entries[-1].at_ms
        self._unkept = []
        self._untidied += 1
        if self._untidied >= TIDY_AT_LAST:
            self.tidy()
        return number

    def sign(self, at_ms: int) -> None:
        """Sign the chain as it stands, outside now and inside with the next append."""
        self._check_files()
        if self._number != self._signed:
            checkpoint = sign(self._signing, self.reader.origin, self._number, self._digest, at_ms)
            self._outside.append(checkpoint)
            self._unkept.append(checkpoint)
            self._signed = self._number

    def tidy(self) -> None:
        """Move what is in the log into the database, now and then. Readers are not waited for."""
        if self._untidied >= TIDY_AFTER:
            self._db.conn.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            self._untidied = 0

    def _check_files(self) -> None:
        """SQLite goes on writing to files that were removed or replaced, and says nothing."""
        for path, inode in self._files:
            if path.stat().st_ino != inode:
                raise LedgerFault(Trouble.GONE, f"{path} was replaced while it was open")


def check_entry(entry: Entry) -> None:
    """An entry is what it says, to the type: STRICT tables would turn '100' into 100, and True into 1."""
    if type(entry) is not Entry or tuple(map(type, entry)) not in _SHAPES:
        raise LedgerBug(f"an entry of other types: {entry!r:.500}")
    kind, version, _, round_, _, who, intent, payload, postings = entry
    if any(type(name) is not str or not name or AND in name for name in who):
        raise LedgerBug(f"an entry by somebody who has no name: {entry!r:.500}")
    if not kind or intent == "" or version < 1:
        raise LedgerBug(f"an entry with an empty text or no version: {entry!r:.500}")
    if len(payload) > MAX_PAYLOAD:
        raise LedgerBug(f"a payload of {len(payload)} characters in {kind}")
    if kind == SNAPSHOT and round_ is not None:
        raise LedgerBug("a snapshot within a round")
    balance = 0
    for posting in postings:
        account, micros = posting
        if type(posting) is not Posting or type(account) is not str or type(micros) is not int or not account:
            raise LedgerBug(f"a posting of other types or without an account: {posting!r:.500}")
        balance += micros
    if balance:
        raise LedgerBug(f"the postings of {kind} are out of balance by {balance}")
