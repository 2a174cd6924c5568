"""Where the pictures are taken: a kiosk for each scene, held still at both sizes, and never twice differently."""

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, QTimer
from PySide6.QtGui import QImage
from PySide6.QtQml import qmlEngine
from PySide6.QtQuick import QQuickWindow

from kiosk.policy.config import TableConfig
from kiosk.rules.cards.cards import Card
from storage.journal import create_ledger
from tests.kit.round_cases import HEADS_UP_NY
from tests.kit.screen.fingers import find_all
from tests.kit.screen.kiosk_rig import SIZE, Kiosk
from tests.kit.screen.menu_rig import Menu
from tests.kit.table.stacked_chance import StackedChance
from tests.kit.table.table_driver import START_MS

LARGE = (3840, 2160)
LEDGER = "0" * 32  # its id: with it and the seed, decks are sealed with the same stamps each time
STILL_MS = 420  # of real time, until everything that moves has arrived
DEALT_MS = 1_600  # the same, when a whole table is dealt
# What moves by itself, at rest.
_ALIVE: dict[str, dict[str, object]] = {
    "attract": {"moves": False, "step": 5},
    "dealer": {"blinking": False, "spoken": 0},
    "jackpot": {"step": 5, "counted": 1.0},
    "meter": {"beat": 0},
}

Keep = Callable[[str, QImage, QImage | None], None]  # a picture by its name: as it is, and at the large size


class Studio:
    """Opens kiosks, and takes the pictures that are wanted of them."""

    def __init__(self, wanted: Collection[str], keep: Keep) -> None:
        self._wanted = wanted
        self._keep = keep

    @contextmanager
    def kiosk(self, *decks: tuple[Card, ...], config: TableConfig | None = None, **how: Any) -> Iterator[Kiosk]:
        """A kiosk that deals these decks, one after the other."""
        with TemporaryDirectory() as data:
            kind = how.setdefault("kind", "demonstration")
            create_ledger(Path(data), kind, START_MS, LEDGER)
            chance = StackedChance(*decks, seed=7)
            with Kiosk(Path(data), config.game if config else HEADS_UP_NY, config, chance, **how) as kiosk:
                yield kiosk

    def take(self, kiosk: Kiosk, name: str, *, wait_ms: int = STILL_MS, window: int = 0) -> None:
        """Take a picture of a window, if it is wanted, once everything lies where it belongs."""
        if name not in self._wanted:
            return
        shown = kiosk.windows.all[window]
        kiosk.step()
        pause(wait_ms)
        with _at(shown, LARGE):
            large = _grab(shown)
        self._keep(name, _grab(shown), large)  # after it was another size, all of it is drawn anew

    def take_menu(self, menu: Menu, name: str) -> None:
        """Take a picture of the operator's menu, which has one size."""
        if name not in self._wanted:
            return
        menu.pump()
        pause(STILL_MS)
        menu.pump()
        self._keep(name, menu.window.grab().toImage(), None)


def pause(ms: int) -> None:
    """Let real time pass: only QML's animations see it, the table's clock stands still."""
    waiting = QEventLoop()
    QTimer.singleShot(ms, waiting.quit)
    waiting.exec()


def hold_still(window: QQuickWindow) -> None:
    """Bring what moves by itself to rest."""
    for name, rest in _ALIVE.items():
        for item in find_all(window, name, anyhow=True):
            for key, value in rest.items():
                item.setProperty(key, value)


def _grab(window: QQuickWindow) -> QImage:
    hold_still(window)
    return window.grabWindow()


@contextmanager
def _at(window: QQuickWindow, size: tuple[int, int]) -> Iterator[None]:
    """The window in another size, with the pictures that such a screen has read in."""
    window.resize(*size)
    QCoreApplication.processEvents()
    yield
    window.resize(*SIZE)
    engine = qmlEngine(window)
    theme = engine.singletonInstance("Kiosk.Parts", "Theme") if engine else None
    assert isinstance(theme, QObject)
    theme.setProperty("grain", 1)
    QCoreApplication.processEvents()


class Scene(NamedTuple):
    """A story, and the pictures taken in it."""

    play: Callable[[Studio], None]
    pictures: tuple[str, ...]


SCENES: list[Scene] = []


def scene(*pictures: str) -> Callable[[Callable[[Studio], None]], Callable[[Studio], None]]:
    """Take the function for a scene with these pictures."""

    def enlist(play: Callable[[Studio], None]) -> Callable[[Studio], None]:
        SCENES.append(Scene(play, pictures))
        return play

    return enlist
