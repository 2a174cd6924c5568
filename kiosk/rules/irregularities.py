"""The kinds of irregularity and the remedies that the texts give them. Each game has its own table of remedies.

A kind with no effect on the round is still declared and recorded: the remedy is then that play goes on.
"""

from typing import NamedTuple

VOID_ALL = "void-all"
VOID_SEAT = "void-seat"
SHORT_DECK = "short-deck"  # every seat is void, and the deck must really fall short
DISCARD_CARD = "discard-card"
PLAYS_ON = "plays-on"

ANALOGY = "by analogy"  # the text has no clause: what another text says in its place is in docs/readings.md
COUNT_FAILED = "count-failed"  # the one kind that the table declares by itself
IN_WORDS = {  # every kind, as people say what happened
    "card-face-up": "a card lay face up in the deck",
    "cards-face-up": "cards lay face up in the deck",
    "card-drawn-in-error": "a card was drawn in error",
    "wrong-count-seat": "a seat had a wrong number of cards",
    "wrong-count-dealer": "the dealer had a wrong number of cards",
    "wrong-count-community": "there was a wrong number of community cards",
    "dealer-card-exposed": "a card of the dealer's was seen",
    "player-card-exposed": "a card of a player's was seen",
    "community-card-exposed": "a community card was seen",
    "shuffler-failure": "the shuffler failed",
    "device-failure": "the device failed",
    COUNT_FAILED: "the cards did not add up",
    "insufficient-cards": "the shoe ran out of cards",
    "marker-not-moved": "the marker was not moved",
}


class Remedy(NamedTuple):
    """What a kind of irregularity does to the round.

    `spares` names the wager that is still settled; with `asks_complete` only if every hand was complete.
    `while_deciding`: once every decision has been made, it is no irregularity any more.
    `repeats`: a card found face up is discarded however often it happens.
    `found_by_count`: the cards do not add up; the table stops, and the deck leaves it.
    """

    clause: str
    effect: str
    words: str
    spares: str | None = None
    names_seat: bool = False
    asks_complete: bool = False
    while_deciding: bool = False
    repeats: bool = False
    found_by_count: bool = False

    @property
    def voids(self) -> bool:
        """Whether it changes the settlement."""
        return self.effect in (VOID_ALL, VOID_SEAT, SHORT_DECK)

    @property
    def in_documents(self) -> bool:
        """Whether a round document can state it: what changes the settlement, if the deck is whole."""
        return self.voids and not self.found_by_count


def plays_on(clause: str, words: str) -> Remedy:
    return Remedy(clause, PLAYS_ON, words)


def discards(clause: str, *, repeats: bool = False) -> Remedy:
    """One card found face up in the deck: it goes to the discard rack, and the deal goes on."""
    return Remedy(clause, DISCARD_CARD, "the card is discarded, and the deal goes on", repeats=repeats)


def count_failed(clause: str) -> Remedy:
    words = "every hand is void, the deck leaves the table, and the table stops"
    return Remedy(clause, VOID_ALL, words, found_by_count=True)


def voids_all(clause: str, words: str = "every hand is void", spares: str | None = None, **when: bool) -> Remedy:
    """Every seat's wagers come back, but for one that the text spares."""
    return Remedy(clause, VOID_ALL, words, spares, **when)


def voids_seat(clause: str) -> Remedy:
    return Remedy(clause, VOID_SEAT, "that seat is void", names_seat=True)
