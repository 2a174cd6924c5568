"""The device's clocks: the one place that reads the time, and that knows how a moment is written."""

import time
from datetime import UTC, datetime, timedelta


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


_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MS = timedelta(milliseconds=1)


def utc(at_ms: int) -> str:
    """A moment as people and programs read it: 2023-11-14T22:13:20.000Z."""
    try:
        moment = _EPOCH + at_ms * _MS
    except OverflowError:  # a clock that was set beyond all calendars
        return f"{at_ms} ms"
    return moment.strftime("%Y-%m-%dT%H:%M:%S.") + f"{at_ms % 1000:03}Z"


def moment_ms(text: str) -> int:
    """The moment that a person names: a day or a time of ISO 8601, in UTC unless it says otherwise."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise ValueError(f"must be a time such as 2026-01-31 or 2026-01-31T18:00, and is {text!r}") from None
    return ((moment if moment.tzinfo else moment.replace(tzinfo=UTC)) - _EPOCH) // _MS
