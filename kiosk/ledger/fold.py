"""How each record changes the table's state. Pure: the same records always fold into the same state.

The books change by the postings, the meters by their own counting; here is everything else. A record is applied only
after it is durable.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, TypeVar

from kiosk.base.frozen import Frozen
from kiosk.base.ports import Posting
from kiosk.ledger import meters
from kiosk.ledger.accounts import posted
from kiosk.ledger.codec import new_record
from kiosk.ledger.posting import implied_awards
from kiosk.ledger.records import (
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
    HandPay,
    HandPayConfirmed,
    HandPayDisputed,
    HandPayRaised,
    LeaveAsked,
    LedgerMade,
    LoggedIn,
    LoginFailed,
    PinChanged,
    PoolTransferred,
    PoolWon,
    PoweredUp,
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
from kiosk.ledger.table_state import (
    UNKNOWN,
    ActiveFault,
    Hit,
    Phase,
    Place,
    ShoeState,
    Snapshot,
    TableState,
    game_of_round,
)
from kiosk.policy import access
from kiosk.policy.faults import FAULTS
from kiosk.rules.cards.cards import DECK_SIZE
from kiosk.rules.cards.decks import BACKS, SHUFFLED, SPREAD, STAGES
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.cards.shoe import FIRST_MARKER, next_marker
from kiosk.rules.events import Decided, Settled
from kiosk.rules.intents import Refused
from kiosk.rules.pay.settlement import Settlement
from kiosk.rules.round import Round

R = TypeVar("R", TableState, Place)
Changes = dict[str, Any]  # fields and what they become
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
    apply = _APPLY.get(kind)
    changes: Changes = apply(state, record) if apply else {}
    if kind is RoundStepped:
        changes = _step(state, record, at_ms)  # type: ignore[arg-type]
    elif kind is HandPayRaised or kind is PoolWon:
        changes = _award(state, record, at_ms)  # type: ignore[arg-type]
    elif kind is PinChanged or kind is UserAdded:
        changes["given"] = _given(state, record, who)  # type: ignore[arg-type]
    seat = getattr(record, "seat", None) or _decider(record)
    if counted is not state.meters:
        changes["meters"] = counted
    if postings:
        changes["books"] = posted(state.books, postings)
    by_staff = intent is not None and intent.startswith("staff/")
    if seat is not None:
        places = changes.get("places", state.places)
        changes["places"] = _marked(places, seat, kind not in _ASIDE, None if by_staff else intent)
    if by_staff and intent is not None:
        changes["recent"] = (*state.recent, intent)[-KEPT_STAFF_IDS:]
    return _changed(state, changes) if changes else state


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


def _decider(record: Record | Snapshot) -> int | None:
    if type(record) is RoundStepped and type(record.events[-1]) is Decided:
        return record.events[-1].seat
    return None


def _marked(places: tuple[Place, ...], seat: int, changed: bool, intent: str | None) -> tuple[Place, ...]:
    """Whose intent it was is remembered, and a seat that changed has a new number."""
    place = places[seat - 1]
    recent = place.recent if intent is None else (*place.recent, intent)[-KEPT_IDS:]
    return _put(places, seat, {"number": place.number + changed, "recent": recent})


def _changed(record: R, changes: Changes) -> R:
    """As a record's own _replace, in a third of the time: a round folds a hundred changes."""
    values = list(record)
    places = _INDEX[type(record)]
    for name, value in changes.items():
        values[places[name]] = value
    return new_record(type(record), values)


_INDEX = {kind: {name: i for i, name in enumerate(kind._fields)} for kind in (TableState, Place)}
_NUMBER = Place._fields.index("number")


def _put(places: tuple[Place, ...], seat: int, changes: Changes) -> tuple[Place, ...]:
    """The places, of which one has changed."""
    after = list(places)
    after[seat - 1] = _changed(after[seat - 1], changes)
    return tuple(after)


def _with(state: TableState, seat: int, **changes: Any) -> Changes:
    return {"places": _put(state.places, seat, changes)}


def _each(places: tuple[Place, ...], **changes: Any) -> tuple[Place, ...]:
    """Every seat changed, and told so by its number."""
    after: list[Any] = [[*place] for place in places]
    for place in after:
        place[_NUMBER] += 1
    for name, value in changes.items():
        slot = _INDEX[Place][name]
        for place in after:
            place[slot] = value
    return tuple([new_record(Place, place) for place in after])


# Seats.


def _take_seat(state: TableState, record: SeatTaken) -> Changes:
    bank = state.config.pace.time_bank_ms if state.config else 0
    changes = _with(state, record.seat, taken=True, leaving=False, ready=False, repeats=(), bank_ms=bank)
    if not any(place.taken for place in state.places):
        changes["first"] = record.seat
    return changes


def _leave_seat(state: TableState, record: SeatLeft) -> Changes:
    return _with(state, record.seat, taken=False, leaving=False, ready=False, repeats=(), calling=False)


def _place_bet(state: TableState, record: BetPlaced) -> Changes:
    place = state.place(record.seat)
    return _with(state, record.seat, touches=(*place.touches, record.stakes), ready=False)


def _undo_bet(state: TableState, record: BetUndone) -> Changes:
    return _with(state, record.seat, touches=state.place(record.seat).touches[:-1], ready=False)


def _use_bank(state: TableState, record: TimeBankUsed) -> Changes:
    return _with(state, record.seat, bank_ms=max(0, state.place(record.seat).bank_ms - record.ms))


# Decks and shoe.


def _move_decks(state: TableState, record: DecksMoved) -> Changes:
    if record.stage != _next_stage(state):
        raise ValueError(f"the decks are not {record.stage} now")
    return {"stage": record.stage, "phase": Phase.OPENING}


def _next_stage(state: TableState) -> str | None:
    """Where the decks come next on their way to the first round, if they are on it."""
    if state.shoe is not None or state.phase not in (Phase.ATTRACT, Phase.OPENING):
        return None
    return SPREAD if state.phase == Phase.ATTRACT else _AFTER.get(state.stage)


def _load_shoe(_: TableState, record: ShoeLoaded) -> Changes:
    loaded = ShoeState(record.shoe, record.root, record.secret, record.size, record.cut_card, record.cut_due)
    return {"shoe": loaded, "shoes": record.shoe}


def _on_shoe(state: TableState, **changes: Any) -> Changes:
    if state.shoe is None:
        raise ValueError("there is no shoe")
    return {"shoe": state.shoe._replace(**changes)}


def _decline_cut(state: TableState, record: CutDeclined) -> Changes:
    offers = state.shoe.offers if state.shoe else ()
    return _on_shoe(state, offers=tuple(seat for seat in offers if seat != record.seat))


def _order_reshuffle(state: TableState, _: ReshuffleOrdered) -> Changes:
    return {} if state.shoe is None else _on_shoe(state, reshuffle=True)


# Rounds.


def _open_betting(state: TableState, record: BettingOpened) -> Changes:
    bank = {}
    if state.config is not None and record.round % BANK_ROUNDS == 0:
        bank = {"bank_ms": state.config.pace.time_bank_ms}
    changes = {"phase": Phase.BETTING, "round_number": record.round, "stage": SHUFFLED}
    return {"places": _each(state.places, ready=False, **bank), "opened": None, "round": None, **changes}


def _open_round(state: TableState, record: RoundOpened) -> Changes:
    meter = record.progressive.meter if record.progressive else None
    wagers = {player.seat: dict(player.stakes) for player in record.players}
    opened = game_of_round(record).open(wagers, deck_of(state, record), meter)
    if isinstance(opened, Refused):
        raise ValueError(opened.words)
    places = _each(state.places, touches=(), ready=False)
    for seat, stakes, _ in record.players:
        again = tuple([stake for stake in stakes if stake[0] != "progressive"])
        if again and again != places[seat - 1].repeats:
            places = _put(places, seat, {"repeats": again})
    return {"places": places, "phase": Phase.PLAYING, "opened": record, "round": opened, "last": None}


def _step(state: TableState, record: RoundStepped, at_ms: int) -> Changes:
    opened = state.opened
    if state.round is None or opened is None:
        raise ValueError("no round is in play")
    game, last = game_of_round(opened), record.events[-1]
    after = game.fold(state.round, record.events)
    if type(last) is Settled:
        shown = game.public_event(after, last)
        return {
            "round": after,
            "last": shown.settlement if isinstance(shown, Settled) else None,
            **_end_round(state, opened, after, last.settlement, at_ms),
        }
    if type(last) is Decided:
        return {"round": after}
    places = list(state.places)
    for player in opened.players:  # a step in play changes nothing for those who are not in the round
        place = places[player.seat - 1]
        places[player.seat - 1] = _changed(place, {"number": place.number + 1})
    return {"places": tuple(places), "round": after}


def _end_round(state: TableState, opened: RoundOpened, played: Round, settlement: Settlement, at_ms: int) -> Changes:
    """What a settlement changes beside the round itself, the books and the meters."""
    changes: Changes = {"phase": Phase.RESULT, "places": _each(state.places), "last_round": state.round_number}
    for award in implied_awards(state, settlement):
        state = _changed(state, _award(state, award, at_ms))
        changes |= {"hand_pays": state.hand_pays, "hand_pay_count": state.hand_pay_count, "hits": state.hits}
    if opened.shoe is None:
        changes["back"] = _other(state.back)
    else:
        changes["marker"] = next_marker(state.marker)
    if state.shoe is not None:
        changes["shoe"] = state.shoe._replace(used=state.shoe.used + played.cards_gone)
    return changes


def _award(state: TableState, award: HandPayRaised | PoolWon, at_ms: int) -> Changes:
    """A win waits for an attendant, or the pool was hit."""
    if isinstance(award, HandPayRaised):
        return {"hand_pays": (*state.hand_pays, HandPay(*award)), "hand_pay_count": award.number}
    hit = Hit(state.round_number, award.seat, f"{award.percent}% of pool", award.cents, at_ms)
    return {"hits": (*state.hits, hit)[-KEPT_HITS:]}


def _other(back: str) -> str:
    return BACKS[1 - BACKS.index(back)]


def _rest(_: TableState, __: TableRested) -> Changes:
    return {"phase": Phase.ATTRACT, "stage": SPREAD, "opened": None, "round": None, "marker": FIRST_MARKER}


# Hand-pays, faults, people, settings.


def _confirm(state: TableState, record: HandPayConfirmed) -> Changes:
    return {"hand_pays": tuple(pay for pay in state.hand_pays if pay.number != record.number)}


def _dispute(state: TableState, record: HandPayDisputed) -> Changes:
    pays = (pay._replace(disputed=True) if pay.number == record.number else pay for pay in state.hand_pays)
    return {"hand_pays": tuple(pays)}


def _know(fault: str) -> None:
    if fault not in FAULTS:
        raise ValueError(f"there is no fault {fault}")


def _raise_fault(state: TableState, record: FaultRaised) -> Changes:
    _know(record.fault)
    changes: Changes = {"faults": (*state.faults, ActiveFault(*record))}
    if record.fault.startswith("sensor-"):  # nothing is known of these chips until they are seen again
        places = state.places
        for seat in SEATS if record.seat is None else (record.seat,):
            places = _put(places, seat, {"chip": False})
        changes["places"] = places
    return changes


def _clear_fault(state: TableState, record: FaultCleared) -> Changes:
    left = (fault for fault in state.faults if (fault.fault, fault.seat) != (record.fault, record.seat))
    return {"faults": tuple(left)}


def _change_user(state: TableState, name: str, change: Callable[[access.User], access.User]) -> Changes:
    return {"users": tuple(change(user) if user.name == name else user for user in state.users)}


def _given(state: TableState, record: UserAdded | PinChanged, who: str | None) -> Frozen[str]:
    """Whoever sets another's PIN knows it: that is remembered until its owner has set one."""
    name = record.user.name if isinstance(record, UserAdded) else record.name
    setter = name if who is None else who.partition("+")[0]  # whoever stood beside did not type it
    given = {user: by for user, by in state.given.items() if user != name}
    return Frozen(given if setter == name else {**given, name: setter})


def _fail_login(state: TableState, record: LoginFailed) -> Changes:
    after = record.user
    return {} if after is None else _change_user(state, after.name, lambda _: after)


def _configure(state: TableState, record: Configured) -> Changes:
    changes: Changes = {"config": record.new}
    if record.old is None or record.old._replace(pace=record.new.pace) != record.new:  # more than the pace
        changes["places"] = _each(state.places, repeats=())
    return changes


_APPLY: dict[type, Callable[[TableState, Any], Changes]] = {
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
    CutOffered: lambda s, r: {**_on_shoe(s, offers=r.seats), "phase": Phase.CUTTING},
    CutDeclined: _decline_cut,
    ShoeCut: lambda s, r: _on_shoe(s, cut_at=r.place, cut_due=False, offers=()),
    ShoeEnded: lambda s, _: {"shoe": None, "back": _other(s.back)},
    BettingOpened: _open_betting,
    RoundOpened: _open_round,
    TableRested: _rest,
    EndPlanned: lambda _, r: {"plan": r},
    PoolTransferred: lambda *_: {"plan": None},
    PoweredUp: lambda _, r: {"generation": r.generation},
    LedgerMade: lambda _, r: r._asdict(),
    Configured: _configure,
    TableClosed: lambda _, r: {"closed": r.why},
    TableOpened: lambda *_: {"closed": None},
    FaultRaised: _raise_fault,
    FaultCleared: _clear_fault,
    UserAdded: lambda s, r: {"users": (*s.users, r.user)},
    UserRemoved: lambda s, r: _change_user(s, r.name, lambda user: user._replace(removed=True)),
    PinChanged: lambda s, r: _change_user(
        s, r.name, lambda user: access.after_success(user)._replace(pin_hash=r.pin_hash)
    ),
    LoggedIn: lambda s, r: _change_user(s, r.name, access.after_success),
    LoginFailed: _fail_login,
}
