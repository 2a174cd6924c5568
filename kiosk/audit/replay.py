"""A recorded round as everybody saw it, moment by moment and card by card, and what happened at each. Pure."""

from collections.abc import Iterator
from typing import NamedTuple

from kiosk.audit.narration import Say, show, tell, tell_opening
from kiosk.audit.recall import Recorded
from kiosk.base.words import ENGLISH, mark
from kiosk.ledger.table_state import Phase
from kiosk.rules.cards.cards import Card
from kiosk.rules.cards.positions import BURN, COMMUNITY, DEALER, place_name
from kiosk.rules.events import CommunityTurned, Dealt, Event, HandsTurned, Settled
from kiosk.rules.game import Game
from kiosk.rules.pay.money import MICROS_PER_CENT
from kiosk.rules.pay.settlement import Settlement
from kiosk.rules.round import PublicView, Round
from kiosk.table.views import SeatOnTable, TableView

_TO = {
    DEALER: mark("{card} to the dealer, face down"),
    COMMUNITY: mark("{card} to the board, face down"),
    BURN: mark("{card} burned, face down"),
}


class Moment(NamedTuple):
    """The table after something happened; `all_open` shows what lay face down then, too."""

    at_ms: int
    words: str
    view: TableView  # as everybody saw it
    all_open: TableView  # with every card and decision


def moments(played: Recorded, base: TableView, say: Say = ENGLISH.say) -> tuple[Moment, ...]:
    """The round from "No more bets" to its end. `base` is the table as it stood when it was opened."""
    game, state = played.game, played.start
    words = "\n".join(tell_opening(game, state, say)).splitlines()[-1]
    found = [_moment(played, game, state, base, played.at_ms, words)]
    for step in played.steps:
        for event in step.events:
            for part in _parts(event):
                state = game.apply(state, part)
                if said := _tell(game, state, part, say):
                    found.append(_moment(played, game, state, base, step.at_ms, said))
    return tuple(found)


def _parts(event: Event) -> Iterator[Event]:
    """An event of several cards as one of each."""
    match event:
        case Dealt(places):
            yield from (Dealt((place,)) for place in places)
        case CommunityTurned(cards):
            yield from (CommunityTurned((card,)) for card in cards)
        case HandsTurned(hands):
            yield from (HandsTurned((hand,)) for hand in hands)
        case _:
            yield event


def _tell(game: Game, state: Round, event: Event, say: Say) -> str:
    if isinstance(event, Dealt):
        source = _TO.get(event.places[0], mark("{card} to {place}, face down"))
        return say(source, card=show(_last(state)), place=place_name(event.places[0]))
    if isinstance(event, Settled):
        return say("The wagers are settled")
    return " ".join(line.strip() for line in tell(game, state, event, say))


def _last(state: Round) -> tuple[Card, ...]:
    return state.deck[state.used - 1 : state.used]


def _moment(played: Recorded, game: Game, state: Round, base: TableView, at_ms: int, words: str) -> Moment:
    public = game.public_view(state)
    settled = state.settlement is not None
    view = base._replace(
        phase=Phase.RESULT if settled else Phase.PLAYING,
        round=public,
        round_number=played.number,
        last=_public_end(game, state),
        last_round=played.number,
        seats=tuple(_seat(played, state, seat) for seat in base.seats),
        passes=game.passes(state) if settled else (),
        hits=(),
        commitment=played.opened.commitment,
        meter_cents=None if public.meter is None else public.meter // MICROS_PER_CENT,
        back=played.opened.back,
        faults=(),
        closed=None,
        cut_offered_to=None,
    )
    return Moment(at_ms, words, view, view._replace(round=_open(public, state)))


def _public_end(game: Game, state: Round) -> Settlement | None:
    if state.settlement is None:
        return None
    told = game.public_event(state, Settled(state.settlement))
    return told.settlement if isinstance(told, Settled) else None


def _open(public: PublicView, state: Round) -> PublicView:
    """Every card that was dealt, face up, and every decision that was made."""
    known = {seat.seat: seat for seat in state.seats}
    seats = tuple(
        seat._replace(
            cards=known[seat.seat].cards,
            wagers=known[seat.seat].wagers,
            decisions=known[seat.seat].decisions,
            folded=known[seat.seat].folded,
            mucked=False,
        )
        for seat in public.seats
    )
    return public._replace(seats=seats, dealer=state.dealer, community=state.community)


def _seat(played: Recorded, state: Round, seat: SeatOnTable) -> SeatOnTable:
    """A seat with its credit then: less what it has staked since, or with what it got in the end.

    Where nobody sat, nobody is invited to.
    """
    free = seat._replace(bets=(), choices=(), locked=not seat.taken, hand_pays=(), calling=False, cashing_out=False)
    player = next((one for one in played.opened.players if one.seat == seat.seat), None)
    if player is None:
        return free
    if state.settlement is not None:
        after, waits = played.credit_after(player), played.waits(seat.seat)
        return free._replace(taken=True, credit=after, hand_pays=(waits,) if waits else ())
    staked = next(sum(one.wagers.values()) for one in state.seats if one.seat == seat.seat)
    before = sum(cents for _, cents in player.stakes)
    return free._replace(taken=True, credit=player.credit - (staked - before))
