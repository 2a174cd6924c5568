"""Counts all deals again and writes what the product ships: `python -m tests.recounting [NAME ...]`."""

import sys
from pathlib import Path

from kiosk.analysis.counting.heads_up import ULTIMATE, count_heads_up
from kiosk.analysis.library import KINDS, SHIPPED, Counts, to_json
from kiosk.analysis.whole import require_whole
from kiosk.commands.analysing import count_anew
from kiosk.workers import cores

ULTIMATE_FILE = Path(__file__).parent / "counts" / "heads-up-ultimate.json"  # for the known answer alone


def write(path: Path, counts: Counts) -> None:
    require_whole(counts)
    path.write_text(to_json(counts) + "\n", "ascii")
    print(path)


def main(names: list[str]) -> int:
    for name in names or [*KINDS, "heads-up-ultimate"]:
        if name == "heads-up-ultimate":
            write(ULTIMATE_FILE, count_heads_up(ULTIMATE, workers=cores()))
        elif name in KINDS:
            write(SHIPPED / f"{name}.json", count_anew(name))
        else:
            print(f"there are no counts {name}; there are {', '.join(KINDS)}", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
