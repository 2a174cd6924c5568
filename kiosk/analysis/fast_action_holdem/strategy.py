"""How to play Fast Action Hold'em: the best strategy found, as it is shipped, and in words. Pure.

A strategy's file has one letter for each of the 22,022 kinds of four cards that differ by more than the names of
suits. A kind's number is the lowest that its cards make under any names: in ascending order, six bits each, where a
card is four times its rank (the deuce's is 0) and its suit. The letters stand in the order of these numbers, and each
says what to do with those four cards. All figures are estimates by simulation.
"""

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

import resources
from kiosk.analysis.pricing.measures import to_decimal
from kiosk.ledger.codec import Key, loads
from kiosk.rules.cards.cards import RANKS

# Keep the first and second card, the first and third, and so on in order; split in the first three of these ways;
# surrender; a natural has nothing to decide.
LETTERS = "012345xyz-n"
# Two cards by kind: "AKs" of one suit, "AKo" of two. Pairs of one suit need several decks.
TWOS = tuple(
    RANKS[high] + RANKS[low] + mark for high in range(12, -1, -1) for low in range(high, -1, -1) for mark in "so"
)
_NO_KEY = Key(None, "")  # a strategy has no secrets


class FastActionStrategy(NamedTuple):
    """What was searched, with which seed, and found."""

    decks: int
    seed: int
    deals: int  # on which each kind of two cards was tried
    wins: Mapping[str, int]  # how many of them each of TWOS won; dealers with a natural were not dealt
    actions: str  # LETTERS, one for each kind of four cards

    def chance(self, two: str) -> Fraction:
        """How often two cards win where the dealer has no natural."""
        return Fraction(self.wins[two], self.deals)


def shipped_strategy(decks: int) -> FastActionStrategy:
    """The strategy that comes with the product; ValueError if there is none for so many decks."""
    path = Path(resources.__path__[0], "analysis", f"fast-action-strategy-{decks}.json")
    if not path.exists():
        raise ValueError(f"there is no strategy for {decks} decks")
    try:
        return loads(FastActionStrategy, path.read_text("ascii").strip(), _NO_KEY)
    except ValueError as error:
        raise ValueError(f"{path} holds no strategy: {error}") from None


# The strategies in words. Those whom the table of chances shows to win more often than they lose, as the rule says it:
SPLIT_HALVES = "a pair of sixes or better (of one suit: fives), ace and king, or a suited ace with a queen or a jack"
CHART_RULES = (
    "Keep the two cards that win most often, by the table of chances.",
    f"Split where both halves win more often than they lose: each is {SPLIT_HALVES}.",
    "Never surrender.",
)
POINTS_FOR_A_SUIT, POINTS_FOR_A_PAIR, POINTS_TO_SPLIT = 3, 16, 29
POINTS_RULES = (
    "Give any two of the cards points: the sum of their ranks, a jack 11, a queen 12, a king 13 and an ace 14.",
    f"Give them {POINTS_FOR_A_SUIT} more if they are of one suit, and {POINTS_FOR_A_PAIR} more if they are a pair.",
    "Keep the two cards with the most points; of equals, those that are nearer in rank.",
    f"Split where both halves have {POINTS_TO_SPLIT} points or more. Never surrender.",
)


def best_rules(strategy: FastActionStrategy) -> tuple[str, ...]:
    """How the game is best played, a sentence each."""
    keep, split, _ = CHART_RULES
    lowest = min(TWOS, key=strategy.chance)
    wins = f"{to_decimal(100 * strategy.chance(lowest), 1)}%"
    return (
        keep,
        split,
        "Never surrender: half the wager is as good as to win one time in four.",
        f"Even {lowest[0]} and {lowest[1]} of two suits win {wins} of the time where the dealer has no natural.",
        "The other two cards turn a choice that is close now and then: they are out of the shoe.",
    )


def found_for(odds: Mapping[str, Fraction]) -> bool:
    """Whether the strategy was sought for these odds: a natural has nothing to decide, so even money is all it asks."""
    return odds["higher-hand"] == 1


def chances(strategy: FastActionStrategy) -> dict[str, Fraction]:
    """How often any two cards win: "AKs" of one suit, "AKo" of two, "AA" a pair, "AAs" one of one suit."""
    return {two[:2] if two[0] == two[1] and two[2] == "o" else two: strategy.chance(two) for two in TWOS}
