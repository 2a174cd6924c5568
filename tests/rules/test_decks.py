"""The two decks of a single-deck table between rounds, and the deck's way into a round."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

import pytest

from kiosk.rules.cards.cards import DECK, RANKS, SUITS, Card
from kiosk.rules.cards.decks import (
    BACKS,
    DISCARDED,
    IN_PLAY,
    SHUFFLED,
    SPREAD,
    STACKED,
    TURNED,
    WASHED,
    DeckCycle,
    clear,
    deal,
    opening,
    prepare,
    shuffle,
)
from kiosk.rules.cards.positions import COMMUNITY, DEALER, PROCEDURES
from kiosk.rules.intents import Declare, Proceed
from kiosk.rules.round import Round
from kiosk.rules.rule_sets import make_game
from tests.kit.random_rounds import submit
from tests.kit.round_cases import FLOP, HEADS_UP_MA, TEXAS

ORDERS = tuple(DECK[place:] + DECK[:place] for place in range(1, 52))  # such as a shuffler might give
WAGERS: Mapping[str, Mapping[str, int]] = {
    HEADS_UP_MA: {"ante": 1000, "odds": 1000},
    TEXAS: {"ante": 1000},
    FLOP: {"ante": 1000, "pot": 500},
}
STEPS: Mapping[str, Callable[[DeckCycle], DeckCycle]] = {
    "prepare": prepare,
    "shuffle first": lambda cycle: shuffle(cycle, 0, ORDERS[0]),
    "shuffle second": lambda cycle: shuffle(cycle, 1, ORDERS[1]),
    "deal": deal,
    "clear": clear,
}


def stages(cycle: DeckCycle) -> tuple[str, str]:
    first, second = cycle.decks
    return first.stage, second.stage


def open_steps(cycle: DeckCycle) -> dict[str, DeckCycle]:
    """What can be done now, and what it leads to."""
    found = {}
    for name, step in STEPS.items():
        try:
            found[name] = step(cycle)
        except ValueError:
            continue
    return found


def reachable() -> Iterator[tuple[DeckCycle, dict[str, DeckCycle]]]:
    """Every state that the steps can lead to, with what can be done there."""
    waiting, seen = [opening()], {opening()}
    while waiting:
        cycle = waiting.pop()
        after = open_steps(cycle)
        yield cycle, after
        waiting += set(after.values()) - seen
        seen |= set(after.values())


def opened() -> DeckCycle:
    """Both decks after the opening, waiting in the shuffler."""
    cycle = prepare(prepare(prepare(opening())))
    return shuffle(shuffle(cycle, 0, ORDERS[0]), 1, ORDERS[1])


def rounds(count: int) -> Iterator[DeckCycle]:
    """A run of rounds, each while its deck is in play; a deck is shuffled again during the next round."""
    cycle = opened()
    for number in range(count):
        cycle = deal(cycle)
        if cycle.decks[1].stage != SHUFFLED:
            cycle = shuffle(cycle, 1, ORDERS[number % len(ORDERS)])
        yield cycle
        cycle = clear(cycle)


@pytest.mark.clause("huh-ma 2(a)", "huh-ma 2(b)", "huh-ma 2(b)(1)", "thb 2(a)", "thb 2(b)", "fp 2(a)", "fp 2(b)")
def test_there_are_two_whole_decks_in_every_state() -> None:
    for cycle, _ in reachable():
        assert len(cycle.decks) == 2
        for deck in cycle.decks:
            assert len(deck.cards) == 52
            assert Counter(deck.cards) == Counter(Card(rank + suit) for rank in RANKS for suit in SUITS)


@pytest.mark.clause("huh-ma 2(a)", "huh-ma 2(b)(1)", "huh-ma 2(b)(2)", "thb 2(b)(2)", "fp 2(b)(2)")
def test_one_deck_is_red_and_the_other_blue_in_every_state() -> None:
    assert BACKS == ("red", "blue")
    for cycle, _ in reachable():
        assert {deck.back for deck in cycle.decks} == {"red", "blue"}


@pytest.mark.clause("huh-ma 2(b)(3)", "thb 2(b)(3)", "fp 2(b)(3)")
def test_while_one_deck_is_in_play_only_the_other_can_be_shuffled() -> None:
    states = [(cycle, after) for cycle, after in reachable() if IN_PLAY in stages(cycle)]
    assert states
    for cycle, after in states:
        assert stages(cycle).count(IN_PLAY) == 1
        assert set(after) == {"shuffle second", "clear"}
        assert after["shuffle second"].decks[0] == cycle.decks[0]


@pytest.mark.clause("huh-ma 2(b)", "huh-ma 2(b)(4)", "thb 2(b)", "thb 2(b)(4)", "fp 2(b)", "fp 2(b)(4)")
def test_the_decks_take_turns() -> None:
    played = [cycle.decks[0].back for cycle in rounds(60)]
    assert played == ["red", "blue"] * 30


@pytest.mark.clause("huh-ma 3(b)", "thb 3(b)", "fp 3(b)")
def test_the_table_opens_with_both_decks_spread_by_suit_and_in_sequence() -> None:
    cycle = opening()
    assert stages(cycle) == (SPREAD, SPREAD)
    assert not cycle.ready
    for deck in cycle.decks:
        suits = [deck.cards[start : start + 13] for start in range(0, 52, 13)]
        assert ["".join(card[0] for card in suit) for suit in suits] == [RANKS] * 4
        assert ["".join(sorted({card[1] for card in suit})) for suit in suits] == list(SUITS)


@pytest.mark.clause("huh-ma 3(b)", "huh-ma 3(c)", "thb 3(b)", "thb 3(c)", "fp 3(b)", "fp 3(c)")
def test_the_opening_goes_step_by_step() -> None:
    cycle = opening()
    for stage in (SPREAD, TURNED, WASHED):
        assert stages(cycle) == (stage, stage)
        assert set(open_steps(cycle)) == {"prepare"}
        cycle = prepare(cycle)
    assert stages(cycle) == (STACKED, STACKED)
    assert set(open_steps(cycle)) == {"shuffle first", "shuffle second"}
    assert stages(opened()) == (SHUFFLED, SHUFFLED)


@pytest.mark.clause("huh-ma 3(d)", "thb 3(d)", "fp 3(d)")
def test_neither_deck_comes_into_play_by_the_others_opening() -> None:
    stacked = prepare(prepare(prepare(opening())))
    for which, other in ((0, 1), (1, 0)):
        cycle = shuffle(stacked, which, ORDERS[0])
        assert cycle.decks[which].stage == SHUFFLED
        assert cycle.decks[other] == stacked.decks[other]
        with pytest.raises(ValueError, match="cannot be dealt"):
            deal(cycle)


@pytest.mark.clause("huh-ma 4(a)", "thb 4(a)", "fp 4(a)", "thb 8(b)(1)", "fp 8(b)(1)")
def test_a_deck_comes_into_play_only_from_the_shuffler() -> None:
    for cycle, after in reachable():
        assert ("deal" in after) == cycle.ready
        assert not cycle.ready or stages(cycle)[0] == SHUFFLED
        for name, later in after.items():
            for which, deck in enumerate(later.decks):
                became = deck.stage == SHUFFLED and deck not in cycle.decks
                assert not became or name == ("shuffle first", "shuffle second")[which]


@pytest.mark.clause("huh-ma 4(a)", "thb 4(a)", "fp 4(a)")
def test_after_its_round_a_deck_is_shuffled_again_before_it_is_dealt() -> None:
    cycle = clear(deal(opened()))
    assert cycle.decks[1].stage == DISCARDED
    cycle = clear(deal(cycle))
    assert cycle.decks[0].back == "red"
    assert not cycle.ready
    with pytest.raises(ValueError, match="cannot be dealt"):
        deal(cycle)
    assert deal(shuffle(cycle, 0, ORDERS[7])).decks[0].cards == ORDERS[7]


@pytest.mark.clause("huh-ma 4(a)", "thb 4(a)", "fp 4(a)")
@pytest.mark.parametrize(
    "order",
    [DECK[1:], (*DECK, DECK[0]), (*DECK[1:], DECK[1]), DECK * 2, ()],
    ids=["one missing", "one too many", "one twice", "two decks", "none"],
)
def test_a_shuffled_deck_that_is_not_whole_stays_out_of_play(order: tuple[Card, ...]) -> None:
    cycle = prepare(prepare(prepare(opening())))
    for which in (0, 1):
        with pytest.raises(ValueError, match="not whole"):
            shuffle(cycle, which, order)


@pytest.mark.clause("huh-ma 4(b)", "huh-ma 4(b)(1)", "thb 4(b)", "thb 4(b)(1)", "fp 4(b)", "fp 4(b)(1)")
def test_a_shuffled_deck_is_dealt_as_it_left_the_shuffler() -> None:
    cycle = opened()
    assert set(open_steps(cycle)) == {"shuffle first", "shuffle second", "deal"}  # and no cut
    assert deal(cycle).decks[0].cards == ORDERS[0]
    for name, wagers in WAGERS.items():
        game = make_game(name)
        state = game.open(
            {1: {key: cents for key, cents in wagers.items() if key != "pot"}}, deal(cycle).decks[0].cards
        )
        assert isinstance(state, Round), state
        state, _ = submit(game, state, Proceed())
        first = {COMMUNITY: state.community, DEALER: state.dealer}.get(game.deal((1,))[0], state.seats[0].cards)
        assert first[0] == ORDERS[0][0]


@pytest.mark.clause("huh-ma 4(d)", "thb 4(d)", "fp 4(d)")
def test_a_supervisor_can_have_a_deck_shuffled_again_until_it_is_in_play() -> None:
    cycle = shuffle(opened(), 0, ORDERS[9])
    assert cycle.ready
    cycle = deal(cycle)
    assert cycle.decks[0].cards == ORDERS[9]
    with pytest.raises(ValueError, match="not in the shuffler"):
        shuffle(cycle, 0, ORDERS[10])


@pytest.mark.clause("huh-ma 2(b)(5)", "thb 2(b)(5)", "fp 2(b)(5)", "fah 2(d)(6)")
def test_the_discard_rack_holds_cards_of_one_deck_at_the_most() -> None:
    for cycle, _ in reachable():
        assert stages(cycle).count(DISCARDED) <= 1
        assert not {IN_PLAY, DISCARDED} <= set(stages(cycle))  # so no two rounds' cards meet in it


@pytest.mark.parametrize("step", ["shuffle", "clear", "prepare"])
def test_a_refused_step_says_why(step: str) -> None:
    spread, played = opening(), deal(opened())
    refused: dict[str, tuple[Callable[[], DeckCycle], str]] = {
        "shuffle": (lambda: shuffle(spread, 0, DECK), "a deck that is spread is not in the shuffler"),
        "clear": (lambda: clear(spread), "no round is in play"),
        "prepare": (lambda: prepare(played), "a deck that is in-play is not being opened"),
    }
    act, words = refused[step]
    with pytest.raises(ValueError, match=f"^{words}$"):
        act()


@pytest.mark.parametrize(
    ("name", "dealing"),
    [
        pytest.param(HEADS_UP_MA, "manual-shoe", marks=pytest.mark.clause("huh-ma 7(a)")),
        pytest.param(HEADS_UP_MA, "hand", marks=pytest.mark.clause("huh-ma 8(b)")),
        pytest.param(HEADS_UP_MA, "auto-shoe", marks=pytest.mark.clause("huh-ma 9(b)", "huh-ma 9(b)(1)")),
        pytest.param(TEXAS, "manual-shoe", marks=pytest.mark.clause("thb 2(a)")),
        pytest.param(TEXAS, "hand", marks=pytest.mark.clause("thb 8(b)", "thb 8(b)(1)")),
        pytest.param(TEXAS, "auto-shoe", marks=pytest.mark.clause("thb 9(b)", "thb 9(b)(1)")),
        pytest.param(FLOP, "manual-shoe", marks=pytest.mark.clause("fp 2(a)")),
        pytest.param(FLOP, "hand", marks=pytest.mark.clause("fp 8(b)", "fp 8(b)(1)")),
        pytest.param(FLOP, "auto-shoe", marks=pytest.mark.clause("fp 9(b)", "fp 9(b)(1)")),
    ],
)
def test_a_round_takes_its_cards_from_the_top_of_the_shuffled_deck(name: str, dealing: str) -> None:
    assert dealing in PROCEDURES
    game = make_game(name, None, dealing)
    for cycle in rounds(4):
        stack = cycle.decks[0].cards
        state = game.open({1: WAGERS[name], 4: WAGERS[name]}, stack)  # from here on no wager can be made
        assert isinstance(state, Round), state
        assert state.used == 0
        state, _ = submit(game, state, Proceed())
        places = game.deal((1, 4))
        held = {1: state.seats[0].cards, 4: state.seats[1].cards, DEALER: state.dealer, COMMUNITY: state.community}
        for place, cards in held.items():
            assert cards == tuple(card for card, to in zip(stack, places, strict=False) if to == place)
        assert state.used == len(places)
        seen = game.public_view(state)
        assert {*seen.dealer, *seen.community, *seen.seats[0].cards, *seen.seats[1].cards} <= {None}


@pytest.mark.clause("huh-ma 12(e)", "thb 132(e)", "fp 12(e)")
@pytest.mark.parametrize("name", [HEADS_UP_MA, TEXAS, FLOP])
def test_after_a_failure_of_the_shuffler_that_deck_is_shuffled_again_and_the_round_stands(name: str) -> None:
    cycle = deal(clear(deal(opened())))
    assert cycle.decks[1].stage != SHUFFLED  # the shuffler fails over the second deck
    game = make_game(name)
    state = game.open({1: WAGERS[name], 2: WAGERS[name]}, cycle.decks[0].cards)
    assert isinstance(state, Round), state
    dealt, _ = submit(game, state, Proceed())
    after, _ = submit(game, dealt, Declare("shuffler-failure"))
    assert after._replace(declared=()) == dealt
    assert after.settlement is None
    with pytest.raises(ValueError, match="cannot be dealt"):
        deal(clear(cycle))
    again = shuffle(shuffle(cycle, 1, ORDERS[3]), 1, ORDERS[4])
    assert again.decks[0] == cycle.decks[0]
    assert deal(clear(again)).decks[0].cards == ORDERS[4]
