"""The event log: searched, read page by page, the newest first, and exported."""

from pathlib import Path

from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout

from kiosk.audit.event_log import LogLine
from kiosk.base.clock import local
from kiosk.base.ports import Reader, names
from kiosk.base.progress import Progress
from kiosk.policy.access import Action
from kiosk.reports.export_writer import save_new
from kiosk.reports.figures.event_pages import Filter, full_page
from kiosk.reports.figures.event_pages import Page as Lines
from kiosk.reports.ledger_export import event_rows
from kiosk.rules.pay.money import exact_dollars
from ui.i18n.menu_words import mark, say
from ui.service.page import Page, Service
from ui.service.panels.event_search import EventSearch
from ui.service.widgets.busy_line import Busy
from ui.service.widgets.date_pickers import zone
from ui.service.widgets.folder_sheet import Folder
from ui.service.widgets.parts import Rows, button, label, panel, row, table

_COLUMNS = (
    mark("Entry"),
    mark("Time"),
    mark("Kind"),
    mark("Seat"),
    mark("Round"),
    mark("Who"),
    mark("Amount"),
    mark("What"),
)
_TALL = 480


class Events(Page):
    """Read when something is looked for; what somebody reads does not move under their eyes."""

    name = "events"
    title = mark("Events")
    needs = frozenset({Action.VIEW_EVENTS})
    finds = ((mark("Search and export the event log"), None),)

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self._wanted = Filter()
        self._turned: list[int | None] = [None]  # before which entry each page begins, up to the one that is shown
        self._next: int | None = None
        self._lines: tuple[LogLine, ...] = ()
        self._rows = Rows([say(title) for title in _COLUMNS], right=(0, 6), parent=self)
        self._table = table(self._rows, "events")
        self._table.setMinimumHeight(_TALL)
        self._table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._table.selectionModel().selectionChanged.connect(self._choose)
        self._details = label("", "quiet", name="details")
        self._looking = EventSearch(service)
        self._looking.searched.connect(self._search)
        self._busy = Busy(service, "events")
        self.body.addWidget(self._looking)
        self.body.addWidget(self._table, 1)
        self.body.addWidget(panel(self._details))
        self.body.addLayout(self._foot())
        self.body.addWidget(self._busy)  # below: nothing moves under a finger
        self._search()

    def _foot(self) -> QHBoxLayout:
        """Pages to turn, and, for those who may, the way out."""
        self._newer = button(say("Newer"), self._back, name="newer")
        self._older = button(say("Older"), self._on, name="older")
        self._count = label("", "quiet", name="page")
        self._count.setWordWrap(False)
        parts = [self._newer, self._older, self._count]
        if not self.service.staff.may(Action.EXPORT):
            return row(*parts, 1)
        self._folder = Folder(self, self.service.data / "reports")
        return row(*parts, 1, button(say("Export CSV"), self._export, name="csv"), self._folder)

    @staticmethod
    def looks_for(text: str) -> str:
        return say("Every event with “{words}”", words=text)

    def look_for(self, text: str) -> None:
        self._looking.look_for(text)

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
        wanted, before = self._wanted, turned[-1]
        read = self.service.reading(lambda reader, progress: full_page(reader, wanted, before, progress))

        def show(found: Lines) -> None:
            self._turned = turned
            self._show(found)

        self._busy.run(say("Reading the ledger"), read, show)

    def _show(self, found: Lines) -> None:
        self._lines, self._next = found.lines, found.before
        self._rows.show_rows([_cells(line) for line in found.lines])
        self._table.scrollToTop()
        self._newer.setEnabled(len(self._turned) > 1)
        self._older.setEnabled(self._next is not None)
        where = {"page": len(self._turned), "count": len(found.lines)}
        last = say("Page {page}, {count} lines", **where)
        more = say("Page {page}, {count} lines, and there are older ones", **where)
        self._count.setText(last if found.before is None else more)
        self._details.setText(say("Touch a line to read all of it.") if found.lines else say("There is no such event."))

    def _choose(self) -> None:
        chosen = self._table.selectionModel().selectedRows()
        if chosen:
            self._details.setText(_details_of(self._lines[chosen[0].row()]))

    def _export(self) -> None:
        wanted, to = self._wanted, self._folder.path
        now = self.service.clock.wall_ms(), zone()
        name = f"events-{local(*now)[:19].replace(':', '')}"

        def export(reader: Reader, progress: Progress) -> Path:
            return save_new(to, name, "csv", event_rows(reader, wanted, *now, progress))

        self._busy.run(say("Writing"), self.service.reading(export), self._written)

    def _written(self, path: Path) -> None:
        self.service.window.tell(say("Written: {path}", path=path))


def _cells(line: LogLine) -> tuple[str, ...]:
    return (
        f"{line.number}",
        _moment(line),
        f"{line.code} {line.kind}" if line.code else line.kind,
        f"{line.seat or ''}",
        f"{line.round or ''}",
        names(line.who),
        "" if line.micros is None else exact_dollars(line.micros),
        say(line.words),
    )


def _asked_by(one: str, other: str | None = None) -> str:
    if other is not None:
        return say("asked for by {one} and {other}", one=one, other=other)
    return say("asked for by {one}", one=one)


def _moment(line: LogLine) -> str:
    return local(line.at_ms, zone())[:19].replace("T", " ")


def _details_of(line: LogLine) -> str:
    at = local(line.at_ms, zone())
    parts = [say("Entry {number}, {time}, {kind}", number=line.number, time=at, kind=line.kind)]
    parts += [say("fault {code}, {fault}", code=line.code, fault=line.fault)] if line.code else []
    parts += [say("round {round}", round=line.round)] if line.round else []
    parts += [say("seat {seat}", seat=line.seat)] if line.seat else []
    parts += [_asked_by(*line.who)] if line.who else []
    parts += [exact_dollars(line.micros)] if line.micros is not None else []
    return f"{', '.join(parts)}.\n{say(line.words)}"
