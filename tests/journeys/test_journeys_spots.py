"""What a player does at a betting spot beside a plain bet: see what it pays, and bet an exact amount on it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF

from kiosk.base.words import Language
from kiosk.ledger.table_state import Phase
from kiosk.policy.config import default_config, game_of
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.table.requests import Leave
from tests.kit.screen.fingers import texts
from tests.kit.screen.journey_steps import bet, deal, journey, next_bets, panel, play_out, spot, stake, words_of
from tests.kit.screen.kiosk_rig import Kiosk
from ui.glass.help.help_pages import Table, spot_page
from ui.glass.seat_controller import PAYS_MS

NY = "heads-up-holdem/ny"

pytestmark = pytest.mark.usefixtures("qapp")


def area(kiosk: Kiosk, name: str) -> QRectF:
    """Where it is on the glass."""
    item = kiosk.item(name)
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def told(kiosk: Kiosk, seat: int) -> set[str]:
    """The words of the pay table that is open there; none if none is."""
    name = f"seat{seat}.pays"
    return {one.text for one in texts(kiosk.window, kiosk.item(name))} if kiosk.there(name) else set()


@pytest.mark.clause("huh-ny (a)(2)(vi)", "huh-ny (a)(2)(vii)", "huh-ma 11(a)")
def test_while_a_decision_is_due_a_spot_tells_what_it_pays_and_hides_nothing_that_is_needed(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        bet(kiosk, 1)
        stake(kiosk, 2)
        deal(kiosk, 1, 2)
        kiosk.tap("seat1.spot.trips_plus")
        trips = spot_page(kiosk.driver.config, Language.of("en"), "trips_plus").blocks[0]
        assert isinstance(trips, Table)
        assert len(trips.rows) == 7
        assert {word for row in trips.rows for word in row} <= told(kiosk, 1)
        assert told(kiosk, 2) == set()
        shown = area(kiosk, "seat1.pays")
        needed = ["seat1.cards", *(f"seat1.act.{action}" for action in kiosk.actions(1))]
        assert [name for name in needed if area(kiosk, name).intersects(shown)] == []
        kiosk.tap("seat1.pays", "seat1.pays")  # to the next page, and from the last away
        assert told(kiosk, 1) == set()
        kiosk.tap("seat1.spot.raise")
        assert {"before the flop", "1, 2, 3"} <= told(kiosk, 1)
        kiosk.act(1, "check")  # and what follows has the place again
        assert told(kiosk, 1) == set()
        kiosk.tap("seat1.spot.progressive")
        assert "Progressive" in told(kiosk, 1)
        kiosk.step(PAYS_MS)
        assert told(kiosk, 1) == set()
        assert kiosk.driver.state.place(1).bets == {}
        play_out(kiosk)
        next_bets(kiosk)


def test_while_bets_are_open_a_touch_bets_unless_the_sign_was_touched_before(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        stake(kiosk, 1)
        kiosk.tap("seat1.ask.pays")
        assert kiosk.seat(1).shown.asksPays
        kiosk.tap_together("seat1.spot.ante", "seat2.spot.trips_plus")
        assert "Ante" in told(kiosk, 1)
        assert spot(kiosk, 1, "ante").amount == "$5.00"  # nothing more
        assert spot(kiosk, 2, "trips_plus").amount == "$5.00"  # of a neighbor it is a bet
        kiosk.tap("seat1.pays", "seat1.spot.ante")
        assert (told(kiosk, 1), spot(kiosk, 1, "ante").amount) == (set(), "$10.00")
        kiosk.tap("seat1.spot.raise")  # takes no bet
        assert "Raise" in told(kiosk, 1)
        kiosk.tap("seat1.pays", "seat1.ask.pays", "seat1.ask.pays", "seat1.spot.ante")  # it may be put off
        assert spot(kiosk, 1, "ante").amount == "$15.00"


def test_a_touch_that_went_down_as_a_bet_opens_no_pay_table(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1)
        stake(kiosk, 1)
        kiosk.fingers.press(0, kiosk.item("seat1.spot.ante"))
        kiosk.until(lambda: kiosk.seat(1).shown.state == "deciding")
        kiosk.fingers.release(0)
        kiosk.step()
        assert told(kiosk, 1) == set()
        assert kiosk.seat(1).shown.noteTone == "refused"


def slide(kiosk: Kiosk, chip: str, *, to: QPointF, finger: int = 0) -> None:
    """A finger takes a chip there, and lets it go."""
    kiosk.fingers.press(finger, kiosk.item(chip))
    kiosk.fingers.move(finger, to.toPoint())
    kiosk.draw()
    kiosk.fingers.release(finger)
    kiosk.step()
    kiosk.step()


def test_a_chip_may_be_slid_onto_a_spot_and_beside_it_does_nothing(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        ante, trips, rim = (area(kiosk, f"seat1.spot.{name}").center() for name in ("ante", "trips_plus", "raise"))
        slide(kiosk, "seat1.chip.25", to=ante)
        slide(kiosk, "seat1.chip.5", to=trips)
        bets = {"ante": 2_500, "odds": 2_500, "trips_plus": 500}
        assert kiosk.driver.state.place(1).bets == bets
        assert kiosk.seat(1).shown.chip == "5"  # in the hand is what was
        others = area(kiosk, "seat2.spot.ante").center()
        for beside in (rim, others, area(kiosk, "seat1.credit").center(), area(kiosk, "seat1.act.ready").center()):
            slide(kiosk, "seat1.chip.25", to=beside)
        assert (kiosk.driver.state.place(1).bets, kiosk.driver.state.place(2).bets) == (bets, {})
        slide(kiosk, "seat1.chip.25", to=area(kiosk, "seat1.chip.25").center() + QPointF(9, 0))  # that is a touch
        assert kiosk.seat(1).shown.chip == "25"
        kiosk.fingers.press(3, kiosk.item("seat1.chip.1"))
        kiosk.fingers.move(3, ante.toPoint())
        kiosk.tap("seat1.spot.trips_plus", "seat2.spot.ante")  # other fingers bet meanwhile
        assert dict(kiosk.driver.state.place(1).bets)["trips_plus"] == 3_000
        kiosk.fingers.cancel()  # a palm on the glass
        kiosk.fingers.lift_all()
        kiosk.step()
        kiosk.step()
        assert dict(kiosk.driver.state.place(1).bets)["ante"] == 2_500
        slide(kiosk, "seat1.chip.1", to=area(kiosk, "seat1.spot.progressive").center())
        slide(kiosk, "seat1.chip.1", to=area(kiosk, "seat1.spot.progressive").center())  # one is enough
        assert spot(kiosk, 1, "progressive").lamp == "detected"
        kiosk.tap(*["seat1.undo"] * 4)
        assert (kiosk.driver.state.place(1).bets, spot(kiosk, 1, "progressive").lamp) == ({}, "off")


def test_a_chip_that_is_let_go_after_the_bets_have_closed_stays_where_it_was(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1)
        stake(kiosk, 1)
        ante = area(kiosk, "seat1.spot.ante").center()
        kiosk.fingers.press(0, kiosk.item("seat1.chip.5"))
        kiosk.fingers.move(0, ante.toPoint())
        kiosk.until(lambda: kiosk.seat(1).shown.state == "deciding")
        kiosk.fingers.release(0)
        kiosk.step()
        kiosk.step()
        assert (kiosk.seat(1).shown.note, told(kiosk, 1)) == ("", set())


def type_bet(kiosk: Kiosk, seat: int, digits: str) -> None:
    """An amount on the keypad that is open there."""
    kiosk.tap(*(f"seat{seat}.panel.press.digit {digit}" for digit in digits))


def test_an_exact_amount_is_typed_placed_and_taken_back(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        kiosk.tap("seat1.custom")
        assert "$5.00 to $500.00, in steps of $5.00." in words_of(panel(kiosk, 1))
        assert not kiosk.there("seat1.panel.press.place")  # there is no amount yet
        for digits, why in (("3", "Minimum $5.00."), ("7", "In steps of $5.00 only."), ("00", "Maximum $500.00.")):
            type_bet(kiosk, 1, digits)
            assert why in words_of(panel(kiosk, 1))
            assert not kiosk.there("seat1.panel.press.place")
        kiosk.tap(*["seat1.panel.press.erase"] * 3)
        type_bet(kiosk, 1, "5")
        assert panel(kiosk, 1).title == "Ante $35.00"
        kiosk.tap("seat1.panel.press.place")
        assert panel(kiosk, 1).kind == ""
        kiosk.tap("seat1.custom", "seat1.panel.press.wager trips_plus")
        type_bet(kiosk, 1, "7")
        kiosk.tap("seat1.panel.press.place")
        amounts = {wager: spot(kiosk, 1, wager).amount for wager in ("ante", "odds", "trips_plus")}
        assert amounts == {"ante": "$35.00", "odds": "$35.00", "trips_plus": "$7.00"}
        kiosk.tap("seat1.undo", "seat1.undo")
        assert kiosk.driver.state.place(1).bets == {}


def test_a_keypad_closes_with_the_bets_and_goes_no_farther_than_the_credit(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, cents=10_000)
        kiosk.sit(2)
        stake(kiosk, 1, 2)
        kiosk.tap("seat1.custom")
        type_bet(kiosk, 1, "55")
        assert "This bet takes more than your $90.00." in words_of(panel(kiosk, 1))
        assert not kiosk.there("seat1.panel.press.place")
        kiosk.until(lambda: kiosk.seat(1).shown.state == "deciding")
        assert panel(kiosk, 1).kind == ""
        play_out(kiosk)
        next_bets(kiosk)
        assert panel(kiosk, 1).kind == ""


def test_a_late_key_opens_no_keypad_and_the_next_player_finds_a_new_one(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        late = kiosk.application.controller.asked
        kiosk.sit(1)
        kiosk.tap("seat1.custom", "seat1.panel.press.wager trips_plus")
        type_bet(kiosk, 1, "5")
        for _ in range(2):  # touched twice
            late(1, "press", "place")
        kiosk.step()
        assert (panel(kiosk, 1).kind, kiosk.seat(1).shown.note) == ("", "")
        kiosk.tap("seat1.undo")
        stake(kiosk, 1)
        deal(kiosk, 1)
        for key in ("digit 5", "erase", "wager ante", "place", "custom"):
            late(1, "press", key)
            kiosk.step()
            assert (panel(kiosk, 1).kind, kiosk.seat(1).shown.note) == ("", ""), key
        play_out(kiosk)
        next_bets(kiosk)
        kiosk.driver.does(Leave(1))
        late(1, "press", "custom")
        kiosk.step()
        assert panel(kiosk, 1).kind == ""  # nobody sits here
        kiosk.sit(1)
        kiosk.tap("seat1.custom")
        assert panel(kiosk, 1).title == "Ante $0.00"


@pytest.mark.parametrize("game", RULE_SETS)
def test_every_inscription_of_the_felt_opens_at_a_spot(game: str) -> None:
    rules = game_of(default_config(game))
    spots = {one.wager for one in rules.layout}
    assert all(one.wagers and spots.issuperset(one.wagers) for one in rules.inscriptions)


def test_a_touch_on_a_seat_that_is_shown_late_opens_no_pay_table(tmp_path: Path) -> None:
    with journey(tmp_path, NY, gently=True) as kiosk:
        kiosk.sit(2, 6)
        bet(kiosk, 2)
        deal(kiosk, 2)
        play_out(kiosk)
        shown = kiosk.application.presenter
        kiosk.until(lambda: shown.shown.phase == Phase.BETTING)  # the sign says so by now, but not every seat
        assert kiosk.seat(6).shown.state != "betting"
        kiosk.tap("seat6.spot.ante")
        kiosk.until(lambda: kiosk.seat(6).shown.state == "betting")
        assert told(kiosk, 6) == set()


def test_whoever_goes_on_has_read_the_pay_table(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1)
        kiosk.tap("seat1.ask.pays", "seat1.spot.ante")
        assert told(kiosk, 1) != set()
        kiosk.tap("seat1.spot.trips_plus")
        assert told(kiosk, 1) == set()
