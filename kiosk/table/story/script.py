"""From committed records to beats, in the order in which a dealer does it. Pure.

Cards are dealt, turned and collected one after the other, also on a street that nobody had to decide. What a decision
led to is shown before the next card.
"""

from collections.abc import Iterator

from kiosk.ledger import records
from kiosk.rules.cards.cards import Card
from kiosk.rules.cards.decks import SHUFFLED, SPREAD, STACKED, TURNED, WASHED
from kiosk.rules.cards.positions import BURN, COMMUNITY, DEALER
from kiosk.rules.events import (
    CommunityTurned,
    DealerSet,
    DealerTurned,
    Dealt,
    Event,
    HandsTurned,
    SeatsVoided,
    Settled,
    StreetOpened,
)
from kiosk.rules.round import PublicSeat
from kiosk.rules.rule_sets import spec_of
from kiosk.table.story import beats
from kiosk.table.story.beats import Beat, HeldStage, Reach, paced
from kiosk.table.story.settling import collect, settle_hands, show_naturals
from kiosk.table.story.telling import Telling
from kiosk.table.views import TableView

_BOARD = 5  # community cards; a game that turns them all at once has no streets to name
_SIDE = 2  # cards that a seat discards
_DECKS = {SPREAD: "card-slide", TURNED: "card-slide", WASHED: "shuffle", STACKED: "riffle", SHUFFLED: "riffle"}


def script(before: TableView, committed: tuple[records.Record, ...], after: TableView) -> tuple[Beat, ...]:
    """The beats of a commit, at the operator's pace."""
    told = (beat for record in committed for beat in _beats(before, record, after))
    return tuple(beat._replace(ms=paced(beat.ms, after.pace), card_ms=paced(beat.card_ms, after.pace)) for beat in told)


def story_ms(told: tuple[Beat, ...]) -> int:
    """How long a commit takes to tell. A gesture takes no time of the story's."""
    return sum(beat.ms for beat in told if beat.held is not None)


def _beats(before: TableView, record: records.Record, after: TableView) -> Iterator[Beat]:
    match record:
        case records.RoundStepped(events):
            yield from _step(before, events, after)
        case records.RoundOpened():
            held = HeldStage(after.phase, after.round, after.seats, after.meter_cents)
            yield Beat(beats.NO_MORE_BETS_MS, held, "no-more-bets", "no-more-bets", "no-more-bets")
        case records.BettingOpened():
            yield Beat(beats.GESTURE_MS, None, "open-bets", "place-your-bets")
        case records.DecksMoved(stage):
            yield Beat(beats.GESTURE_MS, None, "spread" if stage == SPREAD else "shuffle", sound=_DECKS[stage])
        case records.CutOffered(seats):
            look = seats[0] if seats else None
            yield Beat(beats.GESTURE_MS, None, "offer", "cut-is-offered", "turn-cue", look)
        case records.SeatTaken(seat):
            yield Beat(beats.GESTURE_MS, None, "welcome", "welcome", look=seat)
        case records.SeatLeft(seat):
            yield Beat(beats.GESTURE_MS, None, "welcome", "thank-you", look=seat)
        case records.HandPayRaised(seat=seat):
            yield Beat(beats.GESTURE_MS, None, "welcome", "wait-for-an-attendant", look=seat)
        case _:
            yield from _answer(record)


def _answer(record: records.Record) -> Iterator[Beat]:
    """What is only heard, at once."""
    match record:
        case (
            records.BetPlaced(seat)
            | records.ChipMoved(seat, present=True)
            | records.CreditBought(seat)
            | records.CreditGiven(seat)
        ):
            yield Beat(0, sound="chip-place", look=seat, at_once=True)
        case records.BetUndone(seat) | records.BetsReturned(seat) | records.ChipMoved(seat):
            yield Beat(0, sound="chips-collect", look=seat, at_once=True)
        case records.SeatReady(seat):
            yield Beat(0, sound="ready", look=seat, at_once=True)
        case records.AttendantCalled(seat):
            yield Beat(0, sound="attendant", look=seat, at_once=True)
        case records.FaultRaised():
            yield Beat(0, sound="fault", at_once=True)


def _step(before: TableView, events: tuple[Event, ...], after: TableView) -> Iterator[Beat]:
    if before.round is None or after.round is None or not events:
        return
    telling = Telling(before.round, after.round, before, after)
    settled = isinstance(events[-1], Settled)
    if settled or any(isinstance(event, StreetOpened) and event.street > 0 for event in events):
        _close_street(telling)
    named = max((i for i, event in enumerate(events) if isinstance(event, DealerTurned | CommunityTurned)), default=-1)
    hands = {seat: cards for event in events if isinstance(event, HandsTurned) for seat, cards in event.hands}
    for index, event in enumerate(events):
        _tell(telling, event)
        if index == named and telling.end.dealer_hand is not None:
            _name_dealer(telling)
    if settled:
        settle_hands(telling, hands)
    elif hands:
        show_naturals(telling, hands)
    yield from telling.beats
    if any(seat.choices for seat in after.seats):
        yield Beat(0, what="ask", sound="turn-cue")


def _tell(telling: Telling, event: Event) -> None:
    match event:
        case Dealt(places):
            _deal(telling, places)
        case CommunityTurned(cards):
            _turn_board(telling, cards)
        case DealerTurned(cards):
            for index, card in enumerate(cards):
                hidden = telling.round.dealer
                telling.round = telling.round._replace(dealer=(*hidden[:index], card, *hidden[index + 1 :]))
                _turn(telling, Reach(DEALER, index))
        case DealerSet(cards):
            telling.round = telling.round._replace(dealer_kept=cards)
            telling.beat(beats.SET_MS, "set", Reach(DEALER))
        case SeatsVoided(seats):
            for seat in seats:
                telling.change(telling.seat(seat)._replace(void=True))
        case StreetOpened(street):
            telling.round = telling.round._replace(street=street)


def _deal(telling: Telling, places: tuple[int, ...]) -> None:
    """Card by card. What is drawn for the board later is turned as it is drawn, and lies there then."""
    first = telling.round.street < 0
    for turn, place in enumerate(places, 1):
        ms = beats.CARD_MS if turn < len(places) else beats.FLIGHT_MS
        shown = telling.round
        if place == BURN:
            telling.round = shown._replace(burned=shown.burned + 1)
            telling.beat(beats.BURN_MS, "burn", Reach(BURN, shown.burned), sound="card-slide")
        elif place == COMMUNITY and first:
            telling.round = shown._replace(community=(*shown.community, None))
            _fly(telling, ms, Reach(place, len(shown.community)))
        elif place == DEALER:
            telling.round = shown._replace(dealer=(*shown.dealer, None))
            _fly(telling, ms, Reach(place, len(shown.dealer)))
        elif place != COMMUNITY:
            seat = telling.seat(place)
            telling.change(seat._replace(cards=(*seat.cards, None)))
            _fly(telling, ms, Reach(place, len(seat.cards)), look=place)


def _fly(telling: Telling, ms: int, reach: Reach, look: int | None = None) -> None:
    """A card comes from the deck; the next one follows before it has arrived."""
    telling.beat(ms, "deal", reach, sound="card-slide", look=look, card_ms=beats.FLIGHT_MS)


def _turn_board(telling: Telling, cards: tuple[Card, ...]) -> None:
    say = _street(telling, len(cards))
    for card in cards:
        board = telling.round.community
        index = next((i for i, lying in enumerate(board) if lying is None), len(board))
        telling.round = telling.round._replace(community=(*board[:index], card, *board[index + 1 :]))
        _turn(telling, Reach(COMMUNITY, index), say)
        say = ""
    telling.beat(beats.HOLD_MS, "hold")


def _turn(telling: Telling, reach: Reach, say: str = "") -> None:
    ms = beats.TURN_MS
    telling.beat(ms, "reveal", reach, say=say, sound="card-turn", card_ms=ms)


def _street(telling: Telling, count: int) -> str:
    lying = sum(card is not None for card in telling.round.community)
    if count == _BOARD:
        return ""
    if lying == 0:
        return "the-flop"
    if count == 2:
        return "turn-and-river"
    return "the-turn" if lying == 3 else "the-river"


def _name_dealer(telling: Telling) -> None:
    hand = telling.end.dealer_hand
    telling.round = telling.round._replace(dealer_hand=hand)
    telling.beat(beats.DEALER_MS, "name", say=beats.DEALER_HAS, read=True)
    settled = telling.after.last.dealer if telling.after.last else None
    if settled is not None and settled.qualifies is False:
        telling.beat(beats.HOLD_MS, "hold", say="dealer-does-not-qualify", read=True)


def _close_street(telling: Telling) -> None:
    """What everybody decided is public: stakes lie on their spots, and what is out of play is collected."""
    decided = [
        (seat, telling.final(seat.seat))
        for seat in telling.round.seats
        if len(telling.final(seat.seat).decisions) > len(seat.decisions)
    ]
    for was, now in decided:
        telling.stake(now.seat, sum(now.wagers.values()) - sum(was.wagers.values()))
        telling.change(was._replace(wagers=now.wagers, decisions=now.decisions, folded=now.folded, owes=False))
    if decided:
        telling.beat(beats.DECIDED_MS, "decide", sound="chip-place")
    for _, now in reversed(decided):
        if now.folded:
            _fold(telling, now)
    for _, now in reversed(decided):
        _discard(telling, now)


def _fold(telling: Telling, folded: PublicSeat) -> None:
    """What the fold costs is collected at once, and the cards, unless a wager is still settled by them."""
    seat = folded.seat
    early = {
        wager for one in telling.after.passes if one.at_once for on, made in one.steps if on == seat for wager in made
    }
    lines = tuple(line for line in folded.lines if not telling.after.passes or line.wager in early)
    if lines:
        telling.add_lines(seat, lines)
        telling.beat(beats.SWEEP_MS, "take", Reach(seat, spot=lines[0].wager), sound="chips-collect", look=seat)
    if folded.mucked:
        collect(telling, seat)


def _discard(telling: Telling, decided: PublicSeat) -> None:
    """Of the cards to choose from, those that are not kept are collected unseen (fah 8(e))."""
    picking = spec_of(telling.end.game).picking
    if picking is None or not decided.decisions[-1].startswith(picking.verbs[0]):
        return
    seat = telling.seat(decided.seat)
    telling.change(seat._replace(cards=seat.cards[:-_SIDE]))
    telling.beat(beats.BURN_MS, "collect", Reach(seat.seat, _SIDE), sound="card-slide", look=seat.seat)
