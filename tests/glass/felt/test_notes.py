"""What a seat is told covers no card, no button of a decision, no clock and no credit, whatever the seat is doing."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF

from kiosk.policy.config import game_of
from tests.kit.screen.journey_steps import brisk
from tests.kit.screen.kiosk_rig import Kiosk
from ui.glass.felt import layout, place

pytestmark = pytest.mark.usefixtures("qapp")
GAME = "heads-up-holdem/ny"
LONG = "This takes more than your $1,250.00. Please choose another button."
BUTTON = {"name": "fold", "label": "Fold", "verb": "Fold", "tone": "calm", "enabled": True}


def box(at: layout.Rect, seat: int = 0) -> QRectF:
    if not seat:
        return QRectF(*at)
    return QRectF(*at).translated(layout.SEAT_X[seat] - place.WIDTH / 2, layout.SEAT_Y[seat])


def test_a_note_covers_nothing_that_is_needed(tmp_path: Path) -> None:
    board = [box(layout.board_card(index, 5)) for index in range(5)] + [box(layout.dealer_card(0, 2))]
    with Kiosk(tmp_path, GAME, brisk(GAME)) as kiosk:
        kiosk.sit(3)
        seat = kiosk.seat(3)
        rows = [box(place.ROWS[name], 3) for name in ("cards", "credit", "time")]
        spots = place.spots(game_of(kiosk.driver.config).layout)
        rings = [
            box(one.touch, 3) for one in spots if one.wager != "raise"
        ]  # no chip lies there while it is decided on
        for state, actions, row in (
            ("deciding", (BUTTON,) * 4, "rail"),
            ("result", (), "action"),
            ("playing", (), "rail"),
            ("folded", (), "rail"),
            ("ready", (BUTTON,), "rail"),
        ):
            seat.show(seat.shown._replace(state=state, actions=actions, net="+$5.00", note=LONG, noteTone="refused"))
            kiosk.draw()
            note = kiosk.item("seat3.note")
            covers = note.mapRectToScene(note.boundingRect())
            acts = [box(one, 3) for one in place.decisions(len(actions))] if state == "deciding" else []
            free = [*board, *rows, *rings, *acts, box(place.ROWS[row], 3)]
            assert not any(covers.intersects(one.adjusted(2, 2, -2, -2)) for one in free), (state, covers)
            assert covers.bottom() <= 1080, covers
        kiosk.tap("seat3.help")
        for state in ("betting", "folded", "playing"):
            seat.show(seat.shown._replace(state=state, actions=(), note=LONG, noteTone="told"))
            assert kiosk.there("seat3.note") == (state == "betting"), state
