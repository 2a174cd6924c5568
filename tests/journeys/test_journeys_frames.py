"""A touch counts for what is there when the finger comes down, whether or not a frame was drawn since the last one."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem, QQuickWindow
from shiboken6 import Shiboken

from kiosk.rules.cards.positions import SEATS
from tests.kit.round_cases import FAST_ACTION, HEADS_UP_NY
from tests.kit.screen.fingers import Handlers, all_items, centre
from tests.kit.screen.journey_steps import SMALL, deal, journey, next_bets, play_out, spot, stake
from tests.kit.screen.kiosk_rig import Kiosk
from tests.kit.screen.screen_tour import tour
from tests.kit.screen.visible_items import kind_of, seat_item

pytestmark = pytest.mark.usefixtures("qapp")

DRAWN = pytest.mark.parametrize("drawn", [False, True], ids=["no frame between", "a frame between"])


def tap_twice(kiosk: Kiosk, name: str, *, drawn: bool) -> None:
    """Two quick taps at the place where something is before the first."""
    at = centre(kiosk.item(name)).toPoint()
    for _ in range(2):
        kiosk.fingers.tap(at)
        kiosk.step()
        if drawn:
            kiosk.draw()


@DRAWN
def test_a_second_tap_on_repeat_takes_no_bet_away(tmp_path: Path, *, drawn: bool) -> None:
    with journey(tmp_path, HEADS_UP_NY) as kiosk:
        kiosk.sit(1, 2)
        kiosk.tap("seat1.chip.25", "seat1.spot.ante", "seat1.spot.progressive")
        stake(kiosk, 2)
        deal(kiosk, 1, 2)
        play_out(kiosk)
        next_bets(kiosk)
        kiosk.draw()
        tap_twice(kiosk, "seat1.repeat", drawn=drawn)
        assert kiosk.driver.state.place(1).bets == {"ante": 2_500, "odds": 2_500}
        assert spot(kiosk, 1, "progressive").lamp == "detected"
        assert kiosk.seat(1).shown.note == ""


@DRAWN
def test_two_taps_on_a_tool_are_two_of_that_tool(tmp_path: Path, *, drawn: bool) -> None:
    with journey(tmp_path, HEADS_UP_NY) as kiosk:
        kiosk.sit(1)
        kiosk.draw()
        kiosk.tap("seat1.chip.5")
        tap_twice(kiosk, "seat1.spot.ante", drawn=drawn)
        assert kiosk.driver.state.place(1).bets["ante"] == 1_000
        tap_twice(kiosk, "seat1.double", drawn=drawn)
        assert kiosk.driver.state.place(1).bets["ante"] == 4_000
        tap_twice(kiosk, "seat1.undo", drawn=drawn)
        assert kiosk.driver.state.place(1).bets["ante"] == 1_000
        tap_twice(kiosk, "seat1.clear", drawn=drawn)
        assert (kiosk.driver.state.place(1).bets, kiosk.seat(1).shown.note) == ({}, "")


def in_reach(kiosk: Kiosk, handlers: Handlers) -> list[tuple[str, QRectF]]:
    """What a finger can touch and where, from the lowest to the uppermost."""
    items = [item for item in all_items(kiosk.window, hidden=False) if item.isEnabled() and handlers.of(item)]
    return [(item.objectName(), item.mapRectToScene(item.boundingRect())) for item in items]


def made(seat: QQuickItem, window: QQuickWindow, handlers: Handlers) -> set[int]:
    """The very objects of a seat that can be touched, now or at some time."""
    return {Shiboken.getCppPointer(item)[0] for item in all_items(window, seat) if handlers.of(item)}


@pytest.mark.parametrize("game", [HEADS_UP_NY, pytest.param(FAST_ACTION, marks=pytest.mark.slow)])
def test_what_can_be_touched_is_made_once_and_no_frame_moves_it(tmp_path: Path, game: str) -> None:
    there: set[int] = set()
    for stop, kiosk in tour(tmp_path, game, size=SMALL):
        handlers = Handlers()
        before = in_reach(kiosk, handlers)
        kiosk.draw()
        assert in_reach(kiosk, handlers) == before, stop
        now = made(seat_item(kiosk.window, 1), kiosk.window, handlers)
        assert there <= now, stop
        there = now
    assert len(there) > 30


@pytest.mark.parametrize("layout", ["table", "seats"])
def test_nothing_to_touch_is_placed_by_what_waits_for_a_frame(tmp_path: Path, layout: str) -> None:
    with journey(tmp_path, HEADS_UP_NY, layout=layout) as kiosk:
        for seat in SEATS:
            kiosk.seat(seat).ask("sit")
        kiosk.step()
        placing = [
            item
            for window in kiosk.windows.all
            for item in all_items(window)
            if item.inherits("QQuickBasePositioner") or item.inherits("QQuickLayout")
        ]
        assert placing  # what is only looked at may wait
        handlers = Handlers()
        for item in placing:
            assert not [one.objectName() for one in all_items(kiosk.window, item) if handlers.of(one)], kind_of(item)
