"""The colours of a dealer."""

from typing import NamedTuple


class Look(NamedTuple):
    """Skin and hair from light to dark, eyes, and what differs in build."""

    name: str
    skin: tuple[str, str, str, str]  # lit, plain, shade, line
    hair: tuple[str, str, str]  # dark, plain, lit
    iris: tuple[str, str, str]
    blush: float
    build: float  # width of arms and hands
    woman: bool


MAN = Look(
    "man",
    ("#FAD7B6", "#EBB893", "#CF9068", "#9C5B3C"),
    ("#1E1410", "#3A261C", "#6E4B36"),
    ("#B07A44", "#6B4122", "#2C180C"),
    0.17,
    1.0,
    woman=False,
)
WOMAN = Look(
    "woman",
    ("#FBDCC2", "#EFC09F", "#D29A76", "#A4634A"),
    ("#2A1712", "#4A2A1E", "#7E4C33"),
    ("#86AA70", "#4A6B42", "#1B2A18"),
    0.26,
    0.9,
    woman=True,
)
LOOKS = (MAN, WOMAN)

CLOTH = ("#2E3445", "#1F2433", "#12151F")
CLOTH_LINE = "#0B0E16"
LAPEL = ("#4A526A", "#2A3042", "#191D2A")
LINEN = ("#FFFCF4", "#EFE6D8", "#D0C4B2")
LINEN_SHADE = "#6E604F"
FOLD = "#877866"
SILK = ("#5F0F1E", "#A51F33", "#7C1526")
SILK_DARK = "#3A0610"
NAIL = "#FFE9DC"
