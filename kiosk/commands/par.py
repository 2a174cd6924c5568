"""`croupier par`: the laboratory's sheet of a game, whatever its pay tables."""

import argparse
import json
import sys
from typing import TYPE_CHECKING

from kiosk.commands.common import add_data, add_terms

if TYPE_CHECKING:
    from kiosk.analysis.sheet import Sheet


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The command and its options."""
    parser = commands.add_parser(
        "par",
        help="the exact return of every wager of a game, as a laboratory's sheet",
        description="Prints the PAR sheet of a game: for every wager EV, house edge, element of risk, return, standard "
        "deviation, hit frequency, distribution and confidence bands; the pay tables with weights; the best strategy. "
        "Exact fractions over all deals; Fast Action Hold'em is estimated, and says so.",
    )
    add_terms(parser)
    parser.add_argument("--format", choices=("text", "json", "csv", "pdf"), default="text", help="text if not given")
    parser.add_argument("--output", metavar="FILE", help="write there; a PDF must be")
    parser.add_argument(
        "--recount", action="store_true", help="look at every deal again, and compare with what came with the product"
    )
    add_data(parser)
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    from pathlib import Path  # noqa: PLC0415

    from kiosk.commands.analysing import sheet_of  # noqa: PLC0415

    if options.format == "pdf" and options.output is None:
        print("croupier par: a PDF needs --output FILE", file=sys.stderr)
        return 2
    sheet = sheet_of(options)
    if sheet is None:
        return 2
    if options.format == "pdf":
        from kiosk.startup import write_pdf  # noqa: PLC0415

        write_pdf(sheet, Path(options.output))
        return 0
    text = _drawn(sheet, options.format)
    if options.output is None:
        print(text, end="")
    else:
        Path(options.output).write_text(text, "utf-8")
    return 0


def _drawn(sheet: "Sheet", form: str) -> str:
    if form == "json":
        from kiosk.analysis.sheet_json import as_json  # noqa: PLC0415

        return json.dumps(as_json(sheet), indent=2) + "\n"
    if form == "csv":
        from kiosk.analysis.sheet_csv import as_csv  # noqa: PLC0415

        return as_csv(sheet)
    from kiosk.analysis.sheet_text import as_text  # noqa: PLC0415

    return as_text(sheet)
