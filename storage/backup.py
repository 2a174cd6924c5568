"""Copies the ledger while the table plays, and believes the copy only after it has verified it.

The copy has the layout of a data directory without the keys. It appears under its name whole, or not at all.
"""

from pathlib import Path

from kiosk.base.durable import appearing, write_durably
from kiosk.base.ports import LedgerFault, Trouble
from kiosk.base.progress import Progress, unwatched
from storage.checkpoints import line_of, oldest_first
from storage.crypto.keys import load_public_key
from storage.database import copy_database
from storage.errors import Faults
from storage.integrity import check_ledger, check_newest
from storage.places import Places
from storage.reader import LedgerReader


def backup(data: Path, target: Path, progress: Progress = unwatched) -> int:
    """Back up the ledger of a data directory to a new directory; returns the number of the last entry in the copy.

    `progress` is told how far the copy is in pages, and then up to which entry it is verified.
    """
    target = target.absolute()
    with Faults(f"back up to {target}"):
        if target.exists():
            raise LedgerFault(Trouble.LOCKED, f"{target} is there already, and a backup overwrites nothing")
        with appearing(target) as unfinished:
            unfinished.mkdir(0o700, parents=True)
            last = _copy(Places(data), Places(unfinished), progress)
            for finding in check_ledger(Places(unfinished), progress):
                raise LedgerFault(Trouble.DAMAGED, f"the backup is not sound: entry {finding.number}: {finding.words}")
    return last


def _copy(source: Places, copy: Places, progress: Progress) -> int:
    with LedgerReader.open(source.ledger) as reader:
        check_newest(reader, source.checkpoints, load_public_key(source.public_key))  # a copy shows no missing tail
        copy_database(reader.connection, copy.ledger, progress)
        with LedgerReader.open(copy.ledger) as copied:
            last = copied.last_number()
            if copied.digest(last) != reader.digest(last):
                raise LedgerFault(Trouble.DAMAGED, f"entry {last} of the backup is not the ledger's")
    kept = (found for found in oldest_first(source.checkpoints) if found.number <= last)
    write_durably(copy.checkpoints, (line_of(found).encode() for found in kept))  # what is inside is outside already
    write_durably(copy.public_key, source.public_key.read_bytes())
    return last
