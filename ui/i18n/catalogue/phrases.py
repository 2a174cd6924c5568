"""What the dealer says, and of which clips of the voice it is put together.

The voice says whole calls where they are few ("a pair of queens"), and otherwise parts that meet where a dealer draws
breath: "Dealer has", "two pair, queens", "and eights". packaging/voice records what is in `CLIPS`.
"""

import tomllib
from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import combinations, permutations

from kiosk.base.words import Language, mark
from kiosk.rules.cards.positions import SEATS
from ui.i18n.catalogue import hands

_RANKS = range(2, 15)
_HIGHS = range(7, 15)  # of five cards without a pair or a straight
_DEALER_HAS = "dealer-has"
_HOLDS = mark("Dealer has {hand}.")
_WINS = mark("Seat {seat} wins.")
_WINS_SUM = mark("Seat {seat} wins {dollars} dollars.")
_WINS_MORE = mark("Seat {seat} wins more than {dollars} dollars.")

# With an article, where English has one; a hand of several decks by its name alone.
_SAID = {
    **hands.MADE,
    "pair": mark("a pair of {firsts}"),
    "straight": mark("a straight to the {first}"),
    "flush": mark("a flush, {first} high"),
    "straight-flush": mark("a straight flush to the {first}"),
    "royal-flush": mark("a royal flush"),
    "flush-one-pair": mark("a flush with a pair"),
    "flush-two-pair": mark("a flush with two pair"),
    "flush-three-of-a-kind": mark("a flush with three of a kind"),
    "five-of-a-kind": mark("five of a kind"),
    "flush-full-house": mark("a flush with a full house"),
    "flush-four-of-a-kind": mark("a flush with four of a kind"),
    "flush-five-of-a-kind": mark("a flush with five of a kind"),
}
# Hands in two parts: what the second one is named. Its rank is the last that is said.
_SECOND = {"two-pair": "and", "full-house": "of", "straight": "to", "straight-flush": "to", "flush": "high"}

# Dollars of a win that the voice can say; of any other from _LEAST_OVER on it says "more than".
SUMS = (
    *(5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750),
    *(1_000, 1_500, 2_000, 2_500, 5_000, 10_000, 20_000, 25_000, 50_000, 100_000, 250_000),
)
_LEAST_OVER = 100  # dollars


def _made() -> dict[str, tuple[str, tuple[int, ...]]]:
    """Every hand that the dealer can name: its kind and the ranks that are said, by its phrase."""
    one = [(rank,) for rank in _RANKS]
    ranks: dict[str, Sequence[tuple[int, ...]]] = {
        "high-card": [(high,) for high in _HIGHS],
        "pair": one,
        "two-pair": [(high, low) for low, high in combinations(_RANKS, 2)],
        "three-of-a-kind": one,
        "straight": [(rank,) for rank in range(5, 15)],
        "flush": [(high,) for high in _HIGHS],
        "full-house": list(permutations(_RANKS, 2)),
        "four-of-a-kind": one,
        "straight-flush": [(rank,) for rank in range(5, 14)],
    }
    return {_named(kind, said): (kind, said) for kind in _SAID for said in ranks.get(kind, [()])}


def _named(kind: str, ranks: Sequence[int]) -> str:
    return "-".join((kind, *map(str, ranks)))


HANDS = _made()


def hand_phrase(kind: str, ranks: Sequence[int]) -> str:
    """A hand by its category and its ranks, the most frequent first: "two-pair-12-8"."""
    return next(name for said in (2, 1, 0) if (name := _named(kind, ranks[:said])) in HANDS)


def dealer_has(hand: str) -> str:
    return f"{_DEALER_HAS}-{hand}"


def seat_wins(seat: int, cents: int) -> str:
    """What the seat wins, as far as the voice can say it."""
    if cents % 100 == 0 and cents // 100 in SUMS:
        return f"seat-{seat}-wins-{cents // 100}"
    if cents < _LEAST_OVER * 100:
        return f"seat-{seat}-wins"
    return f"seat-{seat}-wins-over-{SUMS[bisect_right(SUMS, cents // 100) - 1]}"


def clips(phrase: str) -> tuple[str, ...]:
    """What of the voice makes the phrase, in order."""
    found = tuple(_clips(phrase))
    if not CLIPS.issuperset(found):
        raise ValueError(f"the dealer has no phrase {phrase!r}")
    return found


def _clips(phrase: str) -> Sequence[str]:
    if phrase.startswith(f"{_DEALER_HAS}-"):
        return [_DEALER_HAS, *_clips(phrase.removeprefix(f"{_DEALER_HAS}-"))]
    if phrase in HANDS:
        kind, ranks = HANDS[phrase]
        return [_named(kind, ranks[:-1]), f"{_SECOND[kind]}-{ranks[-1]}"] if kind in _SECOND else [phrase]
    if phrase.startswith("seat-") and not phrase.endswith("-wins"):
        _, seat, _, *over, dollars = phrase.split("-")
        return [f"seat-{seat}-wins", *["more-than" for _ in over], f"dollars-{dollars}"]
    return [phrase]


def caption(language: Language, phrase: str) -> str:
    if phrase in _phrases():
        return language.say(_phrases()[phrase])
    if phrase in HANDS:
        text = _hand(language, phrase)
        return text[:1].upper() + text[1:]
    if phrase.startswith(f"{_DEALER_HAS}-"):
        return language.say(_HOLDS, hand=_hand(language, phrase.removeprefix(f"{_DEALER_HAS}-")))
    _, seat, _, *more = phrase.split("-")
    if not more:
        return language.say(_WINS, seat=seat)
    return language.say(_WINS_MORE if more[0] == "over" else _WINS_SUM, seat=seat, dollars=f"{int(more[-1]):,}")


def _hand(language: Language, hand: str) -> str:
    kind, ranks = HANDS[hand]
    one = [language.say(hands.RANK[rank - 2]) for rank in ranks]
    several = [language.say(hands.RANKS[rank - 2]) for rank in ranks]
    words = dict(zip(("first", "second"), one, strict=False)) | dict(zip(("firsts", "seconds"), several, strict=False))
    return language.say(_SAID[kind], **words)


@cache
def _phrases() -> dict[str, str]:
    text = files("resources").joinpath("phrases", "en.toml").read_text("utf-8")
    found: dict[str, str] = tomllib.loads(text)["phrases"]
    return found


CALLS = tuple(_phrases())  # what is always said in the same words
PHRASES = (
    *CALLS,
    *HANDS,
    *map(dealer_has, HANDS),
    *(f"seat-{seat}-wins" for seat in SEATS),
    *(f"seat-{seat}-wins-{dollars}" for seat in SEATS for dollars in SUMS),
    *(f"seat-{seat}-wins-over-{dollars}" for seat in SEATS for dollars in SUMS if dollars >= _LEAST_OVER),
)
CLIPS = frozenset(clip for phrase in PHRASES for clip in _clips(phrase))
