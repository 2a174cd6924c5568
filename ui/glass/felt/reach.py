"""Where on the glass the dealer's hand goes for a card or a wager's chips. Pure."""

from kiosk.policy.config import TableConfig, game_of
from kiosk.rules.cards.positions import COMMUNITY, DEALER, SEATS
from kiosk.rules.rule_sets import spec_of
from kiosk.table.story.beats import Reach
from ui.glass.felt.layout import SEAT_X, SEAT_Y, SHUFFLER, Rect, board_card, dealer_card
from ui.glass.felt.place import ROWS, WIDTH, spots


def point_of(reach: Reach, config: TableConfig, large: frozenset[int] = frozenset()) -> tuple[float, float]:
    """The middle of the card, or of the spot; at some seats, spots lie as larger type has them."""
    game, spec = game_of(config), spec_of(config.game)
    if reach.place == COMMUNITY:
        return _middle(board_card(reach.card, game.board_cards, from_right=spec.board_from_right))
    if reach.place == DEALER:
        return _middle(dealer_card(reach.card, spec.dealer_cards))
    if reach.place not in SEATS:
        return SHUFFLER
    left, top = SEAT_X[reach.place] - WIDTH / 2, SEAT_Y[reach.place]
    spot = next((one for one in spots(game.layout, large=reach.place in large) if one.wager == reach.spot), None)
    x, y = (spot.x, spot.y) if spot else _middle(ROWS["cards"])
    return left + x, top + y


def _middle(box: Rect) -> tuple[float, float]:
    return box.x + box.width / 2, box.y + box.height / 2
