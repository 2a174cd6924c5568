"""Signed checkpoints of the chain, and the file outside of the database that keeps them.

A chain alone does not stop an insider who links it anew or cuts its tail; a signature over its digest does. The file
only grows. A line that a power cut tore is left alone, and the next one begins on a line of its own.
"""

import base64
import json
import os
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from kiosk.base.ports import LedgerFault, Trouble
from storage.errors import Faults

_BLOCK = 4096


class Checkpoint(NamedTuple):
    """The digest of the chain at an event (0: before the first), signed."""

    number: int
    digest: bytes
    at_ms: int
    signature: bytes


def sign(key: Ed25519PrivateKey, origin: bytes, number: int, digest: bytes, at_ms: int) -> Checkpoint:
    """A checkpoint of the ledger with this genesis."""
    return Checkpoint(number, digest, at_ms, key.sign(_message(origin, number, digest, at_ms)))


def genuine(key: Ed25519PublicKey, origin: bytes, checkpoint: Checkpoint) -> bool:
    """Whether the device signed exactly this for the ledger with this genesis."""
    number, digest, at_ms, signature = checkpoint
    try:
        key.verify(signature, _message(origin, number, digest, at_ms))
    except InvalidSignature:
        return False
    return True


def _message(origin: bytes, number: int, digest: bytes, at_ms: int) -> bytes:
    return f"croupier ledger checkpoint {origin.hex()} {number} {digest.hex()} {at_ms}".encode()


class CheckpointFile:
    """The checkpoints outside of the database, a line each, open for more."""

    def __init__(self, path: Path) -> None:
        self._path = path
        with Faults(f"open {path}"):
            self._handle = os.open(path, os.O_RDWR | os.O_APPEND)
            self._close = weakref.finalize(self, os.close, self._handle)
            size = os.fstat(self._handle).st_size
            self._torn = size > 0 and os.pread(self._handle, 1, size - 1) != b"\n"

    def append(self, checkpoint: Checkpoint) -> None:
        """Keep it; it is on the disk when this returns."""
        line = ("\n" if self._torn else "") + line_of(checkpoint)
        with Faults(f"write to {self._path}"):
            if os.write(self._handle, line.encode()) < len(line):
                raise LedgerFault(Trouble.FULL, f"{self._path} cannot grow")
            os.fdatasync(self._handle)
        self._torn = False

    def close(self) -> None:
        self._close()


def line_of(checkpoint: Checkpoint) -> str:
    number, digest, at_ms, signature = checkpoint
    signed = base64.b64encode(signature).decode()
    return json.dumps({"number": number, "digest": digest.hex(), "at_ms": at_ms, "signature": signed}) + "\n"


def checkpoint_of(line: bytes) -> Checkpoint | None:
    """A line of the file as a checkpoint; None if it was torn or written by somebody else."""
    try:
        found = json.loads(line)
        if type(found["number"]) is not int or type(found["at_ms"]) is not int or found["number"] < 0:
            return None
        digest, signature = bytes.fromhex(found["digest"]), base64.b64decode(found["signature"])
        checkpoint = Checkpoint(found["number"], digest, found["at_ms"], signature)
        return checkpoint if line_of(checkpoint).encode() == line + b"\n" else None
    except (ValueError, LookupError, TypeError, RecursionError):
        return None


def oldest_first(path: Path) -> Iterator[Checkpoint]:
    """The checkpoints of a file in the order in which they were signed."""
    with Faults(f"read {path}"), path.open("rb") as file:
        for line in file:
            checkpoint = checkpoint_of(line.rstrip(b"\n"))
            if checkpoint is not None:
                yield checkpoint


def newest_first(path: Path) -> Iterator[Checkpoint]:
    """The checkpoints of a file from its end; reading one takes as long in a large file as in a small one."""
    for line in _lines_from_end(path):
        checkpoint = checkpoint_of(line)
        if checkpoint is not None:
            yield checkpoint


def _lines_from_end(path: Path) -> Iterator[bytes]:
    with Faults(f"read {path}"), path.open("rb") as file:
        place = file.seek(0, os.SEEK_END)
        rest = b""
        while place > 0:
            step = min(place, _BLOCK)
            place -= step
            file.seek(place)
            rest, *lines = (file.read(step) + rest).split(b"\n")
            yield from reversed(lines)
        yield rest
