"""What the table needs of a bet sensor, whoever drives it, and what a sensor tells the table.

A sensor tells; it does not bet. The table latches the chips when it says "no more bets", and what comes later is for
its log. Any trouble stops the progressive, never the base game.
"""

from enum import IntEnum, StrEnum
from typing import NamedTuple, Protocol


class Lamp(IntEnum):
    OFF = 0
    ON = 1
    BLINK = 2


class SensorTrouble(StrEnum):
    UNPLUGGED = "unplugged"  # its port cannot be opened, read or written
    SILENT = "silent"  # no believable state for too long, or it has just started anew
    STUCK = "stuck"  # a seat's sensor sees a chip where none can be, or failed its self-test
    NOISY = "noisy"  # too many spoiled frames; of a seat: its chip comes and goes too fast
    LYING = "lying"  # it says what cannot be true, or repeats the past


class ChipSeen(NamedTuple):
    seat: int


class ChipGone(NamedTuple):
    seat: int


class SensorFailed(NamedTuple):
    """Until the recovery nothing is known of this seat's chip, or without a seat of any chip. No ChipGone is told."""

    kind: SensorTrouble
    seat: int | None
    words: str


class SensorRecovered(NamedTuple):
    """This trouble is over. After the last one, ChipSeen follows for each chip that lies there; no other does."""

    kind: SensorTrouble
    seat: int | None


class SensorWell(NamedTuple):
    """The device was heard for the first time, and nothing is wrong with it but, at most, with single seats."""


Report = ChipSeen | ChipGone | SensorFailed | SensorRecovered | SensorWell


class SensorPort(Protocol):
    """The sensors of all seats. No call waits, and none raises for what the device does."""

    def poll(self, now_ms: int) -> tuple[Report, ...]:
        """What became known since the last poll, in order, by a clock that never runs backwards."""

    def set_lamp(self, seat: int, lamp: Lamp) -> None:
        """Have the seat's lamp do this from now on, however often the device is lost and found."""

    def expect_clear(self, seat: int, *, clear: bool) -> None:
        """Nobody sits here, so a chip that stays is a stuck sensor; or somebody does again."""

    def close(self) -> None:
        """Let go of the device for good."""
