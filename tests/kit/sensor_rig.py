"""A bet sensor as a test handles it: a simulated device, a real pseudo-terminal, the real driver, and time by hand."""

import fcntl
import select
import struct
import termios
import time
from collections.abc import Iterable
from itertools import count
from pathlib import Path

from kiosk.devices.bet_sensor.port import ChipGone, ChipSeen, Report, SensorFailed, SensorRecovered, SensorWell
from kiosk.devices.bet_sensor.serial import SerialSensor
from kiosk.devices.bet_sensor.simulator import Cable, SimulatedSensor
from kiosk.devices.bet_sensor.watch import HEARTBEAT_MS

PATIENCE_S = 20  # before a test gives up on a file descriptor


def reports_of(reports: Iterable[Report]) -> list[str]:
    """The reports in short: "well", "chip 3", "no chip 3", "silent", "noisy 2", "silent over"."""
    return [_in_short(report) for report in reports]


def _in_short(report: Report) -> str:
    if isinstance(report, SensorWell):
        return "well"
    if isinstance(report, ChipSeen):
        return f"chip {report.seat}"
    if isinstance(report, ChipGone):
        return f"no chip {report.seat}"
    words = report.kind.value if report.seat is None else f"{report.kind.value} {report.seat}"
    return words if isinstance(report, SensorFailed) else f"{words} over"


class Known:
    """What a table knows from the reports alone."""

    def __init__(self) -> None:
        self.heard = False
        self.chips: set[int] = set()
        self.troubles: set[tuple[str, int | None]] = set()

    def hear(self, reports: Iterable[Report]) -> None:
        for report in reports:
            if isinstance(report, ChipSeen):
                assert self.heard
                assert report.seat not in self.chips
                assert not {seat for _, seat in self.troubles} & {None, report.seat}
                self.chips.add(report.seat)
            elif isinstance(report, ChipGone):
                self.chips.remove(report.seat)
            elif isinstance(report, SensorFailed):
                assert (report.kind, report.seat) not in self.troubles
                self.troubles.add((report.kind, report.seat))
                self.chips -= self.chips if report.seat is None else {report.seat}
            elif isinstance(report, SensorRecovered):
                self.troubles.remove((report.kind, report.seat))
            else:
                assert not self.heard
                assert None not in {seat for _, seat in self.troubles}
                self.heard = True


class Rig:
    """The driver at one end of a pseudo-terminal, the simulated device at the other."""

    def __init__(self, link: Path) -> None:
        self.link = link
        self.now_ms = 5_000
        self.device = SimulatedSensor(count(0x1000).__next__)
        self.cable: Cable | None = Cable(link)
        self.sensor = SerialSensor(str(link))
        assert self.poll(0) == []

    def close(self) -> None:
        self.sensor.close()
        self.unplug()

    def unplug(self) -> None:
        if self.cable is not None:
            self.cable.unplug()
            self.cable = None

    def plug(self) -> None:
        self.cable = Cable(self.link)

    def take(self, data: bytes, ms: int = HEARTBEAT_MS) -> tuple[Report, ...]:
        """So much later, the driver polls when all of these bytes have come."""
        if self.cable is not None:
            self.cable.send(data)
            self.device.hear(self.cable.receive())
            fd = self.sensor.fileno()
            if fd is not None:
                await_bytes(fd, len(data))
        self.now_ms += ms
        return self.sensor.poll(self.now_ms)

    def poll(self, ms: int = HEARTBEAT_MS) -> list[str]:
        """So much later, nothing has come."""
        return reports_of(self.take(b"", ms))

    def beat(self, times: int = 1) -> list[str]:
        """So many heartbeats of the device."""
        return [words for _ in range(times) for words in reports_of(self.take(self.device.frame()))]

    def settle(self) -> list[str]:
        """Heartbeats for five seconds: longer than any trouble lasts that nothing speaks for."""
        return self.beat(5_000 // HEARTBEAT_MS)


def await_bytes(fd: int, size: int) -> None:
    """Wait until so many bytes can be read: a pseudo-terminal hands them on in its own time."""
    deadline = time.monotonic() + PATIENCE_S
    while waiting(fd) < size:
        assert time.monotonic() < deadline, f"{waiting(fd)} of {size} bytes came"
        select.select([fd], [], [], 1)


def await_lamps(device: SimulatedSensor, cable: Cable, words: str) -> None:
    """Wait until the device has heard that its lamps are to be so: that, too, is handed on in its own time."""
    deadline = time.monotonic() + PATIENCE_S
    while device.lamps_in_words() != words:
        assert time.monotonic() < deadline, device.lamps_in_words()
        select.select([cable.device], [], [], 1)
        device.hear(cable.receive())


def waiting(fd: int) -> int:
    """How many bytes can be read."""
    size: int = struct.unpack("i", fcntl.ioctl(fd, termios.FIONREAD, bytes(4)))[0]
    return size
