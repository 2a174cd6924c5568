"""Whole journeys at the screen: real touches on the real QML, a real table and ledger beneath."""

from pathlib import Path

import pytest

from kiosk.ledger.table_state import Phase
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.rule_sets import RULE_SETS
from tests.kit.parameters import mostly_slow
from tests.kit.round_cases import FAST_ACTION, HEADS_UP_NY
from tests.kit.screen.journey_steps import await_decisions, bet, decide, journey

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("game", mostly_slow(RULE_SETS, HEADS_UP_NY, FAST_ACTION))  # others look so, too
def test_six_players_play_to_the_settlement_by_touch_alone(tmp_path: Path, game: str) -> None:
    with journey(tmp_path, game, drawn=True) as kiosk:
        kiosk.sit(*SEATS)
        for seat in SEATS:
            bet(kiosk, seat)
            kiosk.act(seat, "ready")
        kiosk.until_phase(Phase.PLAYING)
        for street in range(4):
            await_decisions(kiosk)
            for seat in kiosk.deciding():
                decide(kiosk, seat, street)
        kiosk.until(lambda: all(kiosk.seat(seat).shown.net for seat in SEATS))
        for seat in SEATS:
            shown = kiosk.seat(seat).shown
            settled = next(one for one in kiosk.driver.state.last.seats if one.seat == seat)  # type: ignore[union-attr]
            assert shown.net.lstrip("+\N{MINUS SIGN}") == f"${abs(settled.returned - settled.staked) / 100:,.2f}"
            assert shown.credit == f"${kiosk.driver.state.credit(seat) / 100:,.2f}"
        kiosk.until_phase(Phase.BETTING)
