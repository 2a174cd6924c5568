"""Fast Action's shoe at the table: it lasts, the cut card, the marker, the burn, the cut, the reveals."""

from pathlib import Path

import pytest

from kiosk.ledger.fairness import Leaf, reveal_holds
from kiosk.ledger.records import (
    CardsRevealed,
    CutDeclined,
    CutOffered,
    DecksMoved,
    Player,
    RoundOpened,
    RoundStepped,
    ShoeCut,
    ShoeEnded,
    ShoeLoaded,
)
from kiosk.ledger.table_state import Phase
from kiosk.policy.config import ConfigError, check_config, default_config
from kiosk.rules.cards.cards import DECK_SIZE, spread
from kiosk.rules.cards.decks import SPREAD, STAGES
from kiosk.rules.cards.positions import BURN, DEALER, SEATS
from kiosk.rules.cards.shoe import CONTINUOUS, MANUAL, SHUFFLER
from kiosk.rules.events import Dealt, Declared
from kiosk.rules.intents import Declare, Refusal
from kiosk.table.chance import SeededChance
from kiosk.table.requests import (
    Bet,
    CashOut,
    Clear,
    ClearFault,
    Cut,
    Leave,
    OrderReshuffle,
    Ready,
    Sit,
    Undo,
    Unready,
)
from tests.kit.round_cases import FAST_ACTION
from tests.kit.table.stacked_chance import CountingChance, StackedChance, entries, found, phase
from tests.kit.table.table_driver import Driver

SIZE = 6 * DECK_SIZE
STACK = SeededChance(5).shuffled(spread(6))


def fast_action(data: Path, shuffling: str = SHUFFLER, *, cut_card: int | None = None, decks: int = 6) -> Driver:
    config = default_config(FAST_ACTION)._replace(shuffling=shuffling, cut_card=cut_card, house={"decks": decks})
    return Driver(data, FAST_ACTION, config)


def keep(options: tuple[str, ...]) -> str:
    return options[0]


def play(table: Driver, rounds: int = 1) -> None:
    for _ in range(rounds):
        table.play_round(choose=keep)


def used(table: Driver) -> int:
    assert table.state.shoe is not None
    return table.state.shoe.used


def offers(table: Driver) -> list[tuple[int, ...]]:
    return [offered.seats for offered in found(table, CutOffered)]


# The shoe lasts.


@pytest.mark.clause("fah 2(a)", "fah 5(g)", "fah 7(d)")
@pytest.mark.parametrize("decks", [6, 8])
def test_a_shoe_lasts_until_the_cut_card_and_the_round_is_finished(tmp_path: Path, decks: int) -> None:
    table = fast_action(tmp_path, decks=decks)
    table.seat(*SEATS)
    cut_card = decks * DECK_SIZE * 3 // 4
    while table.state.shoe is None or used(table) <= cut_card:
        assert table.state.shoes <= 1
        play(table)
    assert phase(table) == Phase.RESULT
    table.until(Phase.BETTING)
    assert (table.state.shoes, used(table)) == (2, 0)
    rounds = found(table, RoundOpened)
    assert [opened.shoe for opened in rounds] == [1] * len(rounds)
    assert rounds[-1].first <= cut_card


def test_a_deeper_cut_card_ends_the_shoe_earlier(tmp_path: Path) -> None:
    table = fast_action(tmp_path, cut_card=SIZE - 1)
    table.seat(1)
    play(table)
    table.until(Phase.BETTING)
    assert table.state.shoes == 2


@pytest.mark.clause("fah 2(a)", "fah 2(d)(3)", "fah 2(d)(5)", "fah 5(a)")
def test_a_new_shoe_is_another_batch_in_another_order(tmp_path: Path) -> None:
    table = fast_action(tmp_path, cut_card=SIZE - 1)
    table.seat(1)
    play(table, 6)
    shoes = found(table, ShoeLoaded)
    orders = [loaded.secret.order for loaded in shoes if loaded.secret]
    assert len(set(orders)) == len(orders) == 6
    assert all(sorted(order) == sorted(spread(6)) for order in orders)
    assert [opened.back for opened in found(table, RoundOpened)] == ["red", "blue"] * 3


@pytest.mark.clause("fah 5(h)")
def test_an_idle_tables_batches_are_both_inspected_and_shuffled_again(tmp_path: Path) -> None:
    chance = CountingChance(7)
    table = Driver(tmp_path, FAST_ACTION, chance=chance)
    table.seat(1)
    play(table)
    table.until(Phase.BETTING)
    table.does(Leave(1))
    (ended,) = found(table, ShoeEnded)
    assert (phase(table), table.state.shoe, table.state.stage) == (Phase.ATTRACT, None, SPREAD)
    assert len(ended.reveal.leaves) + len(found(table, CardsRevealed)[0].reveal.leaves) == SIZE
    before = len(chance.orders)
    table.does(Sit(2))
    table.until(Phase.BETTING)
    assert [moved.stage for moved in found(table, DecksMoved)] == [*STAGES] * 2
    assert len(chance.orders) == before + 2
    assert {len(order) for order in chance.orders} == {SIZE}


def test_the_shoe_survives_a_restart(tmp_path: Path) -> None:
    table = fast_action(tmp_path)
    table.seat(1, 2)
    play(table, 2)
    before = table.state.shoe
    table.reopen()
    assert table.state.shoe == before
    play(table)
    assert table.state.shoes == 1


@pytest.mark.clause("fah 7(b)")
def test_the_marker_starts_at_the_dealer_and_moves_each_round(tmp_path: Path) -> None:
    table = fast_action(tmp_path)
    table.seat(2, 5)
    play(table, 9)
    marked = [opened.house["marker"] for opened in found(table, RoundOpened)]
    assert marked == ["dealer", 1, 2, 3, 4, 5, 6, "dealer", 1]
    for seat in (2, 5):
        table.until(Phase.BETTING)
        table.does(Leave(seat))
    assert table.state.marker == DEALER  # a game that begins anew


@pytest.mark.clause("fah 7(a)")
def test_the_first_card_of_a_new_shoe_is_burned_and_no_other_before_the_deal(tmp_path: Path) -> None:
    table = fast_action(tmp_path, cut_card=SIZE - 30)
    table.seat(1, 2)
    play(table, 4)
    dealt = [step.events[0].places for step in found(table, RoundStepped) if isinstance(step.events[0], Dealt)]
    firsts = [opened.first == 0 for opened in found(table, RoundOpened)]
    assert firsts == [True, False, True, False]
    assert [places[0] == BURN for places in dealt] == firsts
    assert all(BURN not in places[1:] for places in dealt)


@pytest.mark.clause("fah 5(a)", "fah 5(g)")
def test_the_operator_may_order_new_cards_after_any_round(tmp_path: Path) -> None:
    table = fast_action(tmp_path)
    session = table.hire()
    table.seat(1)
    play(table)
    table.does(OrderReshuffle(), by=session)
    table.until(Phase.BETTING)
    assert table.state.shoes == 2
    table.bet_all()
    table.does(OrderReshuffle(), by=session)  # in play: after this round
    assert table.state.shoes == 2
    table.until(Phase.RESULT)
    table.until(Phase.BETTING)
    assert table.state.shoes == 3


@pytest.mark.clause("fah 11")
def test_a_continuous_shuffler_takes_every_card_back(tmp_path: Path) -> None:
    table = fast_action(tmp_path, CONTINUOUS)
    table.seat(1, 2)
    play(table, 4)
    rounds = found(table, RoundOpened)
    assert [(opened.shoe, opened.first, opened.house["new_shoe"]) for opened in rounds] == [
        (number, 0, False) for number in (1, 2, 3, 4)
    ]
    orders = {loaded.secret.order for loaded in found(table, ShoeLoaded) if loaded.secret}
    assert len(orders) == 4


@pytest.mark.clause("fah 9(i)")
def test_too_few_cards_void_the_round_and_the_shoe_is_shuffled(tmp_path: Path) -> None:
    table = fast_action(tmp_path)
    session = table.hire()
    table.seat(1)
    table.until(Phase.BETTING)
    table.bet_all()
    assert table.state.round is not None
    left = len(table.state.round.deck) - table.state.round.used
    for _ in range(left - 5):  # a burn and five community cards are wanted
        table.does(Declare("card-face-up"), by=session)
    table.decide_all(keep)
    assert phase(table) == Phase.RESULT
    assert table.state.credit(1) == 1_000_000
    declared = [event for step in found(table, RoundStepped) for event in step.events if isinstance(event, Declared)]
    assert declared[-1].kind == "insufficient-cards"
    table.until(Phase.BETTING)
    assert (table.state.shoes, used(table), table.state.faults) == (2, 0, ())


def test_a_batch_that_is_not_whole_never_comes_into_play(tmp_path: Path) -> None:
    table = Driver(tmp_path, FAST_ACTION, chance=StackedChance(STACK, STACK[1:]))
    session = table.hire()
    table.seat(1)
    for _ in range(8):
        table.skip()
    assert [fault.fault for fault in table.state.faults] == ["deck-not-whole"]
    assert found(table, ShoeLoaded) == []
    table.does(ClearFault("deck-not-whole"), by=session)
    play(table)


# The cut.


@pytest.mark.clause("fah 5(b)", "fah 5(b)(1)")
@pytest.mark.parametrize("shuffling", [SHUFFLER, CONTINUOUS])
def test_there_is_no_cut_after_the_shuffler(tmp_path: Path, shuffling: str) -> None:
    config = default_config(FAST_ACTION)._replace(shuffling=shuffling)
    table = Driver(tmp_path, FAST_ACTION, config, chance=StackedChance(STACK))
    table.seat(1)
    table.until(Phase.BETTING)
    assert offers(table) == []
    assert table.refused(Cut(1, 100)).code == Refusal.NOT_AN_OPTION
    table.bet_all()
    assert table.state.round is not None
    assert table.state.round.deck == STACK


@pytest.mark.clause("fah 5(b)", "fah 5(b)(2)", "fah 5(h)(1)")
def test_after_a_manual_shuffle_the_stack_is_cut_before_it_is_dealt_also_when_the_table_was_idle(
    tmp_path: Path,
) -> None:
    table = fast_action(tmp_path, MANUAL)
    for shoe in (1, 2):
        table.does(Sit(3))
        table.until(Phase.CUTTING)
        assert [moved.stage for moved in found(table, DecksMoved)] == [*STAGES] * shoe
        assert phase(table) == Phase.CUTTING  # no bet is taken before the cut
        assert table.refused(Bet(3, "bet", 500)).code == Refusal.BETS_CLOSED
        table.does(Cut(3, 60))
        assert phase(table) == Phase.BETTING
        assert len(found(table, ShoeCut)) == shoe
        table.does(Leave(3))
        assert phase(table) == Phase.ATTRACT


def test_bets_of_the_opening_stay_their_players_own_during_the_cut(tmp_path: Path) -> None:
    table = fast_action(tmp_path, MANUAL)
    table.seat(1, 2, 3, 4)
    for seat in (1, 2, 3, 4):
        table.does(Bet(seat, "bet", 500))
    table.does(Bet(3, "bet", 500))
    table.does(Ready(1))
    table.until(Phase.CUTTING)
    assert table.refused(Bet(2, "bet", 500)).code == Refusal.BETS_CLOSED
    table.does(Clear(2))
    assert table.refused(Undo(2)).code == Refusal.BETS_CLOSED
    table.does(Undo(3))
    table.does(Ready(3))
    table.does(Unready(3))
    table.does(Ready(3))
    table.does(CashOut(4))
    bets = ("bet-placed", "bet-undone", "bets-returned", "seat-ready")
    assert {stored.round for stored in entries(table) if stored.kind in bets} == {1}
    table.reopen()
    table.does(Cut(1, 60))
    assert phase(table) == Phase.BETTING
    assert [(place.ready, place.bets) for place in table.state.places[:4]] == [
        (True, {"bet": 500}),
        (False, {}),
        (True, {"bet": 500}),
        (False, {}),
    ]


@pytest.mark.clause("fah 5(c)", "fah 5(c)(1)")
def test_the_cut_is_offered_to_the_first_player_when_the_game_begins(tmp_path: Path) -> None:
    table = fast_action(tmp_path, MANUAL)
    for seat in (4, 2, 6):
        table.does(Sit(seat))
    table.until(Phase.CUTTING)
    assert offers(table) == [(4, 6, 2)]
    assert table.table.view().cut_offered_to == 4
    table.does(Cut(4, 100))
    table.until(Phase.BETTING)
    for seat in (4, 2, 6):
        table.does(Leave(seat))
    table.does(Sit(5))  # the game begins again
    table.does(Sit(6))
    table.until(Phase.CUTTING)
    assert offers(table)[-1] == (5, 6)


@pytest.mark.clause("fah 5(d)")
def test_the_cut_goes_clockwise_until_somebody_takes_it(tmp_path: Path) -> None:
    table = fast_action(tmp_path, MANUAL)
    for seat in (4, 2, 6, 5):
        table.does(Sit(seat))
    table.until(Phase.CUTTING)
    refused = table.refused(Cut(2, 100))
    assert (refused.code, refused.words) == (Refusal.NOT_AN_OPTION, "The cut is not offered to this seat now.")
    table.does(Cut(4, None))
    assert table.table.view().cut_offered_to == 5
    table.skip()  # seat 5 does not answer
    assert table.table.view().cut_offered_to == 6
    table.does(Leave(6))
    assert table.table.view().cut_offered_to == 2
    table.does(Cut(2, 200))
    assert found(table, ShoeCut) == [ShoeCut(200, 2)]
    assert [declined.seat for declined in found(table, CutDeclined)] == [4, 5, 6]
    assert phase(table) == Phase.BETTING


@pytest.mark.clause("fah 5(d)", "fah 5(e)")
@pytest.mark.parametrize("seed", range(4))
def test_the_dealer_cuts_if_nobody_does(tmp_path: Path, seed: int) -> None:
    table = Driver(
        tmp_path, FAST_ACTION, default_config(FAST_ACTION)._replace(shuffling=MANUAL), chance=SeededChance(seed)
    )
    table.seat(1, 2)
    table.until(Phase.CUTTING)
    table.does(Cut(1, None))
    table.does(Cut(2, None))
    (cut,) = found(table, ShoeCut)
    assert cut.seat is None
    assert DECK_SIZE <= cut.place <= SIZE - DECK_SIZE
    play(table)


@pytest.mark.clause("fah 5(e)")
@pytest.mark.parametrize(
    ("place", "taken"),
    [(51, False), (52, True), (SIZE - 52, True), (SIZE - 51, False), (-1, False)],
)
def test_a_cut_is_a_deck_in_from_either_end(tmp_path: Path, place: int, taken: bool) -> None:
    table = fast_action(tmp_path, MANUAL)
    table.seat(1)
    table.until(Phase.CUTTING)
    if taken:
        table.does(Cut(1, place))
    else:
        refused = table.refused(Cut(1, place))
        assert (refused.code, refused.words) == (
            Refusal.BAD_VALUE,
            "A cut is at least 52 cards in from either end: from 52 to 260.",
        )


@pytest.mark.clause("fah 5(f)")
def test_the_cards_before_the_cut_go_to_the_back(tmp_path: Path) -> None:
    table = Driver(
        tmp_path, FAST_ACTION, default_config(FAST_ACTION)._replace(shuffling=MANUAL), chance=StackedChance(STACK)
    )
    table.seat(1)
    table.until(Phase.CUTTING)
    table.does(Cut(1, 100))
    table.bet_all()
    assert table.state.round is not None
    assert table.state.round.deck == STACK[100:] + STACK[:100]


@pytest.mark.clause("fah 5(f)")
@pytest.mark.parametrize(("decks", "least"), [(6, 78), (8, 104)])
def test_a_quarter_of_the_stack_or_more_is_behind_the_cut_card(tmp_path: Path, decks: int, least: int) -> None:
    config = default_config(FAST_ACTION)._replace(house={"decks": decks})
    for behind, where in ((None, "as it comes"), (least, "least"), (least + 50, "more")):
        table = fast_action(tmp_path / where, cut_card=behind, decks=decks)
        table.seat(1)
        table.until(Phase.BETTING)
        (loaded,) = found(table, ShoeLoaded)
        assert loaded.cut_card == decks * DECK_SIZE - (behind or least)
    with pytest.raises(ConfigError, match=f"from {least} to"):
        check_config(config._replace(cut_card=least - 1))


def shown_at(table: Driver) -> int | None:
    """At which position the cut card showed, by the deal of the latest round."""
    opened = found(table, RoundOpened)[-1]
    places = [step.events[0].places for step in found(table, RoundStepped) if isinstance(step.events[0], Dealt)][-1]
    assert table.state.shoe is not None
    assert table.state.shoe.cut_card is not None
    index = table.state.shoe.cut_card - opened.first
    return places[index] if index < len(places) else None


@pytest.mark.clause("fah 5(c)(2)", "fah 5(c)(3)")
@pytest.mark.parametrize("cut_card", range(SIZE - 12, SIZE))
def test_the_next_cut_goes_where_the_cut_card_showed(tmp_path: Path, cut_card: int) -> None:
    """On a player's hand to that player; on the dealer's, a burn or the board to the player at the far right."""
    table = fast_action(tmp_path, MANUAL, cut_card=cut_card)
    table.seat(2, 5)
    table.until(Phase.CUTTING)
    table.does(Cut(2, 100))
    play(table)
    at = shown_at(table)
    table.until(Phase.CUTTING)
    assert offers(table)[-1] == ((2, 5) if at == 2 else (5, 2))


@pytest.mark.clause("fah 5(c)(4)")
def test_after_a_reshuffle_that_was_ordered_the_far_right_cuts(tmp_path: Path) -> None:
    table = fast_action(tmp_path, MANUAL)
    session = table.hire()
    table.seat(2, 5)
    table.until(Phase.CUTTING)
    table.does(Cut(2, 100))
    play(table)
    table.does(OrderReshuffle(), by=session)
    table.until(Phase.CUTTING)
    assert offers(table)[-1] == (5, 2)


def test_a_cut_survives_a_restart(tmp_path: Path) -> None:
    table = fast_action(tmp_path, MANUAL)
    table.seat(1, 2)
    table.until(Phase.CUTTING)
    table.does(Cut(1, None))
    table.reopen()
    assert (phase(table), table.table.view().cut_offered_to) == (Phase.CUTTING, 2)
    table.does(Cut(2, 60))
    play(table)


# The commitment and its reveals.


@pytest.mark.parametrize("shuffling", [SHUFFLER, MANUAL, CONTINUOUS])
def test_only_what_left_the_shoe_is_revealed_and_the_rest_when_it_ends(tmp_path: Path, shuffling: str) -> None:
    table = fast_action(tmp_path, shuffling, cut_card=None if shuffling == CONTINUOUS else SIZE - 60)
    table.seat(1, 2, 3)
    play(table, 5)
    for seat in (1, 2, 3):
        table.until(Phase.BETTING)
        table.does(Leave(seat))
    cuts = iter(found(table, ShoeCut))
    rounds = found(table, RoundOpened)
    revealed = [record.reveal for record in found(table, CardsRevealed)]
    ended = [record.reveal for record in found(table, ShoeEnded)]
    shoes = found(table, ShoeLoaded)
    assert len(ended) == len(shoes)
    for loaded, rest in zip(shoes, ended, strict=True):
        shoe_id = f"{table.state.ledger}/shoe/{loaded.shoe}"
        mine = [reveal for opened, reveal in zip(rounds, revealed, strict=True) if opened.shoe == loaded.shoe]
        start = next(cuts).place if shuffling == MANUAL else 0
        seen: list[Leaf] = []
        for reveal in (*mine, rest):
            assert reveal_holds(loaded.root, shoe_id, SIZE, reveal)
            assert not reveal_holds(loaded.root, f"{table.state.ledger}/shoe/{loaded.shoe + 1}", SIZE, reveal)
            expected = {(start + len(seen) + index) % SIZE for index in range(len(reveal.leaves))}
            assert {leaf.place for leaf in reveal.leaves} == expected
            seen += reveal.leaves
        assert len(seen) == SIZE
        assert loaded.secret is not None
        assert tuple(leaf.card for leaf in sorted(seen)) == loaded.secret.order


def test_the_root_is_shown_before_the_cut(tmp_path: Path) -> None:
    table = fast_action(tmp_path, MANUAL)
    table.seat(1)
    table.until(Phase.CUTTING)
    (loaded,) = found(table, ShoeLoaded)
    assert table.table.view().commitment == loaded.root
    table.does(Cut(1, 60))
    table.bet_all()
    assert table.table.view().commitment == loaded.root
    assert found(table, RoundOpened)[0].players == (Player(1, (("bet", 500),), 999_500),)
