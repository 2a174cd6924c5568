"""The start screen: something to see at once, while everything else is loaded. Imports as little as it can."""

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer, QUrl
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

import resources
import ui

NOT_CERTIFIED = "Not certified for real-money play"
PATIENCE_MS = 2_000  # for a first frame; a screen that is dark must not stop the table
_FONT = "CroupierSans-Regular.ttf"


def has_display() -> bool:
    if chosen := os.environ.get("QT_QPA_PLATFORM"):
        return chosen.partition(":")[0] not in ("offscreen", "minimal")
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def bounds(size: tuple[int, int] | None, screen: int) -> dict[str, object]:
    """A window's first properties. Where it lies it becomes fullscreen: once shown, Wayland moves it no more."""
    screens = QGuiApplication.screens()
    there = screens[min(screen, len(screens) - 1)].geometry()
    width, height = size or (there.width(), there.height())
    return {"full": size is None, "x": there.x(), "y": there.y(), "width": width, "height": height}


def load_start_font() -> None:
    """Of the product's fonts the one that the first window is drawn with: it does not wait for the others."""
    QFontDatabase.addApplicationFont(str(Path(resources.__path__[0], "fonts", _FONT)))


class StartScreen:
    """Qt itself, and the first window. It stays until the table's own windows are there."""

    def __init__(self, size: tuple[int, int] | None, screen: int, first_frame: Callable[[], None]) -> None:
        os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")
        self.qt = QGuiApplication(["croupier"])
        load_start_font()
        engine = QQmlApplicationEngine()
        self._engine: QQmlApplicationEngine | None = engine
        folder = Path(ui.__path__[0], "glass/qml")
        engine.addImportPath(str(folder))
        engine.setInitialProperties({"words": NOT_CERTIFIED, **bounds(size, screen)})
        engine.load(QUrl.fromLocalFile(str(folder / "Kiosk" / "Screens" / "StartWindow.qml")))
        shown = [window for window in engine.rootObjects() if isinstance(window, QQuickWindow)]
        for window in shown:
            self.drawn(window)
        first_frame()

    @staticmethod
    def drawn(window: QQuickWindow) -> None:
        waiting = QEventLoop()
        window.frameSwapped.connect(waiting.quit)
        QTimer.singleShot(PATIENCE_MS, waiting.quit)
        waiting.exec()
        window.frameSwapped.disconnect(waiting.quit)

    def close(self) -> None:
        """Twice does no harm."""
        engine, self._engine = self._engine, None
        if engine is not None:
            engine.deleteLater()
            QCoreApplication.sendPostedEvents(engine, QEvent.Type.DeferredDelete)
