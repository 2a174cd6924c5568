"""The catalogue of faults, and the operators' page of it: `python -m tests.table.faults.test_faults` writes the page
again.
"""

import re
from pathlib import Path

import pytest

from kiosk.base.ports import Trouble
from kiosk.ledger.table_state import ActiveFault, TableState
from kiosk.policy.access import PERMISSIONS, Action, Role
from kiosk.policy.faults import FAULTS, Clears, Fault, Stops, clearing_needs_two, ledger_fault, may_clear

PAGE = Path(__file__).parents[3] / "docs" / "faults.md"
LETTERS = {Stops.TABLE: "T", Stops.PROGRESSIVE: "P", Stops.SEAT: "S", Stops.NOTHING: "N"}
HEADINGS = {
    Stops.TABLE: "Faults that stop the table",
    Stops.PROGRESSIVE: "Faults that stop the progressive",
    Stops.SEAT: "Faults that stop one seat",
    Stops.NOTHING: "What is only recorded",
}
INTRODUCTION = """\
# Faults

<!-- Written by `python -m tests.table.faults.test_faults` from kiosk/policy/faults.py. Do not edit. -->

What the table says when something is wrong, what stops, and who puts it right. A fault that stood when the power failed
still stands afterwards; one that clears by itself, until its cause is known to be gone. A table fault stops all play
and all money in. A progressive fault stops the progressive alone, and a seat fault that seat alone: the others play on.
What a bet sensor still reports cannot be cleared; any other fault that staff clear comes back when its cause shows
again. Where a role is named, it is the least that may: a technician may clear what an attendant may, a supervisor
everything, an auditor nothing. Two persons are two different users, at least one of them a supervisor, and both have
set their own PINs: one that somebody else set has to be changed first.

Nothing raises these yet: T-106 and T-107 (damage of any kind shows as T-104, and `croupier verify` names it), T-302,
the seats' own, N-101 and N-102: they wait for the cabinet's hardware.
"""

# What each fault stops and who clears it: code, stops, clears, the least role.
EXPECTED = {
    "ledger-full": ("T-101", "table", "itself", None),
    "ledger-read-only": ("T-102", "table", "itself", None),
    "ledger-locked": ("T-103", "table", "itself", None),
    "ledger-damaged": ("T-104", "table", "two", "technician"),
    "ledger-gone": ("T-105", "table", "itself", None),
    "chain-broken": ("T-106", "table", "two", "technician"),
    "checkpoint-differs": ("T-107", "table", "two", "technician"),
    "meters-differ": ("T-108", "table", "two", "attendant"),
    "ledger-newer": ("T-109", "table", "itself", None),
    "ledger-keys": ("T-110", "table", "itself", None),
    "ledger-bug": ("T-111", "table", "itself", None),
    "software-changed": ("T-201", "table", "staff", "supervisor"),
    "configuration-invalid": ("T-202", "table", "staff", "supervisor"),
    "rng-failed": ("T-301", "table", "staff", "technician"),
    "rng-self-test-failed": ("T-302", "table", "staff", "technician"),
    "count-failed": ("T-303", "table", "staff", "supervisor"),
    "deck-not-whole": ("T-304", "table", "staff", "supervisor"),
    "door-open": ("T-401", "table", "itself", None),
    "sensor-unplugged": ("P-101", "progressive", "itself", None),
    "sensor-silent": ("P-102", "progressive", "itself", None),
    "sensor-stuck": ("P-103", "progressive", "staff", "attendant"),
    "sensor-noisy": ("P-104", "progressive", "staff", "technician"),
    "sensor-lying": ("P-105", "progressive", "staff", "technician"),
    "progressive-guard": ("P-201", "progressive", "staff", "supervisor"),
    "seat-touch-failed": ("S-101", "seat", "staff", "attendant"),
    "seat-screen-failed": ("S-102", "seat", "itself", None),
    "power-lost": ("N-101", "nothing", "itself", None),
    "clock-jumped": ("N-102", "nothing", "staff", "technician"),
}


def page() -> str:
    """The catalogue as operators read it."""
    parts = [INTRODUCTION]
    for stops, heading in HEADINGS.items():
        parts.append(f"\n## {heading}\n\n| code | name | what to do | players read | clears |\n|{' --- |' * 5}\n")
        parts += [_row(fault) for fault in FAULTS.values() if fault.stops == stops]
    return "".join(parts)


def _row(fault: Fault) -> str:
    clears = {
        Clears.ITSELF: "by itself, when the cause is gone",
        Clears.STAFF: f"by staff: {fault.cleared_by}",
        Clears.TWO: f"by two persons: {fault.cleared_by} and supervisor",
    }[fault.clears]
    return f"| {fault.code} | `{fault.name}` | {fault.words_staff} | {fault.words_players or '-'} | {clears} |\n"


@pytest.mark.parametrize("name", EXPECTED)
def test_a_fault_stops_and_clears_as_listed(name: str) -> None:
    fault = FAULTS[name]
    assert fault.name == name
    assert (fault.code, fault.stops, fault.clears, fault.cleared_by) == EXPECTED[name]
    assert clearing_needs_two(name) == (EXPECTED[name][2] == "two")


def test_there_are_no_other_faults() -> None:
    assert list(FAULTS) == list(EXPECTED)


@pytest.mark.parametrize("trouble", Trouble)
def test_each_trouble_of_the_ledger_is_a_table_fault(trouble: Trouble) -> None:
    assert ledger_fault(trouble).name == f"ledger-{trouble.value}"
    assert ledger_fault(trouble).stops == Stops.TABLE


def test_damage_never_clears_by_itself() -> None:
    for name in ("ledger-damaged", "chain-broken", "checkpoint-differs", "meters-differ"):
        assert FAULTS[name].clears == Clears.TWO


def test_codes_are_unique_and_say_what_stops() -> None:
    codes = [fault.code for fault in FAULTS.values()]
    assert len(set(codes)) == len(codes)
    for fault in FAULTS.values():
        assert re.fullmatch(rf"{LETTERS[fault.stops]}-[1-9][0-9]{{2}}", fault.code)
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", fault.name)


@pytest.mark.parametrize("fault", FAULTS.values(), ids=lambda fault: fault.name)
def test_both_sides_are_told_in_sentences(fault: Fault) -> None:
    assert re.fullmatch(r"[A-Z][^|\n]+\.", fault.words_staff)
    assert bool(fault.words_players) == (fault.stops != Stops.NOTHING)
    assert re.fullmatch(r"([A-Z][^|\n]+\.)?", fault.words_players)
    assert (fault.cleared_by is None) == (fault.clears == Clears.ITSELF)


@pytest.mark.parametrize(
    ("names", "table", "progressive", "seat"),
    [
        ([], False, False, False),
        (["power-lost", "clock-jumped"], False, False, False),
        (["sensor-unplugged"], False, True, False),
        (["seat-touch-failed"], False, False, True),
        (["door-open"], True, False, False),
        (["clock-jumped", "seat-screen-failed", "progressive-guard"], False, True, True),
        (["clock-jumped", "rng-failed", "seat-touch-failed"], True, False, True),
    ],
)
def test_several_faults_stop_what_any_of_them_stops(
    names: list[str], table: bool, progressive: bool, seat: bool
) -> None:
    state = TableState(faults=tuple(ActiveFault(name, 2, "") for name in names))
    stopped = (state.stopped() is not None, state.stopped(Stops.PROGRESSIVE) is not None, state.locked(2))
    assert stopped == (table, progressive, seat)
    assert not state.locked(3)


def test_an_unknown_fault_is_not_taken_for_a_harmless_one() -> None:
    with pytest.raises(KeyError):
        TableState(faults=(ActiveFault("printer-jammed", None, ""),)).stopped()


CLEARERS = {
    None: set(),
    "attendant": {"attendant", "technician", "supervisor"},
    "technician": {"technician", "supervisor"},
    "supervisor": {"supervisor"},
}


def test_a_role_clears_what_is_left_to_it_or_to_a_lesser_one() -> None:
    clearers = {name: {role for role in Role if may_clear(role, name)} for name in EXPECTED}
    assert clearers == {name: CLEARERS[expected[3]] for name, expected in EXPECTED.items()}


def test_who_clears_any_fault_may_clear_faults() -> None:
    clearing = {role for role in Role if any(may_clear(role, name) for name in FAULTS)}
    assert clearing == PERMISSIONS[Action.CLEAR_FAULT]


def test_the_operators_page_is_the_catalogue() -> None:
    assert PAGE.read_text("utf-8") == page(), "write it again: python -m tests.table.faults.test_faults"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
