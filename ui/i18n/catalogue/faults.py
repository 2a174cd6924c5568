"""What players are told of a fault."""

from kiosk.base.words import Language, mark
from kiosk.policy.faults import FAULTS

STOPPED = mark("The table is stopped. Your credits are safe. An attendant will help you.")
NO_SEAT = mark("This seat is out of service. Your credits are safe. An attendant will help you.")
_BY_CODE = {fault.code: fault.words_players for fault in FAULTS.values()}


def fault_words(language: Language, code: str) -> str:
    """A fault's words for players; none where nothing stops."""
    words = _BY_CODE[code]
    return language.say(words) if words else ""
