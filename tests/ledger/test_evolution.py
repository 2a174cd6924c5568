"""Ordinary changes of a later release, really made: every golden ledger is whole there, and going back does no harm."""

from pathlib import Path

import pytest

from kiosk.app.composition import kind_of, open_table
from kiosk.app.queries.ledger_verification import verify
from kiosk.audit.verdict import Verdict
from kiosk.base.clock import SystemClock
from kiosk.base.ports import LedgerFault, Trouble
from kiosk.policy.config import default_config
from kiosk.table.chance import SystemChance
from tests.ledger.evolutions import EVOLUTIONS, evolved, show_golden_ledgers_whole

QUICK = "a kind of record"


def goes_back(data: Path) -> Verdict:
    """What this release makes of a ledger that a later one has played on."""
    report = verify(data)
    assert (report.found, report.findings) == (0, ())
    kind = kind_of(data)
    assert kind is not None
    try:
        open_table(data, kind, default_config("flop-poker/ma"), SystemClock(), SystemChance()).close()
    except LedgerFault as fault:
        if fault.trouble != Trouble.NEWER or report.verdict == Verdict.HOLDS:
            raise
    assert not (data / "damaged").exists()
    return report.verdict


def left_in(place: Path) -> list[Path]:
    """The data directories of the tables that were played on."""
    return [test / "data" for test in sorted(place.glob("*played_on*")) if not test.is_symlink()]


def test_a_record_that_a_later_release_adds_leaves_the_ledgers_whole(tmp_path: Path) -> None:
    copy = evolved(EVOLUTIONS[QUICK], tmp_path / "copy")
    show_golden_ledgers_whole(copy, tmp_path / "left", only="flop-poker and played_on")
    (data,) = left_in(tmp_path / "left")
    assert goes_back(data) == Verdict.CANNOT_BE_JUDGED


@pytest.mark.slow
@pytest.mark.parametrize("name", EVOLUTIONS)
def test_an_ordinary_change_leaves_every_golden_ledger_whole(tmp_path: Path, name: str) -> None:
    copy = evolved(EVOLUTIONS[name], tmp_path / "copy")
    show_golden_ledgers_whole(copy, tmp_path / "left")
    played = left_in(tmp_path / "left")
    assert played
    for data in played:
        goes_back(data)
