"""`croupier simulate`: rounds in bulk, on all cores, and how far they are from what is known exactly."""

import argparse
import sys

from kiosk.analysis.counts.library import Library, MissingCounts
from kiosk.analysis.pricing.estimates import Simulated, estimates
from kiosk.analysis.pricing.terms import Terms, TermsError, read_terms
from kiosk.analysis.sheets.simulation_sheet import as_json, as_text
from kiosk.app.command_options import add_terms, print_json, whole_number
from kiosk.app.par_sheet import count_anew, print_choices, wants_choices
from kiosk.base.progress_bar import ProgressBar
from kiosk.base.workers import cores
from kiosk.rules.pay.paytables import PaytableError
from kiosk.rules.rule_sets import RULE_SETS, spec_of

ROUNDS, SEED = 10_000_000, 1


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Plays rounds of one seat in compiled code and prints the EV of every wager with its standard "
        "error and 95% interval, beside the exact figure and the distance in standard errors. The same seed gives the "
        "same rounds on any number of cores. Needs the extra 'analysis'."
    )
    add_terms(parser)
    without = [name for name in RULE_SETS if not spec_of(name).simulates_best]
    parser.add_argument("--rounds", type=whole_number, default=ROUNDS, metavar="N", help=f"default {ROUNDS}")
    parser.add_argument("--seed", type=whole_number, default=SEED, metavar="N", help=f"default {SEED}")
    parser.add_argument(
        "--strategy",
        choices=("simple", "best"),
        default="simple",
        help=f"how the seat plays (default: simple; best: not for {', '.join(without)})",
    )
    parser.add_argument("--format", choices=("text", "json"), default="text", help="text if not given")
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
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
