"""Fast Action's house ways: which two of four cards the dealer keeps, and a seat that does not answer."""

import random
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any

import pytest

from kiosk.rules.cards.cards import DECK, Card
from kiosk.rules.fast_action_holdem.house_ways import WAYS, Two, set_hand
from kiosk.rules.fast_action_holdem.rules import house_way
from kiosk.rules.intents import Decide, Proceed
from kiosk.rules.rule_sets import make_game
from tests.kit.random_rounds import Setup, opened, submit
from tests.kit.round_cases import FAST_ACTION, Seat, cards, outcome

DOWN = "AKQJT98765432"
SUITED, UNSUITED, EITHER = (True,), (False,), (True, False)

PAIRS = [rank * 2 for rank in DOWN]
RUNNING = ["AK", "KQ", "QJ", "JT", "T9", "98", "87", "76", "65", "54", "43", "32"]
EVERY = ["".join(two) for two in combinations(DOWN, 2)]
WITH_ACE = [two for two in EVERY if two[0] == "A"]

# fah 8(i) spelled out: the two ranks from the best choice down, and whether the suits agree.
NAIVE_WAYS: list[tuple[list[str], tuple[bool, ...]]] = [
    (PAIRS, SUITED),
    (PAIRS, EITHER),
    (["AK", "AQ", "AJ", "AT"], SUITED),
    (["AK", "KQ", "QJ", "JT"], SUITED),
    (["AK", "AQ", "AJ", "AT"], EITHER),
    (["AK", "KQ", "QJ"], UNSUITED),
    (WITH_ACE, SUITED),
    (["AK", "AQ", "AJ", "AT", "KQ", "KJ", "KT", "QJ", "QT", "JT"], SUITED),
    (["AK", "AQ", "AJ", "KQ", "KJ", "QJ"], EITHER),
    (WITH_ACE, EITHER),
    (RUNNING, SUITED),
    ([two for two in EVERY if two not in RUNNING], SUITED),
    (RUNNING, EITHER),
    (EVERY, EITHER),
]

ROWS: list[tuple[str, str, int]] = [
    # four cards, the two that are kept, the way; first what a way beats, then what just misses it
    ("Kc Kd 2h 2h", "2h 2h", 1),  # not the higher pair
    ("9s 9s Qh Qh", "Qh Qh", 1),  # of two suited pairs the higher
    ("Ah Kh 2h 2h", "2h 2h", 1),
    ("Kc Kd 2h 2s", "Kc Kd", 2),
    ("Ah Kh 2c 2d", "2c 2d", 2),  # not suited ace and king
    ("9c Qd 9h Qs", "Qd Qs", 2),
    ("7c Kd 7h 7s", "7c 7h", 2),  # three of a kind: a pair of the cards dealt earlier
    ("7c Kd 7h 7c", "7c 7c", 1),  # unless two of them share a suit
    ("Ah Kh 3c 2d", "Ah Kh", 3),
    ("As Ts Kd Qd", "As Ts", 3),  # neither the higher ace and king nor suited king and queen
    ("Jh Qh Ah Kc", "Qh Ah", 3),
    ("Ah Th Jh 9h", "Ah Jh", 3),
    ("As 9s Kd Qd", "Kd Qd", 4),
    ("Ac Kd Jh Th", "Jh Th", 4),  # not ace and king
    ("Jh Qh Kh 9h", "Qh Kh", 4),
    ("Ac Kd Th 9h", "Ac Kd", 5),
    ("Ah 9h Tc 4d", "Ah Tc", 5),  # not the suited nine
    ("Ac Td Kh Qs", "Ac Kh", 5),
    ("Ac Td 6h 5h", "Ac Td", 5),
    ("Ac 9d 6h 5h", "Ac 9d", 10),
    ("Kc Qd Jc 4s", "Kc Qd", 6),  # not suited king and jack
    ("Qc Jd Tc 5s", "Qc Jd", 6),  # not suited queen and ten
    ("4c Kc Tc Qh", "Kc Qh", 6),
    ("Jc Td 4c 2s", "Jc 4c", 12),
    ("Ah 2h 9c 8c", "Ah 2h", 7),  # neither ace and nine nor suited nine and eight
    ("Ah 3h 9h 8c", "Ah 9h", 7),
    ("Ah 2c 9d 8d", "Ah 9d", 10),
    ("Kc Tc Jd 4s", "Kc Tc", 8),  # not the higher king and jack
    ("Qh Th 9h 8s", "Qh Th", 8),  # not suited ten and nine
    ("Kc 9c Jd 4s", "Kc Jd", 9),  # ten or better: both cards
    ("Kc Jd 9c 8c", "Kc Jd", 9),  # neither suited nine and eight nor suited king and nine
    ("Kc Td 9c 8c", "9c 8c", 11),
    ("Ac 9d 8h 7h", "Ac 9d", 10),  # not suited eight and seven
    ("Kc 9d 8h 7h", "8h 7h", 11),
    ("Kc 9c 4d 3d", "4d 3d", 11),  # not the higher suited king and nine
    ("4h 6h 5h Ks", "6h 5h", 11),
    ("Kc 6d Ts 9s", "Ts 9s", 11),
    ("Kc 9c 4d 2d", "Kc 9c", 12),
    ("Kc 2c 9d 8h", "Kc 2c", 12),  # not nine and eight
    ("Qc 5c Td 7d", "Qc 5c", 12),  # the higher card first
    ("Qc 5c 7c 3d", "Qc 7c", 12),  # then the lower
    ("Kc 2d 9h 8s", "9h 8s", 13),  # not the two highest
    ("4h 6c 5d Ks", "6c 5d", 13),
    ("Jc Td 4h 2s", "Jc Td", 13),
    ("Kc 2d 9h 7s", "Kc 9h", 14),
    ("Kc Td 8h 6s", "Kc Td", 14),
    ("4s 8d 6h Tc", "8d Tc", 14),
]

MISSED = {  # by one card, the way that would have taken other cards
    "Kc Kd 2h 2s": 1,
    "Ah Kh 3c 2d": 2,
    "As 9s Kd Qd": 3,
    "Ac Kd Th 9h": 4,
    "Ac 9d 6h 5h": 5,
    "Jc Td 4c 2s": 6,
    "Ah 2c 9d 8d": 7,
    "Kc 9c Jd 4s": 8,
    "Kc Td 9c 8c": 9,
    "Kc 9d 8h 7h": 10,
    "Kc 9c 4d 2d": 11,
    "Kc 2d 9h 8s": 12,
    "Kc 2d 9h 7s": 13,
}


def naive(four: tuple[Card, ...]) -> tuple[tuple[int, int], int]:
    """The first way that fits, its best two ranks, and of equal choices the cards dealt earlier."""
    held: dict[tuple[str, bool], tuple[int, int]] = {}
    for first, second in combinations(range(4), 2):
        one, other = four[first], four[second]
        ranks = "".join(sorted(one[0] + other[0], key=DOWN.index))
        held.setdefault((ranks, one[1] == other[1]), (first, second))
    for way, (choices, suits) in enumerate(NAIVE_WAYS, 1):
        for ranks in choices:
            found = [held[ranks, suited] for suited in suits if (ranks, suited) in held]
            if found:
                return min(found), way
    raise AssertionError(four)


def by_way() -> list[Any]:
    """Each row under the clause of its way, and of the way that it misses."""
    found = []
    for four, kept, way in ROWS:
        clauses = [f"fah 8(i)({number})" for number in (way, MISSED.get(four)) if number]
        found.append(pytest.param(four, kept, way, id=four, marks=pytest.mark.clause(*clauses)))
    return found


@pytest.mark.parametrize(("four", "kept", "way"), by_way())
def test_a_way(four: str, kept: str, way: int) -> None:
    held = cards(four)
    (first, second), found = set_hand(held)
    assert ((held[first], held[second]), found) == (cards(kept), way)


@pytest.mark.clause("fah 8(i)")
@pytest.mark.parametrize(("four", "kept", "way"), ROWS)
def test_the_order_of_the_deal_decides_only_between_equals(four: str, kept: str, way: int) -> None:
    for held in permutations(cards(four)):
        (first, second), found = set_hand(held)
        assert first < second
        assert found == way
        chosen = sorted((held[first], held[second]))
        if [one[0] for one in held].count(kept[0]) < 3:
            assert chosen == sorted(cards(kept))
        else:  # three of a kind: any two of that rank, suited where there are such
            assert [one[0] for one in chosen] == [kept[0]] * 2
            assert (chosen[0] == chosen[1]) == (way == 1)


@pytest.mark.clause("fah 8(i)", "fah 8(i)(1)", "fah 8(i)(2)")
@pytest.mark.parametrize(
    ("four", "positions"),
    [
        ("7c 7h 7s Kd", (0, 1)),
        ("7c Kd 7h 7s", (0, 2)),
        ("Kd 7c 7h 7s", (1, 2)),
        ("7c 7h 7c 7c", (0, 2)),  # suited choices: first and third, first and fourth, third and fourth
        ("7h 7c Kd 7c", (1, 3)),
        ("2d 7c 7c 7c", (1, 2)),
    ],
)
def test_of_equal_choices_the_cards_dealt_earlier_are_kept(four: str, positions: tuple[int, int]) -> None:
    assert set_hand(cards(four))[0] == positions


@pytest.mark.clause("fah 1 running cards")
def test_running_means_neighbouring_ranks() -> None:
    value = {rank: 14 - index for index, rank in enumerate(DOWN)}
    for ranks in [*EVERY, *PAIRS]:
        for suited in EITHER:
            assert Two(value[ranks[0]], value[ranks[1]], suited).running == (ranks in RUNNING)


@pytest.mark.clause("fah 8(i)")
def test_every_way_is_tried_in_its_order() -> None:
    """Whatever the four cards: what the texts' list, spelled out, gives."""
    assert len(WAYS) == 14
    rng = random.Random(8)
    seen = set()
    for _ in range(15_000):
        held = tuple(rng.sample(DECK * 6, 4))
        assert set_hand(held) == naive(held), held
        seen.add(set_hand(held)[1])
        few = tuple(rng.choices(rng.sample(DECK, rng.randint(2, 5)), k=4))  # copies and pairs are common
        assert set_hand(few) == naive(few), few
    assert seen == set(range(1, 15))


@pytest.mark.slow
@pytest.mark.clause("fah 8(i)")
def test_all_fours_of_a_shoe() -> None:
    """All 341,055 multisets of four cards, as a shoe of six or eight decks can deal them."""
    for held in combinations_with_replacement(DECK, 4):
        assert set_hand(held) == naive(held), held


@pytest.mark.clause("fah 8(i)")
@pytest.mark.parametrize(("four", "kept", "way"), ROWS)
def test_the_dealer_keeps_what_the_ways_say(four: str, kept: str, way: int) -> None:  # noqa: ARG001
    answer = outcome(FAST_ACTION, {1: Seat({"bet": 200}, ["keep 0 1"])}, dealer=four)
    assert answer["dealer"]["cards"] == four.split()
    assert answer["dealer"]["kept"] == kept.split()


def test_a_silent_seat_keeps_what_the_ways_say() -> None:
    game = make_game(FAST_ACTION)
    rng = random.Random(9)
    for _ in range(300):
        setup = Setup(game, None, {}, {2: {"bet": 200}}, tuple(rng.sample(DECK * 6, 52)), None)
        state, _ = submit(game, opened(setup), Proceed())
        own = state.seats[0].cards
        (first, second), _ = naive(own)
        assert house_way(own) == f"keep {first} {second}"
        if game.options(state, state.seats[0]):  # a natural has no decision to make
            state, _ = submit(game, state, Decide(2, house_way(own)))
            state, _ = submit(game, state, Proceed())
            assert state.settlement is not None
            assert state.seats[0].wagers == {"bet": 200}  # nothing more is staked
