"""What the whole table sees of a win that is celebrated: who won, how much, with which five cards. Pure."""

from kiosk.base.words import Language
from kiosk.policy.config import game_of
from kiosk.rules.pay.money import dollars
from kiosk.rules.shown_hands import seat_hands
from kiosk.table.views import TableView
from ui.glass.presenter import Celebration
from ui.i18n.catalogue import table as words


def jackpot_of(view: TableView, celebration: Celebration | None, language: Language) -> dict[str, object]:
    """The winner's seat, words, amount and five cards; nothing while nothing is celebrated."""
    if celebration is None:
        return {}
    seat, title = celebration.seat, words.PROGRESSIVE_WON_BY if celebration.pooled else words.GREAT_WIN_BY
    return {
        "seat": seat,
        "cards": _cards(view, seat),
        "title": language.say(title, seat=seat),
        "amount": dollars(celebration.cents),
        "pours": celebration.pooled,
    }


def _cards(view: TableView, number: int) -> list[str]:
    if view.round is None:
        return []
    for seat in view.round.seats:
        if seat.seat != number:
            continue
        for made in seat_hands(game_of(view.config), view.round, seat):
            five = [seat.cards[index] for index in made.own] + [view.round.community[index] for index in made.board]
            return [card for card in five if card is not None]
    return []
