"""A seeded simulation: random players, staff, sensors, faults, crashes, clock jumps at a real table on a real ledger.

    python -m tests.simulate [--seed N] [--steps N] [--rounds N] [--game G] [--verbose]

The table's doings are followed by a simple model of its own (model.py), written without the table's bookkeeping, and
compared after each step. One generator draws everything, so a failure replays from its seed.
"""

from tests.simulate.model import Wrong
from tests.simulate.simulation import Failed, Outcome, simulate

__all__ = ["Failed", "Outcome", "Wrong", "simulate"]
