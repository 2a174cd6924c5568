"""Has counts counted by a program of its own, so that the kiosk never loads the compiler; kiosk.analysis.answering is
what answers.

The program is killed with all its workers when it is done, when nobody waits any more, and when it says anything but
what the protocol has. What it brings is proved like what came with the product.
"""

import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any, NamedTuple

from kiosk.analysis.answering import PROGRAM, PROTOCOL
from kiosk.analysis.library import KINDS, Count, MissingCounts, digest, from_json
from kiosk.analysis.sources import counting_sources
from kiosk.analysis.whole import Counts
from kiosk.heeding import Heed, go_on
from kiosk.software import KEY, ROOM, is_packaged
from kiosk.words import shown

CHOSEN = "CROUPIER_ANALYSIS"  # in the environment: the program to take
INSTALLED = Path("/usr/lib", PROGRAM, PROGRAM)
# All that it is told of our surroundings. A frozen kiosk's libraries, above all, are not its own.
_PASSED_ON = ("PATH", "HOME", "LANG", "TMPDIR", "CROUPIER_CACHE", "XDG_CACHE_HOME")
_LOOK_MS = 200
_CHUNK = 65_536
_LONGEST = 4 * 1024 * 1024  # of an answer; the longest counts are a tenth of that
_TO_END_S = 5
_PIPE = subprocess.PIPE


class Patience(NamedTuple):
    """How long it may say nothing, in milliseconds: until its first word, and in the midst of counting."""

    first: int = 60_000
    counting: int = 900_000


PATIENT = Patience()


def how_to_get() -> str:
    """What to type where the program is not there."""
    return f"apt install {PROGRAM}" if is_packaged() else "pip install 'croupier-etg[analysis]'"


def find_program() -> tuple[str, ...] | None:
    """What to run: the one that was chosen, this product's own where the compiler is beside it, or the installed."""
    if chosen := os.environ.get(CHOSEN):
        return (chosen,)
    if not is_packaged() and find_spec("numba") is not None:
        return (sys.executable, "-m", "kiosk.analysis.answering")
    return (str(INSTALLED),) if INSTALLED.exists() else None


def why_not_run(program: Path, heed: Heed = go_on) -> str:
    """Why this program must not be run: its files are not those that this software's maker signed. Else nothing."""
    from kiosk.commands.software import check_software  # noqa: PLC0415 (storage knows signatures, and takes time)

    room = program.resolve().parent
    if is_packaged(room):
        return check_software(room, ROOM / KEY if is_packaged() else None, heed).why_not_genuine()
    return f"{room} has no signed manifest." if is_packaged() else ""


def counter(heed: Heed) -> Count:
    """What counts for a library. What could not be counted once is not tried again."""
    refused: dict[str, str] = {}

    def count(name: str) -> Counts:
        if name not in refused:
            try:
                return count_apart(name, heed)
            except MissingCounts as error:
                refused[name] = str(error)
        raise MissingCounts(refused[name])

    return count


def count_apart(name: str, heed: Heed = go_on, patience: Patience = PATIENT) -> Counts:
    """Counts by that name; `heed` is told how far it is, and may raise to end it. MissingCounts in a sentence."""
    program = find_program()
    if program is None:
        raise MissingCounts(f"counting {name} needs {PROGRAM}, which is not installed; to get it: {how_to_get()}")
    if refused := why_not_run(Path(program[0]), heed):
        raise MissingCounts(f"{PROGRAM} is not run: {refused.removesuffix('.')}")
    with _running(program, heed) as talk:
        talk.ask(hello=PROTOCOL)
        _require_ours(talk.hear(patience.first))
        talk.ask(count=name)
        while True:
            match talk.hear(patience.counting):
                case {"progress": [int(done), int(of)]} if min(done, of) >= 0:
                    talk.at = (done, of)
                case {"counted": str(), "sha256": str(), "counts": dict()} as answer:
                    return _proved(name, answer)
                case other:
                    raise _not_understood(other)


class _Talk:
    """A conversation with the program. `at` is how far it is."""

    def __init__(self, process: "subprocess.Popen[bytes]", errors: IO[bytes], heed: Heed) -> None:
        self.at = (0, 0)
        self._process, self._errors, self._heed = process, errors, heed
        self._heard = b""

    def ask(self, **request: object) -> None:
        """Send a request."""
        if self._process.stdin:
            with suppress(BrokenPipeError):  # it is dead, and hearing tells how it died
                self._process.stdin.write(json.dumps(request).encode("ascii") + b"\n")

    def hear(self, patience_ms: int) -> dict[str, Any]:
        """The next answer; what was wrong is raised."""
        line = self._line(patience_ms)
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise _not_understood(line.decode(errors="replace")) from None
        match answer:
            case {"error": str(words)}:
                raise MissingCounts(f"{PROGRAM} says: {words}")
            case dict():
                return answer
        raise _not_understood(answer)

    def _line(self, patience_ms: int) -> bytes:
        file = self._process.stdout.fileno() if self._process.stdout else -1
        poll = select.poll()
        poll.register(file)
        silent_ms = 0
        while True:
            self._heed(*self.at)
            if b"\n" in self._heard:
                break
            if not poll.poll(_LOOK_MS):
                silent_ms += _LOOK_MS
                if silent_ms >= patience_ms:
                    raise MissingCounts(f"{PROGRAM} was silent for {patience_ms // 1000} seconds")
                continue
            chunk = os.read(file, _CHUNK)
            if not chunk:
                raise MissingCounts(f"{PROGRAM} {self._how_it_ended()}")
            self._heard += chunk
            if len(self._heard) > _LONGEST:
                raise MissingCounts(f"{PROGRAM} gives an answer without an end")
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    def _how_it_ended(self) -> str:
        """With its status or signal, and the last that it said to nobody."""
        try:
            status = self._process.wait(_TO_END_S)
        except subprocess.TimeoutExpired:
            return "has closed its output"
        how = f"was ended ({signal.strsignal(-status)})" if status < 0 else f"ended with status {status}"
        self._errors.seek(max(0, self._errors.seek(0, os.SEEK_END) - _CHUNK))
        said = self._errors.read().decode(errors="replace").splitlines()
        last = next((line.strip() for line in reversed(said) if line.strip()), "")
        return f"{how}, saying {shown(last)}" if last else how


@contextmanager
def _running(program: tuple[str, ...], heed: Heed) -> Iterator[_Talk]:
    """The program with nobody else's libraries, in a group with its workers, which is killed in the end.

    A group but no session of its own: among sessions, how nice a process is counts for nothing.
    """
    given = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
    with TemporaryFile() as errors:
        try:
            process = subprocess.Popen(  # noqa: S603 (ours, or chosen by whoever set the cabinet up)
                program, 0, cwd=ROOM, env=given, stdin=_PIPE, stdout=_PIPE, stderr=errors, process_group=0
            )
        except OSError as error:
            raise MissingCounts(f"{program[0]} does not start: {error.strerror}") from None
        with process:
            try:
                yield _Talk(process, errors, heed)
            finally:
                with suppress(ProcessLookupError):  # it is gone, and so are its workers
                    os.killpg(process.pid, signal.SIGKILL)


def _require_ours(answer: dict[str, Any]) -> None:
    """It speaks as we do, and counts by what we would count by."""
    match answer:
        case {"hello": int(spoken)} if spoken != PROTOCOL:
            other = f"it speaks protocol {spoken}, and this software {PROTOCOL}"
        case {"hello": int(), "version": str(version), "sources": str(sources)}:
            if sources == counting_sources().hex():
                return
            other = f"it is of version {shown(version)}, and counts by other sources"
        case _:
            raise _not_understood(answer)
    raise MissingCounts(f"{PROGRAM} does not belong to this software: {other}; install both of one release")


def _proved(name: str, answer: dict[str, Any]) -> Counts:
    """The counts, if they are those of that name, as they were hashed, and whole."""
    if answer["counted"] != name:
        raise MissingCounts(f"{PROGRAM} counted {shown(answer['counted'])} instead of {name}")
    try:
        counts: Counts = from_json(KINDS[name], json.dumps(answer["counts"]))
        counts.require_whole()
    except ValueError as error:
        raise MissingCounts(f"{PROGRAM} brought no counts {name}: {error}") from None
    if digest(counts) != answer["sha256"]:
        raise MissingCounts(f"{PROGRAM} brought counts {name} that are not those it hashed")
    return counts


def _not_understood(said: object) -> MissingCounts:
    return MissingCounts(f"{PROGRAM} says what is not understood: {shown(said)}")
