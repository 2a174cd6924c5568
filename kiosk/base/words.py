"""The words of everything that people read: players' glass, menu, reports and commands, in every language.

English stands where it is used, with `{name}` where a value goes, and is marked there for translators:

    REPEAT = mark("Repeat")                                     # said elsewhere: language.say(REPEAT)
    Sentence("Hand-pay {number} was paid.", number=7)           # with its values, for whoever shows it
    language.say("Seat {seat}", seat=2)                         # said on the spot

A text is one whole sentence or title, so that another language can order it as it likes. Equal texts are one text:
where English has one word for two things, word one of them otherwise. A comment that begins with `#:` above a text is a
note for translators. `make translations` takes new texts into `resources/translations/<code>.po`, which is read as it
is. If Chinese gained a character there, run `packaging/fonts`.

Each seat may speak its own language, so a language is asked, never set.
"""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, reduce
from importlib.resources import files
from typing import Protocol

from kiosk.base.frozen import Frozen
from kiosk.base.languages import LANGUAGES, SOURCE

PSEUDO = "qps"  # for those who look for text that escaped translation
_ACCENTED = str.maketrans(
    "AEIOUaeiouCDGKLNRSTYZcdgklnrstyz",
    "ÀÉÎÕÜàéîõüÇĎĜĶĻÑŘŠŢÝŽçďĝķļñřšţýž",
)
_PLACEHOLDER = re.compile(r"(\{[^}]*\})")
_VOWEL = re.compile(r"([AEIOUaeiou])")
_ENTRY = re.compile(r'(?<!, fuzzy\n)^msgid ((?:".*"\n)+)msgstr ((?:".*"\n)+)', re.MULTILINE)


def mark(source: str) -> str:
    """Marks a text that is said elsewhere, and leaves it as it is."""
    return source


_LISTED = mark("{one}, {other}")


class Sayable(Protocol):
    """A value that a language writes in its own way: an amount, or a text."""

    def said(self, language: "Language") -> str:
        """In that language."""


Value = str | int | Sayable


@dataclass(frozen=True, init=False, slots=True)
class Sentence:
    """A text and the values that stand in it, to be said by whoever shows it."""

    text: str
    values: Mapping[str, Value]

    def __init__(self, text: str, /, **values: Value) -> None:
        object.__setattr__(self, "text", text)
        object.__setattr__(self, "values", Frozen(values))

    def said(self, language: "Language") -> str:
        return language.say(self)

    def __str__(self) -> str:
        """In English, for programs and errors."""
        return ENGLISH.say(self)


Text = str | Sentence


def joined(parts: Iterable[Sentence], both: str = _LISTED) -> Sentence:
    """One after the other: as a list, or as `both` has two of them."""
    rest = iter(parts)
    return reduce(lambda one, other: Sentence(both, one=one, other=other), rest, next(rest, Sentence("")))


class Language:
    """One language. `Language.of` reads its texts, once."""

    codes = tuple(LANGUAGES)  # what players may choose

    def __init__(self, code: str, texts: Mapping[str, str]) -> None:
        self.code = code
        self.name = LANGUAGES[code].own if code in LANGUAGES else code
        self._texts = texts

    @staticmethod
    @cache
    def of(code: str) -> "Language":
        return Language(code, {} if code in (SOURCE, PSEUDO) else translations(code))

    def say(self, source: Text, /, **values: object) -> str:
        """The text in this language, with its values in place; in English where it is not translated."""
        if isinstance(source, Sentence):
            return self.say(source.text, **source.values)
        text = pseudo(source) if self.code == PSEUDO else self._texts.get(source, source)
        if not values:
            return text
        return text.format(**{name: v.said(self) if hasattr(v, "said") else v for name, v in values.items()})

    def read(self, words: Text) -> str:
        """A Sentence in this language; a plain string is a name or a code, and stays as it is."""
        return self.say(words) if isinstance(words, Sentence) else words


ENGLISH = Language.of(SOURCE)


def pseudo(source: str) -> str:
    """The text as no language has it: in brackets, with accents, about 40 % longer. Placeholders stay."""
    parts = _PLACEHOLDER.split(source)
    parts[::2] = [_VOWEL.sub(r"\1\1", part).translate(_ACCENTED) for part in parts[::2]]
    return f"[{''.join(parts)}]" if source else ""


def translations(code: str) -> dict[str, str]:
    """What the translators' file has, by the English; nothing where a translation is missing, or to be looked over."""
    found = _ENTRY.findall(files("resources").joinpath("translations", f"{code}.po").read_text("utf-8"))
    texts = {_joined(source): _joined(text) for source, text in found if text != '""\n'}
    texts.pop("", None)  # the head
    return texts


def _joined(lines: str) -> str:
    """The text in the quoted lines; their escapes are those of JSON."""
    return "".join(map(json.loads, lines.splitlines()))
