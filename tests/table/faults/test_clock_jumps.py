"""The wall clock is set while the table runs, or while it does not: it is recorded, and staff are told."""

from pathlib import Path

import pytest

from kiosk.app.ledger_verification import verify
from kiosk.base.clock import JUMP_MS, ClockWatch, SkippingClock, SystemClock
from kiosk.base.ports import Entry, LedgerFault, Trouble
from kiosk.ledger.entries import read
from kiosk.ledger.records import ClockJumped, FaultRaised, Record
from kiosk.ledger.table_state import Phase, Snapshot
from kiosk.policy.access import Role
from kiosk.table.requests import ClearFault
from storage.journal import SqliteJournal
from storage.places import Places
from storage.reader import LedgerReader
from tests.kit.table.table_driver import START_MS, Driver, ManualClock

HOUR_MS = 3_600_000


@pytest.fixture
def table(tmp_path: Path) -> Driver:
    table = Driver(tmp_path)
    table.seat(1)
    table.until(Phase.BETTING)
    return table


def written(table: Driver) -> list[Entry]:
    with LedgerReader.open(Places(table.data).ledger) as reader:
        return [stored.entry for stored in reader.entries()]


def records(table: Driver) -> list[Record | Snapshot]:
    return [read(entry, None) for entry in written(table)]


def jumps(table: Driver) -> list[ClockJumped]:
    return [record for record in records(table) if isinstance(record, ClockJumped)]


@pytest.mark.parametrize("by_ms", [-24 * HOUR_MS, -HOUR_MS, -JUMP_MS, JUMP_MS, HOUR_MS, 24 * HOUR_MS])
def test_a_clock_that_is_set_while_the_table_runs_is_recorded(table: Driver, by_ms: int) -> None:
    table.clock.pass_ms(500)
    expected = table.clock.wall
    table.clock.wall += by_ms
    table.table.tick()
    assert jumps(table) == [ClockJumped(expected, expected + by_ms, at_start=False)]
    (jumped, raised) = written(table)[-2:]
    assert (jumped.at_ms, jumped.round, jumped.who, jumped.intent) == (expected + by_ms, None, (), None)
    assert raised.kind == "fault-raised"
    assert table.state.has_fault("clock-jumped")
    assert not table.state.stopped()
    table.table.tick()
    assert len(jumps(table)) == 1


@pytest.mark.parametrize("by_ms", [1 - JUMP_MS, 0, JUMP_MS - 1])
def test_what_keeps_a_clock_right_is_no_jump(table: Driver, by_ms: int) -> None:
    table.clock.wall += by_ms
    for _ in range(5):
        table.clock.pass_ms(10_000)
        table.table.tick()
    assert jumps(table) == []


@pytest.mark.parametrize("by_ms", [-600, 600])
def test_small_steps_add_up_to_a_jump(table: Driver, by_ms: int) -> None:
    for _ in range(4):
        table.clock.wall += by_ms
        table.table.tick()
    assert [jump.found_ms - jump.expected_ms for jump in jumps(table)] == [2 * by_ms, 2 * by_ms]


def test_no_entry_is_written_earlier_than_the_one_before_it_but_after_a_jump(table: Driver) -> None:
    table.bet(1)
    table.clock.wall -= JUMP_MS - 100
    table.play_round()
    times = [entry.at_ms for entry in written(table)]
    assert times == sorted(times)
    assert jumps(table) == []


def test_it_stands_before_whatever_bears_the_new_time_and_bears_nobodys_name(table: Driver) -> None:
    table.clock.wall -= HOUR_MS
    table.bet(1)
    kinds = [entry.kind for entry in written(table)]
    first = kinds.index("clock-jumped")
    times = [entry.at_ms for entry in written(table)]
    assert all(at_ms > times[first] for at_ms in times[first - 3 : first])
    assert kinds[first : first + 3] == ["clock-jumped", "fault-raised", "bet-placed"]
    assert [entry.intent is None for entry in written(table)[first : first + 3]] == [True, True, False]


def test_a_second_jump_is_recorded_and_the_fault_is_raised_once(table: Driver) -> None:
    for by_ms in (HOUR_MS, -HOUR_MS):
        table.clock.wall += by_ms
        table.table.tick()
    assert [jump.found_ms - jump.expected_ms for jump in jumps(table)] == [HOUR_MS, -HOUR_MS]
    assert sum(isinstance(record, FaultRaised) for record in records(table)) == 1


def test_a_technician_clears_it(table: Driver) -> None:
    supervisor = table.hire()
    attendant = table.hire("ann", Role.ATTENDANT, by=supervisor)
    technician = table.hire("tom", Role.TECHNICIAN, by=supervisor)
    table.clock.wall += HOUR_MS
    table.table.tick()
    table.refused(ClearFault("clock-jumped", None), by=attendant)
    table.does(ClearFault("clock-jumped", None), by=technician)
    assert not table.state.has_fault("clock-jumped")


def test_a_clock_set_back_between_two_starts_is_a_jump(table: Driver) -> None:
    table.table.tick()
    last = written(table)[-1].at_ms
    table.clock.wall = START_MS - HOUR_MS
    table.reopen()
    assert jumps(table) == [ClockJumped(last, START_MS - HOUR_MS, at_start=True)]
    kinds = [entry.kind for entry in written(table)]
    place = kinds.index("clock-jumped")
    assert kinds[place - 1 : place + 2] == ["powered-up", "clock-jumped", "fault-raised"]
    assert table.state.has_fault("clock-jumped")


def test_time_that_passed_between_two_starts_is_none(table: Driver) -> None:
    table.clock.wall += 30 * 24 * HOUR_MS
    table.clock.steady = 0
    table.reopen()
    assert jumps(table) == []


def test_a_jump_that_could_not_be_written_is_written_when_the_ledger_can_be(
    table: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = table.clock.wall
    table.clock.wall += HOUR_MS
    append = SqliteJournal.append

    def fail(*_: object) -> int:
        raise LedgerFault(Trouble.FULL, "no space")

    monkeypatch.setattr(SqliteJournal, "append", fail)
    table.table.tick()
    assert table.table.halted is not None
    monkeypatch.setattr(SqliteJournal, "append", append)
    table.clock.pass_ms(5_000)
    table.table.tick()
    assert table.table.halted is None
    assert jumps(table) == [ClockJumped(expected + 5_000, expected + 5_000 + HOUR_MS, at_start=False)]
    assert [entry.kind for entry in written(table)[-4:]] == ["clock-jumped", *["fault-raised"] * 2, "fault-cleared"]


def test_a_round_with_a_jump_in_it_verifies_and_is_recalled(table: Driver) -> None:
    table.bet_all()
    table.table.tick()
    assert table.state.phase == Phase.PLAYING
    table.clock.wall -= HOUR_MS
    table.play_round()
    table.table.close()
    assert len(jumps(table)) == 1
    assert verify(table.data).found == 0


def test_a_watch_over_the_devices_own_clocks_sees_nothing() -> None:
    for clock in (SystemClock(), SkippingClock()):
        watch = ClockWatch(clock, clock.wall_ms())
        assert watch.jump() is None


def test_sleep_is_no_jump() -> None:
    clock = ManualClock()
    watch = ClockWatch(clock, 0)
    clock.pass_ms(8 * HOUR_MS)
    assert watch.jump() is None
