"""How a player wants to see it (larger type, high contrast, four colours, less motion) changes nothing elsewhere."""

from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest

from kiosk.ledger.table_state import Phase
from tests.kit.screen.fingers import find_all
from tests.kit.screen.journey_steps import SMALL, deal, journey, play_out, stake
from tests.kit.screen.kiosk_rig import SIZE, Kiosk
from tests.kit.screen.visible_items import come_to_rest, difference, picture
from ui.glass.felt.layout import SEAT_X, SEAT_Y
from ui.glass.felt.place import ABOVE, BELOW, WIDTH
from ui.glass.viewmodels.seat_model import SeatModel

NY = "heads-up-holdem/ny"
WISHES = ("large", "contrast", "four", "calm")

pytestmark = pytest.mark.usefixtures("qapp")


def wish(kiosk: Kiosk, seat: int) -> None:
    """All of them, at one seat."""
    for name in WISHES:
        kiosk.seat(seat).ask("press", name)
    kiosk.seat(seat).ask("close")
    kiosk.step()


_ALIKE = 4  # pictures, one after the other


def still(window: QQuickWindow) -> QImage:
    """A picture once all has come to rest; the dealer, who never does, has the eyes open and the mouth shut."""
    come_to_rest(window)
    last = [_posed(window)]
    while len(last) < _ALIKE:  # what begins to move does so slowly
        now = _posed(window)
        last = [*last, now] if difference(last[-1], now).isEmpty() else [now]
    return last[-1]


def _posed(window: QQuickWindow) -> QImage:
    QTest.qWait(50)
    for dealer in find_all(window, "dealer", anyhow=True):
        dealer.setProperty("blinking", False)
        dealer.setProperty("spoken", 0)
    return picture(window)


def place_of(seat: int) -> QRect:
    """What is the seat's on the small glass; a light on it shines a little farther."""
    share = SMALL[0] / SIZE[0]
    left, top = SEAT_X[seat] - WIDTH / 2 - 92, SEAT_Y[seat] - ABOVE - 36
    return QRect(*(round(one * share) for one in (left, top, WIDTH + 184, ABOVE + BELOW + 80)))


def test_on_one_glass_what_a_seat_wishes_changes_nothing_but_its_own_place(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 3)
        stake(kiosk, 1, 3)
        deal(kiosk, 1, 3)
        play_out(kiosk)
        kiosk.until(lambda: kiosk.application.presenter.live)  # all is told
        assert kiosk.application.presenter.shown.phase == Phase.RESULT
        before, table, other = still(kiosk.window), kiosk.application.table.shown, kiosk.seat(3).shown
        wish(kiosk, 1)
        assert all(getattr(kiosk.seat(1).shown, name) for name in ("large", "contrast", "fourColours", "calm"))
        assert (kiosk.application.table.shown, kiosk.seat(3).shown) == (table, other)
        changed = difference(before, still(kiosk.window))
        assert not changed.isEmpty()
        assert place_of(1).contains(changed)

        for index in range(5):  # planted: the board follows the seat
            kiosk.item(f"community.{index}").setProperty("fourColours", True)
        assert not place_of(1).contains(difference(before, still(kiosk.window)))


def test_on_screens_of_their_own_a_seats_wishes_hold_for_its_screen_alone(tmp_path: Path) -> None:
    with journey(tmp_path, NY, layout="seats") as kiosk:
        for seat in (1, 3):
            kiosk.seat(seat).ask("sit")
            kiosk.seat(seat).ask("press", "buy 100000")
            kiosk.step()
        wish(kiosk, 1)
        for model in cast("list[SeatModel]", kiosk.application.table.seats):
            assert not any((model.large, model.contrast, model.fourColours, model.calm))
        for seat, window in enumerate(kiosk.windows.all):
            shared = [*find_all(window, "community.0", anyhow=True), *find_all(window, "dealer.0", anyhow=True)]
            assert [(card.property("fourColours"), card.property("calm")) for card in shared] == [(seat == 1,) * 2] * 2
