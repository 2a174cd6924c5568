"""The dealing marker: it lies at the position where dealing begins, and on nothing else."""

import math
from pathlib import Path

import pytest

from kiosk.rules.cards.positions import DEALER, POSITIONS, SEATS
from kiosk.rules.rule_sets import make_game
from kiosk.table.story.beats import REST
from tests.kit.round_cases import FAST_ACTION, HEADS_UP_NY
from tests.kit.table.table_driver import Driver
from ui.glass.derive.derive_table import TableInputs, table_props
from ui.glass.felt import layout, place

RADIUS = 32  # pixels


def shown_at(folder: Path, game: str, position: int) -> tuple[float, float]:
    driver = Driver(folder, game=game)
    view = driver.table.view()._replace(marker=position)
    driver.table.close()
    props = table_props(TableInputs(view, REST, "", "en", None))
    return props.markerX, props.markerY


@pytest.mark.clause("fah 7(b)", "fah 1 dealing marker")
@pytest.mark.parametrize("position", [1, 4, DEALER])
def test_the_marker_is_seen_at_its_position(tmp_path: Path, position: int) -> None:
    assert shown_at(tmp_path, FAST_ACTION, position) == layout.marker(position)


def test_a_game_that_is_not_dealt_from_a_shoe_has_no_marker(tmp_path: Path) -> None:
    assert shown_at(tmp_path, HEADS_UP_NY, 3) == (0, 0)


@pytest.mark.parametrize("position", POSITIONS)
def test_it_lies_on_no_ring_and_no_card(position: int) -> None:
    x, y = layout.marker(position)
    game = make_game(FAST_ACTION, {})
    for seat in SEATS:
        for ring in place.spots(game.layout):
            at = layout.SEAT_X[seat] - place.WIDTH / 2 + ring.x, layout.SEAT_Y[seat] + ring.y
            assert math.hypot(x - at[0], (y - at[1]) / layout.FLAT) >= ring.radius + RADIUS * 0.8
    cards = [layout.board_card(index, game.board_cards, from_right=True) for index in range(game.board_cards)]
    for card in (*cards, *(layout.dealer_card(index, 4) for index in range(4))):
        inside = card.x < x < card.x + card.width and card.y < y < card.y + card.height
        assert not inside
