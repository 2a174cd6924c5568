"""A report on paper or on a screen: a title, what it is of, and tables. Text, CSV and JSON are made of it here.

Every cell keeps its value and its unit, so that whoever draws it can align it, and a program can count with it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from kiosk.audit.event_log import plain_dollars
from kiosk.base.clock import local, utc
from kiosk.rules.pay.money import MICROS_PER_CENT, dollars, exact_dollars

NOT_KNOWN = "not known"
Value = int | str | Fraction | bool | None


class Cell(NamedTuple):
    """A value: "text", "count", "cents", "micros", "percent" (a share, as a fraction), "moment" or "agrees"."""

    value: Value
    unit: str = "text"

    @property
    def right(self) -> bool:
        """Whether it keeps to the right of its column, as figures do."""
        return self.unit in ("count", "cents", "micros", "percent")

    def shown(self, zone: str = "UTC") -> str:
        """As people read it."""
        value = self.value
        if value is None:
            return "" if self.unit in ("text", "moment") else NOT_KNOWN
        if isinstance(value, str):
            return value
        if self.unit == "percent":
            return f"{_percent(Fraction(value))}%"
        return _SHOWN[self.unit](int(value), zone)

    def plain(self) -> str:
        """As a spreadsheet takes it: dollars as a decimal number, a share in percent, a moment in UTC."""
        value = self.value
        if value is None or isinstance(value, str):
            return value or ""
        if self.unit == "percent":
            return _percent(Fraction(value))
        whole = int(value)
        if self.unit in ("cents", "micros"):
            return plain_dollars(whole * (MICROS_PER_CENT if self.unit == "cents" else 1))
        return utc(whole) if self.unit == "moment" else self.shown() if self.unit == "agrees" else str(value)


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
    "agrees": lambda value, _: "agrees" if value else "DIFFERS",
}
Row = tuple[Cell, ...]


class Section(NamedTuple):
    """A table under its title. Without rows, `empty` is said."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    empty: str = "None."


class Document(NamedTuple):
    """A report."""

    title: str
    heading: tuple[tuple[str, str], ...]
    sections: tuple[Section, ...]
    notes: tuple[str, ...] = ()
    zone: str = "UTC"  # in which its times are shown


def text_lines(document: Document) -> Iterator[str]:
    """For a terminal."""
    yield document.title
    yield "=" * len(document.title)
    wide = max((len(name) for name, _ in document.heading), default=0)
    yield from (f"{name:<{wide}}  {words}" for name, words in document.heading)
    for section in document.sections:
        yield ""
        yield section.title
        yield "-" * len(section.title)
        yield from _table_lines(section, document.zone)
    yield ""
    yield from (f"* {note}" for note in document.notes)


def _table_lines(section: Section, zone: str) -> Iterator[str]:
    if not section.rows:
        yield f"  {section.empty}"
        return
    texts = [[cell.shown(zone) for cell in row] for row in section.rows]
    right = [any(row[place].right for row in section.rows) for place in range(len(section.columns))]
    table = [list(section.columns), *texts] if any(section.columns) else texts
    wide = [max(len(row[place]) for row in table) for place in range(len(section.columns))]
    for row in table:
        cells = (f"{text:>{w}}" if r else f"{text:<{w}}" for text, w, r in zip(row, wide, right, strict=True))
        yield f"  {'  '.join(cells)}".rstrip()


def csv_rows(document: Document) -> Iterator[tuple[str, ...]]:
    """For a spreadsheet: every row begins with its section, and a section with the names of its columns."""
    yield ("report", document.title)
    yield from (("heading", *pair) for pair in document.heading)
    for section in document.sections:
        if any(section.columns):
            yield (section.title, *section.columns)
        yield from ((section.title, *(cell.plain() for cell in row)) for row in section.rows)
    yield from (("note", note) for note in document.notes)


def as_json(document: Document) -> dict[str, Any]:
    """For programs: every cell with its value and its unit; a share is an exact fraction."""
    return {
        "title": document.title,
        "heading": dict(document.heading),
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
    value = str(cell.value) if isinstance(cell.value, Fraction) else cell.value
    return {"value": value, "unit": cell.unit}


def pairs(title: str, rows: Iterable[tuple[str, Cell]]) -> Section:
    """A section of names and values."""
    return Section(title, ("", ""), tuple((Cell(name), cell) for name, cell in rows))
