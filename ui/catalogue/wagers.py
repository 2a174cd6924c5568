"""Wagers, decisions and what a settled wager came to."""

from kiosk.money import Fixed, Odds, PoolShare, parse_pay
from ui.words import QT_TRANSLATE_NOOP, Language

#: A wager before the deal, as its spot is labelled.
ANTE = QT_TRANSLATE_NOOP("croupier", "Ante")
#: A wager equal to the ante, paid by the player's hand.
ODDS = QT_TRANSLATE_NOOP("croupier", "Odds")
#: The raise as a spot is labelled: a noun.
RAISE = QT_TRANSLATE_NOOP("croupier", "Raise")
#: The name of a side wager.
TRIPS_PLUS = QT_TRANSLATE_NOOP("croupier", "Trips Plus")
#: The name of a side wager on the player's own two cards.
POCKET_BONUS = QT_TRANSLATE_NOOP("croupier", "Pocket Bonus")
#: The wager, as its spot is labelled.
PROGRESSIVE = QT_TRANSLATE_NOOP("croupier", "Progressive")
#: The name of a side wager on the player's own two cards.
BONUS = QT_TRANSLATE_NOOP("croupier", "Bonus")
#: The wager that is made before the flop is turned.
FLOP = QT_TRANSLATE_NOOP("croupier", "Flop")
TURN = QT_TRANSLATE_NOOP("croupier", "Turn")
RIVER = QT_TRANSLATE_NOOP("croupier", "River")
POT = QT_TRANSLATE_NOOP("croupier", "Pot")
#: The one wager of Fast Action Hold'em.
BET = QT_TRANSLATE_NOOP("croupier", "Wager")
#: The wager on a split's second hand.
SPLIT = QT_TRANSLATE_NOOP("croupier", "Second wager")
#: The spot where the two kept cards lie.
KEPT = QT_TRANSLATE_NOOP("croupier", "Kept cards")

WAGERS = {
    "ante": ANTE,
    "odds": ODDS,
    "raise": RAISE,
    "trips_plus": TRIPS_PLUS,
    "pocket_bonus": POCKET_BONUS,
    "progressive": PROGRESSIVE,
    "bonus": BONUS,
    "flop": FLOP,
    "turn": TURN,
    "river": RIVER,
    "pot": POT,
    "bet": BET,
    "split": SPLIT,
    "kept": KEPT,
}

# Decisions as buttons, which show their price beside it; then as what a seat has done.
DECIDE = {
    "check": QT_TRANSLATE_NOOP("croupier", "Check"),
    "raise": QT_TRANSLATE_NOOP("croupier", "Raise {times}x"),
    #: A button: make the flop, turn or river wager.
    "bet": QT_TRANSLATE_NOOP("croupier", "Bet"),
    "fold": QT_TRANSLATE_NOOP("croupier", "Fold"),
    "keep": QT_TRANSLATE_NOOP("croupier", "Keep two"),
    "split": QT_TRANSLATE_NOOP("croupier", "Split"),
    "surrender": QT_TRANSLATE_NOOP("croupier", "Surrender"),
}
DECIDED = {
    "check": QT_TRANSLATE_NOOP("croupier", "Checked"),
    "raise": QT_TRANSLATE_NOOP("croupier", "Raised {times}x"),
    "bet": QT_TRANSLATE_NOOP("croupier", "Bet made"),
    "fold": QT_TRANSLATE_NOOP("croupier", "Folded"),
    "keep": QT_TRANSLATE_NOOP("croupier", "Two kept"),
    "split": QT_TRANSLATE_NOOP("croupier", "Hand split"),
    "surrender": QT_TRANSLATE_NOOP("croupier", "Surrendered"),
}

# What a wager came to, by the settlement's word for it.
RESULTS = {
    "win": QT_TRANSLATE_NOOP("croupier", "Win"),
    "lose": QT_TRANSLATE_NOOP("croupier", "Loss"),
    "push": QT_TRANSLATE_NOOP("croupier", "Push"),
    "void": QT_TRANSLATE_NOOP("croupier", "Void"),
    "natural": QT_TRANSLATE_NOOP("croupier", "Natural"),
    "surrender": QT_TRANSLATE_NOOP("croupier", "Half back"),
}
#: The odds wager is paid although a strong hand was beaten.
BAD_BEAT = QT_TRANSLATE_NOOP("croupier", "Bad beat")
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
    """A decision as a button names it: "raise 3", "keep 0 3"."""
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
