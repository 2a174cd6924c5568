"""The games, and their rule sets by their public names. A game is a folder here; nothing outside it names it."""

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from typing import Any

from kiosk.base.frozen import Frozen, Scalar
from kiosk.rules.cards.positions import PROCEDURES
from kiosk.rules.elections import ElectionError, read_elections, recorded_elections
from kiosk.rules.game import Game
from kiosk.rules.spec import Election, GameSpec, RuleSet, Wager

_FOLDERS = (
    "heads_up_holdem",
    "texas_holdem_bonus",
    "fast_action_holdem",
    "flop_poker",
)
GAMES: tuple[GameSpec, ...] = tuple(import_module(f"kiosk.rules.{folder}.spec").SPEC for folder in _FOLDERS)

_SPECS: Mapping[str, GameSpec] = {name: spec for spec in GAMES for name in spec.rule_sets}
RULE_SETS: Mapping[str, RuleSet] = {name: rules for spec in GAMES for name, rules in spec.rule_sets.items()}
SHOWN_FIRST = next(name for name, rules in RULE_SETS.items() if rules.shown_first)
# Of all games together: a name is one wager, and one election, wherever it stands.
WAGERS: Mapping[str, Wager] = {wager.name: wager for spec in GAMES for wager in spec.wagers}
ELECTIONS: Mapping[str, Election] = {name: one for spec in GAMES for name, one in spec.elections.items()}


def spec_of(name: str) -> GameSpec:
    """All that is true of the game of that public name beside its rules."""
    return _SPECS[name]


def elections_of(name: str, house: Mapping[str, object]) -> Any:
    """What a house elects of the game of that public name, every default in its place; ElectionError if it is wrong."""
    return read_elections(RULE_SETS[name].elections, house)


@lru_cache(maxsize=4096)
def _make(name: str, elections: object, dealing: str) -> Game:
    game = _SPECS[name].make(elections, dealing)
    game.readings = Frozen({key: values[0] for key, values in RULE_SETS[name].readings.items()})
    return game


def make_game(name: str, house: Mapping[str, object] | None = None, dealing: str = "auto-shoe") -> Game:
    """The game of that public name with a house's elections; ElectionError if one of them is wrong."""
    if dealing not in PROCEDURES:
        raise ValueError(f"no such dealing procedure: {dealing}")
    house, known = house or {}, RULE_SETS[name].readings
    stated = house.keys() & known.keys()
    if not stated:
        return _make(name, elections_of(name, house), dealing)
    readings = {key: house.get(key, values[0]) for key, values in known.items()}
    return _read_as(name, elections_of(name, {k: house[k] for k in house if k not in stated}), dealing, readings)


def _read_as(name: str, elections: object, dealing: str, readings: Mapping[str, object]) -> Game:
    known = RULE_SETS[name].readings
    for key, value in readings.items():
        if value not in known[key]:
            raise ElectionError(key, f"must be {' or '.join(known[key])}")
    game = _SPECS[name].make(elections, dealing)
    game.readings = Frozen({key: str(value) for key, value in readings.items()})
    return game


@lru_cache(maxsize=64)
def recorded_game(name: str, dealing: str | None, rules: Frozen[Scalar]) -> Game:
    """The game as a round records it: every election, every line of its pay tables, every reading of its text.

    ElectionError where they are not what this release knows of the game.
    """
    given, known = dict(rules), RULE_SETS[name]
    progressive = given.pop("progressive", None)
    readings = {key: given.pop(key, values[-1]) for key, values in known.readings.items()}  # the last is the oldest
    game = _read_as(name, recorded_elections(known.elections, given), dealing or PROCEDURES[0], readings)
    game.progressive_lines = None if progressive is None else str(progressive)
    return game
