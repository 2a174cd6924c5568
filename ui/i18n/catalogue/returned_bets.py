"""Why bets came back or a chip was not taken, in a player's own words."""

from kiosk.ledger.reasons import Reason, Why
from ui.i18n.catalogue.wagers import WAGERS, wager_words
from ui.i18n.language import QT_TRANSLATE_NOOP, Language

BETS_RETURNED = QT_TRANSLATE_NOOP("croupier", "Your bets came back: they were not complete.")
BET_MISSING = QT_TRANSLATE_NOOP("croupier", "Your bets came back. {wager} was missing.")
BET_TOO_SMALL = QT_TRANSLATE_NOOP("croupier", "Your bets came back. {wager}: {least} at least.")
BET_NOT_A_STEP = QT_TRANSLATE_NOOP("croupier", "Your bets came back. {wager}: only in steps of {step}.")
BETS_WAIT = QT_TRANSLATE_NOOP("croupier", "Your bets came back. An attendant has to come first.")
CHIP_NOT_TAKEN = QT_TRANSLATE_NOOP("croupier", "The progressive chip was not taken. You may pick it up.")
CHIP_STOPPED = QT_TRANSLATE_NOOP("croupier", "The progressive is stopped: the chip was not taken.")
CHIP_SHORT = QT_TRANSLATE_NOOP("croupier", "The progressive takes {amount} of credit: the chip was not taken.")

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
    return "" if reason.why in _PLAIN else _told(language, reason, _RETURNED.get(reason.why, BETS_RETURNED))


def chip_words(language: Language, reason: Reason) -> str:
    """Why the progressive's chip was not taken."""
    return _told(language, reason, _REFUSED.get(reason.why, CHIP_NOT_TAKEN))


def _told(language: Language, reason: Reason, source: str) -> str:
    wanted = language.money(reason.wanted_cents or 0)
    wager = wager_words(language, reason.wager) if reason.wager in WAGERS else ""
    return language.say(source, wager=wager, least=wanted, step=wanted, amount=wanted)
