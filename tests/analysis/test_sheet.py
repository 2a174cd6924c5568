"""The laboratory's sheet: its parts agree with each other, and text, JSON and CSV say the same."""

import csv
import io
import json
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from math import gcd
from typing import Any

import pytest

from kiosk.analysis.pricing.measures import decimal_text, to_decimal
from kiosk.analysis.pricing.par import make_sheet
from kiosk.analysis.pricing.terms import read_terms
from kiosk.analysis.sheets.sentences import RETURNS_MORE, RETURNS_MORE_AT_POOL
from kiosk.analysis.sheets.sheet import ESTIMATED, NOT_CERTIFIED, RETURNS_ESTIMATED, Sheet
from kiosk.analysis.sheets.sheet_csv import HEADER, as_csv
from kiosk.analysis.sheets.sheet_json import as_json
from kiosk.analysis.sheets.sheet_text import WIDTH, as_strategy, as_text
from tests.kit import made_up_counts
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS

SETTINGS: dict[str, tuple[str, tuple[str, ...]]] = {
    "ma": (HEADS_UP_MA, ()),
    "ny": (HEADS_UP_NY, ("progressive=F", "meter=50000")),
    "ny, literally": (HEADS_UP_NY, ("trips_plus_from=hole-and-three", "folded_trips_plus=forfeit")),
    "texas": (TEXAS, ()),
    "texas, the other way": (TEXAS, ("ante_pays_from=flush", "bonus_dealer_aces=1000", "folded_progressive=forfeit")),
    "flop": (FLOP, ("flop=1000/500/100/30/20/11/4/2/1",)),
    "flop for five": (FLOP, ("players=5",)),
    "fast": (FAST_ACTION, ("decks=8",)),
}


@cache
def sheet(name: str) -> Sheet:
    game, given = SETTINGS[name]
    return make_sheet(read_terms(game, given), made_up_counts.library())


every_sheet = pytest.mark.parametrize("name", SETTINGS)


@every_sheet
def test_probabilities_and_weights_add_up(name: str) -> None:
    for table in sheet(name).tables:
        assert sum(line.weight for line in table.lines) == table.total
        assert sum(line.probability for line in table.lines) == 1
    for wager in sheet(name).wagers:
        assert sum(one.weight for one in wager.outcomes) == wager.total
        assert sum(one.net * one.probability for one in wager.outcomes) == wager.ev
        assert wager.rtp == 1 + wager.ev / wager.stake == 1 - wager.risk


def test_main_games_look_at_every_deal() -> None:
    totals = {name: sheet(name).wagers[0].total for name in ("ma", "ny", "texas", "flop")}
    deals = 27_813_810_024_000  # in Texas Hold'em Bonus Poker, turn and river fall one after the other
    assert totals == {"ma": deals, "ny": deals, "texas": 2 * deals, "flop": 407_170_400}


@every_sheet
def test_what_the_main_tables_return_is_stake_and_ev(name: str) -> None:
    main = sheet(name).wagers[0]
    parts = {"ante", "odds", "raise", "bets", "flop", "fast_action"}
    returned = [
        sum(line.returned for line in table.lines)
        for table in sheet(name).tables
        if table.wager in parts and table.status != ESTIMATED
    ]
    assert sum(returned) == main.stake + main.ev


@every_sheet
def test_what_a_side_table_returns_is_the_wagers_return(name: str) -> None:
    tables = {table.wager: table for table in sheet(name).tables}
    for wager in sheet(name).wagers[1:]:
        if wager.name != "pot":
            assert sum(line.returned for line in tables[wager.name].lines) == wager.rtp


@every_sheet
def test_the_rates_of_first_decisions_and_the_simple_strategy(name: str) -> None:
    strategy = sheet(name).strategy
    assert all(0 <= rate.share <= 1 for rate in strategy.rates)
    if strategy.simple:
        assert strategy.simple.ev + strategy.simple.cost == sheet(name).wagers[0].ev
        assert strategy.simple.rules
    for chart in strategy.charts:
        assert [len(row) for row in chart.rows] == [13] * 13
        assert set("".join(chart.rows)) <= {letter for letter, _ in chart.legend}


def test_only_fast_action_is_estimated_and_it_says_so() -> None:
    assert {name for name in SETTINGS if sheet(name).wagers[0].status == ESTIMATED} == {"fast"}
    main = sheet("fast").wagers[0]
    assert main.interval is not None
    assert main.interval.low < main.ev < main.interval.high
    assert sheet("fast").notes[0].startswith("Estimated: ")
    text = as_text(sheet("fast"))
    assert "Wager, estimated" in text
    assert f"Wager, table A (fah 8(b), fah 8(n)), {RETURNS_ESTIMATED}" in text
    assert [table.status for table in sheet("fast").tables] == [RETURNS_ESTIMATED, ESTIMATED]


def test_the_house_that_forfeits_is_told_and_pays_less() -> None:
    literal = sheet("ny, literally")
    assert any("takes the Trips Plus of a folded hand" in note for note in literal.notes)
    live = make_sheet(read_terms(HEADS_UP_NY, ["trips_plus_from=hole-and-three"]), made_up_counts.library())
    assert literal.wagers[1].ev < live.wagers[1].ev


def test_a_forfeited_progressive_pays_less_by_what_was_folded() -> None:
    forfeited = sheet("texas, the other way").wagers[2]
    terms = read_terms(TEXAS, ["ante_pays_from=flush"])
    assert forfeited.ev < make_sheet(terms, made_up_counts.library()).wagers[2].ev


def test_a_progressive_that_gives_away_more_than_it_takes_is_told() -> None:
    assert "in the long run, more than it takes in" in str(warning(HEADS_UP_NY, "progressive", "contribution=0.71"))
    assert warning(HEADS_UP_NY, "progressive", "contribution=0.2") is None
    assert warning(HEADS_UP_NY, "progressive", "contribution=0.2", "meter=500000") == RETURNS_MORE_AT_POOL


def warning(game: str, wager: str, *given: str) -> str | None:
    """What the sheet warns of; it stands under the wager's figures in the text, and in JSON and CSV."""
    made = make_sheet(read_terms(game, given), made_up_counts.library())
    found = next(one for one in made.wagers if one.name == wager).warning
    wagers: Any = as_json(made)["wagers"]
    assert wagers[wager]["warning"] == found
    assert found is None or (found in " ".join(as_text(made).split()) and found in as_csv(made))
    return found


def test_a_wager_that_returns_more_than_it_takes_in_is_told() -> None:
    assert warning(HEADS_UP_MA, "pocket_bonus") is None
    assert warning(HEADS_UP_MA, "pocket_bonus", "pocket_bonus=5/10/20/30") == RETURNS_MORE


def test_the_pot_of_many_players_is_plainly_not_computed() -> None:
    assert any("among 5 players is not computed" in note for note in sheet("flop for five").notes)
    pot = as_json(sheet("flop for five"))["wagers"]["pot"]  # type: ignore[index]
    assert (pot["ev"], pot["variance"], pot["bands"]) == ("0/1", None, [])


# JSON.


def figures(value: Any) -> Iterator[tuple[str, str, str]]:
    """Every figure: its name, its fraction, its decimal."""
    if isinstance(value, dict):
        for key, item in value.items():
            if f"{key}_decimal" in value and item is not None:
                yield key, item, value[f"{key}_decimal"]
            yield from figures(item)
    elif isinstance(value, list):
        for item in value:
            yield from figures(item)


@every_sheet
def test_every_figure_is_a_fraction_in_lowest_terms_beside_its_decimal(name: str) -> None:
    found = list(figures(json.loads(json.dumps(as_json(sheet(name))))))
    assert {"ev", "rtp", "net", "probability", "returned", "share"} <= {key for key, _, _ in found}
    for _, fraction, decimal in found:
        over, under = map(int, fraction.split("/"))
        assert gcd(over, under) == 1
        assert under > 0
        assert decimal_text(Fraction(over, under)) == decimal
        assert "E" not in decimal


@every_sheet
def test_json_has_the_evs_of_the_sheet(name: str) -> None:
    wagers: Any = as_json(sheet(name))["wagers"]
    for wager in sheet(name).wagers:
        assert Fraction(wagers[wager.name]["ev"]) == wager.ev
        assert wagers[wager.name]["unit"] == wager.unit


# CSV and text.


@every_sheet
def test_csv_is_one_row_a_line(name: str) -> None:
    header, *rows = csv.reader(io.StringIO(as_csv(sheet(name))))
    assert tuple(header) == HEADER
    assert {len(row) for row in rows} == {len(HEADER)}
    evs = {row[1]: row[5] for row in rows if row[:1] == ["wager"] and row[2] == "ev"}
    assert evs == {wager.name: f"{wager.ev.numerator}/{wager.ev.denominator}" for wager in sheet(name).wagers}


@every_sheet
def test_text_fits_a_hundred_columns(name: str) -> None:
    text = as_text(sheet(name))
    assert max(map(len, text.splitlines())) <= WIDTH
    assert text.isascii()
    for wager in sheet(name).wagers:
        assert wager.title in text
        assert f"{to_decimal(wager.rtp * 100, 6):f}%" in text


@every_sheet
def test_a_very_long_table_name_does_not_break_the_page(name: str) -> None:
    long = tuple(term._replace(value=term.value * 30, words=term.words * 30) for term in sheet(name).terms)
    tables = tuple(table._replace(title=table.title * 30) for table in sheet(name).tables)
    wagers = tuple(wager._replace(title=wager.title * 30) for wager in sheet(name).wagers)
    text = as_text(sheet(name)._replace(terms=long, tables=tables, wagers=wagers))
    assert max(map(len, text.splitlines())) <= WIDTH


@every_sheet
def test_text_leaves_nothing_out_and_speaks_plainly(name: str) -> None:
    text = as_text(sheet(name))
    assert "e+" not in text
    for table in sheet(name).tables:
        assert all(f"{line.weight:,}" in text for line in table.lines)
    for wager in sheet(name).wagers:
        assert wager.variance is None or f"{to_decimal(wager.variance, 6):f}" in text
    assert "exactly 0/1" not in text
    assert "full-house" not in text


def test_a_long_term_is_wrapped_and_not_cut() -> None:
    value = "/".join(["123456789:1000"] * 9)
    text = as_text(sheet("flop")._replace(terms=(sheet("flop").terms[0]._replace(value=value),)))
    terms = text.partition("Terms")[2].partition("Ante and flop")[0]
    assert value in "".join(line[23:53].strip() for line in terms.splitlines())
    assert "..." not in text


def test_every_form_says_that_nothing_is_certified() -> None:
    one = sheet("ma")
    assert as_json(one)["notice"] == NOT_CERTIFIED
    assert NOT_CERTIFIED in as_csv(one)
    assert NOT_CERTIFIED in as_text(one)


def test_fast_actions_chances_are_numbers_by_two_cards() -> None:
    strategy: Any = as_json(sheet("fast"))["strategy"]
    found = {two: Fraction(figure["chance"]) for two, figure in strategy["chances"].items()}
    assert len(found) == 13 * 14
    assert 0 < found["AKo"] < found["AKs"] < found["AA"] < found["AAs"] < 1
    rows = {row[2]: row[5] for row in csv.reader(io.StringIO(as_csv(sheet("fast")))) if row[0] == "chance"}
    assert {two: Fraction(chance) for two, chance in rows.items()} == found


def test_the_strategy_alone() -> None:
    text = as_strategy(sheet("ma"))
    assert "A K Q J T 9 8 7 6 5 4 3 2" in text
    assert "raise 3 before the flop" in text
    assert "A simple strategy:" in text
    assert "less than the best play" in text
