"""Logging in and out: wrong PINs lock out, and a session ends."""

from pathlib import Path

import pytest

from kiosk.ledger.records import LoggedIn, LoginFailed
from kiosk.rules.intents import Refusal, Refused
from kiosk.table.requests import (
    AnswerCall,
    LogIn,
    LogOut,
    OrderReshuffle,
)
from tests.kit.table.stacked_chance import entries, found
from tests.kit.table.table_driver import OTHER_PIN, PIN, Driver

MINUTE_MS = 60_000


@pytest.fixture
def table(tmp_path: Path) -> Driver:
    return Driver(tmp_path)


def wrong(table: Driver, times: int) -> Refused:
    for _ in range(times - 1):
        table.refused(LogIn("sam", OTHER_PIN))
    return table.refused(LogIn("sam", OTHER_PIN))


def test_failures_lock_out_for_longer_each_time_and_over_a_restart(table: Driver) -> None:
    table.hire()
    assert wrong(table, 3).code == Refusal.WRONG_PIN
    locked = table.refused(LogIn("sam", PIN))
    assert (locked.code, str(locked.words)) == (Refusal.LOCKED_OUT, "Too many wrong PINs: wait 60 seconds.")
    table.reopen()
    assert table.refused(LogIn("sam", PIN)).code == Refusal.LOCKED_OUT
    table.clock.pass_ms(MINUTE_MS)
    assert wrong(table, 1).code == Refusal.WRONG_PIN  # and the lock is twice as long
    table.clock.pass_ms(2 * MINUTE_MS - 1)
    assert table.refused(LogIn("sam", PIN)).code == Refusal.LOCKED_OUT
    table.clock.pass_ms(1)
    table.log_in("sam")
    assert wrong(table, 2).code == Refusal.WRONG_PIN  # the count began anew
    table.log_in("sam")


def test_a_clock_set_back_does_not_prolong_a_lock(table: Driver) -> None:
    table.hire()
    wrong(table, 3)
    table.clock.wall -= 365 * 24 * 60 * MINUTE_MS
    assert table.refused(LogIn("sam", PIN)).code == Refusal.LOCKED_OUT
    table.clock.pass_ms(MINUTE_MS)
    table.log_in("sam")


def test_logins_good_and_bad_are_recorded_by_name(table: Driver) -> None:
    session = table.hire()
    wrong(table, 1)
    table.refused(LogIn("eve", PIN))
    table.does(LogOut(), by=session)
    assert [record.name for record in found(table, LoggedIn)] == ["sam"]
    assert [record.name for record in found(table, LoginFailed)] == ["sam", "eve"]
    assert [(entry.kind, entry.who) for entry in entries(table)][-1] == ("logged-out", ("sam",))
    assert table.refused(AnswerCall(1), by=session).words == "Log in first."


def test_a_session_times_out_when_nothing_is_done(table: Driver) -> None:
    session = table.hire()
    for _ in range(3):
        table.clock.pass_ms(5 * MINUTE_MS)
        table.does(OrderReshuffle(), by=session)
    table.clock.wall += 24 * 60 * MINUTE_MS  # only the steady clock counts
    table.does(OrderReshuffle(), by=session)
    table.clock.pass_ms(5 * MINUTE_MS + 1)
    assert table.refused(OrderReshuffle(), by=session).words == "Log in first."


def test_a_session_ends_with_the_process(table: Driver) -> None:
    session = table.hire()
    table.reopen()
    assert table.refused(OrderReshuffle(), by=session).words == "Log in first."
