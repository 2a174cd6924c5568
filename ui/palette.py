"""Colours by the role they play, and how well they can be told apart. Pure; screens and pictures take theirs here.

Cards are the brightest thing on the table. Gold belongs to the progressive and to wins alone.
"""

from typing import Final, NamedTuple

# The table
FELT: Final = "#0f3d38"
FELT_LIT: Final = "#164e47"  # where the light falls; nothing behind text is lighter
FELT_DEEP: Final = "#08221f"
LINE: Final = "#7fa79c"  # printed outlines on the felt
RAIL: Final = "#2a1c18"
RAIL_LIT: Final = "#5b3d31"
RAIL_DEEP: Final = "#120b0a"
PANEL: Final = "#0a2926"  # behind words and figures
SCREEN: Final = "#06110f"  # behind the meter
PLATE: Final = "#04211a"  # behind an amount or a hand on the felt

# Words
TEXT: Final = "#f5f1e6"
QUIET: Final = "#d5e3db"
GOLD: Final = "#ecc35c"
GOLD_LIT: Final = "#fbe7a9"
GOLD_DEEP: Final = "#8f6a1e"
WIN: Final = "#f6dc9a"
LOSS: Final = "#f4b0a6"
NEUTRAL: Final = "#c9d6d1"
CALM: Final = "#1c6a5a"  # a button that may be touched
BURGUNDY: Final = "#9a1c31"  # a button that stakes something
BURGUNDY_LIT: Final = "#c13049"
BURGUNDY_DEEP: Final = "#4a0a16"
CALL: Final = "#f7b57e"  # something wants attention

# Cards
PAPER: Final = "#fdfcf7"
PAPER_EDGE: Final = "#d9d5c8"
INK: Final = "#15181d"
RED: Final = "#c4122f"
GREEN: Final = "#0b7239"
BLUE: Final = "#1553b8"
YELLOW: Final = "#e7b52a"  # the cut card
BACK_RED: Final = "#8e1527"
BACK_BLUE: Final = "#173f7a"

TWO_COLOURS: Final = {"c": INK, "d": RED, "h": RED, "s": INK}
FOUR_COLOURS: Final = {"c": GREEN, "d": BLUE, "h": RED, "s": INK}

# High contrast, for low vision
BLACK: Final = "#000000"
WHITE: Final = "#ffffff"
BRIGHT: Final = "#ffe14d"


class Words(NamedTuple):
    """A colour of words, and the lightest or darkest ground on which they may stand."""

    ink: str
    ground: str


TEXT_ROLES: Final = {
    "text on felt": Words(TEXT, FELT_LIT),
    "quiet text on felt": Words(QUIET, FELT_LIT),
    "gold on felt": Words(GOLD, FELT_LIT),
    "win on felt": Words(WIN, FELT_LIT),
    "loss on felt": Words(LOSS, FELT_LIT),
    "neutral on felt": Words(NEUTRAL, FELT_LIT),
    "call on felt": Words(CALL, FELT_LIT),
    "text on a panel": Words(TEXT, PANEL),
    "quiet text on a panel": Words(QUIET, PANEL),
    "text on a button": Words(TEXT, CALM),
    "text on a button that stakes something": Words(TEXT, BURGUNDY_LIT),
    "text on a plate": Words(TEXT, PLATE),
    "a win on a plate": Words(WIN, PLATE),
    "text on the rail": Words(TEXT, RAIL_LIT),
    "meter": Words(GOLD, SCREEN),
    "text on gold": Words(INK, GOLD),
    "black suits": Words(INK, PAPER),
    "red suits": Words(RED, PAPER),
    "green suits": Words(GREEN, PAPER),
    "blue suits": Words(BLUE, PAPER),
    "high contrast text": Words(WHITE, BLACK),
    "high contrast accent": Words(BRIGHT, BLACK),
}


def contrast(one: str, other: str) -> float:
    """The ratio of two colours' luminance as WCAG 2 defines it: 1 for the same, 21 for black and white."""
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def mixed(one: str, other: str, share: float) -> str:
    """The first colour with so much of the other in it."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(channel / 255) for channel in _channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(share: float) -> float:
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
