"""The operator's elections: a frozen dataclass a game, each field with its default and the values it may take.

One reader checks a mapping from outside against those fields and says in a sentence what is wrong.
"""

from collections.abc import Callable, Mapping
from dataclasses import field, fields
from functools import cache
from typing import NamedTuple, TypeVar

from kiosk.money import MAX_CENTS

H = TypeVar("H")
T = TypeVar("T")


class ElectionError(ValueError):
    """An election that the game does not take; `key` says which."""

    def __init__(self, key: str, words: str) -> None:
        super().__init__(words)
        self.key = key


class _Rule(NamedTuple):
    takes: Callable[[object], bool]
    words: str


def one_of(*values: T) -> T:
    """A field that takes one of these values; the first is the default."""
    kinds = {type(value) for value in values}
    takes = _Rule(
        lambda value: type(value) in kinds and value in values,
        "must be " + " or ".join(_quoted(value) for value in values),
    )
    return _field(values[0], takes)


def at_least(least: int, default: int) -> int:
    """A field that takes a whole number of at least this much."""
    takes = _Rule(
        lambda value: type(value) is int and least <= value <= MAX_CENTS,
        f"must be a whole number from {least} to {MAX_CENTS}",
    )
    return _field(default, takes)


def none_or_at_least(least: int) -> int | None:
    """A field that is None, the default, or a whole number of at least this much."""
    takes = _Rule(
        lambda value: value is None or (type(value) is int and least <= value <= MAX_CENTS),
        f"must be null or a whole number from {least} to {MAX_CENTS}",
    )
    return _field(None, takes)


def read_elections(kind: type[H], given: Mapping[str, object]) -> H:
    """The elections of that kind, from a mapping that may leave any of them out; ElectionError if it is wrong."""
    rules = _rules(kind)  # type: ignore[arg-type]
    for key, value in given.items():
        if key not in rules:
            takes = ", ".join(rules) or "none"
            raise ElectionError(key, f"is no election of this game, which has {takes}")
        if not rules[key].takes(value):
            raise ElectionError(key, rules[key].words)
    return kind(**given)


@cache
def _rules(kind: type) -> dict[str, _Rule]:
    return {item.name: item.metadata["rule"] for item in fields(kind)}


def _field(default: T, rule: _Rule) -> T:
    return field(default=default, metadata={"rule": rule})


def _quoted(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)
