"""What the cues are made of: tones, noise, bands, envelopes, places from left to right, a room.

A sound is an array of floats, RATE to the second: one channel until it is placed, two from then on. Chance comes only
from a seed: the same recipe gives the same samples again.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ui.sounds import RATE

HIGHEST_PEAK = 0.5  # of full scale: two cues at once never clip
_WINDOW = RATE // 20  # loudness is judged over 50 ms, about as the ear does
_RING = 7  # times its decay, and a tone is gone: a thousandth is left

Sound = NDArray[np.float64]


class Partial(NamedTuple):
    """One tone of a struck body."""

    ratio: float  # to the body's pitch
    level: float
    decay: float  # seconds until a third is left


class Part(NamedTuple):
    """A sound in its place among others."""

    start: float  # seconds
    level: float
    sound: Sound
    pan: float = 0.0  # from -1, the left, to 1, the right


def chance(seed: int) -> np.random.Generator:
    return np.random.default_rng(seed)


def times(seconds: float) -> Sound:
    return np.arange(round(seconds * RATE)) / RATE


def struck(pitch: float, partials: Sequence[Partial], attack: float = 0.002) -> Sound:
    """A body that is struck once and rings out."""
    at = times(_RING * max(partial.decay for partial in partials))
    sound = np.zeros_like(at)
    for ratio, level, decay in partials:
        sound += level * np.exp(-at / decay) * np.sin(2 * np.pi * pitch * ratio * at)
    return sound * np.minimum(1, at / attack)


def held(seconds: float, pitch: float, partials: Sequence[tuple[float, float]]) -> Sound:
    """A tone that is held: partials by ratio and level."""
    at = times(seconds)
    sound: Sound = np.sum([level * np.sin(2 * np.pi * pitch * ratio * at) for ratio, level in partials], axis=0)
    return sound


def noise(seconds: float, seed: int) -> Sound:
    return chance(seed).standard_normal(round(seconds * RATE))


def band(sound: Sound, low: float, high: float) -> Sound:
    """What of the sound lies between two frequencies; beyond them it fades within half an octave. It wraps around, so
    that what was seamless stays so.
    """
    spectrum = np.fft.rfft(sound, axis=0)
    octaves = np.log2(np.maximum(np.fft.rfftfreq(len(sound), 1 / RATE), 1e-3))
    slope = np.clip((octaves - np.log2(low)) / 0.5 + 1, 0, 1) * np.clip((np.log2(high) - octaves) / 0.5 + 1, 0, 1)
    slope = np.sin(np.pi / 2 * slope) ** 2
    return np.fft.irfft(spectrum * (slope if sound.ndim == 1 else slope[:, None]), len(sound), axis=0)


def slope(sound: Sound, decibels: float) -> Sound:
    """Darker by so many decibels an octave."""
    spectrum = np.fft.rfft(sound)
    frequencies = np.maximum(np.fft.rfftfreq(len(sound), 1 / RATE), 20)
    return np.fft.irfft(spectrum * (frequencies / 1_000) ** (-decibels / 6.02), len(sound))


def swell(seconds: float, rise: float, fall: float) -> Sound:
    """Rises, stays and falls, without a corner."""
    at = times(seconds)
    up, down = np.clip(at / max(rise, 1e-4), 0, 1), np.clip((seconds - at) / max(fall, 1e-4), 0, 1)
    return (np.sin(np.pi / 2 * up) * np.sin(np.pi / 2 * down)) ** 2


def fading(seconds: float, decay: float, attack: float = 0.0008) -> Sound:
    """There at once, and then less and less."""
    at = times(seconds)
    return np.minimum(1, at / attack) * np.exp(-at / decay)


def grain(seconds: float, seed: int, rate: float) -> Sound:
    """How evenly something rubs: a level about 1 that wanders so many times a second."""
    knots = chance(seed).uniform(0.45, 1.0, round(seconds * rate) + 3)
    return np.interp(times(seconds) * rate, np.arange(len(knots)), knots)


def brightening(seconds: float, seed: int, low: float, high: float) -> Sound:
    """Noise whose middle glides from one frequency to another."""
    at = np.linspace(0, 1, round(seconds * RATE))
    sound = np.zeros_like(at)
    steps = max(7, round(10 * seconds))
    for step in range(steps):
        middle = low * (high / low) ** (step / (steps - 1))
        weight = np.maximum(0, 1 - np.abs(at * (steps - 1) - step)) ** 0.5
        sound += weight * band(noise(seconds, seed + 1_000 * step), middle / 1.5, middle * 1.5)
    return sound


def stereo(sound: Sound, pan: float = 0.0) -> Sound:
    """In its place; what is in two channels already stays where it is."""
    if sound.ndim == 2:
        return sound
    angle = np.pi / 4 * (pan + 1)
    sides: Sound = np.stack([sound * np.cos(angle), sound * np.sin(angle)], axis=1) * np.sqrt(2)
    return sides


def together(*parts: Part) -> Sound:
    """Several sounds as one, each from its time on, at its level and in its place."""
    placed = [(round(start * RATE), level * stereo(sound, pan)) for start, level, sound, pan in parts]
    result = np.zeros((max(first + len(sound) for first, sound in placed), 2))
    for first, sound in placed:
        result[first : first + len(sound)] += sound
    return result


def cut(sound: Sound, seconds: float) -> Sound:
    """No longer than that; the last third dies away."""
    sound = sound[: round(seconds * RATE)]
    dying = swell(len(sound) / RATE, 0, seconds / 3)
    return sound * (dying if sound.ndim == 1 else dying[:, None])


def echo(seconds: float, seed: int, brightness: float = 5_000) -> Sound:
    """What a soft room answers to a single tap: dense, different in both ears, and the brighter the sooner gone."""
    at = times(seconds)
    sides = []
    for side in (0, 1):
        dark = band(noise(seconds, seed + side), 120, brightness / 3) * np.exp(-at / (seconds / 5))
        bright = band(noise(seconds, seed + 2 + side), brightness / 3, brightness) * np.exp(-at / (seconds / 9))
        sides.append((dark + 0.7 * bright) * np.minimum(1, at / 0.012))
    answer: Sound = np.stack(sides, axis=1)
    answer /= np.sqrt((answer**2).sum(axis=0))
    return answer


def in_a_room(sound: Sound, share: float, seconds: float, seed: int = 7) -> Sound:
    """The sound with what the room answers, which takes so long to die away."""
    dry = stereo(sound)
    answer = echo(seconds, seed)
    length = len(dry) + len(answer)
    wet = np.fft.irfft(np.fft.rfft(dry, length, axis=0) * np.fft.rfft(answer, length, axis=0), length, axis=0)
    wet[: len(dry)] += dry / max(share, 1e-6)
    return wet * share


def around(sound: Sound, answer: Sound) -> Sound:
    """A seamless sound in a room: what its end leaves ringing is heard at its beginning."""
    return np.fft.irfft(np.fft.rfft(sound, axis=0) * np.fft.rfft(answer, len(sound), axis=0), len(sound), axis=0)


def finished(sound: Sound, loudness: float, *, seamless: bool = False) -> Sound:
    """Two channels at a loudness in decibels of full scale; faded at both ends, unless the end meets the beginning."""
    sound = stereo(sound) - stereo(sound).mean(axis=0)
    if not seamless:
        sound = sound * swell(len(sound) / RATE, 0.002, 0.015)[:, None]
    gain = min(10 ** (loudness / 20) / loudest(sound), HIGHEST_PEAK / np.abs(sound).max())
    levelled: Sound = sound * gain
    return levelled


def loudest(sound: Sound) -> float:
    """The root mean square of the loudest twentieth of a second, of both channels."""
    power = np.concatenate([[0.0], np.cumsum((stereo(sound) ** 2).mean(axis=1))])
    window = min(_WINDOW, len(sound))
    return float(np.sqrt((power[window:] - power[:-window]).max() / window))
