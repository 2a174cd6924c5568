"""The device's storage as the operator's menu sees it: what it may read and copy. The composition root fills it."""

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from kiosk.base.ports import Reader
from kiosk.base.progress import Progress
from kiosk.base.software_check import CheckSoftware


class StoragePort(Protocol):
    """The ledger of the table and what lies beside it, without its secrets. All of it works while the table plays."""

    @property
    def check_software(self) -> CheckSoftware:
        """Whether the software's files are those that were signed."""

    def open_reader(self) -> AbstractContextManager[Reader]:
        """A look at the ledger."""

    def back_up(self, to: Path, progress: Progress) -> int:
        """Copy the ledger into a new directory and verify the copy; how many entries it has."""

    def import_table(self, path: Path, wager: str) -> tuple[str, str]:
        """The name of the pay table in a signed file, and who signed it; PaytableError if it is not to be taken."""
