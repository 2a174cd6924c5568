"""Committed events become beats: what is shown, for how long, and what the dealer does and says meanwhile. Pure.

A beat may hold the stage: cards that are turned, spots that are settled and credits that are paid one after the other,
although all of it is in the ledger already. Nothing is held that a player could act upon.
"""

from collections import Counter
from collections.abc import Container, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from kiosk.ledger import records
from kiosk.ledger.table_state import Phase
from kiosk.rules.cards.cards import Card
from kiosk.rules.cards.decks import SPREAD
from kiosk.rules.cards.positions import BURN, COMMUNITY, DEALER
from kiosk.rules.events import CommunityTurned, DealerSet, DealerTurned, Dealt, Event, HandsTurned, Settled
from kiosk.rules.pay.settlement import Line
from kiosk.rules.round import PublicSeat, PublicView
from kiosk.table.views import SeatOnTable, TableView

NO_MORE_BETS_MS = 700
TURNED_MS = 900
DEALER_MS = 1_200
HANDS_MS = 500
SETTLING_MS = 1_600  # for all of the dealer's passes together
STEP_MS = 250  # for one seat in a pass, at most
GESTURE_MS = 900
DEALT_MS = 70  # a card
BOARD = 5  # community cards; a game that turns them all at once has no streets to name
_REST = ("rest", "rest")
_WINS = ((20_000, "win-big"), (5_000, "win-medium"), (1, "win-small"))

Turns = Mapping[tuple[int, int], int]  # of the place's n-th card: when it is dealt among the others, from 1


class HeldStage(NamedTuple):
    phase: Phase
    round: PublicView | None
    seats: tuple[SeatOnTable, ...]  # their credits, bets, hand-pays and choices
    meter_cents: int | None


class StoryStep(NamedTuple):
    ms: int
    held: HeldStage | None = None
    say: str = ""  # a phrase of the dealer's
    sound: str = ""
    arms: tuple[str, str] = _REST
    look: int | None = None  # the seat that the dealer turns to, and that the sound comes from
    turns: Turns = MappingProxyType({})
    live: bool = False  # with nothing behind it, the latest is shown: a player may be deciding already


def over(latest: TableView, held: HeldStage | None, released: Container[int] = ()) -> TableView:
    """The latest, with the stage as it is held; a seat whose money or player changed since is shown as it is."""
    if held is None:
        return latest
    seats = tuple(
        now
        if now.seat in released
        else now._replace(
            credit=was.credit,
            bets=was.bets,
            hand_pays=was.hand_pays,
            locked=was.locked,
            choices=was.choices if was.choices == now.choices else (),  # nothing is offered that was decided
        )
        for now, was in zip(latest.seats, held.seats, strict=True)
    )
    return latest._replace(phase=held.phase, round=held.round, seats=seats, meter_cents=held.meter_cents)


def story_of(before: TableView, committed: tuple[records.Record, ...], after: TableView) -> tuple[StoryStep, ...]:
    return tuple(step for record in committed for step in _steps(before, record, after))


def _steps(before: TableView, record: records.Record, after: TableView) -> Iterator[StoryStep]:
    match record:
        case records.RoundStepped(events):
            yield from _step(before, events, after)
        case records.RoundOpened():
            yield StoryStep(NO_MORE_BETS_MS, _as_of(after), "no-more-bets", "no-more-bets", ("sweep", "sweep"))
        case records.BettingOpened():
            yield StoryStep(GESTURE_MS, None, "place-your-bets", "", ("spread", "spread"), live=True)
        case records.DecksMoved(stage):
            sound = "" if stage == SPREAD else "shuffle"
            arms = ("spread", "spread") if stage == SPREAD else ("gather", "gather")
            yield StoryStep(GESTURE_MS, None, "", sound, arms, live=True)
        case records.CutOffered(seats):
            look = seats[0] if seats else None
            yield StoryStep(GESTURE_MS, None, "cut-is-offered", "turn-cue", ("rest", "point"), look, live=True)
        case records.SeatTaken(seat):
            yield StoryStep(GESTURE_MS, None, "welcome", "", ("rest", "point"), seat, live=True)
        case (
            records.BetPlaced(seat)
            | records.ChipMoved(seat, present=True)
            | records.CreditBought(seat)
            | records.CreditGiven(seat)
        ):
            yield StoryStep(0, sound="chip-place", look=seat)
        case records.BetUndone(seat) | records.BetsReturned(seat) | records.ChipMoved(seat):
            yield StoryStep(0, sound="chips-collect", look=seat)
        case records.AttendantCalled(seat):
            yield StoryStep(0, sound="attendant", look=seat)
        case records.FaultRaised():
            yield StoryStep(0, sound="fault")


def _step(before: TableView, events: tuple[Event, ...], after: TableView) -> Iterator[StoryStep]:
    if not events:
        return
    if isinstance(events[-1], Settled) and before.round is not None and after.round is not None:
        yield from _settling(before, events, after)
        return
    held = _as_of(after)
    for event in events:
        if isinstance(event, Dealt) and before.round is not None and before.round.street < 0:
            turns = _turns(event.places)
            yield StoryStep(
                min(len(turns), 16) * DEALT_MS, held, "", "card-slide", ("deal", "deal"), None, turns, live=True
            )
        elif isinstance(event, CommunityTurned):
            say, turns = _street(before, event), _board(before)
            yield StoryStep(TURNED_MS, held, say, "card-turn", ("rest", "deal"), None, turns, live=True)
    if any(seat.choices for seat in after.seats):
        yield StoryStep(0, sound="turn-cue")


def _as_of(view: TableView) -> HeldStage:
    return HeldStage(view.phase, view.round, view.seats, view.meter_cents)


def _turns(places: tuple[int, ...]) -> Turns:
    """In the order of the deal, each place's cards."""
    seen: Counter[int] = Counter()
    turns: dict[tuple[int, int], int] = {}
    for turn, place in enumerate(places, 1):
        turns[place, seen[place]] = turn
        seen[place] += 1
    return turns


def _board(before: TableView) -> Turns:
    lying = len(before.round.community) if before.round is not None else 0
    return {(COMMUNITY, lying + index): index + 1 for index in range(BOARD - lying)}


def _street(before: TableView, event: CommunityTurned) -> str:
    lying = sum(card is not None for card in before.round.community) if before.round is not None else 0
    if len(event.cards) == BOARD:
        return ""
    if lying == 0:
        return "the-flop"
    if len(event.cards) == 2:
        return "turn-and-river"
    return "the-turn" if lying == 3 else "the-river"


def _settling(before: TableView, events: tuple[Event, ...], after: TableView) -> Iterator[StoryStep]:
    """Cards first, then the wagers in the order in which the dealer serves them, then the result."""
    start, end = before.round, after.round
    if start is None or end is None:
        return
    more = {seat.seat: sum(seat.wagers.values()) for seat in end.seats}
    for was in start.seats:
        more[was.seat] -= sum(was.wagers.values())
    seats = tuple(_unsettled(seat, more.get(seat.seat, 0)) for seat in before.seats)
    shown = _decided(start, end)
    for event in events:
        shown, ms, say, sound, arms = _turned(shown, end, event, before)
        if ms:
            held = HeldStage(Phase.PLAYING, shown, seats, before.meter_cents)
            yield StoryStep(
                ms, held, say, sound, arms, None, _board(before) if isinstance(event, CommunityTurned) else {}
            )
    yield from _paying(shown, seats, before, after)
    won = after.hits != before.hits
    nets = [result.returned - result.staked for result in after.last.seats] if after.last else []
    best = max(nets, default=0)
    sound = "win-big" if won else next((name for least, name in _WINS if best >= least), "")
    yield StoryStep(
        GESTURE_MS, None, "progressive-is-won" if won else "winners-are-paid" if best > 0 else "", sound, live=True
    )


def _unsettled(seat: SeatOnTable, more: int) -> SeatOnTable:
    """A seat with the credit that it had before the settlement, less what its last decision, now public, staked."""
    return seat._replace(credit=seat.credit - more, choices=())


def _decided(start: PublicView, end: PublicView) -> PublicView:
    """The last street's decisions and stakes are public; no card has been turned for that."""
    known = {seat.seat: seat for seat in start.seats}
    seats = tuple(
        seat._replace(cards=known[seat.seat].cards, hands=(), lines=(), owes=False, void=known[seat.seat].void)
        for seat in end.seats
    )
    return start._replace(seats=seats, street=end.street)


def _turned(
    shown: PublicView, end: PublicView, event: Event, before: TableView
) -> tuple[PublicView, int, str, str, tuple[str, str]]:
    """The stage after an event, and its beat: how long, what is said and heard, and the dealer's arms."""
    match event:
        case Dealt(places):
            return _with_backs(shown, places), 0, "", "", _REST
        case CommunityTurned(cards):
            up: tuple[Card | None, ...] = (*(card for card in shown.community if card is not None), *cards)
            down = (None,) * (len(shown.community) - len(up))
            return shown._replace(community=up + down), TURNED_MS, _street(before, event), "card-turn", ("rest", "deal")
        case HandsTurned(hands):
            turned = {seat for seat, _ in hands}
            final = {seat.seat: seat for seat in end.seats}
            seats = tuple(
                seat._replace(cards=final[seat.seat].cards, hands=final[seat.seat].hands)
                if seat.seat in turned
                else seat
                for seat in shown.seats
            )
            return shown._replace(seats=seats), HANDS_MS, "", "card-turn", ("deal", "deal")
        case DealerTurned():
            say = f"dealer-has-{end.dealer_hand}" if end.dealer_hand else ""
            turned_up = shown._replace(dealer=end.dealer, dealer_hand=end.dealer_hand)
            return turned_up, DEALER_MS, say, "card-turn", ("deal", "rest")
        case DealerSet(cards):
            return shown._replace(dealer_kept=cards), 0, "", "", _REST
    return shown, 0, "", "", _REST


def _with_backs(shown: PublicView, places: tuple[int, ...]) -> PublicView:
    board, dealer = places.count(COMMUNITY), places.count(DEALER)
    return shown._replace(
        community=(*shown.community, *(None,) * board),
        dealer=(*shown.dealer, *(None,) * dealer),
        burned=shown.burned + places.count(BURN),
    )


def _paying(
    shown: PublicView, seats: tuple[SeatOnTable, ...], before: TableView, after: TableView
) -> Iterator[StoryStep]:
    """Each pass of the dealer's, seat by seat: its spots are settled, and with its last one the seat has its money."""
    steps = [(seat, wagers) for served in after.passes for seat, wagers in served.steps if wagers]
    if not steps or after.round is None:
        return
    each = min(STEP_MS, SETTLING_MS // len(steps))
    final = {seat.seat: seat for seat in after.round.seats}
    last = {seat: index for index, (seat, _) in enumerate(steps)}
    for index, (seat, wagers) in enumerate(steps):
        lines = tuple(line for line in final[seat].lines if line.wager in wagers)
        shown = shown._replace(seats=tuple(_add(one, lines) if one.seat == seat else one for one in shown.seats))
        if last[seat] == index:
            seats = tuple(after.seats[seat - 1] if one.seat == seat else one for one in seats)
        held = HeldStage(Phase.RESULT, shown, seats, before.meter_cents)
        paid = any(line.returned > line.stake for line in lines)
        arms = ("rest", "deal") if paid else ("sweep", "rest")
        yield StoryStep(each, held, "", "chip-place" if paid else "chips-collect", arms, seat)


def _add(seat: PublicSeat, lines: tuple[Line, ...]) -> PublicSeat:
    return seat._replace(lines=(*seat.lines, *(line for line in lines if line not in seat.lines)))
