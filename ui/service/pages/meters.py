"""Meters and reports: every meter, and what the table did in a day, a shift or a period, shown and exported."""

from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QFrame

from kiosk.base.clock import local
from kiosk.policy.access import Action
from kiosk.reports.document import Document
from kiosk.reports.export_writer import document_csv, save_new
from kiosk.reports.progress_reader import WatchedReader
from kiosk.reports.report_by_name import METERS, report_document
from ui.i18n.menu_words import mark, say, speech
from ui.reports.document_pdf import document_pdf
from ui.service.page import Page, Service
from ui.service.widgets.busy_line import Busy
from ui.service.widgets.choice_buttons import choice, turn_on
from ui.service.widgets.date_pickers import PeriodPicker, zone
from ui.service.widgets.document_view import DocumentView
from ui.service.widgets.folder_sheet import Folder
from ui.service.widgets.parts import button, label, panel, row
from ui.service.work import Job

REPORTS = {
    METERS: mark("Meters now"),
    "period": mark("Report"),
    "hand-pays": mark("Hand-pays"),
    "progressive": mark("Progressive"),
    "reconciliation": mark("Reconciliation"),
}
_MAKE = {"pdf": document_pdf, "csv": document_csv}


class Meters(Page):
    """A report is read anew when something else is chosen; it says until when it tells."""

    name = "meters"
    title = mark("Meters and reports")
    needs = frozenset({Action.VIEW_METERS})
    finds = (
        (mark("Every meter now"), None),
        (mark("Daily, shift or period report, as PDF or CSV"), None),
        (mark("Hand-pay report"), None),
        (mark("Progressive report"), None),
        (mark("Reconciliation of meters and ledger"), None),
    )

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self._what = METERS
        self._shown: tuple[Document, str] | None = None  # with the name of its file
        self._choices = {
            what: choice(say(words), partial(self._choose, what), name=f"report {what}")
            for what, words in REPORTS.items()
        }
        self._when = PeriodPicker(service.clock)
        self._when.changed.connect(self._read)
        self._why = label("", "warning", name="why not")
        self._busy, self._view = Busy(service, "report"), DocumentView()
        again = button(say("Read again"), self._read, name="read again")
        self.body.addWidget(panel(row(*self._choices.values(), 1, again), self._when, self._why))
        self._export = self._exporting()
        self.body.addLayout(row(self._export, self._busy, 1))  # beside each other: nothing moves when it is read
        self.body.addWidget(self._view)
        self.body.addStretch(1)
        self._choose(METERS)

    def _exporting(self) -> QFrame:
        """Only those who may export see it."""
        made = QFrame()
        self._folder = Folder(self, self.service.data / "reports")
        files = [
            button(say("Export {kind}", kind=ending.upper()), partial(self._save, ending), name=ending)
            for ending in _MAKE
        ]
        inside = row(*files, self._folder, 1)
        inside.setContentsMargins(0, 0, 0, 0)
        made.setLayout(inside)
        if not self.service.staff.may(Action.EXPORT):
            made.hide()
        return made

    def _choose(self, what: str) -> None:
        self._what = what
        turn_on(self._choices, what)
        self._when.setVisible(what != METERS)
        self._read()

    def _read(self) -> None:
        self._why.setVisible(False)
        self._export.setEnabled(False)  # what is shown is not what is chosen any more
        try:
            wanted, name = self._wanted()
        except ValueError as error:
            self._why.setText(str(error))
            self._why.setVisible(True)
            return
        read = self.service.reading(lambda reader, progress: report_document(WatchedReader(reader, progress), *wanted))

        def show(found: Document) -> None:
            document = found._replace(language=speech())
            self._shown = document, name
            self._view.show_document(document)
            self._export.setEnabled(True)

        self._busy.run(say("Reading the ledger"), read, show)

    def _wanted(self) -> tuple[tuple[str, int, int, str, str], str]:
        """What is chosen, from when to when, in which zone, under which title; and the name of its file."""
        if self._what == METERS:
            now = self.service.clock.wall_ms()
            return (METERS, 0, now, zone(), ""), f"meters-{local(now, zone())[:19].replace(':', '')}"
        chosen = self._when.chosen()
        kind = f"{chosen.kind.lower()}-report" if self._what == "period" else self._what
        wanted = self._what, chosen.from_ms, chosen.to_ms, zone(), f"{chosen.kind} report"
        return wanted, f"{kind}-{chosen.name}"

    def _save(self, ending: str) -> None:
        if self._shown is None:
            return
        (document, name), to = self._shown, self._folder.path

        def save(_: Job) -> Path:
            return save_new(to, name, ending, [_MAKE[ending](document)])

        self._busy.run(say("Writing"), save, self._saved)

    def _saved(self, path: Path) -> None:
        self.service.window.tell(say("Written: {path}", path=path))
