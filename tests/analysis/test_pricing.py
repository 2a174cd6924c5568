"""Main games priced: a single deal is worth what the game itself settles, and the better branch is taken."""

import random
from collections.abc import Iterator, Mapping
from fractions import Fraction

import pytest

from kiosk.analysis.counts.counts import Table
from kiosk.analysis.flop_poker import play as flop
from kiosk.analysis.flop_poker.counts import FlopCounts, FlopHand
from kiosk.analysis.heads_up_holdem import play as heads_up
from kiosk.analysis.heads_up_holdem.counts import ENDS, HANDS, HeadsUpCounts, HeadsUpHole
from kiosk.analysis.pricing.measures import Distribution
from kiosk.analysis.pricing.terms import read_terms
from kiosk.analysis.texas_holdem_bonus import play as texas
from kiosk.analysis.texas_holdem_bonus.counts import BETS, TexasCounts, TexasHole
from kiosk.analysis.texas_holdem_bonus.counts import ENDS as TEXAS_ENDS
from kiosk.rules.cards.hands import best, best_with_all_of, category, level, level_of, pair_rank
from kiosk.rules.pay.settlement import SeatResult
from kiosk.rules.round import Round, SeatState
from tests.kit.random_rounds import play, random_setup
from tests.kit.round_cases import FLOP, HEADS_UP_MA, TEXAS

NO_HANDS: Table = ((0,) * len(ENDS),) * len(HANDS)
NO_BETS: Table = ((0,) * len(TEXAS_ENDS),) * len(BETS)
STRAIGHT, FLUSH, JACK = level_of("straight"), level_of("flush"), 11


def one(rows: int, columns: int, row: int, column: int) -> Table:
    """A table with a single one in it."""
    return tuple(tuple(int((r, c) == (row, column)) for c in range(columns)) for r in range(rows))


def rounds(game: str, house: dict[str, object], count: int) -> Iterator[tuple[Round, SeatState, SeatResult]]:
    """Every seat of so many random rounds, with what the game settled for it."""
    rng = random.Random(17)
    for _ in range(count):
        state = play(rng, random_setup(rng, game, seats=6, house=house)).state
        assert state.settlement is not None
        yield from ((state, *pair) for pair in zip(state.seats, state.settlement.seats, strict=True))


def settled(result: SeatResult, *wagers: str) -> tuple[int, int]:
    """The net result and the stakes of these wagers, in cents."""
    lines = [line for line in result.lines if line.wager in wagers]
    return sum(line.returned - line.stake for line in lines), sum(line.stake for line in lines)


def agrees(results: Distribution, ante: int, cents: tuple[int, int]) -> bool:
    """Whether the single result is what was settled; a fraction of a cent was rounded in the player's favour."""
    (outcome,) = results.outcomes
    return 0 <= cents[0] - outcome.net * ante < 1 and results.stake * ante == cents[1]


# Heads Up Hold'em.


def heads_up_deal(state: Round, seat: SeatState) -> HeadsUpCounts:
    """The counts of this one deal as it was played."""
    if seat.folded:
        return deal_folded()
    own, dealer = best(state.community + seat.cards), best(state.community + state.dealer)
    qualifies = level(dealer) > 0
    end = "tie" if own == dealer else "win" if own > dealer else "lose"
    if not qualifies and own != dealer:
        end += "-unqualified"
    name = category(own)
    table = one(len(HANDS), len(ENDS), HANDS.index(name if name in HANDS else "less"), ENDS.index(end))
    street = len(seat.decisions) - 1
    raised, after_flop, river = (table if place == street else NO_HANDS for place in range(3))
    return HeadsUpCounts("one deal", (HeadsUpHole("AA", 1, raised, after_flop, river, (0,) * len(HANDS)),))


def deal_folded() -> HeadsUpCounts:
    return HeadsUpCounts("folded", (HeadsUpHole("AA", 1, NO_HANDS, NO_HANDS, NO_HANDS, (1, *(0,) * (len(HANDS) - 1))),))


def test_heads_up_deals_are_worth_what_the_game_settles() -> None:
    rules = heads_up.rules_of(read_terms(HEADS_UP_MA))
    seen = set()
    for state, seat, result in rounds(HEADS_UP_MA, {}, 60):
        raise_ = seat.wagers.get("raise", 0) // seat.wagers["ante"]
        counts, street = heads_up_deal(state, seat), len(seat.decisions) - 1
        if raise_ not in (0, rules.raises[street]):
            continue  # a raise of less than the most is never best and not counted
        played = heads_up.play(counts, {"AA"} if street == 0 else set())
        assert agrees(heads_up.results(played, rules), seat.wagers["ante"], settled(result, "ante", "odds", "raise"))
        seen.add((raise_, *(line.result for line in result.lines if line.wager in ("ante", "odds"))))
    assert len(seen) >= 16


@pytest.mark.parametrize(
    ("hand", "end", "net"),
    [
        ("royal-flush", "win", 504),
        ("straight-flush", "win-unqualified", 53),
        ("four-of-a-kind", "win", 14),
        ("flush", "win", Fraction(11, 2)),
        ("three-of-a-kind", "win", 4),
        ("less", "win-unqualified", 3),
        ("full-house", "tie", 0),
        ("straight-flush", "lose", 496),
        ("four-of-a-kind", "lose", 21),
        ("straight", "lose", 0),
        ("three-of-a-kind", "lose", -5),
        ("less", "lose-unqualified", -4),
    ],
)
def test_a_raise_of_three_by_the_printed_tables(hand: str, end: str, net: Fraction | int) -> None:
    table = one(len(HANDS), len(ENDS), HANDS.index(hand), ENDS.index(end))
    hole = HeadsUpHole("AA", 1, table, NO_HANDS, NO_HANDS, (0,) * len(HANDS))
    played = heads_up.play(HeadsUpCounts("", (hole,)), {"AA"})
    results = heads_up.results(played, heads_up.rules_of(read_terms(HEADS_UP_MA)))
    assert results.ev == net
    assert results.stake == 5


def less(**ends: int) -> Table:
    row = tuple(ends.get(end.replace("-", "_"), 0) for end in ENDS)
    return (row, *NO_HANDS[1:])


def test_the_better_of_both_branches_is_taken_and_a_tie_between_them_checks() -> None:
    def hole(name: str, wins: int) -> HeadsUpHole:
        folded = (10 - wins, *(0,) * (len(HANDS) - 1))
        return HeadsUpHole(name, 1, less(win=wins, lose=10 - wins), less(win=wins), NO_HANDS, folded)

    # Raised: 4 for a win, -5 for a loss. Checked: 3 for a win, -2 for a fold. Equal at 7.5 wins of 10.
    counts = HeadsUpCounts("", (hole("AA", 8), hole("KK", 7)))
    rules = heads_up.rules_of(read_terms(HEADS_UP_MA))
    assert heads_up.best_first(counts, rules) == {"AA"}
    even = HeadsUpHole("QQ", 1, less(win=6, lose=2), less(win=6), NO_HANDS, (2, *(0,) * 7))
    assert heads_up.best_first(HeadsUpCounts("", (even,)), rules) == frozenset()
    played = heads_up.play(counts, {"AA"})
    assert heads_up.results(played, rules).ev == Fraction(8 * 4 - 2 * 5 + 7 * 3 - 3 * 2, 20)
    assert [rate.share for rate in heads_up.rates(played, rules)] == [Fraction(n, 20) for n in (10, 7, 0, 3)]


def test_odds_of_a_half_do_not_disturb_the_comparison() -> None:
    """Two branches that differ by half an ante: the comparison is made in whole numbers all the same."""
    flush = one(len(HANDS), len(ENDS), HANDS.index("flush"), ENDS.index("win"))
    hole = HeadsUpHole("AA", 1, flush, NO_HANDS, flush, (0,) * len(HANDS))
    assert heads_up.best_first(HeadsUpCounts("", (hole,)), heads_up.rules_of(read_terms(HEADS_UP_MA))) == {"AA"}


def test_the_same_counts_price_ultimate_texas_holdem() -> None:
    """Four antes at first, and an odds wager (there: the blind) that is lost with the hand."""
    rules = heads_up.Rules({"straight": Fraction(1)}, {}, (4, 2, 1))
    straight = HANDS.index("straight")
    for end, net in (("win", 6), ("tie", 0), ("lose", -6)):
        table = one(len(HANDS), len(ENDS), straight, ENDS.index(end))
        hole = HeadsUpHole("AA", 1, table, NO_HANDS, NO_HANDS, (0,) * len(HANDS))
        assert heads_up.results(heads_up.play(HeadsUpCounts("", (hole,)), {"AA"}), rules).ev == net


# Texas Hold'em Bonus.


def texas_deal(state: Round, seat: SeatState) -> TexasCounts:
    if seat.folded:
        return TexasCounts("", (TexasHole("AA", 1, one(len(BETS), len(TEXAS_ENDS), 0, 0), {}),))
    own, dealer = best(state.community + seat.cards), best(state.community + state.dealer)
    end = "tie" if own == dealer else "lose"
    if own > dealer:
        end = "win-flush" if level(own) >= FLUSH else "win-straight" if level(own) >= STRAIGHT else "win-less"
    later = [name for name in ("turn", "river") if name in seat.wagers]
    bets = BETS.index("-and-".join(later) or "none")
    return TexasCounts("", (TexasHole("AA", 1, one(len(BETS), len(TEXAS_ENDS), bets, TEXAS_ENDS.index(end)), {}),))


@pytest.mark.parametrize("pays_from", ["straight", "flush"])
def test_texas_deals_are_worth_what_the_game_settles(pays_from: str) -> None:
    seen = set()
    for state, seat, result in rounds(TEXAS, {"ante_pays_from": pays_from}, 30):
        played = texas.play(texas_deal(state, seat), set() if seat.folded else {"AA"})
        cents = settled(result, "ante", "flop", "turn", "river")
        assert agrees(texas.results(played, pays_from), seat.wagers["ante"], cents)
        seen.add((len(seat.wagers), result.lines[0].result))
    assert len(seen) >= 6


def test_a_hole_is_played_only_if_that_is_worth_more_than_the_ante() -> None:
    def hole(name: str, wins: int) -> TexasHole:
        return TexasHole(name, 1, ((wins, 0, 0, 0, 10 - wins), *NO_BETS[1:]), {"full-house": 3, "nothing": 7})

    counts = TexasCounts("", (hole("AA", 5), hole("KK", 4), hole("QQ", 3)))  # 2 for a win, -3 for a loss
    assert texas.best_played(counts, "straight") == {"AA"}  # KK is worth exactly the ante
    played = texas.play(counts, {"AA"})
    assert texas.results(played, "straight").ev == Fraction(5 * 2 - 5 * 3 - 20, 30)
    assert [rate.share for rate in texas.rates(played)] == [Fraction(1, 3), Fraction(2, 3), 0, 0]
    assert texas.without_folded_progressive(counts, played) == {"full-house": 3, "nothing": 27}


def test_what_the_ante_is_paid_from_decides_the_fold_alone() -> None:
    counts = TexasCounts("", (TexasHole("AA", 1, ((0, 4, 0, 0, 6), *NO_BETS[1:]), {}),))
    assert texas.best_played(counts, "straight") == {"AA"}
    assert texas.best_played(counts, "flush") == frozenset()


# Flop Poker.


def flop_line(state: Round, seat: SeatState) -> str:
    own = best_with_all_of(seat.cards, state.community, 2)
    name = category(own)
    if name == "pair":
        return "jacks-or-better" if pair_rank(own) >= JACK else "nothing"
    return "nothing" if name == "high-card" else name


def test_flop_poker_deals_are_worth_what_the_game_settles() -> None:
    odds = read_terms(FLOP).odds("flop")
    seen = set()
    for state, seat, result in rounds(FLOP, {}, 60):
        counts = FlopCounts((FlopHand(" ".join(seat.cards), 1, {flop_line(state, seat): 1}),), ())
        played = flop.play(counts, () if seat.folded else (0,))
        assert agrees(flop.results(played, odds), seat.wagers["ante"], settled(result, "ante", "flop"))
        seen.add(flop_line(state, seat))
    assert len(seen) >= 5


def flop_hand(cards: str, combinations: int, lines: Mapping[str, int]) -> FlopHand:
    return FlopHand(cards, combinations, lines)


def test_a_hand_of_flop_poker_is_bet_only_if_that_is_worth_more_than_the_ante() -> None:
    counts = FlopCounts(
        (
            flop_hand("As Ah 2d", 3, {"jacks-or-better": 3, "nothing": 7}),  # 2 for a win, -2 for a loss
            flop_hand("9s 5h 2d", 5, {"jacks-or-better": 2, "nothing": 6}),  # exactly the ante
        ),
        (),
    )
    odds = read_terms(FLOP).odds("flop")
    assert flop.best_bets(counts, odds) == {0}
    played = flop.play(counts, {0})
    assert flop.results(played, odds).ev == Fraction(3 * (3 * 2 - 7 * 2) - 5 * 8, 3 * 10 + 5 * 8)
    assert flop.rules_in_words(counts, {0}) == ("A pair: bet all.", "Three suits: surrender all.")


def test_hands_in_between_are_told_by_their_bounds() -> None:
    names = ("As Kh Qd", "Ks 9h 2d", "9s 4h 2d", "6s 4h 3d", "5s 4h 2d", "Kd Kh Ks")
    counts = FlopCounts(tuple(flop_hand(cards, 1, {"nothing": 1}) for cards in names), ())

    def told(*bet: int) -> str:
        return flop.rules_in_words(counts, bet)[-1].partition(": ")[2]

    assert told(0, 1) == "bet K92 and better; surrender the rest."
    assert told(0, 1, 3, 4) == "bet K92 and better, and what is three to a straight; surrender the rest."
    assert told(0, 4) == "bet AKQ and better, and 1 of the 4 lower kinds."
    assert told(3, 4) == "bet none for its ranks, and 2 of the 5 lower kinds."
    assert told() == "surrender all."
    assert told(0, 1, 2, 3, 4) == "bet all."


def test_shapes_of_which_the_same_is_said_share_a_sentence() -> None:
    names = ("As Ah Ad", "Ks Kh 2d", "Qs Js Ts", "9s 5s 2d", "9s 5h 2d")
    counts = FlopCounts(tuple(flop_hand(cards, 1, {"nothing": 1}) for cards in names), ())
    assert flop.rules_in_words(counts, {0, 1, 2}) == (
        "Three of a kind, a pair or three of a suit: bet all.",
        "Two of a suit or three suits: surrender all.",
    )


def test_the_pot_is_even_for_any_number_of_players() -> None:
    counted = {"2": {"win": 45, "tie": 10, "lose": 45}}
    two, five = flop.pot(2, counted), flop.pot(5, counted)
    assert two.ev == five.ev == 0
    assert two.rtp == five.rtp == 1
    assert two.variance == Fraction(9, 10)
    assert two.hit_frequency == Fraction(45, 100)
    assert five.variance is None
    assert five.bands == ()
