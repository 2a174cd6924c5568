"""What staff ask for, decided: credit, hand-pays, faults, irregularities, settings, the progressive, users. Pure.

Who asks is known and checked by role here, two persons where it takes two. The service menu is only a face on this.
"""

from calendar import monthrange
from collections.abc import Callable
from typing import Any, NamedTuple

from kiosk.base.clock import utc
from kiosk.base.ports import PinKeeper
from kiosk.base.words import Sentence, Text, mark
from kiosk.ledger import accounts, records
from kiosk.ledger.table_state import ActiveFault, HandPay, Phase, TableState
from kiosk.policy import access, profiles
from kiosk.policy.access import Action, User
from kiosk.policy.config import ConfigError, TableConfig, check_config
from kiosk.policy.device import DeviceError, check_device, written
from kiosk.policy.faults import FAULTS, clearing_needs_two, may_clear
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.intents import Declare, Refusal, Refused
from kiosk.rules.irregularities import COUNT_FAILED
from kiosk.rules.pay.money import MAX_CENTS, MICROS_PER_CENT, Cents, dollars
from kiosk.rules.pay.pool import MAX_POOL
from kiosk.table import dealer, requests
from kiosk.table.devices.sensor_faults import Lasting

Decision = tuple[records.Record, ...] | Refused


class Staff(NamedTuple):
    """Who asks, who stands beside, and what the ledger does not tell."""

    first: User
    second: User | None
    pins: PinKeeper
    lasting: Lasting  # what the bet sensors still report, and what is wrong with the software's files
    now_ms: int  # wall time

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(user.name for user in (self.first, self.second) if user is not None)


ACTIONS: dict[type, Action | None] = {
    requests.LogOut: None,
    requests.GiveCredit: Action.CREDIT_SEAT,
    requests.ConfirmHandPay: Action.CONFIRM_HAND_PAY,
    requests.DisputeHandPay: Action.DISPUTE_HAND_PAY,
    requests.ConfirmCashOut: Action.CONFIRM_CASH_OUT,
    requests.CancelCashOut: Action.CANCEL_CASH_OUT,
    requests.AnswerCall: Action.ANSWER_CALL,
    requests.ClearFault: Action.CLEAR_FAULT,
    Declare: Action.DECLARE_IRREGULARITY,
    requests.OrderReshuffle: Action.ORDER_RESHUFFLE,
    requests.CloseTable: Action.CLOSE_TABLE,
    requests.OpenTable: Action.OPEN_TABLE,
    requests.Configure: Action.CHANGE_CONFIG,
    requests.ChangePace: Action.CHANGE_PACE,
    requests.SetDevice: Action.SET_DEVICE,
    requests.StartMode: Action.START_MODE,
    requests.CorrectPool: Action.CORRECT_METER,
    requests.TransferPool: Action.TRANSFER_POOL,
    requests.PlanEnd: Action.PLAN_PROGRESSIVE_END,
    requests.AddUser: Action.ADD_USER,
    requests.RemoveUser: Action.REMOVE_USER,
    requests.ResetPin: Action.RESET_PIN,
}


def decide_staff(state: TableState, request: requests.StaffRequest, staff: Staff) -> Decision:
    action = ACTIONS[type(request)]
    if isinstance(request, requests.ResetPin) and _is_own(request, staff):
        action = Action.CHANGE_OWN_PIN
    if action is not None and (why := _why_not(state, action, staff)):
        return why
    return _DECIDERS[type(request)](state, request, staff)


def found(state: TableState, config: TableConfig) -> tuple[records.Record, ...]:
    """The records that put a configuration in force: the settings, and the pool brought up to its reset."""
    old = state.config
    decided: tuple[records.Record, ...] = (records.Configured(old, config),)
    if config.progressive is not None:
        missing = config.progressive.reset - state.books.get(accounts.pool(config.game), 0)
        if missing > 0:
            decided += (records.PoolFunded(config.game, missing),)
    return decided


def first_user(state: TableState, request: requests.AddUser, pins: PinKeeper) -> Decision:
    """The first supervisor, whom nobody can vouch for: only while there is no user at all."""
    if not access.first_user_needed(state.users):
        return Refused(Refusal.NOT_PERMITTED, None, "user", "Log in first.")
    return _add_user(state, request, pins)


def _why_not(state: TableState, action: Action, staff: Staff) -> Refused | None:
    if access.needs_two(action):
        return _two(state, action, staff)
    if not access.may(staff.first.role, action):
        words = Sentence("{name} ({role}) may not do this.", name=staff.first.name, role=staff.first.role)
        return Refused(Refusal.NOT_PERMITTED, None, "user", words)
    return None


def _two(state: TableState, action: Action, staff: Staff) -> Refused | None:
    if staff.second is None:
        return Refused(Refusal.SECOND_PERSON, None, "user", "This takes two persons: a second one must log in.")
    words = access.why_not_two(action, staff.first, staff.second, state.given)
    return Refused(Refusal.SECOND_PERSON, None, "user", words) if words else None


def _bad(field: str, words: Text, seat: int | None = None) -> Refused:
    return Refused(Refusal.BAD_VALUE, seat, field, words)


def _give_credit(state: TableState, request: requests.GiveCredit, _: Staff) -> Decision:
    if request.seat not in SEATS or not state.place(request.seat).taken:
        return Refused(Refusal.SEAT_EMPTY, None, "seat", "Nobody sits there.")
    if state.stopped():
        return Refused(Refusal.TABLE_STOPPED, request.seat, "table", "No money in while the table is stopped.")
    if state.locked(request.seat):
        return Refused(Refusal.SEAT_LOCKED, request.seat, "seat", "The seat waits for a payment: settle that first.")
    total = state.credit(request.seat) + request.cents if type(request.cents) is int else 0
    if type(request.cents) is not int or request.cents < 1 or total > MAX_CENTS:
        return _bad("credit", "That is not an amount a seat can hold.", request.seat)
    return (records.CreditGiven(request.seat, request.cents),)


def _pending(state: TableState, number: int) -> HandPay | None:
    return next((pay for pay in state.hand_pays if pay.number == number), None)


def _confirm_hand_pay(state: TableState, request: requests.ConfirmHandPay, _: Staff) -> Decision:
    pay = _pending(state, request.number)
    if pay is None:
        words = Sentence("There is no hand-pay {number} to confirm.", number=request.number)
        return Refused(Refusal.NOTHING_THERE, None, "hand-pay", words)
    return (records.HandPayConfirmed(pay.seat, pay.number, pay.cents),)


def _dispute_hand_pay(state: TableState, request: requests.DisputeHandPay, _: Staff) -> Decision:
    pay = _pending(state, request.number)
    if pay is None or pay.disputed:
        words = Sentence("There is no hand-pay {number} to dispute.", number=request.number)
        return Refused(Refusal.NOTHING_THERE, None, "hand-pay", words)
    if not request.why.strip():
        return _bad("why", "Say why it is disputed.")
    return (records.HandPayDisputed(pay.seat, pay.number, request.why),)


def _confirm_cash_out(state: TableState, request: requests.ConfirmCashOut, _: Staff) -> Decision:
    if request.seat not in SEATS or not state.place(request.seat).cashing_out:
        return Refused(Refusal.NOTHING_THERE, None, "cash-out", "That seat waits for no payment.")
    paid = records.CashOutPaid(request.seat, state.credit(request.seat), by_hand=True)
    return (paid, records.SeatLeft(request.seat)) if state.place(request.seat).leaving else (paid,)


def _cancel_cash_out(state: TableState, request: requests.CancelCashOut, _: Staff) -> Decision:
    if request.seat not in SEATS or not state.place(request.seat).cashing_out:
        return Refused(Refusal.NOTHING_THERE, None, "cash-out", "That seat waits for no payment.")
    return (records.CashOutCancelled(request.seat),)


def _answer_call(state: TableState, request: requests.AnswerCall, _: Staff) -> Decision:
    if request.seat not in SEATS or not state.place(request.seat).calling:
        return Refused(Refusal.NOTHING_THERE, None, "call", "That seat has not called.")
    return (records.CallAnswered(request.seat),)


def _clear_fault(state: TableState, request: requests.ClearFault, staff: Staff) -> Decision:
    active = next((f for f in state.faults if (f.fault, f.seat) == (request.fault, request.seat)), None)
    if active is None:
        words = Sentence("There is no fault {fault} to clear.", fault=request.fault)
        return Refused(Refusal.NOTHING_THERE, request.seat, "fault", words)
    if FAULTS[active.fault].cleared_by is None:
        return Refused(Refusal.NOT_PERMITTED, None, "fault", "It clears by itself when its cause is gone.")
    if clearing_needs_two(active.fault) and (why := _two(state, Action.CLEAR_FAULT, staff)):
        return why
    persons = [user for user in (staff.first, staff.second) if user is not None]
    if not any(may_clear(user.role, active.fault) for user in persons):
        words = Sentence("{name} may not clear this fault.", name=staff.first.name)
        return Refused(Refusal.NOT_PERMITTED, None, "fault", words)
    if found := staff.lasting.get((active.fault, active.seat)):
        return Refused(Refusal.NOT_PERMITTED, active.seat, "fault", _reported(active, found))
    return (records.FaultCleared(active.fault, active.seat),)


def _reported(fault: ActiveFault, words: str) -> Sentence:
    """What is still wrong, by whoever finds it so."""
    if fault.fault == "software-changed":
        return Sentence("The check of the software found this: {words}.", words=words)
    if fault.seat is None:
        return Sentence("The bet sensors still report this: {words}.", words=words)
    return Sentence("The bet sensor of seat {seat} still reports this: {words}.", seat=fault.seat, words=words)


def _declare(state: TableState, request: Declare, _: Staff) -> Decision:
    if state.phase != Phase.PLAYING:
        return Refused(Refusal.ROUND_IS_OVER, None, "round", "No round is in play.")
    if request.kind == COUNT_FAILED:
        return Refused(Refusal.NOT_DECLARABLE, None, "irregularity", "The table itself counts the cards.")
    return dealer.step(state, request)


def _order_reshuffle(state: TableState, _: requests.OrderReshuffle, __: Staff) -> Decision:
    if state.shoe is None and state.phase == Phase.PLAYING:
        return Refused(Refusal.IN_ROUND, None, "round", "The first card is out: order it before the next round.")
    return (records.ReshuffleOrdered(),)


def _close(state: TableState, request: requests.CloseTable, _: Staff) -> Decision:
    if state.closed is not None:
        return Refused(Refusal.TABLE_CLOSED, None, "table", "The table is closed already.")
    return (records.TableClosed(request.why.strip() or "closed by staff"),)


def _open(state: TableState, _: requests.OpenTable, __: Staff) -> Decision:
    if state.closed is None:
        return Refused(Refusal.NOTHING_THERE, None, "table", "The table is open already.")
    return (records.TableOpened(),)


def _why_not_idle(state: TableState) -> Refused | None:
    """Why the table is not without anybody's money."""
    if state.phase == Phase.PLAYING or any(state.books.get(felt, 0) for felt in accounts.FELTS):
        return Refused(Refusal.IN_ROUND, None, "round", "A round is in play, or bets lie on the felt.")
    if held := [seat for seat in SEATS if state.books.get(accounts.credit(seat), 0)]:
        *others, last = [f"{seat} ({dollars(state.credit(seat))})" for seat in held]
        words = Sentence("There is credit on seat {last}: pay it out first.", last=last)
        if others:
            text = mark("There is credit on seats {others} and {last}: pay it out first.")
            words = Sentence(text, others=", ".join(others), last=last)
        return Refused(Refusal.CREDITS_ON_SEAT, None, "credit", words)
    if state.hand_pays:
        return Refused(Refusal.CREDITS_ON_SEAT, None, "hand-pay", "A hand-pay is pending: pay it first.")
    return None


def _configure(state: TableState, request: requests.Configure, _: Staff) -> Decision:
    if refused := _why_not_idle(state):
        return refused
    if _hides_pool(state, request.config):
        held = state.books[accounts.pool(request.config.game)] // MICROS_PER_CENT
        words = Sentence("The progressive holds {held}: plan its end and transfer it.", held=Cents(held))
        return Refused(Refusal.NOT_PERMITTED, None, "progressive", words)
    try:
        config = check_config(request.config)
    except ConfigError as error:
        return _bad(error.field, str(error))
    if state.kind == "live" and profiles.load(request.config.profile).buys_in_by_touch:
        return _bad("profile", "A live ledger cannot have a profile with which players buy in by touch.")
    if config == state.config:
        return Refused(Refusal.NOTHING_THERE, None, "settings", "Nothing would change.")
    return (*dealer.rest(state), *found(state, config))


def _hides_pool(state: TableState, config: TableConfig) -> bool:
    """Whether a progressive that holds money would be switched off. Another game leaves the pool with its own."""
    return config.progressive is None and state.books.get(accounts.pool(config.game), 0) > 0


def _change_pace(state: TableState, request: requests.ChangePace, _: Staff) -> Decision:
    if state.config is None:
        return Refused(Refusal.NOTHING_THERE, None, "settings", "The table is not configured.")
    try:
        config = check_config(state.config._replace(pace=request.pace))
    except ConfigError as error:
        return _bad(error.field, str(error))
    return (records.Configured(state.config, config),)


def _set_device(_: TableState, request: requests.SetDevice, __: Staff) -> Decision:
    """One record a setting that changes. The file is written by whoever asks, once this is in the ledger."""
    try:
        new = written(check_device(request.new))
    except DeviceError as error:
        return _bad("device", str(error))
    old = {} if request.old is None else written(request.old)
    decided = tuple(records.DeviceSet(key, old.get(key), value) for key, value in new.items() if old.get(key) != value)
    return decided or Refused(Refusal.NOTHING_THERE, None, "device", "Nothing would change.")


def _start_mode(state: TableState, request: requests.StartMode, _: Staff) -> Decision:
    if request.mode not in requests.MODES:
        return _bad("mode", Sentence("There is no such mode; there are {names}.", names=" and ".join(requests.MODES)))
    return _why_not_idle(state) or (records.ModeStarted(request.mode),)


def _pool_at_rest(state: TableState) -> Refused | None:
    if state.config is None or state.config.progressive is None:
        return Refused(Refusal.NOTHING_THERE, None, "progressive", "This table has no progressive.")
    if state.phase == Phase.PLAYING:
        return Refused(Refusal.IN_ROUND, None, "round", "The progressive is locked while a round is in play.")
    return None


def _correct_pool(state: TableState, request: requests.CorrectPool, _: Staff) -> Decision:
    if refused := _pool_at_rest(state):
        return refused
    config = state.config
    if config is None or config.progressive is None or not request.why.strip() or not request.micros:
        return _bad("why", "Say by how much and why.")
    if state.pool() + request.micros < config.progressive.reset:
        return _bad("micros", "The meter is never shown below its reset amount.")
    most = MAX_POOL if config.progressive.limit is None else config.progressive.limit
    if request.micros > 0 and state.pool() + request.micros > most:
        return _bad("micros", "The meter would be above its limit.")
    return (records.PoolCorrected(config.game, request.micros, request.why),)


def _transfer_pool(state: TableState, request: requests.TransferPool, _: Staff) -> Decision:
    """The whole pool goes; the progressive ends with it, and can be configured anew."""
    if refused := _pool_at_rest(state):
        return refused
    config = state.config
    if config is None or not request.to.strip():
        return _bad("to", "Say which table takes the pool.")
    if any(place.taken for place in state.places):
        return Refused(Refusal.CREDITS_ON_SEAT, None, "seat", "Somebody still plays here.")
    if state.plan is None or state.plan.game != config.game:
        return Refused(Refusal.NOTHING_THERE, None, "plan", "Plan the progressive's end first: a date and a taker.")
    if state.plan.to != request.to:
        return _bad("to", Sentence("The plan gives the pool to {to}.", to=state.plan.to))
    held = (accounts.pool(config.game), accounts.reserve(config.game), accounts.overflow(config.game))
    moved = sum(state.books.get(account, 0) for account in held)
    return (
        records.PoolTransferred(config.game, moved, request.to),
        records.Configured(config, config._replace(progressive=None)),
    )


def _plan_end(state: TableState, request: requests.PlanEnd, staff: Staff) -> Decision:
    if state.config is None or state.config.progressive is None:
        return Refused(Refusal.NOTHING_THERE, None, "progressive", "This table has no progressive.")
    if not request.to.strip() or not _is_date(request.date):
        return _bad("date", "Give the date as YYYY-MM-DD, and the table that takes the pool.")
    today = utc(staff.now_ms)[: len(request.date)]
    if request.date < today:
        return _bad("date", Sentence("{date} is past: today is {today} (UTC).", date=request.date, today=today))
    return (records.EndPlanned(state.config.game, request.date, request.to),)


def _is_date(text: str) -> bool:
    year, _, rest = text.partition("-")
    month, _, day = rest.partition("-")
    digits = text.isascii() and all(part.isdigit() for part in (year, month, day))
    if not digits or [len(year), len(month), len(day)] != [4, 2, 2] or int(year) < 1 or not 1 <= int(month) <= 12:
        return False
    return 1 <= int(day) <= monthrange(int(year), int(month))[1]


def _add_user(state: TableState, request: requests.AddUser, pins: PinKeeper) -> Decision:
    words = access.why_not_add(state.users, request.name, request.role) or access.why_not_pin(request.pin)
    if words:
        return _bad("user", words)
    return (records.UserAdded(User(request.name, request.role, pins.hash(request.pin))),)


def _remove_user(state: TableState, request: requests.RemoveUser, _: Staff) -> Decision:
    if words := access.why_not_remove(state.users, request.name):
        return _bad("user", words)
    user = access.find_user(state.users, request.name)
    return (records.UserRemoved(user.name if user else request.name),)


def _is_own(request: requests.ResetPin, staff: Staff) -> bool:
    return request.name.casefold() == staff.first.name.casefold()


def _reset_pin(state: TableState, request: requests.ResetPin, staff: Staff) -> Decision:
    user = access.find_user(state.users, request.name)
    if user is None or user.removed:
        return _bad("user", Sentence("There is no user {name}.", name=request.name))
    if words := access.why_not_pin(request.pin):
        return _bad("pin", words)
    if _is_own(request, staff) and staff.pins.matches(user.pin_hash, request.pin):
        return _bad("pin", "That is the PIN you have: choose another one.")
    return (records.PinChanged(user.name, staff.pins.hash(request.pin)),)


_DECIDERS: dict[type, Callable[[TableState, Any, Staff], Decision]] = {
    requests.LogOut: lambda _, __, staff: (records.LoggedOut(staff.first.name),),
    requests.GiveCredit: _give_credit,
    requests.ConfirmHandPay: _confirm_hand_pay,
    requests.DisputeHandPay: _dispute_hand_pay,
    requests.ConfirmCashOut: _confirm_cash_out,
    requests.CancelCashOut: _cancel_cash_out,
    requests.AnswerCall: _answer_call,
    requests.ClearFault: _clear_fault,
    Declare: _declare,
    requests.OrderReshuffle: _order_reshuffle,
    requests.CloseTable: _close,
    requests.OpenTable: _open,
    requests.Configure: _configure,
    requests.ChangePace: _change_pace,
    requests.SetDevice: _set_device,
    requests.StartMode: _start_mode,
    requests.CorrectPool: _correct_pool,
    requests.TransferPool: _transfer_pool,
    requests.PlanEnd: _plan_end,
    requests.AddUser: lambda state, request, staff: _add_user(state, request, staff.pins),
    requests.RemoveUser: _remove_user,
    requests.ResetPin: _reset_pin,
}
