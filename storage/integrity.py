"""Checks the whole ledger or a part of it: the chain, the postings, the signed checkpoints, the database itself.

It reads only, in a stream, and needs no private key. What it finds are values; only the quick check with which a
journal opens makes a fault of it.
"""

from collections.abc import Iterator
from heapq import merge
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from kiosk.base.ports import LedgerFault, Trouble
from kiosk.base.progress import Progress, unwatched
from storage.chain import link
from storage.checkpoints import Checkpoint, genuine, newest_first, oldest_first
from storage.crypto.keys import load_public_key
from storage.errors import Reading
from storage.places import Places
from storage.reader import LedgerReader

PROGRESS_EVERY = 10_000
_NONE = Checkpoint(-1, b"", 0, b"")


class Finding(NamedTuple):
    """What is wrong, and at which entry (None: with the whole)."""

    number: int | None
    words: str


def check_ledger(places: Places, progress: Progress = unwatched) -> Iterator[Finding]:
    """Everything, in one process: the schema, the database's pages, the chain, the checkpoints."""
    try:
        with LedgerReader.open(places.ledger) as reader:
            yield from check_database(reader)
            yield from check_chain(reader, progress=progress)
            yield from check_checkpoints(reader, places.checkpoints, load_public_key(places.public_key))
    except LedgerFault as fault:
        yield Finding(None, str(fault))


def check_database(reader: LedgerReader) -> Iterator[Finding]:
    """What SQLite finds: broken pages, indexes that differ from their tables, values of a wrong type."""
    try:
        with Reading("check the database"):
            for (words,) in reader.connection.execute("PRAGMA integrity_check"):
                if words != "ok":
                    yield Finding(None, words)
    except LedgerFault as fault:
        yield Finding(None, str(fault))


def check_chain(
    reader: LedgerReader, first: int = 1, last: int | None = None, progress: Progress = unwatched
) -> Iterator[Finding]:
    """The entries of a range: numbered without a gap, linked, in balance. Without a last one, to the end.

    Several processes can share a ledger: each range begins with the digest that is kept before it.
    """
    expected = first
    try:
        before = reader.digest(first - 1)
        if before is None:
            yield Finding(first - 1, "the entry is missing")
            before = b""
        with Reading("read the ledger"):
            end = reader.last_row() if last is None else last
            for row, lines in reader.rows(None if first == 1 else first, end):
                if row is None:
                    yield Finding(lines[0][0], "a posting stands there without its entry")
                    continue
                number, kept = row[0], row[9]
                if number != expected:
                    yield Finding(expected, f"entry {number} comes in the place of entry {expected}")
                if link(before, row[:9], lines) != kept:
                    yield Finding(number, "the entry is not what was written, or not where it was written")
                if lines and (balance := sum([line[3] for line in lines])):
                    yield Finding(number, f"the postings are out of balance by {balance}")
                before, expected = kept, number + 1
                if number % PROGRESS_EVERY == 0:
                    progress(number, end)
        if last is not None and expected <= last:
            yield Finding(expected, f"the entries end before entry {last}")
    except LedgerFault as fault:
        yield Finding(expected, str(fault))


def check_checkpoints(
    reader: LedgerReader, path: Path, key: Ed25519PublicKey, *, signatures: bool = False
) -> Iterator[Finding]:
    """The checkpoints inside and outside of the ledger: equal, borne out by it, and one after each settled round.

    Those outside that are newer than the last inside wait for the next append; a torn line never got inside. The last
    round may have been settled just now. The chain reaches from the newest checkpoint to everything before it, so that
    its signature is enough; with `signatures` every one is checked, which takes long.
    """
    try:
        last, newest = reader.last_number(), reader.last_checkpoint()  # a table that plays adds more meanwhile
        settled = ((number, "settled", Checkpoint(number, at, 0, b"")) for number, at in reader.settlements(upto=last))
        inside = ((found.number, "inside", found) for found in reader.checkpoints(upto=newest))
        outside = ((found.number, "outside", found) for found in oldest_first(path))
        signed, unsigned = _NONE, 0
        with Reading("read the checkpoints"):
            for number, group in groupby(merge(inside, outside, settled), itemgetter(0)):
                found = list(group)
                kept: bytes | None = None
                if found[-1][1] == "settled":
                    if unsigned:
                        yield Finding(unsigned, "a round was settled here, and its checkpoint is missing")
                    unsigned, kept = number, found.pop()[2].digest
                if not found:
                    continue
                unsigned, signed = 0, max(signed, found[-1][2])
                wanted = ["inside", "outside"] if number <= newest else ["outside"]
                if [place for _, place, _ in found] != wanted or found[0][2] != found[-1][2]:
                    yield Finding(number, f"the checkpoint should stand once {' and '.join(wanted)} of the ledger")
                if words := compare(reader, found[-1][2], key if signatures else None, kept):
                    yield Finding(number, words)
        if words := why_not_signed(reader, signed, key):
            yield Finding(max(0, signed.number), words)
    except LedgerFault as fault:
        yield Finding(None, str(fault))


def check_copy(
    reader: LedgerReader, path: Path, key: Ed25519PublicKey, *, signatures: bool = False
) -> Iterator[Finding]:
    """The checkpoints of a file that was kept elsewhere: each is borne out by this ledger, and the newest is signed."""
    newest = _NONE
    try:
        for checkpoint in oldest_first(path):
            newest = max(newest, checkpoint)
            if words := compare(reader, checkpoint, key if signatures else None):
                yield Finding(checkpoint.number, f"according to {path}, {words}")
        if words := why_not_signed(reader, newest, key):
            yield Finding(max(0, newest.number), f"according to {path}, {words}")
    except LedgerFault as fault:
        yield Finding(None, str(fault))


def check_newest(reader: LedgerReader, path: Path, key: Ed25519PublicKey) -> tuple[int, list[Checkpoint]]:
    """Compare the ledger with the newest checkpoint outside of it; takes as long in a large ledger as in a small one.

    Returns the number of the newest, and the checkpoints that the ledger itself does not keep yet, in order. A round
    is signed as soon as it is settled, so at most one lies behind the newest.
    """
    last, kept = reader.last_number(), reader.last_checkpoint()
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
    if len(list(islice(reader.settlements(newest, last), 2))) > 1:
        words = f"several rounds were settled after entry {newest}, and their checkpoints are missing from {path}"
        raise LedgerFault(Trouble.DAMAGED, words)
    return newest, unkept


def compare(
    reader: LedgerReader, checkpoint: Checkpoint, key: Ed25519PublicKey | None, digest: bytes | None = None
) -> str | None:
    """What speaks against the ledger, according to a checkpoint; None if nothing does. Without a key, by its digest.

    `digest` is the one that the ledger keeps at the entry, where it has been read already.
    """
    number = checkpoint.number
    if key is not None and (words := why_not_signed(reader, checkpoint, key)):
        return words
    digest = reader.digest(number) if digest is None else digest
    if digest is None:
        return f"entry {number} was signed, but the ledger ends at {reader.last_number()}: its tail is missing"
    if digest != checkpoint.digest:
        return f"entry {number} is not the one that was signed: the ledger's history was rewritten"
    return None


def why_not_signed(reader: LedgerReader, checkpoint: Checkpoint, key: Ed25519PublicKey) -> str | None:
    if genuine(key, reader.origin, checkpoint):
        return None
    if checkpoint is _NONE:
        return "there is no checkpoint"
    return f"the checkpoint at entry {checkpoint.number} was not signed by this device for this ledger"
