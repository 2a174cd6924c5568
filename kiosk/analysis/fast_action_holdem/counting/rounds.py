"""Fast Action Hold'em round by round, compiled, naturals and all: how each hand that a seat set ends.

The cards of a round lie as `play` has them: the seat's four, the dealer's, one burned, the board.
"""

import numpy as np

from kiosk.analysis.counting.compiled import njit
from kiosk.analysis.counting.deals import draw
from kiosk.analysis.counting.evaluator import CARD_COUNT, Ints
from kiosk.analysis.fast_action_holdem.cases import ENDS, LAYOUTS
from kiosk.analysis.fast_action_holdem.counting.fours import KEEPS, PLAYED, SURRENDER, Bytes, place_of
from kiosk.analysis.fast_action_holdem.counting.play import (
    DEALER,
    KEEP_WIN,
    PLAYER,
    ROUND,
    is_natural,
    settle,
    sort_four,
)

GROUPS = LAYOUTS["fast-action-holdem/ma"].sizes
_NATURAL, _SURRENDER, _KEEP_NATURAL, _SPLIT_NATURAL = (
    ENDS.index(name) for name in ("natural", "surrender", "keep-against-natural", "split-against-natural")
)
_KEEP = np.array([ENDS.index(f"keep-{end}") for end in ("lose", "win")])
_SPLIT = np.array([[ENDS.index(f"split-{one}-{other}") for other in ("lose", "win")] for one in ("lose", "win")])


@njit
def play(seed: int, start: int, rounds: int, decks: int, actions: Bytes) -> Ints:
    """How often each case comes in so many rounds, with these actions by the place of four cards."""
    tally = np.zeros((len(GROUPS), max(GROUPS)), np.int64)
    deck, places = np.arange(CARD_COUNT * decks), np.empty(ROUND, np.int64)
    cards = np.empty(ROUND, np.int64)
    for number in range(start, start + rounds):
        draw(seed, number, deck, places, cards)
        for place in range(ROUND):
            cards[place] %= CARD_COUNT
        sort_four(cards)
        tally[0, judge(cards, actions[place_of(cards[0], cards[1], cards[2], cards[3])])] += 1
    return tally


@njit
def judge(cards: Ints, action: int) -> int:
    """How a round ends, one of ENDS. The action speaks of the seat's cards as they lie."""
    if is_natural(cards, PLAYER):
        return _NATURAL
    if action == SURRENDER:
        return _SURRENDER
    if is_natural(cards, DEALER):
        return _KEEP_NATURAL if action < KEEPS else _SPLIT_NATURAL
    if action < KEEPS:
        return int(_KEEP[int(settle(cards, action) == KEEP_WIN)])
    first, second = settle(cards, PLAYED[action, 0]), settle(cards, PLAYED[action, 1])
    return int(_SPLIT[int(first == KEEP_WIN), int(second == KEEP_WIN)])
