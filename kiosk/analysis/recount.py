"""Counts anew what is shipped, by its name. Needs the extra `analysis`: who imports it waits for numpy and numba."""

from collections.abc import Callable

from kiosk.analysis.counting.compiled import is_prepared, mark_prepared
from kiosk.analysis.counting.fast_action import count_fast_action
from kiosk.analysis.counting.flop import count_flop
from kiosk.analysis.counting.heads_up import count_heads_up
from kiosk.analysis.counting.sides import count_sides
from kiosk.analysis.counting.texas import count_texas
from kiosk.analysis.library import Counts

Progress = Callable[[int, int], None]  # told how much is done, and of how much


def count(name: str, progress: Progress | None = None, workers: int = 1) -> Counts:
    """The counts of that name, from every deal; Fast Action's from simulated rounds."""
    counts = _count(name, progress, workers)
    mark_prepared(name)
    return counts


def prepared(name: str) -> bool:
    """Whether these were counted here before, so that nothing need be compiled."""
    return is_prepared(name)


def _count(name: str, progress: Progress | None, workers: int) -> Counts:
    game, _, which = name.rpartition("-")
    if game == "heads-up":
        return count_heads_up(which, progress, workers)
    if game == "texas":
        return count_texas(which, progress, workers)
    if name == "flop":
        return count_flop(progress, workers)
    if name == "sides":
        return count_sides(progress, workers)
    strategy = "points" if game == "fast-action-points" else "best"
    return count_fast_action(int(which), progress=progress, workers=workers, strategy=strategy)
