"""The life of a table's cards between rounds: two decks (or batches of decks) that take turns, red and blue.

A pure model. The opening shows each deck sorted, turned, washed, stacked and shuffled; then one deck is in play
while the shuffler works on the other. Chance comes from outside: a step that shuffles is handed the shuffled order.
A step that is out of order is a ValueError.
"""

from typing import NamedTuple

from kiosk.rules.cards.cards import Card, same_cards, spread

SPREAD, TURNED, WASHED, STACKED, SHUFFLED, IN_PLAY, DISCARDED = (
    "spread",  # face up, by suit and in sequence, for inspection
    "turned",  # face down
    "washed",
    "stacked",  # in the shuffler
    "shuffled",  # in a single stack, waiting in the shuffler
    "in-play",
    "discarded",  # in the discard rack after a round
)
STAGES = (SPREAD, TURNED, WASHED, STACKED, SHUFFLED)  # of the decks' opening, each shown for a while
_OPENING = {SPREAD: TURNED, TURNED: WASHED, WASHED: STACKED}
BACKS = ("red", "blue")


class Deck(NamedTuple):
    """One deck or batch: the colour of its backs, where it is, and its cards in order."""

    back: str
    stage: str
    cards: tuple[Card, ...]


class DeckCycle(NamedTuple):
    """Both decks, the one whose turn it is first; of how many copies each is; whether play has begun."""

    decks: tuple[Deck, Deck]
    copies: int = 1
    begun: bool = False

    @property
    def ready(self) -> bool:
        """Whether a round can be dealt: this deck is shuffled, and the other is with the shuffler or on its way.

        Before play begins, both decks have been through the whole opening.
        """
        this, other = self.decks
        others = (SHUFFLED, STACKED, DISCARDED) if self.begun else (SHUFFLED,)
        return this.stage == SHUFFLED and other.stage in others


def opening(copies: int = 1) -> DeckCycle:
    """No activity: both decks lie spread, face up, by suit and in sequence."""
    first, second = (Deck(back, SPREAD, spread(copies)) for back in BACKS)
    return DeckCycle((first, second), copies)


def prepare(cycle: DeckCycle) -> DeckCycle:
    """One step of the opening for both decks, once the first player has looked: turn, wash, stack."""
    first, second = cycle.decks
    if cycle.begun or first.stage not in _OPENING or second.stage != first.stage:
        raise ValueError(f"a deck that is {first.stage} is not being opened")
    after = _OPENING[first.stage]
    return cycle._replace(decks=(first._replace(stage=after), second._replace(stage=after)))


def shuffle(cycle: DeckCycle, which: int, order: tuple[Card, ...]) -> DeckCycle:
    """The shuffler finishes a deck in this order. It counts: a deck that is not whole never comes into play."""
    deck = cycle.decks[which]
    if deck.stage not in (STACKED, DISCARDED, SHUFFLED):
        raise ValueError(f"a deck that is {deck.stage} is not in the shuffler")
    if not same_cards(order, spread(cycle.copies)):
        raise ValueError("the shuffled deck is not whole: it leaves the table")
    return _with(cycle, which, Deck(deck.back, SHUFFLED, order))


def deal(cycle: DeckCycle) -> DeckCycle:
    """The deck comes into play, and the rack is emptied into the shuffler: it never holds cards of both decks."""
    deck, other = cycle.decks
    if not cycle.ready:
        raise ValueError(f"a deck that is {deck.stage} cannot be dealt while the other is {other.stage}")
    if other.stage == DISCARDED:
        other = other._replace(stage=STACKED)
    return DeckCycle((deck._replace(stage=IN_PLAY), other), cycle.copies, begun=True)


def clear(cycle: DeckCycle) -> DeckCycle:
    """The round (or shoe) is over: its cards go to the discard rack, and the other deck is next."""
    played, other = cycle.decks
    if played.stage != IN_PLAY:
        raise ValueError("no round is in play")
    return cycle._replace(decks=(other, played._replace(stage=DISCARDED)))


def _with(cycle: DeckCycle, which: int, deck: Deck) -> DeckCycle:
    first, second = cycle.decks
    return cycle._replace(decks=(deck, second) if which == 0 else (first, deck))
