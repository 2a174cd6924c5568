"""Deals the cards of a simulated round: the first few of a shuffled deck, as a function of seed and round alone."""

import numpy as np
import numpy.typing as npt

from kiosk.analysis.counting.compiled import inlined
from kiosk.analysis.counting.evaluator import Ints
from kiosk.analysis.counting.random_stream import below, mixed, stream

Flags = npt.NDArray[np.bool_]  # what a strategy does with each kind of cards

_NEXT = np.uint64(1)


@inlined
def draw(seed: int, number: int, deck: Ints, places: Ints, cards: Ints) -> None:
    """Draw `cards` for a round. `deck` has its numbers in order, and has them so again afterwards; `places` is scratch.

    As Fisher and Yates shuffle, but no further than needed: each drawn card's place is filled by the last that is left.
    """
    state = stream(seed, number)
    left = len(deck)
    for count in range(len(cards)):
        place = below(mixed(state), left)
        state += _NEXT
        left -= 1
        cards[count] = deck[place]
        places[count] = place
        deck[place] = deck[left]
    for count in range(len(cards)):
        deck[places[count]] = places[count]
