"""The device's clocks: the one place that reads the time, and that knows how a moment is written."""

import time
from datetime import UTC, date, datetime, timedelta, tzinfo
from datetime import time as time_of_day

from kiosk.base.ports import Clock

JUMP_MS = 1_000  # a wall clock that is off by so much at once was set; less is how clocks are kept right


class SystemClock:
    """Wall time for the record, steady time for the table's own clocks."""

    def wall_ms(self) -> int:
        """Milliseconds since 1970, UTC; may jump either way."""
        return time.time_ns() // 1_000_000

    def steady_ms(self) -> int:
        """Milliseconds since some moment; never runs backwards."""
        return time.monotonic_ns() // 1_000_000

    def uptime_ms(self) -> int:
        """Milliseconds since the machine started, asleep or not; nobody can set it."""
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000


class SkippingClock(SystemClock):
    """Wall time as it is, and a steady clock that is moved by hand: for tables that play without waiting."""

    def __init__(self) -> None:
        self._steady_ms = 0

    def steady_ms(self) -> int:
        return self._steady_ms

    def skip_to(self, steady_ms: int) -> None:
        """Move the clock; it never runs backwards."""
        self._steady_ms = max(self._steady_ms, steady_ms)


class ClockWatch:
    """Notices that the wall clock was set: it is no longer as far ahead of the machine's own time as it was."""

    def __init__(self, clock: Clock, last_ms: int) -> None:
        """`last_ms` is a wall time that has been: the clock cannot be earlier unless it was set back."""
        self._clock = clock
        self._last_ms = last_ms
        self._ahead_ms = max(clock.wall_ms(), last_ms) - clock.uptime_ms()  # of the machine's own time

    def jump(self) -> tuple[int, int] | None:
        """What the wall clock should say and what it says, if it was set. It is told until it is accepted."""
        expected_ms, found_ms = self._ahead_ms + self._clock.uptime_ms(), self._clock.wall_ms()
        if abs(found_ms - expected_ms) >= JUMP_MS:
            return expected_ms, found_ms
        return None  # whatever it is off by stays: small steps add up to a jump

    def now_ms(self) -> int:
        """The time to write down: never earlier than the last, but for a jump."""
        now_ms = self._clock.wall_ms()
        self._last_ms = now_ms if self.jump() else max(self._last_ms, now_ms)
        return self._last_ms

    def accept(self) -> None:
        """From now on the wall clock is right as it is."""
        self._ahead_ms = self._clock.wall_ms() - self._clock.uptime_ms()


_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MS = timedelta(milliseconds=1)


def utc(at_ms: int) -> str:
    """A moment as people and programs read it: 2023-11-14T22:13:20.000Z."""
    try:
        moment = _EPOCH + at_ms * _MS
    except OverflowError:  # a clock that was set beyond all calendars
        return f"{at_ms} ms"
    return moment.strftime("%Y-%m-%dT%H:%M:%S.") + f"{at_ms % 1000:03}Z"


def local(at_ms: int, zone: str) -> str:
    """A moment as people in a zone read it, to the second: 2023-11-14T23:13:20+01:00."""
    try:
        moment = (_EPOCH + at_ms * _MS).astimezone(_zone(zone))
    except OverflowError:
        return f"{at_ms} ms"
    return moment.isoformat(timespec="seconds")


def moment_ms(text: str, zone: str = "UTC") -> int:
    """The moment that a person names: a day or a time of ISO 8601, in this zone unless it says otherwise."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise ValueError(f"must be a time such as 2026-01-31 or 2026-01-31T18:00, and is {text!r}") from None
    return ((moment if moment.tzinfo else moment.replace(tzinfo=_zone(zone))) - _EPOCH) // _MS


def day_ms(day: str, zone: str = "UTC", shift: str = "00:00-00:00") -> tuple[int, int]:
    """When a day begins and ends in a zone, or a shift of that day; one that ends no later than it begins ends on the
    next day.
    """
    try:
        begins = date.fromisoformat(day)
    except ValueError:
        raise ValueError(f"must be a day such as 2026-01-31, and is {day!r}") from None
    try:
        first, last = map(time_of_day.fromisoformat, shift.split("-"))
    except ValueError:
        raise ValueError(f"must be a shift such as 06:00-14:00, and is {shift!r}") from None
    ends = begins if last > first else begins + timedelta(days=1)
    moments = ((begins, first), (ends, last))
    begin, end = (datetime.combine(on, at, _zone(zone)) for on, at in moments)
    return (begin - _EPOCH) // _MS, (end - _EPOCH) // _MS


def _zone(name: str) -> tzinfo:
    if name == "UTC":
        return UTC
    from zoneinfo import ZoneInfo  # noqa: PLC0415 (seldom wanted)

    try:
        return ZoneInfo(name)
    except (LookupError, ValueError, OSError):
        raise ValueError(
            f"must be a time zone such as Europe/Berlin that this machine knows, and is {name!r}"
        ) from None
