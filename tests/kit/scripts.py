"""The packages' scripts, run in places of a test's own with the tools that it makes."""

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
DEBIAN = ROOT / "packaging" / "debian"
TREE = DEBIAN / "root"
SESSION = TREE / "usr/lib/croupier-session"


def run(*command: object, **environment: str) -> subprocess.CompletedProcess[str]:
    words = [str(word) for word in command]
    return subprocess.run(words, env=os.environ | environment, capture_output=True, text=True, check=False)


def executable(path: Path, words: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{words}\n")
    path.chmod(0o755)


def rewritten(script: Path, to: Path, **places: Path) -> Path:
    """The script with other places than the system's."""
    words = script.read_text()
    for name, place in places.items():
        old = "/" + name.replace("__", "-").replace("_", "/")
        assert old in words
        words = words.replace(old, str(place))
    to.write_text(words)
    return to
