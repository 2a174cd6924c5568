"""The automated shuffler: two decks, or batches of a shoe's decks, that take turns, over the pure model in decks.py.

It keeps the order of the deck that waits, in memory alone: nothing of it is written before its round opens, so after a
restart it is shuffled again.
"""

from kiosk.base.ports import Chance
from kiosk.rules.cards import decks
from kiosk.rules.cards.cards import Card, same_cards
from kiosk.rules.cards.decks import DISCARDED, IN_PLAY, SHUFFLED, STACKED, DeckCycle


class NotWhole(Exception):  # noqa: N818
    """A shuffled deck is not whole. It stays in the shuffler, and is shuffled again when the next deck is asked for."""

    words = "A deck is not whole after its shuffle. Nothing was dealt from it."


class Shuffler:
    def __init__(self, chance: Chance, copies: int, back: str) -> None:
        self._chance = chance
        cycle = decks.opening(copies)
        self._cycle = cycle if cycle.decks[0].back == back else cycle._replace(decks=cycle.decks[::-1])

    @property
    def cycle(self) -> DeckCycle:
        """Where both decks are; nobody is shown the order of one that waits."""
        return self._cycle

    @property
    def next_deck(self) -> tuple[Card, ...]:
        """The shuffled deck whose turn it is, the one in play aside."""
        self.shuffle()
        this, other = self._cycle.decks
        return other.cards if this.stage == IN_PLAY else this.cards

    def to_stage(self, stage: str) -> None:
        while self._cycle.decks[0].stage not in (stage, STACKED, SHUFFLED):
            self._cycle = decks.prepare(self._cycle)
        if stage == SHUFFLED:
            self.shuffle()

    def shuffle(self) -> None:
        """Shuffle whatever waits in the shuffler or the rack; NotWhole if a deck has become another one."""
        for which, deck in enumerate(self._cycle.decks):
            if deck.stage in (STACKED, DISCARDED):
                order = self._chance.shuffled(deck.cards)
                if not same_cards(order, deck.cards):
                    raise NotWhole
                self._cycle = decks.shuffle(self._cycle, which, order)

    def deal(self) -> None:
        """The deck comes into play, and the other is shuffled meanwhile."""
        self._cycle = decks.deal(self._cycle)
        self.shuffle()

    def clear(self) -> None:
        self._cycle = decks.clear(self._cycle)

    def reshuffle(self) -> None:
        """The waiting deck once more, before its first card (huh-ma 4(d), 12(e))."""
        first, second = self._cycle.decks
        if first.stage == SHUFFLED:
            first = first._replace(stage=STACKED)
        elif second.stage == SHUFFLED:
            second = second._replace(stage=STACKED)
        self._cycle = self._cycle._replace(decks=(first, second))
        self.shuffle()
