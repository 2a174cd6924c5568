"""`croupier demo`: real rounds in the terminal, from a freshly shuffled deck, played by simple seats.

The seats' decisions are drawn at random from what the rules offer, so every kind of play comes up. The money and the
meter are made up.
"""

import argparse
from collections.abc import Generator, Iterator

from kiosk.app.command_options import whole_number
from kiosk.audit.narration import WIDTH, tell, tell_opening
from kiosk.base.ports import Chance
from kiosk.policy.config import ProgressiveTerms
from kiosk.rules.cards.cards import spread
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.game import Game
from kiosk.rules.intents import Decide, Intent, Proceed, Refused
from kiosk.rules.pay.pool import Meter
from kiosk.rules.round import Round
from kiosk.rules.rule_sets import RULE_SETS, make_game, spec_of
from kiosk.table.chance import SystemChance

_POOL = 12_345_670_000
_TERMS = ProgressiveTerms("")  # as a table comes


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.description = "Deals real rounds from freshly shuffled decks and tells them. Money and meter are made up."
    names = ", ".join(RULE_SETS)
    parser.add_argument("--game", choices=list(RULE_SETS), metavar="GAME", help=f"{names} (default: each of them)")
    parser.add_argument("--seats", type=int, choices=range(1, 7), default=3, help="how many seats play (default 3)")
    parser.add_argument(
        "--rounds", type=whole_number, default=1, metavar="N", help="how many rounds of each game (default 1)"
    )
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    for line in _play(options.game, options.seats, options.rounds):
        print(line)
    return 0


def _play(name: str | None, seats: int, rounds: int) -> Iterator[str]:
    yield "CROUPIER demonstration. Not certified for real-money play."
    chance = SystemChance()
    for chosen in [name] if name else RULE_SETS:
        pool = _POOL
        for _ in range(rounds):
            yield "-" * WIDTH
            pool = yield from _play_round(chosen, seats, pool, chance)


def _play_round(name: str, seats: int, pool: int, chance: Chance) -> Generator[str, None, int]:
    """Tell a round; what it leaves in the pool is where the next one starts."""
    game = make_game(name, {"new_shoe": True} if spec_of(name).from_shoe else {})
    meter = None
    if tables := RULE_SETS[name].progressive_tables:
        meter = Meter(tables[0], pool, _TERMS.contribution, _TERMS.reset)
    alone = game.shared_wagers if seats == 1 else ()
    wagers = {wager: cents for wager, cents in RULE_SETS[name].stakes.items() if wager not in alone}
    state = game.open(dict.fromkeys(SEATS[:seats], wagers), chance.shuffled(spread(game.copies)), meter)
    if isinstance(state, Refused):
        raise RuntimeError(state.words)
    yield from tell_opening(game, state)
    while state.settlement is None:
        events = game.decide(state, _next_intent(game, state, chance))
        if isinstance(events, Refused):
            raise RuntimeError(events.words)
        for event in events:
            state = game.apply(state, event)
            yield from tell(game, state, event)
    left = state.settlement.progressive
    return left.after if left else pool


def _next_intent(game: Game, state: Round, chance: Chance) -> Intent:
    decisions = [intent for intent in game.legal_intents(state) if isinstance(intent, Decide)]
    return decisions[chance.below(len(decisions))] if decisions else Proceed()
