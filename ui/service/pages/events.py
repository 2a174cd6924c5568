"""The event log: searched, read page by page, the newest first, and exported."""

from pathlib import Path
from typing import ClassVar

from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout

from kiosk.access import Action
from kiosk.clock import local
from kiosk.commands.looking import Lines, Now, export_events, look_at_events
from kiosk.eventlog import LogLine
from kiosk.money import exact_dollars
from kiosk.reports.events import Filter
from ui.service.busy import Busy
from ui.service.dates import zone
from ui.service.folders import Folder
from ui.service.page import Page, Service
from ui.service.parts import Rows, button, label, panel, row, table
from ui.service.searching import EventSearch

_COLUMNS = ("Entry", "Time", "Kind", "Seat", "Round", "Who", "Amount", "What")
_TALL = 480


class Events(Page):
    """Read when something is looked for; what somebody reads does not move under their eyes."""

    name: ClassVar[str] = "events"
    title: ClassVar[str] = "Events"
    needs: ClassVar[frozenset[Action]] = frozenset({Action.VIEW_EVENTS})

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self._wanted = Filter()
        self._turned: list[int | None] = [None]  # before which entry each page begins, up to the one that is shown
        self._next: int | None = None
        self._lines: tuple[LogLine, ...] = ()
        self._rows = Rows(_COLUMNS, right=(0, 6), parent=self)
        self._table = table(self._rows, "events")
        self._table.setMinimumHeight(_TALL)
        self._table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._table.selectionModel().selectionChanged.connect(self._choose)
        self._details = label("", "quiet", name="details")
        self._looking = EventSearch(service)
        self._looking.searched.connect(self._search)
        self._busy = Busy(service, "events")
        self.body.addWidget(self._looking)
        self.body.addWidget(self._busy)
        self.body.addWidget(self._table, 1)
        self.body.addWidget(panel(self._details))
        self.body.addLayout(self._foot())
        self._search()

    def _foot(self) -> QHBoxLayout:
        """Pages to turn, and, for those who may, the way out."""
        self._newer = button("Newer", self._back, name="newer")
        self._older = button("Older", self._on, name="older")
        self._count = label("", "quiet", name="page")
        self._count.setWordWrap(False)
        parts = [self._newer, self._older, self._count]
        if not self.service.staff.may(Action.EXPORT):
            return row(*parts, 1)
        self._folder = Folder(self, self.service.data / "reports")
        return row(*parts, 1, button("Export CSV", self._export, name="csv"), self._folder)

    # Pages.

    def _search(self) -> None:
        try:
            self._wanted = self._looking.filter()
        except ValueError as error:
            self.service.window.tell(str(error), "warning")
        else:
            self._read([None])

    def _on(self) -> None:
        self._read([*self._turned, self._next])

    def _back(self) -> None:
        self._read(self._turned[:-1])

    def _read(self, turned: list[int | None]) -> None:
        data, wanted, before = self.service.data, self._wanted, turned[-1]

        def show(found: Lines) -> None:
            self._turned = turned
            self._show(found)

        self._busy.run("Reading the ledger", self.service.work.reading(look_at_events, data, wanted, before), show)

    def _show(self, found: Lines) -> None:
        self._lines, self._next = found.lines, found.before
        self._rows.show_rows([_cells(line) for line in found.lines])
        self._table.scrollToTop()
        self._newer.setEnabled(len(self._turned) > 1)
        self._older.setEnabled(self._next is not None)
        of = "" if found.before is None else ", and there are older ones"
        self._count.setText(f"Page {len(self._turned)}, {len(found.lines)} lines{of}")
        self._details.setText("Touch a line to read all of it." if found.lines else "There is no such event.")

    def _choose(self) -> None:
        chosen = self._table.selectionModel().selectedRows()
        if chosen:
            self._details.setText(_told(self._lines[chosen[0].row()]))

    # Export.

    def _export(self) -> None:
        data, wanted, to = self.service.data, self._wanted, self._folder.path
        now = Now(self.service.clock.wall_ms(), zone())
        name = f"events-{local(*now)[:19].replace(':', '')}"
        self._busy.run("Writing", self.service.work.reading(export_events, data, wanted, now, to, name), self._written)

    def _written(self, path: Path) -> None:
        self.service.window.tell(f"Written: {path}")


def _cells(line: LogLine) -> tuple[str, ...]:
    return (
        f"{line.number}",
        _moment(line),
        f"{line.code} {line.kind}" if line.code else line.kind,
        f"{line.seat or ''}",
        f"{line.round or ''}",
        line.who or "",
        "" if line.micros is None else exact_dollars(line.micros),
        line.words,
    )


def _moment(line: LogLine) -> str:
    return local(line.at_ms, zone())[:19].replace("T", " ")


def _told(line: LogLine) -> str:
    """All of it."""
    parts = [f"Entry {line.number}, {local(line.at_ms, zone())}, {line.kind}"]
    parts += [f"fault {line.code}, {line.fault}"] if line.code else []
    parts += [f"round {line.round}"] if line.round else []
    parts += [f"seat {line.seat}"] if line.seat else []
    parts += [f"asked for by {line.who.replace('+', ' and ')}"] if line.who else []
    parts += [exact_dollars(line.micros)] if line.micros is not None else []
    return f"{', '.join(parts)}.\n{line.words}"
