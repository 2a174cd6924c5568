"""A ledger that cannot be written stops the table with the right fault; credits stay; it resumes when it can."""

import errno
import os
import resource
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import storage.checkpoints
import storage.recovery
from kiosk.app.composition import open_reader
from kiosk.base.ports import LedgerFault, Trouble
from kiosk.ledger.accounts import FELTS
from kiosk.ledger.records import FaultCleared, FaultRaised, RoundStepped
from kiosk.ledger.table_state import Phase, TableState
from kiosk.policy.faults import FAULTS
from kiosk.reports.ledger_reading import state_of
from kiosk.rules.events import Settled
from kiosk.rules.intents import Refusal, Refused
from kiosk.table import dealer
from kiosk.table.chance import SeededChance
from kiosk.table.requests import CallAttendant
from kiosk.table.table import RETRY_MS
from kiosk.table.views import TableView
from storage.places import Places
from tests.kit.parameters import mostly_slow
from tests.kit.table.crash_points import AGAIN, ONCE, OVERHEAD, Ends, Point, Points, check_session, start
from tests.kit.table.scripted_clients import SCRIPTS, Client, Script

Cause = Callable[[Path], AbstractContextManager[None]]

# What is wrong, for as long as it is.


class Connections:
    """Every connection there is, and what is set on each, old or new."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.open: list[sqlite3.Connection] = []
        self.setting = ""
        connections = self

        class Kept(sqlite3.Connection):
            def __init__(self, *args: Any, **kwargs: Any) -> None:
                super().__init__(*args, **kwargs)
                connections.open.append(self)
                if connections.setting:
                    self.execute(connections.setting)

            def close(self) -> None:
                connections.open.remove(self)
                super().close()

        patch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Kept))

    @contextmanager
    def set(self, setting: str, over: str) -> Iterator[None]:
        """Set it, until it is over."""
        self.setting = setting
        for connection in self.open:
            connection.execute(setting)
        yield
        self.setting = ""
        for connection in self.open:
            connection.execute(over)


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> Connections:
    return Connections(monkeypatch)


@contextmanager
def locked(data: Path) -> Iterator[None]:
    """Another program writes to the database."""
    with closing(sqlite3.connect(Places(data).ledger, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@contextmanager
def unwritable(data: Path) -> Iterator[None]:
    """The system refuses to write to any file."""
    assert Places(data).ledger.exists()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def full(data: Path) -> Iterator[None]:
    """Something else has taken the rest of the disk, and a reader keeps the log from being moved and removed."""
    ballast = data.parent / "ballast"
    with open_reader(data) as reader, ballast.open("wb", buffering=0) as file:
        assert reader.last_number()
        for size in (1 << 16, 1 << 12, 1):
            with suppress(OSError):
                while file.write(bytes(size)):
                    pass
        assert shutil.disk_usage(data).free == 0
        yield
    ballast.unlink()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own of two megabytes."""
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(tmp_path)]
    if subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("only the superuser can mount a small disk")
    try:
        yield tmp_path
    finally:
        subprocess.run(["umount", "--lazy", tmp_path], check=True)


# When it begins: at the first moment that is like this.


def betting(state: TableState) -> bool:
    """Somebody has staked."""
    return state.phase == Phase.BETTING and any(state.books.get(felt) for felt in FELTS)


def deciding(state: TableState) -> bool:
    """Somebody owes a decision."""
    played, game = state.round, state.game()
    return state.phase == Phase.PLAYING and played is not None and any(game.options(played, s) for s in played.seats)


def settling(state: TableState) -> bool:
    """The dealer's next step is the last."""
    if state.phase != Phase.PLAYING or state.round is None or deciding(state):
        return False
    done = dealer.proceed(state)
    return not isinstance(done, Refused) and any(
        isinstance(record, RoundStepped) and isinstance(record.events[-1], Settled) for record in done
    )


class Troubled:
    """A session in which the cause of a trouble comes at a moment; `over` takes it away again."""

    def __init__(self, data: Path, script: Script, moment: Callable[[TableState], bool], cause: Cause) -> None:
        self.data, self.client = data, Client(script)
        self.driver = start(data, script, SeededChance(script.seed))
        self.before: TableState | None = None
        self.told = self.driver.table.view()
        self._cause = ExitStack()

        def observe(_: object, view: TableView) -> None:
            self.told = view
            if self.before is None and moment(self.driver.state):
                self.before = self.driver.state
                self._cause.enter_context(cause(data))

        self.driver.table.observe(observe)
        while self.driver.table.halted is None:
            assert self.client.move(self.driver), "the trouble was never felt"

    def over(self) -> None:
        """The cause is gone."""
        self._cause.close()

    def retry(self) -> LedgerFault | None:
        """The table tries again."""
        self.driver.clock.pass_ms(RETRY_MS)
        self.driver.table.tick()
        return self.driver.table.halted

    def check_stopped(self, trouble: Trouble) -> None:
        """The table takes nothing, says why, and the ledger holds what it held."""
        halted, answer = self.driver.table.halted, self.driver.refused(CallAttendant(2))
        assert halted is not None
        assert halted.trouble == trouble
        assert answer.code == Refusal.TABLE_STOPPED
        assert answer.words == FAULTS[f"ledger-{trouble}"].words_players
        assert f"ledger-{trouble}" in [fault.fault for fault in self.told.faults]
        assert self.before is not None
        assert self.driver.state.books == self.before.books

    def check_resumed(self, trouble: Trouble) -> None:
        """Everybody is told that it is over, the session goes on to its end, and the log tells of the fault."""
        assert self.told == self.driver.table.view()
        self.client.finish(self.driver)
        self.driver.table.close()
        records = check_session(self.data, self.client).records
        told = [r for r in records if isinstance(r, FaultRaised | FaultCleared) and r.fault == f"ledger-{trouble}"]
        assert [type(record) for record in told] == [FaultRaised, FaultCleared]


def check_trouble(troubled: Troubled, trouble: Trouble) -> None:
    """It stops, stays stopped while the cause is there, and goes on when it is gone."""
    troubled.check_stopped(trouble)
    again = troubled.retry()
    assert again is not None
    assert again.trouble == trouble
    troubled.over()
    with open_reader(troubled.data) as reader:
        assert troubled.before is not None
        assert state_of(reader).books == troubled.before.books
    troubled.driver.table.tick()
    assert troubled.driver.table.halted is not None, "it does not try without a pause"
    assert troubled.retry() is None
    troubled.check_resumed(trouble)


MOMENTS = pytest.mark.parametrize("moment", [betting, deciding, settling])
NY, FAST = SCRIPTS["heads-up-ny"], SCRIPTS["fast-action-cut"]


@pytest.mark.parametrize("moment", mostly_slow([betting, deciding, settling], deciding))
def test_a_locked_ledger(moment: Callable[[TableState], bool], tmp_path: Path) -> None:
    check_trouble(Troubled(tmp_path, NY, moment, locked), Trouble.LOCKED)


@MOMENTS
def test_a_disk_that_fails(moment: Callable[[TableState], bool], tmp_path: Path) -> None:
    check_trouble(Troubled(tmp_path, NY, moment, unwritable), Trouble.GONE)


@MOMENTS
def test_a_full_disk(moment: Callable[[TableState], bool], small_disk: Path) -> None:
    check_trouble(Troubled(small_disk / "data", NY, moment, full), Trouble.FULL)


@MOMENTS
def test_a_read_only_ledger(moment: Callable[[TableState], bool], tmp_path: Path, connections: Connections) -> None:
    read_only = connections.set("PRAGMA query_only = 1", "PRAGMA query_only = 0")
    check_trouble(Troubled(tmp_path, NY, moment, lambda _: read_only), Trouble.READ_ONLY)


class FailingSyncs:
    """The module os on a disk that loses what it is to sync."""

    def __init__(self) -> None:
        self.failing = False

    def __getattr__(self, name: str) -> Any:
        return getattr(os, name)

    def fsync(self, handle: int) -> None:
        if self.failing:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        os.fsync(handle)

    fdatasync = fsync


def test_the_table_goes_on_only_when_everything_is_synced_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = FailingSyncs()
    monkeypatch.setattr(storage.checkpoints, "os", disk)
    monkeypatch.setattr(storage.recovery, "os", disk)

    @contextmanager
    def failing(_: Path) -> Iterator[None]:
        disk.failing = True
        yield
        disk.failing = False

    troubled = Troubled(tmp_path, NY, deciding, failing)  # it is felt when the round is signed
    for _ in range(3):
        halted = troubled.retry()
        assert halted is not None
        assert halted.trouble == Trouble.GONE
        assert "ledger.db again: Input/output error" in str(halted)
    troubled.over()
    assert troubled.retry() is None
    troubled.check_resumed(Trouble.GONE)


# Damage.


def corrupt(data: Path, table: str) -> Callable[[], None]:
    """Spoil the first page of a table in the file; what is returned mends it."""
    ledger = Places(data).ledger
    with closing(sqlite3.connect(ledger)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # or the log would have the page
        (root,) = other.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,)).fetchone()
        (size,) = other.execute("PRAGMA page_size").fetchone()
    place = (root - 1) * size
    page = ledger.read_bytes()[place : place + size]

    def write(content: bytes) -> None:
        with ledger.open("r+b") as file:
            file.seek(place)
            file.write(content)

    write(b"\xaa" * size)
    return partial(write, page)


@MOMENTS
@pytest.mark.parametrize("table", ["event", "posting"])
def test_a_corrupt_page(
    moment: Callable[[TableState], bool], table: str, tmp_path: Path, connections: Connections
) -> None:
    @contextmanager
    def spoiled(data: Path) -> Iterator[None]:
        mend = corrupt(data, table)
        for connection in connections.open:
            connection.execute("PRAGMA shrink_memory")  # or it would not look at the file
        yield
        mend()

    troubled = Troubled(tmp_path, NY, moment, spoiled)
    troubled.check_stopped(Trouble.DAMAGED)
    troubled.retry()
    troubled.check_stopped(Trouble.DAMAGED)
    troubled.over()
    troubled.retry()
    troubled.check_stopped(Trouble.DAMAGED)  # it never clears by itself
    troubled.driver.table.close()
    troubled.driver = start(tmp_path, NY, SeededChance(5))
    assert troubled.driver.table.halted is None
    assert "ledger-damaged" in [fault.fault for fault in troubled.driver.state.faults]  # nor by a restart
    troubled.driver.table.clear_fault("ledger-damaged")
    troubled.client.take_up(troubled.driver)
    troubled.driver.table.close()
    check_session(tmp_path, troubled.client)


def test_damage_that_is_found_while_another_trouble_lasts(tmp_path: Path) -> None:
    troubled = Troubled(tmp_path, NY, deciding, locked)
    troubled.over()
    corrupt(tmp_path, "event")
    assert troubled.retry() is not None
    troubled.check_stopped(Trouble.DAMAGED)
    troubled.driver.table.close()
    with pytest.raises(LedgerFault) as told:
        start(tmp_path, NY, SeededChance(5))
    assert told.value.trouble == Trouble.DAMAGED


# An error at every single step.


class Errors(Ends):
    """The process stays: it writes of the fault, and does the step again."""

    def where(self, point: Point) -> tuple[object, ...]:
        place = point.kind if point.kind in OVERHEAD else point.progress
        if "sign" in point.name:  # what was not signed is signed first of all when the ledger is tried again
            return (place, point.name)
        return (place, point.step, point.name)


@pytest.mark.parametrize("script", mostly_slow([NY, FAST], FAST), ids=lambda script: script.name)
@pytest.mark.parametrize("names", [AGAIN, *((name,) for name in ONCE)], ids=lambda names: names[-1])
def test_an_error_at_every_step(
    script: Script, names: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    points, client, errors = Points(monkeypatch), Client(script), Errors(*names)
    driver = start(tmp_path, script, SeededChance(script.seed))

    def strike(point: Point) -> None:
        if errors.is_next(point):
            error = sqlite3.OperationalError(str(point))
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise OSError(errno.ENOSPC, str(point)) if "sign" in point.name or "sync" in point.name else error

    points.start(strike)
    client.finish(driver)
    points.strike = None
    driver.table.close()
    records = check_session(tmp_path, client).records
    raised = sum(isinstance(record, FaultRaised) and record.fault == "ledger-full" for record in records)
    assert (100 if names == AGAIN else 1) <= raised <= len(errors.known)
