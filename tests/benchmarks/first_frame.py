"""The program in a process of its own: `python -m tests.benchmarks.first_frame bare|table|evening DATA`.

`bare` and `table` end with the first frame, to be timed from outside; `evening` ends after some rounds of six bots, and
prints how many megabytes it holds.
"""

import os
import sys
from pathlib import Path

os.environ.update(QT_QPA_PLATFORM="offscreen", QSG_RENDER_LOOP="basic", QT_QUICK_CONTROLS_STYLE="Basic")

EVENING_MS = 30_000


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


def evening(data: str) -> None:
    """Half a minute of the players' table with six bots."""
    from PySide6.QtCore import QTimer  # noqa: PLC0415

    from kiosk.app.launch import KioskOptions, open_kiosk  # noqa: PLC0415

    def end() -> None:
        print(int(Path("/proc/self/statm").read_text("ascii").split()[1]) * 4 / 1_024, flush=True)
        os._exit(0)

    options = KioskOptions(data, demo=True, windowed=(1920, 1080), bots=6)
    open_kiosk(options, first_frame=lambda: QTimer.singleShot(EVENING_MS, end), display=True)


if __name__ == "__main__":
    {"bare": lambda _: bare(), "table": table, "evening": evening}[sys.argv[1]](sys.argv[2])
