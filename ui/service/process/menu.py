"""The operator's menu in its own process: put together here, and opened, hidden and ended as the table orders."""

import socket
import sys
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from kiosk.base.clock import SystemClock
from kiosk.process.messages import Cut
from kiosk.table.chance import session_token
from ui.glass.crash_hook import FAILED, CrashHook
from ui.glass.screens.windows import load_fonts
from ui.i18n.menu_words import speak
from ui.service.page import Page, Service
from ui.service.pages import load_pages
from ui.service.process.remote_table import RemoteAttendant, RemoteSounds, RemoteTable
from ui.service.process.wire import Hello, Hidden, MenuEnd, Open, Order
from ui.service.staff import Staff
from ui.service.storage_port import StoragePort
from ui.service.window import ServiceWindow
from ui.service.work import Work


class Menu:
    def __init__(
        self, wire: MenuEnd, hello: Hello, pages: Sequence[type[Page]], storage: Callable[[Path], StoragePort]
    ) -> None:
        self._table = table = RemoteTable(wire, hello.news)
        self._number = 0  # of the order that it was opened by
        self.work = Work()
        session, number = session_token(), count(1)
        staff = Staff(table, lambda: f"{session}-{next(number)}", RemoteAttendant(table) if hello.vouches else None)
        service = Service(
            table,
            SystemClock(),
            staff,
            self.work,
            Path(hello.data),
            storage(Path(hello.data)),
            None,  # type: ignore[arg-type]  # the window puts itself there
            clean=table.clean,
            light=table.light,
            peripherals=table.peripherals,
            try_out=table.try_out,
            sounds=RemoteSounds(table.ask, audible=hello.audible),
            signed_table=table.signed_table,
            fitted=hello.fitted,
            process=hello.process,
            switch=table.switch if hello.switches else None,
        )
        self.window = ServiceWindow(service, pages)
        self.window.closed.connect(self._hidden)
        table.ordered.connect(self._obey)
        table.ended.connect(QCoreApplication.quit)

    def _obey(self, order: Order) -> None:
        if not isinstance(order, Open):
            self.window.close()
            return
        self._number = order.number
        if self.window.isVisible():
            self.window.raise_()
            self.window.activateWindow()
        else:
            self._open(order)

    def _open(self, order: Open) -> None:
        screens = QGuiApplication.screens()
        if order.screen < len(screens):
            self.window.setScreen(screens[order.screen])
            self.window.setGeometry(screens[order.screen].geometry())  # for a screen without a window manager
        self._table.look(on=True)
        self.window.open(covers=order.covers, full=order.full)

    def _hidden(self) -> None:
        self._table.look(on=False)
        self._table.ask(Hidden(self._number))


def run_menu(number: int, storage: Callable[[Path], StoragePort], made: Callable[[Menu], None] = lambda _: None) -> int:
    """Live on the wire of that number until the table has enough of it; the exit status.

    `storage` is that of a data directory, which the table names; `made` is told of the menu.
    """
    try:
        wire = MenuEnd(socket.socket(fileno=number))
        if not isinstance(hello := wire.wait(), Hello):
            raise Cut("the table does not say hello")
    except OSError:
        raise OSError("there is no table at the other end of the wire: a table starts its menu by itself") from None
    qt = QApplication(["croupier"])
    qt.setQuitOnLastWindowClosed(False)
    sys.excepthook = CrashHook(lambda: qt.exit(FAILED)).hook
    load_fonts()
    speak(hello.language)
    menu = Menu(wire, hello, load_pages(), storage)
    made(menu)
    status = qt.exec()
    menu.work.close()
    return status
