"""The cases that a round of one seat comes to, one for each group of its wagers, and what they pay in cents. Pure.

Wagers that end together are a group, such as an ante and a raise; a side wager is one by itself. A case is a number.
Every case knows what it pays from its stakes and the tables, so whoever counts cases has counted money.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import lcm
from typing import NamedTuple

from kiosk.analysis.pricing.terms import Terms
from kiosk.rules.pay.money import CENTS_PER_DOLLAR, MICROS_PER_CENT, Fixed, Odds, Pay, PoolShare
from kiosk.rules.pay.pool import WAGER_CENTS
from kiosk.rules.rule_sets import make_game

NOTHING = "nothing"
MOST_PLAYERS = 6
_MICROS_PER_DOLLAR = CENTS_PER_DOLLAR * MICROS_PER_CENT


class Wager(NamedTuple):
    """What a wager stakes, and wins or loses, in cents, in each case of its group. Where it is not made, both are 0."""

    name: str
    group: int
    stakes: tuple[int, ...]
    nets: tuple[int, ...]


class Layout(NamedTuple):
    """The groups of a game, the main wagers first: how many cases each has; and the decisions of the main cases."""

    sizes: tuple[int, ...]
    decisions: tuple[str, ...]
    decided: tuple[int, ...]  # of each main case, which of the decisions led to it


def rows(decisions: Sequence[str], cases: int) -> tuple[int, ...]:
    return tuple(row for row in range(len(decisions)) for _ in range(cases))


def unit_stakes(terms: Terms) -> dict[str, int]:
    """Stakes of every wager that a seat can make, such that no table leaves a fraction of a cent."""
    denominators = [pay.d for table in terms.tables.values() for pay in table.pays.values() if isinstance(pay, Odds)]
    unit = CENTS_PER_DOLLAR * lcm(*denominators, *range(1, MOST_PLAYERS + 1))
    return {wager: WAGER_CENTS if wager == "progressive" else unit for wager in make_game(terms.game).wagers}


def net(pay: Pay | None, stake: int, pool_micros: int = 0) -> int:
    """What a line wins, or loses where there is none; the stake comes back with odds alone."""
    if isinstance(pay, Odds):
        return pay.winnings(stake)
    if isinstance(pay, Fixed):
        return pay.cents - stake
    if isinstance(pay, PoolShare):
        return pool_micros * pay.percent // 100 // MICROS_PER_CENT - stake
    return -stake


def by_line(
    terms: Terms, name: str, group: int, stake: int, lines: Iterable[str], extra: Mapping[str, Pay] | None = None
) -> Wager:
    """A side wager, whose cases are the lines of its table and `extra`."""
    pays = {**terms.tables[name].pays, **(extra or {})}
    pool = int(terms.amounts.get("meter", 0) * _MICROS_PER_DOLLAR)
    nets = tuple(net(pays.get(line), stake, pool) for line in lines)
    return Wager(name, group, (stake,) * len(nets), nets)
