"""A program for the laboratory: starts the real journal in a data directory and appends to it, acknowledging each time.

    python -m tests.storage.powercut.journal_writer DATA SYNCHRONOUS APPENDS

The journal is the product's own. SYNCHRONOUS is SQLite's number: 2 is what the product sets, anything else is for the
laboratory to find out. When the journal fails it is opened again, as the table does it, or the device starts anew.
"""

import sys
from pathlib import Path

from kiosk.base.ports import Entry, LedgerFault, Posting, Trouble
from storage import database
from storage import journal as journal_module
from storage.crypto.keys import load_keys
from storage.journal import SqliteJournal, create_ledger
from storage.places import Places
from storage.reader import LedgerReader
from tests.storage.powercut import acknowledge

AT_MS = 1_700_000_000_000
ROUND, SESSION = 5, 17  # appends until the journal signs and may tidy its log; until the device is started anew
TIDY_AFTER = 4  # so that it does, in a short recording
READ_FROM, READ_TO = 3, 7  # of a session's appends: between these a reader keeps the log from being moved whole
PATIENCE = 40  # failures in a row


def entry(number: int, failures: int = 0) -> Entry:
    """What the entry of this number holds if it was written after so many failures."""
    payload = f'{{"note":"{"x" * (number * 337 % 3000)}","failures":{failures}}}'
    if number % 40 == 0:
        return Entry("snapshot", 1, AT_MS + number, None, None, (), None, payload)
    stake = number * 1_000_000
    postings = (Posting("player 1", -stake), Posting("felt", stake))
    return Entry("bet-placed", 1, AT_MS + number, number // 20 + 1, 1, (), f"intent {number}", payload, postings)


def entries_after(last: int, failures: int = 0) -> list[Entry]:
    """What one append brings: one entry to four."""
    return [entry(number, failures) for number in range(last + 1, last + 2 + last % 4)]


def start(data: Path) -> SqliteJournal:
    """As the device starts: a ledger is made if there is none."""
    if not Places(data).ledger.exists():
        create_ledger(data, "test", AT_MS)
    return SqliteJournal(data, load_keys(Places(data)).signing)


class Device:
    """Rounds and sessions: between rounds a checkpoint is signed, and now and then the device is started anew."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._journal: SqliteJournal | None = None
        self._reader: LedgerReader | None = None
        self.failures = 0

    def work(self, appends: int) -> None:
        """So many appends, each of which is acknowledged, whatever fails."""
        count, in_vain = 0, 0
        while count < appends:
            try:
                journal, last = self._begin()
                in_vain = 0
                while count < appends:
                    last = journal.append(entries_after(last, self.failures))
                    count += 1
                    acknowledge(f"{last} {self.failures}")
                    if count % SESSION == 0:
                        self._end()
                        journal, last = self._begin()
                    elif count % ROUND == 0:
                        journal.between_rounds(AT_MS + last)
                    self._look(count)
            except LedgerFault as fault:
                self.failures += 1
                in_vain += 1
                if in_vain == PATIENCE or fault.trouble is Trouble.DAMAGED:
                    raise
        self._end()

    def _begin(self) -> tuple[SqliteJournal, int]:
        """The journal, and the last entry that it holds: that it says so is a promise, too."""
        if self._journal is None:
            self._journal = start(self._data)
        elif self.failures % 3 == 0:  # somebody ends the program and starts it again
            self._end()
            self._journal = start(self._data)
        elif self.failures:
            self._journal.reopen()
        last = max((stored.number for stored in self._journal.tail()), default=0)
        acknowledge(f"{last} {self.failures}")
        return self._journal, last

    def _end(self) -> None:
        journal, self._journal = self._journal, None
        if journal is not None:
            journal.close()

    def _look(self, count: int) -> None:
        """Somebody begins to read, ends, and leaves; every second one stays until the next one comes."""
        if count % SESSION == READ_FROM:
            self._leave()
            self._reader = LedgerReader.open(Places(self._data).ledger)
            self._reader.connection.execute("BEGIN")
            self._reader.last_number()
        elif count % SESSION == READ_TO and self._reader is not None:
            self._reader.connection.rollback()
            if count // SESSION % 2:
                self._leave()

    def _leave(self) -> None:
        reader, self._reader = self._reader, None
        if reader is not None:
            reader.close()


if __name__ == "__main__":
    database.WRITER_PRAGMAS["synchronous"] = int(sys.argv[2])
    journal_module.TIDY_AFTER = TIDY_AFTER
    Device(Path(sys.argv[1])).work(int(sys.argv[3]))
