"""The recipe of every cue. A card is noise, a chip a small hard body, and what greets a player is a soft bell.

Loudness is the mix: what happens often is the quietest. Nothing here glitters or races; a win is warm, a loss all but
silent.
"""

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from make.sounds.synthesis import (
    Partial,
    Sound,
    band,
    below,
    cut,
    fading,
    finished,
    glide,
    held,
    in_a_room,
    noise,
    shaped,
    steady,
    struck,
    swell,
    together,
)
from ui.sounds import Samples

_CLAY = (Partial(1, 1, 0.022), Partial(1.58, 0.7, 0.016), Partial(2.24, 0.45, 0.012), Partial(3.1, 0.25, 0.008))
_WOOD = (Partial(1, 1, 0.03), Partial(2.7, 0.3, 0.014), Partial(5.1, 0.1, 0.008))
_MARIMBA = (Partial(1, 1, 0.22), Partial(2, 0.12, 0.14), Partial(3.93, 0.16, 0.06), Partial(9.2, 0.03, 0.02))
_BELL = (Partial(1, 1, 0.5), Partial(2.01, 0.35, 0.32), Partial(3.02, 0.12, 0.2), Partial(4.17, 0.08, 0.1))
_PAD = ((1, 0.5), (1.003, 0.5), (2, 0.16), (2.004, 0.12), (3, 0.05))
_C4, _E4, _F4, _G4, _A4 = 261.63, 329.63, 349.23, 392.0, 440.0
_C5, _E5, _F5, _G5, _A5, _C6 = 523.25, 659.26, 698.46, 783.99, 880.0, 1046.5


class Cue(NamedTuple):
    """A cue: how it is made, and how loud its loudest moment is, in decibels of full scale."""

    recipe: Callable[[], Sound]
    loudness: float


def render(name: str) -> Samples:
    """The samples of a cue."""
    cue = CUES[name]
    return finished(cue.recipe(), cue.loudness)


def _card_slide() -> Sound:
    rub = shaped(band(noise(0.26, 1), glide(2200, 4800, 0.2), 1.1), swell(0.05, 0.06, 0.15))
    return together((0, 1, rub), (0.19, 0.5, _tap_on_felt(2)))


def _card_turn() -> Sound:
    bend = shaped(band(noise(0.09, 3), glide(1800, 5200, 0.08), 0.8), swell(0.06, 0.005, 0.02))
    snap = shaped(band(noise(0.05, 4), steady(4200), 1.0), fading(0.009))
    return together((0, 0.6, bend), (0.075, 1, snap), (0.12, 0.8, _tap_on_felt(5)))


def _tap_on_felt(seed: int) -> Sound:
    flat = shaped(band(noise(0.08, seed), steady(900), 1.4), fading(0.012))
    return together((0, 1, flat), (0, 0.5, struck(170, (Partial(1, 1, 0.02),))))


def _chip(pitch: float, seed: int) -> Sound:
    click = shaped(band(noise(0.012, seed), steady(6000), 1.2), fading(0.0015, 0.0003))
    return together((0, 1, struck(pitch, _CLAY, 0.0006)), (0, 0.8, click))


def _chip_place() -> Sound:
    felt = struck(150, (Partial(1, 1, 0.018),))
    return together((0, 1, _chip(2150, 6)), (0, 0.6, felt), (0.062, 0.4, _chip(2320, 7)), (0.098, 0.16, _chip(2230, 8)))


def _chips_collect() -> Sound:
    chance = random.Random(9)  # noqa: S311
    parts: list[tuple[float, float, Sound]] = []
    time, gap = 0.02, 0.085
    for number in range(11):
        level = (0.5 + 0.5 * chance.random()) * (0.7 if number < 9 else 1)
        parts.append((time, level, _chip(2000 * (0.94 + 0.14 * chance.random()), 10 + number)))
        time, gap = time + gap * (0.8 + 0.4 * chance.random()), gap * 0.9
    scrape = shaped(band(noise(0.5, 30), steady(2600), 1.3), swell(0.12, 0.2, 0.18))
    return together(*parts, (0, 0.25, scrape))


def _shuffle() -> Sound:
    """A wash, a riffle, and the deck squared on the felt."""
    chance = random.Random(40)  # noqa: S311
    swirl = together(
        *[
            (start, 0.8, shaped(band(noise(0.36, seed), glide(low, high, 0.3), 1.2), swell(0.14, 0.04, 0.18)))
            for start, seed, low, high in (
                (0.0, 41, 1800, 3000),
                (0.2, 42, 3200, 2000),
                (0.4, 43, 2000, 3400),
            )
        ]
    )
    parts: list[tuple[float, float, Sound]] = [(0, 1, swirl)]
    time, gap = 0.78, 0.017
    for number in range(34):
        edge = shaped(band(noise(0.02, 50 + number), steady(3000 + 40 * number), 0.9), fading(0.0035))
        parts.append((time, 0.75 + 0.5 * chance.random(), edge))
        time, gap = time + gap * (0.85 + 0.3 * chance.random()), gap * 0.975
    return together(*parts, (1.27, 1.3, _tap_on_felt(90)), (1.39, 1.0, _tap_on_felt(91)))


def _notes(body: Sequence[Partial], *notes: tuple[float, float, float]) -> Sound:
    """Struck notes: each with its time, its pitch and its level."""
    return together(*[(start, level, struck(pitch, body, 0.004)) for start, pitch, level in notes])


def _chord(seconds: float, pitches: Sequence[float], rise: float, fall: float) -> Sound:
    shape = swell(rise, seconds - rise - fall, fall)
    return together(*[(0, 1 / len(pitches), held(seconds, pitch, _PAD, shape)) for pitch in pitches])


def _turn_cue() -> Sound:
    return in_a_room(cut(_notes(_MARIMBA, (0, _E5, 0.7), (0.13, _A5, 1)), 0.6), 0.25, 0.25)


def _no_more_bets() -> Sound:
    knock = struck(420, _WOOD)
    chime = cut(_notes(_BELL, (0, _A4, 1), (0.2, _E4, 0.9)), 0.75)
    return in_a_room(together((0, 0.9, knock), (0.09, 0.7, knock), (0.2, 0.8, chime)), 0.2, 0.2)


def _win_small() -> Sound:
    return in_a_room(cut(_notes(_MARIMBA, (0, _C5, 0.8), (0.11, _E5, 0.9), (0.22, _G5, 1)), 0.8), 0.3, 0.3)


def _win_medium() -> Sound:
    tune = cut(_notes(_MARIMBA, (0, _C5, 0.8), (0.11, _E5, 0.85), (0.22, _G5, 0.9), (0.36, _C6, 1)), 1.2)
    under = _chord(1.2, (_C4, _E4, _G4), 0.25, 0.7)
    return in_a_room(together((0, 1, tune), (0.05, 0.6, under)), 0.3, 0.35)


def _win_big() -> Sound:
    """From the fourth home: two chords that swell, a slow run of bells, and a last chord left to ring."""
    run = ((0.0, _F4), (0.16, _A4), (0.32, _C5), (0.48, _F5), (0.72, _G4), (0.88, _C5), (1.04, _E5), (1.2, _G5))
    music = together(
        (0, 0.8, _chord(0.95, (_F4 / 2, _A4 / 2, _C4, _F4), 0.25, 0.3)),
        (0.7, 0.9, _chord(0.95, (_G4 / 2, _C4, _E4, _G4), 0.25, 0.35)),
        (1.4, 1.1, _chord(1.3, (_C4 / 2, _G4 / 2, _C4, _E4, _G4), 0.3, 0.8)),
        (0.05, 0.6, _notes(_BELL, *[(start, pitch, 0.5 + 0.3 * start) for start, pitch in run])),
        (1.5, 0.6, _notes(_BELL, (0, _C5, 0.8), (0.03, _E5, 0.7), (0.06, _G5, 0.7), (0.09, _C6, 0.8))),
    )
    return in_a_room(cut(music, 2.7), 0.35, 0.3)


def _lose() -> Sound:
    return below(held(0.4, 247, ((1, 1), (2, 0.2)), swell(0.08, 0.04, 0.28)), 600)


def _refused() -> Sound:
    thud = struck(230, (Partial(1, 1, 0.025), Partial(2.4, 0.25, 0.012)), 0.004)
    return together((0, 1, thud), (0.1, 0.8, thud))


def _tap() -> Sound:
    touch = shaped(band(noise(0.02, 95), steady(3500), 1), fading(0.003))
    return together((0, 1, cut(struck(740, _WOOD, 0.001), 0.08)), (0, 0.15, touch))


def _attendant() -> Sound:
    return in_a_room(cut(_notes(_BELL, (0, _G5, 1), (0.32, _E5, 0.9)), 1.1), 0.3, 0.3)


def _fault() -> Sound:
    """Three low, hollow tones: to be noticed by who is near, and to frighten nobody."""
    hollow, shape = ((1, 1), (3, 0.22), (5, 0.08)), swell(0.02, 0.1, 0.1)
    falling = ((0, _E4), (0.24, _C4), (0.48, _A4 / 2))
    return in_a_room(together(*[(start, 1, held(0.22, pitch, hollow, shape)) for start, pitch in falling]), 0.2, 0.2)


CUES = {
    "card-slide": Cue(_card_slide, -30),
    "card-turn": Cue(_card_turn, -29),
    "chip-place": Cue(_chip_place, -28),
    "chips-collect": Cue(_chips_collect, -28),
    "shuffle": Cue(_shuffle, -31),
    "turn-cue": Cue(_turn_cue, -24),
    "no-more-bets": Cue(_no_more_bets, -24),
    "win-small": Cue(_win_small, -23),
    "win-medium": Cue(_win_medium, -22),
    "win-big": Cue(_win_big, -20),
    "lose": Cue(_lose, -36),
    "refused": Cue(_refused, -27),
    "tap": Cue(_tap, -32),
    "attendant": Cue(_attendant, -24),
    "fault": Cue(_fault, -23),
}
