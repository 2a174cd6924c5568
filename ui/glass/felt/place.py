"""Where everything at a player's place lies: one list of numbers for the felt's print and for the seat drawn over it.

Pixels of a glass of 1920 x 1080. A place is 300 wide; x counts from its left edge, y from the upper edge of its cards.
Its rows never move, whatever the seat is doing: what is not there leaves its row empty.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from kiosk.rules.game import Game, Spot
from ui.glass.felt.layout import FLAT, Rect

WIDTH = 300
ABOVE = 36  # what a place takes of the felt above its cards
BELOW = 504  # where it ends
TARGET = 64  # the least that a finger is asked to hit
GAP = 4


class SpotPlace(NamedTuple):
    """A betting spot: a ring with a name in it or below it, chips on it, and what they come to on a plate."""

    wager: str
    x: float  # of its middle
    y: float
    radius: float
    touch: Rect
    name: Rect
    plate: Rect  # the most that an amount may take
    anchor: float  # x of the plate's middle, as long as it fits

    @property
    def beside(self) -> bool:
        """Whether it lies beside the cards, small, with its name below it."""
        return self.y < _CARDS.height


class CardPlace(NamedTuple):
    """Where two cards lie, one over a part of the other."""

    spot: str  # what it is called; nothing, if nothing is printed there
    cards: Rect


_CARDS = Rect(71, 0, 158, 146)
_PLATE = 28  # the height of an amount's plate

#: The fixed rows, by name.
ROWS: Mapping[str, Rect] = {
    "cards": _CARDS,
    "hand": Rect(2, 115, 296, 38),
    "hands": Rect(0, 73, WIDTH, 110),  # a split's two with their verdicts, below the cards' indices
    "credit": Rect(0, 322, WIDTH, 36),
    "time": Rect(3, 358, 294, 5),
    "action": Rect(0, 364, WIDTH, 72),
    "rail": Rect(0, 438, WIDTH, TARGET),
    # While bets are open, no cards lie there: above, what the last hand came to; below, what is done with the bets.
    "upper": Rect(68, 0, 164, TARGET),
    "lower": Rect(68, 70, 164, 72),
    # What is told to the seat stands above it and grows upwards: it hides no control, and no card's index.
    "note": Rect(2, -150, 296, 110),
    "lock": Rect(2, 0, 296, 318),
    "panel": Rect(2, -ABOVE + 2, 296, 536),
}


def row_of(box: Rect, count: int, gap: float = GAP) -> tuple[Rect, ...]:
    """A row divided into so many equal places."""
    width = (box.width - gap * (count - 1)) / count
    return tuple(Rect(box.x + index * (width + gap), box.y, width, box.height) for index in range(count))


_SHY = 6  # free at either side of what is touched at the foot of a place: the neighbour's is as far from its own edge
_BAR = ROWS["action"]._replace(x=_SHY, width=WIDTH - 2 * _SHY)
CHIPS = row_of(_BAR, 4)  # of more, the chosen one touched again brings the next
RAIL = tuple(Rect(x, ROWS["rail"].y, TARGET, TARGET) for x in (13, 83, 153, 223))  # help, language, attendant, menu
REPEAT = UNDO = Rect(68, 70, TARGET, 72)  # what was bet last time, before the first bet; one bet back, after it
SIT_OUT = DEAL = Rect(136, 70, 96, 72)
DOUBLE, CLEAR = row_of(ROWS["upper"], 2)
MOST = Rect(2, -ABOVE, TARGET, TARGET)  # once a bet lies there; before the first, the place is kept for a custom bet


def decisions(count: int) -> tuple[Rect, ...]:
    """The buttons of a decision: the fewer there are, the wider; the last stakes nothing, and has the longest word."""
    if count < 3:
        return row_of(_BAR, count)
    x, y, width, height = _BAR
    last = 104 if count == 3 else 84
    others = row_of(Rect(x, y, width - last - GAP, height), count - 1)
    return (*others, Rect(x + width - last, y, last, height))


def fan(count: int, width: float = 104) -> tuple[Rect, ...]:
    """The cards of a hand. Two overlap over the middle; of four, each can be touched by itself."""
    height = width * 1.4
    step = TARGET if count > 2 else 54
    start = (WIDTH - width - step * (count - 1)) / 2
    return tuple(Rect(start + index * step, 146 - height, width, height) for index in range(count))


@cache
def spots(layout: Sequence[Spot]) -> tuple[SpotPlace, ...]:
    """A game's spots. The two rows nearest the player are rings below the cards; whatever is farther is beside them."""
    lying = [spot for spot in layout if not spot.for_cards]
    rows = {row: sorted((one for one in lying if one.row == row), key=lambda one: one.column) for row in (0, 1, 2)}
    if len(lying) != sum(map(len, rows.values())):
        raise ValueError("a place has three rows of spots")
    found: list[SpotPlace] = []
    for row, y in ((0, 272 if rows[1] else 226), (1, 204)):
        found += _ring_row([one.wager for one in rows[row]], y, alone=not rows[1])
    found += _beside([one.wager for one in rows[2]])
    by_wager = {one.wager: one for one in found}
    return tuple(by_wager[one.wager] for one in lying)


def _ring_row(wagers: list[str], y: float, *, alone: bool) -> Iterator[SpotPlace]:
    """Rings side by side. Where there is one row only, they are the larger."""
    count = len(wagers)
    if not wagers:
        return
    if count > 3:
        raise ValueError("three rings lie side by side at most")
    radius = 38 if count == 3 else 50 if alone else 42
    pitch = {1: 0, 2: 132 if alone else 124, 3: 98}[count]
    share = 180 if count == 1 else (WIDTH - GAP * (count - 1)) / count
    for index, wager in enumerate(wagers):
        aside = index - (count - 1) / 2
        x = WIDTH / 2 + aside * pitch
        left = (WIDTH - share) / 2 if count == 1 else index * (share + GAP)
        tall = 92 if alone else 68
        touch = Rect(x - min(pitch or 124, 124) / 2 + 1, y - tall / 2, min(pitch or 124, 124) - 2, tall)
        low = y + radius * FLAT + (0 if count != 2 else 1)  # the plate lies over the ring's lower edge, below its name
        outward = aside * 68 if count == 2 and not alone else 0
        name = Rect(x - radius + 4, y - 24, 2 * radius - 8, 48)
        yield SpotPlace(wager, x, y, radius, touch, name, Rect(left, low - 14, share, _PLATE), x + outward)


def _beside(wagers: list[str]) -> Iterator[SpotPlace]:
    """At the left of the cards, at the right, and above that."""
    if len(wagers) > 3:
        raise ValueError("three spots lie beside the cards at most")
    for wager, (x, y) in zip(wagers, ((33, 60), (267, 60), (267, 6)), strict=False):
        radius = 21 if y < 40 else 28
        touch = Rect(x - 32, y - 32 if y > 40 else -ABOVE, TARGET, TARGET)
        name = Rect(x - 33, y + 33, 66, 22) if y > 40 else Rect(x - 33, y - 12, 66, 24)
        yield SpotPlace(wager, x, y, radius, touch, name, Rect(x - 33, y + 4, 66, _PLATE), x)


@cache
def card_places(layout: Sequence[Spot]) -> tuple[CardPlace, ...]:
    """Where a seat's two cards lie, or in front of which wager the kept ones and the others do (fah 8(a), (c))."""
    named = sorted((spot for spot in layout if spot.for_cards), key=lambda spot: spot.column)
    if not named:
        return (CardPlace("", _CARDS),)
    return tuple(
        CardPlace(spot.wager, box)
        for spot, box in zip(named, row_of(Rect(0, 0, WIDTH, _CARDS.height), len(named)), strict=True)
    )


def equal_signs(game: Game) -> tuple[tuple[float, float], ...]:
    """Where "=" is printed: between spots whose wagers are equal (huh-ny (a)(2)(iii))."""
    by_wager = {one.wager: one for one in spots(game.layout)}
    pairs = zip(game.equal_wagers, game.equal_wagers[1:], strict=False)
    return tuple(((by_wager[one].x + by_wager[other].x) / 2, by_wager[one].y) for one, other in pairs)


#: What a seat is drawn by: its rows, the places of its buttons, and its cards.
PLACE: Mapping[str, object] = {
    "width": WIDTH,
    "above": ABOVE,
    "below": BELOW,
    "flat": FLAT,
    **{name: box._asdict() for name, box in ROWS.items()},
    "chips": [box._asdict() for box in CHIPS],
    "icons": [box._asdict() for box in RAIL],
    "first": REPEAT._asdict(),
    "second": SIT_OUT._asdict(),
    "double": DOUBLE._asdict(),
    "clear": CLEAR._asdict(),
    "most": MOST._asdict(),
    "fan": [box._asdict() for box in fan(4)],
    "decisions": [[box._asdict() for box in decisions(count)] for count in range(1, 5)],
}


@cache
def at(spot: SpotPlace) -> dict[str, object]:
    """A spot's place, as the seat draws it."""
    boxes = {name: getattr(spot, name)._asdict() for name in ("touch", "name", "plate")}
    return {**boxes, "anchor": spot.anchor, "beside": spot.beside}
