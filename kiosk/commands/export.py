"""`croupier export`: the ledger's content as files for other programs."""

import argparse

from kiosk.commands.common import add_data


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The command and its options."""
    parser = commands.add_parser(
        "export",
        help="write rounds as JSON lines, and everything else as CSV",
        description="Writes the rounds that are over (a line of JSON each: its document, its answer, its commitment "
        "and what was revealed), the log of all entries, all postings, or the meters, as CSV. `all` writes the four "
        "into a new directory. A round in play is never exported.",
    )
    parser.add_argument("what", choices=("rounds", "events", "postings", "meters", "all"), help="what to write")
    parser.add_argument("--to", required=True, metavar="PATH", help='the file (for "all" a directory), or "-"')
    parser.add_argument("--force", action="store_true", help="overwrite a file that is there already")
    parser.add_argument("--progress", action="store_true", help="a progress bar even where there is no terminal")
    add_data(parser)
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    from kiosk.commands.exporting import export  # noqa: PLC0415
    from kiosk.startup import data_directory  # noqa: PLC0415

    data = data_directory(options.data)
    return export(data, options.what, options.to, force=options.force, always_progress=options.progress)
