"""The words of the players' screen in every language. Each seat may speak its own, so a language is asked, never set.

Every text is marked for Qt's Linguist, and is a constant of `ui/i18n/catalogue`, or of a game's own folder in
`kiosk/rules`:

    REPEAT = QT_TRANSLATE_NOOP("croupier", "Repeat")
    ...
    language.say(seat.REPEAT)

To add or change a text: write the constant in English, with `{name}` where a value goes, and run `packaging/translate`,
which lists what lacks a translation. Write those into `resources/translations/croupier_*.ts`, by hand (and take away
`type="unfinished"`), in Linguist, or from a TOML file that `packaging/translate FILE` reads; then run it again. If
Chinese gained a character, run `packaging/fonts`. A comment that begins with `#:` above a constant is a note for
translators. Equal texts are one text: where English has one word for two things, word one of them otherwise.

The operator's menu has words of its own, which `ui/i18n/menu_words.py` says.
"""

import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

from PySide6.QtCore import QTranslator

from kiosk.base.languages import LANGUAGES, SOURCE
from kiosk.base.plain_text import QT_TRANSLATE_NOOP
from kiosk.rules.pay.money import dollars

__all__ = ("CONTEXT", "PSEUDO", "QT_TRANSLATE_NOOP", "Language", "caption", "pseudo", "translation")

CONTEXT = "croupier"
PSEUDO = "qps"
_ACCENTED = str.maketrans(
    "AEIOUaeiouCDGKLNRSTYZcdgklnrstyz",
    "ÀÉÎÕÜàéîõüÇĎĜĶĻÑŘŠŢÝŽçďĝķļñřšţýž",
)
_PLACEHOLDER = re.compile(r"(\{[^}]*\})")
_VOWEL = re.compile(r"([AEIOUaeiou])")


class Language:
    """One language, which is only asked: nothing is installed, so six seats may speak six at the same time."""

    codes = tuple(LANGUAGES)  # what players may choose; PSEUDO is for those who look for text that escaped

    def __init__(self, code: str, context: str) -> None:
        """Reads the language's texts. Use `Language.of`, which does so once."""
        self.code = code
        self.name = LANGUAGES[code].own if code in LANGUAGES else code
        self._context = context
        self._translator = QTranslator()
        if code not in (SOURCE, PSEUDO) and not self._translator.load(str(translation(code, context))):
            raise FileNotFoundError(f"the translation {context}_{code}.qm cannot be read")

    @staticmethod
    @cache
    def of(code: str, context: str = CONTEXT) -> "Language":
        """The language of that code, for the players' screen, or for what else has texts of its own."""
        return Language(code, context)

    def say(self, source: str, **values: object) -> str:
        """The text in this language, with its values in place; in English where it is not translated."""
        known = pseudo(source) if self.code == PSEUDO else self._translator.translate(self._context, source)
        text = known or source
        return text.format(**values)

    @staticmethod
    def money(cents: int) -> str:
        """An amount: the currency is the table's, whatever the language."""
        return dollars(cents)


def caption(code: str, phrase: str) -> str:
    """What the dealer says, as the voice says it: a phrase of `resources/phrases`."""
    return pseudo(_phrases(SOURCE)[phrase]) if code == PSEUDO else _phrases(code)[phrase]


def pseudo(source: str) -> str:
    """The text as no language has it: in brackets, with accents, about 40 % longer. Placeholders stay."""
    parts = _PLACEHOLDER.split(source)
    parts[::2] = [_VOWEL.sub(r"\1\1", part).translate(_ACCENTED) for part in parts[::2]]
    return f"[{''.join(parts)}]"


def translation(code: str, context: str) -> Path:
    """Where a language's texts lie, if there are any."""
    return Path(str(files("resources").joinpath("translations", f"{context}_{code}.qm")))


@cache
def _phrases(code: str) -> dict[str, str]:
    text = files("resources").joinpath("phrases", f"{code}.toml").read_text("utf-8")
    found: dict[str, str] = tomllib.loads(text)["phrases"]
    return found
