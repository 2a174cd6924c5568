"""Rows, one under the other, and how they become pages: what belongs together stays together. Pure."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from ui.reports.marks import Mark, moved


class Row(NamedTuple):
    """A strip of a page, as wide as its text, with marks counted from its upper left corner."""

    height: float
    marks: tuple[Mark, ...] = ()
    keep: bool = False  # on one page with the row that follows
    head: tuple["Row", ...] = ()  # drawn again where a page begins with this row
    space: bool = False  # falls away where a page begins
    needs: float = 0  # begins a page if less than this is left
    entry: tuple[int, str] | None = None  # a heading for the list of contents: its depth and its words


class Entry(NamedTuple):
    depth: int
    title: str
    page: int
    y: float


class Pages(NamedTuple):
    marks: tuple[tuple[Mark, ...], ...]
    entries: tuple[Entry, ...]

    def set(self, side: float, top: float, running: Callable[[int, int], Iterable[Mark]]) -> "Pages":
        """The same within these margins, with the running lines of each page, by its number and how many there are."""
        numbered = enumerate(self.marks, 1)
        marks = tuple((*moved(page, side, top), *running(number, len(self.marks))) for number, page in numbered)
        return Pages(marks, tuple(entry._replace(y=entry.y + top) for entry in self.entries))


def space(height: float) -> Row:
    """Room that is not needed at the top of a page."""
    return Row(height, space=True, keep=True)


def kept(rows: Iterable[Row]) -> list[Row]:
    """The rows, all on one page."""
    rows = list(rows)
    return [*(row._replace(keep=True) for row in rows[:-1]), *rows[-1:]]


def one_row(rows: Sequence[Row], right: float = 0) -> Row:
    """Several rows as one that is not divided."""
    marks: list[Mark] = []
    y = 0.0
    for row in rows:
        marks += moved(row.marks, right, y)
        y += row.height
    return Row(y, tuple(marks))


def beside(first: Sequence[Row], second: Sequence[Row], right: float) -> Row:
    """Two columns as one row; the second begins so far to the right."""
    one, other = one_row(first), one_row(second, right)
    return Row(max(one.height, other.height), one.marks + other.marks)


def flow(rows: Iterable[Row], height: float) -> Pages:
    """The rows on as many pages as they need, none higher than this."""
    pages: list[list[Mark]] = [[]]
    entries: list[Entry] = []
    y = 0.0
    for group in _groups(rows):
        high = sum(row.height for row in group)
        if y and y + max(high, group[0].needs) > height:
            pages.append([])
            y = 0.0
        for row in group:
            if y and y + row.height > height:  # a group that is higher than a page
                pages.append([])
                y = 0.0
            if row.space and not y:
                continue
            for one in (*(() if y else row.head), row):
                pages[-1] += moved(one.marks, 0, y)
                if one.entry:
                    entries.append(Entry(*one.entry, len(pages) - 1, y))
                y += one.height
    return Pages(tuple(map(tuple, pages)), tuple(entries))


def _groups(rows: Iterable[Row]) -> Iterator[list[Row]]:
    group: list[Row] = []
    for row in rows:
        if row.needs and group:
            yield group
            group = []
        group.append(row)
        if not row.keep:
            yield group
            group = []
    if group:
        yield group
