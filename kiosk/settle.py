"""The settle command: one document in, one answer out; or a line each, in order, in constant memory.

What is wrong with a document is said in one sentence, never a traceback. A large file of lines is shared out to the
machine's cores in batches, a few at a time; a pipe is answered line by line, so that it can be talked to.
"""

import gc
import json
import os
import signal
import stat
import sys
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from kiosk.documents import MAX_BYTES, DocumentError, parse, settle

if TYPE_CHECKING:
    from concurrent.futures import Future

BAD_LINES, REFUSED = 1, 2
PR_SET_PDEATHSIG = 1  # of Linux
BATCH_BYTES = 1 << 18
WORTH_SHARING_BYTES = 1 << 20  # below this, starting the workers takes longer than they save


def settle_one(source: BinaryIO, out: BinaryIO) -> None:
    """Answer the one document of a stream; DocumentError if it is refused."""
    out.write(settle(parse(source.read(MAX_BYTES + 1))).encode() + b"\n")
    out.flush()


def settle_lines(source: BinaryIO, out: BinaryIO, workers: int = 1) -> bool:
    """Answer each line of a stream with a line, in order. Whether all of them were good."""
    all_good = True
    for answers, good in _answer_in_turn(source) if workers == 1 else _share_out(source, workers):
        out.write(answers)
        out.flush()
        all_good = all_good and good
    return all_good


def run(path: str, *, lines: bool) -> int:
    """The command: `path` or "-" in, standard output out. Returns the exit status."""
    out = sys.stdout.buffer
    try:
        with _open(path) as source:
            if lines:
                return 0 if settle_lines(source, out, _workers_for(source)) else BAD_LINES
            settle_one(source, out)
            return 0
    except DocumentError as error:
        print(f"croupier settle: {error}", file=sys.stderr)  # noqa: T201
    return REFUSED


def _open(path: str) -> BinaryIO:
    if path != "-":
        return Path(path).open("rb")
    if sys.stdin is None:
        raise OSError("standard input is closed")
    return sys.stdin.buffer


def _answer(line: bytes) -> tuple[bytes, bool]:
    try:
        return settle(parse(line.rstrip(b"\r\n"))).encode() + b"\n", True
    except DocumentError as error:
        return json.dumps({"error": str(error)}).encode() + b"\n", False


def _answer_in_turn(source: BinaryIO) -> Iterator[tuple[bytes, bool]]:
    """Line by line. Of one that is too long only so much is kept that it can be refused for it."""
    _spare_the_collector()
    while line := source.readline(MAX_BYTES + 2):
        yield _answer(line)
        _skip_rest(source, line)


def _share_out(source: BinaryIO, workers: int) -> Iterator[tuple[bytes, bool]]:
    """Batches to the workers and back in order, two a worker under way at the most: memory stays constant."""
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415 (a single document should not wait for it)
    from concurrent.futures.process import BrokenProcessPool  # noqa: PLC0415
    from multiprocessing import get_context  # noqa: PLC0415

    pool = ProcessPoolExecutor(workers, get_context("fork"), _start_worker)
    under_way: deque[Future[tuple[bytes, bool]]] = deque()
    try:
        while batch := source.read(BATCH_BYTES):
            if not batch.endswith(b"\n"):
                last = source.readline(MAX_BYTES + 2)
                batch += last
                _skip_rest(source, last or b"\n")
            under_way.append(pool.submit(_answer_batch, batch))
            if len(under_way) >= 2 * workers:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()
    except BrokenProcessPool:
        raise OSError("a worker process died; the answers so far are whole") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _answer_batch(batch: bytes) -> tuple[bytes, bool]:
    answers = [_answer(line) for line in batch.removesuffix(b"\n").split(b"\n")]
    return b"".join([answer for answer, _ in answers]), all(good for _, good in answers)


def _skip_rest(source: BinaryIO, line: bytes) -> None:
    """Pass over what is left of a line that was not read to its end."""
    while not line.endswith(b"\n") and (line := source.readline(MAX_BYTES)):
        pass


def _workers_for(source: BinaryIO) -> int:
    status = os.fstat(source.fileno())
    if not stat.S_ISREG(status.st_mode) or status.st_size < WORTH_SHARING_BYTES:
        return 1
    return len(os.sched_getaffinity(0))


def _start_worker() -> None:
    import ctypes  # noqa: PLC0415

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends the workers
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)  # and they end with it, whatever ends it
    _spare_the_collector()


def _spare_the_collector() -> None:
    """Settling makes no reference cycles: what is there now is never garbage, and looking for more is seldom due."""
    gc.freeze()
    gc.set_threshold(100_000)
