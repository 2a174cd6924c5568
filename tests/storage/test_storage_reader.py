"""Reading: streams of entries in either order, by kind, time and round; what is asked often is found at once."""

import tracemalloc
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kiosk.base.ports import Entry
from storage.places import Places
from storage.reader import LedgerReader
from tests.kit.table.small_ledgers import bet, new_ledger, open_journal, outside, settled

ENTRIES = [
    outside("ledger-made"),
    *(bet(1), bet(1, 2), settled(1), outside("door-opened")),
    outside("snapshot"),
    *(bet(2), settled(2), outside("door-closed"), outside("door-opened")),
    outside("snapshot"),
    *(bet(3), settled(3)),
]


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    data = new_ledger(tmp_path_factory.mktemp("reader") / "data")
    with closing(open_journal(data)) as journal:
        journal.append(ENTRIES)
    return Places(data).ledger


@pytest.fixture
def reader(path: Path) -> Iterator[LedgerReader]:
    with LedgerReader.open(path) as reader:
        yield reader


def chosen(entries: list[tuple[int, Entry]], after: int, upto: int | None) -> list[tuple[int, Entry]]:
    return [(number, entry) for number, entry in entries if after < number <= (upto or len(ENTRIES))]


@pytest.mark.parametrize("newest_first", [False, True])
@pytest.mark.parametrize(("after", "upto"), [(0, None), (0, 5), (4, None), (4, 9), (8, 8), (12, 100), (100, None)])
def test_entries_come_in_either_order_from_anywhere(
    reader: LedgerReader, after: int, upto: int | None, newest_first: bool
) -> None:
    expected = chosen(list(enumerate(ENTRIES, 1)), after, upto)[:: -1 if newest_first else 1]
    found = list(reader.entries(after, upto, newest_first=newest_first))
    assert [(stored.number, stored.entry) for stored in found] == expected


@pytest.mark.parametrize(
    ("choice", "expected"),
    [
        ({"kinds": ["door-opened"]}, [5, 10]),
        ({"kinds": ["door-opened", "snapshot"]}, [5, 6, 10, 11]),
        ({"kinds": ["round-settled"]}, [4, 8, 13]),
        ({"kinds": []}, []),
        ({"kinds": ["no such kind"]}, []),
        ({"outside_rounds": True}, [1, 5, 6, 9, 10, 11]),
        ({"outside_rounds": True, "kinds": ["door-opened", "bet-placed"]}, [5, 10]),
        ({"outside_rounds": True, "kinds": ["door-opened"], "after": 5}, [10]),
    ],
)
@pytest.mark.parametrize("newest_first", [False, True])
def test_entries_are_chosen(
    reader: LedgerReader, choice: dict[str, Any], expected: list[int], newest_first: bool
) -> None:
    found = list(reader.entries(newest_first=newest_first, **choice))
    assert [stored.number for stored in found] == (expected[::-1] if newest_first else expected)
    assert [stored.entry for stored in found] == [ENTRIES[stored.number - 1] for stored in found]


def test_a_round_is_read_alone(reader: LedgerReader) -> None:
    assert [stored.entry for stored in reader.round_entries(1)] == [bet(1), bet(1, 2), settled(1)]
    assert [stored.number for stored in reader.round_entries(3)] == [12, 13]
    assert list(reader.round_entries(4)) == []


def test_where_the_ledger_stands(reader: LedgerReader) -> None:
    assert (reader.last_number(), reader.last_round(), reader.last_snapshot()) == (13, 3, 11)
    assert list(reader.snapshots()) == [11, 6]
    assert [stored.number for stored in reader.tail()] == [11, 12, 13]
    assert reader.digest(0) == reader.origin
    assert reader.digest(14) is None
    assert (reader.kind, reader.last_checkpoint()) == ("test", 0)


def test_several_streams_can_be_read_at_once(reader: LedgerReader) -> None:
    streams = [reader.entries(), reader.entries(newest_first=True), reader.tail(), reader.round_entries(1)]
    for stream in streams:
        next(stream)
    assert [len(list(stream)) for stream in streams] == [12, 12, 2, 2]


QUERIES = {
    "last number": lambda reader: reader.last_number(),
    "last round": lambda reader: reader.last_round(),
    "last snapshot": lambda reader: reader.last_snapshot(),
    "first of all": lambda reader: next(reader.entries()),
    "last of all": lambda reader: next(reader.entries(newest_first=True)),
    "a round": lambda reader: list(reader.round_entries(2900)),
    "the tail": lambda reader: list(reader.tail()),
    "rare entries": lambda reader: list(reader.entries(kinds=["door-opened"], outside_rounds=True)),
    "the newest outside": lambda reader: next(reader.entries(outside_rounds=True, newest_first=True)),
}


@pytest.fixture(scope="module")
def long_ledger(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six thousand entries."""
    data = new_ledger(tmp_path_factory.mktemp("long") / "data")
    with closing(open_journal(data)) as journal:
        journal.append([outside("door-opened"), outside("snapshot")])
        journal.append([entry for number in range(1, 3000) for entry in (bet(number), settled(number))])
        journal.append([outside("door-opened"), outside("snapshot"), bet(3000)])
    return Places(data).ledger


@pytest.mark.parametrize("query", QUERIES.values(), ids=QUERIES)
def test_what_is_asked_often_does_not_walk_through_the_ledger(long_ledger: Path, query: Any) -> None:
    with LedgerReader.open(long_ledger) as reader:
        steps: list[int] = []
        reader.connection.set_progress_handler(lambda: steps.append(1), 100)  # each 100 steps of SQLite's machine
        query(reader)
    assert len(steps) < 12


def test_a_long_ledger_is_read_with_little_memory(long_ledger: Path) -> None:
    with LedgerReader.open(long_ledger) as reader:
        tracemalloc.start()
        assert sum(1 for _ in reader.entries()) == 6003
        assert sum(1 for _ in reader.rows()) == 6003
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    assert peak < 100_000
