"""Where everything lies on the shared glass, in pixels of 1920 x 1080: the places, and each spot's ring. Pure.

The print and the seats both ask here.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

SEAT_X: Mapping[int, int] = {1: 1710, 2: 1410, 3: 1110, 4: 810, 5: 510, 6: 210}  # the middle of each place
SEAT_Y: Mapping[int, int] = {1: 536, 2: 558, 3: 566, 4: 566, 5: 558, 6: 536}  # its top
SEAT_CARD = (104, 146)
SEAT_CARD_X = (-79, -25)  # from the middle of the place

BOARD_CARD = (150, 210)
BOARD_X, BOARD_Y, BOARD_PITCH = 403, 334, 160
DEALER_CARD = (130, 182)
DEALER_X, DEALER_Y, DEALER_PITCH = 1249, 348, 138
DEALER_WIDTH = 268  # of the dealer's place, however many cards lie in it

FLAT = 0.84  # a circle on the felt is so much lower than wide, at the players' places


class Rect(NamedTuple):
    x: float
    y: float
    width: float
    height: float


class Ring(NamedTuple):
    """A spot: its middle, from the middle of the place and from its top; half its width; where its amount is told."""

    x: float
    y: float
    radius: float
    plate_x: float
    plate_y: float
    inside: bool = True  # its name is printed inside it, else below


_LARGE, _SMALL, _COIN = 43.0, 28.0, 21.0
_PAIR = {  # two abreast, and one nearer to the player
    "left": Ring(-62, 204, _LARGE, -96, 241),
    "right": Ring(62, 204, _LARGE, 96, 241),
    "near": Ring(0, 272, _LARGE, 0, 308),
}
_COIN_RING = Ring(117, 22, _COIN, 117, 22, inside=False)
_RINGS: Mapping[frozenset[str], Mapping[str, Ring]] = {
    frozenset({"ante", "odds", "raise"}): {
        "ante": _PAIR["left"],
        "odds": _PAIR["right"],
        "raise": _PAIR["near"],
        "trips_plus": Ring(-117, 70, _SMALL, -117, 105, inside=False),
        "pocket_bonus": Ring(117, 70, _SMALL, 117, 105, inside=False),
        "progressive": _COIN_RING,
    },
    frozenset({"ante", "flop", "turn", "river"}): {
        "flop": Ring(-98, 204, _LARGE, -98, 241),
        "turn": Ring(0, 204, _LARGE, 0, 241),
        "river": Ring(98, 204, _LARGE, 98, 241),
        "ante": Ring(0, 284, _LARGE - 5, 0, 314),
        "bonus": Ring(117, 70, _SMALL, 117, 105, inside=False),
        "progressive": _COIN_RING,
    },
    frozenset({"ante", "flop", "pot"}): {"flop": _PAIR["left"], "pot": _PAIR["right"], "ante": _PAIR["near"]},
    frozenset({"bet", "split", "kept"}): {
        "bet": Ring(-62, 238, _LARGE, -62, 282),
        "split": Ring(62, 238, _LARGE, 62, 282),
        "kept": Ring(0, 73, 0, 0, 73, inside=False),  # for cards: the seat's own row
    },
}


def rings(wagers: Iterable[str]) -> Mapping[str, Ring]:
    """The ring of each wager of a game's layout."""
    offered = frozenset(wagers)
    for needed, places in _RINGS.items():
        if needed <= offered:
            return {wager: places[wager] for wager in places if wager in offered}
    raise KeyError(sorted(offered))


def between(first: Ring, second: Ring) -> tuple[float, float]:
    """Where the sign between two spots is printed."""
    return (first.x + second.x) / 2, (first.y + second.y) / 2


def board_card(index: int, places: int, *, from_right: bool = False) -> Rect:
    """A community card's place; a game may lay its first at the right."""
    column = places - 1 - index if from_right else index
    start = BOARD_X + (5 - places) * BOARD_PITCH / 2
    return Rect(start + column * BOARD_PITCH, BOARD_Y, *BOARD_CARD)


def dealer_card(index: int, places: int) -> Rect:
    """A card of the dealer's; more than two overlap within the same width."""
    pitch = DEALER_PITCH if places <= 2 else (DEALER_WIDTH - DEALER_CARD[0]) / (places - 1)
    return Rect(DEALER_X + index * pitch, DEALER_Y, *DEALER_CARD)
