"""How Heads Up Hold'em is counted and simulated: its deals, its side wagers, its rounds under a strategy."""

from typing import NamedTuple

import numpy as np

from kiosk.analysis.counting.deals import Flags
from kiosk.analysis.counting.evaluator import Ints
from kiosk.analysis.counting.game_counting import Counting
from kiosk.analysis.counting.symmetry import HOLE_NAMES
from kiosk.analysis.counts.library import Library
from kiosk.analysis.heads_up_holdem import play, simple
from kiosk.analysis.heads_up_holdem.counting import rounds
from kiosk.analysis.heads_up_holdem.counting.deals import OPTIMAL, SIMPLE, count_heads_up
from kiosk.analysis.heads_up_holdem.counting.sides import count_sides
from kiosk.analysis.heads_up_holdem.counting.tables import decisions
from kiosk.analysis.heads_up_holdem.counts import HeadsUpCounts
from kiosk.analysis.heads_up_holdem.pricing import counts_of
from kiosk.analysis.pricing.terms import Terms
from kiosk.analysis.pricing.weights import BEST
from kiosk.base.progress import Progress


class _Rounds(NamedTuple):
    policy: str
    raises: Flags
    house: rounds.House

    def play(self, seed: int, start: int, count: int) -> Ints:
        return rounds.play(seed, start, count, self.raises, decisions(self.policy), self.house)


def _count(name: str, progress: Progress, workers: int) -> HeadsUpCounts:
    return count_heads_up(name.rpartition("-")[2], progress, workers)


def _rounds(terms: Terms, library: Library, strategy: str) -> _Rounds:
    if strategy == BEST:
        raised = play.best_first(counts_of(library, OPTIMAL), play.rules_of(terms))
    else:
        raised = frozenset(simple.SIMPLE_RAISES)
    house = rounds.House(
        terms.house.get("trips_plus_from") == "hole-and-three",
        terms.house["folded_trips_plus"] == "forfeit",
        terms.house.get("folded_progressive") == "forfeit",
    )
    raises = np.array([hole in raised for hole in HOLE_NAMES])
    return _Rounds(OPTIMAL if strategy == BEST else SIMPLE, raises, house)


COUNTING = Counting(_count, _rounds, count_sides)
