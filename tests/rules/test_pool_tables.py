"""The progressive wager: New York's tables A to H, Texas's Table 1, and the arithmetic of the pool."""

from typing import Any

import pytest

from kiosk.audit.round_document import DocumentError
from kiosk.rules.cards.cards import DECK
from kiosk.rules.pay.money import Odds, Pay, PoolShare
from kiosk.rules.pay.pool import Meter, MeterResult, settle_pool
from kiosk.rules.round import Round
from kiosk.rules.rule_sets import make_game
from tests.kit.random_rounds import submit
from tests.kit.round_cases import HEADS_UP_MA, HEADS_UP_NY, TEXAS, Seat, line, outcome, results, seat_of

MONEY = {"pool": 25_000_000_000, "contribution": 710_000, "seed": 10_000_000_000}
CALLS = {HEADS_UP_NY: ["raise 1"], TEXAS: ["bet", "check", "check"]}
FOLDS = {HEADS_UP_NY: ["check", "check", "fold"], TEXAS: ["fold"]}
both = pytest.mark.parametrize("name", [HEADS_UP_NY, TEXAS])
# What one wager wins of MONEY's pool, in cents, and the pool thereafter: $25,000.71 is there to be won.
SHARES = {
    100: (2_500_071, 10_000_000_000),
    25: (625_017, 18_750_540_000),
    10: (250_007, 22_500_640_000),
    5: (125_003, 23_750_680_000),
}
UNTOUCHED = 25_000_710_000


def wagers(name: str, progressive: int | None = 100) -> dict[str, int]:
    made = {"ante": 1000, "odds": 1000} if name == HEADS_UP_NY else {"ante": 1000}
    return made if progressive is None else made | {"progressive": progressive}


def meter(name: str, table: str = "A", **changed: int) -> dict[str, Any]:
    return MONEY | changed | ({"table": table} if name == HEADS_UP_NY else {})


def dealt(name: str, hole: str, board: str, table: str = "A", **rest: Any) -> dict[str, Any]:
    """One seat that calls, with the progressive wager."""
    seat = Seat(wagers(name), CALLS[name], hole)
    return outcome(name, {1: seat}, board=board, progressive=meter(name, table), **rest)


# New York, line by line.

MAKES = {
    "flopped royal in spades": ("As Ks", "Qs Js Ts 4d 2h"),
    "flopped royal": ("Ah Kh", "Qh Jh Th 4d 2c"),
    "royal": ("Ah Kh", "Qh Jh 4d Th 2c"),
    "community royal": ("3c 4d", "Ah Kh Qh Jh Th"),
    "straight flush": ("5c 6c", "2c 3c 4c Jd Qh"),
    "four of a kind": ("Js Jd", "Jc Jh 6s 4d 2c"),
    "full house": ("Js 6d", "Jc Jh 6s 4d 2c"),
    "flush": ("Ac 9c", "2c 4c 6s Jc Qh"),
    "straight": ("3h 5h", "2c 4d 6s Jc Qh"),
    "three of a kind": ("Jd Js", "2c 4d 6s Jc Qh"),
    "nothing": ("Ah 9d", "2c 4d 6s Jc Kh"),
}
POOL, TENTH, TWENTIETH, LOSES = "100% of pool", "10% of pool", "5% of pool", None
NEW_YORK: dict[str, tuple[str | int | None, ...]] = {  # a number is so much to 1
    "flopped royal in spades": (POOL,) * 8,
    "flopped royal": (TENTH, 1000, TENTH, POOL, POOL, POOL, POOL, POOL),
    "royal": (TENTH, 1000, TENTH, 1000, 3000, TWENTIETH, POOL, POOL),
    "community royal": (TENTH, 1000, TENTH, 1000, 3000, 3000, 1000, 1000),
    "straight flush": (200, 200, 500, 500, 250, 250, 250, 300),
    "four of a kind": (50, 50, 100, 100, 100, 100, 75, 100),
    "full house": (10, 10, 10, 10, 10, 10, 11, 10),
    "flush": (5, 5, LOSES, LOSES, LOSES, LOSES, LOSES, LOSES),
    "straight": (LOSES,) * 8,
    "three of a kind": (LOSES,) * 8,
    "nothing": (LOSES,) * 8,
}


@pytest.mark.clause("huh-ny (k)", "huh-ny (k)(4)")
@pytest.mark.parametrize("hand", NEW_YORK)
@pytest.mark.parametrize("table", "ABCDEFGH")
def test_new_york_by_each_table(hand: str, table: str) -> None:
    answer = dealt(HEADS_UP_NY, *MAKES[hand], table)
    pays = NEW_YORK[hand]["ABCDEFGH".index(table)]
    won, left = 0, UNTOUCHED
    if isinstance(pays, str):
        won, left = SHARES[int(pays.split("%")[0])]
        assert line(answer, "progressive") == ("win", pays, won)
    elif pays is None:
        assert line(answer, "progressive") == ("lose", None, 0)
    else:
        assert line(answer, "progressive") == ("win", f"{pays} to 1", 100 * (pays + 1))
    assert answer["progressive"] == {
        "before": 25_000_000_000,
        "contributed": 710_000,
        "awarded": won * 10_000,
        "after": left,
    }


@pytest.mark.clause("huh-ny (k)(3)")
@pytest.mark.parametrize(
    ("hole", "board", "by_b", "by_f"),
    [
        ("As Ks", "Qs Js Ts 4d 2h", POOL, POOL),
        ("Ts Qs", "As Ks Js Jd Jc", POOL, POOL),
        ("As Ks", "Qs Js 4d Ts 2h", "1000 to 1", TWENTIETH),  # the turn makes it
        ("As Ks", "Qs 4d 2h Js Ts", "1000 to 1", TWENTIETH),
        ("As 3c", "Ks Qs Js Ts 2c", "1000 to 1", TWENTIETH),  # one hole card only
        ("Ad Kd", "Qd Jd Td 4s 2h", "1000 to 1", POOL),  # not spades
        ("Td 9d", "Ad Kd Qd Jd 2h", "1000 to 1", TWENTIETH),
        ("9s 8s", "As Ks Qs Js Ts", "1000 to 1", "3000 to 1"),  # on the board, whatever the seat holds
        ("3c 4c", "Ad Kd Qd Jd Td", "1000 to 1", "3000 to 1"),
        ("As 2c", "Ks Qs Js Ts 9s", "1000 to 1", TWENTIETH),  # more than the board's straight flush
        ("Ac 2c", "Ks Qs Js Ts 9s", "200 to 1", "250 to 1"),
        ("9s 8s", "Ks Qs Js Ts 2c", "200 to 1", "250 to 1"),
        ("Ks Qs", "Js Ts 9s 4d 2h", "200 to 1", "250 to 1"),  # flopped, and no royal
        ("Ac Kd", "Jc Jh Js Jd 2c", "50 to 1", "100 to 1"),  # best of seven: the board counts alone
    ],
)
def test_which_hand_it_is(hole: str, board: str, by_b: str, by_f: str) -> None:
    assert [line(dealt(HEADS_UP_NY, hole, board, table), "progressive")[1] for table in "BF"] == [by_b, by_f]


@pytest.mark.clause("huh-ny (k)(4)", "huh-ny (k)(3)")
@pytest.mark.parametrize("table", "AC")
def test_a_community_royal_pays_each_wager_a_tenth_of_the_same_pool(table: str) -> None:
    seats = {seat: Seat(wagers(HEADS_UP_NY), ["raise 1"]) for seat in (1, 2, 5)} | {
        6: Seat(wagers(HEADS_UP_NY, None), ["raise 1"])
    }
    answer = outcome(HEADS_UP_NY, seats, board="Ah Kh Qh Jh Th", progressive=meter(HEADS_UP_NY, table))
    for seat in (1, 2, 5):
        assert line(answer, "progressive", seat) == ("win", "10% of pool", 250_021)  # of $25,002.13
    assert "progressive" not in results(answer, 6)
    assert answer["progressive"]["awarded"] == 3 * 2_500_210_000
    assert answer["progressive"]["after"] == 25_002_130_000 - 7_500_630_000


# The wager.


@both
@pytest.mark.parametrize("cents", [1, 99, 101, 200, 1000])
@pytest.mark.clause("huh-ny (k)(1)", "thb 12(a)")
def test_the_wager_is_one_dollar(name: str, cents: int) -> None:
    with pytest.raises(DocumentError, match="seat 1, progressive: must be exactly 100 cents"):
        outcome(name, {1: Seat(wagers(name, cents), CALLS[name])}, progressive=meter(name))


@pytest.mark.clause("huh-ny (k)(1)", "thb 12(a)")
@pytest.mark.parametrize(
    ("name", "made", "missing"),
    [
        (HEADS_UP_NY, {}, "ante"),
        (HEADS_UP_NY, {"ante": 1000}, "odds"),
        (HEADS_UP_NY, {"odds": 1000}, "ante"),
        (TEXAS, {}, "ante"),
        (TEXAS, {"bonus": 100}, "ante"),
    ],
)
def test_the_wager_goes_with_the_base_wagers_only(name: str, made: dict[str, int], missing: str) -> None:
    with pytest.raises(DocumentError, match=f"seat 1, {missing}: the wager is missing"):
        outcome(name, {1: Seat(made | {"progressive": 100}, CALLS[name])}, progressive=meter(name))


@pytest.mark.clause("huh-ny (k)", "thb 12(a)")
@both
def test_the_wager_is_optional_and_needs_the_offer(name: str) -> None:
    with pytest.raises(DocumentError, match="no progressive is offered"):
        outcome(name, {1: Seat(wagers(name), CALLS[name])})
    seats = {1: Seat(wagers(name), CALLS[name], "Ah 9d"), 2: Seat(wagers(name, None), CALLS[name], "As 9h")}
    answer = outcome(name, seats, dealer="7c 7d", board="2c 4d 6s Jc Kh", progressive=meter(name))
    assert results(answer) == results(answer, 2) | {"progressive": "lose"}
    assert answer["progressive"]["contributed"] == 710_000  # of the one wager that was made
    alone = outcome(name, {1: Seat(wagers(name, None), CALLS[name])}, progressive=meter(name))
    assert alone["progressive"]["after"] == alone["progressive"]["before"]


def test_massachusetts_heads_up_has_no_such_wager() -> None:
    with pytest.raises(DocumentError, match="this game has no such wager"):
        outcome(HEADS_UP_MA, {1: Seat(wagers(HEADS_UP_NY), ["raise 1"])})


@pytest.mark.clause("huh-ny (k)(2)")
def test_new_york_has_a_spot_for_it_at_each_seat() -> None:
    assert [spot.label for spot in make_game(HEADS_UP_NY).layout if spot.wager == "progressive"] == ["Progressive"]


@pytest.mark.clause("huh-ny (k)(4)", "thb 12(c)")
@both
@pytest.mark.parametrize("board", ["Ah Kh Qh Jh Th", "Jc Jh Js Jd 2c", "2c 4d 6s Jc Kh"])
def test_a_folded_wager_lives_unless_the_house_forfeits_it(name: str, board: str) -> None:
    def settled(fate: str | None, decisions: list[str]) -> dict[str, Any]:
        seats = {1: Seat(wagers(name), decisions, "9c 8c"), 2: Seat(wagers(name), CALLS[name], "3d 5d")}
        house = {} if fate is None else {"folded_progressive": fate}
        return outcome(name, seats, dealer="7c 7d", board=board, house=house, progressive=meter(name))

    called = settled(None, CALLS[name])
    for fate in (None, "live"):
        folded = settled(fate, FOLDS[name])
        assert line(folded, "progressive") == line(called, "progressive")
        assert folded["progressive"] == called["progressive"]
    forfeited = settled("forfeit", FOLDS[name])
    assert line(forfeited, "progressive") == ("lose", None, 0)
    assert line(forfeited, "progressive", 2) == line(called, "progressive", 2)
    assert forfeited["progressive"]["contributed"] == 1_420_000


@both
@pytest.mark.parametrize(
    ("irregularity", "counted"),
    [
        ({"kind": "device-failure"}, 0),
        ({"kind": "dealer-card-exposed"}, 0),
        ({"kind": "wrong-count-seat", "seat": 1}, 1),
    ],
)
def test_a_void_wager_comes_back_and_adds_nothing(name: str, irregularity: dict[str, Any], counted: int) -> None:
    calls = CALLS[name] if counted else []
    seats = {1: Seat(wagers(name), [], "As Ks"), 2: Seat(wagers(name), calls, "9c 8c")}
    answer = outcome(name, seats, board="Qs Js Ts 4d 2h", progressive=meter(name), irregularity=irregularity)
    assert line(answer, "progressive") == ("void", None, 100)
    assert line(answer, "progressive", 2) == (("lose", None, 0) if counted else ("void", None, 100))
    assert answer["progressive"] == {
        "before": 25_000_000_000,
        "contributed": 710_000 * counted,
        "awarded": 0,
        "after": 25_000_000_000 + 710_000 * counted,
    }


# The pool.

METER = Meter("A", 10_000_000, 0, 5_000_000)  # $10, restarting at $5


def share(percent: int) -> PoolShare:
    return PoolShare(percent)


@pytest.mark.clause("huh-ny (k)(4)")
@pytest.mark.parametrize(
    ("pool", "winners", "cents", "left"),
    [
        (10_000_000, 1, 1000, 0),
        (10_000_000, 2, 500, 0),
        (10_000_000, 3, 333, 10_000),
        (10_000_000, 6, 166, 40_000),
        (10_019_999, 1, 1001, 9_999),
        (10_019_999, 2, 500, 19_999),
        (9_999, 1, 0, 9_999),
    ],
)
def test_winners_of_the_whole_pool_share_it(pool: int, winners: int, cents: int, left: int) -> None:
    outcomes: dict[int, Pay | None] = {seat: share(100) for seat in range(1, winners + 1)}
    result, shares = settle_pool(METER._replace(pool=pool), 6, outcomes)
    assert shares == dict.fromkeys(outcomes, cents)
    assert result == MeterResult(pool, 0, winners * cents * 10_000, 5_000_000 + left, None)


@pytest.mark.parametrize(
    ("pool", "percents", "cents", "after"),
    [
        (10_000_000, [10], [100], 9_000_000),
        (10_000_000, [10, 10, 10], [100, 100, 100], 7_000_000),
        (10_199_999, [10, 10], [101, 101], 8_179_999),  # 101.99999 cents each
        (10_000_000, [5], [50], 9_500_000),
        (10_000_000, [25], [250], 7_500_000),
        (90_000, [10], [0], 90_000),
        (0, [10], [0], 0),
    ],
)
def test_a_part_of_the_pool_is_rounded_down_and_the_rest_stays(
    pool: int, percents: list[int], cents: list[int], after: int
) -> None:
    outcomes: dict[int, Pay | None] = {seat: share(percent) for seat, percent in enumerate(percents, 1)}
    result, shares = settle_pool(METER._replace(pool=pool), 6, outcomes)
    assert list(shares.values()) == cents
    assert (result.awarded, result.after) == (sum(cents) * 10_000, after)  # no restart


def test_this_rounds_contributions_can_be_won() -> None:
    result, shares = settle_pool(METER._replace(contribution=710_001), 3, {2: share(100)})
    assert shares == {2: 1213}
    assert result == MeterResult(10_000_000, 2_130_003, 12_130_000, 5_000_003, None)


@pytest.mark.parametrize("pay", [None, Odds(200, 1)])
def test_house_payments_leave_the_pool_alone(pay: Pay | None) -> None:
    result, shares = settle_pool(METER._replace(contribution=250_000), 2, {1: pay, 2: None})
    assert (shares, result) == ({}, MeterResult(10_000_000, 500_000, 0, 10_500_000, None))


@pytest.mark.parametrize(
    ("pool", "contributed", "overflow"),
    [
        (9_000_000, 1_000_000, 420_000),
        (8_580_000, 1_420_000, 0),
        (8_579_999, 1_420_000, 0),
        (8_580_001, 1_419_999, 1),
        (10_000_000, 0, 1_420_000),
        (12_000_000, 0, 1_420_000),  # a limit that was lowered takes nothing away
    ],
)
def test_what_is_above_the_limit_overflows(pool: int, contributed: int, overflow: int) -> None:
    capped = Meter("A", pool, 710_000, 5_000_000, 10_000_000)
    result, _ = settle_pool(capped, 2, {})
    assert result == MeterResult(pool, contributed, 0, pool + contributed, overflow)
    won, shares = settle_pool(capped, 2, {1: share(100)})
    assert shares == {1: (pool + contributed) // 10_000}
    assert won.after == 5_000_000 + (pool + contributed) % 10_000
    assert won.overflow == overflow


def test_the_limit_shows_in_the_answer() -> None:
    seat = Seat(wagers(HEADS_UP_NY), ["raise 1"], "Ah 9d")
    limited = meter(HEADS_UP_NY, limit=25_000_500_000)
    answer = outcome(HEADS_UP_NY, {1: seat}, board="2c 4d 6s Jc Kh", progressive=limited)
    assert answer["progressive"] == {
        "before": 25_000_000_000,
        "contributed": 500_000,
        "awarded": 0,
        "after": 25_000_500_000,
        "overflow": 210_000,
    }


@pytest.mark.clause("huh-ny (k)(2)")
@pytest.mark.parametrize("name", [HEADS_UP_NY, TEXAS])
def test_everybody_sees_the_pool_that_the_round_can_win(name: str) -> None:
    game = make_game(name)
    table = "A" if name == HEADS_UP_NY else "1"
    base = {"ante": 500, "odds": 500} if name == HEADS_UP_NY else {"ante": 500}
    meter = Meter(table, 25_000_000_000, 710_000, 10_000_000_000)
    state = game.open({1: base | {"progressive": 100}, 2: base, 3: base | {"progressive": 100}}, DECK, meter)
    assert isinstance(state, Round)
    assert game.public_view(state).meter == 25_001_420_000
    while state.settlement is None:
        state, _ = submit(game, state, game.legal_intents(state)[0])
    assert state.settlement.progressive is not None
    assert game.public_view(state).meter == state.settlement.progressive.after
    plain = game.open({1: base}, DECK)
    assert isinstance(plain, Round)
    assert game.public_view(plain).meter is None


@pytest.mark.clause("huh-ny (k)(2)")
def test_nothing_is_lost_over_many_rounds() -> None:
    pool = seed = 10_000_000_000
    for wagered in range(1, 1001):
        pool = settle_pool(Meter("A", pool, 333_333, seed), wagered % 7, {})[0].after
    assert pool == seed + 333_333 * sum(wagered % 7 for wagered in range(1, 1001))


# Texas, Table 1.

TABLE_1 = [
    ("Ah Kh", "Qh Jh Th 4d 2c", 100),
    ("Ah Kh", "Qh Jh 4d Th 2c", 25),
    ("Ah 3c", "Kh Qh Jh Th 2c", 25),  # one hole card, the turn makes it
    ("Ah Kh", "Qh Jh 4d 2c Th", 5),
    ("Ah Kh", "Qh 4d 2c Jh Th", 5),
    ("Ah 3c", "Kh Qh Jh 2c Th", 5),
    ("Ah 3c", "Kh Qh Jh Th 9h", 25),  # the river's straight flush is less
    ("Ah 3c", "9h Kh Qh Jh Th", 5),
]


@pytest.mark.clause("thb 12 table 1", "thb 12(b)", "thb 12(c)")
@pytest.mark.parametrize(("hole", "board", "percent"), TABLE_1)
def test_texas_royals_are_paid_from_the_meter(hole: str, board: str, percent: int) -> None:
    answer = dealt(TEXAS, hole, board)
    cents, left = SHARES[percent]
    assert line(answer, "progressive") == ("win", f"{percent}% of pool", cents)
    assert (answer["progressive"]["awarded"], answer["progressive"]["after"]) == (cents * 10_000, left)


@pytest.mark.clause("thb 12 table 1", "thb 12(b)")
@pytest.mark.parametrize(
    ("hole", "board", "dollars"),
    [
        ("3c 4d", "Ah Kh Qh Jh Th", 3000),
        ("9h 8h", "Ah Kh Qh Jh Th", 3000),
        ("5c 6c", "2c 3c 4c Jd Qh", 250),
        ("3c 4d", "Kh Qh Jh Th 9h", 250),
        ("Js Jd", "Jc Jh 6s 4d 2c", 100),
        ("Ac Kd", "Jc Jh Js Jd 2c", 100),
        ("Js 6d", "Jc Jh 6s 4d 2c", 10),
        ("Ac 9c", "2c 4c 6s Jc Qh", None),
        ("3h 5h", "2c 4d 6s Jc Qh", None),
        ("Jd Js", "2c 4d 6s Jc Qh", None),
        ("Jd Qs", "2c 4d 6s Jc Qh", None),
        ("Ah As", "2c 4d 6s Jc Qh", None),
        ("Ah 9d", "2c 4d 6s Jc Kh", None),
    ],
)
def test_texas_fixed_awards_are_paid_by_the_house(hole: str, board: str, dollars: int | None) -> None:
    answer = dealt(TEXAS, hole, board)
    won = ("lose", None, 0) if dollars is None else ("win", f"${dollars}", dollars * 100)
    assert line(answer, "progressive") == won
    assert (answer["progressive"]["awarded"], answer["progressive"]["after"]) == (0, UNTOUCHED)


@pytest.mark.clause("thb 12(c)")
def test_a_texas_board_royal_pays_everybody_who_placed_the_wager() -> None:
    seats = {
        1: Seat(wagers(TEXAS), CALLS[TEXAS]),
        2: Seat(wagers(TEXAS, None), CALLS[TEXAS]),
        4: Seat(wagers(TEXAS), ["fold"]),
        6: Seat(wagers(TEXAS), ["bet", "bet", "bet"]),
    }
    answer = outcome(TEXAS, seats, board="Ah Kh Qh Jh Th", progressive=meter(TEXAS))
    for seat in (1, 4, 6):
        assert line(answer, "progressive", seat) == ("win", "$3000", 300_000)
    assert "progressive" not in results(answer, 2)
    assert answer["progressive"]["awarded"] == 0
    assert seat_of(answer, 6)["hands"] == ["royal-flush"]
