"""Who may do what at the table: roles, named actions, the two-person rule, names, PINs and the lock-out. Pure.

Time is an argument. A PIN is hashed and compared by the caller's PinKeeper; here is only what a PIN may be and what a
failure does to its user. A refusal is a sentence for a person, or None.
"""

import re
from collections.abc import Collection, Mapping
from enum import StrEnum
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from kiosk.base.words import Sentence, Text, mark

LONGEST_LOCK_MS = 24 * 60 * 60 * 1000  # a day
_SHORTEST_PIN, _LONGEST_PIN = 6, 12
_LONGEST_NAME = 32
# ASCII alone: no two names in the event log look the same and are not.
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")


class Role(StrEnum):
    ATTENDANT = "attendant"
    TECHNICIAN = "technician"
    SUPERVISOR = "supervisor"
    AUDITOR = "auditor"


class Action(StrEnum):
    CREDIT_SEAT = "credit-seat"
    CONFIRM_HAND_PAY = "confirm-hand-pay"
    DISPUTE_HAND_PAY = "dispute-hand-pay"
    CONFIRM_CASH_OUT = "confirm-cash-out"
    CANCEL_CASH_OUT = "cancel-cash-out"
    ANSWER_CALL = "answer-call"
    CLEAR_FAULT = "clear-fault"  # which fault, the catalogue says too
    DECLARE_IRREGULARITY = "declare-irregularity"
    ORDER_RESHUFFLE = "order-reshuffle"
    OPEN_TABLE = "open-table"
    CLOSE_TABLE = "close-table"
    CHANGE_CONFIG = "change-config"  # game, tables, elections, limits, the progressive's parameters, the profile
    CHANGE_PACE = "change-pace"
    SET_DEVICE = "set-device"  # language, dealer, volumes, screens, the sensor's port: nothing that changes a game
    CORRECT_METER = "correct-meter"  # the progressive's too
    TRANSFER_POOL = "transfer-pool"
    PLAN_PROGRESSIVE_END = "plan-progressive-end"
    ADD_USER = "add-user"
    REMOVE_USER = "remove-user"
    RESET_PIN = "reset-pin"  # of another; it also ends a lock-out
    CHANGE_OWN_PIN = "change-own-pin"
    VIEW_EVENTS = "view-events"
    VIEW_METERS = "view-meters"
    VIEW_RECALL = "view-recall"
    EXPORT = "export"
    BACKUP = "backup"
    VERIFY = "verify"
    DIAGNOSE = "diagnose"  # sensors and lamps, touch test and calibration, screens, sound
    CLEAN_GLASS = "clean-glass"  # touch is ignored for a while
    START_MODE = "start-mode"  # demonstration or test, on a ledger of its own


_SUPERVISOR = frozenset({Role.SUPERVISOR})
_MONEY = _SUPERVISOR | {Role.ATTENDANT}
_TECHNICAL = _SUPERVISOR | {Role.TECHNICIAN}
_FLOOR = _MONEY | _TECHNICAL
_INSPECTION = _TECHNICAL | {Role.AUDITOR}
_EVERYBODY = frozenset(Role)

PERMISSIONS: Mapping[Action, frozenset[Role]] = MappingProxyType(
    {
        Action.CREDIT_SEAT: _MONEY,
        Action.CONFIRM_HAND_PAY: _MONEY,
        Action.DISPUTE_HAND_PAY: _MONEY,
        Action.CONFIRM_CASH_OUT: _MONEY,
        Action.CANCEL_CASH_OUT: _MONEY,
        Action.ANSWER_CALL: _FLOOR,
        Action.CLEAR_FAULT: _FLOOR,
        Action.DECLARE_IRREGULARITY: _MONEY,
        Action.ORDER_RESHUFFLE: _SUPERVISOR,
        Action.OPEN_TABLE: _SUPERVISOR,
        Action.CLOSE_TABLE: _FLOOR,
        Action.CHANGE_CONFIG: _SUPERVISOR,
        Action.CHANGE_PACE: _SUPERVISOR,
        Action.SET_DEVICE: _TECHNICAL,
        Action.CORRECT_METER: _MONEY,
        Action.TRANSFER_POOL: _MONEY,
        Action.PLAN_PROGRESSIVE_END: _SUPERVISOR,
        Action.ADD_USER: _SUPERVISOR,
        Action.REMOVE_USER: _SUPERVISOR,
        Action.RESET_PIN: _SUPERVISOR,
        Action.CHANGE_OWN_PIN: _EVERYBODY,
        Action.VIEW_EVENTS: _EVERYBODY,
        Action.VIEW_METERS: _INSPECTION,
        Action.VIEW_RECALL: _EVERYBODY,
        Action.EXPORT: _INSPECTION,
        Action.BACKUP: _TECHNICAL,
        Action.VERIFY: _INSPECTION,
        Action.DIAGNOSE: _TECHNICAL,
        Action.CLEAN_GLASS: _FLOOR,
        Action.START_MODE: _TECHNICAL,
    }
)
TWO_PERSONS = frozenset({Action.CORRECT_METER, Action.TRANSFER_POOL})


class User(NamedTuple):
    """A named person. A removed one stays in the list, so that the name is never given to another."""

    name: str
    role: Role
    pin_hash: str
    failures: int = 0  # wrong PINs since the last right one
    locked_at_ms: int = 0
    lock_ms: int = 0  # how long the lock holds from then on; 0 without a lock
    removed: bool = False


def may(role: Role, action: Action) -> bool:
    """Whether somebody in that role may do it, alone or as one of two."""
    return role in PERMISSIONS[action]


def needs_two(action: Action) -> bool:
    return action in TWO_PERSONS


def why_not_two(action: Action, first: User, second: User, given: Mapping[str, str]) -> Text | None:
    """Why these two may not do it together: two different users who both may, at least one of them a supervisor.

    `given` are the users whose PINs others set, and who did: such a PIN does not show who is there.
    """
    if first.name.casefold() == second.name.casefold():
        return mark("The second person must be somebody else.")
    for user in (first, second):
        if user.removed or not may(user.role, action):
            return Sentence("{name} may not do this.", name=user.name)
    if Role.SUPERVISOR not in (first.role, second.role):
        return mark("One of the two must be a supervisor.")
    for user in (first, second):
        if user.name in given:
            setter = given[user.name]
            return Sentence(
                "{name}'s PIN was set by {setter}: {name} must change it first.", name=user.name, setter=setter
            )
    return None


def first_user_needed(users: Collection[User]) -> bool:
    """Whether nobody was ever named: then adding the first supervisor is all that can be done."""
    return not users


def find_user(users: Collection[User], name: str) -> User | None:
    """The user of that name in whatever case it is typed, removed or not."""
    return next((user for user in users if user.name.casefold() == name.casefold()), None)


def why_not_add(users: Collection[User], name: str, role: Role) -> Text | None:
    if len(name) > _LONGEST_NAME or not _NAME.fullmatch(name):
        words = mark("A name is 1 to {most} letters, digits, dots, hyphens or underscores, a letter or digit first.")
        return Sentence(words, most=_LONGEST_NAME)
    if taken := find_user(users, name):
        removed = mark("There is already a user {name}, who was removed; records still name them. Choose another name.")
        there = mark("There is already a user {name}. Choose another name.")
        return Sentence(removed if taken.removed else there, name=taken.name)
    if first_user_needed(users) and role != Role.SUPERVISOR:
        return mark("The first user must be a supervisor.")
    return None


def why_not_remove(users: Collection[User], name: str) -> Text | None:
    """Why that user cannot be removed. The last supervisor stays: nobody else could ever add a user again."""
    user = find_user(users, name)
    if user is None or user.removed:
        return Sentence("There is no user {name}.", name=name)
    supervisors = [other for other in users if other.role == Role.SUPERVISOR and not other.removed]
    if supervisors == [user]:
        return Sentence("{name} is the last supervisor. Add another one first.", name=user.name)
    return None


def why_not_pin(pin: str) -> Text | None:
    if not (pin.isascii() and pin.isdigit() and _SHORTEST_PIN <= len(pin) <= _LONGEST_PIN):
        return Sentence("A PIN is {least} to {most} digits.", least=_SHORTEST_PIN, most=_LONGEST_PIN)
    steps = {(int(after) - int(before)) % 10 for before, after in pairwise(pin)}
    if steps == {0}:
        return mark("The digits of a PIN must not all be the same.")
    if steps in ({1}, {9}):
        return mark("A PIN must not be a plain run of digits, upwards or downwards.")
    return None


def locked_for_ms(user: User, now_ms: int) -> int:
    """How much longer the user is locked out; 0 if not. Never more than the lock's own period.

    A clock set forward past the lock's end does end it. For a clock set back, see `with_clock`.
    """
    return max(0, user.lock_ms - max(0, now_ms - user.locked_at_ms))


def with_clock(user: User, now_ms: int) -> User:
    """The user at this moment. A clock set back to before the lock began makes it begin now, so that it ends.

    To be kept whenever a login is tried: without it, the lock would wait for the clock to come back to where it was.
    """
    return user._replace(locked_at_ms=now_ms) if user.lock_ms and now_ms < user.locked_at_ms else user


def after_failure(user: User, now_ms: int, tries: int, first_lock_ms: int) -> User:
    """The user after a wrong PIN: so many failures in a row lock, and each further one locks for twice as long.

    A try while the lock holds is no failure: its PIN was not looked at, and nobody can prolong another's lock.
    """
    if locked_for_ms(user, now_ms):
        return with_clock(user, now_ms)
    failures = user.failures + 1
    if failures < tries:
        return user._replace(failures=failures)
    doublings = min(failures - tries, LONGEST_LOCK_MS.bit_length())
    return user._replace(
        failures=failures, locked_at_ms=now_ms, lock_ms=min(first_lock_ms << doublings, LONGEST_LOCK_MS)
    )


def after_success(user: User) -> User:
    """The user after the right PIN, or after a supervisor's reset."""
    return user._replace(failures=0, locked_at_ms=0, lock_ms=0)
