"""Flop Poker: wagers, the one street, the table, the pot, irregularities. Figures are written here from the text."""

import json
import re
from collections import Counter
from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from kiosk.audit.round_document import answer_of, document_of
from kiosk.rules.cards.cards import DECK
from kiosk.rules.cards.decks import DISCARDED, SHUFFLED, clear, deal, shuffle
from kiosk.rules.elections import ElectionError
from kiosk.rules.events import CardDiscarded, Declared, HandsTurned
from kiosk.rules.flop_poker.rules import Elections, least_payout_limit
from kiosk.rules.game import Game
from kiosk.rules.intents import Decide, Declare, Proceed, Refusal, Refused
from kiosk.rules.round import Round
from kiosk.rules.rule_sets import make_game
from tests.kit.random_rounds import decide_and_proceed, submit
from tests.kit.round_cases import FLOP, Seat, cards, line, outcome, results, seat_of, settled, stacked
from tests.rules.games.test_texas_irregularities import ready_decks

BOARD = "Qc 7d 4s"
# Jacks, tens, a straight, a king high, the same king high again, and nothing.
HANDS = {1: "Jc Jd 2h", 2: "Tc Td 2c", 3: "5c 6d 8h", 4: "Kc 9d 3h", 5: "Kd 9h 3s", 6: "2d 5h 9c"}
WORDS = ("bet", "surrender", "fold", "check", "raise 1", "ante", "pot", "take back", "leave", "")


def wagers_of(*seats: int, ante: int = 1000, pot: int = 500) -> dict[int, dict[str, int]]:
    return {seat: {"ante": ante, "pot": pot} for seat in seats}


def dealt(wagers: Mapping[int, Mapping[str, int]]) -> tuple[Game, Round]:
    """A round whose three cards each have been dealt."""
    game = make_game(FLOP)
    state = game.open(wagers, stacked(game, {seat: HANDS[seat] for seat in wagers}, board=BOARD))
    assert isinstance(state, Round), state
    return game, submit(game, state, Proceed())[0]


def table(hands: Mapping[int, str], decisions: str, board: str = BOARD, pot: int = 500, **rest: Any) -> dict[str, Any]:
    """Settle a round of these hands; the decisions are a letter a seat, b or s."""
    words = {"b": ["bet"], "s": ["surrender"], "-": []}
    seats = {
        seat: Seat({"ante": 1000, "pot": pot}, words[letter], own)
        for (seat, own), letter in zip(hands.items(), decisions, strict=True)
    }
    return outcome(FLOP, seats, board=board, **rest)


def alone(own: str, board: str, decision: str = "bet", ante: int = 1000, **rest: Any) -> dict[str, Any]:
    return outcome(FLOP, {1: Seat({"ante": ante}, [decision], own)}, board=board, **rest)


# Wagers.


@pytest.mark.clause("fp 1 ante", "fp 1 pot wager", "fp 6(c)", "fp 6(e)")
@pytest.mark.parametrize(
    ("wagers", "code", "seat", "field"),
    [
        ({}, Refusal.NO_SEATS, None, "seats"),
        ({0: {"ante": 1000}}, Refusal.NO_SEATS, 0, "seat"),
        ({7: {"ante": 1000}}, Refusal.NO_SEATS, 7, "seat"),
        ({1: {"pot": 500}}, Refusal.WAGER_MISSING, 1, "ante"),
        ({1: {"ante": 1000, "pot": 500}, 2: {"pot": 500}}, Refusal.WAGER_MISSING, 2, "ante"),
        ({1: {"ante": 1000, "pot": 500}, 2: {"ante": 1000}}, Refusal.WAGER_MISSING, 2, "pot"),
        ({1: {"ante": 1000}, 2: {"ante": 1000, "pot": 500}}, Refusal.WAGER_MISSING, 1, "pot"),
        ({1: {"ante": 1000, "pot": 500}, 2: {"ante": 1000, "pot": 501}}, Refusal.WRONG_AMOUNT, 2, "pot"),
        ({1: {"ante": 1000, "flop": 1000}}, Refusal.UNKNOWN_WAGER, 1, "flop"),
    ],
)
def test_wagers_that_are_refused(
    wagers: dict[int, dict[str, int]], code: Refusal, seat: int | None, field: str
) -> None:
    refused = make_game(FLOP).open(wagers, DECK)
    assert isinstance(refused, Refused)
    assert refused[:3] == (code, seat, field)


@pytest.mark.clause("fp 6(c)")
def test_a_player_alone_may_leave_the_pot_out_and_antes_may_differ() -> None:
    for wagers in ({3: {"ante": 1000}}, wagers_of(3), wagers_of(1) | wagers_of(6, ante=777)):
        assert isinstance(make_game(FLOP).open(wagers, DECK), Round)


@pytest.mark.clause("fp 1 ante")
def test_only_seats_with_an_ante_are_dealt_in_and_asked() -> None:
    game, state = dealt(wagers_of(2, 5))
    assert [(seat.seat, len(seat.cards)) for seat in state.seats] == [(2, 3), (5, 3)]
    assert state.used == 9
    assert isinstance(game.decide(state, Decide(3, "bet")), Refused)


# The one street.


@pytest.mark.clause("fp 1 flop wager", "fp 1 surrender", "fp 6(b)", "fp 10(a)")
def test_exactly_bet_or_surrender_and_once() -> None:
    game, state = dealt(wagers_of(1, 2))
    for seat, decided in ((1, "bet"), (2, "surrender")):
        for word in WORDS:
            accepted = not isinstance(game.decide(state, Decide(seat, word)), Refused)
            assert accepted == (word in ("bet", "surrender"))
        state, _ = submit(game, state, Decide(seat, decided))
        assert all(isinstance(game.decide(state, Decide(seat, word)), Refused) for word in WORDS)
    state, _ = submit(game, state, Proceed())
    for word in WORDS:
        over = game.decide(state, Decide(1, word))
        assert isinstance(over, Refused)
        assert over.code == Refusal.ROUND_IS_OVER


@pytest.mark.clause("fp 1 flop wager", "fp 10(a)(1)", "fp 10(a)(2)")
@pytest.mark.parametrize(("decision", "staked"), [("bet", {"flop": 703}), ("surrender", {})])
def test_what_a_bet_costs_and_where_it_stands(decision: str, staked: dict[str, int]) -> None:
    game, state = dealt(wagers_of(1, 2, ante=703))
    state = decide_and_proceed(game, state, {1: decision, 2: "bet"})
    assert state.seats[0].wagers == {"ante": 703, "pot": 500, **staked}
    assert {spot.wager for spot in game.layout} == {"ante", "flop", "pot"}
    assert state.seats[0].folded == (decision == "surrender")


@pytest.mark.clause("fp 1 community cards", "fp 10(a)", "fp 10(b)")
@pytest.mark.parametrize("choices", list(product(("bet", "surrender"), repeat=3)))
def test_decisions_and_cards_stay_hidden_until_all_have_decided(choices: tuple[str, ...]) -> None:
    game, state = dealt(wagers_of(1, 2, 3))
    for seat, choice in zip((2, 3, 1), choices, strict=True):
        assert isinstance(game.decide(state, Proceed()), Refused)
        state, _ = submit(game, state, Decide(seat, choice))
        public = game.public_view(state)
        assert public.community == (None,) * 3
        for other in public.seats:
            assert (other.cards, other.decisions, other.folded) == ((None,) * 3, (), False)
            assert other.wagers == {"ante": 1000, "pot": 500}
        own = game.seat_view(state, seat)
        assert (own.public, own.cards, own.decisions) == (public, cards(HANDS[seat]), (choice,))
    state, _ = submit(game, state, Proceed())
    shown = game.public_view(state)
    assert shown.community == cards(BOARD)
    assert [seat.cards for seat in shown.seats] == [cards(HANDS[seat]) for seat in (1, 2, 3)]
    assert [seat.decisions for seat in shown.seats] == [(choices[2],), (choices[0],), (choices[1],)]


@pytest.mark.clause("fp 6(e)")
def test_a_seat_with_cards_stays_to_the_end() -> None:
    game, state = dealt(wagers_of(1, 2))
    state, _ = submit(game, state, Decide(2, "bet"))
    owed = game.decide(state, Proceed())
    assert isinstance(owed, Refused)
    assert (owed.code, owed.seat) == (Refusal.DECISIONS_OWED, 1)
    decides = {intent for intent in game.legal_intents(state) if not isinstance(intent, Declare)}
    assert decides == {Decide(1, "bet"), Decide(1, "surrender")}
    state = decide_and_proceed(game, state, {1: "surrender"})
    assert state.settlement is not None
    assert [seat.seat for seat in state.settlement.seats] == [1, 2]


# Ante and flop.

ROWS = [
    ("As Ks Qs", "Js Ts 2d", "royal-flush", 1000),
    ("9h 8h 7h", "6h 5h Kd", "straight-flush", 500),
    ("Ad 2d 3d", "4d 5d Kd", "straight-flush", 500),
    ("9c 9d 9h", "9s Kd 2c", "four-of-a-kind", 100),
    ("Kc Kd Kh", "2c 2d 7s", "full-house", 30),
    ("Ah 9h 4h", "2h 7h Kd", "flush", 20),
    ("5c 6d 7h", "8s 9c Kd", "straight", 10),
    ("Ac 2d 3h", "4s 5c Kd", "straight", 10),
    ("4c 4d 4h", "9s Jd 2c", "three-of-a-kind", 4),
    ("Ac Ad 3s", "3d 9c Kh", "two-pair", 2),
    ("2c 2d 3h", "3s 9d Kc", "two-pair", 2),
    ("Ac Ad 2h", "9s 7d 4c", "pair", 1),
    ("Qc 5d 2h", "Qs 9d 8c", "pair", 1),
    ("Jc Jd 2h", "9s 7d 4c", "pair", 1),
    ("Jc 5d 2h", "Js 9d 8c", "pair", 1),
    ("5c 7d 2h", "Js Jd 9c", "pair", 1),
    ("Tc Td 2h", "9s 7d 4c", "pair", 0),
    ("Tc Ad 2h", "Ts Kd 4c", "pair", 0),
    ("Ac Kd 9h", "Ts Td 4c", "pair", 0),
    ("Ac Kd Qh", "9s Jd 8c", "high-card", 0),
]


@pytest.mark.clause(
    "fp 1 ante", "fp 10(c)", "fp 10(c)(1)", "fp 10(c)(2)", "fp 11(a)", "fp 11(b)", "fp 11(c)", "fp 1 flop wager"
)
@pytest.mark.parametrize(("own", "board", "hand", "pays"), ROWS)
def test_the_table(own: str, board: str, hand: str, pays: int) -> None:
    answer = alone(own, board)
    assert seat_of(answer, 1)["hands"] == [hand]
    assert line(answer, "ante") == (("win", "1 to 1", 2000) if pays else ("lose", None, 0))
    assert line(answer, "flop") == (("win", f"{pays} to 1", 1000 + 1000 * pays) if pays else ("lose", None, 0))
    assert seat_of(answer, 1)["returned"] == (3000 + 1000 * pays if pays else 0)


@pytest.mark.clause("fp 1 hand", "fp 1 community cards", "fp 10(c)")
@pytest.mark.parametrize(
    ("own", "board", "hand"),
    [
        ("2c 5d 9h", "Js Jd Jh", "pair"),  # not the board's three jacks
        ("Jh Ts 2c", "Ah Kd Qh", "high-card"),  # not the straight of which the deuce is no part
        ("Jh Th 2h", "Ah Kh Qh", "flush"),  # not the royal
        ("2c 2d 9h", "Js Jd 2s", "three-of-a-kind"),  # not two jacks and the third deuce
        ("Kc Kd 2h", "Ks Qd Qc", "three-of-a-kind"),
    ],
)
def test_the_own_three_cards_always_play(own: str, board: str, hand: str) -> None:
    assert seat_of(alone(own, board), 1)["hands"] == [hand]


@pytest.mark.clause("fp 1 surrender", "fp 10(a)(2)", "fp 10(b)")
@pytest.mark.parametrize(("own", "board"), [row[:2] for row in ROWS])
def test_a_surrender_loses_the_ante_whatever_comes(own: str, board: str) -> None:
    answer = alone(own, board, "surrender")
    assert results(answer) == {"ante": "lose"}
    assert seat_of(answer, 1)["returned"] == 0
    assert answer["community"] == board.split()


@pytest.mark.clause("fp 11(a)")
def test_posted_odds_read_to() -> None:
    posted = [
        pay if isinstance(pay, str) else pay.text
        for inscription in make_game(FLOP).inscriptions
        for _, pay in inscription.lines
    ]
    assert len(posted) == 1 + 9
    assert all(re.fullmatch(r"[1-9][0-9]* to 1", text) for text in posted)


# The pot.


@pytest.mark.clause("fp 1 pot wager", "fp 6(d)", "fp 10(d)", "fp 1 surrender")
@pytest.mark.parametrize("decisions", ["".join(made) for made in product("bs", repeat=3)])
@pytest.mark.parametrize(("hands", "winner"), [((1, 2, 3), 3), ((1, 2, 4), 1), ((2, 4, 6), 2), ((4, 5, 6), None)])
def test_the_highest_hand_takes_the_pot_whatever_was_decided(
    hands: tuple[int, ...], winner: int | None, decisions: str
) -> None:
    answer = table({seat: HANDS[seat] for seat in hands}, decisions)
    for seat in hands:
        if winner is None and seat in (4, 5):
            assert line(answer, "pot", seat) == ("win", None, 750)
        else:
            assert line(answer, "pot", seat) == (("win", None, 1500) if seat == winner else ("lose", None, 0))


ALIKE = {1: "2c 3d 5h", 2: "Ac Kd 9h", 4: "Ad Kh 9s", 5: "Ah Ks 9c"}


@pytest.mark.clause("fp 1 tie hand", "fp 10(d)")
@pytest.mark.parametrize(
    ("seats", "pot", "shares"),
    [
        ((2, 4), 100, {2: 100, 4: 100}),
        ((1, 2, 4), 101, {1: 0, 2: 152, 4: 151}),
        ((1, 2, 5), 100, {1: 0, 2: 150, 5: 150}),
        ((2, 4, 5), 7, {2: 7, 4: 7, 5: 7}),
        ((1, 2, 4, 5), 100, {1: 0, 2: 134, 4: 133, 5: 133}),
        ((1, 2, 4, 5), 101, {1: 0, 2: 135, 4: 135, 5: 134}),
        ((1, 2, 4, 5), 102, {1: 0, 2: 136, 4: 136, 5: 136}),
    ],
)
@pytest.mark.parametrize("letter", "bs")
def test_tied_hands_share_the_pot(seats: tuple[int, ...], pot: int, shares: dict[int, int], letter: str) -> None:
    hands = {seat: ALIKE[seat] for seat in reversed(seats)}
    answer = table(hands, letter * len(seats), pot=pot)
    assert {seat: line(answer, "pot", seat)[2] for seat in seats} == shares
    assert {seat for seat in seats if results(answer, seat)["pot"] == "win"} == {
        s for s, cents in shares.items() if cents
    }
    assert sum(shares.values()) == pot * len(seats)


@pytest.mark.clause("fp 6(d)")
def test_the_pot_leaves_ante_and_flop_alone() -> None:
    answer = table({1: HANDS[1], 2: HANDS[2], 3: HANDS[3]}, "bbs")
    assert results(answer, 1) == {"ante": "win", "pot": "lose", "flop": "win"}
    assert results(answer, 2) == {"ante": "lose", "pot": "lose", "flop": "lose"}
    assert results(answer, 3) == {"ante": "lose", "pot": "win"}


@pytest.mark.clause("fp 1 round of play", "fp 10(c)", "fp 10(d)")
def test_the_order_in_which_wagers_are_served() -> None:
    game, state = dealt(wagers_of(1, 2, 3, 4, 6))
    for seat, choice in {1: "bet", 2: "surrender", 3: "bet", 4: "surrender", 6: "bet"}.items():
        state, _ = submit(game, state, Decide(seat, choice))
    state, events = submit(game, state, Proceed())
    turned = next(event for event in events if isinstance(event, HandsTurned))
    assert [seat for seat, _ in turned.hands] == [6, 4, 3, 2, 1]
    assert [served.steps for served in game.passes(state) if served.steps] == [
        ((4, ("ante",)), (2, ("ante",))),
        ((6, ("ante", "flop")), (3, ("ante", "flop")), (1, ("ante", "flop"))),
        tuple((seat, ("pot",)) for seat in (6, 4, 3, 2, 1)),
    ]
    assert state.settlement is not None
    staked = {(seat.seat, wager): cents for seat in state.seats for wager, cents in seat.wagers.items()}
    lines = {(seat.seat, item.wager): item.stake for seat in state.settlement.seats for item in seat.lines}
    served = Counter((seat, wager) for one in game.passes(state) for seat, made in one.steps for wager in made)
    assert lines == staked
    assert served == Counter(staked.keys())


@pytest.mark.clause("fp 10(e)")
def test_every_hand_can_be_rebuilt_from_the_record() -> None:
    game, state = dealt(wagers_of(1, 4, 5))
    state = decide_and_proceed(game, state, {1: "bet", 4: "surrender", 5: "bet"})
    assert state.settlement is not None
    rebuilt = settled(document_of(game, state, None, {}))
    assert rebuilt == json.loads(answer_of(game, state))
    assert {seat["seat"]: seat["cards"] for seat in rebuilt["seats"]} == {n: HANDS[n].split() for n in (1, 4, 5)}
    assert rebuilt["community"] == BOARD.split()


@pytest.mark.clause("fp 11(d)")
@pytest.mark.parametrize(
    ("row", "ante", "limit", "cut"),
    [
        (0, 5000, None, -5000),  # 1001 antes: $50,050
        (0, 5000, 5_004_999, -1),
        (0, 5000, 5_005_000, 0),
        (0, 5000, 5_005_001, 0),
        (8, 1_000_000, None, 0),  # 5 antes
        (8, 1_000_001, None, -5),
        (13, 2_500_000, None, 0),  # 2 antes; as much again comes back and does not count
        (13, 2_500_001, None, -2),
        (16, 10_000_000, None, 0),
    ],
)
def test_the_payout_limit(row: int, ante: int, limit: int | None, cut: int) -> None:
    house = {} if limit is None else {"payout_limit": limit}
    seat = seat_of(alone(*ROWS[row][:2], ante=ante, house=house), 1)
    assert seat["adjustments"] == ([{"reason": "payout-limit", "amount": cut}] if cut else [])
    assert seat["returned"] == sum(item["returned"] for item in seat["wagers"]) + cut


@pytest.mark.clause("fp 11(d)")
def test_the_pot_is_never_cut() -> None:
    answer = table({1: HANDS[1], 2: HANDS[2]}, "bs", pot=10_000_000)
    assert line(answer, "pot") == ("win", None, 20_000_000)
    assert seat_of(answer, 1)["adjustments"] == []
    assert seat_of(answer, 1)["returned"] == 20_000_000 + 2000 + 2000


@pytest.mark.clause("fp 11(d)")
@pytest.mark.parametrize(("ante", "limit"), [(1000, 5_000_000), (4995, 5_000_000), (4996, 5_000_996)])
def test_the_least_payout_limit(ante: int, limit: int) -> None:
    assert least_payout_limit(ante, Elections()) == limit
    with pytest.raises(ElectionError):
        make_game(FLOP, {"payout_limit": 4_999_999})


# Irregularities. Seat 1 has jacks and seat 3 the straight; seat 2 has tens.

STREETS: list[dict[int, str]] = [{}, {1: "bet"}, {1: "surrender", 3: "bet"}, {2: "surrender"}]


def left_open(decisions: Mapping[int, str]) -> tuple[Game, Round]:
    """Three seats, of which these have decided."""
    game, state = dealt(wagers_of(1, 2, 3))
    for seat, action in decisions.items():
        state, _ = submit(game, state, Decide(seat, action))
    return game, state


def lines_of(state: Round, seat: int) -> dict[str, tuple[str, int]]:
    assert state.settlement is not None
    found = next(item for item in state.settlement.seats if item.seat == seat)
    return {item.wager: (item.result, item.returned) for item in found.lines}


def voided(state: Round, seat: int) -> dict[str, tuple[str, int]]:
    """The seat's wagers, as they come back."""
    stakes = next(item for item in state.seats if item.seat == seat).wagers
    return {wager: ("void", cents) for wager, cents in stakes.items()}


POT = {1: ("lose", 0), 2: ("lose", 0), 3: ("win", 1500)}


@pytest.mark.parametrize("decisions", STREETS)
@pytest.mark.parametrize(
    "declared",
    [
        pytest.param(Declare("community-card-exposed"), marks=pytest.mark.clause("fp 12(a)")),
        pytest.param(Declare("cards-face-up", complete=True), marks=pytest.mark.clause("fp 12(b)")),
    ],
)
def test_ante_and_flop_are_void_and_the_pot_is_played(decisions: dict[int, str], declared: Declare) -> None:
    game, state = left_open(decisions)
    state, _ = submit(game, state, declared)
    for seat in (1, 2, 3):
        assert lines_of(state, seat) == voided(state, seat) | {"pot": POT[seat]}
    shown = game.public_view(state)
    assert shown.community == cards(BOARD)
    assert [seat.hands for seat in shown.seats] == [("pair",), ("pair",), ("straight",)]


@pytest.mark.clause("fp 12(a)")
@pytest.mark.parametrize("choices", list(product(("bet", "surrender"), repeat=3)))
def test_a_community_card_seen_after_every_decision_is_no_irregularity(choices: tuple[str, ...]) -> None:
    game, state = left_open(dict(zip((1, 2, 3), choices, strict=True)))
    assert isinstance(game.decide(state, Declare("community-card-exposed")), Refused)


@pytest.mark.parametrize("decisions", STREETS)
@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("cards-face-up", marks=pytest.mark.clause("fp 12(b)")),
        pytest.param("wrong-count-community", marks=pytest.mark.clause("fp 7(f)(2)")),
        pytest.param("device-failure", marks=pytest.mark.clause("fp 12(f)")),
    ],
)
def test_what_voids_every_wager(decisions: dict[int, str], kind: str) -> None:
    game, state = left_open(decisions)
    state, _ = submit(game, state, Declare(kind))
    assert all(lines_of(state, seat) == voided(state, seat) for seat in (1, 2, 3))
    assert game.legal_intents(state) == ()


@pytest.mark.clause("fp 12(b)")
def test_one_card_face_up_is_discarded_and_the_deal_goes_on() -> None:
    game = make_game(FLOP)
    deck = list(stacked(game, {1: HANDS[1], 2: HANDS[2]}, board=BOARD))
    found = deck.pop()
    opened = game.open(wagers_of(1, 2), (found, *deck))
    assert isinstance(opened, Round)
    state, events = submit(game, opened, Declare("card-face-up"))
    assert events == (Declared("card-face-up", None, complete=False), CardDiscarded(found))
    assert isinstance(game.decide(state, Declare("card-face-up")), Refused)
    state = decide_and_proceed(game, submit(game, state, Proceed())[0], {1: "bet", 2: "bet"})
    assert (*state.seats[0].cards, *state.seats[1].cards, *state.community) == tuple(deck[:9])
    assert state.discarded == (found,)
    assert game.stub_is_whole(state, DECK)
    assert lines_of(state, 1) == {"ante": ("win", 2000), "pot": ("win", 1000), "flop": ("win", 2000)}


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("card-drawn-in-error", marks=pytest.mark.clause("fp 12(c)")),
        pytest.param("shuffler-failure", marks=pytest.mark.clause("fp 12(e)")),
    ],
)
def test_what_leaves_the_round_as_it_is(kind: str) -> None:
    decisions = {1: "bet", 2: "surrender", 3: "bet"}
    game, state = left_open({})
    plain = decide_and_proceed(game, state, decisions)
    state, events = submit(game, state, Declare(kind))
    assert events == (Declared(kind, None, complete=False),)
    state = decide_and_proceed(game, state, decisions)
    assert state._replace(declared=()) == plain
    dealt_out = [card for seat in state.seats for card in seat.cards]
    assert (*dealt_out, *state.community) == state.deck[: state.used]


@pytest.mark.clause("fp 12(d)")
@pytest.mark.parametrize(("void", "winner"), [(1, 3), (2, 3), (3, 1)])
def test_a_wrong_count_voids_that_seat_and_the_others_play_on(void: int, winner: int) -> None:
    others = {seat: "bet" for seat in (1, 2, 3) if seat != void}
    game, state = left_open({})
    plain = decide_and_proceed(game, state, {1: "bet", 2: "bet", 3: "bet"})
    state, _ = submit(game, state, Declare("wrong-count-seat", void))
    state = decide_and_proceed(game, state, others)
    assert lines_of(state, void) == {"ante": ("void", 1000), "pot": ("void", 500)}
    for seat in others:
        pot = ("win", 1000) if seat == winner else ("lose", 0)
        assert lines_of(state, seat) == lines_of(plain, seat) | {"pot": pot}
    assert game.public_view(state).seats[void - 1].cards == (None,) * 3


@pytest.mark.clause("fp 12(f)")
def test_the_cards_of_a_void_round_are_shuffled_again_whole() -> None:
    cycle = clear(deal(ready_decks()))
    assert (cycle.decks[1].stage, cycle.decks[1].cards) == (DISCARDED, DECK)
    with pytest.raises(ValueError, match="not whole"):
        shuffle(cycle, 1, DECK[1:])
    assert shuffle(cycle, 1, DECK[::-1]).decks[1].stage == SHUFFLED
