"""The languages that the table speaks: players choose among them, and the house has one.

Another is a line here, its phrases in resources/phrases, its texts in resources/translations (packaging/translate), and
its voice in resources/voices (packaging/voice).
"""

from typing import NamedTuple


class Names(NamedTuple):
    """What a language is called."""

    own: str  # by its speakers
    english: str


SOURCE = "en"  # the one that every text is written in
LANGUAGES = {
    SOURCE: Names("English", "English"),
    "es": Names("Español", "Spanish"),
    "de": Names("Deutsch", "German"),
    "zh": Names("中文", "Chinese"),
}
