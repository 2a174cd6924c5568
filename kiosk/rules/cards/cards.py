"""Cards, decks and shoes.

A card is its two-letter name, rank then suit: "As", "Td", "2c". So a card prints, stores and compares as what it
is, and a deck is a tuple of such names in the order in which they leave it. Nothing here shuffles.
"""

from collections.abc import Iterable
from itertools import product
from typing import NewType

Card = NewType("Card", str)

RANKS = "23456789TJQKA"
SUITS = "cdhs"
DECK_SIZE = 52

# By suit and in sequence: how the cards lie when they are spread for inspection (huh-ma 3(b)).
DECK: tuple[Card, ...] = tuple(Card(rank + suit) for suit, rank in product(SUITS, RANKS))
CARDS = frozenset(DECK)
RANK: dict[Card, int] = {card: RANKS.index(card[0]) + 2 for card in DECK}
SUIT: dict[Card, str] = {card: card[1] for card in DECK}
ACE, KING, QUEEN, JACK, TEN = 14, 13, 12, 11, 10


def spread(decks: int = 1) -> tuple[Card, ...]:
    """The cards of `decks` decks laid out face up, deck by deck, by suit and in sequence."""
    return DECK * decks


def card(name: object) -> Card:
    """The card of that name; ValueError for anything else."""
    if isinstance(name, str) and name in CARDS:
        return Card(name)
    raise ValueError(f"{name!r} is not a card")


def face_up(cards: Iterable[Card | None]) -> tuple[Card, ...]:
    """Those that lie face up: a card that lies face down is None."""
    return tuple(card for card in cards if card is not None)


def same_cards(left: Iterable[Card], right: Iterable[Card]) -> bool:
    """Whether both hold the same cards, copies counted, in whatever order."""
    return sorted(left) == sorted(right)
