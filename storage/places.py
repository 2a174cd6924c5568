"""Where a device keeps its ledger: the names in the data directory, and nothing else.

A backup has the same layout, without the keys.
"""

from pathlib import Path
from typing import NamedTuple


class Places(NamedTuple):
    data: Path

    @property
    def ledger(self) -> Path:
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
