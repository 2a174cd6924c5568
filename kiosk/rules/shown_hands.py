"""The hands of a round as far as its cards lie face up: what each seat and the dealer hold, and which cards make it.

Only the public view is asked, so nothing is ever told of a card that lies face down.
"""

from kiosk.rules.cards.cards import Card
from kiosk.rules.cards.made_hands import MadeHand, ShownCards, made_hand
from kiosk.rules.game import DISCARD, PLAYS, SECOND, Game
from kiosk.rules.round import PublicSeat, PublicView


def seat_hands(game: Game, view: PublicView, seat: PublicSeat) -> tuple[MadeHand, ...]:
    """A seat's hand, or its two after a split; none before it is named, when its last card has turned."""
    if not seat.hands:
        return ()
    board = _board(game, view)
    roles = game.roles(seat)
    groups = [[index for index, role in enumerate(roles) if role == one] for one in (PLAYS, SECOND)]
    found = [_made(seat.cards, group, board, game.from_board) for group in groups if group and board]
    return tuple(made for made in found if made is not None)


def dealer_hand(game: Game, view: PublicView) -> MadeHand | None:
    if view.dealer_hand is None:  # it is named when its last card has turned
        return None
    board = _board(game, view)
    playing = [index for index, role in enumerate(dealer_roles(view)) if role == PLAYS]
    return _made(view.dealer, playing, board, None) if board and playing else None


def dealer_roles(view: PublicView) -> tuple[str, ...]:
    """What each of the dealer's cards is for: once the hand is set, those that are not kept are discards."""
    if not view.dealer_kept:
        return (PLAYS,) * len(view.dealer)
    left: list[Card | None] = list(view.dealer_kept)
    roles = []
    for card in view.dealer:
        plays = card in left
        if plays:
            left.remove(card)  # a shoe has several of each
        roles.append(PLAYS if plays else DISCARD)
    return tuple(roles)


def _board(game: Game, view: PublicView) -> ShownCards:
    """The community cards, once all of them lie face up."""
    whole = len(view.community) == game.board_cards and None not in view.community
    return view.community if whole else ()


def _made(cards: ShownCards, group: list[int], board: ShownCards, from_board: int | None) -> MadeHand | None:
    made = made_hand(tuple(cards[index] for index in group), board, from_board)
    return made and made._replace(own=tuple(group[index] for index in made.own))
