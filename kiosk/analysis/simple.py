"""Strategies that a person can remember: which hole cards they play at once, and the rest in sentences. Data.

What they cost against the best play is counted, not guessed.
"""

from collections.abc import Iterator

from kiosk.cards import RANKS


def all_holes() -> Iterator[str]:
    """The 169 kinds of two cards: "AA", "AKs", "AKo" and so on down."""
    down = RANKS[::-1]
    for place, high in enumerate(down):
        yield high + high
        for low in down[place + 1 :]:
            yield f"{high}{low}s"
            yield f"{high}{low}o"


def _at_least(pair: str, suited: dict[str, str], unsuited: dict[str, str]) -> tuple[str, ...]:
    """Pairs from one rank up, and by the higher card the least lower one, suited and not."""

    def plays(hole: str) -> bool:
        high, low = hole[0], hole[1]
        if high == low:
            return RANKS.index(high) >= RANKS.index(pair)
        least = (suited if hole[2] == "s" else unsuited).get(high)
        return least is not None and RANKS.index(low) >= RANKS.index(least)

    return tuple(hole for hole in all_holes() if plays(hole))


# Heads Up Hold'em: raise three antes before the flop.
SIMPLE_RAISES = _at_least("3", {"A": "2", "K": "4", "Q": "8", "J": "T"}, {"A": "2", "K": "6", "Q": "9"})
HEADS_UP_RULES: tuple[str, ...] = (
    "Before the flop raise 3 antes with 33, A2, K6 (suited K4), Q9 (suited Q8), suited JT or better; else check.",
    "After the flop raise 2 antes with a pair or better that uses a hole card (not with pocket twos alone).",
    "After the flop also raise 2 antes with four to a flush of which you hold a ten or better; else check.",
    "After turn and river raise 1 ante with a straight or better, or a better kind of hand than the board's.",
    "Then also raise 1 ante if fewer than 21 unseen cards would, alone, give the dealer the better hand; else fold.",
)
# Texas Hold'em Bonus: fold before the flop.
SIMPLE_FOLDS = ("72o", "62o", "52o", "42o", "32o")
TEXAS_RULES: tuple[str, ...] = (
    "Before the flop fold an unsuited two with a three to a seven; bet all else.",
    "Before the turn bet with a pair or better that uses a hole card, but not with a pocket pair below the flop.",
    "Before the turn also bet with four to a flush, and with an ace if the flop has a pair.",
    "Before the turn also bet with two cards from ten up, if one is an ace or they have four to a straight.",
    "Before the river bet with a pair or better that uses a hole card, but not with a pocket pair below the board.",
    "Before the river check just a pair of the board's lowest card, if it has three of a suit or four to a straight.",
    "Before the river also bet with an ace if the board has a pair.",
)
FLOP_RULES: tuple[str, ...] = (
    "Bet with a pair, a jack or higher, three of a suit or three to a straight; surrender all else.",
)
