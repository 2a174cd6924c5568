"""What the whole table sees of a progressive win: who won it, with which five cards. Pure."""

from kiosk.policy.config import game_of
from kiosk.rules.shown_hands import seat_hands
from kiosk.table.views import TableView
from ui.glass.presenter import Celebration


def jackpot_of(view: TableView, celebration: Celebration | None) -> dict[str, object]:
    """The first winner's seat and five cards; nothing while nothing is celebrated."""
    if celebration is None:
        return {}
    seat = celebration.seats[0]
    return {"seat": seat, "cards": _cards(view, seat)}


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
