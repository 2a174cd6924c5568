"""A round told in plain text, event by event: for the demonstration, the golden playthroughs and recall.

It only tells what happened: no rule, no arithmetic beside adding up what is printed.
"""

from collections.abc import Callable, Iterator

from kiosk.base.plain_text import plain_name
from kiosk.base.words import ENGLISH, Sentence, joined, mark
from kiosk.rules import events
from kiosk.rules.cards.cards import Card
from kiosk.rules.cards.positions import BURN, COMMUNITY, DEALER, place_name
from kiosk.rules.game import Game
from kiosk.rules.irregularities import IN_WORDS
from kiosk.rules.pay.money import Cents, dollars, exact_dollars
from kiosk.rules.pay.settlement import Line, SeatResult, Settlement
from kiosk.rules.round import Round
from kiosk.rules.rule_sets import RULE_SETS, spec_of

_SUIT_SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
WIDTH = 78
Say = Callable[..., str]  # a language's own


def tell_opening(game: Game, state: Round, say: Say = ENGLISH.say) -> Iterator[str]:
    """The table at "No more bets"."""
    yield RULE_SETS[game.name].title
    if state.meter is not None:
        elected = RULE_SETS[game.name].progressive_tables != (state.meter.table,)
        told = say("Progressive meter {amount}", amount=exact_dollars(state.meter.pool))
        yield say("{meter}, table {table}", meter=told, table=state.meter.table) if elected else told
    for seat in state.seats:
        wagers = ", ".join(f"{say(plain_name(wager))} {dollars(cents)}" for wager, cents in seat.wagers.items())
        yield f"  {say('Seat {seat}', seat=seat.seat)}  {wagers}"
    yield say("No more bets.")


def tell(game: Game, state: Round, event: events.Event, say: Say = ENGLISH.say) -> Iterator[str]:  # noqa: C901 (a case each)
    match event:
        case events.Dealt(places):
            yield from _tell_deal(state, places, say)
        case events.StreetOpened():
            pass
        case events.Decided(seat, action, wager, cents, _):
            cost = f" ({say(plain_name(wager))} {dollars(cents)})" if wager else ""
            yield f"  {say('Seat {seat}', seat=seat)}: {action}{cost}"
        case events.CommunityTurned(cards):
            yield say("Community: {cards}", cards=show(cards))
        case events.HandsTurned(hands):
            for seat, cards in hands:
                yield "  " + say("Seat {seat} shows {cards}", seat=seat, cards=show(cards))
        case events.DealerTurned(cards):
            yield say("The dealer shows {cards}", cards=show(cards))
        case events.DealerSet(cards, way):
            told = mark("The dealer keeps {cards}: house way {way}, {words}")
            yield say(told, cards=show(cards), way=way, words=say(spec_of(game.name).ways[way - 1]))
        case events.Declared(kind, seat, complete):
            what, remedy = say(IN_WORDS[kind]), game.remedies[kind]
            what = say("{what} (seat {seat})", what=what, seat=seat) if seat else what
            what = say("{what}, every hand complete", what=what) if complete else what
            told = mark("IRREGULARITY: {what}. Remedy ({clause}): {remedy}.")
            yield say(told, what=what, clause=remedy.clause, remedy=remedy.words)
        case events.SeatsVoided(seats, spared):
            yield f"{_tell_void(seats, spared, say)}."
        case events.CardDiscarded(card):
            yield say("{card} goes to the discard rack.", card=show((card,)))
        case events.Settled(settlement):
            yield from _tell_settlement(game, state, settlement, say)


def _tell_void(seats: tuple[int, ...], spared: str | None, say: Say) -> str:
    void = mark("Void: seats {seats}") if len(seats) > 1 else mark("Void: seat {seats}")
    told = say(void, seats=", ".join(map(str, seats)))
    return say("{void}; {wager} is still settled", void=told, wager=say(plain_name(spared))) if spared else told


def show(cards: tuple[Card, ...]) -> str:
    return " ".join(card[0].replace("T", "10") + _SUIT_SIGNS[card[1]] for card in cards)


def _tell_deal(state: Round, places: tuple[int, ...], say: Say) -> Iterator[str]:
    order: list[list[int]] = []
    for place in places:
        if order and order[-1][0] == place:
            order[-1][1] += 1
        else:
            order.append([place, 1])
    steps = [place_name(place) + (f" x{count}" if count > 1 else "") for place, count in order]
    line = say("Deal, face down:")
    for step in steps:
        if len(line) + len(step) + 2 > WIDTH:
            yield line
            line = "  "
        line += f" {step},"
    yield line.rstrip(",") + "."
    if places and set(places) - {COMMUNITY, BURN, DEALER}:
        for seat in state.seats:
            yield "  " + say("Seat {seat} holds {cards}", seat=seat.seat, cards=show(seat.cards))


def _tell_settlement(game: Game, state: Round, settlement: Settlement, say: Say) -> Iterator[str]:
    dealer = settlement.dealer
    if announced := game.announcement(state):
        yield say(announced)
    if dealer is not None and dealer.hand is not None:
        short = mark("The dealer's hand: {hand}, does not qualify.")
        told = short if dealer.qualifies is False else mark("The dealer's hand: {hand}.")
        yield say(told, hand=say(plain_name(dealer.hand)))
    for seat, wager in game.copy_hands(state):
        yield "  " + say("Seat {seat}: a copy hand; the {wager} loses.", seat=seat, wager=say(plain_name(wager)))
    results = {seat.seat: seat for seat in settlement.seats}
    for serving in game.passes(state):
        steps = [(seat, wagers) for seat, wagers in serving.steps if wagers]
        if steps:
            yield f"{say(serving.title)}:"
        for seat, wagers in steps:
            lines = {line.wager: line for line in results[seat].lines}
            who = say("Seat {seat}", seat=seat)
            for wager in wagers:
                yield f"  {who:<10}{_line(lines[wager], say)}"
                who = ""
    yield say("Result:")
    for result in settlement.seats:
        yield _result(result, say)
    meter = settlement.progressive
    if meter is not None:
        before, added, awarded, after = map(
            exact_dollars, (meter.before, meter.contributed, meter.awarded, meter.after)
        )
        reseeded = meter.after - (meter.before + meter.contributed - meter.awarded)
        source = mark("Progressive meter {before} + {added} - {awarded} awarded")
        told = say(source, before=before, added=added, awarded=awarded)
        if reseeded:
            told = say("{meter} + {amount} restart", meter=told, amount=exact_dollars(reseeded))
        told = say("{meter}, now {after}", meter=told, after=after)
        if meter.overflow is not None:
            told = say("{meter}, overflow {amount}", meter=told, amount=exact_dollars(meter.overflow))
        yield told
    gone = mark("{used} cards were used, {gone} was discarded.") if state.discarded else mark("{used} cards were used.")
    yield say(gone, used=settlement.cards_used, gone=len(state.discarded))


def _line(line: Line, say: Say) -> str:
    name, paid = say(plain_name(line.wager)), f" {line.pays.text}" if line.pays else ""
    return f"{name:<13}{dollars(line.stake):>13}  {say(line.result) + paid:<17}{dollars(line.returned):>16}"


def _result(result: SeatResult, say: Say) -> str:
    made = [Sentence(plain_name(hand)) for hand in result.hands if hand]
    hands = say(joined(made, mark("{one} and {other}")))
    if not hands:
        hands = say("natural") if result.lines[0].result == "natural" else say("no hand made")
    hands = say("{hands} (given up)", hands=hands) if result.folded else hands
    cuts = "".join(f", {item.reason} {dollars(item.amount)}" for item in result.adjustments)
    net = result.returned - result.staked
    staked = say("staked {staked}, returned {back}", staked=Cents(result.staked), back=Cents(result.returned))
    return f"  {say('Seat {seat}', seat=result.seat)}  {hands}: {staked}{cuts}, {'+' if net > 0 else ''}{dollars(net)}"
