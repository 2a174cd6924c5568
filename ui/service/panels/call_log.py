"""The log of calls for an attendant: the last ones, with who came, and how soon."""

from PySide6.QtWidgets import QAbstractItemView, QFrame

from kiosk.base.clock import local
from kiosk.base.ports import names
from kiosk.reports.figures.attendant_calls import Call, calls
from ui.i18n.menu_words import say
from ui.service.page import Service
from ui.service.widgets.busy_line import Busy
from ui.service.widgets.date_pickers import zone
from ui.service.widgets.parts import Rows, column, label, table

MOST = 20
_TALL = 250


class CallLog(QFrame):
    """Read off the screen's thread, when a seat called or was answered."""

    def __init__(self, service: Service) -> None:
        super().__init__()
        self._service = service
        self._busy = Busy(service, "calls")
        self._rows = Rows((say("Called at"), say("Seat"), say("Who came"), say("After")), parent=self)
        self._table = table(self._rows, "calls")
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self._table.setMinimumHeight(_TALL)
        self._none = label(say("Nobody has called yet."), "quiet", name="no calls")
        self.setLayout(column(self._none, self._table, self._busy))

    def read(self) -> None:
        read = self._service.reading(lambda reader, _: calls(reader, MOST))
        self._busy.run(say("Reading the calls"), read, self._show)

    def _show(self, found: tuple[Call, ...]) -> None:
        self._rows.show_rows([_line(call) for call in found])
        self._none.setVisible(not found)
        self._table.setVisible(bool(found))


def _line(call: Call) -> tuple[str, ...]:
    return local(call.at_ms, zone())[:19].replace("T", " "), f"{call.seat}", names(call.who), _waited(call.waited_ms)


def _waited(ms: int | None) -> str:
    return "" if ms is None else say("{minutes} min", minutes=f"{ms // 60_000}:{ms // 1_000 % 60:02}")
