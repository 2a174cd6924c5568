"""Shares work out to the machine's cores, a few tasks at a time, and gives the results back in their order.

Memory stays constant however many tasks there are. Every worker has a pipe of its own, one task at a time, and nobody
else's lock: whoever waits for a worker that dies hears it at once. The workers end with the process that started them.
The executor of the standard library will not do: on Debian 12's Python 3.11.2 it waits for ever when a worker dies
while a task is being written to it (https://github.com/python/cpython/issues/94777).
"""

import gc
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from traceback import format_tb
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

T = TypeVar("T")
R = TypeVar("R")
PR_SET_PDEATHSIG = 1  # of Linux


def cores() -> int:
    return len(os.sched_getaffinity(0))


def share_out(work: Callable[[T], R], tasks: Iterable[T], workers: int) -> Iterator[R]:
    """Tasks to the workers and back in order, two a worker under way at the most. An OSError if a worker dies; what the
    work raises is raised in its turn.
    """
    from multiprocessing.connection import wait  # noqa: PLC0415 (who has one task should not wait for it)

    numbered = enumerate(tasks)
    busy: dict[Any, tuple[int, _Worker]] = {}  # by its pipe: which task it has
    done: dict[int, tuple[R, Exception | None]] = {}  # what is not due yet
    due = given = 0
    crew: list[_Worker] = []
    try:
        crew.extend(_Worker(work) for _ in range(workers))
        idle = crew.copy()
        while True:
            while idle and given < due + 2 * workers and (next_one := next(numbered, None)):
                worker = idle.pop()
                worker.give(next_one[1])
                busy[worker.pipe] = (next_one[0], worker)
                given += 1
            if due in done:
                result, error = done.pop(due)
                if error is not None:
                    raise error
                yield result
                due += 1
            elif not busy:
                return
            else:
                for pipe in wait(list(busy)):
                    number, worker = busy.pop(pipe)
                    done[number] = worker.take()
                    idle.append(worker)
    finally:
        for worker in crew:
            worker.end()


def spare_the_collector() -> None:
    """For work without reference cycles: what is there now is never garbage, and looking for more is seldom due."""
    gc.freeze()
    gc.set_threshold(100_000)


class _Worker:
    """A process that does one task after the other. It is given the next only when it has handed in the last."""

    def __init__(self, work: Callable[[Any], object]) -> None:
        from multiprocessing import get_context  # noqa: PLC0415

        context = get_context("fork")
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(work, theirs, self.pipe), daemon=True)
        self._process.start()
        theirs.close()  # now its end is open in the worker alone, and closes with it

    def give(self, task: object) -> None:
        try:
            self.pipe.send(task)
        except OSError:
            raise _died() from None

    def take(self) -> Any:
        """What came of the task: a result, and the error instead of one."""
        try:
            return self.pipe.recv()
        except (EOFError, OSError):
            raise _died() from None

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self.pipe.close()


def _died() -> OSError:
    return OSError("a worker process died; the answers so far are whole")


def _serve(work: Callable[[Any], object], pipe: "Connection[Any, Any]", parents: "Connection[Any, Any]") -> None:
    import ctypes  # noqa: PLC0415

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends the workers
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)  # and they end with it, whatever ends it
    parents.close()
    spare_the_collector()
    with suppress(EOFError, BrokenPipeError):  # nobody waits any more
        while True:
            pipe.send(_answer(work, pipe.recv()))


def _answer(work: Callable[[Any], object], task: object) -> tuple[object, Exception | None]:
    try:
        return work(task), None
    except Exception as error:  # it is the parent's to handle
        error.add_note("In a worker process:\n" + "".join(format_tb(error.__traceback__)))
        return None, error
