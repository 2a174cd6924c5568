"""How far work has come, as a bar on standard error, where that is a terminal."""

import sys
from types import TracebackType
from typing import Self

from kiosk.base.clock import SystemClock

_WIDTH = 30
_EVERY_MS = 200


class ProgressBar:
    """A progress that is drawn; `always`: even where standard error is no terminal."""

    def __init__(self, what: str, *, always: bool = False) -> None:
        self._what = what
        self._clock = SystemClock()
        self._started_ms = self._drawn_ms = self._clock.steady_ms()
        self._shown = always or sys.stderr.isatty()
        self._drawn = False

    def __enter__(self) -> Self:
        return self

    def __call__(self, done: int, of: int) -> None:
        now = self._clock.steady_ms()
        if self._shown and (now - self._drawn_ms >= _EVERY_MS or 0 < of <= done):
            self._drawn_ms = now
            self._draw(done, max(1, of), now)

    def _draw(self, done: int, of: int, now: int) -> None:
        self._drawn = True
        spent = max(1, now - self._started_ms)
        left_s = spent * (of - done) // max(1, done) // 1000
        filled = _WIDTH * done // of
        bar = "#" * filled + "." * (_WIDTH - filled)
        speed = done * 1000 // spent
        line = f"\r{self._what} [{bar}] {100 * done // of:3}%  {speed}/s  {left_s // 60}:{left_s % 60:02} left "
        print(line, end="", file=sys.stderr, flush=True)

    def __exit__(self, _kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None) -> None:
        if self._drawn:
            print(file=sys.stderr)
