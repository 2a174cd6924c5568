"""A hand in words, as it is now: of two to seven cards, in a language."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from kiosk.base.words import Language
from kiosk.rules.cards.cards import RANK, SUIT, Card
from kiosk.rules.cards.hands import best, category
from ui.i18n.catalogue import hands

_FIVE = 5
_LOWEST = 2
_WHEEL = [14, 5, 4, 3, 2]
_BY_COUNTS = {(4,): "four-of-a-kind", (3,): "three-of-a-kind", (2, 2): "two-pair", (2,): "pair", (): "high-card"}


def hand_words(
    language: Language, own: Sequence[Card], board: Sequence[Card] = (), from_board: int | None = None
) -> str:
    """What the cards are: "Pair of kings", "Ace king suited".

    With `from_board` every own card plays, and exactly so many of the board; while it has fewer, the own cards alone.
    """
    every = [tuple(own) + chosen for chosen in combinations(board, from_board or 0)] if from_board is not None else []
    if not every:
        cards = (*own, *(board if from_board is None else ()))
        every = list(combinations(cards, min(len(cards), _FIVE)))
    if len(every[0]) < _FIVE:
        return _few(language, every[0])
    five = max(every, key=best)
    return _said(language, category(best(five)), _by_count(five))


def category_words(language: Language, slug: str) -> str:
    """A hand by its name: a category, or what a pay table calls it."""
    return language.say(hands.NAMES[slug.replace(" ", "-")])


def is_hand(text: str) -> bool:
    return text.replace(" ", "-") in hands.NAMES


def _few(language: Language, cards: tuple[Card, ...]) -> str:
    """Fewer than five cards: what is there already."""
    ranks = _by_count(cards)
    counts = Counter(RANK[card] for card in cards)
    kind = _BY_COUNTS[tuple(counts[rank] for rank in ranks if counts[rank] > 1)]
    if len(cards) == 2 and kind == "high-card":
        source = hands.SUITED if SUIT[cards[0]] == SUIT[cards[1]] else hands.UNSUITED
        return _phrase(language, source, ranks)
    return _said(language, kind, ranks)


def _by_count(cards: Sequence[Card]) -> list[int]:
    """The ranks: the most frequent first, then the highest."""
    counts = Counter(RANK[card] for card in cards)
    return sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)


def _said(language: Language, kind: str, ranks: list[int]) -> str:
    if kind in ("straight", "straight-flush") and ranks == _WHEEL:
        ranks = ranks[1:]
    return _phrase(language, hands.MADE[kind], ranks)


def _phrase(language: Language, source: str, ranks: list[int]) -> str:
    first, second = ranks[0] - _LOWEST, ranks[min(1, len(ranks) - 1)] - _LOWEST
    text = language.say(
        source,
        first=language.say(hands.RANK[first]),
        second=language.say(hands.RANK[second]),
        firsts=language.say(hands.RANKS[first]),
        seconds=language.say(hands.RANKS[second]),
    )
    return text[:1].upper() + text[1:]
