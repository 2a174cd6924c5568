"""Ranks hands in bulk: the best five of seven cards by two look-ups, over one deck or several.

A card is a number, four times its rank (0: deuce) and its suit. Each rank has a weight, chosen so that no two
multisets of five, of six or of seven ranks have the same sum: the sum is the key of a small table whose rows are laid
over one another where they leave room. A strength is the place of the hand among all there are, so it compares as
`kiosk.rules.cards.hands` does, and the tables are made by that evaluator.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kiosk.analysis.counting.compiled import inlined, kept, njit
from kiosk.rules.cards import hands
from kiosk.rules.cards.cards import RANKS, SUITS, Card

Ints = npt.NDArray[np.int64]
Shorts = npt.NDArray[np.uint16]

CARD_COUNT = 52
CARD_NAMES: tuple[Card, ...] = tuple(Card(rank + suit) for rank in RANKS for suit in SUITS)
NUMBER_OF: dict[Card, int] = {card: number for number, card in enumerate(CARD_NAMES)}

# Found by trying; making the tables proves them.
RANK_WEIGHTS = np.array(
    (0, 1145806, 2831425, 3239686, 3533494, 7278715, 7684719, 8139533, 8583679, 10735057, 12047260, 12101035, 12489734)
)
_ROW_BITS = 13
_ROW = 1 << _ROW_BITS
_SUIT_SHIFT = 32  # above the sum of weights, four bits a suit, which begin at three: five of a suit set the highest
_FIVE_OF_A_SUIT = sum(8 << _SUIT_SHIFT + 4 * suit for suit in range(4))
NO_CARDS = sum(3 << _SUIT_SHIFT + 4 * suit for suit in range(4))

# What each card adds to a key, and its bit among the cards of its suit.
CARD_KEYS = np.array([RANK_WEIGHTS[card >> 2] + (1 << _SUIT_SHIFT + 4 * (card & 3)) for card in range(CARD_COUNT)])
CARD_BITS = np.array([1 << 16 * (card & 3) + (card >> 2) for card in range(CARD_COUNT)])


class _Hashed(NamedTuple):
    """Strengths by key: `strengths[key + offsets[key >> 13]]`."""

    offsets: npt.NDArray[np.int32]
    strengths: Shorts


@njit
def _first_fit(taken: npt.NDArray[np.bool_], places: Ints) -> int:
    """The first shift at which a row finds all its places free; it takes them."""
    start, fits = -1, False
    while not fits:
        start += 1
        fits = True
        for place in places:
            if taken[place + start]:
                fits = False
                break
    for place in places:
        taken[place + start] = True
    return start


def _lay_rows(keys: Sequence[int], values: Sequence[int]) -> _Hashed:
    """Lay the rows of a sparse table over one another, the fullest first, each where it first fits."""
    rows: dict[int, list[tuple[int, int]]] = {}
    for key, value in zip(keys, values, strict=True):
        rows.setdefault(key >> _ROW_BITS, []).append((key & _ROW - 1, value))
    offsets = np.zeros(max(rows) + 1, np.int32)
    strengths = np.zeros(len(keys) * 2 + _ROW, np.uint16)
    taken = np.zeros(len(strengths), np.bool_)
    for row, entries in sorted(rows.items(), key=lambda item: -len(item[1])):
        places = np.array([place for place, _ in entries])
        start = _first_fit(taken, places)
        strengths[places + start] = [value for _, value in entries]
        offsets[row] = start - (row << _ROW_BITS)
    return _Hashed(offsets, strengths[: int(np.flatnonzero(taken)[-1]) + 1])


def _unsuited(ranks: Iterable[int]) -> list[Card]:
    """Cards of these ranks, at most two of a suit."""
    return [Card(RANKS[rank] + SUITS[place % 4]) for place, rank in enumerate(ranks)]


def _suited(ranks: Iterable[int]) -> list[Card]:
    return [Card(RANKS[rank] + SUITS[0]) for rank in ranks]


def _multisets(cards: int) -> list[tuple[int, ...]]:
    return list(combinations_with_replacement(range(13), cards))


def _make_tables() -> dict[str, npt.NDArray[np.generic]]:
    fives = _multisets(5)
    scale = sorted({hands.best(cards(ranks)) for ranks in fives for cards in (_unsuited, _suited)})
    place = {strength: number for number, strength in enumerate(scale)}
    made: dict[str, npt.NDArray[np.generic]] = {
        "levels": np.array([hands.level(strength) for strength in scale], np.uint8)
    }
    for name, cards, sizes in (("plain", _unsuited, (5, 6, 7)), ("flush", _suited, (5, 6, 7))):
        for size in sizes:
            multisets = _multisets(size)
            keys = [int(RANK_WEIGHTS[list(ranks)].sum()) for ranks in multisets]
            if len(set(keys)) < len(keys):
                raise ValueError(f"the weights do not tell {size} ranks apart")
            hashed = _lay_rows(keys, [place[hands.best(cards(ranks))] for ranks in multisets])
            made[f"{name}-{size}-offsets"], made[f"{name}-{size}"] = hashed
    flushes = np.zeros(1 << 13, np.uint16)
    for mask in range(1 << 13):
        if 5 <= mask.bit_count() <= 7:
            flushes[mask] = place[hands.best(_suited(rank for rank in range(13) if mask >> rank & 1))]
    made["one-suit"] = flushes
    return made


_ALL = kept("evaluator", _make_tables)
LEVELS = _ALL["levels"].astype(np.int64)  # of each strength, its category as kiosk.rules.cards.hands counts them
_PLAIN_5, _PLAIN_5_OFFSETS = _ALL["plain-5"], _ALL["plain-5-offsets"]
_PLAIN_6, _PLAIN_6_OFFSETS = _ALL["plain-6"], _ALL["plain-6-offsets"]
_PLAIN_7, _PLAIN_7_OFFSETS = _ALL["plain-7"], _ALL["plain-7-offsets"]
_ONE_SUIT = _ALL["one-suit"]
_FLUSH_5, _FLUSH_5_OFFSETS = _ALL["flush-5"], _ALL["flush-5-offsets"]
_FLUSH_6, _FLUSH_6_OFFSETS = _ALL["flush-6"], _ALL["flush-6-offsets"]
_FLUSH_7, _FLUSH_7_OFFSETS = _ALL["flush-7"], _ALL["flush-7-offsets"]


@inlined
def _suit_of_five(key: int) -> int:
    suits = key >> _SUIT_SHIFT
    return 0 if suits & 0x8 else 1 if suits & 0x80 else 2 if suits & 0x800 else 3


@inlined
def plain_six(weight: int) -> int:
    """The strength of six ranks, by the sum of their weights, where no five cards share a suit."""
    return int(_PLAIN_6[weight + _PLAIN_6_OFFSETS[weight >> _ROW_BITS]])


@inlined
def plain_seven(weight: int) -> int:
    """The strength of seven ranks, by the sum of their weights, where no five cards share a suit."""
    return int(_PLAIN_7[weight + _PLAIN_7_OFFSETS[weight >> _ROW_BITS]])


@inlined
def one_suit(bits: int) -> int:
    """The strength of five to seven cards of one suit, by their bits."""
    return int(_ONE_SUIT[bits])


@inlined
def seven(key: int, bits: int) -> int:
    """The strength of seven cards of one deck, by their key (begun with NO_CARDS) and bits."""
    if key & _FIVE_OF_A_SUIT:
        return int(_ONE_SUIT[bits >> 16 * _suit_of_five(key) & 0x1FFF])
    weight = key & 0xFFFFFFFF
    return int(_PLAIN_7[weight + _PLAIN_7_OFFSETS[weight >> _ROW_BITS]])


@inlined
def five(key: int, bits: int) -> int:
    if key & _FIVE_OF_A_SUIT:
        return int(_ONE_SUIT[bits >> 16 * _suit_of_five(key) & 0x1FFF])
    weight = key & 0xFFFFFFFF
    return int(_PLAIN_5[weight + _PLAIN_5_OFFSETS[weight >> _ROW_BITS]])


@njit
def seven_of_several(cards: Ints) -> int:
    """The strength of seven cards out of several decks, where five of a suit may repeat their ranks."""
    key = NO_CARDS
    for card in cards:
        key += CARD_KEYS[card]
    weight = key & 0xFFFFFFFF
    plain = int(_PLAIN_7[weight + _PLAIN_7_OFFSETS[weight >> _ROW_BITS]])
    if not key & _FIVE_OF_A_SUIT:
        return plain
    suit, count, suited = _suit_of_five(key), 0, 0
    for card in cards:
        if card & 3 == suit:
            count += 1
            suited += RANK_WEIGHTS[card >> 2]
    if count == 5:
        flush = int(_FLUSH_5[suited + _FLUSH_5_OFFSETS[suited >> _ROW_BITS]])
    elif count == 6:
        flush = int(_FLUSH_6[suited + _FLUSH_6_OFFSETS[suited >> _ROW_BITS]])
    else:
        flush = int(_FLUSH_7[suited + _FLUSH_7_OFFSETS[suited >> _ROW_BITS]])
    return max(plain, flush)
