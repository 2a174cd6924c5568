"""The plate of a hand: gold if the hand won, whatever its side bets did; below the side spots, however long it is."""

from pathlib import Path

import pytest
from PySide6.QtQuick import QQuickItem

from kiosk.policy.config import game_of
from tests.kit.screen.journey_steps import brisk
from tests.kit.screen.kiosk_rig import Kiosk
from ui.glass.felt import place

pytestmark = pytest.mark.usefixtures("qapp")
GAME = "heads-up-holdem/ny"


def plate(kiosk: Kiosk) -> QQuickItem:
    return kiosk.item("seat2.hand").parentItem().parentItem()


def test_gold_belongs_to_a_hand_that_won_and_no_plate_lies_over_a_side_spot(tmp_path: Path) -> None:
    with Kiosk(tmp_path, GAME, brisk(GAME)) as kiosk:
        kiosk.sit(2)
        result = kiosk.seat(2).shown._replace(state="result", net="+$10.00", outcome="win", hand="Three sevens")
        for stands, net, gold in (("lower", "win", False), ("higher", "lose", True), ("equal", "win", False)):
            kiosk.seat(2).show(result._replace(stands=stands, outcome=net, versus="Loses to three aces"))
            kiosk.draw()
            assert plate(kiosk).property("gold") is gold, stands
        kiosk.seat(2).show(
            result._replace(stands="lower", versus="Loses to queens full of eights, or to whatever else")
        )
        kiosk.draw()
        words = plate(kiosk).parentItem().parentItem()
        over = [item.objectName() for item in words.parentItem().childItems()]
        assert over.index("words") > over.index("dealer.arms")  # no arm hides what a hand is called while it is paid
        below = place.ROWS["sides"]
        assert plate(kiosk).y() >= below.y + below.height
        names = [one for one in place.spots(game_of(kiosk.driver.config).layout) if not one.beside]
        assert plate(kiosk).y() + plate(kiosk).height() < min(one.y - 11 for one in names)
