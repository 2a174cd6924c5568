"""Counts the side wagers of Heads Up Hold'em that only the cards decide."""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations

from kiosk.analysis.counting.boards import COMMUNITY_ROYAL, by_category, royals_by_kind
from kiosk.analysis.counting.evaluator import CARD_NAMES, Ints
from kiosk.base.progress import Progress
from kiosk.rules.heads_up_holdem.rules import pocket_line
from kiosk.rules.pay.paytables import TABLE_LINES

_FLOPS_OF_BOARD = 10
_SUITS = 4
_NOTHING = "nothing"


def count_sides(sevens: Ints, _: Progress, __: int) -> dict[str, Mapping[str, int]]:
    royals: Counter[str] = Counter()
    for ways in royals_by_kind():
        royals.update(ways)
    lines = new_york_lines(by_category(sevens.sum(axis=0)), royals)
    return {"heads_up_progressive": lines, "pocket": count_pocket()}


def new_york_lines(sevens: Mapping[str, int], royals_in_order: Mapping[str, int]) -> dict[str, int]:
    """New York's lines from royal flushes, turn and river told apart, and from hole and board by category."""
    flopped = royals_in_order["royal-after-5"] // 2
    in_spades = flopped // _SUITS
    royals = {
        "flopped-royal-flush-in-spades": in_spades,
        "flopped-royal-flush": flopped - in_spades,
        "royal-flush": (royals_in_order["royal-after-6"] + royals_in_order["royal-after-7"]) // 2,
        "community-royal-flush": royals_in_order[COMMUNITY_ROYAL] // 2,
    }
    lines = {
        line: royals[line] if line in royals else _FLOPS_OF_BOARD * sevens[line]
        for line in TABLE_LINES["progressive-ny"]
    }
    return {**lines, _NOTHING: _FLOPS_OF_BOARD * sum(sevens.values()) - sum(lines.values())}


def count_pocket() -> dict[str, int]:
    found = Counter(pocket_line(hole) or _NOTHING for hole in combinations(CARD_NAMES, 2))
    return {line: found[line] for line in (*TABLE_LINES["pocket-bonus"], _NOTHING)}
