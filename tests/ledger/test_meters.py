"""The lifetime meters: each from a small session counted by hand, and all of them equal to a recount of the ledger."""

from pathlib import Path

import pytest

from kiosk.app.composition import open_reader
from kiosk.devices.bet_sensor.port import ChipSeen
from kiosk.ledger.entries import replay
from kiosk.ledger.meters import BY_SEAT, NAMES, NOT_FITTED, _table_name, of_seat, of_table, paytable, seats_of
from kiosk.ledger.table_state import Phase
from kiosk.ledger.upgrades import GENERATION
from kiosk.policy.config import default_config
from kiosk.rules.intents import Decide, Declare
from kiosk.rules.rulebook import rulebook, were_in_force
from kiosk.table.requests import Bet, CashOut, ChangePace, ConfirmCashOut, ConfirmHandPay, GiveCredit, Leave, Ready, Sit
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS
from tests.kit.table.stacked_chance import NY, StackedChance, deck_of, ny_deck, phase
from tests.kit.table.table_driver import Driver

FULL_HOUSE = {1: "As Ad", 2: "2h 4c"}, "9d 8c", "7s 7d 7c Kd 3h"  # seat 1 sevens over aces; the others trip sevens
STRAIGHT_FLUSH = ny_deck({1: "9s 8s"}, dealer="9d 9c", board="7s 6s 5s Kd 3c")
ON_THE_BOARD = ny_deck({1: "2h 4c"}, dealer="2s 4d", board="7s 7d 7c Kd Kh")  # a tie
ROYAL = ny_deck({1: "As Ks"}, dealer="9d 9c", board="Qs Js 4d Ts 3c")  # a tenth of the pool
FLOPPED = ny_deck({1: "As Ks"}, dealer="9d 9c", board="Qs Js Ts 4d 3c")  # the whole pool


def meters(table: Driver) -> dict[str, int]:
    """The named meters that are not 0."""
    return {one.name: table.state.meters.get(one.name, 0) for one in NAMES if table.state.meters.get(one.name)}


def bet(table: Driver, seat: int, chip: bool = False, **cents: int) -> None:
    for wager, value in cents.items():
        if wager not in table.state.game().shared_wagers or wager not in table.state.place(seat).bets:
            table.does(Bet(seat, wager, value))
    if chip:
        table.table.sense([ChipSeen(seat)])


@pytest.fixture
def played(tmp_path: Path) -> Driver:
    """Seat 1 won with a full house and its chip; seat 2 folded."""
    table = Driver(tmp_path, chance=StackedChance(ny_deck(*FULL_HOUSE)))
    table.seat(1, 2, cents=10_000)
    table.until(Phase.BETTING)
    bet(table, 1, chip=True, ante=500, trips_plus=100)
    bet(table, 2, ante=500)
    for seat in (1, 2):
        table.does(Ready(seat))
    table.does(Decide(1, "raise 1"))
    for action in ("check", "check", "fold"):
        table.does(Decide(2, action))
    assert phase(table) == Phase.RESULT
    return table


PAID = 1_000 + 1_000 + 2_000 + 1_000  # ante and raise 1 to 1, odds 3 to 1, Trips Plus 9 to 1, with their stakes


def test_a_round_counted_by_hand(played: Driver) -> None:
    assert meters(played) == {
        "coin-in": 1_700 + 1_000,
        "coin-out": PAID,
        "games-played": 2,
        "games-won": 1,
        "games-lost": 1,
        "rounds": 1,
        "progressive-paid-by-machine": 1_100,  # 10 to 1
        "buy-ins": 20_000,
        "progressive-in": 100_000,
        "progressive-reserve": 50_000,
        "power-ups": 1,
        "games-since-power-up": 2,
        "games-since-door": 2,
    }


def test_each_seat_has_meters_of_its_own(played: Driver) -> None:
    played.does(CashOut(1))
    seats = seats_of(played.state.meters)
    assert seats[1] == {
        "buy-ins": 10_000,
        "coin-in": 1_700,
        "coin-out": PAID,
        "cash-outs": 10_000 - 1_700 + PAID + 1_100,
        "games-played": 1,
    }
    assert seats[2] == {"buy-ins": 10_000, "coin-in": 1_000, "coin-out": 0, "cash-outs": 0, "games-played": 1}
    assert seats[3] == dict.fromkeys(BY_SEAT, 0)
    assert played.state.meters["cash-outs"] == seats[1]["cash-outs"]


def test_each_wager_of_a_paytable_has_meters_of_its_own(played: Driver) -> None:
    table = paytable(played.config, GENERATION)
    assert table.startswith(f"{NY}#")
    expected = {
        "ante": (1_000, 1_000),
        "odds": (1_000, 2_000),
        "raise": (500, 1_000),
        "trips_plus": (100, 1_000),
        "progressive": (100, 1_100),
    }
    for wager, counted in expected.items():
        there = [played.state.meters[of_table(name, table, wager)] for name in ("coin-in", "coin-out")]
        assert tuple(there) == counted
    other = played.config._replace(house={"trips_plus": "B"})
    assert paytable(other, GENERATION) != table
    assert paytable(other._replace(pace=other.pace._replace(cut_ms=1)), 1) == paytable(other, 1)


def test_a_corrected_table_is_metered_apart_from_the_one_it_corrects(monkeypatch: pytest.MonkeyPatch) -> None:
    first = rulebook(1)
    corrected = {**first, NY: {**first[NY], "trips_plus": first[NY]["trips_plus"]._replace(tables={"A": "1/1"})}}
    books = {1: first, GENERATION + 1: corrected}
    monkeypatch.setattr("kiosk.rules.rulebook.kept", lambda: tuple(books))
    monkeypatch.setattr("kiosk.rules.rulebook.rulebook", books.__getitem__)
    were_in_force.cache_clear()
    _table_name.cache_clear()
    try:
        config, other = default_config(NY), default_config("flop-poker/ma")
        assert paytable(config, GENERATION) == paytable(config, 1) != paytable(config, GENERATION + 1)
        assert paytable(other, 1) == paytable(other, GENERATION + 1), "its own rules are as they were"
    finally:
        were_in_force.cache_clear()
        _table_name.cache_clear()


def test_a_push_is_neither_won_nor_lost(tmp_path: Path) -> None:
    table = Driver(tmp_path, chance=StackedChance(ON_THE_BOARD))
    table.seat(1)
    table.until(Phase.BETTING)
    bet(table, 1, ante=500)
    table.does(Ready(1))
    table.does(Decide(1, "raise 1"))
    counted = meters(table)
    assert (counted["games-played"], counted.get("games-won"), counted.get("games-lost")) == (1, None, None)
    assert (counted["coin-in"], counted["coin-out"]) == (1_500, 1_500)


def test_attendants_credits_and_hand_pays(tmp_path: Path) -> None:
    config = default_config(HEADS_UP_MA, "massachusetts")
    table = Driver(tmp_path, HEADS_UP_MA, config, StackedChance(STRAIGHT_FLUSH))
    session = table.hire()
    table.does(Sit(1))
    table.does(GiveCredit(1, 20_000), by=session)
    table.until(Phase.BETTING)
    for _ in range(2):
        bet(table, 1, ante=2_500)
    table.does(Ready(1))
    table.does(Decide(1, "raise 1"))
    waiting = meters(table)
    assert (waiting["coin-in"], waiting["coin-out"], waiting.get("jackpot")) == (15_000, 25_000, None)
    table.does(ConfirmHandPay(1), by=session)
    assert meters(table)["jackpot"] == 250_000
    table.does(Leave(1))
    table.does(ConfirmCashOut(1), by=session)
    counted = meters(table)
    assert counted["attendant-credits-in"] == 20_000
    assert counted["cancelled-credits"] == 20_000 - 15_000 + 25_000
    assert "buy-ins" not in counted
    assert "cash-outs" not in counted
    assert table.state.meters[of_seat("cash-outs", 1)] == counted["cancelled-credits"]


@pytest.mark.parametrize(("deck", "whole"), [(ROYAL, False), (FLOPPED, True)])
def test_wins_from_the_pool(tmp_path: Path, deck: tuple[object, ...], whole: bool) -> None:
    table = Driver(tmp_path, chance=StackedChance(deck))  # type: ignore[arg-type]
    session = table.hire()
    table.seat(1)
    table.until(Phase.BETTING)
    bet(table, 1, chip=True, ante=500)
    table.does(Ready(1))
    for action in ("check", "check", "fold"):
        table.does(Decide(1, action))
    pool = 1_000_000 + 10
    cents = pool if whole else pool // 10
    assert table.state.meters["progressive-hits"] == 1
    assert table.state.meters["progressive-wins"] == cents
    assert table.state.meters["progressive-paid-by-machine"] == (0 if whole else cents)
    table.pay_by_hand(session)
    assert table.state.meters.get("progressive-paid-by-attendant", 0) == (cents if whole else 0)
    assert table.state.meters["coin-out"] == 0


def test_contributions_above_the_limit(tmp_path: Path) -> None:
    config = default_config(NY)
    assert config.progressive is not None
    terms = config.progressive._replace(contribution=710_000, limit=config.progressive.reset + 1_000_000)
    table = Driver(tmp_path, NY, config._replace(progressive=terms))
    table.seat(1, 2)
    table.play_round(chip=True)
    counted = table.state.meters
    assert (counted["progressive-in"], counted["progressive-overflow"]) == (1_000_000, 420_000)


def test_doors_and_power_and_the_games_since_each(played: Driver) -> None:
    played.table.raise_fault("door-open")
    played.table.clear_fault("door-open")
    assert (played.state.meters["door-openings"], played.state.meters["games-since-door"]) == (1, 0)
    played.play_round()
    played.reopen()
    counted = played.state.meters
    assert (counted["power-ups"], counted["games-since-power-up"], counted["games-since-door"]) == (2, 0, 2)
    assert counted["games-played"] == 4


def test_the_flop_pokers_pot_is_counted_as_wagered_and_paid(tmp_path: Path) -> None:
    config = default_config(FLOP)
    deck = deck_of(config, {1: "As Ad Ac", 2: "2h 4c 6d"}, board="Kd Jc 3h")
    table = Driver(tmp_path, FLOP, config, StackedChance(deck))
    table.seat(1, 2)
    table.until(Phase.BETTING)
    for seat in (1, 2):
        bet(table, seat, ante=500, pot=500)
    for seat in (1, 2):
        table.does(Ready(seat))
    for seat in (1, 2):
        table.does(Decide(seat, "surrender"))
    assert (table.state.meters["coin-in"], table.state.meters["coin-out"]) == (2_000, 1_000)
    assert table.state.meters.get("games-won", 0) == 0  # two stakes, and the pot came back as one of them
    assert table.state.meters["games-lost"] == 1


def test_the_names_are_unique_and_what_is_not_fitted_is_said() -> None:
    assert len({one.name for one in NAMES}) == len(NAMES)
    assert {one.sas for one in NAMES if one.sas} == {"00", "01", "02", "03", "05", "06", "07"}
    assert NOT_FITTED == ("Bills in", "Vouchers in", "Vouchers out")


@pytest.mark.parametrize("game", [HEADS_UP_MA, HEADS_UP_NY, TEXAS, FAST_ACTION, FLOP])
def test_the_meters_are_those_of_a_recount(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kiosk.table.table.SNAPSHOT_EVERY", 30)
    table = Driver(tmp_path, game)
    session = table.hire()
    table.seat(1, 3, 4)
    for number in range(8):
        table.until(Phase.BETTING)
        table.bet_all(chip=number % 2 == 0)
        if number == 5:
            table.does(Declare("device-failure"), by=session)
        while phase(table) == Phase.PLAYING:
            table.decide_all()
        table.pay_by_hand(session)
        if number == 3:
            table.reopen()
            session = table.log_in("sam")
            table.does(ChangePace(table.config.pace._replace(cut_ms=1)), by=session)
    table.does(CashOut(3))
    with open_reader(tmp_path) as reader:
        assert reader.last_snapshot() is not None
        again = replay(reader.entries(), None)
    assert again.meters == table.state.meters
    assert again.books == table.state.books
    assert table.state.meters["rounds"] == 8
    assert table.state.meters["games-played"] == 21
