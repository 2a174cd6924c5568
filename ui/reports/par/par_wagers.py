"""The part of a PAR sheet about one wager: its figures, its bands, its results, its progressive."""

from fractions import Fraction

from kiosk.analysis.sheets.sheet import ESTIMATED, Interval, Progressive, WagerResult
from ui.reports import figures, scales
from ui.reports.marks import ACCENT, CELL, SOFT, STRONG
from ui.reports.page_flow import Row, beside, space
from ui.reports.page_tables import Bar, Cell, Column, table
from ui.reports.par.sheet_plots import bands_plot, progressive_plot
from ui.reports.prose import caption, paragraph

_FIGURES = 0.53  # of the width; the plot beside has the rest
_BETWEEN = 22.0
_PLOT = 150.0  # high, at least
_PAIR = (Column("", words=True), Column(""))


def wager_rows(wager: WagerResult, room: float) -> list[Row]:
    first = (room - _BETWEEN) * _FIGURES
    second = room - _BETWEEN - first
    pairs = table(_PAIR, _figures(wager), first)
    if wager.status != ESTIMATED:
        words = f"EV is exactly {figures.fraction(wager.ev)} per {wager.unit}."
        pairs += [Row(5), *paragraph(words, first, CELL)]
    if wager.warning:
        pairs += [Row(5), *paragraph(wager.warning, first, CELL._replace(bold=True))]
    rows: list[Row] = []
    if wager.bands:
        title = caption("Actual return by number of rounds", second)
        height = max(_height(pairs) - _height(title), _PLOT)
        rows.append(beside(pairs, [*title, bands_plot(wager.bands, wager.rtp, second, height)], first + _BETWEEN))
    else:
        rows += pairs
    if wager.progressive:
        rows += [space(14), *_progressive(wager.progressive, first, second)]
    if wager.outcomes:
        rows += [space(16), *_bands(wager, room), space(16), *_outcomes(wager, room)]
    return rows


def _height(rows: list[Row]) -> float:
    return sum(row.height for row in rows)


def _figures(wager: WagerResult) -> list[tuple[str, str]]:
    returned = "Return at this pool" if wager.progressive else "Return to player"
    pairs = [
        (f"EV per {wager.unit}", figures.signed(wager.ev)),
        (f"House edge, per {wager.unit}", figures.percent(wager.edge)),
        ("Element of risk, of all that is staked", figures.percent(wager.risk)),
        (f"{returned}, of all that is staked", figures.percent(wager.rtp)),
        (f"Staked on average, in {wager.unit}s", figures.plain(wager.stake)),
    ]
    if wager.hit_frequency is not None:
        pairs.append(("Hit frequency, rounds with a net win", figures.percent(wager.hit_frequency)))
    if wager.deviation is not None:
        pairs.append((f"Standard deviation, in {wager.unit}s", figures.plain(wager.deviation)))
    if wager.variance is not None:
        pairs.append(("Variance", figures.plain(wager.variance)))
    return pairs + (_interval(wager.interval) if wager.interval else [])


def _interval(interval: Interval) -> list[tuple[str, str]]:
    return [
        ("Rounds simulated", figures.whole(interval.rounds)),
        ("Standard error of EV", figures.plain(interval.error, 9)),
        ("EV at least, with 95% confidence", figures.signed(interval.low)),
        ("EV at most, with 95% confidence", figures.signed(interval.high)),
    ]


def _progressive(progressive: Progressive, first: float, second: float) -> list[Row]:
    even = progressive.break_even
    pairs = [
        ("EV with an empty pool", figures.signed(progressive.fixed)),
        ("EV for each dollar in the pool", figures.signed(progressive.slope, 12)),
        (f"Return at the seed of {figures.dollars(progressive.seed)}", figures.percent(progressive.rtp_at_seed)),
        (f"Return at the meter of {figures.dollars(progressive.meter)}", figures.percent(progressive.rtp_at_meter)),
        ("Pool at which the wager breaks even", "none" if even is None else figures.dollars(even)),
        ("Contributed of each dollar", figures.plain(progressive.contribution)),
        ("Return in the long run", figures.percent(progressive.long_run)),
    ]
    left = [*caption("The pool", first), *table(_PAIR, pairs, first)]
    title = caption("Return by pool", second)
    height = max(_height(left) - _height(title), _PLOT)
    return [beside(left, [*title, progressive_plot(progressive, second, height)], first + _BETWEEN)]


def _bands(wager: WagerResult, room: float) -> list[Row]:
    percents = sorted({band.percent for band in wager.bands})
    bounds = {(band.rounds, band.percent): band for band in wager.bands}
    body = [
        (
            figures.whole(rounds),
            *(
                figures.percent(bound, 3)
                for percent in percents
                for bound in (bounds[rounds, percent].low, bounds[rounds, percent].high)
            ),
        )
        for rounds in sorted({band.rounds for band in wager.bands})
    ]
    columns = [Column("Rounds"), *(Column(title) for percent in percents for title in (f"{percent}% from", "to"))]
    return [
        *caption("Actual return by number of rounds, in figures (normal approximation)", room),
        *table(columns, body, room),
    ]


def _outcomes(wager: WagerResult, room: float) -> list[Row]:
    """Every net result: gains in full colour, losses in grey."""
    scale = scales.of_shares([float(one.probability) for one in wager.outcomes])
    body: list[tuple[Cell, ...]] = [
        (
            figures.net(one.net),
            figures.whole(one.weight),
            figures.plain(one.probability, 12),
            Bar(float(one.probability), _colour(one.net)),
        )
        for one in wager.outcomes
    ]
    body.append(("Total", figures.whole(wager.total), "1", ""))
    columns = [Column("Net"), Column("Weight"), Column("Probability"), Column("", scale=scale)]
    kind = ", bars on a logarithmic scale" if scale.logarithmic else ""
    title = f"Net results in {wager.unit}s{kind}"
    return [*caption(title, room), *table(columns, body, room, total=True)]


def _colour(net: Fraction) -> str:
    return ACCENT if net > 0 else SOFT if net < 0 else STRONG
