"""The progressive's pool arithmetic, in millionths of a dollar: contributions, limit and overflow, awards, restart.

Contributions are in the pool that the same round can win. Nothing is lost to rounding: a share is rounded down to
the cent and the rest stays in the pool.
"""

from collections.abc import Mapping
from typing import NamedTuple

from kiosk.rules.pay.money import MICROS_PER_CENT, Pay, PoolShare

WAGER_CENTS = 100  # exactly one dollar (huh-ny (k)(1), thb 12(a))
MAX_CONTRIBUTION = 1_000_000
MAX_POOL = 10**15


class Meter(NamedTuple):
    """The pool as it stands before the round's contributions, and the parameters in force. All in micros."""

    table: str
    pool: int
    contribution: int
    seed: int
    limit: int | None = None


class MeterResult(NamedTuple):
    """What the round did to the pool. `overflow` is None where the house sets no limit."""

    before: int
    contributed: int
    awarded: int
    after: int
    overflow: int | None


def contributions(meter: Meter, wagers: int) -> tuple[int, int]:
    """What so many wagers add to the pool when bets close, and what goes to the overflow instead."""
    offered = wagers * meter.contribution
    room = offered if meter.limit is None else max(0, meter.limit - meter.pool)
    contributed = min(offered, room)
    return contributed, offered - contributed


def settle_pool(meter: Meter, wagers: int, outcomes: Mapping[int, Pay | None]) -> tuple[MeterResult, dict[int, int]]:
    """Settle a round in which so many wagers contributed and these seats had an outcome that is paid.

    Returns the pool's result and, for each seat that shares in the pool, its cents.
    """
    contributed, overflow = contributions(meter, wagers)
    pool = meter.pool + contributed
    shares = {seat: pay.percent for seat, pay in outcomes.items() if isinstance(pay, PoolShare)}
    takers = sum(percent == 100 for percent in shares.values())  # they divide it (huh-ny (k)(4))
    wanted = sum(percent for percent in shares.values() if percent < 100) + (100 if takers else 0)
    # By a printed table no deal of one deck comes to more than the pool; by the house's own, all are cut in proportion.
    whole = max(100, wanted)
    cents = {
        seat: pool * percent // (whole * (takers if percent == 100 else 1)) // MICROS_PER_CENT
        for seat, percent in shares.items()
    }
    awarded = sum(cents.values()) * MICROS_PER_CENT
    after = pool - awarded + (meter.seed if takers else 0)
    return MeterResult(meter.pool, contributed, awarded, after, None if meter.limit is None else overflow), cents
