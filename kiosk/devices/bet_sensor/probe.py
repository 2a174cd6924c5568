"""Listens at a port for a while, to say in words whether a bet sensor speaks there."""

import select
from collections.abc import Callable
from typing import NamedTuple, Protocol

from kiosk.base.ports import Clock
from kiosk.devices.bet_sensor.port import ChipSeen, Report, SensorFailed, SensorRecovered, SensorTrouble, SensorWell
from kiosk.devices.bet_sensor.watch import HEARTBEAT_MS

LISTEN_MS = 6_000  # long enough for a device that starts anew when its port is opened
SETTLE_MS = 500  # once it is heard, for the chips that lie there
_SECOND_MS = 1_000


class ProbeResult(NamedTuple):
    well: bool
    words: str


class Source(Protocol):
    """A sensor on a port, as SerialSensor is one."""

    def fileno(self) -> int | None:
        """What to wait on, while there is anything."""

    def poll(self, now_ms: int) -> tuple[Report, ...]:
        """What became known."""

    def close(self) -> None:
        """Let go of the port."""


def wait_for(source: Source) -> None:
    """Until something comes, or one heartbeat long."""
    fd = source.fileno()
    select.select([] if fd is None else [fd], [], [], HEARTBEAT_MS / 1_000)


def probe(
    source: Source,
    clock: Clock,
    tell: Callable[[int], None] = lambda _: None,
    wait: Callable[[Source], None] = wait_for,
) -> ProbeResult:
    """Listen until a sensor is heard, the port fails or the time is over; `tell` is told the seconds left."""
    troubles: dict[tuple[SensorTrouble, int | None], str] = {}
    chips: set[int] = set()
    well, left = False, 0
    end_ms = clock.steady_ms() + LISTEN_MS
    try:
        while (now := clock.steady_ms()) < end_ms:
            for report in source.poll(now):
                if isinstance(report, SensorWell) and not well:
                    well, end_ms = True, min(end_ms, now + SETTLE_MS)
                elif isinstance(report, ChipSeen):
                    chips.add(report.seat)
                elif isinstance(report, SensorFailed):
                    troubles[report.kind, report.seat] = report.words
                elif isinstance(report, SensorRecovered):
                    troubles.pop((report.kind, report.seat), None)
            if (SensorTrouble.UNPLUGGED, None) in troubles:
                break
            seconds = -(-(end_ms - now) // _SECOND_MS)
            if seconds != left and not well:
                left = seconds
                tell(left)
            wait(source)
    finally:
        source.close()
    return _in_words(well=well, chips=chips, troubles=troubles)


def _in_words(*, well: bool, chips: set[int], troubles: dict[tuple[SensorTrouble, int | None], str]) -> ProbeResult:
    for (kind, seat), words in troubles.items():
        if kind == SensorTrouble.UNPLUGGED:
            return ProbeResult(well=False, words=f"The port cannot be used: {words}")
        if seat is None and kind != SensorTrouble.SILENT:
            return ProbeResult(well=False, words=f"Something speaks there, but not as a bet sensor should: {words}.")
    if not well or (SensorTrouble.SILENT, None) in troubles:
        return ProbeResult(well=False, words="No bet sensor was heard there.")
    lie = f"chips lie at seats {', '.join(map(str, sorted(chips)))}" if chips else "no chip lies on it"
    broken = "".join(f" Seat {seat}: {words}." for (_, seat), words in troubles.items())
    return ProbeResult(well=True, words=f"A bet sensor was heard; {lie}.{broken}")
