"""Side wagers and progressives priced, against figures that were worked out by hand; and Fast Action's naturals."""

from fractions import Fraction
from math import comb

import pytest

from kiosk.analysis.counts.library import Library
from kiosk.analysis.fast_action_holdem import play as fast_action
from kiosk.analysis.fast_action_holdem.counts import naturals
from kiosk.analysis.pricing.par import make_sheet
from kiosk.analysis.pricing.side_wagers import NOTHING, progressive_wager, side_wager, without_folded
from kiosk.analysis.pricing.terms import read_terms
from kiosk.rules.pay.money import Odds
from tests.kit import made_up_counts
from tests.kit.round_cases import FAST_ACTION, HEADS_UP_MA, HEADS_UP_NY, TEXAS

SIDES = made_up_counts.sides()
SETS_OF_SEVEN = comb(52, 7)


def trips_ev(*pays: int) -> Fraction:
    """By the published counts of seven cards."""
    weights = list(made_up_counts.SEVEN.values())[:7]
    won = sum(weight * (pay + 1) for weight, pay in zip(weights, pays, strict=True))
    return Fraction(won, SETS_OF_SEVEN) - 1


@pytest.mark.parametrize(
    ("table", "pays"),
    [
        ("A", (100, 40, 30, 9, 7, 4, 3)),
        ("B", (100, 40, 30, 8, 6, 5, 3)),
        ("C", (100, 40, 30, 8, 7, 4, 3)),
        ("D", (100, 40, 30, 7, 6, 5, 3)),
    ],
)
def test_trips_plus(table: str, pays: tuple[int, ...]) -> None:
    result = side_wager(read_terms(HEADS_UP_MA, [f"trips_plus={table}"]), "trips_plus", SIDES.seven).result
    assert result.ev == trips_ev(*pays)
    assert result.total == SETS_OF_SEVEN
    assert result.hit_frequency == Fraction(sum(list(SIDES.seven.values())[:7]), SETS_OF_SEVEN)


@pytest.mark.parametrize(("table", "ev"), [("A", -60), ("B", -90), ("C", -132)])
def test_pocket_bonus(table: str, ev: int) -> None:
    priced = side_wager(read_terms(HEADS_UP_MA, [f"pocket_bonus={table}"]), "pocket_bonus", SIDES.pocket)
    assert priced.result.ev == Fraction(ev, 1326)
    assert [line.weight for line in priced.table.lines] == [6, 12, 36, 72, 1200]
    assert sum(line.returned for line in priced.table.lines) == priced.result.rtp


def test_texas_bonus_with_and_without_the_aces_supplement() -> None:
    line = "ace-ace-against-dealer-ace-ace"
    with_it = side_wager(read_terms(TEXAS), "bonus", SIDES.texas_bonus, {line: Odds(1000, 1)}).result
    weights = dict(SIDES.texas_bonus)
    weights["ace-ace"] += weights.pop(line)
    without = side_wager(read_terms(TEXAS), "bonus", weights).result
    assert without.ev == Fraction(-118, 1326)
    assert with_it.ev - without.ev == Fraction(6 * 970, 1326 * 1225)


def test_a_forfeiting_house_keeps_what_was_folded() -> None:
    total = SETS_OF_SEVEN * 207_900
    left = without_folded(SIDES.seven, total, {"three-of-a-kind": 1_000_000})
    assert sum(left.values()) == total
    assert left["three-of-a-kind"] == SIDES.seven["three-of-a-kind"] * 207_900 - 1_000_000
    assert left[NOTHING] == 1_000_000
    terms = read_terms(HEADS_UP_MA)
    live, kept = (side_wager(terms, "trips_plus", weights).result.ev for weights in (SIDES.seven, left))
    assert live - kept == Fraction(4 * 1_000_000, total)
    with pytest.raises(ValueError, match="more hands of a kind"):
        without_folded(SIDES.seven, SETS_OF_SEVEN, {"royal-flush": 5_000})


# Progressives: a linear function of the pool.


@pytest.mark.parametrize("table", "ABCDEFGH")
@pytest.mark.parametrize("meter", ["0", "10000", "123456.789012"])
def test_a_progressive_is_linear_in_the_pool(table: str, meter: str) -> None:
    terms = read_terms(HEADS_UP_NY, [f"progressive={table}", f"meter={meter}"])
    result = progressive_wager(terms, SIDES.heads_up_progressive).result
    line = result.progressive
    assert line is not None
    assert result.ev == line.fixed + line.slope * Fraction(meter)
    assert result.rtp == line.rtp_at_meter
    assert line.rtp_at_seed == 1 + line.fixed + line.slope * 10_000
    assert line.break_even is not None
    assert line.fixed + line.slope * line.break_even == 0


def test_progressive_table_d_by_hand() -> None:
    """Flopped royals take the pool, and the stake is kept; everything else is odds, and the stake comes back."""
    terms = read_terms(HEADS_UP_NY, ["progressive=D", "contribution=0.25", "seed=5000"])
    weights, deals = SIDES.heads_up_progressive, 1326 * 19_600 * 1081
    found = progressive_wager(terms, weights).result.progressive
    assert found is not None
    assert found.slope == Fraction(4 * 10 * 1081, deals)
    royals = 4_324 * 210 - 4 * 10 * 1081  # community royals among them, which pay the same
    paid = royals * 1001 + 210 * (37_260 * 501 + 224_848 * 101 + 3_473_184 * 11)
    assert found.fixed == Fraction(paid, deals) - 1
    assert found.long_run == Fraction(paid, deals) + Fraction(1, 4) + 5_000 * found.slope


def test_the_texas_progressive_by_hand() -> None:
    """Sums are the whole payment: the stake is kept everywhere."""
    found = progressive_wager(read_terms(TEXAS), SIDES.texas_progressive).result.progressive
    assert found is not None
    deals, runouts = 1326 * 19_600 * 2162, 47 * 46
    five, six = 40 * runouts, 4 * 50 * 47 * 46
    seven = 2 * 210 * 4_324 - 2 * 4 * 1081 * 10 - five - six
    assert found.slope == Fraction(100 * five + 25 * six + 5 * seven, 100 * deals)
    paid = 2 * (4 * 1081 * 10 * 3000 + 210 * (37_260 * 250 + 224_848 * 100 + 3_473_184 * 10))
    assert found.fixed == Fraction(paid, deals) - 1


def test_a_progressive_that_nothing_takes_from_the_pool_has_no_break_even() -> None:
    terms = read_terms(HEADS_UP_NY, ["progressive=$1000/$500/100/50/20/10/5/loses"])
    found = progressive_wager(terms, SIDES.heads_up_progressive).result.progressive
    assert found is not None
    assert found.slope == 0
    assert found.break_even is None
    assert found.long_run == found.rtp_at_seed


# Fast Action Hold'em.


@pytest.mark.parametrize("decks", [6, 8])
def test_naturals_are_counted_by_formula(decks: int) -> None:
    ways = naturals(decks)
    one = Fraction(13 * comb(4 * decks, 4), comb(52 * decks, 4))
    assert Fraction(ways.player, ways.ways) == one
    both = one - Fraction(ways.dealer_alone, ways.ways)  # the dealer's are as frequent, seen alone
    same, other = comb(4 * decks - 4, 4), 12 * comb(4 * decks, 4)
    assert both == one * Fraction(same + other, comb(52 * decks - 4, 4))


def test_naturals_of_one_tiny_deck_by_looking_at_every_deal() -> None:
    """One deck: a natural is all four of a rank, and the dealer's must be of another."""
    ways = naturals(1)
    assert ways.player == 13 * comb(48, 4)
    assert ways.dealer_alone == 13 * (comb(48, 4) - 12)


def test_a_round_of_fast_action_is_naturals_decisions_and_simulated_ends() -> None:
    """The decisions are exact; within each, the simulation says how often it wins."""
    counts, odds = made_up_counts.fast_action(6), read_terms(FAST_ACTION).odds("fast_action")
    total = sum(counts.ways.values())
    keep, split, surrender, natural = (
        Fraction(counts.ways[n], total) for n in ("keep", "split", "surrender", "natural")
    )
    caught = [Fraction(counts.ways[f"{name}-natural"], total) for name in ("keep", "split", "surrender")]
    results = fast_action.results(counts, odds)
    ev = 5 * natural - keep * Fraction(30, 870) + 0 * split - surrender / 2
    assert results.ev == ev - caught[0] - caught[1] - caught[2] / 2  # a split's second wager comes back
    assert results.stake == 1 + split + caught[1]
    assert sum(rate.share for rate in fast_action.rates(counts)) == 1


def test_the_error_is_that_of_the_played_hands() -> None:
    counts, odds = made_up_counts.fast_action(6), read_terms(FAST_ACTION).odds("fast_action")
    ev = fast_action.results(counts, odds).ev
    found = fast_action.interval(counts, odds, ev)
    assert found.low < ev < found.high
    win = Fraction(420, 870)
    kept = 4 * win * (1 - win) / 870_000 * Fraction(87, 100) ** 2
    both = 4 * Fraction(4, 7) / 70_000 * Fraction(7, 100) ** 2  # 0, 1 or 2 of two wagers won, as 2, 3 and 2 are to 7
    assert abs(Fraction(found.error) ** 2 / (kept + both) - 1) < Fraction(1, 100)


def test_four_times_the_rounds_halve_the_error() -> None:
    counts, odds = made_up_counts.fast_action(6), read_terms(FAST_ACTION).odds("fast_action")
    more = counts._replace(rounds=4_000_000, results={name: 4 * count for name, count in counts.results.items()})
    ev = fast_action.results(counts, odds).ev
    assert fast_action.results(more, odds).ev == ev
    errors = [Fraction(fast_action.interval(each, odds, ev).error) for each in (counts, more)]
    assert abs(errors[0] - 2 * errors[1]) < Fraction(1, 10**11)


def test_a_progressive_that_always_pays_more_than_it_takes_has_no_break_even() -> None:
    terms = read_terms("heads-up-holdem/ny", ("progressive=100%/10%/10%/10%/200/50/30/20",))
    [result] = [wager for wager in make_sheet(terms, Library()).wagers if wager.progressive]
    assert result.progressive is not None
    assert result.progressive.fixed > 0
    assert result.progressive.break_even is None
