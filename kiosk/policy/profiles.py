"""The one reader of the jurisdiction profiles in resources/jurisdictions: what differs from place to place.

Strict: an unknown key, a missing one, a wrong type or a figure out of bounds is refused in one sentence with file and
key. The figures are the file's alone; only what no place may go below is said here.
"""

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import resources
from kiosk.base.words import mark
from kiosk.policy.access import LONGEST_LOCK_MS
from kiosk.rules.pay.money import MAX_CENTS
from kiosk.rules.rule_sets import RULE_SETS

BY_ATTENDANT, BY_TOUCH = "attendant", "demonstration"  # how credits come to a seat
NOT_CERTIFIED = mark("not certified for real-money play")


class ProfileError(ValueError):
    """A profile that cannot be used; the text names file and key."""


class Profile(NamedTuple):
    name: str
    title: str
    games: tuple[str, ...]  # the public names of the rule sets that may be played
    credits: str  # BY_ATTENDANT, or BY_TOUCH where a player may take credits that are no money
    lock_up_cents: int  # a single win of this much or more waits for an attendant
    own_tables: bool  # whether the house may pay by tables of its own, beside those that the texts print
    rtp_floor_basis_points: int  # a wager that returns less is warned of
    recall_rounds: int  # how many of a seat's rounds can be recalled on screen, at least
    event_days: int  # how long significant events are kept, at least
    helpline: str
    certification: str
    reality_check_minutes: int
    login_tries: int  # failures in a row until a user is locked out
    first_lock_ms: int
    session_timeout_minutes: int  # of a user who is logged in and does nothing
    seat_reservation_minutes: int  # how long a seat is held for a player who stepped away

    @property
    def buys_in_by_touch(self) -> bool:
        """Whether players may take credits without an attendant."""
        return self.credits == BY_TOUCH


class _Rule(NamedTuple):
    takes: Callable[[object], bool]
    words: str


def _whole(least: int, most: int) -> _Rule:
    return _Rule(
        lambda value: type(value) is int and least <= value <= most, f"must be a whole number from {least} to {most}"
    )


def _text(saying: str = "") -> _Rule:
    return _Rule(
        lambda value: isinstance(value, str) and value == value.strip() != "" and saying in value,
        f'must be a text that says "{saying}"' if saying else "must be a text, without blanks around it",
    )


def _takes_games(value: object) -> bool:
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(game, str) and game in RULE_SETS for game in value)
        and len(set(value)) == len(value)
    )


_RULES = {
    "title": _text(),
    "games": _Rule(_takes_games, f"must be a list, each game once, of {', '.join(RULE_SETS)}"),
    "credits": _Rule(lambda value: value in (BY_ATTENDANT, BY_TOUCH), f'must be "{BY_ATTENDANT}" or "{BY_TOUCH}"'),
    "lock_up_cents": _whole(1, MAX_CENTS),
    "own_tables": _Rule(lambda value: isinstance(value, bool), "must be true or false"),
    "rtp_floor_basis_points": _whole(0, 10_000),
    "recall_rounds": _whole(10, 1_000_000),
    "event_days": _whole(90, 100_000),
    "helpline": _text(),
    "certification": _text(NOT_CERTIFIED),
    "reality_check_minutes": _whole(1, 24 * 60),
    "login_tries": _whole(1, 10),
    "first_lock_ms": _whole(1_000, LONGEST_LOCK_MS),
    "session_timeout_minutes": _whole(1, 60),
    "seat_reservation_minutes": _whole(1, 60),
}


def names() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in _folder().glob("*.toml")))


@cache
def load(name: str) -> Profile:
    """The shipped profile of that name; ProfileError if there is none or it is wrong."""
    if name not in names():
        raise ProfileError(f'there is no jurisdiction profile "{name}": there are {", ".join(names())}')
    return read_profile(f"{name}.toml", (_folder() / f"{name}.toml").read_bytes())


def read_profile(file: str, data: bytes) -> Profile:
    """Read a profile's file; its name is the file's."""
    try:
        content = tomllib.loads(data.decode("utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ProfileError(f"{file}: {error}") from None
    for key in content:
        if key not in _RULES:
            raise ProfileError(f'{file}: "{key}" is no key of a profile')
    for key, rule in _RULES.items():
        if key not in content:
            raise ProfileError(f'{file}: the key "{key}" is missing')
        if not rule.takes(content[key]):
            raise ProfileError(f"{file}: {key} {rule.words}, not {content[key]!r}")
    return Profile(name=file.removesuffix(".toml"), **content | {"games": tuple(content["games"])})


def _folder() -> Path:
    return Path(resources.__path__[0], "jurisdictions")
