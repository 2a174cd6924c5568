"""The operator's elections: a frozen dataclass a game, each field with its default and the values it may take.

One reader checks a mapping from outside against those fields and says in a sentence what is wrong.
"""

from collections.abc import Callable, Mapping
from dataclasses import field, fields
from functools import cache
from typing import NamedTuple, TypeVar

from kiosk.base.frozen import Scalar
from kiosk.rules.pay.money import MAX_CENTS
from kiosk.rules.pay.paytables import PaytableError, as_lines, name_of, printed_tables

H = TypeVar("H")
T = TypeVar("T")


class ElectionError(ValueError):
    """An election that the game does not take; `key` says which."""

    def __init__(self, key: str, words: str) -> None:
        super().__init__(words)
        self.key = key


class Rule(NamedTuple):
    """What an election takes: the values if they can be listed, and of which wager it is the pay table."""

    takes: Callable[[object], bool]
    words: str
    values: tuple[Scalar, ...] = ()
    table: str | None = None
    before: Scalar = None  # what a round was played by that was recorded before there was this election


def one_of(*values: T, before: T | None = None) -> T:
    """A field that takes one of these values; the first is the default.

    Where earlier releases played another way than the default, `before` says which.
    """
    kinds = {type(value) for value in values}
    rule = Rule(
        lambda value: type(value) in kinds and value in values,
        "must be " + " or ".join(_quoted(value) for value in values),
        values,  # type: ignore[arg-type]
        before=before,  # type: ignore[arg-type]
    )
    return _field(values[0], rule)


def table_for(wager: str) -> str:
    """A field that takes a pay table of the wager: a printed one by its name, or the house's own by its lines."""
    names = tuple(printed_tables(wager))
    example = as_lines(printed_tables(wager)[names[0]].pays)
    words = f"must be {' or '.join(map(_quoted, names))}, or what each line pays, as in {_quoted(example)}"
    return _field(names[0], Rule(lambda value: is_table(wager, value), words, names, wager))


def is_table(wager: str, value: object) -> bool:
    """Whether that names a table of the wager, in the one form that names it."""
    try:
        return isinstance(value, str) and (value in printed_tables(wager) or value == name_of(wager, value))
    except PaytableError:
        return False


def at_least(least: int, default: int) -> int:
    rule = Rule(
        lambda value: type(value) is int and least <= value <= MAX_CENTS,
        f"must be a whole number from {least} to {MAX_CENTS}",
    )
    return _field(default, rule)


def none_or_at_least(least: int) -> int | None:
    """A field that is None, the default, or a whole number of at least this much."""
    rule = Rule(
        lambda value: value is None or (type(value) is int and least <= value <= MAX_CENTS),
        f"must be null or a whole number from {least} to {MAX_CENTS}",
    )
    return _field(None, rule)


def read_elections(kind: type[H], given: Mapping[str, object]) -> H:
    """The elections of that kind, from a mapping that may leave any of them out; ElectionError if it is wrong."""
    rules = rules_of(kind)  # type: ignore[arg-type]
    for key, value in given.items():
        if key not in rules:
            takes = ", ".join(rules) or "none"
            raise ElectionError(key, f"is no election of this game, which has {takes}")
        if not rules[key].takes(value):
            raise ElectionError(key, rules[key].words)
    return kind(**given)


def recorded_elections(kind: type[H], rules: Mapping[str, object]) -> H:
    """The elections that a round records; its pay tables by their lines, printed ones too.

    One that came later than the round is as it was played before, or at its default.
    """
    known = rules_of(kind)  # type: ignore[arg-type]
    if strange := rules.keys() - known.keys():
        raise ElectionError(min(strange), "is not what a round of this game records")
    later = {key: rule.before for key, rule in known.items() if key not in rules and rule.before is not None}
    for key, value in rules.items():
        if known[key].table is None and not known[key].takes(value):
            raise ElectionError(key, known[key].words)
    return kind(**{**rules, **later})


@cache
def rules_of(kind: type) -> dict[str, Rule]:
    return {item.name: item.metadata["rule"] for item in fields(kind)}


def _field(default: T, rule: Rule) -> T:
    return field(default=default, metadata={"rule": rule})


def _quoted(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)
