"""Where every card goes, under every dealing procedure; what stays hidden; and the proof that no card is lost.

An order of dealing is written here as a word, one letter a card: a seat's number, D the dealer, C the community,
b the burn pile. The words come from the texts, not from the code.
"""

import random
import re
from collections.abc import Callable, Iterator
from itertools import accumulate, combinations
from typing import Any

import pytest

from kiosk.audit.round_document import DocumentError
from kiosk.rules.cards import decks
from kiosk.rules.cards.cards import DECK, Card, spread
from kiosk.rules.cards.hands import best, best_with_all_of, category
from kiosk.rules.events import Dealt
from kiosk.rules.game import Game
from kiosk.rules.intents import Decide, Declare, Proceed, Refusal, Refused
from kiosk.rules.round import Round
from kiosk.rules.rule_sets import make_game
from tests.kit.parameters import mostly_slow
from tests.kit.random_rounds import GAMES, Setup, opened, play, random_setup, submit
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS, Seat, document, outcome, settled

PROCEDURES = ("manual-shoe", "hand", "auto-shoe")
SECTION = dict(zip(PROCEDURES, (7, 8, 9), strict=True))  # of the three Massachusetts texts
STAYS = ("check", "raise 1", "bet", "keep 0 1")
WAGERS = {
    HEADS_UP_MA: {"ante": 500, "odds": 500},
    HEADS_UP_NY: {"ante": 500, "odds": 500},
    TEXAS: {"ante": 500},
    FLOP: {"ante": 500, "pot": 100},
    FAST_ACTION: {"bet": 500},
}
SEAT_SETS = ["".join(seats) for number in range(1, 7) for seats in combinations("123456", number)]
SHOWN = {HEADS_UP_MA: (0, 3, 5, 5), HEADS_UP_NY: (0, 3, 5, 5), TEXAS: (0, 3, 4, 5), FLOP: (0, 3), FAST_ACTION: (0, 5)}


def shuffled(seed: int) -> tuple[Card, ...]:
    return tuple(random.Random(seed).sample(DECK, 52))


def stacks(places: str, size: int) -> str:
    return "".join(place * size for place in places)


def words(name: str, dealing: str, seats: str) -> list[str]:
    """What each step of the dealer deals."""
    auto = dealing == "auto-shoe"
    if name == FLOP:
        return [stacks(seats + "C", 3) if auto else (seats + "C") * 3, ""]
    if name == TEXAS:
        return [stacks(seats + "D", 2) if auto else (seats + "D") * 2, "bCCC", "bC", "bC"]
    return ["CCCCC" + stacks(seats + "D", 2), "", "", ""] if auto else [(seats + "D") * 2, "CCC", "CC", ""]


def setup(game: Game, seats: str, deck: tuple[Card, ...]) -> Setup:
    return Setup(game, None, {}, {int(seat): dict(WAGERS[game.name]) for seat in seats}, deck, None)


def decide_all(game: Game, state: Round) -> Round:
    """Every seat that owes a decision stays in."""
    for seat in state.seats:
        if options := game.options(state, seat):
            state, _ = submit(game, state, Decide(seat.seat, next(word for word in STAYS if word in options)))
    return state


def steps(game: Game, seats: str, deck: tuple[Card, ...]) -> list[Round]:
    """The round after each step of the dealer, from the deal to the settlement; everybody stays in."""
    state = opened(setup(game, seats, deck))
    found = []
    while state.settlement is None:
        state, _ = submit(game, decide_all(game, state), Proceed())
        found.append(state)
    return found


def lying(state: Round) -> dict[str, tuple[Card, ...]]:
    """The cards of every place, in the order in which they came."""
    places = {str(seat.seat): seat.cards for seat in state.seats}
    return places | {"D": state.dealer, "C": state.community, "b": state.burned}


def check_places(state: Round, dealt: str, deck: tuple[Card, ...]) -> None:
    """The places hold what the word says, nothing is left over, and the rest is still the deck."""
    expected: dict[str, tuple[Card, ...]] = dict.fromkeys(lying(state), ())
    for place, one in zip(dealt, deck, strict=False):
        expected[place] += (one,)
    assert lying(state) == expected
    assert state.deck[state.used :] == deck[len(dealt) :]


def named(view: object) -> set[str]:
    """Every card that a view or an event names, however deep inside."""
    return set(re.findall(r"'([2-9TJQKA][cdhs])'", repr(view)))


def parts(clause: str, number: int) -> tuple[str, ...]:
    return (clause, *(f"{clause}({part})" for part in range(1, number + 1)))


def order_clauses(name: str, dealing: str) -> tuple[str, ...]:
    """The clauses on the first deal."""
    section = SECTION[dealing]
    if name == HEADS_UP_NY:
        manual = ("huh-ny (d)(1)", "huh-ny (d)(1)(i)", *(f"huh-ny (d)(1)(i)({part})" for part in "abcd"))
        return ("huh-ny (d)", *(("huh-ny (d)(2)",) if dealing == "auto-shoe" else manual))
    text = {HEADS_UP_MA: "huh-ma", TEXAS: "thb", FLOP: "fp"}[name]
    if dealing == "auto-shoe":
        return (f"{text} 9(c)", *(("huh-ma 9(a)",) if name == HEADS_UP_MA else ()))
    return parts(f"{text} {section}({'d' if dealing == 'manual-shoe' else 'c'})", 6 if name == FLOP else 4)


BOARD = {
    HEADS_UP_MA: ("huh-ma 1 burn", "huh-ma 1 flop", "huh-ma 10(c)", "huh-ma 10(e)", "huh-ma 10(g)"),
    HEADS_UP_NY: ("huh-ny (e)(4)", "huh-ny (e)(6)"),
    TEXAS: ("thb 1 burn", "thb 10(b)", "thb 10(d)", "thb 10(f)"),
    FLOP: ("fp 1 community cards",),
}


def tables(clauses: Callable[[str, str], tuple[str, ...]]) -> list[Any]:
    """Every one-deck game under every procedure, each with the clauses that it proves there."""
    found = []
    for name in BOARD:
        for dealing in PROCEDURES:
            marks = [pytest.mark.clause(*ids)] if (ids := clauses(name, dealing)) else []
            found.append(pytest.param(name, dealing, marks=marks))
    return found


def by_section(*clauses: str) -> Callable[[str, str], tuple[str, ...]]:
    """Clauses of the Massachusetts texts, by procedure: of sections 7, 8 and 9."""

    def of(name: str, dealing: str) -> tuple[str, ...]:
        text = {HEADS_UP_MA: "huh-ma", TEXAS: "thb", FLOP: "fp"}.get(name)
        every = clauses[PROCEDURES.index(dealing)].split()
        return tuple(f"{text} {SECTION[dealing]}{part}" for part in every) if text else ()

    return of


@pytest.mark.parametrize(
    ("name", "dealing", "word"),
    [
        (HEADS_UP_MA, "manual-shoe", "25D25D CCC CC"),
        (HEADS_UP_NY, "hand", "25D25D CCC CC"),
        (HEADS_UP_MA, "auto-shoe", "CCCCC 22 55 DD"),
        (TEXAS, "manual-shoe", "25D25D bCCC bC bC"),
        (TEXAS, "auto-shoe", "22 55 DD bCCC bC bC"),
        (FLOP, "hand", "25C 25C 25C"),
        (FLOP, "auto-shoe", "222 555 CCC"),
    ],
)
def test_the_orders_for_two_seats_in_words(name: str, dealing: str, word: str) -> None:
    check_places(steps(make_game(name, None, dealing), "25", DECK)[-1], word.replace(" ", ""), DECK)


@pytest.mark.parametrize(
    ("name", "dealing"),
    tables(
        lambda name, dealing: (
            order_clauses(name, dealing)
            + BOARD[name]
            + (("thb 9(d)",) if (name, dealing) == (TEXAS, "auto-shoe") else ())
        )
    ),
)
def test_every_card_goes_to_its_place(name: str, dealing: str) -> None:
    """After each step of the dealer, for every set of seats: the next cards of the deck, in the order of the text."""
    game = make_game(name, None, dealing)
    for seed, seats in enumerate(SEAT_SETS):
        deck = shuffled(seed)
        dealt = ""
        for state, word in zip(steps(game, seats, deck), words(name, dealing, seats), strict=True):
            dealt += word
            check_places(state, dealt, deck)


HIDDEN = {
    HEADS_UP_MA: ("huh-ma 1 hole cards", "huh-ma 1 flop", "huh-ma 1 turn and river", "huh-ma 10(c)"),
    TEXAS: ("thb 1 burn", "thb 1 flop", "thb 1 turn", "thb 1 river"),
    FLOP: ("fp 1 community cards",),
}


def hidden_clauses(name: str, dealing: str) -> tuple[str, ...]:
    text = {7: "fp 7(d)(7)", 8: "fp 8(c)(7)"}.get(SECTION[dealing]) if name == FLOP else None
    return order_clauses(name, dealing) + HIDDEN.get(name, ()) + BOARD[name] + ((text,) if text else ())


@pytest.mark.parametrize(("name", "dealing"), tables(hidden_clauses))
def test_what_lies_face_down_is_in_no_view(name: str, dealing: str) -> None:
    game = make_game(name, None, dealing)
    for seats in ("3", "16", "245", "123456"):
        for state, shown in zip(steps(game, seats, shuffled(int(seats))), SHOWN[name], strict=True):
            check_views(game, state, shown)


def check_views(game: Game, state: Round, shown: int) -> None:
    """So many community cards are face up; hands are only at the end; burned cards and the deck never."""
    public = game.public_view(state)
    board = set(state.community[:shown])
    hidden = len(state.community) - shown
    assert public.community == state.community[:shown] + (None,) * hidden
    assert public.burned == len(state.burned)
    if state.settlement is None:
        assert named(public) == board
        assert public.dealer == (None,) * len(state.dealer)
        assert all(seat.cards == (None,) * len(own.cards) for seat, own in zip(public.seats, state.seats, strict=True))
    for seat in state.seats:
        view = game.seat_view(state, seat.seat)
        assert view.cards == seat.cards
        if state.settlement is None:
            assert named(view) == board | set(seat.cards)
        assert not named(view) & {*state.burned, *state.deck[state.used :]}


@pytest.mark.parametrize(("name", "dealing"), tables(by_section("(e) (f)(1)", "(d)", "(d)")))
def test_the_stub_is_never_seen_and_goes_to_the_discard_rack(name: str, dealing: str) -> None:
    game = make_game(name, None, dealing)
    cycle = decks.deal(ready(5))
    played = steps(game, "1346", cycle.decks[0].cards)
    stub = set(played[-1].deck[played[-1].used :])
    for state in played:
        assert not stub & named([game.public_view(state), *(game.seat_view(state, seat) for seat in (1, 3, 4, 6))])
    rack = decks.clear(cycle).decks[1]
    assert rack.stage == decks.DISCARDED
    assert stub < set(rack.cards) == set(DECK)


@pytest.mark.parametrize(
    ("name", "dealing"),
    tables(
        lambda name, dealing: (
            ("huh-ny (d)(1)(i)",)
            if name == HEADS_UP_NY and dealing != "auto-shoe"
            else by_section("(b)", "(b) (b)(3)", "(b) (b)(2)")(name, dealing)
        )
    ),
)
def test_no_card_is_dealt_before_bets_close(name: str, dealing: str) -> None:
    """A deck meets a table only with the wagers at the close; until the dealer goes on, it is untouched."""
    game = make_game(name, None, dealing)
    deck = decks.deal(ready(6)).decks[0].cards
    nobody = game.open({}, deck)
    assert isinstance(nobody, Refused)
    state = opened(setup(game, "25", deck))
    check_places(state, "", deck)
    assert not named([game.public_view(state), game.seat_view(state, 2)])
    assert [intent for intent in game.legal_intents(state) if not isinstance(intent, Declare)] == [Proceed()]
    assert isinstance(game.decide(state, Decide(2, game.decisions[0])), Refused)
    state, events = submit(game, state, Proceed())
    assert isinstance(events[0], Dealt)
    assert not named(events)
    check_places(state, words(name, dealing, "25")[0], deck)
    assert [seat.wagers for seat in state.seats] == [WAGERS[name]] * 2


@pytest.mark.parametrize(
    ("name", "dealing"), tables(lambda name, _: ("thb 10(b)", "thb 10(d)", "thb 10(f)") if name == TEXAS else ())
)
def test_no_street_is_dealt_while_a_decision_is_owed(name: str, dealing: str) -> None:
    game = make_game(name, None, dealing)
    state, _ = submit(game, opened(setup(game, "146", shuffled(4))), Proceed())
    while state.settlement is None:
        before = state.used, game.public_view(state).community
        for seat in state.seats:
            options = game.options(state, seat)
            if options:
                refused = game.decide(state, Proceed())
                assert isinstance(refused, Refused)
                assert refused.code == Refusal.DECISIONS_OWED
                state, _ = submit(game, state, Decide(seat.seat, next(word for word in STAYS if word in options)))
        assert (state.used, game.public_view(state).community) == before
        state, _ = submit(game, state, Proceed())


@pytest.mark.clause("huh-ma 1 community cards", "thb 1 community cards", "fp 1 community cards", "fah 1 community card")
@pytest.mark.parametrize("name", GAMES)
def test_one_board_serves_every_hand(name: str) -> None:
    game = make_game(name)
    for seed in range(40):
        state = steps(game, "1256", shuffled(seed))[-1]
        settled = state.settlement
        assert settled is not None
        assert game.public_view(state).community == settled.community == state.community
        assert len(state.community) == (3 if name == FLOP else 5)
        for seat in settled.seats:
            own = seat.cards[:2] if name == FAST_ACTION else seat.cards
            strength = best_with_all_of(own, state.community, 2) if name == FLOP else best(own + state.community)
            assert seat.hands == (category(strength),)
        if settled.dealer is not None:
            assert settled.dealer.hand == category(best((state.kept or state.dealer) + state.community))


@pytest.mark.clause("huh-ma 8(a)", "thb 8(a)", "fp 8(a)")
@pytest.mark.parametrize("name", BOARD)
def test_dealing_by_hand_can_be_elected(name: str) -> None:
    decisions = {TEXAS: ["bet", "check", "check"], FLOP: ["bet"]}.get(name, ["raise 2"])
    seats = {seat: Seat(WAGERS[name], decisions) for seat in (2, 5)}
    deck = shuffled(1)
    answer = outcome(name, seats, dealing="hand", deck=deck)
    word = "".join(words(name, "hand", "25"))
    for seat, place in zip(answer["seats"], "25", strict=True):
        assert seat["cards"] == [one for one, to in zip(deck, word, strict=False) if to == place]
    assert answer["cards_used"] == len(word)
    with pytest.raises(DocumentError, match="must be one of auto-shoe, manual-shoe, hand"):
        settled(document(name, seats, deck=deck) | {"dealing": "foot"})
    with pytest.raises(ValueError, match="no such dealing procedure"):
        make_game(name, None, "foot")


# The deck that comes into play, and the proof that it is whole at the end.


def ready(seed: int) -> decks.DeckCycle:
    """Both decks opened and shuffled."""
    cycle = decks.opening()
    for _ in range(3):
        cycle = decks.prepare(cycle)
    return decks.shuffle(decks.shuffle(cycle, 0, shuffled(seed)), 1, shuffled(seed + 1))


@pytest.mark.clause(
    *("huh-ma 7(a)", "huh-ma 7(g)", "huh-ma 8(b)", "huh-ma 8(f)", "huh-ma 9(b)", "huh-ma 9(b)(1)", "huh-ma 9(f)"),
    *("thb 7(g)", "thb 8(b)", "thb 8(b)(1)", "thb 8(f)", "thb 9(b)", "thb 9(b)(1)", "thb 9(f)"),
    *("fp 8(b)", "fp 8(b)(1)", "fp 9(b)", "fp 9(b)(1)", "fp 9(f)"),
)
@pytest.mark.parametrize("dealing", PROCEDURES)
@pytest.mark.parametrize("name", BOARD)
def test_only_a_whole_deck_from_the_shuffler_is_dealt(name: str, dealing: str) -> None:
    cycle = decks.opening()
    for _ in range(3):
        with pytest.raises(ValueError, match="cannot be dealt"):
            decks.deal(cycle)
        cycle = decks.prepare(cycle)
    with pytest.raises(ValueError, match="cannot be dealt"):
        decks.deal(cycle)
    order = shuffled(9)
    for wrong in (order[1:], (*order, order[0]), (*order[1:], order[1])):  # short, long, one card double
        with pytest.raises(ValueError, match="not whole"):
            decks.shuffle(cycle, 0, wrong)
    in_play = decks.deal(decks.shuffle(decks.shuffle(cycle, 0, order), 1, shuffled(10))).decks[0].cards
    game = make_game(name, None, dealing)
    last = steps(game, "136", in_play)[-1]
    check_places(last, "".join(words(name, dealing, "136")), order)  # just as it left the shuffler
    assert game.stub_is_whole(last, DECK)


def spoiled(state: Round) -> Iterator[Round]:
    """The same round with a card missing, one too many, one double or one exchanged, wherever cards lie."""

    def each(cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
        if not cards:
            return []
        other = next(one for one in DECK if one != cards[0])
        return [cards[1:], (*cards, cards[0]), (other, *cards[1:])]

    used, stub = state.deck[: state.used], state.deck[state.used :]
    yield from (state._replace(deck=used + wrong) for wrong in each(stub))
    yield from (state._replace(dealer=wrong) for wrong in each(state.dealer))
    yield from (state._replace(community=wrong) for wrong in each(state.community))
    yield from (state._replace(burned=wrong) for wrong in each(state.burned))
    yield from (state._replace(discarded=wrong) for wrong in each(state.discarded))
    for index, seat in enumerate(state.seats):
        for wrong in each(seat.cards):
            yield state._replace(seats=(*state.seats[:index], seat._replace(cards=wrong), *state.seats[index + 1 :]))


STUB = ("huh-ma 1 stub", "thb 1 stub", "fp 1 stub")


@pytest.mark.clause(*STUB)
@pytest.mark.parametrize(("name", "dealing"), tables(by_section("(f) (f)(1)", "(e)", "(e)")))
def test_the_stub_proof(name: str, dealing: str) -> None:
    """It holds after every step of every round, and for no deck that has lost, gained or exchanged a card."""
    game = make_game(name, None, dealing)
    for seed, seats in enumerate(SEAT_SETS):
        deck = shuffled(seed)
        for state, dealt in zip(steps(game, seats, deck), accumulate(words(name, dealing, seats)), strict=True):
            assert game.stub_is_whole(state, DECK)
            assert len(state.deck) - state.used == 52 - len(dealt)
        assert not any(game.stub_is_whole(wrong, DECK) for wrong in spoiled(state))
        assert sum(1 for _ in spoiled(state)) >= 3 * (1 + len(seats))


@pytest.mark.clause(*STUB, "huh-ma 7(f)", "thb 7(f)", "fp 7(f)", "huh-ma 7(f)(1)", "thb 7(f)(1)", "fp 7(f)(1)")
@pytest.mark.parametrize("name", mostly_slow(GAMES, "heads-up-holdem/ny"))
def test_the_stub_proof_of_random_rounds(name: str) -> None:
    """With folds, discarded cards and voids of every kind, and from a shoe of several decks."""
    rng = random.Random(52)
    discarded = 0
    for _ in range(150):
        played = play(rng, random_setup(rng, name), irregular=0.2)
        game, state = played.setup.game, played.state
        assert game.stub_is_whole(state, spread(game.copies))
        discarded += len(state.discarded)
        assert not any(game.stub_is_whole(wrong, spread(game.copies)) for wrong in spoiled(state))
    assert discarded


# Fast Action: one card at a time from the marker.


def from_the_marker(marker: str, seats: str) -> str:
    ring = "123456D"
    start = ring.index(marker)
    return "".join(place for place in ring[start:] + ring[:start] if place in seats + "D")


@pytest.mark.parametrize(
    ("marker", "seats", "word"),
    [
        ("D", "25", "D25"),
        ("1", "25", "25D"),
        ("2", "25", "25D"),
        ("3", "25", "5D2"),
        ("5", "25", "5D2"),
        ("6", "25", "D25"),
        ("4", "123456", "456D123"),
        ("6", "3", "D3"),
    ],
)
@pytest.mark.clause("fah 1 dealing marker", "fah 7(c)")
def test_the_marker_in_words(marker: str, seats: str, word: str) -> None:
    assert from_the_marker(marker, seats) == word
    game = make_game(FAST_ACTION, {"marker": "dealer" if marker == "D" else int(marker)})
    check_places(steps(game, seats, DECK)[0], word * 4, DECK)


@pytest.mark.clause("fah 1 dealing marker", "fah 7(c)", "fah 8(j)")
@pytest.mark.parametrize("new_shoe", [False, True])
@pytest.mark.parametrize("marker", "D123456")
def test_fast_action_deals_from_the_marker(marker: str, new_shoe: bool) -> None:
    """Four times around, then a burn and the board from left to right; a new shoe's first card is burned before."""
    game = make_game(FAST_ACTION, {"marker": "dealer" if marker == "D" else int(marker), "new_shoe": new_shoe})
    for seed, seats in enumerate(SEAT_SETS):
        deck = shuffled(seed)
        first = "b" * new_shoe + from_the_marker(marker, seats) * 4
        dealt, settled = steps(game, seats, deck)
        check_places(dealt, first, deck)
        check_places(settled, first + "bCCCCC", deck)
        check_views(game, dealt, 0)
        check_views(game, settled, 5)
