"""`croupier report`: a day, a shift or any period of a table, its hand-pays, its progressive, or its reconciliation."""

import argparse
import csv
import sys
from collections.abc import Callable

from kiosk.app.command_options import add_data, print_json
from kiosk.app.composition import data_directory, open_reader
from kiosk.base.clock import day_ms, local, moment_ms
from kiosk.base.ports import Reader
from kiosk.reports import REPORTS
from kiosk.reports.document import Document, as_json, csv_rows, text_lines
from kiosk.reports.report_by_name import report_document
from kiosk.reports.report_layouts import DAILY_REPORT, PERIOD_REPORT, SHIFT_REPORT


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Prints what the table did in a period: money, play, the actual return beside the theoretical one "
        "with its band, seats, paytables, hand-pays, the progressive, faults, changes and logins. It reads only, and "
        "works while the table plays."
    )
    parser.add_argument("what", nargs="?", choices=REPORTS, default="period", help="which report (default: period)")
    add_data(parser)
    parser.add_argument("--daily", type=_day, metavar="DAY", help="a whole day: 2026-01-31")
    parser.add_argument(
        "--shift", type=_shift, metavar="TIMES", help="of that day, only from one time to another: 06:00-14:00"
    )
    parser.add_argument(
        "--from", dest="begin", type=_moment, metavar="TIME", help="from this time on: 2026-01-31T18:00"
    )
    parser.add_argument("--to", dest="end", type=_moment, metavar="TIME", help="before this time")
    parser.add_argument(
        "--zone", type=_zone, default="UTC", help="the time zone of all times, such as Europe/Berlin (default: UTC)"
    )
    parser.add_argument("--format", choices=("text", "csv", "json"), default="text", help="default: text")
    parser.set_defaults(run=_run)


def _checked(text: str, check: Callable[[str], object]) -> str:
    """The text itself, if it can be read; what it means is known only with its zone."""
    try:
        check(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def _day(text: str) -> str:
    return _checked(text, day_ms)


def _shift(text: str) -> str:
    return _checked(text, lambda shift: day_ms("2026-01-31", shift=shift))


def _moment(text: str) -> str:
    return _checked(text, moment_ms)


def _zone(text: str) -> str:
    return _checked(text, lambda zone: local(0, zone))


def _run(options: argparse.Namespace) -> int:
    try:
        from_ms, to_ms = _times(options)
    except ValueError as error:
        print(f"croupier report: {error}", file=sys.stderr)
        return 2
    with open_reader(data_directory(options.data)) as reader:
        document = _document(reader, options, from_ms, to_ms)
    _print(document, options.format)
    return 0


def _times(options: argparse.Namespace) -> tuple[int, int]:
    """The period that is asked for; ValueError if it is none."""
    named = options.begin, options.end
    if options.daily and named == (None, None):
        return day_ms(options.daily, options.zone, *([options.shift] if options.shift else []))
    if options.daily or options.shift or None in named:
        raise ValueError("name a day with --daily, and perhaps its --shift, or a period with --from and --to")
    from_ms, to_ms = (moment_ms(moment, options.zone) for moment in named)
    if to_ms <= from_ms:
        raise ValueError("the period must end after it begins")
    return from_ms, to_ms


def _document(reader: Reader, options: argparse.Namespace, from_ms: int, to_ms: int) -> Document:
    title = PERIOD_REPORT if options.daily is None else SHIFT_REPORT if options.shift else DAILY_REPORT
    return report_document(reader, options.what, from_ms, to_ms, options.zone, title)


def _print(document: Document, form: str) -> None:
    if form == "json":
        print_json(as_json(document))
    elif form == "csv":
        csv.writer(sys.stdout, lineterminator="\n").writerows(csv_rows(document))
    else:
        for line in text_lines(document):
            print(line)
