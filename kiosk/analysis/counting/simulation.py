"""Simulates rounds of one seat in bulk, and settles given ones, to the cent, by the very same code.

A round is a function of the seed and its number, so the counts are the same on any number of workers.
"""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple, Protocol

import numpy as np

from kiosk.analysis import flop, heads_up, simple
from kiosk.analysis.cases import LAYOUTS, Wager
from kiosk.analysis.counting import fast_action_rounds, flop_rounds, heads_up_rounds, texas_rounds
from kiosk.analysis.counting.compiled import is_prepared, mark_prepared
from kiosk.analysis.counting.drawing import Flags
from kiosk.analysis.counting.evaluator import CARD_COUNT, NUMBER_OF, Ints
from kiosk.analysis.counting.fast_action import BEST as FAST_ACTION_BEST
from kiosk.analysis.counting.fast_action import POINTS, actions_of
from kiosk.analysis.counting.heads_up import OPTIMAL, SIMPLE
from kiosk.analysis.counting.heads_up_tables import decisions
from kiosk.analysis.counting.sharing import Progress, sum_in_parts
from kiosk.analysis.counting.symmetry import HOLE_NAMES, SUIT_ORDERS
from kiosk.analysis.estimates import BEST, Simulated
from kiosk.analysis.library import Library
from kiosk.analysis.terms import Terms, TermsError
from kiosk.cards import Card

_ROUNDS_AT_ONCE = 1 << 20


class Rounds(Protocol):
    """A game with one house's elections and one strategy."""

    def play(self, seed: int, start: int, rounds: int) -> Ints:
        """How often each case comes in so many rounds, a row for each group."""

    def judge(self, decks: Ints, decided: Ints) -> Ints:
        """The cases of given cards and decisions, a row for each round and a column for each group."""


class _HeadsUp(NamedTuple):
    policy: str
    raises: Flags
    house: heads_up_rounds.House

    def play(self, seed: int, start: int, rounds: int) -> Ints:
        return heads_up_rounds.play(seed, start, rounds, self.raises, decisions(self.policy), self.house)

    def judge(self, decks: Ints, decided: Ints) -> Ints:
        return heads_up_rounds.judge_all(decks, decided, self.house)


class _Texas(NamedTuple):
    folds: Flags
    takes_progressive: bool

    def play(self, seed: int, start: int, rounds: int) -> Ints:
        return texas_rounds.play(seed, start, rounds, self.folds, self.takes_progressive)

    def judge(self, decks: Ints, decided: Ints) -> Ints:
        return texas_rounds.judge_all(decks, decided, self.takes_progressive)


class _Flop(NamedTuple):
    bets: Flags
    players: int

    def play(self, seed: int, start: int, rounds: int) -> Ints:
        return flop_rounds.play(seed, start, rounds, self.bets, self.players)

    def judge(self, decks: Ints, decided: Ints) -> Ints:
        return flop_rounds.judge_all(decks, decided)


class _FastAction(NamedTuple):
    decks: int
    strategy: str

    def play(self, seed: int, start: int, rounds: int) -> Ints:
        return fast_action_rounds.play(seed, start, rounds, self.decks, actions_of(self.decks, self.strategy))

    def judge(self, decks: Ints, decided: Ints) -> Ints:
        return fast_action_rounds.judge_all(decks, decided)


def rounds_of(terms: Terms, library: Library, strategy: str) -> Rounds:
    """The game of these terms, played by a strategy."""
    match terms.game.partition("/")[0]:
        case "heads-up-holdem":
            return _heads_up(terms, library, strategy)
        case "texas-holdem-bonus":
            return _texas(terms, strategy)
        case "flop-poker":
            return _flop(terms, library, strategy)
    return _FastAction(int(str(terms.house["decks"])), FAST_ACTION_BEST if strategy == BEST else POINTS)


def _heads_up(terms: Terms, library: Library, strategy: str) -> Rounds:
    if strategy == BEST:
        raised = heads_up.best_first(library.heads_up(OPTIMAL), heads_up.rules_of(terms))
    else:
        raised = frozenset(simple.SIMPLE_RAISES)
    house = heads_up_rounds.House(
        terms.house.get("trips_plus_from") == "hole-and-three",
        terms.house["folded_trips_plus"] == "forfeit",
        terms.house.get("folded_progressive") == "forfeit",
    )
    raises = np.array([hole in raised for hole in HOLE_NAMES])
    return _HeadsUp(OPTIMAL if strategy == BEST else SIMPLE, raises, house)


def _texas(terms: Terms, strategy: str) -> Rounds:
    if strategy == BEST:
        raise TermsError("Texas Hold'em Bonus is simulated with its simple strategy alone; the best one is counted")
    folds = np.array([hole in simple.SIMPLE_FOLDS for hole in HOLE_NAMES])
    return _Texas(folds, terms.house["folded_progressive"] == "forfeit")


def _flop(terms: Terms, library: Library, strategy: str) -> Rounds:
    counts = library.flop()
    chosen = flop.best_bets(counts, terms.odds("flop")) if strategy == BEST else counts.simple
    bets = np.zeros((CARD_COUNT,) * 3, np.bool_)
    for place in chosen:
        cards = np.array([NUMBER_OF[Card(name)] for name in counts.hands[place].cards.split()])
        for order in SUIT_ORDERS:
            one, two, three = cards & ~3 | order[cards & 3]
            for first, second, third in ((one, two, three), (one, three, two), (two, three, one)):
                bets[first, second, third] = bets[second, first, third] = True
    return _Flop(bets, int(terms.amounts["players"]))


def simulate(
    game: str, strategy: str, played: Rounds, seed: int, rounds: int, progress: Progress | None = None, workers: int = 1
) -> Simulated:
    """So many rounds, from the first of the seed on."""
    prepare(game, strategy, played)
    tally = sum_in_parts(partial(_play_some, played, seed, rounds), rounds, _ROUNDS_AT_ONCE, progress, workers)
    counts = tuple(tuple(tally[group, :size].tolist()) for group, size in enumerate(LAYOUTS[game].sizes))
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


def settle(played: Rounds, wagers: tuple[Wager, ...], decks: Ints, decided: Ints) -> Mapping[str, tuple[Ints, Ints]]:
    """What each wager stakes, and wins or loses, in cents, for given cards and decisions; a row for each round."""
    cases = played.judge(decks, decided)
    return {
        wager.name: (np.array(wager.stakes)[cases[:, wager.group]], np.array(wager.nets)[cases[:, wager.group]])
        for wager in wagers
    }
