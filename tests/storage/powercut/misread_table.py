"""A program for the laboratory: opens the real table on a ledger again and again, and each time another read fails.

    python -m tests.storage.powercut.misread_table DIRECTORY

It fails if the table believes in damage, or if anything is left of the failure at the next start.
"""

import shutil
import sys
from pathlib import Path

from kiosk.base.ports import LedgerFault, Trouble
from storage.places import Places
from tests.kit.table.table_driver import Driver, ManualClock
from tests.storage.powercut import fail_read_after

ENOUGH = 12  # starts in a row in which no read failed


def main(directory: Path) -> None:
    """Every read, until there are no more."""
    played = Driver(directory / "played")
    played.seat(1, 2)
    played.play_round()
    played.table.close()
    failed, whole, number = 0, 0, 0
    while whole < ENOUGH:
        data = shutil.copytree(directory / "played", directory / "copy")
        stopped = start(data, played.clock, number)
        failed, whole = (failed + 1, 0) if stopped else (failed, whole + 1)
        driver = Driver(data, clock=played.clock)
        assert not driver.state.faults, f"{driver.state.faults} after read {number}: {stopped}"
        driver.table.close()
        shutil.rmtree(data)
        number += 1
    assert failed > ENOUGH, f"only {failed} reads were felt"


def start(data: Path, clock: ManualClock, number: int) -> LedgerFault | None:
    """A start in which that read fails; why the table did not open, if it did not."""
    stopped = None
    fail_read_after(number)
    try:
        Driver(data, clock=clock).table.close()
    except LedgerFault as fault:
        stopped = fault
    fail_read_after(-1)
    assert stopped is None or stopped.trouble is Trouble.GONE, f"{stopped.trouble} by read {number}: {stopped}"
    assert not Places(data).damaged.exists(), f"read {number}: {stopped}"
    return stopped


if __name__ == "__main__":
    main(Path(sys.argv[1]))
