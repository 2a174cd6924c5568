"""What happened in a round, one small frozen fact each. A round is the fold of its events over its deck.

Before the end, no event names a card that lies face down: a deal says where the next cards go, and the deck itself,
which only the state holds, says what they are. A decision, and the settlement with all its cards, are for the journal;
`Game.public_event` says what of them others may be told.
"""

from typing import NamedTuple

from kiosk.rules.cards.cards import Card
from kiosk.rules.pay.settlement import Settlement


class Dealt(NamedTuple):
    """The next cards of the deck went to these places, in this order, face down."""

    places: tuple[int, ...]


class StreetOpened(NamedTuple):
    """The earlier street's decisions are public, and seats may now decide on this one."""

    street: int


class Decided(NamedTuple):
    """A seat decided. `wager` and `cents` say what it staked with that, if anything."""

    seat: int
    action: str
    wager: str | None
    cents: int
    folds: bool


class CommunityTurned(NamedTuple):
    cards: tuple[Card, ...]


class HandsTurned(NamedTuple):
    hands: tuple[tuple[int, tuple[Card, ...]], ...]


class DealerTurned(NamedTuple):
    cards: tuple[Card, ...]


class DealerSet(NamedTuple):
    """The dealer set the hand by the house ways, keeping these cards."""

    cards: tuple[Card, ...]
    way: int


class Declared(NamedTuple):
    kind: str
    seat: int | None
    complete: bool


class SeatsVoided(NamedTuple):
    """These seats are void; the wager named in `spared` is still settled by the cards."""

    seats: tuple[int, ...]
    spared: str | None


class CardDiscarded(NamedTuple):
    """The next card lay face up in the deck and went to the discard rack unused."""

    card: Card


class Settled(NamedTuple):
    """The round is over: what every wager came to."""

    settlement: Settlement


Event = (
    Dealt
    | StreetOpened
    | Decided
    | CommunityTurned
    | HandsTurned
    | DealerTurned
    | DealerSet
    | Declared
    | SeatsVoided
    | CardDiscarded
    | Settled
)
