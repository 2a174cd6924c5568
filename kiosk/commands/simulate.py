"""`croupier simulate`: rounds in bulk, and how far they are from what is known exactly."""

import argparse

from kiosk.commands.common import add_terms, whole_number
from kiosk.games import RULE_SETS, spec_of

ROUNDS, SEED = 10_000_000, 1


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The command and its options."""
    parser = commands.add_parser(
        "simulate",
        help="simulate rounds of a game, and compare each wager with its exact figure",
        description="Plays rounds of one seat in compiled code and prints the EV of every wager with its standard "
        "error and 95% interval, beside the exact figure and the distance in standard errors. The same seed gives the "
        "same rounds on any number of cores. Needs the extra 'analysis'.",
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
    from kiosk.commands.simulating import run  # noqa: PLC0415

    return run(options)
