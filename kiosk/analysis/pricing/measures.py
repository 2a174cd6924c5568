"""What a distribution of results comes to: EV, return, deviation, hit frequency, bands of the actual return. Pure.

Everything is an exact fraction, but for roots and normal bounds: those are decimals, rounded in their last digit.
"""

from collections.abc import Iterable, Mapping
from decimal import Decimal, localcontext
from fractions import Fraction
from functools import cached_property, reduce
from math import gcd, lcm
from typing import NamedTuple

from kiosk.analysis.sheets.sheet import EXACT, Band, Interval, Outcome, PayTable, Progressive, TableLine, WagerResult

PLACES = 12  # of a decimal beside its fraction
ROUNDS = tuple(10**power for power in range(3, 8))
# How many standard deviations to either side hold so much of a normal distribution.
NORMAL = {90: Decimal("1.6448536269514722"), 95: Decimal("1.9599639845400545"), 99: Decimal("2.5758293035489008")}
_DIGITS = 80  # kept while a root is taken
_LAST = Decimal(1).scaleb(-PLACES)
_NONE = Decimal(0).quantize(_LAST)


class Result(NamedTuple):
    """How one round ends, in units: what was won or lost, and what was staked in all."""

    net: Fraction
    stake: Fraction


class _Sums(NamedTuple):
    """Of a distribution's nets and stakes and their products, in `parts` of a unit."""

    parts: int
    net: int
    stake: int
    net_net: int
    net_stake: int
    stake_stake: int


class Distribution:
    """How often each result comes about, as whole weights."""

    def __init__(self, weights: Mapping[Result, int]) -> None:
        self._weights = {result: weight for result, weight in weights.items() if weight}
        self.total = sum(self._weights.values())
        if self.total <= 0 or min(self._weights.values()) < 0:
            raise ValueError("a distribution needs weights above zero")

    @classmethod
    def of(cls, results: Iterable[tuple[Fraction | int, Fraction | int, int]]) -> "Distribution":
        """From net result, stake and weight, where the same result may come several times."""
        weights: dict[Result, int] = {}
        for net, stake, weight in results:
            result = Result(Fraction(net), Fraction(stake))
            weights[result] = weights.get(result, 0) + weight
        return cls(weights)

    @classmethod
    def of_probabilities(cls, chances: Iterable[tuple[Fraction | int, Fraction | int, Fraction]]) -> "Distribution":
        """From net result, stake and probability; the weights are the smallest whole numbers that say the same."""
        given = [(net, stake, chance) for net, stake, chance in chances if chance]
        if sum(chance for _, _, chance in given) != 1:
            raise ValueError("the probabilities do not add up to 1")
        scale = lcm(*(chance.denominator for _, _, chance in given))
        weights = [int(chance * scale) for _, _, chance in given]
        common = reduce(gcd, weights)
        return cls.of((net, stake, weight // common) for (net, stake, _), weight in zip(given, weights, strict=True))

    @cached_property
    def _sums(self) -> _Sums:
        """Added up in whole numbers, which is quick: in parts of a unit so small that none is broken."""
        parts = lcm(*(value.denominator for result in self._weights for value in result))
        rows = [
            (int(result.net * parts), int(result.stake * parts), weight) for result, weight in self._weights.items()
        ]
        return _Sums(
            parts,
            sum(weight * net for net, _, weight in rows),
            sum(weight * stake for _, stake, weight in rows),
            sum(weight * net * net for net, _, weight in rows),
            sum(weight * net * stake for net, stake, weight in rows),
            sum(weight * stake * stake for _, stake, weight in rows),
        )

    @cached_property
    def ev(self) -> Fraction:
        return Fraction(self._sums.net, self.total * self._sums.parts)

    @cached_property
    def stake(self) -> Fraction:
        return Fraction(self._sums.stake, self.total * self._sums.parts)

    @cached_property
    def rtp(self) -> Fraction:
        return 1 + Fraction(self._sums.net, self._sums.stake)

    @cached_property
    def variance(self) -> Fraction:
        sums = self._sums
        return Fraction(sums.net_net * self.total - sums.net**2, (self.total * sums.parts) ** 2)

    @cached_property
    def deviation(self) -> Decimal:
        return root(self.variance)

    @cached_property
    def hit_frequency(self) -> Fraction:
        """The share of rounds that end with a net result above zero."""
        return Fraction(sum(weight for result, weight in self._weights.items() if result.net > 0), self.total)

    @cached_property
    def outcomes(self) -> tuple[Outcome, ...]:
        """The net results from the lowest up, whatever was staked for them."""
        nets: dict[Fraction, int] = {}
        for result, weight in self._weights.items():
            nets[result.net] = nets.get(result.net, 0) + weight
        return tuple(Outcome(net, nets[net], Fraction(nets[net], self.total)) for net in sorted(nets))

    @cached_property
    def bands(self) -> tuple[Band, ...]:
        """Between which bounds the actual return of many rounds lies.

        Returned / staked is a ratio of two sums; for many rounds it is normal around the true return, with the
        deviation of `net - (return - 1) * stake` over the average stake and the root of the rounds.
        """
        sums = self._sums
        over, under = sums.net, sums.stake  # return - 1
        spread = sums.net_net * under**2 - 2 * over * under * sums.net_stake + over**2 * sums.stake_stake
        with localcontext() as context:
            context.prec = _DIGITS
            deviation = (Decimal(spread * self.total) / Decimal(under**4)).sqrt()
            rtp = Decimal(under + over) / Decimal(under)
            bounds = [(rounds, percent, deviation * width) for rounds in ROUNDS for percent, width in NORMAL.items()]
            halves = [half / Decimal(rounds).sqrt() for rounds, _, half in bounds]
            return tuple(
                Band(rounds, percent, max(_NONE, (rtp - half).quantize(_LAST)), (rtp + half).quantize(_LAST))
                for (rounds, percent, _), half in zip(bounds, halves, strict=True)
            )


def to_decimal(value: Fraction, places: int = PLACES) -> Decimal:
    """A fraction rounded to so many places, half to even."""
    with localcontext() as context:
        context.prec = _DIGITS
        return Decimal(round(value * 10**places)).scaleb(-places)


def decimal_text(value: Fraction | Decimal) -> str:
    """A figure as digits, never with an exponent."""
    return f"{to_decimal(value) if isinstance(value, Fraction) else value:f}"


def root(value: Fraction, places: int = PLACES) -> Decimal:
    with localcontext() as context:
        context.prec = _DIGITS
        exact = (Decimal(value.numerator) / Decimal(value.denominator)).sqrt()
        return exact.quantize(Decimal(1).scaleb(-places))


def in_lowest_terms(value: Fraction) -> str:
    """A fraction as "p/q"; a whole number too."""
    return f"{value.numerator}/{value.denominator}"


def wager_result(
    name: str,
    title: str,
    unit: str,
    results: Distribution,
    *,
    status: str = EXACT,
    interval: Interval | None = None,
    progressive: Progressive | None = None,
) -> WagerResult:
    return WagerResult(
        name=name,
        title=title,
        unit=unit,
        status=status,
        ev=results.ev,
        stake=results.stake,
        rtp=results.rtp,
        edge=-results.ev,
        risk=-results.ev / results.stake,
        variance=results.variance,
        deviation=results.deviation,
        hit_frequency=results.hit_frequency,
        total=results.total,
        outcomes=results.outcomes,
        bands=results.bands,
        interval=interval,
        progressive=progressive,
    )


def pay_table(
    wager: str,
    title: str,
    clauses: tuple[str, ...],
    lines: Iterable[tuple[str, str, int, Fraction | int]],
    status: str = EXACT,
) -> PayTable:
    """A table as the sheet has it; a line is its name, what it pays in words, its weight, and what it gives back."""
    given = list(lines)
    total = sum(weight for _, _, weight, _ in given)
    shown = tuple(
        TableLine(name, pays, weight, Fraction(weight, total), Fraction(weight, total) * returned)
        for name, pays, weight, returned in given
    )
    return PayTable(wager, title, clauses, total, shown, status)
