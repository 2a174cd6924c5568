"""What happens to the whole table: the cut, a fault, the closing, cleaning, a power cut, a ledger with money in it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kiosk.ledger.records import CutDeclined, ShoeCut
from kiosk.ledger.table_state import Phase
from kiosk.policy.config import default_config
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.cards.shoe import MANUAL
from kiosk.table.requests import CancelCashOut, CloseTable, ConfirmCashOut, GiveCredit, OpenTable
from kiosk.table.table import RETRY_MS
from storage.places import Places
from tests.kit.screen.fingers import texts
from tests.kit.screen.journey_steps import (
    await_decisions,
    board,
    brisk,
    deal,
    faces,
    journey,
    next_bets,
    own_cards,
    panel,
    play_out,
    spot,
    stake,
)
from tests.kit.screen.kiosk_rig import Kiosk
from tests.kit.table.stacked_chance import found

NY, MA, FAST = "heads-up-holdem/ny", "heads-up-holdem/ma", "fast-action-holdem/ma"

pytestmark = pytest.mark.usefixtures("qapp")


def read(kiosk: Kiosk) -> set[str]:
    """Every text on the screen."""
    return {words.text for words in texts(kiosk.window)}


def notice(kiosk: Kiosk) -> str:
    return kiosk.application.table.shown.noticeKind


# The cut.


def cutting(kiosk: Kiosk, *seats: int) -> list[int]:
    """Players sit down, and the cut is offered; the seats where the panel for it is open."""
    kiosk.sit(*seats)
    while kiosk.driver.state.phase != Phase.CUTTING:
        kiosk.step(kiosk.driver.config.pace.opening_ms)
    kiosk.step()
    return offered(kiosk)


def offered(kiosk: Kiosk) -> list[int]:
    return [seat for seat in SEATS if panel(kiosk, seat).kind == "cut" and kiosk.there(f"seat{seat}.panel")]


def test_the_cut_goes_around_until_somebody_takes_it(tmp_path: Path) -> None:
    with journey(tmp_path, FAST, default_config(FAST)._replace(shuffling=MANUAL)) as kiosk:
        assert cutting(kiosk, 1, 2, 3, 4) == [1]
        assert kiosk.seat(1).shown.prompt == "You may cut the cards"
        assert (kiosk.seat(1).shown.clock, kiosk.seat(1).shown.owes) == ("0:08", True)
        assert "Seat 1 may cut the cards" in read(kiosk)
        kiosk.restart()
        assert offered(kiosk) == [1]  # after a power cut, too
        kiosk.tap("seat1.panel.press.cut")  # no, thank you
        assert offered(kiosk) == [2]
        kiosk.tap("seat2.panel.close")  # neither
        assert offered(kiosk) == [3]
        kiosk.step(kiosk.driver.config.pace.cut_ms)  # no answer
        assert offered(kiosk) == [4]
        kiosk.tap("seat4.panel.press.cut 156")
        assert offered(kiosk) == []
        assert kiosk.driver.state.phase == Phase.BETTING
        assert found(kiosk.driver, CutDeclined) == [CutDeclined(1), CutDeclined(2), CutDeclined(3)]
        assert found(kiosk.driver, ShoeCut) == [ShoeCut(156, 4)]
        kiosk.until_phase(Phase.BETTING)
        stake(kiosk, 1)
        deal(kiosk, 2, 3, 4, 1)


def test_bets_of_the_opening_can_be_taken_back_during_the_cut_and_none_placed(tmp_path: Path) -> None:
    with journey(tmp_path, FAST, default_config(FAST)._replace(shuffling=MANUAL)) as kiosk:
        kiosk.sit(1, 2, 3)
        stake(kiosk, 2, 3)
        kiosk.act(3, "ready")
        kiosk.until(lambda: kiosk.driver.state.phase == Phase.CUTTING)
        kiosk.step()
        assert [kiosk.seat(seat).shown.state for seat in (2, 3)] == ["betting", "ready"]
        assert not spot(kiosk, 2, "bet").open
        assert not kiosk.there("seat2.chip.5")
        kiosk.act(3, "unready")
        kiosk.tap("seat2.clear")
        assert not kiosk.driver.state.place(2).bets
        assert (kiosk.seat(2).shown.state, kiosk.driver.state.phase) == ("waiting", Phase.CUTTING)
        kiosk.act(3, "ready")
        kiosk.tap("seat1.panel.press.cut 156")
        kiosk.step()
        assert [kiosk.seat(seat).shown.state for seat in (2, 3)] == ["betting", "ready"]
        deal(kiosk, 1, 2)


# Out of service, closed, cleaning.


def test_out_of_service_the_credits_can_be_read_and_nothing_is_played(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        stake(kiosk, 1)
        kiosk.driver.table.raise_fault("door-open")
        kiosk.step()
        assert notice(kiosk) == "stopped"
        assert {"Out of service", "Code T-401", "$990.00", "$1,000.00"} <= read(kiosk)
        assert not spot(kiosk, 2, "ante").open
        assert not any(map(kiosk.there, ("seat1.act.ready", "seat1.clear", "seat3.sit")))
        kiosk.tap("seat2.menu", "seat2.panel.press.buy-in", "seat2.panel.press.buy 10000")
        stopped = "The table is stopped. Your credits are safe. An attendant will help you."
        assert kiosk.seat(2).shown.note == stopped
        assert kiosk.driver.state.credit(2) == 100_000
        kiosk.tap("seat2.panel.close")
        kiosk.step(120_000)
        assert kiosk.driver.state.phase == Phase.BETTING  # no clock runs
        kiosk.tap("seat2.menu", "seat2.panel.press.cash-out", "seat2.panel.press.yes cash-out")  # but a player may go
        assert kiosk.seat(2).shown.credit == "$0.00"
        kiosk.driver.table.clear_fault("door-open")
        kiosk.step()
        assert (notice(kiosk), kiosk.seat(1).shown.state) == ("", "betting")
        assert kiosk.there("seat3.sit")
        deal(kiosk, 1)
        kiosk.look(1)
        kiosk.fingers.press(0, kiosk.item("seat1.act.raise 3"))
        kiosk.driver.table.raise_fault("door-open")
        kiosk.fingers.release(0)  # in the very moment
        kiosk.step()
        assert kiosk.seat(1).shown.note == stopped
        assert kiosk.deciding() == []
        kiosk.driver.table.clear_fault("door-open")
        kiosk.step()
        assert kiosk.deciding() == [1]
        play_out(kiosk)


def test_once_the_ledger_can_be_written_again_the_seat_decides_for_itself(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1)
        stake(kiosk, 1)
        deal(kiosk, 1)
        with closing(sqlite3.connect(Places(kiosk.driver.data).ledger, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            kiosk.act(1, "check")
            assert (notice(kiosk), kiosk.deciding()) == ("stopped", [])
        kiosk.step(RETRY_MS)
        assert (notice(kiosk), kiosk.deciding()) == ("", [1])
        play_out(kiosk)


def test_a_closed_table_pays_out_and_opens_again(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        staff = kiosk.driver.hire()
        kiosk.sit(1)
        stake(kiosk, 1)
        kiosk.driver.does(CloseTable("the shift ends"), by=staff)
        kiosk.step()
        assert notice(kiosk) == "closed"
        assert "The table is closed" in read(kiosk)
        assert kiosk.seat(1).shown.credit == "$1,000.00"  # the bet is back
        assert (kiosk.seat(1).shown.prompt, kiosk.seat(1).shown.note) == ("The table is closed", "")
        assert not kiosk.there("seat2.sit")
        kiosk.tap("seat1.menu", "seat1.panel.press.cash-out", "seat1.panel.press.yes cash-out")
        assert kiosk.seat(1).shown.credit == "$0.00"
        kiosk.driver.does(OpenTable(), by=staff)
        kiosk.step()
        assert notice(kiosk) == ""
        kiosk.sit(2)


def test_no_touch_counts_while_the_glass_is_cleaned(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1)
        stake(kiosk, 1)
        kiosk.application.clean(30_000)
        kiosk.step()
        assert notice(kiosk) == "cleaning"
        assert "Touch is off for 0:30" in read(kiosk)
        kiosk.tap_together("seat1.spot.ante", "seat1.clear", "seat2.sit", "seat1.menu")
        assert kiosk.driver.state.place(1).bets == {"ante": 500, "odds": 500}
        assert not kiosk.driver.state.place(2).taken
        assert panel(kiosk, 1).kind == ""
        kiosk.step(29_000)
        assert "Touch is off for 0:01" in read(kiosk)
        kiosk.step(1_000)
        assert notice(kiosk) == ""
        kiosk.until(lambda: kiosk.deciding() == [1])  # the bets were closed meanwhile
        kiosk.act(1, "check")


# Power.


def mildest(kiosk: Kiosk, seat: int) -> str:
    """To check, or at last the smallest raise: what keeps the hand in play to its last street."""
    return next(action for action in ("check", "raise 1") if action in kiosk.actions(seat))


def test_a_round_goes_on_after_the_power_failed_on_any_street(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        stake(kiosk, 1, 2)
        kiosk.restart()
        assert notice(kiosk) == ""
        assert [spot(kiosk, seat, "ante").amount for seat in (1, 2)] == ["$5.00", "$5.00"]
        deal(kiosk, 1, 2)
        for _ in range(3):
            cards = [own_cards(kiosk, seat) for seat in (1, 2)]
            lying = board(kiosk)
            kiosk.act(1, mildest(kiosk, 1))
            stakes = [(kiosk.seat(seat).shown.credit, kiosk.seat(seat).shown.stake) for seat in (1, 2)]
            kiosk.restart()
            assert notice(kiosk) == "recovered"
            assert "Round resumed" in read(kiosk)
            assert [own_cards(kiosk, seat) for seat in (1, 2)] == cards
            assert board(kiosk) == lying
            assert kiosk.deciding() == [2]  # seat 1 has decided
            assert kiosk.seat(1).shown.state == "decided"
            assert [(kiosk.seat(seat).shown.credit, kiosk.seat(seat).shown.stake) for seat in (1, 2)] == stakes
            kiosk.fingers.press(7, kiosk.item("seat2.card.0"))
            kiosk.step()
            assert faces(kiosk, 2) == cards[1]
            kiosk.fingers.release(7)
            kiosk.act(2, mildest(kiosk, 2))
            await_decisions(kiosk)
        kiosk.restart()
        assert kiosk.application.presenter.shown.phase == Phase.RESULT
        assert all(kiosk.seat(seat).shown.net for seat in (1, 2))
        next_bets(kiosk)


# Money.


def test_on_a_live_table_an_attendant_brings_and_takes_the_money(tmp_path: Path) -> None:
    with journey(tmp_path, MA, brisk(MA, "massachusetts"), kind="live") as kiosk:
        staff = kiosk.driver.hire()
        assert kiosk.application.table.shown.mark == ""
        kiosk.tap("seat3.sit")
        assert panel(kiosk, 3).kind == ""  # nothing to buy in with
        assert kiosk.seat(3).shown.prompt == "An attendant adds your credit"
        kiosk.tap("seat3.menu")
        assert not kiosk.there("seat3.panel.press.buy-in")
        kiosk.tap("seat3.panel.close", "seat3.attendant")
        kiosk.driver.does(GiveCredit(3, 50_000), by=staff)
        kiosk.step()
        assert kiosk.seat(3).shown.credit == "$500.00"
        stake(kiosk, 3)
        deal(kiosk, 3)
        play_out(kiosk)
        next_bets(kiosk)
        credit = kiosk.seat(3).shown.credit
        kiosk.tap("seat3.menu", "seat3.panel.press.cash-out", "seat3.panel.press.yes cash-out")
        assert (kiosk.seat(3).shown.state, kiosk.seat(3).shown.lockAmount) == ("locked", credit)
        kiosk.driver.does(CancelCashOut(3), by=staff)
        kiosk.step()
        assert kiosk.seat(3).shown.state == "betting"
        kiosk.tap("seat3.menu", "seat3.panel.press.leave", "seat3.panel.press.yes leave")
        assert kiosk.seat(3).shown.state == "locked"
        kiosk.driver.does(ConfirmCashOut(3), by=staff)
        kiosk.step()
        assert kiosk.seat(3).shown.state == "empty"
