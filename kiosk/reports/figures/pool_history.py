"""The progressive's pool over time, for a plot: a few moments of a period, at a cost that does not grow with it."""

from typing import NamedTuple

from kiosk.base.ports import Reader
from kiosk.base.progress import Progress
from kiosk.ledger import accounts
from kiosk.ledger.entries import replay
from kiosk.reports.ledger_reading import entry_at, state_at
from kiosk.rules.pay.money import CENTS_PER_DOLLAR, MICROS_PER_CENT

_DOLLAR = CENTS_PER_DOLLAR * MICROS_PER_CENT


class PoolPoint(NamedTuple):
    """The pool at a moment, in micros."""

    at_ms: int
    micros: int

    @property
    def dollars(self) -> int:
        return self.micros // _DOLLAR


def pool_history(reader: Reader, from_ms: int, to_ms: int, steps: int, progress: Progress) -> tuple[PoolPoint, ...]:
    points: list[PoolPoint] = []
    number = 0
    for step in range(steps + 1):
        progress(step, steps + 1)
        at_ms = from_ms + (to_ms - from_ms) * step // steps
        upto = entry_at(reader, at_ms)
        if not upto:  # there was no ledger yet
            continue
        micros = points[-1].micros if upto == number else _pool_at(reader, upto)
        number = upto
        points.append(PoolPoint(at_ms, micros))
    return tuple(points)


def _pool_at(reader: Reader, number: int) -> int:
    """The pool after an entry: that of the snapshot before it, and what was posted since."""
    snapshot = reader.last_snapshot(number)
    since = reader.entries(snapshot or 0, number, kinds=("configured",), outside_rounds=True)
    if snapshot is None or next(since, None) is not None:  # it may be another game's since then
        return state_at(reader, number).pool()
    state = replay(reader.entries(snapshot - 1, snapshot), None)
    own = accounts.pool(state.config.game) if state.config else ""
    return state.pool() + sum(micros for _, account, micros in reader.sums(snapshot, number) if account == own)
