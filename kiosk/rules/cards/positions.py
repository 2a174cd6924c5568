"""Where each card goes: the places of the table and the orders in which the dealing procedures serve them.

Seat 1 is farthest to the dealer's left and is served first; clockwise is 1, 2, ... 6, dealer. Only seats with a
wager are served. An order is the destination of each card as it leaves the deck.
"""

from itertools import chain, repeat

SEATS = (1, 2, 3, 4, 5, 6)
DEALER = 7  # clockwise after seat 6
COMMUNITY = 8
BURN = 9

POSITIONS = (*SEATS, DEALER)
PROCEDURES = ("auto-shoe", "manual-shoe", "hand")

Order = tuple[int, ...]


def one_by_one(places: tuple[int, ...], times: int) -> Order:
    """A card to each place in turn, so many times around: from a manual shoe or from the hand."""
    return places * times


def in_stacks(places: tuple[int, ...], size: int) -> Order:
    """So many cards together to each place in turn: from an automated shoe."""
    return tuple(chain.from_iterable(repeat(place, size) for place in places))


def from_marker(marker: int, seats: tuple[int, ...]) -> tuple[int, ...]:
    """The positions in play, clockwise from the marker's or the next one that is in play (fah 7(c))."""
    in_play = (*seats, DEALER)
    start = next(index for index, place in enumerate(in_play) if place >= marker)
    return in_play[start:] + in_play[:start]


def place_name(place: int) -> str:
    return {DEALER: "dealer", COMMUNITY: "community", BURN: "burn"}.get(place) or f"seat {place}"
