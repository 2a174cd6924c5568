"""Heads Up Hold'em priced from its counts: the best first decisions, and what ante, odds and raise come to. Pure.

Which hands are raised later or folded does not depend on the odds and bad-beat tables (docs/mathematics.md), so one set
of counts serves them all; only the first decision is made here, by comparing its two branches for every kind of hole.
"""

from collections.abc import Collection, Mapping
from fractions import Fraction
from itertools import product
from math import lcm
from typing import NamedTuple

from kiosk.analysis.counts.counts import Table
from kiosk.analysis.heads_up_holdem.counts import ENDS, HANDS, HeadsUpCounts, HeadsUpHole
from kiosk.analysis.pricing.measures import Distribution, pay_table
from kiosk.analysis.pricing.terms import Terms
from kiosk.analysis.sheets.sheet import PayTable, Rate

_WIN, _WIN_UNQUALIFIED, _TIE, _LOSE, _LOSE_UNQUALIFIED = range(len(ENDS))
_STRAIGHT = HANDS.index("straight")
_BLIND = 2  # ante and odds, which every round stakes
_ANTE_PAYS = {_WIN: 1, _WIN_UNQUALIFIED: 0, _TIE: 0, _LOSE: -1, _LOSE_UNQUALIFIED: 0}
_RAISE_PAYS = {_WIN: 1, _WIN_UNQUALIFIED: 1, _TIE: 0, _LOSE: -1, _LOSE_UNQUALIFIED: -1}
_STREETS = ("before the flop", "after the flop", "after turn and river")
_FOLDED_NET = -_BLIND


class Rules(NamedTuple):
    """The raises in antes on the three streets, and what the odds wager pays to one; without a line a loss loses it."""

    odds: Mapping[str, Fraction]
    bad_beat: Mapping[str, Fraction]
    raises: tuple[int, int, int] = (3, 2, 1)

    def odds_net(self, hand: int, end: int) -> Fraction:
        name = HANDS[hand]
        if end in (_WIN, _WIN_UNQUALIFIED):
            return self.odds.get(name, Fraction())
        return Fraction() if end == _TIE else self.bad_beat.get(name, Fraction(-1))

    def net(self, hand: int, end: int, antes: int) -> Fraction:
        """What a round with this raise wins or loses, in antes."""
        return _ANTE_PAYS[end] + antes * _RAISE_PAYS[end] + self.odds_net(hand, end)


class Play(NamedTuple):
    """All deals under one way to play: by the street of the raise, and those that were folded."""

    first: frozenset[str]  # the holes that are raised before the flop
    streets: tuple[Table, Table, Table]
    folded: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(sum(map(sum, table)) for table in self.streets) + sum(self.folded)


def rules_of(terms: Terms) -> Rules:
    return Rules(terms.odds("odds"), terms.odds("bad_beat"))


def best_first(counts: HeadsUpCounts, rules: Rules) -> frozenset[str]:
    """The holes that are best raised at once; where both branches are worth the same, the player checks."""
    scale = lcm(*(odds.denominator for odds in (*rules.odds.values(), *rules.bad_beat.values())))
    nets = [
        tuple(tuple(int(rules.net(hand, end, antes) * scale) for end in range(len(ENDS))) for hand in range(len(HANDS)))
        for antes in rules.raises
    ]

    def worth(table: Table, street: int) -> int:
        return sum(
            weight * net
            for row, pays in zip(table, nets[street], strict=True)
            for weight, net in zip(row, pays, strict=True)
        )

    def raises(hole: HeadsUpHole) -> bool:
        checked = worth(hole.flop, 1) + worth(hole.river, 2) + _FOLDED_NET * scale * sum(hole.folded)
        return worth(hole.raised, 0) > checked

    return frozenset(hole.hole for hole in counts.holes if raises(hole))


def play(counts: HeadsUpCounts, first: Collection[str]) -> Play:
    none = ((0,) * len(ENDS),) * len(HANDS)
    raised, flop, river, folded = none, none, none, (0,) * len(HANDS)
    for hole in counts.holes:
        if hole.hole in first:
            raised = _sum(raised, hole.raised)
        else:
            flop, river = _sum(flop, hole.flop), _sum(river, hole.river)
            folded = tuple(map(sum, zip(folded, hole.folded, strict=True)))
    return Play(frozenset(first), (raised, flop, river), folded)


def _sum(left: Table, right: Table) -> Table:
    return tuple(tuple(map(sum, zip(*rows, strict=True))) for rows in zip(left, right, strict=True))


def results(played: Play, rules: Rules) -> Distribution:
    """The net results in antes, with everything staked."""
    ends = [
        (rules.net(hand, end, antes), _BLIND + antes, table[hand][end])
        for antes, table in zip(rules.raises, played.streets, strict=True)
        for hand, end in product(range(len(HANDS)), range(len(ENDS)))
    ]
    return Distribution.of((*ends, (_FOLDED_NET, _BLIND, sum(played.folded))))


def rates(played: Play, rules: Rules) -> tuple[Rate, ...]:
    total = played.total
    raised = [
        Rate(f"raise {antes} {street}", Fraction(sum(map(sum, table)), total))
        for antes, street, table in zip(rules.raises, _STREETS, played.streets, strict=True)
    ]
    return (*raised, Rate("fold", Fraction(sum(played.folded), total)))


def tables(played: Play, rules: Rules, terms: Terms) -> tuple[PayTable, ...]:
    """What ante, odds and raise give back, each for one ante."""
    return (_ante_table(played), _odds_table(played, rules, terms), _raise_table(played, rules))


def _ends(played: Play, hands: range = range(len(HANDS))) -> list[int]:
    """How often each end comes about with these hands, whenever it was raised."""
    return [sum(table[hand][end] for table in played.streets for hand in hands) for end in range(len(ENDS))]


def _ante_table(played: Play) -> PayTable:
    win, win_unqualified, tie, lose, lose_unqualified = _ends(played)
    lines = (
        ("higher hand, dealer qualifies", "1 to 1", win, 2),
        ("higher hand, dealer does not qualify", "push", win_unqualified, 1),
        ("tie", "push", tie, 1),
        ("lower hand, dealer does not qualify", "push", lose_unqualified, 1),
        ("lower hand, dealer qualifies", "loses", lose, 0),
        ("folded", "loses", sum(played.folded), 0),
    )
    return pay_table("ante", "Ante", (), lines)


def _odds_table(played: Play, rules: Rules, terms: Terms) -> PayTable:
    odds, bad_beat = terms.tables["odds"], terms.tables["bad_beat"]
    lines: list[tuple[str, str, int, Fraction | int]] = []
    for name, pay in odds.pays.items():
        ends = _ends(played, _only(name))
        lines.append((f"{name}, higher", pay.text, ends[_WIN] + ends[_WIN_UNQUALIFIED], 1 + rules.odds[name]))
    for name, pay in bad_beat.pays.items():
        lines.append((f"{name}, lower", pay.text, _ends(played, _only(name))[_LOSE], 1 + rules.bad_beat[name]))
    less = _ends(played, range(_STRAIGHT))
    lines += [
        ("less than a straight, higher", "push", less[_WIN] + less[_WIN_UNQUALIFIED], 1),
        ("tie", "push", _ends(played)[_TIE], 1),
        ("less than a straight, lower", "loses", less[_LOSE] + less[_LOSE_UNQUALIFIED], 0),
        ("folded", "loses", sum(played.folded), 0),
    ]
    title = f"{terms.title('odds')}; {terms.title('bad_beat')}"
    return pay_table("odds", title, tuple(dict.fromkeys((*odds.clauses, *bad_beat.clauses))), lines)


def _only(hand: str) -> range:
    place = HANDS.index(hand)
    return range(place, place + 1)


def _raise_table(played: Play, rules: Rules) -> PayTable:
    lines: list[tuple[str, str, int, int]] = []
    for antes, street, table in zip(rules.raises, _STREETS, played.streets, strict=True):
        ends = [sum(row[end] for row in table) for end in range(len(ENDS))]
        lines += [
            (f"raise {antes} {street}, higher", "1 to 1", ends[_WIN] + ends[_WIN_UNQUALIFIED], 2 * antes),
            (f"raise {antes} {street}, tie", "push", ends[_TIE], antes),
            (f"raise {antes} {street}, lower", "loses", ends[_LOSE] + ends[_LOSE_UNQUALIFIED], 0),
        ]
    lines.append(("folded", "not made", sum(played.folded), 0))
    return pay_table("raise", "Raise", (), lines)
