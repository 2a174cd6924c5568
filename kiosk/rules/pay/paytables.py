"""The one reader of pay tables: the printed ones in resources/paytables, files in their form, and lines.

Strict: an unknown key, a missing line, a line out of rank order or a figure of the wrong form is refused with file
and line. A wager's shipped file says which lines its tables have, in rank order, and whether they pay from a pool. A
table of the house's own is told by all of its lines from the highest down, "100/40/30/9/7/4/3": that is its name, too.
"""

import re
import tomllib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Generic, NoReturn, TypeVar, cast

import resources
from kiosk.base.plain_text import printable
from kiosk.rules.pay.money import Odds, Pay, PoolShare, parse_odds, parse_pay

P_co = TypeVar("P_co", bound=Pay, covariant=True)
_DIRECTORY = Path(resources.__path__[0], "paytables")


class PaytableError(ValueError):
    """A pay table file that cannot be used; the text names file and line."""


@dataclass(frozen=True, slots=True)
class Paytable(Generic[P_co]):
    """One table: its name among those of the wager, the clauses it comes from, and what each line pays."""

    name: str
    clauses: tuple[str, ...]
    pays: Mapping[str, P_co]


PayTables = Mapping[str, Paytable[Pay]]


def _shipped(wager: str) -> str:
    return (_DIRECTORY / f"{wager}.toml").read_text("utf-8")


def _forms() -> tuple[dict[str, tuple[str, ...]], frozenset[str]]:
    """By wager, the lines of its tables from the highest rank down; and the wagers that pay from a pool."""
    found: dict[str, tuple[str, ...]] = {}
    pooled = set()
    for path in sorted(_DIRECTORY.glob("*.toml")):
        content = tomllib.loads(_shipped(path.stem))
        lines = content.get("lines")
        if not isinstance(lines, list) or not lines or not all(isinstance(line, str) for line in lines):
            raise PaytableError(f"{path.name}: does not say which lines its tables have")
        found[path.stem] = tuple(lines)
        if content.get("pool") is True:
            pooled.add(path.stem)
    return found, frozenset(pooled)


TABLE_LINES, FROM_POOL = _forms()


@cache
def printed_tables(wager: str) -> PayTables:
    return read_tables(wager, f"{wager}.toml", _shipped(wager))


@lru_cache(maxsize=256)
def pay_table(wager: str, name: str) -> Paytable[Pay]:
    """A table by its printed name or by its lines; PaytableError if it is neither."""
    return printed_tables(wager).get(name) or _of_lines(wager, name)


def odds_table(wager: str, name: str) -> Paytable[Odds]:
    """The same of a wager without a pool, which pays odds alone."""
    return cast("Paytable[Odds]", pay_table(wager, name))


def name_of(wager: str, figures: str) -> str:
    """What a table with these lines is called: as printed if there is such a one, else by its lines in one form."""
    pays = pay_table(wager, figures).pays
    same = (name for name, table in printed_tables(wager).items() if list(table.pays.values()) == list(pays.values()))
    return next(same, None) or as_lines(pays)


def as_lines(pays: Mapping[str, Pay]) -> str:
    """The lines of a table, in the one form that names it."""
    return "/".join(map(_short, pays.values()))


def read_tables(wager: str, file: str, text: str) -> PayTables:
    try:
        content = tomllib.loads(text)
    except RecursionError:
        raise PaytableError(f"{file}: is nested too deeply") from None
    except ValueError as error:  # a TOMLDecodeError, or a number of thousands of digits
        raise PaytableError(f"{file}: {error}") from None
    source = _Source(file, text)
    said = {key: content.pop(key) for key in ("lines", "pool") if key in content}  # as the shipped file must
    source.require_keys((), content, ("wager", "tables"))
    if content["wager"] != wager:
        source.refuse(("wager",), f'this file is for the wager {printable(content["wager"])}; "{wager}" is wanted')
    form = {"lines": list(TABLE_LINES[wager]), "pool": wager in FROM_POOL}
    for key, value in said.items():
        if value != form[key]:
            source.refuse((key,), f'"{key}" is not what the wager has')
    if not isinstance(content["tables"], dict) or not content["tables"]:
        source.refuse(("tables",), "there must be at least one table")
    return MappingProxyType({name: _read_table(source, wager, name, one) for name, one in content["tables"].items()})


def _read_table(source: "_Source", wager: str, name: str, table: object) -> Paytable[Pay]:
    here = ("tables", name)
    if not isinstance(table, dict):
        source.refuse(here, f'"{name}" must be a table')
    source.require_keys(here, table, ("clauses", "pays"))
    clauses = table["clauses"]
    if not isinstance(clauses, list) or not clauses or not all(isinstance(item, str) for item in clauses):
        source.refuse((*here, "clauses"), "clauses must be a list of clause ids")
    there = (*here, "pays")
    if not isinstance(table["pays"], dict):
        source.refuse(there, '"pays" must be a table')
    source.require_keys(there, table["pays"], TABLE_LINES[wager], ordered=True)
    parse = parse_pay if wager in FROM_POOL else parse_odds
    pays = {}
    for line, figure in table["pays"].items():
        try:
            pays[line] = parse(figure if isinstance(figure, str) else repr(figure))
        except ValueError as error:
            source.refuse((*there, line), f"{line}: {error}")
    return Paytable(name, tuple(clauses), MappingProxyType(pays))


class _Source:
    """Where in the file a key stands, so that a refusal can name the line. tomllib does not tell."""

    _HEADER = re.compile(r"\s*\[([^\[\]]+)\]")
    _KEY = re.compile(r'\s*("?)([A-Za-z0-9_-]+)\1\s*=')

    def __init__(self, file: str, text: str) -> None:
        self._file = file
        self._lines: dict[tuple[str, ...], int] = {}
        table: tuple[str, ...] = ()
        for number, line in enumerate(text.splitlines(), 1):
            if header := self._HEADER.match(line):
                table = tuple(part.strip().strip('"') for part in header[1].split("."))
                self._lines.setdefault(table, number)
            elif key := self._KEY.match(line):
                self._lines.setdefault((*table, key[2]), number)

    def refuse(self, path: tuple[str, ...], words: str) -> NoReturn:
        while path and path not in self._lines:
            path = path[:-1]
        raise PaytableError(f"{self._file}, line {self._lines.get(path, 1)}: {words}")

    def require_keys(
        self,
        path: tuple[str, ...],
        table: Mapping[str, object],
        keys: tuple[str, ...],
        *,
        ordered: bool = False,
    ) -> None:
        for key in table:
            if key not in keys:
                self.refuse((*path, key), f'unknown key "{key}"')
        for key in keys:
            if key not in table:
                self.refuse(path, f'the line "{key}" is missing')
        if ordered:
            for key, expected in zip(table, keys, strict=True):
                if key != expected:
                    self.refuse((*path, key), f'"{key}" is out of rank order: "{expected}" comes here')


# A table told by its lines.

_LONGEST = 400  # letters of a table that is told by its lines
_FIGURE = re.compile(r"([0-9]{1,9})(\.[0-9]{1,6})?|([0-9]{1,9}):([0-9]{1,9})")


def _of_lines(wager: str, text: str) -> Paytable[Pay]:
    if len(text) > _LONGEST:
        raise PaytableError(f"has no table of {len(text)} letters")
    lines, figures = TABLE_LINES[wager], text.split("/")
    if len(figures) == 1 and len(lines) > 1:
        one = as_lines(next(iter(printed_tables(wager).values())).pays)
        names = ", ".join(printed_tables(wager))
        words = f"has no table {printable(text)}; it has {names}, or takes all its lines from {lines[0]} to {lines[-1]}"
        raise PaytableError(f"{words} as in {one}")
    if len(figures) != len(lines):
        count = f"{len(figures)} {'line' if len(figures) == 1 else 'lines'}"
        raise PaytableError(f"has {len(lines)} lines ({', '.join(lines)}), and {count} were given")
    read = _pay_figure if wager in FROM_POOL else _odds_figure
    pays = {line: read(line, figure.strip()) for line, figure in zip(lines, figures, strict=True)}
    return Paytable(text, (), MappingProxyType(pays))


def _odds_figure(line: str, text: str) -> Odds:
    """3, 1.5 or 3:2, exactly."""
    match = _FIGURE.fullmatch(text)
    if match and (match[4] is None or int(match[4])):
        value = Fraction(int(match[3]), int(match[4])) if match[4] else Fraction(text)
        with suppress(ValueError):  # more digits than odds have
            return parse_odds(f"{value.numerator} to {value.denominator}")
    words = "must be odds above zero of at most nine digits, such as 3, 1.5 or 3:2"
    raise PaytableError(f"at {line} {words}, and is {printable(text)}")


def _pay_figure(line: str, text: str) -> Pay:
    """Odds, or 10%, $3000, loses."""
    figure = text.replace(" to ", ":")
    if _FIGURE.fullmatch(figure):
        return _odds_figure(line, figure)
    try:
        return parse_pay(f"{text} of pool" if text.endswith("%") else text)
    except ValueError:
        words = "must be odds above zero such as 3 or 3:2, a share such as 10%, a sum such as $3000, or loses"
        raise PaytableError(f"at {line} {words}, and is {printable(text)}") from None


def _short(pay: Pay) -> str:
    if isinstance(pay, Odds):
        return str(pay.n) if pay.d == 1 else f"{pay.n}:{pay.d}"
    return f"{pay.percent}%" if isinstance(pay, PoolShare) else pay.text
