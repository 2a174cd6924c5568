"""What the table must answer, as far as a simple reading of the model says: True, False, or None for "it depends"."""

from kiosk.policy import profiles
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.intents import Decide
from kiosk.rules.pay.money import MAX_CENTS
from kiosk.table.requests import (
    AfterHand,
    Bet,
    BuyIn,
    CallAttendant,
    CashOut,
    Clear,
    Cut,
    Double,
    GiveCredit,
    Leave,
    Ready,
    Repeat,
    Request,
    SeatRequest,
    Sit,
    Undo,
)
from tests.simulate.model import Model

_BETTING = (Bet, Undo, Clear, Repeat, Double, Ready)
_EVEN_STOPPED = (CallAttendant, Leave, CashOut, AfterHand)


def verdict(model: Model, request: Request, *, stale: bool) -> bool | None:
    """Whether it must be taken."""
    if isinstance(request, GiveCredit):
        return _may_give(model, request)
    if not isinstance(request, SeatRequest):
        return None
    if request.seat not in SEATS:
        return False
    if isinstance(request, CallAttendant):
        return request.seat not in model.calling
    if stale or (model.stopped and not isinstance(request, _EVEN_STOPPED)):
        return False
    if isinstance(request, Sit):
        return request.seat not in model.taken and not model.closed and not model.locked(request.seat)
    if request.seat not in model.taken:
        return False
    if isinstance(request, Leave):
        return request.seat not in model.leaving
    if isinstance(request, AfterHand):
        return None
    return False if model.locked(request.seat) else _of_player(model, request)


def _of_player(model: Model, request: SeatRequest) -> bool | None:
    """Somebody who sits at a seat that is not locked, and saw it as it is."""
    seat = request.seat
    credit, felt = model.money[f"seat:{seat}"], model.money[f"felt:{seat}"]
    if isinstance(request, BuyIn):
        by_touch = profiles.load(model.terms.profile).buys_in_by_touch
        return by_touch and request.cents >= 1 and model.cents(f"seat:{seat}") + request.cents <= MAX_CENTS
    if isinstance(request, CashOut):
        return not model.in_round(seat) and credit + felt > 0
    if isinstance(request, Decide):
        return None if model.in_round(seat) else False
    if isinstance(request, Cut):
        return None if model.phase == "cutting" else False
    if isinstance(request, _BETTING) and model.phase not in ("opening", "betting"):
        return False
    if isinstance(request, Undo | Clear):
        return felt > 0
    if isinstance(request, Bet | Repeat):
        return None if credit else False
    if isinstance(request, Double):
        return None if credit and felt else False
    return None if felt else True


def _may_give(model: Model, request: GiveCredit) -> bool | None:
    if request.seat not in model.taken or model.locked(request.seat) or model.stopped or request.cents < 1:
        return False
    return None  # who asks is not known here
