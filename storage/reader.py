"""Reads the ledger through a connection that cannot write: entries, snapshots, checkpoints, all as streams.

Rows never change and numbers never go back, so a reader fixes the last number when it begins and needs no
transaction: the table plays on meanwhile. Memory stays flat however long the ledger is.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from heapq import merge
from itertools import chain, groupby
from operator import itemgetter
from pathlib import Path
from types import TracebackType
from typing import Self

from kiosk.base.ports import LedgerFault, Posting, StoredEntry, Trouble
from kiosk.ledger.upgrades import SNAPSHOTS
from storage.chain import PostingRow, entry_of, genesis, link
from storage.checkpoints import Checkpoint
from storage.database import identity_of, open_reader
from storage.errors import Reading, look_twice
from storage.schema import REVEALS, SNAPSHOT

_EVENT = "SELECT number, kind, version, at_ms, round, seat, who, intent, payload, digest FROM event"
_POSTING = "SELECT event, line, account, micros FROM posting"
_POSTED = "SELECT DISTINCT event FROM posting"
_BOTH = (
    "SELECT number, kind, version, at_ms, round, seat, who, intent, payload, digest, account, micros"
    " FROM event LEFT JOIN posting ON posting.event = event.number"
)
# A snapshot is a cache: one in the layout of another release is passed over.
_SNAPSHOT = (
    f"FROM event WHERE round IS NULL AND kind = '{SNAPSHOT}' AND version BETWEEN {SNAPSHOTS[0]} AND {SNAPSHOTS[-1]}"
)
_LEAST, _GREATEST = -(2**63), 2**63 - 1
_NONE_LEFT: PostingRow = (2**63, 0, "", 0)  # beyond every event

StoredRow = tuple[int, str, int, int, int | None, int | None, str | None, str | None, str, bytes]
Rows = tuple[StoredRow | None, list[PostingRow]]  # None: postings that stand there without their event


class LedgerReader:
    """A view of the ledger. Close it, or use it in a with statement."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        with Reading("read the ledger"):
            self.identity = identity_of(connection)
        self.origin = genesis(self.identity)

    @classmethod
    def open(cls, path: Path) -> Self:
        return look_twice(lambda: cls(open_reader(path)))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self.connection.close()

    @property
    def kind(self) -> str:
        """live, demonstration or test."""
        return self.identity.kind

    @property
    def ledger_id(self) -> str:
        """No other ledger has it."""
        return self.identity.ledger_id

    def last_number(self) -> int:
        """The number of the last entry; 0 in an empty ledger."""
        return self._one("SELECT max(number) FROM event") or 0

    def last_row(self) -> int:
        """The greatest number in either table: postings can stand behind the last entry only by foul play."""
        return max(self._one("SELECT max(event) FROM posting") or 0, self.last_number())

    def last_round(self) -> int:
        """The number of the last round; 0 if there was none."""
        return self._one("SELECT max(round) FROM event WHERE round IS NOT NULL") or 0

    def last_snapshot(self, upto: int = _GREATEST) -> int | None:
        """The number of the latest snapshot that this release can read, or of the latest up to an entry."""
        return self._one(f"SELECT max(number) {_SNAPSHOT} AND number <= ?", upto)

    def moment(self, number: int) -> int:
        """When an entry was written, by the clock on the wall."""
        found = self._one("SELECT max(at_ms) FROM event WHERE number = ?", number)
        if found is None:
            raise LedgerFault(Trouble.DAMAGED, f"entry {number} is missing from the ledger")
        return found

    def sums(self, after: int, upto: int) -> Iterator[tuple[str, str, int]]:
        """What the entries of each kind posted to each account, added up: kind, account, micros."""
        query = (
            "SELECT kind, account, sum(micros) FROM posting JOIN event ON number = posting.event"
            " WHERE posting.event > ? AND posting.event <= ? GROUP BY kind, account"
        )
        with Reading("read the ledger"):
            yield from self.connection.execute(query, (after, upto))

    def paid_into(self, accounts: Sequence[str], after: int, upto: int) -> Iterator[int]:
        """The numbers of the entries that put something into one of these accounts, in order; walks the postings."""
        chosen = f"event > ? AND event <= ? AND micros > 0 AND account IN ({', '.join('?' * len(accounts))})"
        query = f"{_POSTED} WHERE {chosen} ORDER BY event"
        with Reading("read the ledger"):
            for (number,) in self.connection.execute(query, (after, upto, *accounts)):
                yield number

    def digest(self, number: int) -> bytes | None:
        """The digest that is kept at an entry (0: before the first); None if there is no such entry."""
        if number == 0:
            return self.origin
        with Reading("read the ledger"):
            row = self.connection.execute("SELECT digest FROM event WHERE number = ?", (number,)).fetchone()
        return None if row is None else row[0]

    def snapshots(self) -> Iterator[int]:
        """The numbers of the snapshots that this release can read, the latest first."""
        with Reading("read the snapshots"):
            for (number,) in self.connection.execute(f"SELECT number {_SNAPSHOT} ORDER BY number DESC"):
                yield number

    def checkpoints(self, after: int = -1, upto: int | None = None) -> Iterator[Checkpoint]:
        """The signed checkpoints inside the ledger, in order."""
        query = (
            "SELECT number, digest, at_ms, signature FROM checkpoint WHERE number > ? AND number <= ? ORDER BY number"
        )
        with Reading("read the checkpoints"):
            for row in self.connection.execute(query, (after, _GREATEST if upto is None else upto)):
                yield Checkpoint(*row)

    def settlements(self, after: int = 0, upto: int | None = None) -> Iterator[tuple[int, bytes]]:
        """The entries with which rounds were settled, in order: number and digest. Walks through the entries."""
        query = "SELECT number, digest FROM event WHERE number > ? AND number <= ? AND kind IN (?, ?) ORDER BY number"
        with Reading("read the ledger"):
            yield from self.connection.execute(query, (after, _GREATEST if upto is None else upto, *REVEALS))

    def last_checkpoint(self) -> int:
        """The number of the last checkpoint inside the ledger; -1 if there is none."""
        found = self._one("SELECT max(number) FROM checkpoint")
        return -1 if found is None else found

    def entries(
        self,
        after: int = 0,
        upto: int | None = None,
        *,
        newest_first: bool = False,
        kinds: Sequence[str] | None = None,
        outside_rounds: bool = False,
    ) -> Iterator[StoredEntry]:
        """The entries after one number up to another, always in the order of their numbers.

        Entries outside of rounds are found one by one in an index; every other choice walks through the numbers.
        """
        last = self.last_number() if upto is None else upto
        order = "DESC" if newest_first else "ASC"
        if outside_rounds:
            numbers = self._outside(kinds, after, last, order)
            return chain.from_iterable(self._chosen("number = ?", [number]) for number in numbers)
        of_kind = "" if kinds is None else f" AND kind IN ({', '.join('?' * len(kinds))})"
        return self._chosen(f"number > ? AND number <= ?{of_kind}", [after, last, *(kinds or ())], order)

    def round_entries(self, number: int) -> Iterator[StoredEntry]:
        return self._chosen("round = ?", [number])

    def tail(self) -> Iterator[StoredEntry]:
        """The latest snapshot, if there is one, and every entry after it; else all. Chain checked."""
        number = self.last_snapshot() or 1
        before = self.digest(number - 1)
        with Reading("read the ledger"):
            for row, lines in self.rows(number, self.last_number()):
                if before is None or row is None or row[0] != number:
                    words = f"entry {number} or the one before it is missing from the ledger"
                    raise LedgerFault(Trouble.DAMAGED, words)
                if link(before, row[:9], lines) != row[9]:
                    raise LedgerFault(Trouble.DAMAGED, f"entry {number} is not what was written")
                before = row[9]
                number += 1
                yield _stored(row, [Posting(account, micros) for _, _, account, micros in lines])

    def rows(self, first: int | None = None, last: int | None = None) -> Iterator[Rows]:
        """The rows of a range as they stand, in order; without a bound, all on that side, whatever their numbers."""
        bounds = (_LEAST if first is None else first, _GREATEST if last is None else last)
        with Reading("read the ledger"):
            events = self.connection.execute(f"{_EVENT} WHERE number BETWEEN ? AND ? ORDER BY number", bounds)
            postings = self.connection.execute(f"{_POSTING} WHERE event BETWEEN ? AND ? ORDER BY event, line", bounds)
            yield from _merged(events, postings)

    def _outside(self, kinds: Sequence[str] | None, after: int, upto: int, order: str) -> Iterator[int]:
        """The numbers of the entries outside of rounds: those of each kind lie in order in the index."""
        query = "SELECT number FROM event WHERE round IS NULL AND kind = ? AND number > ? AND number <= ?"
        with Reading("read the ledger"):
            streams = [
                self.connection.execute(f"{query} ORDER BY number {order}", (kind, after, upto))
                for kind in (self._kinds() if kinds is None else set(kinds))
            ]
            for (number,) in merge(*streams, reverse=order == "DESC"):
                yield number

    def _kinds(self) -> Iterator[str]:
        """The kinds of the entries outside of rounds, from each to the next in the index."""
        query = "SELECT kind FROM event WHERE round IS NULL AND kind > ? ORDER BY kind LIMIT 1"
        kind = ""
        while row := self.connection.execute(query, (kind,)).fetchone():
            (kind,) = row
            yield kind

    def _chosen(self, condition: str, values: Sequence[int | str], order: str = "ASC") -> Iterator[StoredEntry]:
        query = f"{_BOTH} WHERE {condition} ORDER BY number {order}, line"
        with Reading("read the ledger"):
            for _, group in groupby(self.connection.execute(query, values), itemgetter(0)):
                rows = list(group)
                yield _stored(rows[0][:10], [Posting(*row[10:]) for row in rows if row[10] is not None])

    def _one(self, query: str, *values: int | str) -> int | None:
        with Reading("read the ledger"):
            found: int | None = self.connection.execute(query, values).fetchone()[0]
            return found


def _stored(row: StoredRow, postings: list[Posting]) -> StoredEntry:
    return StoredEntry(row[0], entry_of(row[:9], postings), row[9])


def _merged(events: Iterator[StoredRow], postings: Iterator[PostingRow]) -> Iterator[Rows]:
    posting = next(postings, _NONE_LEFT)
    for row in events:
        number = row[0]
        lines: list[PostingRow] = []
        while posting[0] < number:
            yield None, [posting]
            posting = next(postings, _NONE_LEFT)
        while posting[0] == number:
            lines.append(posting)
            posting = next(postings, _NONE_LEFT)
        yield row, lines
    while posting is not _NONE_LEFT:
        yield None, [posting]
        posting = next(postings, _NONE_LEFT)
