"""Where everything at a player's place lies: one list of numbers for the felt's print and for the seat drawn over it.

Pixels of a glass of 1920 x 1080. A place is 300 wide; x counts from its left edge, y from the upper edge of its cards.
Its rows never move, whatever the seat is doing: what is not there leaves its row empty. For larger type the same place
is divided otherwise: its rings lie in one row, and what is touched below them has two.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from kiosk.rules.game import Game
from kiosk.rules.layouts import Spot
from ui.glass.felt.layout import FLAT, SEAT_X, SEAT_Y, Rect

WIDTH = 300
ABOVE = 36  # what a place takes of the felt above its cards
BELOW = 504  # where it ends
TARGET = 64  # the least that a finger is asked to hit
GAP = 4
NUMBER = (37, 2)  # the middle of the seat's number
NUMBER_ASIDE = (17, 2)  # the same where no spot lies beside the cards: three of them take more room
NUMBER_BELOW_CARDS = (150, 300)  # the same where cards lie over all of the place: below the rings


class SpotPlace(NamedTuple):
    """A betting spot: a ring with a name in it or above it, chips on it, and what they come to on a plate."""

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
        """Whether it lies beside the cards, small, with its name above it."""
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
    "sides": Rect(0, -ABOVE, WIDTH, ABOVE + 98),  # side spots, their names and amounts: no hand is named over them
    "hand": Rect(2, 115, 296, 38),
    "hands": Rect(0, 73, WIDTH, 110),  # a split's two with their verdicts, below the cards' indices
    "front": Rect(0, 250, WIDTH, 72),  # the ring nearest the player, which is free where it is the raise's
    "credit": Rect(0, 322, WIDTH, 36),
    "time": Rect(3, 358, 294, 5),
    "action": Rect(0, 364, WIDTH, 72),
    "rail": Rect(0, 438, WIDTH, TARGET),
    # What a wager pays, opened at its spot: over the rings, below the cards and the hand in words, above the clock.
    "pays": Rect(2, 154, 296, 172),
    # While bets are open, what is told to the seat stands above it and grows upwards: no card lies there then.
    "note": Rect(2, -150, 296, 110),
    "lock": Rect(2, 0, 296, 318),
    "panel": Rect(2, -14, 296, 516),  # below the community cards
}


def row_of(box: Rect, count: int, gap: float = GAP) -> tuple[Rect, ...]:
    """A row divided into so many equal places."""
    width = (box.width - gap * (count - 1)) / count
    return tuple(Rect(box.x + index * (width + gap), box.y, width, box.height) for index in range(count))


#: What is otherwise for larger type.
_LARGE_ROWS: Mapping[str, Rect] = {
    "cards": _CARDS._replace(height=154),
    "hand": Rect(2, 116, 296, 44),
    "hands": Rect(0, 50, WIDTH, 132),
    "front": Rect(0, 164, WIDTH, 92),
    "credit": Rect(0, 258, WIDTH, 40),
    "time": Rect(3, 298, 294, 6),
    "action": Rect(0, 306, WIDTH, 2 * TARGET + GAP),
    "pays": Rect(2, 162, 296, 136),
    "lock": Rect(2, -20, 296, 276),
}
_LARGE_RINGS_Y = 206


def rows(*, large: bool = False) -> Mapping[str, Rect]:
    """The fixed rows, by name."""
    return {**ROWS, **_LARGE_ROWS} if large else ROWS


_SHY = 6  # free at either side of what is touched at the foot of a place: the neighbour's is as far from its own edge
RAIL = tuple(Rect(x, ROWS["rail"].y, TARGET, TARGET) for x in (13, 83, 153, 223))  # help, language, attendant, menu


def bar(*, large: bool = False) -> Rect:
    """What is touched of the row of what is done now."""
    return rows(large=large)["action"]._replace(x=_SHY, width=WIDTH - 2 * _SHY)


def chips(*, large: bool = False) -> tuple[Rect, ...]:
    """The chips to bet with: of more than four, the chosen one touched again brings the next."""
    return row_of(bar(large=large)._replace(height=TARGET) if large else bar(), 4)


def decisions(count: int, *, large: bool = False) -> tuple[Rect, ...]:
    """The buttons of a decision: the fewer there are, the wider; the last stakes nothing, and has the longest word."""
    if count < 3:
        return row_of(bar(large=large), count)
    x, y, width, height = bar(large=large)
    if large:
        above, below = (Rect(x, y + row * (TARGET + GAP), width, TARGET) for row in (0, 1))
        return (*row_of(above, 2), *row_of(below, count - 2))
    last = 106 if count == 3 else 84
    others = row_of(Rect(x, y, width - last - GAP, height), count - 1)
    return (*others, Rect(x + width - last, y, last, height))


def fan(count: int, width: float = 104) -> tuple[Rect, ...]:
    """The cards of a hand. Two overlap over the middle; of four, each can be touched by itself."""
    height = width * 1.4
    step = TARGET if count > 2 else 54
    start = (WIDTH - width - step * (count - 1)) / 2
    return tuple(Rect(start + index * step, 146 - height, width, height) for index in range(count))


@cache
def spots(layout: Sequence[Spot], *, large: bool = False) -> tuple[SpotPlace, ...]:
    """A game's spots. The two rows nearest the player are rings below the cards; whatever is farther is beside them."""
    lying = [spot for spot in layout if not spot.for_cards]
    rows = {row: sorted((one for one in lying if one.row == row), key=lambda one: one.column) for row in (0, 1, 2)}
    if len(lying) != sum(map(len, rows.values())):
        raise ValueError("a place has three rows of spots")
    found: list[SpotPlace] = []
    if large:
        found += _large_rings([one.wager for one in lying if one.row < 2])
        rows[0] = rows[1] = []
    side_by_side = 204 if len(rows[1]) < 3 else 198  # the middle one of three has the single ring right below it
    for row, y in ((0, 272 if rows[1] else 226), (1, side_by_side)):
        found += _ring_row([one.wager for one in rows[row]], y, alone=not rows[1])
    found += _beside([one.wager for one in rows[2]], large=large)
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
    share = 156 if count == 1 else (WIDTH - GAP * (count - 1)) / count
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


def _large_rings(wagers: list[str]) -> Iterator[SpotPlace]:
    """All of them in one row."""
    count = len(wagers)
    if count > 4:
        raise ValueError("four rings lie in a row at most")
    pitch = min(132.0, (WIDTH - 2 * _SHY) / max(1, count))
    radius = min(46.0, pitch * (0.38 if count < 4 else 0.46))
    for index, wager in enumerate(wagers):
        x, y = WIDTH / 2 + (index - (count - 1) / 2) * pitch, _LARGE_RINGS_Y
        touch = Rect(x - pitch / 2 + 1, y - 34, pitch - 2, 70)
        wide = 2 * radius - 4 if count > 2 else pitch - 14
        name = Rect(x - wide / 2, y - 26, wide, 52)
        yield SpotPlace(wager, x, y, radius, touch, name, Rect(x - pitch / 2 + 1, y + 20, pitch - 2, 32), x)


def _beside(wagers: list[str], *, large: bool = False) -> Iterator[SpotPlace]:
    """At the left of the cards, at the right, and above that."""
    if len(wagers) > 3:
        raise ValueError("three spots lie beside the cards at most")
    for wager, (x, y) in zip(wagers, ((37, 66), (263, 66), (263, 6)), strict=False):
        above = y < 40
        touch = Rect(x - 32, -ABOVE if above else 30, TARGET, TARGET)
        name = Rect(x - 35, y - 12 if above else y - 44, 70, 24 if above else 22)
        if large and not above:
            name = Rect(4 if x < WIDTH / 2 else WIDTH - 110, 20, 106, 26)
        yield SpotPlace(
            wager, x, y, 21 if above else 27, touch, name, Rect(x - 33, y - 14 if above else y + 2, 66, _PLATE), x
        )


class BetControls(NamedTuple):
    """What is done with the bets while they are open. No cards lie there then: most of it is in their row."""

    said: Rect  # what the last hand came to, or what to do
    upper: Rect  # the same place; once there is a bet, `double` and `most`
    lower: Rect  # `first` and `second`, or one button that has all of it
    first: Rect  # before the first bet, what was bet last time; after it, one step back
    second: Rect  # sit out, or deal
    double: Rect
    most: Rect
    custom: Rect
    clear: Rect  # away from what deals
    ask: Rect  # has the spot that is touched next tell what it pays


@cache
def bet_controls(layout: Sequence[Spot], *, large: bool = False) -> BetControls:
    """Where they lie: between the side spots and beside the single ring before the player, or in a row that is free."""
    upper, lower = Rect(72, 0, 156, TARGET), Rect(72, 70, 156, 72)
    before = [one for one in layout if one.row == 0 and not one.for_cards]
    if large:
        return _large_controls(layout)
    if len(before) == 1:
        double, most = row_of(upper, 2)
        custom, clear = (Rect(x, 256, TARGET, TARGET) for x in (_SHY, WIDTH - _SHY - TARGET))
        ask = Rect(_SHY - 1, 100, TARGET, TARGET)
    elif not any(one.beside for one in spots(layout)):
        custom = lower._replace(x=_SHY, width=TARGET)
        ask = Rect(_SHY, 273, TARGET, TARGET)  # below the rings
        upper, lower = (row._replace(x=74, width=WIDTH - _SHY - 74) for row in (upper, lower))
        double, most, clear = row_of(upper, 3)
    else:
        raise ValueError("side spots want a single ring before the player")
    first = lower._replace(width=TARGET)
    second = lower._replace(x=first.x + TARGET + GAP, width=lower.width - TARGET - GAP)
    return BetControls(upper, upper, lower, first, second, double, most, custom, clear, ask)


def _large_controls(layout: Sequence[Spot]) -> BetControls:
    """Where they lie for larger type: what deals is below the chips, and has all of a row."""
    upper, lower = (Rect(76, y, 144, TARGET) for y in (26, 96))
    if any(one.beside for one in spots(layout)):
        custom, most = row_of(lower, 2)
        ask = Rect(_SHY - 1, 100, TARGET, TARGET)
    else:
        upper, lower = (row._replace(x=_SHY, width=WIDTH - 2 * _SHY) for row in (upper, lower))
        custom, ask, most = row_of(lower, 3)
    double, clear = row_of(upper, 2)  # signs alone: the side spots' names begin beside them
    said = upper._replace(y=-18, height=upper.y + upper.height + 18)
    below = bar(large=True)
    below = below._replace(y=below.y + TARGET + GAP, height=TARGET)
    first = below._replace(width=TARGET)
    second = below._replace(x=first.x + TARGET + GAP, width=below.width - TARGET - GAP)
    return BetControls(said, upper, below, first, second, double, most, custom, clear, ask)


@cache
def controls_at(layout: Sequence[Spot], *, large: bool = False) -> dict[str, object]:
    """They, as the seat draws them."""
    return {name: box._asdict() for name, box in bet_controls(layout, large=large)._asdict().items()}


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


def number_at(hands: int, *, sides: bool) -> tuple[int, int]:
    """The middle of the seat's number, where so many hands lie at a place, with spots beside them or none."""
    if hands > 1:
        return NUMBER_BELOW_CARDS
    return NUMBER if sides else NUMBER_ASIDE


def equal_signs(game: Game, *, large: bool = False) -> tuple[tuple[float, float], ...]:
    """Where "=" is printed: between spots whose wagers are equal (huh-ny (a)(2)(iii))."""
    by_wager = {one.wager: one for one in spots(game.layout, large=large)}
    pairs = zip(game.equal_wagers, game.equal_wagers[1:], strict=False)
    return tuple(((by_wager[one].x + by_wager[other].x) / 2, by_wager[one].y) for one, other in pairs)


@cache
def seat_place(seat: int = 1, *, large: bool = False) -> Mapping[str, object]:
    """What a seat is drawn by: where it lies on the glass, its rows, the places of its buttons, and its cards."""
    return {
        "left": SEAT_X[seat] - WIDTH / 2,
        "top": SEAT_Y[seat],
        "width": WIDTH,
        "above": ABOVE,
        "below": BELOW,
        "flat": FLAT,
        **{name: box._asdict() for name, box in rows(large=large).items()},
        "chips": [box._asdict() for box in chips(large=large)],
        "icons": [box._asdict() for box in RAIL],
        "fan": [box._asdict() for box in fan(4)],
        "decisions": [[box._asdict() for box in decisions(count, large=large)] for count in range(1, 5)],
    }


@cache
def at(spot: SpotPlace) -> dict[str, object]:
    """A spot's place, as the seat draws it."""
    boxes = {name: getattr(spot, name)._asdict() for name in ("touch", "name", "plate")}
    return {**boxes, "anchor": spot.anchor, "beside": spot.beside}
