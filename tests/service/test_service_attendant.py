"""The attendant's page through its real widgets: who may, does, with a record that names them; who may not, cannot."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QPushButton

from kiosk.ledger.table_state import Phase
from kiosk.policy.access import Role
from kiosk.policy.config import default_config
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.intents import Declare, Refusal
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.table.requests import (
    Bet,
    CallAttendant,
    CancelCashOut,
    CashOut,
    ClearFault,
    ConfirmCashOut,
    ConfirmHandPay,
    DisputeHandPay,
    GiveCredit,
    LogOut,
    Request,
    Sit,
)
from tests.kit.screen.menu_rig import SUPERVISOR, Menu
from tests.kit.table.report_ledgers import sql
from tests.kit.table.stacked_chance import NY
from tests.kit.table.table_driver import Driver
from tests.kit.table.two_days import WIN, evening

SERVING = (Role.ATTENDANT, Role.SUPERVISOR)
PAGES = ("overview", "attendant")
served = pytest.mark.parametrize("role", SERVING)


def attended(data: Path, game: str = NY, profile: str = "new-york") -> Driver:
    """A table at which an attendant takes the money, with a supervisor."""
    driver = Driver(data, config=default_config(game, profile), kind="live")
    driver.does(LogOut(), by=driver.hire(SUPERVISOR))
    return driver


def at_page(data: Path, role: Role, driver: Driver) -> Menu:
    menu = Menu(data, role, pages=PAGES, driver=driver)
    menu.go("attendant")
    menu.idle()
    return menu


def last(data: Path, column: str, kind: str) -> object:
    """What the latest record of a kind says, by plain SQL."""
    return sql(data, f"SELECT {column} FROM event WHERE kind = ? ORDER BY number DESC LIMIT 1", kind)  # noqa: S608


def owed(data: Path, account: str) -> int:
    cents: int = sql(data, "SELECT sum(micros) / 10000 FROM posting WHERE account = ?", account)
    return cents


def name_of(role: Role) -> str:
    return SUPERVISOR if role == Role.SUPERVISOR else role.value


@served
def test_a_seat_gets_credit_for_money_taken_once_and_by_name(tmp_path: Path, role: Role) -> None:
    driver = attended(tmp_path)
    driver.does(Sit(2))
    with at_page(tmp_path, role, driver) as menu:
        menu.press("give")
        assert menu.told() == "Choose a seat first."
        menu.press("seat 2", "give")
        assert not menu.there("do")  # there is no amount yet
        menu.press("key 2", "key 0", "key 0", "give")
        assert menu.text("do") == "I have taken $200.00"
        menu.press("cancel")
        assert driver.state.credit(2) == 0
        menu.press("give", "do")
        assert menu.text("credit 2") == "$200.00"
        assert menu.text("amount") == ""
        menu.press("give")
        assert not menu.there("do")
    assert owed(tmp_path, "seat:2") == 20_000
    assert (last(tmp_path, "who", "credit-given"), last(tmp_path, "seat", "credit-given")) == (name_of(role), 2)


@pytest.mark.parametrize("amount", ["", "0", "-5", "1.234", "2e3", "a lot", "999999999999"])
def test_what_is_no_amount_is_refused_in_words(tmp_path: Path, amount: str) -> None:
    driver = attended(tmp_path)
    driver.does(Sit(2))
    with at_page(tmp_path, Role.ATTENDANT, driver) as menu:
        menu.press("seat 2")
        menu.type("amount", amount)
        menu.press("give")
        if menu.there("do"):
            menu.press("do")
        assert menu.told()
        assert driver.state.credit(2) == 0


@served
def test_a_cash_out_locks_the_seat_until_it_is_paid(tmp_path: Path, role: Role) -> None:
    driver = evening(tmp_path, 1)
    credit = driver.state.credit(6)
    with at_page(tmp_path, role, driver) as menu:
        refused = driver.refused(Bet(6, "ante", 500))
        assert refused.code == Refusal.SEAT_LOCKED
        menu.press("pay 6", "cancel")
        assert driver.state.credit(6) == credit
        menu.press("pay 6", "do")
        assert driver.state.credit(6) == 0
        assert not driver.state.locked(6)
        assert not menu.there("pay 6")
    assert owed(tmp_path, "seat:6") == 0
    assert last(tmp_path, "who", "cash-out-paid") == name_of(role)


def test_a_player_who_stays_keeps_the_credit_and_plays_on(tmp_path: Path) -> None:
    driver = evening(tmp_path, 1)
    credit = driver.state.credit(6)
    with at_page(tmp_path, Role.ATTENDANT, driver) as menu:
        menu.press("keep 6")
        assert not driver.state.locked(6)
        assert driver.state.credit(6) == credit
        driver.does(Bet(6, "ante", 500))


@served
def test_a_hand_pay_is_confirmed_when_it_was_paid(tmp_path: Path, role: Role) -> None:
    driver = evening(tmp_path, 1)
    (pay,) = driver.state.hand_pays
    with at_page(tmp_path, role, driver) as menu:
        assert driver.state.locked(4)
        menu.press(f"paid {pay.number}")
        assert menu.text("do") == "I have paid $2,000.00"
        menu.press("do")
        assert driver.state.hand_pays == ()
        assert not driver.state.locked(4)
    assert owed(tmp_path, "hand-pay:4") == 0
    assert last(tmp_path, "who", "hand-pay-confirmed") == name_of(role)


@served
def test_a_disputed_hand_pay_stays_open_and_owed_until_it_is_paid(tmp_path: Path, role: Role) -> None:
    driver = evening(tmp_path, 1)
    (pay,) = driver.state.hand_pays
    with at_page(tmp_path, role, driver) as menu:
        menu.press(f"dispute {pay.number}", "do")
        assert [(one.number, one.disputed) for one in driver.state.hand_pays] == [(pay.number, True)]
        assert driver.state.locked(4)
        assert owed(tmp_path, "hand-pay:4") == WIN
        assert not menu.there(f"dispute {pay.number}")
        assert last(tmp_path, "who", "hand-pay-disputed") == name_of(role)
        menu.go("overview")
        assert "disputed" in words(menu)
        menu.go("attendant")
        menu.press(f"paid {pay.number}", "do")
    assert owed(tmp_path, "hand-pay:4") == 0


def words(menu: Menu) -> str:
    """Everything that can be read."""
    return "\n".join(one.text() for one in menu.window.findChildren(QLabel) if one.isVisible())


def test_calls_are_answered_and_the_log_says_who_came_and_how_soon(tmp_path: Path) -> None:
    driver = attended(tmp_path)
    driver.does(Sit(1))
    with at_page(tmp_path, Role.ATTENDANT, driver) as menu:
        assert menu.there("no calls")
        driver.does(CallAttendant(1))
        driver.clock.pass_ms(95_000)
        menu.pump()
        menu.idle()
        assert [line[1:] for line in menu.rows("calls")] == [["1", "", ""]]
        menu.press("answer 1")
        menu.idle()
        assert [line[1:] for line in menu.rows("calls")] == [["1", "attendant", "1:35 min"]]
        assert not menu.there("answer 1")


@pytest.mark.parametrize(
    ("role", "fault", "may"),
    [
        (Role.ATTENDANT, "seat-touch-failed", True),
        (Role.TECHNICIAN, "seat-touch-failed", True),
        (Role.SUPERVISOR, "rng-failed", True),
        (Role.ATTENDANT, "rng-failed", False),
    ],
)
def test_a_fault_is_cleared_by_whoever_may(tmp_path: Path, role: Role, fault: str, may: bool) -> None:
    driver = attended(tmp_path)
    seat = 3 if fault.startswith("seat") else None
    driver.table.raise_fault(fault, seat)
    with at_page(tmp_path, role, driver) as menu:
        assert menu.there(f"clear {fault}") == may
        if may:
            menu.press(f"clear {fault}")
            assert driver.state.faults == ()
            assert last(tmp_path, "who", "fault-cleared") == name_of(role)
        else:
            by = driver.log_in(role.value)
            assert driver.refused(ClearFault(fault, seat), by=by).code == Refusal.NOT_PERMITTED
            driver.table.clear_fault(fault, seat)


@pytest.mark.parametrize("game", RULE_SETS)
def test_an_irregularity_says_beforehand_what_it_does_in_this_game(tmp_path: Path, game: str) -> None:
    driver = Driver(tmp_path, game)
    remedies = driver.state.game().remedies
    wanted = {remedy.words for remedy in remedies.values() if not remedy.found_by_count}
    with at_page(tmp_path, Role.SUPERVISOR, driver) as menu:
        told = set()
        for place in range(len([one for one in remedies.values() if not one.found_by_count])):
            menu.choose("irregularity", place)
            told.add(menu.text("what it does").removeprefix("Then ").rpartition(" (")[0].partition(" (")[0])
        assert told == {one.partition(" (")[0] for one in wanted}


@served
def test_an_irregularity_of_a_seat_makes_its_hand_void(tmp_path: Path, role: Role) -> None:
    driver = Driver(tmp_path)
    driver.seat(1, 5)
    driver.until(Phase.BETTING)
    driver.bet_all()
    driver.table.tick()
    with at_page(tmp_path, role, driver) as menu:
        menu.choose("irregularity", "A seat had a wrong number of cards")
        assert menu.text("what it does") == "Then that seat is void (huh-ny (j)(3))."
        menu.press("declare")
        assert menu.told() == "Say which seat."
        menu.choose("irregular seat", "Seat 5")
        menu.press("declare")
        assert "that seat is void" in words(menu)
        menu.press("do")
        assert menu.told() == "It is declared."
        while driver.state.phase == Phase.PLAYING:
            driver.decide_all()
            driver.table.tick()
    declared = sql(tmp_path, "SELECT count(*) FROM event WHERE kind = 'round-stepped' AND who = ?", name_of(role))
    assert declared == 1


def test_an_irregularity_without_a_round_is_refused_in_words(tmp_path: Path) -> None:
    with at_page(tmp_path, Role.ATTENDANT, attended(tmp_path)) as menu:
        before = sql(tmp_path, "SELECT max(number) FROM event")
        menu.press("declare", "do")
        assert menu.told() != "It is declared."
        assert sql(tmp_path, "SELECT max(number) FROM event") == before


@pytest.mark.parametrize("role", [Role.ATTENDANT, Role.TECHNICIAN, Role.SUPERVISOR])
def test_the_glass_is_cleaned_for_half_a_minute(tmp_path: Path, role: Role) -> None:
    with at_page(tmp_path, role, attended(tmp_path)) as menu:
        menu.press("clean")
        assert menu.cleaned == [30_000]


def test_an_auditor_has_no_such_page_and_a_technician_no_money_on_it(tmp_path: Path) -> None:
    driver = evening(tmp_path, 1)
    with Menu(tmp_path, Role.AUDITOR, pages=PAGES, driver=driver) as menu:
        assert not menu.there("page attendant")
        menu.enter(Role.TECHNICIAN)
        menu.go("attendant")
        menu.idle()
        texts = {button.text() for button in menu.window.findChildren(QPushButton) if button.isVisible()}
        for money in ("give", "declare", "seat 2", "pay 6", "keep 6", f"paid {driver.state.hand_pays[0].number}"):
            assert not menu.there(money)
        assert not any(text.startswith(("Pay", "Give", "Declare", "Disputed")) for text in texts)


@pytest.mark.parametrize("role", [Role.TECHNICIAN, Role.AUDITOR])
def test_what_is_absent_is_refused_underneath(tmp_path: Path, role: Role) -> None:
    driver = evening(tmp_path, 1)
    (pay,) = driver.state.hand_pays
    with Menu(tmp_path, role, pages=PAGES, driver=driver) as menu:
        by = menu.driver.log_in(role.value)
        requests: tuple[Request, ...] = (
            GiveCredit(2, 100),
            ConfirmHandPay(pay.number),
            DisputeHandPay(pay.number, "no"),
            ConfirmCashOut(6),
            CancelCashOut(6),
            Declare("device-failure"),
        )
        before = {seat: driver.state.credit(seat) for seat in SEATS}, driver.state.hand_pays
        for request in requests:
            assert driver.refused(request, by=by).code == Refusal.NOT_PERMITTED, request
        assert ({seat: driver.state.credit(seat) for seat in SEATS}, driver.state.hand_pays) == before


def test_a_cash_out_asked_for_meanwhile_appears_by_itself(tmp_path: Path) -> None:
    driver = attended(tmp_path)
    driver.does(Sit(2))
    with at_page(tmp_path, Role.ATTENDANT, driver) as menu:
        menu.press("seat 2", "easy 10000", "give", "do")
        driver.does(CashOut(2))
        menu.until(lambda: menu.there("pay 2"))
