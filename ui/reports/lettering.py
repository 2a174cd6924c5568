"""How wide text is in the product's own font, and where it breaks. Needs Qt's application to be there.

System fonts are never asked: a sheet looks the same, to the byte, on every machine.
"""

import re
from functools import lru_cache
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

import resources
from ui.reports.marks import Style, Text

FAMILY = "Croupier Sans"
FINE = 20  # fonts are made this many times as large and painted as much smaller, so that no width is rounded
ASCENT, DESCENT = 0.97, 0.25  # of the size: above and below the baseline
LEADING = 1.3
_PIECES = re.compile(r"\s+|[^\s/]+/*|/+")
_ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"


class NoFont(Exception):  # noqa: N818
    """The font that comes with the product cannot be loaded."""


def load_fonts() -> None:
    """Once for each application."""
    if QFontDatabase.hasFamily(FAMILY):
        return
    for path in sorted(Path(resources.__path__[0], "fonts").glob("*.ttf")):
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise NoFont(f"the font {path} cannot be loaded")
    if not QFontDatabase.hasFamily(FAMILY):
        raise NoFont(f"the font {FAMILY} is not in the product's resources")


def font(style: Style) -> QFont:
    made = QFont(FAMILY)
    made.setPixelSize(round(style.size * FINE))
    made.setWeight(QFont.Weight.DemiBold if style.bold else QFont.Weight.Normal)
    made.setStyleStrategy(QFont.StyleStrategy.NoFontMerging)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


@lru_cache(maxsize=4096)
def width(text: str, style: Style) -> float:
    return QFontMetricsF(font(style)).horizontalAdvance(text) / FINE


def left(x: float, y: float, text: str, style: Style) -> Text:
    return Text(x, y, text, style)


def right(x: float, y: float, text: str, style: Style) -> Text:
    return Text(x - width(text, style), y, text, style)


def centred(x: float, y: float, text: str, style: Style) -> Text:
    return Text(x - width(text, style) / 2, y, text, style)


def elided(text: str, style: Style, room: float) -> str:
    if width(text, style) <= room:
        return text
    kept = len(text)
    while kept and width(text[:kept] + _ELLIPSIS, style) > room:
        kept -= 1
    return text[:kept].rstrip() + _ELLIPSIS


def wrapped(text: str, style: Style, room: float, most: int | None = None) -> list[str]:
    """The text as lines: broken at spaces and after slashes, and within a word only if it is wider than a line.

    With `most`, what would be more lines is cut.
    """
    lines, line = [], ""
    for piece in _PIECES.findall(text):
        rest = piece
        if width((line + rest).rstrip(), style) > room:
            lines.append(line.rstrip())
            line, rest = "", rest.lstrip()
        while width(rest, style) > room and len(rest) > 1:
            fits = next(
                count for count in range(len(rest) - 1, 0, -1) if count == 1 or width(rest[:count], style) <= room
            )
            lines.append(rest[:fits])
            rest = rest[fits:]
        line += rest
    lines = [one for one in (*lines, line.rstrip()) if one] or [""]
    if most is not None and len(lines) > most:
        lines = [*lines[: most - 1], elided(lines[most - 1] + _ELLIPSIS, style, room)]
    return lines
