"""A report costs what its period costs: after a long history no more entries are read than after a short one."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kiosk.base.ports import Reader
from kiosk.reports.figures.event_pages import Filter, events_page
from kiosk.reports.figures.hand_pays import hand_pay_report
from kiosk.reports.figures.period import period
from kiosk.reports.figures.progressive_figures import progressive_report
from kiosk.reports.figures.reconciliation import reconciliation
from kiosk.reports.figures.series import series
from kiosk.reports.ledger_reading import state_at
from tests.kit.table.report_ledgers import SECOND_DAY, THIRD_DAY, counted
from tests.kit.table.table_driver import Driver

SHORT, LONG = 3, 120  # rounds before the day that is reported
EVERY = 30  # entries from one snapshot to the next
SLACK = 3 * EVERY  # the day's ends lie anywhere between two snapshots


@pytest.fixture(scope="module")
def ledgers(tmp_path_factory: pytest.TempPathFactory) -> dict[int, Path]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kiosk.table.table.SNAPSHOT_EVERY", EVERY)
        return {rounds: played(tmp_path_factory.mktemp("cost"), rounds) for rounds in (SHORT, LONG)}


def played(data: Path, history: int) -> Path:
    """So many rounds, with logins and doors between them, and then a day like any other."""
    table = Driver(data, "flop-poker/ma")
    table.hire()
    table.seat(1, cents=10_000_000)
    for number in range(history):
        table.play_round()
        if number % 3 == 0:
            busy(table)
    table.clock.pass_ms(SECOND_DAY - table.clock.wall)
    for _ in range(6):
        table.play_round()
        busy(table)
    table.table.close()
    return data


def busy(table: Driver) -> None:
    table.log_in("sam")
    table.table.raise_fault("door-open")
    table.table.clear_fault("door-open")


REPORTS: dict[str, Callable[[Reader], Any]] = {
    "period": lambda reader: period(reader, SECOND_DAY, THIRD_DAY),
    "hand-pays": lambda reader: hand_pay_report(reader, SECOND_DAY, THIRD_DAY),
    "progressive": lambda reader: progressive_report(reader, SECOND_DAY, THIRD_DAY),
    "reconciliation": lambda reader: reconciliation(reader, SECOND_DAY, THIRD_DAY),
    "series": lambda reader: series(reader, SECOND_DAY, THIRD_DAY, 24),
    "a page of events": lambda reader: events_page(reader, Filter(), count=10),
    "a search that finds nothing": lambda reader: events_page(
        reader, Filter(text="no such words", with_rounds=True), read_at_most=60
    ),
    "the last state": lambda reader: state_at(reader, reader.last_number()),
}


@pytest.mark.parametrize("name", REPORTS)
def test_a_long_history_costs_nothing(ledgers: dict[int, Path], name: str) -> None:
    cost = {}
    for history, data in ledgers.items():
        with counted(data) as reader:
            REPORTS[name](reader)
            cost[history] = reader.handed
            assert reader.asked <= 60 * reader.last_number().bit_length()
            last = reader.last_number()
    assert last > 5 * SLACK
    assert abs(cost[LONG] - cost[SHORT]) <= SLACK
    assert cost[LONG] < last // 2


def test_the_sums_of_a_period_do_not_walk_through_the_history(ledgers: dict[int, Path]) -> None:
    steps: dict[int, int] = {}
    for history, data in ledgers.items():
        with counted(data) as reader:
            seen: list[int] = []
            reader.connection.set_progress_handler(partial(seen.append, 1), 10)
            reconciliation(reader, SECOND_DAY, THIRD_DAY)
            steps[history] = len(seen)
    assert steps[LONG] < 2 * steps[SHORT]
