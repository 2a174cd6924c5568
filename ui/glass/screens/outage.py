"""The out-of-service screen of a table that cannot be opened: on every screen, until it is time to try again."""

from pathlib import Path

from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine

import ui
from kiosk.base.words import Language
from ui.glass.screens.start_screen import bounds
from ui.glass.screens.windows import load_fonts
from ui.glass.viewmodels.table_model import TableModel, TableProps
from ui.i18n.catalogue.faults import STOPPED, fault_words
from ui.i18n.catalogue.table import FAULT_CODE, OUT_OF_SERVICE

TRY_AGAIN = 75  # the exit status
TRY_AGAIN_MS = 5 * 60_000


def show_outage(language: str, code: str = "", size: tuple[int, int] | None = None, ms: int = TRY_AGAIN_MS) -> int:
    """Show it for so long, with the fault's code for staff; the exit status says that the table may be tried again."""
    qt = QGuiApplication.instance() or QGuiApplication(["croupier"])
    load_fonts()
    say = Language.of(language).say
    table = TableModel([])
    table.show(
        TableProps(
            title="Croupier",
            noticeKind="stopped",
            noticeTitle=say(OUT_OF_SERVICE),
            noticeText=fault_words(Language.of(language), code) if code else say(STOPPED),
            noticeCode=say(FAULT_CODE, code=code) if code else "",
        )
    )
    folder = Path(ui.__path__[0], "glass/qml")
    engine = QQmlApplicationEngine()
    engine.addImportPath(str(folder))
    for screen in range(len(QGuiApplication.screens())):
        engine.setInitialProperties({"table": table, **bounds(size, screen)})
        engine.load(QUrl.fromLocalFile(str(folder / "Kiosk" / "Screens" / "OutageWindow.qml")))
    again = QTimer(singleShot=True, interval=ms)
    again.timeout.connect(lambda: qt.exit(TRY_AGAIN))
    again.start()
    status = qt.exec()
    again.stop()  # else it would end whatever runs by then
    del engine  # before the model that it reads
    return status
