"""Why bets came back or a chip was not taken: a code with its figures. Words are made of it where people read them."""

from enum import StrEnum
from typing import NamedTuple

from kiosk.rules.intents import Refusal, Refused


class Why(StrEnum):
    # To a seat's bets.
    CLEARED = "cleared"  # by the player
    LEAVING = "leaving"
    CASHING_OUT = "cashing-out"
    TABLE_RESTED = "table-rested"
    SEAT_WAITS = "seat-waits"  # for an attendant
    WAGER_MISSING = "wager-missing"
    BELOW_MINIMUM = "below-minimum"
    NOT_A_STEP = "not-a-step"
    UNFIT = "unfit"  # in another way
    # To the progressive's chip.
    PROGRESSIVE_STOPPED = "progressive-stopped"
    SHORT_OF_CREDIT = "short-of-credit"


class Reason(NamedTuple):
    why: Why
    wager: str | None = None
    wanted_cents: int | None = None
    had_cents: int | None = None


_REFUSED = {
    Refusal.WAGER_MISSING: Why.WAGER_MISSING,
    Refusal.BELOW_MINIMUM: Why.BELOW_MINIMUM,
    Refusal.NOT_A_STEP: Why.NOT_A_STEP,
}


def of_refusal(refused: Refused) -> Reason:
    why = _REFUSED.get(refused.code, Why.UNFIT)
    return Reason(why, refused.field, refused.wanted_cents, refused.had_cents)
