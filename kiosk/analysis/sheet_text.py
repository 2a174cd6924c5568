"""A sheet as text of a hundred columns, with bars for plots. Pure."""

import textwrap
from collections.abc import Iterator, Sequence
from decimal import Decimal
from fractions import Fraction

from kiosk.analysis.measures import NORMAL, ROUNDS, decimal_text, to_decimal
from kiosk.analysis.sheet import CHANCES, ESTIMATED, Chart, PayTable, Progressive, Sheet, Strategy, WagerResult
from kiosk.cards import RANKS

WIDTH = 100
_BAR = 40
_BARS = 24  # outcomes that are drawn one by one; beyond, neighbours are taken together


def as_text(sheet: Sheet) -> str:
    """The whole sheet."""
    lines = [
        f"{sheet.title}: PAR sheet",
        "=" * WIDTH,
        f"{sheet.product} {sheet.version}, {sheet.game}. Not certified for real-money play.",
        *_section("Terms"),
        *(f"  {term.name:<20} {_cut(term.value, 30):<30} {_cut(term.words, WIDTH - 54)}" for term in sheet.terms),
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
    main = sheet.wagers[0]
    lines = [sheet.title, "=" * len(sheet.title), *_strategy(sheet.strategy)]
    lines.append("")
    lines.append(
        f"  The best play returns {_signed(main.ev)} per {main.unit}, {_percent(main.rtp)} of all that is staked."
    )
    return "\n".join(lines) + "\n"


def _strategy(strategy: Strategy) -> Iterator[str]:
    """How the game is best played, its rates and charts, and what the simple way costs."""
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
        yield from (f"  {line}" for line in strategy.chances)
    if simple := strategy.simple:
        yield from ("", "  A simple strategy:")
        for rule in simple.rules:
            yield from _wrapped(rule)
        less = f"{to_decimal(simple.cost, 9):f} less than the best play" if simple.cost else "as the best play does"
        yield f"  It returns {_signed(simple.ev)} a round, {less}."


def _chart(chart: Chart) -> Iterator[str]:
    down = RANKS[::-1]
    yield ""
    yield f"  {chart.title}: {', '.join(f'{letter} {words}' for letter, words in chart.legend)}"
    yield "  (suited above the diagonal, unsuited below)"
    yield f"      {' '.join(down)}"
    for rank, row in zip(down, chart.rows, strict=True):
        yield f"    {rank} {' '.join(row)}"


def _wager(wager: WagerResult) -> list[str]:
    estimated = f", {ESTIMATED}" if wager.status == ESTIMATED else ""
    lines = _section(_cut(f"{wager.title}{estimated}", WIDTH))
    figures = [
        (f"EV per {wager.unit}", _signed(wager.ev)),
        (f"house edge, per {wager.unit}", _percent(wager.edge)),
        ("element of risk, per all that is staked", _percent(wager.risk)),
        ("return to player, of all that is staked", _percent(wager.rtp)),
        (f"staked on average, in {wager.unit}s", _plain(wager.stake)),
    ]
    if wager.hit_frequency is not None:
        figures.append(("hit frequency, rounds with a net win", _percent(wager.hit_frequency)))
    if wager.deviation is not None:
        figures.append((f"standard deviation, in {wager.unit}s", f"{wager.deviation:.6f}"))
    if interval := wager.interval:
        figures.append((f"standard error of EV, {interval.rounds:,} rounds", f"{interval.error:.9f}"))
        figures.append(("EV with 95% confidence", f"{interval.low:+.9f} to {interval.high:+.9f}"))
    if wager.progressive:
        figures += _progressive(wager.progressive)
    lines += [f"  {name:<48} {value:>24}" for name, value in figures]
    lines += [f"  EV is exactly {part}" for part in _fraction(wager.ev) if wager.status != ESTIMATED]
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
    estimated = f", {ESTIMATED}" if table.status == ESTIMATED else ""
    lines = _section(_cut(f"{table.title}{clauses}{estimated}", WIDTH))
    lines.append(f"  {'line':<39} {'pays':<15} {'weight':>18} {'probability':>12} {'returned':>9}")
    for line in table.lines:
        lines.append(
            f"  {_cut(line.name, 39):<39} {_cut(line.pays, 15):<15} {_weight(line.weight):>18} "
            f"{to_decimal(line.probability, 9):>12f} {to_decimal(line.returned, 6):>9f}"
        )
    total = sum((line.returned for line in table.lines), Fraction())
    lines.append(f"  {'':<39} {'':<15} {_weight(table.total):>18} {'1':>12} {to_decimal(total, 6):>9f}")
    return lines


def _section(title: str) -> list[str]:
    return ["", title, "-" * min(WIDTH, len(title))]


def _wrapped(text: str) -> Sequence[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="  - ", subsequent_indent="    ")


def _fraction(value: Fraction) -> Sequence[str]:
    """Exactly, if it fits."""
    text = f"{value.numerator}/{value.denominator}"
    return [text] if len(text) <= WIDTH - 8 else []


def _weight(value: int) -> str:
    text = f"{value:,}"
    return text if len(text) <= 18 else f"{Decimal(value):.9e}"


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 3] + "..."


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
