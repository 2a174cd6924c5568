"""Whether counts are whole: every deal that there is, counted once. Pure.

The totals are binomial coefficients, computed here without looking at a card.
"""

from collections.abc import Iterable, Mapping
from math import comb

from kiosk.analysis.counts import (
    BETS,
    ENDS,
    HANDS,
    TEXAS_ENDS,
    FastActionCounts,
    FlopCounts,
    HeadsUpCounts,
    SideCounts,
    Table,
    TexasCounts,
)
from kiosk.analysis.fast_action import naturals
from kiosk.analysis.simple import all_holes

HOLES = comb(52, 2)
FLOPS = comb(50, 3)  # to two hole cards
TURN_AND_RIVER = comb(47, 2)
DEALERS = comb(45, 2)
HEADS_UP_DEALS = HOLES * FLOPS * TURN_AND_RIVER * DEALERS
TEXAS_DEALS = 2 * HEADS_UP_DEALS  # turn and river fall one after the other
FLOP_HANDS, FLOP_BOARDS = comb(52, 3), comb(49, 3)


class NotWhole(ValueError):  # noqa: N818
    """Counts that leave something out; the words say what."""


def require_whole(
    counts: HeadsUpCounts | TexasCounts | FlopCounts | SideCounts | FastActionCounts,
) -> None:
    """Do nothing if every deal is there; else NotWhole."""
    match counts:
        case HeadsUpCounts():
            _require_heads_up(counts)
        case TexasCounts():
            _require_texas(counts)
        case FlopCounts():
            _require_flop(counts)
        case SideCounts():
            _require_sides(counts)
        case FastActionCounts():
            _require_fast_action(counts)


def combinations(hole: str) -> int:
    """In how many suits a kind of two cards comes."""
    return 6 if len(hole) == 2 else 4 if hole[2] == "s" else 12


def _require_heads_up(counts: HeadsUpCounts) -> None:
    _require_holes([(hole.hole, hole.combinations) for hole in counts.holes])
    for hole in counts.holes:
        deals = hole.combinations * FLOPS * TURN_AND_RIVER * DEALERS
        for table in (hole.raised, hole.flop, hole.river):
            _require_shape(hole.hole, table, len(HANDS), len(ENDS))
            _require(
                f"{hole.hole} beaten without a pair", sum(row[ENDS.index("lose-unqualified")] for row in table[1:]), 0
            )
            _require(f"{hole.hole} beaten with a royal flush", table[HANDS.index("royal-flush")][ENDS.index("lose")], 0)
        _require(f"{hole.hole} raised at once", _sum(hole.raised), deals)
        _require(f"{hole.hole} checked", _sum(hole.flop) + _sum(hole.river) + sum(hole.folded), deals)
        _require_no_negative(hole.hole, hole.folded)


def _require_texas(counts: TexasCounts) -> None:
    _require_holes([(hole.hole, hole.combinations) for hole in counts.holes])
    for hole in counts.holes:
        boards = hole.combinations * FLOPS * 2 * TURN_AND_RIVER
        _require_shape(hole.hole, hole.played, len(BETS), len(TEXAS_ENDS))
        _require(hole.hole, _sum(hole.played), boards * DEALERS)
        _require(f"{hole.hole} on the progressive", sum(hole.progressive.values()), boards)
        _require_no_negative(hole.hole, hole.progressive.values())


def _require_flop(counts: FlopCounts) -> None:
    _require("hands of three cards", sum(hand.combinations for hand in counts.hands), FLOP_HANDS)
    for hand in counts.hands:
        _require(hand.cards, sum(hand.lines.values()), FLOP_BOARDS)
        _require_no_negative(hand.cards, hand.lines.values())


def _require_sides(counts: SideCounts) -> None:
    boards = comb(50, 5)
    ordered = HOLES * FLOPS * TURN_AND_RIVER
    totals: tuple[tuple[str, Mapping[str, int], int], ...] = (
        ("seven", counts.seven, comb(52, 7)),
        ("hole_and_three", counts.hole_and_three, HOLES * boards),
        ("heads_up_progressive", counts.heads_up_progressive, ordered),
        ("texas_progressive", counts.texas_progressive, 2 * ordered),
        ("pocket", counts.pocket, HOLES),
        ("texas_bonus", counts.texas_bonus, HOLES * comb(50, 2)),
    )
    for name, weights, total in totals:
        _require(name, sum(weights.values()), total)
        _require_no_negative(name, weights.values())
    for players, ends in counts.pot.items():
        if ends["win"] != ends["lose"]:
            raise NotWhole(f"the pot of {players} players is not even")


def _require_fast_action(counts: FastActionCounts) -> None:
    _require("rounds", sum(counts.results.values()), counts.rounds)
    _require_no_negative("results", (*counts.results.values(), *counts.ways.values()))
    ways = naturals(counts.decks)
    caught = sum(weight for name, weight in counts.ways.items() if name.endswith("-natural"))
    _require("decisions", sum(counts.ways.values()), ways.ways)
    _require("the player's naturals", counts.ways.get("natural", 0), ways.player)
    _require("the dealer's naturals", caught, ways.dealer_alone)


def _require_holes(holes: list[tuple[str, int]]) -> None:
    if sorted(holes) != sorted((hole, combinations(hole)) for hole in all_holes()):
        raise NotWhole("it does not have the 169 kinds of hole cards")


def _require_shape(name: str, table: Table, rows: int, columns: int) -> None:
    if len(table) != rows or any(len(row) != columns for row in table):
        raise NotWhole(f"{name} has a table that is not {rows} by {columns}")
    _require_no_negative(name, (weight for row in table for weight in row))


def _require_no_negative(name: str, weights: Iterable[int]) -> None:
    if any(weight < 0 for weight in weights):
        raise NotWhole(f"{name} has a weight below zero")


def _require(name: str, found: int, total: int) -> None:
    if found != total:
        raise NotWhole(f"{name} has {found} ways, and there are {total}")


def _sum(table: Table) -> int:
    return sum(map(sum, table))
