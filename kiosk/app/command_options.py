"""What the commands share: their options and how they print. Imports nothing that takes time."""

import argparse
import json

from kiosk.rules.rule_sets import GAMES, RULE_SETS


def add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar="DIR", help="the data directory (default: CROUPIER_DATA, or your own)")


def add_terms(parser: argparse.ArgumentParser) -> None:
    names = ", ".join(RULE_SETS)
    examples = ", ".join(example for spec in GAMES for example in spec.examples)
    parser.add_argument("--game", required=True, metavar="GAME", help=names)
    parser.add_argument(
        "--table",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help=f"a pay table or an election, as often as wanted: {examples}, meter=25000 (default: as printed first)",
    )


def whole_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 18 and int(text) >= 1):
        raise argparse.ArgumentTypeError(f"must be a whole number of at least 1, and is {text!r}")
    return int(text)


def print_json(value: object) -> None:
    print(json.dumps(value, indent=2))
