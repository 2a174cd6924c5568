"""Hand ranking for all games: one evaluator, from five to seven cards, over one deck or several.

The seventeen categories of several decks contain the ten ordinary ones in their ordinary order, so one scale
serves every game. A strength is an integer: the higher beats the lower, equal ones tie, suits never matter.

How it counts: each card weighs one in a three-bit counter of its rank and one in a three-bit counter of its
suit, so the sum of the weights *is* the multiset of ranks and suits (at most seven cards: no counter overflows).
Questions about it are then a few bit operations on all thirteen ranks at once, and a set of ranks, one bit each,
compares as poker does: the highest card first.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations

from kiosk.rules.cards.cards import DECK, RANK, SUIT, SUITS, Card

Strength = int  # the higher beats the lower; equal ones tie

CATEGORIES = (
    "high-card",
    "pair",
    "two-pair",
    "three-of-a-kind",
    "straight",
    "flush",
    "full-house",
    "four-of-a-kind",
    "flush-one-pair",
    "flush-two-pair",
    "flush-three-of-a-kind",
    "five-of-a-kind",
    "flush-full-house",
    "straight-flush",
    "flush-four-of-a-kind",
    "royal-flush",
    "flush-five-of-a-kind",
)
_LEVEL = {name: level for level, name in enumerate(CATEGORIES)}

_COUNTER_BITS = 3
_SUIT_SHIFT = 13 * _COUNTER_BITS  # above the thirteen rank counters
_RANK_FIELD = (1 << _SUIT_SHIFT) - 1
_ONES = sum(1 << _COUNTER_BITS * index for index in range(13))
_SUIT_ONES = sum(1 << _COUNTER_BITS * index for index in range(4))
_ACE_SHIFT = _COUNTER_BITS * 12
_ACE_BIT = 1 << _ACE_SHIFT
_MADE_SHIFT = _SUIT_SHIFT
_LEVEL_SHIFT = 2 * _SUIT_SHIFT

_RANK_WEIGHT = {card: 1 << _COUNTER_BITS * (RANK[card] - 2) for card in DECK}
_WEIGHT = {card: _RANK_WEIGHT[card] | 1 << _SUIT_SHIFT + _COUNTER_BITS * SUITS.index(SUIT[card]) for card in DECK}
_weight_of = _WEIGHT.__getitem__

(
    _HIGH_CARD,
    _PAIR,
    _TWO_PAIR,
    _THREE,
    _STRAIGHT,
    _FLUSH,
    _FULL_HOUSE,
    _FOUR,
    _FLUSH_PAIR,
    _FLUSH_TWO_PAIR,
    _FLUSH_THREE,
    _FIVE,
    _FLUSH_FULL_HOUSE,
    _STRAIGHT_FLUSH,
    _FLUSH_FOUR,
    _ROYAL,
    _FLUSH_FIVE,
) = (level << _LEVEL_SHIFT for level in range(len(CATEGORIES)))


def best(cards: Sequence[Card], weight: int = 0) -> Strength:
    """The strength of the best five of five to seven cards. `weight` is theirs, where the caller has it already."""
    weight = weight or weigh(cards)
    suits = weight >> _SUIT_SHIFT
    suited = suits >> 2 & (suits >> 1 | suits) & _SUIT_ONES  # a counter of five, six or seven
    plain = _plain(weight & _RANK_FIELD)
    if not suited:
        return plain
    suit = SUITS[(suited.bit_length() - 1) // _COUNTER_BITS]
    flush = _flush(sum(_RANK_WEIGHT[card] for card in cards if SUIT[card] == suit))
    return max(plain, flush)


def weigh(cards: Sequence[Card]) -> int:
    """How often each rank and each suit stands among the cards, as one number. Weights add up."""
    return sum(map(_weight_of, cards))


def best_of_each(hands: Iterable[tuple[Card, ...]], board: tuple[Card, ...]) -> list[Strength]:
    on_board = weigh(board)
    return [best(board + hand, on_board + weigh(hand)) for hand in hands]


def level_of(name: str) -> int:
    """Where a category stands on the scale: higher is better."""
    return _LEVEL[name]


def level(strength: Strength) -> int:
    return strength >> _LEVEL_SHIFT


def category(strength: Strength) -> str:
    return CATEGORIES[strength >> _LEVEL_SHIFT]


def pair_rank(strength: Strength) -> int:
    """The rank of a hand's pair (of the higher one where there are two)."""
    made = strength >> _MADE_SHIFT & _RANK_FIELD
    return (made.bit_length() - 1) // _COUNTER_BITS + 2


def best_with_all_of(own: Sequence[Card], board: Sequence[Card], from_board: int) -> Strength:
    """The best hand in which every own card plays, with `from_board` cards of the board."""
    own = tuple(own)
    weight = weigh(own)
    return max([best(own + chosen, weight + weigh(chosen)) for chosen in combinations(board, from_board)])


def _top(ranks: int) -> int:
    """The highest rank of a set, as a set."""
    return 1 << ranks.bit_length() - 1 if ranks else 0


def _top_of(ranks: int, count: int) -> int:
    for _ in range(ranks.bit_count() - count):
        ranks &= ranks - 1
    return ranks


def _straight(ranks: int) -> int:
    """The highest card of the best straight among the ranks, or 0. The ace also stands below the two."""
    low = ranks << _COUNTER_BITS | ranks >> _ACE_SHIFT
    run = low & low >> 3
    run &= run >> 6 & low >> 12
    return _top(run) << 9 if run else 0  # from the lowest card, shifted up once already, to the highest


@lru_cache(maxsize=1 << 16)  # there are about fifty thousand multisets of ranks, and play comes back to them
def _plain(counts: int) -> Strength:
    """The best hand by the ranks alone, given the counters of all cards."""
    four_bit, two_bit, one_bit = counts >> 2 & _ONES, counts >> 1 & _ONES, counts & _ONES
    twice = four_bit | two_bit
    every = twice | one_bit
    straight = _straight(every) if every.bit_count() >= 5 else 0
    if not twice:
        return _STRAIGHT | straight if straight else _HIGH_CARD | _top_of(every, 5)
    if four_bit:
        if five := four_bit & (two_bit | one_bit):
            return _FIVE | _top(five)
        four = _top(four_bit)
        return _FOUR | four << _MADE_SHIFT | _top(every & ~four)
    if thrice := two_bit & one_bit:
        three = _top(thrice)
        if pair := _top(twice & ~three):
            return _FULL_HOUSE | three << _MADE_SHIFT | pair
        if straight:
            return _STRAIGHT | straight
        return _THREE | three << _MADE_SHIFT | _top_of(every & ~three, 2)
    if straight:
        return _STRAIGHT | straight
    if twice & twice - 1:
        pairs = _top_of(twice, 2)
        return _TWO_PAIR | pairs << _MADE_SHIFT | _top(every & ~pairs)
    return _PAIR | twice << _MADE_SHIFT | _top_of(every & ~twice, 3)


def _flush(counts: int) -> Strength:
    """The best hand within one suit, given the counters of that suit's cards, of which there are five or more."""
    four_bit, two_bit, one_bit = counts >> 2 & _ONES, counts >> 1 & _ONES, counts & _ONES
    twice = four_bit | two_bit
    every = twice | one_bit
    straight = _straight(every)
    if straight == _ACE_BIT:
        return _ROYAL | straight
    if not twice:  # always so with a single deck
        return _STRAIGHT_FLUSH | straight if straight else _FLUSH | _top_of(every, 5)
    if five := four_bit & (two_bit | one_bit):
        return _FLUSH_FIVE | _top(five)
    if four_bit:
        return _FLUSH_FOUR | four_bit << _MADE_SHIFT | _top(every & ~four_bit)
    if straight:
        return _STRAIGHT_FLUSH | straight
    if thrice := two_bit & one_bit:
        three = _top(thrice)
        if pair := _top(twice & ~three):
            return _FLUSH_FULL_HOUSE | three << _MADE_SHIFT | pair
        return _FLUSH_THREE | three << _MADE_SHIFT | _top_of(every & ~three, 2)
    if twice & twice - 1:
        pairs = _top_of(twice, 2)
        return _FLUSH_TWO_PAIR | pairs << _MADE_SHIFT | _top(every & ~pairs)
    return _FLUSH_PAIR | twice << _MADE_SHIFT | _top_of(every & ~twice, 3)
