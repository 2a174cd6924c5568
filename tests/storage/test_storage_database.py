"""How databases are opened: pragmas, schema, version, the writer's lock, readers beside it, triggers."""

import gc
import multiprocessing
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from kiosk.base.ports import LedgerBug, LedgerFault, Trouble
from storage.chain import Identity
from storage.crypto.keys import load_keys
from storage.database import READER_PRAGMAS, WRITER_PRAGMAS, WriterLock, create, open_reader, open_writer
from storage.journal import SqliteJournal, create_ledger
from storage.places import Places
from storage.reader import LedgerReader
from storage.schema import APPLICATION_ID, RELEASES, schema_sha256
from tests.kit.table.small_ledgers import (
    MADE_MS,
    as_nobody,
    bet,
    findings,
    new_ledger,
    open_journal,
    play,
    readable,
    shared_directory,
    tampering,
)

ROOT = Path(__file__).parents[2]
IDENTITY = Identity("a-ledger", "test", MADE_MS)
EVENT = (1, "bet-placed", 1, 2, 3, 4, None, None, "{}", bytes(32))
FROZEN = "nothing in the ledger is changed or removed"
NEEDED = {"ledger.db", "ledger.db-wal", "ledger.db-shm", "checkpoints.jsonl", "ledger.pub", "keys"}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    create(tmp_path / "ledger.db", IDENTITY)
    return tmp_path / "ledger.db"


@pytest.fixture
def writer(path: Path) -> Iterator[sqlite3.Connection]:
    """The writer's connection, with an entry, a posting and a checkpoint."""
    with closing(open_writer(path).conn) as connection:
        fill(connection)
        yield connection


def fill(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", EVENT)
    connection.execute("INSERT INTO posting VALUES (1, 0, 'felt', 5)")
    connection.execute("INSERT INTO checkpoint VALUES (1, x'00', 2, x'00')")


def pragma(connection: sqlite3.Connection, name: str) -> int | str:
    found: int | str = connection.execute(f"PRAGMA {name}").fetchone()[0]
    return found


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("journal_mode", "wal"),
        ("synchronous", 2),
        ("foreign_keys", 1),
        ("recursive_triggers", 1),
        ("wal_autocheckpoint", 0),
        ("trusted_schema", 0),
        ("cell_size_check", 1),
        ("busy_timeout", 250),
        ("application_id", APPLICATION_ID),
        ("user_version", 1),
    ],
)
def test_the_writer_has_each_pragma(writer: sqlite3.Connection, name: str, value: int | str) -> None:
    assert pragma(writer, name) == value


def test_a_reader_has_each_pragma_and_cannot_write(path: Path) -> None:
    with closing(open_writer(path).conn) as writer, closing(open_reader(path)) as reader:
        fill(writer)
        assert {name: pragma(reader, name) for name in READER_PRAGMAS} == READER_PRAGMAS
        for statement in ("DELETE FROM event", "CREATE TABLE more (x)", "INSERT INTO posting VALUES (1, 1, 'a', 1)"):
            with pytest.raises(sqlite3.OperationalError, match="readonly"):
                reader.execute(statement)
        reader.execute("PRAGMA query_only = 0")
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            reader.execute("DELETE FROM event")


def test_a_pragma_that_does_not_take_is_a_fault(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(WRITER_PRAGMAS, "page_size", 1024)
    with pytest.raises(LedgerFault, match="SQLite keeps page_size at 4096, not 1024") as caught:
        open_writer(path)
    assert caught.value.trouble == Trouble.GONE


def test_the_schema_is_the_release(path: Path) -> None:
    with closing(open_reader(path)) as reader:
        assert schema_sha256(reader) == RELEASES[-1].schema_sha256
        tables = dict(reader.execute("SELECT name, strict FROM pragma_table_list WHERE schema = 'main'").fetchall())
    assert dict.fromkeys(("ledger", "event", "posting", "checkpoint"), 1).items() <= tables.items()


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TRIGGER event_no_update",
        "DROP TRIGGER event_next",
        "DROP INDEX event_of_round",
        "CREATE TABLE more (x)",
        "CREATE TRIGGER more AFTER INSERT ON event BEGIN DELETE FROM posting; END",
        "CREATE VIEW more AS SELECT 1",
        "ALTER TABLE posting ADD COLUMN more TEXT",
        "ANALYZE",
    ],
)
def test_an_altered_schema_is_found_at_opening(tmp_path: Path, statement: str) -> None:
    data = new_ledger(tmp_path / "data", 1)
    with closing(sqlite3.connect(Places(data).ledger)) as plain:
        plain.execute(statement)
    for opened in (open_journal, lambda data: LedgerReader.open(Places(data).ledger)):
        with pytest.raises(LedgerFault, match="tables, indexes or triggers were altered") as caught:
            opened(data)
        assert caught.value.trouble == Trouble.DAMAGED


@pytest.mark.parametrize("content", [b"", b"no database " * 500, bytes(8192)])
def test_a_file_that_is_no_ledger_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "ledger.db").write_bytes(content)
    for opened in (open_writer, open_reader):
        with pytest.raises(LedgerFault) as caught:
            opened(tmp_path / "ledger.db")
        assert caught.value.trouble == Trouble.DAMAGED


@pytest.mark.parametrize("opened", [open_writer, open_reader])
def test_a_file_that_is_missing_is_gone_and_none_is_made(tmp_path: Path, opened: type) -> None:
    with pytest.raises(LedgerFault) as caught:
        opened(tmp_path / "ledger.db")
    assert caught.value.trouble == Trouble.GONE
    assert not list(tmp_path.iterdir())


def test_names_with_odd_characters_are_no_uri(tmp_path: Path) -> None:
    data = new_ledger(tmp_path / "100% ?mode=rwc#1 é", 1)
    assert findings(data) == []


# Triggers.


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE ledger SET kind = kind",
        "UPDATE event SET payload = payload",
        "UPDATE posting SET account = account",
        "UPDATE checkpoint SET at_ms = at_ms",
        "DELETE FROM ledger",
        "DELETE FROM event",
        "DELETE FROM posting",
        "DELETE FROM checkpoint",
    ],
)
@pytest.mark.parametrize("plain", [False, True], ids=["writer", "plain connection"])
def test_nothing_is_changed_or_removed(path: Path, statement: str, plain: bool) -> None:
    with closing(open_writer(path).conn) as writer:
        fill(writer)
    connection = sqlite3.connect(path) if plain else open_writer(path).conn
    with closing(connection), pytest.raises(sqlite3.IntegrityError, match=FROZEN):
        connection.execute(statement)


REPLACED = {
    "ledger": (
        "INSERT OR REPLACE INTO ledger (rowid, id, kind, made_ms, format) VALUES (1, 'b', 'live', 1, 1)",
        "once",
    ),
    "event": ("INSERT OR REPLACE INTO event SELECT 1, kind, 9, 2, 3, 4, who, intent, '', digest FROM event", "follows"),
    "checkpoint": ("INSERT OR REPLACE INTO checkpoint VALUES (1, x'01', 2, x'01')", "follows"),
}


@pytest.mark.parametrize("table", REPLACED)
@pytest.mark.parametrize("plain", [False, True], ids=["writer", "plain connection"])
def test_nothing_is_replaced(path: Path, table: str, plain: bool) -> None:
    statement, words = REPLACED[table]
    with closing(open_writer(path).conn) as writer:
        fill(writer)
    connection = sqlite3.connect(path) if plain else open_writer(path).conn
    with closing(connection), pytest.raises(sqlite3.IntegrityError, match=words):
        connection.execute(statement)


def test_a_posting_is_replaced_on_a_plain_connection_only_and_the_chain_finds_it(tmp_path: Path) -> None:
    data = new_ledger(tmp_path / "data", 3)
    statement = "INSERT OR REPLACE INTO posting VALUES (4, 0, 'seat:9', -5000000)"
    writer = open_writer(Places(data).ledger).conn
    with closing(writer), pytest.raises(sqlite3.IntegrityError, match=FROZEN):
        writer.execute(statement)
    assert findings(data) == []
    with closing(sqlite3.connect(Places(data).ledger, isolation_level=None)) as plain:
        plain.execute(statement)
    assert [finding.number for finding in findings(data)] == [4]


@pytest.mark.parametrize("number", [-1, 0, 1, 3, None])
def test_events_are_inserted_in_order(writer: sqlite3.Connection, number: int | None) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="follows the last one"):
        writer.execute("INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (number, *EVENT[1:]))


def test_a_posting_needs_its_event(writer: sqlite3.Connection) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        writer.execute("INSERT INTO posting VALUES (2, 0, 'felt', 5)")


def test_a_second_ledger_row_is_refused(writer: sqlite3.Connection) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="named once"):
        writer.execute("INSERT INTO ledger VALUES ('b', 'live', 1, 1)")


@pytest.mark.parametrize(
    "values", [(2, "snapshot", 1, 2, 3, *EVENT[5:]), (2, *EVENT[1:9], bytes(31)), (2, None, *EVENT[2:])]
)
def test_the_tables_check_what_they_can(writer: sqlite3.Connection, values: tuple[object, ...]) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="constraint failed"):
        writer.execute("INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)


# One writer, many readers.


def test_a_second_writer_is_refused_in_this_process_and_in_another(tmp_path: Path) -> None:
    data = new_ledger(tmp_path / "data")
    script = (
        "import sys; from pathlib import Path; from tests.kit.table.small_ledgers import open_journal\n"
        "from kiosk.base.ports import LedgerFault\n"
        "try: open_journal(Path(sys.argv[1])); print('opened')\n"
        "except LedgerFault as fault: print(fault.trouble, fault)"
    )
    command = [sys.executable, "-c", script, str(data)]
    with closing(open_journal(data)):
        with pytest.raises(LedgerFault, match="another process writes") as caught:
            open_journal(data)
        assert caught.value.trouble == Trouble.LOCKED
        answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        assert answer.startswith("locked another process writes to the ledger")
    assert subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout == "opened\n"


def test_nothing_that_can_be_removed_lets_a_second_writer_in(tmp_path: Path) -> None:
    data = new_ledger(tmp_path / "data")
    command = [sys.executable, "-m", "kiosk.app.cli", "play", "--bots", "1", "--rounds", "1", "--data", str(data)]
    with closing(open_journal(data)):
        for path in data.iterdir():
            if path.name not in NEEDED:
                path.unlink()
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == f"croupier play: another process writes to the ledger in {data}\n"


def test_a_journal_that_cannot_open_lets_go_of_the_lock(tmp_path: Path) -> None:
    data = new_ledger(tmp_path / "data")
    keys = load_keys(Places(data))
    Places(data).ledger.rename(tmp_path / "aside")
    with pytest.raises(LedgerFault):
        SqliteJournal(data, keys.signing)
    (tmp_path / "aside").rename(Places(data).ledger)
    WriterLock(data).release()


def count_entries(path: Path, ready: "multiprocessing.connection.Connection") -> None:
    """Another process: read all, tell how many, whenever asked."""
    with LedgerReader.open(path) as reader:
        while ready.recv():
            ready.send([stored.number for stored in reader.entries()])


def test_readers_see_what_is_committed_while_the_journal_writes(tmp_path: Path) -> None:
    data = new_ledger(tmp_path / "data", 2)
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=count_entries, args=(Places(data).ledger, there))
    process.start()
    try:
        with closing(open_journal(data)) as journal, LedgerReader.open(Places(data).ledger) as reader:
            for number in range(3, 6):
                stream = reader.entries()
                first = next(stream)
                play(journal, range(number, number + 1))  # while a reader is in the middle of it
                assert [first.number, *(stored.number for stored in stream)] == list(range(1, 3 * number - 2))
                here.send(1)
                assert here.recv() == list(range(1, 3 * number + 1))
    finally:
        here.send(0)
        process.join()
    assert findings(data) == []


@pytest.mark.parametrize("playing", [False, True], ids=["at rest", "while the table plays"])
def test_whoever_may_only_read_the_directory_can_read_the_ledger(playing: bool) -> None:
    with shared_directory() as place:
        data = new_ledger(place / "data", 2)
        journal = open_journal(data)
        play(journal, range(3, 4))
        if not playing:
            journal.close()
        readable(data)
        with as_nobody(), LedgerReader.open(Places(data).ledger) as reader:
            assert reader.last_number() == 9
            assert findings(data) == []
        data.chmod(0o755)
        journal.close()


# Creation.


@pytest.mark.parametrize("kind", ["live", "demonstration", "test"])
def test_a_ledger_says_what_it_is(tmp_path: Path, kind: str) -> None:
    create_ledger(tmp_path, kind, MADE_MS, "table-7")
    with LedgerReader.open(Places(tmp_path).ledger) as reader:
        assert reader.identity == Identity("table-7", kind, MADE_MS, 1)
        assert (reader.last_number(), reader.last_round(), list(reader.entries())) == (0, 0, [])


def test_an_unknown_kind_is_our_bug(tmp_path: Path) -> None:
    with pytest.raises(LedgerBug, match="one of live"):
        create_ledger(tmp_path, "real", MADE_MS)


def test_a_ledger_is_never_made_twice(tmp_path: Path) -> None:
    data = new_ledger(tmp_path / "data", 1)
    with pytest.raises(LedgerFault, match=r"a ledger in .* already"):
        create_ledger(data, "test", MADE_MS)
    Places(data).ledger.unlink()
    with pytest.raises(LedgerFault, match="of a ledger that is missing"):
        create_ledger(data, "test", MADE_MS)


def test_a_creation_that_was_cut_off_is_begun_again(tmp_path: Path) -> None:
    data = new_ledger(tmp_path / "data")
    Places(data).ledger.rename(data / "ledger.db.unfinished")  # as if the power had gone before the last step
    create_ledger(data, "test", MADE_MS)
    with closing(open_journal(data)) as journal:
        assert journal.append([bet(1)]) == 1
    assert findings(data) == []


def test_two_ledgers_have_different_names(tmp_path: Path) -> None:
    names = set()
    for name in ("a", "b"):
        with LedgerReader.open(Places(new_ledger(tmp_path / name)).ledger) as reader:
            names.add(reader.ledger_id)
    assert len(names) == 2


def test_a_ledger_that_lost_its_name_is_damaged(tmp_path: Path) -> None:
    data = new_ledger(tmp_path / "data")
    with tampering(data) as connection:
        connection.execute("DELETE FROM ledger")
    with pytest.raises(LedgerFault, match="does not name itself") as caught:
        open_journal(data)
    assert caught.value.trouble == Trouble.DAMAGED


def test_a_lock_that_nobody_holds_any_more_is_let_go(tmp_path: Path) -> None:
    lock = WriterLock(tmp_path)
    with pytest.raises(LedgerFault):
        WriterLock(tmp_path)
    del lock
    gc.collect()
    WriterLock(tmp_path).release()
