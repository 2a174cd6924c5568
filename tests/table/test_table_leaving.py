"""Going: cashing out at once or by the attendant, leaving before, during and after a round, calling somebody."""

from pathlib import Path

import pytest

from kiosk.ledger.records import CashOutPaid, SeatLeft
from kiosk.ledger.table_state import Phase
from kiosk.policy.access import Role
from kiosk.policy.config import default_config
from kiosk.rules.intents import Refusal
from kiosk.table.requests import (
    AfterHand,
    AnswerCall,
    Bet,
    BetCustom,
    BuyIn,
    CallAttendant,
    CancelCashOut,
    CashOut,
    ConfirmCashOut,
    GiveCredit,
    Leave,
    Ready,
    Sit,
    Then,
)
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, TEXAS
from tests.kit.table.stacked_chance import found, phase
from tests.kit.table.table_driver import OTHER_PIN, Driver


@pytest.fixture
def table(tmp_path: Path) -> Driver:
    return Driver(tmp_path)


@pytest.fixture
def betting(table: Driver) -> Driver:
    """Seat 1 has $100 and may bet."""
    table.seat(1, cents=10_000)
    table.until(Phase.BETTING)
    return table


def attended(data: Path, kind: str = "test") -> Driver:
    """A table where an attendant brings the credit."""
    return Driver(data, HEADS_UP_MA, default_config(HEADS_UP_MA, "massachusetts"), kind=kind)


# Cashing out and leaving.


def test_a_demonstration_pays_out_by_itself_bets_included(betting: Driver) -> None:
    betting.does(Bet(1, "ante", 500))
    betting.does(CashOut(1))
    assert found(betting, CashOutPaid) == [CashOutPaid(1, 10_000, by_hand=False)]
    assert (betting.state.credit(1), betting.state.place(1).bets, betting.state.place(1).taken) == (0, {}, True)
    assert betting.refused(CashOut(1)).code == Refusal.INSUFFICIENT_CREDIT


@pytest.mark.parametrize("kind", ["test", "live"])
def test_otherwise_the_seat_waits_for_the_attendant(tmp_path: Path, kind: str) -> None:
    table = attended(tmp_path, kind)
    session = table.hire()
    table.does(Sit(1))
    table.does(GiveCredit(1, 5_000), by=session)
    table.does(CashOut(1))
    table.until(Phase.BETTING)
    assert table.table.view().seats[0].locked
    assert table.refused(Bet(1, "ante", 500)).code == Refusal.SEAT_LOCKED
    assert table.refused(CashOut(1)).code == Refusal.SEAT_LOCKED
    assert table.refused(GiveCredit(1, 500), by=session).code == Refusal.SEAT_LOCKED
    table.does(CancelCashOut(1), by=session)
    table.does(Bet(1, "ante", 500))
    table.does(CashOut(1))
    table.does(ConfirmCashOut(1), by=session)
    assert found(table, CashOutPaid) == [CashOutPaid(1, 5_000, by_hand=True)]
    assert (table.state.credit(1), table.state.locked(1), table.state.place(1).taken) == (0, False, True)
    assert table.refused(ConfirmCashOut(1), by=session).code == Refusal.NOTHING_THERE
    assert table.refused(CancelCashOut(1), by=session).code == Refusal.NOTHING_THERE


def test_no_cash_out_with_a_hand_in_play(betting: Driver) -> None:
    betting.seat(2)
    betting.bet(1)
    betting.does(Ready(1))
    betting.does(Ready(2))
    assert betting.refused(CashOut(1)).code == Refusal.IN_ROUND
    betting.does(CashOut(2))


def plays_on(table: Driver) -> None:
    """Until the next bets are open."""
    table.until(Phase.RESULT)
    table.until(Phase.BETTING)


def test_a_cash_out_after_the_hand_outlives_a_restart(betting: Driver) -> None:
    betting.bet_all()
    betting.does(AfterHand(1, Then.CASH_OUT))
    betting.reopen()
    assert betting.table.view().seats[0].cash_out_planned
    betting.until(Phase.RESULT)
    assert betting.state.credit(1) > 0
    betting.until(Phase.BETTING)
    assert (betting.state.credit(1), betting.state.place(1).taken) == (0, True)
    assert not betting.state.place(1).cash_out_planned


def test_a_plan_is_taken_back_and_forgotten_when_there_is_nothing_to_pay(betting: Driver) -> None:
    assert betting.refused(AfterHand(1, Then.PLAY)).code == Refusal.NOTHING_THERE
    betting.does(AfterHand(1, Then.CASH_OUT))  # no hand is played: at once
    assert betting.state.credit(1) == 0
    betting.does(BuyIn(1, 2_000))
    betting.bet(1)
    betting.does(Ready(1))
    betting.does(AfterHand(1, Then.CASH_OUT))
    betting.does(AfterHand(1, Then.PLAY))
    plays_on(betting)
    assert betting.state.credit(1) > 0
    betting.does(BetCustom(1, "ante", 500))
    betting.does(Ready(1))
    betting.does(AfterHand(1, Then.CASH_OUT))
    plays_on(betting)
    assert not betting.state.place(1).cash_out_planned


def test_who_waits_for_an_attendant_may_still_plan_to_leave(tmp_path: Path) -> None:
    table = attended(tmp_path)
    session = table.hire()
    table.does(Sit(1))
    table.does(GiveCredit(1, 5_000), by=session)
    table.does(CashOut(1))
    table.does(AfterHand(1, Then.LEAVE))
    assert table.state.place(1).leaving
    assert table.refused(AfterHand(1, Then.LEAVE)).code == Refusal.NOTHING_THERE


def test_leaving_before_a_round_gives_back_bets_and_credit(betting: Driver) -> None:
    betting.seat(2)
    betting.does(Bet(1, "ante", 500))
    betting.does(Leave(1))
    assert found(betting, CashOutPaid) == [CashOutPaid(1, 10_000, by_hand=False)]
    assert not betting.state.place(1).taken
    betting.does(Sit(1))
    assert betting.state.place(1).repeats == ()


@pytest.mark.clause("huh-ma 6(e)", "thb 6(e)", "fah 6(b)", "fp 6(e)")
@pytest.mark.parametrize("game", [HEADS_UP_MA, TEXAS, FAST_ACTION, FLOP])
def test_nobody_leaves_during_a_round(tmp_path: Path, game: str) -> None:
    table = Driver(tmp_path, game)
    table.seat(1, 2)
    table.until(Phase.BETTING)
    table.bet_all()
    table.does(Leave(1))
    assert table.refused(Leave(1)).words == "The seat is already on its way out."
    assert table.state.place(1).taken
    while table.state.phase == Phase.PLAYING:
        table.skip()
    assert table.state.place(1).taken
    table.until(Phase.BETTING)
    assert not table.state.place(1).taken
    assert table.state.credit(1) == 0
    assert table.state.place(2).taken


def test_a_player_outside_of_the_round_leaves_at_once(betting: Driver) -> None:
    betting.seat(2)
    betting.bet(1)
    betting.does(Ready(1))
    betting.does(Ready(2))
    betting.does(Leave(2))
    assert not betting.state.place(2).taken


def test_leaving_with_credit_waits_for_the_attendant(tmp_path: Path) -> None:
    table = attended(tmp_path)
    session = table.hire()
    table.does(Sit(1))
    table.does(GiveCredit(1, 5_000), by=session)
    table.does(Leave(1))
    assert table.state.place(1).taken
    table.does(ConfirmCashOut(1), by=session)
    assert not table.state.place(1).taken
    assert found(table, SeatLeft) == [SeatLeft(1)]


def test_who_was_to_leave_and_keeps_the_credit_stays(tmp_path: Path) -> None:
    table = attended(tmp_path)
    session = table.hire()
    table.does(Sit(1))
    table.does(GiveCredit(1, 5_000), by=session)
    table.does(Leave(1))
    table.does(CancelCashOut(1), by=session)
    table.until(Phase.BETTING)
    table.does(Bet(1, "ante", 500))
    table.does(Ready(1))
    assert phase(table) == Phase.PLAYING
    table.until(Phase.RESULT)
    table.until(Phase.BETTING)
    assert table.state.place(1).taken
    assert not table.state.locked(1)


# The attendant.


def test_an_attendant_is_called_once_and_answers(table: Driver) -> None:
    session = table.hire()
    table.hire("ann", Role.ATTENDANT, OTHER_PIN, by=session)
    attendant = table.log_in("ann", OTHER_PIN)
    table.does(CallAttendant(6))
    assert table.table.view().seats[5].calling
    assert table.refused(CallAttendant(6)).code == Refusal.NOTHING_THERE
    table.does(AnswerCall(6), by=attendant)
    assert not table.table.view().seats[5].calling
    assert table.refused(AnswerCall(6), by=attendant).code == Refusal.NOTHING_THERE


def test_a_call_makes_no_tap_stale(betting: Driver) -> None:
    seen = betting.state.place(1).number
    betting.does(CallAttendant(1), seen=None)
    betting.does(Bet(1, "ante", 500), seen=seen)


def test_a_cash_out_is_planned_once_and_ends_with_the_attendants_no(tmp_path: Path) -> None:
    table = attended(tmp_path)
    by = table.hire()
    table.does(Sit(1))
    table.does(GiveCredit(1, 10_000), by=by)
    table.until(Phase.BETTING)
    table.does(Bet(1, "ante", 500))
    table.does(Ready(1))
    table.until(Phase.PLAYING)
    table.does(AfterHand(1, Then.CASH_OUT))
    assert table.refused(AfterHand(1, Then.CASH_OUT)).code == Refusal.NOTHING_THERE
    table.until(Phase.BETTING)
    assert table.state.place(1).cashing_out
    assert table.refused(AfterHand(1, Then.CASH_OUT)).code == Refusal.NOTHING_THERE
    table.does(CancelCashOut(1), by=by)
    assert (table.state.place(1).cashing_out, table.state.place(1).cash_out_planned) == (False, False)
