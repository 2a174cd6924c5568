"""A quiet room with people in it: air, a murmur without words, chips far away. Its end meets its beginning."""

import numpy as np

from make.sounds.synthesis import Partial, Sound, around, band, chance, echo, slope, stereo, struck
from ui.sounds import RATE

_SECONDS = 24
_TALKERS = 14
_CHIPS = 34
_GLASS = (Partial(1, 1, 0.25), Partial(2.76, 0.4, 0.12), Partial(5.4, 0.15, 0.05))
_CLAY = (Partial(1, 1, 0.014), Partial(1.47, 0.8, 0.011), Partial(2.09, 0.6, 0.009))


def ambience(_: int) -> Sound:
    count = _SECONDS * RATE
    luck = chance(500)
    air = np.stack([slope(luck.standard_normal(count), 9) for _ in range(2)], axis=1)
    people = sum((_talker(luck, count) for _ in range(_TALKERS)), np.zeros((count, 2)))
    far = np.zeros((count, 2))
    for number in range(_CHIPS + 5):
        glass = number >= _CHIPS
        body = struck(luck.uniform(1_700, 2_500), _GLASS if glass else _CLAY, 0.001)
        first = int(luck.integers(count))
        taps = 1 if glass else int(luck.integers(1, 5))
        for tap in range(taps):
            at = (first + np.arange(len(body)) + tap * int(luck.uniform(0.05, 0.12) * RATE)) % count
            np.add.at(far, at, stereo(body * luck.uniform(0.3, 1) * (0.25 if glass else 1), luck.uniform(-0.9, 0.9)))
    room = echo(1.4, 510, 3_500)
    heard = [_level(air, 1.0), _level(around(people, room), 0.8), _level(around(band(far, 300, 4_000), room), 0.28)]
    return sum(heard, np.zeros((count, 2)))


def _talker(luck: np.random.Generator, count: int) -> Sound:
    """Somebody who speaks now and then, too far away for a word: the voice's bands, as loud as syllables go."""
    source = luck.standard_normal(count)
    high = luck.uniform(0.85, 1.25)
    voice = band(source, 180 * high, 620 * high) + 0.45 * band(source, 900 * high, 1_900 * high)
    syllables = np.abs(_wander(luck, count, luck.uniform(3.2, 5.2)))
    phrases = np.clip(_wander(luck, count, 0.35) + 0.15, 0, 1)
    return stereo(voice * syllables * phrases * luck.uniform(0.4, 1), luck.uniform(-1, 1))


def _wander(luck: np.random.Generator, count: int, rate: float) -> Sound:
    """A level about 0 that changes so many times a second, and ends where it began."""
    knots = luck.standard_normal(round(_SECONDS * rate))
    at = np.arange(count) / count * len(knots)
    level: Sound = np.interp(at, np.arange(len(knots) + 1), np.append(knots, knots[0]))
    return level


def _level(sound: Sound, level: float) -> Sound:
    levelled: Sound = sound / np.sqrt((sound**2).mean()) * level
    return levelled
