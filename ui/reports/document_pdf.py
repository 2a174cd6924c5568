"""`document_pdf`: any report of the table as a PDF. The same document gives the same bytes."""

from kiosk.base.words import Sentence, mark
from kiosk.reports.document import Document, Section
from ui.reports import figures, lettering, painting, pdf_file
from ui.reports.cell_text import cell_text
from ui.reports.lettering import ASCENT, elided, left, right, width
from ui.reports.marks import A4, ACCENT, CELL, SMALL, TITLE, Mark, Paper, Style, across
from ui.reports.page_flow import Pages, Row, beside, flow, kept, space
from ui.reports.page_tables import GAP, Column, table
from ui.reports.prose import listed, section, small

SIDE, TOP, BOTTOM = 48.0, 60.0, 56.0  # margins
_HEADER, _FOOTER = 36.0, 32.0  # baselines of the running lines, from the edges of the paper
_BETWEEN = 28.0  # two short tables side by side
_WIDE = 9  # a table of more columns wants the paper turned
_ON_EACH_PAGE = {"Configuration": mark("configuration {hash}"), "Software": mark("software {hash}")}  # and the version
_LEDGERS = {"live": mark("Live ledger"), "demonstration": mark("Demonstration ledger"), "test": mark("Test ledger")}
_SHORT = 16  # digits of a hash
_TALL = 14  # rows of a table that stands beside another, at most


def document_pdf(document: Document) -> bytes:
    """The report on paper, which is turned if a table is wide."""
    painting.need_application()
    lettering.load_fonts()
    wide = any(len(one.columns) > _WIDE for one in document.sections)
    paper = Paper(A4.name, A4.height, A4.width) if wide else A4
    pages = document_pages(document, paper)
    title, version = document.language.say(document.title), document.heading_words().get("Version", "croupier")
    drawn = painting.as_pdf(pages, paper, title, version)
    return pdf_file.tidied(drawn, pages.entries, paper.height)


def document_pages(document: Document, paper: Paper) -> Pages:
    room = paper.width - 2 * SIDE
    pages = flow(_rows(document, room), paper.height - TOP - BOTTOM)
    return pages.set(SIDE, TOP, lambda number, count: _running(document, paper, number, count))


def _rows(document: Document, room: float) -> list[Row]:
    """Tables one below the other; two that follow each other and are narrow stand side by side."""
    rows = [*_title(document, room), space(16)]
    half, say = (room - _BETWEEN) / 2, document.language.say
    waiting = list(document.sections)
    while waiting:
        pair = waiting[:2]
        if len(pair) == 2 and all(_is_narrow(one, document, half) for one in pair):
            first, second = (_section(one, document, half) for one in pair)
            both = beside(first, second, half + _BETWEEN)
            rows += [both._replace(entry=(0, f"{say(pair[0].title)}, {say(pair[1].title)}")), space(18)]
            waiting = waiting[2:]
        else:
            one = waiting.pop(0)
            rows += [*_section(one, document, half if _is_narrow(one, document, half) else room), space(18)]
    if document.notes:
        rows += kept([*section(say("Notes"), "", room), *listed(tuple(map(say, document.notes)), room)])
    return [row._replace(entry=(0, row.entry[1])) if row.entry else row for row in rows]


def _is_narrow(one: Section, document: Document, room: float) -> bool:
    """Whether it fits beside another, and is short enough to stay on one page with it."""
    if len(one.rows) > _TALL:
        return False
    texts = [tuple(map(document.language.say, one.columns)), *_cells(one, document)]
    widths = (max(width(row[place], CELL) for row in texts) for place in range(len(one.columns)))
    return sum(widths) + GAP * (len(one.columns) - 1) <= room


def _cells(one: Section, document: Document) -> list[tuple[str, ...]]:
    return [tuple(cell_text(cell, document.zone, document.language) for cell in row) for row in one.rows]


def _title(document: Document, room: float) -> list[Row]:
    tag = Style(9, bold=True, colour=ACCENT)
    say, ledger = document.language.say, dict(document.heading).get("Ledger")
    kind = _LEDGERS[str(ledger.values["kind"])] if isinstance(ledger, Sentence) else mark("Report")
    lines = [
        Row(16, (left(0, 9, say(kind), tag),)),
        Row(TITLE.size * 1.3, (left(0, TITLE.size * ASCENT, say(document.title), TITLE),)),
    ]
    heading = [(say(name), words) for name, words in document.heading_words().items()]
    names = [Column("", words=True), Column("", words=True)]
    return kept([*lines, Row(4), *table(names, heading, room)])


def _section(one: Section, document: Document, room: float) -> list[Row]:
    say = document.language.say
    heading = section(say(one.title), "", room)
    if not one.rows:
        return [*heading, *small(say(one.empty), room)]
    figured = [any(row[place].right for row in one.rows) for place in range(len(one.columns))]
    columns = [
        Column(figures.spoken(say(title)), words=not figure) for title, figure in zip(one.columns, figured, strict=True)
    ]
    body = [tuple(map(figures.curly, row)) for row in _cells(one, document)]
    return [*heading, *table(columns, body, room)]


def _running(document: Document, paper: Paper, number: int, count: int) -> list[Mark]:
    end, foot = paper.width - SIDE, paper.height - _FOOTER
    head, say = document.heading_words(), document.language.say
    page = say("page {number} of {count}", number=number, count=count)
    said = [head["Version"]] if "Version" in head else []
    said += [say(words, hash=head[name][:_SHORT]) for name, words in _ON_EACH_PAGE.items() if name in head]
    who = elided(",  ".join((*said, head.get("Certification", ""))), SMALL, end - SIDE - width(page, SMALL) - 18)
    marks: list[Mark] = [
        across(SIDE, end, foot - 12),
        left(SIDE, foot, who, SMALL),
        right(end, foot, page, SMALL),
    ]
    if number > 1:
        title = Style(SMALL.size, bold=True)
        of = elided(head.get("Period", head.get("Read", "")), SMALL, (end - SIDE) * 0.7)
        marks += [
            left(SIDE, _HEADER, say(document.title), title),
            right(end, _HEADER, of, SMALL),
            across(SIDE, end, _HEADER + 7),
        ]
    return marks
