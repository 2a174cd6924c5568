"""The ledger at any moment and after any entry, from snapshots, and whatever the clock on the wall did."""

from collections.abc import Iterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest

from kiosk.base.ports import Entry
from kiosk.ledger.entries import replay_each
from kiosk.ledger.table_state import TableState
from kiosk.reports.ledger_reading import entry_at, first_when, span, state_after, state_at
from storage.places import Places
from storage.reader import LedgerReader
from tests.kit.table.report_ledgers import three_days
from tests.kit.table.small_ledgers import new_ledger, open_journal, outside

JUMPS = {
    "steady": [100, 200, 200, 300, 400, 500, 600, 700],
    "put back once": [100, 200, 300, 400, 250, 350, 450, 550, 650],
    "a battery that died": [1000, 1100, 1200, 0, 1, 2, 1300, 1400, 1500, 1600],
    "far ahead for a while": [100, 200, 9000, 9100, 300, 400, 500, 600],
}


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    data = tmp_path_factory.mktemp("three days")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kiosk.table.table.SNAPSHOT_EVERY", 25)
        three_days(data).table.close()
    return data


@pytest.fixture
def reader(data: Path) -> Iterator[LedgerReader]:
    with LedgerReader.open(Places(data).ledger) as reader:
        yield reader


def test_the_state_after_any_entry_is_that_of_all_entries_up_to_it(reader: LedgerReader) -> None:
    assert len(list(reader.snapshots())) >= 3
    assert state_at(reader, 0) == TableState()
    before, number = TableState(), 0
    for state, _, stored in replay_each(reader.entries(), None, TableState()):
        assert state_at(reader, stored.number) == state
        assert state_after(reader, before, number, stored.number) == state
        if stored.number % 40 == 0:
            before, number = state, stored.number


def test_the_last_entry_before_a_moment(reader: LedgerReader) -> None:
    times = [stored.entry.at_ms for stored in reader.entries()]
    assert times == sorted(times)
    for moment in {times[0] - 1, *times, times[-1] + 1}:
        assert entry_at(reader, moment) == sum(at_ms < moment for at_ms in times)


def written(data: Path, times: list[int]) -> LedgerReader:
    new_ledger(data)
    with closing(open_journal(data)) as journal:
        journal.append([at(at_ms) for at_ms in times])
    return LedgerReader.open(Places(data).ledger)


def at(at_ms: int) -> Entry:
    return outside()._replace(at_ms=at_ms)


@pytest.mark.parametrize("times", JUMPS.values(), ids=JUMPS)
def test_periods_hold_every_entry_once_whatever_the_clock_did(tmp_path: Path, times: list[int]) -> None:
    with written(tmp_path / "data", times) as reader:
        edges = [entry_at(reader, moment) for moment in range(-50, 10_000, 50)]
        for place, moment in zip(edges, range(-50, 10_000, 50), strict=True):
            assert place == 0 or times[place - 1] < moment
            assert place == len(times) or times[place] >= moment
    assert all(one <= other for one, other in pairwise(edges))
    assert (edges[0], edges[-1]) == (0, len(times))


@pytest.mark.parametrize("times", JUMPS.values(), ids=JUMPS)
def test_a_period_stays_what_it_was_as_the_ledger_grows(tmp_path: Path, times: list[int]) -> None:
    data = tmp_path / "data"
    with written(data, times) as reader:
        edges = {moment: entry_at(reader, moment) for moment in range(0, max(times) + 1, 50)}
    with closing(open_journal(data)) as journal:
        journal.append([at(max(times) + number) for number in range(1, 60)])
    with LedgerReader.open(Places(data).ledger) as reader:
        assert {moment: entry_at(reader, moment) for moment in edges} == edges


def test_a_period_may_reach_beyond_the_ledger(reader: LedgerReader) -> None:
    whole = span(reader, 0, 2**62)
    assert (whole.first, whole.last) == (0, reader.last_number())
    assert whole.after == state_at(reader, whole.last)
    assert span(reader, 2**61, 2**62).gained("coin-in") == 0
    empty = span(reader, 0, 1)
    assert (empty.first, empty.last, empty.after) == (0, 0, TableState())


@pytest.mark.parametrize("rounds", [1, 4, 9, 13, 14])
def test_where_something_was_reached_is_found(reader: LedgerReader, rounds: int) -> None:
    def reached(state: TableState) -> bool:
        return state.meters.get("rounds", 0) >= rounds

    found = first_when(reader, reached, 0, reader.last_number())
    passed = (each for each in replay_each(reader.entries(), None, TableState()) if reached(each[0]))
    expected = next(passed, None)
    assert (found and found[1]) == (expected and expected[2])
    assert (found is None) == (rounds > 13)
