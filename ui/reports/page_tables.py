"""Tables: figures under each other, digit under digit; a column of bars if wanted. A page break repeats the head."""

from collections.abc import Sequence
from typing import NamedTuple

from ui.reports.lettering import ASCENT, LEADING, centred, left, right, width, wrapped
from ui.reports.marks import ACCENT, CELL, FAINT, INK, SMALL, Mark, Style, Text, across, box, upright
from ui.reports.page_flow import Row, kept
from ui.reports.scales import Scale

GAP = 12.0  # between columns
_BAR = 6.0  # high
_PAD = 1.6  # above and below the text of a row
_SIZES = (CELL.size, 7.5, 7, 6.5, 6)
_SHORT = 18  # so many rows are not divided
_TOGETHER = 4  # so many at either end stay on one page
_MOST_LINES = 12  # of a cell
_LEAST_WORDS, _LEAST_BARS = 60.0, 110.0


class Column(NamedTuple):
    """A column: figures, words that may be broken into lines, or bars on a scale."""

    title: str
    words: bool = False
    scale: Scale | None = None


class Bar(NamedTuple):
    """A bar that ends at this value of its column's scale."""

    value: float
    colour: str = ACCENT


Cell = str | Bar


def table(columns: Sequence[Column], body: Sequence[Sequence[Cell]], room: float, *, total: bool = False) -> list[Row]:
    """The table, as wide as the room. With `total` its last row is a sum, set off by a line."""
    size, widths = _fitting(columns, body, room)
    head = _head(columns, widths, room)
    rows = []
    for number, cells in enumerate(body):
        left_to_come = len(body) - 1 - number
        look = Style(size, bold=total and not left_to_come)
        row = _row(columns, widths, cells, look)
        strong = not left_to_come or (total and left_to_come == 1)
        rule = across(0, room, row.height, INK, 0.6) if strong else across(0, room, row.height)
        keep = number < _TOGETHER - 1 or 0 < left_to_come < _TOGETHER
        rows.append(Row(row.height, (*row.marks, rule), keep=keep, head=(head,)))
    whole = [head._replace(keep=True), *rows]
    return kept(whole) if len(rows) <= _SHORT else whole


def line_height(style: Style) -> float:
    """From one row to the next."""
    return style.size * LEADING + 2 * _PAD


def baseline(style: Style) -> float:
    """Of the first line in a row."""
    return _PAD + style.size * (LEADING - 1.21) / 2 + style.size * ASCENT


def _fitting(columns: Sequence[Column], body: Sequence[Sequence[Cell]], room: float) -> tuple[float, list[float]]:
    """The largest size at which the figures stand in one line, and the widths of the columns."""
    for size in _SIZES:
        wanted = _wanted(columns, body, size)
        missing = sum(wanted) + GAP * (len(columns) - 1) - room
        if missing <= 0:
            return size, _filled(columns, wanted, -missing)
        words = [number for number, column in enumerate(columns) if column.words]
        spare = sum(max(wanted[number] - _LEAST_WORDS, 0) for number in words)
        if missing <= spare:
            for number in words:
                wanted[number] -= missing * max(wanted[number] - _LEAST_WORDS, 0) / spare
            return size, wanted
    widest = wanted.index(max(wanted))  # its figures are broken into lines, rather than any smaller
    wanted[widest] = max(wanted[widest] - missing, _LEAST_WORDS)
    shrink = (room - GAP * (len(columns) - 1)) / sum(wanted)
    return size, [one * min(shrink, 1) for one in wanted]


def _wanted(columns: Sequence[Column], body: Sequence[Sequence[Cell]], size: float) -> list[float]:
    looks = Style(size), Style(size, bold=True)  # in figures the bold one is narrower
    widths = []
    for number, column in enumerate(columns):
        cells = [row[number] for row in body]
        texts = [width(cell, look) for cell in cells if isinstance(cell, str) for look in looks]
        least = _LEAST_BARS if column.scale else 0
        widths.append(max(width(column.title, SMALL), least, *texts))
    return widths


def _filled(columns: Sequence[Column], widths: list[float], over: float) -> list[float]:
    """What is left over goes to the bars, else to words (the last if there is nothing else), else between columns."""
    bars = [number for number, column in enumerate(columns) if column.scale]
    words = [number for number, column in enumerate(columns) if column.words]
    if not bars and not words:
        return [one + over / (len(widths) - 1) * (number > 0) for number, one in enumerate(widths)]
    widths[bars[0] if bars else words[-1] if len(words) == len(columns) else words[0]] += over
    return widths


def _head(columns: Sequence[Column], widths: Sequence[float], room: float) -> Row:
    if not any(column.title or column.scale for column in columns):
        return Row(0, (across(0, room, 0, INK, 0.6),))
    height, y = line_height(SMALL) + 1, baseline(SMALL)
    marks: list[Mark] = []
    x = 0.0
    for column, wide in zip(columns, widths, strict=True):
        if column.scale:
            marks += _tick_names(column.scale, x, wide, y)
        else:
            marks.append(left(x, y, column.title, SMALL) if column.words else right(x + wide, y, column.title, SMALL))
        x += wide + GAP
    return Row(height, (*marks, across(0, room, height, INK, 0.6)))


def _tick_names(scale: Scale, x: float, wide: float, y: float) -> list[Text]:
    """What is written over the bars, from the last tick on as far as there is room."""
    start, length = _bar_room(scale, x, wide)
    marks: list[Text] = []
    for at, name in reversed(scale.ticks):
        mark = centred(start + at * length, y, name, SMALL)
        if not marks or mark.x + width(name, SMALL) + 3 <= marks[-1].x:
            marks.append(mark)
    return marks


def _row(columns: Sequence[Column], widths: Sequence[float], cells: Sequence[Cell], style: Style) -> Row:
    lines = [
        wrapped(cell, style, wide + 0.01, _MOST_LINES) if isinstance(cell, str) else []
        for cell, wide in zip(cells, widths, strict=True)
    ]
    height = max(map(len, lines)) * style.size * LEADING + 2 * _PAD
    marks: list[Mark] = []
    x = 0.0
    for column, wide, cell, texts in zip(columns, widths, cells, lines, strict=True):
        if column.scale:
            marks += _bar(column.scale, x, wide, height, cell)
        for number, text in enumerate(filter(None, texts)):
            y = baseline(style) + number * style.size * LEADING
            marks.append(left(x, y, text, style) if column.words else right(x + wide, y, text, style))
        x += wide + GAP
    return Row(height, tuple(marks))


def _bar(scale: Scale, x: float, wide: float, height: float, cell: Cell) -> list[Mark]:
    if not isinstance(cell, Bar):
        return []
    start, length = _bar_room(scale, x, wide)
    marks: list[Mark] = [upright(start + at * length, 0, height, FAINT) for at, _ in scale.ticks]
    bar = box(start, (height - _BAR) / 2, max(scale.place(cell.value) * length, 0.8), _BAR, cell.colour)
    return [*marks, bar]


def _bar_room(scale: Scale, x: float, wide: float) -> tuple[float, float]:
    """Where bars begin and how long the longest can be: what is written at either end needs room, too."""
    first, last = (width(name, SMALL) / 2 for _, name in (scale.ticks[0], scale.ticks[-1]))
    return x + first, wide - first - last
