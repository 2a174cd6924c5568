"""Changes that a later release may well make, as edits of a copy of the product, with the steps that each one takes.

They are what CONTRIBUTING.md tells an engineer to do, done. `python -m tests.ledger.evolutions` makes each copy in
turn, and shows that the golden ledgers of every release open, verify, recall and play on there.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from kiosk.ledger.upgrades import GENERATION as NOW

ROOT = Path(__file__).parents[2]
_PRODUCT = ("kiosk", "storage", "ui", "tests", "pyproject.toml")
_CHANGED = ("paytables", "rulebooks")  # the resources that a change may touch
_LEFT_OUT = "not never_made_again and not the_next_release and not show_everything"

UPGRADES = "kiosk/ledger/upgrades.py"
RECORDS = "kiosk/ledger/records.py"
_IMPORTED = "from kiosk.ledger.records import (\n    BetsReturned,"
_STEPS = "STEPS: Mapping[type, tuple[tuple[int, Step], ...]] = {"
_SNAPSHOT = "_snapshot_of_3)),"


class Edit(NamedTuple):
    """A text of a file that stands there once, and what it becomes."""

    file: str
    old: str
    new: str


class Evolution(NamedTuple):
    """A change, and whether it makes a new rulebook."""

    edits: tuple[Edit, ...]
    rulebook: bool = False


NEXT = NOW + 1  # below, a 3 stands for it
GENERATION = Edit(UPGRADES, f"GENERATION = {NOW}\n", f"GENERATION = {NEXT}\n")


def _steps(kinds: str, lines: str, functions: str) -> tuple[Edit, ...]:
    """The steps of an evolution: which records they name, their lines in the table, and the functions."""
    return (
        GENERATION,
        Edit(UPGRADES, _IMPORTED, f"{_IMPORTED} {kinds},"),
        Edit(UPGRADES, "# The steps of each kind", f"{functions}\n\n# The steps of each kind"),
        Edit(UPGRADES, _STEPS, f"{_STEPS}\n    {lines}"),
    )


EVOLUTIONS: dict[str, Evolution] = {
    "a field with a default, deep in the settings": Evolution(
        (
            *_steps(
                "Configured",
                "Configured: ((3, _with_announcements),),",
                """def _announced(config: Plain | None) -> Plain | None:
    return None if config is None else {**config, "pace": {**config["pace"], "announce_ms": 0}}


def _with_announcements(record: Plain) -> Plain:
    return {"old": _announced(record["old"]), "new": _announced(record["new"])}


def _snapshot_of_next(snapshot: Plain) -> Plain:
    return {"state": {**snapshot["state"], "config": _announced(snapshot["state"]["config"])}}
""",
            ),
            Edit(UPGRADES, _SNAPSHOT, "_snapshot_of_3), (3, _snapshot_of_next)),"),
            Edit(
                "kiosk/policy/config.py",
                "    cut_ms: int = 8_000\n",
                "    cut_ms: int = 8_000\n    announce_ms: int = 0\n",
            ),
        )
    ),
    "a meter": Evolution(
        (
            GENERATION,
            Edit(
                "kiosk/ledger/meters.py",
                '    Named("rounds-voided",',
                '    Named("full-tables", "Rounds of six seats", None, "count", since=3),\n    Named("rounds-voided",',
            ),
            Edit(
                "kiosk/ledger/meters.py",
                '    _add(sums, "rounds", 1)\n',
                '    _add(sums, "rounds", 1)\n    if state.generation >= _SINCE["full-tables"]:\n'
                '        _add(sums, "full-tables", int(len(settlement.seats) == 6))\n',
            ),
        )
    ),
    "another role": Evolution(
        (
            *_steps(
                "LoginFailed, UserAdded",
                "LoginFailed: ((3, _as_it_is),),\n    UserAdded: ((3, _as_it_is),),",
                "def _as_it_is(record: Plain) -> Plain:\n    return record\n",
            ),
            Edit(UPGRADES, _SNAPSHOT, "_snapshot_of_3), (3, _as_it_is)),"),
            Edit("kiosk/policy/access.py", '    AUDITOR = "auditor"\n', '    AUDITOR = "auditor"\n    HOST = "host"\n'),
        )
    ),
    "a kind of record": Evolution(
        (
            GENERATION,
            Edit(
                RECORDS,
                "# Every kind.",
                'class DealerRelieved(NamedTuple):\n    """Another dealer."""\n\n    voice: str\n\n\n# Every kind.',
            ),
            Edit(RECORDS, "LoginFailed | LoggedOut\n", "LoginFailed | LoggedOut | DealerRelieved\n"),
            Edit(
                "kiosk/ledger/effects.py",
                "        case records.LoggedOut():\n",
                "        case records.LoggedOut() | records.DealerRelieved():\n",
            ),
            Edit(
                "kiosk/audit/event_log.py",
                "        case records.LoggedOut():\n",
                '        case records.DealerRelieved():\n            return f"{record.voice} deals."\n'
                "        case records.LoggedOut():\n",
            ),
            Edit(
                "kiosk/table/table.py",
                "from kiosk.ledger.accounts import",
                "from kiosk.ledger import records as r\nfrom kiosk.ledger.accounts import",
            ),
            Edit(
                "kiosk/table/table.py", "return (self._power_up, ", 'return (self._power_up, r.DealerRelieved("Ann"), '
            ),
        )
    ),
    "another reading of a text: the community cards leave the shoe first": Evolution(
        (
            GENERATION,
            Edit(
                "kiosk/rules/spec.py",
                '"auto_shoe": ("hands-first",),',
                '"auto_shoe": ("community-cards-first", "hands-first"),',
            ),
            Edit(
                "kiosk/rules/flop_poker/rules.py",
                "        return _deal(seats, self._auto)\n",
                "        order = _deal(seats, self._auto)\n"
                '        if self._auto and self.readings["auto_shoe"] == "community-cards-first":\n'
                "            order = tuple(sorted(order, key=lambda place: place != COMMUNITY))\n"
                "        return order\n",
            ),
        ),
        rulebook=True,
    ),
    "another election, which earlier rounds were played without": Evolution(
        (
            GENERATION,
            Edit(
                "kiosk/rules/flop_poker/rules.py",
                '    flop: str = table_for("flop")\n',
                '    flop: str = table_for("flop")\n    lone_pot: str = one_of("returned", "kept", before="kept")\n',
            ),
            Edit("kiosk/rules/flop_poker/rules.py", "import at_least, table_for", "import at_least, one_of, table_for"),
        ),
        rulebook=True,
    ),
    "another reading, of what nobody had read before": Evolution(
        (
            GENERATION,
            Edit(
                "kiosk/rules/spec.py",
                '    "auto_shoe": ("hands-first",),',
                '    "misdeal": ("void", "stands"),\n    "auto_shoe": ("hands-first",),',
            ),
        ),
        rulebook=True,
    ),
    "another default": Evolution(
        (
            GENERATION,
            Edit(
                "kiosk/rules/texas_holdem_bonus/rules.py", 'one_of("straight", "flush")', 'one_of("flush", "straight")'
            ),
        ),
        rulebook=True,
    ),
    "a corrected pay table": Evolution(
        (
            GENERATION,
            Edit(
                "resources/paytables/trips-plus.toml",
                'straight-flush = "40 to 1"\nfour-of-a-kind = "30 to 1"\nfull-house = "9 to 1"',
                'straight-flush = "50 to 1"\nfour-of-a-kind = "30 to 1"\nfull-house = "9 to 1"',
            ),
        ),
        rulebook=True,
    ),
    "a fault by another name": Evolution(
        (
            *_steps(
                "FaultCleared",
                "FaultCleared: ((3, _renamed),),",
                """def _renamed(record: Plain) -> Plain:
    return {**record, "fault": {"sensor-noisy": "sensor-jittery"}.get(record["fault"], record["fault"])}


def _snapshot_of_next(snapshot: Plain) -> Plain:
    return {"state": {**snapshot["state"], "faults": [_renamed(fault) for fault in snapshot["state"]["faults"]]}}
""",
            ),
            Edit(UPGRADES, _SNAPSHOT, "_snapshot_of_3), (3, _snapshot_of_next)),"),
            Edit(UPGRADES, "FaultRaised: ((2, _keep_evidence),)", "FaultRaised: ((2, _keep_evidence), (3, _renamed))"),
            Edit("kiosk/policy/faults.py", '"sensor-noisy"', '"sensor-jittery"'),
        )
    ),
}


def evolved(evolution: Evolution, to: Path) -> Path:
    """A copy of the product with a change made in it."""
    to.mkdir()
    skipped = shutil.ignore_patterns("__pycache__", "*.pyc", "0.*", "benchmarks", "simulate")
    for name in _PRODUCT:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, to / name, ignore=skipped)
        else:
            shutil.copy(source, to / name)
    for release in (ROOT / "tests/databases").glob("*/SHA256SUMS"):
        (to / "tests/databases" / release.parent.name).symlink_to(release.parent)
    (to / "resources").mkdir()
    for item in (ROOT / "resources").iterdir():
        if item.name in _CHANGED:
            shutil.copytree(item, to / "resources" / item.name)
        else:
            (to / "resources" / item.name).symlink_to(item)
    for file, old, new in evolution.edits:
        text = (to / file).read_text("utf-8")
        if text.count(old) != 1:
            raise ValueError(f"{file} has {text.count(old)} times {old!r}")
        later = new.replace("(3, ", f"({NEXT}, ").replace("since=3", f"since={NEXT}")
        (to / file).write_text(text.replace(old, later), "utf-8")
    if evolution.rulebook:
        program = "from kiosk.rules.rulebook import *; print(as_json(todays()), end='')"
        (to / f"resources/rulebooks/{NEXT}.json").write_text(run(to, "-c", program).stdout, "utf-8")
    run(to, "-m", "tests.ledger.record_shapes")
    return to


def run(copy: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run Python in a copy, on the copy's own modules."""
    environment = {**os.environ, "PYTHONPATH": str(copy)}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=copy, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise AssertionError(f"{arguments}: {done.stdout[-3000:]}{done.stderr[-2000:]}")
    return done


def show_golden_ledgers_whole(copy: Path, left: Path, only: str = "") -> None:
    """In a copy: every golden ledger, or some, is read as it was, and played on; those that were stay in `left`."""
    chosen = f"({only}) and {_LEFT_OUT}" if only else _LEFT_OUT
    tests = ("tests/ledger/test_golden_ledgers.py", "tests/ledger/test_record_evolution.py::" + _SHAPES)
    run(
        copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--basetemp={left}", "-k", f"({chosen}) or shape", *tests
    )


_SHAPES = "test_no_shape_changes_without_a_version_and_a_generation"


def main() -> int:
    """Each in turn."""
    for name, evolution in EVOLUTIONS.items():
        with tempfile.TemporaryDirectory() as place:
            copy = evolved(evolution, Path(place, "copy"))
            show_golden_ledgers_whole(copy, Path(place, "left"))
        print(f"{name}: every golden ledger is whole", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
