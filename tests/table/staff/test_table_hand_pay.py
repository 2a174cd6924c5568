"""Wins that an attendant has to pay: the lock-up limit, the seat alone, disputes, the payout limit's cut."""

from pathlib import Path

import pytest

from kiosk.base.frozen import Frozen
from kiosk.devices.bet_sensor.port import ChipSeen
from kiosk.ledger.accounts import hand_pay
from kiosk.ledger.records import HandPayConfirmed, HandPayDisputed
from kiosk.ledger.table_state import HandPay, Phase
from kiosk.policy import profiles
from kiosk.policy.config import ProgressiveTerms, TableConfig, default_config
from kiosk.rules.intents import Decide, Refusal
from kiosk.table.requests import (
    Bet,
    BuyIn,
    CashOut,
    ConfirmCashOut,
    ConfirmHandPay,
    DisputeHandPay,
    GiveCredit,
    Leave,
    Ready,
    Sit,
)
from tests.kit.round_cases import HEADS_UP_MA, TEXAS
from tests.kit.table.stacked_chance import StackedChance, deck_of, entries, found, ny_deck, phase
from tests.kit.table.table_driver import Driver

STRAIGHT_FLUSH = ny_deck({1: "9s 8s", 2: "2h 7c"}, dealer="9d 9c", board="7s 6s 5s Kd 3c")  # odds 50 to 1
CENT = 10_000


def after_a_win(data: Path, antes: int, trips_plus: int = 0) -> tuple[Driver, str]:
    """Seat 1 won with a straight flush on so many chips of $5; seat 2 played too. And a supervisor's session."""
    table = Driver(data, chance=StackedChance(STRAIGHT_FLUSH))
    session = table.hire()
    table.seat(1, 2, cents=100_000)
    table.until(Phase.BETTING)
    for _ in range(antes):
        table.does(Bet(1, "ante", 500))
    for _ in range(trips_plus):
        table.does(Bet(1, "trips_plus", 500))
    table.does(Bet(2, "ante", 500))
    for seat in (1, 2):
        table.does(Ready(seat))
    for seat in (1, 2):
        table.does(Decide(seat, "raise 1"))
    assert phase(table) == Phase.RESULT
    return table, session


def test_a_win_below_the_limit_is_credited(tmp_path: Path) -> None:
    assert profiles.load("demonstration").lock_up_cents == 200_000
    table, _ = after_a_win(tmp_path, antes=7)
    assert table.state.hand_pays == ()
    assert table.state.credit(1) == 100_000 + 2 * 3_500 + 50 * 3_500


def test_a_single_win_at_the_limit_locks_only_that_seat(tmp_path: Path) -> None:
    table, session = after_a_win(tmp_path, antes=8)
    assert table.state.hand_pays == (HandPay(1, 1, "odds", 200_000),)
    assert table.state.credit(1) == 100_000 + 2 * 4_000  # ante and raise won, and the odds' own stake came back
    assert table.state.books[hand_pay(1)] == 200_000 * CENT
    view = table.table.view()
    assert [seat.locked for seat in view.seats] == [True, False, False, False, False, False]
    table.until(Phase.BETTING)
    for request in (Bet(1, "ante", 500), BuyIn(1, 100), CashOut(1), Ready(1)):
        assert table.refused(request).code == Refusal.SEAT_LOCKED
    assert table.refused(GiveCredit(1, 100), by=session).code == Refusal.SEAT_LOCKED
    table.play_round()  # nobody waits for the locked seat
    table.does(ConfirmHandPay(1), by=session)
    assert not table.state.hand_pays
    assert table.state.books[hand_pay(1)] == 0
    assert table.state.books["attendant"] == 200_000 * CENT
    assert table.state.meters["jackpot"] == 200_000
    assert table.refused(ConfirmHandPay(1), by=session).code == Refusal.NOTHING_THERE
    table.until(Phase.BETTING)
    table.does(Bet(1, "ante", 500))


def test_wins_that_only_together_reach_the_limit_are_credited(tmp_path: Path) -> None:
    table, _ = after_a_win(tmp_path, antes=7, trips_plus=2)
    assert table.state.credit(1) - 100_000 > 200_000
    assert not table.state.locked(1)


def test_a_hand_pay_survives_a_restart(tmp_path: Path) -> None:
    table, _ = after_a_win(tmp_path, antes=8)
    before = table.state.hand_pays
    table.reopen()
    assert (table.state.hand_pays, table.state.locked(1)) == (before, True)


def test_a_dispute_keeps_it_pending(tmp_path: Path) -> None:
    table, session = after_a_win(tmp_path, antes=8)
    assert table.refused(DisputeHandPay(1, " "), by=session).words == "Say why it is disputed."
    assert table.refused(DisputeHandPay(2, "what?"), by=session).code == Refusal.NOTHING_THERE
    table.does(DisputeHandPay(1, "the player says it is more"), by=session)
    assert table.state.hand_pays[0].disputed
    assert table.state.locked(1)
    assert table.refused(DisputeHandPay(1, "again"), by=session).code == Refusal.NOTHING_THERE
    table.does(ConfirmHandPay(1), by=session)
    assert not table.state.locked(1)
    assert found(table, HandPayDisputed) == [HandPayDisputed(1, 1, "the player says it is more")]
    assert found(table, HandPayConfirmed) == [HandPayConfirmed(1, 1, 200_000)]
    kinds = ("hand-pay-disputed", "hand-pay-confirmed")
    assert [(entry.who, entry.seat) for entry in entries(table) if entry.kind in kinds] == [
        (("sam",), 1),
        (("sam",), 1),
    ]


@pytest.mark.parametrize("alone", [False, True])
def test_a_winner_who_wants_to_leave_goes_once_paid(tmp_path: Path, alone: bool) -> None:
    table, session = after_a_win(tmp_path, antes=8)
    if alone:
        table.does(Leave(2))
    table.does(Leave(1))
    assert table.state.place(1).taken
    table.until(Phase.BETTING)
    assert table.state.place(1).taken
    table.does(ConfirmHandPay(1), by=session)
    assert not table.state.place(1).taken
    assert table.state.credit(1) == 0
    assert phase(table) == (Phase.ATTRACT if alone else Phase.BETTING)


def test_a_winner_who_leaves_an_attended_table_is_paid_twice_by_hand(tmp_path: Path) -> None:
    """The win, and then the credit: each is confirmed on its own."""
    config = default_config(HEADS_UP_MA, "massachusetts")
    table = Driver(tmp_path, HEADS_UP_MA, config, StackedChance(STRAIGHT_FLUSH))
    session = table.hire()
    for seat in (1, 2):
        table.does(Sit(seat))
        table.does(GiveCredit(seat, 100_000), by=session)
    table.until(Phase.BETTING)
    for _ in range(8):
        table.does(Bet(1, "ante", 500))
    table.does(Bet(2, "ante", 500))
    for seat in (1, 2):
        table.does(Ready(seat))
    table.does(Leave(1))
    for seat in (1, 2):
        table.does(Decide(seat, "raise 1"))
    table.until(Phase.BETTING)
    assert (len(table.state.hand_pays), table.state.place(1).cashing_out) == (1, False)
    table.does(ConfirmHandPay(1), by=session)
    assert table.state.place(1).cashing_out
    table.does(ConfirmCashOut(1), by=session)
    assert not table.state.place(1).taken


# The payout limit.

ACES = default_config(TEXAS)._replace(house=Frozen({"bonus_dealer_aces": 1000}))


def texas_aces(data: Path, config: TableConfig, board: str, *, chip: bool) -> Driver:
    """Two aces against the dealer's two, with $100 on the bonus: $100,000, and the table pays $50,000 a round."""
    table = Driver(data, TEXAS, config, StackedChance(deck_of(config, {1: "As Ah"}, dealer="Ad Ac", board=board)))
    table.seat(1)
    table.until(Phase.BETTING)
    table.does(Bet(1, "ante", 500))
    table.does(Bet(1, "bonus", 10_000))
    if chip:
        table.table.sense([ChipSeen(1)])
    table.does(Ready(1))
    while phase(table) == Phase.PLAYING:
        table.decide_all(lambda options: "bet" if "bet" in options else options[0])
    return table


@pytest.mark.clause("thb 11(e)")
def test_what_the_payout_limit_cuts_is_not_paid_by_hand_either(tmp_path: Path) -> None:
    table = texas_aces(tmp_path, ACES, "2d 2c 7h 7s Kd", chip=False)
    assert table.state.last is not None
    (cut,) = table.state.last.seats[0].adjustments
    assert (cut.reason, cut.amount) == ("payout-limit", 5_000_000 - 10_000_000)
    assert [(pay.wager, pay.cents) for pay in table.state.hand_pays] == [("bonus", 5_000_000)]
    assert table.state.credit(1) == 1_000_000  # ante, flop, turn and river pushed; the bonus' stake came back
    assert sum(table.state.books.values()) == 0


@pytest.mark.clause("thb 11(e)")
def test_the_payout_limit_never_cuts_the_progressive(tmp_path: Path) -> None:
    terms = ProgressiveTerms("1", reset=10**12)  # a quarter of it is more than the bonus
    table = texas_aces(tmp_path, ACES._replace(progressive=terms), "Ks Qs Js Ts 2d", chip=True)
    quarter = (terms.reset + terms.contribution) // 4 // CENT
    assert [(pay.wager, pay.cents) for pay in table.state.hand_pays] == [
        ("progressive", quarter),
        ("bonus", 5_000_000 - 500 * 4 - 500),
    ]
    assert table.state.last is not None
    result = table.state.last.seats[0]
    assert table.state.credit(1) == 1_000_000 - result.staked + result.returned - quarter - 5_000_000 + 2_500
