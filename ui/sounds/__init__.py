"""What people hear: the cues, made here from nothing but arithmetic; the dealer's phrases; and what plays them."""

from array import array
from typing import TypeAlias

RATE = 24_000  # samples a second, of the cues and of what is played
Samples: TypeAlias = "array[int]"  # sixteen bits each, one channel
