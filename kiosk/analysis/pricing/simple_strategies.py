"""Kinds of hole cards, by which strategies are written that a person can remember. Pure."""

from collections.abc import Iterator

from kiosk.rules.cards.cards import RANKS

DOWN = RANKS[::-1]


def hole_name(row: int, column: int) -> str:
    """The hole cards of a chart's cell: from the ace down, suited above the diagonal, pairs on it."""
    high, low = DOWN[min(row, column)], DOWN[max(row, column)]
    return high + low + ("" if row == column else "s" if row < column else "o")


def all_holes() -> Iterator[str]:
    """The 169 kinds of two cards: "AA", "AKs", "AKo" and so on down."""
    for row in range(len(DOWN)):
        yield hole_name(row, row)
        for column in range(row + 1, len(DOWN)):
            yield hole_name(row, column)
            yield hole_name(column, row)


def at_least(pair: str, suited: dict[str, str], unsuited: dict[str, str]) -> tuple[str, ...]:
    """Pairs from one rank up, and by the higher card the least lower one, suited and not."""

    def plays(hole: str) -> bool:
        high, low = hole[0], hole[1]
        if high == low:
            return RANKS.index(high) >= RANKS.index(pair)
        least = (suited if hole[2] == "s" else unsuited).get(high)
        return least is not None and RANKS.index(low) >= RANKS.index(least)

    return tuple(hole for hole in all_holes() if plays(hole))
