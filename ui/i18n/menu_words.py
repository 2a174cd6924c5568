"""The words of the operator's menu, all of it in one language: `say("Seat {seat} calls", seat=2)`.

How texts are written, marked and translated: `kiosk/base/words.py`.
"""

from datetime import date

from PySide6.QtCore import QDate, QLocale

from kiosk.base.languages import LANGUAGES, SOURCE
from kiosk.base.words import ENGLISH, Language, Text, mark

__all__ = ("capital", "day_words", "mark", "say", "speak", "speech")


class _Menu:
    language = ENGLISH


def speak(code: str) -> None:
    """The menu speaks this language from now on, or English where it has no words in it. Said before it is opened."""
    _Menu.language = Language.of(SOURCE if code in LANGUAGES and not LANGUAGES[code].staff else code)


def speech() -> Language:
    return _Menu.language


def say(source: Text, /, **values: object) -> str:
    return _Menu.language.say(source, **values)


def day_words(day: date) -> str:
    """Mon 16 Nov 2026"""
    return QLocale(_Menu.language.code).toString(QDate(day.year, day.month, day.day), "ddd d MMM yyyy")


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]
