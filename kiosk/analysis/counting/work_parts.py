"""Shares counting out in parts, which are the same whatever the number of workers: so are the sums."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from kiosk.analysis.counting.evaluator import Ints
from kiosk.base.progress import Progress
from kiosk.base.workers import share_out

R = TypeVar("R")
_STEPS = 1_000


def in_parts(work: Callable[[int], R], total: int, at_once: int, progress: Progress, workers: int) -> Iterator[R]:
    """What the work finds from each start on, in order; a part is so many at once of `total`."""
    starts = range(0, total, at_once)
    parts = share_out(work, starts, workers) if workers > 1 else map(work, starts)
    for start, part in zip(starts, parts, strict=True):
        yield part
        progress(min(start + at_once, total), total)


def sum_in_parts(work: Callable[[int], Ints], total: int, at_once: int, progress: Progress, workers: int) -> Ints:
    parts = in_parts(work, total, at_once, progress, workers)
    found = next(parts)
    for part in parts:
        found += part
    return found


def stage(progress: Progress, number: int, stages: int) -> Progress:
    """The progress of one of several stages, each of which counts for as much."""
    return lambda done, total: progress(_STEPS * number + _STEPS * done // total, _STEPS * stages)
