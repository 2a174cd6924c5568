"""A hand-pay arises once, whatever became of the power-up that says which release is in charge."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from kiosk.app.ledger_verification import verify
from kiosk.base.ports import Entry, LedgerFault, Trouble
from kiosk.ledger.table_state import Phase
from kiosk.ledger.upgrades import GENERATION
from kiosk.rules.intents import Decide
from kiosk.table.requests import Bet, ConfirmHandPay, Ready
from storage.journal import SqliteJournal
from tests.kit.table.recorded_ledgers import BIG_WIN
from tests.kit.table.stacked_chance import StackedChance
from tests.kit.table.table_driver import Driver


@pytest.fixture
def full_at_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full when the table says that it started, and has room again a moment later."""
    append, failures = SqliteJournal.append, [LedgerFault(Trouble.FULL, "no space left")]

    def failing(journal: SqliteJournal, entries: Sequence[Entry]) -> int:
        if failures and any(entry.kind == "powered-up" for entry in entries):
            raise failures.pop()
        return append(journal, entries)

    monkeypatch.setattr(SqliteJournal, "append", failing)


@pytest.mark.usefixtures("full_at_start")
def test_a_table_whose_power_up_was_not_written_says_it_before_it_plays_on(tmp_path: Path) -> None:
    table = Driver(tmp_path, chance=StackedChance(BIG_WIN))
    assert table.table.halted is not None
    table.clock.pass_ms(2_000)
    table.table.tick()
    assert table.table.halted is None
    assert table.state.generation == GENERATION
    session = table.hire()
    table.seat(1, 2, cents=1_000_000)
    table.until(Phase.BETTING)
    for _ in range(8):
        table.does(Bet(1, "ante", 500))
    table.does(Bet(2, "ante", 500))
    for seat in (1, 2):
        table.does(Ready(seat))
    for seat in (1, 2):
        table.does(Decide(seat, "raise 1"))
    assert [(pay.number, pay.cents) for pay in table.state.hand_pays] == [(1, 200_000)]
    table.does(ConfirmHandPay(1), by=session)
    assert table.state.books["hand-pay:1"] == 0
    table.table.close()
    assert verify(tmp_path).findings == ()
