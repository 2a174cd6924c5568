"""The games' titles, and what their felts say beside the hands."""

from kiosk.base.words import Language
from kiosk.rules.rule_sets import GAMES, spec_of

INSCRIBED = frozenset(text for spec in GAMES for text in spec.inscribed)


def game_title(language: Language, game: str) -> str:
    """A game by its public name, without the state that has the rules."""
    return language.say(spec_of(game).title)


def inscription_words(language: Language, text: str) -> str:
    """An inscription's title, or a line of it that is no hand."""
    return language.say(text)
