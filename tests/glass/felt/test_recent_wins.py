"""Who won last is told while nobody plays: seats and amounts."""

from pathlib import Path

import pytest

from kiosk.base.words import Language
from kiosk.ledger.table_state import Phase
from kiosk.table.story.beats import REST
from kiosk.table.views import TableView
from tests.kit.table.table_driver import Driver
from ui.glass.derive.derive_table import TableInputs, table_props


@pytest.fixture
def played(tmp_path: Path) -> TableView:
    driver = Driver(tmp_path)
    driver.seat(2, 3, 5)
    driver.until(Phase.BETTING)
    driver.play_round()
    view = driver.table.view()
    driver.table.close()
    assert view.last is not None
    nets = {2: 1_000, 3: -500, 5: 11_500}
    seats = tuple(one._replace(staked=1_000, returned=1_000 + nets[one.seat]) for one in view.last.seats)
    return view._replace(phase=Phase.ATTRACT, round=None, last=view.last._replace(seats=seats))


def wins(view: TableView, code: str = "en") -> str:
    return table_props(TableInputs(view, REST, "", code, None)).wins


def test_the_last_rounds_winners_are_told_the_highest_first(played: TableView) -> None:
    assert wins(played) == "Recent wins: Seat 5 +$115.00 · Seat 2 +$10.00"


@pytest.mark.parametrize("code", Language.codes)
def test_every_language_tells_them(played: TableView, code: str) -> None:
    assert "+$115.00" in wins(played, code)


def test_nothing_is_told_before_the_first_round_or_while_somebody_plays(played: TableView) -> None:
    assert [wins(played._replace(last=None)), wins(played._replace(phase=Phase.BETTING))] == ["", ""]
