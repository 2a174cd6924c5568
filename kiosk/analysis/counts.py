"""What the counting of all deals leaves behind: whole numbers, from which any pay table is priced. Pure.

They are kept as JSON in resources/analysis, and in the data directory where they were counted anew.
"""

from collections.abc import Mapping
from typing import NamedTuple

# Heads Up Hold'em: the player's hand at the end, as far as a wager asks for it, and how it ends against the dealer.
HANDS = (
    "less",
    "three-of-a-kind",
    "straight",
    "flush",
    "full-house",
    "four-of-a-kind",
    "straight-flush",
    "royal-flush",
)
ENDS = ("win", "win-unqualified", "tie", "lose", "lose-unqualified")
# Texas Hold'em Bonus: which of the two later bets were made, and how it ended.
BETS = ("none", "turn", "river", "turn-and-river")
TEXAS_ENDS = ("win-less", "win-straight", "win-flush", "tie", "lose")  # win-flush: or better

Ends = tuple[int, ...]  # a count for each of ENDS or TEXAS_ENDS
Table = tuple[Ends, ...]  # one for each of HANDS or BETS


class HeadsUpHole(NamedTuple):
    """All deals of one kind of hole cards, by what happens to them: each counts hole, flop, turn-and-river, dealer."""

    hole: str  # "AA", "AKs", "T9o"
    combinations: int
    raised: Table  # raised before the flop
    flop: Table  # or else: checked, and raised after the flop
    river: Table  # checked twice, and raised after turn and river
    folded: tuple[int, ...]  # checked twice, and folded; by HANDS


class HeadsUpCounts(NamedTuple):
    """Heads Up Hold'em under one way to play after the first decision, which is open: both its branches are counted."""

    policy: str  # "optimal", "simple", "ultimate"
    holes: tuple[HeadsUpHole, ...]


class TexasHole(NamedTuple):
    """All deals of one kind of hole cards that were played on with the best later bets, and its progressive hands."""

    hole: str
    combinations: int
    played: Table  # by BETS and TEXAS_ENDS; each counts hole, flop, turn, river (in order), dealer
    progressive: Mapping[str, int]  # by the progressive table's lines and "nothing"; hole, flop, turn, river in order


class TexasCounts(NamedTuple):
    """Texas Hold'em Bonus; the later bets do not depend on what the ante pays from."""

    policy: str  # "optimal", "simple"
    holes: tuple[TexasHole, ...]


class FlopHand(NamedTuple):
    """One kind of three own cards, alike but for the names of suits, with all 18,424 flops."""

    cards: str  # one of them: "As Ks Qs"
    combinations: int
    lines: Mapping[str, int]  # by the flop table's lines and "nothing"


class FlopCounts(NamedTuple):
    """Flop Poker. `simple` names the hands that the simple strategy bets, by their place."""

    hands: tuple[FlopHand, ...]
    simple: tuple[int, ...]


class SideCounts(NamedTuple):
    """Wagers that only the cards decide, each with all the ways there are."""

    seven: Mapping[str, int]  # categories of the best of seven cards: 133,784,560
    hole_and_three: Mapping[str, int]  # of both hole cards and three of the board: hole, board
    heads_up_progressive: Mapping[str, int]  # New York's lines and "nothing": hole, flop, turn-and-river
    texas_progressive: Mapping[str, int]  # Texas's lines and "nothing": hole, flop, turn, river in order
    pocket: Mapping[str, int]  # Pocket Bonus lines and "nothing": 1,326
    texas_bonus: Mapping[str, int]  # bonus lines, the aces' apart, and "nothing": hole, dealer
    pot: Mapping[str, Mapping[str, int]]  # Flop Poker with two players: wins, ties, losses


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
