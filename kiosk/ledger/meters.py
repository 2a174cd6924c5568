"""The lifetime meters: sums over the ledger, counted record by record. A pure function of the records.

The state carries them as a cache of those sums; verification counts them again from the first entry. Amounts are cents,
but for the progressive's, which are micros and say so.
"""

import hashlib
import json
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from kiosk.base.frozen import Frozen, Scalar
from kiosk.ledger import records
from kiosk.ledger.posting import implied_awards
from kiosk.ledger.table_state import TableState
from kiosk.policy.config import TableConfig
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.events import Settled
from kiosk.rules.pay.pool import WAGER_CENTS, contributions
from kiosk.rules.pay.settlement import SeatResult, Settlement
from kiosk.rules.rulebook import were_in_force

Meters = Mapping[str, int]


class Named(NamedTuple):
    """A meter as the operator reads it; `sas` is its number in the protocol that floors speak, where there is one.

    It counts what releases of the generation `since` and later write (kiosk/ledger/upgrades.py): no release finds
    other sums in what an earlier one wrote, and a snapshot of that one still holds.
    """

    name: str
    title: str
    sas: str | None = None
    unit: str = "cents"
    since: int = 1


NAMES = (
    Named("coin-in", "Wagered (coin in)", "00"),
    Named("coin-out", "Paid by the table, progressives apart (coin out)", "01"),
    Named("jackpot", "Wins paid by an attendant, progressives apart", "02"),
    Named("cancelled-credits", "Credits paid out by an attendant", "03"),
    Named("games-played", "Hands played", "05", "count"),
    Named("games-won", "Hands won", "06", "count"),
    Named("games-lost", "Hands lost", "07", "count"),
    Named("rounds", "Rounds dealt", None, "count"),
    Named("rounds-voided", "Rounds voided whole", None, "count", since=2),
    Named("progressive-paid-by-machine", "Progressive paid by the table"),
    Named("progressive-paid-by-attendant", "Progressive paid by an attendant"),
    Named("attendant-credits-in", "Credits given by an attendant"),
    Named("buy-ins", "Demonstration credits bought"),
    Named("cash-outs", "Demonstration credits given back"),
    Named("progressive-in", "Progressive contributions", None, "micros"),
    Named("progressive-overflow", "Progressive contributions above the limit", None, "micros"),
    Named("progressive-reserve", "Progressive contributions to the reserve", None, "micros"),
    Named("progressive-hits", "Progressive wins from the pool", None, "count"),
    Named("progressive-wins", "Progressive won from the pool"),
    Named("door-openings", "Door openings", None, "count"),
    Named("power-ups", "Power-ups", None, "count"),
    Named("games-since-power-up", "Hands since the last power-up", None, "count"),
    Named("games-since-door", "Hands since the last door opening", None, "count"),
)
_SINCE = {meter.name: meter.since for meter in NAMES if meter.since > 1}
NOT_FITTED = ("Bills in", "Vouchers in", "Vouchers out")
BY_SEAT = ("buy-ins", "coin-in", "coin-out", "cash-outs", "games-played")


def of_seat(name: str, seat: int) -> str:
    return f"{name}/seat/{seat}"


def of_table(name: str, table: str, wager: str) -> str:
    return f"{name}/{table}/{wager}"


def paytable(config: TableConfig, generation: int) -> str:
    """A name for everything that decides what a wager returns: the game, and a short hash of its elections and of what
    releases of that generation make of them."""
    house = config.house
    return _table_name(config.game, config.dealing, house if isinstance(house, Frozen) else Frozen(house), generation)


@lru_cache(maxsize=64)
def _table_name(game: str, dealing: str | None, house: Frozen[Scalar], generation: int) -> str:
    rules, first = (were_in_force(number, game, house, None) for number in (generation, 1))
    elected: list[object] = [dealing, sorted(house.items())]
    if rules is not None and rules != first:  # the first release made a name of the elections alone
        elected.append(sorted(rules.items()))
    return f"{game}#{hashlib.sha256(json.dumps(elected).encode()).hexdigest()[:8]}"


def _add(sums: dict[str, int], name: str, amount: int, seat: int | None = None) -> None:
    sums[name] = sums.get(name, 0) + amount
    if seat is not None:
        own = of_seat(name, seat)
        sums[own] = sums.get(own, 0) + amount


def count_power_up(sums: dict[str, int], _: TableState, __: records.PoweredUp) -> None:
    _add(sums, "power-ups", 1)
    sums["games-since-power-up"] = 0


def count_fault(sums: dict[str, int], _: TableState, record: records.FaultRaised) -> None:
    if record.fault == "door-open":
        _add(sums, "door-openings", 1)
        sums["games-since-door"] = 0


def count_cash_out(sums: dict[str, int], _: TableState, record: records.CashOutPaid) -> None:
    _add(sums, "cancelled-credits" if record.by_hand else "cash-outs", record.cents)
    own = of_seat("cash-outs", record.seat)
    sums[own] = sums.get(own, 0) + record.cents


def count_credit(sums: dict[str, int], _: TableState, record: records.CreditBought | records.CreditGiven) -> None:
    _add(sums, "buy-ins" if isinstance(record, records.CreditBought) else "attendant-credits-in", record.cents)
    own = of_seat("buy-ins", record.seat)
    sums[own] = sums.get(own, 0) + record.cents


def count_hand_pay(sums: dict[str, int], state: TableState, record: records.HandPayConfirmed) -> None:
    wager = next(pay.wager for pay in state.hand_pays if pay.number == record.number)
    _add(sums, "progressive-paid-by-attendant" if wager == "progressive" else "jackpot", record.cents)


def count_step(sums: dict[str, int], state: TableState, record: records.RoundStepped) -> None:
    event = record.events[-1]
    if type(event) is Settled and state.opened is not None and state.config is not None:
        _settle(sums, state, state.opened, event.settlement)


def _settle(sums: dict[str, int], state: TableState, opened: records.RoundOpened, settlement: Settlement) -> None:
    table = paytable(state.config, state.generation) if state.config else opened.game
    wagers: dict[str, tuple[int, int]] = {}  # staked and returned
    _add(sums, "rounds", 1)
    played = [seat for seat in settlement.seats if any(line.result != "void" for line in seat.lines)]
    if not played and state.generation >= _SINCE["rounds-voided"]:
        _add(sums, "rounds-voided", 1)
    for result in played:
        _count_seat(sums, wagers, result)
    for wager, (staked, returned) in wagers.items():
        _add(sums, of_table("coin-in", table, wager), staked)
        _add(sums, of_table("coin-out", table, wager), returned)
    _count_progressive(sums, opened, settlement)
    for award in implied_awards(state, settlement):
        count_award(sums, state, award)


def count_award(sums: dict[str, int], _: TableState, award: records.HandPayRaised | records.PoolWon) -> None:
    """A win that an attendant pays was not paid by the table; a share of the pool is a hit."""
    if isinstance(award, records.PoolWon):
        _add(sums, "progressive-hits", 1)
        _add(sums, "progressive-wins", award.cents)
    elif award.wager == "progressive":
        _add(sums, "progressive-paid-by-machine", -award.cents)
    else:
        _add(sums, "coin-out", -award.cents, award.seat)


def _count_seat(sums: dict[str, int], wagers: dict[str, tuple[int, int]], result: SeatResult) -> None:
    """Count a seat's result, and add its lines to the sums by wager."""
    for name in ("games-played", "games-since-power-up", "games-since-door"):
        _add(sums, name, 1, result.seat if name == "games-played" else None)
    if result.returned != result.staked:
        _add(sums, "games-won" if result.returned > result.staked else "games-lost", 1)
    staked = by_machine = 0
    returned = sum([adjustment.amount for adjustment in result.adjustments])
    for wager, stake, outcome, _, back in result.lines:
        if outcome == "void":
            continue
        staked += stake
        before = wagers.get(wager, (0, 0))
        wagers[wager] = (before[0] + stake, before[1] + back)
        if wager == "progressive":
            by_machine += back
        else:
            returned += back
    _add(sums, "progressive-paid-by-machine", by_machine)
    _add(sums, "coin-in", staked, result.seat)
    _add(sums, "coin-out", returned, result.seat)


def _count_progressive(sums: dict[str, int], opened: records.RoundOpened, settlement: Settlement) -> None:
    if opened.progressive is None:
        return
    wagers = sum(
        line.stake // WAGER_CENTS
        for seat in settlement.seats
        for line in seat.lines
        if line.wager == "progressive" and line.result != "void"
    )
    contributed, over = contributions(opened.progressive.meter, wagers)
    _add(sums, "progressive-in", contributed)
    _add(sums, "progressive-overflow", over)
    _add(sums, "progressive-reserve", wagers * opened.progressive.reserve)


def seats_of(meters: Meters) -> dict[int, dict[str, int]]:
    return {seat: {name: meters.get(of_seat(name, seat), 0) for name in BY_SEAT} for seat in SEATS}
