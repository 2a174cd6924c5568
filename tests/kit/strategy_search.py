"""Searches the best action for every kind of four cards in Fast Action Hold'em, by trying each on the same deals.

The cards one holds are out of the shoe; dealers with a natural are counted exactly and not dealt. After every look an
action that is clearly worse than the best one is given up, and the rest are tried on twice as many deals: plain hands
are settled soon, close ones late. What stays undecided to the end differs by a few thousandths of the wager.

`python -m tests.tools.mathematics --search` writes the strategies that are shipped again.
"""

from functools import partial
from pathlib import Path

import numpy as np
import numpy.typing as npt

from kiosk.analysis.counting.compiled import njit
from kiosk.analysis.counting.evaluator import CARD_COUNT, Ints
from kiosk.analysis.counting.random_stream import stream
from kiosk.analysis.counting.symmetry import SUIT_ORDERS
from kiosk.analysis.counting.work_parts import in_parts, stage
from kiosk.analysis.counts.library import SHIPPED
from kiosk.analysis.fast_action_holdem.counting.fours import (
    FIRST,
    KEEPS,
    MAX_DECKS,
    NATURAL,
    PLAYED,
    SECOND,
    SURRENDER,
    Bytes,
    is_natural,
    kinds,
    naturals_beside,
)
from kiosk.analysis.fast_action_holdem.counting.play import (
    DEALER,
    ROUND,
    _draw,
    _key_of_board,
    _strength,
    dealers_strength,
)
from kiosk.analysis.fast_action_holdem.strategy import LETTERS, TWOS, FastActionStrategy
from kiosk.base.progress import Progress, unwatched
from kiosk.ledger.codec import Key, dumps
from kiosk.rules.cards.cards import RANKS

Reals = npt.NDArray[np.float64]

SEED = 2  # so that a strategy is not judged by the deals that it was chosen by
ACTIONS = 10
CHANCE_DEALS = 1 << 21
_FIRST_LOOK, _LAST_LOOK = 1 << 12, 1 << 20  # deals
_CLEARLY = 4  # standard errors
_KINDS_AT_ONCE = 64
_NUMBERS_A_KIND = 1 << 32  # so that no two kinds are tried on the same deals
_PATTERNS = 1 << 6  # sets of the six pairs
_ALWAYS = 1 << 62  # the stamp of a card that is out of the shoe in every round


def write_strategy(decks: int, progress: Progress = unwatched, workers: int = 1) -> Path:
    """Search the strategy that is shipped anew, and keep it."""
    path = SHIPPED / f"fast-action-strategy-{decks}.json"
    found = make_strategy(decks, progress=progress, workers=workers)
    path.write_text(dumps(found, Key(None, "")) + "\n", "ascii")
    return path


def make_strategy(decks: int, seed: int = SEED, progress: Progress = unwatched, workers: int = 1) -> FastActionStrategy:
    """Search the best strategy anew, as it is shipped."""
    wins = two_card_wins(decks, seed, stage(progress, 0, 2), workers)
    actions = best_actions(decks, seed, stage(progress, 1, 2), workers)
    letters = "".join(LETTERS[action] for action in actions)
    return FastActionStrategy(decks, seed, CHANCE_DEALS, wins, letters)


def best_actions(decks: int, seed: int, progress: Progress = unwatched, workers: int = 1) -> Bytes:
    """The best action found for each kind of four cards, in the order of `fours.kinds`."""
    parts = in_parts(partial(_some_actions, decks, seed), len(kinds()), _KINDS_AT_ONCE, progress, workers)
    return np.concatenate(list(parts))


def _some_actions(decks: int, seed: int, start: int) -> Bytes:
    fours = kinds()[start : start + _KINDS_AT_ONCE]
    return np.array([best_action(fours[row], decks, seed, start + row)[0] for row in range(len(fours))], np.uint8)


@njit
def _worth(action: int, won: int) -> int:
    """What an action that does not surrender wins, in wagers, where these pairs win."""
    own, rest = PLAYED[action, 0], PLAYED[action, 1]
    first = 2 * (won >> own & 1) - 1
    return int(first if action < KEEPS else first + 2 * (won >> rest & 1) - 1)


@njit
def best_action(four: Ints, decks: int, seed: int, kind: int) -> tuple[int, int]:
    """The best action, and on how many deals it was found."""
    if is_natural(four):
        return NATURAL, 0
    naturals, ways = naturals_beside(four, decks)
    worths = np.empty((ACTIONS, _PATTERNS))
    for action in range(SURRENDER):
        for won in range(_PATTERNS):
            worths[action, won] = _worth(action, won)
    # A dealer's natural takes a wager from all others and only half from a surrender: told to the other deals.
    worths[SURRENDER] = (2 * naturals - ways) / (2 * (ways - naturals))
    live = alike(four) == np.arange(ACTIONS)
    patterns = np.zeros(_PATTERNS, np.int64)
    start, seen, upto = kind * _NUMBERS_A_KIND, 0, _FIRST_LOOK
    while True:
        try_hand(four, decks, seed, (start + seen, start + upto), _pairs(live), patterns)
        seen, upto = upto, 2 * upto
        best = _leave_the_close(live, worths, patterns, seen)
        if live.sum() == 1 or upto > _LAST_LOOK:
            return best, seen


@njit
def _pairs(live: npt.NDArray[np.bool_]) -> int:
    """The pairs that are played by any of these actions, a bit each."""
    pairs = 0
    for action in range(SURRENDER):
        if live[action]:
            own, rest = PLAYED[action, 0], PLAYED[action, 1]
            pairs |= 1 << own
            if rest >= 0:
                pairs |= 1 << rest
    return pairs


@njit
def _leave_the_close(live: npt.NDArray[np.bool_], worths: Reals, patterns: Ints, seen: int) -> int:
    """Give up the actions that are clearly worse than the best one, which is returned."""
    best = -1
    totals = (worths * patterns).sum(axis=1)
    for action in range(ACTIONS):
        if live[action] and (best < 0 or totals[action] > totals[best]):
            best = action
    for action in range(ACTIONS):
        if live[action] and action != best:
            less = worths[best] - worths[action]
            gap = totals[best] - totals[action]
            spread = (less * less * patterns).sum() - gap * gap / seen
            live[action] = gap * gap < _CLEARLY**2 * spread
    return best


def two_card_wins(decks: int, seed: int, progress: Progress = unwatched, workers: int = 1) -> dict[str, int]:
    """How often each kind of two cards wins, out of CHANCE_DEALS, against a dealer without a natural."""
    wins = in_parts(partial(wins_of_two, decks, seed), len(TWOS), 1, progress, workers)
    return dict(zip(TWOS, wins, strict=True))


def wins_of_two(decks: int, seed: int, place: int) -> int:
    """Those of one of TWOS; the other two cards of the hand are left in the shoe."""
    high, low, mark = tuple(TWOS[place])
    own = np.array([4 * RANKS.index(low) + (mark == "o"), 4 * RANKS.index(high)])
    patterns = np.zeros(_PATTERNS, np.int64)
    start = (len(kinds()) + place) * _NUMBERS_A_KIND
    try_hand(own, decks, seed, (start, start + CHANCE_DEALS), 1, patterns)
    return int(patterns[1])


@njit
def try_hand(own: Ints, decks: int, seed: int, numbers: tuple[int, int], pairs: int, patterns: Ints) -> None:
    """Play own cards, four or only two, against dealers without a natural, and count which pairs of them win.

    `pairs` are those to look at, a bit each; `patterns` counts the sets of pairs that won, in the same bits.
    """
    cards, taken = np.empty(ROUND, np.int64), np.zeros(CARD_COUNT * MAX_DECKS, np.int64)
    for place in range(len(own)):
        card = own[place]
        while taken[card]:
            card += CARD_COUNT
        taken[card] = _ALWAYS
        cards[place] = own[place]
    stamp = 1
    for number in range(numbers[0], numbers[1]):
        stamp = _draw(stream(seed, number), decks, stamp, DEALER, cards, taken)
        key = _key_of_board(cards)
        dealer = dealers_strength(cards, key)
        won = 0
        for pair in range(6):
            if pairs >> pair & 1:
                won |= (_strength(key, cards, cards[FIRST[pair]], cards[SECOND[pair]]) > dealer) << pair
        patterns[won] += 1


@njit
def alike(four: Ints) -> Ints:
    """For each action the first one that comes to the same but for the names of suits."""
    numbers, first = np.empty(ACTIONS, np.int64), np.arange(ACTIONS)
    for action in range(ACTIONS):
        numbers[action] = action_number(four, action)
        for other in range(action - 1, -1, -1):
            if numbers[other] == numbers[action]:
                first[action] = other
    return first


@njit
def action_number(four: Ints, action: int) -> int:
    """The lowest number that an action's cards make under any names of the suits: the pair, and the rest."""
    if action == SURRENDER:
        return action
    pair, least = PLAYED[action, 0], 1 << 30
    for order in SUIT_ORDERS:
        moved = four & ~3 | order[four & 3]
        own, rest = _pair_number(moved, pair), _pair_number(moved, 5 - pair)
        if action >= KEEPS:
            own, rest = min(own, rest), max(own, rest)
        least = min(least, own << 12 | rest)
    return least << 1 | (action >= KEEPS)


@njit
def _pair_number(cards: Ints, pair: int) -> int:
    one, other = cards[FIRST[pair]], cards[SECOND[pair]]
    return int(min(one, other) << 6 | max(one, other))
