"""Counts the side wagers of Texas Hold'em Bonus that only the cards decide."""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations, product
from math import comb

from kiosk.analysis.counting.evaluator import CARD_NAMES, Ints
from kiosk.analysis.texas_holdem_bonus.counting.deals import progressive_by_hole
from kiosk.base.progress import Progress
from kiosk.rules.cards.cards import Card
from kiosk.rules.pay.paytables import TABLE_LINES
from kiosk.rules.texas_holdem_bonus.rules import bonus_line

_DEALERS = comb(50, 2)
_ACES = TABLE_LINES["texas-bonus-aces"][0]
_NOTHING = "nothing"
_HOLES: tuple[tuple[Card, ...], ...] = tuple(combinations(CARD_NAMES, 2))


def count_sides(sevens: Ints, _: Progress, __: int) -> dict[str, Mapping[str, int]]:
    progressive: Counter[str] = Counter()
    for lines in progressive_by_hole(sevens):
        progressive.update(lines)
    return {"texas_progressive": dict(progressive), "texas_bonus": count_texas_bonus()}


def count_texas_bonus() -> dict[str, int]:
    """The Bonus lines of all holes with all dealer's cards, aces against aces apart."""
    aces = [hole for hole in _HOLES if bonus_line(hole) == "ace-ace"]
    found = Counter({_ACES: sum(not {*hole} & {*dealer} for hole, dealer in product(aces, aces))})
    for hole in _HOLES:
        found[bonus_line(hole) or _NOTHING] += _DEALERS
    found["ace-ace"] -= found[_ACES]
    return {line: found[line] for line in (_ACES, *TABLE_LINES["texas-bonus"], _NOTHING)}
