"""This program's files: whether they are those that were signed, and who had signed them before."""

from pathlib import Path

from kiosk.base.ports import LedgerFault
from kiosk.base.progress import Progress, unwatched
from kiosk.base.software_check import Checked, check_files
from kiosk.reports.figures.software_history import last_signer


def check_software(room: Path | None = None, key: Path | None = None, progress: Progress = unwatched) -> Checked:
    """Read every file of a room (None: this program's). The key is the one beside them, or one kept elsewhere."""
    from storage.crypto.release import signer_of  # noqa: PLC0415 (takes time, and seldom is anything checked)

    return check_files(signer_of, room, key, progress)


def signer_before(data: Path) -> str:
    """The first digits of the last signer whose software a start on this ledger told; empty if there is none."""
    from kiosk.app.composition import open_reader  # noqa: PLC0415 (takes time, and a check alone needs no ledger)

    try:
        with open_reader(data) as reader:
            return last_signer(reader)
    except LedgerFault:  # there is no ledger yet, or whoever opens it next says what is wrong
        return ""
