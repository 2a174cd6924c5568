"""A sheet as text of a hundred columns, with bars for plots. Pure."""

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import zip_longest

from kiosk.analysis.pricing.measures import NORMAL, ROUNDS, decimal_text, to_decimal
from kiosk.analysis.pricing.simple_strategies import DOWN, hole_name
from kiosk.analysis.sheets.sheet import (
    CHANCES,
    ESTIMATED,
    EXACT,
    NOT_CERTIFIED,
    Chart,
    PayTable,
    Progressive,
    Sheet,
    Simple,
    Strategy,
    WagerResult,
)

WIDTH = 100
_BAR = 40
_BARS = 24  # outcomes that are drawn one by one; beyond, neighbours are taken together
_TERM = ("<20", "<30", "<46")  # columns: to which side their text keeps, and how wide they are
_LINE = ("<36", "<13", ">25", ">11", ">9")


def as_text(sheet: Sheet) -> str:
    lines = [
        f"{sheet.title}: PAR sheet",
        "=" * WIDTH,
        f"{sheet.product} {sheet.version}, {sheet.game}. {NOT_CERTIFIED}",
        *_section("Terms"),
        *(line for term in sheet.terms for line in _row(_TERM, term)),
    ]
    for wager in sheet.wagers:
        lines += _wager(wager)
    for table in sheet.tables:
        lines += _table(table)
    lines += [*_section("Strategy"), *_strategy(sheet.strategy)]
    lines += _section("Method")
    for note in sheet.notes:
        lines += _wrapped(note)
    lines += _section("Counts")
    lines += [f"  {source.name:<20} sha-256 {source.sha256}" for source in sheet.sources]
    return "\n".join(lines) + "\n"


def as_strategy(sheet: Sheet) -> str:
    """The strategy alone, with what it returns."""
    main, play = sheet.wagers[0], "This play" if sheet.strategy.remark else "The best play"
    lines = [sheet.title, "=" * len(sheet.title), *_strategy(sheet.strategy), ""]
    ev, rtp = f"{_signed(main.ev)} per {main.unit}", _percent(main.rtp)
    if found := main.interval:
        ev = f"{to_decimal(main.ev, 6):+f} +- {found.half:.6f} (95%), {ESTIMATED}, per {main.unit}"
        rtp = f"{to_decimal(main.rtp * 100, 3):f}%"
    lines += _indented(f"{play} returns {ev}: {rtp} of all that is staked.")
    return "\n".join(lines) + "\n"


def _strategy(strategy: Strategy) -> Iterator[str]:
    """How the game is best played, its rates and charts, and what the simple way costs."""
    if strategy.remark:
        yield f"  {strategy.remark}"
    if strategy.status == ESTIMATED:
        yield "  Found and judged by simulation; the rates are exact."
    for rule in strategy.rules:
        yield from _wrapped(rule)
    yield ""
    for rate in strategy.rates:
        yield f"  {rate.name:<36} {_percent(rate.share):>14}"
    for chart in strategy.charts:
        yield from _chart(chart)
    if strategy.chances:
        yield from ("", f"  {CHANCES}")
        yield from (f"  {line}" for line in chance_table(strategy.chances))
    if strategy.simple:
        yield from _simple(strategy, strategy.simple)


def _simple(strategy: Strategy, simple: Simple) -> Iterator[str]:
    yield from ("", "  A simple strategy:")
    for rule in simple.rules:
        yield from _wrapped(rule)
    places, estimated = (6, f", {ESTIMATED}") if strategy.status == ESTIMATED else (9, "")
    play = "the play above" if strategy.remark else "the best play"
    compared = f"as {play} does"
    if simple.cost:
        compared = f"{to_decimal(abs(simple.cost), places):f} {'less' if simple.cost > 0 else 'more'} than {play}"
    yield f"  It returns {to_decimal(simple.ev, places):+f} a round{estimated}, {compared}."


def _chart(chart: Chart) -> Iterator[str]:
    yield ""
    yield f"  {chart.title}: {', '.join(f'{letter} {words}' for letter, words in chart.legend)}"
    yield "  (suited above the diagonal, unsuited below)"
    yield f"      {' '.join(DOWN)}"
    for rank, row in zip(DOWN, chart.rows, strict=True):
        yield f"    {rank} {' '.join(row)}"


def _wager(wager: WagerResult) -> list[str]:
    estimated = f", {ESTIMATED}" if wager.status == ESTIMATED else ""
    lines = _section(f"{wager.title}{estimated}")
    returned = "return at this pool" if wager.progressive else "return to player"
    figures = [
        (f"EV per {wager.unit}", _signed(wager.ev)),
        (f"house edge, per {wager.unit}", _percent(wager.edge)),
        ("element of risk, of all that is staked", _percent(wager.risk)),
        (f"{returned}, of all that is staked", _percent(wager.rtp)),
        (f"staked on average, in {wager.unit}s", _plain(wager.stake)),
    ]
    if wager.hit_frequency is not None:
        figures.append(("hit frequency, rounds with a net win", _percent(wager.hit_frequency)))
    if wager.deviation is not None:
        figures.append((f"standard deviation, in {wager.unit}s", f"{wager.deviation:.6f}"))
    if wager.variance is not None:
        figures.append(("variance", _plain(wager.variance)))
    if interval := wager.interval:
        figures.append((f"standard error of EV, {interval.rounds:,} rounds", f"{interval.error:.9f}"))
        figures.append(("EV with 95% confidence", f"{interval.low:+.9f} to {interval.high:+.9f}"))
    if wager.progressive:
        figures += _progressive(wager.progressive)
    lines += [f"  {name:<48} {value:>24}" for name, value in figures]
    lines += [f"  EV is exactly {part}" for part in _fraction(wager.ev) if wager.status != ESTIMATED]
    if wager.warning:
        lines += ["", *_indented(wager.warning)]
    if wager.outcomes:
        ways = f"{wager.total:,} ways" if wager.status != ESTIMATED else ESTIMATED
        lines += ["", f"  Net results in {wager.unit}s ({ways})", *_bars(wager)]
        lines += ["", *_bands(wager)]
    return lines


def _progressive(progressive: Progressive) -> list[tuple[str, str]]:
    break_even = "none" if progressive.break_even is None else _dollars(progressive.break_even)
    return [
        ("EV as a function of the pool", f"{_signed(progressive.fixed)} + pool x {decimal_text(progressive.slope)}"),
        (f"return at the seed of {_dollars(progressive.seed)}", _percent(progressive.rtp_at_seed)),
        (f"return at the meter of {_dollars(progressive.meter)}", _percent(progressive.rtp_at_meter)),
        ("pool at which the wager breaks even", break_even),
        (f"return in the long run, {_plain(progressive.contribution)} contributed", _percent(progressive.long_run)),
    ]


def _bars(wager: WagerResult) -> Iterator[str]:
    """The distribution; where there are many outcomes, rare neighbours share a bar."""
    groups: list[tuple[Fraction, Fraction, Fraction]] = []
    least = Fraction(1, 1000) if len(wager.outcomes) > _BARS else Fraction()
    for one in wager.outcomes:
        if groups and one.probability < least and groups[-1][2] < least:
            low, _, share = groups[-1]
            groups[-1] = (low, one.net, share + one.probability)
        else:
            groups.append((one.net, one.net, one.probability))
    most = max(share for _, _, share in groups)
    for low, high, share in groups:
        name = _short(low) if low == high else f"{_short(low)} to {_short(high)}"
        bar = "#" * round(share / most * _BAR) or "."
        yield f"  {name:>22} {_percent(share):>14}  {bar}"


def _bands(wager: WagerResult) -> Iterator[str]:
    yield "  Actual return by number of rounds (normal approximation)"
    yield f"  {'rounds':>12}" + "".join(f"{f'{percent}% of the time':>26}" for percent in NORMAL)
    for rounds in ROUNDS:
        bounds = "".join(
            f"{f'{band.low * 100:.3f}% to {band.high * 100:.3f}%':>26}" for band in wager.bands if band.rounds == rounds
        )
        yield f"  {rounds:>12,}{bounds}"


def _table(table: PayTable) -> list[str]:
    clauses = f" ({', '.join(table.clauses)})" if table.clauses else ""
    status = "" if table.status == EXACT else f", {table.status}"
    lines = _section(f"{table.title}{clauses}{status}")
    lines += _row(_LINE, ("line", "pays", "weight", "probability", "returned"))
    for line in table.lines:
        name, probability = line.name.replace("-", " "), f"{to_decimal(line.probability, 9):f}"
        lines += _row(_LINE, (name, line.pays, f"{line.weight:,}", probability, _plain(line.returned)))
    total = sum((line.returned for line in table.lines), Fraction())
    lines += _row(_LINE, ("", "", f"{table.total:,}", "1", _plain(total)))
    return lines


def _section(title: str) -> list[str]:
    lines = textwrap.wrap(title, WIDTH)
    return ["", *lines, "-" * max(map(len, lines))]


def _row(columns: Sequence[str], cells: Sequence[str]) -> Iterator[str]:
    """A row of a table; a cell that is wider than its column goes on below."""
    parts = [textwrap.wrap(cell, int(column[1:])) for column, cell in zip(columns, cells, strict=True)]
    for texts in zip_longest(*parts, fillvalue=""):
        line = " ".join(f"{text:{column}}" for column, text in zip(columns, texts, strict=True))
        yield f"  {line}".rstrip()


def _wrapped(text: str) -> Sequence[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="  - ", subsequent_indent="    ")


def _indented(text: str) -> Sequence[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="  ", subsequent_indent="  ")


def _fraction(value: Fraction) -> Sequence[str]:
    """Exactly, if it fits."""
    text = str(value)
    return [text] if len(text) <= WIDTH - 8 else []


def _percent(value: Fraction) -> str:
    return f"{to_decimal(value * 100, 6):f}%"


def _signed(value: Fraction) -> str:
    return f"{to_decimal(value, 9):+f}"


def _plain(value: Fraction) -> str:
    return f"{to_decimal(value, 6):f}"


def _short(value: Fraction) -> str:
    """A net result as people write it: +3, -0.5, +1.5."""
    return f"{to_decimal(value, 3).normalize():+,f}"


def _dollars(value: Fraction) -> str:
    return f"${to_decimal(value, 2):,f}"


def chance_table(found: Mapping[str, Fraction]) -> tuple[str, ...]:
    """These chances in percent, as lines: suited above the diagonal, on it pairs, and last the suited pairs."""
    places = range(len(DOWN))
    head = "      " + "".join(f"{rank:>6}" for rank in DOWN)
    rows = [f"{DOWN[row]:>6}" + "".join(_cell(found[hole_name(row, column)]) for column in places) for row in places]
    return (head, *rows, "suited" + "".join(_cell(found[f"{rank}{rank}s"]) for rank in DOWN))


def _cell(chance: Fraction) -> str:
    return f"{to_decimal(100 * chance, 1):>6}"
