"""Counts for the tests of pricing: side wagers by formula, main games made up but whole."""

from collections.abc import Sequence
from pathlib import Path

from kiosk.analysis.counts.completeness import Counts
from kiosk.analysis.counts.counts import SideCounts, Table
from kiosk.analysis.counts.library import Library, to_json
from kiosk.analysis.fast_action_holdem.counts import FastActionCounts, naturals
from kiosk.analysis.flop_poker.counts import FlopCounts, FlopHand
from kiosk.analysis.heads_up_holdem.counts import HeadsUpCounts, HeadsUpHole
from kiosk.analysis.pricing.simple_strategies import all_holes
from kiosk.analysis.texas_holdem_bonus.counts import TexasCounts, TexasHole

# All 133,784,560 sets of seven cards by category: published many times over.
SEVEN = {
    "royal-flush": 4_324,
    "straight-flush": 37_260,
    "four-of-a-kind": 224_848,
    "full-house": 3_473_184,
    "flush": 4_047_644,
    "straight": 6_180_020,
    "three-of-a-kind": 6_461_620,
    "two-pair": 31_433_400,
    "pair": 58_627_800,
    "high-card": 23_294_460,
}
FLOP_AND_REST = 21 * 10  # ways to see seven cards as hole, flop, turn-and-river
RUNOUTS = 47 * 46  # turn, then river


def sides() -> SideCounts:
    """By formula, but for what has none: `hole_and_three` and `pot` are made up."""
    royals, per_spade = 4_324 * FLOP_AND_REST, 10 * 1_081
    community = 4 * 1_081 * 10
    paid = {line: SEVEN[line] * FLOP_AND_REST for line in ("straight-flush", "four-of-a-kind", "full-house", "flush")}
    after_5, after_6 = 4 * 10 * RUNOUTS, 4 * (5 * 6 * 47 * 46 + 5 * 4 * 47 * 46)
    heads_up = {
        "flopped-royal-flush-in-spades": per_spade,
        "flopped-royal-flush": 3 * per_spade,
        "royal-flush": royals - 4 * per_spade - community,
        "community-royal-flush": community,
        **paid,
    }
    texas = {
        "royal-after-5": after_5,
        "royal-after-6": after_6,
        "royal-after-7": 2 * (royals - community) - after_5 - after_6,
        "community-royal": 2 * community,
        **{line: 2 * weight for line, weight in paid.items() if line != "flush"},
    }
    bonus = {
        "ace-ace-against-dealer-ace-ace": 6,
        "ace-ace": 6 * 1_225 - 6,
        "ace-king-suited": 4 * 1_225,
        "ace-queen-or-jack-suited": 8 * 1_225,
        "ace-king-unsuited": 12 * 1_225,
        "king-queen-or-jack-pair": 18 * 1_225,
        "ace-queen-or-jack-unsuited": 24 * 1_225,
        "ten-to-two-pair": 54 * 1_225,
    }
    pocket = {"pair-of-aces": 6, "ace-face-suited": 12, "ace-face-unsuited": 36, "pair": 72}
    deals = 1_326 * 19_600 * 1_081
    return SideCounts(
        seven=SEVEN,
        hole_and_three={line: weight * 21 for line, weight in SEVEN.items()},
        heads_up_progressive={**heads_up, "nothing": deals - sum(heads_up.values())},
        texas_progressive={**texas, "nothing": 2 * deals - sum(texas.values())},
        pocket={**pocket, "nothing": 1_326 - sum(pocket.values())},
        texas_bonus={**bonus, "nothing": 1_326 * 1_225 - sum(bonus.values())},
        pot={"2": {"win": 450, "tie": 100, "lose": 450}},
    )


def one_in(rows: int, columns: int, row: int, column: int) -> Table:
    """A table with a single one in it."""
    return tuple(tuple(int((r, c) == (row, column)) for c in range(columns)) for r in range(rows))


def spread(total: int, shares: Sequence[int]) -> tuple[int, ...]:
    """A total in about these shares; what does not divide goes to the last."""
    parts = [total * share // sum(shares) for share in shares]
    return (*parts[:-1], total - sum(parts[:-1]))


def _table(total: int, rows: Sequence[int], columns: Sequence[int]) -> Table:
    return tuple(spread(part, columns) for part in spread(total, rows))


def _heads_up_table(total: int, hands: Sequence[int], luck: Sequence[int]) -> Table:
    """Nobody with a pair is beaten by a dealer who has none, nor with a royal by anybody."""
    less, *better, royal = spread(total, hands)
    return (spread(less, luck), *((*spread(part, luck[:4]), 0) for part in better), (royal, 0, 0, 0, 0))


def combinations(hole: str) -> int:
    return {1: 6}.get(len(set(hole)), 4 if hole.endswith("s") else 12)


def heads_up(policy: str) -> HeadsUpCounts:
    """Made up: a hole wins the more, the higher its cards; folded are three-of-a-kind hands too."""
    holes = []
    for place, hole in enumerate(all_holes()):
        deals = combinations(hole) * 19_600 * 1_081 * 990
        luck = (60 - place // 4, 6, 4, 40 + place // 4, 2)
        flop, river, folded = spread(deals, (4, 4, 2))
        holes.append(
            HeadsUpHole(
                hole,
                combinations(hole),
                _heads_up_table(deals, (800, 50, 46, 30, 26, 2, 1, 0), luck),
                _heads_up_table(flop, (780, 60, 50, 32, 26, 2, 1, 0), luck),
                _heads_up_table(river, (900, 40, 30, 20, 10, 0, 0, 0), luck),
                spread(folded, (98, 2, 0, 0, 0, 0, 0, 0)),
            )
        )
    return HeadsUpCounts(policy, tuple(holes))


def texas(policy: str) -> TexasCounts:
    """Made up, in the same way; the progressive by hole is a part of the whole."""
    holes = []
    for place, hole in enumerate(all_holes()):
        boards = combinations(hole) * 19_600 * RUNOUTS
        luck = (50 - place // 5, 4, 3, 4, 38 + place // 5)
        lines = dict(zip(("straight-flush", "full-house", "nothing"), spread(boards, (1, 26, 973)), strict=True))
        holes.append(TexasHole(hole, combinations(hole), _table(boards * 990, (40, 5, 10, 45), luck), lines))
    return TexasCounts(policy, tuple(holes))


def flop() -> FlopCounts:
    """Made up: five kinds of hands of three cards, of which two are never worth a bet."""
    kinds = {
        "As Ah Ad": (52, (0, 8_424, 10_000)),
        "Ks Kh 2d": (3_744, (4_424, 9_000, 5_000)),
        "9s 8s 7s": (1_100, (13_424, 3_000, 2_000)),
        "Js 7h 2d": (10_000, (16_424, 1_900, 100)),
        "7s 4h 2d": (7_204, (17_424, 900, 100)),
    }
    lines = ("nothing", "jacks-or-better", "three-of-a-kind")
    hands = tuple(
        FlopHand(cards, count, dict(zip(lines, weights, strict=True))) for cards, (count, weights) in kinds.items()
    )
    return FlopCounts(hands, (0, 1))


def fast_action(decks: int) -> FastActionCounts:
    """Made up, but for the naturals."""
    results = {
        "keep-win": 420_000,
        "keep-lose": 450_000,
        "split-win-win": 20_000,
        "split-one": 30_000,
        "split-lose-lose": 20_000,
        "surrender": 60_000,
    }
    found = naturals(decks)
    shares = (870, 70, 60)
    neither = found.ways - found.player - found.dealer_alone
    ways = dict(zip(("keep", "split", "surrender"), spread(neither, shares), strict=True))
    caught = zip(("keep", "split", "surrender"), spread(found.dealer_alone, shares), strict=True)
    ways |= {f"{name}-natural": weight for name, weight in caught} | {"natural": found.player}
    return FastActionCounts(decks, 1, 1_000_000, results, "made-up", ways)


def counts(name: str) -> Counts:
    """The made-up counts of that name."""
    game, _, which = name.rpartition("-")
    if name in ("flop", "sides"):
        return flop() if name == "flop" else sides()
    if game.startswith("fast-action"):
        return fast_action(int(which))
    return heads_up(which) if game == "heads-up" else texas(which)


def library() -> Library:
    """A library that has nothing but what is made up here."""
    return Library(Path("/nowhere"), counts)


def ship(folder: Path, *names: str) -> Path:
    """Such counts as the product ships them."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        (folder / f"{name}.json").write_text(to_json(counts(name)) + "\n", "ascii")
    return folder
