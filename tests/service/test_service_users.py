"""The page of users, through its widgets: who may enter, with which PIN, and who is locked out."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from kiosk.policy.access import Role, find_user
from kiosk.table.requests import AddUser, LogIn, RemoveUser, ResetPin
from tests.kit.screen.menu_rig import SUPERVISOR, Menu
from tests.kit.table.table_driver import OTHER_PIN, PIN

PAGES = ("users",)
NEW_PIN = "908172"


def roles(menu: Menu) -> dict[str, str]:
    return {user.name: user.role.value for user in menu.driver.state.users if not user.removed}


def wrong_pins(menu: Menu, name: str, times: int) -> None:
    for _ in range(times):
        menu.driver.refused(LogIn(name, OTHER_PIN))


def test_a_supervisor_adds_somebody_with_the_keys_on_the_glass(tmp_path: Path) -> None:
    with Menu(tmp_path, pages=PAGES) as menu:
        menu.find("name").setFocus()
        menu.press("key a", "key n", "key n")
        menu.find("first pin").setFocus()
        for digit in PIN:
            menu.find("first pin").setFocus()
            menu.press(f"key {digit}")
        menu.press("technician")
        assert "diagnostics" in menu.text("what the role may")
        menu.press("add", "do")
        assert menu.told() == "ann is added."
        assert roles(menu) == {SUPERVISOR: "supervisor", "ann": "technician"}
        assert menu.rows("users")[1] == ["ann", "technician", f"has the PIN that {SUPERVISOR} gave"]
        menu.driver.does(LogIn("ann", PIN))


def test_a_name_or_a_pin_that_will_not_do_is_refused_in_words(tmp_path: Path) -> None:
    with Menu(tmp_path, pages=PAGES) as menu:
        menu.type("name", "an n")
        menu.type("first pin", PIN)
        menu.press("add", "do")
        assert menu.told().startswith("A name is 1 to 32 letters")
        menu.type("name", "ann")
        menu.type("first pin", "123456")
        menu.press("add", "do")
        assert "plain run of digits" in menu.told()
        assert roles(menu) == {SUPERVISOR: "supervisor"}


def test_whoever_is_removed_cannot_enter_and_the_last_supervisor_stays(tmp_path: Path) -> None:
    with Menu(tmp_path, pages=PAGES) as menu:
        name = menu.hire(Role.AUDITOR)
        menu.pump()
        menu.choose("users", 1)
        menu.press("remove", "do")
        assert menu.told() == f"{name} is removed."
        assert menu.rows("users")[1][2] == "removed; the records keep the name"
        menu.driver.refused(LogIn(name, PIN))
        menu.choose("users", 0)
        assert not menu.there("remove"), "nobody removes themselves"


def test_a_new_pin_ends_a_lock_out_and_the_session(tmp_path: Path) -> None:
    with Menu(tmp_path, pages=PAGES) as menu:
        name = menu.hire(Role.ATTENDANT)
        wrong_pins(menu, name, 3)
        menu.pump()
        assert menu.rows("users")[1][2] == "locked out for 1:00"
        menu.driver.clock.pass_ms(15_000)
        menu.pump()
        assert menu.rows("users")[1][2] == "locked out for 0:45"
        menu.choose("users", 1)
        assert menu.text("whose") == f"PIN of {name}"
        menu.type("new pin", NEW_PIN)
        menu.type("new pin again", NEW_PIN[:-1])
        menu.press("set pin")
        assert menu.told() == "The two are not the same."
        menu.type("new pin again", NEW_PIN)
        menu.press("set pin", "do")
        assert menu.told() == f"{name} has a new PIN."
        menu.driver.does(LogIn(name, NEW_PIN))


@pytest.mark.parametrize("role", [Role.ATTENDANT, Role.TECHNICIAN, Role.AUDITOR])
def test_others_change_their_own_pin_and_nothing_else(tmp_path: Path, role: Role) -> None:
    with Menu(tmp_path, role, pages=PAGES) as menu:
        assert not {"users", "name", "add", "remove"} & set(menu.names())
        menu.type("new pin", PIN)
        menu.type("new pin again", PIN)
        menu.press("set pin")
        assert menu.told() == "That is the PIN you have: choose another one."
        menu.type("new pin", NEW_PIN)
        menu.type("new pin again", NEW_PIN)
        menu.press("set pin")
        assert menu.told() == f"{role.value} has a new PIN."
        menu.driver.does(LogIn(role.value, NEW_PIN))
        before = menu.driver.state.users
        for request in (AddUser("eve", Role.SUPERVISOR, PIN), RemoveUser(SUPERVISOR), ResetPin(SUPERVISOR, NEW_PIN)):
            assert "may not do this" in menu.staff.ask(request)
        assert menu.driver.state.users == before
        assert find_user(before, "eve") is None


def test_keys_on_the_glass_type_where_no_window_is_the_active_one(tmp_path: Path) -> None:
    with Menu(tmp_path, None) as menu:
        other = QWidget()
        other.show()
        other.activateWindow()
        menu.until(other.isActiveWindow)
        menu.press("key s", "key a", "key m")
        assert menu.text("user") == "sam"
        other.deleteLater()
