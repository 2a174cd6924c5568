"""How many hands each category has, counted by the rules and by combinatorics."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import chain, combinations, product
from math import comb, prod

import pytest

from kiosk.rules.cards.cards import DECK
from kiosk.rules.cards.hands import CATEGORIES, best, category, level
from tests.kit.hand_kinds import FIVE_B, KINDS, ONE_DECK, Groups, check_same_order, hand, naive, patterns

# `of_card(k)` is in how many ways k cards can be one and the same card, `of_rank(k)` of one rank.
ONE_DECK_COUNTS = (4, 36, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540)
Ways = Callable[[int], int]


def counts(of_card: Ways, of_rank: Ways) -> dict[str, int]:
    """How many five-card hands each category has."""

    def both(ranks: int, *sizes: int) -> tuple[int, int]:
        """With that choice of ranks and so many cards of each: those in one suit, and the others."""
        suited = 4 * prod(map(of_card, sizes))
        return ranks * suited, ranks * (prod(map(of_rank, sizes)) - suited)

    found: dict[str, int] = {}
    found["flush-five-of-a-kind"], found["five-of-a-kind"] = both(13, 5)  # a rank
    found["flush-four-of-a-kind"], found["four-of-a-kind"] = both(13 * 12, 4, 1)  # the four, the fifth
    found["flush-full-house"], found["full-house"] = both(13 * 12, 3, 2)  # the three, the two
    found["flush-three-of-a-kind"], found["three-of-a-kind"] = both(13 * comb(12, 2), 3, 1, 1)  # the three, two others
    found["flush-two-pair"], found["two-pair"] = both(comb(13, 2) * 11, 2, 2, 1)  # two pairs, the fifth
    found["flush-one-pair"], found["pair"] = both(13 * comb(12, 3), 2, 1, 1, 1)  # the pair, three others
    found["flush"], found["high-card"] = both(comb(13, 5) - 10, 1, 1, 1, 1, 1)  # five ranks that are no sequence
    runs, found["straight"] = both(10, 1, 1, 1, 1, 1)  # ten sequences, of which those in one suit
    found["royal-flush"] = runs // 10  # are royal in one case
    found["straight-flush"] = runs - found["royal-flush"]  # and straight flushes in nine
    return found


def from_decks(decks: int) -> tuple[Ways, Ways]:
    """Every card of so many decks counts by itself."""
    return (lambda k: comb(decks, k)), (lambda k: comb(4 * decks, k))


def as_multisets() -> tuple[Ways, Ways]:
    """Copies of a card count as one; k cards of a rank are k picks among four suits with repetition."""
    return (lambda _: 1), (lambda k: comb(k + 3, 3))


@pytest.mark.clause(*FIVE_B, "fah 3(b)")
@pytest.mark.parametrize("decks", [1, 6, 8])
def test_category_counts_by_rank_pattern(decks: int) -> None:
    """Each of the 6,188 rank patterns, in one suit and in several, weighted by the hands it stands for."""
    of_card, of_rank = from_decks(decks)
    found: Counter[str] = Counter()
    forms: tuple[Groups, ...] = tuple(dict.fromkeys(kind.groups for kind in KINDS if kind.groups))
    every = list(chain.from_iterable(map(patterns, forms)))
    assert len(every) == 6188
    for pattern in every:
        sizes = Counter(pattern).values()
        suited = 4 * prod(map(of_card, sizes))
        found[category(best(hand(pattern, "d")))] += suited
        found[category(best(hand(pattern, "dshc")))] += prod(map(of_rank, sizes)) - suited
    assert found == counts(of_card, of_rank)
    assert found.total() == comb(52 * decks, 5)
    if decks == 1:
        assert tuple(found[kind.name] for kind in ONE_DECK) == ONE_DECK_COUNTS


@pytest.mark.clause(*FIVE_B)
@pytest.mark.parametrize("ranks", ["AKQJT9", "A65432"])
def test_every_hand_of_a_stripped_deck(ranks: str) -> None:
    stripped = [one for one in DECK if one[0] in ranks]
    check_same_order((naive(five), best(five)) for five in combinations(stripped, 5))


@cache
def _all_multisets() -> dict[tuple[int, ...], Counter[int]]:
    """All 3,819,816 multisets of five cards, by the numbers of copies: how many there are of each category."""
    found: dict[tuple[int, ...], Counter[int]] = {}
    for different in range(1, 6):
        for copies in product(range(1, 6), repeat=different):
            if sum(copies) == 5:
                spread = [index for index, number in enumerate(copies) for _ in range(number)]
                found[copies] = Counter(
                    level(best([chosen[index] for index in spread])) for chosen in combinations(DECK, different)
                )
    return found


def _weighted(of_card: Ways) -> dict[str, int]:
    found: Counter[str] = Counter()
    for copies, levels in _all_multisets().items():
        for number, hands in levels.items():
            found[CATEGORIES[number]] += hands * prod(map(of_card, copies))
    return dict(found)


@pytest.mark.slow
@pytest.mark.clause(*FIVE_B)
def test_all_hands_of_one_deck() -> None:
    found = _weighted(from_decks(1)[0])
    assert sum(found.values()) == 2_598_960
    assert tuple(found[kind.name] for kind in ONE_DECK) == ONE_DECK_COUNTS


@pytest.mark.slow
@pytest.mark.clause("fah 3(b)")
@pytest.mark.parametrize(
    ("ways", "total"),
    [(from_decks(6), comb(312, 5)), (from_decks(8), comb(416, 5)), (as_multisets(), 3_819_816)],
    ids=["six decks", "eight decks", "multisets"],
)
def test_all_hands_of_a_shoe(ways: tuple[Ways, Ways], total: int) -> None:
    found = _weighted(ways[0])
    assert found == counts(*ways)
    assert sum(found.values()) == total
