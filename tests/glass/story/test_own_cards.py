"""A player's own cards, held or on an own screen: what they make is said once they are drawn face up, not before."""

from pathlib import Path

import pytest
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from kiosk.base.words import Language
from kiosk.ledger.table_state import Phase
from kiosk.rules.cards.cards import card
from kiosk.rules.cards.positions import COMMUNITY
from kiosk.rules.intents import Decide
from tests.kit.round_cases import HEADS_UP_NY
from tests.kit.screen.fingers import find_all, texts_of
from tests.kit.screen.journey_steps import await_decisions, brisk, deal, faces, journey, stake
from tests.kit.screen.kiosk_rig import Kiosk
from tests.kit.screen.story_frames import drawn_cards, lies_open
from tests.kit.screen.visible_items import hand_item
from ui.i18n.hand_words import hand_words

pytestmark = pytest.mark.usefixtures("qapp")

SEAT = 1
FRAME_MS = 10  # of real time, in which cards turn
LONGEST_MS = 5_000


class OwnScreen:
    """A window in which a seat's own cards are seen, frame by frame."""

    def __init__(self, window: QQuickWindow) -> None:
        self.window = window
        self._cards = drawn_cards(window, SEAT)
        self._hand = hand_item(window, SEAT)

    def open(self, place: int) -> list[str]:
        """The cards that are drawn face up and lie still."""
        return [str(one.property("face")) for one in self._cards[place] if _open(one)]

    def lying(self, place: int) -> bool:
        """Whether a card has come to its place."""
        return any(one.isVisible() and one.property("fly") == 0 for one in self._cards[place])

    @property
    def said(self) -> str:
        """What the plate over the cards says."""
        found = find_all(self.window, f"seat{SEAT}.hand", self._hand)
        return " ".join(one.text for one in texts_of(self.window, found)[0]) if found else ""

    def makes(self, kiosk: Kiosk) -> str:
        """What the cards make that are drawn face up."""
        own, board = ([card(face) for face in self.open(place)] for place in (SEAT, COMMUNITY))
        game = kiosk.driver.state.game()
        return hand_words(Language.of("en"), own, board, game.from_board) if len(own) == 2 else ""

    def wait(self, kiosk: Kiosk, ms: int = 0) -> None:
        """Frames pass until the hand is named; in none does it say more than the cards do."""
        for _ in range(LONGEST_MS // FRAME_MS):
            kiosk.step(ms)
            QTest.qWait(FRAME_MS)
            said = self.said
            assert said in ("", "Hold to look", self.makes(kiosk))
            if said == self.makes(kiosk) != "" and kiosk.deciding() == [SEAT]:
                return
        raise AssertionError("its hand is never named")


def _open(item: QQuickItem) -> bool:
    return bool(item.isVisible() and item.property("face") and lies_open(item, str(item.property("face"))))


def test_a_hand_that_is_held_is_named_when_its_cards_have_turned(tmp_path: Path) -> None:
    with journey(tmp_path, HEADS_UP_NY) as kiosk:
        kiosk.sit(SEAT)
        stake(kiosk, SEAT)
        deal(kiosk, SEAT)
        screen = OwnScreen(kiosk.window)
        kiosk.fingers.press(0, kiosk.item(f"seat{SEAT}.card.0"))
        kiosk.step()
        assert kiosk.seat(SEAT).shown.hand != ""
        assert (screen.open(SEAT), screen.said) == ([], ""), "a frame that is drawn now has backs"
        screen.wait(kiosk)
        kiosk.fingers.release(0)
        kiosk.step()
        assert (screen.open(SEAT), screen.said) == ([], "Hold to look")


def test_whoever_wants_less_motion_reads_the_hand_at_once(tmp_path: Path) -> None:
    with journey(tmp_path, HEADS_UP_NY) as kiosk:
        kiosk.sit(SEAT)
        kiosk.tap(f"seat{SEAT}.menu", f"seat{SEAT}.panel.press.calm", f"seat{SEAT}.panel.close")
        stake(kiosk, SEAT)
        deal(kiosk, SEAT)
        kiosk.fingers.press(0, kiosk.item(f"seat{SEAT}.card.0"))
        kiosk.step()
        screen = OwnScreen(kiosk.window)
        assert screen.said == screen.makes(kiosk) != ""
        kiosk.fingers.release(0)


@pytest.mark.slow
def test_on_an_own_screen_a_hand_grows_with_the_cards_that_are_drawn(tmp_path: Path) -> None:
    with Kiosk(tmp_path, HEADS_UP_NY, brisk(HEADS_UP_NY), layout="seats", size=(640, 360)) as kiosk:
        kiosk.driver.seat(SEAT)
        kiosk.until_phase(Phase.BETTING)
        screen = OwnScreen(kiosk.windows.all[SEAT])
        kiosk.driver.bet_all()
        while kiosk.driver.state.phase == Phase.PLAYING:
            screen.wait(kiosk, ms=40)
            kiosk.driver.does(Decide(SEAT, "check" if len(screen.open(COMMUNITY)) < 5 else "fold"))


def test_on_an_own_screen_its_cards_lie_open_until_they_are_collected(tmp_path: Path) -> None:
    other = SEAT + 1  # served first
    with journey(tmp_path, HEADS_UP_NY, layout="seats") as kiosk:
        kiosk.driver.seat(SEAT, other)
        kiosk.until_phase(Phase.BETTING)
        kiosk.driver.bet_all()
        await_decisions(kiosk)
        hand = faces(kiosk, SEAT)
        assert all(hand)
        while kiosk.driver.state.phase == Phase.PLAYING:
            kiosk.driver.decide_all(lambda options: options[0])
            kiosk.step()
        phases: set[Phase] = set()
        while kiosk.seat(SEAT).shown.net == "":
            phases.add(kiosk.application.presenter.shown.phase)
            assert faces(kiosk, SEAT) in (hand, []), "they are covered, or another's"
            kiosk.step(20)
        assert phases == {Phase.PLAYING, Phase.RESULT}


def test_nobody_is_told_to_look_before_a_card_lies_there(tmp_path: Path) -> None:
    with journey(tmp_path, HEADS_UP_NY) as kiosk:
        kiosk.sit(SEAT)
        stake(kiosk, SEAT)
        screen = OwnScreen(kiosk.window)
        kiosk.act(SEAT, "ready")
        told = False
        while not kiosk.deciding():
            kiosk.step(2 * FRAME_MS)
            QTest.qWait(FRAME_MS)
            assert screen.said in ("", "Hold to look")
            assert screen.said == "" or screen.lying(SEAT)
            told = told or screen.said != ""
        assert told
