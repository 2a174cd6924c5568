"""What a seat asks for, decided: sitting, buying in, betting, deciding, leaving. Pure; a refusal is a value.

Limits are enforced here, with a reason for a person: the most at each touch, the least and the step when the player is
ready or bets close. What a game's rules refuse, they refuse themselves.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from kiosk.ledger import records
from kiosk.ledger.reasons import Reason, Why
from kiosk.ledger.table_state import Phase, Place, TableState
from kiosk.policy import profiles
from kiosk.policy.config import Limit, TableConfig
from kiosk.policy.faults import Stops
from kiosk.rules.cards.cards import DECK_SIZE
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.intents import Decide, Refusal, Refused
from kiosk.rules.pay.money import MAX_CENTS, dollars
from kiosk.rules.pay.pool import WAGER_CENTS
from kiosk.rules.rule_sets import WAGERS
from kiosk.table import requests

Decision = tuple[records.Record, ...] | Refused
Prospects = Mapping[type, Refused | None]
_WHILE_STOPPED = (
    requests.CallAttendant,
    requests.Leave,
    requests.CashOut,
    requests.AfterHand,
)  # no play and no money in, but a player may still go


def decide_seat(state: TableState, config: TableConfig, request: requests.SeatRequest) -> Decision:
    seat = request.seat
    if seat not in SEATS:
        return Refused(Refusal.BAD_VALUE, None, "seat", "There are seats 1 to 6.")
    if (fault := state.stopped()) and not isinstance(request, _WHILE_STOPPED):
        return Refused(Refusal.TABLE_STOPPED, seat, "table", f"The table is stopped: {fault.words}")
    place = state.place(seat)
    if not isinstance(request, requests.Sit | requests.CallAttendant):
        if not place.taken:
            return Refused(Refusal.SEAT_EMPTY, seat, "seat", "Nobody sits here.")
        if state.locked(seat) and not isinstance(request, requests.Leave | requests.AfterHand):
            return Refused(Refusal.SEAT_LOCKED, seat, "seat", "The seat waits for an attendant.")
    return _DECIDERS[type(request)](state, config, place, request)


_PLAIN = (
    requests.Undo,
    requests.Clear,
    requests.Repeat,
    requests.Double,
    requests.BetMost,
    requests.Ready,
    requests.Unready,
    requests.CashOut,
    requests.Leave,
)


def prospects(state: TableState, seat: int) -> Prospects:
    """What this seat would be answered now, for each request that says no more than its number: None if it is taken."""
    config = state.config
    if config is None:
        return {}
    made = ((request, decide_seat(state, config, request(seat))) for request in _PLAIN)
    return {request: answer if isinstance(answer, Refused) else None for request, answer in made}


def stake_words(wager: str) -> str:
    return (WAGERS[wager].said or wager) if wager in WAGERS else wager


def in_round(state: TableState, seat: int) -> bool:
    """Whether the seat has stakes in a round that is not settled."""
    return (
        state.phase == Phase.PLAYING and any(player.seat == seat for player in state.opened.players)
        if state.opened
        else False
    )


def unfit(state: TableState, config: TableConfig, place: Place) -> Refused | None:
    bets = place.bets
    if not bets:
        return Refused(Refusal.WAGER_MISSING, place.seat, "bets", "There is no bet.")
    for wager, cents in bets.items():
        if refused := _outside(place.seat, config.limit(wager), cents):
            return refused
    game = state.game()
    if any(other.touches for other in state.places if other.seat != place.seat):
        for wager in game.shared_wagers:
            if wager not in bets:
                return said(Refused(Refusal.WAGER_MISSING, place.seat, wager, "the wager is missing"))
    return said(game.check_wagers(place.seat, bets))


def said(refused: Refused | None) -> Refused | None:
    """A game's refusal of a seat's bets, with words for a person where one is missing."""
    if refused is None or refused.code != Refusal.WAGER_MISSING:
        return refused
    return refused._replace(words=f"There is no {stake_words(refused.field)}, and the round takes one.")


def _outside(seat: int, limit: Limit | None, cents: int) -> Refused | None:
    if limit is None:
        return Refused(Refusal.UNKNOWN_WAGER, seat, "wager", "This game has no such bet.")
    name = stake_words(limit.wager)
    if cents > limit.most:
        words = f"The most on the {name} is {dollars(limit.most)}; this would make {dollars(cents)}."
        return Refused(Refusal.ABOVE_MAXIMUM, seat, limit.wager, words)
    if cents < limit.least:
        words = f"The least on the {name} is {dollars(limit.least)}, and there are {dollars(cents)}."
        return Refused(Refusal.BELOW_MINIMUM, seat, limit.wager, words, limit.least, cents)
    if cents % limit.step:
        words = f"The {name} goes in steps of {dollars(limit.step)}, and there are {dollars(cents)}."
        return Refused(Refusal.NOT_A_STEP, seat, limit.wager, words, limit.step, cents)
    return None


def _sit(state: TableState, _: TableConfig, place: Place, request: requests.Sit) -> Decision:
    if place.taken:
        return Refused(Refusal.SEAT_TAKEN, request.seat, "seat", "Somebody sits here already.")
    if state.locked(request.seat):
        return Refused(Refusal.SEAT_LOCKED, request.seat, "seat", "This seat is out of service.")
    if state.closed is not None:
        return Refused(Refusal.TABLE_CLOSED, request.seat, "table", f"The table is closed: {state.closed}")
    return (records.SeatTaken(request.seat),)


def _buy_in(state: TableState, config: TableConfig, _: Place, request: requests.BuyIn) -> Decision:
    if state.kind == "live" or profiles.load(config.profile).credits != "demonstration":
        return Refused(Refusal.NOT_PERMITTED, request.seat, "credit", "An attendant puts credit on the seat.")
    if type(request.cents) is not int or not 1 <= request.cents <= MAX_CENTS:
        return Refused(Refusal.BAD_VALUE, request.seat, "credit", "That is not an amount.")
    if state.credit(request.seat) + request.cents > MAX_CENTS:
        return Refused(Refusal.BAD_VALUE, request.seat, "credit", f"A seat holds {dollars(MAX_CENTS)} at most.")
    return (records.CreditBought(request.seat, request.cents),)


def _betting(state: TableState, seat: int) -> Refused | None:
    """Bets are taken until they are closed, and already while the decks are opened."""
    if state.phase in (Phase.OPENING, Phase.BETTING):
        return None
    return Refused(Refusal.BETS_CLOSED, seat, "bets", "No more bets until the next round.")


def _touching(state: TableState, place: Place) -> Refused | None:
    """Bets that lie there since the decks were opened are still the player's while the shoe is cut."""
    return None if state.phase == Phase.CUTTING and place.touches else _betting(state, place.seat)


def _stake(state: TableState, config: TableConfig, place: Place, stakes: records.Stakes) -> Decision:
    """Stakes onto the felt, if the most allows it and the credit is there."""
    stakes += _shared(state, config, place, stakes)
    bets = place.bets
    for wager, cents in stakes:
        limit = config.limit(wager)
        total = bets.get(wager, 0) + cents
        if limit is None or total > limit.most:
            refused = _outside(place.seat, limit, total)
            return refused or Refused(Refusal.UNKNOWN_WAGER, place.seat, wager, "This game has no such bet.")
    cost, held = sum(cents for _, cents in stakes), state.credit(place.seat)
    if cost > held:
        words = f"This takes {dollars(cost)}, and the seat has {dollars(held)}."
        return Refused(Refusal.INSUFFICIENT_CREDIT, place.seat, "credit", words)
    return (records.BetPlaced(place.seat, stakes),)


def _shared(state: TableState, config: TableConfig, place: Place, stakes: records.Stakes = ()) -> records.Stakes:
    """Wagers of one amount that all make as soon as two play: with the first wager, where another may still play.

    One that is the only one comes back. Until another has bet, it is left out where it would take what the hand needs.
    """
    game, others = state.game(), [other for other in state.places if other.seat != place.seat]
    lying = Counter(place.bets)
    for wager, cents in stakes:
        lying[wager] += cents
    if game.wagers[0] not in lying or not any(_may_play(state, config, other) for other in others):
        return ()
    limits = [limit for limit in config.limits if limit.wager in game.shared_wagers and limit.wager not in lying]
    missing = tuple((limit.wager, limit.least) for limit in limits if limit.least == limit.most)
    cost = sum(cents for _, cents in (*stakes, *missing)) + game.to_stay_in(lying)
    return missing if cost <= state.credit(place.seat) or any(other.touches for other in others) else ()


def _may_play(state: TableState, config: TableConfig, place: Place) -> bool:
    """Whether its player has bet, or still may: does not sit out, and has what a round takes among others."""
    if place.touches or not place.taken or place.leaving or place.ready or state.locked(place.seat):
        return bool(place.touches)
    required = state.game().required_wagers(alone=False)
    return state.credit(place.seat) >= sum(limit.least for limit in config.limits if limit.wager in required)


def _bet(state: TableState, config: TableConfig, place: Place, request: requests.Bet) -> Decision:
    if refused := _betting(state, place.seat):
        return refused
    limit = config.limit(request.wager)
    if limit is None:
        return Refused(Refusal.UNKNOWN_WAGER, place.seat, "wager", "This game has no such bet.")
    if request.cents not in config.chips:
        return Refused(Refusal.BAD_VALUE, place.seat, "chip", "The table has no such chip.")
    cents = limit.most if limit.least == limit.most else request.cents  # a fixed amount is staked whole
    return _stake(state, config, place, _with_equals(state, request.wager, cents))


def _with_equals(state: TableState, wager: str, cents: int) -> records.Stakes:
    """A stake, and the same on the wagers that always equal it."""
    together = state.game().equal_wagers
    return tuple((one, cents) for one in (together if wager in together else (wager,)))


def _bet_custom(state: TableState, config: TableConfig, place: Place, request: requests.BetCustom) -> Decision:
    if refused := _betting(state, place.seat):
        return refused
    if refused := _outside(place.seat, config.limit(request.wager), request.cents):
        return refused
    lying = place.bets.get(request.wager, 0)
    if request.cents <= lying:
        words = f"There are {dollars(lying)} on the {stake_words(request.wager)} already."
        return Refused(Refusal.WRONG_AMOUNT, place.seat, request.wager, words)
    return _stake(state, config, place, _with_equals(state, request.wager, request.cents - lying))


def _undo(state: TableState, _: TableConfig, place: Place, __: requests.Undo) -> Decision:
    if refused := _touching(state, place):
        return refused
    if not place.touches:
        return Refused(Refusal.NOTHING_THERE, place.seat, "bets", "There is nothing to undo.")
    return (records.BetUndone(place.seat, place.touches[-1]),)


def returned(place: Place, reason: Reason) -> tuple[records.Record, ...]:
    return (records.BetsReturned(place.seat, tuple(place.bets.items()), reason),) if place.touches else ()


def _clear(state: TableState, _: TableConfig, place: Place, __: requests.Clear) -> Decision:
    if refused := _touching(state, place):
        return refused
    if not place.touches:
        return Refused(Refusal.NOTHING_THERE, place.seat, "bets", "There is no bet.")
    return returned(place, Reason(Why.CLEARED))


def _repeat(state: TableState, config: TableConfig, place: Place, __: requests.Repeat) -> Decision:
    if refused := _betting(state, place.seat):
        return refused
    if not place.repeats:
        return Refused(Refusal.NOTHING_THERE, place.seat, "bets", "There is no earlier bet to repeat.")
    if place.touches:
        return Refused(Refusal.NOTHING_THERE, place.seat, "bets", "Clear the bets first, then repeat.")
    return _stake(state, config, place, place.repeats)


def _double(state: TableState, config: TableConfig, place: Place, __: requests.Double) -> Decision:
    if refused := _betting(state, place.seat):
        return refused
    fixed = {limit.wager for limit in config.limits if limit.least == limit.most}
    more = tuple((wager, cents) for wager, cents in place.bets.items() if wager not in fixed)
    if not more:
        return Refused(Refusal.NOTHING_THERE, place.seat, "bets", "There is no bet to double.")
    more += _shared(state, config, place, more)
    placed = _stake(state, config, place, more)
    takes = sum(cents for _, cents in more) + 2 * state.game().to_stay_in(place.bets)
    if isinstance(placed, Refused) or takes <= _free(state, config, place):
        return placed
    has = dollars(state.credit(place.seat))
    words = f"With the rest of the hand this takes {dollars(takes)}, and the seat has {has}."
    return Refused(Refusal.INSUFFICIENT_CREDIT, place.seat, "credit", words)


def _free(state: TableState, config: TableConfig, place: Place) -> int:
    """The credit that no chip on the progressive's spot has taken already."""
    latched = place.chip and config.progressive is not None and not state.stopped(Stops.PROGRESSIVE)
    return state.credit(place.seat) - (WAGER_CENTS if latched else 0)


def _bet_most(state: TableState, config: TableConfig, place: Place, __: requests.BetMost) -> Decision:
    """The first wager, and those that always equal it, as high as they go if the hand is to be seen through."""
    if refused := _betting(state, place.seat):
        return refused
    limit, game = config.limits[0], state.game()
    lying = place.bets.get(limit.wager, 0)
    shared = sum(cents for _, cents in _shared(state, config, place, ((limit.wager, 0),)))
    left = _free(state, config, place) - game.to_stay_in(place.bets) - shared
    reached = min(limit.most, lying + left // (len(_with_equals(state, limit.wager, 0)) + game.staying))
    more = reached // limit.step * limit.step - lying
    if more <= 0 or lying + more < limit.least:
        return Refused(Refusal.NOTHING_THERE, place.seat, "most", "The bet is as high as it goes.")
    return _stake(state, config, place, _with_equals(state, limit.wager, more))


def _unready(state: TableState, _: TableConfig, place: Place, __: requests.Unready) -> Decision:
    """The latest touch is taken back and made again: whoever touches a bet is not ready, and nothing else changes."""
    if refused := _touching(state, place):
        return refused
    if not place.ready or not place.touches:
        return Refused(Refusal.NOTHING_THERE, place.seat, "ready", "The seat is not ready.")
    latest = place.touches[-1]
    return (records.BetUndone(place.seat, latest), records.BetPlaced(place.seat, latest))


def _ready(state: TableState, config: TableConfig, place: Place, __: requests.Ready) -> Decision:
    if refused := _touching(state, place):
        return refused
    if place.touches and (refused := unfit(state, config, place)):
        return refused
    if missing := _shared(state, config, place):  # somebody has come since, and may play
        words = f"There is no {stake_words(missing[0][0])}, and the round takes one as soon as two play."
        return Refused(Refusal.WAGER_MISSING, place.seat, missing[0][0], words)
    return (records.SeatReady(place.seat),)


def _decide(state: TableState, _: TableConfig, place: Place, request: Decide) -> Decision:
    if state.round is None or state.phase != Phase.PLAYING:
        return Refused(Refusal.ROUND_IS_OVER, place.seat, "round", "No round is in play.")
    events = state.game().decide(state.round, request)
    if isinstance(events, Refused):
        return events
    cost = sum(getattr(event, "cents", 0) for event in events)
    if cost > state.credit(place.seat):
        words = f"This takes {dollars(cost)}, and the seat has {dollars(state.credit(place.seat))}."
        return Refused(Refusal.INSUFFICIENT_CREDIT, place.seat, "credit", words)
    return (records.RoundStepped(events),)


def _cut(state: TableState, _: TableConfig, place: Place, request: requests.Cut) -> Decision:
    shoe = state.shoe
    if state.phase != Phase.CUTTING or shoe is None or shoe.offers[:1] != (place.seat,):
        return Refused(Refusal.NOT_AN_OPTION, place.seat, "cut", "The cut is not offered to this seat now.")
    if request.place is None:
        return (records.CutDeclined(place.seat),)
    least, most = DECK_SIZE, shoe.size - DECK_SIZE
    if type(request.place) is not int or not least <= request.place <= most:
        words = f"A cut is at least {DECK_SIZE} cards in from either end: from {least} to {most}."
        return Refused(Refusal.BAD_VALUE, place.seat, "cut", words)
    return (records.ShoeCut(request.place, place.seat),)


def _call(_: TableState, __: TableConfig, place: Place, ___: requests.CallAttendant) -> Decision:
    if place.calling:
        return Refused(Refusal.NOTHING_THERE, place.seat, "call", "An attendant has been called already.")
    return (records.AttendantCalled(place.seat),)


def pay_out(state: TableState, config: TableConfig, seat: int) -> tuple[records.Record, ...]:
    """The seat's credit is to be paid: by itself in a demonstration, otherwise by an attendant."""
    cents = state.credit(seat) + sum(state.place(seat).bets.values())
    if state.kind != "live" and profiles.load(config.profile).credits == "demonstration":
        return (records.CashOutPaid(seat, cents, by_hand=False),)
    return (records.CashOutAsked(seat, cents),)


def _cash_out(
    state: TableState, config: TableConfig, place: Place, __: requests.CashOut | requests.AfterHand
) -> Decision:
    if in_round(state, place.seat):
        return Refused(Refusal.IN_ROUND, place.seat, "round", "Your hand is in play: cash out after the round.")
    paid = cash_out(state, config, place)
    return paid or Refused(Refusal.INSUFFICIENT_CREDIT, place.seat, "credit", "There is no credit to pay.")


def cash_out(state: TableState, config: TableConfig, place: Place) -> tuple[records.Record, ...]:
    """All that the seat has is to be paid; nothing, if there is nothing."""
    if not state.credit(place.seat) and not place.touches:
        return ()
    return (*returned(place, Reason(Why.CASHING_OUT)), *pay_out(state, config, place.seat))


def _after_hand(state: TableState, config: TableConfig, place: Place, request: requests.AfterHand) -> Decision:
    """What waits for the end of the hand is recorded: a restart forgets nothing of it."""
    seat, then = place.seat, request.then
    if then == requests.Then.PLAY:
        if not place.cash_out_planned:
            return Refused(Refusal.NOTHING_THERE, seat, "seat", "No cash-out is planned.")
        return (records.CashOutPlanned(seat, planned=False),)
    if then == requests.Then.CASH_OUT and (place.cash_out_planned or place.cashing_out):
        return Refused(Refusal.NOTHING_THERE, seat, "seat", "The cash-out is planned already.")
    waits = state.phase == Phase.RESULT or in_round(state, seat) or state.locked(seat)
    if then == requests.Then.LEAVE:
        return (records.LeaveAsked(seat),) if waits and not place.leaving else _leave(state, config, place, request)
    return (records.CashOutPlanned(seat, planned=True),) if waits else _cash_out(state, config, place, request)


def _leave(state: TableState, config: TableConfig, place: Place, __: requests.Leave | requests.AfterHand) -> Decision:
    if place.leaving:
        return Refused(Refusal.NOTHING_THERE, place.seat, "seat", "The seat is already on its way out.")
    if in_round(state, place.seat) or state.locked(place.seat):
        return (records.LeaveAsked(place.seat),)
    return (*returned(place, Reason(Why.LEAVING)), *go(state, config, place))


def go(state: TableState, config: TableConfig, place: Place) -> tuple[records.Record, ...]:
    """A player who is in no round goes: paid first, if there is credit; at once, if there is none."""
    if not state.credit(place.seat) and not place.touches:
        return (records.SeatLeft(place.seat),)
    paid = pay_out(state, config, place.seat)
    return (
        (*paid, records.SeatLeft(place.seat))
        if isinstance(paid[0], records.CashOutPaid)
        else (records.LeaveAsked(place.seat), *paid)
    )


_DECIDERS: dict[type, Callable[[TableState, TableConfig, Place, Any], Decision]] = {
    requests.Sit: _sit,
    requests.BuyIn: _buy_in,
    requests.Bet: _bet,
    requests.BetCustom: _bet_custom,
    requests.Undo: _undo,
    requests.Clear: _clear,
    requests.Repeat: _repeat,
    requests.Double: _double,
    requests.BetMost: _bet_most,
    requests.Ready: _ready,
    requests.Unready: _unready,
    Decide: _decide,
    requests.Cut: _cut,
    requests.CallAttendant: _call,
    requests.CashOut: _cash_out,
    requests.AfterHand: _after_hand,
    requests.Leave: _leave,
}
