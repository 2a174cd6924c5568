"""Rounds as a test says them: who holds what, what was bet and decided; settled from the outside, as a document."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kiosk.audit.round_document import parse, settle
from kiosk.rules.cards.cards import Card, card, spread
from kiosk.rules.cards.positions import BURN, COMMUNITY, DEALER
from kiosk.rules.game import Game
from kiosk.rules.rule_sets import make_game

HEADS_UP_MA, HEADS_UP_NY = "heads-up-holdem/ma", "heads-up-holdem/ny"
TEXAS, FAST_ACTION, FLOP = "texas-holdem-bonus/ma", "fast-action-holdem/ma", "flop-poker/ma"


class Seat(NamedTuple):
    """A seat of a test's round. Cards that are not given are filled from what nobody asked for."""

    wagers: Mapping[str, int]
    decisions: Sequence[str] = ()
    cards: str = ""


def cards(text: str) -> tuple[Card, ...]:
    """ "As Kd" as cards."""
    return tuple(card(name) for name in text.split())


def places_of_a_round(game: Game, seats: tuple[int, ...]) -> list[int]:
    """Where every card of a round goes that is dealt to its end."""
    board = {
        TEXAS: [BURN, *[COMMUNITY] * 3, BURN, COMMUNITY, BURN, COMMUNITY],
        FAST_ACTION: [BURN, *[COMMUNITY] * 5],
        FLOP: [],
    }.get(game.name, [COMMUNITY] * 5)
    dealt = list(game.deal(seats))
    return dealt if COMMUNITY in dealt else dealt + board


def stacked(
    game: Game, hands: Mapping[int, str], dealer: str = "", board: str = "", burned: str = ""
) -> tuple[Card, ...]:
    """A whole deck in such an order that the named cards come to the named places; burned cards in their order."""
    wanted = {seat: list(cards(text)) for seat, text in hands.items()}
    wanted |= {DEALER: list(cards(dealer)), COMMUNITY: list(cards(board)), BURN: list(cards(burned))}
    spare = list(spread(game.copies))
    for named in wanted.values():
        for one in named:
            spare.remove(one)
    deck = [
        wanted[place].pop(0) if wanted.get(place) else spare.pop()
        for place in places_of_a_round(game, tuple(sorted(hands)))
    ]
    assert not any(wanted.values()), f"more cards are named than the round deals: {wanted}"
    return (*deck, *spare)


def document(
    name: str,
    seats: Mapping[int, Seat],
    *,
    dealer: str = "",
    board: str = "",
    burned: str = "",
    dealing: str | None = None,
    **rest: Any,
) -> dict[str, Any]:
    """The document of such a round. `rest`: house, progressive, irregularity, deck."""
    game = make_game(name, rest.get("house"), dealing or "auto-shoe")
    hands = {number: seat.cards for number, seat in seats.items()}
    built: dict[str, Any] = {"game": name, "deck": stacked(game, hands, dealer, board, burned)}
    if dealing:
        built["dealing"] = dealing
    built["seats"] = [
        {"seat": number, "wagers": dict(seat.wagers), "decisions": list(seat.decisions)}
        for number, seat in seats.items()
    ]
    return built | rest


def settled(value: object) -> dict[str, Any]:
    """The answer to a document, as it comes out of the command."""
    answer: dict[str, Any] = json.loads(settle(parse(json.dumps(value).encode())))
    return answer


def outcome(name: str, seats: Mapping[int, Seat], **rest: Any) -> dict[str, Any]:
    """Settle such a round."""
    return settled(document(name, seats, **rest))


def seat_of(answer: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """A seat's part of an answer."""
    found: dict[str, Any] = next(item for item in answer["seats"] if item["seat"] == seat)
    return found


def line(answer: Mapping[str, Any], wager: str, seat: int = 1) -> tuple[str, str | None, int]:
    """A wager's result, what it pays and what came back."""
    found = next(item for item in seat_of(answer, seat)["wagers"] if item["wager"] == wager)
    return found["result"], found["pays"], found["returned"]


def results(answer: Mapping[str, Any], seat: int = 1) -> dict[str, str]:
    """The result of each of a seat's wagers."""
    return {item["wager"]: item["result"] for item in seat_of(answer, seat)["wagers"]}
