"""The operator's page of the progressive: its meters against the ledger, and what it takes two persons to do."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox

from kiosk.app.composition import open_reader
from kiosk.base.ports import names
from kiosk.ledger.entries import read
from kiosk.ledger.records import Configured, EndPlanned, PoolCorrected, PoolTransferred, Record
from kiosk.policy.access import Role
from kiosk.reports.figures.pool_history import pool_history
from kiosk.rules.pay.money import exact_dollars
from kiosk.table.requests import CorrectPool, Leave, PlanEnd
from storage.places import Places
from tests.kit.screen.menu_rig import Menu
from tests.kit.table.table_driver import PIN
from ui.service.pages.progressive import Progressive

NY = "heads-up-holdem/ny"


def progressive(data: Path, role: Role = Role.SUPERVISOR) -> Menu:
    menu = Menu(data, role, pages=["progressive"], game=NY)
    menu.idle()
    return menu


def play(menu: Menu, rounds: int = 3) -> None:
    menu.driver.seat(1, 4)
    for _ in range(rounds):
        menu.driver.play_round(chip=True)
        menu.driver.clock.pass_ms(60_000)
    menu.pump()
    menu.idle()


def balance(menu: Menu, account: str) -> int:
    """By plain SQL."""
    with closing(sqlite3.connect(Places(menu.driver.data).ledger)) as ledger:
        found: int = ledger.execute("SELECT sum(micros) FROM posting WHERE account = ?", (account,)).fetchone()[0]
        return found


def written(menu: Menu, kind: str) -> tuple[Record, str | None]:
    with open_reader(menu.driver.data) as reader:
        stored = next(reader.entries(kinds=(kind,), newest_first=True))
    record = read(stored.entry, None)
    assert not hasattr(record, "state")
    return record, names(stored.entry.who)


def test_the_meters_are_those_of_the_ledger_and_the_plot_ends_with_the_pool(tmp_path: Path) -> None:
    with progressive(tmp_path) as menu:
        play(menu)
        pool = balance(menu, f"pool:{NY}")
        assert menu.text("Pool") == exact_dollars(pool)
        assert menu.text("Reserve") == exact_dollars(balance(menu, f"reserve:{NY}"))
        assert menu.text("Contributed") == "$0.60"  # 2 seats, 3 rounds, 10 cents
        menu.press("week")
        menu.idle()
        assert menu.text("history").endswith(exact_dollars(pool))


def test_the_history_of_the_pool_is_read_at_a_bounded_cost(tmp_path: Path) -> None:
    with progressive(tmp_path) as menu:
        play(menu)
        moved: list[tuple[int, int]] = []
        with open_reader(tmp_path) as reader:
            now = menu.driver.clock.wall_ms()
            points = pool_history(reader, now - 600_000, now, 10, lambda done, of: moved.append((done, of)))
        assert 1 < len(points) < 11  # from the first day on
        assert points[0].micros == 10_000_000_000
        assert points[-1].micros == menu.driver.state.pool()
        assert moved[-1] == (10, 11)


def test_a_correction_takes_two_users_and_names_both(tmp_path: Path) -> None:
    with progressive(tmp_path, Role.ATTENDANT) as menu:
        menu.type("by", "100")
        menu.type("why", "seen at the count")
        menu.press("correct", "do")
        names = menu.find("user")
        assert isinstance(names, QComboBox)
        assert [names.itemText(place) for place in range(names.count())] == ["sam"], "nobody is two persons"
        assert menu.staff.second("Attendant", PIN) == (None, "Another person has to confirm it.")
        menu.second(Role.SUPERVISOR)
        assert menu.told() == "The pool is corrected."
        record, who = written(menu, "pool-corrected")
        assert record == PoolCorrected(NY, 100_000_000, "seen at the count")
        assert who == "attendant+sam"
        assert menu.text("Pool") == "$10,100.00"
        assert balance(menu, f"pool:{NY}") == 10_100_000_000


def test_a_correction_without_a_reason_or_below_the_reset_is_refused_in_words(tmp_path: Path) -> None:
    with progressive(tmp_path) as menu:
        menu.hire(Role.ATTENDANT)
        menu.type("by", "a lot")
        menu.press("correct")
        assert "Write an amount" in menu.told()
        menu.type("by", "-1")
        menu.type("why", "too much")
        menu.press("correct", "do")
        menu.second(Role.ATTENDANT)
        assert menu.told() == "The meter is never shown below its reset amount."
        assert menu.text("Pool") == "$10,000.00"


def test_the_end_is_planned_and_the_pool_goes_where_the_plan_says(tmp_path: Path) -> None:
    with progressive(tmp_path) as menu:
        menu.hire(Role.ATTENDANT)
        play(menu)
        assert not menu.there("transfer")
        menu.type("date", "2024-01-31")
        menu.type("to", "T-12")
        menu.press("plan end", "do")
        assert written(menu, "end-planned") == (EndPlanned(NY, "2024-01-31", "T-12"), "sam")
        assert menu.text("plan") == "Planned to end on 2024-01-31; the pool goes to T-12."
        for seat in (1, 4):
            menu.driver.does(Leave(seat))
        held = sum(balance(menu, f"{name}:{NY}") for name in ("pool", "reserve"))
        menu.press("transfer", "do")
        menu.second(Role.ATTENDANT)
        assert menu.told() == "The pool went to T-12."
        record, who = written(menu, "pool-transferred")
        assert record == PoolTransferred(NY, held, "T-12")
        assert who == "sam+attendant"
        assert menu.text("Pool") == "$0.00"
        menu.press("offer")
        menu.idle()
        assert "Progressive table: none → A" in menu.text("changes")


def test_the_terms_are_changed_in_one_request_with_what_they_return(tmp_path: Path) -> None:
    with progressive(tmp_path) as menu:
        menu.press("table C")
        menu.type("terms.contribution", "0.4")
        menu.idle()
        assert "Progressive returns 64.4579% → 63.0635%" in menu.text("changes")
        menu.type("terms.guard", "0.1")
        assert "must let one wager's contribution pass" in menu.text("why not")
        menu.type("terms.guard", "6")
        menu.press("change", "do")
        record, who = written(menu, "configured")
        assert isinstance(record, Configured)
        assert record.new.progressive is not None
        assert (record.new.progressive.table, record.new.progressive.contribution) == ("C", 400_000)
        assert who == "sam"


@pytest.mark.parametrize(
    ("role", "there"),
    [
        (Role.AUDITOR, set()),
        (Role.TECHNICIAN, set()),
        (Role.ATTENDANT, {"correct"}),
        (Role.SUPERVISOR, {"correct", "plan end", "change"}),
    ],
)
def test_each_role_finds_what_it_may_do(tmp_path: Path, role: Role, there: set[str]) -> None:
    with progressive(tmp_path, role) as menu:
        assert {name for name in ("correct", "plan end", "change") if menu.there(name)} == there
        if "plan end" not in there:
            assert menu.staff.ask(PlanEnd("2030-01-01", "T-2"))
        assert menu.staff.ask(CorrectPool(1, "why"))  # never by one alone


def test_a_round_in_play_locks_it_and_says_so(tmp_path: Path) -> None:
    with progressive(tmp_path) as menu:
        menu.driver.seat(1)
        menu.driver.until(menu.driver.state.phase.BETTING)
        menu.driver.bet_all()
        menu.pump()
        assert "locked until it is over" in menu.text("locked")
        assert isinstance(menu.window.page, Progressive)
