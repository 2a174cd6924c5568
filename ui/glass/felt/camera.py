"""The one camera that table, chips, print, rail buttons and lights are seen by. Pure.

The world's x points right, y away from the players, z up; the felt is z = 0. A unit is 100 pixels in the middle of a
glass of 1920 by 1080. Whoever moves this camera must bake the table again.
"""

from math import atan, cos, degrees, radians, sin, tan
from typing import Final

WIDTH: Final = 1920
HEIGHT: Final = 1080
UNIT: Final = 100.0  # pixels, in the middle
_PITCH: Final = radians(52)
_HORIZON: Final = -1800.0  # pixels
FOCAL: Final = (HEIGHT / 2 - _HORIZON) / tan(_PITCH)  # pixels
DISTANCE: Final = FOCAL / UNIT  # from the eye to the middle
FIELD: Final = degrees(2 * atan(WIDTH / 2 / FOCAL))  # degrees, across
EYE: Final = (0.0, -DISTANCE * cos(_PITCH), DISTANCE * sin(_PITCH))

TRIM_Y: Final = 266.0  # pixels: where the table begins
FELT_Y: Final = 282.0  # pixels: where its felt begins
NEAR_EDGE: Final = (-4.985, 0.27 / 6.4**2)  # the felt ends at y = first + second * x * x


def project(x: float, y: float, z: float = 0.0) -> tuple[float, float]:
    """Where a place in the world is on the glass."""
    depth = DISTANCE + y * cos(_PITCH) - z * sin(_PITCH)
    up = y * sin(_PITCH) + z * cos(_PITCH)
    return WIDTH / 2 + FOCAL * x / depth, HEIGHT / 2 - FOCAL * up / depth


def unproject(across: float, down: float) -> tuple[float, float]:
    """The place on the felt that is there on the glass."""
    up = (HEIGHT / 2 - down) / FOCAL
    y = up * DISTANCE / (sin(_PITCH) - up * cos(_PITCH))
    return (across - WIDTH / 2) * (DISTANCE + y * cos(_PITCH)) / FOCAL, y


def scale(down: float) -> float:
    """How many pixels a unit on the felt has so far down the glass."""
    return FOCAL / (DISTANCE + unproject(WIDTH / 2, down)[1] * cos(_PITCH))


def homography() -> tuple[tuple[float, float, float], ...]:
    """From (x, y, 1) on the felt to the glass, row by row. Qt's QTransform takes its columns as rows."""
    return (
        (FOCAL, WIDTH / 2 * cos(_PITCH), WIDTH / 2 * DISTANCE),
        (0.0, HEIGHT / 2 * cos(_PITCH) - FOCAL * sin(_PITCH), HEIGHT / 2 * DISTANCE),
        (0.0, cos(_PITCH), DISTANCE),
    )


def near_edge(x: float) -> float:
    """The y at which the felt ends before the players."""
    return NEAR_EDGE[0] + NEAR_EDGE[1] * x * x
