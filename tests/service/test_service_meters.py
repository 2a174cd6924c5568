"""Meters and reports: shown from the ledger, chosen by touch, and exported as PDF and CSV, never over another file."""

import csv
from pathlib import Path

import pytest

from kiosk.audit.meter_report import fingerprint
from kiosk.base.clock import day_ms
from kiosk.base.software import software_hash
from kiosk.policy.access import Role
from kiosk.rules.pay.money import dollars
from tests.kit.pdf_text import Pdf
from tests.kit.screen.menu_rig import Menu
from tests.kit.table.report_ledgers import posted, sql
from ui.service.widgets.date_pickers import zone

pytestmark = pytest.mark.usefixtures("_in_utc")
PAGES = ("meters",)


def pairs(menu: Menu, title: str) -> dict[str, str]:
    return {row[0]: row[-1] for row in menu.rows(title)}


def test_every_meter_is_there_and_what_is_not_fitted_says_so(menu: Menu) -> None:
    with menu:
        meters = pairs(menu, "Lifetime meters")
        assert [meters[name] for name in ("Bills in", "Vouchers in", "Vouchers out")] == ["not fitted"] * 3
        assert menu.text("heading Configuration") == fingerprint(menu.driver.state.config)
        assert menu.text("heading Software") == software_hash()
        owed = pairs(menu, "Balances")["owed to players, together"]
        assert len(menu.rows("By seat")) == 6
    data = menu.driver.data
    staked = posted(data, 0, 2**62, "kind = 'round-stepped' AND micros < 0 AND account LIKE 'felt:%'")
    assert meters["Wagered (coin in)"] == dollars(-staked)
    credit = "SELECT sum(micros) / 10000 FROM posting WHERE account LIKE ?"
    assert owed == dollars(sum(sql(data, credit, of) for of in ("seat:%", "felt:%", "hand-pay:%")))


def test_yesterdays_report_is_three_touches_away_and_its_totals_are_the_ledgers(menu: Menu) -> None:
    with menu:
        menu.press("report period", "yesterday")
        menu.idle()
        assert menu.text("document") == "Daily report"
        money, seats = pairs(menu, "Money"), menu.rows("By seat")
        menu.press("pdf")
        menu.idle()
    data = menu.driver.data
    times = day_ms("2023-11-15", zone())
    drop = -posted(data, *times, "account IN ('cash', 'attendant') AND kind IN ('credit-bought', 'credit-given')")
    pools = "(account = 'house' OR account LIKE 'pool:%' OR account LIKE 'reserve:%' OR account LIKE 'overflow:%')"
    assert money["Credits in (drop)"] == dollars(drop)
    assert money["Win"] == dollars(posted(data, *times, pools)).replace("-", "\N{MINUS SIGN}")
    assert len(seats) == 6
    (written,) = (data / "reports").iterdir()
    assert written.name == "daily-report-2023-11-15.pdf"
    words = [word for page in Pdf(written.read_bytes()).texts() for word in page]
    assert money["Win"] in words
    assert software_hash() in words


def test_a_shift_and_a_period_are_chosen_by_touch(menu: Menu) -> None:
    with menu:
        menu.press("report period", "of a shift", "shift 22:00", "yesterday")
        menu.idle()
        begin, end = day_ms("2023-11-15", zone(), "22:00-06:00")
        assert menu.text("document") == "Shift report"
        assert "T22:00:00" in menu.text("heading Period")
        menu.press("from hour -1")
        menu.idle()
        assert "T21:00:00" in menu.text("heading Period")
        menu.press("of a period", "from -1", "from -1")
        menu.idle()
        assert menu.text("document") == "Period report"
        assert menu.text("heading Period").startswith("2023-11-13T21:00:00")
        assert end - begin == 8 * 3_600_000


def test_a_period_that_ends_before_it_begins_is_refused_in_words(menu: Menu) -> None:
    with menu:
        menu.press("report period", "of a period", "to -7")
        assert menu.text("why not") == "The period must end after it begins."
        menu.press("to +7")
        assert not menu.there("why not")
        menu.idle()


def test_a_day_is_that_of_the_devices_own_zone(menu: Menu, monkeypatch: pytest.MonkeyPatch) -> None:
    with menu:
        monkeypatch.setenv("TZ", "America/New_York")
        menu.press("report period", "today")  # in New York it is still the 15th
        menu.idle()
        assert menu.text("heading Period") == (
            "2023-11-15T00:00:00-05:00 to 2023-11-16T00:00:00-05:00, America/New_York"
        )
        drop = pairs(menu, "Money")["Credits in (drop)"]
    times = day_ms("2023-11-15", "America/New_York")
    condition = "account IN ('cash', 'attendant') AND kind IN ('credit-bought', 'credit-given')"
    assert drop == dollars(-posted(menu.driver.data, *times, condition)) != "$0.00"


def test_the_other_reports_are_there(menu: Menu) -> None:
    with menu:
        menu.press("report hand-pays", "yesterday")
        menu.idle()
        paid, owed = pairs(menu, "Together")["paid"], pairs(menu, "Together")["still owed"]
        amounts = [row[5] for row in menu.rows("Hand-pays")]
        menu.press("report progressive")
        menu.idle()
        assert menu.text("document") == "Progressive report"
        menu.press("report reconciliation")
        menu.idle()
        assert pairs(menu, "Result") == {"All lines together": "agrees"}
    data = menu.driver.data
    times = day_ms("2023-11-15", zone())
    assert paid == dollars(posted(data, *times, "account = 'attendant' AND kind = 'hand-pay-confirmed'"))
    assert owed == "$0.00"
    assert len(amounts) == 3


def test_nothing_is_written_over(menu: Menu) -> None:
    with menu:
        menu.press("report hand-pays", "yesterday")
        menu.idle()
        for _ in range(2):
            menu.press("csv")
            menu.idle()
        assert menu.told().endswith("hand-pays-2023-11-15 (2).csv")
    one, other = sorted((menu.driver.data / "reports").iterdir())
    assert one.read_bytes() == other.read_bytes()
    rows = list(csv.reader(one.read_text("utf-8").splitlines()))
    heading = {row[1]: row[2] for row in rows if row[0] == "heading"}
    assert heading["Software"] == software_hash()
    assert heading["Certification"] == "not certified for real-money play"


def test_what_is_still_being_read_is_not_exported(menu: Menu) -> None:
    with menu:
        menu.find("report period").click()  # type: ignore[attr-defined]
        assert not menu.find("pdf").isEnabled()
        menu.idle()
        assert menu.find("pdf").isEnabled()


def test_it_goes_to_another_place(menu: Menu, tmp_path: Path) -> None:
    to = tmp_path / "stick" / "here"
    with menu:
        menu.press("other place")
        menu.type("directory", f"{to}")
        menu.press("use place", "csv")
        menu.idle()
        assert menu.told() == f"Written: {next(to.iterdir())}"


def test_a_place_that_cannot_be_written_is_told(menu: Menu, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with menu:
        menu.press("other place")
        menu.type("directory", f"{tmp_path / 'file' / 'below'}")
        menu.press("use place", "pdf")
        menu.idle()
        assert "file" in menu.told()


@pytest.mark.parametrize("role", list(Role))
def test_only_those_who_may_see_the_meters_have_the_page(tmp_path: Path, role: Role) -> None:
    with Menu(tmp_path, role, pages=("overview", "meters")) as menu:
        assert menu.there("page meters") == (role != Role.ATTENDANT)
        menu.idle()
