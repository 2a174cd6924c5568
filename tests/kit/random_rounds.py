"""Random legal rounds, played on the games themselves. Deterministic: chance comes from the caller's generator."""

import random
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, NamedTuple

from kiosk.audit.round_document import document_of
from kiosk.rules.cards.cards import DECK, Card
from kiosk.rules.cards.positions import PROCEDURES, SEATS
from kiosk.rules.events import Event
from kiosk.rules.game import Game
from kiosk.rules.intents import Decide, Declare, Intent, Proceed, Refused
from kiosk.rules.pay.pool import Meter
from kiosk.rules.round import Round
from kiosk.rules.rule_sets import RULE_SETS, make_game

GAMES = tuple(RULE_SETS)


class Setup(NamedTuple):
    """A table before the deal."""

    game: Game
    dealing: str | None
    house: dict[str, object]
    wagers: dict[int, dict[str, int]]
    deck: tuple[Card, ...]
    meter: Meter | None


class Played(NamedTuple):
    """A round that was played to its end, and every event of it."""

    setup: Setup
    state: Round
    events: list[Event]

    def document(self) -> dict[str, Any]:
        return document_of(self.setup.game, self.state, self.setup.dealing, self.setup.house)


OWN_PROGRESSIVE = {
    "heads-up-holdem/ny": "100%/10%/5%/$500/200/50/10/loses",
    "texas-holdem-bonus/ma": "100%/50%/5%/$3000/$250/100/$10",
}


def random_house(rng: random.Random, name: str) -> dict[str, object]:
    choices: Mapping[str, tuple[object, ...]] = {
        "odds": ("A", "400/60/10/3/3:2/1"),
        "bad_beat": ("A", "300/25/6/9:2/4"),
        "trips_plus": ("A", "B", "C", "D", "90/40/30/8/7/4/5:2"),
        "pocket_bonus": ("A", "B", "C", "35/20/10/3"),
        "bonus": ("A", "30/25/20/15/10/5/2"),
        "fast_action": ("A", "4/1"),
        "flop": ("A", "1000/400/100/30/20/10/4/2/3:2"),
        "folded_trips_plus": ("live", "forfeit"),
        "trips_plus_from": ("seven", "hole-and-three"),
        "folded_progressive": ("live", "forfeit"),
        "ante_pays_from": ("straight", "flush"),
        "bonus_dealer_aces": (None, 1000, 2500),
        "payout_limit": (5_000_000, 6_000_000),
        "decks": (6, 8),
        "marker": ("dealer", 1, 2, 3, 4, 5, 6),
        "new_shoe": (False, True),
    }
    elections = [field.name for field in fields(RULE_SETS[name].elections)]
    return {key: rng.choice(choices[key]) for key in elections if rng.random() < 0.7}


def random_wagers(rng: random.Random, name: str, seats: list[int], meter: Meter | None) -> dict[int, dict[str, int]]:
    pot = rng.choice((100, 500, 701))
    wagers: dict[int, dict[str, int]] = {}
    optional: tuple[str, ...]
    for seat in seats:
        ante = rng.choice((500, 1000, 2500, 333, 1_000_000))
        if name.startswith("heads-up"):
            made = {"ante": ante, "odds": ante}
            optional = ("trips_plus", "pocket_bonus")
        elif name.startswith("texas"):
            made = {"ante": ante}
            optional = ("bonus",)
        elif name.startswith("fast"):
            made, optional = {"bet": 2 * ante}, ()
        else:
            made = {"ante": ante, "pot": pot} if len(seats) > 1 else {"ante": ante}
            optional = ()
        made |= {wager: rng.choice((100, 500, 1500)) for wager in optional if rng.random() < 0.6}
        if meter is not None and rng.random() < 0.7:
            made["progressive"] = 100
        wagers[seat] = made
    return wagers


def random_setup(
    rng: random.Random, name: str, seats: int | None = None, house: dict[str, object] | None = None
) -> Setup:
    rule_set = RULE_SETS[name]
    house = random_house(rng, name) if house is None else house
    dealing = rng.choice(PROCEDURES) if rule_set.procedures else None
    game = make_game(name, house, dealing or "auto-shoe")
    meter = None
    if rule_set.progressive_tables and rng.random() < 0.8:
        pool = rng.randrange(10**9, 10**11)
        limit = rng.choice((None, pool + 1_500_000))
        meter = Meter(rng.choice((*rule_set.progressive_tables, OWN_PROGRESSIVE[name])), pool, 710_000, 10**10, limit)
    chosen = sorted(rng.sample(SEATS, seats or rng.randint(1, 6)))
    deck = list(DECK * game.copies)
    rng.shuffle(deck)
    return Setup(game, dealing, house, random_wagers(rng, name, chosen, meter), tuple(deck), meter)


def opened(setup: Setup) -> Round:
    state = setup.game.open(setup.wagers, setup.deck, setup.meter)
    assert isinstance(state, Round), state
    return state


def submit(game: Game, state: Round, intent: Intent) -> tuple[Round, tuple[Event, ...]]:
    events = game.decide(state, intent)
    assert not isinstance(events, Refused), events
    return game.fold(state, events), events


def choose(rng: random.Random, intents: tuple[Intent, ...], irregular: float) -> Intent:
    """An intent among the legal ones; an irregularity only now and then."""
    declares = [intent for intent in intents if isinstance(intent, Declare)]
    if declares and rng.random() < irregular:
        return rng.choice(declares)
    return rng.choice([intent for intent in intents if not isinstance(intent, Declare)])


def play(rng: random.Random, setup: Setup, irregular: float = 0.0) -> Played:
    """Play a round with random legal decisions."""
    game = setup.game
    state = opened(setup)
    events: list[Event] = []
    while state.settlement is None:
        state, happened = submit(game, state, choose(rng, game.legal_intents(state), irregular))
        events += happened
    return Played(setup, state, events)


def decide_and_proceed(game: Game, state: Round, decisions: Mapping[int, str]) -> Round:
    """One street: these decisions, and the dealer's next step."""
    for seat, action in decisions.items():
        state, _ = submit(game, state, Decide(seat, action))
    return submit(game, state, Proceed())[0]
