"""A dealing shoe: who is offered the cut, and where the marker goes. Pure.

The shoe itself, its cut card and how far it has been dealt are part of the table's state.
"""

from kiosk.rules.cards.positions import DEALER, POSITIONS, SEATS

# How the cards are shuffled: by the automated shuffler, by hand, or by a shoe that shuffles all the time (fah 11).
SHUFFLER, MANUAL, CONTINUOUS = "shuffler", "manual", "continuous"
OF_A_ROUND = ("marker", "new_shoe")  # elections of a shoe game that are no house's: where a round stands in the shoe
LEAST_FROM_BACK = 4  # the cut card stands at least a quarter of the stack in from the back: one part in four


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
