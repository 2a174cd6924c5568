"""Whether counts are whole: every deal that there is, counted once. Pure.

The totals are binomial coefficients, computed here without looking at a card.
"""

from collections.abc import Iterable
from math import comb
from typing import Protocol

from kiosk.analysis.pricing.simple_strategies import all_holes

HOLES = comb(52, 2)
FLOPS = comb(50, 3)  # to two hole cards
TURN_AND_RIVER = comb(47, 2)
DEALERS = comb(45, 2)


class NotWhole(ValueError):  # noqa: N818
    """Counts that leave something out; the words say what."""


class Counts(Protocol):
    def require_whole(self) -> None:
        """Do nothing if every deal is there; else NotWhole."""


def combinations(hole: str) -> int:
    """In how many suits a kind of two cards comes."""
    return 6 if len(hole) == 2 else 4 if hole[2] == "s" else 12


def require_holes(holes: list[tuple[str, int]]) -> None:
    if sorted(holes) != sorted((hole, combinations(hole)) for hole in all_holes()):
        raise NotWhole("it does not have the 169 kinds of hole cards")


def require_shape(name: str, table: tuple[tuple[int, ...], ...], rows: int, columns: int) -> None:
    if len(table) != rows or any(len(row) != columns for row in table):
        raise NotWhole(f"{name} has a table that is not {rows} by {columns}")
    require_no_negative(name, (weight for row in table for weight in row))


def require_no_negative(name: str, weights: Iterable[int]) -> None:
    if any(weight < 0 for weight in weights):
        raise NotWhole(f"{name} has a weight below zero")


def require(name: str, found: int, total: int) -> None:
    if found != total:
        raise NotWhole(f"{name} has {found} ways, and there are {total}")
