"""Where a device keeps its ledger: the names in the data directory, and nothing else.

A backup has the same layout, without the keys.
"""

import errno
import os
from pathlib import Path
from typing import NamedTuple


class Places(NamedTuple):
    """The data directory and what stands in it."""

    data: Path

    @property
    def ledger(self) -> Path:
        """The database."""
        return self.data / "ledger.db"

    @property
    def log(self) -> Path:
        """What SQLite has not moved into the database yet; there only while somebody has it open."""
        return self.data / "ledger.db-wal"

    @property
    def checkpoints(self) -> Path:
        """The signed checkpoints, outside of the database."""
        return self.data / "checkpoints.jsonl"

    @property
    def public_key(self) -> Path:
        """All that an auditor needs to check the signatures."""
        return self.data / "ledger.pub"

    @property
    def trusted(self) -> Path:
        """The public keys of other devices whose signed files are taken, one file each."""
        return self.data / "trusted"

    @property
    def damaged(self) -> Path:
        """A note that the ledger was found damaged."""
        return self.data / "damaged"

    @property
    def start_failed(self) -> Path:
        """A note why the table did not start: the fault's code, then words."""
        return self.data / "start-failed"

    @property
    def keys(self) -> Path:
        """The secrets, for the device's own user only."""
        return self.data / "keys"


def sync_directory(directory: Path) -> None:
    """Make the names in a directory durable."""
    handle = os.open(directory, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def make_directory(directory: Path) -> None:
    """The directory and those above it, each named durably in the one that holds it."""
    if not directory.is_dir():
        make_directory(directory.parent)
        try:
            directory.mkdir(exist_ok=True)
        except FileExistsError:
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(directory)) from None
        sync_directory(directory.parent)


def write_durably(path: Path, content: bytes, mode: int = 0o644) -> None:
    """A new file with this content, on the disk before its name is told."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
    with os.fdopen(handle, "wb") as file:
        os.fchmod(handle, mode)
        file.write(content)
        file.flush()
        os.fsync(handle)
