"""A kiosk in a test ends with a look at its ledger, and the look finds what is wrong."""

from pathlib import Path

import pytest

from kiosk.ledger.table_state import Phase
from storage.places import Places
from tests.kit.screen.kiosk_rig import Kiosk, check_ledger

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_ledger_is_looked_at_while_the_table_plays_and_when_it_ends(tmp_path: Path) -> None:
    with Kiosk(tmp_path) as kiosk:
        kiosk.driver.seat(1, 6)
        kiosk.driver.play_round()
        report = check_ledger(kiosk.driver)
        assert (report.rounds, report.in_play) == (1, None)
        kiosk.until_phase(Phase.BETTING)
        kiosk.driver.bet_all()
    report = check_ledger(kiosk.driver)
    assert (report.rounds, report.in_play) == (2, 2)


def test_a_ledger_that_is_not_in_order_fails_the_test(tmp_path: Path) -> None:
    kiosk = Kiosk(tmp_path)
    kiosk.driver.seat(1)
    kiosk.driver.play_round()
    kiosk.driver.table.close()
    kept = Places(tmp_path).checkpoints
    kept.write_text(kept.read_text().replace("a", "b"))
    with pytest.raises(AssertionError):
        check_ledger(kiosk.driver)


def test_a_test_that_failed_tells_its_own_failure(tmp_path: Path) -> None:
    def failing() -> None:
        with Kiosk(tmp_path):
            Places(tmp_path).checkpoints.write_text("spoiled")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        failing()
