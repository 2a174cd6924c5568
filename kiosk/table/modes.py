"""Demonstration and test mode beside a live ledger: each plays on a ledger of its own, below the live one's directory.

A mode is a program of its own: the live one ends, and this one starts in its place. Whatever ends it, live play is what
the next start begins with, and everything there is as it was.
"""

import shutil
from pathlib import Path

from kiosk.devices.machine import MODES as FOLDER
from kiosk.policy.config import TableConfig
from kiosk.table.requests import MODES

STATUSES = {"live": 80, **{mode: number for number, mode in enumerate(MODES, 81)}}  # a program ends so to be that next
_PROFILE = "demonstration"  # players take credits that are no money


def mode_directory(data: Path, mode: str) -> Path:
    """Where a mode has its ledger: it begins with nothing."""
    forget_modes(data)
    place = data / FOLDER / mode
    place.mkdir(parents=True)
    return place


def forget_modes(data: Path) -> None:
    """What was played in a mode is over. OSError if it cannot be taken away."""
    place = data / FOLDER
    if place.is_symlink():  # not ours: what it leads to is not touched
        place.unlink()
    elif place.exists():
        shutil.rmtree(place)


def mode_config(live: TableConfig) -> TableConfig:
    """The table's own game, tables and terms, with credits that are no money."""
    return live._replace(profile=_PROFILE)


def arguments_for(mode: str, given: list[str]) -> list[str]:
    """The command line that starts a mode, or live play again, from the one that was given."""
    kept: list[str] = []
    words = iter(given)
    for word in words:
        if word == "--mode":
            next(words, None)
        elif not word.startswith("--mode="):
            kept.append(word)
    return kept if mode == "live" else [*kept, "--mode", mode]
