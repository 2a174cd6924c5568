"""What happens to a seat that does not answer, and to rounds in which more than one thing goes wrong."""

import pytest

from kiosk.rules.cards.cards import DECK
from kiosk.rules.fast_action_holdem.house_ways import set_hand
from kiosk.rules.intents import Decide, Declare, Proceed
from kiosk.rules.pay.pool import Meter
from kiosk.rules.round import Round
from kiosk.rules.rule_sets import make_game
from tests.kit.random_rounds import decide_and_proceed, submit
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS, stacked

MAIN = {"ante": 1000, "odds": 1000}


def dealt(name: str, wagers: dict[int, dict[str, int]], meter: Meter | None = None, hands: str = "") -> Round:
    game = make_game(name)
    deck = stacked(game, {seat: hands if seat == 1 else "" for seat in wagers}) if hands else DECK * game.copies
    state = game.open(wagers, deck, meter)
    assert isinstance(state, Round)
    return submit(game, state, Proceed())[0]


@pytest.mark.clause("huh-ma 6(e)", "huh-ny (c)(5)", "thb 6(e)", "fp 6(e)")
@pytest.mark.parametrize(
    ("name", "wagers", "said", "defaults"),
    [
        (HEADS_UP_MA, MAIN, ["check", "check"], ["check", "check", "fold"]),
        (HEADS_UP_NY, MAIN, ["check", "check"], ["check", "check", "fold"]),
        (TEXAS, {"ante": 1000}, ["bet", "bet"], ["fold", "check", "check"]),
        (FLOP, {"ante": 1000}, [], ["surrender"]),
    ],
)
def test_the_decision_of_the_timer_on_each_street(
    name: str, wagers: dict[str, int], said: list[str], defaults: list[str]
) -> None:
    """It stakes nothing more, on a late street as on the first."""
    game, state = make_game(name), dealt(name, {1: wagers})
    for street, default in enumerate(defaults):
        assert game.default_decision(state, state.seats[0]) == default
        assert game.effect(state.seats[0], default)[0] is None
        if street < len(said):
            state = decide_and_proceed(game, state, {1: said[street]})


@pytest.mark.clause("fah 6(b)")
@pytest.mark.parametrize("hand", ["As Kd 7c 2h", "2c 9d 9h 4s", "Qs Js 5d 3c", "Kd 8d 6s 3h"])
def test_the_timer_sets_a_fast_action_hand_by_the_house_ways(hand: str) -> None:
    game, state = make_game(FAST_ACTION), dealt(FAST_ACTION, {1: {"bet": 1000}}, hands=hand)
    (first, second), _ = set_hand(state.seats[0].cards)
    assert game.default_decision(state, state.seats[0]) == f"keep {first} {second}"


@pytest.mark.clause("huh-ny (j)(2)(i)", "huh-ny (j)(3)")
def test_a_seat_that_is_void_stays_void_when_more_goes_wrong() -> None:
    game, state = make_game(HEADS_UP_NY), dealt(HEADS_UP_NY, dict.fromkeys((1, 2, 3), MAIN | {"trips_plus": 500}))
    for declare in (Declare("wrong-count-seat", 1), Declare("wrong-count-seat", 2), Declare("dealer-card-exposed")):
        state, _ = submit(game, state, declare)
    assert state.settlement is not None
    first, second, third = state.settlement.seats
    for void in (first, second):
        assert {line.result for line in void.lines} == {"void"}
        assert void.hands == (None,)
    assert {line.wager: line.result for line in third.lines if line.result != "void"}.keys() == {"trips_plus"}
    assert [seat.turned for seat in state.seats] == [(), (), state.seats[2].cards]


@pytest.mark.clause("huh-ny (j)(2)(i)")
def test_a_folded_hand_by_which_trips_plus_is_settled_is_shown() -> None:
    game, state = make_game(HEADS_UP_NY), dealt(HEADS_UP_NY, {1: MAIN | {"trips_plus": 500}, 2: MAIN})
    for _ in range(2):
        state = decide_and_proceed(game, state, {1: "check", 2: "check"})
    state, _ = submit(game, state, Decide(1, "fold"))
    state, _ = submit(game, state, Declare("dealer-card-exposed"))
    assert state.seats[0].turned == state.seats[0].cards


@pytest.mark.clause("huh-ny (k)(2)")
def test_a_void_wager_is_not_in_the_pool_that_everybody_sees() -> None:
    wagers = dict.fromkeys((1, 2), MAIN | {"progressive": 100})
    game, state = make_game(HEADS_UP_NY), dealt(HEADS_UP_NY, wagers, Meter("A", 10**10, 710_000, 10**9))
    assert game.public_view(state).meter == 10**10 + 2 * 710_000
    state, _ = submit(game, state, Declare("wrong-count-seat", 2))
    assert game.public_view(state).meter == 10**10 + 710_000


def test_a_seat_that_is_not_in_the_round_has_no_view() -> None:
    with pytest.raises(ValueError, match="seat 4 is not in this round"):
        make_game(FLOP).seat_view(dealt(FLOP, {1: {"ante": 1000}}), 4)
