"""Ordinary changes of a later release, really made: every golden ledger is whole there, and going back does no harm."""

from pathlib import Path

import pytest

from kiosk.app.composition import kind_of, open_table
from kiosk.app.ledger_verification import verify
from kiosk.audit.verdict import Verdict
from kiosk.base.clock import SystemClock
from kiosk.base.ports import LedgerFault, Trouble
from kiosk.ledger.table_state import Phase
from kiosk.ledger.upgrades import GENERATION
from kiosk.policy.config import default_config
from kiosk.table.chance import SystemChance
from tests.kit.table.table_driver import Driver
from tests.ledger.evolutions import EVOLUTIONS, ROOT, evolved, show_golden_ledgers_whole

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
        if fault.trouble != Trouble.NEWER:
            raise
    assert not (data / "damaged").exists()
    return report.verdict


def left_in(place: Path) -> list[Path]:
    """The data directories of the tables that were played on."""
    return [test / "data" for test in sorted(place.glob("*played_on*")) if not test.is_symlink()]


@pytest.mark.parametrize("name", EVOLUTIONS)
def test_a_change_finds_its_places(name: str) -> None:
    for edit in EVOLUTIONS[name].edits:
        assert (ROOT / edit.file).read_text("utf-8").count(edit.old) == 1, edit


def test_a_record_that_a_later_release_adds_leaves_the_ledgers_whole(tmp_path: Path) -> None:
    copy = evolved(EVOLUTIONS[QUICK], tmp_path / "copy")
    show_golden_ledgers_whole(copy, tmp_path / "left", only="0.1.0 and flop-poker and played_on")
    (data,) = left_in(tmp_path / "left")
    assert goes_back(data) == Verdict.CANNOT_BE_JUDGED


@pytest.mark.parametrize("played", [False, True])
def test_going_back_works_until_the_newer_release_has_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: bool
) -> None:
    Driver(tmp_path).table.close()
    with monkeypatch.context() as patch:
        patch.setattr("kiosk.table.table.GENERATION", GENERATION + 1)
        newer = Driver(tmp_path)
        if played:
            newer.seat(1)
            newer.until(Phase.BETTING)
        newer.table.close()
    if played:
        with pytest.raises(LedgerFault, match="written by a newer Croupier: upgrade this one") as caught:
            Driver(tmp_path)
        assert caught.value.trouble == Trouble.NEWER
    else:
        back = Driver(tmp_path)
        assert back.state.generation == GENERATION
        back.table.close()
        assert verify(tmp_path).verdict == Verdict.HOLDS
    assert not (tmp_path / "damaged").exists()


@pytest.mark.slow
@pytest.mark.parametrize("name", EVOLUTIONS)
def test_an_ordinary_change_leaves_every_golden_ledger_whole(tmp_path: Path, name: str) -> None:
    copy = evolved(EVOLUTIONS[name], tmp_path / "copy")
    show_golden_ledgers_whole(copy, tmp_path / "left")
    played = left_in(tmp_path / "left")
    assert played
    for data in played:
        goes_back(data)
