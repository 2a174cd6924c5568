"""The sensors joined to a real table: through the screen's own driver, and through a pseudo-terminal."""

from pathlib import Path

import pytest

from kiosk.devices.bet_sensor.port import Lamp
from kiosk.devices.bet_sensor.touch_spot import TouchSensor
from kiosk.ledger.table_state import Phase
from kiosk.policy.config import ProgressiveTerms
from kiosk.table.devices.sensor_link import SensorLink
from kiosk.table.requests import Bet, Leave
from tests.kit.table.table_driver import Driver

ADDED = ProgressiveTerms("A").contribution  # by each chip, to the pool


@pytest.fixture
def sensed(tmp_path: Path) -> tuple[Driver, TouchSensor, SensorLink]:
    driver = Driver(tmp_path)
    sensor = TouchSensor()
    return driver, sensor, SensorLink(driver.table, sensor, driver.clock)


def test_a_chip_is_latched_when_bets_close_and_its_lamp_says_so(
    sensed: tuple[Driver, TouchSensor, SensorLink],
) -> None:
    driver, sensor, sensor_link = sensed
    driver.seat(2, 5)
    driver.until(Phase.BETTING)
    sensor.place(2)
    sensor_link.poll()
    assert sensor.lamps[2] == Lamp.ON
    assert sensor.lamps[5] == Lamp.OFF
    before = driver.state.pool()
    driver.bet_all()
    assert driver.state.phase == Phase.PLAYING
    assert driver.state.pool() == before + ADDED
    assert sensor.lamps[2] == Lamp.ON
    sensor.lift(2)  # too late: the wager stands
    sensor.place(5)
    sensor_link.poll()
    assert (sensor.lamps[2], sensor.lamps[5]) == (Lamp.ON, Lamp.OFF)
    assert driver.state.pool() == before + ADDED


def test_a_chip_that_is_laid_while_the_decks_are_opened_is_lit(sensed: tuple[Driver, TouchSensor, SensorLink]) -> None:
    driver, sensor, sensor_link = sensed
    driver.seat(1)
    driver.bet(1)
    sensor.place(1)
    sensor_link.poll()
    assert (driver.state.phase, sensor.lamps[1]) == (Phase.OPENING, Lamp.ON)
    driver.until(Phase.BETTING)
    assert sensor.lamps[1] == Lamp.ON


def test_a_chip_that_the_credit_does_not_reach_blinks(sensed: tuple[Driver, TouchSensor, SensorLink]) -> None:
    driver, sensor, sensor_link = sensed
    driver.seat(1, cents=1_000)
    driver.until(Phase.BETTING)
    driver.does(Bet(1, "ante", 500))
    sensor.place(1)
    sensor_link.poll()
    assert sensor.lamps[1] == Lamp.BLINK


def test_an_empty_seat_is_swept(sensed: tuple[Driver, TouchSensor, SensorLink]) -> None:
    driver, sensor, sensor_link = sensed
    driver.seat(1)
    driver.until(Phase.BETTING)
    sensor.place(1)
    sensor_link.poll()
    assert driver.state.place(1).chip
    driver.does(Leave(1))
    sensor_link.poll()
    assert not driver.state.place(1).chip
    assert sensor.lamps[1] == Lamp.OFF
