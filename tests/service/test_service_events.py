"""The event log on the screen: searched, turned page by page, read in full, exported."""

import csv
from pathlib import Path

import pytest

from kiosk import __version__
from kiosk.audit.meter_report import fingerprint
from kiosk.base.software import software_hash
from kiosk.policy.access import Role
from kiosk.reports.figures.event_pages import full_page
from kiosk.table.requests import GiveCredit
from tests.kit.screen.menu_rig import Menu
from tests.kit.table.report_ledgers import sql, three_days
from tests.kit.table.table_driver import Driver

pytestmark = pytest.mark.usefixtures("_in_utc")
PAGES = ("events",)
NUMBER, KIND, SEAT, ROUND, WHO, AMOUNT, WHAT = 0, 2, 3, 4, 5, 6, 7


def column(menu: Menu, place: int) -> list[str]:
    return [row[place] for row in menu.rows("events")]


def test_the_newest_is_on_top_and_each_filter_takes_its_part(menu: Menu) -> None:
    with menu:
        numbers = [int(number) for number in column(menu, NUMBER)]
        assert numbers == sorted(numbers, reverse=True)
        assert "logged-in" in column(menu, KIND)[0]
        menu.choose("kind", "credit-bought")
        menu.choose("seat", "2")
        menu.press("search")
        menu.idle()
        assert {*column(menu, KIND)} == {"credit-bought"}
        assert {*column(menu, SEAT)} == {"2"}
        bought = len(column(menu, NUMBER))
        menu.press("clear")
        menu.choose("who", "sam")
        menu.type("text", "HAND-PAY")
        menu.press("search")
        menu.idle()
        paid = menu.rows("events")
    query = "SELECT count(*) FROM event WHERE kind = 'credit-bought' AND seat = 2"
    assert bought == sql(menu.driver.data, query) > 0
    query = "SELECT count(*) FROM event WHERE kind LIKE 'hand-pay-%' AND who = 'sam'"
    assert len(paid) == sql(menu.driver.data, query) > 0


def test_a_rounds_entries_are_found_by_its_number(menu: Menu) -> None:
    with menu:
        menu.type("round", "5")
        menu.press("search")
        menu.idle()
        assert {*column(menu, ROUND)} == {"5"}
        found = len(column(menu, NUMBER))
        menu.type("round", "five")
        menu.press("search")
        assert menu.told() == "A round is a number."
    assert found == sql(menu.driver.data, "SELECT count(*) FROM event WHERE round = 5 OR payload ->> 'round' = 5")


def test_a_hand_pay_is_listed_when_it_arises_with_its_seat_and_amount(menu: Menu) -> None:
    with menu:
        menu.choose("kind", "hand-pay-raised")
        menu.press("search")
        menu.idle()
        found = menu.rows("events")
    assert len(found) == sql(menu.driver.data, "SELECT count(*) FROM event WHERE kind = 'hand-pay-raised'") > 0
    assert (found[-1][SEAT], found[-1][ROUND], found[-1][AMOUNT]) == ("1", "1", "$2,000.00")


def test_a_certain_day_only(menu: Menu) -> None:
    with menu:
        menu.press("a certain time", "from -1", "search")
        menu.idle()
        days = {row[1][:10] for row in menu.rows("events")}
        assert days == {"2023-11-15"}
        menu.press("clear")
        menu.idle()
        assert len({row[1][:10] for row in menu.rows("events")}) == 3


def test_pages_are_turned_to_the_oldest_and_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(full_page, "__defaults__", (20,))
    with Menu(tmp_path, driver=three_days(tmp_path), pages=PAGES) as menu:
        menu.press("with rounds", "search")
        menu.idle()
        seen = column(menu, NUMBER)
        newest = list(seen)
        pages = 1
        while menu.find("older").isEnabled():
            menu.press("older")
            menu.idle()
            seen += column(menu, NUMBER)
            pages += 1
        for _ in range(pages - 1):
            menu.press("newer")
            menu.idle()
        assert column(menu, NUMBER) == newest
        assert not menu.find("newer").isEnabled()
    written = "SELECT count(*) FROM event WHERE kind <> 'snapshot' AND number <= ?"
    assert len(seen) == len({*seen}) == sql(menu.driver.data, written, int(newest[0]))


def test_a_line_is_read_in_full(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.seat(2)
    driver.does(GiveCredit(2, 12_345), by=driver.hire())
    with Menu(tmp_path, driver=driver, pages=PAGES) as menu:
        menu.choose("kind", "credit-given")
        menu.press("search")
        menu.idle()
        menu.choose("events", 0)
        told = menu.text("details")
        assert "seat 2" in told
        assert "asked for by sam" in told
        assert "$123.45" in told


def test_what_was_found_is_exported(menu: Menu) -> None:
    with menu:
        menu.choose("kind", "logged-in")
        menu.press("search")
        menu.idle()
        shown = column(menu, NUMBER)
        menu.press("csv")
        menu.idle()
        assert menu.told().startswith("Written: ")
    (written,) = (menu.driver.data / "reports").iterdir()
    lines = list(csv.reader(written.read_text("utf-8").splitlines()))
    about = {line[1]: line[2] for line in lines if line[0] == "heading"}
    assert about["Version"] == f"croupier {__version__}"
    assert about["Software"] == software_hash()
    assert about["Configuration"] == fingerprint(menu.driver.state.config)
    head, *rows = lines[1 + len(about) :]
    assert head[:3] == ["number", "at", "kind"]
    assert [row[0] for row in rows] == shown
    assert {row[2] for row in rows} == {"logged-in"}


def test_nothing_found_says_so(menu: Menu) -> None:
    with menu:
        menu.type("text", "no such words")
        menu.press("search")
        menu.idle()
        assert menu.rows("events") == []
        assert menu.text("details") == "There is no such event."


def test_an_attendant_reads_it_and_exports_nothing(tmp_path: Path) -> None:
    with Menu(tmp_path, Role.ATTENDANT, pages=PAGES) as menu:
        menu.idle()
        assert menu.rows("events")
        assert not menu.there("csv")
