"""Where devices stand on the glass, as their pictures have them: x, y, width and height at 1920 by 1080. Pure."""

from typing import Final

Place = tuple[int, int, int, int]

SHUFFLER: Final[Place] = (60, 290, 270, 190)  # or the shoe
RACK: Final[Place] = (272, 318, 160, 170)
