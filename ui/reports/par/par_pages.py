"""A PAR sheet laid out: what stands on which page, and the list of contents."""

from collections.abc import Sequence
from fractions import Fraction
from hashlib import sha256

from kiosk.analysis.sheets.sheet import (
    CHANCES,
    ESTIMATED,
    NOT_CERTIFIED,
    PayTable,
    Sheet,
    Simple,
    Source,
    Strategy,
    WagerResult,
)
from kiosk.analysis.sheets.sheet_text import chance_table
from ui.reports import figures
from ui.reports.charts import chart_plot
from ui.reports.lettering import ASCENT, LEADING, elided, left, right, width, wrapped
from ui.reports.marks import ACCENT, BODY, SMALL, SOFT, TITLE, Mark, Paper, Style, across
from ui.reports.page_flow import Pages, Row, flow, kept, space
from ui.reports.page_tables import Bar, Cell, Column, table
from ui.reports.par.par_wagers import wager_rows
from ui.reports.prose import caption, chapter, listed, paragraph, section, small
from ui.reports.scales import linear

SIDE, TOP, BOTTOM = 56.0, 66.0, 62.0  # margins
_HEADER, _FOOTER = 40.0, 36.0  # baselines of the running lines, from the edges of the paper
_LONG = 250.0  # of a page must be left for a long chapter to begin there
_SOME, _HALF = 150.0, 400.0  # likewise, for a short one and for one with a chart
_HASH = 16  # digits of the counts' hash at the foot of each page


def par_pages(sheet: Sheet, paper: Paper) -> Pages:
    room = paper.width - 2 * SIDE
    pages = flow(_rows(sheet, room), paper.height - TOP - BOTTOM)
    return pages.set(SIDE, TOP, lambda number, count: _running(sheet, paper, number, count))


def counts_hash(sources: Sequence[Source]) -> str:
    """One hash for all counts that were priced: of the lines "name hash", as the last chapter has them."""
    lines = "".join(f"{source.name} {source.sha256}\n" for source in sources)
    return sha256(lines.encode()).hexdigest()


def _running(sheet: Sheet, paper: Paper, number: int, count: int) -> list[Mark]:
    end, foot = paper.width - SIDE, paper.height - _FOOTER
    page = f"page {number} of {count}"
    counts = f"counts {counts_hash(sheet.sources)[:_HASH]}"
    who = elided(f"{sheet.product} {sheet.version}, {sheet.game}", SMALL, (end - SIDE) / 2)
    marks: list[Mark] = [
        across(SIDE, end, foot - 12),
        left(SIDE, foot, who, SMALL),
        right(end - width(page, SMALL) - 18, foot, counts, SMALL),
        right(end, foot, page, SMALL),
    ]
    if number > 1:
        title = Style(SMALL.size, bold=True)
        marks += [
            left(SIDE, _HEADER, elided(figures.curly(sheet.title), title, (end - SIDE) / 2), title),
            right(end, _HEADER, "PAR sheet", SMALL),
            across(SIDE, end, _HEADER + 7),
        ]
    return marks


def _rows(sheet: Sheet, room: float) -> list[Row]:
    rows = [*_title(sheet, room), *_summary(sheet.wagers, room), space(26), *chapter(1, "Terms", room)]
    rows += table(
        [Column("Term", words=True), Column("Value", words=True), Column("Meaning", words=True)],
        [(term.name, term.value, term.words) for term in sheet.terms],
        room,
    )
    rows += [space(26), *chapter(2, "Wagers", room, _LONG)]
    for number, wager in enumerate(sheet.wagers):
        rows += [space(26)] if number else []
        rows += [*section(wager.title, wager.status, room), *wager_rows(wager, room)]
    rows += [space(26), *chapter(3, "Pay tables", room, _LONG)]
    for number, one in enumerate(sheet.tables):
        rows += [space(20)] if number else []
        rows += _pay_table(one, room)
    rows += [space(26), *chapter(4, "Strategy", room, _HALF if sheet.strategy.charts else _LONG)]
    rows += [*_strategy(sheet.strategy, sheet.wagers[0].unit, room)]
    rows += [space(26), *chapter(5, "Method", room, _SOME), *listed(sheet.notes, room)]
    rows += [space(26), *chapter(6, "Counts", room), *_counts(sheet.sources, room)]
    return rows


def _title(sheet: Sheet, room: float) -> list[Row]:
    label = Style(9, bold=True, colour=ACCENT)
    height = TITLE.size * 1.2
    lines = [
        Row(height, (left(0, TITLE.size * ASCENT, one, TITLE),))
        for one in wrapped(figures.curly(sheet.title), TITLE, room, most=4)
    ]
    words = f"{sheet.product} {sheet.version}, {sheet.game}. {NOT_CERTIFIED}"
    return kept([Row(16, (left(0, 9, "PAR sheet", label),)), *lines, Row(5), *paragraph(words, room), Row(20)])


def _summary(wagers: Sequence[WagerResult], room: float) -> list[Row]:
    main = wagers[0]
    half = Fraction(main.interval.half) if main.interval else Fraction()
    great = [
        (figures.percent(main.edge, 3), f"house edge, per {main.unit}{_within(main, half)}"),
        (figures.percent(main.risk, 3), f"element of risk, of all staked{_within(main, half / main.stake)}"),
        (figures.percent(main.rtp, 3), f"return, of all staked{_within(main, half / main.stake)}"),
    ]
    if main.deviation is not None:
        estimated = f", {ESTIMATED}" if main.status == ESTIMATED else ""
        great.append((figures.plain(main.deviation, 3), f"standard deviation, in {main.unit}s{estimated}"))
    columns = [
        Column("Wager", words=True),
        Column("Per", words=True),
        *map(Column, ("EV", "House edge", "Element of risk", "Return", "Deviation", "Hit frequency")),
    ]
    body = [_summed(wager) for wager in wagers]
    return [_great(great, room), Row(18, keep=True), *table(columns, body, room)]


def _within(wager: WagerResult, half: Fraction) -> str:
    """How far a figure may be off that was estimated; what is staked is exact."""
    if wager.status != ESTIMATED:
        return ""
    return f", \N{PLUS-MINUS SIGN}{figures.percent(half, 3)} (95%), {ESTIMATED}"


def _great(pairs: Sequence[tuple[str, str]], room: float) -> Row:
    """A few large figures side by side, each over its name."""
    number, name = Style(19, bold=True, colour=ACCENT), Style(7, colour=SOFT)
    step = room / len(pairs)
    marks: list[Mark] = [across(0, room, 0, ACCENT, 1)]
    for place, (figure, words) in enumerate(pairs):
        x = place * step
        marks.append(left(x, 30, figure, number))
        lines = wrapped(words, name, step - 10)
        marks += [left(x, 43 + line * name.size * LEADING, one, name) for line, one in enumerate(lines)]
    return Row(56, (*marks, across(0, room, 56)), keep=True)


def _summed(wager: WagerResult) -> tuple[str, ...]:
    estimated = f", {ESTIMATED}" if wager.status == ESTIMATED else ""
    return (
        f"{wager.title}{estimated}",
        wager.unit,
        figures.signed(wager.ev, 6),
        figures.percent(wager.edge, 4),
        figures.percent(wager.risk, 4),
        figures.percent(wager.rtp, 4),
        "" if wager.deviation is None else figures.plain(wager.deviation, 4),
        "" if wager.hit_frequency is None else figures.percent(wager.hit_frequency, 4),
    )


def _pay_table(one: PayTable, room: float) -> list[Row]:
    body = [
        (
            figures.spoken(line.name),
            line.pays,
            figures.whole(line.weight),
            figures.plain(line.probability, 12),
            figures.plain(line.returned),
        )
        for line in one.lines
    ]
    returned = sum((line.returned for line in one.lines), Fraction())
    body.append(("Total", "", figures.whole(one.total), "1", figures.plain(returned)))
    columns = [
        Column("Line", words=True),
        Column("Pays", words=True),
        *map(Column, ("Weight", "Probability", "Returned")),
    ]
    clauses = [*small(f"Printed in {', '.join(one.clauses)}.", room), Row(3)] if one.clauses else []
    return [
        *section(one.title, one.status, room),
        *(row._replace(keep=True) for row in clauses),
        *table(columns, body, room, total=True),
    ]


def _strategy(strategy: Strategy, unit: str, room: float) -> list[Row]:
    rows = listed(strategy.rules, room)
    if strategy.status == ESTIMATED:
        rows = [*small("Estimated by simulation.", room), space(6), *rows]
    if strategy.remark:
        rows = [*paragraph(strategy.remark, room, BODY._replace(bold=True)), space(6), *rows]
    scale = linear(0, 1, lambda share: f"{share:.0%}", ticks=4)
    rates: list[tuple[Cell, ...]] = [
        (figures.spoken(rate.name), figures.percent(rate.share), Bar(float(rate.share))) for rate in strategy.rates
    ]
    columns = [Column("Decision", words=True), Column("Share of rounds"), Column("", scale=scale)]
    rows += [space(14), *caption("How often each is decided", room), *table(columns, rates, room)]
    for chart in strategy.charts:
        rows += [space(18), *caption(chart.title, room), chart_plot(chart, room)]
    if strategy.chances:
        ranks, *lines = chance_table(strategy.chances)
        columns = [Column("Cards", words=True), *map(Column, ranks.split())]
        rows += [space(18), *caption(CHANCES, room), *table(columns, [tuple(line.split()) for line in lines], room)]
    return rows + (_simple(strategy, strategy.simple, unit, room) if strategy.simple else [])


def _simple(strategy: Strategy, simple: Simple, unit: str, room: float) -> list[Row]:
    estimated = f", {ESTIMATED}" if strategy.status == ESTIMATED else ""
    play = "play above" if strategy.remark else "best play"
    pairs = [
        (f"EV per {unit}{estimated}", figures.signed(simple.ev)),
        (f"Less than the {play}", figures.plain(simple.cost, 9)),
    ]
    return kept(
        [
            space(20),
            *section("A simple strategy", "", room),
            *listed(simple.rules, room),
            space(6),
            *table([Column("", words=True), Column("")], pairs, room / 2),
        ]
    )


def _counts(sources: Sequence[Source], room: float) -> list[Row]:
    body = [(source.name, source.sha256) for source in sources]
    body.append(("all of them", counts_hash(sources)))
    how = (
        "The last hash stands, shortened, at the foot of each page. It is the SHA-256 of the lines above it, each "
        "of them name, space, hash and line feed."
    )
    return [
        *table([Column("Counts", words=True), Column("SHA-256", words=True)], body, room, total=True),
        space(4),
        *small(how, room),
    ]
