"""Runs what `croupier simulate` asks for, on all cores, with a progress bar."""

import argparse
import sys

from kiosk.analysis.estimates import Simulated, estimates
from kiosk.analysis.library import Library, MissingCounts
from kiosk.analysis.simulation_sheet import as_json, as_text
from kiosk.analysis.terms import Terms, TermsError, read_terms
from kiosk.commands.analysing import count_anew, print_choices, wants_choices
from kiosk.commands.common import print_json
from kiosk.commands.progress_bar import ProgressBar
from kiosk.paytables import PaytableError
from kiosk.workers import cores


def run(options: argparse.Namespace) -> int:
    """Print what was found; the exit status is 2, and one sentence is said, if it cannot be had."""
    if wants_choices(options):
        return print_choices(options)
    library = Library(count=count_anew)
    try:
        terms = read_terms(options.game, options.table)
        simulated = _simulate(options, terms, library)
        found = estimates(terms, simulated, library)
    except (TermsError, PaytableError, MissingCounts) as refused:
        print(f"croupier simulate: {refused}", file=sys.stderr)
        return 2
    if options.format == "json":
        print_json(as_json(terms, simulated, found))
    else:
        print(as_text(terms, simulated, found), end="")
    return 0


def _simulate(options: argparse.Namespace, terms: Terms, library: Library) -> Simulated:
    try:
        from kiosk.analysis.counting import simulation  # noqa: PLC0415
    except ImportError as error:
        words = f"simulating needs {error.name}, which is not installed"
        raise MissingCounts(f"{words}: pip install 'croupier-etg[analysis]'") from None
    played = simulation.rounds_of(terms, library, options.strategy)
    if not simulation.prepared(terms.game, options.strategy):
        print("preparing: the simulation is compiled for this machine, once", file=sys.stderr)
    simulation.prepare(terms.game, options.strategy, played)
    with ProgressBar("simulating") as progress:
        return simulation.simulate(
            terms.game, options.strategy, played, options.seed, options.rounds, progress, cores()
        )
