"""How Texas Hold'em Bonus is counted and simulated: its deals, its side wagers, its rounds under a strategy."""

from typing import NamedTuple

import numpy as np

from kiosk.analysis.counting.deals import Flags
from kiosk.analysis.counting.evaluator import Ints
from kiosk.analysis.counting.game_counting import Counting
from kiosk.analysis.counting.symmetry import HOLE_NAMES
from kiosk.analysis.counts.library import Library
from kiosk.analysis.pricing.terms import Terms, TermsError
from kiosk.analysis.pricing.weights import BEST
from kiosk.analysis.texas_holdem_bonus import simple
from kiosk.analysis.texas_holdem_bonus.counting import rounds
from kiosk.analysis.texas_holdem_bonus.counting.deals import count_texas
from kiosk.analysis.texas_holdem_bonus.counting.sides import count_sides
from kiosk.analysis.texas_holdem_bonus.counts import TexasCounts
from kiosk.base.progress import Progress


class _Rounds(NamedTuple):
    folds: Flags
    takes_progressive: bool

    def play(self, seed: int, start: int, count: int) -> Ints:
        return rounds.play(seed, start, count, self.folds, self.takes_progressive)


def _count(name: str, progress: Progress, workers: int) -> TexasCounts:
    return count_texas(name.rpartition("-")[2], progress, workers)


def _rounds(terms: Terms, _: Library, strategy: str) -> _Rounds:
    if strategy == BEST:
        raise TermsError("Texas Hold'em Bonus is simulated with its simple strategy alone; the best one is counted")
    folds = np.array([hole in simple.SIMPLE_FOLDS for hole in HOLE_NAMES])
    return _Rounds(folds, terms.house["folded_progressive"] == "forfeit")


COUNTING = Counting(_count, _rounds, count_sides)
