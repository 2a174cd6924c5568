"""The simulator: settles to the cent as the settle command does, and its rounds say what the counts say."""

import json
import random
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from math import sqrt
from pathlib import Path

import numpy as np
import pytest
from _pytest.mark.structures import ParameterSet

from kiosk.analysis.counting.evaluator import CARD_NAMES, Ints
from kiosk.analysis.counting.game_counting import Rounds
from kiosk.analysis.counting.random_stream import below, mixed
from kiosk.analysis.counting.simulation import rounds_of, simulate
from kiosk.analysis.counting.symmetry import hole_name
from kiosk.analysis.counts.library import Library
from kiosk.analysis.fast_action_holdem.counting.fours import FIRST, KEEPS, PLAYED, SECOND, SURRENDER
from kiosk.analysis.flop_poker import play as flop
from kiosk.analysis.flop_poker.cases import DECISIONS as FLOP_DECISIONS
from kiosk.analysis.flop_poker.pricing import counts_of as flop_counts
from kiosk.analysis.heads_up_holdem import play as heads_up
from kiosk.analysis.heads_up_holdem import simple
from kiosk.analysis.heads_up_holdem.cases import DECISIONS as HEADS_UP_DECISIONS
from kiosk.analysis.heads_up_holdem.pricing import counts_of as heads_up_counts
from kiosk.analysis.pricing.cases import unit_stakes
from kiosk.analysis.pricing.estimates import Simulated, decided, estimates
from kiosk.analysis.pricing.game_mathematics import known_of, wagers_of
from kiosk.analysis.pricing.measures import in_lowest_terms
from kiosk.analysis.pricing.terms import Terms, read_terms
from kiosk.analysis.pricing.weights import BEST, SIMPLE
from kiosk.analysis.texas_holdem_bonus import play as texas
from kiosk.analysis.texas_holdem_bonus.cases import DECISIONS as TEXAS_DECISIONS
from kiosk.analysis.texas_holdem_bonus.pricing import counts_of as texas_counts
from kiosk.audit.round_document import settle as settle_document
from kiosk.rules.cards.cards import RANK, SUIT, Card
from kiosk.rules.cards.hands import best, level, level_of
from tests.kit.commandline import croupier, refused
from tests.kit.counting_tools import dealt, settle

ROUNDS = 100  # on shared decks
HEADS_UP, NEW_YORK = "heads-up-holdem/ma", "heads-up-holdem/ny"
TEXAS, FLOP, FAST_ACTION = "texas-holdem-bonus/ma", "flop-poker/ma", "fast-action-holdem/ma"
METER = {"pool": 25_000_310_000, "contribution": 710_000, "seed": 10_000_000_000}
METER_TERM = "meter=25001.02"  # with the contribution of the one wager


def flop_poker_for_all(rows: Sequence[tuple[str, *tuple[object, ...]]]) -> list[ParameterSet]:
    """A test's rows, each beginning with a game. Each takes seconds to compile, so one is in the ordinary set."""
    return [pytest.param(*row, marks=() if row[0] == FLOP else pytest.mark.slow) for row in rows]


# What is decided in all, in the words of a round document.
SAID: Mapping[str, Mapping[str, tuple[tuple[str, ...], ...]]] = {
    "heads-up-holdem": {
        "fold": (("check", "check", "fold"),),
        "raise 1": (("raise 1",), ("check", "raise 1"), ("check", "check", "raise 1")),
        "raise 2": (("raise 2",), ("check", "raise 2")),
        "raise 3": (("raise 3",),),
    },
    "texas-holdem-bonus": {
        "fold": (("fold",),),
        "flop alone": (("bet", "check", "check"),),
        "flop and turn": (("bet", "bet", "check"),),
        "flop and river": (("bet", "check", "bet"),),
        "flop, turn and river": (("bet", "bet", "bet"),),
    },
    "flop-poker": {"surrender": (("surrender",),), "bet": (("bet",),)},
}
DECISIONS = {"heads-up-holdem": HEADS_UP_DECISIONS, "texas-holdem-bonus": TEXAS_DECISIONS, "flop-poker": FLOP_DECISIONS}


def names(cards: Sequence[int]) -> list[Card]:
    return [CARD_NAMES[card] for card in cards]


def lines_of(document: Mapping[str, object]) -> dict[str, tuple[int, int]]:
    """Stake and net result of each wager of the first seat, as the settle command answers."""
    seat = json.loads(settle_document(document))["seats"][0]
    assert not seat["adjustments"]
    return {line["wager"]: (line["stake"], line["returned"] - line["stake"]) for line in seat["wagers"]}


# Where the cards lie that the seat plays with, by how many are dealt.
OWN_PLACES = {9: range(7), 12: (0, 1, 5, 6, 7, 9, 11), 6: range(6)}
# Of each game: its cards, the house, its terms, and what is staked; stakes at which odds of 3 to 2 leave half a cent.
HOUSES = [
    (
        HEADS_UP,
        9,
        {"trips_plus": "B", "pocket_bonus": "C"},
        {"ante": 333, "odds": 333, "trips_plus": 501, "pocket_bonus": 7},
    ),
    (HEADS_UP, 9, {"folded_trips_plus": "forfeit"}, {"ante": 1000, "odds": 1000, "trips_plus": 100}),
    (
        NEW_YORK,
        9,
        {"trips_plus_from": "hole-and-three", "folded_progressive": "forfeit"},
        {"ante": 500, "odds": 500, "trips_plus": 300, "pocket_bonus": 100, "progressive": 100},
    ),
    (NEW_YORK, 9, {"folded_trips_plus": "forfeit"}, {"ante": 1, "odds": 1, "trips_plus": 1, "progressive": 100}),
    (
        TEXAS,
        12,
        {"ante_pays_from": "flush", "bonus_dealer_aces": 1000},
        {"ante": 701, "bonus": 100, "progressive": 100},
    ),
    (TEXAS, 12, {"folded_progressive": "forfeit"}, {"ante": 500, "bonus": 333, "progressive": 100}),
    (FLOP, 6, {}, {"ante": 1234}),
]


@pytest.mark.parametrize(("game", "count", "house", "stakes"), flop_poker_for_all(HOUSES))
def test_shared_decks_and_decisions_are_settled_to_the_cent_as_the_settle_command_does(
    game: str, count: int, house: dict[str, object], stakes: dict[str, int]
) -> None:
    rng = random.Random(f"{game} {house}")
    for table in "ACDH" if game == NEW_YORK else "A":
        given = [f"{key}={value}" for key, value in house.items()]
        document: dict[str, object] = {"game": game, "house": house}
        if "progressive" in stakes:
            given.append(METER_TERM)
            document["progressive"] = {**METER, "table": table} if game == NEW_YORK else METER
        if game == NEW_YORK:
            given.append(f"progressive={table}")
        _compare(read_terms(game, given), stakes, document, _decks(rng, count), rng)


def _decks(rng: random.Random, count: int) -> list[list[int]]:
    """Random ones; high cards alone; the aces first; and royal flushes, wherever they lie."""
    decks = [rng.sample(range(52), count) for _ in range(ROUNDS)]
    high = [card for card in range(52) if card >> 2 >= 8]
    decks += [rng.sample(high, count) for _ in range(ROUNDS)]
    decks += [[48, 49, 50, 51, *rng.sample(range(48), count - 4)] for _ in range(9)]
    for _ in range(ROUNDS):
        suit = rng.choice((2, 3))
        royal = [card for card in high if card & 3 == suit]
        deck = rng.sample([card for card in range(52) if card not in royal], count)
        for card, place in zip(royal, rng.sample(OWN_PLACES[count], 5), strict=True):
            deck[place] = card
        decks.append(deck)
    return decks


def _compare(
    terms: Terms, stakes: dict[str, int], document: dict[str, object], decks: list[list[int]], rng: random.Random
) -> None:
    game = terms.game
    words = DECISIONS[game.partition("/")[0]]
    chosen = [rng.randrange(len(words)) for _ in decks]
    played = rounds_of(terms, library(), SIMPLE)
    found = settle(played, wagers_of(terms, stakes), np.array(decks), np.array(chosen))
    for row, (deck, choice) in enumerate(zip(decks, chosen, strict=True)):
        said = rng.choice(SAID[game.partition("/")[0]][words[choice]])
        seat = {"seat": 1, "wagers": stakes, "decisions": list(said)}
        expected = lines_of({**document, "deck": names(deck), "seats": [seat]})
        own = {wager: (int(staked[row]), int(nets[row])) for wager, (staked, nets) in found.items() if staked[row]}
        assert own == expected, f"{names(deck)} {said}"


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_pot_is_shared_to_the_cent_as_the_settle_command_does(players: int) -> None:
    rng = random.Random(players)
    terms = read_terms(FLOP, [f"players={players}"])
    stakes = {"ante": 500, "pot": 701}
    decks = [rng.sample(range(52), 3 * players + 3) for _ in range(ROUNDS)]
    for _ in range(ROUNDS):  # the first seats hold the same ranks, so that they tie
        ranks = rng.sample(range(13), 3)
        alike = [4 * rank + (seat + place) % 4 for seat in range(min(players, 4)) for place, rank in enumerate(ranks)]
        rest = [card for card in range(52) if card not in alike]
        decks.append(alike + rng.sample(rest, 3 * players + 3 - len(alike)))
    played = rounds_of(terms, library(), SIMPLE)
    _, nets = settle(played, wagers_of(terms, stakes), np.array(decks), np.ones(len(decks), np.int64))["pot"]
    for row, deck in enumerate(decks):
        seats = [{"seat": seat, "wagers": stakes, "decisions": ["bet"]} for seat in range(1, players + 1)]
        expected = lines_of({"game": FLOP, "deck": names(deck), "seats": seats})
        assert int(nets[row]) == expected["pot"][1]


@pytest.mark.slow
def test_fast_action_is_settled_to_the_cent_as_the_settle_command_does() -> None:
    rng = random.Random(4)
    terms = read_terms(FAST_ACTION)
    shoe = [*range(52)] * 6
    aces = [*range(48, 52)] * 6 + [*range(0, 52, 3)]  # naturals come by themselves
    decks = [rng.sample(shoe, 14) for _ in range(ROUNDS)] + [rng.sample(aces, 14) for _ in range(ROUNDS)]
    chosen = [rng.randrange(SURRENDER + 1) for _ in decks]
    played = rounds_of(terms, library(), BEST)
    found = settle(played, wagers_of(terms, {"bet": 502}), np.array(decks), np.array(chosen))
    seen = set()
    for row, (cards, action) in enumerate(zip(decks, chosen, strict=True)):
        own, dealer = cards[:4], cards[4:8]
        deck = [card for pair in zip(own, dealer, strict=True) for card in pair] + cards[8:]
        natural = len({card >> 2 for card in own}) == 1
        seat = {"seat": 1, "wagers": {"bet": 502}, "decisions": [] if natural else [_fast_action_words(action)]}
        document = {"game": FAST_ACTION, "house": {"marker": 1}, "deck": names(deck), "seats": [seat]}
        ours = {wager: (int(staked[row]), int(nets[row])) for wager, (staked, nets) in found.items() if staked[row]}
        assert ours == lines_of(document)
        seen.add(tuple(ours.values()))
    assert len(seen) == 9  # every way to end but one that pays like another


def _fast_action_words(action: int) -> str:
    if action == SURRENDER:
        return "surrender"
    pair = PLAYED[action, 0]
    return f"{'keep' if action < KEEPS else 'split'} {FIRST[pair]} {SECOND[pair]}"


@cache
def library() -> Library:
    return Library()


# The rounds of a seed.


def simulated(game: str, strategy: str, seed: int, rounds: int, *given: str, workers: int = 1) -> Simulated:
    return simulate(game, strategy, _rounds(game, strategy, given), seed, rounds, workers=workers)


@cache
def _rounds(game: str, strategy: str, given: tuple[str, ...] = ()) -> Rounds:
    return rounds_of(read_terms(game, given), library(), strategy)


def test_the_numbers_are_those_of_the_published_generator() -> None:
    found = [int(mixed(np.uint64(counter))) for counter in (1, 2, 3)]
    assert found == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


@pytest.mark.parametrize("bound", [44, 52, 6 * 52, 8 * 52])
def test_every_number_below_a_bound_is_as_likely_as_any_other_to_one_in_four_milliards(bound: int) -> None:
    starts = [-(-(value << 32) // bound) for value in range(bound + 1)]  # of the upper halves that give this value
    assert [below(np.uint64(start << 32), bound) for start in starts[:-1]] == list(range(bound))
    assert [below(np.uint64((start << 32) - 1), bound) for start in starts[1:]] == list(range(bound))
    sizes = {end - start for start, end in pairwise(starts)}
    assert max(sizes) - min(sizes) <= 1


def test_a_round_is_the_same_deal_whoever_deals_it() -> None:
    rows = dealt(7, 0, 1000, 12)
    assert all(len(set(row)) == 12 for row in rows.tolist())
    assert np.array_equal(dealt(7, 640, 100, 12), rows[640:740])
    assert np.array_equal(dealt(7, 0, 1000, 5), rows[:, :5])
    assert not np.array_equal(dealt(8, 0, 1000, 12), rows)


def test_every_card_and_every_two_cards_come_as_often_as_they_should() -> None:
    rows = dealt(3, 0, 1_000_000, 12)
    for column in rows.T:
        assert _surprise(np.bincount(column, minlength=52)) < 5
    for one, other in ((0, 1), (5, 6), (0, 11), (10, 11)):
        pairs = np.bincount(52 * rows[:, one] + rows[:, other], minlength=52 * 52)
        assert not pairs[:: 52 + 1].any()
        assert _surprise(np.delete(pairs, np.s_[:: 52 + 1])) < 5
    following = np.bincount(52 * rows[:-1, 0] + rows[1:, 0], minlength=52 * 52)  # one round after the other
    assert _surprise(following) < 5


def _surprise(counts: Ints) -> float:
    """By how many standard deviations chi-squared is off what even chances give."""
    cells, expected = len(counts), counts.sum() / len(counts)
    squared = float((((counts - expected) ** 2) / expected).sum())
    return abs(squared - (cells - 1)) / sqrt(2 * (cells - 1))


@pytest.mark.slow
@pytest.mark.parametrize("game", flop_poker_for_all([(FLOP,), (HEADS_UP,), (TEXAS,), (FAST_ACTION,)]))
def test_the_counts_are_the_same_on_one_worker_and_on_two(game: str) -> None:
    rounds = 2_500_000  # more than two parts, the last not full
    once, twice = (simulated(game, SIMPLE, 11, rounds, workers=workers) for workers in (1, 2))
    assert once == twice
    assert all(sum(row) == rounds for row in once.counts)


@pytest.mark.parametrize("game", flop_poker_for_all([(HEADS_UP,), (TEXAS,), (FLOP,), (FAST_ACTION,)]))
def test_rounds_can_be_split_anywhere(game: str) -> None:
    played = _rounds(game, SIMPLE)
    whole = played.play(5, 0, 30_000)
    parts = [played.play(5, start, rounds) for start, rounds in ((0, 1), (1, 12_344), (12_345, 17_655))]
    assert np.array_equal(sum(parts), whole)
    assert not np.array_equal(played.play(6, 0, 30_000), whole)


@pytest.mark.slow
def test_simulated_rounds_are_the_deals_of_their_seed_played_by_the_rules_in_words() -> None:
    rounds, terms = 1500, read_terms(HEADS_UP)
    stakes = unit_stakes(terms)
    nets: dict[str, int] = {}
    for cards in dealt(9, 0, rounds, 9).tolist():
        deck = names(cards)
        seat = {"seat": 1, "wagers": stakes, "decisions": _by_the_rules(deck[:5], deck[5:7], hole_name(*cards[5:7]))}
        for wager, (_, net) in lines_of({"game": HEADS_UP, "deck": deck, "seats": [seat]}).items():
            nets[wager] = nets.get(wager, 0) + net
    counts = simulated(HEADS_UP, SIMPLE, 9, rounds).counts
    found = {
        wager.name: sum(net * times for net, times in zip(wager.nets, counts[wager.group], strict=True))
        for wager in wagers_of(terms, stakes)
    }
    assert found == nets


def _by_the_rules(board: list[Card], hole: list[Card], kind: str) -> list[str]:
    """simple.RULES, sentence by sentence."""
    assert len(simple.RULES) == 5
    if kind in simple.SIMPLE_RAISES:
        return ["raise 3"]
    flop_cards = board[:3]
    on_flop = level(best(flop_cards + hole))
    pairs = {RANK[card] for card in flop_cards}
    of_the_board = level_of("three-of-a-kind") if len(pairs) == 1 else int(len(pairs) == 2)
    twos_alone = on_flop == level_of("pair") and RANK[hole[0]] == RANK[hole[1]] == 2
    drawn = [card for card in hole if sum(SUIT[other] == SUIT[card] for other in flop_cards + hole) == 4]
    if (on_flop > of_the_board and not twos_alone) or any(RANK[card] >= 10 for card in drawn):
        return ["check", "raise 2"]
    own = best(board + hole)
    better = level(own) > level(best(board)) or level(own) >= level_of("straight")
    outs = sum(best([*board, card]) > own for card in CARD_NAMES if card not in board)
    return ["check", "check", "raise 1" if better or outs < 21 else "fold"]


# What the rounds say.


def test_known_figures_in_cents_are_those_of_the_sheet() -> None:
    terms = read_terms(NEW_YORK, ["odds=500/50/10/7:3/1.5/1"])
    played = heads_up.play(heads_up_counts(library(), "simple"), simple.SIMPLE_RAISES)
    exact = heads_up.results(played, heads_up.rules_of(terms))
    known = known_of(terms, library(), SIMPLE)["main"]
    assert (known.ev, known.variance) == (exact.ev, exact.variance)

    terms = read_terms(TEXAS, ["ante_pays_from=flush"])
    counts = texas_counts(library(), "optimal")
    results = texas.results(texas.play(counts, texas.best_played(counts, "flush")), "flush")
    assert known_of(terms, library(), BEST)["main"].ev == results.ev

    terms = read_terms(FLOP)
    hands, odds = flop_counts(library()), terms.odds("flop")
    assert (
        known_of(terms, library(), BEST)["main"].ev
        == flop.results(flop.play(hands, flop.best_bets(hands, odds)), odds).ev
    )


HOW = [
    (HEADS_UP, SIMPLE, ()),
    (HEADS_UP, BEST, ("folded_trips_plus=forfeit", "odds=500/50/10/3/1.5/1", "bad_beat=500/50/10/8/5")),
    (NEW_YORK, SIMPLE, ("trips_plus_from=hole-and-three", "progressive=B", "folded_trips_plus=forfeit")),
    (TEXAS, SIMPLE, ("folded_progressive=forfeit", "bonus_dealer_aces=1000")),
    (TEXAS, SIMPLE, ("ante_pays_from=flush",)),
    (FLOP, SIMPLE, ()),
    (FLOP, BEST, ("players=5", "flop=50/50/50/20/9/5/4/2/1")),
    (FAST_ACTION, SIMPLE, ()),
    (FAST_ACTION, BEST, ("decks=8",)),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "strategy", "given"), flop_poker_for_all(HOW))
def test_every_wager_is_where_it_is_known_to_be(game: str, strategy: str, given: tuple[str, ...]) -> None:
    terms = read_terms(game, given)
    found = estimates(terms, simulated(game, strategy, 2, 2_000_000, *given), library())
    assert [one.name for one in found if one.known] == [one.name for one in found if one.name not in ("bet", "split")]
    for one in found:
        assert one.distance is None or abs(one.distance) < 5, one
        assert one.low < one.results.ev < one.high


@pytest.mark.slow
def test_the_decisions_are_made_as_often_as_was_counted() -> None:
    counts, terms = heads_up_counts(library(), "optimal"), read_terms(HEADS_UP)
    rules = heads_up.rules_of(terms)
    exact = heads_up.rates(heads_up.play(counts, heads_up.best_first(counts, rules)), rules)
    rounds = 2_000_000
    for found, known in zip(decided(simulated(HEADS_UP, BEST, 4, rounds)), exact[::-1], strict=True):
        assert abs(found.share - known.share) < 5 * sqrt(known.share / rounds)


@pytest.mark.slow
def test_a_milliard_rounds_are_within_three_standard_errors() -> None:
    terms = read_terms(NEW_YORK)
    found = estimates(terms, simulated(NEW_YORK, SIMPLE, 1, 10**9, workers=2), library())
    assert len(found) == 7
    for one in found:
        assert one.distance is not None
        assert abs(one.distance) < 3, one


# The command.


def test_the_command_prints_each_wager_beside_its_exact_figure() -> None:
    said = croupier("simulate", "--game", FLOP, "--rounds", 200_000, "--seed", 3, "--table", "flop=A")
    assert said.status == 0
    assert "200,000 rounds by the simple strategy, seed 3" in said.out
    [line] = [line for line in said.lines if line.startswith("  main")]
    name, ev, error, low, to, high, exact, distance = line.split()
    assert (name, to, exact) == ("main", "to", "-0.064851")
    assert float(low) < float(ev) < float(high)
    assert float(distance) == pytest.approx((float(ev) - float(exact)) / float(error), abs=0.01)


def test_the_command_prints_json_that_programs_can_add_up() -> None:
    said = croupier("simulate", "--game", FLOP, "--rounds", 50_000, "--format", "json")
    found = json.loads(said.out)
    assert (found["rounds"], found["seed"], found["strategy"]) == (50_000, 1, "simple")
    main = found["wagers"]["main"]
    assert sum(end["rounds"] for end in main["results"]) == 50_000
    assert main["known"]["fraction"] == in_lowest_terms(known_of(read_terms(FLOP), library(), SIMPLE)["main"].ev)
    assert found["wagers"]["pot"]["known"]["fraction"] == "0/1"


def test_what_cannot_be_simulated_is_refused_in_one_sentence() -> None:
    assert "simple strategy alone" in refused(croupier("simulate", "--game", TEXAS, "--strategy", "best"))
    assert "there is no game" in refused(croupier("simulate", "--game", "whist"))
    assert "has no table" in refused(croupier("simulate", "--game", FLOP, "--table", "flop=Z"))


COMPILER = {"numba", "llvmlite"}


@pytest.mark.parametrize("command", [("play", "--bots", "2", "--rounds", "3", "--seed", "1"), ("demo",)])
def test_whoever_plays_does_not_wait_for_the_compiler(command: tuple[str, ...], tmp_path: Path) -> None:
    program = "import sys; from kiosk.app.cli import main; main(); print(*sys.modules, file=sys.stderr)"
    data = ("--data", str(tmp_path)) if command[0] == "play" else ()
    ran = subprocess.run([sys.executable, "-c", program, *command, *data], capture_output=True, text=True, check=True)
    modules = {name.partition(".")[0] for name in ran.stderr.split()}
    assert "kiosk" in modules
    assert not modules & COMPILER
