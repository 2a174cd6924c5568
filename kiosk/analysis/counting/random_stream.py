"""Numbers for simulations by counter: the n-th number of a stream is a function of seed, round and n alone.

So a round can be dealt again without those before it, and rounds can be shared out to cores in any way with the same
result. It mixes a counter as SplitMix64 does (Steele, Lea, Flood 2014). For mathematics only: cards that people play
for come from `kiosk.table.chance`.
"""

import numpy as np

from kiosk.analysis.counting.compiled import inlined

_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST, _SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_A, _B, _C, _LOW = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


@inlined
def mixed(counter: np.uint64) -> np.uint64:
    value = counter * _STEP
    value = (value ^ value >> _A) * _FIRST
    value = (value ^ value >> _B) * _SECOND
    return value ^ value >> _C


@inlined
def stream(seed: int, number: int) -> np.uint64:
    """Where the numbers of a round begin: seed and round mixed, so that streams do not run into one another."""
    return mixed(np.uint64(seed) ^ mixed(np.uint64(number)))


@inlined
def below(number: np.uint64, bound: int) -> int:
    """A number below a small bound, by the upper half of a random number: off by at most bound / 2^32."""
    return int((number >> _LOW) * np.uint64(bound) >> _LOW)
