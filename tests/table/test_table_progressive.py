"""The progressive at the table: the latch, contributions to the micro, voids, sensors, the guard, wins, two persons."""

from pathlib import Path

import pytest

from kiosk.devices.bet_sensor.port import ChipGone, ChipSeen, SensorFailed, SensorRecovered, SensorTrouble
from kiosk.ledger.accounts import hand_pay, overflow, pool, reserve
from kiosk.ledger.reasons import Reason, Why
from kiosk.ledger.records import ChipMoved, ChipRefused, PoolCorrected, PoolTransferred, RoundOpened
from kiosk.ledger.table_state import Hit, Phase
from kiosk.policy.access import Role
from kiosk.policy.config import ProgressiveTerms, default_config
from kiosk.rules.intents import Decide, Declare, Refusal
from kiosk.rules.pay.money import PoolShare
from kiosk.table.requests import Bet, ClearFault, Configure, CorrectPool, Leave, PlanEnd, Ready, Request, TransferPool
from tests.kit.table.stacked_chance import NY, StackedChance, entries, found, ny_deck, phase
from tests.kit.table.table_driver import OTHER_PIN, START_MS, Driver

TERMS = ProgressiveTerms("A", contribution=710_000)
RESET = TERMS.reset
CENT = 10_000
SPADES = ny_deck({1: "As Ks", 2: "2h 7c"}, dealer="9d 9c", board="Qs Js Ts 4d 3c")  # flopped: the whole pool
LATER = ny_deck({1: "As Ks"}, dealer="9d 9c", board="Qs Js 4d Ts 3c")  # a royal flush: a tenth
STRAIGHT_FLUSH = ny_deck({1: "9s 8s"}, dealer="9d 9c", board="7s 6s 5s Kd 3c")
NOTHING = ny_deck({1: "2h 7c"}, dealer="9d 9c", board="Kd Jc Ts 4d 3c")


def quiet(options: tuple[str, ...]) -> str:
    return "check" if "check" in options else "fold"


def table_with(data: Path, *decks: tuple[object, ...], **terms: object) -> Driver:
    config = default_config(NY)._replace(progressive=TERMS._replace(**terms))  # type: ignore[arg-type]
    return Driver(data, NY, config, StackedChance(*decks))  # type: ignore[arg-type]


def micros(table: Driver) -> tuple[int, int, int]:
    """In the pool beyond its reset, in the reserve and in the overflow."""
    books = table.state.books
    return (books[pool(NY)] - RESET, books.get(reserve(NY), 0), books.get(overflow(NY), 0))


def closed(table: Driver, *seats: int, chips: tuple[int, ...] = ()) -> None:
    """These seats bet, chips lie on the sensors, and bets close."""
    table.seat(*seats)
    table.until(Phase.BETTING)
    table.table.sense([ChipSeen(seat) for seat in chips])
    for seat in seats:
        table.does(Bet(seat, "ante", 500))
    for seat in seats:
        table.does(Ready(seat))
    assert phase(table) == Phase.PLAYING


def latched(table: Driver) -> list[int]:
    return [p.seat for p in found(table, RoundOpened)[-1].players if ("progressive", 100) in p.stakes]


# The latch and the contributions.


@pytest.mark.clause("huh-ny (k)(1)", "huh-ny (k)(2)")
def test_a_chip_at_no_more_bets_stakes_a_dollar_of_the_seats_credit(tmp_path: Path) -> None:
    table = table_with(tmp_path)
    table.seat(1, 2, 3)
    table.until(Phase.BETTING)
    table.table.sense([ChipSeen(1), ChipSeen(3)])
    assert [seat.chip for seat in table.table.view().seats] == ["detected", "none", "detected", "none", "none", "none"]
    assert table.state.credit(1) == 1_000_000  # it counts only when bets close
    shown = table.table.view().meter_cents
    for seat in (1, 2):
        table.does(Bet(seat, "ante", 500))
    for seat in (1, 2, 3):
        table.does(Ready(seat))
    assert latched(table) == [1]  # seat 3 made no base wager
    assert [table.state.credit(seat) for seat in (1, 2, 3)] == [998_900, 999_000, 1_000_000]
    assert table.state.books["felt:1"] == 1_100 * CENT
    assert micros(table) == (710_000, 50_000, 0)
    assert shown is not None
    assert table.table.view().meter_cents == shown + 71


@pytest.mark.clause("huh-ny (k)(2)")
@pytest.mark.parametrize(
    ("limit", "expected"),
    [
        (None, (3 * 333_333, 3 * 7, 0)),
        (RESET + 500_001, (500_001, 3 * 7, 3 * 333_333 - 500_001)),
        (RESET, (0, 3 * 7, 3 * 333_333)),
    ],
)
def test_contribution_reserve_limit_and_overflow_to_the_micro(
    tmp_path: Path, limit: int | None, expected: tuple[int, int, int]
) -> None:
    table = table_with(tmp_path, contribution=333_333, reserve=7, limit=limit)
    closed(table, 1, 2, 3, chips=(1, 2, 3))
    assert micros(table) == expected
    assert sum(table.state.books.values()) == 0
    table.until(Phase.RESULT)
    assert micros(table) == expected
    assert table.state.meters["progressive-in"] == expected[0]
    assert table.state.meters["progressive-reserve"] == expected[1]
    assert table.state.meters["progressive-overflow"] == expected[2]


@pytest.mark.parametrize(("kept", "taken"), [(99, False), (100, True)])
def test_too_little_credit_refuses_the_chip_before_the_deal(tmp_path: Path, kept: int, taken: bool) -> None:
    table = table_with(tmp_path)
    table.seat(1, cents=1_000 + kept)
    table.until(Phase.BETTING)
    table.table.sense([ChipSeen(1)])
    table.does(Bet(1, "ante", 500))
    assert table.table.view().seats[0].chip == ("detected" if taken else "short")
    table.does(Ready(1))
    assert phase(table) == Phase.PLAYING  # the base game goes on
    reason = Reason(Why.SHORT_OF_CREDIT, "progressive", 100, 99)
    assert found(table, ChipRefused) == ([] if taken else [ChipRefused(1, reason)])
    assert (latched(table), table.state.credit(1)) == ([1] if taken else [], 0 if taken else 99)


def test_a_chip_moved_after_the_close_changes_nothing_but_is_logged(tmp_path: Path) -> None:
    table = table_with(tmp_path, STRAIGHT_FLUSH)
    closed(table, 1, chips=(1,))
    books = table.state.books
    table.table.sense([ChipGone(1), ChipSeen(2)])
    assert table.state.books == books
    assert found(table, ChipMoved)[-2:] == [ChipMoved(1, present=False), ChipMoved(2, present=True)]
    assert [entry.round for entry in entries(table) if entry.kind == "chip-moved"] == [1, 1, 1]
    table.does(Decide(1, "raise 1"))
    assert table.state.last is not None
    (line,) = [line for line in table.state.last.seats[0].lines if line.wager == "progressive"]
    assert (line.stake, line.returned) == (100, 20_100)


def test_a_table_without_a_progressive_takes_no_chip(tmp_path: Path) -> None:
    table = Driver(tmp_path, NY, default_config(NY)._replace(progressive=None))
    closed(table, 1, chips=(1,))
    assert latched(table) == []
    assert table.table.view().meter_cents is None


# Voids.


VOIDS: list[tuple[Declare, set[int]]] = [
    (Declare("device-failure"), {1, 2, 3}),
    (Declare("wrong-count-dealer"), {1, 2, 3}),
    (Declare("wrong-count-seat", 2), {2}),
    (Declare("wrong-count-seat", 3), {3}),
]


@pytest.mark.parametrize(("irregularity", "void"), VOIDS)
@pytest.mark.parametrize("limit", [None, RESET + 500_000])
def test_a_void_wager_comes_back_and_has_added_nothing(
    tmp_path: Path, irregularity: Declare, void: set[int], limit: int | None
) -> None:
    table = table_with(tmp_path, limit=limit)
    session = table.hire()
    closed(table, 1, 2, 3, chips=(1, 2))
    table.does(irregularity, by=session)
    while phase(table) == Phase.PLAYING:
        table.decide_all(quiet)
    for seat in void:
        assert table.state.credit(seat) == 1_000_000
    stand = len({1, 2} - void)
    added = stand * 710_000
    room = added if limit is None else min(added, 500_000)
    assert micros(table) == (room, stand * 50_000, added - room)
    assert table.state.meters["progressive-in"] == room
    assert table.state.last is not None
    assert table.state.last.progressive is not None
    assert table.state.last.progressive.after == table.state.pool()


# Sensors and the guard.


@pytest.mark.parametrize("kind", SensorTrouble)
@pytest.mark.parametrize("seat", [None, 2])
def test_a_sensors_fault_stops_the_progressive_and_never_the_base_game(
    tmp_path: Path, kind: SensorTrouble, seat: int | None
) -> None:
    table = table_with(tmp_path)
    table.seat(1)
    table.until(Phase.BETTING)
    table.table.sense([ChipSeen(1), SensorFailed(kind, seat, "broken")])
    table.does(Bet(1, "ante", 500))
    table.does(Ready(1))
    assert (phase(table), latched(table)) == (Phase.PLAYING, [])
    assert table.state.credit(1) == 999_000
    if seat is not None:  # another seat's sensor: the chip is seen, and refused
        assert found(table, ChipRefused) == [ChipRefused(1, Reason(Why.PROGRESSIVE_STOPPED))]


@pytest.mark.parametrize("kind", SensorTrouble)
def test_a_latched_wager_stands_whatever_the_sensor_does(tmp_path: Path, kind: SensorTrouble) -> None:
    table = table_with(tmp_path, STRAIGHT_FLUSH)
    closed(table, 1, chips=(1,))
    table.table.sense([SensorFailed(kind, None, "broken")])
    assert not table.state.place(1).chip
    table.does(Decide(1, "raise 1"))
    assert table.state.last is not None
    (line,) = [line for line in table.state.last.seats[0].lines if line.wager == "progressive"]
    assert line.returned == 20_100


def test_a_lost_sensor_recovers_by_itself_and_a_lying_one_needs_staff(tmp_path: Path) -> None:
    table = table_with(tmp_path)
    session = table.hire()
    attendant = table.hire("ann", Role.ATTENDANT, OTHER_PIN, by=session)
    technician = table.hire("tom", Role.TECHNICIAN, by=session)
    for kind in (SensorTrouble.SILENT, SensorTrouble.LYING):
        table.table.sense([SensorFailed(kind, None, "broken"), SensorFailed(kind, None, "broken")])
    assert [fault.fault for fault in table.state.faults] == ["sensor-silent", "sensor-lying"]
    assert table.refused(ClearFault("sensor-silent"), by=session).code == Refusal.NOT_PERMITTED
    table.table.sense([SensorRecovered(kind, None) for kind in (SensorTrouble.SILENT, SensorTrouble.LYING)])
    assert [fault.fault for fault in table.state.faults] == ["sensor-lying"]
    assert table.refused(ClearFault("sensor-lying"), by=attendant).code == Refusal.NOT_PERMITTED
    table.does(ClearFault("sensor-lying"), by=technician)
    assert table.state.faults == ()


@pytest.mark.parametrize(
    ("seat", "who"), [(None, "The bet sensors still report"), (3, "The bet sensor of seat 3 still reports")]
)
def test_a_sensors_fault_is_not_cleared_while_its_cause_lasts(tmp_path: Path, seat: int | None, who: str) -> None:
    table = table_with(tmp_path)
    session = table.hire()
    failed, recovered = (
        SensorFailed(SensorTrouble.NOISY, seat, "it flickers"),
        SensorRecovered(SensorTrouble.NOISY, seat),
    )
    table.table.sense([failed])
    assert str(table.refused(ClearFault("sensor-noisy", seat), by=session).words) == f"{who} this: it flickers."
    assert [fault.fault for fault in table.state.faults] == ["sensor-noisy"]
    table.table.sense([recovered])
    table.does(ClearFault("sensor-noisy", seat), by=session)
    table.table.sense([failed, recovered])
    table.reopen()  # nothing was heard yet: staff are believed, and the sensor speaks for itself
    table.does(ClearFault("sensor-noisy", seat), by=table.log_in("sam"))
    table.table.sense([failed])
    assert [fault.fault for fault in table.state.faults] == ["sensor-noisy"]


def test_the_guard_refuses_an_unreasonable_contribution(tmp_path: Path) -> None:
    table = table_with(tmp_path, contribution=900_000, reserve=100_000, guard=2_000_000)
    session = table.hire()
    closed(table, 1, 2, 3, chips=(1, 2, 3))
    assert [fault.fault for fault in table.state.faults] == ["progressive-guard"]
    assert latched(table) == []
    assert micros(table) == (0, 0, 0)
    assert [table.state.credit(seat) for seat in (1, 2, 3)] == [999_000] * 3
    assert {refused.seat for refused in found(table, ChipRefused)} == {1, 2, 3}
    table.until(Phase.RESULT)
    table.does(ClearFault("progressive-guard"), by=session)
    table.until(Phase.BETTING)
    table.table.sense([ChipGone(3)])
    table.bet_all()
    assert latched(table) == [1, 2]


# Wins.


@pytest.mark.clause("huh-ny (k)(2)", "huh-ny (k)(4)")
@pytest.mark.parametrize("limit", [None, RESET + 2_000_000])
def test_the_whole_pool_is_frozen_reseeded_and_waits_for_the_attendant(tmp_path: Path, limit: int | None) -> None:
    table = table_with(tmp_path, NOTHING, SPADES, limit=limit)
    session = table.hire()
    table.seat(1, 2)
    table.play_round(chip=True, choose=quiet)
    table.play_round(choose=quiet)
    before = RESET + 4 * 710_000 if limit is None else limit
    over = 0 if limit is None else 4 * 710_000 - 2_000_000
    cents = before // CENT
    assert table.state.hits == (Hit(2, 1, PoolShare(100), cents, table.clock.wall),)
    (pay,) = table.state.hand_pays
    assert (pay.seat, pay.wager, pay.cents) == (1, "progressive", cents)
    assert table.state.books[hand_pay(1)] == cents * CENT
    assert micros(table) == (2 * 50_000 + before - cents * CENT, 2 * 50_000, over)  # the first round's reserve
    view = table.table.view().seats[0]
    assert (view.locked, view.hand_pays) == (True, (cents,))
    table.until(Phase.BETTING)
    assert table.refused(Bet(1, "ante", 500)).code == Refusal.SEAT_LOCKED
    table.play_round(choose=quiet)  # the other seat plays on
    assert [player.seat for player in found(table, RoundOpened)[-1].players] == [2]
    assert table.state.hits[-1].cents == cents
    table.pay_by_hand(session)
    assert not table.state.locked(1)
    assert table.state.meters["progressive-paid-by-attendant"] == cents
    assert sum(table.state.books.values()) == 0


def test_after_the_whole_pool_reserve_and_overflow_are_released_and_the_house_adds_the_reset(tmp_path: Path) -> None:
    table = table_with(tmp_path, NOTHING, SPADES, limit=RESET + 1_000_000, reserve=290_000)
    table.seat(1, 2)
    table.play_round(chip=True, choose=quiet)
    assert micros(table) == (1_000_000, 580_000, 420_000)
    table.play_round(choose=quiet)
    # The second round overflowed whole and its reserve was added; the limit lets 1,000,000 of what was held return.
    assert micros(table) == (1_000_000, 580_000, 1_420_000)


def test_a_part_of_the_pool_leaves_the_rest_and_never_less_than_the_reset(tmp_path: Path) -> None:
    table = table_with(tmp_path, LATER, contribution=333_333)
    table.seat(1)
    table.play_round(chip=True, choose=quiet)
    cents = (RESET + 333_333) // 10 // CENT
    assert [(hit.pays, hit.cents) for hit in table.state.hits] == [(PoolShare(10), cents)]
    assert table.state.hand_pays == ()  # below the lock-up limit
    assert table.state.pool() == RESET
    assert table.table.view().meter_cents == RESET // CENT


def test_hits_of_one_round_are_recorded_from_the_right_and_share_the_same_pool(tmp_path: Path) -> None:
    royal = ny_deck({1: "2h 7c", 3: "4d 9h", 5: "5c 6d"}, dealer="9d 9c", board="As Ks Qs Js Ts")
    table = table_with(tmp_path, royal)
    closed(table, 1, 3, 5, chips=(1, 3, 5))
    table.until(Phase.RESULT)
    cents = (RESET + 3 * 710_000) // 10 // CENT
    assert [(hit.seat, hit.cents) for hit in table.state.hits] == [(5, cents), (3, cents), (1, cents)]


def test_the_latest_25_hits_are_kept(tmp_path: Path) -> None:
    table = table_with(tmp_path, *[LATER] * 27)
    table.seat(1)
    for _ in range(27):
        table.play_round(chip=True, choose=quiet)
    assert [hit.round for hit in table.state.hits] == list(range(3, 28))
    assert all(START_MS < hit.at_ms <= table.clock.wall for hit in table.state.hits)
    assert table.state.meters["progressive-hits"] == 27


# Corrections, transfer and end: by two persons, and never in play.


def two(table: Driver) -> tuple[str, str]:
    session = table.hire()
    return session, table.hire("ann", Role.ATTENDANT, OTHER_PIN, by=session)


def test_a_correction_takes_two_persons_and_is_an_entry_of_its_own(tmp_path: Path) -> None:
    table = table_with(tmp_path)
    first, second = two(table)
    correct = CorrectPool(123_456, "recount")
    assert table.refused(correct, by=first).code == Refusal.SECOND_PERSON
    assert table.refused(correct, by=first, second=first).code == Refusal.SECOND_PERSON
    assert table.refused(correct, by=first, second=table.log_in("sam")).code == Refusal.SECOND_PERSON
    table.does(correct, by=second, second=first)
    assert micros(table) == (123_456, 0, 0)
    table.does(CorrectPool(-123_456, "it was right"), by=first, second=second)
    assert found(table, PoolCorrected) == [
        PoolCorrected(NY, 123_456, "recount"),
        PoolCorrected(NY, -123_456, "it was right"),
    ]
    assert [entry.who for entry in entries(table) if entry.kind == "pool-corrected"] == [("ann", "sam"), ("sam", "ann")]


@pytest.mark.parametrize(
    ("request_", "words"),
    [
        (CorrectPool(-1, "too much"), "The meter is never shown below its reset amount."),
        (CorrectPool(0, "nothing"), "Say by how much and why."),
        (CorrectPool(5, "  "), "Say by how much and why."),
        (CorrectPool(10**19, "a slip"), "The meter would be above its limit."),
        (TransferPool(" "), "Say which table takes the pool."),
    ],
)
def test_what_two_persons_cannot_do_to_the_pool(tmp_path: Path, request_: Request, words: str) -> None:
    table = table_with(tmp_path)
    first, second = two(table)
    assert table.refused(request_, by=first, second=second).words == words


def test_the_progressive_is_locked_in_play(tmp_path: Path) -> None:
    table = table_with(tmp_path)
    first, second = two(table)
    closed(table, 1, chips=(1,))
    for request_ in (CorrectPool(5, "now"), TransferPool("table 2")):
        assert table.refused(request_, by=first, second=second).code == Refusal.IN_ROUND
    other = table.config._replace(progressive=TERMS._replace(contribution=1))
    assert table.refused(Configure(other), by=first).code == Refusal.IN_ROUND
    table.until(Phase.RESULT)
    assert table.refused(Configure(other), by=first).code == Refusal.CREDITS_ON_SEAT
    assert table.refused(TransferPool("table 2"), by=first, second=second).code == Refusal.CREDITS_ON_SEAT


@pytest.mark.clause("huh-ny (k)(5)")
def test_the_end_is_planned_and_the_whole_pool_goes_to_another_table(tmp_path: Path) -> None:
    table = table_with(tmp_path)
    first, second = two(table)
    table.seat(1)
    table.play_round(chip=True, choose=quiet)
    table.until(Phase.BETTING)
    table.does(Leave(1))
    assert table.refused(TransferPool("table 2"), by=first, second=second).field == "plan"
    assert "plan its end" in str(table.refused(Configure(table.config._replace(progressive=None)), by=first).words)
    table.does(PlanEnd("2027-01-31", "table 2"), by=first)
    assert table.state.plan is not None
    assert (table.state.plan.date, table.state.plan.to) == ("2027-01-31", "table 2")
    table.does(TransferPool("table 2"), by=first, second=second)
    assert found(table, PoolTransferred) == [PoolTransferred(NY, RESET + 710_000 + 50_000, "table 2")]
    assert table.state.pool() == table.state.books[f"reserve:{NY}"] == 0
    assert table.table.view().meter_cents is None
    assert table.refused(CorrectPool(5, "gone"), by=first, second=second).code == Refusal.NOTHING_THERE
    closed(table, 1, chips=(1,))
    assert latched(table) == []


@pytest.mark.parametrize(
    "date", ["", "soon", "2027-13-01", "2027-00-01", "2027-1-1", "31-01-2027", "2027-01-32", "2001-01-01"]
)
def test_a_plan_has_a_date(tmp_path: Path, date: str) -> None:
    table = table_with(tmp_path)
    session = table.hire()
    assert table.refused(PlanEnd(date, "table 2"), by=session).code == Refusal.BAD_VALUE
    assert table.refused(PlanEnd("2027-01-31", " "), by=session).code == Refusal.BAD_VALUE
