"""The scales of plots: where a value lies between 0 and 1, and at which values there are ticks. Pure."""

from collections.abc import Callable, Sequence
from math import ceil, floor, log10
from typing import NamedTuple

from ui.reports.figures import power_of_ten

_LOG_FROM = 100  # the largest value is so many times the least: then the scale is logarithmic


class Scale(NamedTuple):
    """From `low` at 0 to `high` at 1."""

    low: float
    high: float
    ticks: tuple[tuple[float, str], ...]  # where, from 0 to 1, and what is written there
    logarithmic: bool = False

    def place(self, value: float) -> float:
        if self.logarithmic:
            return (log10(value) - log10(self.low)) / (log10(self.high) - log10(self.low))
        return (value - self.low) / (self.high - self.low)


def of_shares(shares: Sequence[float]) -> Scale:
    """For probabilities above zero: by powers of ten where they differ much."""
    least, most = min(shares), max(shares)
    if most / least < _LOG_FROM:
        return _of_percents(most)
    first, last = floor(log10(least)), ceil(log10(most))
    if 10**first == least:
        first -= 1  # the least bar, too, is to be seen
    step = ceil((last - first) / 6)
    first = last - ceil((last - first) / step) * step
    scale = Scale(10.0**first, 10.0**last, (), logarithmic=True)
    exponents = range(first, last + 1, step)
    return scale._replace(ticks=tuple((scale.place(10.0**one), power_of_ten(one)) for one in exponents))


def _of_percents(most: float) -> Scale:
    return linear(0, most, lambda value: f"{value * 100:g}%", ticks=4)


def linear(low: float, high: float, name: Callable[[float], str], ticks: int = 5) -> Scale:
    """Round steps, and from one of them to another."""
    step = _step((high - low) / ticks)
    first, last = floor(low / step + 1e-9), max(ceil(high / step - 1e-9), floor(low / step + 1e-9) + 1)
    scale = Scale(first * step, last * step, ())
    values = [number * step for number in range(first, last + 1)]
    return scale._replace(ticks=tuple((scale.place(value), name(value)) for value in values))


def of_rounds(rounds: Sequence[int]) -> Scale:
    """For numbers of rounds, each a tick; by powers of ten."""
    scale = Scale(min(rounds), max(rounds), (), logarithmic=True)
    return scale._replace(ticks=tuple((scale.place(one), _short(one)) for one in rounds))


def _short(rounds: int) -> str:
    return f"{rounds // 1_000_000} million" if rounds % 1_000_000 == 0 else f"{rounds:,}"


def _step(rough: float) -> float:
    """The least round step that is not below this."""
    power = 10.0 ** floor(log10(rough))
    return next(step * power for step in (1, 2, 2.5, 5, 10) if step * power >= rough * (1 - 1e-9))
