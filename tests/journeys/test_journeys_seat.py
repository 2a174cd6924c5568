"""What a player does at a seat beside the hand itself: money, bets, coming and going."""

from pathlib import Path

import pytest

from kiosk.ledger.table_state import Phase
from tests.kit.screen.journey_steps import deal, journey, next_bets, panel, play_out, spot, stake, words_of
from ui.glass.seat_controller import NOTE_MS

NY, FLOP = "heads-up-holdem/ny", "flop-poker/ma"

pytestmark = pytest.mark.usefixtures("qapp")


def test_bets_are_made_doubled_undone_cleared_and_repeated(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(2, 3)

        def lying() -> tuple[str, str, str]:
            return spot(kiosk, 3, "ante").amount, spot(kiosk, 3, "trips_plus").amount, kiosk.seat(3).shown.credit

        assert not any(map(kiosk.there, ("seat3.repeat", "seat3.double", "seat3.undo", "seat3.clear")))
        kiosk.tap("seat3.chip.25", "seat3.spot.ante", "seat3.chip.1", "seat3.spot.trips_plus")
        assert lying() == ("$25.00", "$1.00", "$949.00")
        kiosk.tap("seat3.double")
        assert lying() == ("$50.00", "$2.00", "$898.00")
        kiosk.tap("seat3.undo")
        assert lying() == ("$25.00", "$1.00", "$949.00")
        kiosk.tap("seat3.undo")
        assert lying() == ("$25.00", "", "$950.00")
        kiosk.tap("seat3.clear")
        assert lying() == ("", "", "$1,000.00")
        kiosk.tap("seat3.chip.25", "seat3.spot.ante", "seat3.chip.1", "seat3.spot.trips_plus")
        assert not kiosk.there("seat3.repeat")
        assert kiosk.seat(2).shown.actions[0]["label"] == "Sit out"
        deal(kiosk, 2, 3)
        assert kiosk.deciding() == [3]
        assert kiosk.seat(2).shown.state == "waiting"
        play_out(kiosk)
        next_bets(kiosk)
        before = kiosk.driver.state.credit(3)
        kiosk.tap("seat3.repeat")
        assert lying()[:2] == ("$25.00", "$1.00")
        assert kiosk.driver.state.credit(3) == before - 5_100
        assert not kiosk.there("seat3.repeat")
        kiosk.act(3, "ready")
        assert kiosk.seat(3).shown.state == "ready"
        assert kiosk.seat(3).shown.prompt == "Ready: waiting for the others"


def test_a_refusal_is_told_in_words_goes_away_and_can_be_sent_away(tmp_path: Path) -> None:
    with journey(tmp_path, FLOP) as kiosk:
        kiosk.sit(1, 2, cents=10_000)
        kiosk.tap("seat1.chip.100", "seat1.spot.ante", "seat1.spot.ante")
        assert kiosk.seat(1).shown.note == "There is no credit on this seat."
        assert kiosk.seat(1).shown.noteTone == "refused"
        assert kiosk.seat(2).shown.note == ""
        kiosk.tap("seat1.note")
        assert not kiosk.there("seat1.note")
        kiosk.tap("seat1.clear", "seat1.chip.1", "seat1.spot.ante", "seat1.act.ready")
        assert kiosk.seat(1).shown.note == "Ante: $5.00 at least. Add $4.00, or touch Clear."
        kiosk.tap("seat1.note", "seat1.chip.25", "seat1.spot.ante", "seat1.act.ready")
        assert kiosk.seat(1).shown.note == "Ante: only in steps of $5.00. Add a chip, or touch Undo."
        kiosk.tap("seat1.clear")
        assert kiosk.seat(1).shown.note == ""  # what was told is done
        stake(kiosk, 1, 2)
        kiosk.act(1, "ready")
        assert "Touch Pot to add $5.00" in kiosk.seat(1).shown.note
        kiosk.step(NOTE_MS)
        assert kiosk.seat(1).shown.note == ""
        kiosk.tap("seat1.cashOut", "seat1.panel.press.no")  # a question may be answered with no
        assert kiosk.seat(1).shown.credit == "$95.00"
        kiosk.tap("seat1.spot.pot", "seat1.act.ready")
        kiosk.step(20_000)  # seat 2 has no pot: its bet goes back
        assert kiosk.driver.state.phase == Phase.PLAYING
        assert kiosk.seat(2).shown.note == "Your bets came back. Pot was missing."
        assert kiosk.seat(2).shown.noteTone == "told"
        kiosk.tap("seat1.cashOut", "seat1.panel.press.yes cash-out")
        assert kiosk.seat(1).shown.note == "Your hand is in play. You can cash out after this round."
        assert kiosk.driver.state.credit(2) == 10_000


def test_a_player_cashes_out_after_a_question(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(4)
        stake(kiosk, 4)
        kiosk.tap("seat4.cashOut")
        assert "$1,000.00" in words_of(panel(kiosk, 4))  # with what lies there
        assert "Cash out $1,000.00?" in words_of(panel(kiosk, 4))
        assert not kiosk.there("seat4.spot.ante")  # no touch goes through
        kiosk.tap("seat4.panel.press.yes cash-out")
        assert kiosk.seat(4).shown.note == "Paid out: $1,000.00. Thank you!"
        assert (kiosk.seat(4).shown.credit, kiosk.seat(4).shown.state) == ("$0.00", "betting")
        assert kiosk.seat(4).shown.prompt == "Choose how much to buy in"
        kiosk.tap("seat4.cashOut", "seat4.panel.press.yes cash-out")
        assert kiosk.seat(4).shown.note == "There is no credit on this seat."
        kiosk.tap("seat4.panel.close", "seat4.menu", "seat4.panel.press.buy-in", "seat4.panel.press.buy 10000")
        assert kiosk.seat(4).shown.credit == "$100.00"


def test_players_come_and_go_while_others_play(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        stake(kiosk, 1, 2)
        deal(kiosk, 1, 2)
        kiosk.sit(5)  # in the middle of the round
        assert kiosk.seat(5).shown.state == "waiting"
        assert kiosk.seat(5).shown.prompt == "You can bet in the next round"
        assert kiosk.seat(5).shown.credit == "$1,000.00"
        kiosk.tap("seat1.menu", "seat1.panel.press.leave", "seat1.panel.press.yes leave")
        assert kiosk.seat(1).shown.state == "deciding"  # the hand is played first
        kiosk.tap("seat5.menu", "seat5.panel.press.leave", "seat5.panel.press.yes leave")
        assert kiosk.seat(5).shown.state == "empty"  # who plays no hand goes at once
        kiosk.sit(5)
        play_out(kiosk)
        assert kiosk.driver.state.place(1).taken
        next_bets(kiosk)
        assert [kiosk.seat(seat).shown.state for seat in (1, 2, 5)] == ["empty", "betting", "betting"]
        assert kiosk.driver.state.credit(1) == 0
        stake(kiosk, 2, 5)
        deal(kiosk, 2, 5)
        assert kiosk.deciding() == [2, 5]
        kiosk.sit(1)
        assert kiosk.seat(1).shown.state == "waiting"
        play_out(kiosk)
        next_bets(kiosk)
        kiosk.tap_together("seat2.menu", "seat5.menu", "seat1.menu")
        kiosk.tap_together(*(f"seat{seat}.panel.press.leave" for seat in (1, 2, 5)))
        kiosk.tap_together(*(f"seat{seat}.panel.press.yes leave" for seat in (1, 2, 5)))
        assert kiosk.driver.state.phase == Phase.ATTRACT
        assert kiosk.application.table.shown.phase == "attract"
