"""`croupier menu`: the operator's menu, in a process of its own beside the players' table.

Not for people: the table starts it, over a wire that it inherits.
"""

import argparse

from kiosk.app.menu_storage import MenuStorage
from ui.service.process.menu import run_menu


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.description = "Opens the operator's menu, which a table starts by itself and speaks with."
    parser.add_argument("wire", type=int, help="the number of an open file: the wire to the table")
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    return run_menu(options.wire, MenuStorage)
