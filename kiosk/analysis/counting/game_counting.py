"""Who counts and simulates a game: found through its spec, and loaded when it is asked for."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from kiosk.analysis.counting.evaluator import Ints
from kiosk.analysis.counts.completeness import Counts
from kiosk.analysis.counts.library import Library
from kiosk.analysis.pricing.terms import Terms
from kiosk.base.progress import Progress
from kiosk.rules.spec import GameSpec


class Rounds(Protocol):
    def play(self, seed: int, start: int, rounds: int) -> Ints:
        """How often each case comes in so many rounds, a row for each group."""


class Counting(NamedTuple):
    deals: Callable[[str, Progress, int], Counts]  # one of its KINDS, by so many workers
    rounds: Callable[[Terms, Library, str], Rounds]  # with these terms, by a strategy; TermsError if it has none such
    # Beside its deals, what is counted with the others', from `count_sevens`.
    sides: Callable[[Ints, Progress, int], Mapping[str, Mapping[str, Any]]] = lambda _, __, ___: {}


def counting_of(spec: GameSpec) -> Counting:
    found: Counting = import_module(f"{spec.mathematics}.counting.game").COUNTING
    return found
