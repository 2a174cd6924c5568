"""Fast Action Hold'em: naturals, setting, splitting, surrender, showdown, views and irregularities."""

import json
import random
from collections.abc import Mapping
from itertools import combinations
from typing import Any

import pytest

from kiosk.audit.round_document import DocumentError
from kiosk.audit.settlement_json import answer as answer_of
from kiosk.rules.cards.cards import Card
from kiosk.rules.events import DealerSet, DealerTurned, Dealt, HandsTurned, Settled
from kiosk.rules.game import Game
from kiosk.rules.intents import Decide, Declare, Proceed, Refusal, Refused
from kiosk.rules.round import PublicView, Round
from kiosk.rules.rule_sets import make_game
from tests.kit.random_rounds import decide_and_proceed, play, random_setup, submit
from tests.kit.round_cases import FAST_ACTION, Seat, cards, line, outcome, results, seat_of, settled, stacked

BET = {"bet": 1000}
BOARD, KINGS = "2c 7d 9h Jc 4s", "Kc Kd 5h 6s"  # the dealer keeps the kings
NATURAL, DEALERS_NATURAL = "8s 8d 8h 8c", "Kc Kd Kh Kh"
ACES = "As Ad 8c 3h"  # the first two win, the last two lose
HANDS = {1: "Kh Ks 3c 3d", 2: ACES, 3: "Ah Ac Th 6d", 4: "Qs Qd 5c 5d", 5: NATURAL, 6: "Qh Tc 3s 5s"}
DECISIONS = {1: "keep 0 1", 2: "keep 0 1", 3: "split 0 1", 4: "surrender", 6: "keep 2 3"}
PAIRS = list(combinations(range(4), 2))


def dealt(hands: Mapping[int, str] = HANDS, dealer: str = KINGS, board: str = BOARD) -> tuple[Game, Round]:
    """A round whose four cards each have been dealt."""
    game = make_game(FAST_ACTION)
    state = game.open(dict.fromkeys(hands, BET), stacked(game, hands, dealer, board, "9s"))
    assert isinstance(state, Round), state
    return game, submit(game, state, Proceed())[0]


def seats_of(decisions: Mapping[int, str]) -> dict[int, Seat]:
    """Every seat with its hand and what it decides, if anything."""
    return {seat: Seat(BET, [decisions[seat]] if seat in decisions else [], hand) for seat, hand in HANDS.items()}


def shown(view: PublicView) -> dict[int, tuple[Card | None, ...]]:
    return {seat.seat: seat.cards for seat in view.seats}


def order_of_settling(game: Game, state: Round) -> list[list[tuple[int, str]]]:
    """Seat and wager as the dealer serves them, pass by pass."""
    passes = [[(seat, wager) for seat, wagers in item.steps for wager in wagers] for item in game.passes(state)]
    return [item for item in passes if item]


def settled_answer(game: Game, state: Round) -> Any:
    assert state.settlement is not None
    return json.loads(answer_of(game.name, state.settlement))


# Wagers.


@pytest.mark.clause("fah 8(f)")
@pytest.mark.parametrize("cents", [1, 3, 1001, 999_999_999_999])
def test_a_wager_that_cannot_be_halved_is_refused(cents: int) -> None:
    with pytest.raises(DocumentError, match=f"seat 2, bet: must be an even number of cents, and is {cents}"):
        outcome(FAST_ACTION, {1: Seat(BET, ["surrender"]), 2: Seat({"bet": cents}, ["surrender"])})


@pytest.mark.parametrize(("wagers", "field"), [({}, "bet"), ({"bet": 2, "ante": 2}, "ante"), ({"split": 2}, "split")])
def test_there_is_one_wager_before_the_deal(wagers: dict[str, int], field: str) -> None:
    with pytest.raises(DocumentError, match=f"seat 1, {field}: "):
        outcome(FAST_ACTION, {1: Seat(wagers, ["surrender"])})


@pytest.mark.clause("fah 6(c)", "fah 8(c)")
@pytest.mark.parametrize("seat", [1, 2, 3, 4, 6])
def test_once_bets_are_closed_only_a_split_stakes_more(seat: int) -> None:
    game, state = dealt()
    for word in ("bet", "raise 1", "take back", "leave", "split", "fold", "check", ""):
        refused = game.decide(state, Decide(seat, word))
        assert isinstance(refused, Refused)
        assert refused.code == Refusal.NOT_AN_OPTION
    for intent in game.legal_intents(state):
        if isinstance(intent, Decide) and intent.seat == seat:
            after, _ = submit(game, state, intent)
            made = next(item.wagers for item in after.seats if item.seat == seat)
            assert made == (BET | {"split": 1000} if intent.action.startswith("split") else BET)


# Setting a hand.


@pytest.mark.clause("fah 1 setting of a hand", "fah 8(a)")
@pytest.mark.parametrize("pair", PAIRS)
def test_any_two_of_the_four_cards_may_be_kept(pair: tuple[int, int]) -> None:
    first, second = pair
    game, state = dealt({1: "As 8c Qd 3h"})
    state = decide_and_proceed(game, state, {1: f"keep {first} {second}"})
    four = cards("As 8c Qd 3h")
    assert shown(game.public_view(state))[1] == (four[first], four[second], None, None)
    for word in (f"keep {first} {second}", f"keep {second} {first}"):
        seats = {1: Seat(BET, [word], "As 8c Qd 3h")}
        answer = outcome(FAST_ACTION, seats, dealer=KINGS, board=BOARD, burned="9s")
        assert answer == settled_answer(game, state)


@pytest.mark.clause("fah 1 setting of a hand")
@pytest.mark.parametrize(
    "words",
    [[], ["keep 0 0"], ["keep 0 4"], ["keep 1"], ["keep 0 1 2"], ["split 2 2"], ["keep 0  1"], ["keep 0 1"] * 2],
)
def test_nothing_else_sets_a_hand(words: list[str]) -> None:
    with pytest.raises(DocumentError, match="seat 1, decisions: "):
        outcome(FAST_ACTION, {1: Seat(BET, words)})


@pytest.mark.clause("fah 8(d)")
def test_a_seat_sets_its_own_cards_and_only_once() -> None:
    game, state = dealt()
    words = {f"{verb} {one} {other}" for verb in ("keep", "split") for one, other in PAIRS} | {"surrender"}
    for seat, action in DECISIONS.items():
        open_to = {i.action for i in game.legal_intents(state) if isinstance(i, Decide) and i.seat == seat}
        assert open_to == words
        after, _ = submit(game, state, Decide(seat, action))
        assert [item for item in after.seats if item.seat != seat] == [s for s in state.seats if s.seat != seat]
        assert [item.cards for item in after.seats] == [item.cards for item in state.seats]
        for word in words:
            assert isinstance(game.decide(after, Decide(seat, word)), Refused)
    assert isinstance(game.decide(state, Proceed()), Refused)


# Comparing hands.


@pytest.mark.clause("fah 1 five-card hand", "fah 1 community card", "fah 8(n)")
@pytest.mark.parametrize(
    ("kept", "board", "hands", "expected"),
    [
        ("As Ad", BOARD, ("pair", "pair"), ("win", "1 to 1", 2000)),
        ("Qs Qd", BOARD, ("pair", "pair"), ("lose", None, 0)),
        ("7h 3d", "7c 7d 9h Jc 4s", ("three-of-a-kind", "two-pair"), ("win", "1 to 1", 2000)),
        ("Ah 2d", "Kh Qh 9h 3h 4s", ("flush", "three-of-a-kind"), ("win", "1 to 1", 2000)),
        ("2h 3d", "Th Jd Qc Kh As", ("straight", "straight"), ("lose", None, 0)),
        ("8h Th", "7h 9h Jh 2c 2d", ("straight-flush", "two-pair"), ("win", "1 to 1", 2000)),
        ("9h 9h", "9h 9h 9h 2c 2d", ("flush-five-of-a-kind", "full-house"), ("win", "1 to 1", 2000)),
    ],
)
def test_the_best_five_of_seven_cards_are_compared(
    kept: str, board: str, hands: tuple[str, str], expected: tuple[str, str | None, int]
) -> None:
    seats = {1: Seat(BET, ["keep 0 3"], kept.replace(" ", " Jd Jd "))}
    answer = outcome(FAST_ACTION, seats, dealer=KINGS, board=board)
    assert (seat_of(answer, 1)["hands"], answer["dealer"]["hand"]) == ([hands[0]], hands[1])
    assert answer["dealer"]["kept"] == ["Kc", "Kd"]
    assert answer["community"] == board.split()
    assert line(answer, "bet") == expected


@pytest.mark.parametrize(
    ("kept", "dealer", "board"),
    [
        ("Kh Ks", "Kc Kd 5h 6s", BOARD),
        ("Kc Kd", "Kc Kd 5h 6s", BOARD),
        ("Kd Kc", "Kc Kd 5h 6s", BOARD),
        ("2h 3d", "Kc Kd 5h 6s", "Th Jd Qc Kh As"),
        ("2h 3d", "4c 4d 5h 6s", "9h 9h 9h 9h 9h"),
        ("Ah 3d", "Ac 5d 6h 2s", "Kh Qd Jc 9h 7s"),
        ("6h 3d", "6c 2d 9h Qs", "5h 6d 7c 8h 9s"),
    ],
)
def test_a_hand_as_high_as_the_dealers_loses(kept: str, dealer: str, board: str) -> None:
    seats = {1: Seat(BET, ["keep 0 1"], f"{kept} 2c 3c")}
    answer = outcome(FAST_ACTION, seats, dealer=dealer, board=board)
    assert seat_of(answer, 1)["hands"] == [answer["dealer"]["hand"]]
    assert line(answer, "bet") == ("lose", None, 0)


# Naturals.


@pytest.mark.clause("fah 1 natural", "fah 8(b)")
@pytest.mark.parametrize("hand", ["As Ad Ah Ac", "7s 7s 7s 7s", "2c 2d 2c 2d", "Tc Td Th Th"])
@pytest.mark.parametrize("dealer", [KINGS, DEALERS_NATURAL])
def test_a_natural_is_paid_five_to_one_whatever_the_dealer_holds(hand: str, dealer: str) -> None:
    seats = {1: Seat({"bet": 1002}, [], hand), 2: Seat(BET, ["keep 0 1"], "9c 8c 3d 2h")}
    answer = outcome(FAST_ACTION, seats, dealer=dealer)
    assert line(answer, "bet") == ("natural", "5 to 1", 6012)
    assert (seat_of(answer, 1)["staked"], seat_of(answer, 1)["hands"]) == (1002, [None])
    for word in ("keep 0 1", "split 0 1", "surrender"):
        with pytest.raises(DocumentError, match=r"seat 1, decisions: .* left over"):
            outcome(FAST_ACTION, {1: Seat(BET, [word], hand)}, dealer=dealer)


@pytest.mark.clause("fah 1 natural")
@pytest.mark.parametrize("hand", ["As Ad Ah Kc", "7s 7s 7s 8s", "8s 7s 7s 7s", "2c 2d 3c 3d", "Ts Js Qs Ks"])
def test_less_than_four_alike_is_no_natural(hand: str) -> None:
    game, state = dealt({1: hand}, dealer=hand)
    assert len([intent for intent in game.legal_intents(state) if isinstance(intent, Decide)]) == 13
    state = decide_and_proceed(game, state, {1: "keep 0 1"})
    assert len(state.community) == 5
    assert shown(game.public_view(state))[1][2:] == (None, None)


@pytest.mark.clause("fah 8(b)")
def test_naturals_lie_face_up_at_once_and_are_paid_first() -> None:
    game, state = dealt({1: NATURAL, 2: ACES, 6: "4c 4d 4h 4s"})
    view = game.public_view(state)
    assert shown(view) == {1: cards(NATURAL), 2: (None,) * 4, 6: cards("4c 4d 4h 4s")}
    assert [seat.owes for seat in view.seats] == [False, True, False]
    state = decide_and_proceed(game, state, {2: "keep 0 1"})
    assert order_of_settling(game, state)[0] == [(6, "bet"), (1, "bet")]


# Split and surrender.


@pytest.mark.clause("fah 8(c)", "fah 8(n)")
@pytest.mark.parametrize(
    ("word", "hand", "bet", "split"),
    [
        ("split 0 1", ACES, ("win", "1 to 1", 2000), ("lose", None, 0)),
        ("split 2 3", ACES, ("lose", None, 0), ("win", "1 to 1", 2000)),
        ("split 3 2", ACES, ("lose", None, 0), ("win", "1 to 1", 2000)),
        ("split 0 2", "As Js Ad Jd", ("win", "1 to 1", 2000), ("win", "1 to 1", 2000)),
        ("split 1 2", "3s 5s 6d Qd", ("lose", None, 0), ("lose", None, 0)),
        ("split 0 3", "Kh As Ad Ks", ("lose", None, 0), ("win", "1 to 1", 2000)),
    ],
)
def test_the_hands_of_a_split_are_settled_separately(
    word: str, hand: str, bet: tuple[str, str | None, int], split: tuple[str, str | None, int]
) -> None:
    answer = outcome(FAST_ACTION, {1: Seat(BET, [word], hand)}, dealer=KINGS, board=BOARD)
    assert (line(answer, "bet"), line(answer, "split")) == (bet, split)
    seat = seat_of(answer, 1)
    assert [wager["stake"] for wager in seat["wagers"]] == [1000, 1000]
    assert (seat["staked"], seat["returned"], len(seat["hands"])) == (2000, bet[2] + split[2], 2)


@pytest.mark.clause("fah 8(a)", "fah 8(c)")
def test_the_second_wager_lies_on_the_discard_area() -> None:
    wager, kept, second, discarded = make_game(FAST_ACTION).layout
    assert (kept.column, kept.row) == (wager.column, wager.row + 1)  # in front of the wager, away from the player
    assert (discarded.column, discarded.row) == (second.column, second.row + 1)
    assert [(one.wager, one.for_cards) for one in (wager, second)] == [("bet", False), ("split", False)]


@pytest.mark.clause("fah 8(f)")
@pytest.mark.parametrize("cents", [2, 1000, 1_000_000_000_000])
@pytest.mark.parametrize("dealer", [KINGS, DEALERS_NATURAL])
def test_a_surrender_loses_half_and_shows_nothing(cents: int, dealer: str) -> None:
    seats = {1: Seat({"bet": cents}, ["surrender"], ACES), 2: Seat(BET, ["keep 0 1"], "9c 8c 3d 2h")}
    answer = outcome(FAST_ACTION, seats, dealer=dealer, board=BOARD)
    assert line(answer, "bet") == ("surrender", None, cents // 2)
    assert (seat_of(answer, 1)["folded"], seat_of(answer, 1)["hands"]) == (True, [None])
    game, state = dealt({1: ACES, 2: "9c 8c 3d 2h"}, dealer)
    state = decide_and_proceed(game, state, {1: "surrender", 2: "keep 0 1"})
    assert shown(game.public_view(state))[1] == (None,) * 4
    assert isinstance(game.decide(state, Decide(2, "surrender")), Refused)


# The dealer's hand and the board.


@pytest.mark.clause("fah 8(h)", "fah 1 natural")
def test_a_dealers_natural_takes_what_is_left() -> None:
    answer = outcome(FAST_ACTION, seats_of(DECISIONS), dealer=DEALERS_NATURAL)
    assert (answer["community"], answer["burned"], answer["cards_used"]) == ([], [], 28)
    assert answer["dealer"] == {"cards": DEALERS_NATURAL.split(), "kept": None, "hand": None, "qualifies": None}
    assert {seat: results(answer, seat) for seat in HANDS} == {
        1: {"bet": "lose"},
        2: {"bet": "lose"},
        3: {"bet": "lose", "split": "push"},
        4: {"bet": "surrender"},
        5: {"bet": "natural"},
        6: {"bet": "lose"},
    }
    assert line(answer, "split", 3) == ("push", None, 1000)
    assert [seat["returned"] for seat in answer["seats"]] == [0, 0, 1000, 500, 6000, 0]
    assert [len(seat["hands"]) for seat in answer["seats"]] == [1, 1, 2, 1, 1, 1]
    assert {hand for seat in answer["seats"] for hand in seat["hands"]} == {None}


@pytest.mark.parametrize(
    ("hands", "decisions"),
    [
        ({1: NATURAL}, {}),
        ({1: ACES}, {1: "surrender"}),
        ({1: ACES, 3: NATURAL, 6: "Qh Tc 3s 5s"}, {1: "surrender", 6: "surrender"}),
    ],
)
def test_there_is_no_board_when_no_hand_is_left_to_compare(hands: dict[int, str], decisions: dict[int, str]) -> None:
    game, state = dealt(hands)
    state = decide_and_proceed(game, state, decisions)
    assert state.settlement is not None
    assert (state.community, state.burned, state.used) == ((), (), 4 * len(hands) + 4)
    assert state.dealer_turned
    assert state.settlement.dealer is not None
    assert state.settlement.dealer.hand is None
    one = outcome(FAST_ACTION, {1: Seat(BET, ["keep 0 1"], ACES), 2: Seat(BET, ["surrender"])}, dealer=KINGS)
    assert (len(one["community"]), len(one["burned"])) == (5, 1)


@pytest.mark.clause("fah 8(g)")
def test_the_deal_does_not_give_a_dealers_natural_away() -> None:
    game = make_game(FAST_ACTION)
    state = game.open({1: BET, 5: BET}, stacked(game, {1: ACES, 5: NATURAL}, DEALERS_NATURAL))
    assert isinstance(state, Round), state
    state, events = submit(game, state, Proceed())
    assert [event for event in events if isinstance(event, HandsTurned)] == [HandsTurned(((5, cards(NATURAL)),))]
    assert game.public_view(state).dealer == (None,) * 4


@pytest.mark.clause("fah 8(g)", "fah 1 setting of a hand")
def test_the_dealer_turns_and_sets_once_every_seat_has_decided() -> None:
    game, state = dealt()
    for seat, action in DECISIONS.items():
        assert isinstance(game.decide(state, Proceed()), Refused)
        view = game.public_view(state)
        assert (view.dealer, view.dealer_kept, view.community) == ((None,) * 4, (), ())
        state, _ = submit(game, state, Decide(seat, action))
    state, events = submit(game, state, Proceed())
    assert [type(event) for event in events[:3]] == [DealerTurned, DealerSet, Dealt]
    view = game.public_view(state)
    assert (view.dealer, view.dealer_kept) == (cards(KINGS), cards("Kc Kd"))
    assert view.community == cards(BOARD)


# The order of settling, and who sees what.


@pytest.mark.clause("fah 8(l)", "fah 8(m)")
def test_losers_are_collected_before_winners_are_paid_from_the_right() -> None:
    game, state = dealt()
    for seat, action in DECISIONS.items():
        assert order_of_settling(game, state) == []
        state, _ = submit(game, state, Decide(seat, action))
    state, events = submit(game, state, Proceed())
    (turned,) = (event for event in events if isinstance(event, HandsTurned))
    assert [seat for seat, _ in turned.hands] == [6, 5, 3, 2, 1]
    assert events.index(turned) < next(at for at, event in enumerate(events) if isinstance(event, Settled))
    assert order_of_settling(game, state) == [
        [(5, "bet")],
        [(4, "bet")],
        [(6, "bet"), (3, "split"), (1, "bet")],
        [(3, "bet"), (2, "bet")],
    ]
    view = game.public_view(state)
    assert [seat.hands for seat in view.seats if seat.seat in (2, 3)] == [("pair",), ("pair", "high-card")]
    assert shown(view)[2][:2] == cards("As Ad")


@pytest.mark.clause("fah 8(h)")
def test_a_dealers_natural_is_collected_from_the_right_and_no_hand_is_turned() -> None:
    game, state = dealt(dealer=DEALERS_NATURAL)
    state = decide_and_proceed(game, state, DECISIONS)
    assert order_of_settling(game, state) == [
        [(5, "bet")],
        [(4, "bet")],
        [(6, "bet"), (3, "bet"), (2, "bet"), (1, "bet")],
        [(3, "split")],  # goes back
    ]
    view = game.public_view(state)
    assert shown(view) == dict.fromkeys(HANDS, (None,) * 4) | {5: cards(NATURAL)}
    assert view.dealer == cards(DEALERS_NATURAL)


@pytest.mark.clause("fah 8(a)", "fah 8(f)")
def test_only_kept_cards_are_ever_shown() -> None:
    game, state = dealt()
    hidden: dict[int, tuple[Card | None, ...]] = dict.fromkeys(HANDS, (None,) * 4)
    hidden[5] = cards(NATURAL)
    for seat, action in DECISIONS.items():
        state, _ = submit(game, state, Decide(seat, action))
        assert shown(game.public_view(state)) == hidden
    state, _ = submit(game, state, Proceed())
    view = game.public_view(state)
    assert shown(view) == {
        1: (*cards("Kh Ks"), None, None),
        2: (*cards("As Ad"), None, None),
        3: cards(HANDS[3]),
        4: (None,) * 4,
        5: cards(NATURAL),
        6: (*cards("3s 5s"), None, None),
    }
    assert view.burned == 1
    assert "9s" not in repr(view)
    assert game.seat_view(state, 4).cards == cards(HANDS[4])


@pytest.mark.parametrize("action", ["keep 1 2", "split 0 1", "surrender"])
def test_a_decision_stays_hidden_until_all_have_decided(action: str) -> None:
    game, state = dealt()
    before = game.public_view(state)
    after, _ = submit(game, state, Decide(2, action))
    view = game.public_view(after)
    assert [seat.owes for seat in view.seats] == [seat.owes and seat.seat != 2 for seat in before.seats]
    assert [seat._replace(owes=True) for seat in view.seats] == [seat._replace(owes=True) for seat in before.seats]
    assert view._replace(seats=()) == before._replace(seats=())
    own = game.seat_view(after, 2)
    assert (own.decisions, own.options, own.cards) == ((action,), (), cards(ACES))
    done = game.public_view(decide_and_proceed(game, after, {k: v for k, v in DECISIONS.items() if k != 2}))
    assert next(seat.decisions for seat in done.seats if seat.seat == 2) == (action,)


# The round as a whole.


@pytest.mark.clause("fah 1 round of play", "fah 8(o)")
@pytest.mark.parametrize("seed", range(40))
def test_a_round_ends_with_every_wager_settled_and_can_be_put_together_again(seed: int) -> None:
    played = play(random.Random(seed), random_setup(random.Random(seed), FAST_ACTION), irregular=0.05)
    game, state = played.setup.game, played.state
    assert state.settlement is not None
    assert [type(event) for event in played.events].index(Settled) == len(played.events) - 1
    assert game.legal_intents(state) == ()
    for intent in (Proceed(), Decide(1, "keep 0 1"), Declare("device-failure")):
        refused = game.decide(state, intent)
        assert isinstance(refused, Refused)
        assert refused.code == Refusal.ROUND_IS_OVER
    record = settled(played.document())
    assert record == settled_answer(game, state)
    for seat, rebuilt in zip(state.seats, record["seats"], strict=True):
        assert {wager["wager"]: wager["stake"] for wager in rebuilt["wagers"]} == seat.wagers
        assert tuple(rebuilt["cards"]) == seat.cards
    assert set(record["dealer"]["kept"] or ()) <= set(record["dealer"]["cards"])
    assert game.stub_is_whole(state, played.setup.deck)


# Irregularities.


@pytest.mark.clause("fah 9(e)", "fah 9(j)")
@pytest.mark.parametrize("seat", HANDS)
@pytest.mark.parametrize("decided", [False, True])
def test_a_seat_with_too_few_cards_is_void_and_the_others_play_on(seat: int, decided: bool) -> None:
    decisions = DECISIONS if decided else {key: word for key, word in DECISIONS.items() if key != seat}
    table = {"dealer": KINGS, "board": BOARD}
    regular = outcome(FAST_ACTION, seats_of(DECISIONS), **table)
    void = {"kind": "wrong-count-seat", "seat": seat}
    answer = outcome(FAST_ACTION, seats_of(decisions), **table, irregularity=void)
    assert set(results(answer, seat).values()) == {"void"}
    assert seat_of(answer, seat)["returned"] == seat_of(answer, seat)["staked"]
    assert set(seat_of(answer, seat)["hands"]) == {None}
    rest = [[item for item in one["seats"] if item["seat"] != seat] for one in (answer, regular)]
    assert rest[0] == rest[1]
    assert {**answer, "seats": []} == {**regular, "seats": []}
    assert seat in [item.seat for item in dealt()[1].seats]  # the next round has the seat like any other


@pytest.mark.clause("fah 9(j)")
@pytest.mark.parametrize("dealer", [KINGS, DEALERS_NATURAL])
def test_a_lone_seats_void_ends_the_round_without_a_board(dealer: str) -> None:
    void = {"kind": "wrong-count-seat", "seat": 1}
    answer = outcome(FAST_ACTION, {1: Seat(BET, ["split 0 1"], ACES)}, dealer=dealer, irregularity=void)
    assert results(answer) == {"bet": "void", "split": "void"}
    assert (answer["community"], answer["cards_used"], seat_of(answer, 1)["returned"]) == ([], 8, 2000)


@pytest.mark.parametrize(
    "kind", [pytest.param("wrong-count-dealer", marks=pytest.mark.clause("fah 9(f)")), "device-failure"]
)
@pytest.mark.parametrize("decisions", [{}, {3: "split 0 1"}, DECISIONS], ids=["none", "one", "all"])
def test_a_void_round_returns_everything(kind: str, decisions: dict[int, str]) -> None:
    answer = outcome(FAST_ACTION, seats_of(decisions), dealer=KINGS, irregularity={"kind": kind})
    for seat in answer["seats"]:
        assert {wager["result"] for wager in seat["wagers"]} == {"void"}
        assert seat["returned"] == seat["staked"] == (2000 if decisions and seat["seat"] == 3 else 1000)
        assert set(seat["hands"]) == {None}
    assert (answer["community"], answer["burned"], answer["cards_used"]) == ([], [], 28)


@pytest.mark.clause("fah 9(b)", "fah 9(c)", "fah 9(k)")
@pytest.mark.parametrize("kind", ["card-drawn-in-error", "player-card-exposed", "marker-not-moved", "shuffler-failure"])
def test_after_a_slight_irregularity_play_goes_on(kind: str) -> None:
    game, state = dealt()
    regular = decide_and_proceed(game, state, DECISIONS)
    declared, _ = submit(game, state, Declare(kind))
    after = decide_and_proceed(game, declared, DECISIONS)
    assert [item.kind for item in game.public_view(after).declared] == [kind]
    assert after._replace(declared=()) == regular
    with pytest.raises(DocumentError, match="irregularity, kind: must be one of wrong-count-seat, "):
        outcome(FAST_ACTION, seats_of(DECISIONS), irregularity={"kind": kind})


def test_cards_found_face_up_are_left_out_however_many() -> None:
    game = make_game(FAST_ACTION)
    deck = stacked(game, {1: ACES}, KINGS, BOARD)
    found = cards("Qc Qc Qh")
    state = game.open({1: BET}, (found[0], *deck[:8], *found[1:], *deck[8:]))
    assert isinstance(state, Round), state
    state, _ = submit(game, state, Declare("card-face-up"))
    state, _ = submit(game, state, Proceed())
    for _ in found[1:]:
        state, _ = submit(game, state, Declare("card-face-up"))
    state = decide_and_proceed(game, state, {1: "keep 0 1"})
    assert state.discarded == found
    assert settled_answer(game, state) == outcome(
        FAST_ACTION, {1: Seat(BET, ["keep 0 1"], ACES)}, dealer=KINGS, board=BOARD
    )
    assert game.stub_is_whole(state, (*found, *deck))
