"""A player at a seat, as the ledger knows them."""

from typing import NamedTuple


class SeatedPlayer(NamedTuple):
    """Since when the seat is taken, and what was played there since; None where that is too much to read at a start."""

    at_ms: int  # wall time
    since_round: int  # the last round before
    staked: int | None = 0  # cents
    returned: int | None = 0
