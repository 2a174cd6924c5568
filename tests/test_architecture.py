"""The direction of dependencies, and the habits that the rules must keep."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
KIOSK = sorted((ROOT / "kiosk").rglob("*.py"))
EDGES = {  # what a module at the edge may import beside, because it adapts it
    "kiosk/sensors/serial.py": {"serial"},
    "kiosk/startup.py": {"storage"},
}
COMMANDS = {"storage"}  # what a person types may read the ledger


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
    edge = COMMANDS if path.parent.name == "commands" else EDGES.get(path.relative_to(ROOT).as_posix(), set())
    allowed = {"kiosk", "resources"} | edge
    assert roots - set(sys.stdlib_module_names) <= allowed


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


@pytest.mark.parametrize("path", KIOSK, ids=lambda path: path.name)
def test_a_module_says_what_it_is_for_and_stays_small(path: Path) -> None:
    text = path.read_text("utf-8")
    assert ast.get_docstring(ast.parse(text))
    assert text.count("\n") <= 520
