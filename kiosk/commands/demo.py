"""`croupier demo`: demonstration rounds in the terminal."""

import argparse

from kiosk.commands.common import whole_number
from kiosk.games import RULE_SETS


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The command and its options."""
    parser = commands.add_parser(
        "demo",
        help="play demonstration rounds in the terminal",
        description="Deals real rounds from freshly shuffled decks and tells them. Money and meter are made up.",
    )
    names = ", ".join(RULE_SETS)
    parser.add_argument("--game", choices=list(RULE_SETS), metavar="GAME", help=f"{names} (default: each of them)")
    parser.add_argument("--seats", type=int, choices=range(1, 7), default=3, help="how many seats play (default 3)")
    parser.add_argument(
        "--rounds", type=whole_number, default=1, metavar="N", help="how many rounds of each game (default 1)"
    )
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    from kiosk.demo import play  # noqa: PLC0415

    for line in play(options.game, options.seats, options.rounds):
        print(line)
    return 0
