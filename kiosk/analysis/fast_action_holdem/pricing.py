"""Fast Action Hold'em priced: its sheet, and what is known of its wagers. Pure but for the library it reads."""

from collections.abc import Mapping
from fractions import Fraction

from kiosk.analysis.counts.library import Library
from kiosk.analysis.fast_action_holdem import play
from kiosk.analysis.fast_action_holdem.cases import LAYOUTS, wagers_of
from kiosk.analysis.fast_action_holdem.counts import FastActionCounts
from kiosk.analysis.fast_action_holdem.strategy import POINTS_RULES, best_rules, chances, found_for, shipped_strategy
from kiosk.analysis.pricing.game_mathematics import Mathematics
from kiosk.analysis.pricing.measures import wager_result
from kiosk.analysis.pricing.par import measures, sheet_of
from kiosk.analysis.pricing.terms import Terms
from kiosk.analysis.pricing.weights import BEST, MAIN, Known
from kiosk.analysis.sheets.sheet import ESTIMATED, Sheet, Simple, Strategy

_SIMULATED = (
    "Estimated: the deals are too many to count. How often either hand is a natural, and how often the strategy keeps, "
    "splits and surrenders, is exact; how hands that are played end was simulated over {rounds:,} rounds, which the "
    "seed {seed} repeats."
)
_SIMULATED_STRATEGY = (
    "The interval holds the true EV of this strategy with 95% confidence; a better strategy may exist. It is the best "
    "found for even money on the higher hand, and is not changed where the table pays otherwise."
)
ANOTHER_TABLE = "This is the play found for the printed table; for this one it need not be the best."


def counts_of(library: Library, decks: int, strategy: str = "") -> FastActionCounts:
    """The counts under the best strategy, or under "points", a simple one."""
    return library.get(FastActionCounts, f"fast-action-{strategy and strategy + '-'}{decks}")


def _sheet(terms: Terms, library: Library) -> Sheet:
    odds, decks = terms.odds("fast_action"), int(str(terms.house["decks"]))
    counts, shipped = counts_of(library, decks), shipped_strategy(decks)
    results = play.results(counts, odds)
    found = play.interval(counts, odds, results.ev)
    main = wager_result("main", "Wager", "wager", results, status=ESTIMATED, interval=found)
    notes = (
        _SIMULATED.format(rounds=counts.rounds, seed=counts.seed),
        _SIMULATED_STRATEGY,
        *measures("wager"),
    )
    simple_ev = play.results(counts_of(library, decks, "points"), odds).ev
    strategy = Strategy(
        rules=best_rules(shipped),
        rates=play.rates(counts),
        charts=(),
        simple=Simple(POINTS_RULES, simple_ev, results.ev - simple_ev),
        status=ESTIMATED,
        chances=chances(shipped),
        remark=None if found_for(odds) else ANOTHER_TABLE,
    )
    return sheet_of(terms, library, play.tables(counts, terms), (main,), strategy, notes)


def _known(terms: Terms, library: Library, strategy: str) -> Mapping[str, Known]:
    counts = counts_of(library, int(str(terms.house["decks"])), "" if strategy == BEST else "points")
    odds = terms.odds("fast_action")
    results = play.results(counts, odds)
    error = Fraction(play.interval(counts, odds, results.ev).error)
    return {MAIN: Known(results.ev, results.variance, ESTIMATED, error)}


MATHEMATICS = Mathematics(_sheet, LAYOUTS, wagers_of, _known)
