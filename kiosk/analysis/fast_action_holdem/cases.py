"""The cases that a seat's round of Fast Action Hold'em comes to, and what they pay in cents. Pure."""

from collections.abc import Iterable, Mapping

from kiosk.analysis.pricing.cases import Layout, Wager, net
from kiosk.analysis.pricing.terms import Terms

# How a hand ends; a split's two hands each by itself, the first one named first.
ENDS = (
    "natural",
    "surrender",
    "keep-win",
    "keep-lose",
    "keep-against-natural",
    "split-win-win",
    "split-win-lose",
    "split-lose-win",
    "split-lose-lose",
    "split-against-natural",
)
_DECISIONS = ("natural", "surrender", "keep", "split")
LAYOUTS = {
    "fast-action-holdem/ma": Layout(
        (len(ENDS),), _DECISIONS, tuple(_DECISIONS.index(end.partition("-")[0]) for end in ENDS)
    )
}


def wagers_of(terms: Terms, stakes: Mapping[str, int]) -> Iterable[Wager]:
    bet, table = stakes["bet"], terms.tables["fast_action"].pays
    higher = net(table["higher-hand"], bet)
    by_word = {"win": higher, "lose": -bet, "against": -bet, "natural": net(table["natural"], bet)}
    first = [by_word.get(_word(end, 1), -bet // 2) for end in ENDS]
    yield Wager("bet", 0, (bet,) * len(first), tuple(first))
    split = [end.startswith("split") for end in ENDS]
    second = [
        {"win": higher, "lose": -bet}.get(_word(end, 2), 0) if made else 0
        for end, made in zip(ENDS, split, strict=True)
    ]
    yield Wager("split", 0, tuple(bet * made for made in split), tuple(second))


def _word(end: str, place: int) -> str:
    """How the first or the second hand ended."""
    words = end.split("-")
    return words[place] if place < len(words) else words[0]
