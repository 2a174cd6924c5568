"""`croupier strategy`: how a game is best played, and what a simple way to play it costs."""

import argparse

from kiosk.analysis.sheets.sheet_text import as_strategy
from kiosk.app.command_options import add_terms
from kiosk.app.par_sheet import print_choices, sheet_of, wants_choices


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Prints the best strategy of a game with its pay tables: the chart of first decisions by hole "
        "cards, how often each decision is made, and a strategy that a person can remember with its cost. "
        "`--table help` lists what may be set."
    )
    add_terms(parser)
    parser.set_defaults(run=_run, recount=False, data=None)


def _run(options: argparse.Namespace) -> int:
    if wants_choices(options):
        return print_choices(options)
    sheet = sheet_of(options)
    if sheet is None:
        return 2
    print(as_strategy(sheet), end="")
    return 0
