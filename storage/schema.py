"""The ledger's schema, release by release: what each adds to the one before it, and the hash of the whole after it.

Nothing is ever changed or removed in a ledger: triggers see to it, the hash of the schema to the triggers, and the
chain to the rest. A release stands for ever; a change is a new release at the end.
"""

import hashlib
import json
import sqlite3
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from sqlite_utils import Database


APPLICATION_ID = 0x43524F55  # "CROU", in the file's header
KINDS = ("live", "demonstration", "test")
SNAPSHOT = "snapshot"  # the kind of entry that loading begins with
REVEALS = ("deck-revealed", "cards-revealed")  # the kinds of entry that a settlement ends with


class Release(NamedTuple):
    """A version of the schema: the step from the version before, and the hash of the whole schema then."""

    version: int
    step: "Callable[[Database], object]"
    schema_sha256: str


def _frozen(table: str) -> tuple[str, ...]:
    return tuple(
        f"CREATE TRIGGER {table}_no_{verb.lower()} BEFORE {verb} ON {table}"
        f" BEGIN SELECT RAISE(ABORT, 'nothing in the ledger is changed or removed'); END"
        for verb in ("UPDATE", "DELETE")
    )


_FIRST = (
    """CREATE TABLE ledger (
        id TEXT NOT NULL CHECK (id <> ''),
        kind TEXT NOT NULL CHECK (kind IN ('live', 'demonstration', 'test')),
        made_ms INTEGER NOT NULL,
        format INTEGER NOT NULL
    ) STRICT""",
    """CREATE TABLE event (
        number INTEGER PRIMARY KEY,
        kind TEXT NOT NULL,
        version INTEGER NOT NULL,
        at_ms INTEGER NOT NULL,
        round INTEGER,
        seat INTEGER,
        who TEXT,
        intent TEXT,
        payload TEXT NOT NULL,
        digest BLOB NOT NULL CHECK (length(digest) = 32),
        CHECK (kind <> 'snapshot' OR round IS NULL)
    ) STRICT""",
    """CREATE TABLE posting (
        event INTEGER NOT NULL REFERENCES event (number),
        line INTEGER NOT NULL,
        account TEXT NOT NULL,
        micros INTEGER NOT NULL,
        PRIMARY KEY (event, line)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE checkpoint (
        number INTEGER PRIMARY KEY,
        digest BLOB NOT NULL,
        at_ms INTEGER NOT NULL,
        signature BLOB NOT NULL
    ) STRICT""",
    "CREATE INDEX event_of_round ON event (round) WHERE round IS NOT NULL",
    "CREATE INDEX event_outside ON event (kind, round) WHERE round IS NULL",
    *_frozen("ledger"),
    *_frozen("event"),
    *_frozen("posting"),
    *_frozen("checkpoint"),
    # They stop INSERT OR REPLACE, too, on a connection without recursive triggers. Postings have none: it would double
    # the price of each, and the chain finds one that came late.
    """CREATE TRIGGER ledger_once BEFORE INSERT ON ledger WHEN EXISTS (SELECT 1 FROM ledger)
        BEGIN SELECT RAISE(ABORT, 'a ledger is named once'); END""",
    """CREATE TRIGGER event_next BEFORE INSERT ON event
        WHEN NEW.number IS NOT (SELECT coalesce(max(number), 0) + 1 FROM event)
        BEGIN SELECT RAISE(ABORT, 'an event follows the last one'); END""",
    """CREATE TRIGGER checkpoint_next BEFORE INSERT ON checkpoint
        WHEN NEW.number <= (SELECT max(number) FROM checkpoint)
        BEGIN SELECT RAISE(ABORT, 'a checkpoint follows the last one'); END""",
)


def _make_tables(db: "Database") -> None:
    for statement in _FIRST:
        db.execute(statement)


# Steps in order, as sqlite-utils has its migrations; how far a file came stands in its header (docs/adr/0012).
RELEASES = (Release(1, _make_tables, "4a76335111e31cf83112117d029e999e7b2b1e71c5d1b4331627d46a34b33df2"),)


def schema_sha256(connection: sqlite3.Connection) -> str:
    """The hash of everything that the schema consists of, triggers and indexes included."""
    rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name").fetchall()
    return hashlib.sha256(json.dumps(rows).encode()).hexdigest()
