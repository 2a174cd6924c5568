"""`croupier sensor-sim`: a bet sensor without hardware."""

import argparse
import sys
from pathlib import Path

from kiosk.devices.bet_sensor.simulator import run


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Speaks the bet sensor's protocol (docs/bet-sensor.md) at a pseudo-terminal, and obeys what is "
        'typed: help lists it, "quit" ends it.'
    )
    parser.add_argument("--link", metavar="PATH", help="a link to the pseudo-terminal, which the table can open")
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    typed = sys.stdin.fileno() if sys.stdin is not None else None
    return run(Path(options.link) if options.link else None, typed, _say)


def _say(words: str) -> None:
    print(words, flush=True)
