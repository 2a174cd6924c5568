"""What the dealer says, as the voice says it: the phrases of `resources/phrases`, in a language."""

import tomllib
from functools import cache
from importlib.resources import files

from kiosk.base.words import Language


def caption(language: Language, phrase: str) -> str:
    return language.say(_phrases()[phrase])


@cache
def _phrases() -> dict[str, str]:
    text = files("resources").joinpath("phrases", "en.toml").read_text("utf-8")
    found: dict[str, str] = tomllib.loads(text)["phrases"]
    return found
