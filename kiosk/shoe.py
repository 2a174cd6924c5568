"""A dealing shoe: the cut, the cut card, the burn, the marker, and when to reshuffle. Pure.

A shoe lasts many rounds. A round is handed the cards that are left, and the shoe is told how many it used.
"""

from typing import NamedTuple

from kiosk.cards import DECK_SIZE, Card
from kiosk.dealing import DEALER, POSITIONS, SEATS

# How the cards are shuffled: by the automated shuffler, by hand, or by a shoe that shuffles all the time (fah 11).
SHUFFLER, MANUAL, CONTINUOUS = "shuffler", "manual", "continuous"
OF_A_ROUND = ("marker", "new_shoe")  # elections of a shoe game that are no house's: where a round stands in the shoe
LEAST_FROM_BACK = 4  # the cut card stands at least a quarter of the stack in from the back: one part in four


class Shoe(NamedTuple):
    """The cards in dealing order, how many have left, and before which card the cut card stands.

    A continuous shuffler has no cut card, burns nothing, and takes every card back after each round.
    """

    cards: tuple[Card, ...]
    used: int
    cut_card: int | None
    reshuffle_ordered: bool = False

    @property
    def fresh(self) -> bool:
        """Whether the first card is still to be burned (fah 7(a))."""
        return self.used == 0 and self.cut_card is not None

    @property
    def left(self) -> tuple[Card, ...]:
        """What the next round is dealt from."""
        return self.cards[self.used :]

    @property
    def needs_shuffle(self) -> bool:
        """After a round: whether the cut card was reached, or the operator ordered it (fah 5(g), 7(d))."""
        return self.reshuffle_ordered or self.used > (self.cut_card or 0)


def cut(stack: tuple[Card, ...], place: int) -> tuple[Card, ...]:
    """The stack after a cut at that card, a whole deck or more away from both ends (fah 5(e), (f))."""
    if not DECK_SIZE <= place <= len(stack) - DECK_SIZE:
        raise ValueError(f"a cut must be at least {DECK_SIZE} cards in from either end")
    return stack[place:] + stack[:place]


def load(
    stack: tuple[Card, ...], from_back: int | None = None, *, shuffled: str = SHUFFLER, cut_at: int | None = None
) -> Shoe:
    """A shuffled stack into the shoe, with the cut card so many cards from the back: a quarter of it at least.

    After a manual shuffle the stack is cut first, and only then (fah 5(b)).
    """
    if (cut_at is None) == (shuffled == MANUAL):
        raise ValueError("a stack is cut after a manual shuffle, and only then")
    if cut_at is not None:
        stack = cut(stack, cut_at)
    if shuffled == CONTINUOUS:
        return Shoe(stack, 0, None)
    least = -(-len(stack) // LEAST_FROM_BACK)
    from_back = least if from_back is None else from_back
    if not least <= from_back < len(stack):
        raise ValueError(f"the cut card must stand at least {least} cards in from the back")
    return Shoe(stack, 0, len(stack) - from_back)


def after_round(shoe: Shoe, cards_gone: int) -> Shoe:
    """The shoe after a round for which so many cards left it: those used, and any discarded for lying face up."""
    if cards_gone > len(shoe.left):
        raise ValueError("the round used more cards than the shoe had")
    return shoe._replace(used=shoe.used + cards_gone)


def order_reshuffle(shoe: Shoe) -> Shoe:
    """The operator wants new cards after this round (fah 5(g))."""
    return shoe._replace(reshuffle_ordered=True)


def cut_card_place(shoe: Shoe, places: tuple[int, ...]) -> int | None:
    """At whose position the cut card shows when the next cards go to these places; None if it does not show."""
    if shoe.cut_card is None:
        return None
    index = shoe.cut_card - shoe.used
    return places[index] if 0 <= index < len(places) else None


def cut_offers(seated: tuple[int, ...], first_player: int | None, shown_at: int | None) -> tuple[int, ...]:
    """The seats in the order in which the cut is offered to them (fah 5(c), (d)); the dealer cuts if all refuse.

    The first player where the game just begins; the player at whose seat the cut card showed; otherwise the one
    farthest to the dealer's right. From there clockwise.
    """
    if not seated:
        return ()
    start = first_player if first_player is not None else shown_at
    if start not in SEATS:  # the dealer's hand, a burn, a community card, or no cut card at all
        start = max(seated)
    clockwise = sorted(seated)
    index = next((i for i, seat in enumerate(clockwise) if seat >= (start or 0)), 0)
    return tuple(clockwise[index:] + clockwise[:index])


def next_marker(marker: int) -> int:
    """The marker's place for the next round: one position clockwise, in play or not (fah 7(b))."""
    return POSITIONS[(POSITIONS.index(marker) + 1) % len(POSITIONS)]


FIRST_MARKER = DEALER
