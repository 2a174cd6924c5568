"""What the counting of all deals of Heads Up Hold'em leaves behind. Pure."""

from typing import NamedTuple

from kiosk.analysis.counts.completeness import (
    DEALERS,
    FLOPS,
    TURN_AND_RIVER,
    require,
    require_holes,
    require_no_negative,
    require_shape,
)
from kiosk.analysis.counts.counts import Table, sum_of

# The player's hand at the end, as far as a wager asks for it, and how it ends against the dealer.
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

    def require_whole(self) -> None:
        """Do nothing if every deal is there; else NotWhole."""
        require_holes([(hole.hole, hole.combinations) for hole in self.holes])
        for hole in self.holes:
            deals = hole.combinations * FLOPS * TURN_AND_RIVER * DEALERS
            for table in (hole.raised, hole.flop, hole.river):
                require_shape(hole.hole, table, len(HANDS), len(ENDS))
                require(
                    f"{hole.hole} beaten without a pair",
                    sum(row[ENDS.index("lose-unqualified")] for row in table[1:]),
                    0,
                )
                require(
                    f"{hole.hole} beaten with a royal flush", table[HANDS.index("royal-flush")][ENDS.index("lose")], 0
                )
            require(f"{hole.hole} raised at once", sum_of(hole.raised), deals)
            require(f"{hole.hole} checked", sum_of(hole.flop) + sum_of(hole.river) + sum(hole.folded), deals)
            require_no_negative(hole.hole, hole.folded)


KINDS = {"heads-up-optimal": HeadsUpCounts, "heads-up-simple": HeadsUpCounts}
