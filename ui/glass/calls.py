"""What the dealer calls, with ranks and amounts: the story says that a hand is named, the stage says which."""

from kiosk.policy.config import game_of
from kiosk.rules.cards.cards import RANK, face_up
from kiosk.rules.cards.hands import category
from kiosk.rules.cards.made_hands import MadeHand
from kiosk.rules.round import PublicSeat, PublicView
from kiosk.rules.shown_hands import dealer_hand, seat_hands
from kiosk.table.story.beats import DEALER_HAS, SEAT_HAS, SEAT_WINS
from kiosk.table.views import TableView
from ui.i18n.catalogue.phrases import dealer_has, hand_phrase, seat_wins


def called(say: str, seat: int | None, view: TableView) -> str:
    """The phrase for what a beat says of the stage; nothing where the stage does not show it."""
    if view.round is None or say not in (DEALER_HAS, SEAT_HAS, SEAT_WINS):
        return say
    if say == DEALER_HAS:
        hand = _dealers(view, view.round)
        return dealer_has(hand) if hand else ""
    served = next((one for one in view.round.seats if one.seat == seat), None)
    if served is None:
        return ""
    return _seats(view, view.round, served) if say == SEAT_HAS else seat_wins(served.seat, _won(served))


def _dealers(view: TableView, played: PublicView) -> str:
    game, up = game_of(view.config), face_up(played.dealer)
    if game.is_natural(played.dealer):
        return hand_phrase("four-of-a-kind", (RANK[up[0]],))
    return _phrase(dealer_hand(game, played))


def _seats(view: TableView, played: PublicView, seat: PublicSeat) -> str:
    """A hand that was split is called by its first one."""
    return _phrase(next(iter(seat_hands(game_of(view.config), played, seat)), None))


def _phrase(made: MadeHand | None) -> str:
    return hand_phrase(category(made.strength), made.ranks) if made else ""


def _won(seat: PublicSeat) -> int:
    return sum(line.returned - line.stake for line in seat.lines)
