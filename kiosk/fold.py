"""How each record changes the table's state. Pure: the same records always fold into the same state.

The books change by the postings, the meters by their own counting; here is everything else. A record is applied only
after it is durable.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, TypeVar

from kiosk import access, meters
from kiosk.accounts import posted
from kiosk.cards import DECK_SIZE
from kiosk.config import elected_game
from kiosk.dealer import STAGES
from kiosk.dealing import SEATS
from kiosk.decks import BACKS, SHUFFLED, SPREAD
from kiosk.events import Decided, Settled
from kiosk.faults import FAULTS
from kiosk.frozen import Frozen
from kiosk.games.base import Game
from kiosk.games.state import new_record
from kiosk.intents import Refused
from kiosk.ports import Posting
from kiosk.posting import hand_pays_of
from kiosk.records import (
    AttendantCalled,
    BetPlaced,
    BetsReturned,
    BettingOpened,
    BetUndone,
    CallAnswered,
    CashOutAsked,
    CashOutCancelled,
    CashOutPaid,
    ChipMoved,
    ChipRefused,
    Configured,
    CutDeclined,
    CutOffered,
    DecksMoved,
    EndPlanned,
    FaultCleared,
    FaultRaised,
    HandPayConfirmed,
    HandPayDisputed,
    LeaveAsked,
    LedgerMade,
    LoggedIn,
    LoginFailed,
    PinChanged,
    PoolTransferred,
    Record,
    ReshuffleOrdered,
    RoundOpened,
    RoundStepped,
    SeatLeft,
    SeatReady,
    SeatTaken,
    ShoeCut,
    ShoeEnded,
    ShoeLoaded,
    TableClosed,
    TableOpened,
    TableRested,
    TimeBankUsed,
    UserAdded,
    UserRemoved,
)
from kiosk.settlement import Settlement, from_pool
from kiosk.shoe import FIRST_MARKER, next_marker
from kiosk.tablestate import UNKNOWN, ActiveFault, Hit, Phase, Place, ShoeState, Snapshot, TableState

R = TypeVar("R", TableState, Place)
KEPT_HITS = 25
_AFTER = dict(pairwise(STAGES))  # which step of the decks' opening comes after which
BANK_ROUNDS = 25  # after so many, every time bank is full again
_ASIDE = {ChipMoved, ChipRefused, TimeBankUsed, AttendantCalled, CallAnswered}  # they make no tap of the seat stale
KEPT_IDS, KEPT_STAFF_IDS = 16, 64  # of the latest intents of a seat, and of staff


def fold(
    state: TableState,
    record: Record | Snapshot,
    postings: tuple[Posting, ...] = (),
    at_ms: int = 0,
    intent: str | None = None,
    who: str | None = None,
) -> TableState:
    """The state after a record that is in the ledger; ValueError if it cannot have come then."""
    kind = type(record)
    if kind is Snapshot:
        return state
    counted = meters.count(state, record, at_ms)
    if apply := _APPLY.get(kind):
        state = apply(state, record)
    if kind is PinChanged or kind is UserAdded:
        state = _set_pin(state, record, who)  # type: ignore[arg-type]
    changes: dict[str, Any] = {}
    if kind is RoundStepped and type(record.events[-1]) is Settled:  # type: ignore[union-attr]
        changes = _end_round(state, record.events[-1].settlement, at_ms)  # type: ignore[union-attr]
    seat = getattr(record, "seat", None) or _decider(record)
    if counted is not state.meters:
        changes["meters"] = counted
    if postings:
        changes["books"] = posted(state.books, postings)
    by_staff = intent is not None and intent.startswith("staff/")
    if seat is not None:
        changes["places"] = _marked(state, seat, kind not in _ASIDE, None if by_staff else intent)
    if by_staff and intent is not None:
        changes["recent"] = (*state.recent, intent)[-KEPT_STAFF_IDS:]
    return _changed(state, **changes) if changes else state


def resume(snapshot: Snapshot) -> TableState:
    """The state that a snapshot stands for; ValueError if no table can have been in it."""
    for active in snapshot.state.faults:
        _know(active.fault)
    return snapshot.state


def deck_of(state: TableState, record: RoundOpened) -> tuple[Any, ...]:
    """The deck that a round is dealt from; unknown cards where its secret could not be read."""
    if record.shoe is not None:
        if state.shoe is None:
            raise ValueError("there is no shoe")
        return state.shoe.left
    return record.secret.order if record.secret else (UNKNOWN,) * DECK_SIZE


def game_of_round(record: RoundOpened) -> Game:
    """The game as it was elected for a round."""
    return elected_game(record.game, record.dealing, record.house)


def _decider(record: Record | Snapshot) -> int | None:
    if type(record) is RoundStepped and type(record.events[-1]) is Decided:
        return record.events[-1].seat
    return None


def _marked(state: TableState, seat: int, changed: bool, intent: str | None) -> tuple[Place, ...]:
    """Whose intent it was is remembered, and a seat that changed has a new number."""
    places = list(state.places)
    place = places[seat - 1]
    recent = place.recent if intent is None else (*place.recent, intent)[-KEPT_IDS:]
    places[seat - 1] = _changed(place, number=place.number + changed, recent=recent)
    return tuple(places)


def _changed(record: R, **changes: Any) -> R:
    """As a record's own _replace, in a third of the time: a round folds a hundred changes."""
    values = list(record)
    places = _INDEX[type(record)]
    for name, value in changes.items():
        values[places[name]] = value
    return new_record(type(record), values)


_INDEX = {kind: {name: i for i, name in enumerate(kind._fields)} for kind in (TableState, Place)}
_NUMBER = Place._fields.index("number")


def _with(state: TableState, seat: int, **changes: Any) -> TableState:
    places = list(state.places)
    places[seat - 1] = _changed(places[seat - 1], **changes)
    return _changed(state, places=tuple(places))


def _each(state: TableState, **changes: Any) -> tuple[Place, ...]:
    """Every seat changed, and told so by its number."""
    places: list[Any] = [[*place] for place in state.places]
    for place in places:
        place[_NUMBER] += 1
    for name, value in changes.items():
        slot = _INDEX[Place][name]
        for place in places:
            place[slot] = value
    return tuple([new_record(Place, place) for place in places])


# Seats.


def _take_seat(state: TableState, record: SeatTaken) -> TableState:
    bank = state.config.pace.time_bank_ms if state.config else 0
    if not any(place.taken for place in state.places):
        state = state._replace(first=record.seat)
    return _with(state, record.seat, taken=True, leaving=False, ready=False, repeats=(), bank_ms=bank)


def _leave_seat(state: TableState, record: SeatLeft) -> TableState:
    return _with(state, record.seat, taken=False, leaving=False, ready=False, repeats=(), calling=False)


def _place_bet(state: TableState, record: BetPlaced) -> TableState:
    place = state.place(record.seat)
    return _with(state, record.seat, touches=(*place.touches, record.stakes), ready=False)


def _undo_bet(state: TableState, record: BetUndone) -> TableState:
    return _with(state, record.seat, touches=state.place(record.seat).touches[:-1], ready=False)


def _use_bank(state: TableState, record: TimeBankUsed) -> TableState:
    return _with(state, record.seat, bank_ms=max(0, state.place(record.seat).bank_ms - record.ms))


# Decks and shoe.


def _move_decks(state: TableState, record: DecksMoved) -> TableState:
    if record.stage != _next_stage(state):
        raise ValueError(f"the decks are not {record.stage} now")
    return state._replace(stage=record.stage, phase=Phase.OPENING)


def _next_stage(state: TableState) -> str | None:
    """Where the decks come next on their way to the first round, if they are on it."""
    if state.shoe is not None or state.phase not in (Phase.ATTRACT, Phase.OPENING):
        return None
    return SPREAD if state.phase == Phase.ATTRACT else _AFTER.get(state.stage)


def _load_shoe(state: TableState, record: ShoeLoaded) -> TableState:
    loaded = ShoeState(record.shoe, record.root, record.secret, record.size, record.cut_card, record.cut_due)
    return state._replace(shoe=loaded, shoes=record.shoe)


def _on_shoe(state: TableState, **changes: Any) -> TableState:
    if state.shoe is None:
        raise ValueError("there is no shoe")
    return state._replace(shoe=state.shoe._replace(**changes))


def _decline_cut(state: TableState, record: CutDeclined) -> TableState:
    offers = state.shoe.offers if state.shoe else ()
    return _on_shoe(state, offers=tuple(seat for seat in offers if seat != record.seat))


def _order_reshuffle(state: TableState, _: ReshuffleOrdered) -> TableState:
    return state if state.shoe is None else _on_shoe(state, reshuffle=True)


# Rounds.


def _open_betting(state: TableState, record: BettingOpened) -> TableState:
    bank = {}
    if state.config is not None and record.round % BANK_ROUNDS == 0:
        bank = {"bank_ms": state.config.pace.time_bank_ms}
    changes = {"phase": Phase.BETTING, "round_number": record.round, "stage": SHUFFLED}
    return _changed(state, places=_each(state, ready=False, **bank), opened=None, round=None, **changes)


def _open_round(state: TableState, record: RoundOpened) -> TableState:
    meter = record.progressive.meter if record.progressive else None
    wagers = {player.seat: dict(player.stakes) for player in record.players}
    opened = game_of_round(record).open(wagers, deck_of(state, record), meter)
    if isinstance(opened, Refused):
        raise ValueError(opened.words)
    for seat, stakes, _ in record.players:
        again = tuple([stake for stake in stakes if stake[0] != "progressive"])
        if again and again != state.place(seat).repeats:
            state = _with(state, seat, repeats=again)
    places = _each(state, touches=(), ready=False)
    return _changed(state, places=places, phase=Phase.PLAYING, opened=record, round=opened, last=None)


def _step(state: TableState, record: RoundStepped) -> TableState:
    if state.round is None or state.opened is None:
        raise ValueError("no round is in play")
    after = game_of_round(state.opened).fold(state.round, record.events)
    if type(record.events[-1]) is Decided or type(record.events[-1]) is Settled:
        return _changed(state, round=after)
    places = list(state.places)
    for player in state.opened.players:  # a step in play changes nothing for those who are not in the round
        place = places[player.seat - 1]
        places[player.seat - 1] = _changed(place, number=place.number + 1)
    return _changed(state, places=tuple(places), round=after)


def _end_round(state: TableState, settlement: Settlement, at_ms: int) -> dict[str, Any]:
    """What a settlement changes beside the round itself, the books and the meters."""
    opened, played = state.opened, state.round
    if opened is None or played is None:
        raise ValueError("no round is in play")
    shown = game_of_round(opened).public_event(played, Settled(settlement))
    pending = hand_pays_of(state, opened, settlement)
    changes: dict[str, Any] = {
        "phase": Phase.RESULT,
        "places": _each(state),
        "last": shown.settlement if isinstance(shown, Settled) else None,
        "last_round": state.round_number,
        "hand_pays": state.hand_pays + pending,
        "hand_pay_count": state.hand_pay_count + len(pending),
    }
    if settlement.progressive is not None:
        hits = tuple(
            Hit(state.round_number, result.seat, line.pays, line.returned, at_ms)
            for result in reversed(settlement.seats)
            for line in result.lines
            if line.pays and from_pool(line.pays)
        )
        changes["hits"] = (state.hits + hits)[-KEPT_HITS:]
    if opened.shoe is None:
        changes["back"] = _other(state.back)
    else:
        changes["marker"] = next_marker(state.marker)
    if state.shoe is not None:
        changes["shoe"] = state.shoe._replace(used=state.shoe.used + played.cards_gone)
    return changes


def _other(back: str) -> str:
    return BACKS[1 - BACKS.index(back)]


def _rest(state: TableState, _: TableRested) -> TableState:
    return state._replace(phase=Phase.ATTRACT, stage=SPREAD, opened=None, round=None, marker=FIRST_MARKER)


# Hand-pays, faults, people, settings.


def _confirm(state: TableState, record: HandPayConfirmed) -> TableState:
    return state._replace(hand_pays=tuple(pay for pay in state.hand_pays if pay.number != record.number))


def _dispute(state: TableState, record: HandPayDisputed) -> TableState:
    pays = (pay._replace(disputed=True) if pay.number == record.number else pay for pay in state.hand_pays)
    return state._replace(hand_pays=tuple(pays))


def _know(fault: str) -> None:
    if fault not in FAULTS:
        raise ValueError(f"there is no fault {fault}")


def _raise_fault(state: TableState, record: FaultRaised) -> TableState:
    _know(record.fault)
    if record.fault.startswith("sensor-"):  # nothing is known of these chips until they are seen again
        unseen = SEATS if record.seat is None else (record.seat,)
        for seat in unseen:
            state = _with(state, seat, chip=False)
    return state._replace(faults=(*state.faults, ActiveFault(*record)))


def _clear_fault(state: TableState, record: FaultCleared) -> TableState:
    left = (fault for fault in state.faults if (fault.fault, fault.seat) != (record.fault, record.seat))
    return state._replace(faults=tuple(left))


def _change_user(state: TableState, name: str, change: Callable[[access.User], access.User]) -> TableState:
    return state._replace(users=tuple(change(user) if user.name == name else user for user in state.users))


def _set_pin(state: TableState, record: UserAdded | PinChanged, who: str | None) -> TableState:
    """Whoever sets another's PIN knows it: that is remembered until its owner has set one."""
    name = record.user.name if isinstance(record, UserAdded) else record.name
    setter = name if who is None else who.partition("+")[0]  # whoever stood beside did not type it
    given = {user: by for user, by in state.given.items() if user != name}
    return state._replace(given=Frozen(given if setter == name else {**given, name: setter}))


def _fail_login(state: TableState, record: LoginFailed) -> TableState:
    after = record.user
    return state if after is None else _change_user(state, after.name, lambda _: after)


def _configure(state: TableState, record: Configured) -> TableState:
    if record.old is None or record.old._replace(pace=record.new.pace) != record.new:  # more than the pace
        state = state._replace(places=_each(state, repeats=()))
    return state._replace(config=record.new)


_APPLY: dict[type, Callable[[TableState, Any], TableState]] = {
    SeatTaken: _take_seat,
    SeatLeft: _leave_seat,
    LeaveAsked: lambda s, r: _with(s, r.seat, leaving=True),
    BetPlaced: _place_bet,
    BetUndone: _undo_bet,
    BetsReturned: lambda s, r: _with(s, r.seat, touches=(), ready=False),
    SeatReady: lambda s, r: _with(s, r.seat, ready=True),
    ChipMoved: lambda s, r: _with(s, r.seat, chip=r.present),
    TimeBankUsed: _use_bank,
    AttendantCalled: lambda s, r: _with(s, r.seat, calling=True),
    CallAnswered: lambda s, r: _with(s, r.seat, calling=False),
    CashOutAsked: lambda s, r: _with(s, r.seat, cashing_out=True),
    CashOutCancelled: lambda s, r: _with(s, r.seat, cashing_out=False, leaving=False),
    CashOutPaid: lambda s, r: _with(s, r.seat, cashing_out=False),
    HandPayConfirmed: _confirm,
    HandPayDisputed: _dispute,
    DecksMoved: _move_decks,
    ReshuffleOrdered: _order_reshuffle,
    ShoeLoaded: _load_shoe,
    CutOffered: lambda s, r: _on_shoe(s, offers=r.seats)._replace(phase=Phase.CUTTING),
    CutDeclined: _decline_cut,
    ShoeCut: lambda s, r: _on_shoe(s, cut_at=r.place, cut_due=False, offers=()),
    ShoeEnded: lambda s, _: s._replace(shoe=None, back=_other(s.back)),
    BettingOpened: _open_betting,
    RoundOpened: _open_round,
    RoundStepped: _step,
    TableRested: _rest,
    EndPlanned: lambda s, r: s._replace(plan=r),
    PoolTransferred: lambda s, _: s._replace(plan=None),
    LedgerMade: lambda s, r: s._replace(kind=r.kind, ledger=r.ledger),
    Configured: _configure,
    TableClosed: lambda s, r: s._replace(closed=r.why),
    TableOpened: lambda s, _: s._replace(closed=None),
    FaultRaised: _raise_fault,
    FaultCleared: _clear_fault,
    UserAdded: lambda s, r: s._replace(users=(*s.users, r.user)),
    UserRemoved: lambda s, r: _change_user(s, r.name, lambda user: user._replace(removed=True)),
    PinChanged: lambda s, r: _change_user(
        s, r.name, lambda user: access.after_success(user)._replace(pin_hash=r.pin_hash)
    ),
    LoggedIn: lambda s, r: _change_user(s, r.name, access.after_success),
    LoginFailed: _fail_login,
}
