"""What a distribution of results comes to, worked out by hand."""

from decimal import Decimal
from fractions import Fraction

import pytest

from kiosk.analysis.pricing.measures import Distribution, decimal_text, in_lowest_terms, root, to_decimal, wager_result

COIN = Distribution.of([(1, 1, 1), (-1, 1, 1)])
ROULETTE = Distribution.of([(35, 1, 1), (-1, 1, 37)])


def test_a_fair_coin() -> None:
    assert COIN.ev == 0
    assert COIN.rtp == COIN.variance == COIN.deviation == 1
    assert COIN.hit_frequency == Fraction(1, 2)
    assert COIN.total == 2


def test_a_number_at_roulette() -> None:
    assert ROULETTE.ev == Fraction(-2, 38)
    assert ROULETTE.variance == Fraction(35**2 + 37, 38) - Fraction(2, 38) ** 2
    assert ROULETTE.deviation == Decimal("5.762617133967")


def test_returned_is_counted_against_everything_staked() -> None:
    raised = Distribution.of([(3, 3, 1), (-3, 3, 2), (-1, 1, 3)])
    assert raised.stake == 2
    assert raised.ev == Fraction(-1)
    assert raised.rtp == Fraction(1, 2)
    result = wager_result("main", "Main", "ante", raised)
    assert result.edge == 1
    assert result.risk == Fraction(1, 2)


def test_the_same_net_result_is_one_outcome_whatever_was_staked() -> None:
    mixed = Distribution.of([(-1, 1, 2), (-1, 2, 1), (5, 1, 0), (2, 1, 1)])
    assert {one.net: one.weight for one in mixed.outcomes} == {Fraction(-1): 3, Fraction(2): 1}


def test_a_net_result_of_zero_is_no_hit() -> None:
    assert Distribution.of([(0, 1, 3), (1, 1, 1)]).hit_frequency == Fraction(1, 4)


def test_probabilities_become_the_smallest_weights() -> None:
    made = Distribution.of_probabilities([(1, 1, Fraction(1, 6)), (0, 1, Fraction(1, 2)), (-1, 1, Fraction(1, 3))])
    assert [one.weight for one in made.outcomes] == [2, 3, 1]
    with pytest.raises(ValueError, match="do not add up"):
        Distribution.of_probabilities([(1, 1, Fraction(1, 2))])


@pytest.mark.parametrize("weights", [[], [(1, 1, 0)], [(1, 1, 2), (2, 1, -1)]])
def test_weights_must_be_above_zero(weights: list[tuple[int, int, int]]) -> None:
    with pytest.raises(ValueError, match="weights above zero"):
        Distribution.of(weights)


def test_bands_of_a_fair_coin_are_those_of_the_normal_distribution() -> None:
    bands = {(band.rounds, band.percent): (band.low, band.high) for band in COIN.bands}
    assert len(bands) == 15
    assert bands[10_000, 95] == (Decimal("0.980400360155"), Decimal("1.019599639845"))
    assert bands[10_000_000, 99] == (Decimal("0.999185451254"), Decimal("1.000814548746"))


def test_a_band_of_the_return_does_not_depend_on_the_size_of_the_bets() -> None:
    """Whoever stakes twice wins and loses twice: the actual return spreads the same."""
    twice = Distribution.of([(2, 2, 1), (-2, 2, 1)])
    assert twice.bands == COIN.bands


def test_where_the_stakes_vary_the_band_is_that_of_the_ratio() -> None:
    """Even money on 1 or on 3 units: the return is 1, and net/stake has the variance 5 over the squared stake 4."""
    varied = Distribution.of([(1, 1, 1), (-1, 1, 1), (3, 3, 1), (-3, 3, 1)])
    band = next(band for band in varied.bands if (band.rounds, band.percent) == (10_000, 95))
    assert band.high - 1 == (Decimal("1.9599639845400545") * root(Fraction(5, 40_000), 40)).quantize(band.high)


def test_no_band_goes_below_nothing_returned() -> None:
    lottery = Distribution.of([(999_999, 1, 1), (-1, 1, 1_999_999)])
    assert min(band.low for band in lottery.bands) == 0


def test_decimals_round_half_to_even_and_have_no_exponent() -> None:
    assert to_decimal(Fraction(1, 8), 2) == Decimal("0.12")
    assert to_decimal(Fraction(3, 8), 2) == Decimal("0.38")
    assert decimal_text(Fraction(0)) == "0.000000000000"
    assert decimal_text(Fraction(-1, 3)) == "-0.333333333333"
    assert in_lowest_terms(Fraction(-6, 4)) == "-3/2"
    assert in_lowest_terms(Fraction(2)) == "2/1"


def test_a_root_is_right_to_its_last_digit() -> None:
    assert root(Fraction(2)) == Decimal("1.414213562373")
    assert root(Fraction(1, 9), 6) == Decimal("0.333333")
