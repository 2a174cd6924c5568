"""Verifies the ledger in a process of its own: it takes nothing from the screen's, and ends when it is told to.

That process shares the work out to others, which a process with a screen and its threads must not do itself.
"""

from pathlib import Path
from typing import NamedTuple

from kiosk.audit.verdict import Verdict
from kiosk.base.progress import Progress
from kiosk.base.software import own_command
from kiosk.process.child_process import ChildFailed, Failed, Reached, running

_PATIENCE_MS = 3_600_000  # between two words: SQLite looks through a large database without one


class Verified(NamedTuple):
    """What came of it. Findings are the entry (None: the whole ledger), and what is wrong with it."""

    entries: int
    rounds: int
    in_play: int | None
    unsigned: int
    digest: str
    key: str
    findings: tuple[tuple[int | None, str], ...]
    found: int
    verdict: Verdict

    def words(self) -> str:
        return self.verdict.words(self.found)


class Reply(NamedTuple):
    said: Reached | Verified | Failed


def verify_in_process(data: Path, progress: Progress) -> Verified:
    """Verify the ledger of a data directory. OSError in words if it cannot be done."""
    command = (*own_command(), "verify", "--messages", "--data", str(data.absolute()))
    try:
        with running(command, Reply, progress) as child:
            found: Verified = child.answer(_PATIENCE_MS)
            return found
    except ChildFailed as failed:
        raise OSError(failed.said or str(failed)) from None
