"""The power-cut laboratory: what its images may hold, and that it tells SQLite's promises apart by behaviour."""

import json
import shutil
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from kiosk.app.composition import kind_of
from kiosk.base.ports import Entry, LedgerFault
from storage.backup import backup
from storage.integrity import check_ledger
from storage.places import Places
from storage.reader import LedgerReader
from tests.kit.parameters import mostly_slow
from tests.storage.powercut import Image, Log, compiler, images, journal_writer, plain_writer, record
from tests.storage.powercut.log import Act, Event, Found

pytestmark = pytest.mark.skipif(compiler() is None, reason="no C compiler to build the recorder with")
ROOT = Path(__file__).parents[2]
MEMORY = Path("/dev/shm")  # noqa: S108 (where a sync costs nothing; the images are dead already)

DATA = "data"  # the device's data directory, in the recorded one
NORMAL, FULL = 1, 2  # SQLite's numbers for synchronous
GOOD, LOST, DAMAGED = "good", "lost", "damaged"
Judge = Callable[[Image, Path], str]


@pytest.fixture
def scratch() -> Iterator[Path]:
    """A folder that is quick to fill."""
    with tempfile.TemporaryDirectory(prefix="powercut-", dir=MEMORY if MEMORY.is_dir() else None) as folder:
        yield Path(folder)


def run(code: str, directory: Path, failing: Iterable[int] = ()) -> Log:
    """Record a program of a few lines that works in the directory."""
    program = [sys.executable, "-ISc", f"import os; os.chdir({str(directory)!r})\n{code}"]
    return record(program, directory, failing=failing)


def outcomes(log: Log) -> set[frozenset[tuple[str, bytes | None]]]:
    """Everything that a cut after the program's end may leave."""
    ended = log._replace(events=(*log.events, Event(Act.ACKNOWLEDGE)))
    return {
        frozenset((path, found.content) for path, found in image.found.items())
        for image in images(ended, 1, 400)
        if image.acknowledged
    }


def laid_out(log: Log, scratch: Path, count: int, seed: int = 1) -> Iterator[tuple[Image, Path]]:
    """Images, each in a directory that goes when the next one comes."""
    for image in images(log, seed, count):
        with tempfile.TemporaryDirectory(dir=scratch) as directory:
            image.write_to(Path(directory))
            yield image, Path(directory)


def verdicts(judge: Judge, log: Log, scratch: Path, count: int, seed: int = 1) -> Counter[str]:
    return Counter(judge(image, directory) for image, directory in laid_out(log, scratch, count, seed))


# What the recorder sees.


def test_every_way_of_writing_is_seen(tmp_path: Path) -> None:
    (tmp_path / "before").write_bytes(b"stood here")
    log = run(  # and compare, as record() does
        """
here = os.open(".", os.O_RDONLY)
new = os.open("new", os.O_CREAT | os.O_RDWR, 0o600)
os.write(new, b"write ")
os.writev(new, [b"write", b"v "])
os.pwrite(new, b"hole", 1000)
os.ftruncate(new, 1002)
before = os.open("before", os.O_WRONLY | os.O_APPEND)
os.write(before, b", and more")
os.truncate("before", 12)
os.mkdir("folder", 0o700)
os.mkdir("inner", dir_fd=os.open("folder", os.O_RDONLY))
with open("folder/inner/text", "w") as text:
    text.write("through Python's own buffers")
os.link("folder/inner/text", "folder/inner/second")
os.unlink("folder/inner/text")
os.rename("new", "newer", src_dir_fd=here, dst_dir_fd=here)
os.rename("newer", os.path.abspath("newest"))
os.write(new, b"under another name")
open("gone", "xb").write(b"x")
os.remove("gone")
os.mkdir("passing")
os.rmdir("passing")
os.fsync(new)
os.fdatasync(before)
os.fsync(here)
""",
        tmp_path,
    )
    assert Counter(event.act.name for event in log.events) == {
        "CREATE": 3,
        "WRITE": 8,
        "TRUNCATE": 2,
        "MKDIR": 3,
        "LINK": 1,
        "UNLINK": 3,
        "RENAME": 2,
        "SYNC": 2,
        "SYNC_FOLDER": 1,
    }


def test_threads_are_seen_in_one_order(tmp_path: Path) -> None:
    run(  # and compare
        """
from threading import Thread
def fill(name):
    for number in range(100):
        with open(name, "ab") as file:
            file.write(b"%d" % number)
        os.truncate("shared", number)
        with open("shared", "wb") as file:
            file.write(b"%d" % number)
open("shared", "x").close()
threads = [Thread(target=fill, args=(name,)) for name in "abcd"]
for thread in threads: thread.start()
for thread in threads: thread.join()
""",
        tmp_path,
    )


@pytest.mark.parametrize(
    "code",
    [
        pytest.param("import mmap; mmap.mmap(os.open('file', os.O_RDWR), 6)[0] = 65", id="mapped memory"),
        pytest.param("os.chmod('file', 0o400)", id="other permissions"),
        pytest.param("os.rename('file', '../moved')", id="moved out"),
    ],
)
def test_what_the_recorder_cannot_see_is_an_error(code: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"before")
    with pytest.raises(RuntimeError, match="missed what happened to file"):
        run(code, tmp_path)


def test_a_program_that_fails_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="no such thing"):
        run("raise SystemExit('no such thing')", tmp_path)


# What a cut may leave.


@pytest.mark.parametrize(
    ("code", "contents"),
    [
        pytest.param("os.pwrite(file, b'new', 0)", [b"old", b"new"], id="a write may be lost"),
        pytest.param("os.pwrite(file, b'new', 0); os.fsync(file)", [b"new"], id="synced, it may not"),
        pytest.param("os.pwrite(file, b'new', 0); os.fdatasync(file)", [b"new"], id="nor with its data synced"),
        pytest.param(
            "os.pwrite(file, b'N', 0); os.pwrite(file, b'W', 2)", [b"old", b"Nld", b"olW", b"NlW"], id="reordered"
        ),
        pytest.param(
            "os.pwrite(file, b'new', 0); os.fsync(file); os.pwrite(file, b'g', 0)",
            [b"new", b"gew"],
            id="only the later",
        ),
        pytest.param(
            "os.pwrite(file, b'x' * 512 + b'y' * 9, 0)",
            [b"old", b"x" * 512, b"x" * 512 + b"y" * 9, b"old" + bytes(509) + b"y" * 9],
            id="torn between sectors, with a hole",
        ),
        pytest.param(
            "os.pwrite(file, b'x' * 9, 508)",
            [b"old", b"old" + bytes(505) + b"xxxx", b"old" + bytes(509) + b"x" * 5, b"old" + bytes(505) + b"x" * 9],
            id="torn at the sector's edge",
        ),
        pytest.param("os.ftruncate(file, 1)", [b"old", b"o"], id="a truncation may be lost"),
        pytest.param("os.ftruncate(file, 1); os.fsync(file)", [b"o"], id="synced, it may not be"),
        pytest.param(
            "os.ftruncate(file, 1); os.pwrite(file, b'NEW', 0)",
            [b"old", b"Nld", b"o", b"NEW"],
            id="above a lost truncation stands what stood there",
        ),
        pytest.param(
            "os.ftruncate(file, 2); os.ftruncate(file, 1)", [b"old", b"ol", b"o"], id="truncations in their order"
        ),
        pytest.param("open('file', 'wb').write(b'NEW')", [b"old", b"", b"NEW"], id="written over by opening"),
    ],
)
def test_of_a_file_a_cut_may_leave(code: str, contents: list[bytes], tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"old")
    log = run(f"file = os.open('file', os.O_RDWR)\n{code}", tmp_path)
    assert outcomes(log) == {frozenset({("file", content)}) for content in contents}


FAILED_SYNC = "try: os.fsync(file)\nexcept OSError as error: assert error.errno == 5\n"


@pytest.mark.parametrize(
    ("code", "contents"),
    [
        pytest.param("os.fsync(file)", [b"old", b"new"], id="the next sync writes nothing of it"),
        pytest.param("os.pwrite(file, b'g', 0); os.fsync(file)", [b"gld", b"gew"], id="only what comes after"),
        pytest.param("os.pwrite(file, b'new', 0); os.fsync(file)", [b"new"], id="written again, it is kept"),
        pytest.param("os.ftruncate(file, 1); os.fsync(file)", [b"o", b"n"], id="a truncation is kept"),
        pytest.param("assert os.pread(file, 3, 0) == b'new'", [b"old", b"new"], id="it is still read back"),
    ],
)
def test_of_what_a_failed_sync_dropped_a_cut_may_leave(code: str, contents: list[bytes], tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"old")
    opened = "file = os.open('file', os.O_RDWR)\nos.pwrite(file, b'new', 0)\n"
    log = run(f"{opened}{FAILED_SYNC}{code}", tmp_path, failing=[1])
    assert outcomes(log) == {frozenset({("file", content)}) for content in contents}


REPLACE = "new = os.open('new', os.O_CREAT | os.O_WRONLY)\nos.write(new, b'NEW')\n"
KEEP = "\nos.fsync(os.open('.', os.O_RDONLY))"


@pytest.mark.parametrize(
    ("code", "left"),
    [
        pytest.param("os.unlink('file')", [{"file": b"old"}, {}], id="an unlink may be lost"),
        pytest.param(f"os.unlink('file'){KEEP}", [{}], id="not after the folder's sync"),
        pytest.param(
            f"{REPLACE}os.fsync(new)", [{"file": b"old"}, {"file": b"old", "new": b"NEW"}], id="a name is not its data"
        ),
        pytest.param(
            f"{REPLACE}os.fsync(new)\nos.rename('new', 'file')",
            [{"file": b"old"}, {"file": b"old", "new": b"NEW"}, {"file": b"NEW"}],
            id="a rename is whole or not at all",
        ),
        pytest.param(f"{REPLACE}os.fsync(new)\nos.rename('new', 'file'){KEEP}", [{"file": b"NEW"}], id="done well"),
        pytest.param(
            f"{REPLACE}os.rename('new', 'file'){KEEP}", [{"file": b""}, {"file": b"NEW"}], id="the data forgotten"
        ),
        pytest.param(
            "os.link('file', 'twin')\nos.truncate('twin', 0)",
            [{"file": b"old"}, {"file": b""}, {"file": b"old", "twin": b"old"}, {"file": b"", "twin": b""}],
            id="two names, one file",
        ),
        pytest.param(
            "os.mkdir('folder')\nopen('folder/empty', 'x')\nos.fsync(os.open('folder', os.O_RDONLY))",
            [{"file": b"old"}, {"file": b"old", "folder": None, "folder/empty": b""}],
            id="a folder is lost with all it holds",
        ),
        pytest.param(
            f"os.mkdir('folder')\nopen('folder/empty', 'x'){KEEP}",
            [{"file": b"old", "folder": None}, {"file": b"old", "folder": None, "folder/empty": b""}],
            id="each folder has its own sync",
        ),
        pytest.param(f"open('plain.db-shm', 'x'){KEEP}", [{"file": b"old"}], id="no mapped index"),
    ],
)
def test_of_names_a_cut_may_leave(code: str, left: list[dict[str, bytes | None]], tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"old")
    assert outcomes(run(code, tmp_path)) == {frozenset(found.items()) for found in left}


def test_an_image_is_written_as_it_was_found(tmp_path: Path) -> None:
    Image({"keys": Found(0o700, None), "keys/secret": Found(0o600, b"content")}, (), 0).write_to(tmp_path / "new")
    assert (tmp_path / "new/keys/secret").read_bytes() == b"content"
    assert (tmp_path / "new/keys").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "new/keys/secret").stat().st_mode & 0o777 == 0o600


# What the laboratory finds out about SQLite.


def transactions(directory: Path, journal_mode: str, synchronous: str, count: int = 150) -> Log:
    """The log of the plain writer."""
    program = [sys.executable, "-m", "tests.storage.powercut.plain_writer", directory, journal_mode, synchronous, count]
    return record([str(word) for word in program], directory, {"PYTHONPATH": str(ROOT)})


def judge_plain(image: Image, directory: Path) -> str:
    """What became of the plain writer's rows."""
    promised = int(image.acknowledged[-1]) if image.acknowledged else 0
    with closing(sqlite3.connect(directory / plain_writer.NAME)) as database:
        try:
            sound = database.execute("pragma quick_check").fetchall() == [("ok",)]
            made = database.execute("select count(*) from sqlite_schema").fetchone() != (0,)
            rows = database.execute("select * from entry order by number").fetchall() if made else []
        except sqlite3.DatabaseError:
            return DAMAGED
    if not sound or rows != [(number, plain_writer.payload(number)) for number in range(1, len(rows) + 1)]:
        return DAMAGED
    return GOOD if len(rows) >= promised else LOST


@pytest.mark.parametrize(
    ("journal_mode", "synchronous", "found"),
    [
        ("wal", "full", {GOOD}),
        ("wal", "normal", {GOOD, LOST}),
        ("wal", "off", {GOOD, LOST, DAMAGED}),
        ("delete", "extra", {GOOD}),
        ("delete", "full", {GOOD, LOST}),  # the unlink that commits is not synced
    ],
)
def test_the_settings_of_sqlite_are_told_apart(
    journal_mode: str, synchronous: str, found: set[str], tmp_path: Path, scratch: Path
) -> None:
    log = transactions(tmp_path, journal_mode, synchronous)
    assert set(verdicts(judge_plain, log, scratch, 150)) == found


@pytest.mark.slow
def test_sqlite_keeps_its_promise_through_many_cuts(tmp_path: Path, scratch: Path) -> None:
    assert verdicts(judge_plain, transactions(tmp_path, "wal", "full", 400), scratch, 10_000) == {GOOD: 10_000}


def test_the_same_seed_gives_the_same_images(tmp_path: Path) -> None:
    log = transactions(tmp_path, "wal", "full", 30)
    assert list(images(log, 7, 50)) == list(images(log, 7, 50))
    assert list(images(log, 7, 50)) != list(images(log, 8, 50))


# The real journal.


def ledger(directory: Path, appends: int, synchronous: int = FULL, failing: Iterable[int] = ()) -> Log:
    """The log of the journal's writer, which makes the data directory, or goes on with what it finds there."""
    program = [sys.executable, "-m", "tests.storage.powercut.journal_writer", directory / DATA, synchronous, appends]
    return record([str(word) for word in program], directory, {"PYTHONPATH": str(ROOT)}, failing)


def failures_at(entry: Entry) -> int:
    """How often the journal had failed when it wrote this."""
    failures: int = json.loads(entry.payload)["failures"]
    return failures


def lost(image: Image, held: Sequence[Entry]) -> bool:
    """Whether an entry that was acknowledged is missing, or another one stands in its place."""
    promised = [tuple(map(int, text.split())) for text in image.acknowledged]
    if len(held) < max((number for number, _ in promised), default=0):
        return True
    return any(number and failures_at(held[number - 1]) > failures for number, failures in promised)


def judge_ledger(image: Image, directory: Path) -> str:
    """Start the device on what is left: all that was promised is there, the ledger is sound, and the play goes on."""
    places = Places(directory / DATA)
    if image.acknowledged and not places.ledger.exists():
        return LOST
    try:
        journal = journal_writer.start(places.data)
        with LedgerReader.open(places.ledger) as reader:
            held = [stored.entry for stored in reader.entries()]
        if lost(image, held):
            return LOST
        if held != [journal_writer.entry(number, failures_at(one)) for number, one in enumerate(held, 1)]:
            return DAMAGED
        journal.append(journal_writer.entries_after(len(held)))
        journal.between_rounds(journal_writer.AT_MS)
        journal.close()
    except LedgerFault as fault:
        return str(fault).replace(str(directory), "")
    return " ".join(finding.words for finding in check_ledger(places)) or GOOD


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Log:
    """A first start, and four sessions of play."""
    return ledger(tmp_path_factory.mktemp("played"), 60)


def test_no_cut_takes_what_the_journal_acknowledged(played: Log, scratch: Path) -> None:
    assert verdicts(judge_ledger, played, scratch, 100) == {GOOD: 100}


def judge_start(image: Image, directory: Path) -> str:
    """The same, by a command: each looks first what kind of ledger it has, without a right to write."""
    try:
        kind = kind_of(directory / DATA)
    except LedgerFault as fault:
        return str(fault).replace(str(directory), "")
    return judge_ledger(image, directory) if kind in (None, "test") else DAMAGED


def test_a_cut_during_the_first_start_leaves_a_device_that_starts(tmp_path: Path, scratch: Path) -> None:
    assert verdicts(judge_start, ledger(tmp_path, 1), scratch, 50) == {GOOD: 50}


@pytest.mark.parametrize(
    "made", mostly_slow(["restored from a backup", "never opened before"], "restored from a backup")
)
def test_a_cut_during_the_first_opening_leaves_a_device_that_starts(made: str, tmp_path: Path, scratch: Path) -> None:
    source, place = Places(tmp_path / "source" / DATA), Places(tmp_path / "new" / DATA)
    source.data.parent.mkdir()
    ledger(source.data.parent, 20)
    if made == "restored from a backup":
        backup(source.data, place.data)
        shutil.copytree(source.keys, place.keys)
    else:
        shutil.copytree(source.data, place.data)
        with closing(sqlite3.connect(place.ledger)) as plain:
            assert plain.execute("pragma journal_mode = delete").fetchone() == ("delete",)
    assert verdicts(judge_start, ledger(place.data.parent, 2), scratch, 50) == {GOOD: 50}


def test_synchronous_normal_is_caught(tmp_path: Path, scratch: Path) -> None:
    assert verdicts(judge_ledger, ledger(tmp_path, 60, NORMAL), scratch, 40)[LOST] > 4


@pytest.mark.parametrize(
    "which", [pytest.param(5, marks=pytest.mark.slow), 50, pytest.param(95, marks=pytest.mark.slow)]
)
def test_a_cut_during_the_recovery_from_a_cut(which: int, played: Log, tmp_path: Path, scratch: Path) -> None:
    first = list(images(played, 2, 100))[which]
    first.write_to(tmp_path)
    for second, left in laid_out(ledger(tmp_path, 2), scratch, 25):
        assert judge_ledger(second._replace(acknowledged=first.acknowledged + second.acknowledged), left) == GOOD


FAILING = {  # the syncs that fail: of the first start, of both files, one or several in a row, with a reader or without
    "every seventh": range(3, 400, 7),
    "every twelfth": range(12, 400, 12),
    "two in a row": sorted({*range(9, 400, 11), *range(10, 400, 11)}),
    "three in a row": sorted({*range(20, 400, 13), *range(21, 400, 13), *range(22, 400, 13)}),
    "one": [30],
}


@pytest.mark.parametrize(
    "failing",
    [
        pytest.param(failing, id=name, marks=() if name == "two in a row" else pytest.mark.slow)
        for name, failing in FAILING.items()
    ],
)
def test_a_sync_that_fails_takes_nothing_that_was_acknowledged(
    failing: Sequence[int], tmp_path: Path, scratch: Path
) -> None:
    assert verdicts(judge_ledger, ledger(tmp_path, 60, failing=failing), scratch, 40) == {GOOD: 40}


def syncs_of_the_database(log: Log) -> list[int]:
    """Which syncs of files those are that move the log, counted from 1."""
    created = (event for event in log.events if event.act is Act.CREATE)
    made = next(event.inode for event in created if event.path.endswith("ledger.db.unfinished"))
    synced = [event.inode for event in log.events if event.act is Act.SYNC]
    return [number for number, inode in enumerate(synced, 1) if inode == made]


@pytest.mark.parametrize("which", [1, *(pytest.param(later, marks=pytest.mark.slow) for later in range(2, 5))])
def test_moving_the_log_may_fail_even_if_a_part_of_it_was_moved_before(
    which: int, played: Log, tmp_path: Path, scratch: Path
) -> None:
    log = ledger(tmp_path, 40, failing=[syncs_of_the_database(played)[which]])
    assert verdicts(judge_ledger, log, scratch, 25) == {GOOD: 25}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_the_journal_keeps_its_promise_on_a_failing_disk(seed: int, tmp_path: Path, scratch: Path) -> None:
    chance = Random(seed)
    often, in_a_row = chance.choice((0.02, 0.05, 0.1, 0.15)), chance.choice((1, 1, 2, 3))
    failing = {number + more for number in range(1, 3_000) if chance.random() < often for more in range(in_a_row)}
    log = ledger(tmp_path, 60, failing=sorted(failing))
    assert verdicts(judge_ledger, log, scratch, 200) == {GOOD: 200}


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_the_journal_keeps_its_promise_through_many_cuts(seed: int, tmp_path: Path, scratch: Path) -> None:
    assert verdicts(judge_ledger, ledger(tmp_path, 100), scratch, 10_000, seed) == {GOOD: 10_000}
