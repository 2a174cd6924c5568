"""What can stand on a page: text, lines and filled areas, in points from the upper left corner. Pure."""

from collections.abc import Iterable
from typing import NamedTuple

INK, SOFT, FAINT, PAPER = "#16191c", "#5d666e", "#d5dade", "#ffffff"
# The one colour, from full to a breath of it; each is clearly lighter than the one before in grey, too.
ACCENT, STRONG, MIDDLE, LIGHT = "#0f5c4a", "#74a99b", "#adcdc4", "#dcebe6"

Point = tuple[float, float]


class Style(NamedTuple):
    size: float
    bold: bool = False
    colour: str = INK


TITLE = Style(25, bold=True)
CHAPTER = Style(15, bold=True)
SECTION = Style(11, bold=True)
BODY = Style(9)
CELL = Style(8)
SMALL = Style(7, colour=SOFT)


class Text(NamedTuple):
    """One line of text; `y` is its baseline."""

    x: float
    y: float
    text: str
    style: Style


class Line(NamedTuple):
    points: tuple[Point, ...]
    colour: str = FAINT
    width: float = 0.4
    dashed: bool = False


class Area(NamedTuple):
    points: tuple[Point, ...]
    colour: str


Mark = Text | Line | Area


class Paper(NamedTuple):
    """A size of paper, in the whole points that a PDF gets."""

    name: str
    width: float
    height: float


A4 = Paper("A4", 595, 842)


def box(x: float, y: float, width: float, height: float, colour: str) -> Area:
    return Area(((x, y), (x + width, y), (x + width, y + height), (x, y + height)), colour)


def across(x: float, end: float, y: float, colour: str = FAINT, width: float = 0.4) -> Line:
    return Line(((x, y), (end, y)), colour, width)


def upright(x: float, y: float, end: float, colour: str = FAINT, width: float = 0.4) -> Line:
    return Line(((x, y), (x, end)), colour, width)


def disc(x: float, y: float, radius: float, colour: str) -> Area:
    """A small filled circle, as the sixteen corners that the eye cannot tell from one."""
    quarter = [(1, 0), (0.924, 0.383), (0.707, 0.707), (0.383, 0.924)]
    points: list[Point] = []
    for _ in range(4):
        points += [(x + radius * right, y + radius * down) for right, down in quarter]
        quarter = [(-down, right) for right, down in quarter]
    return Area(tuple(points), colour)


def moved(marks: Iterable[Mark], right: float, down: float) -> tuple[Mark, ...]:
    return tuple(
        mark._replace(x=mark.x + right, y=mark.y + down)
        if isinstance(mark, Text)
        else mark._replace(points=tuple((x + right, y + down) for x, y in mark.points))
        for mark in marks
    )
