"""`croupier play`: bots at a table without a screen."""

import argparse

from kiosk.commands.common import add_data, whole_number
from kiosk.games import RULE_SETS


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The command and its options."""
    parser = commands.add_parser(
        "play",
        help="let bots play rounds on a demonstration or test ledger",
        description="Plays rounds without a screen and without waiting, through the same table and ledger as people "
        "do. The ledger is made if there is none: of kind demonstration, or with --seed of kind test. A live ledger is "
        "refused.",
    )
    names = ", ".join(RULE_SETS)
    parser.add_argument("--bots", type=int, choices=range(1, 7), default=6, help="how many seats play (default 6)")
    parser.add_argument("--rounds", type=whole_number, default=100, metavar="N", help="how many rounds (default 100)")
    parser.add_argument(
        "--game", choices=list(RULE_SETS), metavar="GAME", help=f"{names} (default: as the ledger has it, or the first)"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="a deterministic shuffler, on a test ledger only")
    add_data(parser)
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    from kiosk.playing import play  # noqa: PLC0415

    return play(options.data, options.bots, options.rounds, options.game, options.seed)
