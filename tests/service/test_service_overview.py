"""The overview: state, faults and hand-pays for everybody; the day in figures and plots for who may see the meters."""

from pathlib import Path

import pytest

from kiosk.base.clock import day_ms
from kiosk.policy.access import Role
from kiosk.rules.pay.money import dollars
from kiosk.table.requests import ConfirmHandPay
from tests.kit.screen.menu_rig import Menu
from tests.kit.table.report_ledgers import big_win, posted, sql, three_days
from ui.service.pages.overview import EVERY_MS, Overview
from ui.service.widgets.date_pickers import today, zone

pytestmark = pytest.mark.usefixtures("_in_utc")
PAGES = ("overview", "attendant", "events")
PLOTS = ("money", "return", "seats")
FIGURES = ("drop", "wagered", "win", "hands")


def test_the_days_figures_are_those_of_the_ledger(tmp_path: Path) -> None:
    driver = three_days(tmp_path)
    from_ms, to_ms = day_ms(f"{today(driver.clock)}", zone())
    with Menu(tmp_path, driver=driver, pages=PAGES) as menu:
        menu.idle()
        shown = {name: menu.text(name) for name in FIGURES}

    def sums(condition: str) -> int:
        return posted(tmp_path, from_ms, to_ms, condition)

    drop = -sums("account IN ('cash', 'attendant') AND kind IN ('credit-bought', 'credit-given')")
    win = sums("(account = 'house' OR account LIKE 'pool:%' OR account LIKE 'reserve:%' OR account LIKE 'overflow:%')")
    dealt = "SELECT count(DISTINCT round) FROM event WHERE kind = 'round-opened' AND at_ms >= ? AND at_ms < ?"
    rounds = sql(tmp_path, dealt, from_ms, to_ms)
    assert drop > 0
    assert rounds > 0
    assert shown["drop"] == dollars(drop)
    assert shown["win"] == dollars(win).replace("-", "\N{MINUS SIGN}")
    assert shown["hands"] == f"{3 * rounds}"  # three seats play


def test_the_plots_show_where_the_day_has_come_to(tmp_path: Path) -> None:
    with Menu(tmp_path, driver=three_days(tmp_path), pages=PAGES) as menu:
        menu.idle()
        page = menu.window.page
        assert isinstance(page, Overview)
        day = page._day
        assert day is not None
        hours, won = day._won.getData()
        assert len(hours) == len(won) == 48
        assert menu.text("win").replace(",", "") == f"${won[-1] // 100}.{won[-1] % 100:02}"
        assert list(day._bars.opts["height"]) == [4, 4, 0, 0, 4, 0]
        (when, low), (_, high) = day._low.getData(), day._high.getData()
        assert len(when) == len(low) > 0
        assert high[-1] - low[-1] <= high[0] - low[0]  # the band narrows
        assert not any(menu.there(f"nothing in plot {name}") for name in PLOTS)


def test_before_the_first_round_of_a_day_the_plots_say_that_there_is_nothing(tmp_path: Path) -> None:
    with Menu(tmp_path, pages=PAGES) as menu:
        menu.idle()
        assert all(menu.there(f"nothing in plot {name}") for name in PLOTS)


def test_a_hand_pay_leads_to_the_attendants_page_and_goes_when_it_is_paid(tmp_path: Path) -> None:
    with Menu(tmp_path, driver=big_win(tmp_path), pages=PAGES) as menu:
        assert menu.text("hand-pay 1") == "Hand-pay $2,000.00, seat 1"
        menu.press("to hand-pay 1", "paid 1", "do")
        menu.go("overview")
        assert not menu.there("hand-pay 1")
        assert menu.there("nothing waits")
        menu.idle()


@pytest.mark.parametrize(("role", "to_page"), [(Role.ATTENDANT, True), (Role.AUDITOR, False)])
def test_a_role_sees_what_it_may(tmp_path: Path, role: Role, to_page: bool) -> None:
    with Menu(tmp_path, role, driver=big_win(tmp_path), pages=PAGES) as menu:
        menu.driver.table.raise_fault("door-open")
        menu.idle()
        menu.pump()  # what came in with the fault is laid out
        assert menu.there("hand-pay 1")
        assert menu.there("fault")
        assert menu.there("to hand-pay 1") == to_page
        assert menu.there("drop") == (role == Role.AUDITOR)
        assert menu.there("plot money") == (role == Role.AUDITOR)


def test_the_day_is_read_again_after_a_while_and_not_at_every_change(tmp_path: Path) -> None:
    driver = big_win(tmp_path)
    with Menu(tmp_path, driver=driver, pages=PAGES) as menu:
        menu.idle()
        before = menu.text("hands")
        driver.does(ConfirmHandPay(1), by=driver.log_in("sam"))
        driver.play_round()
        for _ in range(5):
            menu.pump()
        assert not menu.work._jobs
        assert menu.text("hands") == before
        page = menu.window.page
        assert isinstance(page, Overview)
        assert page._day is not None
        assert page._day._rest.interval() == EVERY_MS == 10_000
        page._day._rest.start(0)  # they have passed
        menu.until(lambda: menu.text("hands") != before)
        assert menu.text("hands") == "4"
