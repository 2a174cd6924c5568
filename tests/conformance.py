"""Which tests name which clauses, read from the tests' source: `python -m tests.conformance` writes the matrix again."""

import ast
import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from kiosk.conformance import as_markdown, join

ROOT = Path(__file__).parent.parent
DATA = ROOT / "resources" / "conformance.toml"
TESTS = ROOT / "resources" / "conformance-tests.json"
PAGE = ROOT / "docs" / "conformance.md"


def clause_entries() -> list[dict[str, str]]:
    """The clause list as it stands."""
    entries: list[dict[str, str]] = tomllib.loads(DATA.read_text("utf-8"))["clause"]
    return entries


def marked() -> dict[str, list[str]]:
    """For each clause id that a marker names, the tests that it marks."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in _clauses(node):
                    tests = found.setdefault(clause, [])
                    name = f"{path.relative_to(ROOT).as_posix()}::{node.name}"
                    if name not in tests:
                        tests.append(name)
    return found


def _clauses(function: ast.FunctionDef) -> Iterator[str]:
    """The ids in the clause markers among a function's decorators, those of single parameters included."""
    for decorator in function.decorator_list:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
                for argument in node.args:
                    if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                        raise ValueError(f"{function.name}: a clause marker takes literal ids")
                    yield argument.value


def proofs_text() -> str:
    """What resources/conformance-tests.json must hold."""
    tests = marked()
    ordered = {entry["id"]: tests[entry["id"]] for entry in clause_entries() if entry["id"] in tests}
    return json.dumps(ordered, indent=1) + "\n"


def page_text() -> str:
    """What docs/conformance.md must hold."""
    return as_markdown(join(clause_entries(), marked()))


def main() -> int:
    TESTS.write_text(proofs_text(), "utf-8")
    PAGE.write_text(page_text(), "utf-8")
    print(f"wrote {TESTS.relative_to(ROOT)} and {PAGE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
