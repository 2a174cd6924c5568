"""Golden ledgers of Heads Up Hold'em: a Massachusetts table in daily use, and a New York one with its progressive."""

from pathlib import Path

from kiosk.base.frozen import Frozen
from kiosk.devices.bet_sensor.port import ChipGone, ChipSeen, SensorFailed, SensorRecovered, SensorTrouble, SensorWell
from kiosk.ledger.table_state import Phase
from kiosk.policy.access import Role
from kiosk.policy.config import Limit, Pace, ProgressiveTerms, TableConfig, default_config
from kiosk.policy.device import Device, save_device
from kiosk.policy.faults import FAULTS, Clears, Stops, clearing_needs_two
from kiosk.table.requests import (
    AddUser,
    AfterHand,
    AnswerCall,
    CallAttendant,
    CancelCashOut,
    CashOut,
    ChangePace,
    Clear,
    ClearFault,
    CloseTable,
    ConfirmCashOut,
    ConfirmHandPay,
    CorrectPool,
    DisputeHandPay,
    Double,
    GiveCredit,
    Leave,
    LogIn,
    LogOut,
    OpenTable,
    OrderReshuffle,
    PlanEnd,
    RemoveUser,
    Repeat,
    ResetPin,
    SetDevice,
    Sit,
    StartMode,
    Then,
    TransferPool,
    Undo,
)
from tests.databases.table import PEOPLE, GoldenTable
from tests.kit.round_cases import HEADS_UP_MA, HEADS_UP_NY
from tests.kit.table.stacked_chance import StackedChance, deck_of
from tests.kit.table.table_driver import GIVEN_PIN

MA = default_config(HEADS_UP_MA, "massachusetts")
MA_BY_HAND = MA._replace(
    dealing="hand",
    house=Frozen({"trips_plus": "D", "pocket_bonus": "B", "folded_trips_plus": "forfeit"}),
    limits=(
        Limit("ante", 1_000, 100_000, 500),
        Limit("odds", 1_000, 100_000, 500),
        Limit("trips_plus", 500, 20_000, 500),
        Limit("pocket_bonus", 500, 20_000, 500),
    ),
    chips=(500, 1_000, 2_500, 10_000),
    pace=Pace(15_000, 12_000, 2_000, 6_000, 1_000, 4_000, 10_000),
)
STRAIGHT_FLUSH = {1: "9s 8s", 2: "2h 7c", 4: "Kh 4d"}, "9d 9c", "7s 6s 5s Kd 3c"  # odds 50 to 1 at seat 1
BAD_BEAT = {1: "9h 9s", 2: "Kc 5h", 4: "Ah Ad"}, "Td Tc", "9c 9d Th Ts 2c"  # seat 1: four nines against four tens

# New York's progressive: a small pool with a limit, so that a few dollars reach it.
DOLLAR = 1_000_000
TERMS = ProgressiveTerms("A", 2_000 * DOLLAR, 710_000, 90_000, 2_002 * DOLLAR, 6 * DOLLAR)
NY = default_config(HEADS_UP_NY, "new-york")._replace(progressive=TERMS)
NY_OTHER = NY._replace(
    dealing="manual-shoe",
    house=Frozen(
        {
            "trips_plus": "B",
            "pocket_bonus": "C",
            "folded_trips_plus": "forfeit",
            "trips_plus_from": "hole-and-three",
            "folded_progressive": "forfeit",
        }
    ),
    progressive=ProgressiveTerms("G", 1_500 * DOLLAR, 250_000, 10_000, None, 270_000),
)
ROYAL_LATE = {1: "As Ks", 2: "2h 7c", 5: "Kh 4d"}, "9d 9c", "Qs Js 4c Ts 3c"  # a tenth of the pool
ROYAL_FLOPPED = {1: "As Ks", 2: "2h 7c", 5: "Kh 4d"}, "9d 9c", "Qs Js Ts 4c 3c"  # the whole pool
Hands = tuple[dict[int, str], str, str]


def stacked(config: TableConfig, *rounds: Hands, seed: int) -> StackedChance:
    """The next rounds' cards; after these a seed's."""
    return StackedChance(*(deck_of(config, *hands) for hands in rounds), seed=seed)


def bold(options: tuple[str, ...]) -> str:
    return "raise 1" if "raise 1" in options else options[0]


# Massachusetts.


def massachusetts(data: Path) -> GoldenTable:
    """A live table: staff, money by hand, every touch of a player, every irregularity, hand-pays, modes, an upgrade;
    the power fails while a raise of seat 2 is staked, seat 4 is on its way out, and seat 6 calls.
    """
    table = GoldenTable(data, MA, chance=stacked(MA, seed=11))
    table.hire_everybody()
    _people_come_and_go(table)
    _device(table)
    _first_evening(table)
    table.everybody_goes()
    table.staff_does("tom", StartMode("demonstration"))
    table.reopen(stacked(MA, seed=12))
    table.staff_does("tom", StartMode("test"))
    table.reopen(stacked(MA, STRAIGHT_FLUSH, BAD_BEAT, seed=13))
    _big_wins(table)
    table.everybody_goes()
    table.second_day()
    table.sit(5, 6)
    table.every_irregularity()
    _upgraded_in_a_round(table)
    table.configure(MA_BY_HAND)
    _second_evening(table)
    table.cut_power()
    return table


def _people_come_and_go(table: GoldenTable) -> None:
    """Wrong PINs, a lock-out, PINs set by others and by oneself, a user who is removed."""
    table.refused(LogIn("nobody", "000000"))
    for _ in range(4):  # the last is not looked at any more
        table.refused(LogIn("tom", "111222"))
    table.clock.pass_ms(90_000)
    with table.staff("sam") as by:
        table.does(AddUser("bob", Role.ATTENDANT, GIVEN_PIN), by=by)
        table.does(ResetPin("tom", GIVEN_PIN), by=by)
        table.does(RemoveUser("bob"), by=by)
    table.refused(LogIn("bob", GIVEN_PIN))
    session = table.log_in("tom", GIVEN_PIN)
    table.does(ResetPin("tom", PEOPLE["tom"][1]), by=session)
    table.does(LogOut(), by=session)


def _device(table: GoldenTable) -> None:
    """The device is set twice: first from a file that could not be read."""
    first = Device(volume=35)
    second = first._replace(
        language="es",
        layout="seats",
        screen=1,
        seats=(2, 3, 4, 5, 6, 7),
        sensor="/dev/ttyACM0",
        touch="1.010000 0.000000 -0.004000 0.000000 0.990000 0.002000",
    )
    table.staff_does("tom", SetDevice(None, first), SetDevice(first, second))
    save_device(table.data, second)


def _first_evening(table: GoldenTable) -> None:
    """Every touch that a player has, some with less than the minimum, and some too late."""
    table.sit(1, 2, 4)
    table.until(Phase.OPENING)
    table.stake(1, ante=500, trips_plus=100, pocket_bonus=100)
    table.until(Phase.BETTING)
    table.does(Undo(1))
    table.does(Double(1))
    table.stake(2, ante=2_500)
    table.does(Clear(2))
    table.stake(2, ante=3_000)
    table.stake(4, ante=100)  # below the minimum: it goes back when bets close
    table.ready(1, 2)
    table.until(Phase.PLAYING)
    table.clock.pass_ms(25_000)
    table.decide((1, "raise 3"))  # two seconds of the time bank
    table.until(Phase.RESULT)  # seat 2 does not answer at all
    table.until(Phase.BETTING)
    table.does(Repeat(1))
    table.stake(4, ante=500)
    table.does(CallAttendant(4))
    table.ready(1, 2, 4)
    table.does(Leave(4))  # in the middle of the round
    table.staff_does("ann", AnswerCall(4))
    table.finish()
    table.until(Phase.BETTING)
    table.staff_does("ann", ConfirmCashOut(4))
    table.does(CashOut(2))
    table.staff_does("ann", CancelCashOut(2))
    table.stake(2, ante=1_000)
    table.does(CashOut(2))  # the bets go back first
    table.staff_does("ann", ConfirmCashOut(2), GiveCredit(2, 150_050))
    table.play(2)
    table.staff_does("sam", ChangePace(Pace(betting_ms=18_000)), OrderReshuffle(), CloseTable("a fill of chips"))
    table.clock.pass_ms(240_000)
    table.until_between_rounds()
    table.staff_does("sam", OpenTable())
    table.dealt()
    for seat in (1, 2):
        table.does(AfterHand(seat, Then.CASH_OUT))
    table.does(AfterHand(1, Then.PLAY))  # after all
    table.finish()
    table.until(Phase.BETTING)
    table.staff_does("ann", ConfirmCashOut(2), GiveCredit(2, 100_000))
    table.play(2)


def _big_wins(table: GoldenTable) -> None:
    """A straight flush that is disputed and then paid, and a bad beat that stays in dispute."""
    table.sit(1, 2, 4)
    table.until(Phase.BETTING)
    for seat in (1, 2, 4):
        table.stake(seat, ante=4_000)
    table.ready(1, 2, 4)
    table.decide((1, "raise 1"), (2, "raise 2"), (4, "check"))
    table.finish()
    (win,) = table.state.hand_pays
    table.staff_does("ann", DisputeHandPay(win.number, "the player counts another ante"))
    table.clock.pass_ms(400_000)
    table.staff_does("eve", ConfirmHandPay(win.number))
    table.until(Phase.BETTING)
    table.stake(1, ante=10_000)
    for seat in (2, 4):
        table.stake(seat, ante=500)
    table.ready(1, 2, 4)
    table.decide((1, "raise 3"), (2, "check"), (4, "raise 1"))
    table.finish()
    (win,) = table.state.hand_pays
    table.staff_does("sam", DisputeHandPay(win.number, "the player says the dealer's hand was exposed"))
    table.play_round()
    table.table.raise_fault("seat-touch-failed", 2)
    table.play_round()
    table.clear(("seat-touch-failed", 2))


def _upgraded_in_a_round(table: GoldenTable) -> None:
    """The earlier release opens a round, and this one finishes it."""
    table.dealt()
    table.decide((5, "raise 2"))
    table.upgrade(stacked(MA, seed=14))
    table.finish()
    table.play(1)


def _second_evening(table: GoldenTable) -> None:
    table.sit(2, 4, 5, cents=100_000)
    table.play(5)
    table.until(Phase.BETTING)
    table.stake(2, ante=1_000, trips_plus=500)
    table.stake(4, ante=2_500, pocket_bonus=500)
    table.does(Sit(6))
    table.ready(2, 4, 5, 6)
    table.decide((2, "raise 3"))
    table.does(Leave(4))
    table.does(CallAttendant(6))


# New York.


def new_york(data: Path) -> GoldenTable:
    """A live table with a progressive: its limit, overflow, reserve, guard, corrections, its end and its new beginning;
    part of the pool is won, and all of it; every fault of the catalogue. It is shut down with two wins unpaid, one of
    them in dispute, and with a seat's and a sensor's fault still shown.
    """
    table = GoldenTable(data, NY, chance=stacked(NY, seed=21))
    table.hire_everybody()
    table.sit(1, 2, 5)
    table.table.sense([SensorWell()])
    table.play(5, chip=True)
    _refused_chips(table)
    table.two_do("sam", "ann", CorrectPool(-150_000, "a contribution was counted twice at the last inspection"))
    table.two_do("ann", "eve", CorrectPool(50_000, "and a part of it was not"))
    _every_fault(table)
    table.reopen(stacked(NY, ROYAL_LATE, ROYAL_FLOPPED, seed=22))
    _pool_is_won(table)
    table.second_day()
    table.upgrade(stacked(NY, seed=23))
    table.every_irregularity()
    _progressive_ends(table)
    table.reopen(stacked(NY_OTHER, STRAIGHT_FLUSH, seed=24))
    _other_terms(table)
    table.close()
    return table


def _refused_chips(table: GoldenTable) -> None:
    """A seat without a dollar left, a chip that is taken away, and a sensor that fails and comes back."""
    table.until(Phase.BETTING)
    table.does(Sit(6))
    table.staff_does("ann", GiveCredit(6, 1_099))
    table.table.sense([ChipSeen(6), ChipSeen(2), ChipGone(2)])
    table.stake(6, ante=500)
    table.does(Repeat(1))
    table.ready(1, 2, 5, 6)
    table.finish()
    table.table.sense([SensorFailed(SensorTrouble.UNPLUGGED, None, "the port is gone")])
    table.play(1, chip=True)
    table.table.sense([SensorRecovered(SensorTrouble.UNPLUGGED, None), SensorWell()])
    table.table.sense([SensorFailed(SensorTrouble.STUCK, 5, "a chip is seen where nobody sits")])
    table.table.sense([SensorRecovered(SensorTrouble.STUCK, 5)])
    table.clear(("sensor-stuck", 5))


def _every_fault(table: GoldenTable) -> None:
    """Each one is raised and cleared, by itself, by one person or by two; the clock is really set, forward and back."""
    table.until(Phase.BETTING)
    for by_ms in (3_600_000, -3_600_000):
        table.clock.wall += by_ms
        table.table.tick()
    table.clear(("clock-jumped", None))
    for name, fault in FAULTS.items():
        seat = 2 if fault.stops == Stops.SEAT else None
        table.table.raise_fault(name, seat)
        table.clock.pass_ms(30_000)
        if fault.clears == Clears.ITSELF:
            table.table.clear_fault(name, seat)
        elif clearing_needs_two(name):
            table.two_do("tom", "sam", ClearFault(name, seat))
        else:
            table.clear((name, seat))


def _pool_is_won(table: GoldenTable) -> None:
    """A tenth of it, which the house fills up; then all of it, and it starts again from reset, reserve and overflow."""
    for _ in range(2):
        table.until(Phase.BETTING)
        table.everybody_but(1, 2, 5)
        for seat in (1, 2, 5):
            table.stake(seat, ante=500)
        table.table.sense([ChipSeen(seat) for seat in (1, 2, 5)])
        table.ready(1, 2, 5)
        while table.state.phase == Phase.PLAYING:
            table.decide_all(bold)
            table.table.tick()
        table.clock.pass_ms(60_000)
        table.pay_hand_pays()


def _progressive_ends(table: GoldenTable) -> None:
    """Its end is planned, everybody goes, and two persons give the pool to another table."""
    table.staff_does("sam", PlanEnd("2026-03-31", "table 7"))
    table.play(1, chip=True)
    table.everybody_goes()
    table.two_do("sam", "eve", TransferPool("table 7"))
    table.config = NY._replace(progressive=None)
    table.sit(1, 2, 4)
    table.play(1)
    table.configure(NY_OTHER)


def _other_terms(table: GoldenTable) -> None:
    """A guard that lets one chip pass and not two, wins that nobody has paid, and faults that nobody has cleared."""
    table.sit(1, 2, 4)
    table.until(Phase.BETTING)
    table.table.sense([ChipSeen(1)])
    for seat in (1, 2, 4):
        table.stake(seat, ante=5_000, trips_plus=5_000)
    table.ready(1, 2, 4)
    while table.state.phase == Phase.PLAYING:
        table.decide_all(bold)
        table.table.tick()
    first, *_ = table.state.hand_pays
    assert len(table.state.hand_pays) > 1
    table.staff_does("ann", DisputeHandPay(first.number, "the player wants a witness"))
    table.staff_does("sam", PlanEnd("2026-04-30", "table 9"))
    table.sit(5, 6)
    table.play_round(chip=True)  # the guard stops the progressive
    table.clear(("progressive-guard", None))
    table.play_round()
    table.table.raise_fault("seat-touch-failed", 6)
    table.table.sense([SensorFailed(SensorTrouble.STUCK, 3, "a chip is seen where nobody sits")])
    table.until(Phase.BETTING)
    table.stake(2, ante=500)  # bets lie on the felt
