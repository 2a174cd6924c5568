"""A program for the laboratory: starts the real journal in a data directory and appends to it, acknowledging each time.

    python -m tests.powercut.journal_writer DATA SYNCHRONOUS APPENDS

The journal is the product's own. SYNCHRONOUS is SQLite's number: 2 is what the product sets, anything else is for the
laboratory to find out.
"""

import sys
from pathlib import Path

from kiosk.ports import Entry, Posting
from storage import database
from storage import journal as journal_module
from storage.journal import SqliteJournal, create_ledger
from storage.keys import load_keys
from storage.places import Places
from tests.powercut import acknowledge

AT_MS = 1_700_000_000_000
ROUND, SESSION = 5, 17  # appends until the journal signs and may tidy its log; until the device is started anew
TIDY_AFTER = 8  # so that it does, in a short recording


def entry(number: int) -> Entry:
    """What the entry of this number holds."""
    payload = f'{{"note":"{"x" * (number * 37 % 700)}"}}'
    if number % 40 == 0:
        return Entry("snapshot", 1, AT_MS + number, None, None, None, None, payload)
    stake = number * 1_000_000
    postings = (Posting("player 1", -stake), Posting("felt", stake))
    return Entry("bet-placed", 1, AT_MS + number, number // 20 + 1, 1, None, f"intent {number}", payload, postings)


def entries_after(last: int) -> list[Entry]:
    """What one append brings: one entry to four."""
    return [entry(number) for number in range(last + 1, last + 2 + last % 4)]


def start(data: Path) -> SqliteJournal:
    """As the device starts: a ledger is made if there is none."""
    if not Places(data).ledger.exists():
        create_ledger(data, "test", AT_MS)
    return SqliteJournal(data, load_keys(Places(data)).signing)


def write(data: Path, appends: int) -> None:
    """Rounds and sessions: between rounds a checkpoint is signed, and now and then the device is started anew."""
    journal = start(data)
    last = max((stored.number for stored in journal.tail()), default=0)
    acknowledge(str(last))  # so is a ledger that holds nothing
    for count in range(1, appends + 1):
        last = journal.append(entries_after(last))
        acknowledge(str(last))
        if count % SESSION == 0:
            journal.close()
            journal = start(data)
        elif count % ROUND == 0:
            journal.between_rounds(AT_MS + last)
    journal.close()


if __name__ == "__main__":
    database.WRITER_PRAGMAS["synchronous"] = int(sys.argv[2])
    journal_module.TIDY_AFTER = TIDY_AFTER
    write(Path(sys.argv[1]), int(sys.argv[3]))
