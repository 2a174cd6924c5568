"""Where everything lies on the shared glass, in pixels of 1920 x 1080: the places, the board, the dealer's hand. Pure.

What lies at a place is in `place`. The print and the seats both ask here.
"""

from collections.abc import Mapping
from typing import NamedTuple

from kiosk.rules.cards.positions import DEALER

SEAT_X: Mapping[int, int] = {1: 1710, 2: 1410, 3: 1110, 4: 810, 5: 510, 6: 210}  # the middle of each place
SEAT_Y: Mapping[int, int] = {1: 536, 2: 558, 3: 566, 4: 566, 5: 558, 6: 536}  # its top
SEAT_CARD = (104, 146)

BOARD_CARD = (150, 210)
BOARD_X, BOARD_Y, BOARD_PITCH = 403, 334, 160
DEALER_CARD = (130, 182)
DEALER_X, DEALER_Y, DEALER_PITCH = 1249, 348, 138
DEALER_WIDTH = 268  # of the dealer's place, however many cards lie in it

SHUFFLER = (176.0, 432.0)  # where its cards come out

FLAT = 0.84  # a circle on the felt is so much lower than wide, at the players' places


class Rect(NamedTuple):
    x: float
    y: float
    width: float
    height: float


def board_card(index: int, places: int, *, from_right: bool = False) -> Rect:
    """A community card's place; a game may lay its first at the right."""
    column = places - 1 - index if from_right else index
    start = BOARD_X + (5 - places) * BOARD_PITCH / 2
    return Rect(start + column * BOARD_PITCH, BOARD_Y, *BOARD_CARD)


def dealer_card(index: int, places: int) -> Rect:
    """A card of the dealer's; more than two overlap within the same width."""
    pitch = DEALER_PITCH if places <= 2 else (DEALER_WIDTH - DEALER_CARD[0]) / (places - 1)
    return Rect(DEALER_X + index * pitch, DEALER_Y, *DEALER_CARD)


def marker(position: int) -> tuple[float, float]:
    """The middle of the dealing marker: beside a place's cards at the dealer's right, or before the dealer."""
    if position == DEALER:
        return DEALER_X + 34.0, DEALER_Y - 32.0
    return SEAT_X[position] + 150.0, SEAT_Y[position] + 2.0
