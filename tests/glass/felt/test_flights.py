"""What crosses the table: chips in the amount that was won or lost, cards that are collected."""

from types import SimpleNamespace
from typing import Any

import pytest

from kiosk.rules.cards.positions import COMMUNITY
from kiosk.rules.pay.settlement import Line
from kiosk.table.story.beats import Beat, Reach
from ui.glass.derive.flights import flight_of

LINES = (Line("ante", 1_000, "win", None, 3_500), Line("raise", 2_000, "lose", None, 0))
CARDS = ("As", "Kd", None, None)
SEAT = SimpleNamespace(seat=3, lines=LINES, cards=CARDS)
VIEW: Any = SimpleNamespace(round_number=7, round=SimpleNamespace(seats=[SEAT]))


@pytest.mark.parametrize(
    ("what", "spot", "inwards", "chips"),
    [("pay", "ante", True, ["25"]), ("take", "raise", False, ["5", "5", "5", "5"])],
)
def test_chips_fly_in_their_true_amount(what: str, spot: str, inwards: bool, chips: list[str]) -> None:
    flight = flight_of(VIEW, Beat(100, what=what, reach=Reach(3, spot=spot)), (10.0, 20.0))
    assert (flight["inwards"], flight["chips"], flight["x"], flight["y"]) == (inwards, chips, 10.0, 20.0)


@pytest.mark.parametrize(
    ("reach", "cards"),
    [(Reach(3), ["As", "Kd"]), (Reach(3, 2), ["", ""]), (Reach(3, 4), ["", ""]), (Reach(1), ["", ""])],
)
def test_collected_cards_go_to_the_rack_as_they_lay(reach: Reach, cards: list[str]) -> None:
    flight = flight_of(VIEW, Beat(100, what="collect", reach=reach), (10.0, 20.0))
    assert (flight["inwards"], flight["cards"], flight["chips"]) == (False, cards, [])


@pytest.mark.parametrize("beat", [Beat(100, what="reveal", reach=Reach(COMMUNITY)), Beat(100, what="pay"), Beat(0)])
def test_nothing_else_flies(beat: Beat) -> None:
    assert flight_of(VIEW, beat, (0.0, 0.0)) == {}


def test_each_payment_is_a_flight_of_its_own() -> None:
    flights = [
        flight_of(VIEW, Beat(1, what="pay", reach=Reach(3, spot=spot)), (0.0, 0.0)) for spot in ("ante", "raise")
    ]
    assert flights[0]["id"] != flights[1]["id"]


def test_nothing_flies_to_a_seat_that_wants_less_motion_and_as_ever_to_the_others() -> None:
    beat = Beat(100, what="pay", reach=Reach(3, spot="ante"))
    assert flight_of(VIEW, beat, (0.0, 0.0), frozenset({3})) == {}
    assert flight_of(VIEW, beat, (0.0, 0.0), frozenset({2})) == flight_of(VIEW, beat, (0.0, 0.0)) != {}
