"""The chain finds a row that was changed, removed, inserted, swapped or renumbered; the checkpoints find the rest."""

import hashlib
import sqlite3
import tracemalloc
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage.chain import EventRow, Identity, PostingRow, genesis, link, row_of
from storage.checkpoints import line_of, oldest_first, sign
from storage.crypto.keys import load_keys, load_public_key
from storage.integrity import Finding, check_chain, check_checkpoints, check_copy, check_database
from storage.places import Places
from storage.reader import LedgerReader
from tests.kit.table.small_ledgers import (
    bet,
    copy_of,
    findings,
    link_anew,
    new_ledger,
    open_journal,
    play,
    settled,
    tampering,
)

LAST = 12
PLACES = (1, 2, 3, 4, 5, 6, 11, 12)  # a bet, the end of a round, an entry outside; first, in the middle, last


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four rounds of three entries, signed after each."""
    return new_ledger(tmp_path_factory.mktemp("sound") / "data", LAST // 3)


def chain(data: Path, first: int = 1, last: int | None = None) -> list[Finding]:
    with LedgerReader.open(Places(data).ledger) as reader:
        return list(check_chain(reader, first, last))


def numbers(found: list[Finding]) -> list[int | None]:
    return [finding.number for finding in found]


def test_a_sound_ledger_gives_no_finding_whole_or_in_parts(sound: Path) -> None:
    assert findings(sound) == []
    for cut in range(1, LAST):
        assert chain(sound, 1, cut) + chain(sound, cut + 1, LAST) == []


CHANGES = {
    "kind": ("'other'", "kind || ' '"),
    "version": ("version + 1", "-version"),
    "at_ms": ("at_ms + 1", "0"),
    "round": ("coalesce(round + 1, 1)", "CASE WHEN round IS NULL THEN 0 END"),
    "seat": ("coalesce(seat + 1, 0)", "CASE WHEN seat IS NULL THEN 1 END"),
    "who": ("coalesce(who || 'a', 'None')", "CASE WHEN who IS NULL THEN '' END"),
    "intent": ("coalesce(intent || '1', 'None')", "CASE WHEN intent IS NULL THEN '' END"),
    "payload": ("payload || ' '", "replace(payload, '{', '[')"),
    "digest": ("zeroblob(32)", "CAST(substr(digest, 2) || x'00' AS BLOB)"),
}


@pytest.mark.parametrize("change", [(column, new) for column, both in CHANGES.items() for new in both], ids=str)
def test_a_changed_column_is_found_in_every_entry(sound: Path, tmp_path: Path, change: tuple[str, str]) -> None:
    column, new = change
    for number in PLACES:
        data = copy_of(sound, tmp_path / str(number))
        with tampering(data) as connection:
            connection.execute(f"UPDATE event SET {column} = {new} WHERE number = ?", (number,))  # noqa: S608
        found = numbers(chain(data))
        assert found[0] == number
        assert set(found) <= {number, number + 1}  # elsewhere all is well
        assert chain(data, 1, number - 1) == []


@pytest.mark.parametrize("number", [1, 2, 5, 11])
@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE posting SET account = 'eve' WHERE event = ? AND line = 0",
        "UPDATE posting SET account = account || ' ' WHERE event = ? AND line = 1",
        "UPDATE posting SET micros = micros + 1 WHERE event = ? AND line = 0",
        "UPDATE posting SET micros = micros + line * 2 - 1 WHERE event = ? AND line < 2",
        "UPDATE posting SET micros = -micros WHERE event = ?",
        "UPDATE posting SET line = line + 1000 WHERE event = ?",
        "UPDATE posting SET line = -line WHERE event = ?",
        "DELETE FROM posting WHERE event = ? AND line = 0",
        "DELETE FROM posting WHERE event = ?",
        "INSERT INTO posting VALUES (?, 9, 'eve', 0)",
        "INSERT INTO posting VALUES (?, -1, '', 0)",
        "UPDATE posting SET event = 100 WHERE event = ? AND line = 0",
        "UPDATE posting SET event = event + 1, line = line + 7 WHERE event = ?",
    ],
)
def test_a_changed_posting_is_found(sound: Path, tmp_path: Path, statement: str, number: int) -> None:
    data = copy_of(sound, tmp_path / "data")
    with tampering(data) as connection:
        connection.execute(statement, (number,))
    assert number in numbers(chain(data))
    assert set(numbers(chain(data))) <= {number, number + 1, 100}


def test_a_posting_out_of_balance_is_found_though_it_was_linked(sound: Path, tmp_path: Path) -> None:
    data = copy_of(sound, tmp_path / "data")
    with tampering(data) as connection:
        connection.execute("UPDATE posting SET micros = micros + 3 WHERE event = 4 AND line = 0")
        link_anew(connection)
    assert chain(data) == [Finding(4, "the postings are out of balance by 3")]


def remove(connection: sqlite3.Connection, number: int) -> None:
    connection.execute("DELETE FROM posting WHERE event = ?", (number,))
    connection.execute("DELETE FROM event WHERE number = ?", (number,))


def move(connection: sqlite3.Connection, number: int, to: int) -> None:
    connection.execute("UPDATE event SET number = ? WHERE number = ?", (to, number))
    connection.execute("UPDATE posting SET event = ? WHERE event = ?", (to, number))


def close_the_gap(connection: sqlite3.Connection, number: int) -> None:
    """Remove an entry and number the others on."""
    remove(connection, number)
    for later in range(number + 1, LAST + 1):
        move(connection, later, later - 1)


def insert(connection: sqlite3.Connection, number: int) -> None:
    """An entry of one's own in the place of another, which moves on with all that follow."""
    for later in range(LAST, number - 1, -1):
        move(connection, later, later + 1)
    connection.execute(
        "INSERT INTO event SELECT ?, kind, version, at_ms, round, seat, who, intent, payload, zeroblob(32)"
        " FROM event WHERE number = ?",
        (number, number + 1),
    )


def insert_linked(connection: sqlite3.Connection, number: int) -> None:
    """The same, with the digest that it ought to have; those after it stay as they were."""
    kept = dict(connection.execute("SELECT number, digest FROM event").fetchall())
    insert(connection, number)
    link_anew(connection)
    for later, digest in kept.items():
        if later >= number:
            connection.execute("UPDATE event SET digest = ? WHERE number = ?", (digest, later + 1))


def swap(connection: sqlite3.Connection, number: int) -> None:
    """An entry and the one after it change places."""
    move(connection, number, 1000)
    move(connection, number + 1, number)
    move(connection, 1000, number + 1)


def swap_contents(connection: sqlite3.Connection, number: int) -> None:
    """The same, but each place keeps its digest."""
    kept = connection.execute("SELECT digest, number FROM event ORDER BY number").fetchall()
    swap(connection, number)
    connection.executemany("UPDATE event SET digest = ? WHERE number = ?", kept)


@pytest.mark.parametrize("number", [1, 5, LAST - 1])
@pytest.mark.parametrize("deed", [remove, close_the_gap, insert, insert_linked, swap, swap_contents])
def test_a_removed_inserted_or_swapped_entry_is_found(
    sound: Path, tmp_path: Path, deed: Callable[[sqlite3.Connection, int], None], number: int
) -> None:
    data = copy_of(sound, tmp_path / "data")
    with tampering(data) as connection:
        deed(connection, number)
    assert chain(data)[0].number in (number, number + 1)
    assert chain(data, 1, number - 1) == []


@pytest.mark.parametrize("deed", [remove, close_the_gap])
def test_the_last_entry_is_missed_by_the_checkpoints(
    sound: Path, tmp_path: Path, deed: Callable[[sqlite3.Connection, int], None]
) -> None:
    data = copy_of(sound, tmp_path / "data")
    with tampering(data) as connection:
        deed(connection, LAST)
    assert chain(data) == []  # a chain alone does not see it
    assert numbers(findings(data)) == [LAST]
    assert numbers(chain(data, 1, LAST)) == [LAST]  # unless one knows how long it was


@pytest.mark.parametrize(("number", "to"), [(LAST, LAST + 1), (LAST, 2**62), (1, 0), (1, -5), (LAST, 0)])
def test_a_renumbered_entry_is_found(sound: Path, tmp_path: Path, number: int, to: int) -> None:
    data = copy_of(sound, tmp_path / "data")
    with tampering(data) as connection:
        move(connection, number, to)
    assert chain(data) != []


def test_a_missing_predecessor_is_found_by_a_range(sound: Path, tmp_path: Path) -> None:
    data = copy_of(sound, tmp_path / "data")
    with tampering(data) as connection:
        remove(connection, 6)
    assert numbers(chain(data, 7, LAST)) == [6, 7]


# Checkpoints, inside and outside.


def checkpoint_findings(data: Path, *, signatures: bool = False) -> list[int | None]:
    with LedgerReader.open(Places(data).ledger) as reader:
        key = load_public_key(Places(data).public_key)
        return numbers(list(check_checkpoints(reader, Places(data).checkpoints, key, signatures=signatures)))


@pytest.mark.parametrize("number", [0, 3, 9])
@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM checkpoint WHERE number = ?",
        "UPDATE checkpoint SET digest = zeroblob(32) WHERE number = ?",
        "UPDATE checkpoint SET at_ms = at_ms + 1 WHERE number = ?",
        "UPDATE checkpoint SET signature = zeroblob(64) WHERE number = ?",
    ],
)
def test_a_changed_checkpoint_inside_is_found(sound: Path, tmp_path: Path, statement: str, number: int) -> None:
    data = copy_of(sound, tmp_path / "data")
    with tampering(data) as connection:
        connection.execute(statement, (number,))
        kept = {row[0] for row in connection.execute("SELECT number FROM checkpoint")}
    expected = [number] if kept & {9} else []  # the last one inside might not have got there yet
    assert checkpoint_findings(data) == expected


@pytest.mark.parametrize("line", range(5))
@pytest.mark.parametrize("deed", ["removed", "garbled", "twice", "digest", "time", "signature"])
def test_a_changed_checkpoint_outside_is_found(sound: Path, tmp_path: Path, deed: str, line: int) -> None:
    data = copy_of(sound, tmp_path / "data")
    path = Places(data).checkpoints
    found = list(oldest_first(path))
    lines = [line_of(checkpoint) for checkpoint in found]
    signed = found[line]
    lines[line] = {
        "removed": "",
        "garbled": lines[line][:-9] + "\n",
        "twice": lines[line] * 2,
        "digest": line_of(signed._replace(digest=bytes(32))),
        "time": line_of(signed._replace(at_ms=1)),
        "signature": line_of(signed._replace(signature=bytes(64))),
    }[deed]
    path.write_text("".join(lines))
    expected = set() if deed in ("removed", "garbled") and line == 4 else {signed.number}  # nobody misses the newest
    assert set(checkpoint_findings(data)) == expected


def test_a_checkpoint_of_an_entry_that_never_was_is_found(sound: Path, tmp_path: Path) -> None:
    data = copy_of(sound, tmp_path / "data")
    with LedgerReader.open(Places(data).ledger) as reader:
        extra = sign(load_keys(Places(data)).signing, reader.origin, LAST + 1, bytes(32), 1)
    with Places(data).checkpoints.open("a") as file:
        file.write(line_of(extra))
    assert checkpoint_findings(data) == [LAST + 1]


def test_the_newest_signature_speaks_for_all_unless_all_are_asked_for(sound: Path, tmp_path: Path) -> None:
    for number, found in ((3, []), (LAST, [LAST])):
        data = copy_of(sound, tmp_path / f"data-{number}")
        with tampering(data) as connection:
            connection.execute("UPDATE checkpoint SET signature = zeroblob(64) WHERE number = ?", (number,))
        kept = oldest_first(Places(data).checkpoints)
        lines = [line_of(one._replace(signature=bytes(64)) if one.number == number else one) for one in kept]
        Places(data).checkpoints.write_text("".join(lines))
        assert checkpoint_findings(data) == found
        assert set(checkpoint_findings(data, signatures=True)) == {number}


def test_a_line_out_of_its_order_does_not_pass_for_the_newest(sound: Path, tmp_path: Path) -> None:
    data = copy_of(sound, tmp_path / "data")
    with tampering(data) as connection:
        connection.execute("DELETE FROM checkpoint")
    first, *others = oldest_first(Places(data).checkpoints)
    forged = others[-1]._replace(signature=bytes(64))
    Places(data).checkpoints.write_text(line_of(forged) + line_of(first))
    assert LAST in checkpoint_findings(data)


def test_checkpoints_kept_elsewhere_are_borne_out_or_not(sound: Path, tmp_path: Path) -> None:
    data, copy = copy_of(sound, tmp_path / "data"), tmp_path / "copy.jsonl"
    lines = Places(data).checkpoints.read_text().splitlines(keepends=True)

    def compared(text: str) -> list[int | None]:
        copy.write_text(text)
        with LedgerReader.open(Places(data).ledger) as reader:
            return numbers(list(check_copy(reader, copy, load_public_key(Places(data).public_key))))

    assert compared("".join(lines)) == compared("".join(lines[:2])) == compared("".join(lines) + lines[0][:9]) == []
    assert compared("") == [0]
    with tampering(data) as connection:
        connection.execute("UPDATE event SET who = 'eve' WHERE number = 5")
        link_anew(connection)
    assert compared("".join(lines)) == [6, 9, 12]
    assert compared("".join(lines[:2])) == []


def test_a_table_that_signs_meanwhile_leaves_nothing_to_find(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = new_ledger(tmp_path / "data", 2)
    with closing(open_journal(data)) as journal:
        last_checkpoint = LedgerReader.last_checkpoint

        def meanwhile(reader: LedgerReader) -> int:
            number = last_checkpoint(reader)
            play(journal, range(3, 6))
            return number

        monkeypatch.setattr(LedgerReader, "last_checkpoint", meanwhile)
        assert checkpoint_findings(data) == []


def test_a_public_key_alone_verifies(sound: Path, tmp_path: Path) -> None:
    data = copy_of(sound, tmp_path / "data")
    for key in Places(data).keys.iterdir():
        key.unlink()
    assert findings(data) == []
    Places(data).public_key.unlink()
    assert [(finding.number, "ledger.pub" in finding.words) for finding in findings(data)] == [(None, True)]


def test_an_index_that_differs_from_its_table_is_found(sound: Path, tmp_path: Path) -> None:
    data = copy_of(sound, tmp_path / "data")
    with closing(sqlite3.connect(Places(data).ledger, isolation_level=None)) as plain:
        page = plain.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'event_of_round'").fetchone()[0]
    content = bytearray(Places(data).ledger.read_bytes())
    content[page * 4096 - 1] ^= 1  # the least number in the index
    Places(data).ledger.write_bytes(content)
    with LedgerReader.open(Places(data).ledger) as reader:
        assert list(check_database(reader)) != []
        assert list(check_chain(reader)) == []


def test_progress_is_told_and_memory_stays_flat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.integrity.PROGRESS_EVERY", 1000)
    data = new_ledger(tmp_path / "data")
    with closing(open_journal(data)) as journal:
        journal.append([bet(1)._replace(payload="x" * 1000)] * 3000)
    told: list[tuple[int, int]] = []
    with LedgerReader.open(Places(data).ledger) as reader:
        tracemalloc.start()
        assert list(check_chain(reader, progress=lambda *at: told.append(at))) == []
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    assert told == [(1000, 3000), (2000, 3000), (3000, 3000)]
    assert peak < 100_000


# The chain's text.


def test_the_chain_can_be_computed_by_hand() -> None:
    identity = Identity("table-7", "live", 1234)
    start = hashlib.sha256(b"croupier ledger 1 1234 live table-7").digest()
    assert genesis(identity) == start
    event: EventRow = (1, "bet-placed", 2, 99, 7, None, None, "a1", '{"x":"\u00e9"}')
    text = '1 2 99 7 None 10 None 2 9 bet-placedNonea1{"x":"\u00e9"}0 -50 4 seat1 50 4 felt'
    assert (
        link(start, event, [(1, 0, "seat", -50), (1, 1, "felt", 50)]) == hashlib.sha256(start + text.encode()).digest()
    )


TEXT = st.text("01 -Non\u00e9", max_size=4)
NUMBER = st.integers(-1, 11)
MAYBE_NUMBER, MAYBE_TEXT = st.none() | NUMBER, st.none() | TEXT
EVENTS = st.tuples(NUMBER, TEXT, NUMBER, NUMBER, MAYBE_NUMBER, MAYBE_NUMBER, MAYBE_TEXT, MAYBE_TEXT, TEXT)
POSTINGS = st.lists(st.tuples(st.just(0), st.integers(0, 11), TEXT, NUMBER), max_size=3)


@given(EVENTS, POSTINGS, EVENTS, POSTINGS)
def test_no_two_entries_read_alike(
    event: EventRow, postings: list[PostingRow], other: EventRow, others: list[PostingRow]
) -> None:
    same = link(b"", event, postings) == link(b"", other, others)
    assert same == ((event, postings) == (other, others))


@given(EVENTS, st.integers(0, 3), TEXT)
def test_text_that_moves_to_a_neighbouring_column_is_seen(event: EventRow, cut: int, more: str) -> None:
    number, kind, version, at_ms, round_, seat, _, intent, payload = event
    whole: EventRow = (number, kind, version, at_ms, round_, seat, more, intent, payload)
    moved: EventRow = (number, kind + more[:cut], version, at_ms, round_, seat, more[cut:], intent, payload)
    assert (link(b"", whole, []) == link(b"", moved, [])) == (whole == moved)
    lines: list[PostingRow] = [(0, 0, "a", 1)]
    swallowed: EventRow = (*event[:8], f"{payload}0 1 1 a")
    assert link(b"", event, lines) != link(b"", swallowed, [])


def test_the_digests_of_a_ledger_are_the_chain(sound: Path) -> None:
    with LedgerReader.open(Places(sound).ledger) as reader:
        first = next(reader.entries())
        assert first.entry == bet(1)
        assert next(reader.entries(1)).entry == settled(1)
        rows = [(1, line, *posting) for line, posting in enumerate(first.entry.postings)]
        assert first.digest == link(reader.origin, row_of(1, first.entry), rows)
