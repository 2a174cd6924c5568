"""A test that hangs is ended, and the end of the run says where it stood."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HANGS = """
from threading import Event

import pytest

@pytest.mark.timeout(1)
def test_of_no_end():
    wait_for_nobody()

def wait_for_nobody():
    Event().wait()
"""


@pytest.mark.slow  # it starts pytest and a worker of its own
def test_a_worker_that_is_ended_leaves_its_stacks(tmp_path: Path) -> None:
    given = tmp_path / "test_given.py"
    given.write_text(HANGS)
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-n",
        "1",
        "-c",
        str(ROOT / "pyproject.toml"),
        "-p",
        "tests.conftest",
    ]
    done = subprocess.run(
        [*command, "-p", "no:cacheprovider", given], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert "crashed while running" in done.stdout, done.stderr
    assert "in wait_for_nobody" in done.stdout
