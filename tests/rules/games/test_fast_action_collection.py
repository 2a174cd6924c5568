"""Fast Action: which hands are announced as copies."""

import pytest

from kiosk.audit.narration import tell
from kiosk.rules.fast_action_holdem.rules import FastActionHoldem
from kiosk.rules.intents import Decide, Proceed
from kiosk.rules.round import Round
from kiosk.rules.rule_sets import make_game
from tests.kit.random_rounds import submit
from tests.kit.round_cases import FAST_ACTION, Seat, document, stacked

HANDS = {1: "As Kd 2c 3c", 2: "Qs Qd 5c 5d", 3: "9c 9d 9h 9s", 5: "2d 4h 6s 8c"}
DECISIONS = {1: "keep 0 1", 2: "split 0 2", 5: "surrender"}


def decided() -> tuple[FastActionHoldem, Round]:
    game = make_game(FAST_ACTION)
    assert isinstance(game, FastActionHoldem)
    deck = stacked(game, HANDS, dealer="Ah Kc 7d 4c", board="Th 8s 6d 3h 2h")
    state = game.open({seat: {"bet": 1000} for seat in HANDS}, deck)
    assert isinstance(state, Round)
    state, _ = submit(game, state, Proceed())
    for seat, action in DECISIONS.items():
        state, _ = submit(game, state, Decide(seat, action))
    return game, state


@pytest.mark.clause("fah 1 copy hand", "fah 8(k)")
def test_a_hand_equal_to_the_dealers_is_announced_as_a_copy_and_loses() -> None:
    game, state = decided()
    state, events = submit(game, state, Proceed())
    assert game.copy_hands(state) == ((1, "bet"),)  # ace and king of other suits than the dealer's
    assert state.settlement is not None
    result = state.settlement.seats[0]
    assert (result.seat, result.lines[0].result) == (1, "lose")
    told = [line for event in events for line in tell(game, state, event)]
    assert "  Seat 1: a copy hand; the bet loses." in told


@pytest.mark.clause("fah 1 copy hand", "fah 8(k)")
def test_each_hand_of_a_split_can_be_a_copy() -> None:
    game = make_game(FAST_ACTION)
    for action, wager in (("split 0 1", "bet"), ("split 2 3", "split")):
        deck = stacked(game, {1: "As Kd 2c 7h"}, dealer="Ah Kc 7d 4c", board="Th 8s 6d 3h 2h")
        state = game.open({1: {"bet": 1000}}, deck)
        assert isinstance(state, Round)
        for intent in (Proceed(), Decide(1, action), Proceed()):
            state, _ = submit(game, state, intent)
        assert game.copy_hands(state) == ((1, wager),)


@pytest.mark.clause("fah 1 copy hand")
def test_a_higher_or_lower_hand_is_no_copy() -> None:
    for cards, dealer in (("As Kd 2c 3c", "Ah Qc 7d 4c"), ("As Qd 2c 3c", "Ah Kc 7d 4c")):
        stated = document(FAST_ACTION, {1: Seat({"bet": 1000}, [], cards)}, dealer=dealer, board="Th 8s 6d 3h 2h")
        game = make_game(FAST_ACTION)
        state = game.open({1: {"bet": 1000}}, tuple(stated["deck"]))
        assert isinstance(state, Round)
        for intent in (Proceed(), Decide(1, "keep 0 1"), Proceed()):
            state, _ = submit(game, state, intent)
        assert game.copy_hands(state) == ()
