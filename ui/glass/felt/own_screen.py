"""A seat's own screen: the same table from nearer, so that one place fills it, and where its parts lie. Pure.

Pixels of a screen of 1920 x 1080, or of 1080 x 1920. What is seen of the table is cut out of its one picture about a
place, and the place is drawn where it then lies: print, rail and light meet it as they do on the shared glass.
"""

from typing import NamedTuple

from ui.glass.felt.layout import SEAT_X, SEAT_Y, Rect
from ui.glass.felt.place import NUMBER, WIDTH

GAP = 16  # between cards of the dealer's


class OwnScreen(NamedTuple):
    width: int
    height: int
    like: int  # the seat whose place on the table is seen
    grow: float  # how much larger than on the shared glass
    left: float  # of the place
    top: float  # of its cards
    board: Rect  # its five cards
    board_card: float  # the width of one
    dealer: Rect  # the most that the dealer's cards may take
    dealer_card: float
    lines: tuple[Rect, Rect]  # what the texts want in sight
    info: Rect  # the signs
    meter: Rect
    marks: Rect
    tables: Rect  # what the game pays, while bets are open
    table_type: float
    told: Rect  # what is told to the seat, in the place's own pixels; it grows upwards

    @property
    def seen(self) -> Rect:
        """The part of the table's picture that it shows."""
        x = SEAT_X[self.like] - WIDTH / 2 - self.left / self.grow
        return Rect(x, SEAT_Y[self.like] - self.top / self.grow, self.width / self.grow, self.height / self.grow)

    def board_cards(self, count: int) -> tuple[Rect, ...]:
        """The places of so many community cards, about the middle of the board."""
        pitch = (self.board.width - self.board_card) / 4
        start = self.board.x + (5 - count) * pitch / 2
        return tuple(
            Rect(start + index * pitch, self.board.y, self.board_card, self.board.height) for index in range(count)
        )

    def dealer_cards(self, count: int) -> tuple[Rect, ...]:
        """The places of the dealer's, about their middle; those that have no room side by side overlap."""
        room, card = self.dealer, self.dealer_card
        wide = min(room.width, count * card + (count - 1) * GAP)
        start, pitch = room.x + (room.width - wide) / 2, (wide - card) / max(1, count - 1)
        return tuple(Rect(start + index * pitch, room.y, card, room.height) for index in range(count))


WIDE = OwnScreen(
    width=1920,
    height=1080,
    like=2,
    grow=1.86,
    left=1326,
    top=130,
    board=Rect(62, 574, 1222, 322),
    board_card=230,
    dealer=Rect(270, 288, 806, 266),
    dealer_card=190,
    lines=(Rect(62, 904, 600, 36), Rect(684, 904, 600, 36)),
    info=Rect(44, 26, 596, 163),
    meter=Rect(690, 26, 596, 163),
    marks=Rect(0, 18, 1330, 80),
    tables=Rect(62, 276, 1222, 540),
    table_type=34,
    told=Rect(-400, 396, 390, 100),
)
TALL = OwnScreen(
    width=1080,
    height=1920,
    like=3,
    grow=2.42,
    left=177,
    top=677,
    board=Rect(40, 332, 696, 182),
    board_card=130,
    dealer=Rect(778, 332, 262, 182),
    dealer_card=124,
    lines=(Rect(40, 528, 490, 40), Rect(550, 528, 490, 40)),
    info=Rect(40, 26, 484, 142),
    meter=Rect(548, 26, 492, 142),
    marks=Rect(0, 6, 1080, 90),
    tables=Rect(40, 262, 1000, 312),
    table_type=22,
    told=Rect(-60, -150, 420, 110),
)
SCREENS = {"wide": WIDE, "tall": TALL}

#: As the screen is drawn by.
OWN_SCREENS: dict[str, dict[str, object]] = {
    name: {
        key: value._asdict() if isinstance(value, Rect) else value
        for key, value in screen._asdict().items()
        if key != "lines"
    }
    | {"gap": GAP, "number": {"x": NUMBER[0], "y": NUMBER[1]}}
    for name, screen in SCREENS.items()
}
