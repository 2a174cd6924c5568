"""What is priced: a game, what the house elects of it, and its pay tables, printed ones or any others. Pure.

`--table key=value` sets one of them. A table is its printed name, all of its lines from the highest down
("500/50/10/3/1.5/1"), or a file in the form of resources/paytables. What is wrong is said in one sentence.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict
from fractions import Fraction
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from kiosk.analysis.sheets.sheet import Term
from kiosk.base.frozen import Scalar
from kiosk.base.plain_text import printable, printable_name
from kiosk.policy.config import ProgressiveTerms
from kiosk.rules.elections import ElectionError, read_elections, rules_of
from kiosk.rules.pay.money import Odds, Pay
from kiosk.rules.pay.paytables import (
    FROM_POOL,
    TABLE_LINES,
    Paytable,
    PaytableError,
    pay_table,
    printed_tables,
    read_tables,
)
from kiosk.rules.pay.pool import MAX_POOL
from kiosk.rules.rule_sets import ELECTIONS, RULE_SETS, make_game

_MICROS = 1_000_000


def _tables(game: str) -> dict[str, str]:
    """The tables of a game: of which wager of resources/paytables each is one."""
    rules = RULE_SETS[game]
    elected = {key: rule.table for key, rule in rules_of(rules.elections).items() if rule.table}
    return elected | ({"progressive": rules.progressive} if rules.progressive else {})


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
        """A table as people call it: "Progressive, table B"."""
        name = self.tables[term].name
        return f"{_IN_WORDS[term]}, {'table ' if self.tables[term].clauses else ''}{name}"

    def listed(self) -> tuple[Term, ...]:
        found = [Term(term, self.tables[term].name, self.title(term)) for term in self.tables]
        found += [Term(name, _as_given(value), _IN_WORDS[name]) for name, value in self.house.items()]
        found += [Term(name, _plain(value), _IN_WORDS[name]) for name, value in self.amounts.items()]
        return tuple(found)


_IN_WORDS = {
    **{name: election.sheet for name, election in ELECTIONS.items() if election.sheet},
    "progressive": "Progressive",
    "meter": "Pool in dollars that the round can win",
    "seed": "Pool in dollars after a restart",
    "contribution": "Part of each dollar that goes to the pool",
    "players": "Players who share the pot",
}


def read_terms(game: str, given: Iterable[str] = ()) -> Terms:
    """The terms of a game; `given` are texts of the form key=value. TermsError or PaytableError if one is wrong."""
    if game not in RULE_SETS:
        raise TermsError(f"there is no game {printable(game)}; there are {', '.join(RULE_SETS)}")
    tables: dict[str, Paytable[Pay]] = {
        term: next(iter(printed_tables(file).values())) for term, file in _tables(game).items()
    }
    house = _default_house(game)
    amounts = _default_amounts(game)
    seen = set()
    for text in given:
        name, equals, value = text.partition("=")
        key = name.replace("-", "_")
        if not equals:
            raise TermsError(f"{printable(text)} is not of the form key=value")
        if key in seen:
            raise TermsError(f"{printable_name(key)} is given twice")
        seen.add(key)
        if key in tables:
            tables[key] = _read_table(key, _tables(game)[key], value)
        elif key in house:
            house[key] = _read_election(game, key, value)
        elif key in amounts:
            amounts[key] = _AMOUNTS[key](key, value)
        else:
            takes = ", ".join((*tables, *house, *amounts))
            raise TermsError(f"{printable(name)} is no table or election by which {game} is priced; it has {takes}")
    if "meter" in amounts and "meter" not in seen:
        amounts["meter"] = amounts["seed"]
    return Terms(game, MappingProxyType(house), MappingProxyType(tables), MappingProxyType(amounts))


def choices(game: str) -> tuple[Choice, ...]:
    """All that may be set for a game, with the lines of its tables in their order; TermsError if there is none."""
    usual = read_terms(game)
    takes = {term: _table_takes(file) for term, file in _tables(game).items()}
    takes |= {key: _election_takes(game, key) for key in usual.house}
    takes |= {key: _AMOUNTS_TAKE[key] for key in usual.amounts}
    return tuple(Choice(term.name, takes[term.name], term.value) for term in usual.listed())


def _table_takes(file: str) -> str:
    names, lines = printed_tables(file), TABLE_LINES[file]
    more = ", a share such as 10%, a sum such as $3000, or loses" if file in FROM_POOL else ""
    return f"{', '.join(names)}; a file that ends in .toml; or for each line odds{more}: {' / '.join(lines)}"


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
    """Without what no return per unit depends on: a limit in dollars, and where a round stands in its shoe."""
    elected, tables = asdict(RULE_SETS[game].elections()), _tables(game)
    return {name: value for name, value in elected.items() if name in _IN_WORDS and name not in tables}


def _default_amounts(game: str) -> dict[str, Fraction]:
    if RULE_SETS[game].progressive_tables:
        usual = ProgressiveTerms("")
        seed = Fraction(usual.reset, _MICROS)
        return {"meter": seed, "seed": seed, "contribution": Fraction(usual.contribution, _MICROS)}
    return {"players": Fraction(2)} if make_game(game).shared_wagers else {}


def _read_election(game: str, key: str, value: str) -> Scalar:
    """An election from its text, judged by the game itself."""
    whole = value.isascii() and value.isdigit() and len(value) <= 12
    elected: Scalar = int(value) if whole else None if value == "none" else value
    try:
        read_elections(RULE_SETS[game].elections, {key: elected})
    except ElectionError as error:
        raise TermsError(f"{key} {_said(error)}, and is {printable(value)}") from None
    return elected


def _dollars(key: str, value: str, most: Fraction) -> Fraction:
    if _SUM.fullmatch(value) and Fraction(value) <= most:
        return Fraction(value)
    raise TermsError(f"{key} must be dollars from 0 to {most}, to the millionth at most, and is {printable(value)}")


def _players(key: str, value: str) -> Fraction:
    if value in ("2", "3", "4", "5", "6"):
        return Fraction(value)
    raise TermsError(f"{key} must be a whole number from 2 to 6, and is {printable(value)}")


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


def _read_table(term: str, file: str, value: str) -> Paytable[Pay]:
    path, _, name = value.partition(_CUSTOM)
    if path.endswith(".toml"):
        return _from_file(term, file, path, name)
    try:
        return pay_table(file, value)
    except PaytableError as error:
        or_a_file = ", or a file that ends in .toml" if "has no table" in str(error) else ""
        raise TermsError(f"{term} {error}{or_a_file}") from None


def _from_file(term: str, file: str, path: str, name: str) -> Paytable[Pay]:
    try:
        tables = read_tables(file, path, Path(path).read_text("utf-8"))
    except UnicodeDecodeError:
        raise PaytableError(f"{path}: is not text in UTF-8") from None
    if not name and len(tables) == 1:
        name = next(iter(tables))
    if name not in tables:
        example = f"{path}{_CUSTOM}{next(iter(tables))}"
        raise TermsError(f"{term} is one table, and {path} has {', '.join(tables)}: name one of them, as in {example}")
    return Paytable(f"{path}{_CUSTOM}{name}", (), tables[name].pays)


def _as_given(value: Scalar) -> str:
    return "none" if value is None else str(value)


def _plain(value: Fraction) -> str:
    """A sum as people write it: it has six places at most."""
    whole, rest = divmod(value * _MICROS, _MICROS)
    return f"{whole}.{int(rest):06}".rstrip("0").rstrip(".")
