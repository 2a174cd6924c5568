"""What can be priced, and in which one sentence everything else is refused."""

from fractions import Fraction
from pathlib import Path

import pytest

from kiosk.analysis.pricing.terms import TermsError, choices, read_terms
from kiosk.rules.pay.money import Fixed, Loses, Odds, PoolShare
from kiosk.rules.pay.paytables import PaytableError
from kiosk.rules.rule_sets import RULE_SETS
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS

TRIPS = """wager = "trips-plus"
[tables.Mine]
clauses = ["house"]
[tables.Mine.pays]
royal-flush = "50 to 1"
straight-flush = "40 to 1"
four-of-a-kind = "30 to 1"
full-house = "8 to 1"
flush = "7 to 1"
straight = "9 to 2"
three-of-a-kind = "3 to 1"
"""


@pytest.mark.parametrize("game", RULE_SETS)
def test_without_a_word_everything_is_as_first_printed(game: str) -> None:
    terms = read_terms(game)
    assert {term.name: term.value for term in terms.listed() if term.name in terms.tables} == {
        name: "1" if game == TEXAS and name == "progressive" else "A" for name in terms.tables
    }
    assert all(table.clauses for table in terms.tables.values())


def test_a_printed_table_goes_by_its_name() -> None:
    terms = read_terms(HEADS_UP_NY, ["trips_plus=B", "progressive=H", "trips_plus_from=hole-and-three"])
    assert terms.odds("trips_plus")["straight"] == 5
    assert terms.tables["progressive"].name == "H"
    assert terms.house["trips_plus_from"] == "hole-and-three"
    assert terms.title("trips_plus") == "Trips Plus, table B"


def test_a_key_may_have_hyphens() -> None:
    assert read_terms(HEADS_UP_MA, ["trips-plus=B"]).tables["trips_plus"].name == "B"
    with pytest.raises(TermsError, match="trips_plus is given twice"):
        read_terms(HEADS_UP_MA, ["trips-plus=B", "trips_plus=A"])


@pytest.mark.parametrize("game", RULE_SETS)
def test_all_that_may_be_set_is_told(game: str) -> None:
    found = choices(game)
    assert [(one.key, one.default) for one in found] == [(term.name, term.value) for term in read_terms(game).listed()]
    assert read_terms(game, [f"{one.key}={one.default}" for one in found]) == read_terms(game)


def test_the_lines_of_a_table_are_told_in_their_order() -> None:
    takes = {one.key: one.takes for one in choices(TEXAS)}
    assert takes["progressive"].endswith(
        "royal-after-5 / royal-after-6 / royal-after-7 / community-royal / straight-flush / four-of-a-kind / full-house"
    )
    assert takes["ante_pays_from"] == "straight or flush"
    assert takes["bonus_dealer_aces"].startswith("none or a whole number from 1000 to ")


def test_lines_are_read_as_exact_fractions() -> None:
    terms = read_terms(HEADS_UP_MA, ["odds=500/50/10/3/1.5/1", "bad_beat=500/ 50/10.25/7:2/0.1"])
    assert list(terms.odds("odds").values()) == [500, 50, 10, 3, Fraction(3, 2), 1]
    assert list(terms.odds("bad_beat").values()) == [500, 50, Fraction(41, 4), Fraction(7, 2), Fraction(1, 10)]
    assert terms.title("odds") == "Odds, 500/50/10/3/1.5/1"


def test_a_progressive_takes_shares_sums_odds_and_loses() -> None:
    terms = read_terms(TEXAS, ["progressive=100%/10%/1000/$500/loses/5:2/10", "meter=25000.50", "seed=100"])
    assert list(terms.tables["progressive"].pays.values()) == [
        PoolShare(100),
        PoolShare(10),
        Odds(1000, 1),
        Fixed(50_000),
        Loses(),
        Odds(5, 2),
        Odds(10, 1),
    ]
    assert terms.amounts == {"meter": Fraction("25000.5"), "seed": 100, "contribution": Fraction("0.1")}


def test_the_meter_stands_at_the_seed_unless_it_is_given() -> None:
    assert read_terms(TEXAS, ["seed=5000"]).amounts["meter"] == 5000
    assert read_terms(TEXAS, ["meter=1", "seed=5000"]).amounts["meter"] == 1


def test_a_table_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TRIPS)
    assert read_terms(HEADS_UP_MA, [f"trips_plus={file}"]).odds("trips_plus")["straight"] == Fraction(9, 2)
    file.write_text(TRIPS + TRIPS.partition("\n")[2].replace("Mine", "Other").replace("50 to 1", "60 to 1"))
    terms = read_terms(HEADS_UP_MA, [f"trips_plus={file}#Other"])
    assert terms.odds("trips_plus")["royal-flush"] == 60
    assert terms.tables["trips_plus"].clauses == ()
    with pytest.raises(TermsError, match=f"one table, and {file} has Mine, Other: name one of them, as in {file}#Mine"):
        read_terms(HEADS_UP_MA, [f"trips_plus={file}"])


def test_a_file_for_another_wager_says_for_which(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TRIPS)
    with pytest.raises(PaytableError, match='this file is for the wager "trips-plus"; "flop" is wanted'):
        read_terms(FLOP, [f"flop={file}"])


def test_a_file_that_is_wrong_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TRIPS.replace('flush = "7 to 1"\n', "", 1))
    with pytest.raises(PaytableError, match='line 4: the line "flush" is missing'):
        read_terms(HEADS_UP_MA, [f"trips_plus={file}"])
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(PaytableError, match="is not text in UTF-8"):
        read_terms(HEADS_UP_MA, [f"trips_plus={file}"])
    with pytest.raises(FileNotFoundError):
        read_terms(HEADS_UP_MA, [f"trips_plus={tmp_path / 'none.toml'}"])


REFUSED = [
    ("heads-up", [], 'there is no game "heads-up"; there are heads-up-holdem/ma, heads-up-holdem/ny, texas'),
    (HEADS_UP_MA, ["odds"], '"odds" is not of the form key=value'),
    (HEADS_UP_MA, ["progressive=A"], '"progressive" is no table or election by which heads-up-holdem/ma is priced'),
    (FLOP, ["payout_limit=5000000"], "it has flop, players"),
    (HEADS_UP_MA, ["odds=A", "odds=A"], "odds is given twice"),
    (HEADS_UP_MA, ["trips_plus=E"], 'trips_plus has no table "E"; it has A, B, C, D, or takes all its lines from ro'),
    (HEADS_UP_MA, ["trips_plus="], 'trips_plus has no table ""; it has A, B, C, D'),
    (HEADS_UP_MA, ["odds=500/50/10/3/1.5"], "odds has 6 lines (royal-flush, straight-flush, four-of-a-kind, "),
    (HEADS_UP_MA, ["odds=500/50/10/3/1.5/1/1"], "and 7 lines were given"),
    (
        HEADS_UP_MA,
        ["odds=500/50/10/3/-1.5/1"],
        'odds at flush must be odds above zero of at most nine digits, such as 3, 1.5 or 3:2, and is "-',
    ),
    (
        HEADS_UP_MA,
        ["odds=500/50/10/3/1.5/0"],
        'odds at straight must be odds above zero of at most nine digits, such as 3, 1.5 or 3:2, and is "0',
    ),
    (
        HEADS_UP_MA,
        ["odds=500/50/10/3/1:0/1"],
        'flush must be odds above zero of at most nine digits, such as 3, 1.5 or 3:2, and is "1:0"',
    ),
    (HEADS_UP_MA, ["odds=500/50/10/3/1e9/1"], 'and is "1e9"'),
    (HEADS_UP_MA, ["odds=500/50/10/3/nan/1"], 'and is "nan"'),
    (
        HEADS_UP_MA,
        ["odds=9999999999/50/10/3/1/1"],
        "royal-flush must be odds above zero",
    ),
    (HEADS_UP_NY, ["progressive=101%/1/1/1/1/1/1/1"], "a share such as 10%, a sum such as $3000, or loses, and is"),
    (HEADS_UP_NY, ["progressive=0/1/1/1/1/1/1/1"], "must be odds above zero"),
    (HEADS_UP_NY, ["trips_plus_from=six"], 'trips_plus_from must be "seven" or "hole-and-three", and is "six"'),
    (HEADS_UP_MA, ["folded_trips_plus=dead"], 'folded_trips_plus must be "live" or "forfeit", and is "dead"'),
    (TEXAS, ["bonus_dealer_aces=999"], "bonus_dealer_aces must be none or a whole number from 1000 to"),
    (TEXAS, ["ante_pays_from=pair"], 'ante_pays_from must be "straight" or "flush", and is "pair"'),
    (TEXAS, ["meter=-1"], "meter must be dollars from 0 to 1000000000"),
    (TEXAS, ["contribution=1.5"], "contribution must be dollars from 0 to 1, to the millionth at most, and is"),
    (FAST_ACTION, ["decks=7"], 'decks must be 6 or 8, and is "7"'),
    (FAST_ACTION, ["marker=2"], "it has fast_action, decks"),
    (FLOP, ["players=1"], 'players must be a whole number from 2 to 6, and is "1"'),
]


@pytest.mark.parametrize(("game", "given", "words"), REFUSED, ids=[f"{game} {given}" for game, given, _ in REFUSED])
def test_everything_else_is_refused_in_a_sentence(game: str, given: list[str], words: str) -> None:
    with pytest.raises(TermsError) as refused:
        read_terms(game, given)
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)


def test_none_is_an_election_too() -> None:
    assert read_terms(TEXAS, ["bonus_dealer_aces=none"]).house["bonus_dealer_aces"] is None
    assert read_terms(TEXAS, ["bonus_dealer_aces=2500"]).house["bonus_dealer_aces"] == 2500


@pytest.mark.parametrize("figure", ["1234.567891", "9999999999", "0.0000000001", "1:1000000007000000"])
def test_odds_have_at_most_nine_digits(figure: str) -> None:
    with pytest.raises(TermsError, match="must be odds above zero of at most nine digits"):
        read_terms("flop-poker/ma", (f"flop=1000/500/100/30/20/{figure}/4/2/1",))


@pytest.mark.parametrize("text", ["a = " + "[" * 5000, "a = " + "9" * 5001])
def test_a_file_that_python_cannot_hold_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "deep.toml"
    file.write_text(text)
    with pytest.raises(PaytableError, match=r"deep\.toml"):
        read_terms("flop-poker/ma", (f"flop={file}",))
