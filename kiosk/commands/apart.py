"""Verifies the ledger in a process of its own: it takes nothing from the screen's, and ends when it is told to.

That process shares the work out to others, which a process with a screen and its threads must not do itself.
"""

import json
import os
import re
import select
import subprocess
from pathlib import Path
from tempfile import TemporaryFile
from typing import NamedTuple

from kiosk.heeding import Heed
from kiosk.software import ROOM, own_command
from kiosk.verdict import Verdict

_PERCENT = re.compile(r"(\d+)%")
_POLITE = 10  # nicer than this process: the table comes first
_LOOK_MS = 200
_CHUNK = 4096


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
        """As a sentence."""
        return self.verdict.words(self.found)


def verify_apart(data: Path, heed: Heed) -> Verified:
    """Verify the ledger of a data directory; it is told in percent. OSError in words if it cannot be done."""
    command = (*own_command(), "verify", "--json", "--progress", "--data", str(data.absolute()))
    with (
        TemporaryFile("w+") as answer,
        subprocess.Popen(command, cwd=ROOM, stdout=answer, stderr=subprocess.PIPE) as process,  # noqa: S603 (ourselves)
    ):
        os.setpriority(os.PRIO_PROCESS, process.pid, os.getpriority(os.PRIO_PROCESS, 0) + _POLITE)
        try:
            said = _followed(process, heed)
        except BaseException:
            process.terminate()
            raise
        status = process.wait()
        answer.seek(0)
        if status not in {verdict.status for verdict in Verdict}:
            raise OSError(said.removeprefix("croupier verify: ") or "the verification ended without a word")
        found = json.load(answer)
    findings = tuple((finding["entry"], finding["words"]) for finding in found["findings"])
    plain = {name: found[name] for name in Verified._fields if name not in ("findings", "verdict")}
    return Verified(**plain, findings=findings, verdict=Verdict(found["verdict"]))


def _followed(process: "subprocess.Popen[bytes]", heed: Heed) -> str:
    """Tell how far it is until it is done; what it said last."""
    file = process.stderr.fileno() if process.stderr else -1
    percent, said = 0, ""
    poll = select.poll()
    poll.register(file)
    while True:
        heed(percent, 100)
        if not poll.poll(_LOOK_MS):
            continue
        chunk = os.read(file, _CHUNK).decode(errors="replace")
        if not chunk:
            return said
        for line in chunk.splitlines():
            if found := _PERCENT.search(line):
                percent = int(found[1])
            elif line.strip():
                said = line.strip()
