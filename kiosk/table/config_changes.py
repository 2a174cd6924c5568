"""The operator's settings as people read, write and compare them, and what the table would say to new ones. Pure."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import NamedTuple

from kiosk.base.frozen import Frozen, Scalar
from kiosk.ledger import accounts
from kiosk.ledger.table_state import TableState
from kiosk.policy import profiles
from kiosk.policy.access import User
from kiosk.policy.config import Limit, TableConfig, default_config
from kiosk.rules.cards.shoe import OF_A_ROUND
from kiosk.rules.elections import rules_of
from kiosk.rules.intents import Refused
from kiosk.rules.pay.money import CENTS_PER_DOLLAR, MICROS_PER_CENT, dollars, exact_dollars, parse_dollars
from kiosk.rules.rule_sets import ELECTIONS, RULE_SETS
from kiosk.table.requests import StaffRequest
from kiosk.table.staff_decisions import Staff, decide_staff

_IN_WORDS = {
    **{name: election.setting for name, election in ELECTIONS.items()},
    **{value: words for election in ELECTIONS.values() for value, words in election.values.items()},
    "table": "Progressive table",
    "reset": "Reset amount",
    "contribution": "To the pool, of each dollar",
    "reserve": "To the reserve, of each dollar",
    "limit": "Limit of the pool",
    "guard": "Most that one round may add",
    "auto-shoe": "automatic shoe",
    "manual-shoe": "manual shoe",
    "hand": "from the hand",
    "shuffler": "by a shuffler",
    "manual": "by hand",
    "continuous": "continuously",
}
_MICROS = re.compile(r"\$?([0-9]{1,10}|[0-9]{1,3}(?:,[0-9]{3}){1,3})(?:\.([0-9]{1,6}))?")
_NUMBER = re.compile(r"[0-9]{1,12}")


class Change(NamedTuple):
    """One setting, before and after. `key` is its place: "house.payout_limit", "limits.ante.least"."""

    key: str
    title: str
    old: str
    new: str


def in_words(name: str) -> str:
    return _IN_WORDS.get(name) or name.replace("_", " ").replace("-", " ").capitalize()


def wager_name(wager: str) -> str:
    return wager.replace("_", " ").title()


def elected(config: TableConfig) -> dict[str, Scalar]:
    """Every election of the game, those that were left at their default too."""
    usual = asdict(RULE_SETS[config.game].elections())
    return {key: config.house.get(key, value) for key, value in usual.items() if key not in OF_A_ROUND}


def options(game: str, key: str) -> tuple[Scalar, ...]:
    """The values that an election can be chosen from, in order; none if it takes any number from a least one up."""
    return rules_of(RULE_SETS[game].elections)[key].values


def table_wager(game: str, key: str) -> str | None:
    """The wager whose pay table an election is, if it is one; "progressive" is the progressive's."""
    rules = RULE_SETS[game]
    return rules.progressive if key == "progressive" else rules_of(rules.elections)[key].table


def changes(old: TableConfig, new: TableConfig) -> tuple[Change, ...]:
    """Every single setting that differs; what another game does not have is left out, but for the progressive."""
    before, after = dict(_listed(old)), dict(_listed(new))
    keys = after | before if old.game == new.game else [*after, *({"progressive.table"} & before.keys() - after.keys())]
    both = ((key, before.get(key), after.get(key)) for key in keys)
    return tuple(
        Change(key, (one or other or ("", ""))[0], one[1] if one else "none", other[1] if other else "none")
        for key, one, other in both
        if one != other
    )


def _listed(config: TableConfig) -> Iterator[tuple[str, tuple[str, str]]]:
    yield "profile", ("Profile", _profile_title(config.profile))
    yield "game", ("Game", RULE_SETS[config.game].title)
    yield "dealing", ("Dealing procedure", in_words(config.dealing) if config.dealing else "none")
    for key, value in elected(config).items():
        yield f"house.{key}", (in_words(key), election_text(key, value))
    for limit in config.limits:
        for name in ("least", "most", "step"):
            title = f"{wager_name(limit.wager)}, {name}"
            yield f"limits.{limit.wager}.{name}", (title, dollars(getattr(limit, name)))
    yield "chips", ("Chip values", chips_text(config.chips))
    for name, value in config.pace._asdict().items():
        yield f"pace.{name}", (f"Pace, {in_words(name.removesuffix('_ms')).lower()}", f"{value} ms")
    if config.progressive is not None:
        for name, value in config.progressive._asdict().items():
            shown = "none" if value is None else exact_dollars(value) if isinstance(value, int) else value
            shown = own_text(shown) if name == "table" and "/" in shown else shown
            yield f"progressive.{name}", (in_words(name), shown)
    yield "shuffling", ("Shuffling", in_words(config.shuffling))
    yield "cut_card", ("Cut card", "a quarter of the stack" if config.cut_card is None else str(config.cut_card))


def _profile_title(name: str) -> str:
    return profiles.load(name).title if name in profiles.names() else name  # of a ledger from elsewhere


def election_text(key: str, value: Scalar) -> str:
    election = ELECTIONS[key]
    if isinstance(value, str) and "/" in value:
        return own_text(value)
    if value is None:
        return election.none
    if isinstance(value, int):
        return dollars(value) if election.in_cents else election.number.format(value=value)
    return election.values.get(str(value), str(value))


def own_text(lines: str) -> str:
    """A pay table of the house's own as people read it: what its lines pay, from the highest down."""
    return "own: " + " / ".join(lines.split("/"))


def chips_text(chips: tuple[int, ...]) -> str:
    """Chip values, as they are written: "1, 5, 25"."""
    return ", ".join(plain(cents) for cents in chips)


def plain(cents: int) -> str:
    """Cents as somebody types them: 5, 12.50."""
    return dollars(cents).removeprefix("$").replace(",", "").removesuffix(".00")


def plain_micros(micros: int | None) -> str:
    """Micros as somebody types them: 0.3, 10000; nothing for none."""
    if micros is None:
        return ""
    whole, rest = divmod(micros, CENTS_PER_DOLLAR * MICROS_PER_CENT)
    return f"{whole}.{rest:06}".rstrip("0").rstrip(".")


def pool_with(state: TableState, config: TableConfig) -> int:
    """The pool that these settings would begin with: what is there, brought up to the reset amount."""
    least = config.progressive.reset if config.progressive else 0
    return max(state.books.get(accounts.pool(config.game), 0), least)


def pool_held(state: TableState) -> int:
    """All that is kept for the progressive, in micros: the pool, its reserve and its overflow."""
    game = state.config.game if state.config else ""
    held = (accounts.pool(game), accounts.reserve(game), accounts.overflow(game))
    return sum(state.books.get(account, 0) for account in held)


def with_only(config: TableConfig, change: Change, new: TableConfig) -> TableConfig | None:
    """The settings with one change of a new configuration alone, where that is one that a return may depend on."""
    part, _, name = change.key.partition(".")
    if config.game != new.game:
        return new if part == "game" else None
    if part == "house":
        return elect(config, name, elected(new)[name])
    if part == "progressive" and config.progressive and new.progressive:
        return config._replace(progressive=config.progressive._replace(**{name: getattr(new.progressive, name)}))
    return config._replace(progressive=new.progressive) if part == "progressive" else None


# Writing. A ValueError says what is wanted.


def elect(config: TableConfig, key: str, value: Scalar) -> TableConfig:
    """The settings with another election. What is left at its default is not written down."""
    usual = asdict(RULE_SETS[config.game].elections())
    house = {name: other for name, other in config.house.items() if name != key}
    if value != usual[key]:
        house[key] = value
    return config._replace(house=Frozen(house))


def parse_election(key: str, text: str) -> Scalar:
    """An election that is a number, or nothing where that means something; an amount is written in dollars."""
    if ELECTIONS[key].in_cents:
        return parse_dollars(text)
    if not text.strip() and ELECTIONS[key].none:
        return None
    if not _NUMBER.fullmatch(text.strip()):
        raise ValueError("Write a whole number such as 1000, or nothing.")
    return int(text)


def profiles_for(kind: str) -> tuple[str, ...]:
    """The profiles that a ledger of that kind may have: a live one, none with credits that are no money."""
    return tuple(name for name in profiles.names() if kind != "live" or not profiles.load(name).buys_in_by_touch)


def for_profile(config: TableConfig, profile: str) -> TableConfig:
    """The settings under another profile: as they are where it allows the game, else its first game as that comes."""
    moved, games = config._replace(profile=profile), profiles.load(profile).games
    return moved if config.game in games else for_game(moved, games[0])


def for_game(config: TableConfig, game: str) -> TableConfig:
    """The settings for another game: as it comes, at the same profile and pace."""
    return default_config(game, config.profile)._replace(pace=config.pace)


def limit_of(wager: str, least: str, most: str, step: str) -> Limit:
    return Limit(wager, parse_dollars(least), parse_dollars(most), parse_dollars(step))


def parse_chips(text: str) -> tuple[int, ...]:
    return tuple(parse_dollars(part) for part in text.split(",") if part.strip())


def parse_micros(text: str) -> int:
    """Micros from dollars to the millionth: 0.3, 10000, $1,234.50."""
    found = _MICROS.fullmatch(text.strip())
    if found is None:
        raise ValueError("Write an amount such as 10000, 0.30 or 0.305.")
    whole = int(found[1].replace(",", "")) * CENTS_PER_DOLLAR * MICROS_PER_CENT
    return whole + int((found[2] or "").ljust(6, "0"))


def parse_signed_micros(text: str) -> int:
    """The same, with a minus before it for less."""
    short = text.strip()
    return -parse_micros(short[1:]) if short.startswith("-") else parse_micros(short.removeprefix("+"))


class _NoPins:
    """Nobody's PIN is asked for here."""

    def hash(self, _: str) -> str:
        return ""

    def matches(self, _: str, __: str) -> bool:
        return False


def why_not(state: TableState, request: StaffRequest, user: User, now_ms: int = 0) -> Refused | None:
    """Why the table would refuse this of a user now; nothing if it would take it. Nothing is written down."""
    none: Mapping[tuple[str, int | None], str] = {}
    answer = decide_staff(state, request, Staff(user, None, _NoPins(), none, now_ms))
    return answer if isinstance(answer, Refused) else None
