"""A beat: what the table looks like meanwhile, for how long, and what the dealer does and says. Pure.

A beat holds the stage although all of it is in the ledger already: the stage is never ahead of the ledger, and never
ahead of its card. Lengths are in milliseconds at the normal pace.
"""

from typing import NamedTuple

from kiosk.ledger.table_state import Phase
from kiosk.policy.config import Pace
from kiosk.rules.pay.money import PoolShare
from kiosk.rules.pay.settlement import SeatResult
from kiosk.rules.round import PublicView
from kiosk.table.views import SeatOnTable, TableView

NO_MORE_BETS_MS = 700
CARD_MS = 90  # from one card that is dealt to the next
FLIGHT_MS = 220  # of a card from the deck to its place
BURN_MS = 120
TURN_MS = 320  # of a card
HOLD_MS = 500  # a street, once its last card is turned
DECIDED_MS = 700  # the decisions of a street that has closed
COLLECT_MS = 150  # a hand, or what was discarded
DEALER_MS = 900  # the dealer's hand, once it is named; it stays to be read
SET_MS = 500  # the dealer's hand by the house ways
NAME_MS = 500  # a seat's hand, before its wagers are served
SERVE_MS = 700  # for all of a seat's wagers together
WAGER_MS = 120  # for one of them, at least: a hand can be read for NAME_MS and SERVE_MS together
SWEEP_MS = 100  # a wager that no card has to be turned for
GESTURE_MS = 900
CELEBRATION_MS = 12_000
NORMAL_REVEAL_MS = 3_000
SLOWEST, QUICKEST = 2, 2  # times
# What is said of what the stage shows: whoever speaks adds the ranks and the amount.
DEALER_HAS, SEAT_HAS, SEAT_WINS = "dealer-has", "seat-has", "seat-wins"


class Reach(NamedTuple):
    """Where the dealer's hand goes: the n-th card of a place, or a spot of a seat's."""

    place: int  # see kiosk/rules/cards/positions.py
    card: int = 0
    spot: str = ""  # a wager's


class HeldStage(NamedTuple):
    phase: Phase
    round: PublicView | None
    seats: tuple[SeatOnTable, ...]  # their credits, bets, hand-pays and locks; nothing is offered
    meter_cents: int | None

    def beside(self, before: TableView, after: TableView) -> "HeldStage":
        """The stage, with what changed of the seats' money and players beside the round; the rest stays held."""
        seats = zip(self.seats, before.seats, after.seats, strict=True)
        return self._replace(seats=tuple(_beside(held, was, now) for held, was, now in seats))


def _beside(held: SeatOnTable, was: SeatOnTable, now: SeatOnTable) -> SeatOnTable:
    if now.taken != was.taken:
        return now
    paid = now.hand_pays != was.hand_pays
    return held._replace(
        credit=max(0, held.credit + now.credit - was.credit),
        bets=now.bets if now.bets != was.bets else held.bets,
        hand_pays=now.hand_pays if paid else held.hand_pays,
        locked=now.locked if paid else held.locked,
    )


class Beat(NamedTuple):
    ms: int
    held: HeldStage | None = None  # None: a gesture, which nothing waits for
    what: str = ""  # "deal", "burn", "reveal", "name", "pay", "take", "collect", ...
    say: str = ""  # a phrase of the dealer's, or DEALER_HAS, SEAT_HAS or SEAT_WINS
    sound: str = ""
    look: int | None = None  # the seat that the dealer turns to, and that the sound comes from
    reach: Reach | None = None
    served: int | None = None  # the seat whose hand is being settled
    at_once: bool = False  # it is only heard, and answers a touch
    under: str = ""  # a second sound
    card_ms: int = 0  # of it, the flight or the turn of one card
    read: bool = False  # a hand in words is read meanwhile: it is told no faster, however late it is

    def told_in(self, ms: int) -> "Beat":
        """Faster or slower, and its cards with it."""
        return self._replace(ms=ms, card_ms=self.card_ms * ms // self.ms) if self.ms else self


REST = Beat(0)


def paced(ms: int, pace: Pace) -> int:
    """A length at the operator's pace: with half the time to see a street, everything goes twice as fast."""
    share = min(max(pace.reveal_ms, NORMAL_REVEAL_MS // QUICKEST), NORMAL_REVEAL_MS * SLOWEST)
    return ms * share // NORMAL_REVEAL_MS


def over(latest: TableView, held: HeldStage | None) -> TableView:
    """The latest, with the stage as it is held. Of wins no sign tells meanwhile: one may be of the hand being told."""
    if held is None:
        return latest
    seats = tuple(
        now._replace(credit=was.credit, bets=was.bets, hand_pays=was.hand_pays, locked=was.locked, choices=())
        for now, was in zip(latest.seats, held.seats, strict=True)
    )
    return latest._replace(phase=held.phase, round=held.round, seats=seats, meter_cents=held.meter_cents, wins=())


JACKPOT = 4  # the tier of a win that is celebrated


def win_tier(result: SeatResult) -> int:
    """How great a win is: 0 none; by multiple of the stake 1 quiet, 2 a glow, 3 a banner, 4 the jackpot."""
    net, staked = result.returned - result.staked, result.staked
    if any(isinstance(line.pays, PoolShare) for line in result.lines):
        return JACKPOT
    if net <= 0:
        return 0
    if net < 2 * staked:
        return 1
    return 2 if net <= 10 * staked else 3 if net <= 50 * staked else JACKPOT
