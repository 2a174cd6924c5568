"""The automated shuffler: two decks, or batches of a shoe's decks, that take turns, over the pure model in decks.py.

It keeps the order of the deck that waits, in memory alone: nothing of it is written before its round opens, so after a
restart it is shuffled again.
"""

from kiosk import decks
from kiosk.cards import Card
from kiosk.decks import DISCARDED, SHUFFLED, STACKED, DeckCycle
from kiosk.ports import Chance


class Shuffler:
    """The decks of one table."""

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
        """The shuffled deck whose turn it is."""
        self.shuffle()
        return self._cycle.decks[0].cards

    def to_stage(self, stage: str) -> None:
        """The opening, as far as this step."""
        while self._cycle.decks[0].stage not in (stage, STACKED, SHUFFLED):
            self._cycle = decks.prepare(self._cycle)
        if stage == SHUFFLED:
            self.shuffle()

    def shuffle(self) -> None:
        """Shuffle whatever waits in the shuffler or the rack; ValueError if a deck is not whole."""
        for which, deck in enumerate(self._cycle.decks):
            if deck.stage in (STACKED, DISCARDED):
                self._cycle = decks.shuffle(self._cycle, which, self._chance.shuffled(deck.cards))

    def deal(self) -> None:
        """The deck comes into play, and the other is shuffled meanwhile."""
        self._cycle = decks.deal(self._cycle)
        self.shuffle()

    def clear(self) -> None:
        """The deck in play goes to the rack."""
        self._cycle = decks.clear(self._cycle)

    def reshuffle(self) -> None:
        """The waiting deck once more, before its first card (huh-ma 4(d))."""
        deck = self._cycle.decks[0]
        if deck.stage == SHUFFLED:
            self._cycle = decks.shuffle(self._cycle, 0, self._chance.shuffled(deck.cards))
