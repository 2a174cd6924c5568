"""Fast Action Hold'em's mathematics: compiled rules against the game itself, exact ways, the simulation, the search."""

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb

import numpy as np
import pytest

from kiosk.analysis.counting.evaluator import CARD_COUNT, CARD_NAMES, NUMBER_OF, Ints
from kiosk.analysis.counts.library import Library, from_json
from kiosk.analysis.counts.library import to_json as counts_to_json
from kiosk.analysis.fast_action_holdem import play as pricing
from kiosk.analysis.fast_action_holdem.counting import deals as fast_action
from kiosk.analysis.fast_action_holdem.counting import fours
from kiosk.analysis.fast_action_holdem.counting import play as fast_action_play
from kiosk.analysis.fast_action_holdem.counting.deals import (
    BEST,
    CHART,
    HOUSE_WAY,
    POINTS,
    STRATEGIES,
    count_fast_action,
)
from kiosk.analysis.fast_action_holdem.counting.play import BOARD, BURNED, DEALER, PLAYER, RESULTS
from kiosk.analysis.fast_action_holdem.counts import FastActionCounts
from kiosk.analysis.fast_action_holdem.counts import naturals as naturals_of
from kiosk.analysis.fast_action_holdem.pricing import counts_of as fast_action_counts
from kiosk.analysis.fast_action_holdem.strategy import (
    LETTERS,
    TWOS,
    FastActionStrategy,
    best_rules,
    chances,
    shipped_strategy,
)
from kiosk.analysis.sheets.sheet_text import chance_table
from kiosk.base.workers import cores
from kiosk.rules.cards.cards import RANKS
from kiosk.rules.fast_action_holdem.house_ways import PAIRS, set_hand
from kiosk.rules.fast_action_holdem.rules import is_natural
from tests.kit.counting_tools import deal_fast_action
from tests.kit.round_cases import FAST_ACTION, Seat, cards, outcome, seat_of
from tests.kit.strategy_search import ACTIONS, SEED, action_number, alike, best_action, try_hand, wins_of_two

pytestmark = pytest.mark.slow  # compiled for counting alone; what was counted is tested by known answers

BET = 200
EVEN_MONEY = {"natural": Fraction(5), "higher-hand": Fraction(1)}
# What comes back of a wager of BET, a second one included, for each of RESULTS.
RETURNED = {
    "keep-win": 400,
    "keep-lose": 0,
    "split-win-win": 800,
    "split-one": 400,
    "split-lose-lose": 0,
    "surrender": 100,
}
DECISIONS = [f"keep {one} {other}" for one, other in PAIRS] + [f"split {one} {other}" for one, other in PAIRS[:3]]
DECISIONS += ["surrender"]


def names(numbers: Ints) -> str:
    return " ".join(CARD_NAMES[number] for number in numbers)


def returned(dealt: Ints, action: int, decks: int) -> int:
    """What the game itself gives back."""
    answer = outcome(
        FAST_ACTION,
        {1: Seat({"bet": BET}, [DECISIONS[action]], names(dealt[PLAYER:DEALER]))},
        dealer=names(dealt[DEALER:BURNED]),
        burned=names(dealt[BURNED:BOARD]),
        board=names(dealt[BOARD:]),
        house={"decks": decks},
    )
    back: int = seat_of(answer, 1)["returned"]
    return back


def deal_few(rng: random.Random, decks: int) -> Ints:
    """A round of few ranks and suits: copies, flushes and pairs of one suit are common. No naturals."""
    while True:
        few = [4 * rank + suit for rank in rng.sample(range(13), 4) for suit in rng.sample(range(4), 2)] * decks
        cards = rng.sample(few, 14)
        if all(len({card >> 2 for card in cards[start : start + 4]}) > 1 for start in (PLAYER, DEALER)):
            return np.array(cards)


# The rules.


def test_the_compiled_house_ways_are_the_games() -> None:
    rng = random.Random(1)
    hands = [rng.sample(range(CARD_COUNT), 4) for _ in range(3_000)]
    hands += [rng.choices(rng.sample(range(CARD_COUNT), 3), k=4) for _ in range(3_000)]
    for hand in hands:
        pair, _ = set_hand([CARD_NAMES[card] for card in hand])
        assert PAIRS[fast_action_play.house_way(np.array(hand))] == pair, hand


@pytest.mark.slow
def test_the_compiled_house_ways_on_all_fours() -> None:
    rng = random.Random(2)
    for hand in combinations_with_replacement(range(CARD_COUNT), 4):
        dealt = rng.sample(hand, 4)
        pair, _ = set_hand([CARD_NAMES[card] for card in dealt])
        assert PAIRS[fast_action_play.house_way(np.array(dealt))] == pair, dealt


@pytest.mark.parametrize("decks", [6, 8])
def test_every_decision_settles_as_the_game_does(decks: int) -> None:
    rng = random.Random(decks)
    met = Counter[str]()
    for number in range(150):
        dealt = deal_few(rng, decks) if number % 2 else deal_fast_action(decks, 3, number)
        action = number % 10 if number % 3 else 6 + number % 4
        result = RESULTS[fast_action_play.settle(dealt, action)]
        assert returned(dealt, action, decks) == RETURNED[result], (names(dealt), DECISIONS[action])
        met[result] += 1
    assert set(met) == set(RESULTS)


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_a_strategys_rounds_end_as_the_game_says(strategy: str) -> None:
    """The tally of a simulation, round by round on the game itself."""
    actions = fast_action.actions_of(6, strategy)
    back = 0
    rounds = 120
    for number in range(rounds):
        dealt = deal_fast_action(6, 5, number)
        dealt[:DEALER].sort()
        back += returned(dealt, int(actions[fours.place_of(*dealt[:DEALER])]), 6)
    counts = count_fast_action(6, rounds, 5, strategy=strategy)
    assert sum(RETURNED[result] * count for result, count in counts.results.items()) == back


# The deal.


@pytest.mark.parametrize("decks", [6, 8])
def test_every_card_comes_to_every_place_as_often(decks: int) -> None:
    rounds = 20_000
    deals = np.array([deal_fast_action(decks, 7, number) for number in range(rounds)])
    for place in range(deals.shape[1]):
        found = np.bincount(deals[:, place], minlength=CARD_COUNT)
        off = ((found - rounds / CARD_COUNT) ** 2).sum() * CARD_COUNT / rounds
        assert off < 51 + 5 * np.sqrt(2 * 51), f"place {place} is uneven"
    twice = np.count_nonzero(deals[:, 9] == deals[:, 10])
    expected = rounds * (decks - 1) / (CARD_COUNT * decks - 1)
    assert abs(twice - expected) < 5 * np.sqrt(expected)


def test_no_deal_holds_a_natural_or_more_copies_than_there_are() -> None:
    for number in range(20_000):
        dealt = deal_fast_action(6, 8, number)
        assert len(set(dealt[:DEALER] >> 2)) > 1
        assert len(set(dealt[DEALER:BURNED] >> 2)) > 1
        assert max(Counter(dealt.tolist()).values()) <= 6


# Four cards.


def test_fours_are_numbered_without_a_gap() -> None:
    every = fours.every_four()
    assert len(every) == fours.FOURS == comb(55, 4)
    for place in range(0, fours.FOURS, 997):
        assert fours.place_of(*every[place]) == place
    assert (np.diff(every, axis=1) >= 0).all()


def test_an_action_means_the_same_under_other_names_of_suits() -> None:
    """The kept cards, the rest and their suits correspond, for every four, to those of its kind."""
    kinds = fours.kinds()
    rng = random.Random(9)
    chosen = np.array([rng.randrange(fours.SURRENDER) for _ in kinds], np.uint8)
    actions = fours.spread_actions(kinds, chosen)
    for kind in rng.sample(range(len(kinds)), 300):
        suits = rng.sample(range(4), 4)
        moved = sorted(card & ~3 | suits[card & 3] for card in kinds[kind].tolist())
        action = int(actions[fours.place_of(*moved)])
        assert (action < fours.KEEPS) == (chosen[kind] < fours.KEEPS)
        found = action_number(np.array(moved), action)
        assert found == action_number(kinds[kind], int(chosen[kind]))


def test_actions_that_come_to_the_same_are_told() -> None:
    """Of three sevens any two will do, where the fourth card is of another suit than all three."""
    same = alike(np.array(sorted(NUMBER_OF[card] for card in cards("7c 7h 7s Kd"))))
    assert same[0] == same[1] == same[3] == 0
    assert same[2] == same[4] == same[5] == 2
    assert same[6] == same[7] == same[8] == 6
    differ = alike(np.array(sorted(NUMBER_OF[card] for card in cards("2c 5d 9h Ks"))))
    assert differ.tolist() == list(range(ACTIONS))


# What is exact.


@pytest.mark.parametrize("decks", [6, 8])
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_the_ways_are_all_there_are(decks: int, strategy: str) -> None:
    ways = fast_action.decision_ways(decks, fast_action.actions_of(decks, strategy))
    naturals = naturals_of(decks)
    assert sum(ways.values()) == naturals.ways == comb(52 * decks, 4) * comb(52 * decks - 4, 4)
    assert ways["natural"] == naturals.player
    neither = naturals.ways - naturals.player - naturals.dealer_alone
    assert sum(ways[name] for name in ("keep", "split", "surrender")) == neither
    assert sum(ways[f"{name}-natural"] for name in ("keep", "split", "surrender")) == naturals.dealer_alone


def test_a_dealers_natural_meets_a_hand_as_often_as_the_cards_allow() -> None:
    """Splitting nothing but a pair of aces and a pair of kings."""
    actions = np.zeros(fours.FOURS, np.uint8)
    four = sorted(NUMBER_OF[card] for card in cards("As Ad Kc Kh"))
    actions[fours.place_of(*four)] = fours.KEEPS
    ways = fast_action.decision_ways(6, actions)
    assert ways["split-natural"] == 6**4 * (11 * comb(24, 4) + 2 * comb(22, 4))
    assert ways["split"] + ways["split-natural"] == 6**4 * comb(308, 4)


@pytest.mark.parametrize("decks", [6, 8])
@pytest.mark.parametrize("strategy", [BEST, POINTS])
def test_the_shipped_counts_are_of_the_shipped_strategies(decks: int, strategy: str) -> None:
    counts = fast_action_counts(Library(), decks, "" if strategy == BEST else strategy)
    assert counts.ways == fast_action.decision_ways(decks, fast_action.actions_of(decks, strategy))
    assert (counts.strategy, counts.rounds, counts.seed) == (strategy, fast_action.ROUNDS, fast_action.SEED)
    assert counts.seed != shipped_strategy(decks).seed


@pytest.mark.parametrize("decks", [6, 8])
@pytest.mark.parametrize("strategy", [BEST, POINTS])
def test_the_shipped_rounds_were_played_by_the_shipped_strategies(decks: int, strategy: str) -> None:
    """As often split as the strategy splits, which is known exactly: results of another one would show."""
    counts = fast_action_counts(Library(), decks, "" if strategy == BEST else strategy)
    split = sum(count for end, count in counts.results.items() if end.startswith("split"))
    share = counts.ways["split"] / sum(counts.ways[name] for name in ("keep", "split", "surrender"))
    assert abs(split - share * counts.rounds) < 5 * (share * counts.rounds) ** 0.5


# The simulation.


def test_a_simulation_is_the_same_on_one_and_two_workers_and_in_parts() -> None:
    one, two = (count_fast_action(6, 1_200_000, 11, workers=workers) for workers in (1, 2))
    assert one == two
    assert one != count_fast_action(6, 1_200_000, 12)
    actions = fast_action.actions_of(8, BEST)
    whole = fast_action_play.play(8, 11, 0, 3_000, actions)
    parts = [fast_action_play.play(8, 11, start, 1_000, actions) for start in (2_000, 0, 1_000)]
    assert np.sum(parts, axis=0).tolist() == whole.tolist()


def test_a_simulation_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    count_fast_action(6, 1_000_001, 11, progress=lambda done, total: told.append((done, total)))
    assert told == [(1_000_000, 1_000_001), (1_000_001, 1_000_001)]


def test_counts_are_kept_as_they_are() -> None:
    counts = count_fast_action(8, 1_000, 3, strategy=POINTS)
    assert from_json(FastActionCounts, counts_to_json(counts)) == counts
    assert (counts.decks, counts.seed, counts.rounds, counts.strategy) == (8, 3, 1_000, "points")
    assert sum(counts.results.values()) == 1_000


@pytest.mark.parametrize(
    ("decks", "rounds", "strategy", "words"),
    [
        (7, 100, BEST, "Fast Action Hold'em is played with 6 or 8 decks, not with 7"),
        (6, 0, BEST, "at least one round must be simulated, and 0 are asked for"),
        (6, 100, "bold", "there is no strategy 'bold'; there are best, chart, points, house-way"),
    ],
)
def test_what_cannot_be_simulated_is_refused(decks: int, rounds: int, strategy: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        count_fast_action(decks, rounds, 1, strategy=strategy)


def test_two_hands_by_the_same_way_are_as_good_as_one_another() -> None:
    """With their places changed the other one wins, or neither: a copy."""
    rounds, won, lost = 20_000, 0, 0
    for number in range(rounds):
        dealt = deal_fast_action(6, 13, number)
        turned = np.concatenate((dealt[DEALER:BURNED], dealt[:DEALER], dealt[BURNED:]))
        wins = [
            fast_action_play.settle(hands, fast_action_play.house_way(hands[:DEALER])) == fast_action_play.KEEP_WIN
            for hands in (dealt, turned)
        ]
        assert not all(wins)
        won, lost = won + wins[0], lost + wins[1]
    assert abs(won - lost) < 4 * np.sqrt(rounds)


def test_decisions_come_as_often_as_they_are_counted() -> None:
    counts = count_fast_action(6, 2_000_000, 17)
    naturals = naturals_of(6)
    exact = counts.ways["split"] / (naturals.ways - naturals.player - naturals.dealer_alone)
    split = sum(count for result, count in counts.results.items() if result.startswith("split"))
    assert abs(split - exact * counts.rounds) < 4 * np.sqrt(exact * counts.rounds)
    assert counts.results["surrender"] == counts.ways["surrender"] == 0


def test_a_hand_tried_by_itself_wins_as_often_as_in_whole_rounds() -> None:
    hands, tries, won = 4_000, 50, 0
    patterns = np.zeros(64, np.int64)
    for number in range(hands):
        own = deal_fast_action(6, 19, number)[:DEALER]
        pair = fast_action_play.house_way(own)
        patterns[:] = 0
        try_hand(own, 6, 23, (tries * number, tries * (number + 1)), 1 << pair, patterns)
        won += int(patterns[1 << pair])
        assert patterns[0] + patterns[1 << pair] == tries
    counts = count_fast_action(6, 1_000_000, 29, strategy=HOUSE_WAY)
    assert abs(won / (hands * tries) - counts.results["keep-win"] / counts.rounds) < 4 * np.sqrt(0.25 / (hands * tries))


# The search, and what it found.


@pytest.mark.parametrize("decks", [6, 8])
def test_the_shipped_strategy_is_what_the_search_finds(decks: int) -> None:
    """A sample of it: to search all takes minutes."""
    shipped, kinds = shipped_strategy(decks), fours.kinds()
    assert len(shipped.actions) == len(kinds)
    for kind in range(decks, len(kinds), 400):
        action, _ = best_action(kinds[kind], decks, shipped.seed, kind)
        assert LETTERS[action] == shipped.actions[kind], names(kinds[kind])
    assert wins_of_two(decks, shipped.seed, TWOS.index("AKo")) == shipped.wins["AKo"]


@pytest.mark.parametrize("decks", [6, 8])
def test_what_the_words_say_of_the_strategy(decks: int) -> None:
    shipped = shipped_strategy(decks)
    assert list(shipped.wins) == list(TWOS)
    over = {two for two in TWOS if 2 * shipped.wins[two] > shipped.deals}
    pairs = {rank * 2 + mark for rank in RANKS[4:] for mark in "so"} | {"55s"}
    assert over == pairs | {"AKs", "AKo", "AQs", "AJs"}
    assert all(4 * wins > shipped.deals for wins in shipped.wins.values())  # so nothing is surrendered
    assert LETTERS[fours.SURRENDER] not in shipped.actions
    assert min(TWOS, key=shipped.chance) == "32o"
    assert best_rules(shipped)[3].startswith("Even 3 and 2 of two suits win 25.")


def test_naturals_and_nothing_else_decide_nothing() -> None:
    for letter, four in zip(shipped_strategy(6).actions, fours.kinds(), strict=True):
        assert (letter == "n") == is_natural(tuple(CARD_NAMES[card] for card in four))


@pytest.mark.parametrize(
    ("four", "decision"),
    [
        ("As Ad 8c 3h", "keep As Ad"),
        ("As Kd 5c 5h", "keep As Kd"),
        ("As Kd 8c 8h", "split As Kd"),
        ("Js Jd 8c 8h", "split Js Jd"),
        ("Js Jd 4c 4h", "keep Js Jd"),
        ("2c 3d 4h 6s", "keep 4h 6s"),
    ],
)
def test_the_best_strategy_on_hands_that_anyone_can_judge(four: str, decision: str) -> None:
    own = sorted(NUMBER_OF[card] for card in cards(four))
    action = int(fast_action.actions_of(6, BEST)[fours.place_of(*own)])
    kept = [CARD_NAMES[own[place]] for place in PAIRS[fours.PLAYED[action, 0]]]
    verb, *named = decision.split()
    assert verb == ("keep" if action < fours.KEEPS else "split")
    rest = [card for card in four.split() if card not in named]
    assert sorted(kept) in ([sorted(named)] if verb == "keep" else [sorted(named), sorted(rest)])


def test_the_points_are_those_of_the_rule() -> None:
    """As the sentences say it, on all kinds; of equals, the nearer in rank."""
    actions = fast_action.actions_of(6, POINTS)
    for four in fours.kinds()[::97]:
        if is_natural(tuple(CARD_NAMES[card] for card in four)):
            continue
        worth = {}
        for place, (one, other) in enumerate(PAIRS):
            low, high = sorted((int(four[one]) // 4 + 2, int(four[other]) // 4 + 2))
            points = low + high + 3 * (four[one] % 4 == four[other] % 4) + 16 * (low == high)
            worth[place] = (points, low - high)
        splits = [pair for pair in range(3) if min(worth[pair][0], worth[5 - pair][0]) >= 29]
        action = int(actions[fours.place_of(*four)])
        assert (action >= fours.KEEPS) == bool(splits), names(four)
        if not splits:
            assert worth[action] == max(worth.values()), names(four)


def test_the_strategys_file_and_table() -> None:
    shipped = shipped_strategy(8)
    assert isinstance(shipped, FastActionStrategy)
    assert (shipped.decks, shipped.seed) == (8, SEED)
    head, ace, *_, suited = chance_table(chances(shipped))
    assert head.split() == list(RANKS[::-1])
    assert ace.split()[:3] == ["A", "76.1", "54.5"]
    assert suited.split()[:2] == ["suited", "78.1"]
    with pytest.raises(ValueError, match="there is no strategy for 7 decks"):
        shipped_strategy(7)


@pytest.mark.slow
@pytest.mark.parametrize("decks", [6, 8])
def test_the_better_strategy_wins_more(decks: int) -> None:
    """On the same deals, and not those that the best one was chosen by."""
    rounds, library = 50_000_000, Library()
    won = {}
    for strategy in STRATEGIES:
        counts = count_fast_action(decks, rounds, 31, workers=cores(), strategy=strategy)
        won[strategy] = pricing.results(counts, EVEN_MONEY).ev
        if strategy in (BEST, POINTS):
            shipped = fast_action_counts(library, decks, "" if strategy == BEST else strategy)
            off = won[strategy] - pricing.results(shipped, EVEN_MONEY).ev
            assert abs(off) < 4 * pricing.interval(counts, EVEN_MONEY, won[strategy]).error
    assert abs(won[BEST] - won[CHART]) < Fraction(5, 10_000)
    assert won[BEST] > won[POINTS] + Fraction(5, 10_000)
    assert won[POINTS] > won[HOUSE_WAY] + Fraction(1, 100)
