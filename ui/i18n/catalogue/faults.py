"""What players are told of a fault. The sentences are those of `kiosk.policy.faults`, marked here for translation."""

from kiosk.policy.faults import FAULTS
from ui.i18n.language import QT_TRANSLATE_NOOP, Language

STOPPED = QT_TRANSLATE_NOOP("croupier", "The table is stopped. Your credits are safe. An attendant will help you.")
HELD = QT_TRANSLATE_NOOP("croupier", "The table is stopped. An attendant will go through your credits with you.")
VOID = QT_TRANSLATE_NOOP(
    "croupier",
    "The table is stopped and this round is void: every wager goes back. An attendant will help you.",
)
NO_PROGRESSIVE = QT_TRANSLATE_NOOP(
    "croupier",
    "The progressive is stopped. A progressive wager already taken stands, and the game goes on.",
)
NO_SEAT = QT_TRANSLATE_NOOP(
    "croupier", "This seat is out of service. Your credits are safe. An attendant will help you."
)
_BY_CODE = {fault.code: fault.words_players for fault in FAULTS.values()}


def fault_words(language: Language, code: str) -> str:
    """A fault's words for players; none where nothing stops."""
    words = _BY_CODE[code]
    return language.say(words) if words else ""
