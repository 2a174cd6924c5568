"""The windows: loads the fonts and the QML, and hands it the models. Every window of a layout lives in one engine."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QUrl
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtQml import QQmlApplicationEngine, QQmlError
from PySide6.QtQuick import QQuickWindow

import resources
import ui
from ui.glass.application import Application
from ui.glass.felt.print_image import PROVIDER, FeltPrint
from ui.glass.felt.ring_image import RINGS, RingImage
from ui.glass.screens.start_screen import bounds

TABLE, SEATS = "table", "seats"
FAMILY, CHINESE = "Croupier Sans", "Croupier SC"


class CannotShow(RuntimeError):  # noqa: N818
    """The QML could not be loaded: the program is not whole."""


class Place(NamedTuple):
    """How a window is shown: on the whole screen, or so large."""

    size: tuple[int, int] | None = None
    screen: int = 0


def load_fonts() -> None:
    """One family for words and figures; another stands in for what it lacks. Once for each application.

    That the first is there says nothing of the others: the start screen loads one of its fonts.
    """
    if not QFontDatabase.hasFamily(CHINESE):
        for path in sorted(Path(resources.__path__[0], "fonts").glob("*.ttf")):
            QFontDatabase.addApplicationFont(str(path))
    QFont.insertSubstitution(FAMILY, CHINESE)


class Windows:
    """The windows of an application. They go before the models do."""

    def __init__(
        self,
        application: Application,
        layout: str,
        place: Place,
        warned: Callable[[str], None] = lambda _: None,
        seats: Sequence[int] = (),
    ) -> None:
        load_fonts()
        self._engine = QQmlApplicationEngine()
        self._engine.addImportPath(str(Path(ui.__path__[0], "glass/qml")))
        self._engine.addImageProvider(PROVIDER, FeltPrint())
        self._engine.addImageProvider(RINGS, RingImage())
        self._problems: list[str] = []
        self._warned = warned
        self._engine.warnings.connect(self._warn)
        if layout == TABLE:
            self.screens: tuple[int, ...] = (place.screen,)  # the numbers of those in use, in the windows' order
            self._open("TableWindow", place, table=application.table)
        else:
            own = seats or range(place.screen + 1, place.screen + 1 + len(application.seats))
            self.screens = (place.screen, *own)
            self._open("SharedWindow", place, table=application.table)
            for screen, seat in zip(own, application.seats, strict=True):
                self._open("SeatWindow", place._replace(screen=screen), table=application.table, seat=seat)

    @property
    def all(self) -> tuple[QQuickWindow, ...]:
        """The shared one first, then the seats'."""
        return tuple(window for window in self._engine.rootObjects() if isinstance(window, QQuickWindow))

    def close(self) -> None:
        for window in self.all:
            window.close()
        self._engine.deleteLater()
        QCoreApplication.sendPostedEvents(self._engine, QEvent.Type.DeferredDelete)  # now: they read the models

    def _open(self, name: str, place: Place, **models: QObject) -> None:
        before = len(self._engine.rootObjects())
        self._engine.setInitialProperties({**models, **bounds(place.size, place.screen)})
        self._engine.load(QUrl.fromLocalFile(str(Path(ui.__path__[0], "glass/qml/Kiosk/Screens", f"{name}.qml"))))
        if len(self._engine.rootObjects()) == before:
            raise CannotShow(f"{name} cannot be shown: {'; '.join(self._problems)}")

    def _warn(self, problems: list[QQmlError]) -> None:
        for problem in problems:
            self._problems.append(problem.toString())
            self._warned(problem.toString())
