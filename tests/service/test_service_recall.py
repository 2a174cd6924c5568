"""The operator's page of recall: a round is found, replayed card by card, explained, proved and exported."""

import json
from pathlib import Path

import pytest
from PySide6.QtQuick import QQuickItem
from PySide6.QtWidgets import QComboBox

from kiosk.app.composition import open_reader
from kiosk.ledger.table_state import Phase
from kiosk.policy.access import Role
from kiosk.reports.round_search import open_round
from kiosk.rules.intents import Declare
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.table.requests import LogOut
from tests.kit.screen.menu_rig import SUPERVISOR, Menu
from tests.kit.table.table_driver import Driver
from ui.service.panels.replay_table import ReplayTable

NY = "heads-up-holdem/ny"
HOUR_MS = 3_600_000
WRONG_COUNT = "a seat had a wrong number of cards"


def played(data: Path) -> Driver:
    """Two rounds, one in which seat 5 is void, an hour, and three more."""
    driver = Driver(data, NY)
    driver.does(LogOut(), by=driver.hire(SUPERVISOR))
    driver.seat(1, 5)
    for _ in range(2):
        driver.play_round()
    driver.until(Phase.BETTING)
    driver.bet_all()
    driver.table.tick()
    by = driver.log_in(SUPERVISOR)
    driver.does(Declare("wrong-count-seat", 5), by=by)
    while driver.state.phase == Phase.PLAYING:
        driver.decide_all()
        driver.table.tick()
    driver.does(LogOut(), by=by)
    driver.clock.pass_ms(HOUR_MS)
    for _ in range(3):
        driver.play_round()
    return driver


def recall(data: Path, role: Role = Role.SUPERVISOR) -> Menu:
    menu = Menu(data, role, pages=["recall"], driver=played(data))
    menu.idle()
    return menu


def item(replay: ReplayTable, name: str) -> QQuickItem:
    found = replay.rootObject().findChild(QQuickItem, name)
    assert found is not None, f"there is no {name}"
    return found


def test_an_attendant_finds_why_seat_5_was_void_an_hour_ago(tmp_path: Path) -> None:
    with recall(tmp_path, Role.ATTENDANT) as menu:
        menu.press("of seat 5")
        menu.press("an hour ago")
        menu.idle()
        numbers = [row[0] for row in menu.rows("rounds")]
        assert numbers == ["3", "2", "1"]
        assert menu.rows("rounds")[0][-1] == "seat 5 void: a seat had a wrong number of cards"
        menu.choose("rounds", 0)
        menu.press("open")
        menu.idle()
        assert "round 3" in menu.text("recalled")
        assert menu.text("irregular") == (
            "A seat had a wrong number of cards (seat 5). Seat 5 is void. Declared by sam. "
            "The remedy (huh-ny (j)(3)): that seat is void."
        )
        assert not menu.there("export round")


def test_only_what_went_wrong_is_listed_on_request(tmp_path: Path) -> None:
    with recall(tmp_path) as menu:
        assert [row[0] for row in menu.rows("rounds")] == ["6", "5", "4", "3", "2", "1"]
        menu.press("only irregular")
        menu.idle()
        assert [row[0] for row in menu.rows("rounds")] == ["3"]
        menu.press("of seat 1")
        menu.idle()
        assert menu.rows("rounds") == []
        assert "There is none" in menu.text("told of rounds")


def test_a_round_is_replayed_card_by_card_on_the_table_and_marked(tmp_path: Path) -> None:
    with recall(tmp_path) as menu:
        menu.type("number", "2")
        menu.press("open")
        menu.idle()
        replay = menu.find("replay")
        assert isinstance(replay, ReplayTable)
        assert item(replay, "mark").property("text") == "RECALL"
        assert replay.table.shown.noticeKind == "recall"
        assert not item(replay, "service").isVisible()
        dealt = 0
        for row in menu.rows("steps")[1:]:
            menu.press("step")
            assert menu.text("moment") == row[1]
            dealt += "face down" in row[1]
        with open_reader(tmp_path) as reader:
            opened = open_round(reader, 2)
        assert dealt == opened.found.played.end.used
        results = {seat.seat: seat for seat in opened.found.played.settlement.seats}
        for seat in (1, 5):
            faces = [card.shown.face for card in replay.seats[seat - 1]._cards if card.shown.dealt]
            assert faces
            assert set(faces) <= {*results[seat].cards, ""}
        menu.press("step back")
        assert replay.table.shown.phase == "playing"


def test_what_lay_face_down_is_shown_only_when_asked_for(tmp_path: Path) -> None:
    with recall(tmp_path) as menu:
        menu.type("number", "2")
        menu.press("open")
        menu.idle()
        replay = menu.find("replay")
        assert isinstance(replay, ReplayTable)
        turned = next(place for place, row in enumerate(menu.rows("steps")) if row[1].startswith("Community"))
        for _ in range(turned - 1):
            menu.press("step")
        assert {card.shown.face for card in replay.seats[0]._cards if card.shown.dealt} == {""}
        menu.press("every card")
        assert "" not in {card.shown.face for card in replay.seats[0]._cards if card.shown.dealt}


def test_a_step_says_what_went_wrong_as_the_attendant_said_it(tmp_path: Path) -> None:
    with recall(tmp_path) as menu:
        menu.type("number", "3")
        menu.press("open")
        menu.idle()
        (wrong,) = [words for _, words in menu.rows("steps") if words.startswith("IRREGULARITY")]
        assert wrong == f"IRREGULARITY: {WRONG_COUNT} (seat 5). Remedy (huh-ny (j)(3)): that seat is void."


@pytest.mark.parametrize("game", RULE_SETS)
def test_every_irregularity_of_a_game_has_its_words(tmp_path: Path, game: str) -> None:
    with Menu(tmp_path, pages=["attendant"], game=game) as menu:
        kinds = menu.find("irregularity")
        assert isinstance(kinds, QComboBox)
        shown = [kinds.itemText(place) for place in range(kinds.count())]
        assert shown
        assert not [words for words in shown if "-" in words]


def test_it_plays_by_itself_and_stands_still_at_the_end(tmp_path: Path) -> None:
    with recall(tmp_path) as menu:
        menu.type("number", "1")
        menu.press("open")
        menu.idle()
        menu.press("last", "step back", "play")
        assert menu.text("play") == "Pause"
        menu.until(lambda: menu.text("play") == "Play")
        last = len(menu.rows("steps"))
        assert menu.text("place").startswith(f"{last} of {last}")


@pytest.mark.parametrize("game", RULE_SETS)
def test_every_game_can_be_replayed_and_ends_with_the_credits_of_the_table(tmp_path: Path, game: str) -> None:
    driver = Driver(tmp_path, game)
    driver.seat(2, 6)
    driver.play_round()
    driver.play_round()
    with open_reader(tmp_path) as reader:
        opened = open_round(reader, driver.state.last_round)
    last = opened.moments[-1].view
    assert [seat.credit for seat in last.seats] == [seat.credit for seat in driver.table.view().seats]
    assert last.last == driver.state.last
    assert opened.proof.proved
    driver.table.close()


def test_document_proof_and_words_are_there_and_are_exported(tmp_path: Path) -> None:
    with recall(tmp_path, Role.AUDITOR) as menu:
        menu.type("number", "3")
        menu.press("open")
        menu.idle()
        words = f"IRREGULARITY: {WRONG_COUNT} (seat 5)"
        for tab, says in (("proof", "PROVED"), ("document", '"dealing"'), ("words", words)):
            menu.press(f"tab {tab}")
            assert says in menu.find(tab).toPlainText()  # type: ignore[attr-defined]
        menu.press("export round")
        menu.idle()
        path = Path(menu.told().removeprefix("Written: "))
        exported = json.loads(path.read_text("utf-8"))
        assert exported["round"] == 3
        assert exported["proof"]["proved"] is True
        assert "seat 5" in exported["irregularities"][0]
        assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_round_in_play_stays_sealed_and_one_that_never_was_is_not_found(tmp_path: Path) -> None:
    with recall(tmp_path) as menu:
        menu.driver.until(Phase.BETTING)
        menu.driver.bet_all()
        number = menu.driver.state.round_number
        menu.type("number", str(number))
        menu.press("open")
        menu.idle()
        assert menu.told() == f"Round {number} is in play: its cards are sealed until it is over"
        menu.type("number", "99")
        menu.press("open")
        menu.idle()
        assert f"There is no round 99: the last is {number}" in menu.told()
        menu.type("number", "x")
        menu.press("open")
        assert "Write the round's number" in menu.told()


def test_a_time_is_read_and_a_wrong_one_is_told(tmp_path: Path) -> None:
    with recall(tmp_path) as menu:
        menu.type("time", "yesterday")
        menu.press("before")
        assert "must be a time" in menu.told()
        menu.type("time", "2020-01-01")
        menu.press("before")
        menu.idle()
        assert menu.rows("rounds") == []
        menu.press("now")
        menu.idle()
        assert len(menu.rows("rounds")) == 6


def test_more_rounds_are_on_the_next_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kiosk.reports.round_search.AT_ONCE", 4)
    with recall(tmp_path) as menu:
        assert [row[0] for row in menu.rows("rounds")] == ["6", "5", "4", "3"]
        menu.press("older")
        menu.idle()
        assert [row[0] for row in menu.rows("rounds")] == ["2", "1"]
        assert not menu.find("older").isEnabled()
        menu.press("newer")
        menu.idle()
        assert menu.rows("rounds")[0][0] == "6"
