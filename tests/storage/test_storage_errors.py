"""The environment's faults, told by type. Once the cause is gone, the journal reopens and nothing is lost."""

import errno
import os
import random
import resource
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from kiosk.base.ports import LedgerBug, LedgerFault, Trouble
from storage.backup import backup
from storage.crypto.keys import load_keys
from storage.errors import ledger_error
from storage.integrity import check_chain
from storage.journal import SqliteJournal, create_ledger
from storage.places import Places
from storage.reader import LedgerReader
from tests.kit.table.small_ledgers import (
    MADE_MS,
    as_nobody,
    bet,
    copy_of,
    findings,
    new_ledger,
    open_journal,
    outside,
    play,
    shared_directory,
)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of a megabyte."""
    place = tmp_path / "disk"
    place.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=1m", "none", str(place)]
    if os.geteuid() != 0 or subprocess.run(command, capture_output=True, check=False).returncode != 0:
        pytest.skip("no file system can be mounted here")
    yield place
    subprocess.run(["umount", str(place)], check=True)


def append_until_it_fails(journal: SqliteJournal) -> tuple[int, LedgerFault]:
    """The number of the last entry that was acknowledged, and the fault."""
    number = 0
    while True:
        try:
            number = journal.append([bet(1), outside(payload="x" * 3000)])
        except LedgerFault as fault:
            return number, fault


def fill(place: Path, leave: int = 0) -> Path:
    """Take all the space that is left."""
    ballast = place / "ballast"
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    os.truncate(ballast, max(0, ballast.stat().st_size - leave))
    return ballast


def test_a_full_disk_stops_the_journal_and_nothing_acknowledged_is_lost(small_disk: Path) -> None:
    data = new_ledger(small_disk / "data", 1)
    with closing(open_journal(data)) as journal:
        ballast = fill(small_disk, 100_000)
        last, fault = append_until_it_fails(journal)
        assert fault.trouble == Trouble.FULL
        assert last > 3
        for use in (lambda: journal.append([bet(2)]), lambda: journal.between_rounds(1), lambda: next(journal.tail())):
            with pytest.raises(LedgerFault) as caught:
                use()
            assert caught.value.trouble == Trouble.FULL
        ballast.unlink()
        journal.reopen()
        assert [stored.number for stored in journal.tail()] == list(range(1, last + 1))
        assert journal.append([bet(2)]) == last + 1
        journal.between_rounds(MADE_MS)
    assert findings(data) == []


def sign_often(journal: SqliteJournal) -> None:
    for number in range(50):
        journal.between_rounds(MADE_MS)
        journal.append([bet(number)])


def test_a_checkpoint_that_finds_no_space_is_signed_later(small_disk: Path) -> None:
    data = new_ledger(small_disk / "data", 17)  # the next line begins a new page
    with closing(open_journal(data)) as journal:
        journal.append([bet(18)])
        ballast = fill(small_disk)
        with pytest.raises(LedgerFault) as caught:
            sign_often(journal)
        assert caught.value.trouble == Trouble.FULL
        ballast.unlink()
        journal.reopen()
        journal.between_rounds(MADE_MS)
        play(journal, range(60, 61))
    assert findings(data) == []


def test_a_disk_too_small_for_a_ledger_or_a_backup_is_left_as_it_was(small_disk: Path, tmp_path: Path) -> None:
    ballast = fill(small_disk, 20_000)
    with pytest.raises(LedgerFault) as caught:
        create_ledger(small_disk / "data", "test", MADE_MS)
    assert caught.value.trouble == Trouble.FULL
    with pytest.raises(LedgerFault) as caught:
        backup(new_ledger(tmp_path / "data", 2), small_disk / "copy")
    assert caught.value.trouble == Trouble.FULL
    assert sorted(place.name for place in small_disk.iterdir()) == ["ballast", "data"]
    ballast.unlink()
    create_ledger(small_disk / "data", "test", MADE_MS)
    assert findings(small_disk / "data") == []


def test_a_file_that_may_not_grow_is_a_fault_and_nothing_is_lost(tmp_path: Path) -> None:
    data = new_ledger(tmp_path / "data", 1)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    with closing(open_journal(data)) as journal:
        resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, before[1]))
        try:
            last, fault = append_until_it_fails(journal)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        assert fault.trouble == Trouble.GONE  # to SQLite an error of output like any other
        journal.reopen()
        assert [stored.number for stored in journal.tail()] == list(range(1, last + 1))
        assert journal.append([bet(2)]) == last + 1
    assert findings(data) == []


@pytest.mark.parametrize("which", ["data", "ledger", "checkpoints"])
def test_what_may_not_be_written_is_read_only(which: str) -> None:
    with shared_directory() as place:
        data = new_ledger(place / "data", 1)
        signing = load_keys(Places(data)).signing
        for file in (data, *data.glob("*.*")):
            file.chmod(0o777)
        shut: Path = getattr(Places(data), which)
        shut.chmod(0o555)
        with as_nobody(), pytest.raises(LedgerFault) as caught:
            SqliteJournal(data, signing)
        assert caught.value.trouble == Trouble.READ_ONLY
        shut.chmod(0o777)
        with as_nobody(), closing(SqliteJournal(data, signing)) as journal:
            assert journal.append([bet(2)]) == 4


def test_a_database_that_somebody_else_writes_to_is_locked(tmp_path: Path) -> None:
    data = new_ledger(tmp_path / "data", 1)
    with closing(open_journal(data)) as journal:
        with closing(sqlite3.connect(Places(data).ledger)) as plain:
            plain.execute("BEGIN IMMEDIATE")
            with pytest.raises(LedgerFault) as caught:
                journal.append([bet(2)])
            assert caught.value.trouble == Trouble.LOCKED
            with pytest.raises(LedgerFault) as caught:
                journal.reopen()
            assert caught.value.trouble == Trouble.LOCKED
        journal.reopen()
        assert journal.append([bet(2)]) == 4
    assert findings(data) == []


PAGES = 12


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    data = new_ledger(tmp_path_factory.mktemp("sound") / "data", 40)
    assert Places(data).ledger.stat().st_size == PAGES * 4096
    return data


def trouble_with(data: Path) -> Trouble | None:
    """What loading says."""
    try:
        with closing(open_journal(data)) as journal:
            list(journal.tail())
    except LedgerFault as fault:
        return fault.trouble
    return None


@pytest.mark.parametrize("page", range(PAGES))
@pytest.mark.parametrize("octet", [0x00, 0xFF])
def test_a_broken_page_is_found_wherever_it_is(sound: Path, tmp_path: Path, page: int, octet: int) -> None:
    data = copy_of(sound, tmp_path / "data")
    with Places(data).ledger.open("r+b") as file:
        file.seek(page * 4096)
        file.write(bytes([octet]) * 4096)
    assert findings(data) != []
    assert trouble_with(data) in (None, Trouble.DAMAGED)  # None: in a part that loading does not read


def contents(data: Path) -> list[object]:
    with LedgerReader.open(Places(data).ledger) as reader:
        return [*reader.entries(), *reader.checkpoints()]


@pytest.mark.parametrize("seed", range(4))
def test_changed_bytes_are_found_unless_they_change_nothing(sound: Path, tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    data, content, original = copy_of(sound, tmp_path / "data"), Places(sound).ledger.read_bytes(), contents(sound)
    found = 0
    for _ in range(40):
        changed = bytearray(content)
        for _ in range(chance.choice((1, 1, 10))):
            changed[chance.randrange(len(changed))] ^= chance.randrange(1, 256)
        Places(data).ledger.write_bytes(changed)
        assert trouble_with(data) in (None, Trouble.DAMAGED)
        Places(data).ledger.write_bytes(changed)
        if findings(data):
            found += 1
        else:  # in space that no row uses
            assert contents(data) == original
    assert found > 10


def test_a_broken_page_in_the_tail_is_damage_when_it_is_loaded(sound: Path, tmp_path: Path) -> None:
    data = copy_of(sound, tmp_path / "data")
    content = bytearray(Places(data).ledger.read_bytes())
    page = content.index(b"intent-2") // 4096 * 4096  # a leaf that holds rows
    content[page : page + 100] = bytes(100)
    Places(data).ledger.write_bytes(content)
    with closing(open_journal(data)) as journal:
        with pytest.raises(LedgerFault) as caught:
            list(journal.tail())
        assert caught.value.trouble == Trouble.DAMAGED
    with LedgerReader.open(Places(data).ledger) as reader:
        assert list(check_chain(reader)) != []


def test_text_that_is_no_utf8_is_damage(sound: Path, tmp_path: Path) -> None:
    data = copy_of(sound, tmp_path / "data")
    content = Places(data).ledger.read_bytes()
    Places(data).ledger.write_bytes(content.replace(b"intent-3", b"intent\xff3", 1))
    with closing(open_journal(data)) as journal:
        with pytest.raises(LedgerFault, match="UTF-8") as caught:
            list(journal.tail())
        assert caught.value.trouble == Trouble.DAMAGED
    with LedgerReader.open(Places(data).ledger) as reader:
        assert [finding.number for finding in check_chain(reader)] == [7]


@pytest.mark.parametrize("which", ["ledger", "log", "checkpoints"])
@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_that_vanishes_or_changes_under_the_journal_is_gone(tmp_path: Path, which: str, replaced: bool) -> None:
    data = new_ledger(tmp_path / "data", 1)
    place: Path = getattr(Places(data), which)
    with closing(open_journal(data)) as journal:
        journal.append([bet(2)])
        content = place.read_bytes() if which == "checkpoints" else b""
        place.rename(tmp_path / "aside")
        if replaced:
            place.write_bytes(content)
        with pytest.raises(LedgerFault) as caught:
            journal.between_rounds(MADE_MS)
        assert caught.value.trouble == Trouble.GONE
        with pytest.raises(LedgerFault) as caught:
            journal.append([bet(2)])
        assert caught.value.trouble == Trouble.GONE


@pytest.mark.parametrize(
    ("error", "trouble"),
    [
        (OSError(errno.ENOSPC, "x"), Trouble.FULL),
        (OSError(errno.EDQUOT, "x"), Trouble.FULL),
        (OSError(errno.EROFS, "x"), Trouble.READ_ONLY),
        (OSError(errno.EACCES, "x"), Trouble.READ_ONLY),
        (OSError(errno.EIO, "x"), Trouble.GONE),
        (OSError(errno.ENOENT, "x"), Trouble.GONE),
        (sqlite3.SQLITE_FULL, Trouble.FULL),
        (sqlite3.SQLITE_READONLY, Trouble.READ_ONLY),
        (sqlite3.SQLITE_READONLY_DBMOVED, Trouble.GONE),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, Trouble.LOCKED),
        (sqlite3.SQLITE_LOCKED, Trouble.LOCKED),
        (sqlite3.SQLITE_CORRUPT_INDEX, Trouble.DAMAGED),
        (sqlite3.SQLITE_NOTADB, Trouble.DAMAGED),
        (sqlite3.SQLITE_IOERR_FSYNC, Trouble.GONE),
        (sqlite3.SQLITE_CANTOPEN_ISDIR, Trouble.GONE),
        (sqlite3.SQLITE_CONSTRAINT_CHECK, None),
        (sqlite3.SQLITE_ERROR, None),
        (sqlite3.SQLITE_MISUSE, None),
        (OverflowError("x"), None),
        (sqlite3.ProgrammingError("closed"), None),
        (UnicodeEncodeError("utf-8", "\ud800", 0, 1, "x"), None),
    ],
)
def test_each_error_is_the_environments_or_ours(error: Exception | int, trouble: Trouble | None) -> None:
    if isinstance(error, int):
        code, error = error, sqlite3.OperationalError("x")
        error.sqlite_errorcode = code
    fault = ledger_error(error, "do")
    assert isinstance(fault, LedgerBug) if trouble is None else isinstance(fault, LedgerFault)
    assert getattr(fault, "trouble", None) == trouble
    assert str(fault).startswith("cannot do: ")
    assert "Errno" not in str(fault)
