"""Counts the wagers that only the cards decide, of all games at once: they share the counting of hole and board."""

from collections.abc import Mapping
from typing import Any

from kiosk.analysis.counting.boards import by_category, count_hole_and_three, count_sevens
from kiosk.analysis.counting.game_counting import counting_of
from kiosk.analysis.counting.work_parts import stage
from kiosk.analysis.counts.counts import SideCounts
from kiosk.base.progress import Progress, unwatched
from kiosk.rules.rule_sets import GAMES

_HOLES_OF_SEVEN = 21  # ways to take two hole cards out of seven cards


def count_sides(progress: Progress = unwatched, workers: int = 1) -> SideCounts:
    sevens = count_sevens(stage(progress, 0, 3), workers)
    parts: dict[str, Mapping[str, Any]] = {
        "seven": {hand: ways // _HOLES_OF_SEVEN for hand, ways in by_category(sevens.sum(axis=0)).items()},
        "hole_and_three": by_category(count_hole_and_three(stage(progress, 1, 3), workers)[0]),
    }
    for spec in GAMES:
        parts |= counting_of(spec).sides(sevens, stage(progress, 2, 3), workers)
    return SideCounts(**parts)
