"""Larger type: every text of a seat that wants it is larger, and can be read; so are its cards, chips and signs."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtQuick import QQuickItem

from kiosk.base.words import Language
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.rule_sets import RULE_SETS
from tests.kit.round_cases import HEADS_UP_NY
from tests.kit.screen.kiosk_rig import Kiosk
from tests.kit.screen.legible import STANDARD, Seen, faults_of, seen, type_size
from tests.kit.screen.screen_tour import tour
from tests.kit.screen.visible_items import seat_item
from ui.glass.viewmodels.seat_model import SeatModel

STOPS = ("bets", "a custom bet, typed", "a refusal", "looking on street 0", "result", "panels", "reality check")
LEAST = 22  # pixels: nothing in large type is smaller

pytestmark = pytest.mark.usefixtures("qapp")


def switch(kiosk: Kiosk, large: dict[int, bool]) -> None:
    """As if each had chosen so in its menu, which would lie over what is looked at."""
    for seat, wanted in large.items():
        kiosk.application.controller._set(seat, large=wanted)
    kiosk.step()


def at_seats(texts: list[Seen], seats: list[QQuickItem]) -> list[Seen]:
    """Those of the texts that can be read at these seats."""
    return [one for one in texts if any(seat in one.within for seat in seats)]


def check(folder: Path, game: str, language: str, only: tuple[str, ...] = ()) -> None:
    """At every stop of the tour or at these, with what is open there."""
    wrong: dict[str, str] = {}
    places: dict[int, QQuickItem] = {}
    for stop, kiosk in tour(folder, game, language):
        if only and stop not in only:
            continue
        taken = {seat: kiosk.application.controller.ui_state(seat).large for seat in SEATS if _sits(kiosk.seat(seat))}
        places = places or {seat: seat_item(kiosk.window, seat) for seat in SEATS}
        seats = [places[seat] for seat in taken]
        switch(kiosk, dict.fromkeys(taken, False))
        normal = {one.item: type_size(one.item) for one in at_seats(seen(kiosk.window), seats)}
        switch(kiosk, dict.fromkeys(taken, True))
        kiosk.draw()  # what is only looked at is laid out with the frame
        shown = seen(kiosk.window)
        for fault in (*faults_of(shown, STANDARD), *_too_small(at_seats(shown, seats), normal)):
            wrong.setdefault(fault, stop)
        switch(kiosk, taken)
    assert not wrong, "\n" + "\n".join(f"{fault} ({stop})" for fault, stop in sorted(wrong.items()))


def _too_small(shown: list[Seen], normal: dict[QQuickItem, float]) -> Iterator[str]:
    for one in shown:
        size, was = type_size(one.item), normal.get(one.item, 0.0)
        if size < LEAST or size <= was:
            yield f"{one.where} {one.text!r} has {size:.0f} px, and {was:.0f} in normal type"


def _sits(seat: SeatModel) -> bool:
    return seat.shown.state not in ("empty", "closed")


@pytest.mark.slow
def test_every_text_is_larger_and_can_be_read(tmp_path: Path) -> None:
    check(tmp_path, HEADS_UP_NY, "de", STOPS)


@pytest.mark.slow
@pytest.mark.parametrize("language", Language.codes)
@pytest.mark.parametrize("game", RULE_SETS)
def test_every_text_of_every_game_and_language_is_larger(tmp_path: Path, game: str, language: str) -> None:
    check(tmp_path, game, language)


def test_all_of_a_long_menu_can_be_touched(tmp_path: Path) -> None:
    """In Spanish, whose words are too long for two buttons abreast: one below the other, they left the window."""
    with Kiosk(tmp_path, language="es") as kiosk:
        kiosk.sit(5)
        switch(kiosk, {5: True})
        kiosk.tap("seat5.menu")
        assert all(kiosk.there(f"seat5.panel.press.{name}") for name in ("cash-out", "sound", "large", "away", "leave"))
