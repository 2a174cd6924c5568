"""Who may do what, names and PINs, two persons, and a lock-out that doubles and outlives a restart."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.policy.access import (
    LONGEST_LOCK_MS,
    PERMISSIONS,
    Action,
    Role,
    User,
    after_failure,
    after_success,
    find_user,
    first_user_needed,
    locked_for_ms,
    may,
    needs_two,
    why_not_add,
    why_not_pin,
    why_not_remove,
    why_not_two,
    with_clock,
)

# Every action with the initials of the roles that may: Attendant, Technician, Supervisor, aUditor.
ROLES = {"A": Role.ATTENDANT, "T": Role.TECHNICIAN, "S": Role.SUPERVISOR, "U": Role.AUDITOR}
ALLOWED = {
    "credit-seat": "AS",
    "confirm-hand-pay": "AS",
    "dispute-hand-pay": "AS",
    "confirm-cash-out": "AS",
    "cancel-cash-out": "AS",
    "answer-call": "ATS",
    "clear-fault": "ATS",
    "declare-irregularity": "AS",
    "order-reshuffle": "S",
    "open-table": "S",
    "close-table": "ATS",
    "change-config": "S",
    "change-pace": "S",
    "set-device": "TS",
    "correct-meter": "AS",
    "transfer-pool": "AS",
    "plan-progressive-end": "S",
    "add-user": "S",
    "remove-user": "S",
    "reset-pin": "S",
    "change-own-pin": "ATSU",
    "view-events": "ATSU",
    "view-meters": "TSU",
    "view-recall": "ATSU",
    "export": "TSU",
    "backup": "TS",
    "verify": "TSU",
    "diagnose": "TS",
    "clean-glass": "ATS",
    "start-mode": "TS",
}
TRIES, FIRST_LOCK_MS = 3, 60_000
NOW = 1_700_000_000_000

ANNA = User("Anna", Role.ATTENDANT, "hash")
TOM = User("tom", Role.TECHNICIAN, "hash")
SUE = User("sue", Role.SUPERVISOR, "hash")
SAM = User("sam", Role.SUPERVISOR, "hash")
UMA = User("uma", Role.AUDITOR, "hash")


def failed(times: int, now_ms: int = NOW) -> tuple[User, int]:
    """A user after so many failures, each as soon as the lock of the one before is over, and the time of the last."""
    user = ANNA
    for number in range(times):
        now_ms += locked_for_ms(user, now_ms) if number else 0
        user = after_failure(user, now_ms, TRIES, FIRST_LOCK_MS)
    return user, now_ms


# Roles and actions.


def test_a_role_may_do_what_is_listed_and_nothing_else() -> None:
    allowed = {action: {initial for initial, role in ROLES.items() if may(role, Action(action))} for action in ALLOWED}
    assert allowed == {action: set(initials) for action, initials in ALLOWED.items()}


def test_every_action_is_listed() -> None:
    assert list(PERMISSIONS) == list(Action) == [Action(action) for action in ALLOWED]


def test_two_persons_are_needed_for_meters_and_the_pool() -> None:
    assert {action for action in Action if needs_two(action)} == {"correct-meter", "transfer-pool"}


@pytest.mark.parametrize(
    ("action", "first", "second", "said"),
    [
        ("correct-meter", ANNA, SUE, None),
        ("correct-meter", SUE, ANNA, None),
        ("correct-meter", SUE, SAM, None),
        ("transfer-pool", ANNA, SUE, None),
        ("transfer-pool", SAM, SUE, None),
        ("correct-meter", SUE, SUE, "The second person must be somebody else."),
        ("correct-meter", SUE, SUE._replace(name="SUE", pin_hash="x"), "The second person must be somebody else."),
        ("correct-meter", ANNA, ANNA._replace(name="Ann"), "One of the two must be a supervisor."),
        ("clear-fault", TOM, TOM._replace(name="tim"), "One of the two must be a supervisor."),
        ("correct-meter", SUE, TOM, "tom may not do this."),
        ("transfer-pool", UMA, SUE, "uma may not do this."),
        ("correct-meter", SUE, SAM._replace(removed=True), "sam may not do this."),
        ("clear-fault", TOM, SUE, None),  # a fault that takes two
        ("clear-fault", TOM, ANNA, "One of the two must be a supervisor."),
    ],
)
def test_two_persons_are_two_users_who_both_may_and_one_is_a_supervisor(
    action: str, first: User, second: User, said: str | None
) -> None:
    assert str(why_not_two(Action(action), first, second, {})) == str(said)


@pytest.mark.parametrize("pair", [(SUE, ANNA), (ANNA, SUE), (ANNA, SAM)])
def test_two_persons_have_both_set_their_own_pins(pair: tuple[User, User]) -> None:
    said = "Anna's PIN was set by sue: Anna must change it first."
    assert str(why_not_two(Action.CORRECT_METER, *pair, {"Anna": "sue"})) == said
    assert why_not_two(Action.CORRECT_METER, *pair, {"tom": "sue"}) is None


# Users.


@pytest.mark.parametrize(
    ("users", "needed"), [((), True), ((SUE,), False), ((SUE._replace(removed=True),), False), ((ANNA, SUE), False)]
)
def test_the_first_user_is_asked_for_once_only(users: tuple[User, ...], needed: bool) -> None:
    assert first_user_needed(users) is needed


@pytest.mark.parametrize("role", Role)
def test_the_first_user_is_a_supervisor(role: Role) -> None:
    said = None if role == "supervisor" else "The first user must be a supervisor."
    assert why_not_add((), "sue", role) == said
    assert why_not_add((SUE,), "other", role) is None


@pytest.mark.parametrize("name", ["a", "7", "A.b-c_d", "x" * 32, "J.O-Neill_2"])
def test_a_name_that_is_taken_on(name: str) -> None:
    assert why_not_add((SUE,), name, Role.ATTENDANT) is None


@pytest.mark.parametrize(
    "name",
    ["", "x" * 33, "a b", " a", "a ", "a\n", ".a", "-a", "_a", "a/b", "a+b", "a\0b", "Jos\xe9", "\u0430nna", "\uff11"],
)
def test_a_name_of_another_form_is_refused(name: str) -> None:
    said = why_not_add((SUE,), name, Role.ATTENDANT)
    assert str(said) == "A name is 1 to 32 letters, digits, dots, hyphens or underscores, a letter or digit first."


@pytest.mark.parametrize("name", ["Anna", "anna", "ANNA"])
def test_a_name_is_one_persons_in_any_case_and_for_ever(name: str) -> None:
    assert find_user((SUE, ANNA), name) == ANNA
    said = why_not_add((SUE, ANNA), name, Role.ATTENDANT)
    assert str(said) == "There is already a user Anna. Choose another name."
    said = why_not_add((SUE, ANNA._replace(removed=True)), name, Role.ATTENDANT)
    assert str(said) == "There is already a user Anna, who was removed; records still name them. Choose another name."
    assert find_user((SUE, TOM), name) is None


@pytest.mark.parametrize(
    ("users", "name", "said"),
    [
        ((SUE, ANNA), "anna", None),
        ((SUE, SAM), "SUE", None),
        ((SUE, ANNA), "sue", "sue is the last supervisor. Add another one first."),
        ((SUE, SAM._replace(removed=True)), "Sue", "sue is the last supervisor. Add another one first."),
        ((SUE, SAM._replace(removed=True)), "sam", "There is no user sam."),
        ((SUE,), "tom", "There is no user tom."),
    ],
)
def test_anybody_can_be_removed_but_the_last_supervisor(users: tuple[User, ...], name: str, said: str | None) -> None:
    assert str(why_not_remove(users, name)) == str(said)


# PINs.

DIGITS = "A PIN is 6 to 12 digits."
SAME = "The digits of a PIN must not all be the same."
RUN = "A PIN must not be a plain run of digits, upwards or downwards."


@pytest.mark.parametrize(
    ("pin", "said"),
    [
        ("274951", None),
        ("274951274951", None),
        ("123457", None),
        ("112233", None),
        ("135791", None),
        ("000001", None),
        ("", DIGITS),
        ("27495", DIGITS),
        ("2749512749512", DIGITS),
        ("27495a", DIGITS),
        ("27495 ", DIGITS),
        ("274951\n", DIGITS),
        ("-27495", DIGITS),
        ("27.495", DIGITS),
        ("٢٧٤٩٥١", DIGITS),  # digits, but not of a PIN pad
        ("²²¹²²¹", DIGITS),
        ("000000", SAME),
        ("7777777", SAME),
        ("999999999999", SAME),
        ("123456", RUN),
        ("012345", RUN),
        ("456789", RUN),
        ("1234567890", RUN),
        ("654321", RUN),
        ("9876543", RUN),
        ("210987", RUN),
    ],
)
def test_a_pin_is_six_digits_or_more_and_no_plain_pattern(pin: str, said: str | None) -> None:
    assert str(why_not_pin(pin)) == str(said)


@given(st.text("0123456789x\xb2\u0662 ", max_size=14))
def test_whatever_is_typed_is_answered_and_only_digits_are_taken(text: str) -> None:
    if why_not_pin(text) is None:
        assert set(text) <= set("0123456789")
        assert 6 <= len(text) <= 12


# The lock-out.


@pytest.mark.parametrize(
    ("failures", "lock_ms"),
    [
        (0, 0),
        (1, 0),
        (2, 0),
        (3, 60_000),
        (4, 120_000),
        (5, 240_000),
        (6, 480_000),
        (13, 61_440_000),
        (14, LONGEST_LOCK_MS),
        (15, LONGEST_LOCK_MS),
        (60, LONGEST_LOCK_MS),
    ],
)
def test_the_third_failure_locks_and_each_further_one_for_twice_as_long(failures: int, lock_ms: int) -> None:
    user, now_ms = failed(failures)
    assert user.failures == failures
    assert locked_for_ms(user, now_ms) == lock_ms
    assert locked_for_ms(user, now_ms + lock_ms) == 0
    if lock_ms:
        assert locked_for_ms(user, now_ms + lock_ms - 1) == 1


@pytest.mark.parametrize(("tries", "first_lock_ms"), [(1, 1000), (5, 30_000), (10, LONGEST_LOCK_MS)])
def test_the_figures_are_the_profiles(tries: int, first_lock_ms: int) -> None:
    user = ANNA
    for _ in range(tries):
        assert locked_for_ms(user, NOW) == 0
        user = after_failure(user, NOW, tries, first_lock_ms)
    assert locked_for_ms(user, NOW) == first_lock_ms


def test_a_count_of_failures_beyond_all_sense_still_locks_for_a_day() -> None:
    user = after_failure(ANNA._replace(failures=10**18), NOW, TRIES, 1)
    assert locked_for_ms(user, NOW) == LONGEST_LOCK_MS


def test_a_try_while_the_lock_holds_neither_counts_nor_prolongs_it() -> None:
    user, now_ms = failed(3)
    assert after_failure(user, now_ms + 59_999, TRIES, FIRST_LOCK_MS) == user
    assert after_failure(user, now_ms + 60_000, TRIES, FIRST_LOCK_MS).lock_ms == 120_000


@pytest.mark.parametrize("failures", [0, 1, 3, 20])
def test_the_right_pin_forgets_the_failures(failures: int) -> None:
    user, now_ms = failed(failures)
    assert after_success(user) == ANNA
    assert locked_for_ms(after_success(user), now_ms) == 0


def test_a_lock_outlives_a_restart() -> None:
    user, now_ms = failed(4)
    again = User(*json.loads(json.dumps(user)))
    assert again == user
    assert locked_for_ms(again, now_ms + 20_000) == 100_000
    assert may(again.role, Action.CREDIT_SEAT)


@pytest.mark.parametrize("back_ms", [1, 60_000, 3_600_000, NOW])
def test_a_clock_set_back_makes_the_lock_last_its_own_period_and_no_longer(back_ms: int) -> None:
    user, now_ms = failed(3)
    earlier = now_ms - back_ms
    assert locked_for_ms(user, earlier) == FIRST_LOCK_MS
    for seen in (with_clock(user, earlier), after_failure(user, earlier, TRIES, FIRST_LOCK_MS)):
        assert seen == user._replace(locked_at_ms=earlier)
        assert locked_for_ms(seen, earlier + FIRST_LOCK_MS - 1) == 1
        assert locked_for_ms(seen, earlier + FIRST_LOCK_MS) == 0


def test_a_clock_set_forward_ends_the_lock() -> None:
    user, now_ms = failed(20)
    assert locked_for_ms(user, now_ms) == LONGEST_LOCK_MS
    assert locked_for_ms(user, now_ms + LONGEST_LOCK_MS) == 0


@pytest.mark.parametrize("late_ms", [0, 1, 59_999, 60_000, 10**12])
def test_a_clock_that_was_not_set_back_changes_nothing(late_ms: int) -> None:
    user, now_ms = failed(3)
    assert with_clock(user, now_ms + late_ms) == user
    assert with_clock(ANNA, -1) == ANNA


@given(st.lists(st.tuples(st.integers(-(10**9), 10**9), st.booleans()), max_size=40))
def test_no_lock_is_ever_longer_than_a_day_whatever_the_clock_does(steps: list[tuple[int, bool]]) -> None:
    user, now_ms = ANNA, NOW
    for jump_ms, right in steps:
        now_ms += jump_ms
        user = with_clock(user, now_ms)
        left = locked_for_ms(user, now_ms)
        assert 0 <= left <= user.lock_ms <= LONGEST_LOCK_MS
        assert locked_for_ms(user, now_ms + left) == 0
        if not left:
            user = after_success(user) if right else after_failure(user, now_ms, TRIES, FIRST_LOCK_MS)
