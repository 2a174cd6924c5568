"""What the table does at the moment, in words for its staff."""

from kiosk.games import RULE_SETS
from kiosk.tablestate import Phase, TableState

_WORDS = {
    Phase.ATTRACT: "Nobody plays",
    Phase.OPENING: "The decks are prepared",
    Phase.CUTTING: "The shoe is cut",
    Phase.BETTING: "Bets are open",
    Phase.PLAYING: "A round is in play",
    Phase.RESULT: "A round is over",
}


def doing(state: TableState) -> str:
    """What is going on."""
    return "Closed" if state.closed else _WORDS[state.phase]


def playing(state: TableState) -> str:
    """Which game it is."""
    return RULE_SETS[state.config.game].title if state.config else "No game"


def seats_taken(state: TableState) -> str:
    """How many sit there."""
    count = sum(place.taken for place in state.places)
    return f"{count or 'no'} seat{'' if count == 1 else 's'} taken"
