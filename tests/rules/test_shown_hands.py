"""What may be said of hands while a round is played: no more than the cards that lie face up, and no less."""

import random
from collections import Counter

import pytest

from kiosk.base.frozen import Frozen
from kiosk.rules import rule_sets
from kiosk.rules.cards.cards import Card
from kiosk.rules.cards.hands import best, best_with_all_of, category
from kiosk.rules.game import DISCARD, HELD, PLAYS, SECOND
from kiosk.rules.pay.money import Odds
from kiosk.rules.pay.paytables import pay_table
from kiosk.rules.pay.settlement import win
from kiosk.rules.round import PublicView
from kiosk.rules.rule_sets import RULE_SETS, make_game
from kiosk.rules.shown_hands import dealer_hand, dealer_roles, seat_hands
from tests.kit.parameters import mostly_slow
from tests.kit.random_rounds import GAMES, opened, play, random_setup


@pytest.mark.parametrize("name", GAMES)
def test_shown_hands_are_those_of_the_settlement_and_come_from_cards_that_lie_face_up(name: str) -> None:
    rng = random.Random(name)
    told = 0
    for _ in range(60):
        setup = random_setup(rng, name)
        game = setup.game
        played = play(rng, setup)
        settlement = played.state.settlement
        assert settlement is not None
        view = game.public_view(played.state)
        results = {result.seat: result for result in settlement.seats}
        for seat in view.seats:
            made = seat_hands(game, view, seat)
            if made and not seat.void:
                told += 1
                assert tuple(category(one.strength) for one in made) == results[seat.seat].hands
            for one in made:
                five = [seat.cards[index] for index in one.own] + [view.community[index] for index in one.board]
                assert None not in five
                assert best([card for card in five if card is not None]) == one.strength
        own = dealer_hand(game, view)
        if settlement.dealer is not None and settlement.dealer.hand is not None:
            assert own is not None
            assert category(own.strength) == settlement.dealer.hand
    assert told > 30


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_said_of_a_hand_before_its_last_card_has_turned(name: str) -> None:
    """Event by event, as the story shows them."""
    rng = random.Random(name)
    for _ in range(20):
        setup = random_setup(rng, name)
        state = opened(setup)
        for event in play(rng, setup).events:
            state = setup.game.apply(state, event)
            view = setup.game.public_view(state)
            hidden = None in view.community or len(view.community) < setup.game.board_cards
            if hidden or None in view.dealer:
                assert dealer_hand(setup.game, view) is None
            for seat in view.seats:
                made = seat_hands(setup.game, view, seat)
                shown = [card for card in seat.cards if card is not None]
                assert not made or (not hidden and len(shown) >= 2)


@pytest.mark.clause("fah 8(a)")
@pytest.mark.clause("fah 8(c)")
@pytest.mark.clause("fah 8(f)")
def test_cards_lie_where_the_player_put_them() -> None:
    game = make_game("fast-action-holdem/ma")
    rng = random.Random(2)
    seen = set()
    for _ in range(60):
        setup = random_setup(rng, "fast-action-holdem/ma")
        played = play(rng, setup)
        view = game.public_view(played.state)
        for seat, state in zip(view.seats, played.state.seats, strict=True):
            verb = state.decisions[0].partition(" ")[0] if state.decisions else ""
            seen.add(verb)
            roles = {
                "keep": (PLAYS, PLAYS, DISCARD, DISCARD),
                "split": (PLAYS, PLAYS, SECOND, SECOND),
                "surrender": (DISCARD,) * 4,
                "": (HELD,) * len(seat.cards),
            }
            assert game.roles(seat) == roles[verb]
            if verb in ("keep", "split"):
                kept = [int(index) for index in state.decisions[0].split()[1:]]
                rest = [index for index in range(4) if index not in kept]
                assert game.as_set(seat, state.cards) == tuple(state.cards[index] for index in (*kept, *rest))
            else:
                assert game.as_set(seat, state.cards) == state.cards
    assert seen >= {"keep", "split", "surrender"}


def test_a_kept_card_of_which_the_dealer_holds_two_is_one_of_them() -> None:
    shown = PublicView("", 0, True, (), ("As", "As", "Kd", "2c"), ("As", "Kd"), None, (), 0, None, ())  # type: ignore[arg-type]
    assert dealer_roles(shown) == (PLAYS, DISCARD, PLAYS, DISCARD)
    assert dealer_roles(shown._replace(dealer_kept=("As", "As"))) == (PLAYS, PLAYS, DISCARD, DISCARD)  # type: ignore[arg-type]
    assert dealer_roles(shown._replace(dealer_kept=())) == (PLAYS,) * 4


def test_every_own_card_plays_in_flop_poker() -> None:
    rng = random.Random(9)
    setup = random_setup(rng, "flop-poker/ma")
    played = play(rng, setup)
    view = setup.game.public_view(played.state)
    for seat, state in zip(view.seats, played.state.seats, strict=True):
        for made in seat_hands(setup.game, view, seat):
            assert (made.own, len(made.board)) == ((0, 1, 2), 2)
            assert made.strength == best_with_all_of(state.cards, played.state.community, 2)


TABLES = {
    "odds": "odds",
    "trips_plus": "trips-plus",
    "pocket_bonus": "pocket-bonus",
    "bonus": "texas-bonus",
    "flop": "flop",
    "bet": "fast-action",
    "split": "fast-action",
}


@pytest.mark.parametrize("name", mostly_slow(GAMES, "heads-up-holdem/ny"))
def test_the_row_that_pays_is_the_one_of_its_figure(name: str) -> None:
    rng = random.Random(name)
    rule_set = RULE_SETS[name]
    checked = Counter[str]()
    for _ in range(150):
        setup = random_setup(rng, name)
        game, elected = setup.game, rule_sets.elections_of(name, Frozen(setup.house))
        played = play(rng, setup)
        view = game.public_view(played.state)
        for seat in view.seats:
            for line in seat.lines:
                if line.pays is None:
                    continue
                row = game.paying_row(view, seat, line)
                if line.wager == "progressive":
                    assert setup.meter is not None
                    assert rule_set.progressive is not None
                    table = pay_table(rule_set.progressive, setup.meter.table)
                elif line.wager not in TABLES or (name == "texas-holdem-bonus/ma" and line.wager == "flop"):
                    assert row in (None, "jacks-or-better")
                    continue
                elif row == "ace-ace-against-dealer-ace-ace":
                    continue
                else:
                    elected_as = {"bet": "fast_action", "split": "fast_action"}.get(line.wager, line.wager)
                    lost = any(one.wager == "raise" and one.result == "lose" for one in seat.lines)
                    bad = line.wager == "odds" and lost
                    table = pay_table(
                        "bad-beat" if bad else TABLES[line.wager], getattr(elected, "bad_beat" if bad else elected_as)
                    )
                assert row is not None
                assert table.pays[row] == line.pays
                checked[line.wager] += 1
    assert sum(checked.values()) > 20


def test_two_aces_against_the_dealers_are_paid_by_a_row_of_their_own() -> None:
    setup = random_setup(random.Random(1), "texas-holdem-bonus/ma", 1, {"bonus_dealer_aces": 1000})
    view = setup.game.public_view(play(random.Random(1), setup).state)
    seat = view.seats[0]._replace(cards=(Card("As"), Card("Ad")))
    assert setup.game.paying_row(view, seat, win("bonus", 100, Odds(1000, 1))) == "ace-ace-against-dealer-ace-ace"
    assert setup.game.paying_row(view, seat, win("bonus", 100, Odds(30, 1))) == "ace-ace"
