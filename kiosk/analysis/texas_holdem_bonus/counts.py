"""What the counting of all deals of Texas Hold'em Bonus leaves behind. Pure."""

from collections.abc import Mapping
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

# Which of the two later bets were made, and how it ended.
BETS = ("none", "turn", "river", "turn-and-river")
ENDS = ("win-less", "win-straight", "win-flush", "tie", "lose")  # win-flush: or better
BOARDS = FLOPS * 2 * TURN_AND_RIVER  # to two hole cards; turn and river fall one after the other


class TexasHole(NamedTuple):
    """All deals of one kind of hole cards that were played on with the best later bets, and its progressive hands."""

    hole: str
    combinations: int
    played: Table  # by BETS and ENDS; each counts hole, flop, turn, river (in order), dealer
    progressive: Mapping[str, int]  # by the progressive table's lines and "nothing"; hole, flop, turn, river in order


class TexasCounts(NamedTuple):
    """Texas Hold'em Bonus; the later bets do not depend on what the ante pays from."""

    policy: str  # "optimal", "simple"
    holes: tuple[TexasHole, ...]

    def require_whole(self) -> None:
        """Do nothing if every deal is there; else NotWhole."""
        require_holes([(hole.hole, hole.combinations) for hole in self.holes])
        for hole in self.holes:
            boards = hole.combinations * BOARDS
            require_shape(hole.hole, hole.played, len(BETS), len(ENDS))
            require(hole.hole, sum_of(hole.played), boards * DEALERS)
            require(f"{hole.hole} on the progressive", sum(hole.progressive.values()), boards)
            require_no_negative(hole.hole, hole.progressive.values())


KINDS = {"texas-optimal": TexasCounts, "texas-simple": TexasCounts}
