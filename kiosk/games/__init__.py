"""The rule sets, by their public names."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from kiosk.codec import Scalar
from kiosk.dealing import PROCEDURES
from kiosk.elections import ElectionError, read_elections, recorded_elections
from kiosk.frozen import Frozen
from kiosk.games.base import Game
from kiosk.games.fast_action_holdem import rules as fast_action_holdem
from kiosk.games.flop_poker import rules as flop_poker
from kiosk.games.heads_up_holdem import rules as heads_up_holdem
from kiosk.games.texas_holdem_bonus import rules as texas_holdem_bonus
from kiosk.paytables import pay_tables

# How the texts are read where they are silent or contradict themselves (docs/readings.md): the first value is today's,
# and each round records it. A release that reads a text another way puts the new value first and keeps the old one, by
# which the rounds of earlier releases are judged.
_READINGS: Mapping[str, tuple[str, ...]] = {
    "odd_cents": ("to-the-player",),  # of odds on a stake that they do not divide
    "auto_shoe": ("hands-first",),  # what leaves the automated shoe first
}
_COMMUNITY_FIRST: Mapping[str, tuple[str, ...]] = {**_READINGS, "auto_shoe": ("community-cards-first",)}
_PROGRESSIVE: Mapping[str, tuple[str, ...]] = {
    "pool_award": ("keeps-the-stake",),  # what becomes of the $1 that wins a sum or a share of the pool
    "shared_pool": ("equal-shares",),  # between several who win the whole pool
}
_FAST_ACTION: Mapping[str, tuple[str, ...]] = {
    "odd_cents": _READINGS["odd_cents"],
    "equal_choices": ("keep-the-earlier-cards",),  # by the house ways
    "marker_moves": ("to-the-next-position",),
}


class RuleSet(NamedTuple):
    """One of the games as a regulator's text has it."""

    title: str
    clauses: str
    elections: type
    progressive: str | None = None  # whose pay tables its progressive has
    procedures: tuple[str, ...] = PROCEDURES
    readings: Mapping[str, tuple[str, ...]] = _READINGS

    @property
    def progressive_tables(self) -> tuple[str, ...]:
        """The printed tables of its progressive, the first one the default; none if it has none."""
        return tuple(pay_tables(self.progressive)) if self.progressive else ()


RULE_SETS: Mapping[str, RuleSet] = {
    "heads-up-holdem/ma": RuleSet(
        "Heads Up Hold'em (Massachusetts)", "huh-ma", heads_up_holdem.MassachusettsElections, readings=_COMMUNITY_FIRST
    ),
    "heads-up-holdem/ny": RuleSet(
        "Heads Up Hold'em (New York)",
        "huh-ny",
        heads_up_holdem.NewYorkElections,
        progressive="progressive-ny",
        readings={**_COMMUNITY_FIRST, **_PROGRESSIVE},
    ),
    "texas-holdem-bonus/ma": RuleSet(
        "Texas Hold'em Bonus Poker (Massachusetts)",
        "thb",
        texas_holdem_bonus.Elections,
        progressive="progressive-texas",
        readings={**_READINGS, **_PROGRESSIVE},
    ),
    "fast-action-holdem/ma": RuleSet(
        "Fast Action Hold'em (Massachusetts)",
        "fah",
        fast_action_holdem.Elections,
        procedures=(),
        readings=_FAST_ACTION,
    ),
    "flop-poker/ma": RuleSet("Flop Poker (Massachusetts)", "fp", flop_poker.Elections),
}


@lru_cache(maxsize=4096)
def _make(name: str, elections: object, dealing: str) -> Game:
    game = _new_game(name, elections, dealing)
    game.readings = Frozen({key: values[0] for key, values in RULE_SETS[name].readings.items()})
    return game


def _new_game(name: str, elections: object, dealing: str) -> Game:
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


@lru_cache(maxsize=64)
def recorded_game(name: str, dealing: str | None, rules: Frozen[Scalar]) -> Game:
    """The game as a round records it: every election, every line of its pay tables, every reading of its text.

    ElectionError where they are not what this release knows of the game.
    """
    given, known = dict(rules), RULE_SETS[name]
    progressive = given.pop("progressive", None)
    readings = {key: given.pop(key, None) for key in known.readings}
    for key, value in readings.items():
        if value not in known.readings[key]:
            raise ElectionError(key, f"is not read as {value} by this release")
    game = _new_game(name, recorded_elections(known.elections, given), dealing or PROCEDURES[0])
    game.readings = Frozen({key: str(value) for key, value in readings.items()})
    game.progressive_lines = None if progressive is None else str(progressive)
    return game
