"""The games' titles, and what their felts say beside the hands."""

from ui.words import QT_TRANSLATE_NOOP, Language

# By the first part of a rule set's public name. The title is a name; the state that has the rules is not.
TITLES = {
    "heads-up-holdem": QT_TRANSLATE_NOOP("croupier", "Heads Up Hold'em"),
    "texas-holdem-bonus": QT_TRANSLATE_NOOP("croupier", "Texas Hold'em Bonus"),
    "fast-action-holdem": QT_TRANSLATE_NOOP("croupier", "Fast Action Hold'em"),
    "flop-poker": QT_TRANSLATE_NOOP("croupier", "Flop Poker"),
}
STATES = {
    "ma": QT_TRANSLATE_NOOP("croupier", "Massachusetts rules"),
    "ny": QT_TRANSLATE_NOOP("croupier", "New York rules"),
}

# Inscriptions and their lines, by the text that the game has for them.
INSCRIBED = {
    "Odds": QT_TRANSLATE_NOOP("croupier", "Odds"),
    "Bad beat bonus": QT_TRANSLATE_NOOP("croupier", "Bad beat bonus"),
    "Trips Plus": QT_TRANSLATE_NOOP("croupier", "Trips Plus"),
    "Pocket Bonus": QT_TRANSLATE_NOOP("croupier", "Pocket Bonus"),
    "Bonus": QT_TRANSLATE_NOOP("croupier", "Bonus"),
    "Wager": QT_TRANSLATE_NOOP("croupier", "Wager"),
    "Ante": QT_TRANSLATE_NOOP("croupier", "Ante"),
    "Flop": QT_TRANSLATE_NOOP("croupier", "Flop"),
    "Progressive": QT_TRANSLATE_NOOP("croupier", "Progressive"),
    "Ante, flop, turn and river": QT_TRANSLATE_NOOP("croupier", "Ante, flop, turn and river"),
    "Raise, in antes": QT_TRANSLATE_NOOP("croupier", "Raise, in antes"),
    "before the flop": QT_TRANSLATE_NOOP("croupier", "before the flop"),
    "after the flop": QT_TRANSLATE_NOOP("croupier", "after the flop"),
    "after turn and river": QT_TRANSLATE_NOOP("croupier", "after turn and river"),
}


def game_title(language: Language, game: str) -> str:
    """A game by its public name: "Heads Up Hold'em" of heads-up-holdem/ny."""
    return language.say(TITLES[game.partition("/")[0]])


def game_state(language: Language, game: str) -> str:
    """Whose rules it is played by."""
    return language.say(STATES[game.partition("/")[2]])


def inscription_words(language: Language, text: str) -> str:
    """An inscription's title, or a line of it that is no hand."""
    return language.say(INSCRIBED[text])
