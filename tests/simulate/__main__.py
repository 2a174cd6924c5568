"""The command: simulate one seed, or seeds from 1 on until one fails."""

import argparse
import sys
from collections.abc import Sequence
from itertools import count

from kiosk.rules.rule_sets import RULE_SETS
from tests.simulate import Failed, simulate


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulate", description=__doc__)
    parser.add_argument("--seed", type=int, help="which simulation; without it, one after the other for ever")
    parser.add_argument("--steps", type=int, default=1_000, help="how many actions at most (default: 1000)")
    parser.add_argument("--rounds", type=int, help="end after so many rounds")
    parser.add_argument("--game", choices=tuple(RULE_SETS), help="play this game throughout")
    parser.add_argument("--verbose", action="store_true", help="print every action")
    chosen = parser.parse_args(arguments)
    for seed in count(1) if chosen.seed is None else (chosen.seed,):
        try:
            say = print if chosen.verbose else None
            print(simulate(seed, chosen.steps, chosen.rounds, chosen.game, say=say), flush=True)
        except Failed as failure:
            print(failure, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
