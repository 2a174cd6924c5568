"""Hands are settled one after the other as the texts order it: turned, named, served and collected. Pure."""

from kiosk.ledger.table_state import Phase
from kiosk.rules.cards.cards import Card
from kiosk.rules.pay.money import PoolShare
from kiosk.rules.pay.settlement import Line, Pass
from kiosk.table.story.beats import (
    CARD_MS,
    CELEBRATION_MS,
    COLLECT_MS,
    HOLD_MS,
    JACKPOT,
    NAME_MS,
    SEAT_HAS,
    SEAT_WINS,
    SERVE_MS,
    SWEEP_MS,
    TURN_MS,
    WAGER_MS,
    Reach,
    win_tier,
)
from kiosk.table.story.telling import Telling

Hands = dict[int, tuple[Card, ...]]
_WINS = ("", "win-quiet", "win-glow", "win-banner", "win-jackpot")  # by tier
_CALLED = 2  # the tier from which on the amount of a win is called


def show_naturals(telling: Telling, hands: Hands) -> None:
    """A natural is turned, paid and collected as soon as it is dealt (fah 8(b)); the credit follows in the ledger."""
    for seat, cards in hands.items():
        _turn(telling, seat, cards)
        telling.beat(NAME_MS, "name", say=SEAT_HAS, served=seat, read=True)
        _serve(telling, seat, telling.final(seat).lines, SERVE_MS, last=False)
        collect(telling, seat)


def settle_hands(telling: Telling, hands: Hands) -> None:
    """From the first wager to the complete result. `hands` are those that are turned."""
    telling.phase = Phase.RESULT
    passes = telling.after.passes
    last = {seat: served for served in passes for seat in _seats(served)}
    turned: set[int] = set()
    for served in passes:
        if served.together:
            _serve_together(telling, served)
            continue
        for seat in _seats(served):
            if seat in served.turns and seat in hands and seat not in turned:
                turned.add(seat)
                _turn(telling, seat, hands[seat])
                _name(telling, seat)
            ends = last[seat] is served
            ms = SERVE_MS if seat in turned else SWEEP_MS
            _serve(telling, seat, _lines(telling, served, seat), ms, last=ends)
            if ends:
                collect(telling, seat)
    _end(telling)


def collect(telling: Telling, seat: int) -> None:
    """The seat's cards go to the discard rack, if they still lie there."""
    lying = telling.seat(seat)
    if lying.cards and not lying.mucked:
        telling.change(lying._replace(mucked=True))
        telling.beat(COLLECT_MS, "collect", Reach(seat), sound="card-slide", served=seat)


def _seats(served: Pass) -> tuple[int, ...]:
    return tuple(dict.fromkeys((*served.turns, *(seat for seat, _ in served.steps))))


def _lines(telling: Telling, served: Pass, seat: int) -> tuple[Line, ...]:
    """What the pass settles of the seat's, and has not been settled before."""
    known = {line.wager for line in telling.seat(seat).lines}
    wagers = [wager for one, made in served.steps if one == seat for wager in made if wager not in known]
    by_wager = {line.wager: line for line in telling.final(seat).lines}
    return tuple(by_wager[wager] for wager in wagers)


def _turn(telling: Telling, seat: int, cards: tuple[Card, ...]) -> None:
    lying = telling.seat(seat)
    telling.change(lying._replace(cards=(*cards, *(None,) * (len(lying.cards) - len(cards)))))
    ms = TURN_MS + (len(cards) - 1) * CARD_MS
    telling.beat(ms, "reveal", Reach(seat), sound="card-turn", served=seat, card_ms=TURN_MS)


def _name(telling: Telling, seat: int) -> None:
    telling.change(telling.seat(seat)._replace(hands=telling.final(seat).hands))
    telling.beat(NAME_MS, "name", say=SEAT_HAS, served=seat, read=True)


def _serve(telling: Telling, seat: int, lines: tuple[Line, ...], ms: int, *, last: bool) -> None:
    """Wager by wager; with its last one the seat has its money. A part of the pool is celebrated as it is served."""
    for index, line in enumerate(lines, 1):
        pooled = isinstance(line.pays, PoolShare)
        if pooled:
            telling.beat(HOLD_MS, "hold", sound="riser", served=seat)
        telling.add_lines(seat, (line,))
        ends = last and index == len(lines)
        if ends:
            telling.give_money(seat)
        if pooled:
            _celebrate_pool(telling, seat, line)
            continue
        what = "pay" if line.returned > line.stake else "take" if line.returned < line.stake else "push"
        say = _said(telling, seat, what, ends=ends)
        tier = _tier(telling, seat) if ends and not _great(telling, seat) else 0
        sound = _WINS[tier] or _SOUNDS[what]
        under = "count-up" if tier else "lose" if ends and what == "take" else ""
        each = max(WAGER_MS, -(-ms // len(lines)))
        say = SEAT_WINS if tier >= _CALLED else say
        reach, read = Reach(seat, spot=line.wager), ms == SERVE_MS  # else no hand of the seat's is named
        telling.beat(each, what, reach, say=say, sound=sound, under=under, served=seat, read=read)
    if last and not lines:
        telling.give_money(seat)
    if last and _great(telling, seat):
        _celebrate(telling, seat, SEAT_WINS)


_SOUNDS = {"pay": "chip-place", "take": "chips-collect", "push": ""}


def _said(telling: Telling, seat: int, what: str, *, ends: bool) -> str:
    """Once a round that winners are paid, and once "push", of a seat that all comes back to."""
    say = "winners-are-paid" if what == "pay" else "push" if ends and _breaks_even(telling, seat) else ""
    return say if not any(beat.say == say for beat in telling.beats) else ""


def _breaks_even(telling: Telling, seat: int) -> bool:
    return all(line.returned == line.stake for line in telling.seat(seat).lines)


def _celebrate(telling: Telling, seat: int, say: str) -> None:
    telling.beat(CELEBRATION_MS, "celebrate", say=say, sound=_WINS[JACKPOT], served=seat, read=True)


def _celebrate_pool(telling: Telling, seat: int, line: Line) -> None:
    """What the seat won leaves the meter; with the last of those who win a part of the pool, it is seeded anew."""
    telling.hits.discard(seat)
    if telling.hits and telling.meter_cents is not None:
        telling.meter_cents -= line.returned
    else:
        telling.meter_cents = telling.after.meter_cents
    _celebrate(telling, seat, "progressive-is-won")


def _great(telling: Telling, seat: int) -> bool:
    """Whether the seat won as much as is celebrated, without the pool: that has been celebrated by now."""
    pooled = any(isinstance(line.pays, PoolShare) for line in telling.final(seat).lines)
    return not pooled and _tier(telling, seat) == JACKPOT


def _tier(telling: Telling, seat: int) -> int:
    last = telling.after.last
    result = next((one for one in last.seats if one.seat == seat), None) if last is not None else None
    return win_tier(result) if result is not None else 0


def _serve_together(telling: Telling, served: Pass) -> None:
    """A pot is awarded at once, and then the cards of all who played for it are collected (fp 10(d), (e))."""
    seats = _seats(served)
    for seat in seats:
        telling.add_lines(seat, _lines(telling, served, seat))
        telling.give_money(seat)
    for wager in dict.fromkeys(wager for _, made in served.steps for wager in made):
        lines = [(seat, line) for seat in seats for line in telling.seat(seat).lines if line.wager == wager]
        to = max(lines, key=lambda one: one[1].returned)[0]
        telling.beat(SERVE_MS, "award", Reach(to, spot=wager), sound="chip-place", look=to, read=True)
    for seat in filter(lambda one: _great(telling, one), seats):
        _celebrate(telling, seat, SEAT_WINS)
    for seat in seats:
        telling.change(telling.seat(seat)._replace(mucked=True))
    if seats:
        telling.beat(COLLECT_MS, "collect", Reach(seats[0]), sound="card-slide")


def _end(telling: Telling) -> None:
    """The complete result, which stays."""
    seats = tuple(seat._replace(mucked=True) for seat in telling.end.seats)
    telling.round = telling.end._replace(seats=seats)
    telling.seats = telling.after.seats
    telling.meter_cents = telling.after.meter_cents
    telling.beat(COLLECT_MS, "result")
