"""The ledger's content as files: rounds as lines of JSON, everything else as CSV.

Only rounds that are over are written, and no line holds a card that its round has not revealed.
"""

import csv
import errno
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TextIO

from kiosk.audit.event_log import COLUMNS, line_of
from kiosk.audit.meter_report import fingerprint
from kiosk.audit.recall import Recorded
from kiosk.audit.round_lookup import every
from kiosk.base.clock import utc
from kiosk.base.durable import appearing
from kiosk.base.ports import Reader
from kiosk.base.progress import Progress
from kiosk.ledger.meters import NAMES, NOT_FITTED
from kiosk.ledger.records import DeckRevealed
from kiosk.reports.document import Document, csv_rows
from kiosk.reports.export_writer import csv_bytes
from kiosk.reports.figures.event_pages import Filter, events_page
from kiosk.reports.figures.meters_document import heading_now
from kiosk.reports.ledger_reading import state_at, state_of
from kiosk.reports.report_by_name import with_software

FILES = {"rounds": "rounds.jsonl", "events": "events.csv", "postings": "postings.csv", "meters": "meters.csv"}


def export_whole(reader: Reader, to: Path, progress: Progress) -> None:
    if to.exists():
        raise FileExistsError(errno.EEXIST, "is there already", str(to))
    write_whole(reader, "all", to, progress)


def write_whole(reader: Reader, what: str, target: Path, progress: Progress) -> None:
    """The file or the directory appears under its name when it is complete."""
    with appearing(target) as unfinished:
        if what == "all":
            unfinished.mkdir(parents=True)
        files = {each: unfinished / name for each, name in FILES.items()} if what == "all" else {what: unfinished}
        for each, path in files.items():
            with path.open("x", encoding="utf-8", newline="") as file:
                write_to(reader, each, file, progress)


def write_to(reader: Reader, what: str, out: TextIO, progress: Progress) -> None:
    last = reader.last_number()
    _WRITERS[what](reader, out, last, progress)
    progress(last, last)


def _write_rounds(reader: Reader, out: TextIO, last: int, progress: Progress) -> None:
    for number, played in every(reader):
        out.write(json.dumps(line_of_round(played)) + "\n")
        progress(number, last)


def line_of_round(played: Recorded) -> dict[str, Any]:
    """A round as a line of the export; the document is null where none can tell it."""
    try:
        document = played.document()
    except ValueError:
        document = None
    reveal = played.reveal
    shown: dict[str, Any]
    if isinstance(reveal, DeckRevealed):
        shown = {"salt": reveal.salt, "order": list(reveal.order)}
    else:
        leaves = [leaf._asdict() for leaf in reveal.reveal.leaves]
        shown = {"shoe": played.opened.shoe, "leaves": leaves, "siblings": list(reveal.reveal.siblings)}
    return {
        "round": played.number,
        "at": utc(played.at_ms),
        "document": document,
        "answer": json.loads(played.answer()),
        "commitment": played.opened.commitment,
        "reveal": shown,
    }


def _write_events(reader: Reader, out: TextIO, last: int, progress: Progress) -> None:
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(COLUMNS)
    for stored in reader.entries(upto=last):
        rows.writerow(line_of(stored).cells())
        progress(stored.number, last)


def _write_postings(reader: Reader, out: TextIO, last: int, progress: Progress) -> None:
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(("entry", "at", "kind", "round", "account", "micros"))
    for number, entry, _ in reader.entries(upto=last):
        rows.writerows((number, utc(entry.at_ms), entry.kind, entry.round, *posting) for posting in entry.postings)
        progress(number, last)


def _write_meters(reader: Reader, out: TextIO, _: int, __: Progress) -> None:
    state = state_of(reader)
    titles = {meter.name: meter for meter in NAMES}
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(("meter", "title", "sas", "unit", "value"))
    for meter in NAMES:
        rows.writerow((meter.name, meter.title, meter.sas, meter.unit, state.meters.get(meter.name, 0)))
    for name, value in sorted(state.meters.items()):
        if name not in titles:  # a seat's or a paytable's own
            meter = titles[name.partition("/")[0]]
            rows.writerow((name, meter.title, None, meter.unit, value))
    rows.writerows((None, title, None, "not fitted", None) for title in NOT_FITTED)
    for account, micros in sorted(state.books.items()):
        rows.writerow((f"balance/{account}", None, None, "micros", micros))
    rows.writerow(("configuration", None, None, "fingerprint", fingerprint(state.config)))


_WRITERS: dict[str, Callable[[Reader, TextIO, int, Progress], None]] = {
    "rounds": _write_rounds,
    "events": _write_events,
    "postings": _write_postings,
    "meters": _write_meters,
}


def event_rows(reader: Reader, wanted: Filter, at_ms: int, zone: str, progress: Progress) -> Iterator[bytes]:
    """Every line of the log that is wanted, the newest first, under a heading that says of which software and settings.

    A page at a time: the log may be longer than the memory.
    """
    last = reader.last_number()
    about = Document("Event log", heading_now(reader, state_at(reader, last), at_ms, zone), (), (), zone)
    yield csv_bytes([*csv_rows(with_software(about)), COLUMNS])
    before: int | None = None
    while True:
        page = events_page(reader, wanted, before, count=1000)
        yield csv_bytes(line.cells() for line in page.lines)
        before = page.before
        if before is None:
            return
        progress(last - before, last)
