"""A reader that tells whoever waits how many entries it has handed out."""

from collections.abc import Iterator
from typing import Any

from kiosk.base.ports import Reader, StoredEntry
from kiosk.base.progress import Progress

EVERY = 200  # entries


class WatchedReader:
    def __init__(self, reader: Reader, progress: Progress) -> None:
        self._reader = reader
        self._progress = progress
        self._handed = 0
        self.kind, self.ledger_id = reader.kind, reader.ledger_id
        self.last_number, self.last_snapshot, self.moment = reader.last_number, reader.last_snapshot, reader.moment
        self.digest, self.sums, self.paid_into = reader.digest, reader.sums, reader.paid_into
        self.last_round, self.tail = reader.last_round, reader.tail

    def entries(self, after: int = 0, upto: int | None = None, **chosen: Any) -> Iterator[StoredEntry]:
        return self._watched(self._reader.entries(after, upto, **chosen))

    def round_entries(self, number: int) -> Iterator[StoredEntry]:
        return self._watched(self._reader.round_entries(number))

    def _watched(self, entries: Iterator[StoredEntry]) -> Iterator[StoredEntry]:
        for stored in entries:
            self._handed += 1
            if self._handed % EVERY == 0:
                self._progress(self._handed, 0)
            yield stored
