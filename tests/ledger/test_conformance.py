"""The conformance matrix is complete, true to the tests' markers, and up to date."""

import re

import pytest

from kiosk.app.commands.rules import CABINET, CONSTRUCTION, PROVED, as_text, join, load
from tests.conftest import COLLECTED
from tests.tools.conformance import (
    PAGE,
    ROOT,
    TESTS,
    as_markdown,
    clause_entries,
    marked,
    marked_in,
    page_text,
    proofs_text,
)

Tests = dict[str, list[str]]


@pytest.fixture(scope="module")
def proofs(pytestconfig: pytest.Config) -> Tests:
    """The tests of each clause: of those that this run collected, if it collected all there are."""
    items = pytestconfig.stash[COLLECTED]
    whole = {item.path for item in items} >= {*(ROOT / "tests").rglob("test_*.py")}
    return marked_in(items) if whole and "::" not in "".join(pytestconfig.args) else marked()


def test_the_clause_list_holds_exactly_the_clauses_of_the_texts_in_their_order() -> None:
    _, *expected = (ROOT / "tests/tools/clauses.txt").read_text("utf-8").splitlines()
    assert [entry["id"] for entry in clause_entries()] == expected
    assert len(set(expected)) == len(expected)


def test_an_entry_says_what_it_asks_and_at_most_one_reason() -> None:
    for entry in clause_entries():
        assert entry.keys() - {"construction", "cabinet", "note"} == {"id", "says"}, entry
        assert not {"construction", "cabinet"} <= entry.keys(), entry
        assert all(value.strip() for value in entry.values()), entry


def test_a_marker_names_a_clause_that_exists(proofs: Tests) -> None:
    known = {entry["id"] for entry in clause_entries()}
    assert not {clause: tests for clause, tests in proofs.items() if clause not in known}


def test_every_clause_is_proved_by_a_test_or_says_why_it_needs_none(proofs: Tests) -> None:
    open_clauses = [
        clause.id for clause in join(clause_entries(), proofs) if clause.holds not in (PROVED, CONSTRUCTION, CABINET)
    ]
    assert not open_clauses


def test_the_page_and_the_shipped_list_are_up_to_date(proofs: Tests) -> None:
    assert PAGE.read_text("utf-8") == page_text(proofs), "run make conformance"
    assert TESTS.read_text("utf-8") == proofs_text(proofs), "run make conformance"


def test_a_clause_without_test_or_reason_shows_as_open() -> None:
    clauses = join(
        [{"id": "fp 13", "says": "One seat a player."}, {"id": "fp 12(a)", "says": "Void."}],
        {"fp 12(a)": ["tests/t.py::t"]},
    )
    assert [clause.holds for clause in clauses] == ["open", "proved"]
    assert "| `fp 13` | One seat a player. | open | No test names it yet. |" in as_markdown(clauses)


@pytest.mark.parametrize(
    ("only", "first", "others"),
    [
        ("fah 10", "fah 10", 1),
        ("thb 1", "thb 1 ante", 17),
        ("thb 10(h)", "thb 10(h)", 5),
        ("huh-ny (k)(4)", "huh-ny (k)(4)", 1),
    ],
)
def test_a_part_of_the_matrix_is_a_clause_or_a_section_with_all_that_is_in_it(
    only: str, first: str, others: int
) -> None:
    text = as_text(load(), only)
    heads = re.findall(rf"^({re.escape(only.split(maxsplit=1)[0])} [^:]+): ", text, re.MULTILINE)
    assert heads[0] == first
    assert len(heads) == others


def test_an_unknown_part_is_refused() -> None:
    with pytest.raises(LookupError, match="no clause begins with"):
        as_text(load(), "poker 7")
