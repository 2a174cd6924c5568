"""Counts the wagers that only the cards decide: side wagers, progressives, and Flop Poker's pot for two."""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations, product
from math import comb

from kiosk.analysis.counting.boards import COMMUNITY_ROYAL, count_hole_and_three, count_sevens
from kiosk.analysis.counting.evaluator import CARD_NAMES, Ints
from kiosk.analysis.counting.flop import count_pot
from kiosk.analysis.counting.sharing import Progress, stage
from kiosk.analysis.counting.texas import progressive_by_hole
from kiosk.analysis.counts import SideCounts
from kiosk.cards import Card
from kiosk.games.heads_up_holdem.rules import pocket_line
from kiosk.games.texas_holdem_bonus.rules import bonus_line
from kiosk.hands import CATEGORIES
from kiosk.paytables import ODDS_LINES, PAY_LINES

_HOLES_OF_SEVEN = 21  # ways to take two hole cards out of seven cards
_FLOPS_OF_BOARD = 10
_SUITS = 4
_DEALERS = comb(50, 2)
_ACES = ODDS_LINES["texas-bonus-aces"][0]
_NOTHING = "nothing"


def count_sides(progress: Progress | None = None, workers: int = 1) -> SideCounts:
    """All of them."""
    by_hole = count_sevens(stage(progress, 0, 3), workers)
    sevens = _by_category(by_hole.sum(axis=0))
    texas: Counter[str] = Counter()
    for lines in progressive_by_hole(by_hole):
        texas.update(lines)
    return SideCounts(
        seven={hand: ways // _HOLES_OF_SEVEN for hand, ways in sevens.items()},
        hole_and_three=_by_category(count_hole_and_three(stage(progress, 1, 3), workers)[0]),
        heads_up_progressive=new_york_lines(sevens, texas),
        texas_progressive=dict(texas),
        pocket=count_pocket(),
        texas_bonus=count_texas_bonus(),
        pot={"2": count_pot(stage(progress, 2, 3), workers)},
    )


def _by_category(ways: Ints) -> dict[str, int]:
    """From the highest down, without those that take several decks."""
    found = dict(zip(CATEGORIES, ways.tolist(), strict=True))
    return {hand: found[hand] for hand in reversed(CATEGORIES) if found[hand]}


def new_york_lines(sevens: Mapping[str, int], texas: Mapping[str, int]) -> dict[str, int]:
    """New York's lines from those of Texas, which tell turn and river apart, and from hole and board by category."""
    flopped = texas["royal-after-5"] // 2
    in_spades = flopped // _SUITS
    royals = {
        "flopped-royal-flush-in-spades": in_spades,
        "flopped-royal-flush": flopped - in_spades,
        "royal-flush": (texas["royal-after-6"] + texas["royal-after-7"]) // 2,
        "community-royal-flush": texas[COMMUNITY_ROYAL] // 2,
    }
    lines = {
        line: royals[line] if line in royals else _FLOPS_OF_BOARD * sevens[line] for line in PAY_LINES["progressive-ny"]
    }
    return {**lines, _NOTHING: _FLOPS_OF_BOARD * sum(sevens.values()) - sum(lines.values())}


def count_pocket() -> dict[str, int]:
    """The Pocket Bonus lines of all holes."""
    found = Counter(pocket_line(hole) or _NOTHING for hole in _HOLES)
    return {line: found[line] for line in (*ODDS_LINES["pocket-bonus"], _NOTHING)}


def count_texas_bonus() -> dict[str, int]:
    """The Bonus lines of all holes with all dealer's cards, aces against aces apart."""
    aces = [hole for hole in _HOLES if bonus_line(hole) == "ace-ace"]
    found = Counter({_ACES: sum(not {*hole} & {*dealer} for hole, dealer in product(aces, aces))})
    for hole in _HOLES:
        found[bonus_line(hole) or _NOTHING] += _DEALERS
    found["ace-ace"] -= found[_ACES]
    return {line: found[line] for line in (_ACES, *ODDS_LINES["texas-bonus"], _NOTHING)}


_HOLES: tuple[tuple[Card, ...], ...] = tuple(combinations(CARD_NAMES, 2))
