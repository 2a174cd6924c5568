"""The players' help says what the table's configuration says, and nothing else."""

import re
from collections.abc import Iterator
from dataclasses import fields
from fractions import Fraction

import pytest

from kiosk.analysis.counts.library import Library
from kiosk.analysis.pricing import configured_wagers
from kiosk.analysis.pricing.measures import to_decimal
from kiosk.analysis.pricing.par import make_sheet
from kiosk.analysis.pricing.terms import read_terms
from kiosk.analysis.sheets.sheet import WagerResult
from kiosk.base.frozen import Scalar
from kiosk.base.words import Language
from kiosk.ledger.table_state import Phase, TableState
from kiosk.policy import profiles
from kiosk.policy.config import Limit, Pace, ProgressiveTerms, TableConfig, check_config, default_config, game_of
from kiosk.rules.cards.shoe import MANUAL
from kiosk.rules.heads_up_holdem.help import RAISES
from kiosk.rules.pay.money import dollars
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.table.timers import Timers
from tests.kit.round_cases import FAST_ACTION, FLOP, TEXAS
from tests.kit.round_cases import HEADS_UP_MA as HUH_MA
from tests.kit.round_cases import HEADS_UP_NY as HUH_NY
from ui.glass.help.help_pages import Block, Heading, Page, Paragraph, Table, help_pages

ENGLISH = Language.of("en")
PAGES = ("play", "pays", "limits", "returns", "fair", "safe")
every_game = pytest.mark.parametrize("game", RULE_SETS)
MILLION = 1_000_000


def house(game: str, **elected: Scalar) -> TableConfig:
    return check_config(default_config(game)._replace(house=elected))


def pages(config: TableConfig, language: Language = ENGLISH, pool: int | None = None) -> dict[str, Page]:
    return {page.id: page for page in help_pages(config, language, pool)}


def texts(block: Block) -> Iterator[str]:
    if isinstance(block, Table):
        for row in block.rows:
            yield from row
        if block.note:
            yield block.note
    else:
        yield block.text


def said(page: Page) -> str:
    return "\n".join(text for block in page.blocks for text in texts(block))


def table_under(page: Page, heading: str) -> Table:
    """The first table after that heading."""
    at = page.blocks.index(Heading(heading))
    return next(block for block in page.blocks[at:] if isinstance(block, Table))


# Every page.


@every_game
def test_every_page_is_there_and_says_something(game: str) -> None:
    found = pages(default_config(game))
    assert tuple(found) == PAGES
    for page in found.values():
        assert page.title
        assert page.blocks
        assert isinstance(page.blocks[-1], Paragraph | Table), "a heading has something below it"
        for block in page.blocks:
            assert isinstance(block, Heading | Paragraph | Table)
            assert all(text.strip() for text in texts(block))
            assert not isinstance(block, Table) or block.rows


@every_game
def test_the_game_is_told_in_eight_steps_at_most_of_short_sentences(game: str) -> None:
    blocks = pages(default_config(game))["play"].blocks
    assert sum(isinstance(block, Heading) for block in blocks) <= 8
    assert max(len(text) for block in blocks for text in texts(block)) <= 110


@every_game
def test_nothing_is_promised_and_nobody_is_pressed(game: str) -> None:
    for page in pages(default_config(game)).values():
        assert not re.search(r"\b(due|lucky|hot|cold|guarantee\w*|sure|easy|hurry|must)\b", said(page), re.IGNORECASE)


@every_game
def test_every_text_comes_from_the_catalogue(game: str) -> None:
    config = default_config(game)
    profile = profiles.load(config.profile)
    verbatim = {profile.helpline, profile.certification}
    for page in pages(config, Language.of("qps")).values():
        assert page.title.startswith("[")
        for text in (text for block in page.blocks for text in texts(block)):
            figure = re.fullmatch(r"-?\$?[\d.,]+%?( |\d|,)*", text)
            assert figure or text in verbatim or (text[0], text[-1]) == ("[", "]"), text


# What the house elects.

ELECTED: list[tuple[str, str, Scalar, set[str]]] = [
    (HUH_MA, "odds", "400/50/10/3/3:2/1", {"pays", "returns"}),
    (HUH_MA, "bad_beat", "300/25/6/5/4", {"pays", "returns"}),
    (HUH_NY, "odds", "400/50/10/3/3:2/1", {"pays", "returns"}),
    (HUH_NY, "bad_beat", "300/25/6/5/4", {"pays", "returns"}),
    (TEXAS, "bonus", "30/25/20/15/10/5/2", {"pays", "returns"}),
    (FAST_ACTION, "fast_action", "4/1", {"play", "pays", "returns"}),
    (FLOP, "flop", "1000/500/100/30/20/10/4/2/3:2", {"pays", "returns"}),
    (HUH_MA, "trips_plus", "B", {"pays", "returns"}),
    (HUH_MA, "pocket_bonus", "B", {"pays", "returns"}),
    (HUH_MA, "folded_trips_plus", "forfeit", {"play", "returns"}),
    (HUH_NY, "trips_plus", "D", {"pays", "returns"}),
    (HUH_NY, "pocket_bonus", "C", {"pays", "returns"}),
    (HUH_NY, "folded_trips_plus", "forfeit", {"play", "returns"}),
    (HUH_NY, "trips_plus_from", "hole-and-three", {"play", "returns"}),
    (HUH_NY, "folded_progressive", "forfeit", {"play", "returns"}),
    (TEXAS, "ante_pays_from", "flush", {"play", "pays", "returns"}),
    (TEXAS, "bonus_dealer_aces", 1500, {"play", "pays", "returns"}),
    (TEXAS, "folded_progressive", "forfeit", {"play", "returns"}),
    (TEXAS, "payout_limit", 7_500_000, {"limits"}),
    (FAST_ACTION, "decks", 8, {"play", "returns"}),
    (FLOP, "payout_limit", 7_500_000, {"limits"}),
]
KEPT_BY_THE_TABLE = {(FAST_ACTION, "marker"), (FAST_ACTION, "new_shoe")}


def test_every_election_is_looked_at() -> None:
    there = {(game, field.name) for game, rule_set in RULE_SETS.items() for field in fields(rule_set.elections)}
    assert {(game, key) for game, key, _, _ in ELECTED} == there - KEPT_BY_THE_TABLE


@pytest.mark.parametrize(("game", "key", "value", "changed"), ELECTED)
def test_an_election_changes_what_it_must_and_no_more(game: str, key: str, value: Scalar, changed: set[str]) -> None:
    usual, elected = pages(default_config(game)), pages(house(game, **{key: value}))
    assert {page for page in PAGES if usual[page] != elected[page]} == changed


@pytest.mark.parametrize(
    ("game", "key", "first", "second", "heading"),
    [
        (HUH_NY, "trips_plus_from", "best five of your seven", "both your cards and three community", "Side bets"),
        (HUH_MA, "folded_trips_plus", "It counts even if you fold", "If you fold, it is lost", "Side bets"),
        (HUH_NY, "folded_progressive", "It counts even if you fold", "If you fold, it is lost", "The progressive"),
        (TEXAS, "folded_progressive", "It counts even if you fold", "If you fold, it is lost", "The progressive"),
        (TEXAS, "ante_pays_from", "on a straight or better", "on a flush or better", "Who wins"),
        (FAST_ACTION, "decks", "from 6 decks", "from 8 decks", "The cards"),
    ],
)
def test_of_two_sentences_the_elected_one_is_said(game: str, key: str, first: str, second: str, heading: str) -> None:
    other = next(value for name, key_, value, _ in ELECTED if (name, key_) == (game, key))
    for config, there, gone in ((default_config(game), first, second), (house(game, **{key: other}), second, first)):
        step = _step(pages(config)["play"], heading)
        assert there in step
        assert gone not in step


def _step(page: Page, heading: str) -> str:
    blocks = list(page.blocks)
    after = blocks[blocks.index(Heading(heading)) + 1 :]
    sentences: list[str] = []
    for block in after:
        if isinstance(block, Heading):
            break
        sentences += texts(block)
    return " ".join(sentences)


def test_the_aces_supplement_is_told_where_it_is_paid() -> None:
    assert "1500\u00a0to\u00a01" in said(pages(house(TEXAS, bonus_dealer_aces=1500))["play"])
    assert "aces of the dealer" not in said(pages(default_config(TEXAS))["play"])


@pytest.mark.parametrize("game", [HUH_NY, TEXAS])
def test_a_progressive_that_is_not_offered_is_not_told(game: str) -> None:
    for page in pages(default_config(game)._replace(progressive=None)).values():
        assert not re.search("progressive|meter", said(page), re.IGNORECASE)


def test_the_raises_that_are_told_are_those_on_the_felt() -> None:
    felt = next(one for one in game_of(default_config(HUH_MA)).inscriptions if one.title == "Raise, in antes")
    told = RAISES[1:]
    for sentence, (street, raises) in zip(told, felt.lines, strict=True):
        assert sentence.lower().startswith(street)
        assert re.findall(r"\d", sentence) == re.findall(r"\d", str(raises))


# Pay tables.


@every_game
def test_every_inscription_is_there_in_full(game: str) -> None:
    config = default_config(game)
    page = pages(config)["pays"]
    for inscription in game_of(config).inscriptions:
        rows = table_under(page, inscription.title).rows
        told = [pays.replace("\u00a0", " ") for _, pays in rows]
        assert told == [getattr(pays, "text", pays) for _, pays in inscription.lines]
        assert len({hand for hand, _ in rows}) == len(rows)


def test_the_elected_progressive_table_is_read_as_a_player_reads_it() -> None:
    config = check_config(default_config(HUH_NY)._replace(progressive=ProgressiveTerms("F")))
    assert table_under(pages(config)["pays"], "Progressive").rows == (
        ("Flopped royal flush in spades", "100% of the meter"),
        ("Flopped royal flush", "100% of the meter"),
        ("Royal flush", "5% of the meter"),
        ("Royal flush on the board", "3000\u00a0to\u00a01"),
        ("Straight flush", "250\u00a0to\u00a01"),
        ("Four of a kind", "100\u00a0to\u00a01"),
        ("Full house", "10\u00a0to\u00a01"),
        ("Flush", "loses"),
    )


def test_whether_the_dollar_comes_back_follows_from_the_table() -> None:
    assert "also returns your $1.00" in said(pages(default_config(HUH_NY))["play"])
    assert "paid without your $1.00" in said(pages(default_config(TEXAS))["play"])


@pytest.mark.parametrize(
    ("game", "hands", "highest"), [(FLOP, 10, "Royal flush"), (FAST_ACTION, 17, "Flush with five")]
)
def test_the_hands_are_ranked_as_the_deck_allows(game: str, hands: int, highest: str) -> None:
    rows = table_under(pages(default_config(game))["pays"], "Hands, from the highest").rows
    assert len(rows) == hands
    assert rows[0][0].startswith(highest)
    assert rows[-1] == ("High card", str(hands))


# Limits and clocks.


@every_game
def test_every_wager_has_its_limits(game: str) -> None:
    config = default_config(game)
    page = pages(config)["limits"]
    names = {wager: wager.replace("_", " ").title() for wager in game_of(config).wagers} | {"bet": "Wager"}
    progressive = Limit("progressive", 100, 100, 100)
    for wager in game_of(config).wagers:
        limit = config.limit(wager) or progressive
        found = [(block, row) for block in page.blocks if isinstance(block, Table) for row in block.rows]
        table, (_, amount) = next(item for item in found if item[1][0] == names[wager])
        if limit.least == limit.most:
            assert (amount, table.note) == (dollars(limit.most), "A fixed amount.")
        else:
            assert amount == f"{dollars(limit.least)} to {dollars(limit.most)}"
            assert table.note == f"In steps of {dollars(limit.step)}."


def test_the_clocks_are_those_that_run() -> None:
    pace = Pace(betting_ms=30_000, decision_ms=12_500, reveal_ms=2_000, time_bank_ms=40_000, cut_ms=9_000)
    config = default_config(FAST_ACTION)._replace(pace=pace)
    rows = dict(table_under(pages(config)["limits"], "Clocks").rows)
    assert rows == {"To bet": "30 s", "To decide": "12.5 s", "Extra time": "40 s"}
    timers = Timers()
    timers.arm(TableState(config=config, phase=Phase.PLAYING), 0)
    running = timers.running()
    assert running is not None
    assert running.duration_ms == 12_500
    by_hand = pages(config._replace(shuffling=MANUAL))
    assert dict(table_under(by_hand["limits"], "Clocks").rows) == rows | {"To cut the cards": "9 s"}
    assert "cut comes after the stamp" in said(by_hand["fair"])
    assert "cut" not in said(pages(config)["fair"])


def test_large_wins_and_the_seat_follow_house_and_profile() -> None:
    limits = said(pages(house(TEXAS, payout_limit=7_500_000))["limits"])
    profile = profiles.load("demonstration")
    assert f"single win of {dollars(profile.lock_up_cents)}" in limits
    assert "together win $75,000.00 at most" in limits
    assert f"kept for {profile.seat_reservation_minutes} min" in limits
    assert "at most" not in said(pages(default_config(HUH_MA))["limits"])


# Returns.

MAIN = {
    HUH_MA: ("Ante, odds and raise", "House edge, of the ante"),
    HUH_NY: ("Ante, odds and raise", "House edge, of the ante"),
    TEXAS: ("Ante, flop, turn and river", "House edge, of the ante"),
    FAST_ACTION: ("Wager", "House edge, of the first wager"),
    FLOP: ("Ante and flop", "House edge, of the ante"),
}
SIDES = {"trips_plus": "Trips Plus", "pocket_bonus": "Pocket Bonus", "bonus": "Bonus", "pot": "Pot"}


def percent(share: Fraction) -> str:
    return f"{to_decimal(share * 100, 2)}%"


def sheet(game: str, *given: str) -> dict[str, WagerResult]:
    return {wager.name: wager for wager in make_sheet(read_terms(game, given), Library()).wagers}


@pytest.mark.parametrize(
    ("config", "given"),
    [
        *((default_config(game), ()) for game in RULE_SETS),
        (house(HUH_MA, trips_plus="C", pocket_bonus="B"), ("trips_plus=C", "pocket_bonus=B")),
        (
            house(HUH_NY, folded_trips_plus="forfeit", trips_plus_from="hole-and-three"),
            ("folded_trips_plus=forfeit", "trips_plus_from=hole-and-three"),
        ),
        (
            house(TEXAS, ante_pays_from="flush", bonus_dealer_aces=2000, payout_limit=9_000_000),
            ("ante_pays_from=flush", "bonus_dealer_aces=2000"),
        ),
        (house(FAST_ACTION, decks=8), ("decks=8",)),
    ],
    ids=lambda value: value.game if isinstance(value, TableConfig) else ",".join(value),
)
def test_the_figures_are_the_sheets_and_every_wager_has_some(config: TableConfig, given: tuple[str, ...]) -> None:
    page, expected = pages(config)["returns"], sheet(config.game, *given)
    main, edge = MAIN[config.game]
    together = set(re.findall(r"\w+", main.lower().replace("wager", "bet")))
    assert set(game_of(config).wagers) <= together | expected.keys()
    for name, wager in expected.items():
        if name == "progressive":
            continue
        rows = dict(table_under(page, main if name == "main" else SIDES[name]).rows)
        margin = " ± 0.01%" if wager.interval else ""
        assert rows["Return"] == percent(wager.rtp) + margin
        assert rows[edge if name == "main" else "House edge"] == percent(wager.edge) + margin
        assert len(rows) == 2


def test_an_estimate_says_that_it_is_one() -> None:
    assert table_under(pages(default_config(FAST_ACTION))["returns"], "Wager").note.startswith("Estimated")
    assert table_under(pages(default_config(FLOP))["returns"], "Ante and flop").note == "With best play."


@pytest.mark.parametrize("pool", [None, 85_000 * MILLION, 123_456_789_999])
def test_a_progressive_returns_what_the_sheet_says_at_this_pool_and_in_the_long_run(pool: int | None) -> None:
    terms = ProgressiveTerms("F", reset=20_000 * MILLION, contribution=250_000)
    config = check_config(default_config(HUH_NY)._replace(progressive=terms))
    shown = terms.reset if pool is None else pool
    given = ("progressive=F", "seed=20000", "contribution=0.25", f"meter={to_decimal(Fraction(shown, MILLION), 6)}")
    meter = sheet(HUH_NY, *given)["progressive"].progressive
    assert meter is not None
    table = table_under(pages(config, pool=pool)["returns"], "Progressive")
    assert dict(table.rows) == {
        "Return at this meter": percent(meter.rtp_at_meter),
        "House edge at this meter": percent(1 - meter.rtp_at_meter),
        "Return in the long run": percent(meter.long_run),
    }
    assert table.note.startswith(f"At a meter of {dollars(shown // 10_000)}.")


def test_a_growing_pool_prices_nothing_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    config = default_config(TEXAS)
    first = pages(config, pool=20_000 * MILLION)["returns"]
    monkeypatch.setattr(configured_wagers, "make_sheet", None)
    assert pages(config, pool=20_000 * MILLION)["returns"] == first
    assert pages(config, pool=30_000 * MILLION)["returns"] != first


# Fair cards and safe play.


@every_game
def test_how_to_check_a_round_is_told(game: str) -> None:
    page = said(pages(default_config(game))["fair"])
    assert "ask an attendant for the proof" in page
    assert "croupier" not in page.lower()  # no command is for players
    assert ("whole shoe" in page) == (game == FAST_ACTION)
    assert ("whole deck" in page) == (game != FAST_ACTION)


@pytest.mark.parametrize("name", profiles.names())
@pytest.mark.parametrize("code", ["en", "qps"])
def test_the_profiles_words_stand_as_they_are(name: str, code: str) -> None:
    profile = profiles.load(name)
    page = pages(default_config(profile.games[0], name), Language.of(code))["safe"]
    assert Paragraph(profile.helpline) in page.blocks
    assert Paragraph(profile.certification) in page.blocks
    assert str(profile.reality_check_minutes) in said(page)


@pytest.mark.parametrize("name", profiles.names())
def test_demonstration_credit_is_said_to_be_no_money(name: str) -> None:
    profile = profiles.load(name)
    page = said(pages(default_config(profile.games[0], name))["safe"])
    assert ("not money" in page) == profile.buys_in_by_touch


def test_a_shoe_is_not_said_to_be_new_every_round() -> None:
    assert "freshly shuffled deck" in said(pages(default_config(FLOP))["safe"])
    assert "newly shuffled" not in said(pages(default_config(FAST_ACTION))["safe"])
