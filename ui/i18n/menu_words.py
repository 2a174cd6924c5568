"""The words of the operator's menu, all of it in one language. English stands in place, where it is used:

    label(say("Nothing waits: no fault, no hand-pay, no call."))
    say("Hand-pay {amount}, seat {seat}", amount=dollars(cents), seat=2)

A text is one whole sentence or title, with `{name}` where a value goes, so that another language can order it as it
likes. What is written in one place and said in another is marked where it is written: `title = mark("Overview")`.

After a change run `packaging/translate`: it brings `resources/translations/service.ts` up to date, which lists every
text for translators. Another language is there as soon as `resources/translations/service_<code>.qm` is.
"""

from datetime import date

from PySide6.QtCore import QDate, QLocale

from ui.i18n.language import PSEUDO, Language, translation

CONTEXT = "service"
_ENGLISH = "en"


class _Menu:
    language = Language.of(_ENGLISH, CONTEXT)


def speak(code: str) -> None:
    """The menu speaks this language from now on, or English where it has no texts in it. Said before it is opened."""
    there = code in (_ENGLISH, PSEUDO) or translation(code, CONTEXT).is_file()
    _Menu.language = Language.of(code if there else _ENGLISH, CONTEXT)


def say(source: str, **values: object) -> str:
    """The text in the menu's language, with its values in place."""
    return _Menu.language.say(source, **values)


def mark(source: str) -> str:
    """Marks a text that is said elsewhere, and leaves it as it is."""
    return source


def of_players() -> str:
    """The language in which the menu shows what players see: its own, if they have it."""
    code = _Menu.language.code
    return code if code in (*Language.codes, PSEUDO) else _ENGLISH


def day_words(day: date) -> str:
    """A day, as it is written: Mon 16 Nov 2026."""
    return QLocale(_Menu.language.code).toString(QDate(day.year, day.month, day.day), "ddd d MMM yyyy")


def capital(words: str) -> str:
    """The same words, to begin a line with."""
    return words[:1].upper() + words[1:]
