"""What the cues are made of: tones, noise, filters, envelopes, a room. Sound is a list of floats, RATE to the second.

Only the standard library, and chance only from a seed: the same recipe gives the same bytes again.
"""

import math
import random
from array import array
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import NamedTuple

from ui.sounds import RATE, Samples

FULL_SCALE = 32_767
HIGHEST_PEAK = 0.5  # of full scale: two cues at once never clip
_WINDOW = RATE // 20  # loudness is judged over 50 ms, about as the ear does
_FADE_IN, _FADE_OUT = 0.002, 0.012
_RING = 7  # times its decay, and a tone is gone: a thousandth is left
_EDGE = 0.012  # a room's echo comes from at least this far, in seconds

Sound = list[float]
Shape = Callable[[float], float]  # what a value is at a time


class Partial(NamedTuple):
    """One tone of a struck body."""

    ratio: float  # to the body's pitch
    level: float
    decay: float  # seconds until a third is left


def struck(pitch: float, partials: Sequence[Partial], attack: float = 0.002) -> Sound:
    """A body that is struck once and rings out."""
    sound = [0.0] * _count(_RING * max(partial.decay for partial in partials))
    for ratio, level, decay in partials:
        turn, fall = math.tau * pitch * ratio / RATE, math.exp(-1 / (decay * RATE))
        # A falling tone follows from its last two samples, which is far quicker than a sine for each.
        onward, back = 2 * fall * math.cos(turn), fall * fall
        before, sample = 0.0, level * fall * math.sin(turn)
        for at in range(1, _count(_RING * decay)):
            sound[at] += sample
            before, sample = sample, onward * sample - back * before
    rise = _count(attack)
    return [sample * at / rise for at, sample in enumerate(sound[:rise])] + sound[rise:]


def held(seconds: float, pitch: float, partials: Sequence[tuple[float, float]], shape: Shape) -> Sound:
    """A tone that is held: partials by ratio and level, loud as the shape says."""
    turns = [(math.tau * pitch * ratio / RATE, level) for ratio, level in partials]
    return [
        shape(at / RATE) * sum([level * math.sin(turn * at) for turn, level in turns]) for at in range(_count(seconds))
    ]


def noise(seconds: float, seed: int) -> Sound:
    """Even noise."""
    chance = random.Random(seed)  # noqa: S311
    return [chance.random() * 2 - 1 for _ in range(_count(seconds))]


def band(sound: Sound, centre: Shape, width: float) -> Sound:
    """What of the sound lies around a frequency, which may move. The wider, the further it reaches."""
    first = second = step = share = 0.0
    result = []
    for at, sample in enumerate(sound):
        if at % 32 == 0:  # the frequency moves slowly
            step = math.tan(math.pi * centre(at / RATE) / RATE)
            share = 1 / (1 + step * (step + width))
        middle = share * (first + step * (sample - second))
        low = second + step * middle
        first, second = 2 * middle - first, 2 * low - second
        result.append(width * middle)
    return result


def below(sound: Sound, frequency: float) -> Sound:
    """What of the sound lies below a frequency."""
    share = 1 - math.exp(-math.tau * frequency / RATE)
    return list(accumulate(sound, lambda kept, sample: kept + share * (sample - kept), initial=0.0))[1:]


def shaped(sound: Sound, shape: Shape) -> Sound:
    """Louder and softer as the shape says."""
    return [sample * shape(at / RATE) for at, sample in enumerate(sound)]


def swell(rise: float, hold: float, fall: float) -> Shape:
    """Rises, stays and falls, without a corner."""

    def level(time: float) -> float:
        if time < rise:
            return math.sin(math.pi / 2 * time / rise) ** 2
        left = rise + hold + fall - time
        return 1.0 if left > fall else math.sin(math.pi / 2 * max(0.0, left) / fall) ** 2

    return level


def fading(decay: float, attack: float = 0.001) -> Shape:
    """There at once, and then less and less."""
    return lambda time: min(1.0, time / attack) * math.exp(-time / decay)


def steady(frequency: float) -> Shape:
    """The same at all times."""
    return lambda _: frequency


def glide(start: float, end: float, seconds: float) -> Shape:
    """From one frequency to another."""
    return lambda time: start * (end / start) ** min(1.0, time / seconds)


def together(*parts: tuple[float, float, Sound]) -> Sound:
    """Several sounds as one; each begins at its time and has its level."""
    placed = [(_count(start), level, sound) for start, level, sound in parts]
    result = [0.0] * max(first + len(sound) for first, _, sound in placed)
    for first, level, sound in placed:
        for at, sample in enumerate(sound, first):
            result[at] += level * sample
    return result


def cut(sound: Sound, seconds: float) -> Sound:
    """No longer than that; the last third dies away."""
    dying = swell(0, seconds * 2 / 3, seconds / 3)
    return shaped(sound[: _count(seconds)], dying)


def in_a_room(sound: Sound, share: float, tail: float) -> Sound:
    """The sound with the echo of a small, soft room, which takes `tail` seconds to die away."""
    dry = sound + [0.0] * _count(tail)
    wet = [0.0] * len(dry)
    for delay in (0.0297, 0.0371, 0.0411, 0.0437):
        wet = [one + other for one, other in zip(wet, _comb(dry, delay, tail), strict=True)]
    for delay in (0.005, 0.0017):
        wet = _spread(wet, delay)
    late = [0.0] * _count(_EDGE) + wet
    return [own + share / 4 * echo for own, echo in zip(dry, late, strict=False)]


def _comb(sound: Sound, delay: float, tail: float) -> Sound:
    """The sound again and again, each time darker and softer."""
    gap, kept = _count(delay), 0.0
    back = 10 ** (-3 * delay / tail)
    result = sound[:gap]
    for at in range(gap, len(sound)):
        kept += 0.55 * (result[at - gap] - kept)
        result.append(sound[at] + back * kept)
    return result


def _spread(sound: Sound, delay: float) -> Sound:
    """Makes of each echo several, so that none stands out."""
    gap, result = _count(delay), [-0.6 * sample for sample in sound[: _count(delay)]]
    for at in range(gap, len(sound)):
        result.append(sound[at - gap] + 0.6 * (result[at - gap] - sound[at]))
    return result


def finished(sound: Sound, loudness: float) -> Samples:
    """The samples, at a loudness in decibels of full scale, centred, and faded at both ends."""
    middle = sum(sound) / len(sound)
    rise, fall, last = _count(_FADE_IN), _count(_FADE_OUT), len(sound) - 1
    sound = [(sample - middle) * min(1.0, at / rise, (last - at) / fall) for at, sample in enumerate(sound)]
    gain = min(10 ** (loudness / 20) / loudest(sound), HIGHEST_PEAK / max(map(abs, sound)))
    return array("h", [round(sample * gain * FULL_SCALE) for sample in sound])


def loudest(sound: Sequence[float]) -> float:
    """The root mean square of the loudest twentieth of a second."""
    power = [0.0, *accumulate([sample * sample for sample in sound])]
    window = min(_WINDOW, len(sound))
    most = max(power[at + window] - power[at] for at in range(len(sound) - window + 1))
    return math.sqrt(most / window)


def _count(seconds: float) -> int:
    return round(seconds * RATE)
