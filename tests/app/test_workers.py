"""Work shared out to real processes: results in order, errors as they were raised, and a death that is noticed."""

import os
import signal
import time
from collections.abc import Generator, Iterator

import pytest

from kiosk.base.workers import share_out


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_results_come_in_the_order_of_the_tasks(workers: int) -> None:
    def last_ones_first(number: int) -> tuple[int, bytes]:
        time.sleep(0.01 * (3 - number % 4))
        return number, b"x" * number * 100_000  # more than a pipe holds

    tasks = range(10)
    assert list(share_out(last_ones_first, tasks, workers)) == [(number, b"x" * number * 100_000) for number in tasks]


def test_no_more_tasks_are_taken_than_are_worked_on() -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(100):
            taken.append(number)
            yield number

    for number, result in enumerate(share_out(lambda task: task, tasks(), 2)):
        assert result == number
        assert len(taken) <= number + 4


def test_what_the_work_raises_is_raised() -> None:
    def work(number: int) -> int:
        return 1 // (number - 2)

    results = share_out(work, range(9), 2)
    assert [next(results), next(results)] == [-1, -1]
    with pytest.raises(ZeroDivisionError) as raised:
        next(results)
    assert "in work\n" in raised.value.__notes__[0]


@pytest.mark.parametrize("size", [1, 10_000_000])
def test_a_worker_that_dies_is_noticed(size: int) -> None:
    def work(task: bytes) -> int:
        if task[0] == 7:
            os.kill(os.getpid(), signal.SIGKILL)
        return len(task)

    results = share_out(work, (bytes([number]) * size for number in range(9)), 2)
    with pytest.raises(OSError, match="a worker process died; the answers so far are whole"):
        list(results)


def test_whoever_wants_no_more_waits_for_nobody() -> None:
    def work(number: int) -> int:
        if number:
            signal.pause()
        return os.getpid()

    results = share_out(work, range(9), 2)
    worker = next(results)
    assert isinstance(results, Generator)
    results.close()
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)
