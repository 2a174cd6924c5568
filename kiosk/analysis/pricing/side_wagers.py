"""Side wagers and progressives priced from counts of cards: no decision but a forfeited fold touches them. Pure."""

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from kiosk.analysis.pricing.measures import Distribution, pay_table, wager_result
from kiosk.analysis.pricing.terms import Terms
from kiosk.analysis.sheets.sheet import PayTable, Progressive, WagerResult
from kiosk.rules.pay.money import CENTS_PER_DOLLAR, Fixed, Odds, Pay, PoolShare

NOTHING = "nothing"
_WHOLE_POOL = 100


class Priced(NamedTuple):
    table: PayTable
    result: WagerResult


def side_wager(terms: Terms, term: str, weights: Mapping[str, int], extra: Mapping[str, Odds] | None = None) -> Priced:
    """A wager that pays odds for certain cards; `extra` are lines beyond its table. All other cards lose it."""
    pays = {**terms.tables[term].pays, **(extra or {})}
    lines = [
        (line, pay.text, weights.get(line, 0), 1 + Fraction(pay.n, pay.d))
        for line, pay in pays.items()
        if isinstance(pay, Odds)
    ]
    lines.append(_rest(lines, weights))
    results = Distribution.of((returned - 1, 1, weight) for _, _, weight, returned in lines)
    title = terms.title(term)
    return Priced(pay_table(term, title, terms.tables[term].clauses, lines), wager_result(term, title, "unit", results))


def progressive_wager(terms: Terms, weights: Mapping[str, int]) -> Priced:
    """The progressive wager of one dollar: a linear function of the pool."""
    table = terms.tables["progressive"]
    total = sum(weights.values())
    pool, seed, contribution = (terms.amounts[name] for name in ("meter", "seed", "contribution"))
    shares = {line: pay.percent for line, pay in table.pays.items() if isinstance(pay, PoolShare)}
    slope = sum((Fraction(percent * weights.get(line, 0), 100 * total) for line, percent in shares.items()), Fraction())
    paid = sum((Fraction(weights.get(line, 0), total) * _returned(pay) for line, pay in table.pays.items()), Fraction())
    restarts = Fraction(sum(weights.get(line, 0) for line, percent in shares.items() if percent == _WHOLE_POOL), total)
    lines = [(line, pay.text, weights.get(line, 0), _returned(pay, pool)) for line, pay in table.pays.items()]
    lines.append(_rest(lines, weights))
    results = Distribution.of((returned - 1, 1, weight) for _, _, weight, returned in lines)
    linear = Progressive(
        fixed=paid - 1,
        slope=slope,
        seed=seed,
        meter=pool,
        rtp_at_seed=paid + slope * seed,
        rtp_at_meter=paid + slope * pool,
        break_even=(1 - paid) / slope if slope and paid < 1 else None,
        contribution=contribution,
        long_run=paid + (contribution + restarts * seed if slope else 0),
    )
    title = terms.title("progressive")
    return Priced(
        pay_table("progressive", title, table.clauses, lines),
        wager_result("progressive", title, "dollar", results, progressive=linear),
    )


def _returned(pay: Pay, pool: Fraction = Fraction()) -> Fraction:
    """What a dollar gives back: the stake comes back with odds only."""
    if isinstance(pay, Odds):
        return 1 + Fraction(pay.n, pay.d)
    if isinstance(pay, PoolShare):
        return pool * pay.percent / 100
    return Fraction(pay.cents, CENTS_PER_DOLLAR) if isinstance(pay, Fixed) else Fraction()


def _rest(lines: list[tuple[str, str, int, Fraction]], weights: Mapping[str, int]) -> tuple[str, str, int, Fraction]:
    return (NOTHING, "loses", sum(weights.values()) - sum(weight for _, _, weight, _ in lines), Fraction())


def without_folded(weights: Mapping[str, int], total: int, folded: Mapping[str, int]) -> dict[str, int]:
    """The weights in ways out of `total`, with those of folded hands moved to nothing: the house takes them."""
    scale, odd = divmod(total, sum(weights.values()))
    if odd:
        raise ValueError("the deals are no multiple of the ways")
    left = {line: weight * scale - folded.get(line, 0) for line, weight in weights.items()}
    if min(left.values()) < 0:
        raise ValueError("more hands of a kind are folded than there are")
    left[NOTHING] = left.get(NOTHING, 0) + sum(folded.values())
    return left
