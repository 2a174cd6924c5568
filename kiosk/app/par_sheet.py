"""Makes the sheet that `croupier par` and `croupier strategy` show, from shipped counts or from new ones."""

import argparse
import sys
import textwrap
from pathlib import Path

from kiosk.analysis.counts.completeness import Counts
from kiosk.analysis.counts.count_client import count_in_process
from kiosk.analysis.counts.library import Library, MissingCounts
from kiosk.analysis.pricing.par import make_sheet
from kiosk.analysis.pricing.terms import TermsError, choices, read_terms
from kiosk.analysis.sheets.sheet import Sheet
from kiosk.app.own_software import check_software
from kiosk.base.progress_bar import ProgressBar
from kiosk.base.workers import cores
from kiosk.rules.pay.paytables import PaytableError

_HELP = "help"
_WIDTH = 94  # of what is indented by 6


def sheet_of(options: argparse.Namespace) -> Sheet | None:
    """The sheet that the options ask for; None, and one sentence said, if it cannot be had."""
    try:
        terms = read_terms(options.game, options.table)
        library = Library(count=count_anew, kept=lambda: _kept(options.data), recount=options.recount)
        sheet = make_sheet(terms, library)
    except (TermsError, PaytableError, MissingCounts) as refused:
        print(f"croupier {options.command}: {refused}", file=sys.stderr)
        return None
    for compared in library.compared:
        print(compared, file=sys.stderr)
    return sheet


def wants_choices(options: argparse.Namespace) -> bool:
    return _HELP in options.table


def print_choices(options: argparse.Namespace) -> int:
    try:
        found = choices(options.game)
    except TermsError as refused:
        print(f"croupier {options.command}: {refused}", file=sys.stderr)
        return 2
    print(f"What {options.game} takes after --table:")
    for one in found:
        print(f"  {one.key}={one.default} (default)")
        print(textwrap.indent(textwrap.fill(one.takes, _WIDTH, break_on_hyphens=False), " " * 6))
    return 0


def _kept(data: str | None) -> Path:
    from kiosk.app.composition import data_directory  # noqa: PLC0415 (it takes a second, and is seldom asked)

    return data_directory(data) / "analysis"


def count_anew(name: str) -> Counts:
    """Counts by that name, on all cores, with a progress bar; MissingCounts where the analysis is not installed."""
    with ProgressBar(f"counting {name}") as progress:
        try:
            from kiosk.analysis.counting.compiled import is_prepared  # noqa: PLC0415
            from kiosk.analysis.counts import recount  # noqa: PLC0415
        except ImportError:
            return count_in_process(name, check_software, progress)
        if not is_prepared(name):
            print("preparing: the counting code is compiled for this machine, once", file=sys.stderr)
        return recount.count(name, progress, cores())
