"""A program for the laboratory: a plain SQLite database, transaction after transaction, each acknowledged.

    python -m tests.storage.powercut.plain_writer DIRECTORY JOURNAL_MODE SYNCHRONOUS TRANSACTIONS

It shows what the laboratory can see of SQLite's own promises; nothing of the product takes part.
"""

import sqlite3
import sys
from pathlib import Path

from tests.storage.powercut import acknowledge

NAME = "plain.db"


def payload(number: int) -> str:
    """What the row of this number holds."""
    return f"{number}:{'x' * (number * 37 % 700)}"


def write(directory: Path, journal_mode: str, synchronous: str, transactions: int) -> None:
    """Three rows a transaction; now and then a checkpoint, which empties the WAL or lets it be written over."""
    database = sqlite3.connect(directory / NAME, isolation_level=None)
    database.execute(f"pragma journal_mode = {journal_mode}")
    database.execute(f"pragma synchronous = {synchronous}")
    database.execute("pragma wal_autocheckpoint = 0")
    database.execute("create table entry (number integer primary key, payload text not null)")
    for last in range(3, 3 * transactions + 1, 3):
        database.execute("begin immediate")
        rows = [(number, payload(number)) for number in range(last - 2, last + 1)]
        database.executemany("insert into entry values (?, ?)", rows)
        database.execute("commit")
        acknowledge(str(last))
        if last % 60 == 0:
            database.execute(f"pragma wal_checkpoint({'truncate' if last % 120 else 'restart'})")
    database.close()


if __name__ == "__main__":
    write(Path(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4]))
