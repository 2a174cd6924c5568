"""Fast Action Hold'em compiled: the deal, the dealer's house way, the hands' strengths, and rounds in bulk.

Every round is a function of the seed and its number. Cards are drawn from the whole shoe of six or eight decks, one
number a card; where either side has a natural both hands are drawn again, since naturals are counted exactly.
"""

import numpy as np

from kiosk.analysis.counting.compiled import inlined, njit
from kiosk.analysis.counting.evaluator import CARD_COUNT, CARD_KEYS, NO_CARDS, Ints, plain_seven, seven_of_several
from kiosk.analysis.counting.random_stream import below, mixed, stream
from kiosk.analysis.fast_action_holdem.counting.fours import (
    FIRST,
    MAX_DECKS,
    PLAYED,
    SECOND,
    SURRENDER,
    Bytes,
    place_of,
)
from kiosk.rules.fast_action_holdem.house_ways import WAYS, Two

# Where the cards of a round lie.
PLAYER, DEALER, BURNED, BOARD, ROUND = 0, 4, 8, 9, 14
# How a round without naturals ends.
KEEP_WIN, KEEP_LOSE, SPLIT_WIN_WIN, SPLIT_ONE, SPLIT_LOSE_LOSE, SURRENDERED = range(6)
RESULTS = ("keep-win", "keep-lose", "split-win-win", "split-one", "split-lose-lose", "surrender")

_NEXT = np.uint64(1)
_NETWORK = ((0, 1), (2, 3), (0, 2), (1, 3), (1, 2))  # puts four cards in ascending order
_FIVE_OF_A_SUIT = NO_CARDS // 3 * 8  # a suit's count begins at three, so that five set its highest bit


def _preference(one: int, other: int) -> int:
    """How early the house ways take two cards: by the way, then the higher card, then the lower."""
    high, low = max(one, other) >> 2, min(one, other) >> 2
    two = Two(high + 2, low + 2, one & 3 == other & 3)
    way = next(number for number, (_, fits) in enumerate(WAYS) if fits(two))
    return (way * 13 + 12 - high) * 13 + 12 - low


_PREFERENCES = np.array([[_preference(one, other) for other in range(CARD_COUNT)] for one in range(CARD_COUNT)])


@njit
def house_way(cards: Ints) -> int:
    """Which of the six pairs of four cards, in the order of their deal, the house ways keep."""
    kept, least = 0, _PREFERENCES[cards[0], cards[1]]
    for pair in range(1, 6):
        preference = _PREFERENCES[cards[FIRST[pair]], cards[SECOND[pair]]]
        if preference < least:  # of equal choices the cards dealt earlier
            kept, least = pair, preference
    return kept


@inlined
def is_natural(cards: Ints, start: int) -> bool:
    rank = cards[start] >> 2
    return bool(cards[start + 1] >> 2 == rank and cards[start + 2] >> 2 == rank and cards[start + 3] >> 2 == rank)


@njit
def _draw(state: np.uint64, decks: int, stamp: int, start: int, cards: Ints, taken: Ints) -> int:
    """Draw cards from `start` to the end of a round, without naturals. The next stamp that no card bears.

    A card bears the stamp of the deal in which it was drawn last, so that the shoe is whole again at once.
    """
    place = start
    while place < ROUND:
        drawn = below(mixed(state), CARD_COUNT * decks)
        state += _NEXT
        if taken[drawn] < stamp:
            taken[drawn] = stamp
            cards[place] = drawn % CARD_COUNT
            place += 1
            if place == BURNED and (is_natural(cards, DEALER) or (start == PLAYER and is_natural(cards, PLAYER))):
                place = start
                stamp += 1
    return stamp + 1


@njit
def _with_flush(cards: Ints, one: int, other: int) -> int:
    seven = np.empty(7, np.int64)
    seven[:5] = cards[BOARD:]
    seven[5], seven[6] = one, other
    return seven_of_several(seven)


@inlined
def _strength(key: int, cards: Ints, one: int, other: int) -> int:
    """Of two cards with the board, whose key is given: the same as `seven_of_several`, mostly by one look-up."""
    whole = key + CARD_KEYS[one] + CARD_KEYS[other]
    return _with_flush(cards, one, other) if whole & _FIVE_OF_A_SUIT else plain_seven(whole & 0xFFFFFFFF)


@inlined
def _key_of_board(cards: Ints) -> int:
    key = NO_CARDS
    for place in range(BOARD, ROUND):
        key += CARD_KEYS[cards[place]]
    return int(key)


@njit
def dealers_strength(cards: Ints, key: int) -> int:
    """What the dealer has with the two cards that the house way keeps."""
    kept = house_way(cards[DEALER:BURNED])
    return _strength(key, cards, cards[DEALER + FIRST[kept]], cards[DEALER + SECOND[kept]])


@njit
def settle(cards: Ints, action: int) -> int:
    """How a round ends, one of RESULTS. The action speaks of the player's cards as they lie; equal hands lose."""
    if action == SURRENDER:
        return SURRENDERED
    key = _key_of_board(cards)
    dealer = dealers_strength(cards, key)
    own, rest = PLAYED[action, 0], PLAYED[action, 1]
    won = _strength(key, cards, cards[FIRST[own]], cards[SECOND[own]]) > dealer
    if rest < 0:
        return KEEP_WIN if won else KEEP_LOSE
    also_won = _strength(key, cards, cards[FIRST[rest]], cards[SECOND[rest]]) > dealer
    return SPLIT_WIN_WIN if won and also_won else SPLIT_ONE if won or also_won else SPLIT_LOSE_LOSE


@inlined
def sort_four(cards: Ints) -> None:
    for one, other in _NETWORK:
        cards[one], cards[other] = min(cards[one], cards[other]), max(cards[one], cards[other])


@njit
def play(decks: int, seed: int, start: int, rounds: int, actions: Bytes) -> Ints:
    """How often each of RESULTS comes in so many rounds from number `start`, with these actions by place."""
    results = np.zeros(len(RESULTS), np.int64)
    cards, taken = np.empty(ROUND, np.int64), np.zeros(CARD_COUNT * MAX_DECKS, np.int64)
    stamp = 1
    for number in range(start, start + rounds):
        stamp = _draw(stream(seed, number), decks, stamp, PLAYER, cards, taken)
        sort_four(cards)
        results[settle(cards, actions[place_of(cards[0], cards[1], cards[2], cards[3])])] += 1
    return results
