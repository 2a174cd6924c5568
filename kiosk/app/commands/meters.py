"""`croupier meters`: every meter of a ledger."""

import argparse

from kiosk.app.command_options import add_data, print_json
from kiosk.app.composition import data_directory, open_reader
from kiosk.audit.meter_report import meters_of, tell_meters
from kiosk.reports.ledger_reading import state_of


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Prints the lifetime meters with their SAS numbers, those of each seat and paytable, the "
        "progressive to the millionth of a dollar with its last 25 hits, and the balance of every account."
    )
    add_data(parser)
    parser.add_argument("--json", action="store_true", help="the same as JSON")
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    with open_reader(data_directory(options.data)) as reader:
        state = state_of(reader)
    if options.json:
        print_json(meters_of(state))
    else:
        for line in tell_meters(state):
            print(line)
    return 0
