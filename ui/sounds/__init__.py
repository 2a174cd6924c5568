"""What people hear: cues made from nothing but arithmetic, the dealer's voice, the room; and what plays them."""

from typing import NamedTuple

RATE = 48_000  # samples a second, of the cues and of what is played: two channels of sixteen bits
AMBIENCE = "ambience"
CUE, SAY = "cue", "say"


class Sound(NamedTuple):
    """Something to be heard: a cue, or a phrase that the dealer says."""

    kind: str  # CUE or SAY
    name: str
    seat: int | None = None  # it comes from there; None: from the middle


class Volumes(NamedTuple):
    """How loud each is, from 0 to 1."""

    effects: float = 1
    voice: float = 1
    ambience: float = 1
