"""Reports of days on which the wall clock was set: every entry counts once, in the right day, and it is said."""

import random
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest

from kiosk.base.ports import Entry
from kiosk.ledger.codec import Key, dumps
from kiosk.ledger.records import ClockJumped
from kiosk.reports.document import as_json, csv_rows, text_lines
from kiosk.reports.entry_times import EntryTimes
from kiosk.reports.figures.event_pages import Filter, events_page
from kiosk.reports.figures.period import Period, period
from kiosk.reports.ledger_reading import entry_at
from kiosk.reports.report_by_name import report_document
from kiosk.reports.report_layouts import CLOCK_SET
from storage.places import Places
from storage.reader import LedgerReader
from tests.kit.parameters import mostly_slow
from tests.kit.table.report_ledgers import DAY_MS, FIRST_DAY, SECOND_DAY
from tests.kit.table.small_ledgers import new_ledger, open_journal, outside
from tests.kit.table.table_driver import Driver, ManualClock

HOUR_MS = 3_600_000
NOON = FIRST_DAY + 12 * HOUR_MS


def opened(data: Path) -> LedgerReader:
    return LedgerReader.open(Places(data).ledger)


@pytest.fixture
def table(tmp_path: Path) -> Driver:
    """A round an hour, from noon on."""
    table = Driver(tmp_path, "flop-poker/ma", clock=ManualClock(NOON))
    table.seat(1, cents=10_000_000)
    hours(table, 3)
    return table


def hours(table: Driver, count: int) -> None:
    for _ in range(count):
        begun = table.clock.steady
        table.play_round()
        table.clock.pass_ms(begun + HOUR_MS - table.clock.steady)


def days(table: Driver, count: int, first: int = FIRST_DAY) -> list[Period]:
    """Each day of the ledger; together they are the whole of it."""
    with opened(table.data) as reader:
        found = [period(reader, first + day * DAY_MS, first + (day + 1) * DAY_MS) for day in range(count)]
        assert (found[0].about.first, found[-1].about.last) == (0, reader.last_number())
    for one, other in pairwise(found):
        assert one.about.last == other.about.first
    assert sum(day.play.rounds for day in found) == table.state.meters["rounds"]
    assert sum(day.money.coin_in for day in found) == table.state.meters["coin-in"]
    return found


def rounds(found: list[Period]) -> list[int]:
    return [day.play.rounds for day in found]


def marked(found: list[Period]) -> list[bool]:
    return [day.about.clock_set for day in found]


def test_set_back_an_hour_in_mid_day(table: Driver) -> None:
    table.clock.wall -= HOUR_MS
    hours(table, 2)
    table.clock.pass_ms(SECOND_DAY + HOUR_MS - table.clock.wall)
    hours(table, 4)
    found = days(table, 2)
    assert (rounds(found), marked(found)) == ([5, 4], [True, False])
    assert (found[0].play.played_ms, found[1].play.played_ms is None) == (None, False)


@pytest.mark.parametrize("by_days", [1, 30])
def test_set_forward_by_mistake_and_right_again_after_an_hour(table: Driver, by_days: int) -> None:
    table.clock.wall += by_days * DAY_MS
    hours(table, 1)
    table.clock.wall -= by_days * DAY_MS
    hours(table, 2)
    table.clock.pass_ms(SECOND_DAY - table.clock.wall)
    hours(table, 4)
    found = days(table, 31)
    assert (rounds(found)[:2], marked(found)[:2]) == ([6, 4], [True, False])
    assert not any(rounds(found)[2:])


def test_set_forward_a_day_for_good(table: Driver) -> None:
    table.clock.wall += DAY_MS
    hours(table, 4)
    found = days(table, 2)
    assert (rounds(found), marked(found)) == ([3, 4], [False, True])


@pytest.mark.parametrize("by_days", [1, 30])
def test_set_back_by_mistake_and_right_again_after_an_hour(table: Driver, by_days: int) -> None:
    table.clock.wall -= by_days * DAY_MS
    hours(table, 1)
    table.clock.wall += by_days * DAY_MS
    hours(table, 2)
    found = days(table, 32, FIRST_DAY - 30 * DAY_MS)
    assert (found[30].play.rounds, found[30].about.clock_set) == (6, True)


def test_set_back_between_two_starts_and_right_again(table: Driver) -> None:
    """The battery of the clock died; the network's time comes a little later."""
    right = table.clock.wall + 2 * HOUR_MS
    table.clock.wall, table.clock.steady = 0, 0
    table.reopen()
    hours(table, 1)
    table.clock.wall = right
    hours(table, 2)
    found = days(table, 2)
    assert (rounds(found), marked(found)) == ([6, 0], [True, False])


def test_every_report_says_so(table: Driver) -> None:
    table.clock.wall -= HOUR_MS
    hours(table, 1)
    with opened(table.data) as reader:
        for name in ("period", "hand-pays", "progressive", "reconciliation"):
            marks, plain = (report_document(reader, name, day, day + DAY_MS) for day in (FIRST_DAY, SECOND_DAY))
            assert (CLOCK_SET in marks.notes, CLOCK_SET in plain.notes) == (True, False)
            assert f"* {CLOCK_SET}" in text_lines(marks)
            assert ("note", CLOCK_SET) in csv_rows(marks)
            assert CLOCK_SET in as_json(marks)["notes"]


def test_the_event_log_is_in_order_and_holds_the_jump(table: Driver) -> None:
    table.clock.wall -= HOUR_MS
    hours(table, 1)
    with opened(table.data) as reader:
        lines = events_page(reader, Filter(from_ms=FIRST_DAY, to_ms=SECOND_DAY), read_at_most=None).lines
    numbers = [line.number for line in lines]
    assert numbers == sorted(numbers, reverse=True)
    (jumped,) = [line for line in lines if line.kind == "clock-jumped"]
    assert str(jumped.words).startswith("The clock was set back: 2023-11-14T")
    assert [line.code for line in lines if line.kind == "fault-raised"] == ["N-102"]


def jump(expected_ms: int, found_ms: int, *, at_start: bool) -> Entry:
    payload = dumps(ClockJumped(expected_ms, found_ms, at_start), Key(None, ""))
    return Entry("clock-jumped", 1, found_ms, None, None, (), None, payload)


@pytest.mark.parametrize("seed", mostly_slow(range(40), *range(10)))
def test_entries_keep_their_order_whatever_the_clock_did(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    wall, entries = 10_000, [outside()._replace(at_ms=10_000)]
    for _ in range(60):
        wall += chance.randrange(0, 300)
        if chance.random() < 0.2:
            expected, wall = wall, wall + chance.choice([-5_000, -1_000, 1_000, 5_000]) + chance.randrange(500)
            at_start = wall < expected and chance.random() < 0.5
            entries += [outside()._replace(at_ms=wall)] if at_start else []
            entries.append(jump(expected, wall, at_start=at_start))
        else:
            entries.append(outside()._replace(at_ms=wall))
    new_ledger(tmp_path / "data")
    with closing(open_journal(tmp_path / "data")) as journal:
        journal.append(entries)
    with opened(tmp_path / "data") as reader:
        counts_at = EntryTimes(reader)
        times = [counts_at(number) for number in range(1, len(entries) + 1)]
        assert all(one <= other for one, other in pairwise(times))
        for moment in range(min(times) - 50, max(times) + 50, 50):
            assert entry_at(reader, moment) == sum(at_ms < moment for at_ms in times)
