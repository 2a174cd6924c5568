"""Shares work out to the machine's cores, a few tasks at a time, and gives the results back in their order.

Memory stays constant however many tasks there are. The workers end with the process that started them.
"""

import gc
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Future

T = TypeVar("T")
R = TypeVar("R")
PR_SET_PDEATHSIG = 1  # of Linux


def cores() -> int:
    """How many workers there is a core for."""
    return len(os.sched_getaffinity(0))


def share_out(work: Callable[[T], R], tasks: Iterable[T], workers: int) -> Iterator[R]:
    """Tasks to the workers and back in order, two a worker under way at the most. An OSError if a worker dies."""
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415 (who has one task should not wait for it)
    from concurrent.futures.process import BrokenProcessPool  # noqa: PLC0415
    from multiprocessing import get_context  # noqa: PLC0415

    pool = ProcessPoolExecutor(workers, get_context("fork"), _start_worker)
    under_way: deque[Future[R]] = deque()
    try:
        for task in tasks:
            under_way.append(pool.submit(work, task))
            if len(under_way) >= 2 * workers:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()
    except BrokenProcessPool:
        raise OSError("a worker process died; the answers so far are whole") from None
    finally:
        pool.shutdown(cancel_futures=True)


def spare_the_collector() -> None:
    """For work without reference cycles: what is there now is never garbage, and looking for more is seldom due."""
    gc.freeze()
    gc.set_threshold(100_000)


def _start_worker() -> None:
    import ctypes  # noqa: PLC0415

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends the workers
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)  # and they end with it, whatever ends it
    spare_the_collector()
