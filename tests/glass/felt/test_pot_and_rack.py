"""What lies on the table beside the players' places: the pot that they play for, and the cards in the discard rack."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from kiosk.ledger.table_state import Phase
from kiosk.rules.pay.settlement import Line
from kiosk.table.story.beats import REST, Beat, Reach
from kiosk.table.views import TableView
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_NY
from tests.kit.table.table_driver import Driver
from ui.glass.derive.derive_table import TableInputs, table_props
from ui.glass.derive.flights import flight_of
from ui.glass.viewmodels.table_model import TableProps


def props(view: TableView) -> TableProps:
    return table_props(TableInputs(view, REST, "", "en", None))


@pytest.fixture(params=[FLOP, HEADS_UP_NY, FAST_ACTION])
def driver(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Driver]:
    driver = Driver(tmp_path, game=request.param)
    driver.seat(2, 3, 5)
    driver.until(Phase.BETTING)
    yield driver
    driver.table.close()


def play(driver: Driver) -> TableView:
    driver.play_round()
    return driver.table.view()


def mucked(view: TableView, *seats: int) -> TableView:
    """As it is while the dealer collects."""
    assert view.round is not None
    changed = tuple(seat._replace(mucked=seat.seat in seats) for seat in view.round.seats)
    return view._replace(phase=Phase.RESULT, round=view.round._replace(seats=changed))


def test_the_rack_grows_with_each_collected_hand_and_keeps_the_round_until_the_deal(driver: Driver) -> None:
    assert props(driver.table.view()).discards == 0
    view = play(driver)
    assert view.round is not None
    each = len(view.round.seats[0].cards)
    filled = [props(mucked(view, *seats)).discards - view.round.burned for seats in ((), (5,), (5, 3), (5, 3, 2))]
    assert filled == [0, each, 2 * each, 3 * each]
    collected = props(mucked(view, 5)).rackBack
    assert collected == view.back
    driver.until(Phase.BETTING)
    assert driver.state.last is not None
    assert props(driver.table.view()).discards == driver.state.last.cards_used
    assert props(driver.table.view()).rackBack == collected  # although the other deck is played next


def test_the_next_deal_empties_it_but_a_shoe_goes_on(driver: Driver) -> None:
    first = play(driver).last
    assert first is not None
    driver.until(Phase.BETTING)
    view = mucked(play(driver))
    assert view.round is not None
    kept = first.cards_used if view.shoe else 0
    assert props(view).discards == kept + view.round.burned


def test_the_rack_is_empty_after_a_shuffle_for_new_players(driver: Driver) -> None:
    play(driver)
    driver.until(Phase.BETTING)
    view = driver.table.view()
    rested = view._replace(shoe=None, seats=tuple(seat._replace(repeats=False) for seat in view.seats))
    assert [props(one).discards for one in (rested, rested._replace(phase=Phase.OPENING))] == [0, 0]


def test_the_pot_stands_in_the_middle_until_it_is_awarded(tmp_path: Path) -> None:
    driver = Driver(tmp_path, game=FLOP)
    driver.seat(2, 3, 5)
    driver.until(Phase.BETTING)
    assert props(driver.table.view()).pot == ""
    driver.bet_all()
    driver.until(Phase.PLAYING)
    shown = props(driver.table.view())
    driver.decide_all()
    driver.until(Phase.RESULT)
    awarded = props(driver.table.view())
    driver.table.close()
    assert (shown.pot, shown.potChips) == ("Pot $15.00", ("5", "5", "5"))
    assert (awarded.pot, awarded.potChips) == ("", ())


def test_all_that_is_won_comes_from_the_pot() -> None:
    line = Line("pot", 500, "win", None, 1_500)
    view: Any = SimpleNamespace(round_number=7, round=SimpleNamespace(seats=[SimpleNamespace(seat=3, lines=(line,))]))
    flight = flight_of(view, Beat(100, what="award", reach=Reach(3, spot="pot")), (0.0, 0.0))
    assert (flight["shared"], flight["inwards"], flight["chips"]) == (True, True, ["5", "5", "5"])
