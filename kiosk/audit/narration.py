"""A round told in plain text, event by event: for the demonstration, the golden playthroughs and recall.

It only tells what happened: no rule, no arithmetic beside adding up what is printed.
"""

from collections.abc import Iterator

from kiosk.rules import events
from kiosk.rules.cards.cards import Card
from kiosk.rules.cards.positions import BURN, COMMUNITY, DEALER, place_name
from kiosk.rules.game import Game
from kiosk.rules.irregularities import IN_WORDS
from kiosk.rules.pay.money import dollars, exact_dollars
from kiosk.rules.pay.settlement import Line, SeatResult, Settlement
from kiosk.rules.round import Round
from kiosk.rules.rule_sets import RULE_SETS, spec_of

_SUIT_SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
WIDTH = 78


def tell_opening(game: Game, state: Round) -> Iterator[str]:
    """The table at "No more bets"."""
    yield RULE_SETS[game.name].title
    if state.meter is not None:
        elected = RULE_SETS[game.name].progressive_tables != (state.meter.table,)
        table = f", table {state.meter.table}" if elected else ""
        yield f"Progressive meter {exact_dollars(state.meter.pool)}{table}"
    for seat in state.seats:
        wagers = ", ".join(f"{_words(wager)} {dollars(cents)}" for wager, cents in seat.wagers.items())
        yield f"  Seat {seat.seat}  {wagers}"
    yield "No more bets."


def tell(game: Game, state: Round, event: events.Event) -> Iterator[str]:  # noqa: C901 (one case an event)
    """One event, with the round after it."""
    match event:
        case events.Dealt(places):
            yield from _tell_deal(state, places)
        case events.StreetOpened():
            pass
        case events.Decided(seat, action, wager, cents, _):
            cost = f" ({_words(wager)} {dollars(cents)})" if wager else ""
            yield f"  Seat {seat}: {action}{cost}"
        case events.CommunityTurned(cards):
            yield f"Community: {show(cards)}"
        case events.HandsTurned(hands):
            for seat, cards in hands:
                yield f"  Seat {seat} shows {show(cards)}"
        case events.DealerTurned(cards):
            yield f"The dealer shows {show(cards)}"
        case events.DealerSet(cards, way):
            yield f"The dealer keeps {show(cards)}: house way {way}, {spec_of(game.name).ways[way - 1]}"
        case events.Declared(kind, seat, complete):
            where = f" (seat {seat})" if seat else ""
            whole = ", every hand complete" if complete else ""
            remedy = game.remedies[kind]
            yield f"IRREGULARITY: {IN_WORDS[kind]}{where}{whole}. Remedy ({remedy.clause}): {remedy.words}."
        case events.SeatsVoided(seats, spared):
            still = f"; {_words(spared)} is still settled" if spared else ""
            yield f"Void: seat{'s' if len(seats) > 1 else ''} {', '.join(map(str, seats))}{still}."
        case events.CardDiscarded(card):
            yield f"{show((card,))} goes to the discard rack."
        case events.Settled(settlement):
            yield from _tell_settlement(game, state, settlement)


def show(cards: tuple[Card, ...]) -> str:
    """Cards as people read them."""
    return " ".join(card[0].replace("T", "10") + _SUIT_SIGNS[card[1]] for card in cards)


def _tell_deal(state: Round, places: tuple[int, ...]) -> Iterator[str]:
    order: list[list[int]] = []
    for place in places:
        if order and order[-1][0] == place:
            order[-1][1] += 1
        else:
            order.append([place, 1])
    steps = [place_name(place) + (f" x{count}" if count > 1 else "") for place, count in order]
    line = "Deal, face down:"
    for step in steps:
        if len(line) + len(step) + 2 > WIDTH:
            yield line
            line = "  "
        line += f" {step},"
    yield line.rstrip(",") + "."
    if places and set(places) - {COMMUNITY, BURN, DEALER}:
        for seat in state.seats:
            yield f"  Seat {seat.seat} holds {show(seat.cards)}"


def _tell_settlement(game: Game, state: Round, settlement: Settlement) -> Iterator[str]:
    dealer = settlement.dealer
    if announced := game.announcement(state):
        yield announced
    if dealer is not None and dealer.hand is not None:
        opens = {None: "", True: "", False: ", does not qualify"}[dealer.qualifies]
        yield f"The dealer's hand: {_words(dealer.hand)}{opens}."
    for seat, wager in game.copy_hands(state):
        yield f"  Seat {seat}: a copy hand; the {_words(wager)} loses."
    results = {seat.seat: seat for seat in settlement.seats}
    for serving in game.passes(state):
        steps = [(seat, wagers) for seat, wagers in serving.steps if wagers]
        if steps:
            yield f"{serving.title}:"
        for seat, wagers in steps:
            lines = {line.wager: line for line in results[seat].lines}
            who = f"Seat {seat}"
            for wager in wagers:
                yield f"  {who:<10}{_line(lines[wager])}"
                who = ""
    yield "Result:"
    for result in settlement.seats:
        yield _result(result)
    meter = settlement.progressive
    if meter is not None:
        overflow = f", overflow {exact_dollars(meter.overflow)}" if meter.overflow is not None else ""
        reseeded = meter.after - (meter.before + meter.contributed - meter.awarded)
        restart = f" + {exact_dollars(reseeded)} restart" if reseeded else ""
        yield (
            f"Progressive meter {exact_dollars(meter.before)} + {exact_dollars(meter.contributed)} "
            f"- {exact_dollars(meter.awarded)} awarded{restart}, now {exact_dollars(meter.after)}{overflow}"
        )
    gone = f", {len(state.discarded)} was discarded" if state.discarded else ""
    yield f"{settlement.cards_used} cards were used{gone}."


def _line(line: Line) -> str:
    paid = f" {line.pays.text}" if line.pays else ""
    return f"{_words(line.wager):<13}{dollars(line.stake):>13}  {line.result + paid:<17}{dollars(line.returned):>16}"


def _result(result: SeatResult) -> str:
    hands = " and ".join(_words(hand) for hand in result.hands if hand)
    if not hands:
        hands = "natural" if result.lines[0].result == "natural" else "no hand made"
    cuts = "".join(f", {item.reason} {dollars(item.amount)}" for item in result.adjustments)
    net = result.returned - result.staked
    sign = "+" if net > 0 else ""
    return (
        f"  Seat {result.seat}  {hands}{' (given up)' if result.folded else ''}: staked {dollars(result.staked)}, "
        f"returned {dollars(result.returned)}{cuts}, {sign}{dollars(net)}"
    )


def _words(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")
