"""Checks the whole ledger or a part of it: the chain, the postings, the signed checkpoints, the database itself.

It reads only, in a stream, and needs no private key. What it finds is a value; an open journal uses the quick check
of the newest checkpoint, for which what is wrong is a fault.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from kiosk.ports import LedgerFault, Trouble
from storage.chain import link
from storage.checkpoints import Checkpoint, genuine, newest_first
from storage.reader import LedgerReader

PROGRESS_EVERY = 10_000

Progress = Callable[[int], None]  # told the number of the entry that was reached


class Finding(NamedTuple):
    """What is wrong, and at which entry (None: with the whole)."""

    number: int | None
    words: str


def check_newest(reader: LedgerReader, path: Path, key: Ed25519PublicKey) -> tuple[int, list[Checkpoint]]:
    """Compare the ledger with the newest checkpoint outside of it; takes as long in a large ledger as in a small one.

    Returns the number of the newest, and the checkpoints that the ledger itself does not keep yet, in order.
    """
    kept = reader.last_checkpoint()
    newest: int | None = None
    unkept: list[Checkpoint] = []
    for checkpoint in newest_first(path):
        newest = checkpoint.number if newest is None else newest
        wrong = compare(reader, checkpoint, key)
        if wrong is not None:
            raise LedgerFault(Trouble.DAMAGED, wrong)
        if checkpoint.number <= kept:
            break
        unkept.insert(0, checkpoint)
    if newest is None or newest < kept:
        raise LedgerFault(Trouble.DAMAGED, f"the last checkpoints are missing from {path}")
    return newest, unkept


def compare(reader: LedgerReader, checkpoint: Checkpoint, key: Ed25519PublicKey) -> str | None:
    """What speaks against the ledger, according to a checkpoint; None if nothing does."""
    number = checkpoint.number
    if not genuine(key, reader.ledger_id, checkpoint):
        return f"the checkpoint at entry {number} was not signed by this device for this ledger"
    digest = reader.digest(number)
    if digest is None:
        return f"entry {number} was signed, but the ledger ends at {reader.last_number()}: its tail is missing"
    if digest != checkpoint.digest:
        return f"entry {number} is not the one that was signed: the ledger's history was rewritten"
    return None
