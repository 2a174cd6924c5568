"""Heads Up Hold'em, Massachusetts and New York: wagers, streets, views and settlement."""

import random
from collections import Counter
from typing import Any, NamedTuple

import pytest

from kiosk.rules.cards.positions import DEALER, PROCEDURES, SEATS
from kiosk.rules.events import CommunityTurned, Dealt, Decided
from kiosk.rules.game import Game
from kiosk.rules.heads_up_holdem.rules import HeadsUpHoldem, MassachusettsElections
from kiosk.rules.intents import Decide, Proceed, Refusal, Refused
from kiosk.rules.round import Round
from kiosk.rules.rule_sets import make_game
from tests.kit.random_rounds import decide_and_proceed, play, random_setup, submit
from tests.kit.round_cases import HEADS_UP_MA, HEADS_UP_NY, Seat, cards, line, outcome, results, seat_of, stacked

both = pytest.mark.parametrize("name", [HEADS_UP_MA, HEADS_UP_NY])
STREETS = (("check", "raise 1", "raise 2", "raise 3"), ("check", "raise 1", "raise 2"), ("raise 1", "fold"))
BOARD = "2c 4d 6s Jc Qh"  # nothing on it but high cards
FOLD = ("check", "check", "fold")


def made(ante: int = 1000, **side: int) -> dict[str, int]:
    return {"ante": ante, "odds": ante, **side}


def dealt(name: str, wagers: dict[int, dict[str, int]], dealing: str = "auto-shoe", board: str = BOARD) -> Any:
    """The game and a round of it in which the first street is open."""
    game = make_game(name, {}, dealing)
    opened = game.open(wagers, stacked(game, dict.fromkeys(wagers, ""), board=board))
    assert isinstance(opened, Round)
    return game, submit(game, opened, Proceed())[0]


def options(game: Game, state: Round, seat: int) -> tuple[str, ...]:
    found = tuple(item.action for item in game.legal_intents(state) if isinstance(item, Decide) and item.seat == seat)
    assert found == game.seat_view(state, seat).options
    return found


# Wagers.


@pytest.mark.clause("huh-ma 1 ante", "huh-ma 1 odds wager", "huh-ma 6(c)", "huh-ma 1 pocket bonus wager")
@pytest.mark.clause("huh-ma 10(b)", "huh-ny (c)(3)", "huh-ny (e)(1)")
@both
@pytest.mark.parametrize(
    ("wagers", "field"),
    [
        ({}, "ante"),
        ({"odds": 1000}, "ante"),
        ({"trips_plus": 500}, "ante"),
        ({"pocket_bonus": 500}, "ante"),
        ({"ante": 1000}, "odds"),
        ({"ante": 1000, "trips_plus": 500, "pocket_bonus": 500}, "odds"),
        ({"ante": 1000, "odds": 999}, "odds"),
        ({"ante": 1000, "odds": 1001}, "odds"),
        ({"ante": 1000, "odds": 1000}, None),
        ({"ante": 1, "odds": 1, "trips_plus": 500}, None),
        ({"ante": 1, "odds": 1, "pocket_bonus": 500}, None),
    ],
)
def test_ante_and_equal_odds_are_required(name: str, wagers: dict[str, int], field: str | None) -> None:
    game = make_game(name)
    opened = game.open({3: wagers}, stacked(game, {3: ""}))
    assert (opened.field if isinstance(opened, Refused) else None) == field


@pytest.mark.clause("huh-ma 1 ante", "huh-ma 6(e)", "huh-ny (c)(5)", "huh-ny (a)(1)")
@both
def test_six_seats_and_only_those_with_an_ante_are_dealt_in(name: str) -> None:
    game = make_game(name)
    assert SEATS == (1, 2, 3, 4, 5, 6)
    assert DEALER not in SEATS
    for seat in (0, 7, DEALER, -1):
        refused = game.open({seat: made()}, stacked(game, {1: ""}))
        assert isinstance(refused, Refused)
        assert refused.code is Refusal.NO_SEATS
    game, state = dealt(name, dict.fromkeys(SEATS, made()))
    assert [seat.seat for seat in state.seats] == [1, 2, 3, 4, 5, 6]
    _, state = dealt(name, {2: made(), 5: made()})
    assert {seat.seat: len(seat.cards) for seat in state.seats} == {2: 2, 5: 2}
    assert isinstance(game.decide(state, Decide(1, "check")), Refused)


@pytest.mark.clause("huh-ma 1 ante", "huh-ma 6(b)", "huh-ma 6(d)", "huh-ma 6(e)", "huh-ma 1 round of play")
@pytest.mark.clause("huh-ny (c)(2)", "huh-ny (c)(4)", "huh-ny (c)(5)")
@both
@pytest.mark.parametrize("street", [0, 1, 2])
def test_after_the_close_only_raises_are_staked(name: str, street: int) -> None:
    game, state = dealt(name, {1: made(trips_plus=500), 2: made()})
    for _ in range(street):
        state = decide_and_proceed(game, state, {1: "check", 2: "check"})
    for word in (*game.wagers, "raise", "raise 0", "raise -1", "raise 4", "withdraw", "leave", "bet", ""):
        refused = game.decide(state, Decide(2, word))
        assert isinstance(refused, Refused)
        assert refused.code is Refusal.NOT_AN_OPTION
    assert options(game, state, 2) == STREETS[street]
    assert [dict(seat.wagers) for seat in state.seats] == [made(trips_plus=500), made()]
    assert not any(isinstance(item, Proceed) for item in game.legal_intents(state))  # nobody is passed over
    owed = game.decide(state, Proceed())
    assert isinstance(owed, Refused)
    assert owed.code is Refusal.DECISIONS_OWED


@pytest.mark.clause("huh-ma 1 round of play", "huh-ma 6(b)", "huh-ma 6(e)", "huh-ny (c)(2)", "huh-ny (c)(5)")
@both
def test_every_stake_gets_one_result(name: str) -> None:
    rng = random.Random(11)
    for _ in range(120):
        setup, state, events = play(rng, random_setup(rng, name), irregular=0.05)
        raises = {event.seat: event.cents for event in events if isinstance(event, Decided) and event.wager == "raise"}
        assert all(event.wager in (None, "raise") for event in events if isinstance(event, Decided))
        assert state.settlement is not None
        staked = {(seat, wager): cents for seat, wagers in setup.wagers.items() for wager, cents in wagers.items()}
        staked |= {(seat, "raise"): cents for seat, cents in raises.items()}
        lines = [((seat.seat, item.wager), item.stake) for seat in state.settlement.seats for item in seat.lines]
        assert dict(lines) == staked
        served = [(seat, wager) for step in setup.game.passes(state) for seat, wagers in step.steps for wager in wagers]
        assert Counter(served) == Counter(staked.keys()) == Counter(key for key, _ in lines)
        assert setup.game.legal_intents(state) == ()


@pytest.mark.clause("huh-ny (c)(3)")
@both
@pytest.mark.parametrize("dealer", ["Kh 8d", "Ah As", "Qs Qd"])
@pytest.mark.parametrize("decisions", [("raise 3",), FOLD])
def test_no_bonus_wager_bears_on_another_wager(name: str, dealer: str, decisions: tuple[str, ...]) -> None:
    def lines(**side: int) -> dict[str, Any]:
        answer = outcome(name, {1: Seat(made(**side), decisions, "Jd Js")}, dealer=dealer, board=BOARD)
        return {item["wager"]: item for item in seat_of(answer, 1)["wagers"]}

    everything = lines(trips_plus=500, pocket_bonus=700)
    for side in ({}, {"trips_plus": 500}, {"pocket_bonus": 700}):
        found = lines(**side)
        assert found == {wager: everything[wager] for wager in found}


@pytest.mark.clause("huh-ma 6(c)")
@pytest.mark.parametrize(("hole", "moved"), [("3h 5h", {"odds"}), ("Qd Qs", set()), ("8h 3d", set())])
def test_the_odds_table_moves_the_odds_line_alone(hole: str, moved: set[str]) -> None:
    def lines(odds: str) -> dict[str, Any]:
        game = HeadsUpHoldem(MassachusettsElections(odds=odds))
        state = game.open({1: made(trips_plus=100, pocket_bonus=100)}, stacked(game, {1: hole}, "Jd 9h", BOARD))
        assert isinstance(state, Round)
        for action in ({}, {1: "raise 2"}, {}, {}):
            state = decide_and_proceed(game, state, action)
        assert state.settlement is not None
        return {item.wager: item for item in state.settlement.seats[0].lines}

    before, after = lines("A"), lines("/".join(["77"] * len(WINNING_ODDS)))
    assert {wager for wager in before if before[wager] != after[wager]} == moved


# Streets and decisions.


@pytest.mark.clause("huh-ma 1 check", "huh-ma 1 raise wager", "huh-ma 1 raise wager (a)", "huh-ma 1 raise wager (b)")
@pytest.mark.clause("huh-ma 1 raise wager (c)", "huh-ma 6(d)", "huh-ma 10(a)", "huh-ma 10(d)", "huh-ma 10(f)")
@pytest.mark.clause("huh-ma 10(h)")
@pytest.mark.clause("huh-ny (c)(4)", "huh-ny (e)(2)", "huh-ny (e)(3)", "huh-ny (e)(5)", "huh-ny (e)(7)")
@both
@pytest.mark.parametrize("street", [0, 1, 2])
def test_what_each_street_allows(name: str, street: int) -> None:
    game, start = dealt(name, {1: made(700), 2: made(900)})
    for _ in range(street):
        start = decide_and_proceed(game, start, {1: "check", 2: "check"})
    assert options(game, start, 1) == options(game, start, 2) == STREETS[street]
    for word in ("check", "fold", *(f"raise {antes}" for antes in range(5))):
        events = game.decide(start, Decide(1, word))
        if word not in STREETS[street]:
            assert isinstance(events, Refused)
            continue
        assert not isinstance(events, Refused)
        after = game.fold(start, events)
        staked = {"raise": 700 * int(word[-1])} if word.startswith("raise") else {}
        assert after.seats[0].wagers == made(700) | staked
        assert after.seats[1] == start.seats[1]
        assert options(game, after, 1) == ()  # one decision a street


@pytest.mark.clause("huh-ma 10(f)", "huh-ma 10(h)", "huh-ny (e)(5)", "huh-ny (e)(7)", "huh-ma 1 check")
@both
@pytest.mark.parametrize("raised_on", [0, 1])
def test_one_raise_a_round(name: str, raised_on: int) -> None:
    game, state = dealt(name, {1: made(), 2: made()})
    for street in (0, 1):
        first = {1: "check"} if street < raised_on else {1: "raise 2"} if street == raised_on else {}
        state = decide_and_proceed(game, state, first | {2: "check"})
        assert options(game, state, 1) == (() if street >= raised_on else STREETS[street + 1])
        assert options(game, state, 2) == STREETS[street + 1]
    assert state.seats[0].wagers["raise"] == 2000
    state = decide_and_proceed(game, state, {2: "fold"})
    assert state.settlement is not None


@pytest.mark.clause("huh-ma 10(a)", "huh-ma 10(c)", "huh-ma 10(i)", "huh-ny (e)(2)", "huh-ny (e)(8)")
@both
def test_nobody_sees_cards_or_decisions_too_early(name: str) -> None:
    game, state = dealt(name, {1: made(), 2: made(), 3: made()})
    own = {seat.seat: seat.cards for seat in state.seats}
    for decided in ({1: "raise 3", 2: "check", 3: "check"}, {2: "raise 1", 3: "check"}, {3: "fold"}):
        before = game.public_view(state)
        for seat, action in decided.items():
            state = submit(game, state, Decide(seat, action))[0]
        public = game.public_view(state)
        for shown, earlier in zip(public.seats, before.seats, strict=True):
            assert shown._replace(owes=earlier.owes) == earlier  # only that they have decided
        for seat, hole in own.items():
            view = game.seat_view(state, seat)
            assert (view.cards, view.public) == (hole, public)
        assert public.dealer == (None, None)
        assert [shown.cards for shown in public.seats] == [(None, None)] * 3
        state = submit(game, state, Proceed())[0]
        latest = {seat.seat: seat.decisions[-1] for seat in game.public_view(state).seats}
        assert {seat: latest[seat] for seat in decided} == decided
    assert state.settlement is not None
    final = game.public_view(state)
    assert final.dealer == state.dealer
    assert final.seats[0].wagers["raise"] == 3000
    assert [shown.cards for shown in final.seats] == [own[1], own[2], (None, None)]


@pytest.mark.clause("huh-ma 10(c)", "huh-ma 10(e)", "huh-ma 10(g)", "huh-ny (e)(4)", "huh-ny (e)(6)")
@both
@pytest.mark.parametrize("dealing", PROCEDURES)
def test_community_cards_appear_three_then_two(name: str, dealing: str) -> None:
    game, state = dealt(name, {1: made(), 4: made()}, dealing)
    auto = dealing == "auto-shoe"
    assert game.public_view(state).community == ((None,) * 5 if auto else ())
    board, used = cards(BOARD), state.used
    assert (state.deck[:5] if auto else state.deck[used : used + 5]) == board
    for before, shown in ((0, 3), (3, 5)):
        for seat in (1, 4):
            state = submit(game, state, Decide(seat, "check"))[0]
        assert len([card for card in game.public_view(state).community if card]) == before
        events = game.decide(state, Proceed())
        assert not isinstance(events, Refused)
        assert any(isinstance(event, Dealt) for event in events) is not auto
        assert [event.cards for event in events if isinstance(event, CommunityTurned)] == [board[before:shown]]
        state = game.fold(state, events)
        assert game.public_view(state).community == board[:shown] + (None,) * (5 - shown if auto else 0)
        assert state.used == used + (0 if auto else shown)
        assert state.burned == ()


# Settlement, case by case. Every wager is 1000 cents, a raise of two antes 2000.


class Case(NamedTuple):
    hole: str
    dealer: str
    board: str
    hand: str
    dealer_hand: str
    ante: str
    odds: str


LOW_WINS = [
    Case("Ah 9d", "Kh 8d", BOARD, "high-card", "high-card", "push", "push"),
    Case("Ah Jd", "Kh 8d", BOARD, "pair", "high-card", "push", "push"),
    Case("Jd Qs", "Kh 8d", BOARD, "two-pair", "high-card", "push", "push"),
    Case("Jd Js", "Kh 8d", BOARD, "three-of-a-kind", "high-card", "push", "push"),
    Case("Ah Qd", "2h 8d", BOARD, "pair", "pair", "win", "push"),
    Case("Jd Qs", "Ah As", BOARD, "two-pair", "pair", "win", "push"),
    Case("Jd Js", "Ah As", BOARD, "three-of-a-kind", "pair", "win", "push"),
    Case("Jd Js", "6h 6d", BOARD, "three-of-a-kind", "three-of-a-kind", "win", "push"),
]
LOW_LOSSES = [
    Case("Kh 8d", "Ah 9d", BOARD, "high-card", "high-card", "push", "lose"),
    Case("Ah 9d", "2h 8d", BOARD, "high-card", "pair", "lose", "lose"),
    Case("Jd 3h", "Qd 3s", BOARD, "pair", "pair", "lose", "lose"),
    Case("Jd 6h", "Qd Jh", BOARD, "two-pair", "two-pair", "lose", "lose"),
    Case("6h 6d", "Jd Js", BOARD, "three-of-a-kind", "three-of-a-kind", "lose", "lose"),
    Case("6h 6d", "3d 5d", BOARD, "three-of-a-kind", "straight", "lose", "lose"),
]
TIES = [
    Case("Ah 9d", "As 9h", BOARD, "high-card", "high-card", "push", "push"),
    Case("Ah Qd", "As Qs", BOARD, "pair", "pair", "push", "push"),
    Case("Jd Qs", "Js Qd", BOARD, "two-pair", "two-pair", "push", "push"),
    Case("3h 5h", "3d 5d", BOARD, "straight", "straight", "push", "push"),
    Case("As Ad", "2d 3d", "5h 7h 9h Jh Kh", "flush", "flush", "push", "push"),
    Case("2h 3s", "Ah 2d", "Ac Kc Qc Jc Tc", "royal-flush", "royal-flush", "push", "push"),
]


@pytest.mark.clause("huh-ma 11(b)", "huh-ma 11(b)(1)", "huh-ma 11(b)(2)", "huh-ma 11(b)(3)", "huh-ma 11(b)(4)")
@pytest.mark.clause("huh-ma 11(c)", "huh-ma 11(d)", "huh-ma 11(e)", "huh-ma 1 push")
@pytest.mark.clause("huh-ny (f)(1)", "huh-ny (f)(2)", "huh-ny (f)(3)", "huh-ny (f)(4)", "huh-ny (f)(6)")
@both
@pytest.mark.parametrize(
    ("case", "raised"),
    [(case, "win") for case in LOW_WINS] + [(case, "lose") for case in LOW_LOSSES] + [(case, "push") for case in TIES],
)
def test_three_of_a_kind_or_less_and_ties(name: str, case: Case, raised: str) -> None:
    seat = Seat(made(), ["check", "raise 2"], case.hole)
    answer = outcome(name, {1: seat}, dealer=case.dealer, board=case.board)
    assert (seat_of(answer, 1)["hands"], answer["dealer"]["hand"]) == ([case.hand], case.dealer_hand)
    assert answer["dealer"]["qualifies"] is (case.dealer_hand != "high-card")
    paid = {"win": ("1 to 1", 2), "push": (None, 1), "lose": (None, 0)}
    for wager, result, stake in (("ante", case.ante, 1000), ("raise", raised, 2000), ("odds", case.odds, 1000)):
        pays, times = paid[result]
        assert line(answer, wager) == (result, pays, stake * times)


# A hand of each kind, both hole cards in it, with a dealer whom it beats.
MAKES = {
    "royal-flush": ("Ac Kc", "Qc Jc Tc 4d 2h", "Qd 9h"),
    "straight-flush": ("5c 6c", "2c 3c 4c Jd Qh", "Jh 9s"),
    "four-of-a-kind": ("Js Jd", "Jc Jh 6s 4d 2c", "Ah 9h"),
    "full-house": ("Js 6d", "Jc Jh 6s 4d 2c", "Ah 9h"),
    "flush": ("Ac 9c", "2c 4c 6s Jc Qh", "Jd 9h"),
    "straight": ("3h 5h", BOARD, "Jd 9h"),
    "three-of-a-kind": ("Jd Js", BOARD, "Qd 9h"),
    "two-pair": ("Jd Qs", BOARD, "Jh 9h"),
    "pair": ("Ah Qd", BOARD, "Jh 9h"),
    "high-card": ("Ah 9d", BOARD, "Kh 8d"),
}
WINNING_ODDS = [
    ("royal-flush", "500 to 1", 501_000),
    ("straight-flush", "50 to 1", 51_000),
    ("four-of-a-kind", "10 to 1", 11_000),
    ("full-house", "3 to 1", 4_000),
    ("flush", "3 to 2", 2_500),
    ("straight", "1 to 1", 2_000),
]


@pytest.mark.clause("huh-ma 11(b)(5)", "huh-ma 11(b)(1)", "huh-ma 11(b)(2)", "huh-ny (f)(5)", "huh-ny (f)(1)")
@both
@pytest.mark.parametrize(("hand", "pays", "returned"), WINNING_ODDS)
@pytest.mark.parametrize("qualifies", [True, False])
def test_winning_with_a_straight_or_better(name: str, hand: str, pays: str, returned: int, qualifies: bool) -> None:
    hole, board, dealer = MAKES[hand]
    if not qualifies:
        dealer = "Ks 8h"
    answer = outcome(name, {1: Seat(made(), ["raise 2"], hole)}, dealer=dealer, board=board)
    qualifies = qualifies or hand in ("four-of-a-kind", "full-house")  # the board's pair is the dealer's too
    assert (seat_of(answer, 1)["hands"], answer["dealer"]["qualifies"]) == ([hand], qualifies)
    assert line(answer, "ante") == (("win", "1 to 1", 2000) if qualifies else ("push", None, 1000))
    assert line(answer, "raise") == ("win", "1 to 1", 4000)
    assert line(answer, "odds") == ("win", pays, returned)


@pytest.mark.clause("huh-ma 11(b)(5)", "huh-ny (f)(5)")
@both
def test_half_a_cent_goes_to_the_player(name: str) -> None:
    hole, board, dealer = MAKES["flush"]
    answer = outcome(name, {1: Seat(made(333), ["raise 1"], hole)}, dealer=dealer, board=board)
    assert line(answer, "odds") == ("win", "3 to 2", 333 + 500)


@pytest.mark.clause("huh-ma 11(f)", "huh-ma 11(b)(3)", "huh-ny (f)(7)", "huh-ny (f)(3)")
@both
@pytest.mark.parametrize(
    ("hand", "hole", "dealer", "board", "pays", "returned"),
    [
        ("straight-flush", "2c 3c", "7c 8c", "4c 5c 6c Jd Qh", "500 to 1", 501_000),
        ("straight-flush", "9c 8c", "Ac Kc", "Tc Jc Qc 2d 3h", "500 to 1", 501_000),
        ("four-of-a-kind", "6h 6c", "Js Jd", "Jc Jh 6s 6d 4c", "25 to 1", 26_000),
        ("full-house", "6d 6h", "Js Ad", "Jc Jh 6s 4d 4c", "6 to 1", 7_000),
        ("flush", "9c 8c", "Ac 3c", "2c 4c 6s Jc Qh", "5 to 1", 6_000),
        ("straight", "3h 5h", "5s 8d", "2c 4d 6s 7c Qh", "4 to 1", 5_000),
        ("straight", "3h 5h", "Ac 9c", "2c 4c 6s Jc Qh", "4 to 1", 5_000),
    ],
)
def test_a_bad_beat(name: str, hand: str, hole: str, dealer: str, board: str, pays: str, returned: int) -> None:
    answer = outcome(name, {1: Seat(made(), ["raise 3"], hole)}, dealer=dealer, board=board)
    assert seat_of(answer, 1)["hands"] == [hand]
    assert line(answer, "ante") == line(answer, "raise") == ("lose", None, 0)
    assert line(answer, "odds") == ("win", pays, returned)


TRIPS_PLUS = {
    "royal-flush": (100, 100, 100, 100),
    "straight-flush": (40, 40, 40, 40),
    "four-of-a-kind": (30, 30, 30, 30),
    "full-house": (9, 8, 8, 7),
    "flush": (7, 6, 7, 6),
    "straight": (4, 5, 4, 5),
    "three-of-a-kind": (3, 3, 3, 3),
}


@pytest.mark.clause("huh-ma 11(g)", "huh-ny (g)", "huh-ma 1 trips plus wager")
@pytest.mark.parametrize(
    ("name", "house"),
    [(HEADS_UP_MA, {}), (HEADS_UP_NY, {}), (HEADS_UP_NY, {"trips_plus_from": "hole-and-three"})],
)
@pytest.mark.parametrize("hand", MAKES)
@pytest.mark.parametrize("table", "ABCD")
def test_trips_plus_by_each_table(name: str, house: dict[str, str], hand: str, table: str) -> None:
    hole, board, dealer = MAKES[hand]
    seat = Seat(made(trips_plus=500), ["raise 1"], hole)
    answer = outcome(name, {1: seat}, dealer=dealer, board=board, house=house | {"trips_plus": table})
    expected: tuple[str, str | None, int] = ("lose", None, 0)
    if hand in TRIPS_PLUS:
        pays = TRIPS_PLUS[hand]["ABCD".index(table)]
        expected = ("win", f"{pays} to 1", 500 * (pays + 1))
    assert line(answer, "trips_plus") == expected


@pytest.mark.clause("huh-ny (g)", "huh-ma 1 trips plus wager", "huh-ma 11(g)")
@pytest.mark.parametrize(
    ("hole", "board", "hand", "seven", "both_play"),
    [
        ("Ah 9d", "5c 6d 7h 8c Tc", "straight", "4 to 1", None),
        ("Ah 9d", "Kc Qd Jh Tc 9c", "straight", "4 to 1", None),
        ("Ah 2d", "4c 6c 8c Tc Qc", "flush", "7 to 1", None),
        ("Ac 2d", "4c 6c 8c Tc Kh", "flush", "7 to 1", None),
        ("Ah 9d", "Jc Jd Jh Js 2c", "four-of-a-kind", "30 to 1", "3 to 1"),
        ("9h 9d", "Jc Jd Jh Js 2c", "four-of-a-kind", "30 to 1", "9 to 1"),
        ("Ah 9d", "Jc Jd Jh 4s 4c", "full-house", "9 to 1", "3 to 1"),
        ("4h 9d", "Jc Jd Jh 4s 2c", "full-house", "9 to 1", "3 to 1"),
        ("Ah 9d", "Jc Jd Jh 4s 2c", "three-of-a-kind", "3 to 1", "3 to 1"),
        ("2h 3d", "Ac Kc Qc Jc Tc", "royal-flush", "100 to 1", None),
    ],
)
def test_trips_plus_on_the_board(hole: str, board: str, hand: str, seven: str, both_play: str | None) -> None:
    seat = Seat(made(trips_plus=100), ["raise 1"], hole)
    for name, house, pays in (
        (HEADS_UP_MA, {}, seven),
        (HEADS_UP_NY, {"trips_plus_from": "seven"}, seven),
        (HEADS_UP_NY, {"trips_plus_from": "hole-and-three"}, both_play),
    ):
        answer = outcome(name, {1: seat}, board=board, house=house)
        assert seat_of(answer, 1)["hands"] == [hand]
        assert line(answer, "trips_plus")[:2] == ("win" if pays else "lose", pays)


@pytest.mark.clause("huh-ma 11(g)", "huh-ma 11(i)", "huh-ma 10(h)", "huh-ny (g)", "huh-ny (i)", "huh-ny (e)(7)")
@both
@pytest.mark.parametrize(
    ("dealer", "decisions", "main"),
    [
        ("Kh 8d", ("raise 3",), {"ante": "push", "odds": "push", "raise": "win"}),
        ("Ah As", ("check", "raise 1"), {"ante": "win", "odds": "push", "raise": "win"}),
        ("Qs Qd", ("check", "check", "raise 1"), {"ante": "lose", "odds": "lose", "raise": "lose"}),
        ("Kh 8d", FOLD, {"ante": "lose", "odds": "lose"}),
        ("Qs Qd", FOLD, {"ante": "lose", "odds": "lose"}),
    ],
)
def test_side_wagers_pay_whatever_the_main_result(
    name: str, dealer: str, decisions: tuple[str, ...], main: dict[str, str]
) -> None:
    seat = Seat(made(trips_plus=500, pocket_bonus=700), decisions, "Jd Js")
    answer = outcome(name, {1: seat}, dealer=dealer, board=BOARD)
    assert results(answer) == main | {"trips_plus": "win", "pocket_bonus": "win"}
    assert line(answer, "trips_plus") == ("win", "3 to 1", 2000)
    assert line(answer, "pocket_bonus") == ("win", "5 to 1", 4200)


@pytest.mark.clause("huh-ma 11(g)", "huh-ny (g)", "huh-ma 1 trips plus wager")
@both
def test_trips_on_the_board_win_for_every_seat_tied_or_folded(name: str) -> None:
    tied, folded = Seat(made(trips_plus=500), ["raise 1"], "Ah 9d"), Seat(made(trips_plus=500), FOLD, "3s 5s")
    answer = outcome(name, {1: tied, 4: folded}, dealer="As 9h", board="Jc Jd Jh 4s 2c")
    assert results(answer)["ante"] == "push"
    assert line(answer, "trips_plus") == line(answer, "trips_plus", 4) == ("win", "3 to 1", 2000)


@pytest.mark.clause("huh-ma 10(h)", "huh-ny (e)(7)")
@both
@pytest.mark.parametrize(("fate", "returned"), [("live", 2000), ("forfeit", 0)])
def test_a_fold_forfeits_trips_plus_only_where_the_house_says_so(name: str, fate: str, returned: int) -> None:
    seat = Seat(made(trips_plus=500, pocket_bonus=700), FOLD, "Jd Js")
    answer = outcome(name, {1: seat}, board=BOARD, house={"folded_trips_plus": fate})
    assert line(answer, "trips_plus")[2] == returned
    assert line(answer, "pocket_bonus") == ("win", "5 to 1", 4200)
    assert seat_of(answer, 1)["folded"] is True


POCKET_BONUS = [
    *[(f"{rank}c {rank}h", (5, 5, 4)) for rank in "23456789TJQK"],
    ("Ac Ah", (30, 25, 30)),
    *[(f"A{suit} {face}{suit}", (20, 20, 20)) for face in "JQK" for suit in "cdh"],
    *[(f"{face}h Ac", (10, 10, 10)) for face in "JQK"],
    *[(hole, None) for hole in ("Ac Tc", "Th Ad", "Kc Qc", "Jh Qd", "7c 2h", "2h Ac", "6d Qc")],
]


@pytest.mark.clause("huh-ma 11(i)", "huh-ma 1 pocket bonus wager", "huh-ma 1 face card", "huh-ny (i)")
@both
@pytest.mark.parametrize(("hole", "pays"), POCKET_BONUS)
def test_pocket_bonus_by_each_table(name: str, hole: str, pays: tuple[int, ...] | None) -> None:
    seat = Seat(made(pocket_bonus=300), ["raise 1"], hole)
    for column, table in enumerate("ABC"):
        answer = outcome(name, {1: seat}, board="6s Qs As 3d 9d", house={"pocket_bonus": table})
        won = ("win", f"{pays[column]} to 1", 300 * (pays[column] + 1)) if pays else ("lose", None, 0)
        assert line(answer, "pocket_bonus") == won
