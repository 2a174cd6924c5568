"""A report on paper or on a screen: a title, what it is of, and tables. Text, CSV and JSON are made of it here.

Every cell keeps its value and its unit, so that whoever draws it can align it, and a program can count with it. Titles,
columns and notes are texts, and a Sentence in a cell or in the heading is one, too: they are said in the document's
language where they are shown. A plain string there is a name or a code.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from kiosk.audit.event_log import plain_dollars
from kiosk.base.clock import local, utc
from kiosk.base.words import ENGLISH, Language, Sentence, Text, mark
from kiosk.rules.pay.money import MICROS_PER_CENT, dollars, exact_dollars

NOT_KNOWN = mark("not known")
Value = int | str | Sentence | Fraction | bool | None


class Cell(NamedTuple):
    """A value: "text", "count", "cents", "micros", "percent" (a share, as a fraction), "moment" or "agrees"."""

    value: Value
    unit: str = "text"

    @property
    def right(self) -> bool:
        return self.unit in ("count", "cents", "micros", "percent")

    def shown(self, zone: str = "UTC", language: Language = ENGLISH) -> str:
        value = self.value
        if value is None:
            return "" if self.unit in ("text", "moment") else language.say(NOT_KNOWN)
        if isinstance(value, str | Sentence):
            return language.read(value)
        if self.unit == "percent":
            return f"{_percent(Fraction(value))}%"
        if self.unit == "agrees":
            return language.say("agrees") if value else language.say("DIFFERS")
        return _SHOWN[self.unit](int(value), zone)

    def plain(self, language: Language = ENGLISH) -> str:
        """As a spreadsheet takes it: dollars as a decimal number, a share in percent, a moment in UTC."""
        value = self.value
        if value is None or isinstance(value, str | Sentence) or self.unit == "agrees":
            return "" if value is None else self.shown(language=language)
        if self.unit == "percent":
            return _percent(Fraction(value))
        whole = int(value)
        if self.unit in ("cents", "micros"):
            return plain_dollars(whole * (MICROS_PER_CENT if self.unit == "cents" else 1))
        return utc(whole) if self.unit == "moment" else str(value)


def _percent(value: Fraction) -> str:
    """In hundredths of a percent, rounded."""
    sign, basis = "-" if value < 0 else "", round(abs(value) * 10_000)
    return f"{sign}{basis // 100}.{basis % 100:02}"


_SHOWN: Mapping[str, Callable[[int, str], str]] = {
    "text": lambda value, _: str(value),
    "count": lambda value, _: f"{value:,}",
    "cents": lambda value, _: dollars(value),
    "micros": lambda value, _: exact_dollars(value),
    "moment": local,
}
Row = tuple[Cell, ...]


class Section(NamedTuple):
    """A table under its title. Without rows, `empty` is said."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    empty: str = mark("None.")


class Document(NamedTuple):
    title: str
    heading: tuple[tuple[str, Text], ...]
    sections: tuple[Section, ...]
    notes: tuple[str, ...] = ()
    zone: str = "UTC"  # in which its times are shown
    language: Language = ENGLISH  # in which it is read

    def heading_words(self) -> dict[str, str]:
        return {name: self.language.read(value) for name, value in self.heading}


def text_lines(document: Document) -> Iterator[str]:
    say = document.language.say
    yield from _underlined(say(document.title), "=")
    heading = [(say(name), words) for name, words in document.heading_words().items()]
    wide = max((len(name) for name, _ in heading), default=0)
    yield from (f"{name:<{wide}}  {words}" for name, words in heading)
    for section in document.sections:
        yield ""
        yield from _underlined(say(section.title), "-")
        yield from _table_lines(section, document)
    yield ""
    yield from (f"* {say(note)}" for note in document.notes)


def _underlined(title: str, sign: str) -> tuple[str, str]:
    return title, sign * len(title)


def _table_lines(section: Section, document: Document) -> Iterator[str]:
    say = document.language.say
    if not section.rows:
        yield f"  {say(section.empty)}"
        return
    texts = [[cell.shown(document.zone, document.language) for cell in row] for row in section.rows]
    right = [any(row[place].right for row in section.rows) for place in range(len(section.columns))]
    table = [list(map(say, section.columns)), *texts] if any(section.columns) else texts
    wide = [max(len(row[place]) for row in table) for place in range(len(section.columns))]
    for row in table:
        cells = (f"{text:>{w}}" if r else f"{text:<{w}}" for text, w, r in zip(row, wide, right, strict=True))
        yield f"  {'  '.join(cells)}".rstrip()


def csv_rows(document: Document) -> Iterator[tuple[str, ...]]:
    """For a spreadsheet: every row begins with its section, and a section with the names of its columns."""
    language, say = document.language, document.language.say
    yield (say("report"), say(document.title))
    yield from ((say("heading"), say(name), words) for name, words in document.heading_words().items())
    for section in document.sections:
        title = say(section.title)
        if any(section.columns):
            yield (title, *map(say, section.columns))
        yield from ((title, *(cell.plain(language) for cell in row)) for row in section.rows)
    yield from ((say("note"), say(note)) for note in document.notes)


def as_json(document: Document) -> dict[str, Any]:
    """For programs, in English: every cell with its value and its unit; a share is an exact fraction."""
    return {
        "title": document.title,
        "heading": document._replace(language=ENGLISH).heading_words(),
        "sections": [
            {
                "title": section.title,
                "columns": list(section.columns),
                "rows": [[_json_cell(cell) for cell in row] for row in section.rows],
            }
            for section in document.sections
        ],
        "notes": list(document.notes),
    }


def _json_cell(cell: Cell) -> dict[str, Any]:
    value = ENGLISH.read(cell.value) if isinstance(cell.value, Sentence) else cell.value
    return {"value": str(value) if isinstance(value, Fraction) else value, "unit": cell.unit}


def pairs(title: str, rows: Iterable[tuple[str, Cell]]) -> Section:
    return Section(title, ("", ""), tuple((Cell(Sentence(name)), cell) for name, cell in rows))
