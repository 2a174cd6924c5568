"""What the table does at the moment, in words for its staff."""

from kiosk.ledger.table_state import Phase, TableState
from kiosk.rules.rule_sets import RULE_SETS
from ui.i18n.menu_words import mark, say

_WORDS = {
    Phase.ATTRACT: mark("Nobody plays"),
    Phase.OPENING: mark("The decks are prepared"),
    Phase.CUTTING: mark("The shoe is cut"),
    Phase.BETTING: mark("Bets are open"),
    Phase.PLAYING: mark("A round is in play"),
    Phase.RESULT: mark("A round is over"),
}


def status_words(state: TableState) -> str:
    if state.closed:
        return say("Closed")
    if state.phase == Phase.ATTRACT and any(place.taken for place in state.places):
        return say("No round begins: nobody can bet")
    return say(_WORDS[state.phase])


def game_words(state: TableState) -> str:
    return RULE_SETS[state.config.game].title if state.config else say("No game")


def seats_taken_words(state: TableState) -> str:
    count = sum(place.taken for place in state.places)
    if not count:
        return say("no seats taken")
    return say("1 seat taken") if count == 1 else say("{count} seats taken", count=count)
