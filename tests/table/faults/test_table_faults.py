"""What players are shown when something is wrong with the books or the ledger."""

from pathlib import Path

import pytest

from kiosk.base.ports import LedgerFault, Posting, Trouble
from kiosk.ledger import posting
from kiosk.ledger.effects import EFFECTS
from kiosk.ledger.records import Record, RoundStepped
from kiosk.ledger.table_state import Phase, TableState
from kiosk.rules.events import Settled
from kiosk.rules.intents import Refusal
from kiosk.table.chance import SeededChance, SourceFailed
from kiosk.table.requests import Sit
from kiosk.table.views import TableView
from tests.kit.table.table_driver import Driver


def is_settling(record: object) -> bool:
    return isinstance(record, RoundStepped) and isinstance(record.events[-1], Settled)


def test_books_that_do_not_balance_stop_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver(tmp_path)
    driver.seat(1)
    effect = EFFECTS[RoundStepped]

    def short(state: TableState, record: RoundStepped) -> tuple[Posting, ...]:
        posted = posting.step(state, record)
        if not is_settling(record):
            return posted
        return (*posted, Posting("felt:1", 10_000), Posting("house", -10_000))  # a cent stays on the felt

    monkeypatch.setitem(EFFECTS, RoundStepped, effect._replace(post=short))
    driver.play_round()
    assert driver.state.stopped() is not None
    assert driver.table.view().faults[0].fault == "meters-differ"
    assert driver.refused(Sit(2)).code == Refusal.TABLE_STOPPED


def test_a_ledger_that_fails_is_shown_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver(tmp_path)
    driver.seat(1)
    driver.until(Phase.BETTING)
    shown: list[TableView] = []
    driver.table.observe(lambda _, view: shown.append(view))

    def full(_: object) -> int:
        raise LedgerFault(Trouble.FULL, "no space left")

    with monkeypatch.context() as patch:
        patch.setattr(driver.table._journal, "append", full)
        assert driver.refused(Sit(2)).code == Refusal.TABLE_STOPPED
        assert [fault.fault for fault in shown[-1].faults] == ["ledger-full"]
    driver.skip()
    assert driver.table.view().faults == ()
    driver.does(Sit(2))


def test_what_is_durable_is_told_even_if_its_checkpoint_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver(tmp_path)
    driver.seat(1)
    told: list[Record] = []
    driver.table.observe(lambda records, _: told.extend(records))

    def gone(_: int) -> None:
        raise LedgerFault(Trouble.GONE, "the file does not answer")

    driver.until(Phase.BETTING)
    driver.bet_all()
    monkeypatch.setattr(driver.table._journal, "between_rounds", gone)
    for _ in range(3):  # streets
        driver.decide_all(lambda options: options[0])
    assert driver.table.halted is not None
    assert any(is_settling(record) for record in told)


def test_a_door_that_opens_and_closes_while_the_ledger_fails_is_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = Driver(tmp_path)
    driver.seat(1)

    def full(_: object) -> int:
        raise LedgerFault(Trouble.FULL, "no space left")

    with monkeypatch.context() as patch:
        patch.setattr(driver.table._journal, "append", full)
        driver.refused(Sit(2))
        driver.table.raise_fault("door-open")
        driver.table.clear_fault("door-open")
    driver.skip()
    assert driver.state.faults == ()
    assert driver.state.meters["door-openings"] == 1


def test_a_seat_that_is_out_of_service_cannot_be_taken(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.table.raise_fault("seat-touch-failed", 3)
    assert driver.refused(Sit(3)).code == Refusal.SEAT_LOCKED
    driver.does(Sit(4))


def test_staff_can_log_in_when_chance_has_failed(tmp_path: Path) -> None:
    class Failing(SeededChance):
        def salt(self) -> bytes:
            raise SourceFailed("test", "stuck")

    driver = Driver(tmp_path, chance=Failing(1))
    assert driver.hire()
