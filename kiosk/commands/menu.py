"""`croupier menu`: the operator's menu, in a process of its own beside the players' table.

Not for people: the table starts it, over a wire that it inherits.
"""

import argparse


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The command; nobody types it."""
    words = "the operator's menu, which a table starts by itself"
    parser = commands.add_parser("menu", help=words, description=f"Opens {words} and speaks with.")
    parser.add_argument("wire", type=int, help="the number of an open file: the wire to the table")
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    from kiosk.opening import open_menu  # noqa: PLC0415

    return open_menu(options.wire)
