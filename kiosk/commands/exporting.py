"""Writes a ledger's content as files: whole under their names, or not at all. Reads only.

Rounds are lines of JSON, everything else is CSV. Only rounds that are over are written, and no line holds a card that
its round has not revealed.
"""

import csv
import errno
import json
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

from kiosk.clock import utc
from kiosk.commands.progress_bar import ProgressBar
from kiosk.commands.rounds import every
from kiosk.eventlog import COLUMNS, line_of
from kiosk.meterreport import fingerprint
from kiosk.meters import NAMES, NOT_FITTED
from kiosk.progress import Progress
from kiosk.recall import Recorded
from kiosk.records import DeckRevealed
from kiosk.startup import open_reader, state_of
from storage.reader import LedgerReader

FILES = {"rounds": "rounds.jsonl", "events": "events.csv", "postings": "postings.csv", "meters": "meters.csv"}


def export(data: Path, what: str, to: str, *, force: bool = False, always_progress: bool = False) -> int:
    """Write it; the exit status."""
    with open_reader(data) as reader, ProgressBar(what, always=always_progress) as progress:
        if to == "-":
            if what == "all":
                print('croupier export: "all" is several files, and needs a directory', file=sys.stderr)
                return 2
            _write(reader, what, sys.stdout, progress)
            return 0
        target = Path(to)
        if target.exists() and (what == "all" or not force):
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
