"""Where everything lies on the glass: nothing on top of another."""

import itertools
import math

import pytest

from kiosk.rules.rule_sets import RULE_SETS, make_game
from ui.glass.felt import layout, place

WIDTH = 300  # of a place
GAMES = sorted(RULE_SETS)


@pytest.mark.parametrize("name", GAMES)
def test_no_ring_lies_on_another(name: str) -> None:
    for one, other in itertools.combinations(place.spots(make_game(name, {}).layout), 2):
        apart = math.hypot(one.x - other.x, (one.y - other.y) / layout.FLAT)
        assert apart >= one.radius + other.radius


def test_places_lie_side_by_side_and_seat_1_at_the_right() -> None:
    assert sorted(layout.SEAT_X, key=lambda seat: -layout.SEAT_X[seat]) == [1, 2, 3, 4, 5, 6]
    middles = sorted(layout.SEAT_X.values())
    assert {right - left for left, right in itertools.pairwise(middles)} == {WIDTH}


@pytest.mark.parametrize("places", [4, 5])
def test_the_board_is_in_the_middle_of_its_places_and_never_reaches_the_dealers(places: int) -> None:
    cards = [layout.board_card(index, places) for index in range(places)]
    assert all(right.x >= left.x + left.width for left, right in itertools.pairwise(cards))
    assert cards[-1].x + cards[-1].width < layout.dealer_card(0, 2).x
    mirrored = [layout.board_card(index, places, from_right=True) for index in range(places)]
    assert mirrored == cards[::-1]


@pytest.mark.parametrize("places", [2, 4])
def test_the_dealers_cards_share_one_width(places: int) -> None:
    last = layout.dealer_card(places - 1, places)
    assert last.x + last.width == layout.DEALER_X + layout.DEALER_WIDTH
