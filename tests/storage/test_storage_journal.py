"""The journal: what it refuses, what it keeps, where loading begins, and the checkpoints that it signs."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kiosk.base.ports import Entry, Journal, LedgerBug, LedgerFault, Posting, Trouble
from storage.checkpoints import checkpoint_of, line_of, newest_first, oldest_first
from storage.journal import MAX_PAYLOAD, TIDY_AFTER, SqliteJournal
from storage.places import Places
from storage.reader import LedgerReader
from tests.kit.table.small_ledgers import (
    MADE_MS,
    bet,
    copy_of,
    findings,
    link_anew,
    new_ledger,
    open_journal,
    outside,
    play,
    settled,
    tampering,
)

ROOT = Path(__file__).parents[2]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return new_ledger(tmp_path / "data")


@pytest.fixture
def journal(data: Path) -> Iterator[SqliteJournal]:
    with closing(open_journal(data)) as journal:
        yield journal


def kept(data: Path) -> list[Entry]:
    with LedgerReader.open(Places(data).ledger) as reader:
        return [stored.entry for stored in reader.entries()]


def numbers_signed(data: Path) -> list[int]:
    return [checkpoint.number for checkpoint in oldest_first(Places(data).checkpoints)]


# Appending.


def test_what_is_appended_comes_back_as_it_was(data: Path) -> None:
    entries = [bet(1), settled(1), outside(), outside("snapshot", json.dumps("x" * 9000)), bet(2, 6, 0)]
    with closing(open_journal(data)) as sqlite_journal:
        journal: Journal = sqlite_journal
        assert journal.append(entries[:1]) == 1
        assert journal.append(entries[1:3]) == 3
        assert journal.append(entries[3:]) == 5
        assert kept(data) == entries  # by another connection, before it is closed
    assert kept(data) == entries
    assert findings(data) == []


def test_odd_texts_and_the_greatest_numbers_come_back_as_they_were(data: Path) -> None:
    texts = ("", " ", "None", "0", "\0", "\n", "\x1f", '"', "é", "\U0001f0a1", "\ufeff", "1 2 3")
    most = 2**63 - 1
    entries = [
        Entry(
            f"k{text}",
            1,
            most,
            -most,
            0,
            (f"w{text}",),
            f"i{text}",
            text,
            (Posting(f"a{text}", most), Posting("b", -most)),
        )
        for text in texts
    ]
    with closing(open_journal(data)) as journal:
        journal.append(entries)
    assert kept(data) == entries
    assert findings(data) == []


SOUND = bet(1)
WRONG: dict[str, Any] = {
    "kind a number": SOUND._replace(kind=1),  # type: ignore[arg-type]
    "kind empty": SOUND._replace(kind=""),
    "version a bool": SOUND._replace(version=True),
    "version a text": SOUND._replace(version="1"),  # type: ignore[arg-type]
    "version a float": SOUND._replace(version=1.0),  # type: ignore[arg-type]
    "version zero": SOUND._replace(version=0),
    "time a float": SOUND._replace(at_ms=1.5),  # type: ignore[arg-type]
    "time missing": SOUND._replace(at_ms=None),  # type: ignore[arg-type]
    "time too great": SOUND._replace(at_ms=2**63),
    "round a text": SOUND._replace(round="1"),  # type: ignore[arg-type]
    "round a bool": SOUND._replace(round=False),
    "seat a text": SOUND._replace(seat="3"),  # type: ignore[arg-type]
    "who a text": SOUND._replace(who="ann"),  # type: ignore[arg-type]
    "who a number": SOUND._replace(who=(7,)),  # type: ignore[arg-type]
    "who empty": SOUND._replace(who=("",)),
    "who with two names": SOUND._replace(who=("ann+sam",)),
    "intent bytes": SOUND._replace(intent=b"x"),  # type: ignore[arg-type]
    "intent empty": SOUND._replace(intent=""),
    "payload a dict": SOUND._replace(payload={}),  # type: ignore[arg-type]
    "payload missing": SOUND._replace(payload=None),  # type: ignore[arg-type]
    "payload too long": SOUND._replace(payload="x" * (MAX_PAYLOAD + 1)),
    "payload not UTF-8": SOUND._replace(payload="\ud800"),
    "postings a list": SOUND._replace(postings=[*SOUND.postings]),  # type: ignore[arg-type]
    "posting a pair": SOUND._replace(postings=(("a", 1), ("b", -1))),  # type: ignore[arg-type]
    "micros a text": SOUND._replace(postings=(Posting("a", "100"), Posting("b", -100))),  # type: ignore[arg-type]
    "micros a bool": SOUND._replace(postings=(Posting("a", True), Posting("b", -1))),
    "micros a float": SOUND._replace(postings=(Posting("a", 1.0), Posting("b", -1))),  # type: ignore[arg-type]
    "micros too great": SOUND._replace(postings=(Posting("a", 2**63), Posting("b", -(2**63)))),
    "account empty": SOUND._replace(postings=(Posting("", 1), Posting("b", -1))),
    "account a number": SOUND._replace(postings=(Posting(1, 1), Posting("b", -1))),  # type: ignore[arg-type]
    "out of balance": SOUND._replace(postings=(Posting("a", 1), Posting("b", -2))),
    "one posting": SOUND._replace(postings=(Posting("a", 1),)),
    "snapshot in a round": SOUND._replace(kind="snapshot"),
    "a plain tuple": tuple(SOUND),
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_an_entry_that_is_wrong_is_our_bug_and_nothing_of_its_append_is_kept(data: Path, wrong: Entry) -> None:
    with closing(open_journal(data)) as journal:
        journal.append([bet(1)])
        with pytest.raises(LedgerBug):
            journal.append([bet(2), wrong])
        journal.reopen()
        assert journal.append([bet(3)]) == 2
    assert kept(data) == [bet(1), bet(3)]
    assert findings(data) == []


def test_nothing_to_append_is_our_bug(journal: SqliteJournal) -> None:
    with pytest.raises(LedgerBug, match="nothing to append"):
        journal.append([])


def test_after_a_bug_only_reopening_helps(data: Path) -> None:
    with closing(open_journal(data)) as journal:
        journal.append([bet(1)])
        with pytest.raises(LedgerBug):
            journal.append([outside("")])
        for use in (lambda: journal.append([bet(2)]), lambda: next(journal.tail()), lambda: journal.between_rounds(1)):
            with pytest.raises(LedgerFault) as caught:
                use()
            assert caught.value.trouble == Trouble.GONE
        journal.reopen()
        assert [stored.entry for stored in journal.tail()] == [bet(1)]
        assert journal.append([bet(2)]) == 2


def test_a_closed_journal_stays_closed(data: Path) -> None:
    journal = open_journal(data)
    journal.close()
    journal.close()
    with pytest.raises(LedgerFault, match="closed"):
        journal.append([bet(1)])
    with pytest.raises(LedgerBug, match="closed"):
        journal.reopen()


# Loading.


def test_loading_begins_with_the_latest_snapshot(data: Path) -> None:
    with closing(open_journal(data)) as journal:
        assert list(journal.tail()) == []
        journal.append([bet(1), settled(1)])
        assert [stored.number for stored in journal.tail()] == [1, 2]
        for first in (3, 5):
            journal.append([outside("snapshot"), bet(first)])
            assert [(stored.number, stored.entry) for stored in journal.tail()] == [
                (first, outside("snapshot")),
                (first + 1, bet(first)),
            ]
        journal.append([outside("snapshot")])
    with closing(open_journal(data)) as journal:
        assert [stored.number for stored in journal.tail()] == [7]


def test_a_part_of_the_tail_may_be_read(journal: SqliteJournal) -> None:
    journal.append([bet(1), bet(2)])
    assert next(iter(journal.tail())).entry == bet(1)
    assert journal.append([bet(3)]) == 3


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("UPDATE event SET payload = '[]' WHERE number = 4", "entry 4 is not what was written"),
        ("UPDATE posting SET micros = micros * 2 WHERE event = 6", "entry 6 is not what was written"),
        ("UPDATE event SET digest = zeroblob(32) WHERE number = 3", "entry 4 is not what was written"),
        ("DELETE FROM event WHERE number = 3", "entry 4 or the one before it is missing"),
        ("DELETE FROM event WHERE number = 5", "entry 5 or the one before it is missing"),
        ("INSERT INTO posting VALUES (7, 0, 'house', 0)", "entry 7 is not what was written"),
    ],
)
def test_damage_after_the_latest_snapshot_is_found_while_loading(data: Path, statement: str, words: str) -> None:
    with closing(open_journal(data)) as journal:
        journal.append([bet(1), settled(1), outside()])
        journal.append([outside("snapshot"), bet(2), settled(2), outside()])
    with tampering(data) as connection:
        connection.execute(statement)
    with closing(open_journal(data)) as journal:
        with pytest.raises(LedgerFault, match=words) as caught:
            list(journal.tail())
        assert caught.value.trouble == Trouble.DAMAGED
        with pytest.raises(LedgerFault, match=words):
            journal.append([bet(3)])


# Checkpoints.


def test_a_checkpoint_is_signed_between_rounds_where_there_is_something_new(data: Path) -> None:
    with closing(open_journal(data)) as journal:
        journal.between_rounds(MADE_MS)
        journal.append([bet(1)])
        journal.between_rounds(MADE_MS + 1)
        journal.between_rounds(MADE_MS + 2)
        journal.append([bet(2), bet(3)])
        assert numbers_signed(data) == [0, 1]
    assert numbers_signed(data) == [0, 1, 3]  # the last one by closing
    with closing(open_journal(data)) as journal:
        pass
    assert numbers_signed(data) == [0, 1, 3]
    times = [checkpoint.at_ms for checkpoint in oldest_first(Places(data).checkpoints)]
    assert times == [MADE_MS, MADE_MS + 1, bet(3).at_ms]
    assert findings(data) == []


def test_a_checkpoint_gets_into_the_ledger_with_the_next_append(data: Path) -> None:
    with closing(open_journal(data)) as journal, LedgerReader.open(Places(data).ledger) as reader:
        assert [found.number for found in reader.checkpoints()] == []
        play(journal, range(1, 3))
        assert [found.number for found in reader.checkpoints()] == [0, 3]
        journal.reopen()
        journal.append([bet(3)])
        assert [found.number for found in reader.checkpoints()] == [0, 3, 6]
        assert list(reader.checkpoints()) == list(oldest_first(Places(data).checkpoints))
        assert [found.number for found in reader.checkpoints(0, 3)] == [3]


def test_checkpoints_are_found_from_the_end_of_a_long_file(tmp_path: Path) -> None:
    data = new_ledger(tmp_path / "data", 50)  # three blocks
    found = list(newest_first(Places(data).checkpoints))
    assert [checkpoint.number for checkpoint in found] == list(range(150, -1, -3))
    assert found[::-1] == list(oldest_first(Places(data).checkpoints))


def test_a_line_that_was_torn_at_any_byte_is_left_alone(tmp_path: Path) -> None:
    origin = new_ledger(tmp_path / "data", 2)
    content = Places(origin).checkpoints.read_bytes()
    start = content[:-1].rindex(b"\n") + 1
    for end in (
        *range(start, start + 20),
        *range(start + 20, len(content) - 3, 17),
        *range(len(content) - 3, len(content)),
    ):
        data = copy_of(origin, tmp_path / f"cut-{end}")
        Places(data).checkpoints.write_bytes(content[:end])
        with closing(open_journal(data)) as journal:
            journal.between_rounds(MADE_MS)  # signed again, on a line of its own
            play(journal, range(3, 4))
        assert findings(data) == []
        lines = Places(data).checkpoints.read_bytes().splitlines()
        assert [found.number for found in map(checkpoint_of, lines) if found is not None] == [0, 3, 6, 9]


def test_a_copy_with_its_tail_cut_is_told_from_the_original(tmp_path: Path) -> None:
    data = new_ledger(tmp_path / "data", 4)
    for cut in (1, 2, 11, 12):
        copy = copy_of(data, tmp_path / f"cut-{cut}")
        with tampering(copy) as connection:
            connection.execute("DELETE FROM posting WHERE event > ?", (12 - cut,))
            connection.execute("DELETE FROM event WHERE number > ?", (12 - cut,))
            connection.execute("DELETE FROM checkpoint WHERE number > ?", (12 - cut,))
        with pytest.raises(LedgerFault, match=f"ends at {12 - cut}: its tail is missing") as caught:
            open_journal(copy)
        assert caught.value.trouble == Trouble.DAMAGED
        assert 12 in [finding.number for finding in findings(copy)]


def test_a_copy_that_was_linked_anew_is_told_from_the_original(tmp_path: Path) -> None:
    data = new_ledger(tmp_path / "data", 4)
    for number in (1, 7, 12):
        copy = copy_of(data, tmp_path / f"linked-{number}")
        with tampering(copy) as connection:
            connection.execute("UPDATE event SET payload = '{}', who = 'eve' WHERE number = ?", (number,))
            link_anew(connection)
        with pytest.raises(LedgerFault, match=r"entry 12 is not the one that was signed: .* rewritten") as caught:
            open_journal(copy)
        assert caught.value.trouble == Trouble.DAMAGED
        assert {finding.number for finding in findings(copy)} == {at for at in (3, 6, 9, 12) if at >= number}


def test_a_demonstration_does_not_become_live(tmp_path: Path) -> None:
    data = new_ledger(tmp_path / "data", 2)
    with tampering(data) as connection:
        connection.execute("UPDATE ledger SET kind = 'live'")
        link_anew(connection)
    with pytest.raises(LedgerFault, match="not signed by this device for this ledger"):
        open_journal(data)


def test_another_devices_signature_is_refused(tmp_path: Path) -> None:
    data, other = new_ledger(tmp_path / "data", 2), new_ledger(tmp_path / "other", 2)
    Places(data).checkpoints.write_bytes(Places(other).checkpoints.read_bytes())
    with pytest.raises(LedgerFault, match="not signed by this device") as caught:
        open_journal(data)
    assert caught.value.trouble == Trouble.DAMAGED


@pytest.mark.parametrize(
    ("keep", "trouble"), [(None, Trouble.GONE), (0, Trouble.DAMAGED), (1, Trouble.DAMAGED), (2, Trouble.DAMAGED)]
)
def test_checkpoints_that_were_taken_away_are_missed(tmp_path: Path, keep: int | None, trouble: Trouble) -> None:
    data = new_ledger(tmp_path / "data", 4)
    lines = Places(data).checkpoints.read_bytes().splitlines(keepends=True)
    Places(data).checkpoints.unlink()
    if keep is not None:
        Places(data).checkpoints.write_bytes(b"".join(lines[:keep]))
    with pytest.raises(LedgerFault) as caught:
        open_journal(data)
    assert caught.value.trouble == trouble
    assert findings(data) != []


def reveal(number: int) -> Entry:
    return bet(number)._replace(kind="deck-revealed", postings=())


def forget(data: Path, number: int) -> None:
    """Take away every later checkpoint, inside and outside."""
    with tampering(data) as connection:
        connection.execute("DELETE FROM checkpoint WHERE number > ?", (number,))
    kept = [line_of(found) for found in oldest_first(Places(data).checkpoints) if found.number <= number]
    Places(data).checkpoints.write_text("".join(kept))


def test_a_ledger_whose_rounds_lost_their_checkpoints_is_refused(data: Path) -> None:
    with closing(open_journal(data)) as journal:
        for number in range(1, 5):
            journal.append([bet(number), reveal(number)])
            journal.between_rounds(MADE_MS)
    copy = copy_of(data, data.with_name("copy"))
    forget(copy, 6)  # the last round alone: the end may have come right there
    open_journal(copy).close()
    assert numbers_signed(copy) == [0, 2, 4, 6, 8]
    for number in (4, 0):
        forget(data, number)
        with pytest.raises(LedgerFault, match=f"several rounds were settled after entry {number}") as caught:
            open_journal(data)
        assert caught.value.trouble == Trouble.DAMAGED
        assert [finding.number for finding in findings(data)] == list(range(number + 2, 8, 2))


def test_a_round_whose_signature_was_cut_off_is_signed_at_the_next_start(data: Path) -> None:
    journal = open_journal(data)
    journal.append([bet(1), reveal(1)])
    journal.reopen()  # without having signed
    assert numbers_signed(data) == [0, 2]
    journal.append([bet(2)])
    journal.reopen()  # a bet can wait
    assert numbers_signed(data) == [0, 2]
    journal.append([reveal(2)])
    journal.between_rounds(MADE_MS)
    journal.close()
    assert findings(data) == []


# Its log, its cost, a sudden end.


def test_the_log_is_tidied_between_rounds_only(data: Path) -> None:
    with closing(open_journal(data)) as journal:
        ledger = Places(data).ledger
        size = ledger.stat().st_size
        for number in range(TIDY_AFTER):
            journal.append([bet(number)])
        assert ledger.stat().st_size == size
        log = Places(data).log.stat().st_size
        assert log > 100 * 4096
        journal.between_rounds(MADE_MS)
        assert ledger.stat().st_size > size
        for number in range(TIDY_AFTER // 2):
            journal.append([bet(number)])
            journal.between_rounds(MADE_MS)
        assert Places(data).log.stat().st_size == log  # used again from its beginning


def bytes_read_by(data: Path) -> int:
    """How many bytes it takes to open a ledger and load its tail."""

    def so_far() -> int:
        return int(Path("/proc/self/io").read_text().split()[1])

    before = so_far()
    with closing(open_journal(data)) as journal:
        assert len(list(journal.tail())) == 1
        return so_far() - before


def test_opening_reads_as_much_of_a_long_ledger_as_of_a_short_one(tmp_path: Path) -> None:
    data = new_ledger(tmp_path / "data")
    needed = []
    for more in (200, 20_000):
        with closing(open_journal(data)) as journal:
            for _ in range(more // 100):
                journal.append([bet(number) for number in range(100)])
                journal.between_rounds(MADE_MS)
            journal.append([outside("snapshot")])
        needed.append(bytes_read_by(data))
    short, long = needed
    assert long < short + 16 * 4096  # a few levels more in the trees
    assert Places(data).ledger.stat().st_size > 3_000_000


WRITER = """
import sys
from pathlib import Path
from tests.kit.table.small_ledgers import bet, open_journal
journal = open_journal(Path(sys.argv[1]))
for number in range(1, 100_000):
    print(journal.append([bet(number), bet(number)]), flush=True)
    if number % 5 == 0: journal.between_rounds(number)
"""


def test_whatever_was_acknowledged_survives_the_end_of_the_process(data: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", WRITER, str(data)], cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        acknowledged = [int(process.stdout.readline()) for _ in range(33)]
        process.send_signal(signal.SIGKILL)
        acknowledged += [int(line) for line in process.stdout if line.endswith(b"\n")]
    with closing(open_journal(data)) as journal:
        stored = list(journal.tail())
        assert len(stored) >= acknowledged[-1]
        assert len(stored) % 2 == 0  # whole appends
        assert stored[-1].entry == bet(len(stored) // 2)
        assert journal.append([bet(1)]) == len(stored) + 1
    assert findings(data) == []


def test_a_log_cut_anywhere_gives_whole_appends_or_a_missing_tail(tmp_path: Path) -> None:
    data = new_ledger(tmp_path / "data")
    with closing(open_journal(data)) as journal:
        play(journal, range(1, 3))  # signed at 3 and 6
        journal.append([bet(3)])
        journal.append([settled(3), outside()])
        crashed = copy_of(data, tmp_path / "crashed")
    log = Places(crashed).log.read_bytes()
    opened, missing, troubles = set(), set(), set()
    for cut in (0, *range(32, len(log) + 1, 2060)):  # after the header, in the middle and at the end of each frame
        copy = copy_of(crashed, tmp_path / f"cut-{cut}")
        os.truncate(Places(copy).log, cut)
        try:
            with closing(open_journal(copy)) as journal:
                opened.add(len(list(journal.tail())))
        except LedgerFault as fault:
            troubles.add((fault.trouble, str(fault)[-19:]))
            with closing(sqlite3.connect(Places(copy).ledger)) as plain:
                missing.add(plain.execute("SELECT count(*) FROM event").fetchone()[0])
    assert (opened, missing) == ({6, 7, 9}, {0, 1, 3, 4})
    assert troubles == {(Trouble.DAMAGED, "its tail is missing")}


@pytest.mark.parametrize("number", ["7.0", '"x"', "null", "true", "-1", "NaN", "[1]"])
def test_a_checkpoint_whose_number_is_none_is_no_checkpoint(number: str) -> None:
    line = b'{"number": %s, "digest": "00", "at_ms": 5, "signature": "AA=="}'
    assert checkpoint_of(line % b"7") is not None
    assert checkpoint_of(line % number.encode()) is None
