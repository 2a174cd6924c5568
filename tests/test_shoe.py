"""Fast Action's shoe and its two batches: opening, shuffle, cut, cut card, burn, marker and reshuffle."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

from kiosk.cards import DECK, Card, same_cards, spread
from kiosk.dealing import BURN, COMMUNITY, DEALER, SEATS
from kiosk.decks import (
    IN_PLAY,
    SHUFFLED,
    SPREAD,
    STACKED,
    TURNED,
    WASHED,
    DeckCycle,
    clear,
    deal,
    idle,
    inspect_stored,
    opening,
    prepare,
    put_away,
    rest,
    shuffle,
)
from kiosk.documents import DocumentError
from kiosk.elections import ElectionError
from kiosk.games import make_game
from kiosk.games.state import Round
from kiosk.intents import Decide, Declare, Proceed
from kiosk.narration import tell_opening
from kiosk.shoe import (
    CONTINUOUS,
    FIRST_MARKER,
    MANUAL,
    SHUFFLER,
    Shoe,
    after_round,
    cut,
    cut_card_place,
    cut_offers,
    load,
    next_marker,
    order_reshuffle,
)
from tests.rounds import submit
from tests.tables import FAST_ACTION, Seat, outcome, places_of_a_round, seat_of, stacked

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


def play(shoe: Shoe, seats: tuple[int, ...] = (1, 2, 3), decks: int = 6) -> Round:
    """A round from the shoe as it stands: everybody keeps the first two cards."""
    game = make_game(FAST_ACTION, {"decks": decks, "new_shoe": shoe.fresh})
    state = game.open(dict.fromkeys(seats, BET), shoe.left)
    assert isinstance(state, Round), state
    while state.settlement is None:
        owed = [intent for intent in game.legal_intents(state) if isinstance(intent, Decide)]
        state, _ = submit(game, state, owed[0] if owed else Proceed())
    return state


def shoes(decks: int, count: int) -> Iterator[tuple[DeckCycle, Shoe]]:
    """A run of shoes as the batches come into play; every third one is ended early by the operator."""
    cycle = opened(decks)
    for number in range(count):
        cycle = deal(cycle)
        if cycle.decks[1].stage != SHUFFLED:
            cycle = shuffle(cycle, 1, mixed(decks, number))
        shoe = load(cycle.decks[0].cards)
        while not shoe.needs_shuffle:
            shoe = after_round(shoe, 40)
            if number % 3 == 0:
                shoe = order_reshuffle(shoe)
        yield cycle, shoe
        cycle = clear(cycle)


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


@pytest.mark.clause("fah 2(a)")
@pytest.mark.parametrize("decks", SIZES)
def test_the_cut_card_is_one_and_none_of_the_cards(decks: int) -> None:
    shoe = load(mixed(decks))
    assert same_cards(shoe.cards, spread(decks))
    assert shoe.left == shoe.cards
    assert shoe.cut_card is not None
    assert 0 < shoe.cut_card < len(shoe.cards)  # a place between two cards


@pytest.mark.clause("fah 2(a)", "fah 2(d)(3)", "fah 2(d)(5)")
@pytest.mark.parametrize("decks", SIZES)
def test_red_and_blue_batches_take_turns_from_shoe_to_shoe(decks: int) -> None:
    ended = []
    for number, (cycle, shoe) in enumerate(shoes(decks, 30)):
        assert (cycle.decks[0].back, cycle.decks[1].back) == (("red", "blue"), ("blue", "red"))[number % 2]
        assert stages(cycle)[0] == IN_PLAY
        ended.append(shoe.reshuffle_ordered)
    assert set(ended) == {True, False}


@pytest.mark.clause("fah 2(d)(4)")
def test_while_one_batch_is_in_play_only_the_other_can_be_shuffled() -> None:
    for cycle, _ in shoes(6, 4):
        assert stages(cycle) == (IN_PLAY, SHUFFLED)
        with pytest.raises(ValueError, match="not in the shuffler"):
            shuffle(cycle, 0, mixed(6))
        again = shuffle(cycle, 1, mixed(6, 9))
        assert again.decks[0] == cycle.decks[0]


@pytest.mark.clause("fah 4(b)")
@pytest.mark.parametrize("decks", SIZES)
def test_the_table_opens_with_every_card_spread_by_suit_and_in_sequence(decks: int) -> None:
    cycle = opening(decks)
    assert cycle.face_up
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
        with pytest.raises(ValueError, match="not being put away"):
            put_away(opening(decks), which)


# Shuffle, cut and cut card.


@pytest.mark.clause("fah 5(a)")
@pytest.mark.parametrize("decks", SIZES)
def test_a_batch_is_shuffled_whole_before_play_and_after_each_shoe(decks: int) -> None:
    cycle = prepare(prepare(prepare(opening(decks))))
    swapped = tuple(DECK[0] if card == DECK[1] else card for card in mixed(decks))
    for order in (mixed(decks)[1:], swapped, spread(1), spread(14 - decks)):
        with pytest.raises(ValueError, match="not whole"):
            shuffle(cycle, 0, order)
    for played, _ in shoes(decks, 6):
        assert same_cards(played.decks[0].cards, spread(decks))
        assert clear(played).decks[1].stage != SHUFFLED
    used = clear(deal(clear(deal(opened(decks)))))
    with pytest.raises(ValueError, match="cannot be dealt"):
        deal(used)


@pytest.mark.clause("fah 5(b)", "fah 5(b)(1)", "fah 5(b)(2)", "fah 5(h)(1)")
def test_a_stack_is_cut_after_a_manual_shuffle_and_only_then() -> None:
    cards = mixed(6)
    assert load(cards, shuffled=SHUFFLER).left == cards
    assert load(cards, shuffled=MANUAL, cut_at=60).left == cards[60:] + cards[:60]
    for shuffled, cut_at in ((SHUFFLER, 60), (CONTINUOUS, 60), (MANUAL, None)):
        with pytest.raises(ValueError, match="cut after a manual shuffle, and only then"):
            load(cards, shuffled=shuffled, cut_at=cut_at)
    with pytest.raises(ValueError, match="at least 52 cards in"):
        load(cards, shuffled=MANUAL, cut_at=51)


@pytest.mark.clause("fah 11")
def test_a_continuous_shuffler_deals_every_round_from_all_the_cards() -> None:
    shoe = load(mixed(8), shuffled=CONTINUOUS)
    assert (len(shoe.left), shoe.cut_card, shoe.fresh) == (416, None, False)
    assert not shoe.needs_shuffle
    after = after_round(shoe, play(shoe, decks=8).cards_gone)
    assert after.needs_shuffle
    assert cut_card_place(shoe, (1,) * 400) is None


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


@pytest.mark.clause("fah 5(e)", "fah 5(f)")
@pytest.mark.parametrize("decks", SIZES)
def test_a_cut_puts_the_cards_in_front_behind(decks: int) -> None:
    stack = mixed(decks)
    for place in range(len(stack) + 1):
        if 52 <= place <= len(stack) - 52:
            after = cut(stack, place)
            assert after[: len(stack) - place] == stack[place:]
            assert after[len(stack) - place :] == stack[:place]
        else:
            with pytest.raises(ValueError, match="at least 52 cards in"):
                cut(stack, place)


@pytest.mark.clause("fah 5(f)")
@pytest.mark.parametrize(("decks", "least"), [(6, 78), (8, 104)])
def test_a_quarter_of_the_stack_or_more_is_behind_the_cut_card(decks: int, least: int) -> None:
    stack = mixed(decks)
    assert load(stack).cut_card == len(stack) - least
    for behind in (least, least + 1, len(stack) // 2, len(stack) - 1):
        shoe = load(stack, behind)
        assert (shoe.cards, shoe.cut_card) == (stack, len(stack) - behind)
    for behind in (-1, 0, 1, least - 1, len(stack)):
        with pytest.raises(ValueError, match=f"at least {least} cards in"):
            load(stack, behind)


# Burn, marker, and the rounds of a shoe.


@pytest.mark.clause("fah 7(a)")
def test_a_new_shoes_first_card_is_burned_unseen() -> None:
    shoe = load(("As", *(card for card in mixed(6) if card != "As")))  # type: ignore[arg-type]
    assert shoe.fresh
    assert not after_round(shoe, 1).fresh
    game = make_game(FAST_ACTION, {"new_shoe": True})
    state = game.open({1: BET, 2: BET}, shoe.left)
    assert isinstance(state, Round), state
    state, _ = submit(game, state, Proceed())
    assert state.burned == ("As",)
    while state.settlement is None:
        for view in (game.public_view(state), game.seat_view(state, 1), game.seat_view(state, 2)):
            assert "As" not in repr(view)
        owed = [intent for intent in game.legal_intents(state) if isinstance(intent, Decide)]
        state, _ = submit(game, state, owed[0] if owed else Proceed())
    assert "As" not in repr(game.public_view(state))
    shoe = after_round(shoe, state.used)
    assert not shoe.fresh
    assert len(play(shoe).burned) == 1  # the one before the board


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


@pytest.mark.clause("fah 7(d)", "fah 5(g)")
def test_the_round_in_which_the_cut_card_shows_is_finished_first() -> None:
    whole = play(load(mixed(6))).settlement
    assert whole is not None
    for place in range(1, whole.cards_used + 2):
        shoe = load(mixed(6), 312 - place)
        assert not shoe.needs_shuffle
        assert play(shoe).settlement == whole
        assert after_round(shoe, whole.cards_used).needs_shuffle == (place < whole.cards_used)


@pytest.mark.clause("fah 7(d)", "fah 5(c)(2)", "fah 5(c)(3)")
def test_where_the_cut_card_shows() -> None:
    game = make_game(FAST_ACTION, {"new_shoe": True})
    places = tuple(places_of_a_round(game, (1, 4)))
    assert places[0] == BURN
    shown = [cut_card_place(load(mixed(6), 312 - place), places) for place in range(1, 21)]
    assert shown == [*places[1:], None, None]
    later = after_round(load(mixed(6), 200), 100)
    assert cut_card_place(later, places) == places[12]
    assert cut_card_place(after_round(later, 13), places) is None
    assert places[1:4] == (DEALER, 1, 4)
    offered = [cut_offers((1, 4), None, place)[0] for place in places]
    assert offered == [4] + [4, 1, 4] * 4 + [4] * 6


@pytest.mark.clause("fah 5(g)", "fah 5(a)")
def test_an_ordered_reshuffle_waits_for_the_end_of_the_round() -> None:
    shoe = load(mixed(6))
    ordered = order_reshuffle(shoe)
    before, during = play(shoe).settlement, play(ordered).settlement
    assert before == during
    assert before is not None
    assert not after_round(shoe, before.cards_used).needs_shuffle
    assert after_round(ordered, before.cards_used).needs_shuffle


@pytest.mark.clause("fah 9(i)")
@pytest.mark.parametrize("left", [0, 1, 7, 15, 16, 17, 21])
def test_a_shoe_that_ran_out_is_shuffled_before_the_next_round(left: int) -> None:
    shoe = after_round(load(mixed(6)), 312 - left)
    game = make_game(FAST_ACTION)
    state = game.open(dict.fromkeys((1, 2, 3), BET), shoe.left)
    assert isinstance(state, Round), state
    if left >= 16:
        state, _ = submit(game, state, Proceed())
    state, _ = submit(game, state, Declare("insufficient-cards"))
    assert state.settlement is not None
    assert {line.result for seat in state.settlement.seats for line in seat.lines} == {"void"}
    shoe = after_round(shoe, state.settlement.cards_used)
    assert shoe.left == ()
    assert shoe.needs_shuffle


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


def test_a_round_cannot_use_more_cards_than_there_are() -> None:
    shoe = after_round(load(mixed(6)), 310)
    assert len(after_round(shoe, 2).left) == 0
    with pytest.raises(ValueError, match="more cards than the shoe had"):
        after_round(shoe, 3)


# An idle table.


@pytest.mark.clause("fah 5(h)")
@pytest.mark.parametrize("decks", SIZES)
def test_an_idle_tables_cards_lie_face_up_until_the_first_player_has_seen_them(decks: int) -> None:
    cycle = rest(clear(deal(opened(decks))))
    assert cycle.face_up
    assert [batch.cards for batch in cycle.decks] == [spread(decks)] * 2
    with pytest.raises(ValueError, match="cannot be dealt"):
        deal(cycle)
    cycle = prepare(cycle)
    assert stages(cycle) == (TURNED, TURNED)
    assert not cycle.face_up


@pytest.mark.clause("fah 5(h)", "fah 5(h)(2)")
@pytest.mark.parametrize("between", [False, True], ids=["during a shoe", "between shoes"])
def test_with_a_shuffler_the_spread_batch_and_the_stored_one_change_places(between: bool) -> None:
    cycle = deal(opened(6))
    stored = cycle.decks[1]
    cycle = idle(clear(cycle) if between else cycle)
    assert cycle.decks == (stored, cycle.decks[1])
    assert cycle.decks[1] == ("red", SPREAD, spread(6))
    for stage in (SPREAD, TURNED):
        assert stages(cycle) == (SHUFFLED, stage)
        with pytest.raises(ValueError, match="cannot be dealt"):
            deal(cycle)
        cycle = put_away(cycle, 1)
    assert stages(cycle) == (SHUFFLED, STACKED)
    cycle = deal(cycle)
    assert cycle.decks[0] == stored._replace(stage=IN_PLAY)  # neither spread nor shuffled again
    assert clear(shuffle(cycle, 1, mixed(6, 5))).decks[0] == ("red", SHUFFLED, mixed(6, 5))


@pytest.mark.clause("fah 5(h)(2)")
def test_a_player_who_asks_sees_the_stored_batch_and_it_is_shuffled_again() -> None:
    cycle = inspect_stored(put_away(put_away(idle(deal(opened(6))), 1), 1))
    assert cycle.decks[0] == ("blue", SPREAD, spread(6))
    with pytest.raises(ValueError, match="cannot be dealt"):
        deal(cycle)
    cycle = put_away(put_away(cycle, 0), 0)
    with pytest.raises(ValueError, match="cannot be dealt"):
        deal(cycle)
    assert deal(shuffle(cycle, 0, mixed(6, 7))).decks[0] == ("blue", IN_PLAY, mixed(6, 7))


@pytest.mark.parametrize("step", [idle, inspect_stored])
def test_without_a_stored_batch_there_is_none_to_take_out(step: Callable[[DeckCycle], DeckCycle]) -> None:
    with pytest.raises(ValueError, match="no batch is stored"):
        step(opening(6))


def test_only_a_spread_batch_is_put_away() -> None:
    with pytest.raises(ValueError, match="a batch that is shuffled is not being put away"):
        put_away(deal(opened(6)), 1)


@pytest.mark.clause("fah 9(a)")
def test_a_card_discarded_for_lying_face_up_has_left_the_shoe() -> None:
    shoe = load(mixed(6))
    game = make_game(FAST_ACTION, {"new_shoe": True})
    state = game.open({1: BET}, shoe.left)
    assert isinstance(state, Round), state
    state, _ = submit(game, state, Declare("card-face-up"))
    state, _ = submit(game, state, Proceed())
    assert (state.discarded, state.burned) == (shoe.left[:1], shoe.left[1:2])
    assert after_round(shoe, state.cards_gone).left == state.deck[state.used :]
    assert game.stub_is_whole(state, shoe.cards)
