"""The state of a round, how each event changes it, and what a view of it holds. Nothing here decides anything.

A round holds its deck, so nobody is shown it but through the views.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from operator import attrgetter, itemgetter
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from kiosk.rules import events
from kiosk.rules.cards.cards import Card
from kiosk.rules.cards.positions import BURN, COMMUNITY, DEALER, Order
from kiosk.rules.pay.pool import Meter
from kiosk.rules.pay.settlement import Line, Settlement

BETS_CLOSED = -1  # the street before the deal


class SeatState(NamedTuple):
    """One seat in a round.

    `fresh` is the wager that its latest decision staked, `turned` its cards that lie face up, and `spared` the wager
    that is still settled although the seat is void.
    """

    seat: int
    wagers: Mapping[str, int]
    decisions: tuple[str, ...] = ()
    fresh: str | None = None
    folded: bool = False
    cards: tuple[Card, ...] = ()
    void: bool = False
    spared: str | None = None
    turned: tuple[Card, ...] = ()

    def given(self, cards: tuple[Card, ...]) -> "SeatState":
        """With more cards. Written out, as below: `_replace` takes twice as long, and a round has dozens of these."""
        held = self.cards + cards
        return SeatState(
            self.seat, self.wagers, self.decisions, self.fresh, self.folded, held, self.void, self.spared, self.turned
        )

    def decided(self, event: events.Decided) -> "SeatState":
        _, action, wager, cents, folds = event
        wagers = self.wagers if wager is None else MappingProxyType({**self.wagers, wager: cents})
        made = (*self.decisions, action)
        return SeatState(self.seat, wagers, made, wager, folds, self.cards, self.void, self.spared, self.turned)

    def __repr__(self) -> str:
        """Without its cards: nothing prints them by accident."""
        return f"SeatState({self.seat}, {dict(self.wagers)}, {self.decisions}, {len(self.cards)} cards)"


class Round(NamedTuple):
    """A round in play: the fold of its events. It holds the deck: no view is made but through the views."""

    seats: tuple[SeatState, ...]
    deck: tuple[Card, ...]
    meter: Meter | None = None
    used: int = 0
    street: int = BETS_CLOSED
    dealer: tuple[Card, ...] = ()
    community: tuple[Card, ...] = ()
    burned: tuple[Card, ...] = ()
    discarded: tuple[Card, ...] = ()
    turned: int = 0  # how many community cards lie face up
    dealer_turned: bool = False
    kept: tuple[Card, ...] = ()
    declared: tuple[events.Declared, ...] = ()
    settlement: Settlement | None = None

    def __repr__(self) -> str:
        """Without its cards: nothing prints them by accident."""
        return f"Round(street={self.street}, seats={self.seats}, {self.used} of {len(self.deck)} cards used)"

    @property
    def cards_gone(self) -> int:
        """How many cards have left the deck or shoe: those used, and those discarded for lying face up."""
        return self.used + len(self.discarded)


class PublicSeat(NamedTuple):
    """What everybody may see of a seat. A card that lies face down is None."""

    seat: int
    wagers: Mapping[str, int]
    cards: tuple[Card | None, ...]
    decisions: tuple[str, ...]
    folded: bool
    void: bool
    owes: bool
    hands: tuple[str | None, ...]
    lines: tuple[Line, ...]  # before the settlement, what is settled at once
    mucked: bool = False  # its cards are in the discard rack


class PublicView(NamedTuple):
    game: str
    street: int
    settled: bool
    seats: tuple[PublicSeat, ...]
    dealer: tuple[Card | None, ...]
    dealer_kept: tuple[Card, ...]
    dealer_hand: str | None
    community: tuple[Card | None, ...]
    burned: int
    meter: int | None  # the progressive pool as it can be won in this round, then as the round left it; in micros
    declared: tuple[events.Declared, ...]


class SeatView(NamedTuple):
    """What one seat may see: the public view, its own cards and decisions, and what it may do now."""

    public: PublicView
    cards: tuple[Card, ...]
    wagers: Mapping[str, int]
    decisions: tuple[str, ...]
    options: tuple[str, ...]


_BESIDE_SEATS = attrgetter(*Round._fields[1:])
AnyRound: TypeAlias = "Round | RoundDraft"


class RoundDraft:
    """A round while events are folded into it. The rules read it just as they read a frozen one."""

    __slots__ = (*Round._fields, "_index")

    def __init__(self, state: AnyRound) -> None:
        (
            seats,
            self.deck,
            self.meter,
            self.used,
            self.street,
            self.dealer,
            self.community,
            self.burned,
            self.discarded,
            self.turned,
            self.dealer_turned,
            self.kept,
            self.declared,
            self.settlement,
        ) = state if isinstance(state, Round) else state.close()
        self.seats: list[SeatState] = list(seats)
        self._index = _places_of(tuple([seat.seat for seat in seats]))

    def take(self, happened: Iterable[events.Event]) -> None:
        for event in happened:
            _APPLY[type(event)](self, event)

    def close(self) -> Round:
        return Round(tuple(self.seats), *_BESIDE_SEATS(self))

    def deal(self, event: events.Dealt) -> None:
        picks = _by_place(event.places)
        used = self.used + len(event.places)
        cards = self.deck[self.used : used]
        self.used = used
        for place, pick in picks.items():
            picked = pick(cards)
            if place == COMMUNITY:
                self.community += picked
            elif place == DEALER:
                self.dealer += picked
            elif place == BURN:
                self.burned += picked
            else:
                index = self._index[place]
                self.seats[index] = self.seats[index].given(picked)

    def open_street(self, event: events.StreetOpened) -> None:
        self.street = event.street

    def decide(self, event: events.Decided) -> None:
        index = self._index[event.seat]
        self.seats[index] = self.seats[index].decided(event)

    def turn_community(self, event: events.CommunityTurned) -> None:
        self.turned += len(event.cards)

    def turn_hands(self, event: events.HandsTurned) -> None:
        for number, cards in event.hands:
            index = self._index[number]
            self.seats[index] = self.seats[index]._replace(turned=cards)

    def turn_dealer(self, _: events.DealerTurned) -> None:
        self.dealer_turned = True

    def set_dealer(self, event: events.DealerSet) -> None:
        self.kept = event.cards

    def declare(self, event: events.Declared) -> None:
        self.declared = (*self.declared, event)

    def void(self, event: events.SeatsVoided) -> None:
        voided = event.seats
        self.seats = [s._replace(void=True, spared=event.spared) if s.seat in voided else s for s in self.seats]

    def discard(self, event: events.CardDiscarded) -> None:
        self.deck = self.deck[: self.used] + self.deck[self.used + 1 :]
        self.discarded = (*self.discarded, event.card)

    def settle(self, event: events.Settled) -> None:
        self.settlement = event.settlement


@lru_cache(maxsize=64)
def _places_of(seats: tuple[int, ...]) -> dict[int, int]:
    """Where in the round each seat stands; nobody changes it."""
    return {seat: place for place, seat in enumerate(seats)}


@lru_cache(maxsize=1024)
def _by_place(places: Order) -> dict[int, Callable[[tuple[Card, ...]], tuple[Card, ...]]]:
    """For each place, what picks its cards from the next ones."""
    return {place: _picker([i for i, p in enumerate(places) if p == place]) for place in dict.fromkeys(places)}


def _picker(indexes: list[int]) -> Callable[[tuple[Card, ...]], tuple[Card, ...]]:
    if len(indexes) == 1:  # itemgetter would give the card itself
        return itemgetter(slice(indexes[0], indexes[0] + 1))
    return itemgetter(*indexes)


_APPLY: dict[type, Callable[[RoundDraft, Any], None]] = {
    events.Dealt: RoundDraft.deal,
    events.StreetOpened: RoundDraft.open_street,
    events.Decided: RoundDraft.decide,
    events.CommunityTurned: RoundDraft.turn_community,
    events.HandsTurned: RoundDraft.turn_hands,
    events.DealerTurned: RoundDraft.turn_dealer,
    events.DealerSet: RoundDraft.set_dealer,
    events.Declared: RoundDraft.declare,
    events.SeatsVoided: RoundDraft.void,
    events.CardDiscarded: RoundDraft.discard,
    events.Settled: RoundDraft.settle,
}
