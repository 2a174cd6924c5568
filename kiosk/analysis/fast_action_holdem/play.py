"""Fast Action Hold'em priced: naturals and decisions exactly, how played hands end from simulated rounds. Pure.

The space is too large to look at every deal. What a strategy decides, and how often either hand is a natural, is
counted; only how hands that were kept or split end is taken from the simulation, and its standard error is told.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import NamedTuple

from kiosk.analysis.fast_action_holdem.counts import FastActionCounts
from kiosk.analysis.pricing.measures import NORMAL, PLACES, Distribution, pay_table, root, to_decimal
from kiosk.analysis.pricing.terms import Terms
from kiosk.analysis.sheets.sheet import ESTIMATED, RETURNS_ESTIMATED, Interval, PayTable, Rate

_HALF = Fraction(1, 2)


class _End(NamedTuple):
    decision: str
    wins: int
    stake: int


_ENDS: Mapping[str, _End] = {
    "keep-win": _End("keep", 1, 1),
    "keep-lose": _End("keep", 0, 1),
    "split-win-win": _End("split", 2, 2),
    "split-one": _End("split", 1, 2),
    "split-lose-lose": _End("split", 0, 2),
}
_STAKES = {"keep": 1, "split": 2, "surrender": 1}
_PLAYED = ("keep", "split")
# A dealer's natural takes the first wager alone; a surrender was taken before it showed (fah 8).
_TO_A_NATURAL = {"keep": Fraction(-1), "split": Fraction(-1), "surrender": -_HALF}


class _Chance(NamedTuple):
    name: str
    net: Fraction
    stake: int
    probability: Fraction


def _chances(counts: FastActionCounts, odds: Mapping[str, Fraction]) -> Iterator[_Chance]:
    """Everything that can come of a round. Only the shares within a decision are estimated."""
    total = sum(counts.ways.values())
    yield _Chance("natural", odds["natural"], 1, Fraction(counts.ways["natural"], total))
    for decision, stake in _STAKES.items():
        caught = Fraction(counts.ways[f"{decision}-natural"], total)
        yield _Chance(f"{decision}, dealer's natural", _TO_A_NATURAL[decision], stake, caught)
    yield _Chance("surrender", -_HALF, 1, Fraction(counts.ways["surrender"], total))
    for decision in _PLAYED:
        ended = _ended(counts, decision)
        for name, rounds in ended.items():
            end, share = _ENDS[name], Fraction(rounds, sum(ended.values()) or 1)
            net = _returned(end, odds) - end.stake
            yield _Chance(name, net, end.stake, share * Fraction(counts.ways[decision], total))


def _returned(end: _End, odds: Mapping[str, Fraction]) -> Fraction:
    return end.wins * (1 + odds["higher-hand"])


def _ended(counts: FastActionCounts, decision: str) -> dict[str, int]:
    return {name: counts.results.get(name, 0) for name, end in _ENDS.items() if end.decision == decision}


def results(counts: FastActionCounts, odds: Mapping[str, Fraction]) -> Distribution:
    return Distribution.of_probabilities((one.net, one.stake, one.probability) for one in _chances(counts, odds))


def interval(counts: FastActionCounts, odds: Mapping[str, Fraction], ev: Fraction) -> Interval:
    """How far the EV may be off: within each decision the deviation over the root of its rounds, weighed."""
    square = Fraction()
    for decision in _PLAYED:
        ended = _ended(counts, decision)
        if rounds := sum(ended.values()):
            back = Distribution.of((_returned(_ENDS[name], odds), 1, count) for name, count in ended.items())
            square += Fraction(counts.ways[decision], sum(counts.ways.values())) ** 2 * back.variance / rounds
    error = root(square, 2 * PLACES)
    low, high = (to_decimal(ev + side * Fraction(NORMAL[95] * error)) for side in (-1, 1))
    return Interval(counts.rounds, error.quantize(low), low, high)


def rates(counts: FastActionCounts) -> tuple[Rate, ...]:
    """How often each decision is made, of all rounds; exact."""
    total = sum(counts.ways.values())
    made = {name: counts.ways[name] + counts.ways[f"{name}-natural"] for name in _STAKES}
    shares = (Rate(name, Fraction(ways, total)) for name, ways in made.items())
    return (*shares, Rate("nothing to decide, a natural", Fraction(counts.ways["natural"], total)))


def tables(counts: FastActionCounts, terms: Terms) -> tuple[PayTable, ...]:
    """The decisions and naturals, exactly, with what they give back on average; and how played hands ended."""
    odds, table = terms.odds("fast_action"), terms.tables["fast_action"]
    natural, higher = table.pays["natural"].text, table.pays["higher-hand"].text
    lost = {"keep": "loses", "split": "one loses", "surrender": "half back"}
    exact: list[tuple[str, str, int, Fraction | int]] = [
        ("natural", natural, counts.ways["natural"], 1 + odds["natural"]),
        *(
            (f"{name}, dealer's natural", pays, counts.ways[f"{name}-natural"], _STAKES[name] + _TO_A_NATURAL[name])
            for name, pays in lost.items()
        ),
        ("surrender", "half back", counts.ways["surrender"], _HALF),
    ]
    pays = {"keep-win": higher, "split-win-win": f"{higher}, twice", "split-one": f"{higher}, once"}
    played = []
    for decision in _PLAYED:
        ended = _ended(counts, decision)
        back = sum((_returned(_ENDS[name], odds) * count for name, count in ended.items()), Fraction())
        exact.append((decision, "as simulated", counts.ways[decision], back / (sum(ended.values()) or 1)))
        played += [
            (name, pays.get(name, "loses"), count, _returned(_ENDS[name], odds)) for name, count in ended.items()
        ]
    return (
        pay_table("fast_action", terms.title("fast_action"), table.clauses, exact, RETURNS_ESTIMATED),
        pay_table("fast_action", "Hands that were played, simulated", (), played, ESTIMATED),
    )
