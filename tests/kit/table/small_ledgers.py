"""Small ledgers for the tests of the storage, and the hands of somebody who tampers with them."""

import json
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from kiosk.base.ports import Entry, Posting
from storage.chain import Identity, genesis, link
from storage.crypto.keys import load_keys
from storage.integrity import Finding, check_ledger
from storage.journal import SqliteJournal, create_ledger
from storage.places import Places

MADE_MS = 1_700_000_000_000


def bet(round_: int, seat: int = 1, cents: int = 500) -> Entry:
    """An entry of a round, with all that an entry can have."""
    payload = json.dumps({"seat": seat, "cents": cents})
    postings = (Posting(f"seat:{seat}", -cents * 10_000), Posting("felt", cents * 10_000))
    return Entry("bet-placed", 1, MADE_MS + round_, round_, seat, ("ann",), f"intent-{round_}", payload, postings)


def settled(round_: int) -> Entry:
    """The end of a round: no asker, no seat."""
    postings = (Posting("felt", -5_000_000), Posting("house", 2_000_000), Posting("seat:1", 3_000_000))
    return Entry("round-settled", 2, MADE_MS + round_, round_, None, (), None, '{"won": "é"}', postings)


def outside(kind: str = "door-opened", payload: str = "{}") -> Entry:
    """An entry outside of play."""
    return Entry(kind, 1, MADE_MS, None, None, (), None, payload)


def open_journal(data: Path) -> SqliteJournal:
    return SqliteJournal(data, load_keys(Places(data)).signing)


def play(journal: SqliteJournal, rounds: range) -> None:
    """So many rounds of two appends, signed after each."""
    for number in rounds:
        journal.append([bet(number)])
        journal.append([settled(number), outside("meters-checked")])
        journal.between_rounds(MADE_MS + number)


def new_ledger(data: Path, rounds: int = 0) -> Path:
    """A data directory with a closed ledger of so many rounds, three entries each."""
    create_ledger(data, "test", MADE_MS)
    with closing(open_journal(data)) as journal:
        play(journal, range(1, rounds + 1))
    return data


def copy_of(data: Path, to: Path) -> Path:
    shutil.copytree(data, to)
    return to


def findings(data: Path) -> list[Finding]:
    return list(check_ledger(Places(data)))


@contextmanager
def tampering(data: Path) -> Iterator[sqlite3.Connection]:
    """A plain connection of somebody who takes the triggers away and puts them back."""
    with closing(sqlite3.connect(Places(data).ledger, isolation_level=None)) as connection:
        triggers = connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("BEGIN")
        for name, _ in triggers:
            connection.execute(f"DROP TRIGGER {name}")
        yield connection
        for _, sql in triggers:
            connection.execute(sql)
        connection.execute("COMMIT")


def link_anew(connection: sqlite3.Connection) -> None:
    """What an insider does after a change: every digest again, from the first to the last."""
    digest = genesis(Identity(*connection.execute("SELECT id, kind, made_ms, format FROM ledger").fetchone()))
    events = "SELECT number, kind, version, at_ms, round, seat, who, intent, payload FROM event ORDER BY number"
    for event in connection.execute(events).fetchall():
        postings = connection.execute("SELECT * FROM posting WHERE event = ? ORDER BY line", event[:1]).fetchall()
        digest = link(digest, event, postings)
        connection.execute("UPDATE event SET digest = ? WHERE number = ?", (digest, event[0]))


@contextmanager
def shared_directory() -> Iterator[Path]:
    """A directory that everybody may reach, unlike pytest's."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        Path(name).chmod(0o755)
        yield Path(name)


def readable(data: Path) -> Path:
    """What is in there everybody may read, and nobody may write, whatever the mask was; the keys stay their owner's."""
    for path in (*data.iterdir(), data):
        if path != Places(data).keys:
            path.chmod(0o555 if path.is_dir() else 0o444)
    return data


@contextmanager
def as_nobody() -> Iterator[None]:
    """Without the powers of root, if the tests have them: they would pass through file modes."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)
