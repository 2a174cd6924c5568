"""What simulated rounds say of each wager, beside what is known of it: EV, standard error, interval, distance. Pure.

The known weights of all cases are priced in cents like the simulated ones, so both meet on the same terms.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import NamedTuple

from kiosk.analysis import fast_action, flop, heads_up, simple, texas
from kiosk.analysis.cases import (
    FLOP_LINES,
    HEADS_UP_PROGRESSIVE,
    LAYOUTS,
    MOST_PLAYERS,
    POCKET,
    TEXAS_BONUS,
    TEXAS_PROGRESSIVE,
    Wager,
    unit_stakes,
    wagers_of,
)
from kiosk.analysis.counts import HANDS
from kiosk.analysis.library import Library
from kiosk.analysis.measures import NORMAL, Distribution, root, to_decimal
from kiosk.analysis.sheet import ESTIMATED, EXACT, Rate
from kiosk.analysis.sides import without_folded
from kiosk.analysis.terms import Terms

SIMPLE, BEST = "simple", "best"
STRATEGIES = (SIMPLE, BEST)
MAIN = "main"
_PLACES = 24  # of a root that is divided by
_NONE = Fraction()

Weights = tuple[Sequence[int] | None, ...]  # of each group, by case; None where they are not known


class Simulated(NamedTuple):
    """Simulated rounds by their cases: a row of counts for each group of wagers."""

    game: str
    strategy: str
    seed: int
    rounds: int
    counts: tuple[tuple[int, ...], ...]


class Known(NamedTuple):
    """What is known of a wager beforehand: exactly, or with a standard error of its own."""

    ev: Fraction
    variance: Fraction | None  # of a round; None where it is not known
    status: str
    error: Fraction = _NONE


class Estimate(NamedTuple):
    """A wager's EV in units, by simulation. The interval holds the true value with 95% confidence."""

    name: str
    results: Distribution
    error: Decimal
    low: Decimal
    high: Decimal
    known: Known | None
    distance: Decimal | None  # between simulated and known, in standard errors


def estimates(terms: Terms, simulated: Simulated, library: Library) -> tuple[Estimate, ...]:
    """The main wagers together, then every wager by itself, per ante or per unit of the wager."""
    known = known_of(terms, library, simulated.strategy)
    found = _distributions(terms, simulated.counts)
    return tuple(_estimate(name, results, simulated.rounds, known.get(name)) for name, results in found.items())


def decided(simulated: Simulated) -> tuple[Rate, ...]:
    """How often each decision was made."""
    layout = LAYOUTS[simulated.game]
    rates = []
    for row, name in enumerate(layout.decisions):
        times = sum(count for count, own in zip(simulated.counts[0], layout.decided, strict=True) if own == row)
        rates.append(Rate(name, Fraction(times, simulated.rounds)))
    return tuple(rates)


def _estimate(name: str, results: Distribution, rounds: int, known: Known | None) -> Estimate:
    """The standard error comes from the true deviation where that is known: rare prizes hide it from a sample."""
    variance = results.variance if known is None or known.variance is None else known.variance
    error = root(variance / rounds, _PLACES)
    low, high = (to_decimal(results.ev + side * Fraction(NORMAL[95] * error)) for side in (-1, 1))
    distance = None
    if known is not None:
        whole = Fraction(root(variance / rounds + known.error**2, _PLACES))
        distance = to_decimal((results.ev - known.ev) / whole, 2) if whole else Decimal(0)
    return Estimate(name, results, error.quantize(low), low, high, known, distance)


def _distributions(terms: Terms, counts: Weights) -> dict[str, Distribution]:
    """The results of the main wagers together and of each wager, in units, from how often each case comes."""
    wagers = wagers_of(terms, unit_stakes(terms))
    unit = wagers[0].stakes[0]
    main = [wager for wager in wagers if wager.group == 0]
    together = Wager(MAIN, 0, _sums(wager.stakes for wager in main), _sums(wager.nets for wager in main))
    found = {}
    for wager in (together, *wagers):
        weights = counts[wager.group]
        if weights is not None:
            own = unit if wager.group == 0 else wager.stakes[0]
            found[wager.name] = Distribution.of(
                (Fraction(net, own), Fraction(stake, own), weight)
                for net, stake, weight in zip(wager.nets, wager.stakes, weights, strict=True)
            )
    return found


def _sums(rows: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*rows, strict=True)))


# What is known.


def known_of(terms: Terms, library: Library, strategy: str) -> Mapping[str, Known]:
    """The EV of every wager of which it is known, under this strategy."""
    game = terms.game.partition("/")[0]
    if game == "fast-action-holdem":
        return _known_fast_action(terms, library, strategy)
    weights = _WEIGHTS[game](terms, library, strategy)
    found = _distributions(terms, weights)
    known = {name: Known(results.ev, results.variance, EXACT) for name, results in found.items()}
    if game == "flop-poker":
        known.setdefault("pot", Known(_NONE, None, EXACT))  # the players' own money, whatever their number
    return known


def _known_fast_action(terms: Terms, library: Library, strategy: str) -> Mapping[str, Known]:
    """Itself estimated."""
    counts = library.fast_action(int(str(terms.house["decks"])), "" if strategy == BEST else "points")
    odds = terms.odds("fast_action")
    results = fast_action.results(counts, odds)
    error = Fraction(fast_action.interval(counts, odds, results.ev).error)
    return {MAIN: Known(results.ev, results.variance, ESTIMATED, error)}


def _by_line(weights: Mapping[str, int], lines: Sequence[str]) -> list[int]:
    """Weights in the order of the lines; whatever else they have comes to nothing, which is the first."""
    found = [weights.get(line, 0) for line in lines]
    found[0] = sum(weights.values()) - sum(found[1:])
    return found


def _heads_up_weights(terms: Terms, library: Library, strategy: str) -> Weights:
    counts = library.heads_up("optimal" if strategy == BEST else "simple")
    first = heads_up.best_first(counts, heads_up.rules_of(terms)) if strategy == BEST else simple.SIMPLE_RAISES
    played = heads_up.play(counts, first)
    main = [weight for hand in played.folded for weight in (hand, 0, 0, 0, 0)]
    for table in reversed(played.streets):  # a raise of one first
        main += [weight for row in table for weight in row]
    sides = library.sides()
    hands = sides.hole_and_three if terms.house.get("trips_plus_from") == "hole-and-three" else sides.seven
    if terms.house["folded_trips_plus"] == "forfeit":
        hands = without_folded(hands, played.total, dict(zip(HANDS[1:], played.folded[1:], strict=True)))
    progressive = _by_line(sides.heads_up_progressive, HEADS_UP_PROGRESSIVE)
    return main, _by_line(hands, HANDS), _by_line(sides.pocket, POCKET), progressive


def _texas_weights(terms: Terms, library: Library, strategy: str) -> Weights:
    counts = library.texas("optimal" if strategy == BEST else "simple")
    if strategy == BEST:
        holes = texas.best_played(counts, str(terms.house["ante_pays_from"]))
    else:
        holes = frozenset(hole.hole for hole in counts.holes) - set(simple.SIMPLE_FOLDS)
    played = texas.play(counts, holes)
    main = [played.folded, 0, 0, 0, 0] + [weight for row in played.played for weight in row]
    lines = library.sides().texas_progressive
    if terms.house["folded_progressive"] == "forfeit":
        lines = texas.without_folded_progressive(counts, played)
    bonus = _by_line(library.sides().texas_bonus, TEXAS_BONUS)
    return main, bonus, _by_line(lines, TEXAS_PROGRESSIVE)


def _flop_weights(terms: Terms, library: Library, strategy: str) -> Weights:
    counts = library.flop()
    bet = flop.best_bets(counts, terms.odds("flop")) if strategy == BEST else frozenset(counts.simple)
    main = [0] * (2 * len(FLOP_LINES))
    for place, hand in enumerate(counts.hands):
        for case, weight in enumerate(_by_line(hand.lines, FLOP_LINES), len(FLOP_LINES) * (place in bet)):
            main[case] += hand.combinations * weight
    pot = library.sides().pot.get(str(terms.amounts["players"]))
    ends = None if pot is None else [pot["lose"], pot["win"], pot["tie"]] + [0] * (MOST_PLAYERS - 2)
    return main, ends


_WEIGHTS: Mapping[str, Callable[[Terms, Library, str], Weights]] = {
    "heads-up-holdem": _heads_up_weights,
    "texas-holdem-bonus": _texas_weights,
    "flop-poker": _flop_weights,
}
