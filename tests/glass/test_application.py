"""The screen's loop spares the frames: seats that change together take turns, and what is secret goes without delay."""

from pathlib import Path

import pytest

from kiosk.ledger.table_state import Phase
from kiosk.rules.cards.positions import SEATS
from kiosk.table.requests import Leave
from tests.kit.screen.kiosk_rig import Kiosk
from ui.glass.viewmodels.part_models import CardProps

pytestmark = pytest.mark.usefixtures("qapp")


SPENT = {"betting", "ready", "deciding"}  # states with buttons that go when it is over


def looks(kiosk: Kiosk) -> list[tuple[str, tuple[CardProps, ...]]]:
    """What every seat does, and its cards."""
    return [(model.shown.state, model.lying) for model in kiosk.application.seats]


def gently(kiosk: Kiosk, ms: int = 500) -> int:
    """So much time passes, and the screen has a turn; how many seats look quite different now, beside spent buttons."""
    before = looks(kiosk)
    kiosk.driver.clock.pass_ms(ms)
    kiosk.application.step(gently=True)
    return sum(one != other and one[0] not in SPENT for one, other in zip(before, looks(kiosk), strict=True))


def bet(kiosk: Kiosk) -> None:
    """Everybody has an ante on the felt."""
    kiosk.sit(*SEATS)
    kiosk.until_phase(Phase.BETTING)
    for seat in SEATS:
        kiosk.tap(f"seat{seat}.chip.5", f"seat{seat}.spot.ante")


def test_seats_that_change_together_are_shown_one_after_the_other(tmp_path: Path) -> None:
    with Kiosk(tmp_path) as kiosk:
        bet(kiosk)
        turns = []
        while kiosk.application.presenter.shown.phase != Phase.RESULT:
            turns.append(gently(kiosk))
        assert max(turns) == 1
        while gently(kiosk, 0):
            pass
        now = looks(kiosk)
        kiosk.step()
        assert looks(kiosk) == now


def test_no_seat_keeps_the_buttons_of_what_is_over(tmp_path: Path) -> None:
    with Kiosk(tmp_path, gently=True) as kiosk:
        bet(kiosk)
        while kiosk.deciding() != list(SEATS):
            kiosk.step(100)
            closed = kiosk.application.presenter.shown.phase != Phase.BETTING
            assert not (closed and SPENT & {kiosk.seat(seat).shown.state for seat in SEATS} - {"deciding"})
        kiosk.step(60_000)
        while kiosk.application.presenter.shown.phase != Phase.RESULT:
            owing = [seat.seat for seat in kiosk.application.presenter.shown.seats if seat.choices]
            assert set(kiosk.deciding()) <= set(owing)
            kiosk.step(500)


def test_what_somebody_looked_at_goes_at_once(tmp_path: Path) -> None:
    with Kiosk(tmp_path) as kiosk:
        bet(kiosk)
        kiosk.until(lambda: kiosk.deciding() == list(SEATS))
        last = kiosk.seat(SEATS[-1])
        last.peek(True)
        kiosk.step()
        assert any(card.face for card in last.lying)
        last.peek(False)
        assert gently(kiosk, 60_000) <= 2
        assert not any(card.face for card in last.lying)


@pytest.mark.usefixtures("qapp")
def test_a_second_tap_does_not_decide_on_a_street_that_was_not_seen(tmp_path: Path) -> None:
    with Kiosk(tmp_path) as kiosk:
        kiosk.sit(1)
        kiosk.until_phase(Phase.BETTING)
        kiosk.tap("seat1.chip.5", "seat1.spot.ante")
        kiosk.act(1, "ready")
        kiosk.until(lambda: kiosk.deciding() == [1])
        kiosk.look(1)
        for _ in range(2):
            kiosk.application.controller.asked(1, "act", "check")
        played = kiosk.driver.state.round
        assert played is not None
        assert played.seats[0].decisions == ("check",)


@pytest.mark.usefixtures("qapp")
def test_who_sits_down_sees_nothing_of_the_player_before(tmp_path: Path) -> None:
    with Kiosk(tmp_path) as kiosk:
        kiosk.sit(1, 2)
        kiosk.driver.play_round()
        kiosk.until_phase(Phase.BETTING)
        kiosk.driver.does(Leave(1))
        kiosk.step()
        kiosk.sit(1)
        kiosk.tap("seat1.menu", "seat1.panel.press.history")
        assert kiosk.seat(1).shown.net == ""
        assert [block["kind"] for block in kiosk.application.controller.ui_state(1).panel.blocks] == ["text"]
