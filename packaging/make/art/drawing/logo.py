"""The house's mark, a spade that wears a bow tie, and the name beside it."""

from functools import lru_cache

from PySide6.QtGui import QPainter, QPainterPath

from make.art.drawing.canvas import Picture, colour, curve, disc, letters, mirrored, placed, united, without
from make.art.drawing.suits import suit
from ui.palette import TEXT

NAME = "Croupier"


@lru_cache(maxsize=1)
def bow_tie() -> QPainterPath:
    """A bow tie, one unit wide around 0."""
    wing = curve(
        (0.05, -0.09),
        (0.2, -0.2, 0.33, -0.25, 0.44, -0.245),
        (0.5, -0.24, 0.5, -0.2, 0.49, -0.13),
        (0.475, -0.04, 0.475, 0.04, 0.49, 0.13),
        (0.5, 0.2, 0.5, 0.24, 0.44, 0.245),
        (0.33, 0.25, 0.2, 0.2, 0.05, 0.09),
        (0.05, -0.09),
    )
    knot = disc(0, 0, 0.085, 0.115)
    return united((wing, mirrored(wing), knot))


@lru_cache(maxsize=1)
def mark() -> QPainterPath:
    """The spade with the bow tie cut out of it, one unit high around 0."""
    return without(suit("s"), placed(bow_tie(), 0, 0.1, 0.6))


def _draw_wordmark(painter: QPainter) -> None:
    painter.fillPath(placed(mark(), 62, 66, 112), colour(TEXT))
    name = letters(NAME, 62, 0.012)
    painter.fillPath(name.translated(132 - name.boundingRect().left(), 62), colour(TEXT))


def pictures() -> dict[str, Picture]:
    """The mark and the name."""
    return {"logo/wordmark-light.png": Picture(520, 132, _draw_wordmark)}
