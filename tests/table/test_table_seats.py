"""Six seats: sitting down, credit, the chips on the felt, limits and decisions. A row a refusal."""

from pathlib import Path

import pytest

from kiosk.ledger.reasons import Reason, Why, of_refusal
from kiosk.ledger.records import BetsReturned, RoundOpened
from kiosk.ledger.table_state import Phase
from kiosk.policy.config import Limit, default_config
from kiosk.rules.intents import Decide, Refusal
from kiosk.rules.pay.money import MAX_CENTS
from kiosk.table.requests import (
    Bet,
    BetCustom,
    BuyIn,
    CashOut,
    Clear,
    CloseTable,
    Cut,
    Double,
    GiveCredit,
    Leave,
    Ready,
    Repeat,
    Request,
    Sit,
    Undo,
)
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS
from tests.kit.table.stacked_chance import found, phase
from tests.kit.table.table_driver import Driver

GAMES = [HEADS_UP_MA, TEXAS, FAST_ACTION, FLOP]


@pytest.fixture
def table(tmp_path: Path) -> Driver:
    return Driver(tmp_path)


@pytest.fixture
def betting(table: Driver) -> Driver:
    """Seat 1 has $100 and may bet."""
    table.seat(1, cents=10_000)
    table.until(Phase.BETTING)
    return table


# Sitting down and credit.


def test_a_seat_is_taken_once(table: Driver) -> None:
    table.does(Sit(3))
    assert table.table.view().seats[2].taken
    assert table.refused(Sit(3)).code == Refusal.SEAT_TAKEN
    table.does(Sit(4))


@pytest.mark.parametrize("seat", [0, 7, -1, 99])
def test_there_are_six_seats(table: Driver, seat: int) -> None:
    assert table.refused(Sit(seat)).code == Refusal.BAD_VALUE


def test_nobody_sits_down_at_a_closed_table(table: Driver) -> None:
    session = table.hire()
    table.does(CloseTable("cleaning"), by=session)
    refused = table.refused(Sit(1))
    assert (refused.code, refused.words) == (Refusal.TABLE_CLOSED, "The table is closed: cleaning")


AN_EMPTY_SEAT: list[Request] = [
    BuyIn(2, 100),
    Bet(2, "ante", 500),
    Undo(2),
    Clear(2),
    Repeat(2),
    Double(2),
    Ready(2),
    Decide(2, "check"),
    Cut(2, 60),
    CashOut(2),
    Leave(2),
]


@pytest.mark.clause("huh-ny (c)(5)")
@pytest.mark.parametrize("request_", AN_EMPTY_SEAT, ids=lambda request: type(request).__name__)
def test_an_empty_seat_can_ask_for_nothing(betting: Driver, request_: Request) -> None:
    assert betting.refused(request_).code == Refusal.SEAT_EMPTY


@pytest.mark.parametrize("cents", [0, -100, MAX_CENTS + 1, "100", 1.0, True])
def test_a_buy_in_is_an_amount(table: Driver, cents: int) -> None:
    table.does(Sit(1))
    assert table.refused(BuyIn(1, cents)).code == Refusal.BAD_VALUE
    assert table.state.credit(1) == 0


def test_a_seat_holds_no_more_than_the_most(table: Driver) -> None:
    table.seat(1, cents=MAX_CENTS)
    assert table.refused(BuyIn(1, 1)).code == Refusal.BAD_VALUE


@pytest.mark.parametrize("kind", ["live", "test"])
def test_credit_by_touch_is_for_demonstrations_alone(tmp_path: Path, kind: str) -> None:
    table = Driver(tmp_path, HEADS_UP_MA, default_config(HEADS_UP_MA, "massachusetts"), kind=kind)
    table.does(Sit(1))
    refused = table.refused(BuyIn(1, 10_000))
    assert (refused.code, refused.words) == (Refusal.NOT_PERMITTED, "An attendant puts credit on the seat.")
    session = table.hire()
    table.does(GiveCredit(1, 10_000), by=session)
    assert table.state.credit(1) == 10_000


# The chips on the felt.


def test_chips_add_up_and_undo_takes_back_one_touch(betting: Driver) -> None:
    betting.does(Bet(1, "ante", 500))
    betting.does(Bet(1, "ante", 2_500))
    betting.does(Bet(1, "trips_plus", 100))
    assert betting.state.place(1).bets == {"ante": 3_000, "odds": 3_000, "trips_plus": 100}
    assert betting.state.credit(1) == 10_000 - 6_100
    betting.does(Undo(1))
    betting.does(Undo(1))
    assert betting.state.place(1).bets == {"ante": 500, "odds": 500}
    betting.does(Clear(1))
    assert betting.state.place(1).bets == {}
    assert betting.state.credit(1) == 10_000


@pytest.mark.clause("huh-ma 10(b)", "huh-ny (c)(3)")
@pytest.mark.parametrize("game", [HEADS_UP_MA, HEADS_UP_NY])
def test_the_odds_are_placed_with_the_ante(tmp_path: Path, game: str) -> None:
    table = Driver(tmp_path, game)
    table.seat(1)
    table.until(Phase.BETTING)
    table.does(Bet(1, "odds", 500))
    assert table.state.place(1).bets == {"ante": 500, "odds": 500}


def test_a_custom_bet_brings_a_wager_to_an_amount_within_its_limits(betting: Driver) -> None:
    limit = betting.config.limits[0]
    betting.does(Bet(1, "ante", 500))
    betting.does(BetCustom(1, "ante", 3_500))
    assert betting.state.place(1).bets == {"ante": 3_500, "odds": 3_500}
    for cents, code in (
        (limit.least - 1, Refusal.BELOW_MINIMUM),
        (limit.most + limit.step, Refusal.ABOVE_MAXIMUM),
        (3_750, Refusal.NOT_A_STEP),
        (3_500, Refusal.WRONG_AMOUNT),
        (10_000, Refusal.INSUFFICIENT_CREDIT),
    ):
        assert betting.table.prospect(BetCustom(1, "ante", cents)) == betting.refused(BetCustom(1, "ante", cents))
        assert betting.refused(BetCustom(1, "ante", cents)).code == code
    assert betting.refused(BetCustom(1, "raise", 500)).code == Refusal.UNKNOWN_WAGER
    assert betting.table.prospect(BetCustom(1, "ante", 4_000)) is None
    betting.does(Undo(1))
    assert betting.state.place(1).bets == {"ante": 500, "odds": 500}


def test_double_doubles_every_bet(betting: Driver) -> None:
    betting.does(Bet(1, "ante", 500))
    betting.does(Bet(1, "pocket_bonus", 100))
    betting.does(Double(1))
    assert betting.state.place(1).bets == {"ante": 1_000, "odds": 1_000, "pocket_bonus": 200}
    betting.does(Undo(1))
    assert betting.state.place(1).bets == {"ante": 500, "odds": 500, "pocket_bonus": 100}


def test_repeat_is_the_last_rounds_bets_without_the_raise(betting: Driver) -> None:
    betting.does(Bet(1, "ante", 500))
    betting.does(Ready(1))
    betting.does(Decide(1, "raise 1"))
    betting.until(Phase.RESULT)
    betting.until(Phase.BETTING)
    betting.does(Repeat(1))
    assert betting.state.place(1).bets == {"ante": 500, "odds": 500}
    assert betting.refused(Repeat(1)).words == "Clear the bets first, then repeat."


def test_a_fixed_amount_is_staked_whole_and_never_doubled(tmp_path: Path) -> None:
    table = Driver(tmp_path, FLOP)
    table.seat(1)
    table.until(Phase.BETTING)
    table.does(Bet(1, "pot", 100))
    table.does(Bet(1, "ante", 500))
    assert table.refused(Bet(1, "pot", 100)).words == "The most on the pot is $5.00; this would make $10.00."
    table.does(Double(1))
    assert table.state.place(1).bets == {"pot": 500, "ante": 1_000}


NOTHING_THERE: list[tuple[Request, str]] = [
    (Undo(1), "There is nothing to undo."),
    (Clear(1), "There is no bet."),
    (Repeat(1), "There is no earlier bet to repeat."),
    (Double(1), "There is no bet to double."),
]


@pytest.mark.parametrize(("request_", "words"), NOTHING_THERE)
def test_there_is_nothing_to_take_back_or_repeat(betting: Driver, request_: Request, words: str) -> None:
    refused = betting.refused(request_)
    assert (refused.code, refused.words) == (Refusal.NOTHING_THERE, words)


REFUSED_BETS = [
    ("ante", 300, Refusal.BAD_VALUE, "The table has no such chip."),
    ("ante", -500, Refusal.BAD_VALUE, "The table has no such chip."),
    ("raise", 500, Refusal.UNKNOWN_WAGER, "This game has no such bet."),
    ("progressive", 100, Refusal.UNKNOWN_WAGER, "This game has no such bet."),
]


@pytest.mark.parametrize(("wager", "cents", "code", "words"), REFUSED_BETS)
def test_a_bet_is_a_chip_on_a_spot(betting: Driver, wager: str, cents: int, code: Refusal, words: str) -> None:
    refused = betting.refused(Bet(1, wager, cents))
    assert (refused.code, refused.words) == (code, words)
    assert betting.state.credit(1) == 10_000


@pytest.mark.clause("huh-ny (c)(3)")
def test_the_most_is_refused_at_the_touch(tmp_path: Path) -> None:
    table = Driver(tmp_path)
    table.seat(1)
    table.until(Phase.BETTING)
    for _ in range(5):
        table.does(Bet(1, "ante", 10_000))
    refused = table.refused(Bet(1, "ante", 500))
    assert (refused.code, refused.field) == (Refusal.ABOVE_MAXIMUM, "ante")
    assert refused.words == "The most on the ante is $500.00; this would make $505.00."
    assert table.refused(Double(1)).code == Refusal.ABOVE_MAXIMUM


UNFIT = [
    ([("ante", 100)], Refusal.BELOW_MINIMUM, "The least on the ante is $5.00, and there are $1.00."),
    (
        [("ante", 500), ("ante", 100)],
        Refusal.NOT_A_STEP,
        "The ante goes in steps of $5.00, and there are $6.00.",
    ),
    ([("trips_plus", 500)], Refusal.WAGER_MISSING, "There is no ante, and the round takes one."),
]


@pytest.mark.clause("huh-ny (c)(3)")
@pytest.mark.parametrize(("bets", "code", "words"), UNFIT)
def test_unfit_bets_are_told_when_ready_and_given_back_when_bets_close(
    betting: Driver, bets: list[tuple[str, int]], code: Refusal, words: str
) -> None:
    betting.seat(2)
    for wager, cents in bets:
        betting.does(Bet(1, wager, cents))
    refused = betting.refused(Ready(1))
    assert (refused.code, refused.words) == (code, words)
    betting.does(Bet(2, "ante", 500))
    betting.skip()
    assert phase(betting) == Phase.PLAYING
    (back,) = found(betting, BetsReturned)
    assert (back.seat, back.reason) == (1, of_refusal(refused))
    assert betting.state.credit(1) == 10_000
    assert [player.seat for player in found(betting, RoundOpened)[0].players] == [2]


@pytest.mark.parametrize("request_", [Bet(1, "ante", 2_500), Double(1)], ids=["bet", "double"])
def test_a_bet_that_the_credit_does_not_reach(table: Driver, request_: Request) -> None:
    table.seat(1, cents=4_000)
    table.until(Phase.BETTING)
    table.does(Bet(1, "ante", 500))
    table.does(Bet(1, "ante", 500))
    if isinstance(request_, Double):
        table.does(Bet(1, "trips_plus", 100))
    refused = table.refused(request_)
    assert refused.code == Refusal.INSUFFICIENT_CREDIT
    assert "the seat has $" in str(refused.words)
    assert table.state.credit(1) == 4_000 - sum(table.state.place(1).bets.values())


def test_repeat_asks_for_the_credit_again(table: Driver) -> None:
    table.seat(1, cents=1_500)
    table.until(Phase.BETTING)
    table.does(Bet(1, "ante", 500))
    table.does(Ready(1))
    while table.state.phase == Phase.PLAYING:
        table.skip()  # checked to the river, and folded there
    table.until(Phase.BETTING)
    assert table.refused(Repeat(1)).words == "This takes $10.00, and the seat has $5.00."


@pytest.mark.clause("huh-ma 6(b)", "huh-ny (c)(2)", "thb 6(b)", "fah 6(c)", "fp 6(b)")
@pytest.mark.parametrize("game", [*GAMES, HEADS_UP_NY])
@pytest.mark.parametrize("at", [Phase.PLAYING, Phase.RESULT])
def test_no_more_bets(tmp_path: Path, game: str, at: Phase) -> None:
    table = Driver(tmp_path, game)
    table.seat(1)
    table.until(Phase.BETTING)
    table.bet_all()
    table.until(at)
    wager = table.config.limits[0].wager
    for request in (Bet(1, wager, 500), Undo(1), Clear(1), Repeat(1), Double(1), Ready(1)):
        refused = table.refused(request)
        assert (refused.code, refused.words) == (Refusal.BETS_CLOSED, "No more bets until the next round.")


def test_whoever_bets_again_is_not_ready_any_more(betting: Driver) -> None:
    betting.seat(2)
    betting.does(Bet(1, "ante", 500))
    betting.does(Ready(1))
    betting.does(Bet(1, "ante", 500))
    betting.does(Ready(2))
    assert phase(betting) == Phase.BETTING
    betting.does(Ready(1))
    assert phase(betting) == Phase.PLAYING


@pytest.mark.clause("huh-ma 10(b)")
@pytest.mark.parametrize("game", GAMES)
def test_limits_are_those_of_the_table(tmp_path: Path, game: str) -> None:
    """Every wager of every game has its own least, most and step, and a table set otherwise enforces those."""
    config = default_config(game)
    wager = config.limits[0].wager
    limits = tuple(Limit(limit.wager, 2_500, 5_000, 2_500) for limit in config.limits)
    if game == FLOP:
        limits = (limits[0], config.limits[1])
    table = Driver(tmp_path, game, config._replace(limits=limits))
    table.seat(1)
    table.until(Phase.BETTING)
    table.does(Bet(1, wager, 500))
    assert table.refused(Ready(1)).code == Refusal.BELOW_MINIMUM
    table.does(Bet(1, wager, 2_500))
    assert table.refused(Ready(1)).code == Refusal.NOT_A_STEP
    assert table.refused(Bet(1, wager, 10_000)).code == Refusal.ABOVE_MAXIMUM
    table.does(Clear(1))
    table.does(Bet(1, wager, 2_500))
    table.does(Ready(1))
    assert phase(table) == Phase.PLAYING


# Flop Poker's pot.


@pytest.mark.clause("fp 6(c)")
def test_with_two_players_or_more_each_makes_the_pot_wager(tmp_path: Path) -> None:
    table = Driver(tmp_path, FLOP)
    table.seat(1)
    table.until(Phase.BETTING)
    table.does(Bet(1, "ante", 500))  # alone
    table.seat(2, 3)
    for seat in (2, 3):
        table.does(Bet(seat, "ante", 500))
        table.does(Ready(seat))
    assert table.refused(Ready(1)).code == Refusal.WAGER_MISSING
    table.until(Phase.PLAYING)
    players = found(table, RoundOpened)[0].players
    both = {"ante": 500, "pot": 500}
    assert {player.seat: dict(player.stakes) for player in players} == {2: both, 3: both}
    (back,) = found(table, BetsReturned)
    assert (back.seat, back.reason) == (1, Reason(Why.WAGER_MISSING, "pot"))
    assert table.state.credit(1) == 1_000_000


@pytest.mark.clause("fp 6(c)")
def test_nobody_forgets_the_pot_wager(tmp_path: Path) -> None:
    table = Driver(tmp_path, FLOP)
    table.seat(1, 2)
    table.until(Phase.BETTING)
    for seat in (1, 2):
        table.does(Bet(seat, "ante", 500))
    table.skip()
    assert phase(table) == Phase.PLAYING
    assert all(dict(player.stakes)["pot"] == 500 for player in found(table, RoundOpened)[0].players)


@pytest.mark.clause("fp 6(c)")
@pytest.mark.parametrize("pot", [False, True])
def test_a_player_alone_need_not_make_the_pot_wager(tmp_path: Path, pot: bool) -> None:
    table = Driver(tmp_path, FLOP)
    table.seat(5)
    table.until(Phase.BETTING)
    table.does(Bet(5, "ante", 500))
    if pot:
        table.does(Bet(5, "pot", 500))
    table.does(Ready(5))
    assert [player.seat for player in found(table, RoundOpened)[0].players] == [5]


# Deciding.


def test_a_decision_that_the_credit_does_not_reach_is_not_offered(table: Driver) -> None:
    table.seat(1, cents=2_000)
    table.until(Phase.BETTING)
    table.does(Bet(1, "ante", 500))
    table.does(Ready(1))
    view = table.table.peek(1)
    assert view is not None
    assert view.options == ("check", "raise 1", "raise 2")
    refused = table.refused(Decide(1, "raise 3"))
    assert (refused.code, refused.words) == (
        Refusal.INSUFFICIENT_CREDIT,
        "This takes $15.00, and the seat has $10.00.",
    )
    table.does(Decide(1, "raise 2"))
    assert table.state.credit(1) == 0 or table.state.phase == Phase.RESULT


def test_a_decision_outside_of_a_round_or_of_the_rules(betting: Driver) -> None:
    assert betting.refused(Decide(1, "check")).code == Refusal.ROUND_IS_OVER
    betting.seat(2)
    betting.bet(1)
    betting.does(Ready(1))
    betting.does(Ready(2))
    assert betting.refused(Decide(1, "fold")).code == Refusal.NOT_AN_OPTION
    assert betting.refused(Decide(2, "check")).code == Refusal.NOT_AN_OPTION  # it did not bet
    betting.until(Phase.RESULT)
    assert betting.refused(Decide(1, "check")).code == Refusal.ROUND_IS_OVER
