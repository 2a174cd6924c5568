"""Kinds of hole cards, by which strategies are written that a person can remember. Pure."""

from collections.abc import Iterator

from kiosk.rules.cards.cards import RANKS


def all_holes() -> Iterator[str]:
    """The 169 kinds of two cards: "AA", "AKs", "AKo" and so on down."""
    down = RANKS[::-1]
    for place, high in enumerate(down):
        yield high + high
        for low in down[place + 1 :]:
            yield f"{high}{low}s"
            yield f"{high}{low}o"


def at_least(pair: str, suited: dict[str, str], unsuited: dict[str, str]) -> tuple[str, ...]:
    """Pairs from one rank up, and by the higher card the least lower one, suited and not."""

    def plays(hole: str) -> bool:
        high, low = hole[0], hole[1]
        if high == low:
            return RANKS.index(high) >= RANKS.index(pair)
        least = (suited if hole[2] == "s" else unsuited).get(high)
        return least is not None and RANKS.index(low) >= RANKS.index(least)

    return tuple(hole for hole in all_holes() if plays(hole))
