"""What holds for every legal round of every game: money, cards, views, and the one set of legal intents."""

import json
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.audit.round_document import answer_of, parse, settle
from kiosk.rules.cards.cards import DECK, Card
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.game import Game
from kiosk.rules.intents import Decide, Declare, Intent, Proceed, Refused
from kiosk.rules.irregularities import COUNT_FAILED
from kiosk.rules.pay.money import MICROS_PER_CENT, PoolShare
from kiosk.rules.round import PublicView
from tests.kit.random_rounds import GAMES, Played, choose, opened, play, random_setup, submit

seeds = st.integers(0, 2**32)
games = st.sampled_from(GAMES)


def played(seed: int, name: str, irregular: float = 0.15) -> Played:
    rng = random.Random(seed)
    return play(rng, random_setup(rng, name), irregular)


@given(seeds, games)
def test_chips_are_conserved(seed: int, name: str) -> None:
    """Stakes in = returned + what the house keeps; the pool's part of it leaves the pool to the millionth."""
    state = played(seed, name).state
    settlement = state.settlement
    assert settlement is not None
    house_cents = 0
    for seat, result in zip(state.seats, settlement.seats, strict=True):
        assert result.staked == sum(seat.wagers.values())
        assert Counter({line.wager: line.stake for line in result.lines}) == Counter(seat.wagers)
        assert result.returned == sum(line.returned for line in result.lines) + sum(
            cut.amount for cut in result.adjustments
        )
        assert all(line.returned >= 0 for line in result.lines)
        for line in result.lines:
            if isinstance(line.pays, PoolShare):
                house_cents += line.stake  # the award comes out of the pool, the stake stays
            elif line.wager != "pot":
                house_cents += line.stake - line.returned
        house_cents -= sum(cut.amount for cut in result.adjustments)
    staked = sum(result.staked for result in settlement.seats)
    returned = sum(result.returned for result in settlement.seats)
    meter = settlement.progressive
    awarded = 0 if meter is None else meter.awarded
    assert awarded % MICROS_PER_CENT == 0
    assert staked + awarded // MICROS_PER_CENT == returned + house_cents
    if meter is not None and state.meter is not None:
        live = sum("progressive" in seat.wagers and not seat.void for seat in state.seats)
        assert meter.contributed + (meter.overflow or 0) == live * state.meter.contribution
        restarted = meter.after - (meter.before + meter.contributed - meter.awarded)
        assert restarted in (0, state.meter.seed)


@given(seeds, st.just("flop-poker/ma"))
def test_the_pot_is_shared_out_to_the_cent(seed: int, name: str) -> None:
    settlement = played(seed, name).state.settlement
    assert settlement is not None
    pot = [line for seat in settlement.seats for line in seat.lines if line.wager == "pot"]
    assert sum(line.stake for line in pot) == sum(line.returned for line in pot)


@given(seeds, games)
def test_no_card_is_used_twice_and_every_card_is_accounted_for(seed: int, name: str) -> None:
    done = played(seed, name)
    game, state = done.setup.game, done.state
    settlement = state.settlement
    assert settlement is not None
    used = [card for seat in settlement.seats for card in seat.cards] + list(state.community) + list(settlement.burned)
    used += settlement.dealer.cards if settlement.dealer else ()
    assert max(Counter(used).values()) <= game.copies
    assert len(used) == settlement.cards_used
    assert game.stub_is_whole(state, done.setup.deck)


@given(seeds, games)
def test_a_round_is_the_fold_of_its_events(seed: int, name: str) -> None:
    done = played(seed, name)
    one_by_one = opened(done.setup)
    for event in done.events:
        one_by_one = done.setup.game.apply(one_by_one, event)
    assert one_by_one == done.state
    assert done.setup.game.fold(opened(done.setup), done.events) == done.state


@given(seeds, games)
def test_a_document_built_from_a_played_round_settles_the_same(seed: int, name: str) -> None:
    """Whole; but a void round's board is only known to a document as far as a later decision proves it."""
    done = played(seed, name)
    voiding = [one.kind for one in done.state.declared if done.setup.game.remedies[one.kind].voids]
    if len(voiding) > 1 or COUNT_FAILED in voiding:
        with pytest.raises(ValueError, match="states one irregularity"):
            done.document()
        return
    document = done.document()
    text = json.dumps(document).encode()
    settled, own = settle(parse(text)), answer_of(done.setup.game, done.state)
    assert settle(parse(text)) == settled
    if "irregularity" in document:
        assert json.loads(settled)["seats"] == json.loads(own)["seats"]
        assert json.loads(settled)["progressive"] == json.loads(own)["progressive"]
    else:
        assert settled == own


def everything_one_could_ask(game: Game) -> list[Intent]:
    words = {*game.decisions, "check", "fold", "raise 4", "keep 3 0", "keep 0 0", "surrender", "bet", ""}
    intents: list[Intent] = [Decide(seat, word) for seat in (0, *SEATS, 7) for word in sorted(words)]
    kinds = {*game.remedies, "insufficient-cards", "community-card-exposed", "nothing"}
    seats = (None, 0, *SEATS)
    intents += [Declare(kind, seat, whole) for kind in sorted(kinds) for seat in seats for whole in (False, True)]
    return [*intents, Proceed()]


@given(seeds, games)
def test_the_legal_intents_are_exactly_those_that_decide_accepts(seed: int, name: str) -> None:
    rng = random.Random(seed)
    setup = random_setup(rng, name)
    if rng.random() < 0.3:
        setup = setup._replace(deck=setup.deck[: rng.randrange(40)])  # a deck that runs out
    game, state = setup.game, opened(setup)
    while True:
        legal = game.legal_intents(state)
        accepted = [i for i in everything_one_could_ask(game) if not isinstance(game.decide(state, i), Refused)]
        assert {(type(i), i) for i in accepted} == {(type(i), i) for i in legal}
        assert len(set(legal)) == len(legal)
        if not any(isinstance(intent, Decide | Proceed) for intent in legal):
            return
        state, _ = submit(game, state, choose(rng, legal, irregular=0.1))


def visible(view: PublicView) -> list[Card]:
    shown = [card for card in (*view.dealer, *view.community) if card is not None]
    return shown + [card for seat in view.seats for card in seat.cards if card is not None]


@given(seeds, st.sampled_from([name for name in GAMES if name != "fast-action-holdem/ma"]))
def test_no_face_down_card_is_in_a_public_view_and_only_own_ones_in_a_seat_view(seed: int, name: str) -> None:
    """Over one deck, where a card's name says which card it is."""
    rng = random.Random(seed)
    setup = random_setup(rng, name)
    game, state = setup.game, opened(setup)
    face_up: set[Card] = set()
    while state.settlement is None:
        view = game.public_view(state)
        assert set(visible(view)) == face_up
        text = repr(view)
        assert not any(repr(card) in text for card in set(DECK) - face_up)
        for seat in state.seats:
            own = repr(game.seat_view(state, seat.seat))
            assert not any(repr(card) in own for card in set(DECK) - face_up - set(seat.cards))
        state, events = submit(game, state, choose(rng, game.legal_intents(state), irregular=0.0))
        for event in events:
            if type(event).__name__ in ("CommunityTurned", "DealerTurned"):
                face_up |= set(event.cards)  # type: ignore[union-attr]


@given(seeds, st.sampled_from([name for name in GAMES if name != "fast-action-holdem/ma"]))
def test_what_observers_are_told_names_no_card_that_never_lay_face_up(seed: int, name: str) -> None:
    done = played(seed, name)
    game, state = done.setup.game, opened(done.setup)
    for event in done.events:
        state = game.apply(state, event)
        told = repr(game.public_event(state, event))
        face_up = set(visible(game.public_view(state))) | set(state.discarded)
        assert not any(repr(card) in told for card in set(DECK) - face_up)
        assert "Decided" not in told


@given(seeds, games)
def test_nothing_that_is_handed_out_can_change_a_round(seed: int, name: str) -> None:
    setup = random_setup(random.Random(seed), name)
    state = opened(setup)
    seat = state.seats[0].seat
    before = dict(state.seats[0].wagers)
    for handed in (state.seats[0].wagers, setup.game.public_view(state).seats[0].wagers):
        with pytest.raises(TypeError):
            handed["ante"] = 5  # type: ignore[index]
    setup.wagers[seat]["ante"] = 5
    assert dict(state.seats[0].wagers) == before


@given(seeds, games)
def test_a_decision_and_what_it_stakes_are_hidden_until_the_street_closes(seed: int, name: str) -> None:
    rng = random.Random(seed)
    setup = random_setup(rng, name)
    game, state = setup.game, opened(setup)
    while state.settlement is None:
        intent = choose(rng, game.legal_intents(state), irregular=0.0)
        before = game.public_view(state)
        state, _ = submit(game, state, intent)
        if isinstance(intent, Decide):
            after = game.public_view(state)
            told = [seat._replace(owes=False) for seat in after.seats]
            assert told == [seat._replace(owes=False) for seat in before.seats]


@given(seeds, games)
def test_what_one_seat_decides_never_changes_the_others_cards_or_the_board(seed: int, name: str) -> None:
    setup = random_setup(random.Random(seed), name)
    ends = [play(random.Random(seed + turn), setup).state for turn in range(4)]
    assert len({tuple((seat.seat, seat.cards) for seat in end.seats) for end in ends}) == 1
    boards = sorted({end.community for end in ends}, key=len)
    assert all(longest[: len(board)] == board for board in boards for longest in boards[-1:])


@pytest.mark.clause("huh-ma 6(e)", "huh-ny (c)(5)", "thb 6(e)", "fah 6(b)", "fp 6(e)")
@given(seeds, games)
def test_a_seat_that_does_not_answer_is_played_out_and_stakes_nothing_more(seed: int, name: str) -> None:
    """Nobody leaves in mid-round: without a single answer the round comes to its end."""
    setup = random_setup(random.Random(seed), name)
    game, state = setup.game, opened(setup)
    while state.settlement is None:
        for seat in state.seats:
            if game.options(state, seat):
                state, _ = submit(game, state, Decide(seat.seat, game.default_decision(state, seat)))
        state, _ = submit(game, state, Proceed())
    assert {seat.seat: dict(seat.wagers) for seat in state.seats} == setup.wagers


@pytest.mark.clause("huh-ma 7(f)", "huh-ma 7(f)(2)", "thb 7(f)", "thb 7(f)(2)", "fp 7(f)", "fp 7(f)(2)")
@given(seeds, games)
def test_a_round_whose_cards_do_not_add_up_is_void_before_it_is_settled(seed: int, name: str) -> None:
    rng = random.Random(seed)
    setup = random_setup(rng, name)
    wrong = list(setup.deck)
    wrong[rng.randrange(len(wrong))] = wrong[-1] if rng.random() < 0.5 else wrong[0]
    game, state = setup.game, opened(setup)
    while state.settlement is None:
        for seat in state.seats:
            if game.options(state, seat):
                state, _ = submit(game, state, Decide(seat.seat, game.default_decision(state, seat)))
        ends: Intent = Proceed() if rng.random() < 0.8 or state.street < 0 else Declare("device-failure")
        events = game.decide_and_prove(state, ends, wrong)
        assert not isinstance(events, Refused)
        state = game.fold(state, events)
    whole = Counter(wrong) == Counter(setup.deck)
    assert whole == (COUNT_FAILED not in {declared.kind for declared in state.declared})
    if not whole:
        assert {line.result for seat in state.settlement.seats for line in seat.lines} == {"void"}


@given(seeds, games)
def test_every_wager_is_served_exactly_once_in_the_settling_passes(seed: int, name: str) -> None:
    done = played(seed, name)
    served = Counter(
        (seat, w) for one in done.setup.game.passes(done.state) for seat, wagers in one.steps for w in wagers
    )
    assert served == Counter((seat.seat, wager) for seat in done.state.seats for wager in seat.wagers)


@pytest.mark.parametrize("name", GAMES)
def test_random_rounds_reach_every_kind_of_irregularity(name: str) -> None:
    """The other tests here are only as good as the rounds they are given."""
    rng = random.Random(3)
    wanted = set(random_setup(rng, name).game.remedies) - {"insufficient-cards"}  # a whole shoe never falls short
    seen: set[str] = set()
    for _ in range(300):
        if seen >= wanted:
            break
        seen |= {declared.kind for declared in play(rng, random_setup(rng, name), 0.3).state.declared}
    assert seen == wanted
