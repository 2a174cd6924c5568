"""Long work off the screen's thread: it reports progress, can be stopped, and its result comes back as a signal."""

from collections.abc import Callable
from threading import Event
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QRunnable, QThreadPool, Signal, Slot

LASTING_MS = 2_000  # work that takes longer is named to whoever would stop it
_EVERY_MS = 50  # that the screen is told how far it is


class Stopped(Exception):  # noqa: N818
    """Somebody asked for the work to stop."""


class Job(QObject):
    progressed = Signal(int, int)  # done, of how many
    done = Signal(object)
    failed = Signal(str)
    stopped = Signal()
    ended = Signal()  # after one of these three, however many wait for it

    def __init__(self, parent: QObject | None = None, words: str = "") -> None:
        super().__init__(parent)
        self.words = words
        self._stop = Event()
        self._since = QElapsedTimer()
        self._since.start()
        self._told_ms = -_EVERY_MS

    @property
    def lasting(self) -> bool:
        """Whether it is under way for a while already."""
        return not self._stop.is_set() and self._since.elapsed() >= LASTING_MS

    def stop(self) -> None:
        """Have it stop at the next opportunity."""
        self._stop.set()

    def progress(self, done: int, of: int) -> None:
        """Called by the work itself now and then."""
        if self._stop.is_set():
            raise Stopped
        now_ms = self._since.elapsed()
        if now_ms - self._told_ms >= _EVERY_MS or done == of:
            self._told_ms = now_ms
            self.progressed.emit(done, of)


class _Run(QRunnable):
    def __init__(self, job: Job, work: Callable[[Job], Any]) -> None:
        super().__init__()
        self._job = job
        self._work = work

    def run(self) -> None:
        """On a thread of the pool."""
        try:
            result = self._work(self._job)
        except Stopped:
            self._job.stopped.emit()
        except Exception as error:  # whatever it is, it is told to whoever waits: nothing is lost
            self._job.failed.emit(f"{type(error).__name__}: {error}" if not str(error) else str(error))
        else:
            self._job.done.emit(result)
        self._job.ended.emit()


class Work(QObject):
    """Runs jobs, a few at a time."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(2)
        self._jobs: set[Job] = set()

    def lasting(self) -> tuple[str, ...]:
        """What is under way for a while already, in words."""
        return tuple(sorted(job.words for job in self._jobs if job.words and job.lasting))

    def start(
        self,
        work: Callable[[Job], Any],
        done: Callable[[Any], None],
        failed: Callable[[str], None],
        words: str = "",
    ) -> Job:
        """Begin; the result or the reason comes back on the screen's thread. `words` say what it is."""
        job = Job(self, words)
        job.done.connect(done)
        job.failed.connect(failed)
        job.ended.connect(self._ended)  # on the screen's thread, when whoever else is told has been
        self._jobs.add(job)
        self._pool.start(_Run(job, work))
        return job

    @Slot()
    def _ended(self) -> None:
        if isinstance(job := self.sender(), Job):
            self._jobs.discard(job)

    def close(self) -> None:
        """Stop everything, and wait for it."""
        for job in tuple(self._jobs):
            job.stop()
        self._pool.waitForDone(5_000)
