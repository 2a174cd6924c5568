"""What every device that is plugged in beside the bet sensors is to the table: a printer, a door switch, a lamp.

A peripheral is opened with its own setting, asked at every turn, shown in Diagnostics and closed. It raises faults of
the catalogue; what a fault stops, and who clears it, stands there. `fitted.py` lists the peripherals.
"""

from collections.abc import Callable, Mapping
from typing import ClassVar, NamedTuple, Self


class Setting(NamedTuple):
    key: str
    default: str
    why_not: Callable[[str], str]  # nothing, or why it cannot be that


class Shown(NamedTuple):
    """What Diagnostics shows of it: texts that are marked for translation."""

    title: str
    lines: tuple[str, ...]
    tests: tuple[str, ...] = ()  # what it can be asked to do, as on the buttons


class Peripheral:
    """A device with nothing to it. No call waits, and none raises for what the device does."""

    setting: ClassVar[Setting | None] = None
    faults: ClassVar[tuple[str, ...]] = ()  # that it can raise

    @classmethod
    def open(cls, _: str) -> Self:
        return cls()

    def poll(self, _: int) -> Mapping[str, str]:
        """The faults that hold now, each with its words for staff (none: the catalogue's). A turn of the table's loop.

        It is told the time by a clock that never runs backwards.
        """
        return {}

    def shown(self) -> Shown | None:
        """How it is now; None: there is nothing to see."""
        return None

    def try_out(self, test: str) -> None:
        """Do one of its tests."""

    def close(self) -> None:
        """Let go of the device for good."""
