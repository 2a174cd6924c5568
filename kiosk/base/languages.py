"""The languages that the table speaks: players choose among them, and the house has one.

Another is a line here, its texts in resources/translations (`make translations`), and its voice: how it is spoken in
resources/phrases, and what is heard in resources/voices (packaging/voice).
"""

from typing import NamedTuple


class Names(NamedTuple):
    own: str  # by its speakers
    english: str
    staff: bool = False  # whether the words of menu, reports and commands are translated, too


SOURCE = "en"  # the one that every text is written in
LANGUAGES = {
    SOURCE: Names("English", "English", staff=True),
    "es": Names("Español", "Spanish"),
    "de": Names("Deutsch", "German"),
    "zh": Names("中文", "Chinese"),
}
