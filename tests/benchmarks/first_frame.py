"""Ends with the first frame: `python -m tests.benchmarks.first_frame bare|table DATA`, to be timed from outside."""

import os
import sys
from pathlib import Path

os.environ.update(QT_QPA_PLATFORM="offscreen", QSG_RENDER_LOOP="basic", QT_QUICK_CONTROLS_STYLE="Basic")


def bare() -> None:
    """A bare Qt Quick Controls window."""
    from PySide6.QtCore import Qt, QUrl  # noqa: PLC0415
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415
    from PySide6.QtQml import QQmlApplicationEngine  # noqa: PLC0415
    from PySide6.QtQuick import QQuickWindow  # noqa: PLC0415

    app = QGuiApplication([])
    engine = QQmlApplicationEngine()
    engine.load(QUrl.fromLocalFile(str(Path(__file__).parent / "BareWindow.qml")))
    window = engine.rootObjects()[0]
    assert isinstance(window, QQuickWindow)
    window.frameSwapped.connect(lambda: os._exit(0), Qt.ConnectionType.QueuedConnection)
    app.exec()


def table(data: str) -> None:
    """The players' table, as `croupier --demo` opens it: its start screen, or the table itself."""
    from kiosk.app.launch import KioskOptions, open_kiosk  # noqa: PLC0415

    options = KioskOptions(data, demo=True, windowed=(1920, 1080))
    open_kiosk(options, first_frame=lambda: os._exit(0), display=True)


if __name__ == "__main__":
    bare() if sys.argv[1] == "bare" else table(sys.argv[2])
