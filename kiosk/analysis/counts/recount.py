"""Counts anew what is shipped, by its name. Needs the extra `analysis`: who imports it waits for numpy and numba."""

from kiosk.analysis.counting.compiled import mark_prepared
from kiosk.analysis.counting.game_counting import counting_of
from kiosk.analysis.counting.side_counts import count_sides
from kiosk.analysis.counts.completeness import Counts
from kiosk.analysis.counts.library import kinds_of
from kiosk.base.progress import Progress, unwatched
from kiosk.rules.rule_sets import GAMES


def count(name: str, progress: Progress = unwatched, workers: int = 1) -> Counts:
    """The counts of that name, from every deal; from simulated rounds where those are too many."""
    counts = _count(name, progress, workers)
    mark_prepared(name)
    return counts


def _count(name: str, progress: Progress, workers: int) -> Counts:
    for spec in GAMES:
        if name in kinds_of(spec):
            return counting_of(spec).deals(name, progress, workers)
    return count_sides(progress, workers)
