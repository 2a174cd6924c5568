"""This release against an earlier one, in one run; CROUPIER_BENCH_BEFORE names its commit.

Both are run from outside, by the commands that people type, and take turns on the same files; the median of the ratios
of their processor times counts. The earlier one is laid out from git, and runs on this environment's libraries.
"""

import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import NamedTuple

BEFORE = os.environ.get("CROUPIER_BENCH_BEFORE", "319a941")
LONG = int(os.environ.get("CROUPIER_BENCH_ROUNDS", "1000000"))
MOST = 1.1
TURNS = 7
ROUNDS = 300
DOCUMENTS = 20_000
GAME = "heads-up-holdem/ny"
ROOT = Path(__file__).parents[2]


class Tree(NamedTuple):
    """The sources of a release."""

    place: Path

    def run(self, *arguments: str) -> float:
        """Python on these sources; the processor time that it and all it started took."""
        before = _spent()
        environment = {**os.environ, "PYTHONPATH": str(self.place), "CROUPIER_DATA": ""}
        done = subprocess.run(
            [sys.executable, *arguments], cwd=self.place, env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise RuntimeError(f"{self.place}: {arguments}: {done.stderr[-1000:]}")
        return _spent() - before

    def croupier(self, *arguments: str) -> float:
        """The command line of this release."""
        project = tomllib.loads((self.place / "pyproject.toml").read_text("utf-8"))["project"]
        module = project["scripts"]["croupier"].partition(":")[0]
        return self.run("-c", f"import sys; from {module} import main; sys.exit(main())", *arguments)


def _spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run() -> bool:
    """Every figure; whether none is above the limit."""
    print(f"This release against {BEFORE}, processor time, median of {TURNS} ratios (at most {MOST})")
    with tempfile.TemporaryDirectory() as place:
        old = Path(place, "before")
        old.mkdir()
        archive = subprocess.run(["git", "archive", BEFORE], cwd=ROOT, capture_output=True, check=True)
        subprocess.run(["tar", "-x", "-C", old], input=archive.stdout, check=True)
        return _compare(Tree(old), Tree(ROOT), Path(place))


def _compare(old: Tree, new: Tree, place: Path) -> bool:
    data, documents = place / "played", place / "documents.jsonl"
    old.croupier("play", "--game", GAME, "--bots", "6", "--rounds", str(ROUNDS), "--data", str(data))
    old.croupier("export", "rounds", "--data", str(data), "--to", str(documents))
    rounds = [json.dumps(json.loads(line)["document"]) for line in documents.read_text("utf-8").splitlines()]
    documents.write_text("\n".join((rounds * (DOCUMENTS // len(rounds) + 1))[:DOCUMENTS]), "utf-8")
    long = place / "long"
    made = f"shutil.copytree(ledger({LONG}), {str(long)!r})"
    old.run("-c", f"import shutil; from tests.benchmarks.ledgers import ledger; {made}")
    return all(
        [
            _ratio("settle --lines", old, new, lambda tree, _: tree.croupier("settle", "--lines", str(documents))),
            _ratio("six-seat rounds, committed", old, new, _play),
            _ratio("verify", old, new, lambda tree, own: tree.croupier("verify", "--data", _copy(data, own))),
            _ratio(
                f"opening at {LONG:,} rounds", old, new, lambda tree, _: tree.croupier("meters", "--data", str(long))
            ),
            _ratio("start to first frame", old, new, _first_frame),
        ]
    )


def _ratio(name: str, old: Tree, new: Tree, work: Callable[[Tree, Path], float]) -> bool:
    ratios = []
    for _ in range(TURNS):
        with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
            before = work(old, Path(one))
            ratios.append(work(new, Path(other)) / before)
    found = median(ratios)
    print(f"  {name:<32} {found:5.2f}  ({min(ratios):.2f} to {max(ratios):.2f})", flush=True)
    return found <= MOST


def _play(tree: Tree, own: Path) -> float:
    return tree.croupier("play", "--game", GAME, "--bots", "6", "--rounds", str(ROUNDS), "--data", str(own / "data"))


def _copy(data: Path, own: Path) -> str:
    shutil.copytree(data, own / "data")
    return str(own / "data")


def _first_frame(tree: Tree, own: Path) -> float:
    return tree.run("-m", "tests.benchmarks.first_frame", "table", str(own / "data"))
