"""A screen for each seat: every player has a window of one's own, with the cards open, and the dealer has another."""

from pathlib import Path

import pytest
from PySide6.QtQuick import QQuickWindow

from kiosk.ledger.table_state import Phase
from tests.kit.screen.fingers import Fingers, find, texts
from tests.kit.screen.journey_steps import await_decisions, faces, journey, own_cards, spot
from tests.kit.screen.kiosk_rig import Kiosk
from tests.kit.screen.visible_items import come_to_rest

NY = "heads-up-holdem/ny"

pytestmark = pytest.mark.usefixtures("qapp")


class Screen:
    """The window of one seat, and the fingers on it."""

    def __init__(self, kiosk: Kiosk, seat: int) -> None:
        self._kiosk = kiosk
        self._seat = seat
        self.window = kiosk.windows.all[seat]
        self._fingers = Fingers(self.window)

    def tap(self, *names: str) -> None:
        """Touch what is called so on this screen, having looked at it."""
        self._kiosk.look(self._seat)
        for name in names:
            self._fingers.tap(find(self.window, f"seat{self._seat}.{name}"))
            self._kiosk.step()


def reads(window: QQuickWindow, words: str) -> bool:
    return any(one.text == words for one in texts(window))


def test_every_player_has_a_screen_with_the_cards_open(tmp_path: Path) -> None:
    with journey(tmp_path, NY, layout="seats") as kiosk:
        assert len(kiosk.windows.all) == 7
        screens = {seat: Screen(kiosk, seat) for seat in (2, 5)}
        for screen in screens.values():
            screen.tap("sit", "panel.press.buy 100000", "chip.25", "spot.ante")
        assert not kiosk.there("seat2.spot.ante")  # on the shared one there is nothing to touch
        assert [spot(kiosk, seat, "ante").amount for seat in screens] == ["$25.00", "$25.00"]
        screens[5].tap("language", "panel.press.speak de", "panel.close")
        for screen in screens.values():
            screen.tap("act.ready")
        await_decisions(kiosk)
        for seat, screen in screens.items():
            assert faces(kiosk, seat) == own_cards(kiosk, seat)  # without a peek
            hand = kiosk.seat(seat).shown.hand
            come_to_rest(screen.window)
            assert reads(screen.window, hand)  # now that they have turned
            others = [window for window in kiosk.windows.all if window is not screen.window]
            assert not reads(others[0], hand)
        screens[2].tap("act.raise 3")
        screens[5].tap("act.check")
        assert kiosk.application.controller.ui_state(5).language == "de"
        await_decisions(kiosk)
        screens[5].tap("act.check")
        await_decisions(kiosk)
        screens[5].tap("act.fold")
        kiosk.until_phase(Phase.RESULT)
        kiosk.until(lambda: kiosk.seat(2).shown.net != "")
        assert kiosk.seat(2).shown.net in {words.text for words in texts(screens[2].window)}
        assert kiosk.seat(2).shown.net in {words.text for words in texts(kiosk.window)}  # now everybody may know
