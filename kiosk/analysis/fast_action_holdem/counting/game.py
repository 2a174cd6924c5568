"""How Fast Action Hold'em is counted and simulated: its deals, its side wagers, its rounds under a strategy."""

from typing import NamedTuple

from kiosk.analysis.counting.evaluator import Ints
from kiosk.analysis.counting.game_counting import Counting
from kiosk.analysis.counts.library import Library
from kiosk.analysis.fast_action_holdem.counting import deals, rounds
from kiosk.analysis.fast_action_holdem.counts import FastActionCounts
from kiosk.analysis.pricing.terms import Terms
from kiosk.analysis.pricing.weights import BEST
from kiosk.base.progress import Progress


class _Rounds(NamedTuple):
    decks: int
    strategy: str

    def play(self, seed: int, start: int, count: int) -> Ints:
        return rounds.play(seed, start, count, self.decks, deals.actions_of(self.decks, self.strategy))


def _count(name: str, progress: Progress, workers: int) -> FastActionCounts:
    game, _, decks = name.rpartition("-")
    strategy = deals.POINTS if game.endswith(deals.POINTS) else deals.BEST
    return deals.count_fast_action(int(decks), progress=progress, workers=workers, strategy=strategy)


def _rounds(terms: Terms, _: Library, strategy: str) -> _Rounds:
    return _Rounds(int(str(terms.house["decks"])), deals.BEST if strategy == BEST else deals.POINTS)


COUNTING = Counting(_count, _rounds)
