"""The live check of a bet sensor's port: a while is listened, and what was heard is told in words. Time by hand."""

from pathlib import Path

import pytest

from kiosk.devices.bet_sensor.probe import LISTEN_MS, ProbeResult, Source, probe
from kiosk.devices.bet_sensor.watch import HEARTBEAT_MS
from tests.kit.sensor_rig import Rig, await_bytes
from tests.kit.table.table_driver import ManualClock


class Bench:
    """A simulated sensor that speaks at each heartbeat, and whoever listens."""

    def __init__(self, link: Path) -> None:
        self.rig = Rig(link)
        self.clock = ManualClock()
        self.seconds: list[int] = []
        self.silent_ms = 0

    def wait(self, source: Source) -> None:
        self.clock.pass_ms(HEARTBEAT_MS)
        fd = source.fileno()
        if fd is not None and self.rig.cable is not None and self.clock.steady > self.silent_ms:
            frame = self.rig.device.frame()
            self.rig.cable.send(frame)
            await_bytes(fd, len(frame))

    def listen(self) -> ProbeResult:
        return probe(self.rig.sensor, self.clock, self.seconds.append, self.wait)


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path / "sensor")


def test_a_sensor_is_heard_before_the_time_is_over(bench: Bench) -> None:
    bench.rig.device.set_chip(2, on=True)
    bench.rig.device.set_chip(5, on=True)
    assert bench.listen() == ProbeResult(True, "A bet sensor was heard; chips lie at seats 2, 5.")
    assert bench.clock.steady < 2_000
    assert bench.seconds == [6]


def test_a_seat_that_failed_its_self_test_is_told(bench: Bench) -> None:
    bench.rig.device.set_broken(4, on=True)
    words = "A bet sensor was heard; no chip lies on it. Seat 4: its self-test failed."
    assert bench.listen() == ProbeResult(True, words)


def test_silence_is_waited_for_with_a_count_down(bench: Bench) -> None:
    bench.rig.device.faults.add("mute")
    assert bench.listen() == ProbeResult(False, "No bet sensor was heard there.")
    assert bench.seconds == [6, 5, 4, 3, 2, 1]
    assert bench.clock.steady == LISTEN_MS


def test_a_device_that_starts_slowly_is_heard(bench: Bench) -> None:
    bench.silent_ms = 2_500
    assert bench.listen().well


@pytest.mark.parametrize("fault", ["noise", "lie"])
def test_what_does_not_speak_as_a_sensor_is_told(bench: Bench, fault: str) -> None:
    bench.rig.device.faults.add(fault)
    heard = bench.listen()
    assert not heard.well
    assert heard.words.startswith("Something speaks there, but not as a bet sensor should: ")


def test_a_port_that_is_not_there_is_told_at_once(bench: Bench) -> None:
    bench.rig.unplug()
    bench.rig.sensor.close()
    heard = bench.listen()
    assert (heard.well, bench.clock.steady) == (False, 0)
    assert heard.words.startswith("The port cannot be used: ")
