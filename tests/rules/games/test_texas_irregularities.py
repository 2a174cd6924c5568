"""Texas Hold'em Bonus Poker off its ordinary course: folded hands, rounds without a board, irregularities."""

from collections.abc import Sequence

import pytest

from kiosk.rules.cards.cards import DECK
from kiosk.rules.cards.decks import DISCARDED, SHUFFLED, DeckCycle, clear, deal, opening, prepare, shuffle
from kiosk.rules.events import CardDiscarded, Declared, Event, HandsTurned
from kiosk.rules.game import Game
from kiosk.rules.intents import Decide, Declare, Proceed, Refusal, Refused
from kiosk.rules.round import Round
from kiosk.rules.rule_sets import make_game
from tests.kit.random_rounds import decide_and_proceed, submit
from tests.kit.round_cases import TEXAS, Seat, cards, line, outcome, results, seat_of, stacked
from tests.rules.games.test_texas_holdem_bonus import ALL_IN, BOARD, HANDS, KINGS, METER, POOL, antes, dealt, heads_up

# Folding, and rounds that end without the board.


@pytest.mark.clause("thb 10(a)(2)", "thb 10(a)(2)(i)", "thb 10(h)(4)")
@pytest.mark.parametrize(("hole", "bonus"), [("As Ad", ("win", "30 to 1", 15500)), ("Ad Ts", ("lose", None, 0))])
def test_a_fold_loses_the_ante_and_leaves_the_bonus(hole: str, bonus: tuple[str, str | None, int]) -> None:
    answer = heads_up(Seat({"ante": 1000, "bonus": 500}, ["fold"], hole))
    assert line(answer, "ante") == ("lose", None, 0)
    assert line(answer, "bonus") == bonus
    assert seat_of(answer, 1)["folded"] is True


@pytest.mark.clause("thb 10(a)(2)")
@pytest.mark.parametrize(("elected", "result"), [(None, "win"), ("live", "win"), ("forfeit", "lose")])
def test_a_folded_progressive_lives_unless_the_house_forfeits_it(elected: str | None, result: str) -> None:
    house = {} if elected is None else {"folded_progressive": elected}
    seats = {1: Seat({"ante": 1000, "progressive": 100}, ["fold"], "As Ad"), 2: Seat({"ante": 1000}, ALL_IN, "Qs Qd")}
    answer = outcome(TEXAS, seats, dealer=KINGS, board="Ac 7d 7h Jc 4s", house=house, progressive=POOL)
    assert results(answer) == {"ante": "lose", "progressive": result}
    assert line(answer, "progressive")[2] == (1000 if result == "win" else 0)


@pytest.mark.clause("thb 10(a)(2)", "thb 10(b)")
@pytest.mark.parametrize(
    ("side", "elected", "board"),
    [
        ({}, "live", 0),
        ({"bonus": 100}, "live", 0),
        ({"progressive": 100}, "live", 5),
        ({"progressive": 100}, "forfeit", 0),
    ],
)
def test_the_board_is_dealt_only_while_a_wager_needs_it(side: dict[str, int], elected: str, board: int) -> None:
    seats = {1: Seat({"ante": 1000, **side}, ["fold"], "As Ad"), 4: Seat({"ante": 500}, ["fold"], "Ts 6d")}
    house = {"folded_progressive": elected}
    answer = outcome(TEXAS, seats, dealer=KINGS, board=BOARD, house=house, progressive=POOL)
    assert len(answer["community"]) == board
    assert len(answer["burned"]) == (3 if board else 0)
    assert answer["cards_used"] == (6 + 8 if board else 6)
    assert answer["dealer"]["hand"] == ("pair" if board else None)
    assert seat_of(answer, 1)["hands"] == ["pair" if board else None]


@pytest.mark.clause("thb 10(a)(2)(i)", "thb 10(a)(2)(ii)", "thb 10(h)")
@pytest.mark.parametrize(("elected", "shown"), [("live", [6, 5, 4, 1]), ("forfeit", [6, 4, 1])])
def test_who_shows_cards_at_the_end(elected: str, shown: list[int]) -> None:
    sides = {4: {"bonus": 100}, 5: {"progressive": 100}, 6: {"bonus": 100}}
    wagers = {seat: {"ante": 1000, **sides.get(seat, {})} for seat in range(1, 7)}
    game, state = dealt(wagers, house={"folded_progressive": elected})
    choices = {1: "bet", 2: "fold", 3: "fold", 4: "fold", 5: "fold", 6: "bet"}
    state = decide_and_proceed(game, state, choices)
    happened: tuple[Event, ...] = ()
    for _ in range(2):
        assert all(seat.cards == (None, None) for seat in game.public_view(state).seats)
        for seat in (1, 6):
            state, _ = submit(game, state, Decide(seat, "check"))
        state, happened = submit(game, state, Proceed())
    turned = next(event for event in happened if isinstance(event, HandsTurned))
    assert [seat for seat, _ in turned.hands] == shown
    for public in game.public_view(state).seats:
        assert public.cards == (cards(HANDS[public.seat]) if public.seat in shown else (None, None))
        assert bool(public.hands) == (public.seat in shown)


# Irregularities. Aces against the dealer's aces where the house pays the supplement: the bonus shows by which table.

FULL = {"ante": 1000, "bonus": 100, "progressive": 100}
ACES = {1: "As Ad", 2: "Qs Qd", 3: "Ts 6d"}
SUPPLEMENT = {"bonus_dealer_aces": 1000}


def aces_round(decisions: Sequence[dict[int, str]] = ()) -> tuple[Game, Round]:
    """Three seats after these streets; a street in which somebody has not decided is left open."""
    game, state = dealt({1: FULL, 2: FULL, 3: {"ante": 1000}}, ACES, "Ac Ah", house=SUPPLEMENT)
    for made in decisions:
        for seat, action in made.items():
            state, _ = submit(game, state, Decide(seat, action))
        if isinstance(game.decide(state, Proceed()), Refused):
            break
        state, _ = submit(game, state, Proceed())
    return game, state


def lines_of(state: Round, seat: int) -> dict[str, tuple[str, str | None, int]]:
    assert state.settlement is not None
    found = next(item for item in state.settlement.seats if item.seat == seat)
    return {item.wager: (item.result, item.pays.text if item.pays else None, item.returned) for item in found.lines}


def all_back(state: Round, seat: int, but: str | None = None) -> bool:
    """Whether every wager of the seat, but that one, is void and has come back."""
    stakes = next(item for item in state.seats if item.seat == seat).wagers
    return all(
        result == ("void", None, stakes[wager]) for wager, result in lines_of(state, seat).items() if wager != but
    )


STREETS: list[list[dict[int, str]]] = [
    [],
    [{1: "bet", 3: "fold"}],
    [{1: "bet", 2: "bet", 3: "fold"}, {1: "bet"}],
    [{1: "bet", 2: "fold", 3: "fold"}, {1: "bet"}, {}],
]


@pytest.mark.clause("thb 132(a)", "thb 11(d)")
@pytest.mark.parametrize("streets", STREETS)
def test_a_dealer_card_seen_early_voids_all_but_the_bonus(streets: list[dict[int, str]]) -> None:
    game, state = aces_round(streets)
    state, _ = submit(game, state, Declare("dealer-card-exposed"))
    for seat in (1, 2, 3):
        assert all_back(state, seat, but="bonus")
    assert lines_of(state, 1)["bonus"] == ("win", "30 to 1", 3100)
    assert lines_of(state, 2)["bonus"] == ("win", "10 to 1", 1100)
    assert state.settlement is not None
    assert [seat.hands for seat in state.settlement.seats] == [(None,)] * 3
    assert [seat.cards == (None, None) for seat in game.public_view(state).seats] == [False, False, True]


@pytest.mark.clause("thb 132(a)")
@pytest.mark.parametrize(
    "streets",
    [
        [{1: "bet", 2: "bet", 3: "fold"}, {1: "bet", 2: "check"}, {1: "bet", 2: "check"}],
        [{1: "fold", 2: "fold", 3: "fold"}],
    ],
)
def test_a_dealer_card_seen_after_every_decision_is_no_irregularity(streets: list[dict[int, str]]) -> None:
    game, state = aces_round(streets[:-1])
    for seat, action in streets[-1].items():
        state, _ = submit(game, state, Decide(seat, action))
    refused = game.decide(state, Declare("dealer-card-exposed"))
    assert isinstance(refused, Refused)
    assert refused.code == Refusal.NOT_DECLARABLE


@pytest.mark.clause("thb 132(a)")
def test_the_payout_limit_holds_for_a_bonus_that_is_still_settled() -> None:
    answer = heads_up(Seat({"ante": 1000, "bonus": 170_000}, [], "As Ad"), irregularity={"kind": "dealer-card-exposed"})
    assert seat_of(answer, 1)["adjustments"] == [{"reason": "payout-limit", "amount": -100_000}]
    assert seat_of(answer, 1)["returned"] == 1000 + 170_000 + 5_000_000


@pytest.mark.clause("thb 132(b)", "thb 11(d)")
@pytest.mark.parametrize("streets", STREETS)
@pytest.mark.parametrize("complete", [False, True])
def test_two_cards_face_up_void_all_and_a_complete_deal_keeps_the_bonus(
    streets: list[dict[int, str]], complete: bool
) -> None:
    game, state = aces_round(streets)
    state, _ = submit(game, state, Declare("cards-face-up", None, complete))
    for seat in (1, 2, 3):
        assert all_back(state, seat, but="bonus" if complete else None)
    if complete:
        assert [lines_of(state, seat)["bonus"][1] for seat in (1, 2)] == ["30 to 1", "10 to 1"]


@pytest.mark.clause("thb 132(b)")
@pytest.mark.parametrize("streets", [0, 1, 2])
def test_one_card_face_up_is_discarded_and_the_deal_goes_on(streets: int) -> None:
    """The card is found before the deal, before the flop or before the turn."""
    game = make_game(TEXAS)
    deck = list(stacked(game, {1: HANDS[1], 2: HANDS[2]}, KINGS, BOARD, "3c 3d 3h"))
    found = deck.pop()
    deck.insert((0, 6, 10)[streets], found)
    opened = game.open(antes(1, 2), tuple(deck))
    assert isinstance(opened, Round)
    state = opened
    for step in range(4):
        if step == streets:
            state, events = submit(game, state, Declare("card-face-up"))
            assert events == (Declared("card-face-up", None, complete=False), CardDiscarded(found))
            again = game.decide(state, Declare("card-face-up"))
            assert isinstance(again, Refused)
            assert again.code == Refusal.NOT_DECLARABLE
        state = decide_and_proceed(game, state, {1: "bet", 2: "bet"} if step else {})
    assert (state.dealer, state.community, state.burned) == (cards(KINGS), cards(BOARD), cards("3c 3d 3h"))
    assert [seat.cards for seat in state.seats] == [cards(HANDS[1]), cards(HANDS[2])]
    assert state.discarded == (found,)
    assert game.stub_is_whole(state, DECK)
    assert [item[0] for item in lines_of(state, 1).values()] == ["push", "win", "win", "win"]


@pytest.mark.clause("thb 132(b)")
def test_a_second_card_face_up_voids_all() -> None:
    game, state = aces_round()
    state, _ = submit(game, state, Declare("card-face-up"))
    state, _ = submit(game, state, Declare("cards-face-up"))
    assert all(all_back(state, seat) for seat in (1, 2, 3))


def played_out(declare: str | None) -> tuple[Game, Round]:
    """The same round, with an irregularity before each step or without."""
    game, state = aces_round()
    for made in ({1: "bet", 2: "bet", 3: "fold"}, {1: "check", 2: "bet"}, {1: "bet", 2: "check"}):
        if declare is not None:
            state, events = submit(game, state, Declare(declare))
            assert events == (Declared(declare, None, complete=False),)
        state = decide_and_proceed(game, state, made)
    return game, state


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("card-drawn-in-error", marks=pytest.mark.clause("thb 132(c)")),
        pytest.param("shuffler-failure", marks=pytest.mark.clause("thb 132(e)")),
    ],
)
def test_what_leaves_the_round_as_it_is(kind: str) -> None:
    _, plain = played_out(None)
    game, state = played_out(kind)
    assert state._replace(declared=()) == plain
    assert [item.kind for item in game.public_view(state).declared] == [kind] * 3
    on_table = [card for seat in state.seats for card in seat.cards] + list(state.dealer)
    board = list(state.community)
    for place, burned in zip((0, 4, 6), state.burned, strict=True):
        board.insert(place, burned)
    assert (*on_table, *board) == state.deck[: state.used]


def ready_decks() -> DeckCycle:
    cycle = opening()
    for _ in range(3):
        cycle = prepare(cycle)
    return shuffle(shuffle(cycle, 0, DECK), 1, DECK)


@pytest.mark.clause("thb 132(d)", "thb 132(f)")
def test_the_cards_of_a_void_round_are_shuffled_again_whole() -> None:
    cycle = clear(deal(ready_decks()))
    assert cycle.decks[1].stage == DISCARDED
    assert sorted(cycle.decks[1].cards) == sorted(DECK)
    with pytest.raises(ValueError, match="not whole"):
        shuffle(cycle, 1, DECK[1:])
    assert shuffle(cycle, 1, DECK[::-1]).decks[1].stage == SHUFFLED


def to_the_end(game: Game, state: Round) -> Round:
    """The seats that are still in play bet before the flop and check later."""
    while state.settlement is None:
        asked = [seat.seat for seat in state.seats if game.options(state, seat)]
        state = decide_and_proceed(game, state, dict.fromkeys(asked, "check" if state.street else "bet"))
    return state


@pytest.mark.clause("thb 132(d)")
@pytest.mark.parametrize("streets", STREETS)
@pytest.mark.parametrize("void", [1, 2, 3])
def test_a_wrong_count_voids_that_seat_and_the_others_play_on(streets: list[dict[int, str]], void: int) -> None:
    game, plain = aces_round(streets)
    state, _ = submit(game, plain, Declare("wrong-count-seat", void))
    plain, state = to_the_end(game, plain), to_the_end(game, state)
    assert all_back(state, void)
    for seat in {1, 2, 3} - {void}:
        assert lines_of(state, seat) == lines_of(plain, seat)
    assert game.public_view(state).seats[void - 1].cards == (None, None)


@pytest.mark.clause("thb 132(d)")
def test_the_round_ends_when_its_only_seat_is_void() -> None:
    game, state = dealt({1: FULL})
    state, _ = submit(game, state, Declare("wrong-count-seat", 1))
    assert state.settlement is not None
    assert state.community == ()
    assert all_back(state, 1)


@pytest.mark.parametrize("kind", ["wrong-count-dealer", "cards-face-up", "device-failure"])
def test_when_dealing_fails_twice_all_is_void(kind: str) -> None:
    game, state = aces_round()
    state, _ = submit(game, state, Declare("wrong-count-seat", 2))
    state, _ = submit(game, state, Declare(kind))
    assert all(all_back(state, seat) for seat in (1, 2, 3))


@pytest.mark.parametrize("streets", STREETS)
@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("wrong-count-dealer", marks=pytest.mark.clause("thb 132(d)", "thb 7(f)(2)")),
        pytest.param("device-failure", marks=pytest.mark.clause("thb 132(f)")),
    ],
)
def test_what_voids_every_wager(streets: list[dict[int, str]], kind: str) -> None:
    game, state = aces_round(streets)
    state, _ = submit(game, state, Declare(kind))
    assert all(all_back(state, seat) for seat in (1, 2, 3))
    assert state.settlement is not None
    assert state.settlement.progressive is not None
    assert state.settlement.progressive.after == METER.pool
    assert game.legal_intents(state) == ()


@pytest.mark.parametrize("kind", ["no-such-kind", "wrong-count-community", "insufficient-cards", "wrong-count-seat"])
def test_what_cannot_be_declared(kind: str) -> None:
    game, state = aces_round()
    refused = game.decide(state, Declare(kind))
    assert isinstance(refused, Refused)
    assert refused.code == Refusal.NOT_DECLARABLE
