"""What the ledger costs: a commit, a round, opening, recall, verification and memory, each against a baseline.

Turns of the product and of its baseline alternate, and the median of their ratios counts. The baseline of a commit is a
plain sqlite3 transaction of the same rows under the same pragmas; of a long ledger, the same work on a short one.
"""

import contextlib
import hashlib
import io
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

from sqlite_utils import Database

from kiosk.app.cli import main
from kiosk.app.composition import open_table
from kiosk.base.clock import SkippingClock
from kiosk.base.ports import Entry, Posting
from kiosk.ledger.table_state import Phase
from kiosk.policy.config import default_config
from kiosk.table.chance import SeededChance
from storage.crypto.keys import load_keys
from storage.journal import SqliteJournal, create_ledger
from storage.places import Places
from storage.schema import RELEASES
from tests.benchmarks.ledgers import ledger
from tests.kit.table.table_driver import START_MS, Driver

MOST_COMMIT, MOST_ROUND, MOST_OPEN, MOST_RECALL = 1.3, 1.5, 1.2, 1.5
MOST_VERIFY_LONG, MOST_VERIFY_BARE, MOST_GROWTH_MB = 1.2, 5, 5
SHORT, LONG = 1_000, int(os.environ.get("CROUPIER_BENCH_ROUNDS", "1000000"))
COMMITS, ROUNDS, TURNS = 300, 20, 7


class Bare:
    """The same tables and pragmas without anything of ours: no triggers, no chain, no checks."""

    def __init__(self, path: Path) -> None:
        self.connection = sqlite3.connect(path, isolation_level=None)
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=0", "foreign_keys=ON"):
            self.connection.execute(f"PRAGMA {pragma}")
        db = Database(self.connection, execute_plugins=False)
        for release in RELEASES:
            release.step(db)
        for (trigger,) in list(db.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'")):
            db.execute(f"DROP TRIGGER {trigger}")
        self._number = 0

    def transact(self, entries: Sequence[Entry]) -> int:
        execute = self.connection.execute
        execute("BEGIN")
        for entry in entries:
            self._number += 1
            number = self._number
            row = (number, *entry[:5], ",".join(entry.who) or None, entry.intent, entry.payload, bytes(32))
            execute("INSERT INTO event VALUES (?,?,?,?,?,?,?,?,?,?)", row)
            lines = [(number, line, *posting) for line, posting in enumerate(entry.postings)]
            self.connection.executemany("INSERT INTO posting VALUES (?,?,?,?)", lines)
        execute("COMMIT")
        return self._number


def seconds(work: Callable[[], object]) -> float:
    started = time.perf_counter()
    work()
    return time.perf_counter() - started


def report(what: str, ours: float, baseline: float, ratio: float, most: float, unit: str = "us") -> bool:
    print(f"  {what:<34}{ours:12.1f} {unit}   baseline {baseline:12.1f} {unit}   ratio {ratio:5.2f}   at most {most}")
    return ratio <= most


def commits(folder: Path) -> bool:
    create_ledger(folder / "ours", "test", START_MS)
    journal = SqliteJournal(folder / "ours", load_keys(Places(folder / "ours")).signing)
    bare = Bare(folder / "bare.db")
    postings = (Posting("seat:1", -5_000_000), Posting("felt:1", 5_000_000))
    payload = '{"seat":1,"stakes":[["ante",500],["odds",500]]}'
    entry = Entry("bet-placed", 1, START_MS, 1, 1, (), "ask-1", payload, postings)
    pairs = []
    for _ in range(TURNS):
        ours = seconds(lambda: [journal.append((entry,)) for _ in range(COMMITS)]) / COMMITS
        pairs.append((ours, seconds(lambda: [bare.transact((entry,)) for _ in range(COMMITS)]) / COMMITS))
    journal.close()
    return _told("a durable commit", pairs, MOST_COMMIT)


def rounds(folder: Path) -> bool:
    """Whole six-seat rounds by scripted players, against the very transactions that they wrote, done bare."""
    driver = Driver(folder / "table", "heads-up-holdem/ny")
    driver.seat(1, 2, 3, 4, 5, 6)
    written: list[Sequence[Entry]] = []
    journal = driver.table._journal
    append = journal.append

    def recorded(entries: Sequence[Entry]) -> int:
        written.append(entries)
        return append(entries)

    journal.append = recorded  # type: ignore[method-assign]
    bare = Bare(folder / "rounds.db")
    pairs = []
    for _ in range(TURNS):
        driver.until(Phase.BETTING)
        written.clear()
        ours = 0.0
        for _ in range(ROUNDS):
            ours += seconds(lambda: driver.play_round(chip=True, choose=lambda options: options[0]))
        pairs.append((ours / ROUNDS, seconds(lambda: [bare.transact(entries) for entries in written]) / ROUNDS))
    driver.table.close()
    return _told("a six-seat round", pairs, MOST_ROUND)


def opening(short: Path, long: Path) -> bool:
    pairs = [(_open(long), _open(short)) for _ in range(3 * TURNS)]
    return _told(f"opening after {LONG:,} rounds", pairs, MOST_OPEN)


def _open(data: Path) -> float:
    """Seconds to open the table, in a process that dies before its log comes back into the ledger.

    Opening writes, and every turn wants the same ledger: its file is linked, and what is written stays beside the link.
    """
    with tempfile.TemporaryDirectory(dir=data.parent) as folder:
        scratch = Path(folder)
        for item in data.iterdir():
            if not item.name.startswith("ledger.db"):
                (shutil.copytree if item.is_dir() else shutil.copy)(item, scratch / item.name)
        os.link(data / "ledger.db", scratch / "ledger.db")
        result = scratch / "seconds"
        child = os.fork()
        if not child:
            config, clock, chance = default_config("flop-poker/ma"), SkippingClock(), SeededChance(1)
            result.write_text(str(seconds(lambda: open_table(scratch, "test", config, clock, chance))))
            os._exit(0)
        os.waitpid(child, 0)
        return float(result.read_text())


def recall(short: Path, long: Path) -> bool:
    pairs = []
    for turn in range(3 * TURNS):
        numbers = [1 + (turn * 7919 + k * 104_729) % (SHORT - 1) for k in range(20)]
        spread = [number * (LONG // SHORT) for number in numbers]
        pairs.append(
            (seconds(lambda: _recall(long, spread)) / 20, seconds(lambda: _recall(short, numbers)) / 20)  # noqa: B023
        )
    return _told(f"recall of a round out of {LONG:,}", pairs, MOST_RECALL)


def _recall(data: Path, numbers: Sequence[int]) -> None:
    for number in numbers:
        with contextlib.redirect_stdout(io.StringIO()):
            if main(["recall", "--data", str(data), "--round", str(number)]):
                raise RuntimeError(f"round {number} cannot be recalled")


def verification(short: Path, long: Path) -> bool:
    ours_long, kb_long = _verify(long)
    ours_short, kb_short = _verify(short)
    bare_long = seconds(lambda: _bare_read(long)) / _events(long)
    pair = [(ours_long / _events(long), ours_short / _events(short))]
    fine = _told("verifying an event, long ledger", pair, MOST_VERIFY_LONG)
    fine &= _told("verifying an event, against bare", [(ours_long / _events(long), bare_long)], MOST_VERIFY_BARE)
    print(f"  memory of verification: {kb_long / 1024:.0f} MB long, {kb_short / 1024:.0f} MB short")
    return fine and kb_long < 2 * kb_short


def _verify(data: Path) -> tuple[float, int]:
    """Seconds, and the largest resident memory, of the command."""
    command = [str(Path(sys.executable).with_name("croupier")), "verify", "--data", str(data)]
    started = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise RuntimeError(f"verification of {data} ended with {status}")
    return time.perf_counter() - started, usage.ru_maxrss


def _bare_read(data: Path) -> None:
    """Every row read in order and hashed, as little as that can be done."""
    connection = sqlite3.connect(f"file:{data / 'ledger.db'}?mode=ro", uri=True)
    digest = b""
    for table in ("event", "posting"):
        for row in connection.execute(f"SELECT * FROM {table}"):  # noqa: S608
            digest = hashlib.sha256(digest + repr(row).encode()).digest()
    connection.close()


def _events(data: Path) -> int:
    connection = sqlite3.connect(f"file:{data / 'ledger.db'}?mode=ro", uri=True)
    count = int(connection.execute("SELECT max(number) FROM event").fetchone()[0])
    connection.close()
    return count


_MEMORY = """
import sys
from kiosk.app.bots import Bots
from kiosk.base.clock import SkippingClock
from kiosk.policy.config import default_config
from kiosk.table.chance import SeededChance
from kiosk.app.composition import open_table
from pathlib import Path
def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4
clock = SkippingClock()
table = open_table(Path(sys.argv[1]), "test", default_config("flop-poker/ma"), clock, SeededChance(1))
bots = Bots(table, 6, SeededChance(2), clock.skip_to)
for _ in range(500):
    bots.play_round()
before = resident()
for _ in range(10_000):
    bots.play_round()
print(resident() - before)
"""


def memory(folder: Path) -> bool:
    command = [sys.executable, "-c", _MEMORY, str(folder / "memory")]
    grown = int(subprocess.run(command, capture_output=True, check=True, text=True).stdout) / 1024
    print(f"  10,000 headless rounds grow resident memory by {grown:.1f} MB, at most {MOST_GROWTH_MB}")
    return grown < MOST_GROWTH_MB


def _told(what: str, pairs: Sequence[tuple[float, float]], most: float) -> bool:
    ours, baseline = (median(column) * 1e6 for column in zip(*pairs, strict=True))
    return report(what, ours, baseline, median(one / other for one, other in pairs), most)


def run() -> bool:
    print("the ledger; medians of alternating turns")
    with tempfile.TemporaryDirectory(dir=".cache") as name:
        folder = Path(name)
        fine = [commits(folder), rounds(folder), memory(folder)]
    short, long = ledger(SHORT), ledger(LONG)
    return all([*fine, opening(short, long), recall(short, long), verification(short, long)])
