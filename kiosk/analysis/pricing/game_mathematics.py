"""Who prices a game: found through its spec, and loaded when it is asked for. Pure.

A game's mathematics is a package that has `counts` (KINDS: what is kept of its deals, by name), `pricing`
(MATHEMATICS) and `counting.game` (COUNTING, of `kiosk.analysis.counting.game_counting`; it needs the extra `analysis`).
"""

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import NamedTuple

from kiosk.analysis.counts.library import Library
from kiosk.analysis.pricing.cases import Layout, Wager
from kiosk.analysis.pricing.terms import Terms
from kiosk.analysis.pricing.weights import Known
from kiosk.analysis.sheets.sheet import Sheet
from kiosk.rules.rule_sets import spec_of


class Mathematics(NamedTuple):
    sheet: Callable[[Terms, Library], Sheet]
    layouts: Mapping[str, Layout]  # by rule set
    wagers: Callable[[Terms, Mapping[str, int]], Iterable[Wager]]  # each, with what it comes to in each case
    known: Callable[[Terms, Library, str], Mapping[str, Known]]  # the EV of each wager under a strategy


def mathematics_of(game: str) -> Mathematics:
    found: Mathematics = import_module(f"{spec_of(game).mathematics}.pricing").MATHEMATICS
    return found


def wagers_of(terms: Terms, stakes: Mapping[str, int]) -> tuple[Wager, ...]:
    """Each wager that comes of these opening stakes, with what it comes to in each case."""
    return tuple(wager for wager in mathematics_of(terms.game).wagers(terms, stakes) if any(wager.stakes))


def known_of(terms: Terms, library: Library, strategy: str) -> Mapping[str, Known]:
    """The EV of every wager of which it is known, under this strategy."""
    return mathematics_of(terms.game).known(terms, library, strategy)
