"""Fast Action Hold'em's fourteen house ways: which two of four cards the dealer keeps (fah 8(i)).

The ways are tried in their order; within a way the pair with the higher card, then the higher second card, is
kept, and of equal choices the cards dealt earlier.
"""

from collections.abc import Callable, Sequence
from itertools import combinations, product
from typing import NamedTuple

from kiosk.base.words import mark
from kiosk.rules.cards.cards import ACE, JACK, RANK, TEN, Card

PAIRS = tuple(combinations(range(4), 2))


class Two(NamedTuple):
    """Two of the four cards, as the ways look at them."""

    high: int
    low: int
    suited: bool

    @property
    def paired(self) -> bool:
        return self.high == self.low

    @property
    def running(self) -> bool:
        return self.high == self.low + 1

    @property
    def with_ace(self) -> bool:
        return self.high == ACE and self.low != ACE


# "10 or better" and its like bind both cards: the lower one says it.
WAYS: tuple[tuple[str, Callable[[Two], bool]], ...] = (
    (mark("suited pair"), lambda two: two.paired and two.suited),
    (mark("highest pair"), lambda two: two.paired),
    (
        mark("suited ace, partner ten or more"),
        lambda two: two.with_ace and two.suited and two.low >= TEN,
    ),
    (
        mark("suited and running, ten or more"),
        lambda two: two.running and two.suited and two.low >= TEN,
    ),
    (mark("ace, partner ten or more"), lambda two: two.with_ace and two.low >= TEN),
    (
        mark("running in two suits, jack or more"),
        lambda two: two.running and not two.suited and two.low >= JACK,
    ),
    (mark("suited ace"), lambda two: two.with_ace and two.suited),
    (mark("suited, ten or more"), lambda two: two.suited and two.low >= TEN),
    (mark("high, jack or more"), lambda two: two.low >= JACK),
    (mark("ace and high card"), lambda two: two.with_ace),
    (mark("suited and running"), lambda two: two.running and two.suited),
    (mark("suited with a gap"), lambda two: two.suited and not two.running),
    (mark("running"), lambda two: two.running),
    (mark("high cards"), lambda _: True),
)


# The first way that takes two cards, for every two that there can be. Two suited cards of a kind need several decks.
_WAY_OF = {
    two: next(number for number, (_, fits) in enumerate(WAYS, 1) if fits(Two(*two)))
    for two in product(range(2, ACE + 1), range(2, ACE + 1), (False, True))
    if two[0] >= two[1]
}


def set_hand(cards: Sequence[Card]) -> tuple[tuple[int, int], int]:
    """Which two positions of the four cards to keep, and by which way (1 to 14)."""
    choices = []
    for first, second in PAIRS:
        one, other = cards[first], cards[second]
        high, low = RANK[one], RANK[other]
        if high < low:
            high, low = low, high
        choices.append((_WAY_OF[high, low, one[1] == other[1]], -high, -low, first, second))
    way, _, _, first, second = min(choices)
    return (first, second), way
