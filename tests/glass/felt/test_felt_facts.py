"""What lies on the felt beside cards and chips: the dealing marker, the cut card, the cover card."""

from pathlib import Path

import pytest

from kiosk.ledger.table_state import Phase
from kiosk.rules.cards.positions import DEALER, POSITIONS
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.table.story.beats import Beat
from kiosk.table.views import Shoe, TableView
from tests.kit.table.table_driver import Driver
from ui.glass.derive.derive_table import TableInputs, table_props
from ui.glass.viewmodels.table_model import TableProps

FAST = "fast-action-holdem/ma"
COVERED = {"heads-up-holdem/ma", "texas-holdem-bonus/ma"}  # New York's text has none


def shown(view: TableView) -> TableProps:
    return table_props(TableInputs(view, Beat(0), "", "en", None))


@pytest.mark.clause("fah 7(b)")
def test_the_marker_starts_before_the_dealer_and_moves_when_a_round_is_over(tmp_path: Path) -> None:
    driver = Driver(tmp_path, game=FAST)
    driver.seat(1, 4)
    seen = []
    for _ in range(3):
        driver.until(Phase.BETTING)
        seen.append(shown(driver.table.view()).marker)
        driver.play_round()
        assert shown(driver.table.view()).marker == seen[-1]  # it is still told
    driver.table.close()
    assert seen == [DEALER, *POSITIONS[:2]]


@pytest.mark.clause("fah 7(d)")
def test_the_cut_card_stands_in_the_shoe_until_it_comes_up(tmp_path: Path) -> None:
    driver = Driver(tmp_path, game=FAST)
    driver.seat(1)
    driver.until(Phase.BETTING)
    view = driver.table.view()
    driver.table.close()
    assert shown(view).cutCard == "shoe"
    assert shown(view._replace(shoe=Shoe(312, 70, cut_due=True))).cutCard == "out"


@pytest.mark.parametrize("game", RULE_SETS)
@pytest.mark.clause("huh-ma 7(d)(2)")
@pytest.mark.clause("thb 7(d)(2)")
@pytest.mark.clause("thb 10(g)")
def test_a_cover_card_lies_on_the_dealers_cards_where_the_text_has_one(tmp_path: Path, game: str) -> None:
    driver = Driver(tmp_path, game=game)
    driver.seat(1, 4)
    driver.until(Phase.BETTING)
    before = shown(driver.table.view()).coverCard
    dealt: list[str] = []
    driver.table.observe(lambda _, view: dealt.append(shown(view).coverCard) if view.phase == Phase.PLAYING else None)
    driver.play_round()
    after = shown(driver.table.view()).coverCard
    driver.table.close()
    assert before == ""
    assert ("hand" in dealt, after) == ((True, "aside") if game in COVERED else (False, ""))
    assert game == FAST or (shown(driver.table.view()).marker, shown(driver.table.view()).cutCard) == (0, "")
