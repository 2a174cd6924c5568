"""What is priced: a game, what the house elects of it, and its pay tables, printed ones or any others. Pure.

`--table key=value` sets one of them. A table is its printed name, all of its lines from the highest down
("500/50/10/3/1.5/1"), or a file in the form of resources/paytables. What is wrong is said in one sentence.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, fields
from fractions import Fraction
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from kiosk.analysis.sheet import Term
from kiosk.codec import Scalar
from kiosk.config import ProgressiveTerms
from kiosk.elections import ElectionError, read_elections
from kiosk.games import RULE_SETS
from kiosk.money import Odds, Pay, parse_odds, parse_pay
from kiosk.paytables import (
    ODDS_LINES,
    PAY_LINES,
    Paytable,
    PaytableError,
    odds_tables,
    pay_tables,
    read_odds_tables,
    read_pay_tables,
)
from kiosk.progressive import MAX_POOL
from kiosk.words import shown, shown_name

_MICROS = 1_000_000
_HEADS_UP = {
    "odds": ("odds", "Odds"),
    "bad_beat": ("bad-beat", "Bad beat"),
    "trips_plus": ("trips-plus", "Trips Plus"),
    "pocket_bonus": ("pocket-bonus", "Pocket Bonus"),
}
# The tables of each game: the file in resources/paytables, and what people call it.
_TABLES: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "heads-up-holdem/ma": _HEADS_UP,
    "heads-up-holdem/ny": _HEADS_UP | {"progressive": ("progressive-ny", "Progressive")},
    "texas-holdem-bonus/ma": {
        "bonus": ("texas-bonus", "Bonus"),
        "progressive": ("progressive-texas", "Progressive"),
    },
    "fast-action-holdem/ma": {"fast_action": ("fast-action", "Wager")},
    "flop-poker/ma": {"flop": ("flop", "Flop")},
}
# What a house elects that no return per unit depends on: a limit in dollars, and where a round stands in its shoe.
_NOT_PRICED = {"payout_limit", "marker", "new_shoe"}
_FIGURE = re.compile(r"([0-9]{1,9})(\.[0-9]{1,6})?|([0-9]{1,9}):([0-9]{1,9})")
_SUM = re.compile(r"[0-9]{1,10}(\.[0-9]{1,6})?")
_CUSTOM = "#"  # between a file and the name of one of its tables


class Choice(NamedTuple):
    """One thing that may be set: its key, what it takes, and what it is if nothing is said."""

    key: str
    takes: str
    default: str


class TermsError(ValueError):
    """Something that cannot be priced; the words are one sentence."""


class Terms(NamedTuple):
    """A game with everything that its returns depend on."""

    game: str
    house: Mapping[str, Scalar]
    tables: Mapping[str, Paytable[Pay]]
    amounts: Mapping[str, Fraction]  # "meter", "seed", "contribution" in dollars; "players"

    def odds(self, term: str) -> Mapping[str, Fraction]:
        """What each line of a table of odds pays to one."""
        pays = self.tables[term].pays
        return {line: Fraction(pay.n, pay.d) for line, pay in pays.items() if isinstance(pay, Odds)}

    def title(self, term: str) -> str:
        """A table as people call it: "Trips Plus, table B"."""
        name = self.tables[term].name
        return f"{_TABLES[self.game][term][1]}, {'table ' if self.tables[term].clauses else ''}{name}"

    def listed(self) -> tuple[Term, ...]:
        """All of it, in one order."""
        found = [Term(term, self.tables[term].name, self.title(term)) for term in self.tables]
        found += [Term(name, _as_given(value), _IN_WORDS[name]) for name, value in self.house.items()]
        found += [Term(name, _plain(value), _IN_WORDS[name]) for name, value in self.amounts.items()]
        return tuple(found)


_IN_WORDS = {
    "trips_plus_from": "What Trips Plus is judged by",
    "folded_trips_plus": "Trips Plus of a folded hand",
    "folded_progressive": "Progressive wager of a folded hand",
    "ante_pays_from": "The least hand for which the ante is paid",
    "bonus_dealer_aces": "What aces against the dealer's aces pay to 1",
    "decks": "Decks in the shoe",
    "meter": "Pool in dollars that the round can win",
    "seed": "Pool in dollars after a restart",
    "contribution": "Part of each dollar that goes to the pool",
    "players": "Players who share the pot",
}


def read_terms(game: str, given: Iterable[str] = ()) -> Terms:
    """The terms of a game; `given` are texts of the form key=value. TermsError or PaytableError if one is wrong."""
    if game not in RULE_SETS:
        raise TermsError(f"there is no game {shown(game)}; there are {', '.join(RULE_SETS)}")
    tables: dict[str, Paytable[Pay]] = {
        term: next(iter(_printed(file).values())) for term, (file, _) in _TABLES[game].items()
    }
    house = _default_house(game)
    amounts = _default_amounts(game)
    seen = set()
    for text in given:
        name, equals, value = text.partition("=")
        key = name.replace("-", "_")
        if not equals:
            raise TermsError(f"{shown(text)} is not of the form key=value")
        if key in seen:
            raise TermsError(f"{shown_name(key)} is given twice")
        seen.add(key)
        if key in tables:
            tables[key] = _read_table(key, _TABLES[game][key][0], value)
        elif key in house:
            house[key] = _read_election(game, key, value)
        elif key in amounts:
            amounts[key] = _AMOUNTS[key](key, value)
        else:
            takes = ", ".join((*tables, *house, *amounts))
            raise TermsError(f"{shown(name)} is no table or election by which {game} is priced; it has {takes}")
    if "meter" in amounts and "meter" not in seen:
        amounts["meter"] = amounts["seed"]
    return Terms(game, MappingProxyType(house), MappingProxyType(tables), MappingProxyType(amounts))


def choices(game: str) -> tuple[Choice, ...]:
    """All that may be set for a game, with the lines of its tables in their order; TermsError if there is none."""
    usual = read_terms(game)
    takes = {term: _table_takes(file) for term, (file, _) in _TABLES[game].items()}
    takes |= {key: _election_takes(game, key) for key in usual.house}
    takes |= {key: _AMOUNTS_TAKE[key] for key in usual.amounts}
    return tuple(Choice(term.name, takes[term.name], term.value) for term in usual.listed())


def _table_takes(file: str) -> str:
    names, lines = _printed(file), _lines(file)
    forms = "odds, a share such as 10%, a sum such as $3000, or loses" if file in PAY_LINES else "odds"
    return f"{', '.join(names)}; a file that ends in .toml; or for each line {forms}: {' / '.join(lines)}"


def _election_takes(game: str, key: str) -> str:
    """In the words with which the game refuses all else."""
    try:
        read_elections(RULE_SETS[game].elections, {key: ()})
    except ElectionError as error:
        return _said(error).removeprefix("must be ").replace('"', "")
    raise ValueError(f"{key} takes anything")


def _said(error: ElectionError) -> str:
    return str(error).replace("null", "none")


def _default_house(game: str) -> dict[str, Scalar]:
    elections = RULE_SETS[game].elections
    elected = asdict(elections())
    left_out = {*_NOT_PRICED, *_TABLES[game]}
    return {item.name: elected[item.name] for item in fields(elections) if item.name not in left_out}


def _default_amounts(game: str) -> dict[str, Fraction]:
    if RULE_SETS[game].progressive_tables:
        usual = ProgressiveTerms("")
        seed = Fraction(usual.reset, _MICROS)
        return {"meter": seed, "seed": seed, "contribution": Fraction(usual.contribution, _MICROS)}
    return {"players": Fraction(2)} if game == "flop-poker/ma" else {}


def _read_election(game: str, key: str, value: str) -> Scalar:
    """An election from its text, judged by the game itself."""
    whole = value.isascii() and value.isdigit() and len(value) <= 12
    elected: Scalar = int(value) if whole else None if value == "none" else value
    try:
        read_elections(RULE_SETS[game].elections, {key: elected})
    except ElectionError as error:
        raise TermsError(f"{key} {_said(error)}, and is {shown(value)}") from None
    return elected


def _dollars(key: str, value: str, most: Fraction) -> Fraction:
    if _SUM.fullmatch(value) and Fraction(value) <= most:
        return Fraction(value)
    raise TermsError(f"{key} must be dollars from 0 to {most}, to the millionth at most, and is {shown(value)}")


def _players(key: str, value: str) -> Fraction:
    if value in ("2", "3", "4", "5", "6"):
        return Fraction(value)
    raise TermsError(f"{key} must be a whole number from 2 to 6, and is {shown(value)}")


_AMOUNTS: Mapping[str, Callable[[str, str], Fraction]] = {
    "meter": lambda key, value: _dollars(key, value, Fraction(MAX_POOL, _MICROS)),
    "seed": lambda key, value: _dollars(key, value, Fraction(MAX_POOL, _MICROS)),
    "contribution": lambda key, value: _dollars(key, value, Fraction(1)),
    "players": _players,
}
_POOL_TAKES = f"dollars from 0 to {MAX_POOL // _MICROS}"
_AMOUNTS_TAKE = {
    "meter": f"{_POOL_TAKES} (as the seed, if not given)",
    "seed": _POOL_TAKES,
    "contribution": "dollars from 0 to 1, of each dollar wagered",
    "players": "a whole number from 2 to 6",
}


def _printed(file: str) -> Mapping[str, Paytable[Pay]]:
    tables: Mapping[str, Paytable[Pay]] = pay_tables(file) if file in PAY_LINES else odds_tables(file)  # type: ignore[assignment]
    return tables


def _lines(file: str) -> tuple[str, ...]:
    return (PAY_LINES if file in PAY_LINES else ODDS_LINES)[file]


def _read_table(term: str, file: str, value: str) -> Paytable[Pay]:
    """A table by its name, by its lines or from a file."""
    printed = _printed(file)
    if value in printed:
        return printed[value]
    path, _, name = value.partition(_CUSTOM)
    if path.endswith(".toml"):
        return _from_file(term, file, path, name)
    lines = _lines(file)
    figures = value.split("/")
    if len(figures) == 1 and len(lines) > 1:
        one = "/".join(_short(pay) for pay in next(iter(printed.values())).pays.values())
        raise TermsError(
            f"{term} has no table {shown(value)}; it has {', '.join(printed)}, takes all its lines from {lines[0]} to "
            f"{lines[-1]} as in {one}, or a file that ends in .toml"
        )
    if len(figures) != len(lines):
        count = f"{len(figures)} {'line' if len(figures) == 1 else 'lines'}"
        raise TermsError(f"{term} has {len(lines)} lines ({', '.join(lines)}), and {count} were given")
    read = _progressive_figure if file in PAY_LINES else _odds_figure
    pays = {line: read(term, line, figure.strip()) for line, figure in zip(lines, figures, strict=True)}
    return Paytable(value, (), MappingProxyType(pays))


def _from_file(term: str, file: str, path: str, name: str) -> Paytable[Pay]:
    read = read_pay_tables if file in PAY_LINES else read_odds_tables
    try:
        tables = read(file, path, Path(path).read_text("utf-8"))
    except UnicodeDecodeError:
        raise PaytableError(f"{path}: is not text in UTF-8") from None
    if not name and len(tables) == 1:
        name = next(iter(tables))
    if name not in tables:
        example = f"{path}{_CUSTOM}{next(iter(tables))}"
        raise TermsError(f"{term} is one table, and {path} has {', '.join(tables)}: name one of them, as in {example}")
    return Paytable(f"{path}{_CUSTOM}{name}", (), tables[name].pays)


def _odds_figure(term: str, line: str, text: str) -> Odds:
    """3, 1.5 or 3:2, exactly."""
    match = _FIGURE.fullmatch(text)
    if match and (match[4] is None or int(match[4])):
        value = Fraction(int(match[3]), int(match[4])) if match[4] else Fraction(text)
        with suppress(ValueError):  # more digits than odds have
            return parse_odds(f"{value.numerator} to {value.denominator}")
    words = "must be odds above zero of at most nine digits, such as 3, 1.5 or 3:2"
    raise TermsError(f"{term}: {line} {words}, and is {shown(text)}")


def _progressive_figure(term: str, line: str, text: str) -> Pay:
    """Odds, or 10%, $3000, loses."""
    if _FIGURE.fullmatch(text):
        return _odds_figure(term, line, text)
    try:
        return parse_pay(f"{text} of pool" if text.endswith("%") else text)
    except ValueError:
        raise TermsError(
            f"{term}: {line} must be odds above zero such as 3 or 3:2, a share such as 10%, a sum such as $3000, or "
            f"loses, and is {shown(text)}"
        ) from None


def _short(pay: Pay) -> str:
    """A line as `_read_table` takes it."""
    if isinstance(pay, Odds):
        return str(pay.n) if pay.d == 1 else f"{pay.n}:{pay.d}"
    return pay.text.removesuffix(" of pool")


def _as_given(value: Scalar) -> str:
    return "none" if value is None else str(value)


def _plain(value: Fraction) -> str:
    """A sum as people write it: it has six places at most."""
    whole, rest = divmod(value * _MICROS, _MICROS)
    return f"{whole}.{int(rest):06}".rstrip("0").rstrip(".")
