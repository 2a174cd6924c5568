"""A progress bar on standard error, where that is a terminal: how far, how fast, how long still."""

import sys
from types import TracebackType
from typing import Self

from kiosk.clock import SystemClock

_WIDTH = 30
_EVERY_MS = 200


class Progress:
    """Work of a known size. `always` draws it even where standard error is no terminal."""

    def __init__(self, what: str, total: int, *, always: bool = False) -> None:
        self._what = what
        self._total = max(1, total)
        self._clock = SystemClock()
        self._started_ms = self._drawn_ms = self._clock.steady_ms()
        self._shown = always or sys.stderr.isatty()
        self._drawn = False

    def __enter__(self) -> Self:
        """Begin."""
        return self

    def at(self, done: int) -> None:
        """So much is done."""
        if not self._shown:
            return
        now = self._clock.steady_ms()
        if now - self._drawn_ms < _EVERY_MS and done < self._total:
            return
        self._drawn_ms, self._drawn = now, True
        spent = max(1, now - self._started_ms)
        left_s = spent * (self._total - done) // max(1, done) // 1000
        filled = _WIDTH * done // self._total
        bar = "#" * filled + "." * (_WIDTH - filled)
        speed = done * 1000 // spent
        line = (
            f"\r{self._what} [{bar}] {100 * done // self._total:3}%  {speed}/s  {left_s // 60}:{left_s % 60:02} left "
        )
        print(line, end="", file=sys.stderr, flush=True)

    def __exit__(self, _kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None) -> None:
        """Leave the line."""
        if self._drawn:
            print(file=sys.stderr)
