"""The four suits as outlines, one unit high around 0."""

from functools import lru_cache

from PySide6.QtGui import QPainterPath

from make.art.drawing.canvas import curve, disc, polygon, united, whole


@lru_cache(maxsize=4)
def suit(letter: str) -> QPainterPath:
    """The suit's outline."""
    return {"c": _club, "d": _diamond, "h": _heart, "s": _spade}[letter]()


def _heart() -> QPainterPath:
    half = curve(
        (0, 0.49),
        (-0.07, 0.36, -0.5, 0.12, -0.5, -0.19),
        (-0.5, -0.37, -0.375, -0.47, -0.25, -0.47),
        (-0.13, -0.47, -0.035, -0.4, 0, -0.28),
    )
    return whole(half)


def _stem() -> QPainterPath:
    half = curve((0, 0), (-0.045, 0), (-0.045, 0.28, -0.09, 0.42, -0.2, 0.5), (0, 0.5))
    return whole(half)


def _spade() -> QPainterPath:
    half = curve(
        (0, -0.5),
        (-0.07, -0.36, -0.47, -0.11, -0.47, 0.16),
        (-0.47, 0.3, -0.36, 0.385, -0.245, 0.385),
        (-0.14, 0.385, -0.06, 0.34, 0, 0.24),
    )
    return united((whole(half), _stem()))


def _club() -> QPainterPath:
    leaves = (disc(0, -0.275, 0.222), disc(-0.262, 0.115, 0.222), disc(0.262, 0.115, 0.222))
    middle = polygon((-0.09, -0.12), (0.09, -0.12), (0.13, 0.12), (0, 0.2), (-0.13, 0.12))
    return united((*leaves, middle, _stem()))


def _diamond() -> QPainterPath:
    return curve(
        (0, -0.5),
        (0.13, -0.27, 0.24, -0.13, 0.4, 0),
        (0.24, 0.13, 0.13, 0.27, 0, 0.5),
        (-0.13, 0.27, -0.24, 0.13, -0.4, 0),
        (-0.24, -0.13, -0.13, -0.27, 0, -0.5),
    )
