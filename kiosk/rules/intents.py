"""What somebody asks of a round in play. An intent carries names only; what it costs and whether it may be done
is for the rules to say, with a value: either events or a Refused.
"""

from enum import StrEnum
from typing import NamedTuple

from kiosk.base.words import Text


class Decide(NamedTuple):
    """A seat's decision on this street: "check", "raise 2", "keep 0 3"."""

    seat: int
    action: str


class Proceed(NamedTuple):
    """The dealer's next step: the deal, the next street, the showdown. Open once nobody owes a decision."""


class Declare(NamedTuple):
    """An irregularity, declared by an attendant or by a failed self-check."""

    kind: str
    seat: int | None = None
    complete: bool = False


Intent = Decide | Proceed | Declare


class Refusal(StrEnum):
    NO_SEATS = "no-seats"
    UNKNOWN_WAGER = "unknown-wager"
    WAGER_MISSING = "wager-missing"
    WRONG_AMOUNT = "wrong-amount"
    PROGRESSIVE_NOT_OFFERED = "progressive-not-offered"
    DECK_TOO_SHORT = "deck-too-short"
    NOT_AN_OPTION = "not-an-option"
    DECISIONS_OWED = "decisions-owed"
    ROUND_IS_OVER = "round-is-over"
    NOT_DECLARABLE = "not-declarable"
    # What the table, rather than a game, refuses.
    ID_REUSED = "id-reused"
    STALE = "stale"  # the seat has changed since the asker looked
    TABLE_STOPPED = "table-stopped"
    TABLE_CLOSED = "table-closed"
    SEAT_TAKEN = "seat-taken"
    SEAT_EMPTY = "seat-empty"
    SEAT_LOCKED = "seat-locked"
    BETS_CLOSED = "bets-closed"
    BELOW_MINIMUM = "below-minimum"
    ABOVE_MAXIMUM = "above-maximum"
    NOT_A_STEP = "not-a-step"
    INSUFFICIENT_CREDIT = "insufficient-credit"
    NOTHING_THERE = "nothing-there"
    IN_ROUND = "in-round"
    BAD_VALUE = "bad-value"
    NOT_PERMITTED = "not-permitted"
    WRONG_PIN = "wrong-pin"
    LOCKED_OUT = "locked-out"
    SECOND_PERSON = "second-person"
    CREDITS_ON_SEAT = "credits-on-seat"


class Refused(NamedTuple):
    """A refusal is a value: which rule, whose seat, which field, and a sentence for a person."""

    code: Refusal
    seat: int | None
    field: str
    words: Text
    wanted_cents: int | None = None
    had_cents: int | None = None
