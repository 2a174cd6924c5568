"""The hand that some cards make: how strong it is, the ranks that name it, and which of the cards it is made of.

A card that lies face down is None. Nothing is said of a hand while one of its own cards is.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from kiosk.rules.cards.cards import ACE, RANK, Card, face_up
from kiosk.rules.cards.hands import Strength, best

_FIVE = 5
_WHEEL = (ACE, 5, 4, 3, 2)

ShownCards = tuple[Card | None, ...]


class MadeHand(NamedTuple):
    """Five cards. `own` and `board` say which of the holder's and of the board's cards they are, by position."""

    strength: Strength
    ranks: tuple[int, ...]  # the most frequent first, then the highest: those that name the hand, then its kickers
    own: tuple[int, ...]
    board: tuple[int, ...]


@lru_cache(maxsize=512)
def made_hand(own: ShownCards, board: ShownCards = (), from_board: int | None = None) -> MadeHand | None:
    """The best five; where several choices are equal, own cards go first. None while there are no five.

    With `from_board` every own card plays, and exactly so many of the board.
    """
    lying = [index for index, card in enumerate(board) if card is not None]
    if None in own:
        return None
    found = [
        (_cards(own, mine) + _cards(board, shared), mine, shared) for mine, shared in _choices(own, lying, from_board)
    ]
    if not found:
        return None
    five, mine, shared = max(found, key=lambda choice: best(choice[0]))  # the first of equal ones
    return MadeHand(best(five), ranks_of(five), mine, shared)


def ranks_of(cards: Iterable[Card]) -> tuple[int, ...]:
    """The ranks: the most frequent first, then the highest. An ace below a two comes last."""
    counts = Counter(RANK[card] for card in cards)
    ranks = tuple(sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True))
    return (*ranks[1:], ACE) if ranks == _WHEEL else ranks


def _choices(
    own: Sequence[object], lying: Sequence[int], from_board: int | None
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every choice of five, those with the most own cards first."""
    if from_board is not None:
        for shared in combinations(lying, from_board):
            yield tuple(range(len(own))), shared
        return
    for count in range(min(len(own), _FIVE), -1, -1):
        for mine in combinations(range(len(own)), count):
            for shared in combinations(lying, _FIVE - count):
                yield mine, shared


def _cards(cards: ShownCards, chosen: Iterable[int]) -> tuple[Card, ...]:
    return face_up(cards[index] for index in chosen)
