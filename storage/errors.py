"""Tells the environment's faults from our own, by type.

A full disk, a read-only file, a lock, damage, a lost device: LedgerFault. Whatever else SQLite refuses: LedgerBug.
"""

import errno
import sqlite3
from collections.abc import Callable
from types import TracebackType
from typing import TypeVar

from kiosk.base.ports import LedgerBug, LedgerFault, Trouble

T = TypeVar("T")

_SQLITE = {  # by primary result code
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
    sqlite3.SQLITE_PROTOCOL: Trouble.LOCKED,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
    sqlite3.SQLITE_FORMAT: Trouble.DAMAGED,
    sqlite3.SQLITE_IOERR: Trouble.GONE,
    sqlite3.SQLITE_CANTOPEN: Trouble.GONE,
    sqlite3.SQLITE_PERM: Trouble.GONE,
}
_SYSTEM = {
    errno.ENOSPC: Trouble.FULL,
    errno.EDQUOT: Trouble.FULL,
    errno.EFBIG: Trouble.FULL,
    errno.EROFS: Trouble.READ_ONLY,
    errno.EACCES: Trouble.READ_ONLY,
    errno.EPERM: Trouble.READ_ONLY,
    errno.EAGAIN: Trouble.LOCKED,
}

FOREIGN = (sqlite3.Error, OSError, OverflowError, UnicodeError)  # what SQLite, the system and Python's binding raise


class Faults:
    """Inside of this, errors of SQLite and of the system leave as a LedgerFault or a LedgerBug."""

    def __init__(self, doing: str) -> None:
        self.doing = doing

    def __enter__(self) -> None:
        """Nothing to prepare."""

    def __exit__(self, _kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if isinstance(error, FOREIGN):
            raise ledger_error(error, self.doing) from error


class Reading(Faults):
    """The same where only fixed statements read: what makes no sense there is damage, not our bug."""

    def __exit__(self, _kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if isinstance(error, (*FOREIGN, TypeError, AttributeError)):  # a value of another type than the column's
            fault = ledger_error(error, self.doing)
            if isinstance(fault, LedgerBug) and not isinstance(error, sqlite3.ProgrammingError):
                fault = LedgerFault(Trouble.DAMAGED, str(fault))
            raise fault from error


def look_twice(look: Callable[[], T]) -> T:
    """What is found there. Damage is believed only if a second look finds it as well.

    SQLite takes a page that could not be read, for once, for one that is damaged.
    """
    try:
        return look()
    except LedgerFault as fault:
        if fault.trouble is not Trouble.DAMAGED:
            raise
    return look()


def ledger_error(error: Exception, doing: str) -> LedgerFault | LedgerBug:
    words = f"cannot {doing}: {_why(error, doing)}"
    if isinstance(error, OSError):
        return LedgerFault(_SYSTEM.get(error.errno or 0, Trouble.GONE), words)
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:  # raised by Python's module itself: text that is no UTF-8, or a misuse
        damaged = isinstance(error, sqlite3.OperationalError)
        return LedgerFault(Trouble.DAMAGED, words) if damaged else LedgerBug(words)
    if code == sqlite3.SQLITE_READONLY_DBMOVED:
        return LedgerFault(Trouble.GONE, words)
    trouble = _SQLITE.get(code & 0xFF)
    return LedgerBug(words) if trouble is None else LedgerFault(trouble, words)


def _why(error: Exception, doing: str) -> str:
    """The reason in words, with the path that the system names if it is another one."""
    if not isinstance(error, OSError) or error.strerror is None:
        return str(error)
    path = error.filename2 or error.filename
    return error.strerror if path is None or doing.endswith(str(path)) else f"{path}: {error.strerror}"
