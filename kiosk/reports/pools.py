"""The progressive's pool over time, for a plot: a few moments of a period, at a cost that does not grow with it."""

from collections.abc import Callable
from typing import NamedTuple

from kiosk.money import CENTS_PER_DOLLAR, MICROS_PER_CENT
from kiosk.reports.reading import Reader, entry_at, state_at

_DOLLAR = CENTS_PER_DOLLAR * MICROS_PER_CENT


class PoolPoint(NamedTuple):
    """The pool at a moment, in micros."""

    at_ms: int
    micros: int

    @property
    def dollars(self) -> int:
        """As a plot draws it."""
        return self.micros // _DOLLAR


def pool_history(
    reader: Reader, from_ms: int, to_ms: int, steps: int, progress: Callable[[int, int], None]
) -> tuple[PoolPoint, ...]:
    """The pool at both ends and at so many steps between; each is read from the nearest snapshot."""
    points: list[PoolPoint] = []
    number = 0
    for step in range(steps + 1):
        progress(step, steps + 1)
        at_ms = from_ms + (to_ms - from_ms) * step // steps
        upto = entry_at(reader, at_ms)
        if not upto:  # there was no ledger yet
            continue
        micros = points[-1].micros if upto == number else state_at(reader, upto).pool()
        number = upto
        points.append(PoolPoint(at_ms, micros))
    return tuple(points)
