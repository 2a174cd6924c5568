"""Two days at an attended table, as its staff find them: for the pictures and the journeys of the operator's menu.

Yesterday: rounds, a royal flush that took the pool, a hand-pay that was disputed and then paid, an open door.
Today: an hour ago seat 5 was void; now seat 4 waits for a hand-pay, seat 6 for its money, seat 1 for somebody, and
seat 2 has no credit.
"""

from pathlib import Path

from kiosk.ledger.table_state import Phase
from kiosk.policy.access import Role
from kiosk.policy.config import default_config
from kiosk.rules.intents import Decide, Declare
from kiosk.table.requests import (
    AnswerCall,
    Bet,
    CallAttendant,
    CashOut,
    ConfirmCashOut,
    DisputeHandPay,
    GiveCredit,
    Leave,
    LogIn,
    LogOut,
    Ready,
    Sit,
)
from tests.kit.table.report_ledgers import FIRST_DAY, SECOND_DAY
from tests.kit.table.stacked_chance import NY, StackedChance, ny_deck
from tests.kit.table.table_driver import Driver, ManualClock

PEOPLE = {
    "sam": Role.SUPERVISOR,
    "ann": Role.ATTENDANT,
    "tom": Role.TECHNICIAN,
    "eve": Role.SUPERVISOR,
    "ada": Role.AUDITOR,
}
HOUR_MS = 3_600_000
MINUTE_MS = 60_000
STAY = (2, 4, 5, 6)  # who plays today
ROYAL = ny_deck({2: "As Ks", 4: "2h 7c", 5: "3d 8s", 6: "Th 4h"}, dealer="9d 9c", board="Qs Js Ts 3c 4c")
STRAIGHT_FLUSH = ny_deck({4: "9s 8s", 5: "2h 7c", 6: "Kh 4d"}, dealer="9d 9c", board="7s 6s 5s Kd 3c")  # odds 50 to 1
WIN = 200_000  # cents, by hand, at seat 4


def evening(data: Path, rounds: int = 4) -> Driver:
    """The table now. `rounds` are played yesterday, today, and in the last hour, beside those that matter."""
    config = default_config(NY, "new-york")
    clock = ManualClock(FIRST_DAY + 19 * HOUR_MS)
    driver = Driver(data, config=config, chance=StackedChance(ROYAL), kind="live", clock=clock)
    by = driver.hire("sam")
    for name, role in PEOPLE.items():
        if name != "sam":
            driver.does(LogOut(), by=driver.hire(name, role, by=by))
    driver.does(LogOut(), by=by)
    _yesterday(driver, rounds)
    driver.clock.pass_ms(SECOND_DAY + 17 * HOUR_MS - driver.clock.wall)
    _today(driver, rounds)
    return driver


def _yesterday(driver: Driver, rounds: int) -> None:
    """A royal flush at seat 2 takes the pool, and the player has to wait for the money."""
    _sit(driver, 2, 4, 5, 6)
    driver.play_round(chip=True, choose=_boldest)
    won = [pay for pay in driver.state.hand_pays if pay.seat == 2]
    by = driver.log_in("ann")
    driver.does(DisputeHandPay(won[0].number, "the player counts another pool"), by=by)
    driver.does(LogOut(), by=by)
    driver.clock.pass_ms(6 * MINUTE_MS)
    _pay_all(driver, "sam")
    driver.table.raise_fault("door-open")
    driver.clock.pass_ms(4 * MINUTE_MS)
    driver.table.clear_fault("door-open")
    driver.refused(LogIn("tom", "000000"))
    _play(driver, rounds)
    driver.until(Phase.BETTING)
    for seat in STAY:
        driver.does(Leave(seat))
    _pay_out(driver)


def _today(driver: Driver, rounds: int) -> None:
    driver.reopen(StackedChance(seed=5))
    _sit(driver, *STAY)
    _play(driver, rounds)
    driver.does(CallAttendant(4))
    driver.clock.pass_ms(42_000)
    by = driver.log_in("ann")
    driver.does(AnswerCall(4), by=by)
    driver.does(LogOut(), by=by)
    _void(driver)
    before = driver.clock.wall
    _play(driver, rounds, HOUR_MS // rounds)
    driver.clock.pass_ms(max(0, before + HOUR_MS - driver.clock.wall))
    driver.until(Phase.BETTING)
    driver.does(Leave(2))
    _pay_out(driver)
    driver.reopen(StackedChance(STRAIGHT_FLUSH, seed=6))
    _big_win(driver)
    driver.until(Phase.BETTING)
    driver.does(Sit(1))
    driver.does(Sit(2))
    driver.does(CallAttendant(1))
    driver.does(CashOut(6))


def _sit(driver: Driver, *seats: int) -> None:
    """An attendant takes their money."""
    by = driver.log_in("ann")
    for seat in seats:
        driver.does(Sit(seat))
        driver.does(GiveCredit(seat, 100_000 + 50_000 * (seat % 3)), by=by)
    driver.does(LogOut(), by=by)


def _play(driver: Driver, rounds: int, each_ms: int = 0) -> None:
    """Rounds at their pace, in which whoever wins much is paid, and whoever runs out buys more."""
    for _ in range(rounds):
        driver.until(Phase.BETTING)
        poor = [place.seat for place in driver.state.places if place.taken and driver.state.credit(place.seat) < 20_000]
        by = driver.log_in("ann") if poor else None
        for seat in poor:
            driver.does(GiveCredit(seat, 100_000), by=by)
        if by:
            driver.does(LogOut(), by=by)
        driver.play_round(chip=True)
        _pay_all(driver, "ann")
        driver.clock.pass_ms(each_ms)


def _void(driver: Driver) -> None:
    """A hand of seat 5 had a card too many."""
    driver.until(Phase.BETTING)
    driver.bet_all()
    driver.table.tick()
    by = driver.log_in("ann")
    driver.does(Declare("wrong-count-seat", 5), by=by)
    driver.does(LogOut(), by=by)
    while driver.state.phase == Phase.PLAYING:
        driver.decide_all()
        driver.table.tick()


def _big_win(driver: Driver) -> None:
    """A straight flush at seat 4, $40 on its odds."""
    driver.until(Phase.BETTING)
    for _ in range(8):
        driver.does(Bet(4, "ante", 500))
    for seat in (5, 6):
        driver.does(Bet(seat, "ante", 2_500))
    for seat in (4, 5, 6):
        driver.does(Ready(seat))
    for seat in (4, 5, 6):
        driver.does(Decide(seat, "raise 1"))


def _boldest(options: tuple[str, ...]) -> str:
    return options[0]


def _pay_all(driver: Driver, name: str) -> None:
    if driver.state.hand_pays:
        by = driver.log_in(name)
        driver.pay_by_hand(by)
        driver.does(LogOut(), by=by)


def _pay_out(driver: Driver) -> None:
    by = driver.log_in("ann")
    for place in driver.state.places:
        if place.cashing_out:
            driver.does(ConfirmCashOut(place.seat), by=by)
    driver.does(LogOut(), by=by)
