"""The serial bet sensor at a real pseudo-terminal: the simulated device at the other end, first by hand, then alive."""

import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from kiosk.devices.bet_sensor.frames import Deframer, SetLamps, State, encode, pack_lamps
from kiosk.devices.bet_sensor.port import Lamp, SensorFailed, SensorPort
from kiosk.devices.bet_sensor.serial import FIRST_RETRY_MS, LAST_RETRY_MS, SerialSensor
from kiosk.devices.bet_sensor.simulator import HELP, LAST_SEQUENCE, Cable, SimulatedSensor
from tests.kit.sensor_rig import PATIENCE_S, Known, Rig, reports_of

SIMULATOR = """
import sys
from pathlib import Path
from kiosk.devices.bet_sensor.simulator import run
sys.exit(run(Path(sys.argv[1]), 0, lambda words: print(words, flush=True)))
"""


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    """A device that has been heard for a while."""
    rig = Rig(tmp_path / "sensor")
    assert rig.settle() == ["well"]
    yield rig
    rig.close()


# By hand: time is the test's.


def test_a_chip_comes_and_goes(rig: Rig) -> None:
    port: SensorPort = rig.sensor
    rig.device.set_chip(3, on=True)
    assert rig.beat(3) == ["chip 3"]
    rig.device.set_chip(3, on=False)
    assert rig.beat(3) == ["no chip 3"]
    assert port.poll(rig.now_ms) == ()


def test_a_lamp_is_lit_again_after_every_restart_and_loss(rig: Rig) -> None:
    rig.sensor.set_lamp(2, Lamp.ON)
    rig.sensor.set_lamp(5, Lamp.BLINK)
    rig.beat(2)
    lit = (Lamp.OFF, Lamp.ON, Lamp.OFF, Lamp.OFF, Lamp.BLINK, Lamp.OFF)
    assert rig.device.lamps == lit
    rig.device.restart()
    assert not any(rig.device.lamps)
    rig.beat(2)
    assert rig.device.lamps == lit
    rig.unplug()
    rig.device.restart()
    rig.poll()
    rig.plug()
    rig.settle()
    assert rig.device.lamps == lit


def test_a_lost_lamp_command_is_sent_again_and_one_that_was_obeyed_is_not(rig: Rig) -> None:
    assert rig.cable is not None
    rig.sensor.set_lamp(1, Lamp.ON)
    rig.beat()
    assert select.select([rig.cable.device], [], [], PATIENCE_S)[0]
    assert rig.cable.receive() != b""  # lost
    rig.beat(3)
    assert rig.device.lamps[0] is Lamp.ON
    rig.beat(10)
    assert rig.cable.receive() == b""


def test_a_device_that_never_reads_its_lamp_commands_does_not_hold_the_table_up(rig: Rig) -> None:
    def too_slow(*_: object) -> None:
        raise TimeoutError

    assert rig.cable is not None
    rig.sensor.set_lamp(1, Lamp.ON)
    before = signal.signal(signal.SIGALRM, too_slow)
    signal.alarm(PATIENCE_S)
    try:
        for _ in range(6_000):  # eleven bytes each, far more than a terminal keeps
            rig.cable.send(rig.device.frame())
            rig.now_ms += 100
            assert "unplugged" not in reports_of(rig.sensor.poll(rig.now_ms))
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def test_unplugged_and_plugged_in_again(rig: Rig) -> None:
    rig.device.set_chip(4, on=True)
    assert rig.beat(3) == ["chip 4"]
    rig.unplug()
    assert rig.poll() == ["unplugged"]
    assert [rig.poll() for _ in range(100)] == [[]] * 100
    rig.device.set_chip(1, on=True)
    rig.plug()
    assert rig.settle() == ["unplugged over", "chip 1", "chip 4"]


def test_the_port_is_tried_again_after_a_while_that_doubles(tmp_path: Path) -> None:
    sensor = SerialSensor(str(tmp_path / "sensor"))
    assert reports_of(sensor.poll(0)) == ["unplugged"]
    now_ms, wait_ms = 0, FIRST_RETRY_MS
    for _ in range(6):
        cable = Cable(tmp_path / "sensor")
        assert sensor.poll(now_ms + wait_ms - 1) == ()
        assert sensor.fileno() is None
        cable.unplug()
        now_ms += wait_ms
        assert sensor.poll(now_ms) == ()
        wait_ms = min(2 * wait_ms, LAST_RETRY_MS)
    cable = Cable(tmp_path / "sensor")
    sensor.poll(now_ms + wait_ms)
    assert sensor.fileno() is not None
    sensor.close()
    cable.unplug()


def test_a_device_that_was_heard_is_looked_for_soon_again(rig: Rig) -> None:
    for _ in range(2):
        rig.unplug()
        assert rig.poll() == ["unplugged"]
        rig.plug()
        assert rig.poll(FIRST_RETRY_MS) == []
        assert rig.sensor.fileno() is not None
        assert rig.settle() == ["unplugged over"]


def test_two_programs_cannot_have_the_port(rig: Rig) -> None:
    other = SerialSensor(str(rig.link))
    (report,) = other.poll(0)
    assert isinstance(report, SensorFailed)
    assert "exclusively lock" in report.words
    rig.device.set_chip(2, on=True)
    assert rig.beat(3) == ["chip 2"]
    rig.sensor.close()
    other.poll(FIRST_RETRY_MS)
    assert other.fileno() is not None
    other.close()


@pytest.mark.parametrize("kind", ["missing", "file", "folder"])
def test_what_is_no_serial_port_is_unplugged(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "sensor"
    if kind == "file":
        path.write_bytes(encode(State(1, 1, 1, 0, 0)))
    elif kind == "folder":
        path.mkdir()
    sensor = SerialSensor(str(path))
    for now_ms in range(0, 60_000, 1_000):
        assert reports_of(sensor.poll(now_ms)) == ([] if now_ms else ["unplugged"])
    sensor.close()


def test_a_restarted_device_is_told_anew(rig: Rig) -> None:
    rig.device.set_chip(6, on=True)
    rig.beat(3)
    rig.device.restart()
    assert rig.settle() == ["silent", "silent over", "chip 6"]


@pytest.mark.parametrize(
    ("fault", "trouble"),
    [
        ("repeat", ["noisy"]),
        ("noise", ["noisy", "silent"]),
        ("mute", ["silent"]),
        ("lie", ["lying", "silent"]),
        ("broken 2", ["stuck 2"]),
    ],
)
def test_a_fault_raises_its_trouble_makes_no_chip_and_passes(rig: Rig, fault: str, trouble: list[str]) -> None:
    rig.device.set_chip(1, on=True)
    rig.beat(3)
    rig.device.obey(fault)
    assert sorted(rig.beat(200)) == trouble
    rig.device.obey(f"{fault} off")
    over = [f"{words} over" for words in trouble]
    assert sorted(rig.settle()) == sorted([*over, *["chip 1"] * ("2" not in fault)])


def test_a_stuck_sensor_is_found_when_nobody_sits_there(rig: Rig) -> None:
    rig.device.set_chip(1, on=True)
    rig.beat(3)
    rig.device.obey("stuck 1")
    rig.device.set_chip(1, on=False)
    rig.sensor.expect_clear(1, clear=True)
    assert rig.beat(700) == ["stuck 1"]
    rig.device.obey("stuck 1 off")
    assert rig.settle() == ["stuck 1 over"]


# The simulated device.


def states(device: SimulatedSensor) -> State:
    (state,) = Deframer().feed(device.frame())
    assert isinstance(state, State)
    return state


def test_a_device_numbers_its_states_and_draws_a_nonce_when_the_numbers_end() -> None:
    device = SimulatedSensor(count(5).__next__)
    assert [states(device)[:2] for _ in range(3)] == [(5, 0), (5, 1), (5, 2)]
    device.restart()
    assert states(device)[:2] == (6, 0)
    device._sequence = LAST_SEQUENCE
    assert [states(device)[:2] for _ in range(3)] == [(6, LAST_SEQUENCE), (7, 0), (7, 1)]


def test_a_device_ignores_lamps_that_do_not_exist() -> None:
    device = SimulatedSensor(count().__next__)
    assert device.hear(bytes.fromhex("00 04 01 4c 21 05 3e d9 e7 6c 00"))
    assert device.lamps_in_words() == "lamps: seat 1 on, seat 3 blink"
    assert not device.hear(encode(SetLamps(3)))
    assert pack_lamps(device.lamps) == 0x21


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("dance", '"dance" is no command; "help" lists them'),
        ("chip 3", '"chip 3" is no command; "help" lists them'),
        ("chip 3 up", '"chip 3 up" is no command; "help" lists them'),
        ("chip 7 on", '"7" is no seat; they are 1 to 6'),
        ("chip 0 on", '"0" is no seat; they are 1 to 6'),
        ("chip \u0663 on", '"\u0663" is no seat; they are 1 to 6'),
        ("stuck x", '"x" is no seat; they are 1 to 6'),
        ("mute on", '"mute on" is no command; "help" lists them'),
        ("restart now", '"restart now" is no command; "help" lists them'),
    ],
)
def test_a_bad_command_is_answered_and_changes_nothing(line: str, words: str) -> None:
    device = SimulatedSensor(count().__next__)
    device.obey("chip 2 on")
    before = {name: value for name, value in vars(device).items() if isinstance(value, int | set | tuple)}
    with pytest.raises(ValueError, match="is no") as error:
        device.obey(line)
    assert str(error.value) == words
    assert before == {name: vars(device)[name] for name in before}


def test_help_names_every_command() -> None:
    device = SimulatedSensor(count().__next__)
    assert device.obey("help") == HELP
    for line in HELP.replace("SEAT", "3").replace("on|off", "on").splitlines():
        command = line.split("  ")[0].split(" [")[0]
        if command not in ("unplug, plug", "quit"):
            assert device.obey(command) == ("lamps: all off" if command == "lamps" else "ok")


def test_a_link_takes_the_place_of_an_older_link_and_of_nothing_else(tmp_path: Path) -> None:
    link = tmp_path / "sensor"
    link.symlink_to("/nowhere")
    cable = Cable(link)
    assert str(link.readlink()) == cable.path
    cable.unplug()
    assert not link.is_symlink()
    link.write_text("mine")
    with pytest.raises(FileExistsError):
        Cable(link)
    assert link.read_text() == "mine"


# Alive: a process of its own, in real time.


class Alive:
    """The simulator as a process, and a driver that listens to it."""

    def __init__(self, link: Path) -> None:
        command = [sys.executable, "-c", SIMULATOR, str(link)]
        pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
        heeding = ("env", "--default-signal=INT", *command)  # in the background it would be ignored
        self.process = subprocess.Popen(heeding, stdin=pipe, stdout=pipe, stderr=nowhere, bufsize=0)
        assert self.said() == f"plugged in at {link}"
        self.sensor = SerialSensor(str(link))
        self.known = Known()

    def type(self, *lines: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("".join(f"{line}\n" for line in lines).encode())

    def has_said_something(self, within_s: int) -> bool:
        assert self.process.stdout is not None
        return bool(select.select([self.process.stdout], [], [], within_s)[0])

    def said(self) -> str:
        assert self.process.stdout is not None
        assert self.has_said_something(PATIENCE_S)
        return self.process.stdout.readline().decode().rstrip("\n")

    def until(self, condition: Callable[[], bool]) -> None:
        """Poll whenever something comes, or a retry may be due, until it is so."""
        deadline = time.monotonic() + PATIENCE_S
        while not condition():
            assert time.monotonic() < deadline, vars(self.known)
            fd = self.sensor.fileno()
            select.select([] if fd is None else [fd], [], [], 0.02)
            self.known.hear(self.sensor.poll(time.monotonic_ns() // 1_000_000))

    def until_chips_are(self, *seats: int) -> None:
        self.until(lambda: self.known.chips == set(seats) and not self.known.troubles)

    def close(self) -> None:
        self.sensor.close()
        with self.process:
            self.process.kill()


@pytest.fixture
def alive(tmp_path: Path) -> Iterator[Alive]:
    alive = Alive(tmp_path / "sensor")
    yield alive
    alive.close()


@pytest.mark.slow
def test_the_simulator_is_a_sensor(alive: Alive, tmp_path: Path) -> None:
    alive.type("chip 3 on")
    assert alive.said() == "ok"
    alive.until_chips_are(3)
    alive.sensor.set_lamp(3, Lamp.BLINK)
    alive.until(lambda: alive.has_said_something(0))
    assert alive.said() == "lamps: seat 3 blink"
    alive.type("unplug")
    assert alive.said() == "unplugged"
    alive.until(lambda: ("unplugged", None) in alive.known.troubles)
    alive.type("chip 1 on", "plug")
    assert [alive.said(), alive.said()] == ["ok", f"plugged in at {tmp_path / 'sensor'}"]
    alive.until_chips_are(1, 3)
    alive.type("nonsense", "", "  chip  3   off ", "quit", "chip 2 on")
    assert [alive.said() for _ in range(3)] == ['"nonsense" is no command; "help" lists them', "ok", "unplugged"]
    assert alive.process.wait(PATIENCE_S) == 0
    assert not (tmp_path / "sensor").is_symlink()


def test_a_command_is_obeyed_when_its_line_ends_or_the_input_does(alive: Alive) -> None:
    assert alive.process.stdin is not None
    for part in (b"chip", b" 2 o", b"n\nchip 5"):
        alive.process.stdin.write(part)
    assert alive.said() == "ok"
    alive.process.stdin.write(b" on")
    alive.process.stdin.close()
    assert alive.said() == "ok"
    alive.until_chips_are(2, 5)  # and that nobody types is no reason to end


def test_an_interrupted_simulator_takes_its_link_away(alive: Alive, tmp_path: Path) -> None:
    alive.process.send_signal(signal.SIGINT)
    alive.process.wait(PATIENCE_S)
    assert not (tmp_path / "sensor").is_symlink()
