"""The counts of Flop Poker against a plain look at every flop, the settle code, and formulas."""

import random
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb

import numpy as np
import pytest

from kiosk.analysis.counting.evaluator import NUMBER_OF, Ints
from kiosk.analysis.counting.symmetry import canonical, kinds_of
from kiosk.analysis.counts.library import SHIPPED, from_json
from kiosk.analysis.flop_poker import play as flop
from kiosk.analysis.flop_poker.counting.deals import bets_simply, count_flop, count_pot, ties_of
from kiosk.analysis.flop_poker.counts import FlopCounts, FlopHand
from kiosk.rules.cards.cards import DECK, JACK, Card
from kiosk.rules.cards.hands import best_with_all_of, category, pair_rank
from kiosk.rules.pay.paytables import TABLE_LINES, odds_table
from tests.kit.parameters import mostly_slow
from tests.kit.round_cases import FLOP, Seat, cards, line, outcome

PRINTED = {name: Fraction(pay.n, pay.d) for name, pay in odds_table("flop", "A").pays.items()}


@cache
def counts() -> FlopCounts:
    return count_flop()


def numbers(text: str) -> Ints:
    return np.array(sorted(NUMBER_OF[card] for card in cards(text)), np.int64)


def hand_of(text: str) -> FlopHand:
    """The kind that three cards belong to."""
    wanted = canonical(numbers(text))
    return next(hand for hand in counts().hands if canonical(numbers(hand.cards)) == wanted)


def line_of(own: tuple[Card, ...], board: tuple[Card, ...]) -> str:
    strength = best_with_all_of(own, board, 2)
    hand = category(strength)
    if hand == "pair" and pair_rank(strength) >= JACK:
        return "jacks-or-better"
    return hand if hand in TABLE_LINES["flop"] else "nothing"


@pytest.mark.parametrize("own", mostly_slow(["As Ks Qs", "Jh Jd 2c", "Tc 9d 8h", "7s 7h 7d", "9c 5d 2h"], "Jh Jd 2c"))
def test_every_flop_comes_to_the_line_that_one_sees(own: str) -> None:
    left = [card for card in DECK if card not in cards(own)]
    seen = Counter(line_of(cards(own), board) for board in combinations(left, 3))
    assert Counter(hand_of(own).lines) == seen


def test_a_line_is_what_the_game_settles() -> None:
    rng = random.Random(5)
    paid = {name: pay.text for name, pay in odds_table("flop", "A").pays.items()}
    seen = set()
    for _ in range(200):
        dealt = rng.sample(DECK, 6)
        answer = outcome(FLOP, {1: Seat({"ante": 100}, ["bet"], " ".join(dealt[:3]))}, board=" ".join(dealt[3:]))
        expected = line_of(tuple(dealt[:3]), tuple(dealt[3:]))
        assert line(answer, "flop")[1] == paid.get(expected)
        seen.add(expected)
    assert {"nothing", "jacks-or-better", "two-pair"} <= seen


def test_all_hands_and_flops_are_there() -> None:
    counts().require_whole()
    assert len(counts().hands) == 1_755
    royals = sum(hand.combinations * hand.lines["royal-flush"] for hand in counts().hands)
    assert royals == 4 * comb(5, 3) * 47  # three cards of a royal flush, the other two and any on the flop


@pytest.mark.parametrize(("straight", "ev"), [(11, Fraction(-2760479, 50896300)), (10, Fraction(-3300677, 50896300))])
def test_the_house_edge(straight: int, ev: Fraction) -> None:
    odds = PRINTED | {"straight": Fraction(straight)}
    found = flop.results(flop.play(counts(), flop.best_bets(counts(), odds)), odds)
    assert found.ev == ev
    assert straight != 11 or f"{float(-ev):.4%}" == "5.4237%"  # as published


@pytest.mark.parametrize(
    ("own", "bets"),
    [
        ("2c 2d 9h", True),
        ("Jc 7d 2h", True),
        ("Tc 7d 2h", False),
        ("Tc 7c 2c", True),
        ("Tc 7d 6h", True),
        ("Tc 7d 5h", False),
        ("Tc 7c 5h", False),
        ("6c 4d 2h", True),
    ],
)
def test_the_simple_bets(own: str, bets: bool) -> None:
    assert bets_simply(numbers(own).tolist()) == bets


def test_the_simple_strategy_is_the_best_one_for_the_printed_table() -> None:
    assert set(counts().simple) == flop.best_bets(counts(), PRINTED)


def test_one_core_and_two_count_the_same() -> None:
    told: list[tuple[int, int]] = []
    assert count_flop(lambda done, total: told.append((done, total)), workers=2) == counts()
    assert told[-1] == (1_755, 1_755)


@pytest.mark.slow  # compiled for counting alone
@pytest.mark.parametrize("board", ["Ah Kh 2h", "9c 9d 4s"])
def test_ties_for_the_pot_are_those_that_one_sees(board: str) -> None:
    by_strength: dict[int, list[set[Card]]] = {}
    for own in combinations([card for card in DECK if card not in cards(board)], 3):
        by_strength.setdefault(best_with_all_of(own, cards(board), 2), []).append(set(own))
    ties = sum(one.isdisjoint(other) for tied in by_strength.values() for one, other in combinations(tied, 2))
    assert ties_of(numbers(board)[None, :], 0).tolist() == [ties]


@pytest.mark.parametrize(
    ("other", "returned"), [("Qd 7h 2s", 200), ("Qd 7h 3c", 100), ("Qd 7h 4c", 0)], ids=["win", "tie", "lose"]
)
def test_the_game_gives_the_pot_to_the_higher_of_two_and_halves_it_in_a_tie(other: str, returned: int) -> None:
    own, board = "Qc 7d 3h", "Kc 9d 5h"
    seats = {seat: Seat({"ante": 100, "pot": 100}, ["bet"], held) for seat, held in ((1, own), (2, other))}
    assert line(outcome(FLOP, seats, board=board), "pot")[2] == returned
    strengths = [best_with_all_of(cards(held), cards(board), 2) for held in (own, other)]
    assert 100 * (1 + (strengths[0] > strengths[1]) - (strengths[0] < strengths[1])) == returned


def test_all_hands_counted_again_are_those_that_are_shipped() -> None:
    assert counts() == from_json(FlopCounts, (SHIPPED / "flop.json").read_text("ascii"))


@pytest.mark.slow
def test_the_pot_of_two_is_even() -> None:
    pot = count_pot(workers=2)
    assert pot == {"win": 3_086_616_102_720, "tie": 7_614_466_560, "lose": 3_086_616_102_720}
    assert sum(pot.values()) == comb(52, 3) * comb(49, 3) * comb(46, 3)
    assert kinds_of(3)[1].sum() == comb(52, 3)
