"""Decides a recorded step of a round again, by its own game and from its own cards. Pure."""

from typing import Any

from kiosk.rules.cards.cards import DECK
from kiosk.rules.events import Decided, Declared, Event, Settled
from kiosk.rules.game import Game
from kiosk.rules.intents import Decide, Declare, Intent, Proceed, Refused
from kiosk.rules.pay.settlement import Settlement
from kiosk.rules.round import Round

PROCEED = Proceed()


def why_not_decided(game: Game, played: Round, events: tuple[Event, ...], *, proved: bool) -> str | None:
    """What is wrong with events of a round whose cards are known, if its own game does not decide the same.

    `proved`: the cards need not be counted, as the table does at the end of a round from one deck.
    """
    try:
        again = decide_again(game, played, _intent(events[0]), proved=proved)
    except LookupError:  # a card that the reveal does not show, where the round had one
        return "the cards that were revealed are not enough for it"
    if isinstance(again, Refused):
        return f"the rules refuse it: {again.words}"
    return None if _same(again, events) else _difference(events, again)


def decide_again(game: Game, played: Round, intent: Intent, *, proved: bool) -> tuple[Event, ...] | Refused:
    """What the intent leads to; where the cards are not `proved`, they are counted before a settlement."""
    return game.decide(played, intent) if proved else game.decide_and_prove(played, intent, DECK)


def _intent(event: Event) -> Intent:
    if isinstance(event, Decided):
        return Decide(event.seat, event.action)
    return Declare(*event) if isinstance(event, Declared) else PROCEED


def _same(one: tuple[Event, ...], other: tuple[Event, ...]) -> bool:
    """Events of different kinds are alike as tuples."""
    return one == other and list(map(type, one)) == list(map(type, other))


def _difference(recorded: tuple[Event, ...], again: tuple[Event, ...]) -> str:
    if recorded and isinstance(recorded[-1], Settled) and isinstance(again[-1], Settled):
        return _unlike(recorded[-1].settlement, again[-1].settlement)
    return f"it is recorded as {recorded!r:.200}, and the rules come to {again!r:.200}"


def _unlike(recorded: Settlement, again: Settlement) -> str:
    for one, other in zip(recorded.seats, again.seats, strict=False):
        for line, right in zip(one.lines, other.lines, strict=False):
            if line != right:
                said = f"{line.result}, {line.returned} cents returned"
                rules = f"{right.result}, {right.returned} cents returned"
                return f"the {line.wager} of seat {one.seat} is settled as {said}; the rules come to {rules}"
    wrong = ", ".join(differing(again, recorded)) or "steps"
    return f"the settlement has other {wrong} than the rules come to"


def differing(one: Any, other: Any) -> list[str]:
    """The names of the fields in which two records of a kind differ."""
    fields: tuple[str, ...] = one._fields
    return [field.replace("_", " ") for field in fields if getattr(one, field) != getattr(other, field)]
