"""Texas Hold'em Bonus priced from its counts: which holes are played, and what ante and bets come to. Pure.

The later bets pay even money whatever the ante asks for, so they are counted once; what the ante is paid from only
decides which holes are folded before the flop.
"""

from collections.abc import Collection, Mapping
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from kiosk.analysis.counts.counts import Table
from kiosk.analysis.pricing.measures import Distribution, pay_table
from kiosk.analysis.sheets.sheet import PayTable, Rate
from kiosk.analysis.texas_holdem_bonus.counts import BETS, ENDS, TexasCounts, TexasHole

_WIN_LESS, _WIN_STRAIGHT, _WIN_FLUSH, _TIE, _LOSE = range(len(ENDS))
_WINS = (_WIN_LESS, _WIN_STRAIGHT, _WIN_FLUSH)
_ANTE_PAID = {"straight": (_WIN_STRAIGHT, _WIN_FLUSH), "flush": (_WIN_FLUSH,)}  # by `ante_pays_from`
_FLOP = 2  # antes
_LATER = {"none": 0, "turn": 1, "river": 1, "turn-and-river": 2}  # antes bet on turn and river
_FOLDED_NET = -1


class Play(NamedTuple):
    """All deals under one way to play: those played on, and the number of those folded."""

    holes: frozenset[str]  # those that are played
    played: Table
    folded: int

    @property
    def total(self) -> int:
        return sum(map(sum, self.played)) + self.folded


def _net(bets: int, end: int, pays_from: str) -> int:
    """What a hand that is played on wins or loses, in antes."""
    staked = _FLOP + _LATER[BETS[bets]]
    if end == _LOSE:
        return -1 - staked
    return 0 if end == _TIE else staked + (end in _ANTE_PAID[pays_from])


def best_played(counts: TexasCounts, pays_from: str) -> frozenset[str]:
    """The holes that are worth more than the ante that a fold loses."""

    def worth(hole: TexasHole) -> int:
        return sum(
            weight * _net(bets, end, pays_from)
            for bets, row in enumerate(hole.played)
            for end, weight in enumerate(row)
        )

    return frozenset(hole.hole for hole in counts.holes if worth(hole) > _FOLDED_NET * sum(map(sum, hole.played)))


def play(counts: TexasCounts, holes: Collection[str]) -> Play:
    played: Table = ((0,) * len(ENDS),) * len(BETS)
    folded = 0
    for hole in counts.holes:
        if hole.hole in holes:
            played = tuple(tuple(map(sum, zip(*rows, strict=True))) for rows in zip(played, hole.played, strict=True))
        else:
            folded += sum(map(sum, hole.played))
    return Play(frozenset(holes), played, folded)


def results(played: Play, pays_from: str) -> Distribution:
    """The net results in antes, with everything staked."""
    ends = [
        (_net(bets, end, pays_from), 1 + _FLOP + _LATER[BETS[bets]], played.played[bets][end])
        for bets, end in product(range(len(BETS)), range(len(ENDS)))
    ]
    return Distribution.of((*ends, (_FOLDED_NET, 1, played.folded)))


def rates(played: Play) -> tuple[Rate, ...]:
    """How often each decision is made; the later bets as shares of all deals."""
    made = dict(zip(BETS, (sum(row) for row in played.played), strict=True))
    total = played.total
    return (
        Rate("bet 2 before the flop", Fraction(sum(made.values()), total)),
        Rate("fold before the flop", Fraction(played.folded, total)),
        Rate("bet 1 before the turn", Fraction(made["turn"] + made["turn-and-river"], total)),
        Rate("bet 1 before the river", Fraction(made["river"] + made["turn-and-river"], total)),
    )


def tables(played: Play, pays_from: str) -> tuple[PayTable, ...]:
    """What ante and bets give back, each for one ante."""
    ends = [sum(row[end] for row in played.played) for end in range(len(ENDS))]
    paid = sum(ends[end] for end in _ANTE_PAID[pays_from])
    ante = (
        (f"higher hand, {pays_from} or better", "1 to 1", paid, 2),
        ("higher hand, less", "push", sum(ends[end] for end in _WINS) - paid, 1),
        ("tie", "push", ends[_TIE], 1),
        ("lower hand", "loses", ends[_LOSE], 0),
        ("folded", "loses", played.folded, 0),
    )
    bets = []
    for name, row in zip(BETS, played.played, strict=True):
        staked = _STAKED[name]
        antes = _FLOP + _LATER[name]
        bets += [
            (f"{staked}, higher", "1 to 1", sum(row[end] for end in _WINS), 2 * antes),
            (f"{staked}, tie", "push", row[_TIE], antes),
            (f"{staked}, lower", "loses", row[_LOSE], 0),
        ]
    bets.append(("folded", "not made", played.folded, 0))
    return (pay_table("ante", "Ante", (), ante), pay_table("bets", "Flop, turn and river", (), bets))


_STAKED = {
    "none": "flop alone",
    "turn": "flop and turn",
    "river": "flop and river",
    "turn-and-river": "flop, turn and river",
}


def without_folded_progressive(counts: TexasCounts, played: Play) -> Mapping[str, int]:
    """How often each line of the progressive comes about where the house takes that of a folded hand."""
    lines: dict[str, int] = {}
    for hole in counts.holes:
        for line, weight in hole.progressive.items():
            name = line if hole.hole in played.holes else "nothing"
            lines[name] = lines.get(name, 0) + weight
    return lines
