"""Whatever Qt has to say, in whichever part of a test, fails the test; so does an error that a slot raised."""

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import qWarning

ROOT = Path(__file__).parents[2]
TESTS = """
import pytest
from PySide6.QtCore import QTimer, qDebug, qWarning
from PySide6.QtQml import QQmlComponent, QQmlEngine

@pytest.fixture
def warned_before():
    qWarning("before")

@pytest.fixture
def warned_after():
    yield
    qWarning("after")

def test_quiet(qapp):
    pass

def test_before(warned_before):
    pass

def test_after(warned_after):
    pass

def test_debug():
    qDebug("debug")

def test_qml(qapp):
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    component.setData(b"import QtQml; QtObject { property int a: nothing.at.all }", "")
    component.create()

def test_slot(qtbot):
    QTimer.singleShot(0, lambda: 1 / 0)
    qtbot.wait(0)

def test_failed():
    qWarning("by the way")
    assert not "failed"

def test_quiet_again(qapp):
    pass
"""


def test_no_word_of_qt_is_unheard(tmp_path: Path) -> None:
    given = tmp_path / "test_given.py"
    given.write_text(TESTS)
    command: list[str | Path] = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-c",
        ROOT / "pyproject.toml",
        "-p",
        "no:cacheprovider",
    ]
    done = subprocess.run(
        [*command, "-p", "tests.conftest", given],
        cwd=ROOT,
        env=os.environ | {"COLUMNS": "400"},
        capture_output=True,
        text=True,
        check=False,
    )
    told = {line.split("::", 1)[1] for line in done.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))}
    assert told == {
        "test_before - Failed: Qt said: before",
        "test_after - Failed: Qt said: after",
        "test_debug - Failed: Qt said: debug",
        "test_qml - Failed: Qt said: <Unknown File>:1: ReferenceError: nothing is not defined",
        "test_slot - Failed: CALL ERROR: Exceptions caught in Qt event loop:",
        "test_failed - AssertionError: assert not 'failed'",
    }, done.stdout + done.stderr


def test_what_is_expected_of_qt_can_be_taken_out(qt_said: list[str]) -> None:
    qWarning("expected")
    assert qt_said == ["expected"]
    qt_said.clear()
