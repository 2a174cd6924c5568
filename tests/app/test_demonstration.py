"""The demonstration's own people: never where money is, never against people, and no touch ends the program."""

from pathlib import Path

import pytest

from kiosk.app.demonstration import WALK_MS, Demonstration
from kiosk.ledger.table_state import Phase
from kiosk.policy.config import default_config
from kiosk.policy.faults import FAULTS, clearing_needs_two
from kiosk.table.chance import SeededChance
from kiosk.table.own_attendant import OwnAttendant
from kiosk.table.requests import Bet, CallAttendant, ClearFault, RemoveUser
from tests.kit.screen.menu_rig import Menu
from tests.kit.table.table_driver import Driver


def beside(driver: Driver, bots: int) -> Demonstration:
    attendant = OwnAttendant(driver.table, driver.data / "keys" / "bots.pin", SeededChance(3))
    return Demonstration(driver.table, driver.clock, SeededChance(4), bots, attendant)


def live(driver: Driver, people: Demonstration, ms: int) -> None:
    for _ in range(ms // 200):
        driver.clock.pass_ms(200)
        driver.table.tick()
        people.act()


def test_the_attendant_comes_where_nobody_else_can_and_leaves_it_to_people(tmp_path: Path) -> None:
    driver = Driver(tmp_path, kind="demonstration")
    people = beside(driver, 0)
    driver.seat(3)
    driver.does(CallAttendant(3))
    live(driver, people, WALK_MS + 1_000)
    assert not driver.state.place(3).calling
    session = driver.hire(by=driver.log_in("bots", (tmp_path / "keys" / "bots.pin").read_text()))
    driver.does(CallAttendant(3))
    live(driver, people, WALK_MS + 1_000)
    assert driver.state.place(3).calling
    driver.does(RemoveUser("bots"), by=session)
    live(driver, people, WALK_MS + 1_000)
    driver.table.close()


def test_a_live_ledger_has_no_attendant_of_the_program(tmp_path: Path) -> None:
    driver = Driver(tmp_path, config=default_config("heads-up-holdem/ny", "new-york"), kind="live")
    with pytest.raises(ValueError, match="live"):
        OwnAttendant(driver.table, tmp_path / "keys" / "bots.pin", SeededChance(3))
    driver.table.close()


def test_a_stranger_s_chip_on_a_bots_seat_does_no_harm(tmp_path: Path) -> None:
    driver = Driver(tmp_path, kind="demonstration")
    people = beside(driver, 2)
    while driver.state.phase != Phase.BETTING or not driver.state.credit(2):
        live(driver, people, 200)
    driver.ask(Bet(2, "trips_plus", 100))
    before = driver.state.last_round
    for _ in range(600):
        live(driver, people, 200)
        if driver.state.last_round > before:
            break
    assert driver.state.last_round > before
    driver.table.close()


@pytest.mark.usefixtures("qapp")
def test_a_fault_that_takes_two_persons_asks_for_the_second(tmp_path: Path) -> None:
    with Menu(tmp_path) as menu:
        for name in FAULTS:
            assert menu.staff.takes_two(ClearFault(name)) == clearing_needs_two(name)
