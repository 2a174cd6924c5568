"""`croupier settle`: one round document in, its settlement out; or a line each, in order, in constant memory.

What is wrong with a document is said in one sentence, never a traceback. A large file of lines is shared out to the
machine's cores in batches, a few at a time; a pipe is answered line by line, so that it can be talked to.
"""

import argparse
import json
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from kiosk.audit.round_document import MAX_BYTES, DocumentError, parse, settle
from kiosk.base.workers import cores, share_out, spare_the_collector

BAD_LINES, REFUSED = 1, 2
BATCH_BYTES = 1 << 18
WORTH_SHARING_BYTES = 1 << 20  # below this, starting the workers takes longer than they save


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Reads a round document (JSON) and prints the settlement. A refused document ends with status 2 "
        "and one sentence on standard error; with --lines it is answered in its place and the status is 1."
    )
    parser.add_argument("document", help='the file, or "-" for standard input')
    parser.add_argument("--lines", action="store_true", help="one document a line, one answer a line")
    parser.set_defaults(run=_run)


def settle_one(source: BinaryIO, out: BinaryIO) -> None:
    """Answer the one document of a stream; DocumentError if it is refused."""
    out.write(settle(parse(source.read(MAX_BYTES + 1))).encode() + b"\n")
    out.flush()


def settle_lines(source: BinaryIO, out: BinaryIO, workers: int = 1) -> bool:
    """Answer each line of a stream with a line, in order. Whether all of them were good."""
    all_good = True
    answered = _answer_in_turn(source) if workers == 1 else share_out(_answer_batch, _batches(source), workers)
    for answers, good in answered:
        out.write(answers)
        out.flush()
        all_good = all_good and good
    return all_good


def _run(options: argparse.Namespace) -> int:
    out = sys.stdout.buffer
    try:
        with _open(options.document) as source:
            if options.lines:
                return 0 if settle_lines(source, out, _workers_for(source)) else BAD_LINES
            settle_one(source, out)
            return 0
    except DocumentError as error:
        print(f"croupier settle: {error}", file=sys.stderr)
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
    spare_the_collector()
    while line := source.readline(MAX_BYTES + 2):
        yield _answer(line)
        _skip_rest(source, line)


def _batches(source: BinaryIO) -> Iterator[bytes]:
    """Many whole lines at a time."""
    while batch := source.read(BATCH_BYTES):
        if not batch.endswith(b"\n"):
            last = source.readline(MAX_BYTES + 2)
            batch += last
            _skip_rest(source, last or b"\n")
        yield batch


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
    return cores()
