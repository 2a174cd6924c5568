"""`croupier export`: the ledger's content as files, whole under their names or not at all. Reads only.

Rounds are lines of JSON, everything else is CSV. Only rounds that are over are written, and no line holds a card that
its round has not revealed.
"""

import argparse
import csv
import errno
import json
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

from kiosk.app.command_options import add_data
from kiosk.app.composition import data_directory, open_reader, state_of
from kiosk.app.queries.round_lookup import every
from kiosk.audit.event_log import COLUMNS, line_of
from kiosk.audit.meter_report import fingerprint
from kiosk.audit.recall import Recorded
from kiosk.base.clock import utc
from kiosk.base.progress import Progress
from kiosk.base.progress_bar import ProgressBar
from kiosk.ledger.meters import NAMES, NOT_FITTED
from kiosk.ledger.records import DeckRevealed
from storage.reader import LedgerReader

FILES = {"rounds": "rounds.jsonl", "events": "events.csv", "postings": "postings.csv", "meters": "meters.csv"}


def add_to(parser: argparse.ArgumentParser) -> None:
    """Its options."""
    parser.description = (
        "Writes the rounds that are over (a line of JSON each: its document, its answer, its commitment "
        "and what was revealed), the log of all entries, all postings, or the meters, as CSV. `all` writes the four "
        "into a new directory. A round in play is never exported."
    )
    parser.add_argument("what", choices=("rounds", "events", "postings", "meters", "all"), help="what to write")
    parser.add_argument("--to", required=True, metavar="PATH", help='the file (for "all" a directory), or "-"')
    parser.add_argument("--force", action="store_true", help="overwrite a file that is there already")
    parser.add_argument("--progress", action="store_true", help="a progress bar even where there is no terminal")
    add_data(parser)
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    what, to = options.what, options.to
    data = data_directory(options.data)
    with open_reader(data) as reader, ProgressBar(what, always=options.progress) as progress:
        if to == "-":
            if what == "all":
                print('croupier export: "all" is several files, and needs a directory', file=sys.stderr)
                return 2
            _write(reader, what, sys.stdout, progress)
            return 0
        target = Path(to)
        if target.exists() and (what == "all" or not options.force):
            hint = "" if what == "all" else " (--force overwrites it)"
            print(f"croupier export: {target} is there already{hint}", file=sys.stderr)
            return 2
        try:
            _write_whole(reader, what, target, progress)
        except OSError as error:  # it names the unfinished file, or none
            raise OSError(error.errno, error.strerror, to) from error
    return 0


def export_whole(data: Path, to: Path, progress: Progress) -> None:
    """Write everything into a new directory."""
    if to.exists():
        raise FileExistsError(errno.EEXIST, "is there already", str(to))
    with open_reader(data) as reader:
        _write_whole(reader, "all", to, progress)


def _write_whole(reader: LedgerReader, what: str, target: Path, progress: Progress) -> None:
    """The file or the directory appears under its name when it is complete."""
    unfinished = target.with_name(f"{target.name}.unfinished-{os.getpid()}")
    try:
        if what == "all":
            unfinished.mkdir(parents=True)
            for each, name in FILES.items():
                with (unfinished / name).open("x", encoding="utf-8", newline="") as file:
                    _write(reader, each, file, progress)
        else:
            with unfinished.open("x", encoding="utf-8", newline="") as file:
                _write(reader, what, file, progress)
        unfinished.rename(target)
    except BaseException:
        if unfinished.is_dir():
            shutil.rmtree(unfinished)
        else:
            unfinished.unlink(missing_ok=True)
        raise


def _write(reader: LedgerReader, what: str, out: TextIO, progress: Progress) -> None:
    last = reader.last_number()
    _WRITERS[what](reader, out, last, progress)
    progress(last, last)


def _write_rounds(reader: LedgerReader, out: TextIO, last: int, progress: Progress) -> None:
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


def _write_events(reader: LedgerReader, out: TextIO, last: int, progress: Progress) -> None:
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(COLUMNS)
    for stored in reader.entries(upto=last):
        rows.writerow(line_of(stored).cells())
        progress(stored.number, last)


def _write_postings(reader: LedgerReader, out: TextIO, last: int, progress: Progress) -> None:
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(("entry", "at", "kind", "round", "account", "micros"))
    for number, entry, _ in reader.entries(upto=last):
        rows.writerows((number, utc(entry.at_ms), entry.kind, entry.round, *posting) for posting in entry.postings)
        progress(number, last)


def _write_meters(reader: LedgerReader, out: TextIO, _: int, __: Progress) -> None:
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


_WRITERS: dict[str, Callable[[LedgerReader, TextIO, int, Progress], None]] = {
    "rounds": _write_rounds,
    "events": _write_events,
    "postings": _write_postings,
    "meters": _write_meters,
}
