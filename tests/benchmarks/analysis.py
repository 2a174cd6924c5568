"""What the exact mathematics costs: ranking hands, counting all deals, pricing their counts, simulating rounds.

Everything runs on one core and is compiled before the clock starts; turns of ours and of the baseline alternate, and
the median of their ratios counts. phevaluator is called at its C extension itself, past the wrapper in Python.
"""

import random
import time
from collections.abc import Callable
from importlib import import_module
from statistics import median

import numpy as np

from kiosk.analysis.counting.compiled import njit
from kiosk.analysis.counting.evaluator import CARD_NAMES, Ints
from kiosk.analysis.counting.ranking import FIELDS, PAIRS, rank_board
from kiosk.analysis.counting.simulation import prepare, rounds_of, simulate
from kiosk.analysis.counting.symmetry import hole_name, kinds_of
from kiosk.analysis.counts.library import Library
from kiosk.analysis.heads_up_holdem import play as heads_up
from kiosk.analysis.heads_up_holdem import simple
from kiosk.analysis.heads_up_holdem.counting.deals import OPTIMAL, count_kinds_of_flops
from kiosk.analysis.heads_up_holdem.counts import HeadsUpCounts
from kiosk.analysis.heads_up_holdem.pricing import counts_of as heads_up_counts
from kiosk.analysis.pricing.side_wagers import progressive_wager, side_wager
from kiosk.analysis.pricing.terms import read_terms
from kiosk.analysis.pricing.weights import SIMPLE
from kiosk.rules.cards.cards import DECK
from kiosk.rules.cards.hands import best, level
from kiosk.rules.game import Game
from kiosk.rules.intents import Decide, Intent, Proceed, Refused
from kiosk.rules.round import Round
from kiosk.rules.rule_sets import make_game
from tests.kit.counting_tools import rank_sevens

LEAST_PHEVALUATOR, LEAST_TREYS = 15, 50
MOST_ANALYSIS, MOST_REPRICING, MOST_SIDE_MS = 40, 0.1, 1.0
LEAST_SIMULATION = 500
TURNS = 5
SEVENS, PHEVALUATOR_SEVENS, TREYS_SEVENS = 4_000_000, 200_000, 4_000
ROUNDS, PYTHON_ROUNDS, WORKERS_ROUNDS = 4_000_000, 2_000, 40_000_000
GAME = "heads-up-holdem/ny"
STAKES = {"ante": 1000, "odds": 1000, "trips_plus": 500, "pocket_bonus": 500}


def seconds(work: Callable[[], object]) -> float:
    started = time.perf_counter()
    work()
    return time.perf_counter() - started


# Ranking.


def evaluators() -> bool:
    evaluate, treys = import_module("phevaluator._pheval").evaluate_7cards, import_module("treys")  # they have no types
    rng = np.random.default_rng(1)
    rows = rng.permuted(np.tile(np.arange(52, dtype=np.uint8), (SEVENS // 7, 1)), axis=1)[:, :49].reshape(-1, 7)
    strengths = np.empty(len(rows), np.uint16)
    plain = [tuple(row) for row in rows[:PHEVALUATOR_SEVENS].tolist()]
    hands = [[treys.Card.new(str(CARD_NAMES[card])) for card in row] for row in plain[:TREYS_SEVENS]]
    other = treys.Evaluator().evaluate

    def ours() -> None:
        rank_sevens(rows, strengths)

    def phevaluator() -> None:
        for one in plain:
            evaluate(*one)

    def slower() -> None:
        for hand in hands:
            other(hand[:2], hand[2:])

    ours()
    order = np.argsort(strengths[:2000], kind="stable")
    theirs = [evaluate(*plain[place]) for place in order]
    assert theirs == sorted(theirs, reverse=True), "the evaluators do not agree"
    turns = [
        (seconds(ours) / len(rows), seconds(phevaluator) / len(plain), seconds(slower) / len(hands))
        for _ in range(TURNS)
    ]
    against_phevaluator = median(two / one for one, two, _ in turns)
    against_treys = median(three / one for one, _, three in turns)
    print("the best five of seven cards, in bulk")
    print(f"  ours         {1e-6 / median(one for one, _, _ in turns):8.2f} million a second")
    print(f"  phevaluator  ratio {against_phevaluator:8.1f}   wanted at least {LEAST_PHEVALUATOR}")
    print(f"  treys        ratio {against_treys:8.1f}   wanted at least {LEAST_TREYS}")
    return against_phevaluator >= LEAST_PHEVALUATOR and against_treys >= LEAST_TREYS


# Counting and pricing.


@njit
def _rank_all(boards: Ints) -> int:
    kinds, found = np.empty(PAIRS, np.int64), np.zeros((PAIRS, FIELDS), np.int64)
    count = 0
    for board in boards:
        count += rank_board(board, kinds, found)
    return count


def _price(counts: HeadsUpCounts, odds: str) -> None:
    rules = heads_up.rules_of(read_terms(GAME, [f"odds={odds}"]))
    heads_up.results(heads_up.play(counts, heads_up.best_first(counts, rules)), rules)


def exact() -> bool:
    boards, flops = kinds_of(5)[0], len(kinds_of(3)[0])
    _rank_all(boards[:9])
    count_kinds_of_flops(OPTIMAL, range(1))
    turns = []
    for turn in range(TURNS):  # a part of the flops each, and once all boards
        part = range(turn, flops, TURNS)
        turns.append((seconds(lambda: count_kinds_of_flops(OPTIMAL, part)), seconds(lambda: _rank_all(boards))))  # noqa: B023
    counts = heads_up_counts(Library(), OPTIMAL)
    repriced = median(seconds(lambda: _price(counts, "500/50/10/3/1.5/1")) for _ in range(TURNS))
    whole = sum(one for one, _ in turns) + repriced
    one_pass = median(two for _, two in turns)
    ratio = TURNS * median(one / two for one, two in turns) + repriced / one_pass
    print(f"Heads Up Hold'em: {len(boards):,} kinds of boards ranked once in {one_pass:.2f} s")
    print(f"  full exact analysis  {whole:8.2f} s   ratio {ratio:5.1f}   wanted at most {MOST_ANALYSIS}")
    print(f"  other odds           {repriced:8.4f} s   ratio {repriced / whole:5.4f}  wanted at most {MOST_REPRICING}")
    return ratio <= MOST_ANALYSIS and repriced / whole <= MOST_REPRICING


def side_wagers() -> bool:
    terms, counts = read_terms(GAME, ["trips_plus=B", "meter=25000"]), Library().sides()
    work: dict[str, Callable[[], object]] = {
        "Trips Plus": lambda: side_wager(terms, "trips_plus", counts.seven),
        "Pocket Bonus": lambda: side_wager(terms, "pocket_bonus", counts.pocket),
        "Progressive": lambda: progressive_wager(terms, counts.heads_up_progressive),
    }
    print("side wagers priced again, each with its distribution and bands")
    slowest = 0.0
    for name, price in work.items():
        took = 1000 * median(seconds(price) for _ in range(21))
        slowest = max(slowest, took)
        print(f"  {name:<14} {took:8.3f} ms   wanted at most {MOST_SIDE_MS}")
    return slowest <= MOST_SIDE_MS


# Simulating.


def _decided(state: Round, kind: str) -> str:
    """A short version of the simple strategy: cheaper to follow than the whole."""
    if state.street == 0:
        return "raise 3" if kind in simple.SIMPLE_RAISES else "check"
    board, hole = state.community, state.seats[0].cards
    if state.street == 1:
        return "raise 2" if level(best(board[:3] + hole)) >= 1 else "check"
    return "raise 1" if level(best(board + hole)) > level(best(board)) else "fold"


def _one_round(game: Game, rng: random.Random) -> int:
    deck = list(DECK)
    rng.shuffle(deck)
    state = game.open({1: STAKES}, tuple(deck))
    assert isinstance(state, Round)
    kind = ""
    while state.settlement is None:
        intent: Intent = Proceed()
        if game.options(state, state.seats[0]):
            kind = kind or hole_name(*(CARD_NAMES.index(card) for card in state.seats[0].cards))
            intent = Decide(1, _decided(state, kind))
        events = game.decide(state, intent)
        assert not isinstance(events, Refused)
        state = game.fold(state, events)
    return state.settlement.seats[0].returned


def _python_rounds() -> None:
    game, rng = make_game(GAME), random.Random(1)
    for _ in range(PYTHON_ROUNDS):
        _one_round(game, rng)


def simulation() -> bool:
    played = rounds_of(read_terms(GAME), Library(), SIMPLE)
    prepare(GAME, SIMPLE, played)

    def rounds(count: int, workers: int = 1) -> Callable[[], object]:
        return lambda: simulate(GAME, SIMPLE, played, 1, count, workers=workers)

    turns = [(seconds(rounds(ROUNDS)) / ROUNDS, seconds(_python_rounds) / PYTHON_ROUNDS) for _ in range(TURNS)]
    ratio = median(two / one for one, two in turns)
    scaling = median(seconds(rounds(WORKERS_ROUNDS)) / seconds(rounds(WORKERS_ROUNDS, 2)) for _ in range(3))
    print("Heads Up Hold'em simulated, one seat with its side wagers")
    print(f"  ours            {1e-6 / median(one for one, _ in turns):8.2f} million rounds a second and core")
    print(f"  plain Python    ratio {ratio:8.0f}   wanted at least {LEAST_SIMULATION}")
    print(f"  on two workers  {scaling:8.2f} times as fast as on one")
    return ratio >= LEAST_SIMULATION


def run() -> bool:
    return all([evaluators(), exact(), side_wagers(), simulation()])
