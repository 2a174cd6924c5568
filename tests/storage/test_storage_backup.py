"""Backups: taken while the table plays, verified, whole or not there at all."""

import multiprocessing
import shutil
from contextlib import closing
from pathlib import Path

import pytest

from kiosk.base.ports import LedgerFault, Trouble
from storage.backup import backup
from storage.places import Places
from storage.reader import LedgerReader
from tests.kit.table.small_ledgers import bet, copy_of, findings, new_ledger, open_journal, play, tampering


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return new_ledger(tmp_path / "data", 5)


def test_a_backup_is_the_ledger_without_its_keys(data: Path, tmp_path: Path) -> None:
    assert backup(data, tmp_path / "copy") == 15
    assert sorted(path.name for path in (tmp_path / "copy").iterdir()) == [
        "checkpoints.jsonl",
        "ledger.db",
        "ledger.pub",
    ]
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o700
    assert findings(tmp_path / "copy") == []
    with LedgerReader.open(data / "ledger.db") as reader, LedgerReader.open(tmp_path / "copy" / "ledger.db") as copy:
        assert copy.identity == reader.identity
        assert list(copy.entries()) == list(reader.entries())
    assert not [path for path in tmp_path.iterdir() if "unfinished" in path.name]


def test_the_copy_itself_is_told_and_can_be_stopped(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.database._PAGES", 1)
    told: list[tuple[int, int]] = []

    def enough(done: int, of: int) -> None:
        told.append((done, of))
        if len(told) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        backup(data, tmp_path / "copy", progress=enough)
    assert [done for done, _ in told] == [1, 2, 3]
    assert told[-1][1] > 3
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_what_is_written_meanwhile_neither_stops_nor_changes_the_copy(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.database._PAGES", 1)
    with closing(open_journal(data)) as journal:
        told: list[int] = []

        def write(done: int, _: int) -> None:
            journal.append([bet(6)])
            told.append(done)

        assert backup(data, tmp_path / "copy", progress=write) == 15
    assert told == sorted(set(told)), "it began again"
    assert findings(tmp_path / "copy") == []


def test_a_backup_between_an_entry_and_its_checkpoint_is_sound(data: Path, tmp_path: Path) -> None:
    with closing(open_journal(data)) as journal:
        journal.append([bet(6)])
        assert backup(data, tmp_path / "within a round") == 16
        journal.between_rounds(1)
        assert backup(data, tmp_path / "between rounds") == 16
        play(journal, range(7, 8))
        assert backup(data, tmp_path / "later") == 19
    for name in ("within a round", "between rounds", "later"):
        assert findings(tmp_path / name) == []


def write_on(
    data: Path, stop: "multiprocessing.synchronize.Event", started: "multiprocessing.synchronize.Event"
) -> None:
    """Another process that plays until it is told to stop."""
    with closing(open_journal(data)) as journal:
        number = 6
        while not stop.is_set():
            play(journal, range(number, number + 1))
            number += 1
            started.set()


def test_a_backup_is_taken_while_another_process_plays(data: Path, tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    stop, started = context.Event(), context.Event()
    process = context.Process(target=write_on, args=(data, stop, started))
    process.start()
    try:
        assert started.wait(30)
        lasts = [backup(data, tmp_path / f"copy-{number}") for number in range(5)]
        assert [findings(data) for _ in range(5)] == [[]] * 5  # the ledger itself is checked as well
    finally:
        stop.set()
        process.join()
    assert process.exitcode == 0
    assert lasts == sorted(lasts)
    assert lasts[0] > 15
    assert findings(data) == []


def test_a_backup_can_be_played_on_from_once_it_has_the_keys(data: Path, tmp_path: Path) -> None:
    backup(data, tmp_path / "copy")
    shutil.copytree(Places(data).keys, tmp_path / "copy" / "keys")
    with closing(open_journal(tmp_path / "copy")) as journal:
        assert len(list(journal.tail())) == 15
        play(journal, range(6, 7))
    assert findings(tmp_path / "copy") == []


def test_an_old_backup_is_not_taken_for_the_ledger(data: Path, tmp_path: Path) -> None:
    backup(data, tmp_path / "old")
    with closing(open_journal(data)) as journal:
        play(journal, range(6, 7))
    shutil.copy(tmp_path / "old" / "ledger.db", Places(data).ledger)
    with pytest.raises(LedgerFault, match="its tail is missing"):
        open_journal(data)


def test_a_backup_overwrites_nothing(data: Path, tmp_path: Path) -> None:
    (tmp_path / "copy").mkdir()
    with pytest.raises(LedgerFault, match="overwrites nothing"):
        backup(data, tmp_path / "copy")
    assert list((tmp_path / "copy").iterdir()) == []
    for name in ("/", ".", "..", ""):
        with pytest.raises(LedgerFault, match="is there already"):
            backup(data, Path(name))


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE event SET payload = '[]' WHERE number = 4",
        "DELETE FROM event WHERE number = 15",
        "UPDATE checkpoint SET at_ms = 1 WHERE number = 3",
    ],
)
def test_what_is_not_sound_is_not_backed_up(data: Path, tmp_path: Path, statement: str) -> None:
    with tampering(data) as connection:
        connection.execute(statement)
    with pytest.raises(LedgerFault, match=r"not sound|tail is missing") as caught:
        backup(data, tmp_path / "copy")
    assert caught.value.trouble == Trouble.DAMAGED
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data"]


def test_what_an_aborted_backup_left_is_cleared_away(data: Path, tmp_path: Path) -> None:
    copy_of(data, tmp_path / "copy.unfinished")
    backup(data, tmp_path / "copy")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "data"]
    with pytest.raises(LedgerFault):
        backup(tmp_path / "nowhere", tmp_path / "other")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "data"]
