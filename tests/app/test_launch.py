"""`croupier` without a command: where it cannot open a table it says so, and without a display it leaves pictures."""

import os
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.kit.commandline import croupier, refused
from tests.kit.table.table_driver import Driver


def test_without_a_ledger_it_says_what_to_do(tmp_path: Path) -> None:
    assert "set the table up first, or try --demo" in refused(croupier("--data", tmp_path))


def test_a_demonstration_never_plays_on_a_ledger_of_another_kind(tmp_path: Path) -> None:
    Driver(tmp_path, kind="test").table.close()
    assert "of kind test" in refused(croupier("--demo", "--data", tmp_path))


@pytest.mark.parametrize("option", [["--bots", "2"], ["--game", "flop-poker/ma"]])
def test_bots_and_games_to_choose_from_belong_to_a_demonstration(tmp_path: Path, option: list[str]) -> None:
    assert "add --demo" in refused(croupier(*option, "--data", tmp_path))


def test_without_a_display_or_a_locale_a_round_is_played_and_pictured(tmp_path: Path) -> None:
    pictures = tmp_path / "pictures"
    unseen = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    where = ("--data", str(tmp_path / "data"), "--pictures", str(pictures))
    # Without such a locale Python's own start reads no folder with an umlaut, so the folders are given to it.
    command = [sys.executable, "-S", "-m", "kiosk.app.cli", "--demo", *where]
    no_locale = {"LC_ALL": "xx_XX", "PYTHONUTF8": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    ended = subprocess.run(command, env=unseen | no_locale, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.startswith("There is no display")
    taken = sorted(path.name for path in pictures.glob("*.png"))
    assert [name.partition("-")[2] for name in taken] == [
        "attract.png",
        "opening.png",
        "betting.png",
        "playing.png",
        "result.png",
    ]
    looks = [QImage(str(pictures / name)) for name in taken]
    assert all(one != other for one, other in combinations(looks, 2))
    assert not any(look.isNull() for look in looks)
    assert "RECALL of round 1" in (pictures / "summary.txt").read_text("utf-8")
    assert croupier("verify", data=tmp_path / "data").status == 0
