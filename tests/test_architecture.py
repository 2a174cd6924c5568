"""The direction of dependencies, and the habits that the rules must keep."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
KIOSK = sorted((ROOT / "kiosk").rglob("*.py"))
UI = sorted((ROOT / "ui").rglob("*.py"))
EDGES = {  # what a module at the edge may import beside, because it adapts it
    "kiosk/sensors/serial.py": {"serial"},
    "kiosk/opening.py": {"ui"},
    "kiosk/startup.py": {"storage", "ui"},
}
COMMANDS = {"storage"}  # what a person types may read the ledger
COUNTING = {"numpy", "numba"}  # the one place for bulk mathematics


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            yield node.module or ""


@pytest.mark.parametrize("path", KIOSK, ids=lambda path: path.name)
def test_the_table_imports_the_standard_library_and_itself_only(path: Path) -> None:
    roots = {name.split(".")[0] for name in imported(path)}
    rooms = {"commands": COMMANDS, "counting": COUNTING}
    edge = rooms.get(path.parent.name) or EDGES.get(path.relative_to(ROOT).as_posix(), set())
    allowed = {"kiosk", "resources"} | edge
    assert roots - set(sys.stdlib_module_names) <= allowed


@pytest.mark.parametrize("path", KIOSK, ids=lambda path: path.name)
def test_the_play_path_does_not_know_the_mathematics(path: Path) -> None:
    room = path.relative_to(ROOT / "kiosk").parts[0]
    names = {name for name in imported(path) if name.startswith(("kiosk.analysis", "kiosk.reports"))}
    assert not names or room in ("analysis", "commands", "reports", "startup.py")


@pytest.mark.parametrize("path", UI, ids=lambda path: path.name)
def test_the_screen_sees_the_table_and_never_the_storage(path: Path) -> None:
    roots = {name.split(".")[0] for name in imported(path)}
    plots = {"pyqtgraph"} if "service" in path.parts else set()
    assert roots - set(sys.stdlib_module_names) <= {"kiosk", "ui", "resources", "PySide6"} | plots


@pytest.mark.parametrize("path", sorted((ROOT / "storage").rglob("*.py")), ids=lambda path: path.name)
def test_the_storage_never_sees_the_screen(path: Path) -> None:
    assert "ui" not in {name.split(".")[0] for name in imported(path)}


@pytest.mark.parametrize("path", KIOSK, ids=lambda path: path.name)
def test_chance_and_time_come_from_outside(path: Path) -> None:
    roots = {name.split(".")[0] for name in imported(path)}
    if path.name != "rng.py":
        assert not roots & {"random", "secrets", "ssl"}
    if path.name != "clock.py":
        assert not roots & {"time", "datetime"}


@pytest.mark.parametrize("path", KIOSK, ids=lambda path: path.name)
def test_no_money_is_ever_a_float(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        assert not (isinstance(node, ast.Constant) and isinstance(node.value, float)), f"{path}:{node.lineno}"
        assert not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div) and path.parent.name == "games")
        assert not (isinstance(node, ast.Name) and node.id == "float"), f"{path}"


@pytest.mark.parametrize("path", KIOSK + UI, ids=lambda path: path.name)
def test_a_module_says_what_it_is_for_and_stays_small(path: Path) -> None:
    text = path.read_text("utf-8")
    assert ast.get_docstring(ast.parse(text))
    assert text.count("\n") <= 520
