"""Flop Poker round by round, compiled: what a strategy bets, the line that it comes to, and who wins the pot.

The cards lie as an automated shoe deals them: three to each seat, of which the first is the one that is followed, then
the three community cards. The other seats play for the pot alone.
"""

import numpy as np

from kiosk.analysis.counting.compiled import inlined, njit
from kiosk.analysis.counting.deals import Flags, draw
from kiosk.analysis.counting.evaluator import (
    CARD_BITS,
    CARD_COUNT,
    CARD_KEYS,
    LEVELS,
    NO_CARDS,
    RANK_WEIGHTS,
    Ints,
    five,
)
from kiosk.analysis.flop_poker.cases import LAYOUTS, LINES
from kiosk.rules.cards.cards import RANKS
from kiosk.rules.cards.hands import CATEGORIES, level_of

GROUPS = LAYOUTS["flop-poker/ma"].sizes
_HAND = 3
_MAIN, _POT = range(2)
_PAIR = level_of("pair")
_LINE_OF_LEVEL = np.array([LINES.index(name) if name in LINES else 0 for name in CATEGORIES])
_JACKS = LINES.index("jacks-or-better")
# The key of the lowest hand with a pair of jacks, in several suits: two jacks, four, three and two.
_LOWEST_JACKS = NO_CARDS + int(RANK_WEIGHTS[[RANKS.index(rank) for rank in "JJ432"]].sum())


@njit
def play(seed: int, start: int, rounds: int, bets: Flags, players: int) -> Ints:
    """How often each case comes in so many rounds; `bets` says for any three cards whether they are bet."""
    tally = np.zeros((len(GROUPS), max(GROUPS)), np.int64)
    count = _HAND * (players + 1)
    deck, places = np.arange(CARD_COUNT), np.empty(count, np.int64)
    cards, cases = np.empty(count, np.int64), np.empty(len(GROUPS), np.int64)
    for number in range(start, start + rounds):
        draw(seed, number, deck, places, cards)
        judge(cards, int(bets[cards[0], cards[1], cards[2]]), cases)
        for group in range(len(GROUPS)):
            tally[group, cases[group]] += 1
    return tally


@inlined
def judge(cards: Ints, bet: int, cases: Ints) -> None:
    """Put down the line of the first hand, and how many share the pot with it; 0 if it does not."""
    own = _strength(cards, 0)
    level = LEVELS[own]
    line = _LINE_OF_LEVEL[level]
    if level == _PAIR and own >= five(_LOWEST_JACKS, 0):
        line = _JACKS
    cases[_MAIN] = bet * len(LINES) + line
    winners = 1
    for start in range(_HAND, len(cards) - _HAND, _HAND):
        other = _strength(cards, start)
        if other > own:
            winners = 0
            break
        winners += other == own
    cases[_POT] = winners


@njit
def _strength(cards: Ints, start: int) -> int:
    """The best that the three cards from `start` on make with two of the last three."""
    key, bits = NO_CARDS, 0
    for place in range(start, start + _HAND):
        key += CARD_KEYS[cards[place]]
        bits |= CARD_BITS[cards[place]]
    best, board = 0, len(cards) - _HAND
    for left_out in range(board, len(cards)):
        whole, own = key, bits
        for place in range(board, len(cards)):
            if place != left_out:
                whole += CARD_KEYS[cards[place]]
                own |= CARD_BITS[cards[place]]
        best = max(best, five(whole, own))
    return best
