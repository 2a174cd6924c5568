"""Enough for the hand: what Max and Double leave on the seat, and what is laid with the ante by itself."""

from pathlib import Path

import pytest

from kiosk.devices.bet_sensor.port import ChipSeen
from kiosk.ledger.records import RoundOpened
from kiosk.ledger.table_state import Phase
from kiosk.rules.intents import Refusal
from kiosk.table.requests import Bet, BetCustom, BetMost, BuyIn, Clear, Double, Ready, Repeat, Sit, Undo
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS
from tests.kit.table.stacked_chance import found
from tests.kit.table.table_driver import Driver

_GIVING_UP = ("fold", "surrender")


def betting(data: Path, game: str, *seats: int, cents: int) -> Driver:
    """A table whose seats have so much, and may bet."""
    table = Driver(data, game)
    table.seat(*seats, cents=cents)
    table.until(Phase.BETTING)
    return table


def lying(table: Driver, seat: int = 1) -> dict[str, int]:
    return dict(table.state.place(seat).bets)


MOST = [
    (HEADS_UP_NY, 100_000, {"ante": 33_000, "odds": 33_000}),
    (HEADS_UP_MA, 1_500, {"ante": 500, "odds": 500}),
    (TEXAS, 100_000, {"ante": 33_000}),
    (FLOP, 90_000, {"ante": 45_000}),
    (FAST_ACTION, 42_000, {"bet": 42_000}),
]


@pytest.mark.parametrize(("game", "cents", "bets"), MOST)
def test_the_most_leaves_what_the_hand_takes(tmp_path: Path, game: str, cents: int, bets: dict[str, int]) -> None:
    table = betting(tmp_path, game, 1, cents=cents)
    table.does(BetMost(1))
    assert lying(table) == bets
    assert table.refused(BetMost(1)).code == Refusal.NOTHING_THERE
    table.does(Ready(1))
    while table.state.phase == Phase.PLAYING:  # the least that does not give the hand up, on every street
        table.decide_all(lambda options: next(one for one in _cheapest(options) if one not in _GIVING_UP))
    played = table.state.round
    assert played is not None
    assert not played.seats[0].folded


def _cheapest(options: tuple[str, ...]) -> list[str]:
    order = ("check", "keep", "raise 1", "bet")
    return sorted(options, key=lambda one: next((at for at, verb in enumerate(order) if one.startswith(verb)), 9))


@pytest.mark.parametrize("lies", [500, 2_500])
def test_the_most_counts_what_lies_there_already(tmp_path: Path, lies: int) -> None:
    table = betting(tmp_path, HEADS_UP_NY, 1, cents=20_000)
    table.does(Bet(1, "ante", lies))
    table.does(BetMost(1))
    assert lying(table) == {"ante": 6_500, "odds": 6_500}


def test_the_most_leaves_the_progressives_chip_its_dollar(tmp_path: Path) -> None:
    table = betting(tmp_path, HEADS_UP_NY, 1, cents=1_500)
    table.table.sense([ChipSeen(1)])
    assert table.refused(BetMost(1)).code == Refusal.NOTHING_THERE
    table = betting(tmp_path / "more", HEADS_UP_NY, 1, cents=1_600)
    table.table.sense([ChipSeen(1)])
    table.does(BetMost(1))
    assert lying(table) == {"ante": 500, "odds": 500}


def test_what_doubles_leaves_what_the_hand_takes(tmp_path: Path) -> None:
    table = betting(tmp_path, HEADS_UP_NY, 1, cents=2_900)
    table.does(Bet(1, "ante", 500))
    assert table.refused(Double(1)).code == Refusal.INSUFFICIENT_CREDIT
    table.does(Bet(1, "ante", 500))  # the player's own chips are the player's own
    assert table.state.credit(1) == 900
    table = betting(tmp_path / "more", HEADS_UP_NY, 1, cents=3_000)
    table.does(Bet(1, "ante", 500))
    table.does(Double(1))
    assert lying(table) == {"ante": 1_000, "odds": 1_000}


def test_an_exact_bet_may_leave_too_little(tmp_path: Path) -> None:
    table = betting(tmp_path, HEADS_UP_NY, 1, cents=10_000)
    table.does(BetCustom(1, "ante", 5_000))
    assert table.state.credit(1) == 0


# A wager of one amount that all make as soon as two play (Flop Poker's pot) is laid with the ante.


@pytest.mark.clause("fp 6(c)")
def test_the_pot_wager_is_laid_with_the_ante_where_two_sit_and_taken_back_with_it(tmp_path: Path) -> None:
    table = betting(tmp_path, FLOP, 1, 2, cents=10_000)
    table.does(Bet(1, "ante", 500))
    assert lying(table) == {"ante": 500, "pot": 500}
    table.does(Bet(1, "ante", 2_500))  # once is enough
    assert lying(table) == {"ante": 3_000, "pot": 500}
    table.does(Undo(1))
    assert lying(table) == {"ante": 500, "pot": 500}
    table.does(Undo(1))
    assert lying(table) == {}
    assert table.state.credit(1) == 10_000
    table.does(BetCustom(1, "ante", 1_000))
    assert lying(table) == {"ante": 1_000, "pot": 500}
    table.does(Double(1))
    assert lying(table) == {"ante": 2_000, "pot": 500}
    table.does(Clear(1))
    table.does(BetMost(1))
    assert lying(table) == {"ante": 4_500, "pot": 500}  # and as much as the ante for the flop
    table.does(Bet(2, "ante", 500))
    for seat in (1, 2):
        table.does(Ready(seat))
    assert [player.seat for player in found(table, RoundOpened)[0].players] == [1, 2]


@pytest.mark.clause("fp 6(c)")
def test_a_player_alone_is_not_asked_for_the_pot_wager_until_somebody_comes(tmp_path: Path) -> None:
    table = betting(tmp_path, FLOP, 1, cents=10_000)
    table.does(Bet(1, "ante", 500))
    assert lying(table) == {"ante": 500}
    table.seat(2)
    assert table.refused(Ready(1)).field == "pot"  # now it may be needed, and alone it comes back
    table.does(Bet(1, "ante", 500))
    assert lying(table) == {"ante": 1_000, "pot": 500}
    table.does(Ready(1))


@pytest.mark.clause("fp 6(c)")
@pytest.mark.parametrize("neighbor", ["has no credit", "sits out"])
def test_nobody_pays_for_a_neighbor_who_does_not_play(tmp_path: Path, neighbor: str) -> None:
    table = betting(tmp_path, FLOP, 1, cents=10_000)
    table.does(Sit(2))
    if neighbor == "sits out":
        table.does(BuyIn(2, 10_000))
        table.does(Ready(2))
    table.does(Bet(1, "ante", 500))
    assert lying(table) == {"ante": 500}
    table.does(Ready(1))


@pytest.mark.clause("fp 6(c)")
def test_the_pot_wager_does_not_take_what_the_flop_needs_until_another_has_bet(tmp_path: Path) -> None:
    table = betting(tmp_path, FLOP, 1, cents=1_400)
    table.seat(2)
    table.does(Bet(1, "ante", 500))
    assert lying(table) == {"ante": 500}
    table.does(Ready(1))
    table.does(Ready(2))  # who sits out
    table.decide_all(lambda _: "bet")
    assert table.state.phase == Phase.RESULT


@pytest.mark.clause("fp 6(c)")
def test_what_was_played_alone_is_repeated_with_the_pot_wager_among_others(tmp_path: Path) -> None:
    table = betting(tmp_path, FLOP, 1, cents=10_000)
    table.does(Bet(1, "ante", 500))
    table.does(Ready(1))
    while table.state.phase == Phase.PLAYING:
        table.decide_all()
    table.seat(2)
    table.until(Phase.BETTING)
    table.does(Repeat(1))
    assert lying(table) == {"ante": 500, "pot": 500}


@pytest.mark.clause("fp 6(c)")
def test_credit_for_the_ante_alone_is_enough_until_another_bets(tmp_path: Path) -> None:
    table = betting(tmp_path, FLOP, 1, cents=900)
    table.seat(2)
    table.does(Bet(1, "ante", 500))
    assert lying(table) == {"ante": 500}
    table.does(Ready(1))
    table = betting(tmp_path / "others", FLOP, 1, cents=900)
    table.seat(2)
    table.does(Bet(2, "ante", 500))
    assert table.refused(Bet(1, "ante", 500)).code == Refusal.INSUFFICIENT_CREDIT
