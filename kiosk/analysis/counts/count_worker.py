"""The program that counts for a kiosk, which never loads the compiler itself: `croupier-analysis`, or this module.

It is asked and answers by messages, a line each (messages.py): greeted, it says what it is, and asked for counts, how
far it is, again and again, and then the counts with their hash. Whatever is wrong is one sentence, and the next line
is read. It ends with its standard input, even in the midst of counting; whatever else is printed goes to standard
error. It runs when nothing else wants the machine, and the memory killer takes it first.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from typing import BinaryIO, NamedTuple

from kiosk import __version__
from kiosk.analysis.counts.library import KINDS, digest, to_json
from kiosk.analysis.counts.source_digest import counting_sources
from kiosk.base.plain_text import printable
from kiosk.base.workers import cores
from kiosk.process.child_process import Failed, Reached
from kiosk.process.messages import Cut, Inbox, write

PROTOCOL = 2
PROGRAM = "croupier-analysis"
_NICEST = 19
_FIRST_TO_GO = "1000"  # of all processes, when memory runs out
_CHUNK = 65_536
_LONGEST = 65_536  # bytes of a request


class Greet(NamedTuple):
    protocol: int


class Count(NamedTuple):
    name: str


class Request(NamedTuple):
    asked: Greet | Count


class Greeting(NamedTuple):
    """What the program is; `sources` is the hash of what counts are made by."""

    protocol: int
    version: str
    sources: str


class Counted(NamedTuple):
    """Counts as they are kept, and the hash of that."""

    name: str
    sha256: str
    counts: str


Said = Greeting | Reached | Counted | Failed


class Reply(NamedTuple):
    said: Said


def main(arguments: list[str]) -> int:
    """Answer until nobody asks any more; the exit status."""
    if arguments:
        known = arguments == ["--version"]
        print(f"{PROGRAM} {__version__}, protocol {PROTOCOL}" if known else f"{PROGRAM}: takes --version or nothing")  # noqa: T201
        return 0 if known else 2
    go_last()
    with _own_output() as output, suppress(KeyboardInterrupt, BrokenPipeError):
        requests = _Requests()
        for request in requests:
            _answer(request, requests, output)
        return 0
    return 1


def go_last() -> None:
    """Give way to everything else: on the cores, and when memory runs out."""
    os.nice(_NICEST)
    with suppress(OSError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(_FIRST_TO_GO, "ascii")


@contextmanager
def _own_output() -> Iterator[BinaryIO]:
    """Standard output for the answers alone: what a library prints must not stand between them."""
    with os.fdopen(os.dup(1), "wb", buffering=0) as output:
        os.dup2(2, 1)
        yield output


class _Requests:
    """What comes by standard input, read beside the counting, so that its end is noticed at once."""

    def __init__(self) -> None:
        self._inbox = Inbox(Request, _LONGEST)
        self._asked: SimpleQueue[Request | Failed | None] = SimpleQueue()
        self._counting, self._over = Event(), Event()
        Thread(target=self._listen, daemon=True).start()

    def __iter__(self) -> Iterator[Request | Failed]:
        return iter(self._asked.get, None)

    @contextmanager
    def awaited(self) -> Iterator[None]:
        """Count in here: if nobody waits any more, the process ends, and the workers with it."""
        self._counting.set()
        self._end_if_left()
        try:
            yield
        finally:
            self._counting.clear()

    def _listen(self) -> None:
        while chunk := os.read(0, _CHUNK):  # no buffer of Python's, whose lock a worker could inherit
            self._inbox.add(chunk)
            while (asked := self._next()) is not None:
                self._asked.put(asked)
        self._asked.put(None)
        self._over.set()
        self._end_if_left()

    def _next(self) -> Request | Failed | None:
        try:
            return self._inbox.take()
        except Cut as cut:
            return Failed(str(cut))

    def _end_if_left(self) -> None:
        if self._counting.is_set() and self._over.is_set():
            os._exit(1)


def _answer(request: Request | Failed, requests: _Requests, output: BinaryIO) -> None:
    try:
        match request:
            case Failed():
                _say(output, request)
            case Request(Greet()):
                _say(output, Greeting(PROTOCOL, __version__, counting_sources().hex()))
            case Request(Count(name)) if name in KINDS:
                with requests.awaited():
                    _say(output, _counted(name, output))
            case Request(Count(name)):
                _say(output, Failed(f"there are no counts {printable(name)}; there are {', '.join(KINDS)}"))
    except BrokenPipeError:
        raise
    except Exception as error:  # whatever it is, who asked is told
        _say(output, Failed(f"{type(error).__name__}: {error}"))


def _counted(name: str, output: BinaryIO) -> Counted | Failed:
    _say(output, Reached(0, 0))  # the compiler takes its time, too
    try:
        from kiosk.analysis.counts import recount  # noqa: PLC0415
    except ImportError as error:
        return Failed(f"counting {name} needs {error.name}, which is not installed")
    counts = recount.count(name, lambda done, of: _say(output, Reached(done, of)), cores())
    return Counted(name, digest(counts), to_json(counts))


def _say(output: BinaryIO, said: Said) -> None:
    left = memoryview(write(Reply(said)))
    while left:
        left = left[output.write(left) :]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
