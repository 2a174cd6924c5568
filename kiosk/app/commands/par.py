"""`croupier par`: the laboratory's sheet of a game, whatever its pay tables."""

import argparse
import json
import sys
from pathlib import Path

from kiosk.analysis.sheets.sheet import Sheet
from kiosk.analysis.sheets.sheet_csv import as_csv
from kiosk.analysis.sheets.sheet_json import as_json
from kiosk.analysis.sheets.sheet_text import as_text
from kiosk.app.command_options import add_terms
from kiosk.app.par_sheet import print_choices, sheet_of, wants_choices
from kiosk.base.durable import write_durably
from kiosk.rules.rule_sets import GAMES

_BY_SUFFIX = {".txt": "text", ".json": "json", ".csv": "csv", ".pdf": "pdf"}


class _Refused(Exception):  # noqa: N818
    """The sheet cannot be written there; the words are one sentence."""


def add_to(parser: argparse.ArgumentParser) -> None:
    estimated = " and ".join(spec.title for spec in GAMES if spec.estimated)
    parser.description = (
        "Prints the PAR sheet of a game: for every wager EV, house edge, element of risk, return, standard "
        "deviation, hit frequency, distribution and confidence bands; the pay tables with weights; the best strategy. "
        f"Exact fractions over all deals; {estimated} is estimated, and says so. `--table help` lists what may be set."
    )
    add_terms(parser)
    parser.add_argument(
        "--format", choices=tuple(_BY_SUFFIX.values()), help="default: by the suffix of --output, else text"
    )
    parser.add_argument(
        "--output",
        metavar="FILE",
        help='write to this file instead of the terminal (needed for pdf; "-": the terminal)',
    )
    parser.add_argument("--force", action="store_true", help="overwrite a file that is there already")
    parser.add_argument(
        "--recount",
        action="store_true",
        help="look at every deal again, and compare with what came with the product: about a minute, several for "
        f"{estimated}",
    )
    parser.add_argument(
        "--data", metavar="DIR", help="where counts made by --recount are kept; the ledger there is not read"
    )
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    if wants_choices(options):
        return print_choices(options)
    try:
        form, target = _destination(options)
    except _Refused as refused:
        print(f"croupier par: {refused}", file=sys.stderr)
        return 2
    sheet = sheet_of(options)
    if sheet is None:
        return 2
    if target is None:
        print(_drawn(sheet, form), end="")
        return 0
    _write(sheet, form, target)
    print(f"wrote {target} ({form})", file=sys.stderr)
    return 0


def _destination(options: argparse.Namespace) -> tuple[str, Path | None]:
    """In which form, and into which file; None is standard output."""
    if options.output in (None, "-"):
        if options.format == "pdf":
            raise _Refused("a PDF needs --output FILE")
        return options.format or "text", None
    target = Path(options.output)
    by_suffix = _BY_SUFFIX.get(target.suffix.lower())
    form = options.format or by_suffix or "text"
    if by_suffix not in (None, form):
        raise _Refused(f"{target} is named like {by_suffix}, and --format is {form}")
    if target.exists() and not options.force:
        raise _Refused(f"{target} is there already (--force overwrites it)")
    return form, target


def _write(sheet: Sheet, form: str, target: Path) -> None:
    if form == "pdf":
        from kiosk.app.composition import write_pdf  # noqa: PLC0415 (it takes a second, and only a PDF needs it)

        write_pdf(sheet, target)
    else:
        write_durably(target, _drawn(sheet, form).encode("utf-8", "replace"))


def _drawn(sheet: Sheet, form: str) -> str:
    if form == "json":
        return json.dumps(as_json(sheet), indent=2) + "\n"
    if form == "csv":
        return as_csv(sheet)

    return as_text(sheet)
