"""A sheet as JSON values: every figure as an exact fraction in lowest terms, "p/q", beside its decimal. Pure."""

from decimal import Decimal
from fractions import Fraction

from kiosk.analysis.pricing.measures import decimal_text, in_lowest_terms
from kiosk.analysis.sheets.sheet import NOT_CERTIFIED, PayTable, Sheet, Strategy, WagerResult

Json = dict[str, object]


def as_json(sheet: Sheet) -> Json:
    """The whole sheet. EV is per unit of its wager: of the ante in a main game."""
    return {
        "product": sheet.product,
        "version": sheet.version,
        "notice": NOT_CERTIFIED,
        "game": sheet.game,
        "title": sheet.title,
        "terms": {term.name: term.value for term in sheet.terms},
        "wagers": {wager.name: _wager(wager) for wager in sheet.wagers},
        "tables": [_table(table) for table in sheet.tables],
        "strategy": _strategy(sheet.strategy),
        "notes": list(sheet.notes),
        "counts": {source.name: source.sha256 for source in sheet.sources},
    }


def _figures(**values: Fraction | None) -> Json:
    """Each value as "p/q", and beside it its decimal."""
    found: Json = {}
    for name, value in values.items():
        found[name] = None if value is None else in_lowest_terms(value)
        found[f"{name}_decimal"] = None if value is None else decimal_text(value)
    return found


def _bounds(low: Decimal, high: Decimal) -> Json:
    return {"low": decimal_text(low), "high": decimal_text(high)}


def _wager(wager: WagerResult) -> Json:
    interval = wager.interval
    return {
        "title": wager.title,
        "unit": wager.unit,
        "status": wager.status,
        "warning": wager.warning,
        **_figures(
            ev=wager.ev,
            average_stake=wager.stake,
            rtp=wager.rtp,
            house_edge=wager.edge,
            element_of_risk=wager.risk,
            hit_frequency=wager.hit_frequency,
            variance=wager.variance,
        ),
        "standard_deviation_decimal": None if wager.deviation is None else decimal_text(wager.deviation),
        "interval": interval
        and {
            "rounds": interval.rounds,
            "standard_error": decimal_text(interval.error),
            "percent": 95,
            **_bounds(interval.low, interval.high),
        },
        "progressive": wager.progressive and _figures(**wager.progressive._asdict()),
        "weights": wager.total,
        "distribution": [
            {**_figures(net=one.net), "weight": one.weight, **_figures(probability=one.probability)}
            for one in wager.outcomes
        ],
        "bands": [
            {"rounds": band.rounds, "percent": band.percent, **_bounds(band.low, band.high)} for band in wager.bands
        ],
    }


def _table(table: PayTable) -> Json:
    return {
        "wager": table.wager,
        "title": table.title,
        "clauses": list(table.clauses),
        "status": table.status,
        "weights": table.total,
        "lines": [
            {
                "line": line.name,
                "pays": line.pays,
                "weight": line.weight,
                **_figures(probability=line.probability, returned=line.returned),
            }
            for line in table.lines
        ],
    }


def _strategy(strategy: Strategy) -> Json:
    simple = strategy.simple
    return {
        "status": strategy.status,
        "remark": strategy.remark,
        "rules": list(strategy.rules),
        "rates": {rate.name: _figures(share=rate.share) for rate in strategy.rates},
        "charts": [
            {"title": chart.title, "legend": dict(chart.legend), "rows": list(chart.rows)} for chart in strategy.charts
        ],
        "chances": {two: _figures(chance=chance) for two, chance in strategy.chances.items()},
        "simple": None if simple is None else {"rules": list(simple.rules), **_figures(ev=simple.ev, cost=simple.cost)},
    }
