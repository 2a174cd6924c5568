"""Why bets came back or a chip was not taken, in a player's own words."""

from kiosk.base.words import Language, mark
from kiosk.ledger.reasons import Reason, Why
from kiosk.rules.pay.money import Cents
from ui.i18n.catalogue.wagers import WAGERS, wager_words

BETS_RETURNED = mark("Your bets were returned: they were incomplete.")
BET_MISSING = mark("Your bets were returned. {wager} was missing.")
BET_TOO_SMALL = mark("Your bets were returned. {wager}: minimum {least}.")
BET_NOT_A_STEP = mark("Your bets were returned. {wager}: in steps of {step} only.")
BETS_WAIT = mark("Your bets were returned. An attendant has to see you first.")
CHIP_NOT_TAKEN = mark("The progressive chip was not taken. You may pick it up.")
CHIP_STOPPED = mark("The progressive is stopped: the chip was not taken.")
CHIP_SHORT = mark("The progressive takes {amount} of credit: the chip was not taken.")

_PLAIN = (Why.CLEARED, Why.LEAVING, Why.CASHING_OUT, Why.TABLE_RESTED)  # nobody need be told
_RETURNED = {
    Why.WAGER_MISSING: BET_MISSING,
    Why.BELOW_MINIMUM: BET_TOO_SMALL,
    Why.NOT_A_STEP: BET_NOT_A_STEP,
    Why.SEAT_WAITS: BETS_WAIT,
}
_REFUSED = {Why.PROGRESSIVE_STOPPED: CHIP_STOPPED, Why.SHORT_OF_CREDIT: CHIP_SHORT}


def returned_words(language: Language, reason: Reason) -> str:
    """Why a seat's bets came back; nothing where it is plain."""
    return "" if reason.why in _PLAIN else _reason_words(language, reason, _RETURNED.get(reason.why, BETS_RETURNED))


def chip_words(language: Language, reason: Reason) -> str:
    return _reason_words(language, reason, _REFUSED.get(reason.why, CHIP_NOT_TAKEN))


def _reason_words(language: Language, reason: Reason, source: str) -> str:
    wanted = Cents(reason.wanted_cents or 0)
    wager = wager_words(language, reason.wager) if reason.wager in WAGERS else ""
    return language.say(source, wager=wager, least=wanted, step=wanted, amount=wanted)
