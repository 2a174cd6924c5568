"""docs/mathematics.md and the shipped returns hold what the counts come to, for everything printed."""

from dataclasses import fields
from functools import cache

from kiosk.analysis.counts.library import Library
from kiosk.analysis.pricing.terms import read_terms
from kiosk.rules.rule_sets import RULE_SETS
from tests.tools.mathematics import PAGE, PRINTED, WAGERS, Printed, page_text, printed, printed_json

NOT_PRICED = {"payout_limit", "marker", "new_shoe"}


@cache
def rows() -> tuple[Printed, ...]:
    return tuple(printed(Library()))


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page_text(list(rows())), "run python -m tests.tools.mathematics"


def test_the_shipped_returns_are_up_to_date_to_the_last_digit() -> None:
    assert PRINTED.read_text("utf-8") == printed_json(list(rows())), "run python -m tests.tools.mathematics"


def test_every_wager_every_table_and_every_election_is_among_them() -> None:
    for game, rules in RULE_SETS.items():
        asked = {term for name, _, choices in WAGERS if name == game for term in choices}
        elections = {field.name for field in fields(rules.elections)} - NOT_PRICED
        assert {*read_terms(game).tables, *elections} <= asked


def test_no_printed_wager_gives_money_away_at_its_seed() -> None:
    for row in rows():
        assert row.result.ev < 0 or row.wager == "pot", row
