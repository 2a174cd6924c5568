"""The one module that opens databases: the pragmas, the version, the hash of the schema, and the lock of the writer.

One connection writes, and only it tidies the log; every other one is read-only. Each pragma is read back. Nobody opens
the database as a plain file while one writes: closing that would drop SQLite's locks.
"""

import fcntl
import os
import sqlite3
import weakref
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING
from urllib.parse import quote

from kiosk.base.durable import appearing
from kiosk.base.ports import LedgerBug, LedgerFault, Trouble
from kiosk.base.progress import Progress, unwatched
from storage.chain import Identity
from storage.errors import Faults, Reading
from storage.schema import APPLICATION_ID, KINDS, RELEASES, Release, schema_sha256

if TYPE_CHECKING:
    from sqlite_utils import Database

_PAGES = 2_000  # of a copy, between two looks whether it is still wanted
_SAFE = {"trusted_schema": 0, "cell_size_check": 1, "recursive_triggers": 1, "foreign_keys": 1}
WRITER_PRAGMAS: dict[str, int | str] = {
    **_SAFE,
    "busy_timeout": 250,  # milliseconds; nobody else writes, so whoever is in the way is in the wrong
    "journal_mode": "wal",
    "synchronous": 2,  # FULL: a commit that returned survives a power cut
    "wal_autocheckpoint": 0,
    "journal_size_limit": 64 * 2**20,  # a log that a long reader let grow shrinks again
}
READER_PRAGMAS: dict[str, int | str] = {**_SAFE, "busy_timeout": 5000, "query_only": 1}


class WriterLock:
    """Held as long as a process may write to the ledger; the system lets go of it when the process ends.

    The data directory itself is locked: a lock file could be removed, and another one be made and locked in its place.
    """

    def __init__(self, data: Path) -> None:
        with Faults(f"lock {data}"):
            handle = os.open(data, os.O_RDONLY | os.O_DIRECTORY)
            self._close = weakref.finalize(self, os.close, handle)  # also when nobody holds it any more
            self._close.atexit = False  # the system lets go of it when all else is closed
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                self.release()
                raise LedgerFault(Trouble.LOCKED, f"another process writes to the ledger in {data}") from None

    def __enter__(self) -> None:
        """It is held already."""

    def __exit__(self, _kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None) -> None:
        self.release()

    @property
    def released(self) -> bool:
        return not self._close.alive

    def release(self) -> None:
        self._close()


def create(path: Path, identity: Identity, releases: Sequence[Release] = RELEASES) -> None:
    """A new, empty ledger in a file that does not exist yet."""
    if identity.kind not in KINDS:
        raise LedgerBug(f"a ledger is one of {', '.join(KINDS)}")
    with Faults(f"create {path}"):
        _new_file(path)
        connection = _connect(path, "rw")
        try:
            db = _for_writing(connection)
            with db.atomic():
                db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
                for release in releases:
                    advance(db, release)
                db.execute("INSERT INTO ledger (id, kind, made_ms, format) VALUES (?, ?, ?, ?)", identity)
            _set(connection, {"journal_mode": "wal"})  # now, and not in the ledger's own place when it is first opened
        finally:
            connection.close()


def _for_writing(connection: sqlite3.Connection) -> "Database":
    """Only whoever writes needs the library: to load it takes as long as to read a ledger."""
    from sqlite_utils import Database  # noqa: PLC0415

    return Database(connection, execute_plugins=False)


def advance(db: "Database", release: Release) -> None:
    """Bring the schema to a release, inside the caller's transaction, and compare its hash."""
    release.step(db)
    db.execute(f"PRAGMA user_version = {release.version:d}")
    found = schema_sha256(db.conn)
    if found != release.schema_sha256:
        raise LedgerBug(f"the schema of version {release.version} has the hash {found}")


def open_writer(path: Path, releases: Sequence[Release] = RELEASES) -> "Database":
    """The connection that writes. The caller holds the WriterLock."""
    with Reading(f"open {path}"):
        if path.exists() and not _writable(path):
            raise LedgerFault(Trouble.READ_ONLY, f"{path} or its directory cannot be written to")
        connection = _connect(path, "rw")
        try:
            check_version(connection, releases)
            _set(connection, WRITER_PRAGMAS)
            connection.execute("BEGIN IMMEDIATE")  # says now, not at the first bet, that it cannot be written
            connection.execute("ROLLBACK")
        except BaseException:
            connection.close()
            raise
    return _for_writing(connection)


def open_reader(path: Path, releases: Sequence[Release] | None = RELEASES) -> sqlite3.Connection:
    """A connection that cannot write. Whoever may not even write to the directory can open it, too."""
    with Reading(f"open {path}"):
        _undo_half_done(path)
        # Without a writer there is no shared memory, and somebody who may not write must not try to make it: for that
        # reader the file stands still.
        still = not _writable(path) and not Path(f"{path}-wal").exists()
        connection = _connect(path, "ro&immutable=1" if still else "ro")
        try:
            _set(connection, READER_PRAGMAS)
            if releases is not None:
                check_version(connection, releases)
        except BaseException:
            connection.close()
            raise
    return connection


def _undo_half_done(path: Path) -> None:
    """Undo a change that a power cut left half done: a connection that cannot write could not read it either.

    Only a database that comes out of a backup, or was never opened, changes in that way: when it gets its log.
    """
    if Path(f"{path}-journal").exists() and _writable(path):
        with suppress(LedgerFault), WriterLock(path.parent):  # if it is locked, whoever writes to it undoes it
            stored_version(path)


def keep_log(path: Path) -> sqlite3.Connection:
    """A reader that keeps the log where it is, if it is closed after the writer.

    The last writer to close moves the log into the database and removes it. After an error it must not: what it moved
    before counts as done, even if the sync of that failed.
    """
    connection = open_reader(path, None)
    with Reading(f"open {path}"):
        version_of(connection)  # from here on it is one that has the log open
    return connection


@contextmanager
def standing_still(path: Path) -> Iterator[None]:
    """Nobody writes to the database or moves its log meanwhile, and the log stays."""
    with closing(keep_log(path)), closing(_connect(path, "rw")) as connection:
        _set(connection, {"busy_timeout": WRITER_PRAGMAS["busy_timeout"]})
        connection.execute("BEGIN IMMEDIATE")
        yield


def copy_database(source: sqlite3.Connection, target: Path, progress: Progress = unwatched) -> None:
    """A copy of the database as it stands now, durable, in one file that needs no log beside it.

    The source is held as it stands meanwhile: what the table writes comes into its log, and makes the copy neither
    begin again nor change.
    """
    with Faults(f"copy to {target}"), appearing(target) as unfinished:
        _new_file(unfinished)
        with closing(_connect(unfinished, "rw")) as connection:
            _set(connection, {"synchronous": 2})
            _copy_pages(source, connection, progress)
            _set(connection, {"journal_mode": "delete"})


def _copy_pages(source: sqlite3.Connection, target: sqlite3.Connection, progress: Progress) -> None:
    source.execute("BEGIN")
    try:
        source.execute("SELECT count(*) FROM ledger").fetchone()  # from here on it sees the same database
        source.backup(target, pages=_PAGES, progress=lambda _, left, of: progress(of - left, of), sleep=0)
    finally:
        source.execute("ROLLBACK")


def stored_version(path: Path) -> int:
    """The version of a file's schema. A power cut may have left a change half done: where it can be, it is undone."""
    with Reading(f"open {path}"):
        connection = _connect(path, "rw") if _writable(path) else open_reader(path, None)
        try:
            return version_of(connection)
        finally:
            connection.close()


def version_of(connection: sqlite3.Connection) -> int:
    """The version of the schema; a file that is no ledger is a fault."""
    if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
        _, _, path = connection.execute("PRAGMA database_list").fetchone()
        raise LedgerFault(Trouble.DAMAGED, f"{path} is not a ledger")
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def check_version(connection: sqlite3.Connection, releases: Sequence[Release] = RELEASES) -> None:
    """The file is a ledger of this release, and its schema is what the release wrote, triggers included."""
    version, newest = version_of(connection), releases[-1]
    if version > newest.version:
        words = f"the ledger has version {version}, written by a newer release; this one knows {newest.version}"
        raise LedgerFault(Trouble.NEWER, words)
    if version < newest.version:
        raise LedgerFault(Trouble.DAMAGED, f"the ledger has version {version} and must be migrated first")
    if schema_sha256(connection) != newest.schema_sha256:
        raise LedgerFault(Trouble.DAMAGED, "the ledger's tables, indexes or triggers were altered")


def identity_of(connection: sqlite3.Connection) -> Identity:
    rows = connection.execute("SELECT id, kind, made_ms, format FROM ledger").fetchall()
    if len(rows) != 1:
        raise LedgerFault(Trouble.DAMAGED, "the ledger does not name itself once")
    return Identity(*rows[0])


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    uri = f"file:{quote(os.fspath(path.absolute()))}?mode={mode}"
    return sqlite3.connect(uri, uri=True, isolation_level=None, cached_statements=64)


def _writable(path: Path) -> bool:
    return all(os.access(place, os.W_OK, effective_ids=True) for place in (path, path.parent))


def _new_file(path: Path) -> None:
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o644))


def _set(connection: sqlite3.Connection, pragmas: dict[str, int | str]) -> None:
    for name, value in pragmas.items():
        connection.execute(f"PRAGMA {name} = {value}")
        found = connection.execute(f"PRAGMA {name}").fetchone()[0]
        if found != value:
            raise LedgerFault(Trouble.GONE, f"SQLite keeps {name} at {found}, not {value}")
