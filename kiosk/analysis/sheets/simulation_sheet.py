"""What a simulation found, as text of a hundred columns and as JSON values. Pure."""

from fractions import Fraction

from kiosk import __version__
from kiosk.analysis.pricing.estimates import Estimate, Simulated, decided
from kiosk.analysis.pricing.measures import decimal_text, in_lowest_terms, to_decimal
from kiosk.analysis.pricing.terms import Terms
from kiosk.analysis.sheets.sheet import EXACT
from kiosk.rules.rule_sets import RULE_SETS

_WIDTH = 100
_PLACES = 6
_NOTES = (
    "Main wagers per first wager, side wagers per unit of their own. What is known is known of this strategy; croupier",
    "par has the best play. The distance is in standard errors, which come from the exact deviation where it is known:",
    "by chance one wager in 22 lies beyond 2, and one in 370 beyond 3.",
)


def as_text(terms: Terms, simulated: Simulated, found: tuple[Estimate, ...]) -> str:
    status = next((one.known.status for one in found if one.known), EXACT)
    lines = [
        f"{RULE_SETS[terms.game].title}: simulation",
        "=" * _WIDTH,
        f"{simulated.rounds:,} rounds by the {simulated.strategy} strategy, seed {simulated.seed}",
        "",
        f"  {'wager':<16}{'EV':>12}{'std. error':>12}    {'95% interval':<24}{status:>12}{'distance':>12}",
        *(_line(one) for one in found),
        "",
        *(f"  {rate.name:<36} {to_decimal(100 * rate.share, 4):>10}%" for rate in decided(simulated)),
        "",
        *(f"  {note}" for note in _NOTES),
    ]
    return "\n".join(lines) + "\n"


def _line(one: Estimate) -> str:
    interval = f"{one.low:+.{_PLACES}f} to {one.high:+.{_PLACES}f}"
    known = "" if one.known is None else _signed(one.known.ev)
    distance = "" if one.distance is None else f"{one.distance:+.2f}"
    error = f"{one.error:.{_PLACES}f}"
    return (
        f"  {one.name:<16}{_signed(one.results.ev):>12}{error:>12}    {interval:<24}{known:>12}{distance:>12}".rstrip()
    )


def _signed(value: Fraction) -> str:
    return f"{to_decimal(value, _PLACES):+f}"


def as_json(terms: Terms, simulated: Simulated, found: tuple[Estimate, ...]) -> dict[str, object]:
    return {
        "version": __version__,
        "game": terms.game,
        "terms": {term.name: term.value for term in terms.listed()},
        "strategy": simulated.strategy,
        "seed": simulated.seed,
        "rounds": simulated.rounds,
        "wagers": {one.name: _wager(one) for one in found},
        "decisions": {rate.name: _figure(rate.share) for rate in decided(simulated)},
    }


def _figure(value: Fraction) -> dict[str, str]:
    return {"fraction": in_lowest_terms(value), "decimal": decimal_text(value)}


def _wager(one: Estimate) -> dict[str, object]:
    known = one.known
    return {
        "ev": in_lowest_terms(one.results.ev),
        "ev_decimal": decimal_text(one.results.ev),
        "standard_error_decimal": decimal_text(one.error),
        "interval_95_decimal": [decimal_text(one.low), decimal_text(one.high)],
        "known": None if known is None else {"status": known.status, **_figure(known.ev)},
        "distance_decimal": None if one.distance is None else decimal_text(one.distance),
        "results": [{"net": in_lowest_terms(end.net), "rounds": end.weight} for end in one.results.outcomes],
    }
