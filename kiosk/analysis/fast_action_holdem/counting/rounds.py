"""Fast Action Hold'em round by round, compiled, naturals and all: how each hand that a seat set ends.

The cards of a round lie as `play` has them: the seat's four, the dealer's, one burned, the board.
"""

import numpy as np

from kiosk.analysis.counting.compiled import inlined, njit
from kiosk.analysis.counting.deals import draw
from kiosk.analysis.counting.evaluator import CARD_COUNT, Ints
from kiosk.analysis.fast_action_holdem.cases import ENDS, LAYOUTS
from kiosk.analysis.fast_action_holdem.counting.fours import KEEPS, PLAYED, SURRENDER, Bytes, place_of
from kiosk.analysis.fast_action_holdem.counting.play import DEALER, KEEP_WIN, PLAYER, ROUND, settle

GROUPS = LAYOUTS["fast-action-holdem/ma"].sizes
_NATURAL, _SURRENDER, _KEEP_NATURAL, _SPLIT_NATURAL = (
    ENDS.index(name) for name in ("natural", "surrender", "keep-against-natural", "split-against-natural")
)
_NETWORK = ((0, 1), (2, 3), (0, 2), (1, 3), (1, 2))  # puts four cards in ascending order
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
        for one, other in _NETWORK:
            cards[one], cards[other] = min(cards[one], cards[other]), max(cards[one], cards[other])
        tally[0, judge(cards, actions[place_of(cards[0], cards[1], cards[2], cards[3])])] += 1
    return tally


@inlined
def _is_natural(cards: Ints, start: int) -> bool:
    rank = cards[start] >> 2
    return bool(cards[start + 1] >> 2 == rank and cards[start + 2] >> 2 == rank and cards[start + 3] >> 2 == rank)


@njit
def judge(cards: Ints, action: int) -> int:
    """How a round ends, one of ENDS. The action speaks of the seat's cards as they lie."""
    if _is_natural(cards, PLAYER):
        return _NATURAL
    if action == SURRENDER:
        return _SURRENDER
    if _is_natural(cards, DEALER):
        return _KEEP_NATURAL if action < KEEPS else _SPLIT_NATURAL
    if action < KEEPS:
        return int(_KEEP[int(settle(cards, action) == KEEP_WIN)])
    first, second = settle(cards, PLAYED[action, 0]), settle(cards, PLAYED[action, 1])
    return int(_SPLIT[int(first == KEEP_WIN), int(second == KEEP_WIN)])
