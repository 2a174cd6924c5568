"""The deck: a rank and a suit that can be read across the table, one large motif, two backs, and what a card throws.

A file is named as its card is, "As" or "Td". In four colours only clubs and diamonds differ.
"""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from kiosk.rules.cards.cards import DECK, Card
from make.art.drawing.backs import draw_back
from make.art.drawing.canvas import Picture, blurred, colour, letters, paint, pen, placed, rounded
from make.art.drawing.courts import draw_court
from make.art.drawing.suits import suit
from ui.palette import BACK_BLUE, BACK_RED, FOUR_COLOURS, INK, PAPER, PAPER_EDGE, TWO_COLOURS, mixed

WIDTH, HEIGHT, RADIUS = 420, 588, 30
MARGIN = 60  # of the shadow around the card
_COLUMN = 92  # the middle of the index
_CAPS = 138
_WIDEST = 138


def outline() -> QPainterPath:
    """A card's shape."""
    return rounded(0, 0, WIDTH, HEIGHT, RADIUS)


def draw_sheet(painter: QPainter) -> None:
    """Paper, with an edge that tells it from the card under it."""
    painter.fillPath(outline(), colour(PAPER_EDGE))
    painter.fillPath(rounded(2, 2, WIDTH - 4, HEIGHT - 4, RADIUS - 2), colour(PAPER))


def draw_face(painter: QPainter, card: Card, ink: str) -> None:
    """The face of a card in the colour of its suit."""
    draw_sheet(painter)
    rank, letter = card
    if rank in "JQK":
        draw_court(painter, rank, letter, ink)
    elif rank == "A":
        _draw_ace(painter, letter, ink)
    else:
        _draw_motif(painter, letter, ink)
    _draw_index(painter, rank, letter, ink)


def _draw_index(painter: QPainter, rank: str, letter: str, ink: str) -> None:
    name = letters("10" if rank == "T" else rank, _CAPS, -0.07 if rank == "T" else 0)
    wide = name.boundingRect().width()
    narrower = min(1.0, _WIDEST / wide)
    shape = QTransform().translate(_COLUMN, 36 + _CAPS / 2).scale(narrower, 1).map(name)
    painter.fillPath(shape, colour(ink))
    painter.strokePath(shape, pen(ink, 5.5))  # heavier than the font's heaviest
    painter.fillPath(placed(suit(letter), _COLUMN, 252, 108), colour(ink))


def _draw_motif(painter: QPainter, letter: str, ink: str) -> None:
    shape = placed(suit(letter), 262, 420, 276)
    painter.fillPath(shape, colour(ink))
    painter.save()
    painter.setClipPath(shape)
    painter.strokePath(shape, pen(mixed(ink, PAPER, 0.6), 27))
    painter.strokePath(shape, pen(ink, 21))
    painter.restore()


def _draw_ace(painter: QPainter, letter: str, ink: str) -> None:
    shape = placed(suit(letter), 258, 418, 290)
    painter.fillPath(shape, colour(ink))
    painter.save()
    painter.setClipPath(shape)
    for width in (84, 60, 36):  # lines within lines
        painter.strokePath(shape, pen(mixed(ink, PAPER, 0.85), width))
        painter.strokePath(shape, pen(ink, width - 8))
    painter.restore()


def draw_edge(painter: QPainter) -> None:
    """The lower edge of a pack that lies on the table: sheet upon sheet. It is as wide as a card."""
    painter.setClipPath(outline().translated(0, 60 - HEIGHT))
    for layer in range(15):
        y = layer * 4
        painter.fillRect(0, y, WIDTH, 4, colour(mixed(PAPER, INK, 0.12 + 0.02 * layer)))
        painter.fillRect(0, y + 3, WIDTH, 1, colour(mixed(PAPER, INK, 0.42 + 0.02 * layer)))


def draw_shadow(painter: QPainter) -> None:
    """What a card throws on the felt, at half the size of a card; MARGIN wide, and a little below."""
    wide, high, margin = WIDTH // 2, HEIGHT // 2, MARGIN // 2
    near = paint(wide + 2 * margin, high + 2 * margin, partial(_draw_dark, x=margin, y=margin + 3, grow=0))
    far = paint(wide + 2 * margin, high + 2 * margin, partial(_draw_dark, x=margin, y=margin + 8, grow=-2))
    painter.setOpacity(0.42)
    painter.drawImage(0, 0, blurred(far, 4))
    painter.setOpacity(0.4)
    painter.drawImage(0, 0, blurred(near, 2))


def _draw_dark(painter: QPainter, x: int, y: int, grow: int) -> None:
    shape = rounded(x - grow, y - grow, WIDTH / 2 + 2 * grow, HEIGHT / 2 + 2 * grow, RADIUS / 2)
    painter.fillPath(shape, Qt.GlobalColor.black)


def draw_place(painter: QPainter) -> None:
    """Where a card will lie, printed on the felt."""
    painter.fillPath(rounded(3, 3, WIDTH - 6, HEIGHT - 6, RADIUS), colour("#000000", 0.16))
    painter.strokePath(rounded(5, 5, WIDTH - 10, HEIGHT - 10, RADIUS), pen("#ffffff", 5, 0.3))


def pictures() -> dict[str, Picture]:
    """The faces in two and in four colours, the backs, edge, shadow and empty place."""
    made = {}
    for card in DECK:
        for folder, inks in (("cards", TWO_COLOURS), ("cards/four", FOUR_COLOURS)):
            if folder == "cards" or inks[card[1]] != TWO_COLOURS[card[1]]:
                face = partial(draw_face, card=card, ink=inks[card[1]])
                made[f"{folder}/{card}.png"] = Picture(WIDTH, HEIGHT, face, 160 if card[0] in "JQK" else 48)
    for name, ink in (("red", BACK_RED), ("blue", BACK_BLUE)):
        made[f"cards/back-{name}.png"] = Picture(WIDTH, HEIGHT, partial(draw_back, sheet=draw_sheet, ink=ink), 96)
    half = {"card": (MARGIN / 2, MARGIN / 2)}
    made["cards/shadow.png"] = Picture(WIDTH // 2 + MARGIN, HEIGHT // 2 + MARGIN, draw_shadow, 256, half)
    made["cards/edge.png"] = Picture(WIDTH, 60, draw_edge)
    made["cards/place.png"] = Picture(WIDTH, HEIGHT, draw_place)
    return made
