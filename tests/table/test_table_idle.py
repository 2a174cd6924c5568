"""A table at which nobody plays for long: its log and the way back to its state do not grow with what it hears."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import storage.journal
from kiosk.app.cli import main
from kiosk.app.composition import open_reader
from kiosk.devices.bet_sensor.port import ChipGone, ChipSeen
from kiosk.ledger.table_state import Phase
from kiosk.table.requests import CloseTable
from kiosk.table.table import SNAPSHOT_EVERY
from tests.kit.table.crash_points import memory_folder
from tests.kit.table.table_driver import Driver

EVENTS = 1_000
MOST_LOG = 5 << 20  # bytes


@pytest.fixture
def scratch() -> Iterator[Path]:
    with memory_folder() as folder:
        yield folder


def flicker(driver: Driver, events: int) -> None:
    """A chip lies on a spot and is gone again, so often."""
    for number in range(events):
        driver.table.sense([ChipGone(1) if number % 2 else ChipSeen(1)])


def check_kept_small(driver: Driver) -> None:
    data = driver.data
    assert sum(path.stat().st_size for path in data.glob("ledger.db-wal")) < MOST_LOG
    with open_reader(data) as reader:
        assert reader.last_number() > EVENTS
        assert reader.last_number() - (reader.last_snapshot() or 0) <= 2 * SNAPSHOT_EVERY
    driver.table.close()
    assert main(["verify", "--data", str(data)]) == 0


def test_an_idle_tables_log_does_not_grow_for_ever(scratch: Path) -> None:
    driver = Driver(scratch / "data")
    flicker(driver, EVENTS)
    assert driver.state.phase == Phase.ATTRACT
    check_kept_small(driver)


def test_nor_does_that_of_a_table_at_which_nobody_bets(scratch: Path) -> None:
    driver = Driver(scratch / "data")
    driver.seat(2)
    driver.until(Phase.BETTING)
    flicker(driver, EVENTS)
    assert driver.state.phase == Phase.BETTING
    check_kept_small(driver)


def test_nor_does_that_of_a_round_that_stands_still(scratch: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage.journal, "TIDY_AT_LAST", 300)
    driver = Driver(scratch / "data")
    driver.seat(2)
    driver.until(Phase.BETTING)
    driver.bet_all()
    driver.does(CloseTable("for a while"), by=driver.hire())
    flicker(driver, EVENTS)
    assert driver.state.phase == Phase.PLAYING
    assert (driver.data / "ledger.db-wal").stat().st_size < MOST_LOG
    driver.table.close()
