"""Counts Fast Action Hold'em under a strategy: what it decides, and what naturals do, exactly; the rest by simulation.

A strategy is an action for every four cards, so the ways in which it keeps, splits and surrenders are counted, each
beside all hands of the dealer that are a natural and those that are not. How a kept or split hand ends is simulated.
"""

from collections.abc import Callable, Mapping
from functools import cache, partial

import numpy as np

from kiosk.analysis.counting.compiled import njit
from kiosk.analysis.counting.evaluator import CARD_COUNT, Ints
from kiosk.analysis.counting.work_parts import sum_in_parts
from kiosk.analysis.fast_action_holdem.counting.fours import (
    FIRST,
    KEEPS,
    NATURAL,
    SECOND,
    SPLITS,
    Bytes,
    deals_of,
    every_four,
    is_natural,
    kinds,
    naturals_beside,
    spread_actions,
)
from kiosk.analysis.fast_action_holdem.counting.play import RESULTS, house_way, play
from kiosk.analysis.fast_action_holdem.counts import FastActionCounts
from kiosk.analysis.fast_action_holdem.strategy import (
    LETTERS,
    POINTS_FOR_A_PAIR,
    POINTS_FOR_A_SUIT,
    POINTS_TO_SPLIT,
    shipped_strategy,
)
from kiosk.base.progress import Progress, unwatched
from kiosk.rules.cards.cards import RANKS

DECKS = (6, 8)
ROUNDS, SEED = 10**9, 1
BEST, CHART, POINTS, HOUSE_WAY = "best", "chart", "points", "house-way"
STRATEGIES = (BEST, CHART, POINTS, HOUSE_WAY)
_ROUNDS_AT_ONCE = 10**6
_NEARNESSES = 13
_DECISIONS = ("keep", "split", "surrender")


def count_fast_action(
    decks: int,
    rounds: int = ROUNDS,
    seed: int = SEED,
    progress: Progress = unwatched,
    workers: int = 1,
    strategy: str = BEST,
) -> FastActionCounts:
    """So many rounds in which neither hand is a natural. The same for the same seed, whoever plays them."""
    if decks not in DECKS:
        raise ValueError(f"Fast Action Hold'em is played with 6 or 8 decks, not with {decks}")
    if strategy not in STRATEGIES:
        raise ValueError(f"there is no strategy {strategy!r}; there are {', '.join(STRATEGIES)}")
    if rounds < 1:
        raise ValueError(f"at least one round must be simulated, and {rounds} are asked for")
    ways = decision_ways(decks, actions_of(decks, strategy))
    work = partial(_play_some, decks, strategy, rounds, seed)
    results = sum_in_parts(work, rounds, _ROUNDS_AT_ONCE, progress, workers)
    named = dict(zip(RESULTS, results.tolist(), strict=True))
    return FastActionCounts(decks, seed, rounds, named, strategy, ways)


def _play_some(decks: int, strategy: str, rounds: int, seed: int, start: int) -> Ints:
    return play(decks, seed, start, min(_ROUNDS_AT_ONCE, rounds - start), actions_of(decks, strategy))


@cache
def actions_of(decks: int, strategy: str) -> Bytes:
    fours, shipped = kinds(), shipped_strategy(decks)
    if strategy == BEST:
        actions = np.array([LETTERS.index(letter) for letter in shipped.actions], np.uint8)
    elif strategy == CHART:
        actions = _by_score(fours, _scores(partial(_chart_score, shipped.wins)), shipped.deals // 2 + 1)
    elif strategy == POINTS:
        actions = _by_score(fours, _scores(_points_score), _NEARNESSES * POINTS_TO_SPLIT)
    else:
        actions = _house_ways(fours)
    return spread_actions(fours, actions)


def decision_ways(decks: int, actions: Bytes) -> dict[str, int]:
    """In how many ways of dealing both hands the actions come about, as `FastActionCounts` names them."""
    counted = _count_ways(decks, actions)
    ways = {name: int(counted[place, 0]) for place, name in enumerate(_DECISIONS)}
    ways |= {f"{name}-natural": int(counted[place, 1]) for place, name in enumerate(_DECISIONS)}
    return ways | {"natural": int(counted[len(_DECISIONS)].sum())}


@njit
def _count_ways(decks: int, actions: Bytes) -> Ints:
    """By decision (natural last), and whether the dealer's four cards are a natural. All ways are below 2^61."""
    ways = np.zeros((4, 2), np.int64)
    fours = every_four()
    for place in range(len(fours)):
        action = actions[place]
        decision = 0 if action < KEEPS else 1 if action < SPLITS else 2 if action < NATURAL else 3
        deals = deals_of(fours[place], decks)
        naturals, beside = naturals_beside(fours[place], decks)
        ways[decision, 0] += deals * (beside - naturals)
        ways[decision, 1] += deals * naturals
    return ways


@njit
def _house_ways(fours: Ints) -> Bytes:
    """Keep what the dealer would; of equal choices any."""
    actions = np.empty(len(fours), np.uint8)
    for kind in range(len(fours)):
        actions[kind] = NATURAL if is_natural(fours[kind]) else house_way(fours[kind])
    return actions


@njit
def _by_score(fours: Ints, scores: Ints, enough: int) -> Bytes:
    """Keep the two cards with the highest score; split where both halves have enough, where most in all."""
    actions = np.empty(len(fours), np.uint8)
    for kind in range(len(fours)):
        four = fours[kind]
        score = np.array([scores[four[FIRST[pair]], four[SECOND[pair]]] for pair in range(6)])
        action, most = int(np.argmax(score)), 0
        for pair in range(3):
            if min(score[pair], score[5 - pair]) >= enough and score[pair] + score[5 - pair] > most:
                action, most = KEEPS + pair, score[pair] + score[5 - pair]
        actions[kind] = NATURAL if is_natural(four) else action
    return actions


def _chart_score(wins: Mapping[str, int], one: int, other: int) -> int:
    high, low = max(one, other) >> 2, min(one, other) >> 2
    return wins[RANKS[high] + RANKS[low] + ("s" if one & 3 == other & 3 else "o")]


def _points_score(one: int, other: int) -> int:
    """Of equal points the two cards count more that are nearer in rank."""
    high, low = max(one, other) >> 2, min(one, other) >> 2
    points = high + low + 4 + POINTS_FOR_A_PAIR * (high == low) + POINTS_FOR_A_SUIT * (one & 3 == other & 3)
    return _NEARNESSES * points + 12 - (high - low)


def _scores(score: Callable[[int, int], int]) -> Ints:
    return np.array([[score(one, other) for other in range(CARD_COUNT)] for one in range(CARD_COUNT)])
