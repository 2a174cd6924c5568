"""Texas Hold'em Bonus Poker: wagers, streets, showdown, payouts. Figures are written here from the regulator's text."""

import json
import re
from collections import Counter
from collections.abc import Mapping
from itertools import combinations, permutations
from typing import Any

import pytest

from kiosk.audit.round_document import answer_of, document_of
from kiosk.rules.cards.cards import DECK
from kiosk.rules.elections import ElectionError
from kiosk.rules.game import Game
from kiosk.rules.intents import Decide, Proceed, Refusal, Refused
from kiosk.rules.pay.money import Odds, Won
from kiosk.rules.pay.pool import Meter
from kiosk.rules.round import Round
from kiosk.rules.rule_sets import make_game
from kiosk.rules.texas_holdem_bonus.rules import Elections, least_payout_limit
from tests.kit.random_rounds import decide_and_proceed, submit
from tests.kit.round_cases import TEXAS, Seat, cards, line, outcome, results, seat_of, settled, stacked

METER = Meter("1", 25_000_000_000, 710_000, 10_000_000_000)
POOL = {"pool": 25_000_000_000, "contribution": 710_000, "seed": 10_000_000_000}
BOARD, BURNED, KINGS = "2c 7d 9h Jc 4s", "3c 3d 3h", "Kc Kd"
HANDS = {1: "As Ad", 2: "Qs Qd", 3: "8c 5h", 4: "Ts 6d", 5: "Ah 5c", 6: "Qh 6c"}
WORDS = ("bet", "check", "fold", "raise 1", "ante", "bonus", "take back", "leave", "")
ALL_IN = ["bet", "bet", "bet"]


def dealt(
    wagers: Mapping[int, Mapping[str, int]],
    hands: Mapping[int, str] = HANDS,
    dealer: str = KINGS,
    board: str = BOARD,
    house: Mapping[str, object] | None = None,
) -> tuple[Game, Round]:
    """A round whose two cards each have been dealt."""
    game = make_game(TEXAS, house)
    deck = stacked(game, {seat: hands[seat] for seat in wagers}, dealer, board, BURNED)
    state = game.open(wagers, deck, METER)
    assert isinstance(state, Round), state
    return game, submit(game, state, Proceed())[0]


def antes(*seats: int, cents: int = 1000) -> dict[int, dict[str, int]]:
    return {seat: {"ante": cents} for seat in seats}


def asked(game: Game, state: Round) -> dict[int, set[str]]:
    """Who may decide what now."""
    found: dict[int, set[str]] = {}
    for intent in game.legal_intents(state):
        if isinstance(intent, Decide):
            found.setdefault(intent.seat, set()).add(intent.action)
    return found


def heads_up(seat: Seat, dealer: str = KINGS, board: str = BOARD, **rest: Any) -> dict[str, Any]:
    return outcome(TEXAS, {1: seat}, dealer=dealer, board=board, **rest)


# Wagers.


@pytest.mark.clause("thb 1 ante", "thb 6(c)", "thb 6(d)", "thb 6(e)")
@pytest.mark.parametrize(
    ("wagers", "code", "seat", "field"),
    [
        ({}, Refusal.NO_SEATS, None, "seats"),
        ({0: {"ante": 1000}}, Refusal.NO_SEATS, 0, "seat"),
        ({7: {"ante": 1000}}, Refusal.NO_SEATS, 7, "seat"),
        ({1: {}}, Refusal.WAGER_MISSING, 1, "ante"),
        ({1: {"bonus": 500}}, Refusal.WAGER_MISSING, 1, "ante"),
        ({1: {"progressive": 100}}, Refusal.WAGER_MISSING, 1, "ante"),
        ({1: {"ante": 1000}, 2: {"bonus": 500}}, Refusal.WAGER_MISSING, 2, "ante"),
        ({1: {"ante": 1000, "bonus": 99}}, Refusal.WRONG_AMOUNT, 1, "bonus"),
        ({1: {"ante": 1000, "flop": 2000}}, Refusal.UNKNOWN_WAGER, 1, "flop"),
        ({1: {"ante": 1000, "turn": 1000}}, Refusal.UNKNOWN_WAGER, 1, "turn"),
        ({1: {"ante": 1000, "river": 1000}}, Refusal.UNKNOWN_WAGER, 1, "river"),
    ],
)
def test_wagers_that_are_refused(
    wagers: dict[int, dict[str, int]], code: Refusal, seat: int | None, field: str
) -> None:
    refused = make_game(TEXAS).open(wagers, DECK, METER)
    assert isinstance(refused, Refused)
    assert refused[:3] == (code, seat, field)


@pytest.mark.clause("thb 1 ante")
def test_only_seats_with_an_ante_are_dealt_in_and_asked() -> None:
    game, state = dealt(antes(2, 5))
    assert [(seat.seat, len(seat.cards)) for seat in state.seats] == [(2, 2), (5, 2)]
    assert state.used == 6
    assert asked(game, state).keys() == {2, 5}
    assert isinstance(game.decide(state, Decide(3, "bet")), Refused)


@pytest.mark.clause("thb 1 bonus wager", "thb 6(c)", "thb 10(h)(4)")
@pytest.mark.parametrize("board", ["2c 7d 9h Jc 4s", "Ks 7d 9h Jc 4s", "Th Jd Qc Ks 4s", "Qs Js Ts 9s 8s"])
@pytest.mark.parametrize("decisions", [["fold"], ["bet", "check", "check"], ALL_IN])
def test_bonus_and_main_wagers_do_not_touch_each_other(board: str, decisions: list[str]) -> None:
    plain = heads_up(Seat({"ante": 1000}, decisions, "As Ad"), board=board)
    beside = heads_up(Seat({"ante": 1000, "bonus": 100}, decisions, "As Ad"), board=board)
    assert line(beside, "bonus") == ("win", "30 to 1", 3100)
    kept = [item for item in seat_of(beside, 1)["wagers"] if item["wager"] != "bonus"]
    assert kept == seat_of(plain, 1)["wagers"]


# Streets.


@pytest.mark.clause("thb 1 fold", "thb 6(b)", "thb 6(d)", "thb 10(a)", "thb 10(c)", "thb 10(e)")
def test_each_street_asks_its_own_question_of_those_in_play() -> None:
    game, state = dealt(antes(1, 2, 3))
    streets: list[tuple[dict[int, str], set[str]]] = [
        ({1: "bet", 2: "fold", 3: "bet"}, {"bet", "fold"}),
        ({1: "check", 3: "bet"}, {"bet", "check"}),
        ({1: "bet", 3: "check"}, {"bet", "check"}),
    ]
    for decisions, words in streets:
        assert asked(game, state) == dict.fromkeys(decisions, words)
        for seat in (1, 2, 3):
            for word in WORDS:
                accepted = not isinstance(game.decide(state, Decide(seat, word)), Refused)
                assert accepted == (seat in decisions and word in words)
        state = decide_and_proceed(game, state, decisions)
    assert state.settlement is not None
    assert game.legal_intents(state) == ()


@pytest.mark.clause("thb 6(b)")
@pytest.mark.parametrize("first", ["bet", "fold"])
def test_a_decision_stands_once_made(first: str) -> None:
    game, state = dealt(antes(1, 2))
    state, _ = submit(game, state, Decide(1, first))
    for word in WORDS:
        refused = game.decide(state, Decide(1, word))
        assert isinstance(refused, Refused)
        assert refused.code == Refusal.NOT_AN_OPTION


@pytest.mark.clause(
    "thb 1 flop wager", "thb 1 turn wager", "thb 1 river wager", "thb 10(a)(1)", "thb 10(c)", "thb 10(e)"
)
@pytest.mark.parametrize(
    ("decisions", "staked"),
    [
        (["bet", "bet", "bet"], {"flop": 1406, "turn": 703, "river": 703}),
        (["bet", "bet", "check"], {"flop": 1406, "turn": 703}),
        (["bet", "check", "bet"], {"flop": 1406, "river": 703}),
        (["bet", "check", "check"], {"flop": 1406}),
        (["fold"], {}),
    ],
)
def test_what_the_bets_cost_and_where_they_stand(decisions: list[str], staked: dict[str, int]) -> None:
    game, state = dealt(antes(1, cents=703))
    for decision in decisions:
        state = decide_and_proceed(game, state, {1: decision})
    assert state.seats[0].wagers == {"ante": 703, **staked}
    assert staked.keys() <= {spot.wager for spot in game.layout}
    assert state.settlement is not None
    assert state.settlement.seats[0].staked == 703 + sum(staked.values())


@pytest.mark.clause("thb 10(a)", "thb 10(c)", "thb 10(e)")
@pytest.mark.parametrize("street", [0, 1, 2])
@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_decisions_stay_hidden_until_the_street_closes(street: int, order: tuple[int, ...]) -> None:
    game, state = dealt(antes(1, 2, 3))
    for _ in range(street):
        state = decide_and_proceed(game, state, dict.fromkeys((1, 2, 3), "bet"))
    passes = "check" if street else "fold"
    chosen = {1: "bet", 2: passes, 3: "bet"}
    seen = game.public_view(state)
    for seat in order:
        state, _ = submit(game, state, Decide(seat, chosen[seat]))
        own = game.seat_view(state, seat)
        assert own.decisions[street:] == (chosen[seat],)
        # All that changes for the others is that this seat is no longer waited for.
        seen = seen._replace(seats=tuple(s._replace(owes=s.owes and s.seat != seat) for s in seen.seats))
        assert game.public_view(state) == own.public == seen
    after = game.public_view(submit(game, state, Proceed())[0])
    assert [(seat.seat, seat.decisions[street:]) for seat in after.seats] == [(n, (chosen[n],)) for n in (1, 2, 3)]
    bets = ("flop", "turn", "river")[street]
    assert [bets in seat.wagers for seat in after.seats] == [True, False, True]
    assert [seat.folded for seat in after.seats] == [False, street == 0, False]


@pytest.mark.clause("thb 10(a)", "thb 10(g)")
def test_each_seat_sees_its_own_two_cards_and_nobody_else_does() -> None:
    game, state = dealt(antes(1, 2, 3))
    while state.settlement is None:
        public = game.public_view(state)
        assert all(seat.cards == (None, None) for seat in public.seats)
        assert public.dealer == (None, None)
        assert public.dealer_hand is None
        for seat in (1, 2, 3):
            view = game.seat_view(state, seat)
            assert view.cards == cards(HANDS[seat])
            assert view.public == public
        state = decide_and_proceed(game, state, dict.fromkeys((1, 2, 3), "bet"))
    shown = game.public_view(state)
    assert shown.dealer == cards(KINGS)
    assert shown.dealer_hand == "pair"


@pytest.mark.clause("thb 10(b)", "thb 10(d)", "thb 10(f)", "thb 1 burn", "thb 1 flop", "thb 1 turn", "thb 1 river")
def test_a_burn_and_the_next_cards_once_everybody_has_decided() -> None:
    game, state = dealt(antes(1, 2))
    for street, up in enumerate((3, 4, 5)):
        for seat in (1, 2):
            owed = game.decide(state, Proceed())
            assert isinstance(owed, Refused)
            assert (owed.code, owed.seat) == (Refusal.DECISIONS_OWED, seat)
            state, _ = submit(game, state, Decide(seat, "bet"))
        state, _ = submit(game, state, Proceed())
        view = game.public_view(state)
        assert view.community == cards(BOARD)[:up]
        assert state.burned == cards(BURNED)[: street + 1]
        assert view.burned == street + 1
        for seen in (view, game.seat_view(state, 1), game.seat_view(state, 2)):
            assert not any(repr(burned) in repr(seen) for burned in cards(BURNED))
    assert state.used == 2 * 3 + 4 + 2 + 2


@pytest.mark.clause("thb 6(e)")
@pytest.mark.parametrize("others", [["fold"], ["bet", "check", "check"]])
def test_a_seat_with_cards_stays_to_the_end(others: list[str]) -> None:
    game, state = dealt(antes(1, 2))
    for street, least in enumerate(("bet", "check", "check")):
        if street < len(others):
            state, _ = submit(game, state, Decide(2, others[street]))
        owed = game.decide(state, Proceed())
        assert isinstance(owed, Refused)
        assert (owed.code, owed.seat) == (Refusal.DECISIONS_OWED, 1)
        assert asked(game, state) == {1: {"bet", "check" if street else "fold"}}
        state = decide_and_proceed(game, state, {1: least})
    assert state.settlement is not None
    assert [seat.seat for seat in state.settlement.seats] == [1, 2]


# The showdown.


@pytest.mark.clause("thb 10(g)", "thb 10(h)", "thb 10(h)(2)", "thb 11(b)")
@pytest.mark.parametrize(
    ("hole", "dealer", "board", "hand", "paid_from"),
    [
        ("As 8d", "Kc Qd", "2c 7d 9h Jc 4s", "high-card", set()),
        ("As Ad", "Kc Kd", "2c 7d 9h Jc 4s", "pair", set()),
        ("As Jd", "Kc Kd", "Ac 7d 9h Jc 4s", "two-pair", set()),
        ("Js Jd", "Kc Kd", "2c 7d 9h Jc 4s", "three-of-a-kind", set()),
        ("3s 5d", "Kc Kd", "Ac 2d 9h Jc 4s", "straight", {"straight"}),
        ("Ts Qd", "Ac Ad", "Kc 2d 9h Jc 4s", "straight", {"straight"}),
        ("2h 3h", "Ac Ad", "4h 5h 9h Jc 7s", "flush", {"straight", "flush"}),
        ("Js 9d", "Ac Ad", "Jh 9h 9c 2c 7s", "full-house", {"straight", "flush"}),
        ("9s 9d", "Ac Ad", "As 9h 9c 2c 7s", "four-of-a-kind", {"straight", "flush"}),
        ("3s 5s", "Kc Kd", "As 2s 9h Jc 4s", "straight-flush", {"straight", "flush"}),
        ("As Ks", "9c 9d", "Qs Js Ts 9h 9s", "royal-flush", {"straight", "flush"}),
    ],
)
@pytest.mark.parametrize("elected", [None, "straight", "flush"])
def test_a_higher_hand(hole: str, dealer: str, board: str, hand: str, paid_from: set[str], elected: str | None) -> None:
    house = {} if elected is None else {"ante_pays_from": elected}
    answer = heads_up(Seat({"ante": 1000}, ALL_IN, hole), dealer, board, house=house)
    assert seat_of(answer, 1)["hands"] == [hand]
    paid = (elected or "straight") in paid_from
    assert line(answer, "ante") == (("win", "1 to 1", 2000) if paid else ("push", None, 1000))
    assert line(answer, "flop") == ("win", "1 to 1", 4000)
    assert line(answer, "turn") == line(answer, "river") == ("win", "1 to 1", 2000)
    assert seat_of(answer, 1)["returned"] == (10_000 if paid else 9000)


@pytest.mark.clause("thb 10(h)(1)")
@pytest.mark.parametrize("elected", ["straight", "flush"])
@pytest.mark.parametrize(
    ("hole", "dealer", "board"),
    [
        ("Qs 8d", "Kc 3d", "2c 7d 9h Jc 4s"),
        ("Qs Qd", "Kc Kd", "2c 7d 9h Jc 4s"),
        ("Ts Qd", "Ah Qh", "Kh 2h 9h Jc 4s"),
        ("Kh 3h", "Ah Qh", "4h 2h 9h Jc 7s"),
    ],
)
def test_a_lower_hand_loses_everything(hole: str, dealer: str, board: str, elected: str) -> None:
    answer = heads_up(Seat({"ante": 1000}, ALL_IN, hole), dealer, board, house={"ante_pays_from": elected})
    assert results(answer) == dict.fromkeys(("ante", "flop", "turn", "river"), "lose")
    assert seat_of(answer, 1)["returned"] == 0


@pytest.mark.clause("thb 1 push", "thb 10(h)(3)")
@pytest.mark.parametrize(
    ("hole", "dealer", "board"),
    [
        ("As 8d", "Ac 8h", "2c 7d 9h Jc 4s"),
        ("Ts Qd", "Tc Qh", "Kc 2d 9h Jc 4s"),
        ("2d 3d", "2c 3c", "Ah Kh Qh Jh 9h"),
    ],
)
@pytest.mark.parametrize(("decisions", "staked"), [(ALL_IN, 5000), (["bet", "check", "check"], 3000)])
def test_an_equal_hand_gets_its_stakes_back(
    hole: str, dealer: str, board: str, decisions: list[str], staked: int
) -> None:
    answer = heads_up(Seat({"ante": 1000}, decisions, hole), dealer, board)
    assert set(results(answer).values()) == {"push"}
    assert seat_of(answer, 1)["staked"] == seat_of(answer, 1)["returned"] == staked


@pytest.mark.clause("thb 1 round of play", "thb 10(h)", "thb 10(h)(4)")
def test_the_order_in_which_wagers_are_served() -> None:
    sides = {3: {"bonus": 100}, 4: {"bonus": 100}, 5: {"bonus": 100, "progressive": 100}, 6: {"progressive": 100}}
    wagers = {seat: {"ante": 1000, **sides.get(seat, {})} for seat in range(1, 7)}
    game, state = dealt(wagers)
    state = decide_and_proceed(game, state, {1: "bet", 2: "fold", 3: "bet", 4: "fold", 5: "bet", 6: "fold"})
    state = decide_and_proceed(game, state, {1: "check", 3: "bet", 5: "bet"})
    state = decide_and_proceed(game, state, {1: "check", 3: "check", 5: "bet"})
    assert [served.steps for served in game.passes(state) if served.steps] == [
        ((6, ("ante",)), (4, ("ante",)), (2, ("ante",))),
        (
            (5, ("ante", "flop", "turn", "river", "bonus", "progressive")),
            (3, ("ante", "flop", "turn", "bonus")),
            (1, ("ante", "flop")),
        ),
        ((6, ("progressive",)), (4, ("bonus",))),
    ]
    _nothing_is_left_on_the_felt(game, state)


def _nothing_is_left_on_the_felt(game: Game, state: Round) -> None:
    assert state.settlement is not None
    staked = {(seat.seat, wager): cents for seat in state.seats for wager, cents in seat.wagers.items()}
    lines = {(seat.seat, item.wager): item.stake for seat in state.settlement.seats for item in seat.lines}
    assert lines == staked
    served = Counter((seat, wager) for one in game.passes(state) for seat, made in one.steps for wager in made)
    assert served == Counter(staked.keys())
    over = game.decide(state, Proceed())
    assert isinstance(over, Refused)
    assert over.code == Refusal.ROUND_IS_OVER


@pytest.mark.clause("thb 10(i)")
def test_every_hand_can_be_rebuilt_from_the_record() -> None:
    game, state = dealt({1: {"ante": 1000, "bonus": 100}, 2: {"ante": 500}, 5: {"ante": 300, "progressive": 100}})
    state = decide_and_proceed(game, state, {1: "bet", 2: "fold", 5: "bet"})
    state = decide_and_proceed(game, state, {1: "bet", 5: "check"})
    state = decide_and_proceed(game, state, {1: "check", 5: "bet"})
    assert state.settlement is not None
    rebuilt = settled(document_of(game, state, None, {}))
    assert rebuilt == json.loads(answer_of(game, state))
    assert {seat["seat"]: seat["cards"] for seat in rebuilt["seats"]} == {n: HANDS[n].split() for n in (1, 2, 5)}
    assert rebuilt["dealer"]["cards"] == KINGS.split()
    assert (rebuilt["community"], rebuilt["burned"]) == (BOARD.split(), BURNED.split())


# Payouts.


BONUS = {
    30: ("As Ad",),
    25: ("As Ks",),
    20: ("Qh Ah", "Ad Jd"),
    15: ("Ks Ad",),
    10: ("Kh Ks", "Qc Qd", "Jh Jd"),
    5: ("Ac Qd", "Jd Ac"),
    3: ("Tc Td", "6h 6s", "2d 2s"),
    0: ("As Ts", "Ad Th", "As 2s", "Ks Qs", "Kd Jh", "Js Ts", "3d 2s"),
}


@pytest.mark.clause("thb 11(a)", "thb 11(c)")
@pytest.mark.parametrize(("hole", "pays"), [(hole, pays) for pays, holes in BONUS.items() for hole in holes])
@pytest.mark.parametrize("decisions", [["fold"], ["bet", "check", "check"]])
def test_the_bonus_table(hole: str, pays: int, decisions: list[str]) -> None:
    answer = heads_up(Seat({"ante": 1000, "bonus": 700}, decisions, hole), "Kc 8d", "3c 7d 9h 8c 4s")
    won = ("win", f"{pays} to 1", 700 * (pays + 1))
    assert line(answer, "bonus") == (won if pays else ("lose", None, 0))


@pytest.mark.clause("thb 11(a)")
@pytest.mark.parametrize(("aces", "lines"), [(None, 9), (1000, 10)])
def test_posted_odds_read_to(aces: int | None, lines: int) -> None:
    felt = make_game(TEXAS, {"bonus_dealer_aces": aces}).inscriptions
    posted = [pay if isinstance(pay, str) else pay.text for inscription in felt for _, pay in inscription.lines]
    assert len(posted) == lines
    assert all(re.fullmatch(r"[1-9][0-9]* to 1", text) for text in posted)


@pytest.mark.clause("thb 11(c)")
def test_all_two_card_hands_fall_into_one_line_or_lose() -> None:
    game, counted = make_game(TEXAS), Counter[Won | None]()
    for hole in combinations(DECK, 2):
        state = game.open({1: {"ante": 1000, "bonus": 100}}, (*hole, *(card for card in DECK if card not in hole)))
        assert isinstance(state, Round)
        state = decide_and_proceed(game, submit(game, state, Proceed())[0], {1: "fold"})
        assert state.settlement is not None
        counted[state.settlement.seats[0].lines[1].pays] += 1
    # Pairs come in 6 ways; two ranks in 4 ways suited and 12 unsuited.
    pays = {30: 6, 25: 4, 20: 8, 15: 12, 10: 18, 5: 24, 3: 54}
    assert counted == {Odds(n, 1): ways for n, ways in pays.items()} | {None: 1326 - 126}


@pytest.mark.clause("thb 11(d)")
@pytest.mark.parametrize(
    ("aces", "hole", "dealer", "pays"),
    [
        (None, "As Ad", "Ac Ah", 30),
        (1000, "As Ad", "Ac Ah", 1000),
        (2500, "As Ad", "Ac Ah", 2500),
        (1000, "As Ad", "Ac Kh", 30),
        (1000, "As Ad", "Kc Kh", 30),
        (1000, "Ks Kd", "Ac Ah", 10),
        (1000, "As Kd", "Ac Ah", 15),
    ],
)
@pytest.mark.parametrize("decisions", [["fold"], ALL_IN])
def test_the_aces_supplement(aces: int | None, hole: str, dealer: str, pays: int, decisions: list[str]) -> None:
    seat = Seat({"ante": 1000, "bonus": 100}, decisions, hole)
    answer = heads_up(seat, dealer, "2c 7d 9h Jc 4s", house={"bonus_dealer_aces": aces})
    assert line(answer, "bonus") == ("win", f"{pays} to 1", 100 + 100 * pays)


@pytest.mark.clause("thb 11(d)", "thb 11(e)")
@pytest.mark.parametrize("house", [{"bonus_dealer_aces": 999}, {"payout_limit": 4_999_999}])
def test_elections_below_the_least_are_refused(house: dict[str, object]) -> None:
    with pytest.raises(ElectionError):
        make_game(TEXAS, house)


STRAIGHT_FLUSH = {"dealer": "8c 8d", "board": "Qs Js Ts 9s 2c"}


@pytest.mark.clause("thb 11(e)")
@pytest.mark.parametrize(
    ("wagers", "decisions", "cut"),
    [
        ({"ante": 1_666_333, "bonus": 100}, ["bet", "check", "check"], 0),  # 3 antes and 10 bonuses: a cent below
        ({"ante": 1_666_330, "bonus": 101}, ["bet", "check", "check"], 0),  # exactly $50,000
        ({"ante": 1_666_327, "bonus": 102}, ["bet", "check", "check"], -1),
        ({"ante": 1_666_330, "bonus": 101, "progressive": 100}, ["bet", "check", "check"], 0),  # and $250 beside
        ({"ante": 1_250_000}, ["bet", "check", "bet"], 0),
        ({"ante": 1_250_001}, ["bet", "bet", "check"], -4),
        ({"ante": 1_000_000}, ALL_IN, 0),
        ({"ante": 1_000_000, "bonus": 100}, ALL_IN, -1000),
        ({"ante": 1_000, "bonus": 500_000}, ["fold"], 0),
        ({"ante": 1_000, "bonus": 500_001}, ["fold"], -10),
    ],
)
def test_the_payout_limit(wagers: dict[str, int], decisions: list[str], cut: int) -> None:
    answer = heads_up(Seat(wagers, decisions, "Ks Kd"), **STRAIGHT_FLUSH, progressive=POOL)
    seat = seat_of(answer, 1)
    assert seat["adjustments"] == ([{"reason": "payout-limit", "amount": cut}] if cut else [])
    assert seat["returned"] == sum(item["returned"] for item in seat["wagers"]) + cut


@pytest.mark.clause("thb 11(e)")
@pytest.mark.parametrize(("limit", "cut"), [(5_000_000, -5), (5_000_004, -1), (5_000_005, 0)])
def test_the_payout_limit_is_each_seat_s_own_and_may_be_higher(limit: int, cut: int) -> None:
    seats = {1: Seat({"ante": 1_000_000}, ALL_IN, "Ks Kd"), 2: Seat({"ante": 1_000_001}, ALL_IN, "Kh 8s")}
    answer = outcome(TEXAS, seats, **STRAIGHT_FLUSH, house={"payout_limit": limit})
    cuts = [sum(item["amount"] for item in seat["adjustments"]) for seat in answer["seats"]]
    assert cuts == [0, cut]


@pytest.mark.clause("thb 11(e)")
def test_the_payout_limit_counts_no_stake_that_comes_back() -> None:
    answer = heads_up(Seat({"ante": 10_000_000}, ALL_IN, "As 8d"), "Ac 8h")
    assert seat_of(answer, 1)["adjustments"] == []
    assert seat_of(answer, 1)["returned"] == 50_000_000


@pytest.mark.clause("thb 11(e)")
@pytest.mark.parametrize(
    ("ante", "aces", "limit"),
    [
        (1000, None, 5_000_000),
        (999_400, None, 5_000_000),  # five antes and 30 times a dollar come to just that
        (999_401, None, 5_000_005),
        (1000, 49_950, 5_000_000),
        (1000, 49_951, 5_000_100),
        (1_000_000, 1000, 5_100_000),
    ],
)
def test_the_least_payout_limit(ante: int, aces: int | None, limit: int) -> None:
    assert least_payout_limit(ante, Elections(bonus_dealer_aces=aces)) == limit
