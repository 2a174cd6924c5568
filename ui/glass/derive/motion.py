"""How a card moves while a beat is told: it flies to its place or turns there, for as long as the beat has it. Pure.

When the next beat begins, a card that lies face up lies there, whatever was drawn meanwhile: nothing that depends on a
card is told in the beat that turns it, so nothing is ever drawn over a card that still turns.
"""

from typing import NamedTuple

from kiosk.table.story.beats import REST, Beat, Reach

_MOVED = ("deal", "reveal")


class Motion(NamedTuple):
    """What moves, and for how long."""

    reach: Reach | None = None
    ms: int = 0  # all of it
    card_ms: int = 0  # one card
    turns: bool = False  # it does not come face down

    def turning(self, place: int) -> int | None:
        """The card that is turned there by itself."""
        return self.reach.card if self.turns and self.reach is not None and self.reach.place == place else None

    def of(self, place: int, index: int, turned: int = 1) -> tuple[int, int]:
        """How long the n-th card of a place moves, and how long it waits before it; so many are turned one by one."""
        if self.reach is None or self.reach.place != place:
            return 0, 0
        if turned > 1:
            return self.card_ms, index * (self.ms - self.card_ms) // (turned - 1)
        return (self.card_ms, 0) if index == self.reach.card else (0, 0)


STILL = Motion()


def motion_of(beat: Beat = REST) -> Motion:
    """What moves in a beat."""
    if beat.held is None or beat.what not in _MOVED:
        return STILL
    return Motion(beat.reach, beat.ms, beat.card_ms, beat.what == "reveal")
