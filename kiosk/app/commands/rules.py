"""`croupier rules`: the conformance matrix: every clause of the rule texts, how it holds, and the tests that prove it.

The clause list is resources/conformance.toml; which tests name a clause is resources/conformance-tests.json, written
from the tests' markers. This module joins the two and lays them out; it judges nothing.
"""

import argparse
import json
import sys
import textwrap
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import resources
from kiosk.rules.rule_sets import RULE_SETS

PROVED, CONSTRUCTION, CABINET, OPEN = "proved", "by construction", "cabinet", "open"
TITLES = {rule_set.clauses: rule_set.title for rule_set in RULE_SETS.values()}
WIDTH = 100


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Prints the conformance matrix: every clause of the five texts, whether it is proved by tests, "
        "holds by construction or is the cabinet's, and the tests that prove it."
    )
    parser.add_argument(
        "only", nargs="*", metavar="clause", help='a rule set, or the beginning of a clause id: "fah", "thb 10(h)"'
    )
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    try:
        print(as_text(load(), " ".join(options.only) or None))
    except LookupError as error:
        print(f"croupier rules: {error.args[0]}", file=sys.stderr)
        return 2
    return 0


class Clause(NamedTuple):
    """One clause: its id, what it asks in our own words, how it holds, why (unless proved), its tests, a note."""

    id: str
    says: str
    holds: str
    why: str
    tests: tuple[str, ...]
    note: str = ""  # what of the clause lies outside the tests

    @property
    def rule_set(self) -> str:
        return self.id.partition(" ")[0]


def load() -> list[Clause]:
    """The shipped matrix, in the texts' order."""
    folder = Path(resources.__path__[0])
    entries = tomllib.loads((folder / "conformance.toml").read_text("utf-8"))["clause"]
    tests = json.loads((folder / "conformance-tests.json").read_text("utf-8"))
    return join(entries, tests)


def join(entries: Sequence[dict[str, str]], tests: Mapping[str, list[str]]) -> list[Clause]:
    clauses = []
    for entry in entries:
        holds, why = PROVED, ""
        if "construction" in entry:
            holds, why = CONSTRUCTION, entry["construction"]
        elif "cabinet" in entry:
            holds, why = CABINET, entry["cabinet"]
        naming = tuple(tests.get(entry["id"], ()))
        if holds == PROVED and not naming:
            holds, why = OPEN, "No test names it yet."
        clauses.append(Clause(entry["id"], entry["says"], holds, why, naming, entry.get("note", "")))
    return clauses


def as_text(clauses: Sequence[Clause], only: str | None = None) -> str:
    """The matrix for a terminal; `only` a rule set, or the clauses whose ids begin so."""
    if only is not None:
        only = RULE_SETS[only].clauses if only in RULE_SETS else only.lower()
    chosen = [clause for clause in clauses if only is None or _belongs(clause.id, only)]
    if not chosen:
        raise LookupError(f'no clause begins with "{only}"; the prefixes are {", ".join(TITLES)}')
    lines: list[str] = []
    for rule_set, title in TITLES.items():
        own = [clause for clause in chosen if clause.rule_set == rule_set]
        if not own:
            continue
        lines += [title, "=" * len(title), _summary(own), ""]
        for clause in own:
            lines.append(f"{clause.id}: {clause.holds}")
            lines += textwrap.wrap(clause.says, WIDTH, initial_indent="    ", subsequent_indent="    ")
            if clause.why:
                lines += textwrap.wrap(clause.why, WIDTH, initial_indent="    -> ", subsequent_indent="       ")
            lines += [f"    {test}" for test in clause.tests]
            if clause.note:
                lines += textwrap.wrap(clause.note, WIDTH, initial_indent="    Note: ", subsequent_indent="    ")
        lines.append("")
    return "\n".join(lines).rstrip()


def _belongs(clause_id: str, only: str) -> bool:
    rest = clause_id.removeprefix(only)
    return clause_id.startswith(only) and (not rest or not (only[-1:].isalnum() and rest[0].isalnum()))


def _summary(clauses: Sequence[Clause]) -> str:
    counts = Counter(clause.holds for clause in clauses)
    parts = [f"{counts[holds]} {holds}" for holds in (PROVED, CONSTRUCTION, CABINET, OPEN) if counts[holds]]
    return f"{len(clauses)} clauses: {', '.join(parts)}"
