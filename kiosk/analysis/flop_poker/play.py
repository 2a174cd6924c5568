"""Flop Poker priced from its counts: which of the 1,755 kinds of three cards are bet, and what that comes to. Pure."""

from collections.abc import Collection, Mapping
from fractions import Fraction
from itertools import takewhile
from typing import NamedTuple

from kiosk.analysis.flop_poker.counts import FlopCounts
from kiosk.analysis.pricing.measures import Distribution, pay_table, wager_result
from kiosk.analysis.pricing.terms import Terms
from kiosk.analysis.sheets.sheet import EXACT, PayTable, Rate, WagerResult
from kiosk.rules.cards.cards import RANKS

NOTHING = "nothing"
_SURRENDERED_NET = -1


class Play(NamedTuple):
    """All deals under one way to play: those bet by the table's lines, and the number of those surrendered."""

    bet: frozenset[int]  # the kinds of hands, by their place
    lines: Mapping[str, int]
    surrendered: int

    @property
    def total(self) -> int:
        return sum(self.lines.values()) + self.surrendered


def _net(line: str, odds: Mapping[str, Fraction]) -> Fraction:
    """What a hand that is bet wins or loses, in antes: the ante is even money."""
    return Fraction(-2) if line == NOTHING else 1 + odds[line]


def best_bets(counts: FlopCounts, odds: Mapping[str, Fraction]) -> frozenset[int]:
    """The hands that are worth more than the ante that a surrender loses."""
    nets = {line: _net(line, odds) for line in (*odds, NOTHING)}
    return frozenset(
        place
        for place, hand in enumerate(counts.hands)
        if sum(weight * nets[line] for line, weight in hand.lines.items()) > _SURRENDERED_NET * sum(hand.lines.values())
    )


def play(counts: FlopCounts, bet: Collection[int]) -> Play:
    lines: dict[str, int] = {}
    surrendered = 0
    chosen = frozenset(bet)
    for place, hand in enumerate(counts.hands):
        if place not in chosen:
            surrendered += hand.combinations * sum(hand.lines.values())
            continue
        for line, weight in hand.lines.items():
            lines[line] = lines.get(line, 0) + hand.combinations * weight
    return Play(chosen, lines, surrendered)


def results(played: Play, odds: Mapping[str, Fraction]) -> Distribution:
    """The net results in antes, with everything staked."""
    ends = [(_net(line, odds), 2, weight) for line, weight in played.lines.items()]
    return Distribution.of((*ends, (_SURRENDERED_NET, 1, played.surrendered)))


def rates(played: Play) -> tuple[Rate, ...]:
    surrendered = Fraction(played.surrendered, played.total)
    return (Rate("bet", 1 - surrendered), Rate("surrender", surrendered))


def tables(played: Play, terms: Terms) -> tuple[PayTable, ...]:
    """What ante and flop give back, each for one ante."""
    odds, table = terms.odds("flop"), terms.tables["flop"]
    lost = played.lines.get(NOTHING, 0)
    ante = (
        ("jacks or better", "1 to 1", sum(played.lines.values()) - lost, 2),
        ("less", "loses", lost, 0),
        ("surrendered", "loses", played.surrendered, 0),
    )
    flop: list[tuple[str, str, int, Fraction | int]] = [
        (line, pay.text, played.lines.get(line, 0), 1 + odds[line]) for line, pay in table.pays.items()
    ]
    flop += [("less", "loses", lost, 0), ("surrendered", "not made", played.surrendered, 0)]
    return (pay_table("ante", "Ante", (), ante), pay_table("flop", terms.title("flop"), table.clauses, flop))


def pot(players: int, counts: Mapping[str, Mapping[str, int]]) -> WagerResult:
    """A pot wager among so many players: its EV is 0 for any number of them; the rest where it was counted."""
    title = f"Pot, {players} players"
    ends = counts.get(str(players))
    if ends is not None:
        nets = Distribution.of((net, 1, ends[end]) for end, net in (("win", 1), ("tie", 0), ("lose", -1)))
        return wager_result("pot", title, "pot wager", nets)
    none, one = Fraction(), Fraction(1)
    return WagerResult("pot", title, "pot wager", EXACT, none, one, one, none, none, None, None, None, 0, (), ())


def rules_in_words(counts: FlopCounts, bet: Collection[int]) -> tuple[str, ...]:
    """Which hands are bet, a sentence for the shapes of three cards of which the same is said."""
    shapes: dict[str, list[tuple[str, bool]]] = {words: [] for words in _SHAPES}
    for place, hand in enumerate(counts.hands):
        shapes[_shape(hand.cards)].append((_ranks(hand.cards), place in bet))
    said: dict[str, list[str]] = {}
    for words, hands in shapes.items():
        if hands:
            said.setdefault(_which(hands), []).append(words)
    return tuple(f"{_either(shape)}: {which}" for which, shape in said.items())


def _either(names: list[str]) -> str:
    """The names as the beginning of a sentence: "A pair, three of a suit or three suits"."""
    first, *rest = names
    *middle, last = [first, *(name[0].lower() + name[1:] for name in rest)]
    return f"{', '.join(middle)} or {last}" if middle else last


_SHAPES = ("Three of a kind", "A pair", "Three of a suit", "Two of a suit", "Three suits")


def _shape(cards: str) -> str:
    kinds, suits = len(set(_ranks(cards))), len({card[1] for card in cards.split()})
    if kinds < len(_SUITS_OF):
        return _SHAPES[kinds - 1]
    return _SUITS_OF[suits - 1]


_SUITS_OF = _SHAPES[2:]


def _ranks(cards: str) -> str:
    """The ranks from the highest down: "AKQ"."""
    return "".join(sorted((card[0] for card in cards.split()), key=RANKS.index, reverse=True))


def _which(hands: list[tuple[str, bool]]) -> str:
    """Which ranks are bet: from which hand up, and what of the lower ones."""
    bets: dict[str, list[bool]] = {}
    for ranks, is_bet in hands:
        bets.setdefault(ranks, []).append(is_bet)
    ordered = sorted(bets, key=lambda ranks: [RANKS.index(rank) for rank in ranks], reverse=True)
    upper = list(takewhile(lambda ranks: all(bets[ranks]), ordered))
    lower = ordered[len(upper) :]
    if not lower:
        return "bet all."
    words = f"bet {upper[-1]} and better" if upper else "bet none for its ranks"
    if not any(any(bets[ranks]) for ranks in lower):
        return f"{words}; surrender the rest." if upper else "surrender all."
    plain = [ranks for ranks in upper if not _to_a_straight(ranks)]
    if plain and all(all(bets[ranks]) if _to_a_straight(ranks) else not any(bets[ranks]) for ranks in lower):
        return f"bet {plain[-1]} and better, and what is three to a straight; surrender the rest."
    count = sum(sum(bets[ranks]) for ranks in lower)
    return f"{words}, and {count} of the {sum(len(bets[ranks]) for ranks in lower)} lower kinds."


def _to_a_straight(ranks: str) -> bool:
    """Three different ranks of which two more can make a straight."""
    places = [RANKS.index(rank) for rank in ranks]
    low = [-1 if rank == "A" else place for rank, place in zip(ranks, places, strict=True)]
    return len(set(places)) == len(places) and any(max(run) - min(run) < 5 for run in (places, low))
