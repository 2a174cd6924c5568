"""Finding one's way in the menu by words: by touch and by keyboard, and only to what the person may do."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from kiosk.policy.access import Role
from tests.kit.screen.menu_rig import Menu
from tests.kit.table.report_ledgers import three_days
from ui.service.pages import load_pages
from ui.service.panels.find_sheet import MOST


def found(menu: Menu) -> list[str]:
    return [menu.text(f"hit {number}") for number in range(MOST) if menu.there(f"hit {number}")]


def search(menu: Menu, words: str) -> None:
    """All words at once, as from a scanner: by key and by touch they are typed below."""
    field = menu.find("find what")
    assert isinstance(field, QLineEdit)
    field.setText(words)
    menu.pump()


def control_f(menu: Menu) -> None:
    QTest.keyClick(menu.window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    menu.pump()


def shown(menu: Menu) -> str:
    page = menu.window.page
    assert page is not None
    return page.name


def test_what_is_to_be_done_is_found_by_touch(tmp_path: Path) -> None:
    with Menu(tmp_path) as menu:
        menu.touch("find")
        for key in "trans":
            menu.touch(f"key {key}")
        assert found(menu) == ["Transfer the progressive  ·  Progressive", "Every event with “trans”  ·  Events"]
        menu.touch("hit 0")
        assert shown(menu) == "progressive"
        assert not menu.there("find what")


def test_it_is_found_by_keys_and_left_by_a_key(tmp_path: Path) -> None:
    with Menu(tmp_path) as menu:
        control_f(menu)
        menu.type("find what", "pin OWN")
        menu.key(Qt.Key.Key_Return)
        assert shown(menu) == "users"
        control_f(menu)
        menu.key(Qt.Key.Key_Escape)
        assert not menu.there("find what")
        assert shown(menu) == "users"


def test_a_round_is_opened_by_its_number(tmp_path: Path) -> None:
    with Menu(tmp_path, driver=three_days(tmp_path)) as menu:
        menu.press("find")
        menu.type("find what", "3")
        assert found(menu)[-2:] == ["Round 3  ·  Recall", "Every event with “3”  ·  Events"]
        menu.press(f"hit {len(found(menu)) - 2}")
        menu.idle()
        assert menu.text("recalled").startswith("RECALL  ·  round 3  ·")


@pytest.mark.parametrize("number", ["999999", "9" * 12])
def test_a_round_that_was_never_played_is_told(tmp_path: Path, number: str) -> None:
    with Menu(tmp_path, driver=three_days(tmp_path)) as menu:
        menu.press("find")
        menu.type("find what", number)
        menu.press("hit 0")
        menu.idle()
        assert f"There is no round {number}" in menu.told()


def test_a_number_that_is_no_rounds_is_a_word_like_any_other(tmp_path: Path) -> None:
    with Menu(tmp_path) as menu:
        menu.press("find")
        search(menu, "9" * 5_000)
        assert len(found(menu)) == 1
        menu.press("hit 0")
        menu.idle()
        assert menu.rows("events") == []


def test_words_are_looked_for_in_the_events(tmp_path: Path) -> None:
    with Menu(tmp_path, driver=three_days(tmp_path)) as menu:
        menu.press("find")
        menu.type("find what", "hand-pay confirmed")
        menu.press(f"hit {len(found(menu)) - 1}")
        menu.idle()
        assert menu.text("text") == "hand-pay confirmed"
        assert all("hand-pay confirmed" in " ".join(row).lower() for row in menu.rows("events"))


@pytest.mark.parametrize("role", list(Role))
def test_nobody_finds_what_they_may_not_do(tmp_path: Path, role: Role) -> None:
    with Menu(tmp_path, role) as menu:
        menu.press("find")
        for kind in load_pages():
            for words, action in kind.finds:
                search(menu, words)
                there = any(hit.startswith(words) and hit.endswith(kind.title) for hit in found(menu))
                may = kind.open_to(menu.staff) and (action is None or menu.staff.may(action))
                assert there == may, f"{role}: {words}"


def test_nothing_is_found_while_it_is_locked(tmp_path: Path) -> None:
    with Menu(tmp_path) as menu:
        menu.window.lock()
        menu.pump()
        assert not menu.there("find")
        control_f(menu)
        assert not menu.there("find what")
