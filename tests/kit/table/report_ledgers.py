"""Ledgers for the tests of reports, and what plain SQL finds in them: it knows nothing of the reports' own ways."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from kiosk.base.frozen import Frozen
from kiosk.base.ports import StoredEntry
from kiosk.ledger.table_state import Phase
from kiosk.policy.config import default_config
from kiosk.rules.intents import Decide
from kiosk.table.requests import Bet, Configure, DisputeHandPay, GiveCredit, Leave, LogIn, LogOut, Ready
from storage.places import Places
from storage.reader import LedgerReader
from tests.kit.table.stacked_chance import NY, StackedChance, ny_deck
from tests.kit.table.table_driver import Driver

DAY_MS = 86_400_000
FIRST_DAY = 1_699_920_000_000  # 2023-11-14, on which the clocks of the tests begin
SECOND_DAY = FIRST_DAY + DAY_MS
THIRD_DAY = SECOND_DAY + DAY_MS
FOURTH_DAY = THIRD_DAY + DAY_MS
STRAIGHT_FLUSH = ny_deck({1: "9s 8s", 2: "2h 7c"}, dealer="9d 9c", board="7s 6s 5s Kd 3c")  # odds 50 to 1
ROYAL = ny_deck({1: "As Ks", 2: "2h 7c"}, dealer="9d 9c", board="Qs Js Ts 3d 4c")  # the whole pool
OTHER_TABLES: Frozen[str] = Frozen({"trips_plus": "C"})


def three_days(data: Path) -> Driver:
    """The first day ends with an open hand-pay; on the second it is disputed and paid, the table starts anew, a royal
    flush takes from the pool, and other tables are elected; on the third these are played. It is still open.
    """
    table = big_win(data)
    for _ in range(3):
        table.play_round(chip=True)
    table.clock.pass_ms(SECOND_DAY - table.clock.wall)
    session = table.log_in("sam")  # nobody stays logged in overnight
    table.does(DisputeHandPay(1, "the player says it is more"), by=session)
    table.pay_by_hand(session)
    table.does(GiveCredit(2, 12_345), by=session)
    table.refused(LogIn("sam", "000000"))
    _second_day(table)
    table.clock.pass_ms(THIRD_DAY - table.clock.wall)
    table.seat(1, 2, 5, cents=300_000)
    for _ in range(4):
        table.play_round(chip=True)
    return table


def big_win(data: Path) -> Driver:
    """One round, with a win of $2,000 at seat 1 that an attendant has to pay, sam."""
    table = Driver(data, chance=StackedChance(STRAIGHT_FLUSH))
    table.hire()
    table.seat(1, 2, cents=200_000)
    table.until(Phase.BETTING)
    for _ in range(8):
        table.does(Bet(1, "ante", 500))
    table.does(Bet(2, "ante", 2_500))
    for seat in (1, 2):
        table.does(Ready(seat))
    for seat in (1, 2):
        table.does(Decide(seat, "raise 1"))
    return table


def _second_day(table: Driver) -> None:
    table.table.raise_fault("door-open")
    table.table.clear_fault("door-open")
    table.until(Phase.BETTING)
    table.clock.pass_ms(60_000)
    table.reopen(StackedChance(ROYAL, seed=7))
    session = table.log_in("sam")
    for _ in range(5):
        table.play_round(chip=True)
    table.pay_by_hand(session)
    table.until(Phase.BETTING)
    for seat in (1, 2):
        table.does(Leave(seat))
    table.config = default_config(NY)._replace(house=OTHER_TABLES)
    table.does(Configure(table.config), by=session)
    table.does(LogOut(), by=session)


class Counted(LedgerReader):
    """A reader that counts the entries that it hands out, and the moments it is asked for."""

    handed = 0
    asked = 0

    def moment(self, number: int) -> int:
        self.asked += 1
        return super().moment(number)

    def _chosen(self, condition: str, values: Sequence[int | str], order: str = "ASC") -> Iterator[StoredEntry]:
        for stored in super()._chosen(condition, values, order):
            self.handed += 1
            yield stored


def counted(data: Path) -> Counted:
    return Counted.open(Places(data).ledger)


def sql(data: Path, query: str, *values: Any) -> Any:
    """One figure from the ledger's tables; 0 if there is none."""
    with closing(sqlite3.connect(f"file:{Places(data).ledger}?mode=ro", uri=True)) as connection:
        return connection.execute(query, values).fetchone()[0] or 0


def posted(data: Path, from_ms: int, to_ms: int, condition: str) -> int:
    """The postings of a period that meet a condition, in cents."""
    joined = "SELECT sum(micros) FROM posting JOIN event ON number = event WHERE at_ms >= ? AND at_ms < ? AND "
    micros: int = sql(data, joined + condition, from_ms, to_ms)
    assert micros % 10_000 == 0
    return micros // 10_000
