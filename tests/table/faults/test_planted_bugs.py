"""The bugs that the suite is there to catch, planted one by one: the check that should find each of them does.

A ledger that does not wait for the disk (synchronous NORMAL) is planted by the power-cut laboratory, in
tests/storage/test_powercut.py: to a process that is only killed, it looks the same.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from kiosk.base.ports import Entry, LedgerBug, LedgerFault, Posting, Trouble
from kiosk.devices.bet_sensor.frames import Deframer, State
from kiosk.devices.bet_sensor.port import ChipSeen
from kiosk.devices.bet_sensor.simulator import SimulatedSensor
from kiosk.devices.bet_sensor.watch import HEARTBEAT_MS, Watch
from kiosk.ledger import posting
from kiosk.ledger.accounts import move
from kiosk.ledger.fairness import Secret
from kiosk.ledger.records import ChipMoved, RoundOpened
from kiosk.table import idempotency
from kiosk.table.chance import SeededChance
from kiosk.table.table import Table
from storage.journal import SqliteJournal
from storage.places import Places
from tests.kit.parameters import mostly_slow
from tests.kit.table.crash_points import Points, check_session, entries_in, memory_folder, start
from tests.kit.table.scripted_clients import SCRIPTS, Client, Script
from tests.table.faults.test_crash_everywhere import kill_everywhere

QUICK = (SCRIPTS["heads-up-ny"], SCRIPTS["fast-action"])
SESSIONS = pytest.mark.parametrize("script", mostly_slow(SCRIPTS.values(), *QUICK), ids=SCRIPTS)


@pytest.fixture
def points(monkeypatch: pytest.MonkeyPatch) -> Points:
    return Points(monkeypatch)


@pytest.fixture
def scratch() -> Iterator[Path]:
    with memory_folder() as folder:
        yield folder


# A settlement in two transactions.


@SESSIONS
def test_records_written_one_by_one_are_found(
    script: Script, scratch: Path, points: Points, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Table._append

    def one_by_one(table: Table, records: tuple[Any, ...], who: tuple[str, ...], intent: str | None) -> None:
        for record in records:
            whole(table, (record,), who, intent)
            intent = None

    monkeypatch.setattr(Table, "_append", one_by_one)
    with pytest.raises(AssertionError, match="was lost or doubled"):
        kill_everywhere(script, scratch, points, "round-stepped")


def test_entries_committed_one_by_one_are_found(scratch: Path, points: Points, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = SqliteJournal.append

    def one_by_one(journal: SqliteJournal, entries: Sequence[Entry]) -> int:
        return [whole(journal, (entry,)) for entry in entries][-1]

    monkeypatch.setattr(SqliteJournal, "append", one_by_one)
    with pytest.raises(AssertionError, match="was lost or doubled"):
        kill_everywhere(SCRIPTS["heads-up-ny"], scratch, points, "round-stepped")


# No idempotency.


@pytest.mark.parametrize(
    ("name", "kind", "found"),
    [
        ("heads-up-ma", "credit-given", "an ask was lost or taken twice"),
        ("heads-up-ny", "bet-placed", "stale"),
        ("texas", "round-stepped", "stale"),
        ("fast-action-cut", "reshuffle-ordered", "an ask was lost or taken twice"),
        ("flop-poker", "cash-out-paid", "stale"),
        ("hand-pay", "hand-pay-confirmed", "There is no hand-pay"),
        ("void", "round-stepped", "No round is in play|stale"),
    ],
)
def test_an_ask_that_is_not_known_again_after_a_crash_is_found(
    name: str, kind: str, found: str, scratch: Path, points: Points, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(idempotency, "_before", lambda *_: None)
    with pytest.raises(AssertionError, match=found):
        kill_everywhere(SCRIPTS[name], scratch, points, kind)


@SESSIONS
def test_a_tap_that_is_taken_twice_is_found(script: Script, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idempotency.Answers, "again", lambda *_: None)
    driver = start(tmp_path, script, SeededChance(1))
    with pytest.raises(AssertionError, match="again"):
        Client(script).finish(driver)
    driver.table.close()


# Another deck after the crash.


@pytest.mark.parametrize("name", ["heads-up-ny", "fast-action"])
def test_a_round_that_is_dealt_anew_is_found(
    name: str, scratch: Path, points: Points, monkeypatch: pytest.MonkeyPatch
) -> None:
    sealed = Secret.from_bytes

    def anew(data: bytes) -> Secret:
        secret = sealed(data)
        return secret._replace(order=secret.order[::-1])

    monkeypatch.setattr(Secret, "from_bytes", anew)
    with pytest.raises((AssertionError, LedgerFault)):
        kill_everywhere(SCRIPTS[name], scratch, points, "round-opened")


# A float.


@SESSIONS
def test_a_float_is_refused(script: Script, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def inexact(cents: int, source: str, target: str) -> tuple[Posting, ...]:
        return move(cents * 10_000.0, source, target)  # type: ignore[arg-type]

    monkeypatch.setattr(posting, "move_cents", inexact)
    driver = start(tmp_path, script, SeededChance(1))
    before = len(entries_in(tmp_path))
    with pytest.raises(LedgerBug, match="a posting of other types"):
        Client(script).finish(driver)
    driver.table.close()
    assert all(type(micros) is int for e in entries_in(tmp_path) for _, micros in e.entry.postings)
    assert len(entries_in(tmp_path)) >= before


# A dropped trigger.


def test_a_dropped_trigger_is_found(tmp_path: Path) -> None:
    script = SCRIPTS["flop-poker"]
    start(tmp_path, script, SeededChance(1)).table.close()
    with closing(sqlite3.connect(Places(tmp_path).ledger, isolation_level=None)) as vandal:
        triggers = vandal.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
        assert len(triggers) >= 8
        for name, sql in triggers:
            vandal.execute(f"DROP TRIGGER {name}")
            with pytest.raises(LedgerFault, match="triggers were altered") as told:
                start(tmp_path, script, SeededChance(1))
            assert told.value.trouble == Trouble.DAMAGED
            vandal.execute(sql)
    start(tmp_path, script, SeededChance(1)).table.close()


# A duplicated frame.


def check_duplicates() -> None:
    """However often a frame with a chip comes, it is one frame, and one makes no chip."""
    device, deframer, watch = SimulatedSensor(count(7).__next__), Deframer(), Watch()
    moments = count(1_000, HEARTBEAT_MS)
    for now_ms in (next(moments) for _ in range(50)):
        watch.step(now_ms, deframer.feed(device.frame()))
    device.set_chip(1, on=True)
    frame = device.frame()
    heard = [report for _ in range(4) for report in watch.step(next(moments), deframer.feed(frame))]
    assert ChipSeen(1) not in heard, "a duplicated frame made a chip"


def test_a_duplicated_frame_makes_no_chip(monkeypatch: pytest.MonkeyPatch) -> None:
    check_duplicates()
    careful = Watch._judge

    def careless(watch: Watch, state: State, now_ms: int) -> None:
        line = watch._line
        careful(watch, state if line is None else state._replace(sequence=line.latest.sequence + 1), now_ms)

    monkeypatch.setattr(Watch, "_judge", careless)
    with pytest.raises(AssertionError, match="a duplicated frame made a chip"):
        check_duplicates()


def test_a_chip_that_is_reported_twice_is_one_wager(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script, sense = SCRIPTS["heads-up-ny"], Table.sense
    monkeypatch.setattr(Table, "sense", lambda table, reports: sense(table, [*reports, *reports]))
    driver, client = start(tmp_path, script, SeededChance(1)), Client(script)
    client.finish(driver)
    driver.table.close()
    records = check_session(tmp_path, client).records
    assert [record for record in records if isinstance(record, ChipMoved)] == [ChipMoved(1, True), ChipMoved(3, True)]
    (opened,) = (record for record in records if isinstance(record, RoundOpened))
    assert [player.stakes.count(("progressive", 100)) for player in opened.players] == [1, 1]
