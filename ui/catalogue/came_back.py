"""Why bets came back or a chip was not taken. The ledger has it in English words; here they are a player's own."""

import re

from kiosk.betting import stake_words
from ui.catalogue.wagers import WAGERS, wager_words
from ui.words import QT_TRANSLATE_NOOP, Language

BETS_RETURNED = QT_TRANSLATE_NOOP("croupier", "Your bets came back: they were not complete.")
BET_MISSING = QT_TRANSLATE_NOOP("croupier", "Your bets came back. {wager} was missing.")
BET_TOO_SMALL = QT_TRANSLATE_NOOP("croupier", "Your bets came back. {wager}: {least} at least.")
BET_NOT_A_STEP = QT_TRANSLATE_NOOP("croupier", "Your bets came back. {wager}: only in steps of {step}.")
BETS_WAIT = QT_TRANSLATE_NOOP("croupier", "Your bets came back. An attendant has to come first.")
CHIP_NOT_TAKEN = QT_TRANSLATE_NOOP("croupier", "The progressive chip was not taken. You may pick it up.")
CHIP_STOPPED = QT_TRANSLATE_NOOP("croupier", "The progressive is stopped: the chip was not taken.")
CHIP_SHORT = QT_TRANSLATE_NOOP("croupier", "The progressive takes {amount} of credit: the chip was not taken.")

_PLAIN = ("cleared", "leaving", "cashing out", "the table rests")  # nobody need be told
_MONEY = r"(\$[\d,.]+)"
_RETURNED = (
    (r"There is no (?P<wager>.+), and the round takes one\.", BET_MISSING),
    (rf"The least on the (?P<wager>.+) is (?P<least>{_MONEY}), and there are {_MONEY}\.", BET_TOO_SMALL),
    (rf"The (?P<wager>.+) goes in steps of (?P<step>{_MONEY}), and there are {_MONEY}\.", BET_NOT_A_STEP),
    (r"The seat waits for an attendant\.", BETS_WAIT),
)
_REFUSED = (
    (r"The progressive is stopped\.", CHIP_STOPPED),
    (rf"The progressive takes (?P<amount>{_MONEY}), and the seat has {_MONEY}\.", CHIP_SHORT),
)
_NAMED = {stake_words(wager): wager for wager in WAGERS}


def returned_words(language: Language, why: str) -> str:
    """Why a seat's bets came back; nothing where it is plain."""
    return "" if why in _PLAIN else _told(language, why, _RETURNED, BETS_RETURNED)


def chip_words(language: Language, why: str) -> str:
    """Why the progressive's chip was not taken."""
    return _told(language, why, _REFUSED, CHIP_NOT_TAKEN)


def _told(language: Language, why: str, known: tuple[tuple[str, str], ...], otherwise: str) -> str:
    for pattern, source in known:
        if found := re.fullmatch(pattern, why):
            values = found.groupdict()
            if wager := _NAMED.get(values.get("wager", "")):
                values["wager"] = wager_words(language, wager)
            return language.say(source, **values)
    return language.say(otherwise)
