"""`croupier events`: the significant-event log."""

import argparse
import csv
import sys

from kiosk.app.command_options import add_data, whole_number
from kiosk.app.composition import data_directory, open_reader
from kiosk.audit.event_log import COLUMNS, KINDS
from kiosk.base.clock import moment_ms
from kiosk.policy.faults import FAULTS
from kiosk.reports.figures.event_pages import Filter, events_page


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Prints the entries outside of rounds, the newest last, each with its time (UTC), kind or fault "
        "code, seat, amount, words and who asked for it. No card, PIN or sealed text is ever shown."
    )
    add_data(parser)
    parser.add_argument("--since", type=_moment, metavar="TIME", help="from this time on: 2026-01-31, or with a time")
    parser.add_argument("--until", type=_moment, metavar="TIME", help="before this time")
    parser.add_argument(
        "--kind", type=_kind, metavar="KIND", help="only this kind of entry: fault-raised, configured, logged-in ..."
    )
    parser.add_argument("--code", type=_code, metavar="CODE", help="only this fault: T-104, or its name")
    parser.add_argument("--seat", type=int, choices=range(1, 7), metavar="S", help="only this seat")
    parser.add_argument("--who", metavar="NAME", help="only what this user asked for, alone or with another")
    parser.add_argument("--search", metavar="TEXT", help="only lines with this text, in capitals or not")
    parser.add_argument("--limit", type=whole_number, default=100, metavar="N", help="the last N of them (default 100)")
    parser.add_argument("--all", action="store_true", help="the entries of rounds, too")
    parser.add_argument("--csv", action="store_true", help="as comma-separated values with a heading")
    parser.set_defaults(run=_run)


def _moment(text: str) -> int:
    try:
        return moment_ms(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _kind(text: str) -> str:
    if text not in KINDS:
        raise argparse.ArgumentTypeError(f"there is no kind {text!r}; there are {', '.join(KINDS)}")
    return text


def _code(text: str) -> str:
    codes = [fault.code for fault in FAULTS.values()]
    if text not in codes and text not in FAULTS:
        raise argparse.ArgumentTypeError(f"there is no fault {text!r}; there are {', '.join(codes)}")
    return text


def _run(options: argparse.Namespace) -> int:
    wanted = Filter(
        kinds=(options.kind,) if options.kind else None,
        code=options.code,
        seat=options.seat,
        who=options.who,
        text=options.search,
        from_ms=options.since,
        to_ms=options.until,
        with_rounds=options.all,
    )
    with open_reader(data_directory(options.data)) as reader:
        lines = events_page(reader, wanted, count=options.limit, read_at_most=None).lines[::-1]
    if options.csv:
        writer = csv.writer(sys.stdout)
        writer.writerow(COLUMNS)
        writer.writerows(line.cells() for line in lines)
    else:
        for line in lines:
            print(line.text())
    return 0
