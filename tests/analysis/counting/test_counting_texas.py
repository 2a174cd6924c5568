"""The counts of Texas Hold'em Bonus against a plain look at every deal, and the settle code on the way."""

import random
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from math import comb

import numpy as np
import pytest

from kiosk.analysis.counting.boards import royals
from kiosk.analysis.counting.evaluator import NUMBER_OF, Ints
from kiosk.analysis.counting.symmetry import HOLE_NAMES, hole_name, kinds_of
from kiosk.analysis.counts.library import SHIPPED, from_json
from kiosk.analysis.texas_holdem_bonus import play as texas
from kiosk.analysis.texas_holdem_bonus import simple
from kiosk.analysis.texas_holdem_bonus.counting.deals import (
    OPTIMAL,
    POLICIES,
    SIMPLE,
    count_played,
    count_texas,
    sums_by_turn,
)
from kiosk.analysis.texas_holdem_bonus.counting.simple import bets_simply
from kiosk.analysis.texas_holdem_bonus.counts import BETS, TexasCounts
from kiosk.analysis.texas_holdem_bonus.counts import ENDS as TEXAS_ENDS
from kiosk.base.workers import cores
from kiosk.rules.cards.cards import DECK, Card
from kiosk.rules.cards.hands import Strength, best, best_of_each, level, level_of
from kiosk.rules.texas_holdem_bonus.rules import progressive_line
from tests.kit.round_cases import TEXAS, Seat, cards, outcome, results

pytestmark = pytest.mark.slow  # compiled for counting alone; what was counted is tested by known answers

DEALERS = comb(45, 2)
DEALS_ON_A_FLOP = 47 * 46 * DEALERS
STRAIGHT, FLUSH = level_of("straight"), level_of("flush")


def numbers(text: str) -> Ints:
    return np.array([NUMBER_OF[card] for card in cards(text)], np.int64)


def end_of(own: Strength, dealer: Strength) -> str:
    if own < dealer:
        return "lose"
    if own == dealer:
        return "tie"
    return "win-flush" if level(own) >= FLUSH else "win-straight" if level(own) >= STRAIGHT else "win-less"


def ends_by_looking(hole: tuple[Card, ...], board: tuple[Card, ...]) -> Counter[str]:
    """How hole and flop and turn end, over every river and dealer's hand."""
    found: Counter[str] = Counter()
    for river in DECK:
        if river in (*hole, *board):
            continue
        full = (*board, river)
        own = best(hole + full)
        left = [card for card in DECK if card not in (*hole, *full)]
        found.update(end_of(own, dealer) for dealer in best_of_each(combinations(left, 2), full))
    return found


def unpacked(sums: Ints, turn: int, low: int, high: int) -> dict[str, int]:
    packed = int(sums[turn, high * (high - 1) // 2 + low]) & (1 << 64) - 1
    less, straight, flush, lose = (packed >> shift & 0xFFFF for shift in (0, 16, 32, 48))
    tie = 46 * DEALERS - less - straight - flush - lose
    return dict(zip(TEXAS_ENDS, (less, straight, flush, tie, lose), strict=True))


def played_by_looking(flop: str, policy: str) -> Counter[tuple[str, str, str]]:
    """By kind of hole, bets and end: the sums of a flop, and the bets by their definition."""
    dead = np.sort(numbers(flop))
    sums = sums_by_turn(dead)
    found: Counter[tuple[str, str, str]] = Counter()
    left = [card for card in range(52) if card not in dead]
    for low, high in combinations(left, 2):
        turns = {turn: unpacked(sums, turn, low, high) for turn in left if turn not in (low, high)}
        balances = {turn: sum(ends.values()) - ends["tie"] - 2 * ends["lose"] for turn, ends in turns.items()}
        bets_turn = bets_simply(dead, low, high) if policy == SIMPLE else sum(balances.values()) > 0
        for turn, ends in turns.items():
            board = np.array([*dead, turn])
            bets_river = bets_simply(board, low, high) if policy == SIMPLE else balances[turn] > 0
            bets = BETS[bets_turn + 2 * bets_river]
            for end, deals in ends.items():
                found[hole_name(low, high), bets, end] += deals
    return found


@pytest.mark.parametrize(
    ("hole", "board"),
    [
        ("As Kd", "7c 2d 9h 4s"),
        ("2c 3c", "4c 5c Kd 6c"),
        ("Jh Th", "Jd Jc 8s 8h"),
        ("6d 6s", "Ac Kc Qc Jc"),
        ("Tc 2d", "Ac Kc Qc Jc"),
        ("9s 8s", "9d 9h 9c 2s"),
    ],
)
def test_every_river_and_dealer_ends_as_by_looking(hole: str, board: str) -> None:
    low, high = sorted(numbers(hole).tolist())
    sums = sums_by_turn(np.sort(numbers(board[:8])))
    found = unpacked(sums, NUMBER_OF[cards(board)[3]], low, high)
    assert Counter(found) == ends_by_looking(cards(hole), cards(board))


def test_an_end_is_what_the_game_settles() -> None:
    rng = random.Random(11)
    seen: Counter[str] = Counter()
    for _ in range(150):
        deck = rng.sample(DECK, 9)
        hole, dealer, board = deck[:2], deck[2:4], deck[4:]
        found = [
            results(
                outcome(
                    TEXAS,
                    {1: Seat({"ante": 100}, ["bet", "check", "check"], " ".join(hole))},
                    dealer=" ".join(dealer),
                    board=" ".join(board),
                    house={"ante_pays_from": least},
                )
            )
            for least in ("straight", "flush")
        ]
        end = end_of(best((*hole, *board)), best((*dealer, *board)))
        antes = {"win-flush": ["win", "win"], "win-straight": ["win", "push"], "win-less": ["push", "push"]}
        rest = {"tie": "push", "lose": "lose"}.get(end, "win")
        assert [one["ante"] for one in found] == antes.get(end, [rest, rest])
        assert [one["flop"] for one in found] == [rest, rest]
        seen[end] += 1
    assert set(seen) == set(TEXAS_ENDS)


@pytest.mark.parametrize("policy", POLICIES)
def test_a_flop_is_played_as_its_sums_and_the_policy_say(policy: str) -> None:
    flop, weight = "2c 3d 3h", 5  # on the turn of 5c, 2d 7d wins as often as it loses
    played = count_played(policy, np.sort(numbers(flop))[None, :], np.array([weight]))
    expected = played_by_looking(flop, policy)
    found = {
        (hole, bets, end): int(played[kind, row, column])
        for kind, hole in enumerate(HOLE_NAMES)
        for row, bets in enumerate(BETS)
        for column, end in enumerate(TEXAS_ENDS)
    }
    assert {key: deals for key, deals in found.items() if deals} == {
        key: weight * deals for key, deals in expected.items() if deals
    }
    assert sum(found.values()) == weight * comb(49, 2) * DEALS_ON_A_FLOP


def test_no_other_later_bets_win_more() -> None:
    flops, weights = (rows[[3, 700, 1100]] for rows in kinds_of(3))
    best_play, simple_play = (count_played(policy, flops, weights) for policy in POLICIES)
    assert best_play.sum() == simple_play.sum()
    assert (best_play.sum(axis=1) == simple_play.sum(axis=1)).all()  # the cards fall as they fall

    def won(played: Ints) -> Ints:
        ends = played[:, :, :3].sum(axis=2) - played[:, :, 4]
        return np.asarray(ends @ np.array([0, 1, 1, 2]))

    assert (won(best_play) >= won(simple_play)).all()
    assert won(best_play).sum() > won(simple_play).sum()


@pytest.mark.parametrize(
    ("hole", "board", "bets"),
    [
        ("7c 2d", "7h Ks 9d", True),  # a pair with a hole card
        ("5c 5d", "4h Ks 9d", True),
        ("3c 3d", "4h Ks 9d", False),  # a pocket pair below the flop
        ("3c 3d", "3h Ks 9d", True),
        ("Qc Jd", "7h 7s 7d", False),  # a set that is everybody's
        ("8c 2c", "Kc Qc 4d", True),  # four to a flush
        ("8c 2d", "Kc Qc 4d", False),
        ("Ac 2d", "8h 8s 4d", True),  # an ace, and a pair on the flop
        ("Kc 2d", "8h 8s 4d", False),
        ("Ac Td", "8h 7s 4d", True),  # an ace and a ten
        ("Ac 9d", "8h 7s 4d", False),
        ("Kc Td", "Qh 9s 2d", True),  # four to a straight, both from ten up
        ("Kc 9d", "Qh Ts 2d", False),
        ("6c 5d", "4h 3s 2d", True),  # a straight
        ("7c 2d", "7h Ks 9d 4s", True),
        ("3c 3d", "4h Ks 9d 8s", False),
        ("3c 3d", "4h 4s 9d 8s", False),
        ("4c 2d", "4h Ks 9d Js", True),  # the lowest pair on a harmless board
        ("4c 2d", "4h Kh 9d Jh", False),  # on one with three of a suit
        ("4c 2d", "4h 5s 7d 8s", False),  # with four to a straight
        ("4c 9c", "4h Kh 9d Jh", True),  # but with a second pair
        ("4c 2d", "4h Kh 9d 9h", True),
        ("4c 4d", "4h Kh 9d Jh", True),
        ("8c 2c", "Kc Qc 4d 9s", False),  # four to a flush before the river
        ("8c 2c", "Kc Qc 4c 9s", True),
        ("Ac 2d", "8h 8s 4d 9s", True),
        ("Ac Kd", "8h 7s 4d 9s", False),
        ("6c Kd", "4h 3s 2d 5s", True),
    ],
)
def test_the_simple_bets(hole: str, board: str, bets: bool) -> None:
    low, high = sorted(numbers(hole).tolist())
    assert bets_simply(numbers(board), low, high) == bets


@pytest.mark.parametrize("hole", ["As Ks", "Ts 2s", "Kh Qd", "Jc Jd", "7c 2d"])
def test_royal_flushes_by_the_card_that_made_them(hole: str) -> None:
    own = cards(hole)
    found: Counter[str] = Counter()
    for suit in "cdhs":
        royal = [Card(rank + suit) for rank in "AKQJT"]
        needed = [card for card in royal if card not in own]
        others = [card for card in DECK if card not in (*royal, *own)]
        for more in combinations(others, 5 - len(needed)):
            for turn, river in permutations((*needed, *more), 2):
                flop = [card for card in (*needed, *more) if card not in (turn, river)]
                board = (*flop, turn, river)
                found[progressive_line(own, board, best(own + board))] += 1
    assert found == royals(*numbers(hole).tolist())


def test_one_core_and_two_count_the_same() -> None:
    flops, weights = (rows[600:640] for rows in kinds_of(3))
    told: list[tuple[int, int]] = []
    alone = count_played(SIMPLE, flops, weights, lambda done, total: told.append((done, total)))
    assert (alone == count_played(SIMPLE, flops, weights, workers=2)).all()
    assert told == [(15, 40), (30, 40), (40, 40)]


def test_a_policy_that_there_is_not() -> None:
    with pytest.raises(ValueError, match="there is no policy 'lucky'; there are optimal, simple"):
        count_texas("lucky")


@cache
def counted_anew(policy: str) -> TexasCounts:
    return count_texas(policy, workers=cores())


@pytest.mark.slow
@pytest.mark.parametrize("policy", POLICIES)
def test_all_deals_counted_again_are_those_that_are_shipped(policy: str) -> None:
    shipped = from_json(TexasCounts, (SHIPPED / f"texas-{policy}.json").read_text("ascii"))
    found = counted_anew(policy)
    found.require_whole()
    assert found == shipped
    assert sum(sum(map(sum, hole.played)) for hole in found.holes) == 55_627_620_048_000


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pays_from", "ev", "published", "folds"),
    [
        ("straight", Fraction(-578107733, 28381438800), "2.037%", simple.SIMPLE_FOLDS),
        ("flush", Fraction(-19447087313, 347672625300), "5.594%", (*simple.SIMPLE_FOLDS, "43o")),
    ],
)
def test_the_house_edge_is_the_published_one(
    pays_from: str, ev: Fraction, published: str, folds: tuple[str, ...]
) -> None:
    found = counted_anew(OPTIMAL)
    holes = texas.best_played(found, pays_from)
    assert holes == set(HOLE_NAMES) - set(folds)
    assert texas.results(texas.play(found, holes), pays_from).ev == ev
    assert f"{float(-ev):.3%}" == published
