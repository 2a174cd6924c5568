"""The device's clocks: the one place that reads the time."""

import time


class SystemClock:
    """Wall time for the record, steady time for the table's own clocks."""

    def wall_ms(self) -> int:
        """Milliseconds since 1970, UTC; may jump either way."""
        return time.time_ns() // 1_000_000

    def steady_ms(self) -> int:
        """Milliseconds since some moment; never runs backwards."""
        return time.monotonic_ns() // 1_000_000


class SkippingClock:
    """Wall time as it is, and a steady clock that is moved by hand: for tables that play without waiting."""

    def __init__(self) -> None:
        self._steady_ms = 0

    def wall_ms(self) -> int:
        """Milliseconds since 1970, UTC."""
        return time.time_ns() // 1_000_000

    def steady_ms(self) -> int:
        """Where the clock was moved to."""
        return self._steady_ms

    def skip_to(self, steady_ms: int) -> None:
        """Move the clock; it never runs backwards."""
        self._steady_ms = max(self._steady_ms, steady_ms)
