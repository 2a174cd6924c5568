"""A program of this product that works for another in a process of its own: started, asked, heard and ended.

It says how far it is, again and again, and at last its answer, or why there is none. It is killed with all its workers
when it is done, when nobody waits any more, and when it says anything else.
"""

import os
import select
import signal
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from tempfile import TemporaryFile
from typing import IO, Any, NamedTuple

from kiosk.base.plain_text import printable
from kiosk.base.progress import Progress
from kiosk.base.software import ROOM
from kiosk.process.messages import Cut, Inbox, write

NICENESS = 10  # nicer than this process: the table comes first
_LONGEST = 4 * 1024 * 1024  # bytes of an answer; the longest counts are a tenth of that
_LOOK_MS = 200
_CHUNK = 65_536
_TO_END_S = 5


class Reached(NamedTuple):
    """So much is done, of how much (0: not known)."""

    done: int
    of: int


class Failed(NamedTuple):
    """It cannot be done; the words are one sentence."""

    words: str


class ChildFailed(Exception):  # noqa: N818
    """No answer came; the words go on after the program's name. `said` is its own sentence, if it said one."""

    def __init__(self, words: str, said: str = "") -> None:
        super().__init__(words)
        self.said = said


class Child:
    """A program at work. The messages that it says have one field, `said`."""

    def __init__(self, process: "subprocess.Popen[bytes]", errors: IO[bytes], says: type, progress: Progress) -> None:
        self._process, self._errors, self._progress = process, errors, progress
        self._inbox: Inbox[Any] = Inbox(says, _LONGEST)
        self._reached = Reached(0, 0)

    def ask(self, message: tuple[Any, ...]) -> None:
        if self._process.stdin:
            with suppress(BrokenPipeError):  # it is dead, and `answer` tells how it died
                self._process.stdin.write(write(message))

    def answer(self, patience_ms: int) -> Any:
        """What it says next but for how far it is; it may be silent for so long."""
        while True:
            match said := self._next(patience_ms):
                case Reached(done, of) if min(done, of) >= 0:
                    self._reached = said
                case Failed(words):
                    raise ChildFailed(f"says: {words}", words)
                case _:
                    return said

    def _next(self, patience_ms: int) -> Any:
        file = self._process.stdout.fileno() if self._process.stdout else -1
        poll = select.poll()
        poll.register(file)
        silent_ms = 0
        while True:
            self._progress(*self._reached)
            try:
                if (message := self._inbox.take()) is not None:
                    return message.said
            except Cut as cut:
                raise ChildFailed(f"says what is not understood: {cut}") from None
            if poll.poll(_LOOK_MS):
                self._read(file)
                continue
            silent_ms += _LOOK_MS
            if silent_ms >= patience_ms:
                raise ChildFailed(f"was silent for {patience_ms // 1000} seconds")

    def _read(self, file: int) -> None:
        chunk = os.read(file, _CHUNK)
        if not chunk:
            raise ChildFailed(self._how_it_ended())
        self._inbox.add(chunk)

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
        return f"{how}, saying {printable(last)}" if last else how


@contextmanager
def running(
    command: tuple[str, ...], says: type, progress: Progress, environment: Mapping[str, str] | None = None
) -> Iterator[Child]:
    """The program, in a group with its workers, which is killed in the end.

    A group but no session of its own: among sessions, how nice a process is counts for nothing.
    """
    pipe = subprocess.PIPE
    with TemporaryFile() as errors:
        try:
            process = subprocess.Popen(  # noqa: S603 (ours, or chosen by whoever set the cabinet up)
                command, 0, cwd=ROOM, env=environment, stdin=pipe, stdout=pipe, stderr=errors, process_group=0
            )
        except OSError as error:
            raise ChildFailed(f"does not start: {command[0]}: {error.strerror}") from None
        with process:
            try:
                os.setpriority(os.PRIO_PROCESS, process.pid, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)
                yield Child(process, errors, says, progress)
            finally:
                with suppress(ProcessLookupError):  # it is gone, and so are its workers
                    os.killpg(process.pid, signal.SIGKILL)
