"""Five-card hands by category, and a naive ranking of them, written from the texts and not from the code."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise
from typing import NamedTuple

from kiosk.rules.cards.cards import Card
from kiosk.rules.cards.hands import best, category

DOWN = "AKQJT98765432"
RUNS = ("AKQJT", "KQJT9", "QJT98", "JT987", "T9876", "98765", "87654", "76543", "65432", "5432A")
_RUN_SETS = {frozenset(run) for run in RUNS}

Groups = tuple[tuple[int, int], ...]  # (how many cards of a rank, how many such ranks), the larger first


class Kind(NamedTuple):
    """A category: its form, the ends of its range, and its number in the one-deck texts (0: none)."""

    name: str
    groups: Groups
    highest: str
    lowest: str
    number: int = 0

    @property
    def suited(self) -> bool:
        return "flush" in self.name


# fah 3(b), from the highest; those with a number are the list of the other four texts.
KINDS = (
    Kind("flush-five-of-a-kind", ((5, 1),), "AAAAA", "22222"),
    Kind("royal-flush", (), "AKQJT", "AKQJT", 1),
    Kind("flush-four-of-a-kind", ((4, 1), (1, 1)), "AAAAK", "22223"),
    Kind("straight-flush", (), "KQJT9", "5432A", 2),
    Kind("flush-full-house", ((3, 1), (2, 1)), "AAAKK", "22233"),
    Kind("five-of-a-kind", ((5, 1),), "AAAAA", "22222"),
    Kind("flush-three-of-a-kind", ((3, 1), (1, 2)), "AAAKQ", "22243"),
    Kind("flush-two-pair", ((2, 2), (1, 1)), "AAKKQ", "33224"),
    Kind("flush-one-pair", ((2, 1), (1, 3)), "AAKQJ", "22543"),
    Kind("four-of-a-kind", ((4, 1), (1, 1)), "AAAAK", "22223", 3),
    Kind("full-house", ((3, 1), (2, 1)), "AAAKK", "22233", 4),
    Kind("flush", ((1, 5),), "AKQJ9", "75432", 5),
    Kind("straight", (), "AKQJT", "5432A", 6),
    Kind("three-of-a-kind", ((3, 1), (1, 2)), "AAAKQ", "22243", 7),
    Kind("two-pair", ((2, 2), (1, 1)), "AAKKQ", "33224", 8),
    Kind("pair", ((2, 1), (1, 3)), "AAKQJ", "22543", 9),
    Kind("high-card", ((1, 5),), "AKQJ9", "75432", 10),
)
ONE_DECK = tuple(kind for kind in KINDS if kind.number)
FIVE_B = ("huh-ma 5(b)", "huh-ny (b)(2)", "thb 5(b)", "fp 5(b)")


def patterns(groups: Groups, ranks: str = DOWN) -> Iterator[str]:
    """Every rank pattern of that form from the highest down: the larger groups count first, then the higher ranks."""
    if not groups:
        yield ""
        return
    (size, number), rest = groups[0], groups[1:]
    for chosen in combinations(ranks, number):
        left = "".join(rank for rank in ranks if rank not in chosen)
        for tail in patterns(rest, left):
            yield "".join(rank * size for rank in chosen) + tail


def patterns_of(kind: Kind) -> list[str]:
    if not kind.groups:
        return list(RUNS[RUNS.index(kind.highest) : RUNS.index(kind.lowest) + 1])
    return [pattern for pattern in patterns(kind.groups) if frozenset(pattern) not in _RUN_SETS]


def hand(pattern: str, suits: str) -> tuple[Card, ...]:
    """The pattern in these suits, one after the other and over again."""
    return tuple(Card(rank + suits[index % len(suits)]) for index, rank in enumerate(pattern))


def form(kind: Kind, pattern: str) -> tuple[Card, ...]:
    return hand(pattern, "h" if kind.suited else "cdhs")


@cache
def strengths_of(kind: Kind) -> list[int]:
    return [best(form(kind, pattern)) for pattern in patterns_of(kind)]


def naive(five: Sequence[Card]) -> tuple[int, tuple[int, ...]]:
    """What a five-card hand is worth: how few categories stand above it, then the ranks in their order of weight."""
    ranks = sorted(("..23456789TJQKA".index(one[0]) for one in five), reverse=True)
    groups = sorted(((number, rank) for rank, number in Counter(ranks).items()), reverse=True)
    shape = tuple(number for number, _ in groups)
    flush = "flush-" if len({one[1] for one in five}) == 1 else ""
    weight = tuple(rank for _, rank in groups)
    if ranks == [14, 5, 4, 3, 2]:
        name, weight = "straight", (5,)
    elif len(shape) == 5 and ranks[0] - ranks[4] == 4:
        name, weight = "straight", (ranks[0],)
    else:
        name = {
            (5,): "five-of-a-kind",
            (4, 1): "four-of-a-kind",
            (3, 2): "full-house",
            (3, 1, 1): "three-of-a-kind",
            (2, 2, 1): "two-pair",
            (2, 1, 1, 1): "one-pair" if flush else "pair",
        }.get(shape, "flush" if flush else "high-card")
    if flush and name == "straight":
        name = "royal-flush" if weight == (14,) else "straight-flush"
    elif name != "flush":
        name = flush + name
    return -[kind.name for kind in KINDS].index(name), weight


def check_same_order(found: Iterable[tuple[tuple[int, tuple[int, ...]], int]]) -> set[str]:
    """Both rankings name, equate and order the hands alike; the categories that came up."""
    known: dict[tuple[int, tuple[int, ...]], int] = {}
    for expected, strength in found:
        assert known.setdefault(expected, strength) == strength, expected
        assert category(strength) == KINDS[-expected[0]].name
    ordered = [known[key] for key in sorted(known)]
    assert all(lower < higher for lower, higher in pairwise(ordered))
    return {category(strength) for strength in ordered}
