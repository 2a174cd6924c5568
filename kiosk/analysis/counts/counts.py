"""What the counting of all deals leaves behind: whole numbers, from which any pay table is priced. Pure.

They are kept as JSON in resources/analysis, and in the data directory where they were counted anew. A game's own kinds
of counts are with its mathematics; here is what they share.
"""

from collections.abc import Mapping
from math import comb
from typing import NamedTuple

from kiosk.analysis.counts.completeness import FLOPS, HOLES, TURN_AND_RIVER, NotWhole, require, require_no_negative

Ends = tuple[int, ...]  # a count for each way in which a hand can end
Table = tuple[Ends, ...]


def sum_of(table: Table) -> int:
    return sum(map(sum, table))


class SideCounts(NamedTuple):
    """Wagers that only the cards decide, each with all the ways there are.

    They are one file, whose hash the sheets cite. A wager that comes later is counted among its own game's kinds.
    """

    seven: Mapping[str, int]  # categories of the best of seven cards: 133,784,560
    hole_and_three: Mapping[str, int]  # of both hole cards and three of the board: hole, board
    heads_up_progressive: Mapping[str, int]  # a table's lines and "nothing": hole, flop, turn-and-river
    texas_progressive: Mapping[str, int]  # the same: hole, flop, turn, river in order
    pocket: Mapping[str, int]  # lines of two cards, and "nothing": 1,326
    texas_bonus: Mapping[str, int]  # the same, aces against aces apart: hole, dealer
    pot: Mapping[str, Mapping[str, int]]  # by players: wins, ties, losses

    def require_whole(self) -> None:
        """Do nothing if every way is there; else NotWhole."""
        boards = comb(50, 5)
        ordered = HOLES * FLOPS * TURN_AND_RIVER
        totals: tuple[tuple[str, Mapping[str, int], int], ...] = (
            ("seven", self.seven, comb(52, 7)),
            ("hole_and_three", self.hole_and_three, HOLES * boards),
            ("heads_up_progressive", self.heads_up_progressive, ordered),
            ("texas_progressive", self.texas_progressive, 2 * ordered),
            ("pocket", self.pocket, HOLES),
            ("texas_bonus", self.texas_bonus, HOLES * comb(50, 2)),
        )
        for name, weights, total in totals:
            require(name, sum(weights.values()), total)
            require_no_negative(name, weights.values())
        for players, ends in self.pot.items():
            if ends["win"] != ends["lose"]:
                raise NotWhole(f"the pot of {players} players is not even")
