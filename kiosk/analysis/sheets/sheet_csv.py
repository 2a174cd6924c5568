"""A sheet as CSV: one row a line, every figure as its fraction and its decimal. Pure."""

import csv
import io
from collections.abc import Iterator
from fractions import Fraction

from kiosk.analysis.pricing.measures import decimal_text, in_lowest_terms
from kiosk.analysis.sheets.sheet import NOT_CERTIFIED, Sheet, WagerResult

HEADER = ("part", "of", "name", "pays", "weight", "fraction", "decimal")
Row = tuple[object, ...]


def as_csv(sheet: Sheet) -> str:
    """The whole sheet. A row says of which part it is, of which wager or table, and its figure."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(HEADER)
    writer.writerows(_rows(sheet))
    return text.getvalue()


def _rows(sheet: Sheet) -> Iterator[Row]:
    about = {"product": sheet.product, "version": sheet.version, "notice": NOT_CERTIFIED, "game": sheet.game}
    for name, value in about.items():
        yield ("sheet", "", name, value, "", "", "")
    for term in sheet.terms:
        yield ("term", "", term.name, term.value, "", "", "")
    for wager in sheet.wagers:
        yield from _wager(wager)
    for table in sheet.tables:
        for line in table.lines:
            yield ("probability", table.title, line.name, line.pays, line.weight, *_figure(line.probability))
            yield ("returned", table.title, line.name, line.pays, line.weight, *_figure(line.returned))
    for rate in sheet.strategy.rates:
        yield ("rate", "", rate.name, "", "", *_figure(rate.share))
    for two, chance in sheet.strategy.chances.items():
        yield ("chance", "", two, "", "", *_figure(chance))
    if sheet.strategy.remark:
        yield ("strategy", "", "remark", sheet.strategy.remark, "", "", "")
    if simple := sheet.strategy.simple:
        yield ("simple", "", "ev", "", "", *_figure(simple.ev))
        yield ("simple", "", "cost", "", "", *_figure(simple.cost))
    for source in sheet.sources:
        yield ("counts", "", source.name, source.sha256, "", "", "")
    for note in sheet.notes:
        yield ("note", "", note, "", "", "", "")


def _wager(wager: WagerResult) -> Iterator[Row]:
    figures = {
        "ev": wager.ev,
        "average_stake": wager.stake,
        "rtp": wager.rtp,
        "house_edge": wager.edge,
        "element_of_risk": wager.risk,
        "hit_frequency": wager.hit_frequency,
        "variance": wager.variance,
        **(wager.progressive._asdict() if wager.progressive else {}),
    }
    for name, value in figures.items():
        if value is not None:
            yield ("wager", wager.name, name, wager.status, "", *_figure(value))
    if wager.deviation is not None:
        yield ("wager", wager.name, "standard_deviation", wager.status, "", "", decimal_text(wager.deviation))
    if interval := wager.interval:
        yield ("wager", wager.name, "standard_error", wager.status, interval.rounds, "", decimal_text(interval.error))
        yield ("wager", wager.name, "low_95", wager.status, interval.rounds, "", decimal_text(interval.low))
        yield ("wager", wager.name, "high_95", wager.status, interval.rounds, "", decimal_text(interval.high))
    if wager.warning:
        yield ("wager", wager.name, "warning", wager.warning, "", "", "")
    for one in wager.outcomes:
        yield ("outcome", wager.name, in_lowest_terms(one.net), "", one.weight, *_figure(one.probability))
    for band in wager.bands:
        yield ("band", wager.name, f"{band.percent}% low", "", band.rounds, "", decimal_text(band.low))
        yield ("band", wager.name, f"{band.percent}% high", "", band.rounds, "", decimal_text(band.high))


def _figure(value: Fraction) -> tuple[str, str]:
    return in_lowest_terms(value), decimal_text(value)
