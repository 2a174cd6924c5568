"""The operator's page of games and pay tables: what a choice returns, what stands against it, and what it writes."""

import re
from dataclasses import fields
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel

from kiosk.analysis.counts import count_client
from kiosk.analysis.counts.library import Library
from kiosk.app.composition import open_reader
from kiosk.base.frozen import Frozen
from kiosk.base.ports import names
from kiosk.ledger.entries import read
from kiosk.ledger.records import Configured
from kiosk.policy.access import Role
from kiosk.policy.config import Limit, default_config
from kiosk.reports.figures.theory import theory_of
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.table.config_changes import (
    changes,
    elect,
    elected,
    options,
    parse_micros,
    parse_signed_micros,
    plain_micros,
    wager_name,
)
from kiosk.table.requests import CashOut, Configure
from tests.kit.screen.menu_rig import SUPERVISOR, Menu
from tests.kit.table.table_driver import Driver
from ui.service.panels import config_draft

NY = "heads-up-holdem/ny"


def games(data: Path, role: Role = Role.SUPERVISOR, game: str = NY) -> Menu:
    menu = Menu(data, role, pages=["games"], game=game)
    menu.idle()
    return menu


def configured(menu: Menu) -> tuple[Configured, str | None]:
    """The last change of the settings in the ledger, and who asked for it."""
    with open_reader(menu.driver.data) as reader:
        stored = next(reader.entries(kinds=("configured",), newest_first=True))
    record = read(stored.entry, None)
    assert isinstance(record, Configured)
    return record, names(stored.entry.who)


def test_trips_plus_goes_from_a_to_c_and_the_page_says_what_that_returns(tmp_path: Path) -> None:
    with games(tmp_path) as menu:
        before = theory_of(menu.driver.config)
        menu.press("trips_plus C")
        menu.idle()
        after = theory_of(elect(menu.driver.config, "trips_plus", "C"))
        assert before
        assert after
        told = f"{float(before['trips_plus'].returns) * 100:.4f}% → {float(after['trips_plus'].returns) * 100:.4f}%"
        assert menu.text("changes") == f"Trips Plus table: A → C\n      Trips Plus returns {told}"
        row = next(row for row in menu.rows("returns") if row[0].startswith("Trips Plus"))
        assert row[1] == told
        assert "→" in row[2]
        assert "→" in row[3]
        menu.press("change")
        menu.press("do")
        assert menu.told() == "The settings are changed."
        record, who = configured(menu)
        assert (record.old and record.old.house, record.new.house) == (Frozen(), Frozen({"trips_plus": "C"}))
        assert who == "sam"
        menu.idle()
        assert "Nothing yet" in menu.text("changes")


def test_each_value_of_an_election_bears_its_own_return(tmp_path: Path) -> None:
    with games(tmp_path) as menu:
        for value in "ABCD":
            theory = theory_of(elect(menu.driver.config, "trips_plus", value))
            assert theory
            assert menu.text(f"trips_plus {value}") == f"{value}\n{float(theory['trips_plus'].returns) * 100:.2f}%"
        assert menu.text("folded_progressive forfeit") == "is lost"  # no return depends on it
        menu.press("trips_plus C", "trips_plus A")
        assert not menu.find("change").isEnabled()


def test_while_credit_is_on_a_seat_it_says_so_before_anybody_tries(tmp_path: Path) -> None:
    with games(tmp_path) as menu:
        menu.driver.seat(2, cents=20_000)
        menu.driver.seat(5, cents=1_250)
        menu.pump()
        assert menu.text("why not") == "There is credit on seats 2 ($200.00) and 5 ($12.50): pay it out first."
        menu.press("pocket_bonus B")
        menu.idle()
        assert not menu.find("change").isEnabled()
        assert "credit" in menu.staff.ask(Configure(elect(menu.driver.config, "pocket_bonus", "B")))
        menu.driver.does(CashOut(2))
        menu.pump()
        assert menu.text("why not") == "There is credit on seat 5 ($12.50): pay it out first."
        menu.driver.does(CashOut(5))
        menu.pump()
        assert not menu.there("why not")
        assert menu.find("change").isEnabled()


@pytest.mark.parametrize("game", RULE_SETS)
def test_no_wagers_name_is_cut(tmp_path: Path, game: str) -> None:
    with games(tmp_path, game=game) as menu:
        names = {wager_name(limit.wager) for limit in menu.driver.config.limits}
        shown = [one for one in menu.window.findChildren(QLabel) if one.text() in names and one.isVisible()]
        assert {one.text() for one in shown} == names
        for one in shown:
            assert one.fontMetrics().horizontalAdvance(one.text()) <= one.width()


def test_what_is_typed_is_judged_at_once(tmp_path: Path) -> None:
    with games(tmp_path) as menu:
        menu.type("limits.trips_plus.least", "x")
        assert menu.text("why not").startswith("Trips Plus: Write an amount")
        menu.type("limits.trips_plus.least", "200")
        assert "least not above most" in menu.text("why not")
        menu.type("limits.trips_plus.most", "400")
        menu.type("chips", "5, 25, 100.50")
        menu.idle()
        assert not menu.there("why not")
        assert "Trips Plus, least: $1.00 → $200.00\n      no return changes" in menu.text("changes")
        menu.press("change")
        menu.press("do")
        new = configured(menu)[0].new
        assert new.limit("trips_plus") == Limit("trips_plus", 20_000, 40_000, 100)
        assert new.chips == (500, 2_500, 10_050)


def test_another_game_comes_with_its_own_tables_and_an_estimate_says_how_far_it_may_be_off(tmp_path: Path) -> None:
    with games(tmp_path) as menu:
        menu.press("game fast-action-holdem/ma")
        menu.idle()
        row = menu.rows("returns")[-1]
        assert row[0] == "Wager (new)"
        assert re.fullmatch(r"9\d\.\d{4}% ± 0\.\d{4}%", row[1])
        assert "estimated" in menu.text("remarks")
        assert not menu.there("trips_plus C")
        menu.press("decks 8", "undo")
        menu.idle()
        assert menu.there("trips_plus C")


def test_a_wager_below_the_floor_of_the_profile_is_warned_of_in_the_question_too(tmp_path: Path) -> None:
    with games(tmp_path) as menu:
        menu.press("trips_plus_from hole-and-three")
        menu.idle()
        assert "Trips Plus, table A: below the profile's floor" in menu.text("remarks")
        menu.press("change", "cancel")
        assert configured(menu)[0].old is None


def test_without_counts_the_page_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(count_client, "find_program", lambda: None)
    library = partial(Library, shipped=tmp_path)
    monkeypatch.setattr(
        config_draft, "counting", lambda _, check, progress: library(count=count_client.counter(check, progress))
    )
    with games(tmp_path / "data") as menu:
        assert "needs croupier-analysis, which is not installed" in menu.text("not priced")
        assert menu.text("not priced").endswith(f"to get it: {count_client.how_to_get()}.")
        menu.press("trips_plus C")
        menu.idle()
        assert "not known" in menu.text("changes")
        menu.press("change", "do")
        assert configured(menu)[0].new.house == {"trips_plus": "C"}


@pytest.mark.parametrize("role", [Role.ATTENDANT, Role.TECHNICIAN, Role.AUDITOR])
def test_others_have_no_such_page_and_the_table_refuses_them(tmp_path: Path, role: Role) -> None:
    with Menu(tmp_path, role, pages=["recall", "games"], game=NY) as menu:
        assert not menu.there("page games")
        assert menu.staff.ask(Configure(elect(menu.driver.config, "trips_plus", "C")))


# Settings as people read and write them.


@pytest.mark.parametrize("game", RULE_SETS)
def test_every_election_of_a_game_is_either_listed_or_a_number(game: str) -> None:
    kinds = {item.name: item.type for item in fields(RULE_SETS[game].elections)}
    for key in elected(default_config(game)):
        values = options(game, key)
        assert values or kinds[key] in (int, int | None)
        assert all(elect(default_config(game), key, value) for value in values)


def test_an_election_back_at_its_default_is_no_change() -> None:
    config = default_config(NY)
    assert elect(elect(config, "trips_plus", "C"), "trips_plus", "A") == config
    assert changes(config, config) == ()


@pytest.mark.parametrize(("text", "micros"), [("0.305", 305_000), ("$10,000", 10**10), ("1.000001", 1_000_001)])
def test_millionths_are_read_as_they_are_written(text: str, micros: int) -> None:
    assert parse_micros(text) == micros
    assert parse_micros(plain_micros(micros)) == micros
    assert parse_signed_micros(f"-{text}") == -micros


@pytest.mark.parametrize("text", ["", "x", "1.0000001", "1,00", "--1"])
def test_what_is_no_amount_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="amount"):
        parse_signed_micros(text)


def test_the_profile_is_chosen_with_the_games_that_it_allows(tmp_path: Path) -> None:
    driver = Driver(tmp_path, config=default_config(NY, "new-york"), kind="live")
    with Menu(tmp_path, pages=["games", "settings"], driver=driver) as menu:
        menu.idle()
        menu.go("settings")
        assert menu.text("profile Profile") == "New York"
        menu.go("games")
        assert not menu.there("profile demonstration"), "a live ledger has no credits that are no money"
        assert not menu.there("game flop-poker/ma")
        menu.press("profile massachusetts")
        menu.idle()
        assert "Profile: New York → Massachusetts" in menu.text("changes")
        menu.press("game flop-poker/ma", "change", "do")
        menu.idle()
        record, who = configured(menu)
        assert who == SUPERVISOR
        assert record.old is not None
        assert (record.old.profile, record.old.game) == ("new-york", NY)
        assert (record.new.profile, record.new.game) == ("massachusetts", "flop-poker/ma")
        menu.go("settings")
        assert menu.text("profile Profile") == "Massachusetts"
        menu.go("games")
        menu.press("profile new-york")
        menu.idle()
        assert menu.find(f"game {NY}").property("checked")
        menu.press("undo")
        assert menu.find("profile massachusetts").property("checked")
        assert menu.find("game flop-poker/ma").property("checked")
