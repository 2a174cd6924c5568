"""Makes the golden ledgers of the running release, unless they are there: `python -m tests.databases --make`."""

import argparse
import json
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from kiosk import __version__
from tests.databases import EXPECTED, HERE, STAFF, SUMS, sums_of
from tests.databases.coverage import missing
from tests.databases.heads_up import massachusetts, new_york
from tests.databases.other_games import fast_action, fast_action_by_hand, flop_poker, own_tables, texas
from tests.databases.outputs import write_expected
from tests.databases.table import PEOPLE, GoldenTable

LEDGERS: dict[str, Callable[[Path], GoldenTable]] = {
    "heads-up-ma": massachusetts,
    "heads-up-ny": new_york,
    "texas-bonus": texas,
    "flop-poker": flop_poker,
    "fast-action": fast_action,
    "fast-action-by-hand": fast_action_by_hand,
    "own-tables": own_tables,
}


def make(target: Path) -> None:
    """All of them, in a new folder that appears when it is complete."""
    if target.exists():
        raise SystemExit(f"{target} is there: the golden ledgers of a release are never made again")
    with tempfile.TemporaryDirectory() as name:
        made = Path(name) / __version__
        for ledger, play in LEDGERS.items():
            print(f"{ledger} ...", flush=True)
            _make_one(made / ledger, play)
        read = Path(shutil.copytree(made, Path(name) / "read"))  # to read a ledger is to leave a log beside it
        if lacking := missing(sorted(read.iterdir())):
            raise SystemExit(f"the set is not complete: {', '.join(lacking)}")
        (made / "README.md").write_text(_readme(), encoding="utf-8")
        (made / SUMS).write_text(sums_of(made), encoding="utf-8")
        shutil.copytree(made, target)


def _make_one(data: Path, play: Callable[[Path], GoldenTable]) -> None:
    play(data)
    for left in (data / "ledger.db-wal", data / "ledger.db-shm"):
        assert not left.exists(), f"{left} was not closed"
    own = data / "keys" / "bots.pin"
    pins = {"bots": own.read_text("ascii")} if own.exists() else {name: pin for name, (_, pin) in PEOPLE.items()}
    with tempfile.TemporaryDirectory() as name:
        write_expected(Path(shutil.copytree(data, Path(name) / "data")), data / EXPECTED)
    (data / STAFF).write_text(json.dumps(pins, indent=1) + "\n", encoding="utf-8")


def _readme() -> str:
    about = (
        f"| `{name}` | {' '.join(line.strip() for line in (play.__doc__ or '').strip().splitlines())} |"
        for name, play in LEDGERS.items()
    )
    return "\n".join(
        [
            f"# Golden ledgers of {__version__}",
            "",
            "Made once by that release; no byte of them ever changes. The keys and PINs are known to everybody.",
            "",
            "| ledger | what happens in it |",
            "| --- | --- |",
            *about,
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.databases", description=__doc__)
    parser.add_argument("--make", action="store_true", required=True, help="make those of the running release")
    parser.parse_args()
    target = HERE / __version__
    make(target)
    print(f"{target}: {sum(path.stat().st_size for path in target.rglob('*') if path.is_file()):,} bytes")


if __name__ == "__main__":
    main()
