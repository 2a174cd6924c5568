"""The rule sets, by their public names."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from kiosk.dealing import PROCEDURES
from kiosk.elections import read_elections
from kiosk.games.base import Game
from kiosk.games.fast_action_holdem import rules as fast_action_holdem
from kiosk.games.flop_poker import rules as flop_poker
from kiosk.games.heads_up_holdem import rules as heads_up_holdem
from kiosk.games.texas_holdem_bonus import rules as texas_holdem_bonus
from kiosk.paytables import pay_tables


class RuleSet(NamedTuple):
    """One of the games as a regulator's text has it."""

    title: str
    clauses: str
    elections: type
    progressive: str | None = None  # whose pay tables its progressive has
    procedures: tuple[str, ...] = PROCEDURES

    @property
    def progressive_tables(self) -> tuple[str, ...]:
        """The printed tables of its progressive, the first one the default; none if it has none."""
        return tuple(pay_tables(self.progressive)) if self.progressive else ()


RULE_SETS: Mapping[str, RuleSet] = {
    "heads-up-holdem/ma": RuleSet("Heads Up Hold'em (Massachusetts)", "huh-ma", heads_up_holdem.MassachusettsElections),
    "heads-up-holdem/ny": RuleSet(
        "Heads Up Hold'em (New York)", "huh-ny", heads_up_holdem.NewYorkElections, "progressive-ny"
    ),
    "texas-holdem-bonus/ma": RuleSet(
        "Texas Hold'em Bonus Poker (Massachusetts)",
        "thb",
        texas_holdem_bonus.Elections,
        progressive="progressive-texas",
    ),
    "fast-action-holdem/ma": RuleSet(
        "Fast Action Hold'em (Massachusetts)", "fah", fast_action_holdem.Elections, procedures=()
    ),
    "flop-poker/ma": RuleSet("Flop Poker (Massachusetts)", "fp", flop_poker.Elections),
}


@lru_cache(maxsize=4096)
def _make(name: str, elections: object, dealing: str) -> Game:
    match elections:
        case heads_up_holdem.MassachusettsElections():
            return heads_up_holdem.HeadsUpHoldem(elections, dealing)
        case texas_holdem_bonus.Elections():
            return texas_holdem_bonus.TexasHoldemBonus(elections, dealing)
        case flop_poker.Elections():
            return flop_poker.FlopPoker(elections, dealing)
        case fast_action_holdem.Elections():
            return fast_action_holdem.FastActionHoldem(elections)
    raise ValueError(f"no such game: {name}")


def make_game(name: str, house: Mapping[str, object] | None = None, dealing: str = "auto-shoe") -> Game:
    """The game of that public name with a house's elections; ElectionError if one of them is wrong."""
    if dealing not in PROCEDURES:
        raise ValueError(f"no such dealing procedure: {dealing}")
    return _make(name, read_elections(RULE_SETS[name].elections, house or {}), dealing)
