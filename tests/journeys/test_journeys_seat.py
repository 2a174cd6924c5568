"""What a player does at a seat beside the hand itself: money, bets, coming and going."""

from pathlib import Path

import pytest

from kiosk.ledger.table_state import Phase
from kiosk.policy.config import default_config
from kiosk.table.requests import Ready
from kiosk.table.views import Chip
from tests.kit.screen.fingers import texts
from tests.kit.screen.journey_steps import deal, decide, journey, next_bets, panel, play_out, spot, stake, words_of
from ui.glass.seats.seat_bets import LOOK_MS

NY, FLOP, FAST = "heads-up-holdem/ny", "flop-poker/ma", "fast-action-holdem/ma"

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
        told = kiosk.seat(3).shown.hand
        next_bets(kiosk)
        before = kiosk.driver.state.credit(3)
        assert told in kiosk.seat(3).shown.verdict
        assert kiosk.there("seat3.verdict")
        kiosk.tap("seat3.repeat")
        assert not kiosk.there("seat3.verdict")
        assert lying()[:2] == ("$25.00", "$1.00")
        assert kiosk.driver.state.credit(3) == before - 5_100
        assert not kiosk.there("seat3.repeat")
        kiosk.act(3, "ready")
        assert kiosk.seat(3).shown.state == "ready"
        assert kiosk.seat(3).shown.prompt == "Ready: waiting for the others"


def test_a_refusal_is_told_in_words_goes_away_and_can_be_sent_away(tmp_path: Path) -> None:
    with journey(tmp_path, FLOP) as kiosk:
        kiosk.sit(2, cents=10_000)
        kiosk.until_phase(Phase.BETTING)
        stake(kiosk, 2)  # alone, without a pot
        kiosk.sit(1, cents=10_000)
        assert "Touch Pot to add $5.00" in kiosk.seat(2).shown.prompt
        kiosk.tap("seat1.chip.100", "seat1.spot.ante")  # the pot comes with it, and is $5.00 too much
        assert kiosk.seat(1).shown.note == "This bet takes more than your $100.00. Bet less, or buy in."
        assert kiosk.seat(1).shown.noteTone == "refused"
        assert kiosk.seat(2).shown.note == ""
        kiosk.tap("seat1.note")
        assert not kiosk.there("seat1.note")
        kiosk.tap("seat1.chip.1", "seat1.spot.ante")  # Deal would be refused: it says what to do
        assert kiosk.seat(1).shown.prompt == "Ante: minimum $5.00. Add $4.00, or touch the trash can."
        assert not kiosk.there("seat1.act.ready")
        kiosk.tap("seat1.chip.25", "seat1.spot.ante")
        assert kiosk.seat(1).shown.prompt == "Ante: in steps of $5.00 only. Add a chip, or touch Undo."
        kiosk.tap("seat1.clear")
        assert kiosk.seat(1).shown.note == ""  # what was told is done
        stake(kiosk, 1)
        kiosk.tap(
            "seat1.menu", "seat1.panel.press.cash-out", "seat1.panel.press.no"
        )  # a question may be answered with no
        assert (spot(kiosk, 1, "pot").amount, kiosk.seat(1).shown.credit) == ("$5.00", "$90.00")
        kiosk.tap("seat1.act.ready")
        kiosk.step(20_000)  # seat 2 has no pot: its bet goes back
        assert kiosk.driver.state.phase == Phase.PLAYING
        assert kiosk.seat(2).shown.note == "Your bets were returned. Pot was missing."
        assert kiosk.seat(2).shown.noteTone == "told"
        kiosk.tap("seat1.menu", "seat1.panel.press.cash-out", "seat1.panel.press.yes cash-out")
        assert kiosk.seat(1).shown.note == "You cash out after this hand"
        assert kiosk.driver.state.credit(2) == 10_000


def test_a_player_cashes_out_after_a_question(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(4)
        stake(kiosk, 4)
        kiosk.tap("seat4.menu", "seat4.panel.press.cash-out")
        assert "$1,000.00" in words_of(panel(kiosk, 4))  # with what lies there
        assert "Cash out $1,000.00?" in words_of(panel(kiosk, 4))
        assert not kiosk.there("seat4.spot.ante")  # no touch goes through
        kiosk.tap("seat4.panel.press.yes cash-out")
        assert kiosk.seat(4).shown.note == "Paid out: $1,000.00. Thank you!"
        assert (kiosk.seat(4).shown.credit, kiosk.seat(4).shown.state) == ("$0.00", "betting")
        assert kiosk.seat(4).shown.prompt == "Choose how much to buy in"
        kiosk.act(4, "buy-in")
        kiosk.tap("seat4.panel.press.buy 10000")
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
        kiosk.act(1, "raise 3")
        kiosk.tap("seat1.menu", "seat1.panel.press.leave", "seat1.panel.press.yes leave")
        assert kiosk.seat(1).shown.state == "decided"  # the hand is played first
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


def test_undo_takes_back_the_last_thing_that_was_done_the_progressive_chip_included(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(3)
        kiosk.tap("seat3.spot.progressive")  # the chip alone is something to take back, too
        assert kiosk.seat(3).shown.canUndo
        kiosk.tap("seat3.undo")
        assert kiosk.driver.table.view().seats[2].chip == Chip.NONE
        assert not kiosk.seat(3).shown.canUndo
        stake(kiosk, 3)
        kiosk.tap("seat3.spot.progressive", "seat3.undo")
        held = kiosk.driver.table.view().seats[2]
        assert (held.chip, dict(held.bets)) == (Chip.NONE, {"ante": 500, "odds": 500})
        kiosk.tap("seat3.spot.progressive")
        stake(kiosk, 3)
        kiosk.tap("seat3.undo")
        held = kiosk.driver.table.view().seats[2]
        assert (held.chip, dict(held.bets)) == (Chip.DETECTED, {"ante": 500, "odds": 500})
        kiosk.tap("seat3.clear")
        held = kiosk.driver.table.view().seats[2]
        assert (held.chip, held.bets) == (Chip.NONE, ())


def test_a_repeated_bet_is_undone_with_its_chip(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(3)
        stake(kiosk, 3)
        kiosk.tap("seat3.spot.progressive")
        deal(kiosk, 3)
        play_out(kiosk)
        next_bets(kiosk)
        kiosk.tap("seat3.repeat")
        assert kiosk.driver.table.view().seats[2].chip == Chip.DETECTED
        kiosk.step(LOOK_MS)  # a quicker touch was meant for "repeat", which lay there
        kiosk.tap("seat3.undo")
        held = kiosk.driver.table.view().seats[2]
        assert (held.chip, held.bets) == (Chip.NONE, ())


def test_undo_takes_back_nothing_of_the_player_before(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        kiosk.tap("seat1.spot.progressive")
        stake(kiosk, 1)
        kiosk.tap("seat1.spot.progressive", "seat1.menu", "seat1.panel.press.leave", "seat1.panel.press.yes leave")
        kiosk.step()
        kiosk.sit(1)
        assert not kiosk.seat(1).shown.canUndo
        stake(kiosk, 1)
        kiosk.tap("seat1.undo")
        assert not kiosk.there("seat1.undo")
        kiosk.seat(1).ask("undo", "")  # a finger that came too late
        kiosk.step()
        assert kiosk.driver.table.view().seats[0].chip == Chip.NONE


def test_repeat_leaves_a_chip_that_lies_there(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(3)
        stake(kiosk, 3)
        kiosk.tap("seat3.spot.progressive")
        deal(kiosk, 3)
        play_out(kiosk)
        next_bets(kiosk)
        kiosk.tap("seat3.spot.progressive")
        kiosk.seat(3).ask("repeat")
        kiosk.step(LOOK_MS)
        held = kiosk.driver.table.view().seats[2]
        assert (held.chip, dict(held.bets)) == (Chip.DETECTED, {"ante": 500, "odds": 500})
        kiosk.tap("seat3.undo")
        held = kiosk.driver.table.view().seats[2]
        assert (held.chip, held.bets) == (Chip.DETECTED, ())


def test_what_was_done_in_the_opening_is_undone_in_its_order(tmp_path: Path) -> None:
    with journey(tmp_path, NY, default_config(NY, "demonstration")) as kiosk:
        kiosk.sit(1, 2)
        assert kiosk.driver.state.phase == Phase.OPENING
        stake(kiosk, 1)
        kiosk.tap("seat1.spot.progressive")
        kiosk.until_phase(Phase.BETTING)
        kiosk.tap("seat1.undo")
        held = kiosk.driver.table.view().seats[0]
        assert (held.chip, dict(held.bets)) == (Chip.NONE, {"ante": 500, "odds": 500})


def test_nothing_is_undone_after_a_cash_out(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1)
        stake(kiosk, 1)
        kiosk.tap("seat1.menu", "seat1.panel.press.cash-out", "seat1.panel.press.yes cash-out")
        assert not kiosk.driver.table.view().seats[0].bets
        assert not kiosk.seat(1).shown.canUndo
        assert not kiosk.seat(1).shown.canClear


@pytest.mark.parametrize("what", ["undo", "clear"])
def test_a_finger_that_comes_after_the_bets_closed_takes_no_chip(tmp_path: Path, what: str) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1)
        stake(kiosk, 1)
        kiosk.tap("seat1.spot.progressive")
        kiosk.driver.does(Ready(1))
        assert kiosk.driver.state.phase == Phase.PLAYING
        kiosk.seat(1).ask(what)
        assert kiosk.driver.table.view().seats[0].chip != Chip.NONE
        assert kiosk.application.controller.ui_state(1).note_tone == "refused"


def test_whoever_was_ready_may_bet_on(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        stake(kiosk, 1, 2)
        kiosk.act(1, "ready")
        assert kiosk.seat(1).shown.state == "ready"
        kiosk.step(LOOK_MS)  # a quicker touch was meant for Deal, which lay there
        kiosk.act(1, "unready")
        assert kiosk.seat(1).shown.state == "betting"
        stake(kiosk, 1)
        assert dict(kiosk.driver.table.view().seats[0].bets) == {"ante": 1000, "odds": 1000}
        kiosk.act(1, "ready")
        kiosk.act(2, "ready")
        kiosk.until_phase(Phase.PLAYING)
        assert kiosk.actions(1) != ["unready"]


def test_a_double_tap_on_deal_does_not_take_it_back(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        stake(kiosk, 1)
        kiosk.act(1, "ready")
        kiosk.step(LOOK_MS - 1)
        kiosk.tap("seat1.act.unready")
        assert kiosk.driver.state.place(1).ready
        kiosk.step(1)
        kiosk.tap("seat1.act.unready")
        assert not kiosk.driver.state.place(1).ready


def test_a_cash_out_in_the_middle_of_a_hand_comes_after_it(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(3, 4)
        stake(kiosk, 3, 4)
        deal(kiosk, 3, 4)
        kiosk.act(3, "check")  # before, nothing would lie over the decision
        kiosk.tap("seat3.menu", "seat3.panel.press.cash-out")
        assert "You are paid after this hand." in words_of(panel(kiosk, 3))
        kiosk.tap("seat3.panel.press.yes cash-out")
        assert kiosk.seat(3).shown.after == "You cash out after this hand"
        play_out(kiosk)
        kiosk.until(lambda: kiosk.seat(3).shown.net != "")
        assert kiosk.seat(3).shown.credit != "$0.00"  # the result is seen first
        next_bets(kiosk)
        kiosk.until(lambda: kiosk.seat(3).shown.credit == "$0.00")
        assert (kiosk.seat(3).shown.after, kiosk.actions(3)) == ("", ["buy-in"])
        assert kiosk.seat(3).shown.note.startswith("Paid out: ")


def test_who_keeps_playing_after_all_is_not_paid(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(3, 4)
        stake(kiosk, 3, 4)
        deal(kiosk, 3, 4)
        kiosk.act(3, "check")  # before, nothing would lie over the decision
        kiosk.tap(
            "seat3.menu",
            "seat3.panel.press.cash-out",
            "seat3.panel.press.yes cash-out",
            "seat3.menu",
            "seat3.panel.press.cash-out",
            "seat3.panel.press.no",
        )
        assert kiosk.seat(3).shown.after == ""
        play_out(kiosk)
        next_bets(kiosk)
        kiosk.run(1_000)
        assert kiosk.seat(3).shown.credit != "$0.00"


def test_buttons_say_verb_multiple_and_amount_apart(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(3)
        stake(kiosk, 3, chips=2)
        deal(kiosk, 3)
        said = [(one["verb"], one["times"], one["amount"]) for one in kiosk.seat(3).shown.actions]
        assert said == [
            ("Raise by", "3x", "$30"),
            ("Raise by", "2x", "$20"),
            ("Raise by", "1x", "$10"),
            ("Check", "", ""),
        ]


def test_larger_type_is_larger_on_the_buttons_of_a_decision_as_far_as_they_have_room(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(2, 3)
        kiosk.tap("seat3.menu", "seat3.panel.press.large", "seat3.panel.close")
        stake(kiosk, 2, 3, chips=2)
        deal(kiosk, 2, 3)
        plain, large = ([kiosk.item(f"seat{seat}.act.{name}") for name in kiosk.actions(seat)] for seat in (2, 3))
        assert [button.property("type") for button in plain] == [20] * 4
        assert min(button.property("type") for button in large) > 21
        for button in large:
            words = [item for item in button.childItems() if item.isVisible() and item.property("text")]
            assert words
            assert all(item.property("contentWidth") <= item.width() for item in words)


def test_what_would_be_refused_is_not_offered(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(3, cents=10_000)
        shown = kiosk.seat(3).shown
        assert (shown.canRepeat, shown.canDouble, shown.canUndo, shown.canClear) == (False,) * 4
        assert (shown.canMax, shown.affordable) == (True, ("1", "5", "25", "100"))
        kiosk.seat(3).ask("max")
        kiosk.step()
        shown = kiosk.seat(3).shown
        assert dict(kiosk.driver.table.view().seats[2].bets) == {"ante": 3000, "odds": 3000}
        assert (shown.canMax, shown.canDouble, shown.canUndo) == (False, False, True)
        assert shown.affordable == ("1", "5", "25")  # by the player's own hand, the rest may be bet as well
        kiosk.tap("seat3.undo")
        assert kiosk.seat(3).shown.credit == "$100.00"
        stake(kiosk, 3, chips=1)
        kiosk.tap("seat3.max")
        assert dict(kiosk.driver.table.view().seats[2].bets) == {"ante": 3000, "odds": 3000}


def test_surrendered_cards_stay_and_half_the_wager_is_left_at_once(tmp_path: Path) -> None:
    with journey(tmp_path, FAST) as kiosk:
        kiosk.sit(2, 3)
        stake(kiosk, 2, 3, chips=4)
        deal(kiosk, 2, 3)
        lay = [kiosk.item(f"seat3.card.{index}").x() for index in range(4)]
        kiosk.act(3, "surrender")
        decide(kiosk, 2)
        kiosk.until(lambda: kiosk.seat(3).shown.state == "folded")
        assert [kiosk.item(f"seat3.card.{index}").x() for index in range(4)] == lay
        kiosk.until(lambda: spot(kiosk, 3, "bet").outcome == "lose")
        assert kiosk.seat(3).shown.state == "folded"  # long before the others' hands are compared
        assert (spot(kiosk, 3, "bet").plate, spot(kiosk, 3, "bet").chips) == ("$10", ("5", "5"))
        assert "Half the wager returned" in {words.text for words in texts(kiosk.window)}
