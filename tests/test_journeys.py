"""Whole journeys at the screen: real touches on the real QML, a real table and ledger beneath."""

from pathlib import Path

import pytest

from kiosk.dealing import SEATS
from kiosk.games import RULE_SETS
from kiosk.tablestate import Phase
from tests.kiosking import Kiosk

pytestmark = pytest.mark.usefixtures("qapp")


def bet(kiosk: Kiosk, seat: int) -> None:
    """The smallest bet on every spot that takes one, chip by chip."""
    for limit in kiosk.driver.config.limits:
        if limit.wager == "odds":
            continue
        chip = next(c for c in kiosk.driver.config.chips if c >= limit.least and c % limit.step == 0)
        kiosk.tap(f"seat{seat}.chip.{chip // 100}", f"seat{seat}.spot.{limit.wager}")
    if kiosk.driver.config.progressive is not None:
        kiosk.tap(f"seat{seat}.spot.progressive")


def decide(kiosk: Kiosk, seat: int, prefer: int = 0) -> None:
    """Choose two cards where that is asked, then press one of the buttons there are."""
    if kiosk.seat(seat).shown.choosing:
        kiosk.tap(f"seat{seat}.card.0", f"seat{seat}.card.2")
    offered = kiosk.actions(seat)
    kiosk.act(seat, offered[(seat + prefer) % len(offered)])


@pytest.mark.parametrize("game", RULE_SETS)
def test_six_players_play_to_the_settlement_by_touch_alone(tmp_path: Path, game: str) -> None:
    with Kiosk(tmp_path, game) as kiosk:
        kiosk.sit(*SEATS)
        kiosk.until_phase(Phase.BETTING)
        for seat in SEATS:
            bet(kiosk, seat)
            kiosk.act(seat, "ready")
        kiosk.until_phase(Phase.PLAYING)
        for street in range(4):
            kiosk.until(lambda: bool(kiosk.deciding()) or kiosk.application.presenter.shown.phase == Phase.RESULT)
            for seat in kiosk.deciding():
                decide(kiosk, seat, street)
        kiosk.until(lambda: all(kiosk.seat(seat).shown.net for seat in SEATS))
        for seat in SEATS:
            shown = kiosk.seat(seat).shown
            settled = next(one for one in kiosk.driver.state.last.seats if one.seat == seat)  # type: ignore[union-attr]
            assert shown.net.lstrip("+\N{MINUS SIGN}") == f"${abs(settled.returned - settled.staked) / 100:,.2f}"
            assert shown.credit == f"${kiosk.driver.state.credit(seat) / 100:,.2f}"
        kiosk.until_phase(Phase.BETTING)
