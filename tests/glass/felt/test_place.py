"""A place has room for all of it: no two touch areas meet, each takes a finger, nothing leaves the place."""

from itertools import combinations
from math import hypot

import pytest

from kiosk.policy.config import default_config, game_of
from kiosk.rules.game import Game
from kiosk.rules.layouts import Spot
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.table.story.beats import Reach
from ui.glass.felt import layout, place
from ui.glass.felt.layout import FLAT
from ui.glass.felt.layout import Rect as Box
from ui.glass.felt.reach import point_of

GAMES = {name: game_of(default_config(name, "demonstration")) for name in RULE_SETS}


def meet(one: Box, other: Box) -> bool:
    apart = one.x >= other.x + other.width or other.x >= one.x + one.width
    return not (apart or one.y >= other.y + other.height or other.y >= one.y + one.height)


def inside(box: Box) -> bool:
    """Whether it stays within its place."""
    across = box.x >= 0 and box.x + box.width <= place.WIDTH
    return across and box.y >= -place.ABOVE and box.y + box.height <= place.BELOW


def touches(game: Game, *, large: bool) -> dict[str, dict[str, Box]]:
    """All that can be touched at a place, in each of its states, by name."""
    rings = {f"spot.{one.wager}": one.touch for one in place.spots(game.layout, large=large)}
    rail = dict(zip(("help", "language", "attendant", "menu"), place.RAIL, strict=True))
    chips = dict(zip(("chip.0", "chip.1", "chip.2", "chip.3"), place.chips(large=large), strict=True))
    controls = place.bet_controls(game.layout, large=large)._asdict()
    before = {name: controls[name] for name in ("first", "second", "custom", "ask")}
    betting = before | {name: controls[name] for name in ("double", "most", "clear")}
    states = {"empty-handed": rings | rail | chips | before, "betting": rings | rail | chips | betting}
    picked = any(spot.for_cards for spot in game.layout)
    fan = place.fan(4)
    four = {f"card.{n}": one._replace(width=place.TARGET if n < 3 else one.width) for n, one in enumerate(fan)}
    cards = four if picked else {"cards": place.rows(large=large)["cards"]}
    for count in range(1, 5):
        acts = {f"act.{index}": one for index, one in enumerate(place.decisions(count, large=large))}
        states[f"deciding {count}"] = rings | rail | cards | acts
    return states


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_two_touch_areas_meet_and_each_takes_a_finger(game: Game, large: bool) -> None:
    for state, areas in touches(game, large=large).items():
        for name, area in areas.items():
            assert min(area.width, area.height) >= place.TARGET, (state, name)
            assert inside(area), (state, name)
        meeting = [(one, other) for one, other in combinations(areas, 2) if meet(areas[one], areas[other])]
        assert meeting == [], state


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_amount_covers_a_spots_name(game: Game) -> None:
    places = place.spots(game.layout)
    for one in places:
        for other in places:
            middle = Box(other.name.x, other.y - 11, other.name.width, 22)  # one line in the ring
            if not other.beside:
                assert not meet(one.plate, middle), (one.wager, other.wager)
        assert inside(one.plate)
        assert inside(one.name)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_neighbouring_places_leave_each_other_alone(game: Game) -> None:
    assert max(layout.SEAT_Y.values()) + place.BELOW <= 1080
    assert min(layout.SEAT_X.values()) - place.WIDTH / 2 > 0
    assert {one.wager for one in place.spots(game.layout)} == {spot.wager for spot in game.layout if not spot.for_cards}


def test_the_raise_is_nearest_the_player_and_an_equal_sign_stands_between_equals() -> None:
    game = GAMES["heads-up-holdem/ny"]
    by_wager = {one.wager: one for one in place.spots(game.layout)}
    assert max(by_wager, key=lambda wager: by_wager[wager].y) == "raise"
    assert place.equal_signs(game) == ((150, by_wager["ante"].y),)
    assert by_wager["ante"].x < 150 < by_wager["odds"].x
    assert place.equal_signs(GAMES["flop-poker/ma"]) == ()


def test_kept_cards_lie_before_their_wager_and_a_splits_others_before_the_second() -> None:
    kept, others = place.card_places(GAMES["fast-action-holdem/ma"].layout)
    by_wager = {one.wager: one for one in place.spots(GAMES["fast-action-holdem/ma"].layout)}
    assert kept.spot == "kept"
    assert kept.cards.x < by_wager["bet"].x < kept.cards.x + kept.cards.width
    assert others.spot == "discard_area"
    assert others.cards.x < by_wager["split"].x < others.cards.x + others.cards.width


def test_the_words_of_a_split_leave_the_cards_indices_and_the_rings_free() -> None:
    game = GAMES["fast-action-holdem/ma"]
    words = place.ROWS["hands"]
    assert words.y >= place.ROWS["cards"].height / 2  # an index takes the upper half of a card
    for spot in place.spots(game.layout):
        assert words.y + words.height <= spot.y - spot.radius * layout.FLAT


def test_a_place_that_has_no_room_for_a_spot_says_so() -> None:
    for spots in ([Spot(str(n), n, 2, "") for n in range(4)], [Spot(str(n), n, 0, "") for n in range(4)]):
        with pytest.raises(ValueError, match="at most"):
            place.spots(tuple(spots))
    with pytest.raises(ValueError, match="three rows"):
        place.spots((Spot("far", 0, 3, ""),))


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_touched_at_neighbouring_places_lies_apart(game: Game, large: bool) -> None:
    for seat in (1, 2, 3, 4, 5):
        left, right = (
            [
                (name, box._replace(x=box.x + layout.SEAT_X[one], y=box.y + layout.SEAT_Y[one]))
                for areas in touches(game, large=large and one == seat).values()  # a neighbour may have larger type
                for name, box in areas.items()
                if not name.startswith("card.")  # four lie side by side
            ]
            for one in (seat + 1, seat)
        )
        for name, area in left:
            wider = Box(area.x - 8, area.y - 8, area.width + 16, area.height + 16)
            near = [other for other, box in right if meet(wider, box)]
            assert near == [], (seat, name)


CARDS = {"flop-poker/ma": 3, "fast-action-holdem/ma": 4}  # of a seat


def number_of(game: Game) -> Box:
    sides = any(one.beside for one in place.spots(game.layout))
    x, y = place.number_at(len(place.card_places(game.layout)), sides=sides)
    return Box(x - 16, y - 16, 32, 32)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_seats_number_lies_under_nothing_and_its_rings_do_not_touch(game: Game) -> None:
    number, rings = number_of(game), place.spots(game.layout)
    across = {2: 158, 3: 232, 4: place.WIDTH}[CARDS.get(game.name, 2)]
    cards = Box((place.WIDTH - across) / 2, 0, across, 146)
    assert not any(meet(number, box) for box in (cards, place.ROWS["credit"], *(one.plate for one in rings)))
    for one, other in combinations(rings, 2):
        apart = hypot(one.x - other.x, (one.y - other.y) / FLAT)
        assert apart >= one.radius + other.radius + 4, (one.wager, other.wager)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_done_with_the_bets_covers_no_name_and_no_number(game: Game) -> None:
    controls = place.bet_controls(game.layout)
    number = number_of(game)
    names = [one.name for one in place.spots(game.layout) if one.wager != "progressive"]
    for name, box in controls._asdict().items():
        assert not any(meet(box, other) for other in (number, *names)), name


def test_a_pay_table_lies_below_the_cards_and_the_hand_and_above_clock_and_buttons() -> None:
    table = place.ROWS["pays"]
    free = [place.ROWS[name] for name in ("cards", "hand", "time", "action", "rail")]
    assert not any(meet(table, one) for one in (*free, *place.fan(4)))
    digits = place.ROWS["credit"]._replace(y=place.ROWS["credit"].y + 5, height=26)  # in the middle of their row
    assert not meet(table, digits)


@pytest.mark.parametrize("game", GAMES)
def test_the_dealers_hand_goes_to_the_spots_as_larger_type_has_them(game: str) -> None:
    config = default_config(game, "demonstration")
    for spot in place.spots(GAMES[game].layout, large=True):
        at = point_of(Reach(3, spot=spot.wager), config, frozenset({3}))
        assert at == (layout.SEAT_X[3] - place.WIDTH / 2 + spot.x, layout.SEAT_Y[3] + spot.y)
    assert point_of(Reach(3, spot=spot.wager), config, frozenset({2})) == point_of(Reach(3, spot=spot.wager), config)
