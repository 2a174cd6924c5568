"""While the settlement is told, nothing at the seat says what it comes to: no panel, no credit, no reality check."""

from pathlib import Path

import pytest

from kiosk.ledger.records import CashOutAsked, CashOutPaid
from kiosk.ledger.table_state import Phase
from kiosk.rules.pay.money import dollars
from kiosk.table.requests import CallAttendant, GiveCredit
from tests.kit.screen.journey_steps import brisk, deal, journey, next_bets, panel, settle, stake, words_of
from tests.kit.table.stacked_chance import found

NY = "heads-up-holdem/ny"
HOUR_MS = 3_600_000

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_history_lists_a_round_once_it_has_been_told(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1)
        stake(kiosk, 1)
        deal(kiosk, 1)
        settle(kiosk)
        kiosk.tap("seat1.menu", "seat1.panel.press.history")
        assert panel(kiosk, 1).kind == "history"
        assert "Round 1" not in words_of(panel(kiosk, 1))
        kiosk.tap("seat1.panel.close")
        kiosk.until(lambda: kiosk.application.presenter.live)
        kiosk.tap("seat1.menu", "seat1.panel.press.history")
        assert "Round 1" in words_of(panel(kiosk, 1))


def test_credit_that_is_bought_meanwhile_is_added_to_what_the_seat_shows(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1)
        stake(kiosk, 1)
        deal(kiosk, 1)
        settle(kiosk)
        assert kiosk.seat(1).shown.credit == "$975.00"
        kiosk.tap("seat1.menu", "seat1.panel.press.buy-in", "seat1.panel.press.buy 10000")
        assert kiosk.seat(1).shown.credit == "$1,075.00"
        assert kiosk.driver.state.credit(1) != 107_500
        kiosk.until(lambda: kiosk.application.presenter.live)
        assert kiosk.seat(1).shown.credit == f"${kiosk.driver.state.credit(1) / 100:,.2f}"


def test_a_cash_out_is_asked_for_after_the_hand_until_the_hand_has_been_told(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1)
        stake(kiosk, 1)
        deal(kiosk, 1)
        settle(kiosk)
        kiosk.tap("seat1.menu", "seat1.panel.press.leave")
        assert "$" not in words_of(panel(kiosk, 1))
        kiosk.tap("seat1.panel.press.no", "seat1.menu", "seat1.panel.press.cash-out")
        assert "$" not in words_of(panel(kiosk, 1))
        kiosk.tap("seat1.panel.press.yes cash-out")
        assert kiosk.driver.state.credit(1) > 0
        next_bets(kiosk)
        kiosk.until(lambda: kiosk.seat(1).shown.credit == "$0.00")


def test_who_leaves_before_the_hand_has_been_told_is_paid_after_it(tmp_path: Path) -> None:
    """Nothing that is asked for meanwhile is answered with what the hand comes to."""
    with journey(tmp_path, "heads-up-holdem/ma", brisk("heads-up-holdem/ma", "massachusetts"), kind="test") as kiosk:
        by = kiosk.driver.hire()
        kiosk.tap("seat1.sit")
        kiosk.driver.does(GiveCredit(1, 100_000), by=by)
        kiosk.until_phase(Phase.BETTING)
        stake(kiosk, 1, chips=4)
        deal(kiosk, 1)
        settle(kiosk)
        kiosk.tap("seat1.menu", "seat1.panel.press.leave", "seat1.panel.press.yes leave")
        assert kiosk.seat(1).shown.after == "You leave after this round"
        kiosk.tap("seat1.menu", "seat1.panel.press.cash-out", "seat1.panel.press.yes cash-out")
        kiosk.seat(1).ask("press", "buy 10000")
        assert dollars(kiosk.driver.state.credit(1)) not in kiosk.seat(1).shown.note
        assert found(kiosk.driver, CashOutAsked) == []
        kiosk.until(lambda: kiosk.seat(1).shown.net != "")
        kiosk.until(lambda: kiosk.seat(1).shown.state == "locked")
        assert kiosk.seat(1).shown.lockAmount == dollars(kiosk.driver.state.credit(1))


def test_nobody_is_paid_before_the_hand_has_been_told_though_the_screen_stood_still(tmp_path: Path) -> None:
    """What was touched meanwhile is answered before the screen has its turn."""
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        stake(kiosk, 1)
        stake(kiosk, 2)
        deal(kiosk, 1, 2)
        settle(kiosk)
        kiosk.tap("seat1.menu", "seat1.panel.press.cash-out", "seat1.panel.press.yes cash-out")
        kiosk.driver.clock.pass_ms(60_000)
        kiosk.driver.does(CallAttendant(2))
        assert kiosk.driver.state.phase == Phase.RESULT
        assert found(kiosk.driver, CashOutPaid) == []
        kiosk.until(lambda: kiosk.application.presenter.live)
        assert found(kiosk.driver, CashOutPaid) == []
        next_bets(kiosk)
        kiosk.until(lambda: kiosk.seat(1).shown.credit == "$0.00")


def test_who_sat_out_is_paid_at_once_while_the_others_hands_are_told(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        stake(kiosk, 1)
        kiosk.act(2, "ready")
        deal(kiosk, 1)
        settle(kiosk)
        kiosk.tap("seat2.menu", "seat2.panel.press.cash-out")
        assert "Cash out $1,000.00?" in words_of(panel(kiosk, 2))
        kiosk.tap("seat2.panel.press.yes cash-out")
        assert kiosk.seat(2).shown.credit == "$0.00"


def test_a_reality_check_waits_until_the_hand_has_been_told(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1)
        stake(kiosk, 1)
        deal(kiosk, 1)
        kiosk.step(HOUR_MS)
        settle(kiosk)
        while not kiosk.application.presenter.live:
            assert panel(kiosk, 1).kind == ""
            kiosk.step(100)
        kiosk.step(100)
        assert panel(kiosk, 1).kind == "reality"
