"""What the gallery shows can be read, in every language: each of its states is looked at as its picture is taken."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest
from shiboken6 import Shiboken

from kiosk.base.words import PSEUDO, Language
from kiosk.policy.config import TableConfig
from kiosk.rules.cards.cards import Card
from tests.kit.round_cases import HEADS_UP_NY
from tests.kit.screen.journey_steps import brisk, deal, stake
from tests.kit.screen.kiosk_rig import Kiosk
from tests.kit.screen.legible import STANDARD, STRETCHED, faults, hidden_or_faint
from tests.kit.screen.menu_rig import Menu
from tests.kit.screen.visible_items import come_to_rest
from tests.tools.gallery.captions import CAPTIONS
from tests.tools.gallery.scenes import SCENES
from tests.tools.gallery.studio import STILL_MS, Studio, hold_still, pause

pytestmark = pytest.mark.usefixtures("qapp")

TABLES = [scene for scene in SCENES if not any(CAPTIONS[name].of_menu for name in scene.pictures)]
PASSING = {"paying", "progressive-new-meter"}  # the dealer's arm is on its way across the table


class Reader(Studio):
    """Reads what the pictures would show. A scene that is about a language speaks that."""

    def __init__(self, language: str) -> None:
        super().__init__((), lambda *_: None)
        self._language = language
        self._standard = STRETCHED if language == PSEUDO else STANDARD
        self.wrong: dict[str, str] = {}  # the fault, and where it was seen first
        self.seen: set[str] = set()

    @contextmanager
    def kiosk(self, *decks: tuple[Card, ...], config: TableConfig | None = None, **how: Any) -> Iterator[Kiosk]:
        with super().kiosk(*decks, config=config, **{"language": self._language, **how}) as kiosk:
            yield kiosk

    def take(self, kiosk: Kiosk, name: str, *, wait_ms: int = STILL_MS, window: int = 0) -> None:
        shown = kiosk.windows.all[window]
        kiosk.step()
        pause(wait_ms)
        hold_still(shown)
        found = faults(shown, self._standard)
        if name not in PASSING:
            found += hidden_or_faint(shown, self._standard)
        self.seen.add(name)
        for fault in found:
            self.wrong.setdefault(fault, name)

    def take_menu(self, menu: Menu, name: str) -> None:
        raise AssertionError(f"{name} is a page for staff: {menu}")


@pytest.mark.slow
@pytest.mark.parametrize("language", [*Language.codes, PSEUDO])
def test_every_word_of_the_gallery_can_be_read(language: str) -> None:
    reader = Reader(language)
    for scene in TABLES:
        scene.play(reader)
    assert reader.seen >= {name for name, caption in CAPTIONS.items() if not caption.of_menu}
    assert not reader.wrong, "\n" + "\n".join(f"{name}: {fault}" for fault, name in sorted(reader.wrong.items()))


def test_a_hand_can_be_read_while_its_seat_is_told_something(tmp_path: Path) -> None:
    with Kiosk(tmp_path, HEADS_UP_NY, brisk(HEADS_UP_NY), language="de") as kiosk:  # its words are wider than cards
        kiosk.sit(3)
        stake(kiosk, 3)
        deal(kiosk, 3)
        kiosk.tap("seat3.attendant", "seat3.attendant")
        assert kiosk.there("seat3.note")
        come_to_rest(kiosk.window)
        assert hidden_or_faint(kiosk.window) == []


SHEET = b"""
import QtQuick
Window {
    color: "#0f3d38"; width: 960; height: 540; visible: true
    component Line: Text { color: "#f5f1e6"; font.pixelSize: 24; x: 20 }
    Line { text: "Well said"; y: 10 }
    Line { text: "Small print"; font.pixelSize: 16; y: 60 }
    Item { scale: 0.5; Line { text: "Far away"; x: 800; y: 20 } }
    Line { text: "Goes on and on"; elide: Text.ElideRight; width: 80; y: 160 }
    Line { text: "Too long for it"; width: 60; y: 210 }
    Line { text: "On top"; y: 260 }
    Line { text: "Of it"; y: 268 }
    Line { text: "Half hidden"; y: 310 }
    Rectangle { color: "#fdfcf7"; width: 90; height: 40; x: 60; y: 305 }
    Line { text: "Hidden"; y: 360 }
    Rectangle { color: "#fdfcf7"; width: 200; height: 40; x: 10; y: 355 }
    Line { color: "#4f8076"; text: "Faint"; y: 410 }
    Item { enabled: false; opacity: 0.4; Line { text: "Not now"; y: 450 } }
}
"""


@pytest.fixture
def sheet() -> Iterator[QQuickWindow]:
    """A window with something of everything."""
    engine = QQmlApplicationEngine()
    engine.loadData(SHEET)
    (window,) = engine.rootObjects()
    assert isinstance(window, QQuickWindow)
    assert QTest.qWaitForWindowExposed(window)
    yield window
    Shiboken.delete(engine)


def test_what_cannot_be_read_is_found(sheet: QQuickWindow) -> None:
    found = [fault.partition(" ")[2] for fault in (*faults(sheet), *hidden_or_faint(sheet))]
    told = [(words, why.split()[0]) for words, _, why in (one.strip("'").partition("' ") for one in found)]
    assert sorted(told) == [
        ("Faint", "has"),
        ("Far away", "is"),
        ("Goes on and on", "is"),
        ("Half hidden", "is"),
        ("Of it", "over"),
        ("Small print", "is"),
        ("Too long for it", "has"),
    ]
