"""The laboratory's (PAR) sheet of a game with its terms: one frozen structure that text, CSV, JSON and PDF draw. Pure.

A Fraction is exact. A Decimal is a root or a normal bound and therefore rounded, half to even, in its last digit.
"""

from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from types import MappingProxyType
from typing import NamedTuple

EXACT, ESTIMATED = "exact", "estimated"
RETURNS_ESTIMATED = "weights exact, returns estimated"
NOT_CERTIFIED = "Not certified for real-money play."


class Term(NamedTuple):
    """One thing that was settled before pricing: an election, the table of a wager, the meter."""

    name: str  # as --table takes it: "progressive"
    value: str  # "B", "live", "500/50/10/3/1.5/1"
    words: str  # "Progressive table B"


class TableLine(NamedTuple):
    name: str  # "full-house"
    pays: str  # "3 to 2", "100% of pool", "push", "loses"
    weight: int  # in how many of the table's `total` ways
    probability: Fraction
    returned: Fraction  # what this line gives back on average, for a unit staked: the lines add up to the return


class PayTable(NamedTuple):
    wager: str  # "progressive"
    title: str  # "Progressive, table B"
    clauses: tuple[str, ...]  # where it is printed; none for figures that were given
    total: int  # the sum of the weights
    lines: tuple[TableLine, ...]
    status: str = EXACT


class Outcome(NamedTuple):
    """One net result in units (of the ante, or of the wager), and in how many ways it comes about."""

    net: Fraction
    weight: int
    probability: Fraction


class Band(NamedTuple):
    """Between which bounds the actual return of so many rounds lies, with this confidence; normal approximation."""

    rounds: int
    percent: int
    low: Decimal
    high: Decimal


class Interval(NamedTuple):
    """How far an estimate may be off: its standard error, and where the true value lies with 95% confidence."""

    rounds: int  # simulated
    error: Decimal
    low: Decimal
    high: Decimal

    @property
    def half(self) -> Decimal:
        """How far it reaches to either side."""
        return (self.high - self.low) / 2


class Progressive(NamedTuple):
    """A wager on a meter: its EV is `fixed + slope * pool`, for the pool in dollars that the round can win."""

    fixed: Fraction
    slope: Fraction
    seed: Fraction
    meter: Fraction
    rtp_at_seed: Fraction
    rtp_at_meter: Fraction
    break_even: Fraction | None  # the pool at which EV is 0; None if there is none
    contribution: Fraction  # of each dollar wagered
    long_run: Fraction  # returned of each dollar over many restarts: fixed sums, contributions and seeds


class WagerResult(NamedTuple):
    name: str  # "main", "progressive"
    title: str
    unit: str  # what EV and results are counted in: "ante", "unit"
    status: str  # EXACT or ESTIMATED
    ev: Fraction
    stake: Fraction  # staked on average, in units
    rtp: Fraction  # returned / staked, all bets counted
    edge: Fraction  # the house edge: -EV / unit
    risk: Fraction  # the element of risk: -EV / everything staked on average
    variance: Fraction | None  # None, like the next two, where only EV is known: nothing below is then
    deviation: Decimal | None  # standard deviation of a round, in units
    hit_frequency: Fraction | None  # share of rounds with a net result above zero
    total: int  # the sum of the weights
    outcomes: tuple[Outcome, ...]  # from the lowest net result up
    bands: tuple[Band, ...]
    interval: Interval | None = None  # of `ev`, where that is estimated
    progressive: Progressive | None = None
    warning: str | None = None  # a sentence that nobody who reads the figures may miss


class Rate(NamedTuple):
    name: str  # "raise 3 before the flop"
    share: Fraction


class Chart(NamedTuple):
    """First decisions by hole cards: 13 by 13 from the ace down, suited above the diagonal, pairs on it."""

    title: str
    legend: tuple[tuple[str, str], ...]  # ("R", "raise 3 antes")
    rows: tuple[str, ...]  # one letter a cell


class Simple(NamedTuple):
    """A strategy that a person can remember, and what it costs against the best one."""

    rules: tuple[str, ...]  # a sentence each
    ev: Fraction
    cost: Fraction  # best EV - simple EV, in units


CHANCES = "How often two cards win, in percent (suited above the diagonal, unsuited below)"


class Strategy(NamedTuple):
    rules: tuple[str, ...]  # a sentence each
    rates: tuple[Rate, ...]
    charts: tuple[Chart, ...]
    simple: Simple | None
    status: str = EXACT
    chances: Mapping[str, Fraction] = MappingProxyType({})  # under CHANCES: "AKs", "AKo", "AA", "AAs" (of one suit)
    remark: str | None = None  # where this is not the best play for the table


class Source(NamedTuple):
    """The counts that were priced, so that anyone can say whether they are the same."""

    name: str  # of the counts
    sha256: str


class Sheet(NamedTuple):
    product: str
    version: str
    game: str
    title: str
    terms: tuple[Term, ...]
    tables: tuple[PayTable, ...]
    wagers: tuple[WagerResult, ...]
    strategy: Strategy
    notes: tuple[str, ...]  # on the method, on what is exact and what is estimated
    sources: tuple[Source, ...]
