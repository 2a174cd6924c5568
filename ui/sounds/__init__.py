"""What people hear: the cues, made here from nothing but arithmetic; the dealer's phrases; and what plays them."""

from array import array
from typing import NamedTuple, TypeAlias

RATE = 24_000  # samples a second, of the cues and of what is played
Samples: TypeAlias = "array[int]"  # sixteen bits each, one channel

CUE, SAY = "cue", "say"


class Sound(NamedTuple):
    """Something to be heard: a cue, or a phrase that the dealer says."""

    kind: str  # CUE or SAY
    name: str
    seat: int | None = None  # it comes from there; None: from the middle
