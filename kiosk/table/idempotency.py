"""An ask before it is decided: whether it is one at all, and whether it was asked before.

An ask is known again by its asker (a seat, or staff), its id and what it asks. The same id for something else is
refused by name.
"""

import hashlib
import hmac
from collections import OrderedDict
from functools import cache
from typing import Any, get_args, get_type_hints

from kiosk.ledger.table_state import TableState
from kiosk.rules.intents import Refusal, Refused
from kiosk.table.requests import Accepted, AddUser, Ask, LogIn, Request, ResetPin, SeatRequest

KEPT_ANSWERS = 512
_LONGEST = 500  # characters of a text
_PLAIN = (int, str, bool, type(None))

Answer = Accepted | Refused


def mark_of(ask: Ask) -> str:
    """How the ledger knows an ask of the same asker again: its id, and a short hash of what it asks (of no PIN)."""
    return f"{ask.id}/{hashlib.sha256(repr(ask.request).encode()).hexdigest()[:8]}"


def why_not_asked(ask: Ask) -> Refused | None:
    """Why this is no ask: an id or a value of another type or size than the request has."""
    if type(ask.id) is not str or not _text(ask.id) or not ask.id or "/" in ask.id:
        return Refused(Refusal.BAD_VALUE, None, "id", "An ask has an id: a short text without a slash.")
    for name, kinds in _plain_fields(type(ask.request)):  # type: ignore[arg-type]
        value = getattr(ask.request, name)
        if type(value) not in kinds or (isinstance(value, str) and not _text(value)):
            return Refused(Refusal.BAD_VALUE, None, name, "That is not a value of this kind.")
    return None


def _text(value: str) -> bool:
    return len(value) <= _LONGEST and value.isprintable()  # so a lone surrogate is none


@cache
def _plain_fields(kind: type) -> tuple[tuple[str, tuple[type, ...]], ...]:
    """The fields of a request that hold plain values, and of which types."""
    found: list[tuple[str, tuple[type, ...]]] = []
    for name, hint in get_type_hints(kind).items():
        kinds: tuple[Any, ...] = get_args(hint) or (hint,)
        if set(kinds) <= set(_PLAIN) or (isinstance(hint, type) and issubclass(hint, str)):
            found.append((name, kinds))
    return tuple(found)


def _asker(request: Request) -> int | None:
    """The seat; None for staff."""
    return request.seat if isinstance(request, SeatRequest) else None


class Answers:
    def __init__(self, key: str) -> None:
        self._key = key.encode()
        self._given: OrderedDict[tuple[int | None, str], tuple[object, Answer]] = OrderedDict()

    def _kept(self, request: Request) -> object:
        """A request as it is remembered: one with a PIN only by what tells it from another."""
        if not isinstance(request, LogIn | AddUser | ResetPin):
            return type(request), request
        fields = tuple.__repr__(request).encode("utf-8", "surrogatepass")
        return type(request), hmac.digest(self._key, fields, "sha256")

    def again(self, ask: Ask, state: TableState) -> Answer | None:
        """The answer to an ask that was answered before, by this process or by one before it; None if it is new."""
        key = _asker(ask.request), ask.id
        if key in self._given:
            request, answer = self._given[key]
            return answer if request == self._kept(ask.request) else _REUSED
        return _before(ask, state)

    def keep(self, ask: Ask, answer: Answer) -> None:
        self._given[_asker(ask.request), ask.id] = (self._kept(ask.request), answer)
        if len(self._given) > KEPT_ANSWERS:
            self._given.popitem(last=False)


def _before(ask: Ask, state: TableState) -> Answer | None:
    """What the ledger knows of an ask of this asker, from before a restart."""
    seat, asked = _asker(ask.request), mark_of(ask).split("/")
    places = [place.recent for place in state.places if place.seat == seat]
    for taken in places[0] if places else () if seat else state.recent:
        known = taken.split("/")[-2:]  # release 0.1.0 wrote the asker before them
        if known[0] == ask.id:
            return Accepted(ask.id) if known == asked else _REUSED
    return None


_REUSED = Refused(Refusal.ID_REUSED, None, "id", "This id was used for something else.")
