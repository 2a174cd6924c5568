"""Hands in words: as they grow, from two cards to seven, and made ones, for a narrow plate or in full."""

from collections import Counter
from collections.abc import Sequence

from kiosk.base.words import Language
from kiosk.rules.cards.cards import RANK, RANKS, SUIT, Card
from kiosk.rules.cards.hands import category
from kiosk.rules.cards.made_hands import MadeHand, made_hand, ranks_of
from ui.i18n.catalogue import hands

_LOWEST = 2
_BY_COUNTS = {(4,): "four-of-a-kind", (3,): "three-of-a-kind", (2, 2): "two-pair", (2,): "pair", (): "high-card"}


def hand_words(
    language: Language, own: Sequence[Card], board: Sequence[Card] = (), from_board: int | None = None
) -> str:
    """What the cards are, as a plate says it: "Pair of kings", "Ace king suited".

    With `from_board` every own card plays, and exactly so many of the board; while it has fewer, the own cards alone.
    """
    made = made_hand(tuple(own), tuple(board), from_board)
    if made is not None:
        return capital(made_words(language, made))
    return capital(_few(language, (*own, *(board if from_board is None else ()))))


def made_words(language: Language, made: MadeHand) -> str:
    """A made hand as a plate of 300 px says it: "queens full of eights"."""
    kind = category(made.strength)
    return _phrase(language, hands.PLATE.get(kind, hands.MADE[kind]), made.ranks)


def full_words(language: Language, made: MadeHand) -> str:
    """A made hand with all its words: "full house, queens full of eights"."""
    return _phrase(language, hands.MADE[category(made.strength)], made.ranks)


def rank_words(language: Language, rank: int) -> str:
    """One card of the rank: "king"."""
    return language.say(hands.RANK[rank - _LOWEST])


def category_words(language: Language, slug: str) -> str:
    """A hand by its name: a category, or what a pay table calls it."""
    return language.say(hands.NAMES[slug.replace(" ", "-")])


def row_words(language: Language, slug: str) -> str:
    """A line of a pay table as the felt prints it."""
    slug = slug.replace(" ", "-")
    return language.say(hands.SHORT.get(slug, hands.NAMES[slug]))


def is_hand(text: str) -> bool:
    return text.replace(" ", "-") in hands.NAMES


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _few(language: Language, cards: tuple[Card, ...]) -> str:
    """Fewer than five cards: what is there already."""
    ranks = ranks_of(cards)
    counts = Counter(RANK[card] for card in cards)
    kind = _BY_COUNTS[tuple(counts[rank] for rank in ranks if counts[rank] > 1)]
    if len(cards) == 2 and kind == "high-card":
        source = hands.SUITED if SUIT[cards[0]] == SUIT[cards[1]] else hands.UNSUITED
        return _phrase(language, source, ranks)
    return _phrase(language, hands.PLATE.get(kind, hands.MADE[kind]), ranks)


def _phrase(language: Language, source: str, ranks: Sequence[int]) -> str:
    first, second = ranks[0] - _LOWEST, ranks[min(1, len(ranks) - 1)] - _LOWEST
    return language.say(
        source,
        first=language.say(hands.RANK[first]),
        second=language.say(hands.RANK[second]),
        firsts=language.say(hands.RANKS[first]),
        seconds=language.say(hands.RANKS[second]),
        one=_index(first),
        other=_index(second),
    )


def _index(rank: int) -> str:
    """The rank as it stands in a card's corner."""
    return RANKS[rank].replace("T", "10")
