"""Many hands on one glass: every finger counts, and none counts twice."""

from pathlib import Path

import pytest

from kiosk.ledger.table_state import Phase
from kiosk.rules.cards.positions import SEATS
from tests.kit.screen.journey_steps import (
    await_decisions,
    beside,
    deal,
    faces,
    journey,
    next_bets,
    own_cards,
    spot,
    stake,
)

NY = "heads-up-holdem/ny"

pytestmark = pytest.mark.usefixtures("qapp")


def test_six_players_sit_bet_and_decide_in_the_same_instants(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.tap_together(*(f"seat{seat}.sit" for seat in SEATS))
        kiosk.tap_together(*(f"seat{seat}.panel.press.buy 100000" for seat in SEATS))
        kiosk.tap_together(*(f"seat{seat}.chip.25" for seat in SEATS))
        kiosk.tap_together(*(f"seat{seat}.spot.ante" for seat in SEATS))
        kiosk.tap_together(*(f"seat{seat}.spot.progressive" for seat in SEATS))
        assert [kiosk.seat(seat).shown.credit for seat in SEATS] == ["$950.00"] * 6
        assert [spot(kiosk, seat, "ante").amount for seat in SEATS] == ["$25.00"] * 6
        assert [spot(kiosk, seat, "progressive").lamp for seat in SEATS] == ["detected"] * 6
        antes = [f"seat{seat}.spot.ante" for seat in SEATS]
        kiosk.tap_together(*antes, *(f"seat{seat}.spot.trips_plus" for seat in SEATS[:4]))  # ten fingers
        assert [kiosk.seat(seat).shown.credit for seat in SEATS] == ["$875.00"] * 4 + ["$900.00"] * 2
        kiosk.tap_together(*(f"seat{seat}.act.ready" for seat in SEATS))
        assert kiosk.driver.state.phase == Phase.PLAYING
        await_decisions(kiosk)
        assert kiosk.deciding() == list(SEATS)
        kiosk.look(*SEATS)
        kiosk.tap_together(*(f"seat{seat}.act.raise 3" for seat in SEATS))
        kiosk.until_phase(Phase.RESULT)
        last = kiosk.driver.state.last
        assert last is not None
        staked = 5_000 + 5_000 + 15_000 + 100
        assert [one.staked for one in last.seats] == [staked + 2_500] * 4 + [staked] * 2


def test_two_fingers_on_one_button_count_once(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(3, 4)
        kiosk.tap("seat3.chip.5")
        kiosk.fingers.tap_together(beside(kiosk, "seat3.spot.ante", -10), beside(kiosk, "seat3.spot.ante", 10))
        kiosk.step()
        assert kiosk.driver.state.place(3).bets == {"ante": 500, "odds": 500}
        kiosk.fingers.press(0, beside(kiosk, "seat3.double", -8))
        kiosk.fingers.press(1, beside(kiosk, "seat3.double", 8))  # a moment later
        kiosk.fingers.release(1)
        kiosk.fingers.release(0)
        kiosk.step()
        assert kiosk.driver.state.place(3).bets == {"ante": 1_000, "odds": 1_000}
        stake(kiosk, 4)
        deal(kiosk, 3, 4)
        kiosk.look(3)
        kiosk.fingers.tap_together(beside(kiosk, "seat3.act.raise 3", -10), beside(kiosk, "seat3.act.raise 3", 10))
        kiosk.step()
        assert kiosk.seat(3).shown.state == "decided"
        assert kiosk.seat(3).shown.note == ""
        kiosk.act(4, "raise 3")
        kiosk.until_phase(Phase.RESULT)
        last = kiosk.driver.state.last
        assert last is not None
        assert [(one.seat, one.staked) for one in last.seats] == [(3, 2 * 1_000 + 3_000), (4, 2 * 500 + 1_500)]


def test_the_fingers_of_one_player_on_different_buttons_all_count(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        kiosk.tap("seat1.chip.5", "seat2.chip.5")
        spots = ("ante", "trips_plus", "pocket_bonus", "progressive")
        kiosk.tap_together(*(f"seat1.spot.{wager}" for wager in spots), "seat2.spot.ante")
        assert kiosk.driver.state.place(1).bets == {"ante": 500, "odds": 500, "trips_plus": 500, "pocket_bonus": 500}
        assert spot(kiosk, 1, "progressive").lamp == "detected"
        assert kiosk.seat(1).shown.note == kiosk.seat(2).shown.note == ""
        kiosk.tap_together("seat1.spot.ante", "seat1.attendant", "seat1.undo", "seat2.spot.ante", "seat2.help")
        assert kiosk.driver.state.place(1).calling
        assert kiosk.driver.state.place(1).bets["ante"] == 500  # once more, and that back
        assert kiosk.driver.state.place(2).bets == {"ante": 1_000, "odds": 1_000}
        kiosk.tap("seat2.panel.close")
        deal(kiosk, 1, 2)
        before = kiosk.driver.state.credit(1)
        kiosk.look(1)
        kiosk.tap_together("seat1.act.raise 3", "seat1.act.check")  # what was touched first is meant
        assert kiosk.seat(1).shown.state == "decided"
        assert kiosk.driver.state.credit(1) == before - 1_500
        assert "look and touch again" in kiosk.seat(1).shown.note


def test_ten_fingers_and_a_palm_on_a_place_lose_nothing_and_nothing_is_stuck(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        stake(kiosk, 1, 2)
        deal(kiosk, 1, 2)
        across = range(-60, 61, 30)
        with kiosk.fingers.together():  # the whole hand lies on the cards, and on what is below them
            for finger, right in enumerate(across):
                kiosk.fingers.press(finger, beside(kiosk, "seat1.cards", right))
            for finger, right in enumerate(across, 5):
                kiosk.fingers.press(finger, beside(kiosk, "seat1.cards", right, 90))
        kiosk.step()
        assert faces(kiosk, 1) == own_cards(kiosk, 1)
        kiosk.fingers.cancel()  # the glass takes it for a palm
        kiosk.step()
        assert faces(kiosk, 1) == ["", ""]
        kiosk.fingers.lift_all()
        kiosk.step()
        assert kiosk.deciding() == [1, 2]
        for seat in (1, 2):
            kiosk.act(seat, "raise 3")
        next_bets(kiosk)
        stake(kiosk, 1, 2)
        deal(kiosk, 1, 2)
        assert kiosk.deciding() == [1, 2]


def test_a_peek_is_held_through_a_settlement_by_a_finger_that_rests_for_a_minute(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        stake(kiosk, 1, 2)
        deal(kiosk, 1, 2)
        kiosk.fingers.press(7, kiosk.item("seat1.cards"))
        kiosk.fingers.press(8, beside(kiosk, "seat1.cards", 20))
        kiosk.step()
        kiosk.fingers.release(7)  # another one still holds them
        kiosk.step()
        assert faces(kiosk, 1) == own_cards(kiosk, 1)
        for seat in (1, 2):
            kiosk.act(seat, "raise 3")
        kiosk.until_phase(Phase.RESULT)
        kiosk.fingers.wait(60_000)
        next_bets(kiosk)
        kiosk.run(10_000)
        assert faces(kiosk, 1) == []
        stake(kiosk, 1, 2)  # with another finger
        deal(kiosk, 1, 2)
        assert faces(kiosk, 1) == ["", ""]  # what rests there since before looks at nothing
        kiosk.fingers.release(8)
        kiosk.fingers.press(8, kiosk.item("seat1.cards"))
        kiosk.step()
        assert faces(kiosk, 1) == own_cards(kiosk, 1)
        kiosk.fingers.lift_all()
