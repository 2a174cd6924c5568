"""Demonstration and test mode beside a live ledger: who may start one, when, and that nothing live is touched."""

import contextlib
import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel, QWidget

from kiosk.app import launch
from kiosk.app.cli import main
from kiosk.app.composition import kind_of, open_reader
from kiosk.audit.event_log import line_of
from kiosk.policy.access import Role
from kiosk.policy.config import default_config
from kiosk.table.modes import STATUSES, arguments_for, mode_directory
from kiosk.table.requests import MODES, GiveCredit, Sit, StartMode
from tests.kit.screen.menu_rig import Menu
from tests.kit.table.crash_points import entries_in
from tests.kit.table.table_driver import Driver
from ui.service.widgets.sheets import FirstSheet

MA = "heads-up-holdem/ma"
LIVE = default_config(MA, "massachusetts")


def live(data: Path) -> Driver:
    return Driver(data, config=LIVE, kind="live")


# By the menu.


@pytest.mark.parametrize("mode", MODES)
def test_a_mode_is_started_by_a_technician_and_the_ledger_says_who(tmp_path: Path, mode: str) -> None:
    with Menu(tmp_path, Role.TECHNICIAN, pages=["modes"], driver=live(tmp_path)) as menu:
        assert menu.text("mode").startswith("Live: real play.")
        assert not menu.there("back")
        menu.press(f"start {mode}", "cancel")
        assert menu.switched == []
        menu.press(f"start {mode}", "do")
        assert menu.switched == [mode]
        with open_reader(tmp_path) as reader:
            stored = next(reader.entries(kinds=("mode-started",)))
        assert stored.entry.who == ("technician",)
        assert str(line_of(stored).words) == f"{mode.capitalize()} mode on a ledger of its own; this one rests."


def test_not_while_there_is_anybodys_money(tmp_path: Path) -> None:
    with Menu(tmp_path, Role.TECHNICIAN, pages=["modes"], driver=live(tmp_path)) as menu:
        attendant = menu.hire(Role.ATTENDANT)
        menu.driver.does(Sit(1))
        menu.driver.does(GiveCredit(1, 500), by=menu.driver.log_in(attendant))
        menu.go("modes")
        words = "There is credit on seat 1 ($5.00): pay it out first."
        assert menu.text("why not") == words
        assert not menu.find("start test").isEnabled()
        assert menu.staff.ask(StartMode("test")) == words


@pytest.mark.parametrize("role", [Role.ATTENDANT, Role.AUDITOR])
def test_others_may_not(tmp_path: Path, role: Role) -> None:
    with Menu(tmp_path, role, pages=["modes", "users"], driver=live(tmp_path)) as menu:
        assert not menu.there("start test")
        assert "may not" in menu.staff.ask(StartMode("test"))


def test_there_is_a_way_back_and_no_way_further(tmp_path: Path) -> None:
    with Menu(tmp_path, pages=["modes"], kind="test") as menu:
        assert not menu.there("start demonstration")
        menu.press("back", "do")
        assert menu.switched == ["live"]


def test_what_is_used_every_day_stands_above_the_modes(tmp_path: Path) -> None:
    with Menu(tmp_path, pages=["modes"], driver=live(tmp_path)) as menu:
        daily, modes = ("close table", "reshuffle", "clean 30"), ("start demonstration", "start test")
        down = {name: menu.find(name).mapTo(menu.window, QPoint()).y() for name in (*daily, *modes)}
        assert max(down[name] for name in daily) < min(down[name] for name in modes)


def test_whoever_enters_a_mode_first_is_told_that_they_become_its_supervisor_and_not_live_plays() -> None:
    with contextlib.closing(QWidget()) as parent:
        for in_mode in (False, True):
            sheet = FirstSheet(parent, lambda _name, _pin: "", lambda: None, in_mode=in_mode)
            words = " ".join(one.text() for one in sheet.findChildren(QLabel))
            assert ("in this mode alone" in words) == in_mode
            assert "supervisor" in words


def test_the_table_is_closed_and_opened_and_its_cards_shuffled_anew(tmp_path: Path) -> None:
    with Menu(tmp_path, pages=["modes"]) as menu:
        assert menu.text("table state") == "Open."
        assert not menu.find("open table").isEnabled()
        menu.press("close table", "do")
        assert menu.text("table state") == "Closed: closed in the menu."
        assert not menu.find("close table").isEnabled()
        menu.press("open table", "do")
        assert menu.text("table state") == "Open."
        menu.press("reshuffle", "do")
        kinds = {stored.entry.kind for stored in entries_in(tmp_path)}
        assert {"table-closed", "table-opened", "reshuffle-ordered"} <= kinds
        menu.enter(Role.ATTENDANT)
        menu.go("modes")
        assert menu.there("close table")
        assert not menu.there("open table")
        assert not menu.there("reshuffle")


# The program.


def test_a_mode_has_a_ledger_of_its_own_with_the_live_ones_game(tmp_path: Path) -> None:
    live(tmp_path).table.close()
    before = {path: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
    for mode in MODES:
        options = launch.KioskOptions(data=str(tmp_path), mode=mode)
        data, kind, config = launch._ledger(options, shown=True)
        assert (data, kind) == (tmp_path / "modes" / mode, mode)
        assert config == LIVE._replace(profile="demonstration")
        Driver(data, config=config, kind=kind).table.close()
        assert kind_of(data) == mode
    assert {path: path.read_bytes() for path in before} == before


@pytest.mark.parametrize("mode", MODES)
def test_a_mode_begins_with_nothing(tmp_path: Path, mode: str) -> None:
    (mode_directory(tmp_path, mode) / "ledger.db").write_text("something")
    assert not list(mode_directory(tmp_path, mode).iterdir())


def test_when_live_play_begins_again_nothing_of_a_mode_is_left(tmp_path: Path) -> None:
    live(tmp_path).table.close()
    mode_directory(tmp_path, "test")
    assert launch._ledger(launch.KioskOptions(data=str(tmp_path)), shown=True)[1] == "live"
    assert not (tmp_path / "modes").exists()


def test_a_link_in_the_place_of_the_modes_leads_nowhere(tmp_path: Path) -> None:
    (tmp_path / "elsewhere/test").mkdir(parents=True)
    (tmp_path / "elsewhere/test/precious").touch()
    (tmp_path / "data").mkdir()
    (tmp_path / "data/modes").symlink_to(tmp_path / "elsewhere")
    mode_directory(tmp_path / "data", "test")
    assert (tmp_path / "elsewhere/test/precious").exists()


@pytest.mark.parametrize(
    ("mode", "given", "wanted"),
    [
        ("test", ["--data", "D"], ["--data", "D", "--mode", "test"]),
        ("live", ["--mode", "test", "--data", "D"], ["--data", "D"]),
        ("demonstration", ["--mode", "test"], ["--mode", "demonstration"]),
        ("live", [], []),
        ("live", ["--mode=test", "--language", "de"], ["--language", "de"]),
        ("live", ["--mode"], []),
    ],
)
def test_the_command_line_of_a_mode(mode: str, given: list[str], wanted: list[str]) -> None:
    assert arguments_for(mode, given) == wanted


@pytest.mark.parametrize("mode", STATUSES)
def test_a_program_that_ends_for_a_mode_becomes_it(monkeypatch: pytest.MonkeyPatch, mode: str) -> None:
    became: list[list[str]] = []

    def become(_: str, arguments: list[str]) -> None:
        became.append(arguments)
        raise SystemExit

    monkeypatch.setattr(launch, "open_kiosk", lambda _: STATUSES[mode])
    monkeypatch.setattr(os, "execv", become)
    monkeypatch.setattr(sys, "argv", ["croupier", "--language", "de"])
    with pytest.raises(SystemExit):
        main(["--language", "de"])
    assert became == [[sys.executable, "-m", "kiosk.app.cli", *arguments_for(mode, ["--language", "de"])]]
