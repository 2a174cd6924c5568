"""Which tests name which clauses: `python -m tests.tools.conformance` writes the matrix again."""

import json
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from kiosk.app.commands.rules import CABINET, CONSTRUCTION, PROVED, TITLES, Clause, join
from kiosk.rules.rule_sets import RULE_SETS

ROOT = Path(__file__).parents[2]
DATA = ROOT / "resources" / "conformance.toml"
TESTS = ROOT / "resources" / "conformance-tests.json"
PAGE = ROOT / "docs" / "conformance.md"
MEANINGS = {
    PROVED: "automated tests name the clause and show it",
    CONSTRUCTION: "it cannot be otherwise in this software; the reason stands with the clause",
    CABINET: "the operator's procedure or the cabinet's hardware, not software",
}


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
    command = [sys.executable, "-m", "tests.tools.conformance", "--collect"]
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


def as_markdown(clauses: Sequence[Clause]) -> str:
    """The matrix as a page."""
    return "\n".join(_markdown(clauses)) + "\n"


def _markdown(clauses: Sequence[Clause]) -> Iterator[str]:
    yield "# Conformance matrix"
    yield ""
    yield "<!-- Written by `make conformance` from the tests' markers and resources/conformance.toml. Do not edit. -->"
    yield ""
    yield (
        "Every clause of the five rule texts that Croupier plays by, in the texts' own numbering and order, with what "
        "it asks in our words. The texts themselves are the authority."
    )
    yield ""
    for holds, meaning in MEANINGS.items():
        yield f"- **{holds}**: {meaning}."
    yield ""
    yield (
        "A test is named by file and function; run one with "
        "`.venv/bin/python -m pytest -m '' tests/FILE.py -k FUNCTION`. "
        '`croupier rules` prints this matrix, `croupier rules "thb 10(h)"` a part of it.'
    )
    yield ""
    odd = ", ".join(rule_set.odd_sections for rule_set in RULE_SETS.values() if rule_set.odd_sections)
    yield f"The numbering is the texts' own, {odd} included."
    yield ""
    yield f"| text | prefix | clauses | {PROVED} | {CONSTRUCTION} | {CABINET} |"
    yield "| --- | --- | ---: | ---: | ---: | ---: |"
    for rule_set, title in TITLES.items():
        counts = Counter(clause.holds for clause in clauses if clause.rule_set == rule_set)
        cells = " | ".join(str(counts[holds]) for holds in (PROVED, CONSTRUCTION, CABINET))
        anchor = title.lower().replace("'", "").replace("(", "").replace(")", "").replace(" ", "-")
        yield f"| [{title}](#{anchor}) | `{rule_set}` | {counts.total()} | {cells} |"
    for rule_set, title in TITLES.items():
        yield from ["", f"## {title}", "", "| clause | asks | holds | shown by |", "| --- | --- | --- | --- |"]
        for clause in clauses:
            if clause.rule_set == rule_set:
                note = f"*{clause.note}*" if clause.note else ""
                shown = "<br>".join(filter(None, [_cell(clause.why), _tests_in_short(clause.tests), note]))
                yield f"| `{clause.id}` | {_cell(clause.says)} | {clause.holds} | {shown} |"


def _tests_in_short(tests: Sequence[str]) -> str:
    """Tests by file, each file once."""
    by_file: dict[str, list[str]] = {}
    for test in tests:
        file, _, name = test.partition("::")
        by_file.setdefault(file.removeprefix("tests/").removesuffix(".py"), []).append(name.removeprefix("test_"))
    return "<br>".join(f"`{file}`: {', '.join(f'`{name}`' for name in names)}" for file, names in by_file.items())


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def main() -> int:
    tests = marked()
    TESTS.write_text(proofs_text(tests), "utf-8")
    PAGE.write_text(page_text(tests), "utf-8")
    print(f"wrote {TESTS.relative_to(ROOT)} and {PAGE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(collect() if sys.argv[1:] == ["--collect"] else main())
