"""What each kind of record does, in one place: to the state, to the books, to the meters, and who may know of it.

Every kind has its line below; mypy names one that was forgotten. What a kind does not name, it does not do.
"""

from collections.abc import Callable
from enum import Enum, auto
from typing import Any, NamedTuple, assert_never, get_args

from kiosk.base.ports import Posting
from kiosk.ledger import accounts, changes, meters, posting, records
from kiosk.ledger.accounts import ATTENDANT, CASH, HOUSE, credit, hand_pay, move, move_cents
from kiosk.ledger.changes import Changes, change_user, on_shoe, seat_change
from kiosk.ledger.records import DeviceRecord, PoolRecord, Record, RoundRecord, SeatRecord, StaffRecord, WinRecord
from kiosk.ledger.table_state import Phase, Snapshot, TableState
from kiosk.policy import access


class Public(Enum):
    WHOLE = auto()
    WITHOUT_SECRET = auto()
    AS_TURNED = auto()  # of a round's events, those that are seen
    NOTHING = auto()


class Effect(NamedTuple):
    """What a kind of record does. `stamped` is a change that also depends on when it was written, and by whom."""

    change: Callable[[TableState, Any], Changes] | None = None
    post: Callable[[TableState, Any], tuple[Posting, ...]] | None = None
    meter: Callable[[dict[str, int], TableState, Any], None] | None = None
    stamped: Callable[[TableState, Any, int, tuple[str, ...]], Changes] | None = None
    of_round: bool = False  # it is filed under its round; everything else is the significant-event log
    persons: int = 0  # of staff, whom it must name
    aside: bool = False  # it makes no tap of its seat stale
    public: Public = Public.WHOLE


def _of_seat(record: SeatRecord) -> Effect:  # noqa: C901, PLR0912 (a case a kind)
    match record:
        case records.SeatTaken():
            return Effect(changes.take_seat)
        case records.SeatLeft():
            return Effect(changes.leave_seat)
        case records.LeaveAsked():
            return Effect(lambda s, r: seat_change(s, r.seat, leaving=True))
        case records.CreditBought():
            return Effect(post=lambda _, r: move_cents(r.cents, CASH, credit(r.seat)), meter=meters.count_credit)
        case records.CreditGiven():
            return Effect(
                post=lambda _, r: move_cents(r.cents, ATTENDANT, credit(r.seat)), meter=meters.count_credit, persons=1
            )
        case records.BetPlaced():
            return Effect(changes.place_bet, posting.stake, of_round=True)
        case records.BetUndone():
            return Effect(changes.undo_bet, posting.give_back, of_round=True)
        case records.BetsReturned():
            return Effect(
                lambda s, r: seat_change(s, r.seat, touches=(), ready=False), posting.give_back, of_round=True
            )
        case records.SeatReady():
            return Effect(lambda s, r: seat_change(s, r.seat, ready=True), of_round=True)
        case records.ChipMoved():
            return Effect(lambda s, r: seat_change(s, r.seat, chip=r.present), of_round=True, aside=True)
        case records.ChipRefused():
            return Effect(of_round=True, aside=True)
        case records.TimeBankUsed():
            return Effect(changes.use_bank, of_round=True, aside=True)
        case records.AttendantCalled():
            return Effect(lambda s, r: seat_change(s, r.seat, calling=True), aside=True)
        case records.CallAnswered():
            return Effect(lambda s, r: seat_change(s, r.seat, calling=False), persons=1, aside=True)
        case records.CashOutPlanned():
            return Effect(lambda s, r: seat_change(s, r.seat, cash_out_planned=r.planned), aside=True)
        case records.CashOutAsked():
            return Effect(lambda s, r: seat_change(s, r.seat, cashing_out=True, cash_out_planned=False))
        case records.CashOutCancelled():
            kept = {"cashing_out": False, "cash_out_planned": False, "leaving": False}
            return Effect(lambda s, r: seat_change(s, r.seat, **kept), persons=1)
        case records.CashOutPaid():
            return Effect(
                lambda s, r: seat_change(s, r.seat, cashing_out=False, cash_out_planned=False),
                lambda _, r: move_cents(r.cents, credit(r.seat), ATTENDANT if r.by_hand else CASH),
                meters.count_cash_out,
            )
        case _:
            assert_never(record)


def _of_win(record: WinRecord) -> Effect:
    match record:
        case records.HandPayRaised():
            return Effect(
                post=lambda _, r: move_cents(r.cents, credit(r.seat), hand_pay(r.seat)),
                meter=meters.count_award,
                stamped=changes.award,
            )
        case records.PoolWon():
            return Effect(meter=meters.count_award, stamped=changes.award)
        case records.HandPayConfirmed():
            return Effect(
                changes.confirm,
                lambda _, r: move_cents(r.cents, hand_pay(r.seat), ATTENDANT),
                meters.count_hand_pay,
                persons=1,
            )
        case records.HandPayDisputed():
            return Effect(changes.dispute, persons=1)
        case _:
            assert_never(record)


def _of_cards(record: RoundRecord) -> Effect:  # noqa: C901, PLR0912 (a case a kind)
    match record:
        case records.DecksMoved():
            return Effect(changes.move_decks)
        case records.ReshuffleOrdered():
            return Effect(changes.order_reshuffle, persons=1)
        case records.ShoeLoaded():
            return Effect(changes.load_shoe, public=Public.WITHOUT_SECRET)
        case records.CutOffered():
            return Effect(lambda s, r: {**on_shoe(s, offers=r.seats), "phase": Phase.CUTTING})
        case records.CutDeclined():
            return Effect(changes.decline_cut)
        case records.ShoeCut():
            return Effect(lambda s, r: on_shoe(s, cut_at=r.place, cut_due=False, offers=()))
        case records.ShoeEnded():
            return Effect(lambda s, _: {"shoe": None, "back": changes.other_back(s.back)})
        case records.BettingOpened():
            return Effect(changes.open_betting, of_round=True)
        case records.RoundOpened():
            return Effect(changes.open_round, posting.open_round, of_round=True, public=Public.WITHOUT_SECRET)
        case records.RoundStepped():
            return Effect(None, posting.step, meters.count_step, changes.step, of_round=True, public=Public.AS_TURNED)
        case records.DeckRevealed() | records.CardsRevealed():
            return Effect(of_round=True)
        case records.TableRested():
            return Effect(lambda *_: changes.RESTED)
        case _:
            assert_never(record)


def _of_pool(record: PoolRecord) -> Effect:
    match record:
        case records.PoolFunded():
            return Effect(post=lambda _, r: move(r.micros, HOUSE, accounts.pool(r.game)))
        case records.PoolCorrected():
            return Effect(post=lambda _, r: move(r.micros, HOUSE, accounts.pool(r.game)), persons=2)
        case records.PoolTransferred():
            return Effect(lambda *_: {"plan": None}, posting.transfer, persons=2)
        case records.EndPlanned():
            return Effect(lambda _, r: {"plan": r}, persons=1)
        case _:
            assert_never(record)


def _of_device(record: DeviceRecord) -> Effect:
    match record:
        case records.LedgerMade():
            return Effect(lambda _, r: r._asdict())
        case records.Configured():
            return Effect(changes.configure)
        case records.DeviceSet() | records.ModeStarted():
            return Effect(persons=1)
        case records.PoweredUp():
            return Effect(lambda _, r: {"generation": r.generation}, meter=meters.count_power_up)
        case records.ClockJumped():
            return Effect()
        case records.TableClosed():
            return Effect(lambda _, r: {"closed": r.why}, persons=1)
        case records.TableOpened():
            return Effect(lambda *_: {"closed": None}, persons=1)
        case records.FaultRaised():
            return Effect(changes.raise_fault, meter=meters.count_fault)
        case records.FaultCleared():
            return Effect(changes.drop_fault)
        case _:
            assert_never(record)


def _of_staff(record: StaffRecord) -> Effect:
    match record:
        case records.UserAdded():
            return Effect(stamped=changes.add_user, persons=1, public=Public.NOTHING)
        case records.UserRemoved():
            return Effect(lambda s, r: change_user(s, r.name, lambda user: user._replace(removed=True)), persons=1)
        case records.PinChanged():
            return Effect(stamped=changes.change_pin, persons=1, public=Public.NOTHING)
        case records.LoggedIn():
            return Effect(lambda s, r: change_user(s, r.name, access.after_success))
        case records.LoginFailed():
            return Effect(changes.fail_login, public=Public.NOTHING)
        case records.LoggedOut():
            return Effect()
        case _:
            assert_never(record)


def _effect_of(record: Record) -> Effect:
    if isinstance(record, SeatRecord):
        return _of_seat(record)
    if isinstance(record, WinRecord):
        return _of_win(record)
    if isinstance(record, RoundRecord):
        return _of_cards(record)
    if isinstance(record, PoolRecord):
        return _of_pool(record)
    return _of_device(record) if isinstance(record, DeviceRecord) else _of_staff(record)


EFFECTS: dict[type, Effect] = {  # looked up a hundred times a round; nothing above asks what a record holds
    Snapshot: Effect(public=Public.NOTHING),
    **{kind: _effect_of(kind._make([None] * len(kind._fields))) for kind in get_args(Record)},
}


def post(state: TableState, record: Record | Snapshot) -> tuple[Posting, ...]:
    poster = EFFECTS[type(record)].post
    return poster(state, record) if poster else ()
