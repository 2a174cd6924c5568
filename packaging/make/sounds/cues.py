"""The recipe of every cue. A card is noise, a chip a small hard body, and what greets a player is a soft bell.

Loudness is the mix: what happens often is the quietest. A win is warm and each step of the ladder plainly more than the
one before; a loss is all but silent. What is heard often has variants, named by a number; they take turns.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from make.sounds.ambience import ambience
from make.sounds.synthesis import (
    Part,
    Partial,
    Sound,
    band,
    brightening,
    chance,
    cut,
    fading,
    finished,
    grain,
    held,
    in_a_room,
    noise,
    struck,
    swell,
    times,
    together,
)

_CLAY = (
    Partial(1, 1, 0.016),
    Partial(1.47, 0.8, 0.013),
    Partial(2.09, 0.6, 0.01),
    Partial(2.76, 0.45, 0.008),
    Partial(3.4, 0.25, 0.006),
)
_WOOD = (Partial(1, 1, 0.028), Partial(2.7, 0.3, 0.013), Partial(5.1, 0.1, 0.007))
_MARIMBA = (Partial(1, 1, 0.22), Partial(2, 0.12, 0.14), Partial(3.93, 0.16, 0.06), Partial(9.2, 0.03, 0.02))
_BELL = (Partial(1, 1, 0.55), Partial(2.01, 0.35, 0.34), Partial(3.02, 0.12, 0.2), Partial(4.17, 0.08, 0.1))
_PAD = ((0.997, 0.5), (1.003, 0.5), (2, 0.16), (2.005, 0.12), (3, 0.05), (4.01, 0.02))
_C3, _F3, _G3, _A3 = 130.81, 174.61, 196.0, 220.0
_C4, _E4, _F4, _G4, _A4, _B4 = 261.63, 329.63, 349.23, 392.0, 440.0, 493.88
_C5, _D5, _E5, _F5, _G5, _A5, _C6, _E6, _G6 = 523.25, 587.33, 659.26, 698.46, 783.99, 880.0, 1046.5, 1318.5, 1568.0


class Cue(NamedTuple):
    """How a cue is made, how loud its loudest moment is in decibels of full scale, and of how many variants."""

    recipe: Callable[[int], Sound]
    loudness: float
    variants: int = 1


def render(name: str, variant: int = 0) -> Sound:
    """A cue in two channels."""
    cue = CUES[name]
    return finished(cue.recipe(variant), cue.loudness, seamless=name == "ambience")


def _pat(seed: int, level: float = 1.0) -> Sound:
    """Something flat comes to lie on felt."""
    flat = band(noise(0.09, seed), 350, 1_700) * fading(0.09, 0.011, 0.002)
    low = struck(118 + 6 * (seed % 5), (Partial(1, 1, 0.02), Partial(1.9, 0.4, 0.012)), 0.003)
    return level * together(Part(0, 0.5, flat), Part(0, 0.7, low))


def _card_slide(variant: int) -> Sound:
    seconds = (0.23, 0.27, 0.2)[variant]
    rub = brightening(seconds, 11 + variant, 1_700, 5_200) * swell(seconds, 0.05, 0.13)
    rub *= grain(seconds, 21 + variant, 130)
    air = band(noise(seconds, 31 + variant), 6_000, 12_000) * swell(seconds, 0.09, 0.1)
    return together(Part(0, 1, rub, -0.08), Part(0, 0.25, air, 0.1), Part(seconds - 0.05, 0.55, _pat(41 + variant)))


def _card_turn(variant: int) -> Sound:
    bend = brightening(0.085, 51 + variant, 1_500, 4_600) * swell(0.085, 0.06, 0.02)
    snap = band(noise(0.03, 61 + variant), 2_600 + 300 * variant, 9_000) * fading(0.03, 0.0045)
    after = band(noise(0.08, 71 + variant), 3_000, 8_000) * fading(0.08, 0.018)
    lies = 0.125 + 0.012 * variant
    return together(
        Part(0, 0.45, bend), Part(0.074, 1, snap), Part(0.078, 0.25, after), Part(lies, 0.8, _pat(81 + variant))
    )


def _chip(pitch: float, seed: int) -> Sound:
    click = band(noise(0.01, seed), 4_000, 14_000) * fading(0.01, 0.0012, 0.0002)
    return together(Part(0, 1, struck(pitch, _CLAY, 0.0004)), Part(0, 0.5, click))


def _chip_place(variant: int) -> Sound:
    pitch = (2_240, 2_380, 2_130)[variant]
    low = struck(140, (Partial(1, 1, 0.016),), 0.002)
    gap = (0.058, 0.047, 0.066)[variant]
    return together(
        Part(0, 1, _chip(pitch, 91 + variant)),
        Part(0, 0.7, low),
        Part(gap, 0.42, _chip(pitch * 1.06, 94 + variant), 0.1),
        Part(gap * 1.62, 0.2, _chip(pitch * 1.03, 97 + variant), -0.1),
        Part(gap * 2.0, 0.09, _chip(pitch * 1.08, 100 + variant)),
    )


def _chips_collect(variant: int) -> Sound:
    luck = chance(110 + variant)
    parts: list[Part] = []
    time, gap = 0.03, 0.075
    for number in range(10 + variant):
        level = luck.uniform(0.35, 0.9)
        pitch = luck.uniform(1_950, 2_500)
        parts.append(Part(time, level, _chip(pitch, 120 + 20 * variant + number), luck.uniform(-0.35, 0.35)))
        time, gap = time + gap * luck.uniform(0.6, 1.3), gap * 0.91
    scrape = band(noise(0.5, 180 + variant), 1_800, 5_000) * swell(0.5, 0.12, 0.25) * grain(0.5, 183 + variant, 70)
    return together(*parts, Part(0, 0.09, scrape), Part(time, 0.6, _chip(2_050, 190 + variant)))


def _shuffle(_: int) -> Sound:
    """Cards are washed: two hands stir them over the felt."""
    luck = chance(200)
    parts = []
    for number in range(13):
        seconds = luck.uniform(0.26, 0.5)
        low, high = luck.uniform(1_300, 2_300), luck.uniform(2_600, 4_800)
        rub = brightening(seconds, 210 + number, *((low, high) if number % 2 else (high, low)))
        rub = rub * swell(seconds, seconds * 0.4, seconds * 0.5) * grain(seconds, 240 + number, 110)
        parts.append(Part(0.17 * number, luck.uniform(0.6, 1), rub, 0.6 if number % 2 else -0.6))
        parts.append(Part(0.17 * number + luck.uniform(0, 0.2), 0.25, _pat(270 + number), luck.uniform(-0.7, 0.7)))
    return together(*parts)


def _riffle(_: int) -> Sound:
    """Two halves of a deck run into each other, are bent back, and are squared."""
    luck = chance(300)
    parts: list[Part] = []
    for start, pan in ((0.0, -0.25), (1.15, 0.25)):
        time = start
        for number in range(44):
            edge = band(noise(0.02, 310 + number), 2_000 + 25 * number, 7_500) * fading(0.02, 0.003)
            parts.append(Part(time, luck.uniform(0.5, 1), edge, pan * luck.uniform(-1, 1)))
            time += 0.0125 * luck.uniform(0.6, 1.35) * (1.25 - 0.012 * number)
        bridge = (
            brightening(0.26, 360, 1_900, 3_400) * swell(0.26, 0.03, 0.12) * (1 + np.sin(2 * np.pi * 62 * times(0.26)))
        )
        parts += [Part(time + 0.09, 0.55, bridge), Part(time + 0.33, 0.5, _pat(371))]
    end = max(part.start for part in parts)
    return together(*parts, Part(end + 0.16, 0.9, _pat(372), -0.1), Part(end + 0.29, 0.7, _pat(373), 0.1))


def _notes(body: Sequence[Partial], *notes: tuple[float, float, float]) -> Sound:
    """Struck notes, each with its time, its pitch and its level; the higher ones a little to the right."""
    return together(
        *[Part(at, level, struck(pitch, body, 0.003), float(np.log2(pitch / 600)) * 0.25) for at, pitch, level in notes]
    )


def _chord(seconds: float, pitches: Sequence[float], rise: float, fall: float) -> Sound:
    shape = swell(seconds, rise, fall)
    spread = np.linspace(-0.6, 0.6, len(pitches))
    return together(
        *[
            Part(0, 1 / len(pitches), held(seconds, pitch, _PAD) * shape, float(pan))
            for pitch, pan in zip(pitches, spread, strict=True)
        ]
    )


def _tap(_: int) -> Sound:
    touch = band(noise(0.02, 401), 2_200, 6_000) * fading(0.02, 0.003)
    return together(Part(0, 1, cut(struck(740, _WOOD, 0.001), 0.08)), Part(0, 0.15, touch))


def _ready(_: int) -> Sound:
    return in_a_room(cut(_notes(_MARIMBA, (0, _G4, 0.8), (0.09, _D5, 1)), 0.5), 0.2, 0.4)


def _turn_cue(_: int) -> Sound:
    return in_a_room(cut(_notes(_MARIMBA, (0, _E5, 0.7), (0.13, _A5, 1)), 0.6), 0.22, 0.5)


def _count_up(_: int) -> Sound:
    """Money is counted up: light ticks that climb, quicker and quicker."""
    parts: list[Part] = []
    time, gap = 0.0, 0.085
    for number in range(12):
        chime = struck(_C5 * 2 ** (number / 12), _MARIMBA, 0.001)
        tick = cut(together(Part(0, 1, _chip(2_900 + 40 * number, 411 + number)), Part(0, 0.35, chime)), 0.07)
        parts.append(Part(time, 0.7 + 0.025 * number, tick))
        time, gap = time + gap, gap * 0.96
    return together(*parts)


def _last_seconds(_: int) -> Sound:
    return in_a_room(
        together(Part(0, 1, struck(620, _WOOD, 0.001)), Part(0.004, 0.3, struck(930, _WOOD, 0.001))), 0.12, 0.25
    )


def _no_more_bets(_: int) -> Sound:
    knock = struck(420, _WOOD)
    chime = cut(_notes(_BELL, (0, _A4, 1), (0.2, _E4, 0.9)), 0.8)
    return in_a_room(together(Part(0, 0.9, knock), Part(0.09, 0.7, knock), Part(0.2, 0.8, chime)), 0.2, 0.5)


def _refused(_: int) -> Sound:
    thud = struck(230, (Partial(1, 1, 0.025), Partial(2.4, 0.25, 0.012)), 0.004)
    return together(Part(0, 1, thud), Part(0.1, 0.8, thud))


def _attendant(_: int) -> Sound:
    return in_a_room(cut(_notes(_BELL, (0, _G5, 1), (0.32, _E5, 0.9)), 1.1), 0.25, 0.6)


def _fault(_: int) -> Sound:
    """Three low, hollow tones: to be noticed by who is near, and to frighten nobody."""
    hollow, shape = ((1, 1), (3, 0.22), (5, 0.08)), swell(0.22, 0.02, 0.1)
    falling = ((0, _E4), (0.24, _C4), (0.48, _A3))
    return in_a_room(together(*[Part(at, 1, held(0.22, pitch, hollow) * shape) for at, pitch in falling]), 0.2, 0.4)


def _riser(_: int) -> Sound:
    """Something great is about to be turned: breath and strings that climb and stop short."""
    seconds = 2.1
    at = times(seconds)
    breath = brightening(seconds, 421, 350, 5_200) * (at / seconds) ** 2
    climb = np.cumsum(_G3 * 2 ** (at / seconds * 7 / 12)) * 2 * np.pi / 48_000
    strings = sum((np.sin(climb * ratio) * level for ratio, level in _PAD), np.zeros_like(at))
    strings *= (at / seconds) ** 1.4 * (0.75 + 0.25 * np.sin(2 * np.pi * (4 + 5 * at / seconds) * at))
    rising = together(Part(0, 0.5, breath, -0.2), Part(0, 0.35, strings, 0.25), Part(0, 0.35, strings, -0.25))
    return in_a_room(rising * swell(seconds, 0.3, 0.05)[:, None], 0.2, 0.5)


def _win_quiet(_: int) -> Sound:
    return in_a_room(cut(_notes(_MARIMBA, (0, _C5, 0.8), (0.11, _G5, 1)), 0.6), 0.22, 0.6)


def _win_glow(_: int) -> Sound:
    tune = cut(_notes(_MARIMBA, (0, _C5, 0.8), (0.11, _E5, 0.85), (0.22, _G5, 0.9), (0.36, _C6, 1)), 1.2)
    under = _chord(1.3, (_C4, _E4, _G4), 0.25, 0.7)
    return in_a_room(together(Part(0, 1, tune), Part(0.05, 0.6, under)), 0.25, 0.8)


def _win_banner(_: int) -> Sound:
    """From the fourth home: two chords that swell, a run of bells, and a last chord left to ring."""
    run = ((0.0, _F4), (0.14, _A4), (0.28, _C5), (0.42, _F5), (0.66, _G4), (0.8, _B4), (0.94, _D5), (1.08, _G5))
    music = together(
        Part(0, 0.9, _chord(0.95, (_F3, _A3, _C4, _F4), 0.2, 0.3)),
        Part(0.66, 1.0, _chord(0.9, (_G3, _D5 / 2, _G4, _B4), 0.2, 0.3)),
        Part(1.3, 1.2, _chord(1.7, (_C3, _G3, _C4, _E4, _G4), 0.12, 1.1)),
        Part(0.03, 0.55, _notes(_BELL, *[(at, pitch, 0.5 + 0.3 * at) for at, pitch in run])),
        Part(1.32, 0.55, _notes(_BELL, (0, _C5, 0.8), (0.05, _E5, 0.7), (0.1, _G5, 0.7), (0.15, _C6, 0.9))),
    )
    return in_a_room(cut(music, 3.0), 0.28, 1.2)


def _win_jackpot(_: int) -> Sound:
    """A fanfare in three waves, each higher, over drums; then a shower of bells."""
    parts: list[Part] = []
    waves: tuple[tuple[float, tuple[float, ...], tuple[float, ...]], ...] = (
        (0.0, (_C3, _G3, _C4, _E4), (_C5, _E5, _G5)),
        (1.3, (_F3, _A3, _C4, _F4), (_F5, _A5, _C6)),
        (2.6, (_G3, _D5 / 2, _G4, _B4), (_G5, _B4 * 2, _D5 * 2)),
        (3.9, (_C3, _G3, _C4, _E4, _G4), (_C6, _E6, _G6)),
    )
    for at, chord, run in waves:
        length = 3.6 if at > 3 else 1.7
        parts.append(Part(at, 1.1, _chord(length, chord, 0.08, length * 0.5)))
        parts += [
            Part(at + 0.12 * n, 0.5, struck(pitch, _BELL, 0.003), (-0.5, 0, 0.5)[n]) for n, pitch in enumerate(run)
        ]
        parts.append(Part(at, 1.0, struck(62, (Partial(1, 1, 0.22), Partial(1.5, 0.3, 0.1)), 0.003)))
        crash = band(noise(1.2, 431 + round(10 * at)), 3_000, 13_000) * fading(1.2, 0.28) * swell(1.2, 0, 0.6)
        parts.append(Part(at, 0.1, crash, 0.2))
    luck = chance(440)
    for number in range(42):
        pitch = (_C6, _E6, _G6, _C6 * 2, _A5 * 2)[int(luck.integers(5))]
        at = 4.1 + number * 0.062 + luck.uniform(0, 0.03)
        parts.append(Part(at, luck.uniform(0.1, 0.26), struck(pitch, _BELL, 0.002), luck.uniform(-0.8, 0.8)))
    return in_a_room(cut(together(*parts), 7.4), 0.3, 1.6)


def _lose(_: int) -> Sound:
    soft = held(0.4, 247, ((1, 1), (2, 0.12))) * swell(0.4, 0.08, 0.28)
    return band(soft, 60, 600)


CUES = {
    "card-slide": Cue(_card_slide, -30, 3),
    "card-turn": Cue(_card_turn, -29, 3),
    "chip-place": Cue(_chip_place, -28, 3),
    "chips-collect": Cue(_chips_collect, -28, 3),
    "shuffle": Cue(_shuffle, -31),
    "riffle": Cue(_riffle, -30),
    "tap": Cue(_tap, -32),
    "ready": Cue(_ready, -27),
    "turn-cue": Cue(_turn_cue, -24),
    "count-up": Cue(_count_up, -33),
    "last-seconds": Cue(_last_seconds, -27),
    "no-more-bets": Cue(_no_more_bets, -24),
    "refused": Cue(_refused, -27),
    "attendant": Cue(_attendant, -24),
    "fault": Cue(_fault, -23),
    "riser": Cue(_riser, -25),
    "lose": Cue(_lose, -37),
    "win-quiet": Cue(_win_quiet, -27),
    "win-glow": Cue(_win_glow, -24),
    "win-banner": Cue(_win_banner, -21),
    "win-jackpot": Cue(_win_jackpot, -17),
    "ambience": Cue(ambience, -38),
}
