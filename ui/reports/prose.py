"""Headings, paragraphs and captions as rows."""

from collections.abc import Iterable

from ui.reports import figures
from ui.reports.lettering import ASCENT, LEADING, left, right, width, wrapped
from ui.reports.marks import ACCENT, BODY, CHAPTER, SECTION, SMALL, Mark, Style, across
from ui.reports.page_flow import Row, kept, one_row, space

_INDENT = 16.0
_BASE = ASCENT + 0.04  # the baseline of a line, in sizes from its top
_MOST_LINES = 4  # of a heading
_CAPTION = Style(7.5, bold=True)


def _lines(text: str, style: Style, room: float, x: float = 0, most: int | None = None) -> list[Row]:
    lines = wrapped(figures.curly(text), style, room - x, most)
    return [Row(style.size * LEADING, (left(x, style.size * _BASE, one, style),)) for one in lines]


def chapter(number: int, title: str, room: float, needs: float = 0) -> list[Row]:
    """A heading of the first order; it begins a page if less than it needs is left."""
    style = CHAPTER._replace(colour=ACCENT)
    indent = width(f"{number}", style) + 9
    lines = _lines(title, CHAPTER, room, indent)
    lines[0] = Row(lines[0].height, (left(0, CHAPTER.size * _BASE, f"{number}", style), *lines[0].marks))
    whole = one_row(lines)
    rule = across(0, room, whole.height + 3, ACCENT, 1)
    return [Row(whole.height + 4, (*whole.marks, rule), keep=True, needs=needs, entry=(0, title)), space(8)]


def section(title: str, tag: str, room: float) -> list[Row]:
    """A heading of the second order; the tag stands at the other end of the line."""
    beside = width(tag, SMALL) + 10
    whole = one_row(_lines(title, SECTION, room - beside, most=_MOST_LINES))
    marks: tuple[Mark, ...] = whole.marks
    if tag:
        marks += (right(room, SECTION.size * _BASE, tag, SMALL),)
    return [Row(whole.height, marks, keep=True, entry=(1, title)), Row(5, keep=True)]


def caption(title: str, room: float) -> list[Row]:
    """What stands over a table or a plot."""
    return [row._replace(keep=True) for row in (*_lines(title, _CAPTION, room), Row(3))]


def paragraph(text: str, room: float, style: Style = BODY) -> list[Row]:
    """Lines of text, together on one page."""
    return kept(_lines(text, style, room))


def listed(sentences: Iterable[str], room: float) -> list[Row]:
    rows = []
    for number, sentence in enumerate(sentences, 1):
        lines = _lines(sentence, BODY, room, _INDENT)
        sign = left(0, BODY.size * _BASE, f"{number}", Style(BODY.size, colour=ACCENT, bold=True))
        lines[0] = Row(lines[0].height, (sign, *lines[0].marks))
        rows += [*kept(lines), space(4)]
    return rows[:-1]


def small(text: str, room: float) -> list[Row]:
    return kept(_lines(text, SMALL, room))
