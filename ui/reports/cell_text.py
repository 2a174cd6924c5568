"""A report's value as it is read in a table, on paper and on the screen. Pure."""

from kiosk.base.words import ENGLISH, Language
from kiosk.reports.document import Cell


def cell_text(value: Cell, zone: str, language: Language = ENGLISH) -> str:
    """A moment in two words, an amount with a true minus."""
    words = value.shown(zone, language)
    if value.unit == "moment":
        return words.replace("T", " ")
    return words.replace("-", "\N{MINUS SIGN}", 1) if value.right else words
