"""`croupier export`: the ledger's content as files, whole under their names or not at all. Reads only."""

import argparse
import sys
from pathlib import Path

from kiosk.app.command_options import add_data
from kiosk.app.composition import data_directory, open_reader
from kiosk.base.progress_bar import ProgressBar
from kiosk.reports.ledger_export import write_to, write_whole


def add_to(parser: argparse.ArgumentParser) -> None:
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
            write_to(reader, what, sys.stdout, progress)
            return 0
        target = Path(to)
        if target.exists() and (what == "all" or not options.force):
            hint = "" if what == "all" else " (--force overwrites it)"
            print(f"croupier export: {target} is there already{hint}", file=sys.stderr)
            return 2
        write_whole(reader, what, target, progress)
    return 0
