"""Heads Up Hold'em at the table: the layout, the order of settling, and what an irregularity does to the round."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from kiosk.audit.round_document import DocumentError
from kiosk.rules.cards.cards import DECK, Card, same_cards
from kiosk.rules.cards.decks import DISCARDED, clear, deal, opening, prepare, shuffle
from kiosk.rules.cards.positions import COMMUNITY, DEALER, PROCEDURES
from kiosk.rules.events import Dealt, Event, HandsTurned
from kiosk.rules.game import Game
from kiosk.rules.intents import Decide, Declare, Intent, Proceed, Refusal, Refused
from kiosk.rules.pay.money import Odds
from kiosk.rules.pay.paytables import printed_tables
from kiosk.rules.round import Round
from kiosk.rules.rule_sets import make_game
from tests.kit.random_rounds import decide_and_proceed, submit
from tests.kit.round_cases import HEADS_UP_MA, HEADS_UP_NY, Seat, cards, line, outcome, results, seat_of, stacked

both = pytest.mark.parametrize("name", [HEADS_UP_MA, HEADS_UP_NY])
FOLD = ["check", "check", "fold"]
BOARD = "2c 4d 6s Jc Qh"
METER = {"table": "A", "pool": 10**9, "contribution": 500_000, "seed": 10**9}


def made(ante: int = 1000, **side: int) -> dict[str, int]:
    return {"ante": ante, "odds": ante, **side}


def opened(name: str, wagers: dict[int, dict[str, int]], dealing: str = "auto-shoe") -> tuple[Game, Round]:
    game = make_game(name, {}, dealing)
    state = game.open(wagers, stacked(game, dict.fromkeys(wagers, ""), board=BOARD))
    assert isinstance(state, Round)
    return game, state


def after(game: Game, state: Round, *intents: Intent) -> Round:
    for intent in intents:
        state = submit(game, state, intent)[0]
    return state


def street(decided: dict[int, str]) -> tuple[Intent, ...]:
    return (*(Decide(seat, action) for seat, action in decided.items()), Proceed())


def reached(name: str, streets: int, dealing: str = "auto-shoe") -> tuple[Game, Round]:
    """A round of two seats that have checked up to this street."""
    game, state = opened(name, {1: made(trips_plus=500, pocket_bonus=700), 2: made()}, dealing)
    for decided in [{}, *[{1: "check", 2: "check"}] * streets]:
        state = decide_and_proceed(game, state, decided)
    return game, state


# The layout.


@pytest.mark.clause(
    "huh-ny (a)(2)",
    "huh-ny (a)(2)(i)",
    "huh-ny (a)(2)(ii)",
    "huh-ny (a)(2)(iii)",
    "huh-ny (a)(2)(iv)",
    "huh-ny (a)(2)(v)",
)
@both
def test_where_the_betting_spots_lie(name: str) -> None:
    layout = make_game(name).layout
    spots = {spot.wager: spot for spot in layout}
    assert len(spots) == len(layout) == len({(spot.column, spot.row) for spot in layout})
    column, row = spots["ante"].column, spots["ante"].row
    at = {wager: (spot.column - column, spot.row - row) for wager, spot in spots.items() if wager != "progressive"}
    assert at == {"ante": (0, 0), "raise": (0, -1), "odds": (1, 0), "trips_plus": (0, 1), "pocket_bonus": (1, 1)}
    assert make_game(name).equal_wagers == ("ante", "odds")  # between which "=" stands
    assert ("progressive" in spots) is (name == HEADS_UP_NY)


PRINTED = {
    "Odds": "500 to 1, 50 to 1, 10 to 1, 3 to 1, 3 to 2, 1 to 1",
    "Bad beat bonus": "500 to 1, 25 to 1, 6 to 1, 5 to 1, 4 to 1",
    "Raise, in antes": "1, 2, 3; 1, 2; 1",
}
PRINTED_TRIPS_PLUS = {
    "A": "100 to 1, 40 to 1, 30 to 1, 9 to 1, 7 to 1, 4 to 1, 3 to 1",
    "B": "100 to 1, 40 to 1, 30 to 1, 8 to 1, 6 to 1, 5 to 1, 3 to 1",
    "C": "100 to 1, 40 to 1, 30 to 1, 8 to 1, 7 to 1, 4 to 1, 3 to 1",
    "D": "100 to 1, 40 to 1, 30 to 1, 7 to 1, 6 to 1, 5 to 1, 3 to 1",
}
PRINTED_POCKET_BONUS = {
    "A": "30 to 1, 20 to 1, 10 to 1, 5 to 1",
    "B": "25 to 1, 20 to 1, 10 to 1, 5 to 1",
    "C": "30 to 1, 20 to 1, 10 to 1, 4 to 1",
}
HANDS = ["royal-flush", "straight-flush", "four-of-a-kind", "full-house", "flush", "straight", "three-of-a-kind"]


@pytest.mark.clause("huh-ny (a)(2)", "huh-ny (a)(2)(vi)", "huh-ny (a)(2)(vii)")
@pytest.mark.parametrize("trips_plus", "ABCD")
@pytest.mark.parametrize("pocket_bonus", "ABC")
def test_what_is_inscribed_on_the_felt(trips_plus: str, pocket_bonus: str) -> None:
    game = make_game(HEADS_UP_NY, {"trips_plus": trips_plus, "pocket_bonus": pocket_bonus})
    felt = {
        title: ("; " if title.startswith("Raise") else ", ").join(
            pay if isinstance(pay, str) else pay.text for _, pay in lines
        )
        for title, lines, _ in game.inscriptions
    }
    elected = {"Trips Plus": PRINTED_TRIPS_PLUS[trips_plus], "Pocket Bonus": PRINTED_POCKET_BONUS[pocket_bonus]}
    assert felt == PRINTED | elected
    hands = {title: [hand for hand, _ in lines] for title, lines, _ in game.inscriptions}
    assert [hands[title] for title in ("Odds", "Bad beat bonus", "Trips Plus")] == [HANDS[:6], HANDS[1:6], HANDS]
    assert hands["Pocket Bonus"] == ["pair-of-aces", "ace-face-suited", "ace-face-unsuited", "pair"]


@pytest.mark.clause("huh-ny (a)(2)(vii)")
def test_the_inscribed_raises_are_the_legal_ones() -> None:
    inscribed = next(one.lines for one in make_game(HEADS_UP_NY).inscriptions if one.wagers == ("raise",))
    for streets, (_, antes) in enumerate(inscribed):
        game, state = reached(HEADS_UP_NY, streets)
        raises = [option[-1] for option in game.seat_view(state, 1).options if option.startswith("raise ")]
        assert str(antes).split(", ") == raises
    assert len(inscribed) == 3


@pytest.mark.clause("huh-ma 11(a)")
def test_odds_are_stated_with_to() -> None:
    texts = [
        odds.text
        for wager in ("odds", "bad-beat", "trips-plus", "pocket-bonus")
        for table in printed_tables(wager).values()
        for odds in table.pays.values()
    ]
    assert len(texts) == 6 + 5 + 4 * 7 + 3 * 4
    assert all(re.fullmatch(r"\d+ to \d+", text) for text in texts)
    game = make_game(HEADS_UP_MA)
    payouts = [entry for entry in game.inscriptions if not entry.title.startswith("Raise")]
    assert all(isinstance(pay, Odds) and pay.text in texts for entry in payouts for _, pay in entry.lines)
    words = [spot.label for spot in game.layout] + [entry.title for entry in game.inscriptions]
    assert not any("for" in word.lower().split() for word in words)
    answer = outcome(HEADS_UP_MA, {1: Seat(made(), ["raise 1"], "Ah As")}, dealer="Jd 9h", board=BOARD)
    assert {line(answer, wager)[1] for wager in ("ante", "raise")} == {"1 to 1"}


# The order of settling.

TABLE = {
    1: ("raise 3", made(trips_plus=500)),
    2: ("fold", made(pocket_bonus=500)),
    3: ("fold", made()),
    4: ("raise 1", made()),
    5: ("fold", made(pocket_bonus=500, trips_plus=500)),
    6: ("raise 1", made(pocket_bonus=500)),
}


def played(name: str, dealer: str) -> tuple[Game, Round, list[Event]]:
    """Six seats to the end: seat 1 raises at once, the others on the last street, or fold there."""
    game = make_game(name)
    hands = {1: "Ah 9d", 2: "8c 8h", 3: "7d 5h", 4: "Qd 3s", 5: "As Kd", 6: "Th 9h"}
    state = game.open({seat: wagers for seat, (_, wagers) in TABLE.items()}, stacked(game, hands, dealer, BOARD))
    assert isinstance(state, Round)
    events: list[Event] = []
    rest = {seat: "check" for seat in TABLE if seat != 1}
    for decided in ({}, {1: "raise 3"} | rest, rest, {seat: TABLE[seat][0] for seat in rest}):
        for intent in street(decided):
            state, happened = submit(game, state, intent)
            events += happened
    return game, state, events


SIDES = [(5, ("trips_plus", "pocket_bonus")), (2, ("pocket_bonus",))]


@pytest.mark.clause("huh-ny (e)(8)", "huh-ny (e)(9)", "huh-ny (e)(10)", "huh-ny (h)", "huh-ma 11(h)")
@pytest.mark.parametrize(
    ("name", "dealer", "antes_first"),
    [(HEADS_UP_NY, "Kh 8d", True), (HEADS_UP_NY, "Kh Js", False), (HEADS_UP_MA, "Kh 8d", False)],
)
def test_in_which_order_the_dealer_settles(name: str, dealer: str, antes_first: bool) -> None:
    game, state, _ = played(name, dealer)
    voids, forfeited, antes, folded, raisers, spared = game.passes(state)
    assert voids.steps == spared.steps == ()
    assert forfeited.steps == tuple((seat, ("ante", "odds")) for seat in (5, 3, 2))
    assert antes.steps == (tuple((seat, ("ante",)) for seat in (6, 4, 1)) if antes_first else ())
    assert folded.steps == tuple(SIDES)
    main = ("odds", "raise") if antes_first else ("ante", "odds", "raise")
    assert raisers.steps == ((6, (*main, "pocket_bonus")), (4, main), (1, (*main, "trips_plus")))


@pytest.mark.clause("huh-ny (e)(8)", "huh-ny (e)(9)", "huh-ny (e)(10)", "huh-ma 10(i)")
@both
def test_which_hands_are_shown_and_named(name: str) -> None:
    game, state, events = played(name, "Kh 8d")
    shown = {seat.seat: seat for seat in game.public_view(state).seats}
    turned = [seat for event in events if isinstance(event, HandsTurned) for seat, _ in event.hands]
    assert sorted(turned) == [1, 2, 4, 5, 6]  # seat 3 folded and has nothing to win
    assert shown[3].cards == (None, None)
    assert {seat: shown[seat].hands for seat in (1, 4, 6)} == {1: ("high-card",), 4: ("pair",), 6: ("high-card",)}
    assert game.public_view(state).dealer_hand == "high-card"
    assert state.settlement is not None
    antes = {seat.seat: seat.lines[0].result for seat in state.settlement.seats}
    assert antes == {1: "push", 2: "lose", 3: "lose", 4: "push", 5: "lose", 6: "push"}


@pytest.mark.clause("huh-ny (e)(11)")
@pytest.mark.parametrize("dealing", PROCEDURES)
def test_every_hand_can_be_rebuilt(dealing: str) -> None:
    game, state = opened(HEADS_UP_NY, {2: made(), 3: made(), 6: made()}, dealing)
    places: list[int] = []
    for decided in ({}, {2: "raise 1", 3: "check", 6: "check"}, {3: "check", 6: "check"}, {3: "fold", 6: "raise 1"}):
        for intent in street(decided):
            state, events = submit(game, state, intent)
            places += [place for event in events if isinstance(event, Dealt) for place in event.places]
    piles: dict[int, list[Card]] = {}
    for place, card in zip(places, state.deck, strict=False):
        piles.setdefault(place, []).append(card)
    assert {seat.seat: list(seat.cards) for seat in state.seats} == {seat: piles[seat] for seat in (2, 3, 6)}
    assert (piles[DEALER], piles[COMMUNITY]) == (list(state.dealer), list(state.community))


# Irregularities: one card.


@pytest.mark.clause("huh-ma 12(a)")
@both
@pytest.mark.parametrize(("dealing", "street"), [("auto-shoe", -1), ("hand", -1), ("hand", 0), ("manual-shoe", 1)])
def test_a_card_found_face_up_is_left_out(name: str, dealing: str, street: int) -> None:
    game, state = opened(name, {1: made()}, dealing) if street < 0 else reached(name, street, dealing)
    found, due, rest = state.used, state.deck[state.used], state.deck[state.used + 1 :]
    state = after(game, state, Declare("card-face-up"))
    assert state.discarded == (due,)
    assert state.deck[found:] == rest
    if street < 0:
        state = after(game, state, Proceed())
        dealt = [state.seats[0].cards, state.dealer, state.community]
        assert same_cards([card for pile in dealt for card in pile], rest[: state.used])
    else:
        state = decide_and_proceed(game, state, {1: "check", 2: "check"})
        assert state.community[-3 if street == 0 else -2 :] == rest[: 3 if street == 0 else 2]
    assert game.stub_is_whole(state, DECK)
    again = game.decide(state, Declare("card-face-up"))  # a second one is more than one
    assert isinstance(again, Refused)
    assert Declare("cards-face-up") in game.legal_intents(state)


@both
@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("card-drawn-in-error", marks=pytest.mark.clause("huh-ma 12(b)")),
        pytest.param("shuffler-failure", marks=pytest.mark.clause("huh-ma 12(e)")),
    ],
)
@pytest.mark.parametrize("dealing", PROCEDURES)
def test_the_round_goes_on_as_it_would_have(name: str, kind: str, dealing: str) -> None:
    def settlement(street: int | None) -> Any:
        game, state = opened(name, {1: made(trips_plus=500), 2: made()}, dealing)
        decided: list[dict[int, str]] = [{}, {1: "raise 2", 2: "check"}, {2: "check"}, {2: "fold"}]
        for number, decisions in enumerate(decided, -1):
            if number == street:
                state = after(game, state, Declare(kind))
                assert state.declared[-1].kind == kind
            state = decide_and_proceed(game, state, decisions)
        return state.settlement, state.deck, state.used

    undisturbed = settlement(None)
    assert undisturbed[0] is not None
    for street in range(3):
        assert settlement(street) == undisturbed


# Irregularities: everything is void.

STAGES = {
    "no decision": ([], [], []),
    "before the flop": (["raise 3"], ["check"], []),
    "after the flop": (["raise 3"], ["check", "check"], ["check", "raise 2"]),
    "after the river": (["check", "check", "raise 1"], FOLD, ["check", "check"]),
}


def irregular(name: str, stage: str, kind: dict[str, Any], **rest: Any) -> dict[str, Any]:
    """Three seats with every wager, declared at that stage."""
    ny = name == HEADS_UP_NY
    wagers = made(trips_plus=500, pocket_bonus=700, **({"progressive": 100} if ny else {}))
    hands = ("Jd Js", "8h 3d", "Ac Kc")
    seats = {n: Seat(wagers, said, hole) for n, said, hole in zip((1, 3, 6), STAGES[stage], hands, strict=True)}
    meter = {"progressive": METER} if ny else {}
    return outcome(name, seats, dealer="Ah As", board=BOARD, irregularity=kind, **meter, **rest)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        pytest.param(HEADS_UP_MA, {"kind": "cards-face-up"}, marks=pytest.mark.clause("huh-ma 12(a)")),
        pytest.param(
            HEADS_UP_MA, {"kind": "cards-face-up", "complete": True}, marks=pytest.mark.clause("huh-ma 12(a)")
        ),
        pytest.param(
            HEADS_UP_MA,
            {"kind": "wrong-count-seat", "seat": 3},
            marks=pytest.mark.clause("huh-ma 12(c)", "huh-ma 7(f)(2)"),
        ),
        pytest.param(HEADS_UP_MA, {"kind": "wrong-count-dealer"}, marks=pytest.mark.clause("huh-ma 7(f)(2)")),
        pytest.param(HEADS_UP_MA, {"kind": "dealer-card-exposed"}, marks=pytest.mark.clause("huh-ma 12(d)")),
        pytest.param(HEADS_UP_MA, {"kind": "device-failure"}, marks=pytest.mark.clause("huh-ma 12(f)")),
        pytest.param(HEADS_UP_NY, {"kind": "cards-face-up"}, marks=pytest.mark.clause("huh-ny (j)(2)(ii)")),
        pytest.param(HEADS_UP_NY, {"kind": "wrong-count-dealer"}, marks=pytest.mark.clause("huh-ny (j)(3)")),
        (HEADS_UP_NY, {"kind": "device-failure"}),
    ],
)
@pytest.mark.parametrize("stage", STAGES)
def test_every_wager_of_every_seat_comes_back(name: str, kind: dict[str, Any], stage: str) -> None:
    answer = irregular(name, stage, kind)
    for seat in answer["seats"]:
        assert {item["result"] for item in seat["wagers"]} == {"void"}
        assert seat["returned"] == seat["staked"] == sum(item["stake"] for item in seat["wagers"])
        assert seat["hands"] == [None]
        assert seat["folded"] is (stage == "after the river" and seat["seat"] == 3)
    shown = {"no decision": 0, "before the flop": 0, "after the flop": 3, "after the river": 5}[stage]
    assert answer["community"] == list(cards(BOARD))[:shown]
    assert answer["dealer"]["hand"] is None


@pytest.mark.clause("huh-ma 12(a)", "huh-ma 12(c)", "huh-ma 12(d)", "huh-ma 12(e)", "huh-ma 12(f)")
@pytest.mark.parametrize(
    "declared",
    [
        Declare("cards-face-up"),
        Declare("wrong-count-seat", 1),
        Declare("dealer-card-exposed"),
        Declare("shuffler-failure"),
        Declare("device-failure"),
    ],
)
@pytest.mark.parametrize("dealing", PROCEDURES)
def test_the_cards_are_shuffled_again(declared: Declare, dealing: str) -> None:
    cycle = opening()
    for _ in range(3):
        cycle = prepare(cycle)
    cycle = deal(shuffle(shuffle(cycle, 0, DECK), 1, DECK))
    game, state = reached(HEADS_UP_MA, 1, dealing)
    state = after(game, state, declared)
    assert game.stub_is_whole(state, DECK)  # nothing that was dealt is missing from what is shuffled
    if declared.kind == "shuffler-failure":
        reshuffled = shuffle(cycle, 1, DECK[::-1])  # the deck in the device; the one in play is not touched
        assert (reshuffled.decks[0], reshuffled.decks[1].cards) == (cycle.decks[0], DECK[::-1])
        return
    assert state.settlement is not None
    played_deck = clear(cycle).decks[1]
    assert played_deck.stage == DISCARDED
    swapped = clear(deal(clear(cycle)))  # its turn has come round without a shuffle
    with pytest.raises(ValueError, match="cannot be dealt"):
        deal(swapped)
    assert shuffle(swapped, 0, DECK).ready


@pytest.mark.clause("huh-ma 7(f)(2)")
def test_a_deck_that_is_not_whole_fails_the_count_and_is_withdrawn() -> None:
    game, state = reached(HEADS_UP_MA, 2, "manual-shoe")
    assert game.stub_is_whole(state, DECK)
    assert not game.stub_is_whole(state._replace(deck=state.deck[:-1]), DECK)
    assert not game.stub_is_whole(state._replace(deck=(*state.deck[:-1], state.deck[0])), DECK)
    cycle = prepare(prepare(prepare(opening())))
    with pytest.raises(ValueError, match="leaves the table"):
        shuffle(cycle, 0, state.deck[:-1])


# Irregularities: the dealer's card.


def until_revealed(name: str) -> Iterator[tuple[Game, Round, bool]]:
    """Every moment of a round from the deal to the reveal, and whether a decision is still to be made."""
    game, state = opened(name, {1: made(trips_plus=500), 2: made()})
    for decided in ({}, {1: "raise 1", 2: "check"}, {2: "check"}, {2: "fold"}):
        for intent in street(decided):
            state = after(game, state, intent)
            yield game, state, not any(seat.folded for seat in state.seats)


@pytest.mark.clause("huh-ma 12(d)")
def test_massachusetts_takes_an_exposed_dealer_card_until_the_reveal() -> None:
    exposed = Declare("dealer-card-exposed")
    for game, state, _ in until_revealed(HEADS_UP_MA):
        assert (exposed in game.legal_intents(state)) is (state.settlement is None)
        assert isinstance(game.decide(state, exposed), Refused) is (state.settlement is not None)


@pytest.mark.clause("huh-ny (j)(1)")
def test_new_york_takes_an_exposed_dealer_card_until_the_last_decision() -> None:
    exposed = Declare("dealer-card-exposed")
    for game, state, deciding in until_revealed(HEADS_UP_NY):
        assert (exposed in game.legal_intents(state)) is deciding
        refused = game.decide(state, exposed)
        assert isinstance(refused, Refused) is not deciding
        if isinstance(refused, Refused) and state.settlement is None:
            assert refused.code is Refusal.NOT_DECLARABLE
    with pytest.raises(DocumentError, match="no irregularity any more"):
        outcome(HEADS_UP_NY, {1: Seat(made(), ["raise 3"])}, irregularity={"kind": "dealer-card-exposed"})


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(
            {"kind": "dealer-card-exposed"},
            marks=pytest.mark.clause("huh-ny (j)(1)", "huh-ny (j)(2)", "huh-ny (j)(2)(i)"),
        ),
        pytest.param(
            {"kind": "cards-face-up", "complete": True}, marks=pytest.mark.clause("huh-ny (j)(2)", "huh-ny (j)(2)(ii)")
        ),
    ],
)
@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("dealing", PROCEDURES)
@pytest.mark.parametrize("house", [{}, {"folded_trips_plus": "forfeit", "trips_plus": "B"}])
def test_new_york_still_settles_trips_plus(
    kind: dict[str, Any], stage: str, dealing: str, house: dict[str, str]
) -> None:
    answer = irregular(HEADS_UP_NY, stage, kind, dealing=dealing, house=house)
    assert answer["community"] == list(cards(BOARD))
    for seat, hand in ((1, "three-of-a-kind"), (3, "high-card"), (6, "high-card")):
        won = seat == 1
        assert seat_of(answer, seat)["hands"] == [hand]
        assert line(answer, "trips_plus", seat) == (("win", "3 to 1", 2000) if won else ("lose", None, 0))
        others = {wager: result for wager, result in results(answer, seat).items() if wager != "trips_plus"}
        assert set(others.values()) == {"void"}
        assert seat_of(answer, seat)["staked"] - seat_of(answer, seat)["returned"] == (-1500 if won else 500)
    assert answer["dealer"]["hand"] is None
    assert answer["progressive"]["contributed"] == 0


@pytest.mark.clause("huh-ny (j)(2)(i)")
@pytest.mark.parametrize(("side", "used"), [({"trips_plus": 500}, 11), ({"pocket_bonus": 500}, 6), ({}, 6)])
def test_the_board_is_completed_only_for_a_trips_plus_wager(side: dict[str, int], used: int) -> None:
    seats = {1: Seat(made(**side)), 2: Seat(made())}
    answer = outcome(HEADS_UP_NY, seats, dealing="hand", board=BOARD, irregularity={"kind": "dealer-card-exposed"})
    assert answer["cards_used"] == used
    assert len(answer["community"]) == used - 6
    assert set(results(answer, 2).values()) == {"void"}
    assert seat_of(answer, 2)["hands"] == [None]


# Irregularities: a wrong number of cards.


@pytest.mark.clause("huh-ny (j)(3)")
@pytest.mark.parametrize("dealing", PROCEDURES)
@pytest.mark.parametrize("said", [[], ["check"], ["raise 3"], FOLD])
def test_new_york_voids_the_seat_with_the_wrong_count_alone(dealing: str, said: list[str]) -> None:
    wagers = made(trips_plus=500, pocket_bonus=700)
    others = {1: Seat(wagers, ["raise 3"], "Jd Js"), 6: Seat(wagers, FOLD, "Ac Kc")}

    def settle(decisions: list[str], **rest: Any) -> dict[str, Any]:
        seats = others | {3: Seat(wagers, decisions, "8h 8d")}
        return outcome(HEADS_UP_NY, seats, dealer="Ah As", board=BOARD, dealing=dealing, **rest)

    answer = settle(said, irregularity={"kind": "wrong-count-seat", "seat": 3})
    undisturbed = settle(["raise 1"])
    assert set(results(answer, 3).values()) == {"void"}
    assert seat_of(answer, 3)["returned"] == seat_of(answer, 3)["staked"]
    assert seat_of(answer, 3)["hands"] == [None]
    for seat in (1, 6):
        assert seat_of(answer, seat) == seat_of(undisturbed, seat)
    assert (answer["dealer"], answer["community"]) == (undisturbed["dealer"], undisturbed["community"])
