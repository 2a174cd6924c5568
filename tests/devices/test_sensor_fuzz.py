"""Hostile frames through the driver at a real pseudo-terminal: no exception, no phantom chip, no state that stays."""

import random
from collections import Counter, deque
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from kiosk.devices.bet_sensor.frames import Deframer, SetLamps, State, bit, encode, wrap
from kiosk.devices.bet_sensor.port import ChipGone, ChipSeen, Lamp, Report, SensorFailed
from kiosk.rules.cards.positions import SEATS
from tests.kit.sensor_rig import Known, Rig

ALWAYS, NEVER = 4, (5, 6)  # a seat whose chip always lies there, and two that never have one
RECOVERY_MS = 5_000  # docs/bet-sensor.md


class Weather:
    """A device that tells the truth over a line that does everything else."""

    def __init__(self, rig: Rig, seed: int) -> None:
        self.rig, self.rng = rig, random.Random(seed)
        self.device = rig.device
        self.known = Known()
        self.fuzzed = 0
        self.seen: Counter[str] = Counter()
        self.sent: deque[bytes] = deque(maxlen=3_000)  # the truth, several boots of it
        self.truths: deque[int] = deque(maxlen=8)  # the chips of the latest states, whether they arrived or not
        self.hostile: tuple[Callable[[bytes], bytes], ...] = (
            self.flipped,
            self.flipped,
            self.truncated,
            self.replayed,
            self.repeated,
            self.noise,
            self.spliced,
            self.forged,
            self.strange,
        )
        self.device.set_chip(ALWAYS, on=True)

    def below(self, limit: int) -> int:
        """A number from 0 on; quicker than randrange, and a bias is no matter here."""
        return int(self.rng.random() * limit)

    # What a line, a replay or a mad device can make of a true frame.

    def flipped(self, frame: bytes) -> bytes:
        spoiled = int.from_bytes(frame, "big")
        for _ in range((1, 1, 2, 3, 9)[self.below(5)]):
            spoiled ^= 1 << self.below(8 * len(frame))
        return spoiled.to_bytes(len(frame), "big")

    def truncated(self, frame: bytes) -> bytes:
        cut = 1 + self.below(len(frame) - 1)
        return frame[:cut] if self.rng.getrandbits(1) else frame[cut:]

    def replayed(self, _: bytes) -> bytes:
        return self.sent[self.below(len(self.sent))]

    def repeated(self, frame: bytes) -> bytes:
        return frame

    def noise(self, _: bytes) -> bytes:
        return self.rng.randbytes(1 + self.below(40))

    def spliced(self, frame: bytes) -> bytes:
        cut = 1 + self.below(len(frame) - 1)
        return frame[:cut] + self.sent[self.below(len(self.sent))][cut:]

    def forged(self, _: bytes) -> bytes:
        """A whole frame that the device never sent: false chips, and sometimes another boot or place in the line."""
        state = self.said._replace(chips=self.rng.getrandbits(6))
        match self.below(4):
            case 0:
                state = state._replace(sequence=state.sequence + self.below(30))
            case 1:
                state = state._replace(sequence=self.rng.getrandbits(32))
            case 2:
                state = state._replace(nonce=self.rng.getrandbits(32))
            case 3:
                state = state._replace(nonce=state.nonce + 1, sequence=self.rng.getrandbits(32))  # the next boot's
        return encode(state)

    def strange(self, _: bytes) -> bytes:
        match self.below(3):
            case 0:
                return wrap(self.rng.randbytes(self.below(30)))
            case 1:
                return encode(SetLamps(self.rng.getrandbits(16)))
            case _:
                return encode(State(*(self.rng.getrandbits(size) for size in (32, 32, 8, 8, 16))))

    # The truth, and how it is held against what the driver tells.

    def live(self) -> bytes:
        """The next true frame, after whatever people and the device did."""
        if self.rng.random() < 0.08:
            seat = self.rng.choice([seat for seat in SEATS if seat != ALWAYS and seat not in NEVER])
            self.device.set_chip(seat, on=not self.device.chips & bit(seat))
        if self.rng.random() < 0.01:
            self.rig.sensor.set_lamp(self.rng.choice(SEATS), self.rng.choice(list(Lamp)))
        if self.rng.random() < 0.002:
            self.device.restart()
        frame = self.device.frame()
        (self.said,) = (state for state in Deframer().feed(frame) if isinstance(state, State))
        self.sent.append(frame)
        self.truths.append(self.device.chips)
        return frame

    def check(self, reports: tuple[Report, ...]) -> None:
        for report in reports:
            if isinstance(report, ChipSeen):
                assert any(chips & bit(report.seat) for chips in self.truths), f"a phantom chip at {report.seat}"
                self.seen["chip"] += 1
            elif isinstance(report, ChipGone):
                assert any(not chips & bit(report.seat) for chips in self.truths), f"a chip vanished at {report.seat}"
                self.seen["no chip"] += 1
            elif isinstance(report, SensorFailed):
                self.seen[report.kind] += 1
        self.known.hear(reports)

    def attack(self, frame: bytes, times: int) -> bytes:
        self.fuzzed += times
        return b"".join([attack(frame) for attack in self.rng.choices(self.hostile, k=times)])

    def storm(self) -> None:
        """Some seconds in which the truth drowns."""
        for _ in range(40):
            frame = self.live()
            before, after = 60 + self.below(25), 60 + self.below(25)
            self.check(self.rig.take(self.attack(frame, before) + frame + self.attack(frame, after)))

    def drizzle(self) -> None:
        """Some seconds in which most of the truth is left standing, and chips are told."""
        odds = self.rng.choice((0.01, 0.03, 0.1, 0.5))
        for _ in range(60):
            frame = self.live()
            if self.rng.random() < odds:
                match self.below(3):
                    case 0:
                        frame = self.attack(frame, 1)
                    case 1:
                        frame += self.attack(frame, 1)
                    case 2:
                        frame = self.live() + frame  # out of order
            self.check(self.rig.take(frame))

    def calm(self) -> None:
        """Only the truth: whatever was, the driver finds back to it in time."""
        chips = self.device.chips
        for _ in range(RECOVERY_MS // 100):
            self.truths.append(chips)
            frame = self.device.frame()
            self.sent.append(frame)
            self.check(self.rig.take(frame))
        assert not self.known.troubles
        assert self.known.chips == {seat for seat in SEATS if chips & bit(seat)}


@pytest.mark.parametrize("frames", [100_000, pytest.param(1_000_000, marks=pytest.mark.slow)])
def test_hostile_frames_make_no_chip_and_nothing_that_stays(tmp_path: Path, frames: int) -> None:
    with closing(Rig(tmp_path / "sensor")) as rig:
        weather = Weather(rig, 1)
        weather.calm()
        while weather.fuzzed < frames:
            weather.storm()
            weather.calm()
            weather.drizzle()
            weather.calm()
    assert {"chip", "no chip", "silent", "noisy", "lying"} <= set(weather.seen)
    assert min(weather.seen.values()) > frames // 10_000
