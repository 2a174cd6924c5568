"""Heads Up Hold'em round by round, compiled: the decisions, and the case that each wager comes to.

The cards of a round lie as an automated shoe deals them to one seat: the board, the seat's two, the dealer's two.
"""

from itertools import combinations
from typing import NamedTuple

import numpy as np

from kiosk.analysis.counting.compiled import inlined, njit
from kiosk.analysis.counting.deals import Flags, draw
from kiosk.analysis.counting.evaluator import CARD_BITS, CARD_COUNT, CARD_KEYS, LEVELS, NO_CARDS, Ints, five, seven
from kiosk.analysis.counting.symmetry import HOLE_KINDS
from kiosk.analysis.heads_up_holdem.cases import LAYOUTS, POCKET, PROGRESSIVE
from kiosk.analysis.heads_up_holdem.counting.tables import Decisions, raises_after_flop, raises_after_river
from kiosk.analysis.heads_up_holdem.counts import ENDS, HANDS
from kiosk.rules.cards.cards import RANKS, SUITS
from kiosk.rules.cards.hands import CATEGORIES, level_of

CARDS = 9
_HOLE, _DEALER = 5, 7
GROUPS = LAYOUTS["heads-up-holdem/ny"].sizes
_MAIN, _TRIPS_PLUS, _POCKET, _PROGRESSIVE = range(4)
_WIN, _WIN_UNQUALIFIED, _TIE, _LOSE, _LOSE_UNQUALIFIED = range(len(ENDS))
# By whether the seat's hand is lower, equal or higher, and whether the dealer qualifies.
_END_OF = np.array([(_LOSE_UNQUALIFIED, _LOSE), (_TIE, _TIE), (_WIN_UNQUALIFIED, _WIN)])
_LESS = HANDS.index("less")
_PAIR, _ROYAL = level_of("pair"), level_of("royal-flush")
_SPADES = SUITS.index("s")
_THREES_OF_BOARD = np.array(list(combinations(range(_HOLE), 3)))


def _pocket(one: int, other: int) -> int:
    low, high = sorted((one >> 2, other >> 2))
    ace, jack = RANKS.index("A"), RANKS.index("J")
    if low == high:
        return POCKET.index("pair-of-aces" if low == ace else "pair")
    if high < ace or low < jack:
        return 0
    return POCKET.index("ace-face-suited" if one & 3 == other & 3 else "ace-face-unsuited")


_HAND_OF_LEVEL = np.array([HANDS.index(name) if name in HANDS else _LESS for name in CATEGORIES])
_POCKETS = np.array([[_pocket(one, other) for other in range(CARD_COUNT)] for one in range(CARD_COUNT)])


def _line_of(category: str) -> int:
    return PROGRESSIVE.index(category) if category in PROGRESSIVE else 0


_PROGRESSIVE_OF_LEVEL = np.array([_line_of(category) for category in CATEGORIES])
_IN_SPADES, _FLOPPED, _COMMUNITY = (
    _line_of(name) for name in ("flopped-royal-flush-in-spades", "flopped-royal-flush", "community-royal-flush")
)


class House(NamedTuple):
    """What the house elects, as far as cards and decisions do not say it."""

    both_hole_cards: bool  # Trips Plus is judged by both hole cards and three of the board
    takes_trips_plus: bool  # of a folded hand
    takes_progressive: bool


@njit
def play(seed: int, start: int, rounds: int, raises: Flags, tables: Decisions, house: House) -> Ints:
    """How often each case comes in so many rounds; `raises` says by kind of hole what is raised before the flop."""
    tally = np.zeros((len(GROUPS), max(GROUPS)), np.int64)
    deck, places = np.arange(CARD_COUNT), np.empty(CARDS, np.int64)
    cards, cases = np.empty(CARDS, np.int64), np.empty(len(GROUPS), np.int64)
    for number in range(start, start + rounds):
        draw(seed, number, deck, places, cards)
        judge(cards, decide(cards, raises, tables), house, cases)
        for group in range(len(GROUPS)):
            tally[group, cases[group]] += 1
    return tally


@inlined
def decide(cards: Ints, raises: Flags, tables: Decisions) -> int:
    """How many antes are raised; 0 if the hand is folded."""
    one, other = cards[_HOLE], cards[_HOLE + 1]
    if raises[HOLE_KINDS[one, other]]:
        return 3
    if raises_after_flop(tables, cards, one, other):
        return 2
    return 1 if raises_after_river(tables, cards[:_HOLE], one, other) else 0


@inlined
def judge(cards: Ints, raised: int, house: House, cases: Ints) -> None:
    """Put down the case of each group, for a round in which so many antes were raised; 0: folded."""
    one, other = cards[_HOLE], cards[_HOLE + 1]
    key, bits = NO_CARDS, 0
    for place in range(_HOLE):
        key += CARD_KEYS[cards[place]]
        bits |= CARD_BITS[cards[place]]
    own = seven(key + CARD_KEYS[one] + CARD_KEYS[other], bits | CARD_BITS[one] | CARD_BITS[other])
    level = LEVELS[own]
    hand = _HAND_OF_LEVEL[level]
    one, other = cards[_DEALER], cards[_DEALER + 1]
    dealer = seven(key + CARD_KEYS[one] + CARD_KEYS[other], bits | CARD_BITS[one] | CARD_BITS[other])
    end = _END_OF[1 + (own > dealer) - (own < dealer), int(LEVELS[dealer] >= _PAIR)] if raised else 0
    cases[_MAIN] = (raised * len(HANDS) + hand) * len(ENDS) + end
    cases[_TRIPS_PLUS] = hand
    if hand and house.both_hole_cards:
        cases[_TRIPS_PLUS] = _hand_with_both(cards)
    if house.takes_trips_plus and not raised:
        cases[_TRIPS_PLUS] = 0
    cases[_POCKET] = _POCKETS[cards[_HOLE], cards[_HOLE + 1]]
    cases[_PROGRESSIVE] = _royal(cards) if level == _ROYAL else _PROGRESSIVE_OF_LEVEL[level]
    if house.takes_progressive and not raised:
        cases[_PROGRESSIVE] = 0


@njit
def _level_of_five(cards: Ints, first: int, second: int, third: int) -> int:
    key, bits = NO_CARDS, 0
    for place in (first, second, third, _HOLE, _HOLE + 1):
        key += CARD_KEYS[cards[place]]
        bits |= CARD_BITS[cards[place]]
    return int(LEVELS[five(key, bits)])


@njit
def _hand_with_both(cards: Ints) -> int:
    """The hand of Trips Plus where both hole cards must play."""
    level = 0
    for three in _THREES_OF_BOARD:
        level = max(level, _level_of_five(cards, three[0], three[1], three[2]))
    return int(_HAND_OF_LEVEL[level])


@njit
def _royal(cards: Ints) -> int:
    """The progressive's line for a royal flush, by where it lies."""
    key, bits = NO_CARDS, 0
    for place in range(_HOLE):
        key += CARD_KEYS[cards[place]]
        bits |= CARD_BITS[cards[place]]
    if LEVELS[five(key, bits)] == _ROYAL:
        return _COMMUNITY
    if _level_of_five(cards, 0, 1, 2) == _ROYAL:
        return _IN_SPADES if cards[_HOLE] & 3 == _SPADES else _FLOPPED
    return int(_PROGRESSIVE_OF_LEVEL[_ROYAL])
