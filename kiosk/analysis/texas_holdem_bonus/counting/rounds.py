"""Texas Hold'em Bonus round by round, compiled: the simple strategy's decisions, and the case of each wager.

The cards lie as an automated shoe deals them to one seat, burned ones included: the seat's two, the dealer's two, then
one burned before flop, turn and river each.
"""

import numpy as np

from kiosk.analysis.counting.compiled import inlined, njit
from kiosk.analysis.counting.deals import Flags, draw
from kiosk.analysis.counting.evaluator import CARD_BITS, CARD_COUNT, CARD_KEYS, LEVELS, NO_CARDS, Ints, five, seven
from kiosk.analysis.counting.symmetry import HOLE_KINDS
from kiosk.analysis.texas_holdem_bonus.cases import BONUS, DEALER_ACES, LAYOUTS, PROGRESSIVE
from kiosk.analysis.texas_holdem_bonus.counting.simple import bets_simply
from kiosk.analysis.texas_holdem_bonus.counts import ENDS
from kiosk.rules.cards.cards import RANKS
from kiosk.rules.cards.hands import CATEGORIES, level_of

CARDS = 12
GROUPS = LAYOUTS["texas-holdem-bonus/ma"].sizes
_DEALER = 2
_BOARD = np.array([5, 6, 7, 9, 11])
_MAIN, _BONUS, _PROGRESSIVE = range(3)
_WIN_LESS, _WIN_STRAIGHT, _WIN_FLUSH, _TIE, _LOSE = range(len(ENDS))
_TEN = RANKS.index("T")
_STRAIGHT, _FLUSH, _ROYAL = level_of("straight"), level_of("flush"), level_of("royal-flush")
_WIN_OF_LEVEL = np.full(len(CATEGORIES), _WIN_LESS)
_WIN_OF_LEVEL[_STRAIGHT], _WIN_OF_LEVEL[_FLUSH:] = _WIN_STRAIGHT, _WIN_FLUSH
_LINE_OF_LEVEL = np.array([PROGRESSIVE.index(name) if name in PROGRESSIVE else 0 for name in CATEGORIES])
_ACES, _DEALER_ACES = BONUS.index("ace-ace"), BONUS.index(DEALER_ACES)
_COMMUNITY, _AFTER_5, _AFTER_6, _AFTER_7 = (
    PROGRESSIVE.index(name) for name in ("community-royal", "royal-after-5", "royal-after-6", "royal-after-7")
)


def _bonus(one: int, other: int) -> int:
    """The case of the bonus for two cards, whatever the dealer has."""
    low, high = sorted((one >> 2, other >> 2))
    ace, king, jack = (RANKS.index(rank) for rank in "AKJ")
    if low == high:
        name = "ace-ace" if low == ace else "king-queen-or-jack-pair" if low >= jack else "ten-to-two-pair"
    elif high == ace and low >= jack:
        suited = "suited" if one & 3 == other & 3 else "unsuited"
        name = f"ace-{'king' if low == king else 'queen-or-jack'}-{suited}"
    else:
        return 0
    return BONUS.index(name)


_BONUSES = np.array([[_bonus(one, other) for other in range(CARD_COUNT)] for one in range(CARD_COUNT)])


@njit
def play(seed: int, start: int, rounds: int, folds: Flags, takes_progressive: bool) -> Ints:
    """How often each case comes in so many rounds; `folds` says by kind of hole what is folded before the flop."""
    tally = np.zeros((len(GROUPS), max(GROUPS)), np.int64)
    deck, places = np.arange(CARD_COUNT), np.empty(CARDS, np.int64)
    cards, cases = np.empty(CARDS, np.int64), np.empty(len(GROUPS), np.int64)
    board = np.empty(len(_BOARD), np.int64)
    for number in range(start, start + rounds):
        draw(seed, number, deck, places, cards)
        judge(cards, decide(cards, folds, board), takes_progressive, cases)
        for group in range(len(GROUPS)):
            tally[group, cases[group]] += 1
    return tally


@njit
def decide(cards: Ints, folds: Flags, board: Ints) -> int:
    """What was decided, one of DECISIONS. `board` is scratch."""
    low, high = min(cards[0], cards[1]), max(cards[0], cards[1])
    if folds[HOLE_KINDS[low, high]]:
        return 0
    for place in range(4):
        board[place] = cards[_BOARD[place]]
    return 1 + bets_simply(board[:3], low, high) + 2 * bets_simply(board[:4], low, high)


@inlined
def _strength(key: int, bits: int, one: int, other: int) -> int:
    return seven(key + CARD_KEYS[one] + CARD_KEYS[other], bits | CARD_BITS[one] | CARD_BITS[other])


@inlined
def judge(cards: Ints, decided: int, takes_progressive: bool, cases: Ints) -> None:
    """Put down the case of each group, for a round with this decision."""
    key, bits = NO_CARDS, 0
    for place in _BOARD:
        key += CARD_KEYS[cards[place]]
        bits |= CARD_BITS[cards[place]]
    own = _strength(key, bits, cards[0], cards[1])
    dealer = _strength(key, bits, cards[_DEALER], cards[_DEALER + 1])
    level = LEVELS[own]
    end = 0
    if decided:
        end = _WIN_OF_LEVEL[level] if own > dealer else _TIE if own == dealer else _LOSE
    cases[_MAIN] = decided * len(ENDS) + end
    bonus = _BONUSES[cards[0], cards[1]]
    if bonus == _ACES and _BONUSES[cards[_DEALER], cards[_DEALER + 1]] == _ACES:
        bonus = _DEALER_ACES
    cases[_BONUS] = bonus
    line = _royal(cards) if level == _ROYAL else _LINE_OF_LEVEL[level]
    cases[_PROGRESSIVE] = line if decided or not takes_progressive else 0


@njit
def _royal(cards: Ints) -> int:
    """The progressive's line for a royal flush, by the card that completed it."""
    key, bits = NO_CARDS, 0
    for place in _BOARD:
        key += CARD_KEYS[cards[place]]
        bits |= CARD_BITS[cards[place]]
    if LEVELS[five(key, bits)] == _ROYAL:
        return _COMMUNITY
    suited = np.zeros(4, np.int64)  # how many of the royal cards of each suit have come
    for place in (0, 1, 5, 6, 7, 9, 11):
        suited[cards[place] & 3] += cards[place] >> 2 >= _TEN
        if suited.max() == 5:
            return _AFTER_5 if place <= _BOARD[2] else _AFTER_6 if place == _BOARD[3] else _AFTER_7
    return 0
