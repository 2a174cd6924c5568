"""What the counting of all deals of Flop Poker leaves behind. Pure."""

from collections.abc import Mapping
from math import comb
from typing import NamedTuple

from kiosk.analysis.counts.completeness import require, require_no_negative

HANDS, BOARDS = comb(52, 3), comb(49, 3)


class FlopHand(NamedTuple):
    """One kind of three own cards, alike but for the names of suits, with all 18,424 flops."""

    cards: str  # one of them: "As Ks Qs"
    combinations: int
    lines: Mapping[str, int]  # by the flop table's lines and "nothing"


class FlopCounts(NamedTuple):
    """Flop Poker. `simple` names the hands that the simple strategy bets, by their place."""

    hands: tuple[FlopHand, ...]
    simple: tuple[int, ...]

    def require_whole(self) -> None:
        """Do nothing if every deal is there; else NotWhole."""
        require("hands of three cards", sum(hand.combinations for hand in self.hands), HANDS)
        for hand in self.hands:
            require(hand.cards, sum(hand.lines.values()), BOARDS)
            require_no_negative(hand.cards, hand.lines.values())


KINDS = {"flop": FlopCounts}
