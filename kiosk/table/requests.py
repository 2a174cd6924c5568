"""What a seat or staff ask of the table, in the imperative. A request carries names; what it comes to is decided.

Each is wrapped in an Ask: the asker's own id, by which a repeated tap is known, and, for a seat, the number of
the seat's state that the asker saw.
"""

from enum import StrEnum
from typing import NamedTuple

from kiosk.policy.access import Role
from kiosk.policy.config import Pace, TableConfig
from kiosk.policy.device import Device
from kiosk.rules.intents import Decide, Declare


class Sit(NamedTuple):
    seat: int


class BuyIn(NamedTuple):
    """Demonstration credits, by touch."""

    seat: int
    cents: int


class Bet(NamedTuple):
    seat: int
    wager: str
    cents: int


class BetCustom(NamedTuple):
    """So much is to lie on the spot, and on those that always equal it."""

    seat: int
    wager: str
    cents: int


class Undo(NamedTuple):
    """Take the latest touch back."""

    seat: int


class Clear(NamedTuple):
    seat: int


class Repeat(NamedTuple):
    seat: int


class Double(NamedTuple):
    seat: int


class BetMost(NamedTuple):
    """As much as limits and credit allow on what every round takes."""

    seat: int


class Ready(NamedTuple):
    seat: int


class Unready(NamedTuple):
    """I want to bet on after all."""

    seat: int


class Cut(NamedTuple):
    """Cut the stack at this card; None: no, thank you."""

    seat: int
    place: int | None


class CallAttendant(NamedTuple):
    seat: int


class CashOut(NamedTuple):
    seat: int


class Then(StrEnum):
    """What a player does when the hand is over."""

    PLAY = "play"
    CASH_OUT = "cash-out"
    LEAVE = "leave"


class AfterHand(NamedTuple):
    """When the hand that is played has been seen. Afterwards it is asked for at once."""

    seat: int
    then: Then


class Leave(NamedTuple):
    """I go, after the round if one is in play, and take my credit."""

    seat: int


SeatRequest = (
    Sit
    | BuyIn
    | Bet
    | BetCustom
    | Undo
    | Clear
    | Repeat
    | Double
    | BetMost
    | Ready
    | Unready
    | Decide
    | Cut
    | CallAttendant
    | CashOut
    | AfterHand
    | Leave
)


class LogIn(NamedTuple):
    name: str
    pin: str

    def __repr__(self) -> str:
        return f"LogIn(name={self.name!r})"


class LogOut(NamedTuple):
    """Leave the service menu."""


class GiveCredit(NamedTuple):
    seat: int
    cents: int


class ConfirmHandPay(NamedTuple):
    number: int


class DisputeHandPay(NamedTuple):
    """It is not agreed: it stays pending."""

    number: int
    why: str


class ConfirmCashOut(NamedTuple):
    seat: int


class CancelCashOut(NamedTuple):
    seat: int


class AnswerCall(NamedTuple):
    seat: int


class ClearFault(NamedTuple):
    fault: str
    seat: int | None = None


class OrderReshuffle(NamedTuple):
    """New cards before the next round."""


class CloseTable(NamedTuple):
    why: str


class OpenTable(NamedTuple):
    """Play again."""


class Configure(NamedTuple):
    config: TableConfig


class ChangePace(NamedTuple):
    """A new pace; it may change at any time."""

    pace: Pace


class SetDevice(NamedTuple):
    """Other settings of this device. `old` is what its file has; None if it has none that can be read."""

    old: Device | None
    new: Device


MODES = ("demonstration", "test")


class StartMode(NamedTuple):
    """Demonstration or test mode: this ledger rests, and another one beside it is played on."""

    mode: str


class CorrectPool(NamedTuple):
    micros: int
    why: str


class TransferPool(NamedTuple):
    """Move the whole progressive to another table."""

    to: str


class PlanEnd(NamedTuple):
    """Announce the progressive's end: a date, and the table that takes the pool."""

    date: str
    to: str


class AddUser(NamedTuple):
    name: str
    role: Role
    pin: str

    def __repr__(self) -> str:
        return f"AddUser(name={self.name!r}, role={self.role!r})"


class RemoveUser(NamedTuple):
    name: str


class ResetPin(NamedTuple):
    name: str
    pin: str

    def __repr__(self) -> str:
        return f"ResetPin(name={self.name!r})"


StaffRequest = (
    LogOut
    | GiveCredit
    | ConfirmHandPay
    | DisputeHandPay
    | ConfirmCashOut
    | CancelCashOut
    | AnswerCall
    | ClearFault
    | Declare
    | OrderReshuffle
    | CloseTable
    | OpenTable
    | Configure
    | ChangePace
    | SetDevice
    | StartMode
    | CorrectPool
    | TransferPool
    | PlanEnd
    | AddUser
    | RemoveUser
    | ResetPin
)

Request = SeatRequest | StaffRequest | LogIn


class Ask(NamedTuple):
    """A request as it reaches the table.

    `id` is the asker's own, never used for another request; `seen` the number of the seat's state that the asker saw;
    `by` and `second` the sessions of the staff who ask.
    """

    id: str
    request: Request
    seen: int | None = None
    by: str | None = None
    second: str | None = None


class Accepted(NamedTuple):
    """The request was taken, and is in the ledger. `session` is what a login opens."""

    id: str
    session: str | None = None
