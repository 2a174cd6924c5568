"""What everybody may see of the table, what one seat may, and what staff may: derived from the state, and frozen.

A card that lies face down is not in the public view at all, nor is a decision of a street that is still open.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Generic, NamedTuple, TypeVar

from kiosk.ledger.effects import EFFECTS, Public
from kiosk.ledger.records import Record, RoundOpened, RoundStepped, ShoeLoaded
from kiosk.ledger.table_state import ActiveFault, Hit, Phase, Snapshot, TableState, Win
from kiosk.policy.config import Limit, Pace, TableConfig
from kiosk.policy.faults import Stops
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.events import Event
from kiosk.rules.pay.money import MICROS_PER_CENT
from kiosk.rules.pay.pool import WAGER_CENTS
from kiosk.rules.pay.settlement import Pass, Settlement
from kiosk.rules.round import PublicView, SeatView

Answer = TypeVar("Answer")


class Choice(NamedTuple):
    """A decision that a seat may make now, and what it stakes."""

    action: str
    cents: int


class Shoe(NamedTuple):
    size: int
    left: int
    cut_due: bool


class Chip(StrEnum):
    NONE = "none"
    DETECTED = "detected"
    SHORT = "short"  # of the credit that it takes


class SeatOnTable(NamedTuple):
    seat: int
    number: int
    taken: bool
    credit: int
    bets: tuple[tuple[str, int], ...]
    ready: bool
    chip: Chip
    locked: bool
    leaving: bool
    cash_out_planned: bool  # after this hand
    calling: bool
    hand_pays: tuple[int, ...]
    cashing_out: bool
    repeats: bool  # there are bets of an earlier round to repeat
    bank_ms: int
    choices: tuple[Choice, ...]  # what its credit reaches of what it may decide


class TableView(NamedTuple):
    kind: str
    config: TableConfig
    phase: Phase
    stage: str
    back: str  # of the deck in play
    game: str
    round_number: int
    seats: tuple[SeatOnTable, ...]
    round: PublicView | None
    last: Settlement | None
    last_round: int
    passes: tuple[Pass, ...]  # in which order the dealer serves the wagers of a settled round
    hits: tuple[Hit, ...]
    wins: tuple[Win, ...]  # while nobody plays
    commitment: str | None  # of the deck or shoe in play
    meter_cents: int | None
    progressive_stopped: bool
    limits: tuple[Limit, ...]
    chips: tuple[int, ...]
    pace: Pace
    marker: int
    shoe: Shoe | None
    cut_offered_to: int | None
    closed: str | None
    faults: tuple[ActiveFault, ...]  # without what only staff may know
    held: bool = False  # staff use the screen: no new round begins


class Found(Generic[Answer]):
    """What follows from a state, found once for it: between two commits the screen asks often."""

    def __init__(self, find: Callable[..., Answer]) -> None:
        self._find = find
        self._state: TableState | None = None
        self._answers: dict[tuple[int, ...], Answer] = {}

    def of(self, state: TableState, *seat: int) -> Answer:
        if state is not self._state:
            self._state, self._answers = state, {}
        if seat not in self._answers:
            self._answers[seat] = self._find(state, *seat)
        return self._answers[seat]


def table_view(state: TableState) -> TableView:
    config = state.config
    if config is None:
        raise ValueError("the table is not configured")
    shoe = state.shoe
    shown = state.game().public_view(state.round) if state.round is not None else None
    committed = state.opened.commitment if state.opened else shoe.root if shoe else None
    return TableView(
        kind=state.kind,
        config=config,
        phase=state.phase,
        stage=state.stage,
        back=state.opened.back if state.opened else state.back,
        game=config.game,
        round_number=state.round_number,
        seats=tuple(_seat(state, seat, _hidden_stake(state, shown, seat)) for seat in SEATS),
        round=shown,
        last=state.last,
        last_round=state.last_round,
        passes=state.game().passes(state.round) if state.round is not None and state.round.settlement else (),
        hits=state.hits,
        wins=state.wins if state.phase == Phase.ATTRACT else (),
        commitment=committed,
        meter_cents=shown_pool(state),
        progressive_stopped=state.stopped(Stops.PROGRESSIVE) is not None,
        limits=config.limits,
        chips=config.chips,
        pace=config.pace,
        marker=state.marker,
        shoe=Shoe(shoe.size, shoe.size - shoe.used, shoe.cut_due) if shoe else None,
        cut_offered_to=shoe.offers[0] if shoe and shoe.offers else None,
        closed=state.closed,
        faults=tuple(fault._replace(detail="") for fault in state.faults),
    )


def staff_state(state: TableState) -> TableState:
    """What the operator's menu may know: everything but the cards, what fixes them, and what proves a PIN."""
    return state._replace(
        opened=state.opened._replace(secret=None) if state.opened else None,
        round=None,
        shoe=state.shoe._replace(secret=None) if state.shoe else None,
        users=tuple(user._replace(pin_hash="") for user in state.users),
    )


def shown_pool(state: TableState) -> int | None:
    """The progressive meter in whole cents; None where there is none."""
    if state.config is None or state.config.progressive is None:
        return None
    return state.pool() // MICROS_PER_CENT


def _hidden_stake(state: TableState, shown: PublicView | None, seat: int) -> int:
    """What a seat staked with a decision that the others may not know yet, so that its credit does not tell them."""
    if state.round is None or shown is None or state.phase != Phase.PLAYING:
        return 0
    staked = (sum(own.wagers.values()) for own in state.round.seats if own.seat == seat)
    return sum(staked) - sum(sum(other.wagers.values()) for other in shown.seats if other.seat == seat)


def _seat(state: TableState, seat: int, hidden_stake: int) -> SeatOnTable:
    place = state.place(seat)
    chip = Chip.NONE
    if place.chip:
        enough = state.credit(seat) >= WAGER_CENTS or state.phase == Phase.PLAYING
        chip = Chip.DETECTED if enough else Chip.SHORT
    return SeatOnTable(
        seat=seat,
        number=place.number,
        taken=place.taken,
        credit=state.credit(seat) + hidden_stake,
        bets=tuple(place.bets.items()),
        ready=place.ready,
        chip=chip,
        locked=state.locked(seat),
        leaving=place.leaving,
        cash_out_planned=place.cash_out_planned,
        calling=place.calling,
        hand_pays=tuple(pay.cents for pay in state.hand_pays if pay.seat == seat),
        cashing_out=place.cashing_out,
        repeats=bool(place.repeats),
        bank_ms=place.bank_ms,
        choices=_choices(state, seat),
    )


def _choices(state: TableState, seat: int) -> tuple[Choice, ...]:
    """What a seat may decide, without the cards that it would look at."""
    own = next((item for item in state.round.seats if item.seat == seat), None) if state.round is not None else None
    if state.round is None or own is None or state.phase != Phase.PLAYING:
        return ()
    game = state.game()
    choices = (Choice(option, game.effect(own, option)[1]) for option in game.options(state.round, own))
    return tuple(choice for choice in choices if choice.cents <= state.credit(seat))


def seat_view(state: TableState, seat: int) -> SeatView | None:
    """What a seat of the round may see while it peeks; decisions that its credit does not reach are left out."""
    if state.round is None or all(item.seat != seat for item in state.round.seats):
        return None
    view = state.game().seat_view(state.round, seat)
    return view._replace(options=tuple(choice.action for choice in _choices(state, seat)))


def public_records(after: TableState, records: tuple[Record | Snapshot, ...]) -> tuple[Record, ...]:
    """What everybody may be told of records, given the state after them. Secrets and PINs are left out."""
    told = (_public(after, record) for record in records)
    return tuple(record for record in told if record is not None)


def _public(after: TableState, record: Record | Snapshot) -> Record | None:
    public = EFFECTS[type(record)].public
    if public is Public.NOTHING or isinstance(record, Snapshot):
        return None
    if isinstance(record, RoundOpened | ShoeLoaded) and public is Public.WITHOUT_SECRET:
        return record._replace(secret=None)
    if isinstance(record, RoundStepped) and public is Public.AS_TURNED:
        events = _public_events(after, record)
        return RoundStepped(events) if events else None
    return record


def _public_events(after: TableState, record: RoundStepped) -> tuple[Event, ...]:
    if after.round is None:
        return ()
    game = after.game()
    shown = (game.public_event(after.round, event) for event in record.events)
    return tuple(event for event in shown if event is not None)
