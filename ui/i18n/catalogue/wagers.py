"""Wagers, decisions and what a settled wager came to."""

from kiosk.base.words import Language, mark
from kiosk.rules import rule_sets

# Of every game: its wagers, and its decisions by their verbs.
WAGERS = {name: wager.label for name, wager in rule_sets.WAGERS.items()}
DECIDE = {verb: acted.button for spec in rule_sets.GAMES for verb, acted in spec.decisions.items()}
DECIDED = {verb: acted.done for spec in rule_sets.GAMES for verb, acted in spec.decisions.items()}

VERBS = {verb: acted.verb for spec in rule_sets.GAMES for verb, acted in spec.decisions.items() if acted.verb}
#: So many times the ante: "3x"
TIMES = mark("{times}x")

# What a wager came to, by the settlement's word for it.
RESULTS = {
    "win": mark("Win"),
    "lose": mark("Loss"),
    "push": mark("Push"),
    "void": mark("Void"),
    "natural": mark("Natural"),
    "surrender": mark("Half back"),
}
STAKED = mark("Staked")
RETURNED = mark("Returned")
NOT_QUALIFIED = mark("Does not qualify")


def wager_words(language: Language, wager: str) -> str:
    return language.say(WAGERS[wager])


def spot_words(language: Language, wager: str) -> str:
    """A wager as its spot is printed."""
    made = rule_sets.WAGERS[wager]
    return language.say(made.spot or made.label)


def place_words(language: Language, wager: str) -> str:
    """The place where cards lie at a spot, as it is printed."""
    made = rule_sets.WAGERS[wager]
    return language.say(made.cards or made.label)


def decision_words(language: Language, action: str) -> str:
    """A decision as a button names it, such as "bet 2"."""
    return _acted(language, DECIDE, action)


def decision_parts(language: Language, action: str) -> tuple[str, str]:
    """A button's verb, and how many times the ante it is: "Raise by" and "3x"."""
    verb, _, rest = action.partition(" ")
    if verb not in VERBS:
        return language.say(DECIDE[verb]), ""
    return language.say(VERBS[verb]), language.say(TIMES, times=rest)


def decided_words(language: Language, action: str) -> str:
    """A decision as a seat that has made it shows it."""
    return _acted(language, DECIDED, action)


def result_words(language: Language, result: str) -> str:
    return language.say(RESULTS[result])


def _acted(language: Language, words: dict[str, str], action: str) -> str:
    verb, _, rest = action.partition(" ")
    return language.say(words[verb], times=rest)
