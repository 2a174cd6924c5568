"""Has counts counted by a program of its own, so that the kiosk never loads the compiler;
kiosk.analysis.counts.count_worker is what answers.

What it brings is proved like what came with the product.
"""

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from kiosk.analysis.counts import library
from kiosk.analysis.counts.completeness import Counts
from kiosk.analysis.counts.count_worker import PROGRAM, PROTOCOL, Count, Counted, Greet, Greeting, Reply, Request
from kiosk.analysis.counts.library import KINDS, MissingCounts, digest, from_json
from kiosk.analysis.counts.source_digest import counting_sources
from kiosk.base.plain_text import printable
from kiosk.base.progress import Progress, unwatched
from kiosk.base.software import KEY, ROOM, is_packaged
from kiosk.base.software_check import CheckSoftware
from kiosk.process.child_process import ChildFailed, running

CHOSEN = "CROUPIER_ANALYSIS"  # in the environment: the program to take
INSTALLED = Path("/usr/lib", PROGRAM, PROGRAM)
# All that it is told of our surroundings. A frozen kiosk's libraries, above all, are not its own.
_PASSED_ON = ("PATH", "HOME", "LANG", "TMPDIR", "CROUPIER_CACHE", "XDG_CACHE_HOME")


class TimeLimits(NamedTuple):
    """How long it may say nothing, in milliseconds: until its first word, and in the midst of counting."""

    first: int = 60_000
    counting: int = 900_000


USUAL_LIMITS = TimeLimits()


def how_to_get() -> str:
    """What to type where the program is not there."""
    return f"apt install {PROGRAM}" if is_packaged() else "pip install 'croupier-etg[analysis]'"


def find_program() -> tuple[str, ...] | None:
    """What to run: the one that was chosen, this product's own where the compiler is beside it, or the installed."""
    if chosen := os.environ.get(CHOSEN):
        return (chosen,)
    if not is_packaged() and find_spec("numba") is not None:
        return (sys.executable, "-m", "kiosk.analysis.counts.count_worker")
    return (str(INSTALLED),) if INSTALLED.exists() else None


def why_not_run(program: Path, check: CheckSoftware, progress: Progress) -> str:
    """Why this program must not be run: its files are not those that this software's maker signed. Else nothing."""
    room = program.resolve().parent
    if is_packaged(room):
        return check(room, ROOM / KEY if is_packaged() else None, progress).why_not_genuine()
    return f"{room} has no signed manifest." if is_packaged() else ""


def counter(check: CheckSoftware, progress: Progress) -> library.Count:
    """What counts for a library. What could not be counted once is not tried again."""
    refused: dict[str, str] = {}

    def count(name: str) -> Counts:
        if name not in refused:
            try:
                return count_in_process(name, check, progress)
            except MissingCounts as error:
                refused[name] = str(error)
        raise MissingCounts(refused[name])

    return count


def count_in_process(
    name: str, check: CheckSoftware, progress: Progress = unwatched, patience: TimeLimits = USUAL_LIMITS
) -> Counts:
    """Counts by that name, by a program that the check finds genuine. MissingCounts in a sentence.

    `progress` is told how far it is, and may raise to end it.
    """
    program = find_program()
    if program is None:
        raise MissingCounts(f"counting {name} needs {PROGRAM}, which is not installed; to get it: {how_to_get()}")
    if refused := why_not_run(Path(program[0]), check, progress):
        raise MissingCounts(f"{PROGRAM} is not run: {refused.removesuffix('.')}")
    given = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
    try:
        with running(program, Reply, progress, given) as child:
            child.ask(Request(Greet(PROTOCOL)))
            _require_ours(child.answer(patience.first))
            child.ask(Request(Count(name)))
            return _proved(name, child.answer(patience.counting))
    except ChildFailed as failed:
        raise MissingCounts(f"{PROGRAM} {failed}") from None


def _require_ours(greeting: Greeting | Counted) -> None:
    """It speaks as we do, and counts by what we would count by."""
    match greeting:
        case Greeting(protocol) if protocol != PROTOCOL:
            other = f"it speaks protocol {protocol}, and this software {PROTOCOL}"
        case Greeting(_, version, sources) if sources != counting_sources().hex():
            other = f"it is of version {printable(version)}, and counts by other sources"
        case Greeting():
            return
        case _:
            raise MissingCounts(f"{PROGRAM} does not greet")
    raise MissingCounts(f"{PROGRAM} does not belong to this software: {other}; install both of one release")


def _proved(name: str, answer: Greeting | Counted) -> Counts:
    """The counts, if they are those of that name, as they were hashed, and whole."""
    if not isinstance(answer, Counted) or answer.name != name:
        raise MissingCounts(f"{PROGRAM} brought something else than counts {name}")
    try:
        counts: Counts = from_json(KINDS[name], answer.counts)
        counts.require_whole()
    except ValueError as error:
        raise MissingCounts(f"{PROGRAM} brought no counts {name}: {error}") from None
    if digest(counts) != answer.sha256:
        raise MissingCounts(f"{PROGRAM} brought counts {name} that are not those it hashed")
    return counts
