"""`croupier settle`: a round document in, its settlement out."""

import argparse


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The command and its options."""
    parser = commands.add_parser(
        "settle",
        help="settle a round from its document",
        description="Reads a round document (JSON) and prints the settlement. A refused document ends with status 2 "
        "and one sentence on standard error; with --lines it is answered in its place and the status is 1.",
    )
    parser.add_argument("document", help='the file, or "-" for standard input')
    parser.add_argument("--lines", action="store_true", help="one document a line, one answer a line")
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    from kiosk.settle import run  # noqa: PLC0415

    return run(options.document, lines=options.lines)
