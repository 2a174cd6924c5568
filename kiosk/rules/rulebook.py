"""What each release plays its games by: default elections, the lines of the printed pay tables, readings of the texts.

A round records its rules whole, so that it is finished, replayed and judged by them, whatever a later release prints or
reads. The rulebooks of all releases stand in resources/rulebooks as they were, each named for the generation that
brought it: they say what the rounds of a release that did not record its rules were played by, and by which rules a
release can have played at all.
"""

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import resources
from kiosk.base.frozen import Frozen, Scalar
from kiosk.rules.elections import rules_of
from kiosk.rules.pay.paytables import as_lines, name_of, printed_tables
from kiosk.rules.rule_sets import RULE_SETS

PROGRESSIVE = "progressive"  # the key of the progressive's table among a round's rules
_PLACE = Path(resources.__path__[0], "rulebooks")


class Choice(NamedTuple):
    """An election or a reading: its default, and the lines of the tables that it can name."""

    default: Scalar
    tables: Mapping[str, str] = Frozen()

    def recorded(self, value: Scalar) -> Scalar:
        """As a round records it: a pay table by its lines."""
        return self.tables.get(value, value) if isinstance(value, str) else value


Rulebook = Mapping[str, Mapping[str, Choice]]  # by game, by the key of its rules


@cache
def todays() -> Rulebook:
    return {game: dict(_choices(game)) for game in RULE_SETS}


def _choices(game: str) -> Iterator[tuple[str, Choice]]:
    known = RULE_SETS[game]
    defaults = asdict(known.elections())
    for key, rule in rules_of(known.elections).items():
        yield key, Choice(defaults[key], _lines(rule.table))
    for key, values in known.readings.items():
        yield key, Choice(values[0])
    if known.progressive:
        yield PROGRESSIVE, Choice(known.progressive_tables[0], _lines(known.progressive))


def _lines(wager: str | None) -> Mapping[str, str]:
    return {name: as_lines(table.pays) for name, table in printed_tables(wager).items()} if wager else {}


def kept() -> tuple[int, ...]:
    """The numbers of the rulebooks that releases have played by, the first one first."""
    return tuple(sorted(int(path.stem) for path in _PLACE.glob("*.json")))


@cache
def rulebook(number: int) -> Rulebook:
    found: dict[str, dict[str, Any]] = json.loads(_PLACE.joinpath(f"{number}.json").read_text("utf-8"))
    return {game: {key: Choice(**choice) for key, choice in choices.items()} for game, choices in found.items()}


def as_json(book: Rulebook) -> str:
    plain = {
        game: {key: choice._asdict() if choice.tables else {"default": choice.default} for key, choice in rules.items()}
        for game, rules in book.items()
    }
    return json.dumps(plain, indent=1) + "\n"


def expanded(book: Rulebook, game: str, house: Mapping[str, Scalar], progressive: str | None) -> Frozen[Scalar]:
    """Everything that a round of the game is played by, given what the house elects; ValueError if it cannot be."""
    rules = book[game]
    if strange := house.keys() - rules.keys():
        raise ValueError(f"{game} has no election {min(strange)}")
    found = {key: rule.recorded(house.get(key, rule.default)) for key, rule in rules.items() if key != PROGRESSIVE}
    if progressive is not None:
        found[PROGRESSIVE] = rules[PROGRESSIVE].recorded(progressive)
    return Frozen(found)


@lru_cache(maxsize=64)
def rules_in_force(game: str, house: Frozen[Scalar], progressive: str | None) -> Frozen[Scalar]:
    """What this release plays a round by, given what the house elects."""
    return expanded(todays(), game, house, progressive)


@cache
def contract(game: str) -> Mapping[str, Scalar]:
    """What a document means that leaves it out, where this release's default is another: its contract stays."""
    first, now = rulebook(1).get(game, {}), todays()[game]
    return {key: rule.default for key, rule in first.items() if key in now and rule.default != now[key].default}


def as_elected(game: str, house: Mapping[str, Scalar], rules: Mapping[str, Scalar]) -> dict[str, Scalar]:
    """Elections by which this release plays what a round records, its progressive's table among them.

    They are the house's own where this release, and whoever reads a document, makes the same of them.
    """
    known = RULE_SETS[game]
    plays, means = (expanded(todays(), game, meant, None) for meant in (house, {**contract(game), **house}))
    changed = {key: value for key, value in rules.items() if not plays.get(key) == means.get(key) == value}
    changed.pop(PROGRESSIVE, None)
    tables = {key: rule.table for key, rule in rules_of(known.elections).items()} | {PROGRESSIVE: known.progressive}
    if PROGRESSIVE in rules:
        changed[PROGRESSIVE] = rules[PROGRESSIVE]
    named = {key: name_of(wager, str(value)) if (wager := tables.get(key)) else value for key, value in changed.items()}
    return {**house, **named}


@lru_cache(maxsize=64)
def were_in_force(generation: int, game: str, house: Frozen[Scalar], progressive: str | None) -> Frozen[Scalar] | None:
    """What a release of that generation played a round by; None if it had no such game, election or progressive."""
    with suppress(ValueError, KeyError):
        return expanded(rulebook(max(number for number in kept() if number <= generation)), game, house, progressive)
    return None
