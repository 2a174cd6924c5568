"""Which tests name which clauses: `python -m tests.conformance` writes the matrix again."""

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from kiosk.conformance import as_markdown, join

ROOT = Path(__file__).parent.parent
DATA = ROOT / "resources" / "conformance.toml"
TESTS = ROOT / "resources" / "conformance-tests.json"
PAGE = ROOT / "docs" / "conformance.md"


def clause_entries() -> list[dict[str, str]]:
    """The clause list as it stands."""
    entries: list[dict[str, str]] = tomllib.loads(DATA.read_text("utf-8"))["clause"]
    return entries


def marked_in(items: Iterable[pytest.Item]) -> dict[str, list[str]]:
    """For each clause id that a marker names, the tests that it marks."""
    found: dict[str, list[str]] = {}
    for item in items:
        name = item.nodeid.partition("[")[0]
        for marker in item.iter_markers("clause"):
            for clause in marker.args:
                tests = found.setdefault(clause, [])
                if name not in tests:
                    tests.append(name)
    return found


def marked() -> dict[str, list[str]]:
    """The same of all tests, collected by pytest in a process of its own."""
    command = [sys.executable, "-m", "tests.conformance", "--collect"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    if done.returncode:
        raise RuntimeError(done.stdout + done.stderr)
    found: dict[str, list[str]] = json.loads(done.stdout.splitlines()[-1])
    return found


class _Collector:
    """A pytest plugin that notes the clause markers of what is collected."""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.found = marked_in(items)


def collect() -> int:
    collector = _Collector()
    status = pytest.main(["--collect-only", "-qqq", "-m", "slow or not slow", "tests"], plugins=[collector])
    print(json.dumps(collector.found))
    return int(status)


def proofs_text(tests: Mapping[str, list[str]]) -> str:
    """What resources/conformance-tests.json must hold."""
    ordered = {entry["id"]: tests[entry["id"]] for entry in clause_entries() if entry["id"] in tests}
    return json.dumps(ordered, indent=1) + "\n"


def page_text(tests: Mapping[str, list[str]]) -> str:
    """What docs/conformance.md must hold."""
    return as_markdown(join(clause_entries(), tests))


def main() -> int:
    tests = marked()
    TESTS.write_text(proofs_text(tests), "utf-8")
    PAGE.write_text(page_text(tests), "utf-8")
    print(f"wrote {TESTS.relative_to(ROOT)} and {PAGE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(collect() if sys.argv[1:] == ["--collect"] else main())
