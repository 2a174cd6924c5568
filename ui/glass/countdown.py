"""The running clock as it is shown: what is left of it, in steps that the eye can follow. Pure."""

from typing import NamedTuple

from kiosk.table.timers import Running

STEP_MS = 200  # five times a second


class Clock(NamedTuple):
    left_ms: int  # below 0 the seats' time banks run
    duration_ms: int

    @property
    def share(self) -> float:
        """What is left, from 1 to 0, in steps."""
        left = max(0, self.left_ms) // STEP_MS * STEP_MS
        return left / self.duration_ms if self.duration_ms else 0.0

    @property
    def on_bank(self) -> bool:
        return self.left_ms <= 0

    def bank(self, held_ms: int, full_ms: int) -> "Clock":
        """A time bank that held so much when this clock ran out, as a clock of its own."""
        return Clock(max(0, held_ms + self.left_ms), max(held_ms, full_ms))

    def text(self) -> str:
        """The time left: 0:09."""
        return minutes(max(0, self.left_ms))


def minutes(ms: int) -> str:
    """A time that is left: 4:05."""
    seconds = -(-ms // 1_000)
    return f"{seconds // 60}:{seconds % 60:02}"


def clock_at(running: Running | None, now_ms: int) -> Clock | None:
    """The clock as it stands; until its street has been shown, it stands still."""
    if running is None or running.duration_ms <= 0:
        return None
    return Clock(min(running.duration_ms, running.deadline_ms - now_ms), running.duration_ms)
