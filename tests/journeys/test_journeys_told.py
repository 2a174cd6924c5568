"""While the settlement is told, nothing at the seat says what it comes to: no panel, no credit, no reality check."""

from pathlib import Path

import pytest

from tests.kit.screen.journey_steps import deal, journey, next_bets, panel, settle, stake, words_of

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
