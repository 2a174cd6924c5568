"""Copies the ledger while the table plays, and believes the copy only after it has verified it.

The copy has the layout of a data directory without the keys. It appears under its name whole, or not at all.
"""

import os
import shutil
from pathlib import Path

from kiosk.base.ports import LedgerFault, Trouble
from kiosk.base.progress import Progress, unwatched
from storage.checkpoints import line_of, oldest_first
from storage.database import copy_database
from storage.errors import Faults
from storage.integrity import check_ledger, check_newest
from storage.keys import load_public_key
from storage.places import Places, sync_directory, write_durably
from storage.reader import LedgerReader


def backup(data: Path, target: Path, progress: Progress = unwatched) -> int:
    """Back up the ledger of a data directory to a new directory; returns the number of the last entry in the copy.

    `progress` is told how far the copy is in pages, and then up to which entry it is verified.
    """
    target = target.absolute()
    with Faults(f"back up to {target}"):
        if target.exists():
            raise LedgerFault(Trouble.LOCKED, f"{target} is there already, and a backup overwrites nothing")
        unfinished = target.with_name(f"{target.name}.unfinished")
        shutil.rmtree(unfinished, ignore_errors=True)
        unfinished.mkdir(0o700, parents=True)
        try:
            last = _copy(Places(data), Places(unfinished), progress)
            for finding in check_ledger(Places(unfinished), progress):
                raise LedgerFault(Trouble.DAMAGED, f"the backup is not sound: entry {finding.number}: {finding.words}")
            unfinished.rename(target)
        except BaseException:
            shutil.rmtree(unfinished, ignore_errors=True)
            raise
        sync_directory(target.parent)
    return last


def _copy(source: Places, copy: Places, progress: Progress) -> int:
    with LedgerReader.open(source.ledger) as reader:
        check_newest(reader, source.checkpoints, load_public_key(source.public_key))  # a copy shows no missing tail
        copy_database(reader.connection, copy.ledger, progress)
        with LedgerReader.open(copy.ledger) as copied:
            last = copied.last_number()
            if copied.digest(last) != reader.digest(last):
                raise LedgerFault(Trouble.DAMAGED, f"entry {last} of the backup is not the ledger's")
    with copy.checkpoints.open("x") as lines:  # after the database: what is inside of it is outside already
        lines.writelines(line_of(found) for found in oldest_first(source.checkpoints) if found.number <= last)
        lines.flush()
        os.fsync(lines.fileno())
    write_durably(copy.public_key, source.public_key.read_bytes())
    sync_directory(copy.data)
    return last
