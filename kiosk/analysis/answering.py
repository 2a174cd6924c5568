"""The program that counts for a kiosk, which never loads the compiler itself: `croupier-analysis`, or this module.

One JSON object a line. Protocol 1; {"hello": N} comes first, and N is the protocol that the asker speaks:
    asked {"hello": 1}       answered {"hello": 1, "version": "0.1.0", "sources": the hash of what counts are made by}
    asked {"count": "flop"}  answered {"progress": [done, of]} again and again (of how much: 0 if not known), and then
                             {"counted": "flop", "sha256": the hash of its JSON text, "counts": {...}}
    whatever is wrong        answered {"error": one sentence}, and the next line is read
It ends with its standard input, even in the midst of counting; whatever else is printed goes to standard error. It
runs when nothing else wants the machine, and the memory killer takes it first.
"""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from typing import BinaryIO

from kiosk import __version__
from kiosk.analysis.library import KINDS, digest, to_json
from kiosk.analysis.sources import counting_sources
from kiosk.words import shown
from kiosk.workers import cores

PROTOCOL = 1
PROGRAM = "croupier-analysis"
_NICEST = 19
_FIRST_TO_GO = "1000"  # of all processes, when memory runs out
_CHUNK = 65_536


class Refused(ValueError):  # noqa: N818
    """What cannot be answered; the words are one sentence."""


def main(arguments: list[str]) -> int:
    """Answer until nobody asks any more; the exit status."""
    if arguments:
        known = arguments == ["--version"]
        print(f"{PROGRAM} {__version__}, protocol {PROTOCOL}" if known else f"{PROGRAM}: takes --version or nothing")  # noqa: T201
        return 0 if known else 2
    go_last()
    with _own_output() as output, suppress(KeyboardInterrupt, BrokenPipeError):
        requests = _Requests()
        for line in requests:
            _answer(line, requests, output)
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
    """The lines of standard input, read beside the counting, so that its end is noticed at once."""

    def __init__(self) -> None:
        self._lines: SimpleQueue[bytes | None] = SimpleQueue()
        self._counting, self._over = Event(), Event()
        Thread(target=self._listen, daemon=True).start()

    def __iter__(self) -> Iterator[bytes]:
        return iter(self._lines.get, None)

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
        rest = b""
        while chunk := os.read(0, _CHUNK):  # no buffer of Python's, whose lock a worker could inherit
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                self._lines.put(line)
        if rest:
            self._lines.put(rest)
        self._lines.put(None)
        self._over.set()
        self._end_if_left()

    def _end_if_left(self) -> None:
        if self._counting.is_set() and self._over.is_set():
            os._exit(1)


def _answer(line: bytes, requests: _Requests, output: BinaryIO) -> None:
    try:
        match _read(line):
            case {"hello": int()}:
                hello = {"hello": PROTOCOL, "version": __version__, "sources": counting_sources().hex()}
                _say(output, json.dumps(hello))
            case {"count": str(name)} if name in KINDS:
                with requests.awaited():
                    _count(name, output)
            case {"count": name}:
                raise Refused(f"there are no counts {shown(name)}; there are {', '.join(KINDS)}")
            case other:
                raise Refused(f"{shown(other)} asks for nothing that is known here")
    except BrokenPipeError:
        raise
    except Refused as refused:
        _say(output, json.dumps({"error": str(refused)}))
    except Exception as error:  # whatever it is, who asked is told
        _say(output, json.dumps({"error": f"{type(error).__name__}: {error}"}))


def _read(line: bytes) -> object:
    try:
        found: object = json.loads(line)
    except (ValueError, RecursionError):
        raise Refused(f"{shown(line.decode(errors='replace'))} is not JSON") from None
    return found


def _count(name: str, output: BinaryIO) -> None:
    def tell(done: int, of: int) -> None:
        _say(output, json.dumps({"progress": [done, of]}))

    tell(0, 0)  # the compiler takes its time, too
    try:
        from kiosk.analysis import recount  # noqa: PLC0415
    except ImportError as error:
        raise Refused(f"counting {name} needs {error.name}, which is not installed") from None
    counts = recount.count(name, tell, cores())
    _say(output, f'{{"counted": "{name}", "sha256": "{digest(counts)}", "counts": {to_json(counts)}}}')


def _say(output: BinaryIO, text: str) -> None:
    left = memoryview(f"{text}\n".encode("ascii"))
    while left:
        left = left[output.write(left) :]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
