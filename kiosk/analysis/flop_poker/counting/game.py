"""How Flop Poker is counted and simulated: its deals, its side wagers, its rounds under a strategy."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from kiosk.analysis.counting.deals import Flags
from kiosk.analysis.counting.evaluator import CARD_COUNT, NUMBER_OF, Ints
from kiosk.analysis.counting.game_counting import Counting
from kiosk.analysis.counting.symmetry import SUIT_ORDERS
from kiosk.analysis.counts.library import Library
from kiosk.analysis.flop_poker import play
from kiosk.analysis.flop_poker.counting import rounds
from kiosk.analysis.flop_poker.counting.deals import count_flop, count_pot
from kiosk.analysis.flop_poker.counts import FlopCounts
from kiosk.analysis.flop_poker.pricing import counts_of
from kiosk.analysis.pricing.terms import Terms
from kiosk.analysis.pricing.weights import BEST
from kiosk.base.progress import Progress
from kiosk.rules.cards.cards import Card


class _Rounds(NamedTuple):
    bets: Flags
    players: int

    def play(self, seed: int, start: int, count: int) -> Ints:
        return rounds.play(seed, start, count, self.bets, self.players)


def _count(_: str, progress: Progress, workers: int) -> FlopCounts:
    return count_flop(progress, workers)


def _rounds(terms: Terms, library: Library, strategy: str) -> _Rounds:
    counts = counts_of(library)
    chosen = play.best_bets(counts, terms.odds("flop")) if strategy == BEST else counts.simple
    bets = np.zeros((CARD_COUNT,) * 3, np.bool_)
    for place in chosen:
        cards = np.array([NUMBER_OF[Card(name)] for name in counts.hands[place].cards.split()])
        for order in SUIT_ORDERS:
            one, two, three = cards & ~3 | order[cards & 3]
            for first, second, third in ((one, two, three), (one, three, two), (two, three, one)):
                bets[first, second, third] = bets[second, first, third] = True
    return _Rounds(bets, int(terms.amounts["players"]))


def _count_pot(_: Ints, progress: Progress, workers: int) -> Mapping[str, Mapping[str, Mapping[str, int]]]:
    return {"pot": {"2": count_pot(progress, workers)}}


COUNTING = Counting(_count, _rounds, _count_pot)
