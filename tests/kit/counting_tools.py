"""Single deals, hands and rounds out of the compiled code, where the product only counts them in bulk."""

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from kiosk.analysis.counting.compiled import njit
from kiosk.analysis.counting.deals import draw
from kiosk.analysis.counting.evaluator import CARD_BITS, CARD_COUNT, CARD_KEYS, NO_CARDS, Ints, Shorts, seven
from kiosk.analysis.counting.game_counting import Rounds
from kiosk.analysis.counting.random_stream import stream
from kiosk.analysis.fast_action_holdem.counting import rounds as fast_action_rounds
from kiosk.analysis.fast_action_holdem.counting.fours import MAX_DECKS
from kiosk.analysis.fast_action_holdem.counting.play import PLAYER, ROUND, _draw
from kiosk.analysis.flop_poker.counting import rounds as flop_rounds
from kiosk.analysis.flop_poker.counting.game import _Rounds as _Flop
from kiosk.analysis.heads_up_holdem.counting import rounds as heads_up_rounds
from kiosk.analysis.heads_up_holdem.counting.game import _Rounds as _HeadsUp
from kiosk.analysis.pricing.cases import Wager
from kiosk.analysis.texas_holdem_bonus.counting import rounds as texas_rounds
from kiosk.analysis.texas_holdem_bonus.counting.game import _Rounds as _Texas


@njit
def rank_sevens(rows: npt.NDArray[np.uint8], strengths: Shorts) -> None:
    """The strength of each row of seven cards."""
    for row in range(len(rows)):
        key, bits = NO_CARDS, 0
        for place in range(7):
            key += CARD_KEYS[rows[row, place]]
            bits |= CARD_BITS[rows[row, place]]
        strengths[row] = seven(key, bits)


@njit
def dealt(seed: int, start: int, rounds: int, count: int, decks: int = 1) -> Ints:
    """The first `count` cards of each of these rounds, a row each, from so many decks."""
    rows = np.empty((rounds, count), np.int64)
    deck, places = np.arange(CARD_COUNT * decks), np.empty(count, np.int64)
    for row in range(rounds):
        draw(seed, start + row, deck, places, rows[row])
    return rows % CARD_COUNT


@njit
def deal_fast_action(decks: int, seed: int, number: int) -> Ints:
    """The cards of a round: the player's four, the dealer's, the burned one and the board."""
    cards, taken = np.empty(ROUND, np.int64), np.zeros(CARD_COUNT * MAX_DECKS, np.int64)
    _draw(stream(seed, number), decks, 1, PLAYER, cards, taken)
    return cards


@njit
def _heads_up_cases(decks: Ints, raised: Ints, house: heads_up_rounds.House) -> Ints:
    cases = np.empty((len(decks), len(heads_up_rounds.GROUPS)), np.int64)
    for row in range(len(decks)):
        heads_up_rounds.judge(decks[row], raised[row], house, cases[row])
    return cases


@njit
def _texas_cases(decks: Ints, decided: Ints, takes_progressive: bool) -> Ints:
    cases = np.empty((len(decks), len(texas_rounds.GROUPS)), np.int64)
    for row in range(len(decks)):
        texas_rounds.judge(decks[row], decided[row], takes_progressive, cases[row])
    return cases


@njit
def _flop_cases(decks: Ints, bet: Ints) -> Ints:
    cases = np.empty((len(decks), len(flop_rounds.GROUPS)), np.int64)
    for row in range(len(decks)):
        flop_rounds.judge(decks[row], bet[row], cases[row])
    return cases


@njit
def _fast_action_cases(decks: Ints, actions: Ints) -> Ints:
    cases = np.empty((len(decks), len(fast_action_rounds.GROUPS)), np.int64)
    for row in range(len(decks)):
        cases[row, 0] = fast_action_rounds.judge(decks[row], actions[row])
    return cases


def settle(played: Rounds, wagers: tuple[Wager, ...], decks: Ints, decided: Ints) -> Mapping[str, tuple[Ints, Ints]]:
    """What each wager stakes, and wins or loses, in cents, for given cards and decisions; a row for each round."""
    match played:
        case _HeadsUp():
            cases = _heads_up_cases(decks, decided, played.house)
        case _Texas():
            cases = _texas_cases(decks, decided, played.takes_progressive)
        case _Flop():
            cases = _flop_cases(decks, decided)
        case _:
            cases = _fast_action_cases(decks, decided)
    return {
        wager.name: (np.array(wager.stakes)[cases[:, wager.group]], np.array(wager.nets)[cases[:, wager.group]])
        for wager in wagers
    }
