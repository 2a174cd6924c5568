"""The pay tables: every printed figure, and a reader that refuses a file with anything wrong in it."""

import pytest

from kiosk.rules.pay.money import Fixed, Loses, Odds, PoolShare, parse_odds, parse_pay
from kiosk.rules.pay.paytables import (
    FROM_POOL,
    TABLE_LINES,
    PaytableError,
    odds_table,
    printed_tables,
    read_tables,
)
from kiosk.rules.rule_sets import RULE_SETS, make_game
from tests.tools.conformance import ROOT, clause_entries

# The printed tables, from the highest line down.
ODDS = {
    ("odds", "A"): "500 to 1, 50 to 1, 10 to 1, 3 to 1, 3 to 2, 1 to 1",
    ("bad-beat", "A"): "500 to 1, 25 to 1, 6 to 1, 5 to 1, 4 to 1",
    ("trips-plus", "A"): "100 to 1, 40 to 1, 30 to 1, 9 to 1, 7 to 1, 4 to 1, 3 to 1",
    ("trips-plus", "B"): "100 to 1, 40 to 1, 30 to 1, 8 to 1, 6 to 1, 5 to 1, 3 to 1",
    ("trips-plus", "C"): "100 to 1, 40 to 1, 30 to 1, 8 to 1, 7 to 1, 4 to 1, 3 to 1",
    ("trips-plus", "D"): "100 to 1, 40 to 1, 30 to 1, 7 to 1, 6 to 1, 5 to 1, 3 to 1",
    ("pocket-bonus", "A"): "30 to 1, 20 to 1, 10 to 1, 5 to 1",
    ("pocket-bonus", "B"): "25 to 1, 20 to 1, 10 to 1, 5 to 1",
    ("pocket-bonus", "C"): "30 to 1, 20 to 1, 10 to 1, 4 to 1",
    ("texas-bonus", "A"): "30 to 1, 25 to 1, 20 to 1, 15 to 1, 10 to 1, 5 to 1, 3 to 1",
    ("texas-bonus-aces", "A"): "1000 to 1",
    ("fast-action", "A"): "5 to 1, 1 to 1",
    ("flop", "A"): "1000 to 1, 500 to 1, 100 to 1, 30 to 1, 20 to 1, 10 to 1, 4 to 1, 2 to 1, 1 to 1",
}
PAYS = {
    ("progressive-ny", "A"): "100% of pool, 10% of pool, 10% of pool, 10% of pool, 200 to 1, 50 to 1, 10 to 1, 5 to 1",
    ("progressive-ny", "B"): "100% of pool, 1000 to 1, 1000 to 1, 1000 to 1, 200 to 1, 50 to 1, 10 to 1, 5 to 1",
    ("progressive-ny", "C"): "100% of pool, 10% of pool, 10% of pool, 10% of pool, 500 to 1, 100 to 1, 10 to 1, loses",
    ("progressive-ny", "D"): "100% of pool, 100% of pool, 1000 to 1, 1000 to 1, 500 to 1, 100 to 1, 10 to 1, loses",
    ("progressive-ny", "E"): "100% of pool, 100% of pool, 3000 to 1, 3000 to 1, 250 to 1, 100 to 1, 10 to 1, loses",
    ("progressive-ny", "F"): "100% of pool, 100% of pool, 5% of pool, 3000 to 1, 250 to 1, 100 to 1, 10 to 1, loses",
    ("progressive-ny", "G"): "100% of pool, 100% of pool, 100% of pool, 1000 to 1, 250 to 1, 75 to 1, 11 to 1, loses",
    ("progressive-ny", "H"): "100% of pool, 100% of pool, 100% of pool, 1000 to 1, 300 to 1, 100 to 1, 10 to 1, loses",
    ("progressive-texas", "1"): "100% of pool, 25% of pool, 5% of pool, $3000, $250, $100, $10",
}

_HANDS = (
    "royal-flush",
    "straight-flush",
    "four-of-a-kind",
    "full-house",
    "flush",
    "straight",
    "three-of-a-kind",
    "two-pair",
)
LINES = {  # from the highest rank down, as the rules name what a hand is paid for
    "odds": _HANDS[:6],
    "bad-beat": _HANDS[1:6],
    "trips-plus": _HANDS[:7],
    "pocket-bonus": ("pair-of-aces", "ace-face-suited", "ace-face-unsuited", "pair"),
    "texas-bonus": (
        "ace-ace",
        "ace-king-suited",
        "ace-queen-or-jack-suited",
        "ace-king-unsuited",
        "king-queen-or-jack-pair",
        "ace-queen-or-jack-unsuited",
        "ten-to-two-pair",
    ),
    "texas-bonus-aces": ("ace-ace-against-dealer-ace-ace",),
    "fast-action": ("natural", "higher-hand"),
    "flop": (*_HANDS, "jacks-or-better"),
    "progressive-ny": (
        "flopped-royal-flush-in-spades",
        "flopped-royal-flush",
        "royal-flush",
        "community-royal-flush",
        "straight-flush",
        "four-of-a-kind",
        "full-house",
        "flush",
    ),
    "progressive-texas": (
        "royal-after-5",
        "royal-after-6",
        "royal-after-7",
        "community-royal",
        "straight-flush",
        "four-of-a-kind",
        "full-house",
    ),
}


@pytest.mark.clause(
    "huh-ma 11(b)(5)", "huh-ma 11(f)", "huh-ma 11(g)", "huh-ma 11(i)",
    "huh-ny (f)(5)", "huh-ny (f)(7)", "huh-ny (g)", "huh-ny (i)", "thb 11(c)", "thb 11(d)", "fp 11(c)",
)  # fmt: skip
@pytest.mark.parametrize(("wager", "table"), ODDS)
def test_the_shipped_odds_are_the_printed_ones(wager: str, table: str) -> None:
    pays = odds_table(wager, table).pays
    assert ", ".join(odds.text for odds in pays.values()) == ODDS[wager, table]
    assert tuple(pays) == TABLE_LINES[wager] == LINES[wager]
    assert all(f"{odds.n} to {odds.d}" == odds.text for odds in pays.values())


@pytest.mark.clause("huh-ny (k)(4)", "thb 12 table 1")
@pytest.mark.parametrize(("wager", "table"), PAYS)
def test_the_shipped_progressive_tables_are_the_printed_ones(wager: str, table: str) -> None:
    pays = printed_tables(wager)[table].pays
    assert ", ".join(pay.text for pay in pays.values()) == PAYS[wager, table]
    assert tuple(pays) == TABLE_LINES[wager] == LINES[wager]


def test_no_other_tables_are_shipped() -> None:
    assert {(wager, table) for wager in TABLE_LINES for table in printed_tables(wager)} == {*ODDS, *PAYS}
    assert {wager for wager, _ in PAYS} == FROM_POOL
    files = {path.stem for path in (ROOT / "resources" / "paytables").iterdir()}
    assert files == {*TABLE_LINES}


def test_every_table_names_clauses_that_exist() -> None:
    known = {entry["id"] for entry in clause_entries()}
    shipped = map(printed_tables, TABLE_LINES)
    named = {clause for tables in shipped for table in tables.values() for clause in table.clauses}
    assert named
    assert named <= known


@pytest.mark.clause("huh-ma 11(a)", "thb 11(a)", "fp 11(a)")
@pytest.mark.parametrize("name", RULE_SETS)
def test_posted_odds_read_to_and_never_for(name: str) -> None:
    lines = [line for one in make_game(name).inscriptions if "antes" not in one.title for line in one.lines]
    assert lines
    for _, pay in lines:
        assert isinstance(pay, Odds)
        assert pay.text == f"{pay.n} to {pay.d}"


GOOD = """\
wager = "bad-beat"

[tables.A]
clauses = ["huh-ma 11(f)"]
[tables.A.pays]
straight-flush = "500 to 1"
four-of-a-kind = "25 to 1"
full-house = "6 to 1"
flush = "5 to 1"
straight = "4 to 1"
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('flush = "5 to 1"\nstr', 'flushes = "5 to 1"\nstr', 'my.toml, line 9: unknown key "flushes"'),
        ('full-house = "6 to 1"\n', "", 'my.toml, line 5: the line "full-house" is missing'),
        ('flush = "5 to 1"\nstraight = "4 to 1"', 'straight = "4 to 1"\nflush = "5 to 1"', 'my.toml, line 9: "straight" is out of rank order'),
        ('"6 to 1"', '"6:1"', 'my.toml, line 8: full-house: "6:1" is not odds of the form "N to D"'),
        ('"6 to 1"', '"6 for 1"', 'my.toml, line 8: full-house: "6 for 1" is not odds'),
        ('"6 to 1"', '"6 to 0"', 'my.toml, line 8: full-house: "6 to 0" is not odds'),
        ('"6 to 1"', '"0 to 1"', 'my.toml, line 8: full-house: "0 to 1" is not odds'),
        ('"6 to 1"', '"6.5 to 1"', 'my.toml, line 8: full-house: "6.5 to 1" is not odds'),
        ('"6 to 1"', '"-6 to 1"', 'my.toml, line 8: full-house: "-6 to 1" is not odds'),
        ('"6 to 1"', '"10% of pool"', 'my.toml, line 8: full-house: "10% of pool" is not odds'),
        ('"6 to 1"', "6", 'my.toml, line 8: full-house: "6" is not odds'),
        ('clauses = ["huh-ma 11(f)"]\n', "", 'my.toml, line 3: the line "clauses" is missing'),
        ('clauses = ["huh-ma 11(f)"]', "clauses = []", "my.toml, line 4: clauses must be a list"),
        ('clauses = ["huh-ma 11(f)"]', 'clauses = ["huh-ma 11(f)"]\nnote = 1', 'my.toml, line 5: unknown key "note"'),
        ('wager = "bad-beat"', 'wager = "odds"', 'my.toml, line 1: this file is for the wager "odds"; "bad-beat" is wanted'),
        ('wager = "bad-beat"', 'wager = "bad-beat"\nextra = 1', 'my.toml, line 2: unknown key "extra"'),
        ('wager = "bad-beat"', 'wager = "bad-beat"\nlines = ["flush"]', 'my.toml, line 2: "lines" is not what the wager has'),
        ('wager = "bad-beat"', 'wager = "bad-beat"\npool = true', 'my.toml, line 2: "pool" is not what the wager has'),
        ('full-house = "6 to 1"', 'full-house = "6 to 1', "my.toml: "),
        ('full-house = "6 to 1"', 'full-house = "6 to 1"\nfull-house = "6 to 1"', "my.toml: "),
    ],
)  # fmt: skip
def test_a_file_with_anything_wrong_is_refused_by_file_and_line(old: str, new: str, said: str) -> None:
    read_tables("bad-beat", "my.toml", GOOD)
    assert old in GOOD
    with pytest.raises(PaytableError) as refused:
        read_tables("bad-beat", "my.toml", GOOD.replace(old, new))
    assert str(refused.value).startswith(said)
    assert "line " in str(refused.value)


def test_a_file_without_tables_is_refused() -> None:
    for text in ('wager = "bad-beat"\n', 'wager = "bad-beat"\ntables = {}\n', 'wager = "bad-beat"\ntables = 3\n', ""):
        with pytest.raises(PaytableError, match=r"my.toml, line \d"):
            read_tables("bad-beat", "my.toml", text)


def test_a_progressive_line_is_one_of_four_forms() -> None:
    assert parse_pay("200 to 1") == Odds(200, 1)
    assert parse_pay("10% of pool") == PoolShare(10)
    assert parse_pay("$3000") == Fixed(300_000)
    assert parse_pay("loses") == Loses()
    text = (ROOT / "resources" / "paytables" / "progressive-texas.toml").read_text("utf-8")
    for wrong in ("$3,000", "101% of pool", "0% of pool", "3000", "$3000.50", "$-5"):
        with pytest.raises(PaytableError, match="line 20"):
            read_tables("progressive-texas", "my.toml", text.replace("$3000", wrong))


@pytest.mark.parametrize(
    ("odds", "stake", "winnings"),
    [
        ("3 to 2", 1000, 1500),
        ("3 to 2", 333, 500),
        ("3 to 2", 1, 2),
        ("1 to 1", 7, 7),
        ("500 to 1", 10**12, 5 * 10**14),
    ],
)
def test_winnings_are_exact_and_a_fraction_of_a_cent_goes_to_the_player(odds: str, stake: int, winnings: int) -> None:
    assert parse_odds(odds).winnings(stake) == winnings
    assert parse_odds(odds).returned(stake) == stake + winnings
