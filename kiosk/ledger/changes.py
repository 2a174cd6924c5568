"""What each record changes of the table's state: the fields, and what they become. Pure.

The books change by the postings, the meters by their own counting. Which change belongs to which kind of record stands
in `kiosk/ledger/effects.py`.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, TypeVar

from kiosk.base.frozen import Frozen
from kiosk.ledger.posting import implied_awards
from kiosk.ledger.records import (
    BetPlaced,
    BettingOpened,
    BetUndone,
    Configured,
    CutDeclined,
    DecksMoved,
    FaultCleared,
    FaultRaised,
    HandPayConfirmed,
    HandPayDisputed,
    HandPayRaised,
    LoginFailed,
    PinChanged,
    PoolWon,
    ReshuffleOrdered,
    RoundOpened,
    RoundStepped,
    SeatLeft,
    SeatTaken,
    ShoeLoaded,
    TimeBankUsed,
    UserAdded,
)
from kiosk.ledger.table_state import (
    UNKNOWN,
    ActiveFault,
    HandPay,
    Hit,
    Phase,
    Place,
    ShoeState,
    TableState,
    Win,
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
from kiosk.rules.pay.money import PoolShare
from kiosk.rules.pay.settlement import Settlement
from kiosk.rules.round import Round

R = TypeVar("R", TableState, Place)
Changes = dict[str, Any]  # fields and what they become
BANK_ROUNDS = 25  # after so many, every time bank is full again
_KEPT_HITS = 25
_WINS_SINCE = 3  # the generation that remembers them
_LATEST_WINS, _HIGHEST_WINS = 6, 50
_DAY_MS = 25 * 3_600_000  # the longest there is
_AFTER = dict(pairwise(STAGES))  # which step of the decks' opening comes after which


def changed(record: R, changes: Changes) -> R:
    """As a record's own _replace, in a third of the time: a round folds a hundred changes."""
    values = list(record)
    places = _INDEX[type(record)]
    for name, value in changes.items():
        values[places[name]] = value
    return type(record)._make(values)


_INDEX = {kind: {name: i for i, name in enumerate(kind._fields)} for kind in (TableState, Place)}
_NUMBER = Place._fields.index("number")


def put(places: tuple[Place, ...], seat: int, changes: Changes) -> tuple[Place, ...]:
    after = list(places)
    after[seat - 1] = changed(after[seat - 1], changes)
    return tuple(after)


def seat_change(state: TableState, seat: int, **changes: Any) -> Changes:
    return {"places": put(state.places, seat, changes)}


def each(places: tuple[Place, ...], **changes: Any) -> tuple[Place, ...]:
    """Every seat changed, and told so by its number."""
    after: list[Any] = [[*place] for place in places]
    for place in after:
        place[_NUMBER] += 1
    for name, value in changes.items():
        slot = _INDEX[Place][name]
        for place in after:
            place[slot] = value
    return tuple(map(Place._make, after))


_NOBODYS: Changes = {"leaving": False, "cash_out_planned": False, "ready": False, "repeats": ()}


def take_seat(state: TableState, record: SeatTaken) -> Changes:
    bank = state.config.pace.time_bank_ms if state.config else 0
    changes = seat_change(state, record.seat, taken=True, bank_ms=bank, **_NOBODYS)
    if not any(place.taken for place in state.places):
        changes["first"] = record.seat
    return changes


def leave_seat(state: TableState, record: SeatLeft) -> Changes:
    return seat_change(state, record.seat, taken=False, calling=False, **_NOBODYS)


def place_bet(state: TableState, record: BetPlaced) -> Changes:
    place = state.place(record.seat)
    return seat_change(state, record.seat, touches=(*place.touches, record.stakes), ready=False)


def undo_bet(state: TableState, record: BetUndone) -> Changes:
    return seat_change(state, record.seat, touches=state.place(record.seat).touches[:-1], ready=False)


def use_bank(state: TableState, record: TimeBankUsed) -> Changes:
    return seat_change(state, record.seat, bank_ms=max(0, state.place(record.seat).bank_ms - record.ms))


def move_decks(state: TableState, record: DecksMoved) -> Changes:
    if record.stage != _next_stage(state):
        raise ValueError(f"the decks are not {record.stage} now")
    return {"stage": record.stage, "phase": Phase.OPENING}


def _next_stage(state: TableState) -> str | None:
    """Where the decks come next on their way to the first round, if they are on it."""
    if state.shoe is not None or state.phase not in (Phase.ATTRACT, Phase.OPENING):
        return None
    return SPREAD if state.phase == Phase.ATTRACT else _AFTER.get(state.stage)


def load_shoe(_: TableState, record: ShoeLoaded) -> Changes:
    loaded = ShoeState(record.shoe, record.root, record.secret, record.size, record.cut_card, record.cut_due)
    return {"shoe": loaded, "shoes": record.shoe}


def on_shoe(state: TableState, **changes: Any) -> Changes:
    if state.shoe is None:
        raise ValueError("there is no shoe")
    return {"shoe": state.shoe._replace(**changes)}


def decline_cut(state: TableState, record: CutDeclined) -> Changes:
    offers = state.shoe.offers if state.shoe else ()
    return on_shoe(state, offers=tuple(seat for seat in offers if seat != record.seat))


def order_reshuffle(state: TableState, _: ReshuffleOrdered) -> Changes:
    return {} if state.shoe is None else on_shoe(state, reshuffle=True)


def open_betting(state: TableState, record: BettingOpened) -> Changes:
    bank = {}
    if state.config is not None and record.round % BANK_ROUNDS == 0:
        bank = {"bank_ms": state.config.pace.time_bank_ms}
    changes = {"phase": Phase.BETTING, "round_number": record.round, "stage": SHUFFLED}
    return {"places": each(state.places, ready=False, **bank), "opened": None, "round": None, **changes}


def open_round(state: TableState, record: RoundOpened) -> Changes:
    meter = record.progressive.meter if record.progressive else None
    wagers = {player.seat: dict(player.stakes) for player in record.players}
    opened = game_of_round(record).open(wagers, deck_of(state, record), meter)
    if isinstance(opened, Refused):
        raise ValueError(opened.words)
    places = each(state.places, touches=(), ready=False)
    for seat, stakes, _ in record.players:
        again = tuple([stake for stake in stakes if stake[0] != "progressive"])
        if again and again != places[seat - 1].repeats:
            places = put(places, seat, {"repeats": again})
    return {"places": places, "phase": Phase.PLAYING, "opened": record, "round": opened, "last": None}


def step(state: TableState, record: RoundStepped, at_ms: int, _: tuple[str, ...] = ()) -> Changes:
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
            "wins": remember_wins(state, shown.settlement, at_ms) if isinstance(shown, Settled) else state.wins,
            **_end_round(state, opened, after, last.settlement, at_ms),
        }
    if type(last) is Decided:
        return {"round": after}
    places = list(state.places)
    for player in opened.players:  # a step in play changes nothing for those who are not in the round
        place = places[player.seat - 1]
        places[player.seat - 1] = changed(place, {"number": place.number + 1})
    return {"places": tuple(places), "round": after}


def _end_round(state: TableState, opened: RoundOpened, played: Round, settlement: Settlement, at_ms: int) -> Changes:
    """What a settlement changes beside the round itself, the books and the meters."""
    changes: Changes = {"phase": Phase.RESULT, "places": each(state.places), "last_round": state.round_number}
    for implied in implied_awards(state, settlement):
        state = changed(state, award(state, implied, at_ms))
        changes |= {"hand_pays": state.hand_pays, "hand_pay_count": state.hand_pay_count, "hits": state.hits}
    if opened.shoe is None:
        changes["back"] = other_back(state.back)
    else:
        changes["marker"] = next_marker(state.marker)
    if state.shoe is not None:
        changes["shoe"] = state.shoe._replace(used=state.shoe.used + played.cards_gone)
    return changes


def remember_wins(state: TableState, shown: Settlement, at_ms: int) -> tuple[Win, ...]:
    """The wins that are told while nobody plays: the latest, and those that may be the highest of their day."""
    if state.generation < _WINS_SINCE:
        return state.wins
    won = [
        Win(state.round_number, one.seat, one.returned - one.staked, tuple(filter(None, one.hands)), at_ms)
        for one in shown.seats
        if one.returned > one.staked
    ]
    every = (*state.wins, *won)
    high: list[Win] = []  # each higher than all later ones, so that the highest since any moment is among them
    highest = max((one.cents for one in every[-_LATEST_WINS:]), default=0)
    for one in reversed(every[:-_LATEST_WINS]):
        if one.cents > highest and at_ms - one.at_ms <= _DAY_MS:
            high.insert(0, one)
            highest = one.cents
    return (*high[:_HIGHEST_WINS], *every[-_LATEST_WINS:])


def award(state: TableState, record: HandPayRaised | PoolWon, at_ms: int, _: tuple[str, ...] = ()) -> Changes:
    """A win waits for an attendant, or the pool was hit."""
    if isinstance(record, HandPayRaised):
        due = HandPay(record.number, record.seat, record.wager, record.cents)
        return {"hand_pays": (*state.hand_pays, due), "hand_pay_count": record.number}
    hit = Hit(record.round, record.seat, PoolShare(record.percent), record.cents, at_ms)
    return {"hits": (*state.hits, hit)[-_KEPT_HITS:]}


def other_back(back: str) -> str:
    return BACKS[1 - BACKS.index(back)]


RESTED: Changes = {"phase": Phase.ATTRACT, "stage": SPREAD, "opened": None, "round": None, "marker": FIRST_MARKER}


def confirm(state: TableState, record: HandPayConfirmed) -> Changes:
    return {"hand_pays": tuple(pay for pay in state.hand_pays if pay.number != record.number)}


def dispute(state: TableState, record: HandPayDisputed) -> Changes:
    pays = (pay._replace(disputed=True) if pay.number == record.number else pay for pay in state.hand_pays)
    return {"hand_pays": tuple(pays)}


def know(fault: str) -> None:
    if fault not in FAULTS:
        raise ValueError(f"there is no fault {fault}")


def raise_fault(state: TableState, record: FaultRaised) -> Changes:
    know(record.fault)
    changes: Changes = {"faults": (*state.faults, ActiveFault(*record))}
    if FAULTS[record.fault].of_sensor:  # nothing is known of these chips until they are seen again
        places = state.places
        for seat in SEATS if record.seat is None else (record.seat,):
            places = put(places, seat, {"chip": False})
        changes["places"] = places
    return changes


def drop_fault(state: TableState, record: FaultCleared) -> Changes:
    left = (fault for fault in state.faults if (fault.fault, fault.seat) != (record.fault, record.seat))
    return {"faults": tuple(left)}


def change_user(state: TableState, name: str, change: Callable[[access.User], access.User]) -> Changes:
    return {"users": tuple(change(user) if user.name == name else user for user in state.users)}


def add_user(state: TableState, record: UserAdded, _: int, who: tuple[str, ...]) -> Changes:
    return {"users": (*state.users, record.user), "given": _given(state, record.user.name, who)}


def change_pin(state: TableState, record: PinChanged, _: int, who: tuple[str, ...]) -> Changes:
    users = change_user(state, record.name, lambda user: access.after_success(user)._replace(pin_hash=record.pin_hash))
    return {**users, "given": _given(state, record.name, who)}


def _given(state: TableState, name: str, who: tuple[str, ...]) -> Frozen[str]:
    """Whoever sets another's PIN knows it: that is remembered until its owner has set one."""
    setter = who[0] if who else name  # whoever stood beside did not type it
    given = {user: by for user, by in state.given.items() if user != name}
    return Frozen(given if setter == name else {**given, name: setter})


def fail_login(state: TableState, record: LoginFailed) -> Changes:
    after = record.user
    return {} if after is None else change_user(state, after.name, lambda _: after)


def configure(state: TableState, record: Configured) -> Changes:
    changes: Changes = {"config": record.new}
    if record.old is None or record.old._replace(pace=record.new.pace) != record.new:  # more than the pace
        changes["places"] = each(state.places, repeats=())
    return changes


def deck_of(state: TableState, record: RoundOpened) -> tuple[Any, ...]:
    """The deck that a round is dealt from; unknown cards where its secret could not be read."""
    if record.shoe is not None:
        if state.shoe is None:
            raise ValueError("there is no shoe")
        return state.shoe.left
    return record.secret.order if record.secret else (UNKNOWN,) * DECK_SIZE
