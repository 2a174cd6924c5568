"""Hand ranking, against tables and a naive ranking written here from the texts, not from the code."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, pairwise, permutations
from typing import Any

import pytest

from kiosk.rules.cards.cards import DECK, SUIT, Card, card
from kiosk.rules.cards.hands import CATEGORIES, best, best_with_all_of, category, level_of
from tests.kit.hand_kinds import (
    DOWN,
    FIVE_B,
    KINDS,
    ONE_DECK,
    Kind,
    check_same_order,
    form,
    hand,
    naive,
    patterns_of,
    strengths_of,
)
from tests.kit.round_cases import (
    FAST_ACTION,
    FLOP,
    HEADS_UP_MA,
    HEADS_UP_NY,
    TEXAS,
    Seat,
    cards,
    line,
    outcome,
    results,
)


def one_deck(number: int) -> tuple[str, ...]:
    """The clauses that define a category of the one-deck texts; the tenth is what is left to the kicker clause."""
    if number == 10:
        return ("huh-ma 5(c)", "huh-ny (b)(3)", "thb 5(c)", "fp 5(c)")
    roman = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix")[number - 1]
    return (f"huh-ma 5(b)({number})", f"huh-ny (b)(2)({roman})", f"thb 5(b)({number})", f"fp 5(b)({number})")


def rows(kinds: tuple[Kind, ...], clauses: Callable[[int], tuple[str, ...]]) -> list[Any]:
    return [
        pytest.param(kind, below, id=f"{kind.name} of {len(kinds)}", marks=pytest.mark.clause(*clauses(number)))
        for number, (kind, below) in enumerate(zip(kinds, (*kinds[1:], None), strict=True), 1)
    ]


@pytest.mark.parametrize(
    ("kind", "below"), rows(ONE_DECK, one_deck) + rows(KINDS, lambda number: (f"fah 3(b)({number})",))
)
def test_a_category(kind: Kind, below: Kind | None) -> None:
    """Every pattern of it is named so, in strict order between its two ends, and beats all that is below."""
    strengths = strengths_of(kind)
    assert {category(strength) for strength in strengths} == {kind.name}
    assert all(higher > lower for higher, lower in pairwise(strengths))
    assert strengths[0] == best(form(kind, kind.highest))
    assert strengths[-1] == best(form(kind, kind.lowest))
    if below is not None:
        assert strengths[-1] > strengths_of(below)[0]


@pytest.mark.parametrize(
    "kinds",
    [
        pytest.param(ONE_DECK, marks=pytest.mark.clause(*FIVE_B, "thb 1 rank", "fp 1 rank")),
        pytest.param(KINDS, marks=pytest.mark.clause("fah 3(b)", "fah 1 rank")),
    ],
)
def test_the_categories_stand_in_their_order(kinds: tuple[Kind, ...]) -> None:
    names = [kind.name for kind in kinds]
    assert names == sorted(names, key=level_of, reverse=True)
    assert {kind.name for kind in KINDS} == set(CATEGORIES)
    for higher, lower in combinations(kinds, 2):
        assert min(strengths_of(higher)) > max(strengths_of(lower))


@pytest.mark.clause(*one_deck(1), "fah 3(b)(2)")
@pytest.mark.parametrize("suit", "cdhs")
def test_a_royal_flush_in_every_suit(suit: str) -> None:
    royal = best(hand("AKQJT", suit))
    assert category(royal) == "royal-flush"
    assert all(royal > strength for kind in ONE_DECK[1:] for strength in strengths_of(kind))


@pytest.mark.clause("huh-ma 5(a)", "huh-ny (b)(1)", "thb 5(a)", "fp 5(a)", "fah 3(a)", "thb 1 rank", "fp 1 rank")
def test_the_cards_rank_from_ace_to_two() -> None:
    for beside in DOWN:  # the odd card beside four of a kind
        fifths = [best(hand(beside * 4 + rank, "cdhs")) for rank in DOWN if rank != beside]
        assert all(higher > lower for higher, lower in pairwise(fifths))


_WHEEL = ("huh-ma 5(a)", "huh-ny (b)(1)", "thb 5(a)", "fp 5(a)", "fah 3(a)")
_NO_WRAP = ("huh-ma 5(b)(6)", "huh-ny (b)(1)", "thb 5(b)(6)", "fp 5(a)", "fah 3(a)")


BORDERS: list[tuple[str, str, tuple[str, ...]]] = [
    ("Ac 2d 3h 4s 5c", "straight", _WHEEL),
    ("5h 4h 3c 2h Ah", "straight", _WHEEL),
    ("Ad 2d 3d 4d 5d", "straight-flush", (*_WHEEL, *one_deck(2))),
    ("Qc Kd Ah 2s 3c", "high-card", _NO_WRAP),
    ("Jc Qd Kh As 2c", "high-card", _NO_WRAP),
    ("Kc Ad 2h 3s 4c", "high-card", _NO_WRAP),
    ("Qs Ks As 2s 3s", "flush", _NO_WRAP),
    ("Ks As 2s 3s 4s", "flush", _NO_WRAP),
    # A sequence in one suit is neither a mere flush nor a mere straight; one other card makes it either.
    ("Kh Qh Jh Th 9h", "straight-flush", (*one_deck(5), *one_deck(6))),
    ("Kh Qh Jh Th 9c", "straight", (*one_deck(6), "fah 3(b)(13)")),
    ("Kh Qh Jh Th 8h", "flush", (*one_deck(5), "fah 3(b)(12)")),
    # Copies of one card: a pair is a pair in whatever suits, and a repeated rank makes more of a flush.
    ("Kh Kh Jc Th 8h", "pair", ("fah 3(b)(16)",)),
    ("Kh Kh Kc Th 8h", "three-of-a-kind", ("fah 3(b)(14)",)),
    ("Kh Kh Jh Th 8h", "flush-one-pair", ("fah 3(b)(9)", "fah 3(b)(12)")),
    ("Kh Kh Kh Kh Kc", "five-of-a-kind", ("fah 3(b)(6)",)),
    ("Kh Kh Kh Kh 8c", "four-of-a-kind", ("fah 3(b)(10)",)),
]


@pytest.mark.parametrize(
    ("five", "name"),
    [pytest.param(five, name, marks=pytest.mark.clause(*clauses)) for five, name, clauses in BORDERS],
)
def test_a_border_between_categories(five: str, name: str) -> None:
    assert category(best(cards(five))) == name


_KICKERS = ("huh-ma 5(c)", "huh-ny (b)(3)", "thb 5(c)", "fp 5(c)", "fah 3(c)")


@pytest.mark.clause(*_KICKERS)
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("9c 9d 9h 9s 4c", "9c 9d 9h 9s 3d"),
        ("5c 5d 5h 2s 2c", "4c 4d 4h As Ac"),
        ("Kd Jd 9d 7d 3d", "Ks Js 9s 7s 2s"),
        ("8c 8d 8h 4s 3c", "8c 8d 8h 4s 2c"),
        ("Qc Qd 5h 5s 2c", "Qh Qs 4c 4d Ac"),
        ("Qc Qd 5h 5s 7c", "Qh Qs 5c 5d 6c"),
        ("Tc Td 9h 8s 4c", "Th Ts 9c 8d 3c"),
        ("Ac Kd 7h 6s 3c", "Ad Kh 7s 6c 2d"),
    ],
)
def test_the_highest_card_that_differs_decides(higher: str, lower: str) -> None:
    assert best(cards(higher)) > best(cards(lower))


@pytest.mark.clause(*_KICKERS, "thb 1 suit", "fp 1 suit", "fp 1 tie hand", "fah 3(a)")
def test_hands_of_the_same_ranks_are_equal_in_any_suits() -> None:
    for kind in KINDS:
        others = "csd" if kind.suited else ("shdc", "ccdhd", "hhsch")
        for pattern, strength in zip(patterns_of(kind), strengths_of(kind), strict=True):
            assert all(best(hand(pattern, suits)) == strength for suits in others)


@pytest.mark.clause("huh-ma 1 suit", "fah 1 suit")
def test_there_are_four_suits_of_thirteen() -> None:
    assert Counter(SUIT[one] for one in DECK) == dict.fromkeys("cdhs", 13)
    assert len(set(DECK)) == 52
    for other in set(map(chr, range(33, 127))) - set("cdhs"):
        with pytest.raises(ValueError, match="not a card"):
            card("A" + other)


@pytest.mark.clause("thb 1 suit", "fp 1 suit", "fah 3(a)", "huh-ma 1 hand")
def test_neither_suits_nor_the_order_of_the_cards_matter() -> None:
    rng = random.Random(1)
    for size in (5, 6, 7) * 20:
        held = rng.sample(DECK * 6, size)
        strength = best(held)
        for suits in permutations("cdhs"):
            renamed = [Card(one[0] + suits["cdhs".index(one[1])]) for one in held]
            rng.shuffle(renamed)
            assert best(renamed) == strength


def one_deck_hands(rng: random.Random) -> Iterator[list[Card]]:
    """Hands of a single deck, half of them from few suits or neighbouring ranks, where the rare categories are."""
    for _ in range(1500):
        yield rng.sample(DECK, rng.choice((5, 6, 7, 7)))
        low = rng.randrange(9)
        suits = rng.choice(("hs", "cdhs"))
        near = [one for one in DECK if one[0] in (DOWN + "A")[low : low + 6] and one[1] in suits]
        yield rng.sample(near, min(7, len(near)))


def several_decks_hands(rng: random.Random) -> Iterator[list[Card]]:
    """Hands of six decks, most of them from a handful of different cards, so that copies are common."""
    for _ in range(1500):
        yield rng.sample(DECK * 6, 7)
        low = rng.randrange(10)
        few = [Card(rank + "s") for rank in (DOWN + "A")[low : low + 5]] + rng.sample(DECK, rng.randint(0, 3))
        yield rng.sample(few * 6, rng.choice((5, 6, 7, 7)))
        yield rng.sample(rng.sample(DECK, rng.randint(1, 4)) * 6, 6)


@pytest.mark.clause("huh-ma 1 hand", "thb 1 hand", "fah 1 five-card hand")
@pytest.mark.parametrize(
    ("hands", "names"),
    [(one_deck_hands, {kind.name for kind in ONE_DECK}), (several_decks_hands, {kind.name for kind in KINDS})],
)
def test_the_best_five_of_up_to_seven(hands: Callable[[random.Random], Iterator[list[Card]]], names: set[str]) -> None:
    found = [(max(map(naive, combinations(held, 5))), best(held)) for held in hands(random.Random(7))]
    assert check_same_order(found) == names


@pytest.mark.clause("fp 1 hand", "fp 1 rank")
def test_all_three_own_cards_play_with_two_of_the_board() -> None:
    rng = random.Random(3)
    found = []
    for _ in range(4000):
        ranks = rng.sample(DOWN, rng.choice((4, 13)))
        drawn = rng.sample([one for one in DECK if one[0] in ranks], 6)
        own, board = drawn[:3], drawn[3:]
        found.append((max(naive([*own, *two]) for two in combinations(board, 2)), best_with_all_of(own, board, 2)))
    check_same_order(found)


@pytest.mark.clause("fp 1 hand")
@pytest.mark.parametrize(
    ("own", "board", "name"),
    [
        ("Kc Qd 9h", "As Ah Ad", "pair"),  # never the board's three aces
        ("Kc Qd Th", "As Jh 2d", "straight"),
        ("Kh Qh 2c", "Ah Jh Th", "high-card"),  # three own cards play, so there is neither flush nor straight
        ("Kc Kd 2h", "Ks Ah Ad", "three-of-a-kind"),
        ("Kc Kd Ah", "Ks As 2d", "full-house"),
    ],
)
def test_flop_poker_never_uses_the_whole_board(own: str, board: str, name: str) -> None:
    answer = outcome(FLOP, {1: Seat({"ante": 500}, ["bet"], own)}, board=board)
    assert answer["seats"][0]["hands"] == [name]


@pytest.mark.clause("fp 1 tie hand")
def test_tie_hands_share_the_pot() -> None:
    hands = {1: "Ac Kd 9h", 2: "Ad Kc 9s", 4: "Qd Js 8c"}
    seats = {seat: Seat({"ante": 500, "pot": 200}, ["bet"], own) for seat, own in hands.items()}
    answer = outcome(FLOP, seats, board="2h 5s 7d")
    assert [line(answer, "pot", seat)[2] for seat in seats] == [300, 300, 0]


AT_THE_TABLE = [
    # own cards, dealer's cards, board, the seat's hand, the dealer's hand
    ("Ac Kd", "2c 3d", "As Kh 9d 8c 4s", "two-pair", "high-card"),  # both own cards play
    ("Ac 2d", "3c 4d", "Kh Qs Jd Tc 7s", "straight", "high-card"),  # one plays
    ("2c 3d", "2d 3c", "Ah Kh Qh Jh 9h", "flush", "flush"),  # the board plays
    ("2c 2d", "9h 9c", "2h 2s 9d 9s Kc", "four-of-a-kind", "four-of-a-kind"),
]


@pytest.mark.clause("huh-ma 1 hand", "thb 1 hand")
@pytest.mark.parametrize("row", AT_THE_TABLE)
@pytest.mark.parametrize(
    ("game", "wagers", "decisions"),
    [
        (HEADS_UP_MA, {"ante": 500, "odds": 500}, ["raise 1"]),
        (HEADS_UP_NY, {"ante": 500, "odds": 500}, ["raise 1"]),
        (TEXAS, {"ante": 500}, ["bet", "check", "check"]),
    ],
)
def test_the_hand_at_the_table(game: str, wagers: dict[str, int], decisions: list[str], row: tuple[str, ...]) -> None:
    own, dealer, board, *expected = row
    answer = outcome(game, {1: Seat(wagers, decisions, own)}, dealer=dealer, board=board)
    assert [*answer["seats"][0]["hands"], answer["dealer"]["hand"]] == expected


@pytest.mark.parametrize(
    "row",
    [
        # Cards that were not kept would have made more of the hand.
        ("Ah Kh Qh Jh", "As Ac 3d 3h", "Th 9c 4s 4d 2c", "pair", "two-pair", "lose"),  # two of the kept cards play
        ("Kh 5c Jh Jd", "Qs Qc 5d 8h", "Kd Jc 9s 7d 4c", "pair", "pair", "win"),  # one of them
        ("2c 3d Qc Qh", "4c 5d 8s Qh", "As Ks Js Ts 9h", "high-card", "high-card", "lose"),  # none: a copy loses
        # Where a copy of a card makes a flush more than four of a kind, and a suited full house more than five.
        ("7h 2h 3c 5c", "Ks Kc 4d 8h", "Kh Kd 7h Th 3h", "flush-one-pair", "four-of-a-kind", "win"),
        ("7h 2h 3c 5c", "Ks Kc 4d 8h", "Kh Kd 7h Th 7h", "flush-three-of-a-kind", "four-of-a-kind", "win"),
        ("8h 2h 3c 5c", "Ks Kc 4d 8h", "Kh Kh 7h Th Kh", "flush-three-of-a-kind", "five-of-a-kind", "lose"),
        ("7h 2h 3c 5c", "Ks Kc 4d 8h", "Kh Kh 7h Th Kh", "flush-full-house", "five-of-a-kind", "win"),
    ],
)
@pytest.mark.clause("fah 1 five-card hand", "fah 1 rank")
def test_fast_action_compares_by_its_own_list(row: tuple[str, ...]) -> None:
    own, dealer, board, *expected = row
    answer = outcome(FAST_ACTION, {1: Seat({"bet": 200}, ["keep 0 1"], own)}, dealer=dealer, board=board)
    assert [*answer["seats"][0]["hands"], answer["dealer"]["hand"], results(answer)["bet"]] == expected


@pytest.mark.clause("huh-ma 1 push")
def test_equal_hands_push() -> None:
    wagers = {"ante": 500, "odds": 500}
    answer = outcome(HEADS_UP_MA, {1: Seat(wagers, ["raise 3"], "Ac Kd")}, dealer="Ad Kc", board="Qh Qs 7d 6c 2h")
    found = {wager: line(answer, wager) for wager in ("ante", "odds", "raise")}
    assert found == {"ante": ("push", None, 500), "odds": ("push", None, 500), "raise": ("push", None, 1500)}
