"""What a seat asks for beside playing: its language, help, history, how things look and sound, an attendant."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtQuick import QQuickItem

from kiosk.base.words import Language
from kiosk.ledger.table_state import Phase
from kiosk.rules.pay.money import dollars
from kiosk.table.requests import AnswerCall
from tests.kit.screen.fingers import texts
from tests.kit.screen.journey_steps import (
    await_decisions,
    board,
    deal,
    faces,
    journey,
    next_bets,
    panel,
    play_out,
    stake,
    words_of,
)
from tests.kit.screen.kiosk_rig import Kiosk
from ui.glass.help.help_pages import help_pages
from ui.i18n.catalogue.wagers import decision_words, result_words, wager_words
from ui.i18n.hand_words import hand_words

NY = "heads-up-holdem/ny"

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_seat_changes_its_language_in_the_middle_of_a_hand(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        stake(kiosk, 1, 2)
        deal(kiosk, 1, 2)

        def labels(seat: int) -> list[object]:
            return [action["label"] for action in kiosk.seat(seat).shown.actions]

        others = labels(2)
        kiosk.tap("seat1.language")
        assert panel(kiosk, 1).kind == ""  # nothing lies over a decision: the next one is spoken at once
        assert (kiosk.seat(1).shown.note, kiosk.seat(1).shown.prompt) == ("Español", Language.of("es").say("Your turn"))
        kiosk.act(1, "check")
        kiosk.tap("seat1.language")
        for code in ("es", "de", "zh", "en"):
            kiosk.tap(f"seat1.panel.press.speak {code}")
            assert panel(kiosk, 1).title == Language.of(code).say("Language")
            assert kiosk.seat(1).shown.prompt == Language.of(code).say("Waiting for the others")
            assert labels(2) == others
            assert kiosk.seat(2).shown.prompt == "Your turn"
        kiosk.tap("seat1.panel.press.speak de", "seat1.panel.close")
        kiosk.act(2, "check")
        await_decisions(kiosk)
        german = [decision_words(Language.of("de"), str(action["name"])) for action in kiosk.seat(1).shown.actions]
        assert labels(1) == german
        verbs = {str(action["verb"]) for action in kiosk.seat(1).shown.actions}
        assert verbs <= {words.text for words in texts(kiosk.window)}  # on the buttons themselves
        play_out(kiosk)
        kiosk.until(lambda: kiosk.seat(1).shown.net != "")
        settled = kiosk.driver.state.last
        assert settled is not None
        for seat, code in ((1, "de"), (2, "en")):
            said = hand_words(Language.of(code), settled.seats[seat - 1].cards, settled.community)
            assert kiosk.seat(seat).shown.hand == said


def test_a_panel_asked_for_during_a_decision_opens_once_after_the_result(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        stake(kiosk, 1, 2)
        deal(kiosk, 1, 2)
        kiosk.tap("seat1.help")
        seen: list[tuple[str, str]] = []

        def look() -> None:
            shown = (kiosk.seat(1).shown.state, panel(kiosk, 1).kind)
            if not seen or seen[-1] != shown:
                seen.append(shown)

        def settled() -> bool:
            look()
            return kiosk.application.presenter.shown.phase == Phase.RESULT and kiosk.seat(1).shown.net != ""

        while not settled():
            for seat in kiosk.deciding():
                kiosk.act(seat, kiosk.actions(seat)[-1 if len(seen) < 4 else 0])
                look()
            kiosk.until(lambda: settled() or bool(kiosk.deciding()))
        assert {kind for _, kind in seen} == {""}  # cards, result and chips were seen
        assert [state for state, _ in seen].count("deciding") > 1
        next_bets(kiosk)
        assert panel(kiosk, 1).kind == "help"


def test_an_open_panel_gives_way_to_the_seats_own_cards(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        stake(kiosk, 1, 2)
        kiosk.act(1, "ready")
        kiosk.tap("seat1.help")
        assert panel(kiosk, 1).kind == "help"
        kiosk.act(2, "ready")
        kiosk.until(lambda: len(faces(kiosk, 1)) > 0)
        assert panel(kiosk, 1).kind == ""
        await_decisions(kiosk)
        kiosk.act(1, "check")
        assert panel(kiosk, 1).kind == ""
        kiosk.tap("seat1.help")  # while the others decide nothing happens to the hand
        assert panel(kiosk, 1).kind == "help"
        kiosk.act(2, "check")
        kiosk.until(lambda: len(board(kiosk)) > 0)
        assert panel(kiosk, 1).kind == ""


def type_size(item: QQuickItem) -> int:
    return int(item.property("font").pixelSize())


def on_page(kiosk: Kiosk) -> set[str]:
    """The texts that begin within seat 3's panel as it is paged now."""
    whole = kiosk.item("seat3.panel")
    area = whole.mapRectToScene(whole.boundingRect())
    return {words.text for words in texts(kiosk.window, whole) if area.contains(words.item.mapToScene(QPointF(1, 1)))}


def test_help_has_its_topics_and_its_pages(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(3)
        kiosk.tap("seat3.help")
        pages = help_pages(kiosk.driver.config, Language.of("en"), 10_000 * 100 * 10_000)
        assert [button["label"] for button in panel(kiosk, 3).buttons] == [page.title for page in pages]
        for page in pages:
            kiosk.tap(f"seat3.panel.press.page {page.id}")
            assert panel(kiosk, 3).title == page.title
            seen = on_page(kiosk)
            while kiosk.there("seat3.panel.next"):
                kiosk.tap("seat3.panel.next")
                seen |= on_page(kiosk)
            assert {block["text"] for block in panel(kiosk, 3).blocks} <= seen  # everything can be paged to
            kiosk.tap("seat3.panel.press.help")
        kiosk.tap("seat3.panel.close")
        assert not kiosk.there("seat3.panel")


def test_history_shows_the_seats_own_last_rounds(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        kiosk.tap("seat1.menu", "seat1.panel.press.history")
        assert "No rounds yet" in words_of(panel(kiosk, 1))
        kiosk.tap("seat1.panel.close")
        for _ in range(2):
            stake(kiosk, 1)
            deal(kiosk, 2, 1)  # seat 2 sits out
            play_out(kiosk)
            next_bets(kiosk)
        kiosk.tap("seat1.menu", "seat1.panel.press.history", "seat2.menu", "seat2.panel.press.history")
        headings = [block["text"] for block in panel(kiosk, 1).blocks if block["kind"] == "heading"]
        assert [heading.split("   ")[0] for heading in headings] == ["Round 2", "Round 1"]
        told, last = words_of(panel(kiosk, 1)), kiosk.driver.state.last
        assert last is not None
        assert last.dealer is not None
        for name, cards in (
            ("Your cards", last.seats[0].cards),
            ("Community cards", last.community),
            ("Dealer", last.dealer.cards),
        ):
            lying = (card.replace("T", "10").translate(str.maketrans("cdhs", "♣♦♥♠")) for card in cards)
            assert f"{name}: " + "\N{NO-BREAK SPACE}".join(lying) in told
        assert kiosk.seat(1).shown.verdict in told  # in the words of the result
        for line in last.seats[0].lines:
            left = f"{wager_words(Language.of('en'), line.wager)} {dollars(line.stake)}"
            right = f"{result_words(Language.of('en'), line.result)} {dollars(line.returned)}"
            assert {"kind": "row", "text": left, "more": right} in panel(kiosk, 1).blocks
        assert "No rounds yet" in words_of(panel(kiosk, 2))


class Heard:
    """What would be heard."""

    def __init__(self) -> None:
        self.cues: list[tuple[str, int | None, float]] = []
        self.said: list[tuple[str, str, float]] = []
        self.room_volume = 0.0

    def cue(self, name: str, seat: int | None = None, volume: float = 1) -> None:
        """A sound."""
        self.cues.append((name, seat, volume))

    def say(self, language: str, phrase: str, volume: float = 1) -> None:
        """A phrase of the dealer's."""
        self.said.append((language, phrase, volume))

    def room(self, volume: float) -> None:
        """How loud the room is to be heard."""
        self.room_volume = volume


def test_how_a_seat_looks_is_its_own(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        small = type_size(kiosk.item("seat1.credit"))
        kiosk.tap("seat1.menu", *(f"seat1.panel.press.{name}" for name in ("large", "contrast", "four", "calm")))
        chosen = {button["name"] for button in panel(kiosk, 1).buttons if button["chosen"]}
        assert chosen == {"sound", "large", "contrast", "four", "calm"}
        kiosk.tap("seat1.panel.close")
        one, other = kiosk.seat(1).shown, kiosk.seat(2).shown
        assert (one.large, one.contrast, one.fourColours, one.calm) == (True,) * 4
        assert (other.large, other.contrast, other.fourColours, other.calm) == (False,) * 4
        assert type_size(kiosk.item("seat1.credit")) > small == type_size(kiosk.item("seat2.credit"))


def test_a_seat_is_as_loud_as_it_wants_and_what_all_hear_as_loud_as_anybody_does(tmp_path: Path) -> None:
    heard = Heard()
    with journey(tmp_path, NY, sounds=heard) as kiosk:
        kiosk.sit(1, 2)
        kiosk.tap("seat1.menu")
        for label, volume in (("medium", 0.5), ("low", 0.2)):
            kiosk.tap("seat1.panel.press.sound")
            assert f"Sound: {label}" in {button["label"] for button in panel(kiosk, 1).buttons}
            assert heard.cues[-1] == ("tap", 1, volume)  # it is heard at once
        kiosk.tap("seat1.panel.close")
        stake(kiosk, 1, 2)
        chips = [cue for cue in heard.cues if cue[0] == "chip-place"]
        assert chips[-2:] == [("chip-place", 1, 0.2), ("chip-place", 2, 1)]
        assert heard.room_volume == 1  # as seat 2 wants it
        kiosk.tap("seat1.menu", "seat1.panel.press.sound", "seat1.panel.close")
        kiosk.tap("seat2.menu", *["seat2.panel.press.sound"] * 3, "seat2.panel.close")
        heard.cues.clear()
        heard.said.clear()
        deal(kiosk, 1, 2)
        play_out(kiosk)
        assert (heard.cues, heard.said, heard.room_volume) == ([], [], 0)
        kiosk.tap("seat1.attendant")
        assert heard.cues == [("attendant", 1, 1)]  # the staff are to hear it, whatever the seat wants
        kiosk.tap("seat2.menu", "seat2.panel.press.sound", "seat2.panel.close")
        next_bets(kiosk)
        assert {volume for _, _, volume in heard.said} == {1}


def test_an_attendant_is_called_and_comes(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        attendant = kiosk.driver.hire()
        kiosk.sit(6)
        kiosk.tap("seat6.attendant")
        assert kiosk.seat(6).shown.calling
        assert kiosk.seat(6).shown.note == "An attendant has been called."
        kiosk.until_phase(Phase.BETTING)
        assert kiosk.application.table.shown.phaseText == "Place your bets\nAttendant to seat 6"
        kiosk.tap("seat6.attendant")
        assert kiosk.seat(6).shown.note == "An attendant is on the way already."
        kiosk.driver.does(AnswerCall(6), by=attendant)
        kiosk.step()
        assert not kiosk.seat(6).shown.calling
        assert kiosk.application.table.shown.phaseText == "Place your bets"
