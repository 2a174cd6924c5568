"""What the counting and the simulation of Fast Action Hold'em leave behind. Pure."""

from collections.abc import Mapping
from math import comb
from typing import NamedTuple

from kiosk.analysis.counts.completeness import require, require_no_negative

_RANKS, _SUITS, _HAND = 13, 4, 4


class Naturals(NamedTuple):
    """In how many ways of dealing two hands of four cards one of them, or both, are four of a kind."""

    ways: int
    player: int  # whatever the dealer has
    dealer_alone: int


def naturals(decks: int) -> Naturals:
    """By formula; the dealer's hand comes from what the player's leaves in the shoe."""
    cards, of_a_rank = 52 * decks, _SUITS * decks
    rest = comb(cards - _HAND, _HAND)
    one = _RANKS * comb(of_a_rank, _HAND)
    both = one * (comb(of_a_rank - _HAND, _HAND) + (_RANKS - 1) * comb(of_a_rank, _HAND))
    return Naturals(comb(cards, _HAND) * rest, one * rest, one * rest - both)


class FastActionCounts(NamedTuple):
    """Fast Action Hold'em under a strategy: how often it decides what is exact, how played hands end is simulated.

    `ways` counts both hands of four cards, by what the strategy decides where neither is a natural ("keep", "split",
    "surrender") and where the dealer's alone is one ("keep-natural" and so on); "natural" is the player's own.
    """

    decks: int
    seed: int
    rounds: int  # with neither hand a natural
    results: Mapping[str, int]  # "keep-win", "keep-lose", "split-win-win", "split-one", "split-lose-lose", "surrender"
    strategy: str  # its name
    ways: Mapping[str, int]

    def require_whole(self) -> None:
        """Do nothing if every way and every round is there; else NotWhole."""
        require("rounds", sum(self.results.values()), self.rounds)
        require_no_negative("results", (*self.results.values(), *self.ways.values()))
        ways = naturals(self.decks)
        caught = sum(weight for name, weight in self.ways.items() if name.endswith("-natural"))
        require("decisions", sum(self.ways.values()), ways.ways)
        require("the player's naturals", self.ways.get("natural", 0), ways.player)
        require("the dealer's naturals", caught, ways.dealer_alone)


KINDS = {
    "fast-action-6": FastActionCounts,
    "fast-action-8": FastActionCounts,
    "fast-action-points-6": FastActionCounts,
    "fast-action-points-8": FastActionCounts,
}
