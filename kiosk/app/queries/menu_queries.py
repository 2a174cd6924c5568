"""What the operator's pages read of a ledger: each opens it, reads, and closes it, and tells how far it is.

Whoever waits may raise out of `progress` to stop. The table plays on meanwhile.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from kiosk.app.composition import open_reader
from kiosk.audit.event_log import COLUMNS, LogLine
from kiosk.base.progress import Progress
from kiosk.reports.document import Document, csv_rows
from kiosk.reports.export_writer import csv_bytes, save_new
from kiosk.reports.figures.attendant_calls import Call, calls
from kiosk.reports.figures.day_overview import Overview, overview
from kiosk.reports.figures.event_pages import Filter, events_page
from kiosk.reports.figures.meters_document import heading_now, meters_document
from kiosk.reports.figures.pool_history import PoolPoint, pool_history
from kiosk.reports.ledger_reading import state_at
from kiosk.reports.progress_reader import WatchedReader
from kiosk.reports.report_by_name import report_document, with_software

PAGE = 100  # lines of the event log
METERS = "meters"


class ReportQuery(NamedTuple):
    """A report: which, of which time, in which zone."""

    what: str
    from_ms: int
    to_ms: int
    zone: str = "UTC"
    title: str = "Period report"


class Lines(NamedTuple):
    """Lines of the event log, the newest first. `before` is what the next are asked with; None after the last."""

    lines: tuple[LogLine, ...]
    before: int | None


class ReadAt(NamedTuple):
    """When something is read, by the clock on the wall, and in which zone that is told."""

    at_ms: int
    zone: str = "UTC"


def read_day(data: Path, from_ms: int, to_ms: int, progress: Progress) -> Overview:
    """A day so far."""
    with open_reader(data) as reader:
        return overview(WatchedReader(reader, progress), from_ms, to_ms)


def read_report(data: Path, wanted: ReportQuery, progress: Progress) -> Document:
    """A report, or the meters as they stand; then the end of the time is now."""
    with open_reader(data) as reader:
        watched = WatchedReader(reader, progress)
        if wanted.what == METERS:
            return with_software(meters_document(watched, wanted.to_ms, wanted.zone))
        return report_document(watched, *wanted)


def read_events(data: Path, wanted: Filter, before: int | None, progress: Progress, most: int = PAGE) -> Lines:
    """So many lines of the log, however far back they lie."""
    found: list[LogLine] = []
    with open_reader(data) as reader:
        last = reader.last_number()
        while True:
            page = events_page(reader, wanted, before, most - len(found))
            found += page.lines
            before = page.before
            if before is None or len(found) >= most:
                return Lines(tuple(found), before)
            progress(last - before, last)


def read_pool(data: Path, from_ms: int, to_ms: int, steps: int, progress: Progress) -> tuple[PoolPoint, ...]:
    """The progressive's pool over time."""
    with open_reader(data) as reader:
        return pool_history(reader, from_ms, to_ms, steps, progress)


def read_calls(data: Path, most: int, _: Progress) -> tuple[Call, ...]:
    """So many calls for an attendant, the newest first."""
    with open_reader(data) as reader:
        return calls(reader, most)


def export_events(data: Path, wanted: Filter, now: ReadAt, directory: Path, name: str, progress: Progress) -> Path:
    """Every line that is wanted, the newest first, as a new CSV file that says of which software and settings."""
    return save_new(directory, name, "csv", _event_rows(data, wanted, now, progress))


def _event_rows(data: Path, wanted: Filter, now: ReadAt, progress: Progress) -> Iterator[bytes]:
    """As the file has them, a page at a time: the log may be longer than the memory."""
    before = None
    with open_reader(data) as reader:
        last = reader.last_number()
        about = Document("Event log", heading_now(reader, state_at(reader, last), *now), (), (), now.zone)
        yield csv_bytes([*csv_rows(with_software(about)), COLUMNS])
        while True:
            page = events_page(reader, wanted, before, count=1000)
            yield csv_bytes(line.cells() for line in page.lines)
            before = page.before
            if before is None:
                return
            progress(last - before, last)
