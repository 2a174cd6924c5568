"""The plan to end a progressive: its date is a day to come, or today."""

import pytest

from kiosk.base.clock import moment_ms
from kiosk.ledger.records import EndPlanned
from kiosk.ledger.table_state import TableState
from kiosk.policy.access import Role, User
from kiosk.policy.config import default_config
from kiosk.rules.intents import Refusal, Refused
from kiosk.table.requests import PlanEnd
from kiosk.table.staff_decisions import Decision, Staff, decide_staff
from storage.crypto.pins import Argon2PinKeeper
from tests.kit.table.table_driver import CHEAP

NY = "heads-up-holdem/ny"
SAM = User("sam", Role.SUPERVISOR, "")


def planned(date: str, now: str) -> Decision:
    staff = Staff(SAM, None, Argon2PinKeeper(b"p" * 32, CHEAP), {}, moment_ms(now))
    return decide_staff(TableState(config=default_config(NY)), PlanEnd(date, "table 2"), staff)


@pytest.mark.parametrize("date", ["2027-01-31", "2027-02-01", "2028-01-01", "9999-12-31"])
def test_a_plan_ends_it_today_or_later(date: str) -> None:
    assert planned(date, "2027-01-31T23:59:59.999Z") == (EndPlanned(NY, date, "table 2"),)


@pytest.mark.parametrize("date", ["2027-01-30", "2026-12-31", "0001-01-01"])
def test_a_date_that_is_past_is_refused(date: str) -> None:
    refused = planned(date, "2027-01-31")
    assert isinstance(refused, Refused)
    assert (refused.code, refused.field) == (Refusal.BAD_VALUE, "date")
    assert str(refused.words) == f"{date} is past: today is 2027-01-31 (UTC)."
