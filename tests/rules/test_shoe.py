"""Fast Action's shoe and its two batches: opening, shuffle, cut, cut card, burn, marker and reshuffle."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from kiosk.audit.narration import tell_opening
from kiosk.audit.round_document import DocumentError
from kiosk.rules.cards.cards import DECK, Card, spread
from kiosk.rules.cards.decks import (
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
from kiosk.rules.cards.positions import BURN, COMMUNITY, DEALER, SEATS
from kiosk.rules.cards.shoe import FIRST_MARKER, cut_offers, next_marker
from kiosk.rules.elections import ElectionError
from kiosk.rules.intents import Decide, Declare, Proceed
from kiosk.rules.round import Round
from kiosk.rules.rule_sets import make_game
from kiosk.table.chance import SeededChance
from kiosk.table.shuffler import Shuffler
from tests.kit.random_rounds import submit
from tests.kit.round_cases import FAST_ACTION, Seat, outcome, seat_of, stacked

SIZES = (6, 8)
BET = {"bet": 1000}
ACES, QUEENS, KINGS, DEALERS_NATURAL = "As Ad 8c 3h", "Qs Qd 5c 5d", "Kc Kd 5h 6s", "Kc Kd Kh Kh"


def mixed(decks: int, seed: int = 1) -> tuple[Card, ...]:
    """A shuffled stack of so many decks."""
    cards = list(spread(decks))
    random.Random(seed).shuffle(cards)
    return tuple(cards)


def stages(cycle: DeckCycle) -> tuple[str, str]:
    first, second = cycle.decks
    return first.stage, second.stage


def opened(decks: int) -> DeckCycle:
    """Both batches after the opening, shuffled."""
    cycle = prepare(prepare(prepare(opening(decks))))
    return shuffle(shuffle(cycle, 0, mixed(decks, 1)), 1, mixed(decks, 2))


# The cards and the batches.


@pytest.mark.clause("fah 2(a)", "fah 2(d)", "fah 2(d)(2)")
@pytest.mark.parametrize(("decks", "both"), [(6, 12 * 52), (8, 16 * 52)])
def test_two_equal_batches_of_six_or_eight_decks(decks: int, both: int) -> None:
    game = make_game(FAST_ACTION, {"decks": decks})
    first, second = opening(game.copies).decks
    assert len(first.cards) == len(second.cards) == both // 2
    assert Counter(first.cards) == Counter(second.cards) == dict.fromkeys(DECK, decks)


@pytest.mark.clause("fah 2(a)")
@pytest.mark.parametrize("decks", [0, 1, 5, 7, 9, 12, 6.0, True, "6", None])
def test_another_number_of_decks_is_refused(decks: object) -> None:
    with pytest.raises(ElectionError, match="must be 6 or 8"):
        make_game(FAST_ACTION, {"decks": decks})


@pytest.mark.clause("fah 2(d)(4)")
def test_while_one_batch_is_in_play_only_the_other_can_be_shuffled() -> None:
    shuffler = Shuffler(SeededChance(3), 6, "red")
    shuffler.to_stage(SHUFFLED)
    for _ in range(4):
        shuffler.deal()
        assert stages(shuffler.cycle) == (IN_PLAY, SHUFFLED)
        played, stored = shuffler.cycle.decks
        with pytest.raises(ValueError, match="not in the shuffler"):
            shuffle(shuffler.cycle, 0, mixed(6))
        shuffler.reshuffle()
        assert shuffler.cycle.decks[0] == played
        assert shuffler.cycle.decks[1].cards != stored.cards
        shuffler.clear()


@pytest.mark.clause("fah 4(b)")
@pytest.mark.parametrize("decks", SIZES)
def test_the_table_opens_with_every_card_spread_by_suit_and_in_sequence(decks: int) -> None:
    cycle = opening(decks)
    assert stages(cycle) == (SPREAD, SPREAD)
    for batch in cycle.decks:
        assert [batch.cards[start : start + 52] for start in range(0, len(batch.cards), 52)] == [DECK] * decks
    with pytest.raises(ValueError, match="not in the shuffler"):
        shuffle(cycle, 0, mixed(decks))


@pytest.mark.clause("fah 4(c)", "fah 4(d)")
@pytest.mark.parametrize("decks", SIZES)
def test_each_batch_goes_through_the_opening_before_it_is_dealt(decks: int) -> None:
    cycle = opening(decks)
    for stage in (SPREAD, TURNED, WASHED):
        assert stages(cycle) == (stage, stage)
        for which in (0, 1):
            with pytest.raises(ValueError, match="not in the shuffler"):
                shuffle(cycle, which, mixed(decks))
        with pytest.raises(ValueError, match="cannot be dealt"):
            deal(cycle)
        cycle = prepare(cycle)
    assert stages(cycle) == (STACKED, STACKED)
    for which in (0, 1):
        with pytest.raises(ValueError, match="cannot be dealt"):
            deal(shuffle(cycle, which, mixed(decks)))


# Shuffle, cut and cut card.


@pytest.mark.clause("fah 5(a)")
@pytest.mark.parametrize("decks", SIZES)
def test_a_batch_is_shuffled_whole_before_play_and_after_each_shoe(decks: int) -> None:
    cycle = prepare(prepare(prepare(opening(decks))))
    swapped = tuple(DECK[0] if card == DECK[1] else card for card in mixed(decks))
    for order in (mixed(decks)[1:], swapped, spread(1), spread(14 - decks)):
        with pytest.raises(ValueError, match="not whole"):
            shuffle(cycle, 0, order)
    assert clear(deal(opened(decks))).decks[1].stage != SHUFFLED
    used = clear(deal(clear(deal(opened(decks)))))
    with pytest.raises(ValueError, match="cannot be dealt"):
        deal(used)


@pytest.mark.parametrize(
    ("seated", "first_player", "shown_at", "offers"),
    [
        pytest.param((1, 2, 5), 2, None, (2, 5, 1), marks=pytest.mark.clause("fah 5(c)(1)"), id="first player"),
        pytest.param((1, 2, 5), 5, None, (5, 1, 2), marks=pytest.mark.clause("fah 5(c)(1)"), id="first, farthest"),
        pytest.param((1, 2, 5), None, 1, (1, 2, 5), marks=pytest.mark.clause("fah 5(c)(2)"), id="at seat 1"),
        pytest.param((1, 2, 5), None, 2, (2, 5, 1), marks=pytest.mark.clause("fah 5(c)(2)"), id="at seat 2"),
        pytest.param((1, 2, 5), None, 3, (5, 1, 2), marks=pytest.mark.clause("fah 5(d)"), id="that player left"),
        pytest.param((1, 2, 5), None, 6, (1, 2, 5), marks=pytest.mark.clause("fah 5(d)"), id="left, past the dealer"),
        pytest.param((1, 2, 5), None, DEALER, (5, 1, 2), marks=pytest.mark.clause("fah 5(c)(3)"), id="dealer's hand"),
        pytest.param((1, 2, 5), None, BURN, (5, 1, 2), marks=pytest.mark.clause("fah 5(c)(3)"), id="burn"),
        pytest.param((1, 2, 5), None, COMMUNITY, (5, 1, 2), marks=pytest.mark.clause("fah 5(c)(3)"), id="board"),
        pytest.param((1, 2, 5), None, None, (5, 1, 2), marks=pytest.mark.clause("fah 5(c)(4)"), id="ordered"),
        pytest.param(SEATS, None, None, (6, 1, 2, 3, 4, 5), marks=pytest.mark.clause("fah 5(c)(4)"), id="full"),
        pytest.param((), None, None, (), marks=pytest.mark.clause("fah 5(d)"), id="nobody: the dealer cuts"),
    ],
)
def test_the_cut_is_offered_clockwise_from(
    seated: tuple[int, ...], first_player: int | None, shown_at: int | None, offers: tuple[int, ...]
) -> None:
    assert cut_offers(seated, first_player, shown_at) == offers


@pytest.mark.clause("fah 5(c)", "fah 5(d)")
def test_every_seated_player_is_asked_once() -> None:
    for count in range(1, 64):
        seated = tuple(seat for seat in SEATS if count >> (seat - 1) & 1)
        for shown_at in (*SEATS, DEALER, COMMUNITY, BURN, None):
            offers = cut_offers(seated[::-1], None, shown_at)
            assert sorted(offers) == list(seated)
            turns = [(later - seat) % 6 for seat, later in pairwise(offers)]
            assert sum(turns) < 6, "the offers go round once, clockwise"
            assert offers[0] == shown_at or shown_at not in seated


# Burn, marker, and the rounds of a shoe.


@pytest.mark.clause("fah 7(a)")
def test_a_new_shoes_first_card_is_burned_unseen() -> None:
    stack = (Card("As"), *(card for card in mixed(6) if card != "As"))
    game = make_game(FAST_ACTION, {"new_shoe": True})
    state = game.open({1: BET, 2: BET}, stack)
    assert isinstance(state, Round), state
    state, _ = submit(game, state, Proceed())
    assert state.burned == ("As",)
    while state.settlement is None:
        for view in (game.public_view(state), game.seat_view(state, 1), game.seat_view(state, 2)):
            assert "As" not in repr(view)
        owed = [intent for intent in game.legal_intents(state) if isinstance(intent, Decide)]
        state, _ = submit(game, state, owed[0] if owed else Proceed())
    assert "As" not in repr(game.public_view(state))


@pytest.mark.clause("fah 7(b)", "fah 1 dealing marker")
def test_bets_are_closed_aloud_and_the_marker_moves_on_clockwise() -> None:
    marker, seen, served = FIRST_MARKER, [], []
    for _ in range(15):
        seen.append(marker)
        game = make_game(FAST_ACTION, {"marker": "dealer" if marker == DEALER else marker})
        state = game.open({2: BET, 5: BET}, mixed(6))
        assert isinstance(state, Round), state
        assert list(tell_opening(game, state))[-1] == "No more bets."
        assert state.used == 0
        served.append(game.deal((2, 5))[0])
        marker = next_marker(marker)
    assert seen == [DEALER, 1, 2, 3, 4, 5, 6] * 2 + [DEALER]
    assert served == [DEALER, 2, 2, 5, 5, 5, DEALER] * 2 + [DEALER]


@pytest.mark.clause("fah 9(i)")
@pytest.mark.parametrize("count", range(18))
def test_a_round_that_runs_out_of_cards_is_void(count: int) -> None:
    game = make_game(FAST_ACTION)
    deck = stacked(game, {1: ACES, 2: QUEENS}, KINGS)[:count]
    seats = {1: Seat(BET), 2: Seat(BET, ["split 0 1"])}  # taken as it stands, the deal complete or not
    kind = {"kind": "insufficient-cards"}
    answer = outcome(FAST_ACTION, seats, deck=list(deck), irregularity=kind)
    held = {DEALER: answer["dealer"]["cards"]} | {seat: seat_of(answer, seat)["cards"] for seat in (1, 2)}
    for place, found in held.items():
        assert found == [card for card, to in zip(deck, game.deal((1, 2)), strict=False) if to == place]
    assert (answer["burned"], answer["community"]) == (list(deck[12:13]), list(deck[13:]))
    assert answer["cards_used"] == count
    assert {wager["result"] for seat in answer["seats"] for wager in seat["wagers"]} == {"void"}
    assert [seat["returned"] for seat in answer["seats"]] == [1000, 2000]


@pytest.mark.clause("fah 9(i)")
@pytest.mark.parametrize(
    ("count", "words", "dealer", "message"),
    [
        (18, ["keep 0 1"], KINGS, "does not fall short"),
        (312, [], KINGS, "does not fall short"),
        (12, ["surrender"], KINGS, "does not fall short"),
        (12, ["keep 0 1"], DEALERS_NATURAL, "does not fall short"),
        (11, ["bet"], KINGS, '"bet" is no decision of this game'),
    ],
)
def test_a_round_that_its_cards_can_complete_does_not_run_out(
    count: int, words: list[str], dealer: str, message: str
) -> None:
    game = make_game(FAST_ACTION)
    deck = stacked(game, {1: ACES, 2: QUEENS}, dealer)[:count]
    seats = {1: Seat(BET, words), 2: Seat(BET, words)}
    with pytest.raises(DocumentError, match=message):
        outcome(FAST_ACTION, seats, deck=list(deck), irregularity={"kind": "insufficient-cards"})


@pytest.mark.clause("fah 9(a)")
def test_a_card_discarded_for_lying_face_up_has_left_the_shoe() -> None:
    stack = mixed(6)
    game = make_game(FAST_ACTION, {"new_shoe": True})
    state = game.open({1: BET}, stack)
    assert isinstance(state, Round), state
    state, _ = submit(game, state, Declare("card-face-up"))
    state, _ = submit(game, state, Proceed())
    assert (state.discarded, state.burned) == (stack[:1], stack[1:2])
    assert stack[state.cards_gone :] == state.deck[state.used :]
    assert game.stub_is_whole(state, stack)
