"""What the table writes down, one small frozen fact each, in the past tense. The ledger's vocabulary.

A round's own events stand inside RoundStepped. No record names a card that lies face down: a deck is a Secret, which
the ledger keeps sealed until the round has ended. Amounts are cents unless they say micros.
"""

from collections.abc import Mapping
from typing import NamedTuple, get_args

from kiosk.base.frozen import Scalar
from kiosk.base.ports import Software
from kiosk.ledger.codec import name_of
from kiosk.ledger.fairness import Reveal, Secret
from kiosk.ledger.reasons import Reason
from kiosk.policy.access import User
from kiosk.policy.config import TableConfig
from kiosk.rules.cards.cards import Card
from kiosk.rules.events import Event
from kiosk.rules.pay.pool import Meter

Stakes = tuple[tuple[str, int], ...]  # wager and cents, in the order they were made


# Seats.


class SeatTaken(NamedTuple):
    """A player sat down."""

    seat: int


class SeatLeft(NamedTuple):
    """The player went; the seat is free."""

    seat: int


class LeaveAsked(NamedTuple):
    """The player goes when the round is over."""

    seat: int


class CreditBought(NamedTuple):
    """Demonstration credits, by touch."""

    seat: int
    cents: int


class CreditGiven(NamedTuple):
    """An attendant put credit on the seat."""

    seat: int
    cents: int


class BetPlaced(NamedTuple):
    """Stakes went from the seat's credit to the felt, in one touch."""

    seat: int
    stakes: Stakes


class BetUndone(NamedTuple):
    """The latest touch was taken back."""

    seat: int
    stakes: Stakes


class BetsReturned(NamedTuple):
    """All stakes went back to credit: cleared by the player, or not fit to play when bets closed."""

    seat: int
    stakes: Stakes
    reason: Reason


class SeatReady(NamedTuple):
    """The player has bet all that is wanted."""

    seat: int


class ChipMoved(NamedTuple):
    """The seat's bet sensor saw a chip come or go. It counts only at the moment bets close."""

    seat: int
    present: bool


class ChipRefused(NamedTuple):
    """The chip on the sensor could not be latched when bets closed."""

    seat: int
    reason: Reason


class TimeBankUsed(NamedTuple):
    """A decision came after its clock, from the seat's time bank."""

    seat: int
    ms: int


class AttendantCalled(NamedTuple):
    """The seat asks for an attendant."""

    seat: int


class CallAnswered(NamedTuple):
    """An attendant came."""

    seat: int


class CashOutPlanned(NamedTuple):
    """The player wants to be paid when this hand is over, or, if not `planned`, no more."""

    seat: int
    planned: bool


class CashOutAsked(NamedTuple):
    """The seat waits to be paid its whole credit."""

    seat: int
    cents: int


class CashOutCancelled(NamedTuple):
    """The credit stays on the seat."""

    seat: int


class CashOutPaid(NamedTuple):
    """The credit left the seat: by an attendant's hand, or, in a demonstration, by itself."""

    seat: int
    cents: int
    by_hand: bool


# Hand-pays.


class HandPayRaised(NamedTuple):
    """The round left a win that an attendant has to pay: it goes from the seat's credit to what waits for them."""

    number: int
    seat: int
    wager: str
    cents: int
    round: int


class PoolWon(NamedTuple):
    """The round's progressive wager of this seat won the pool, or this part of it."""

    seat: int
    percent: int
    cents: int
    round: int


class HandPayConfirmed(NamedTuple):
    """The attendant paid it."""

    seat: int
    number: int
    cents: int


class HandPayDisputed(NamedTuple):
    """It stays pending; the liability stays."""

    seat: int
    number: int
    why: str


# Decks, shoe and rounds.


class DecksMoved(NamedTuple):
    """Both decks are at this step of their opening."""

    stage: str


class ReshuffleOrdered(NamedTuple):
    """New cards: before the next round's first card, or, from a shoe, after this round."""


class ShoeLoaded(NamedTuple):
    """A shuffled stack, committed by its Merkle root, waits for its cut or lies in the shoe."""

    shoe: int
    root: str
    secret: Secret | None
    size: int
    cut_card: int | None
    cut_due: bool


class CutOffered(NamedTuple):
    """The cut is offered to these seats, in this order."""

    seats: tuple[int, ...]


class CutDeclined(NamedTuple):
    """The seat does not cut."""

    seat: int


class ShoeCut(NamedTuple):
    """The stack was cut at this card, by a seat or (None) by the dealer."""

    place: int
    seat: int | None


class ShoeEnded(NamedTuple):
    """The shoe is out of play: the rest of its cards is revealed."""

    reveal: Reveal


class BettingOpened(NamedTuple):
    """Bets may be made for this round."""

    round: int


class Player(NamedTuple):
    """A seat's stakes when bets close, and the credit that it has left."""

    seat: int
    stakes: Stakes
    credit: int


class Offered(NamedTuple):
    """The progressive as it is offered in a round, in micros.

    `reserve` is what a wager adds to the reserve beside its contribution; the reserve and overflow that were held are
    part of the meter's seed, and are released if the whole pool is won.
    """

    meter: Meter
    reserve: int
    reserve_held: int
    overflow_held: int


class RoundOpened(NamedTuple):
    """No more bets: these stakes are played, on a deck that is fixed and committed.

    The game, its elections, the lock-up limit and the progressive terms are those in force, and the rules are what this
    release made of them: so the round can be finished and played again by any later one from its own entries.
    """

    game: str
    dealing: str | None
    house: Mapping[str, Scalar]
    players: tuple[Player, ...]
    progressive: Offered | None
    lock_up: int
    back: str
    commitment: str  # of the deck, or the root of the shoe
    secret: Secret | None  # of the deck; a shoe's stands in ShoeLoaded
    shoe: int | None
    first: int  # how many cards had left the shoe
    rules: Mapping[str, Scalar]  # every election, the lines of every pay table and every reading, as it was played by


class RoundStepped(NamedTuple):
    """A seat decided, the dealer went on, or an irregularity was declared."""

    events: tuple[Event, ...]


class DeckRevealed(NamedTuple):
    """The round is over: the salt and the whole order behind its commitment."""

    salt: str
    order: tuple[Card, ...]


class CardsRevealed(NamedTuple):
    """The round is over: the shoe's leaves of the cards that left it."""

    reveal: Reveal


class TableRested(NamedTuple):
    """Nobody plays: the decks lie spread."""


# The progressive.


class PoolFunded(NamedTuple):
    """The house brought the game's pool up to its reset amount."""

    game: str
    micros: int


class PoolCorrected(NamedTuple):
    """Two persons corrected the pool."""

    game: str
    micros: int
    why: str


class PoolTransferred(NamedTuple):
    """Two persons moved the pool to another table."""

    game: str
    micros: int
    to: str


class EndPlanned(NamedTuple):
    """The progressive will end: when, and which table takes the pool (huh-ny (k)(5))."""

    game: str
    date: str
    to: str


# The device and its people.


class LedgerMade(NamedTuple):
    """The ledger's first entry: its kind, the id that its rounds' commitments name, and whose table it is."""

    kind: str
    ledger: str
    serial: str = ""  # of the table, and where it stands; empty where nobody said
    location: str = ""


class Configured(NamedTuple):
    """The operator's settings, before and after."""

    old: TableConfig | None
    new: TableConfig


class DeviceSet(NamedTuple):
    """A setting of this device, before and after, as its file has it; None before: there was none to read."""

    key: str
    old: str | None
    new: str


class ModeStarted(NamedTuple):
    """Demonstration or test mode, on a ledger of its own. This one says nothing until it is played on again."""

    mode: str


class PoweredUp(NamedTuple):
    """The table started. What stands after it was written by this release."""

    software: Software
    generation: int  # of the records that the release writes (kiosk/ledger/upgrades.py)


class ClockJumped(NamedTuple):
    """The wall clock was set. At a start, right behind PoweredUp, the last entry's time is all that is expected."""

    expected_ms: int
    found_ms: int
    at_start: bool


class TableClosed(NamedTuple):
    """Staff closed the table: no new round."""

    why: str


class TableOpened(NamedTuple):
    """Staff opened it again."""


class FaultRaised(NamedTuple):
    """Something is wrong; the catalogue says what, what it stops and what to do."""

    fault: str
    seat: int | None
    detail: str  # the evidence: what the system said, a file's name, a figure; empty where there is none


class FaultCleared(NamedTuple):
    """It is over."""

    fault: str
    seat: int | None


class UserAdded(NamedTuple):
    """A named user, with the hash of the PIN."""

    user: User


class UserRemoved(NamedTuple):
    """The user may do nothing any more."""

    name: str


class PinChanged(NamedTuple):
    """A new PIN."""

    name: str
    pin_hash: str


class LoggedIn(NamedTuple):
    """A user entered the service menu."""

    name: str


class LoginFailed(NamedTuple):
    """A wrong PIN, or a name nobody has. `user` is as it is after the failure."""

    name: str
    user: User | None


class LoggedOut(NamedTuple):
    """A user left the service menu."""

    name: str


# Every kind. What each does, kiosk/ledger/effects.py says; how the log words it, kiosk/audit/event_log.py.

PlayerRecord = SeatTaken | SeatLeft | LeaveAsked | AttendantCalled | CallAnswered
CreditRecord = CreditBought | CreditGiven | CashOutPlanned | CashOutAsked | CashOutCancelled | CashOutPaid
BetRecord = BetPlaced | BetUndone | BetsReturned | SeatReady | ChipMoved | ChipRefused | TimeBankUsed
SeatRecord = PlayerRecord | CreditRecord | BetRecord
WinRecord = HandPayRaised | PoolWon | HandPayConfirmed | HandPayDisputed
RoundRecord = (
    DecksMoved
    | ReshuffleOrdered
    | ShoeLoaded
    | CutOffered
    | CutDeclined
    | ShoeCut
    | ShoeEnded
    | BettingOpened
    | RoundOpened
    | RoundStepped
    | DeckRevealed
    | CardsRevealed
    | TableRested
)
PoolRecord = PoolFunded | PoolCorrected | PoolTransferred | EndPlanned
DeviceRecord = (
    LedgerMade
    | Configured
    | DeviceSet
    | ModeStarted
    | PoweredUp
    | ClockJumped
    | TableClosed
    | TableOpened
    | FaultRaised
    | FaultCleared
)
StaffRecord = UserAdded | UserRemoved | PinChanged | LoggedIn | LoginFailed | LoggedOut
Record = SeatRecord | WinRecord | RoundRecord | PoolRecord | DeviceRecord | StaffRecord

KINDS: dict[str, type] = {name_of(kind): kind for kind in get_args(Record)}
