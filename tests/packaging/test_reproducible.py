"""Two builds of the same commit, in two places, with environments of their own, are the same to the bit."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def built(place: Path, key: Path) -> dict[str, str]:
    """The packages of the last commit, built there; the SHA-256 of each."""
    subprocess.run(["git", "clone", "-q", ROOT, place], check=True)
    environment = os.environ | {"CROUPIER_RELEASE_KEY": str(key)}
    for command in (["packaging/needs"], ["packaging/freeze", sys.executable], ["packaging/deb", sys.executable]):
        done = subprocess.run(command, cwd=place, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    found = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted((place / "dist").iterdir())}
    shutil.rmtree(place)
    return found


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="there is no dpkg-deb here")
def test_two_builds_are_the_same(tmp_path: Path) -> None:
    key = tmp_path / "release.key"
    key.write_bytes(os.urandom(32))
    key.chmod(0o600)
    first = built(tmp_path / "one", key)
    assert len(first) == 2
    assert built(tmp_path / "another-place", key) == first
