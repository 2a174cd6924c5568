"""Demonstration and test mode beside a live ledger: each plays on a ledger of its own, below the live one's directory.

A mode is a program of its own: the live one ends, and this one starts in its place. Whatever ends it, live play is what
the next start begins with, and everything there is as it was.
"""

import shutil
from pathlib import Path

from kiosk.config import TableConfig
from kiosk.requests import MODES

STATUSES = {"live": 80, **{mode: number for number, mode in enumerate(MODES, 81)}}  # a program ends so to be that next
_PROFILE = "demonstration"  # players take credits that are no money


def mode_directory(data: Path, mode: str) -> Path:
    """Where a mode has its ledger. A test begins with nothing; a demonstration goes on."""
    place = data / "modes" / mode
    if mode == "test":
        shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True, exist_ok=True)
    return place


def mode_config(live: TableConfig) -> TableConfig:
    """The table's own game, tables and terms, with credits that are no money."""
    return live._replace(profile=_PROFILE)


def arguments_for(mode: str, given: list[str]) -> list[str]:
    """The command line that starts a mode, or live play again, from the one that was given."""
    kept = list(given)
    while "--mode" in kept:
        at = kept.index("--mode")
        del kept[at : at + 2]
    return kept if mode == "live" else [*kept, "--mode", mode]
