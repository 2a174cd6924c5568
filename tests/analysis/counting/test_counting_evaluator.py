"""The compiled evaluator is the ordinary one, only quicker; and both rank several decks as formulas say."""

from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import comb, prod

import numpy as np
import pytest

from kiosk.analysis.counting import evaluator
from kiosk.analysis.counting.compiled import njit
from kiosk.analysis.counting.evaluator import CARD_BITS, CARD_KEYS, CARD_NAMES, LEVELS, NO_CARDS, Ints
from kiosk.analysis.counting.ranking import FIELDS as RANKING_FIELDS
from kiosk.analysis.counting.ranking import PAIRS, class_of, flush_suit, pair_of, rank_board
from kiosk.analysis.counting.symmetry import kinds_of
from kiosk.rules.cards import hands
from tests.kit.counting_tools import rank_sevens

SEVEN_CARD_HANDS = {  # the frequencies of all 133,784,560 seven-card hands
    "high-card": 23_294_460,
    "pair": 58_627_800,
    "two-pair": 31_433_400,
    "three-of-a-kind": 6_461_620,
    "straight": 6_180_020,
    "flush": 4_047_644,
    "full-house": 3_473_184,
    "four-of-a-kind": 224_848,
    "straight-flush": 37_260,
    "royal-flush": 4_324,
}


@njit
def rank_fives(rows: Ints, strengths: Ints) -> None:
    for row in range(len(rows)):
        key, bits = NO_CARDS, 0
        for place in range(5):
            key += CARD_KEYS[rows[row, place]]
            bits |= CARD_BITS[rows[row, place]]
        strengths[row] = evaluator.five(key, bits)


@njit
def count_sevens(counts: Ints) -> None:
    """The categories of all seven-card hands."""
    for a in range(52):
        for b in range(a):
            for c in range(b):
                for d in range(c):
                    four = NO_CARDS + CARD_KEYS[a] + CARD_KEYS[b] + CARD_KEYS[c] + CARD_KEYS[d]
                    four_bits = CARD_BITS[a] | CARD_BITS[b] | CARD_BITS[c] | CARD_BITS[d]
                    for e in range(d):
                        for f in range(e):
                            key = four + CARD_KEYS[e] + CARD_KEYS[f]
                            bits = four_bits | CARD_BITS[e] | CARD_BITS[f]
                            for g in range(f):
                                strength = evaluator.seven(key + CARD_KEYS[g], bits | CARD_BITS[g])
                                counts[LEVELS[strength]] += 1


def same_order(ours: list[int], ordinary: list[int]) -> bool:
    """Whether equal stays equal and higher stays higher: one strength for one strength, in the same order."""
    pairs = sorted(set(zip(ordinary, ours, strict=True)))
    return len(pairs) == len(set(ours)) == len(set(ordinary)) and [one for _, one in pairs] == sorted(set(ours))


def cards(row: Ints) -> list[str]:
    return [CARD_NAMES[number] for number in row]


@pytest.mark.slow
def test_all_five_card_hands_rank_as_the_ordinary_evaluator_ranks_them() -> None:
    kinds, ways = kinds_of(5)
    strengths = np.zeros(len(kinds), np.int64)
    rank_fives(kinds, strengths)
    ordinary = [hands.best(cards(row)) for row in kinds]  # type: ignore[arg-type]
    assert same_order(strengths.tolist(), ordinary)
    assert len(set(ordinary)) == 7_462
    assert ways.sum() == comb(52, 5)
    assert [int(LEVELS[one]) for one in strengths] == [hands.level(one) for one in ordinary]


@pytest.mark.slow
def test_suits_have_no_names_for_it() -> None:
    rows = np.array(list(combinations(range(52), 5))[::7])
    strengths, turned = np.zeros(len(rows), np.int64), np.zeros(len(rows), np.int64)
    rank_fives(rows, strengths)
    rank_fives(rows & ~3 | (rows + 1) & 3, turned)
    assert (strengths == turned).all()


@pytest.mark.slow
def test_seven_cards_rank_as_their_best_five() -> None:
    chance = np.random.default_rng(7)
    rows = np.array([chance.permutation(52)[:7] for _ in range(4_000)], np.uint8)
    flushes = [row for row in rows if np.bincount(row & 3).max() >= 5]
    assert len(flushes) > 80
    strengths = np.zeros(len(rows), np.uint16)
    rank_sevens(rows, strengths)
    fives = np.array([five for row in rows for five in combinations(row.tolist(), 5)])
    best = np.zeros(len(fives), np.int64)
    rank_fives(fives, best)
    assert (best.reshape(len(rows), 21).max(axis=1) == strengths).all()


@pytest.mark.slow
def test_the_categories_of_all_seven_card_hands() -> None:
    counts = np.zeros(len(hands.CATEGORIES), np.int64)
    count_sevens(counts)
    found = {name: int(count) for name, count in zip(hands.CATEGORIES, counts, strict=True) if count}
    assert found == SEVEN_CARD_HANDS
    assert sum(found.values()) == comb(52, 7)


@pytest.mark.slow
def test_several_decks_rank_as_the_ordinary_evaluator_ranks_them() -> None:
    chance = np.random.default_rng(11)
    shoe = np.repeat(np.arange(52), 6)
    rows = [chance.permutation(shoe)[:7] for _ in range(3_000)]
    rows += [chance.permutation(shoe[shoe & 3 == 1])[:7] for _ in range(2_000)]  # one suit
    rows += [chance.permutation(shoe[shoe >> 2 < 3])[:7] for _ in range(2_000)]  # many of a kind
    rows += [chance.permutation(shoe[(shoe & 3 == 1) & (shoe >> 2 < 2)])[:7] for _ in range(100)]  # and of one suit
    ours = [int(evaluator.seven_of_several(row)) for row in rows]
    ordinary = [hands.best(cards(row)) for row in rows]  # type: ignore[arg-type]
    assert same_order(ours, ordinary)
    assert {hands.category(one) for one in ordinary} == set(hands.CATEGORIES)


@pytest.mark.parametrize("decks", [6, 8])
def test_several_decks_have_as_many_hands_of_each_category_as_the_formulas_say(decks: int) -> None:
    found: Counter[str] = Counter()
    for ranks in combinations_with_replacement(range(13), 5):
        times = Counter(ranks).values()
        suited = 4 * prod(comb(decks, count) for count in times)
        found[hands.category(hands.best(evaluator._suited(ranks)))] += suited
        found[hands.category(hands.best(evaluator._unsuited(ranks)))] += (
            prod(comb(4 * decks, count) for count in times) - suited
        )
    assert found == formulas(decks)
    assert found.total() == comb(52 * decks, 5)


def formulas(decks: int) -> dict[str, int]:
    """Five cards out of so many decks, by category."""
    one, all_four = decks, 4 * decks

    def both(shape: tuple[int, ...], choices: int) -> tuple[int, int]:
        """Hands of that shape (how often each rank comes): in one suit, and in any other way."""
        suited = 4 * choices * prod(comb(one, count) for count in shape)
        return suited, choices * prod(comb(all_four, count) for count in shape) - suited

    straights = both((1,) * 5, 10)
    flush, high_card = both((1,) * 5, comb(13, 5) - 10)
    royal = 4 * one**5
    flush_pair, pair = both((2, 1, 1, 1), 13 * comb(12, 3))
    flush_two_pair, two_pair = both((2, 2, 1), comb(13, 2) * 11)
    flush_three, three = both((3, 1, 1), 13 * comb(12, 2))
    flush_house, house = both((3, 2), 13 * 12)
    flush_four, four = both((4, 1), 13 * 12)
    flush_five, five = both((5,), 13)
    return {
        "high-card": high_card,
        "pair": pair,
        "two-pair": two_pair,
        "three-of-a-kind": three,
        "straight": straights[1],
        "flush": flush,
        "full-house": house,
        "four-of-a-kind": four,
        "flush-one-pair": flush_pair,
        "flush-two-pair": flush_two_pair,
        "flush-three-of-a-kind": flush_three,
        "five-of-a-kind": five,
        "flush-full-house": flush_house,
        "straight-flush": straights[0] - royal,
        "flush-four-of-a-kind": flush_four,
        "royal-flush": royal,
        "flush-five-of-a-kind": flush_five,
    }


BOARDS = ("2h 7h 9h Ts Jd", "2d 4c 7h Th Ks", "5h 7h 8s Kc Kd", "3d Jd 8d Kd 2c", "Kd 6d 3d 9d 2d", "As Ks Qs Js Ts")


@pytest.mark.slow  # compiled for counting alone
@pytest.mark.parametrize("board", [*BOARDS, "7c 7d 7h 7s 2c", "9c 9d 9h 4s 4c", "6s 7h 8d 9c Ts"])
def test_holdings_against_each_other_on_a_board(board: str) -> None:
    on_board = board.split()
    numbers = np.array([evaluator.NUMBER_OF[card] for card in on_board])  # type: ignore[index]
    kinds, found = np.zeros(PAIRS, np.int64), np.zeros((PAIRS, RANKING_FIELDS), np.int64)
    rank_board(numbers, kinds, found)
    suit = flush_suit(numbers)
    left = [number for number in range(52) if number not in numbers]
    strengths = {
        pair: hands.best([*on_board, CARD_NAMES[pair[0]], CARD_NAMES[pair[1]]])  # type: ignore[list-item]
        for pair in combinations(left, 2)
    }
    for pair in list(strengths)[::53]:
        own = strengths[pair]
        others = [other for held, other in strengths.items() if not set(held) & set(pair)]
        row = found[pair_of(class_of(pair[1], suit), class_of(pair[0], suit))]
        below = [other for other in others if hands.level(other) == 0]
        assert row[1:].tolist() == [
            sum(other < own for other in others),
            others.count(own),
            sum(other < own for other in below),
            sum(other > own for other in below),
        ], pair
        assert LEVELS[row[0]] == hands.level(own)
