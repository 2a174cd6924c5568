"""Wagers, decisions and what a settled wager came to."""

from kiosk.rules import rule_sets
from kiosk.rules.pay.money import Fixed, Odds, PoolShare, parse_pay
from ui.i18n.language import QT_TRANSLATE_NOOP, Language

# Of every game: its wagers, and its decisions by their verbs.
WAGERS = {name: wager.label for name, wager in rule_sets.WAGERS.items()}
DECIDE = {verb: acted.button for spec in rule_sets.GAMES for verb, acted in spec.decisions.items()}
DECIDED = {verb: acted.done for spec in rule_sets.GAMES for verb, acted in spec.decisions.items()}

# What a wager came to, by the settlement's word for it.
RESULTS = {
    "win": QT_TRANSLATE_NOOP("croupier", "Win"),
    "lose": QT_TRANSLATE_NOOP("croupier", "Loss"),
    "push": QT_TRANSLATE_NOOP("croupier", "Push"),
    "void": QT_TRANSLATE_NOOP("croupier", "Void"),
    "natural": QT_TRANSLATE_NOOP("croupier", "Natural"),
    "surrender": QT_TRANSLATE_NOOP("croupier", "Half back"),
}
PAYOUT_LIMIT = QT_TRANSLATE_NOOP("croupier", "Payout limit")
STAKED = QT_TRANSLATE_NOOP("croupier", "Staked")
NOT_QUALIFIED = QT_TRANSLATE_NOOP("croupier", "Does not qualify")

# What a line of a pay table pays.
_ODDS = QT_TRANSLATE_NOOP("croupier", "{n} to {d}")
_SHARE = QT_TRANSLATE_NOOP("croupier", "{percent}% of the meter")
_LOSES = QT_TRANSLATE_NOOP("croupier", "loses")


def wager_words(language: Language, wager: str) -> str:
    """A wager's name."""
    return language.say(WAGERS[wager])


def decision_words(language: Language, action: str) -> str:
    """A decision as a button names it, such as "bet 2"."""
    return _acted(language, DECIDE, action)


def decided_words(language: Language, action: str) -> str:
    """A decision as a seat that has made it shows it."""
    return _acted(language, DECIDED, action)


def result_words(language: Language, result: str) -> str:
    """What a wager came to."""
    return language.say(RESULTS[result])


def pay_words(language: Language, text: str) -> str:
    """What a line of a pay table pays: "3 to 2", "10% of pool", "$250", "loses". Anything else is left as it is."""
    try:
        pay = parse_pay(text)
    except ValueError:
        return text
    match pay:
        case Odds(n, d):
            return language.say(_ODDS, n=n, d=d)
        case PoolShare(percent):
            return language.say(_SHARE, percent=percent)
        case Fixed():
            return pay.text
    return language.say(_LOSES)


def _acted(language: Language, words: dict[str, str], action: str) -> str:
    verb, _, rest = action.partition(" ")
    return language.say(words[verb], times=rest)
