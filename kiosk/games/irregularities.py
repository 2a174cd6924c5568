"""The kinds of irregularity and the remedies that the texts give them. Each game has its own table of remedies.

A kind with no effect on the round is still declared and recorded: the remedy is then that play goes on.
"""

from typing import NamedTuple

VOID_ALL = "void-all"
VOID_SEAT = "void-seat"
SHORT_DECK = "short-deck"  # every seat is void, and the deck must really fall short
DISCARD_CARD = "discard-card"
PLAYS_ON = "plays-on"


class Remedy(NamedTuple):
    """What a kind of irregularity does to the round.

    `spares` names the wager that is still settled; with `asks_complete` only if every hand was complete.
    `while_deciding`: once every decision has been made, it is no irregularity any more.
    `repeats`: a card found face up is discarded however often it happens.
    """

    clause: str
    effect: str
    words: str
    spares: str | None = None
    names_seat: bool = False
    asks_complete: bool = False
    while_deciding: bool = False
    repeats: bool = False

    @property
    def in_documents(self) -> bool:
        """Whether a round document can state it: those kinds that change the settlement."""
        return self.effect in (VOID_ALL, VOID_SEAT, SHORT_DECK)


def plays_on(clause: str, words: str) -> Remedy:
    """The round stands."""
    return Remedy(clause, PLAYS_ON, words)


def discards(clause: str, *, repeats: bool = False) -> Remedy:
    """One card found face up in the deck: it goes to the discard rack, and the deal goes on."""
    return Remedy(clause, DISCARD_CARD, "the card is discarded, and the deal goes on", repeats=repeats)


def voids_all(clause: str, words: str = "every hand is void") -> Remedy:
    """Every seat's wagers come back."""
    return Remedy(clause, VOID_ALL, words)
