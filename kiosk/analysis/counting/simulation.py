"""Simulates rounds of one seat in bulk.

A round is a function of the seed and its number, so the counts are the same on any number of workers.
"""

from functools import partial

from kiosk.analysis.counting.compiled import is_prepared, mark_prepared
from kiosk.analysis.counting.evaluator import Ints
from kiosk.analysis.counting.game_counting import Rounds, counting_of
from kiosk.analysis.counting.work_parts import sum_in_parts
from kiosk.analysis.counts.library import Library
from kiosk.analysis.pricing.estimates import Simulated
from kiosk.analysis.pricing.game_mathematics import mathematics_of
from kiosk.analysis.pricing.terms import Terms
from kiosk.base.progress import Progress, unwatched
from kiosk.rules.rule_sets import spec_of

_ROUNDS_AT_ONCE = 1 << 20


def rounds_of(terms: Terms, library: Library, strategy: str) -> Rounds:
    return counting_of(spec_of(terms.game)).rounds(terms, library, strategy)


def simulate(
    game: str, strategy: str, played: Rounds, seed: int, rounds: int, progress: Progress = unwatched, workers: int = 1
) -> Simulated:
    prepare(game, strategy, played)
    tally = sum_in_parts(partial(_play_some, played, seed, rounds), rounds, _ROUNDS_AT_ONCE, progress, workers)
    sizes = mathematics_of(game).layouts[game].sizes
    counts = tuple(tuple(tally[group, :size].tolist()) for group, size in enumerate(sizes))
    return Simulated(game, strategy, seed, rounds, counts)


def _play_some(played: Rounds, seed: int, rounds: int, start: int) -> Ints:
    return played.play(seed, start, min(_ROUNDS_AT_ONCE, rounds - start))


def prepared(game: str, strategy: str) -> bool:
    """Whether this was simulated here before, so that nothing need be compiled."""
    return is_prepared(_name(game, strategy))


def prepare(game: str, strategy: str, played: Rounds) -> None:
    """Compile what is needed and make its tables, so that workers find them there."""
    played.play(0, 0, 0)
    mark_prepared(_name(game, strategy))


def _name(game: str, strategy: str) -> str:
    return f"simulation-{game.partition('/')[0]}-{strategy}"
