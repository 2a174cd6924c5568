"""What the operator's pages read of a ledger: each opens it, reads, and closes it, and tells how far it is.

Whoever waits may raise out of `heed` to stop. The table plays on meanwhile.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from kiosk.commands.saving import csv_bytes, save_new
from kiosk.eventlog import COLUMNS, LogLine
from kiosk.heeding import Heed
from kiosk.reports.calls import Call, calls
from kiosk.reports.document import Document, csv_rows
from kiosk.reports.events import Filter, events_page
from kiosk.reports.heeding import Heeded
from kiosk.reports.making import report_document, with_software
from kiosk.reports.meters import heading_now, meters_document
from kiosk.reports.overview import Overview, overview
from kiosk.reports.pools import PoolPoint, pool_history
from kiosk.reports.reading import state_at
from kiosk.startup import open_reader

PAGE = 100  # lines of the event log
METERS = "meters"


class Wanted(NamedTuple):
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


class Now(NamedTuple):
    """When something is read, by the clock on the wall, and in which zone that is told."""

    at_ms: int
    zone: str = "UTC"


def look_at_day(data: Path, from_ms: int, to_ms: int, heed: Heed) -> Overview:
    """A day so far."""
    with open_reader(data) as reader:
        return overview(Heeded(reader, lambda read: heed(read, 0)), from_ms, to_ms)


def look_at_report(data: Path, wanted: Wanted, heed: Heed) -> Document:
    """A report, or the meters as they stand; then the end of the time is now."""
    with open_reader(data) as reader:
        heeded = Heeded(reader, lambda read: heed(read, 0))
        if wanted.what == METERS:
            return with_software(meters_document(heeded, wanted.to_ms, wanted.zone))
        return report_document(heeded, *wanted)


def look_at_events(data: Path, wanted: Filter, before: int | None, heed: Heed, most: int = PAGE) -> Lines:
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
            heed(last - before, last)


def look_at_pool(data: Path, from_ms: int, to_ms: int, steps: int, heed: Heed) -> tuple[PoolPoint, ...]:
    """The progressive's pool over time."""
    with open_reader(data) as reader:
        return pool_history(reader, from_ms, to_ms, steps, heed)


def look_at_calls(data: Path, most: int, _: Heed) -> tuple[Call, ...]:
    """So many calls for an attendant, the newest first."""
    with open_reader(data) as reader:
        return calls(reader, most)


def export_events(data: Path, wanted: Filter, now: Now, directory: Path, name: str, heed: Heed) -> Path:
    """Every line that is wanted, the newest first, as a new CSV file that says of which software and settings."""
    return save_new(directory, name, "csv", _event_rows(data, wanted, now, heed))


def _event_rows(data: Path, wanted: Filter, now: Now, heed: Heed) -> Iterator[bytes]:
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
            heed(last - before, last)
