"""Old ledgers: each one that a release wrote still opens, and a new version is reached step by step or not at all."""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import pytest
from sqlite_utils import Database

from kiosk.base.ports import LedgerBug, LedgerFault, Trouble
from storage.database import create, open_reader, open_writer, version_of
from storage.integrity import check_chain
from storage.migrations import migrate
from storage.places import Places
from storage.reader import LedgerReader
from storage.schema import RELEASES, Release, schema_sha256
from tests.databases import Golden
from tests.kit.table.small_ledgers import bet, findings, open_journal

OLDEST = Golden("0.1.0", "flop-poker")  # of schema version 1; every golden ledger is opened in test_golden_ledgers.py


def released(version: int, before: Sequence[Release], *statements: str) -> Release:
    """A release with the hash that its statements lead to."""
    with closing(sqlite3.connect(":memory:")) as connection:
        db = Database(connection)
        for step in (*(release.step for release in before), said(*statements)):
            step(db)
        return Release(version, said(*statements), schema_sha256(connection))


def said(*statements: str) -> Callable[[Database], None]:
    """A step that says these."""

    def step(db: Database) -> None:
        for statement in statements:
            db.execute(statement)

    return step


NOTE = ("CREATE TABLE note (text TEXT NOT NULL) STRICT", "CREATE INDEX by_seat ON event (seat)")
SECOND = released(2, RELEASES, *NOTE)
THIRD = released(3, (*RELEASES, SECOND), "CREATE TRIGGER note_no_delete BEFORE DELETE ON note BEGIN SELECT 1; END")
THREE = (*RELEASES, SECOND, THIRD)


def test_versions_follow_one_another() -> None:
    assert [release.version for release in RELEASES] == list(range(1, len(RELEASES) + 1))


def test_a_new_version_is_reached_step_by_step_and_the_rows_stay_as_they_were(tmp_path: Path) -> None:
    path = Places(OLDEST.copy(tmp_path / "data")).ledger
    with closing(open_reader(path)) as before:
        rows = before.execute("SELECT * FROM event").fetchall()
    migrate(path, THREE)
    with closing(open_writer(path, THREE).conn) as connection:
        assert version_of(connection) == 3
        assert schema_sha256(connection) == THIRD.schema_sha256
        assert connection.execute("SELECT * FROM event").fetchall() == rows
    with closing(LedgerReader(open_reader(path, THREE))) as reader:
        assert list(check_chain(reader)) == []
    with closing(LedgerReader(open_reader(path.with_name("ledger.v1.db")))) as copy:  # the file as it was
        assert copy.last_number() == len(rows)
        assert list(check_chain(copy)) == []
    migrate(path, THREE)  # nothing is left to do
    assert not path.with_name("ledger.v3.db").exists()


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (SECOND._replace(schema_sha256="0" * 64), "the schema of version 2 has the hash"),
        (SECOND._replace(step=said(*NOTE, "CREATE TABLE event (x)")), "already exists"),
        (SECOND._replace(step=said(*NOTE, "UPDATE event SET seat = 1")), "changed or removed"),
        (SECOND._replace(step=said(*NOTE, "DROP TRIGGER event_next")), "the schema of version 2 has"),
    ],
)
def test_a_step_that_goes_wrong_is_our_bug_and_undone(tmp_path: Path, wrong: Release, words: str) -> None:
    data = OLDEST.copy(tmp_path / "data")
    with pytest.raises(LedgerBug, match=words):
        migrate(Places(data).ledger, (*RELEASES, wrong))
    assert findings(data) == []
    with LedgerReader.open(Places(data).ledger) as reader:
        last = reader.last_number()
    with closing(open_journal(data)) as journal:
        assert journal.append([bet(4)]) == last + 1


def test_the_second_step_that_goes_wrong_leaves_the_first(tmp_path: Path) -> None:
    path = Places(OLDEST.copy(tmp_path / "data")).ledger
    with pytest.raises(LedgerBug):
        migrate(path, (*RELEASES, SECOND, THIRD._replace(schema_sha256="0")))
    with closing(open_reader(path, (*RELEASES, SECOND))) as reader:
        assert version_of(reader) == 2
    migrate(path, THREE)
    with closing(open_reader(path, THREE)) as reader:
        assert version_of(reader) == 3


def test_a_ledger_whose_schema_was_altered_is_not_migrated(tmp_path: Path) -> None:
    path = Places(OLDEST.copy(tmp_path / "data")).ledger
    with closing(sqlite3.connect(path)) as plain:
        plain.execute("DROP TRIGGER event_no_delete")
    with pytest.raises(LedgerFault, match="altered") as caught:
        migrate(path, THREE)
    assert caught.value.trouble == Trouble.DAMAGED


def test_there_is_no_way_back(tmp_path: Path) -> None:
    data = OLDEST.copy(tmp_path / "data")
    migrate(Places(data).ledger, THREE)
    for opened in (open_journal, lambda data: LedgerReader.open(Places(data).ledger)):
        with pytest.raises(LedgerFault, match="version 3, written by a newer release; this one knows 1") as caught:
            opened(data)
        assert caught.value.trouble == Trouble.NEWER


def test_an_old_ledger_is_not_opened_before_it_is_migrated(tmp_path: Path) -> None:
    path = Places(OLDEST.copy(tmp_path / "data")).ledger
    for opened in (open_writer, open_reader):
        with pytest.raises(LedgerFault, match="must be migrated first"):
            opened(path, THREE)


def test_a_new_ledger_has_every_release(tmp_path: Path) -> None:
    with closing(open_reader(Places(OLDEST.copy(tmp_path / "data")).ledger)) as reader:
        identity = LedgerReader(reader).identity
    create(tmp_path / "new.db", identity, THREE)
    with closing(open_reader(tmp_path / "new.db", THREE)) as reader:
        assert version_of(reader) == 3
