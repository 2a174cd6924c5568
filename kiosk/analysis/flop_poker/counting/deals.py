"""Counts Flop Poker: every hand of three own cards with every flop, and how two hands end that play for the pot.

All three own cards play, with the best two of the three community cards. So a hand has one strength with each pair of
other cards, and on a flop it has the highest of three of them.
"""

from functools import partial
from math import comb

import numpy as np

from kiosk.analysis.counting.boards import live_cards
from kiosk.analysis.counting.compiled import njit
from kiosk.analysis.counting.evaluator import (
    CARD_BITS,
    CARD_COUNT,
    CARD_KEYS,
    CARD_NAMES,
    LEVELS,
    NO_CARDS,
    NUMBER_OF,
    Ints,
    Shorts,
    five,
)
from kiosk.analysis.counting.symmetry import kinds_of
from kiosk.analysis.counting.work_parts import in_parts
from kiosk.analysis.flop_poker.counts import FlopCounts, FlopHand
from kiosk.base.progress import Progress, unwatched
from kiosk.rules.cards.cards import RANKS, Card
from kiosk.rules.cards.hands import CATEGORIES
from kiosk.rules.pay.paytables import TABLE_LINES

_LIVE = CARD_COUNT - 3
_HANDS = comb(_LIVE, 3)  # on a flop
_OTHERS = comb(_LIVE - 3, 3)  # against each of them
_KINDS_AT_ONCE = 117
_LINES = (*TABLE_LINES["flop"], "nothing")
_NOTHING = len(_LINES) - 1
_JACK = RANKS.index("J")


@njit
def _strength(cards: Ints, one: int, other: int) -> int:
    key, bits = NO_CARDS + CARD_KEYS[one] + CARD_KEYS[other], CARD_BITS[one] | CARD_BITS[other]
    for card in cards:
        key += CARD_KEYS[card]
        bits |= CARD_BITS[card]
    return five(key, bits)


def _lines_by_strength() -> list[int]:
    """The place in _LINES of every strength."""
    jacks = [NUMBER_OF[Card(name)] for name in ("Jc", "Jd", "4c", "3c", "2c")]  # the lowest hand of their line
    lowest = _strength(np.array(jacks[:3]), *jacks[3:])
    hands = [CATEGORIES[level] for level in LEVELS]
    hands = ["jacks-or-better" if hand == "pair" and place >= lowest else hand for place, hand in enumerate(hands)]
    return [_LINES.index(hand) if hand in _LINES else _NOTHING for hand in hands]


_LINE_OF_STRENGTH = np.array(_lines_by_strength())


def count_flop(progress: Progress = unwatched, workers: int = 1) -> FlopCounts:
    """All 1,755 kinds of hands, each with all 18,424 flops."""
    hands, weights = kinds_of(3)
    lines = np.concatenate(list(in_parts(partial(lines_of, hands), len(hands), _KINDS_AT_ONCE, progress, workers)))
    found = zip(hands.tolist(), weights.tolist(), lines.tolist(), strict=True)
    return FlopCounts(
        tuple(FlopHand(_names(cards), weight, dict(zip(_LINES, own, strict=True))) for cards, weight, own in found),
        tuple(place for place, cards in enumerate(hands.tolist()) if bets_simply(cards)),
    )


def _names(cards: list[int]) -> str:
    """From the highest down: "As Ks Qs"."""
    return " ".join(CARD_NAMES[card] for card in reversed(cards))


def bets_simply(cards: list[int]) -> bool:
    """Whether the simple strategy bets three cards; `kiosk.analysis.pricing.simple_strategies` says it in words."""
    ranks = sorted({card >> 2 for card in cards})
    one_suit = len({card & 3 for card in cards}) == 1
    return len(ranks) < len(cards) or ranks[-1] >= _JACK or one_suit or ranks[-1] - ranks[0] < 5


def lines_of(hands: Ints, start: int) -> Ints:
    """What a few of these hands come to, from one of them on: a row for each, by line."""
    some = hands[start : start + _KINDS_AT_ONCE]
    lines = np.zeros((len(some), len(_LINES)), np.int64)
    _count_lines(some, lines)
    return lines


@njit
def _count_lines(hands: Ints, lines: Ints) -> None:
    strengths = np.empty((_LIVE, _LIVE), np.int64)
    for row in range(len(hands)):
        live = live_cards(hands[row])
        for second in range(1, _LIVE):
            for first in range(second):
                strengths[second, first] = _strength(hands[row], live[first], live[second])
        for third in range(2, _LIVE):
            for second in range(1, third):
                for first in range(second):
                    best = max(strengths[third, second], strengths[third, first], strengths[second, first])
                    lines[row, _LINE_OF_STRENGTH[best]] += 1


def count_pot(progress: Progress = unwatched, workers: int = 1) -> dict[str, int]:
    """How a hand ends against another over all flops. Who is called the other makes no difference: wins are losses."""
    flops, weights = kinds_of(3)
    ties = np.concatenate(list(in_parts(partial(ties_of, flops), len(flops), _KINDS_AT_ONCE, progress, workers)))
    tied = 2 * int(ties @ weights)
    rest = int(weights.sum()) * _HANDS * _OTHERS - tied
    return {"win": rest // 2, "tie": tied, "lose": rest // 2}


def ties_of(flops: Ints, start: int) -> Ints:
    """On each of a few flops, from one of them on, how many pairs of hands tie that have no card in common."""
    hands, strengths = np.empty((_HANDS, 3), np.int64), np.empty(_HANDS, np.uint16)
    ties = []
    for flop in flops[start : start + _KINDS_AT_ONCE]:
        _rank_hands(flop, hands, strengths)
        ties.append(_count_ties(hands, strengths, np.argsort(strengths, kind="stable")))
    return np.array(ties)


@njit
def _count_ties(hands: Ints, strengths: Shorts, order: Ints) -> int:
    """How many pairs of hands tie that have no card in common; `order` is by strength."""
    with_card, with_pair = np.zeros(CARD_COUNT, np.int64), np.zeros((CARD_COUNT, CARD_COUNT), np.int64)
    ties, start = 0, 0
    for end in range(1, len(order) + 1):
        if end == len(order) or strengths[order[end]] != strengths[order[start]]:
            ties += _pairs_apart(hands, order[start:end], with_card, with_pair)
            start = end
    return ties


@njit
def _rank_hands(flop: Ints, hands: Ints, strengths: Shorts) -> None:
    live, count = live_cards(flop), 0
    for third in range(2, _LIVE):
        for second in range(1, third):
            for first in range(second):
                hands[count] = live[first], live[second], live[third]
                best = max(_strength(hands[count], flop[0], flop[1]), _strength(hands[count], flop[0], flop[2]))
                strengths[count] = max(best, _strength(hands[count], flop[1], flop[2]))
                count += 1


@njit
def _pairs_apart(hands: Ints, order: Ints, with_card: Ints, with_pair: Ints) -> int:
    """How many pairs of these hands have no card in common: each with those before it, less those that share one card
    of it, and again those that share two, which were taken away twice. The counters begin and end at zero.
    """
    pairs = 0
    for place in range(len(order)):
        low, middle, high = hands[order[place]]
        sharing = with_card[low] + with_card[middle] + with_card[high]
        pairs += place - sharing + with_pair[low, middle] + with_pair[low, high] + with_pair[middle, high]
        for card in (low, middle, high):
            with_card[card] += 1
        with_pair[low, middle] += 1
        with_pair[low, high] += 1
        with_pair[middle, high] += 1
    for hand in order:
        low, middle, high = hands[hand]
        with_card[low] = with_card[middle] = with_card[high] = 0
        with_pair[low, middle] = with_pair[low, high] = with_pair[middle, high] = 0
    return pairs
