"""How far work has come: a bar on standard error, where that is a terminal, or word to whoever asked for it."""

import sys
from collections.abc import Callable
from types import TracebackType
from typing import Self

from kiosk.clock import SystemClock

_WIDTH = 30
_EVERY_MS = 200

Told = Callable[[int, int], None]  # done, of how many; it may raise, to stop the work


class Progress:
    """Work of a known size. `always` draws it even where standard error is no terminal; `told` hears it instead."""

    def __init__(self, what: str, total: int, *, always: bool = False, told: Told | None = None) -> None:
        self._what = what
        self._total = max(1, total)
        self._clock = SystemClock()
        self._started_ms = self._drawn_ms = self._clock.steady_ms()
        self._told = told
        self._shown = told is not None or always or sys.stderr.isatty()
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
        self._drawn_ms = now
        if self._told is not None:
            self._told(done, self._total)
        else:
            self._draw(done, now)

    def _draw(self, done: int, now: int) -> None:
        self._drawn = True
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
