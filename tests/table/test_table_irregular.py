"""Irregularities declared at the table by staff: a few of each game, and the money that comes of them."""

from pathlib import Path

import pytest

from kiosk.ledger.records import DeckRevealed, RoundStepped
from kiosk.ledger.table_state import Phase
from kiosk.policy.config import default_config
from kiosk.rules.intents import Decide, Declare, Refusal
from kiosk.table.requests import Bet, Ready
from tests.kit.commandline import croupier
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS
from tests.kit.table.stacked_chance import StackedChance, deck_of, entries, found, phase
from tests.kit.table.table_driver import Driver

# A pair of aces for seat 1, nothing for seat 2, and three of a kind on the board.
HOLDEM = {1: "As Ad", 2: "2h 4c"}, "9d 8c", "7s 7d 7c Kd 3h"
CASES = {
    HEADS_UP_MA: ({"ante": 500, "trips_plus": 100}, HOLDEM),
    HEADS_UP_NY: ({"ante": 500, "trips_plus": 100}, HOLDEM),
    TEXAS: ({"ante": 500, "bonus": 100}, HOLDEM),
    FAST_ACTION: ({"bet": 500}, ({1: "As Ad 2c 3h", 2: "2h 4c 6d 8s"}, "9d 9c 3s 4h", "")),
    FLOP: ({"ante": 500, "pot": 500}, ({1: "As Ad Ac", 2: "2h 4c 6d"}, "", "Kd Jc 3h")),
}
ALL_BACK = (0, 0)


def dealt(data: Path, game: str) -> tuple[Driver, str]:
    """Seats 1 and 2 are dealt in, and a supervisor has logged in."""
    bets, (hands, dealer, board) = CASES[game]
    config = default_config(game)
    house = {"new_shoe": True} if game == FAST_ACTION else {}
    deck = deck_of(config._replace(house=house), hands, dealer, board)
    table = Driver(data, game, config, StackedChance(deck))
    session = table.hire()
    table.seat(1, 2)
    table.until(Phase.BETTING)
    for seat in (1, 2):
        for wager, cents in bets.items():
            if wager not in table.state.place(seat).bets:  # with another, by itself
                table.does(Bet(seat, wager, cents))
    for seat in (1, 2):
        table.does(Ready(seat))
    assert phase(table) == Phase.PLAYING
    return table, session


def finish(table: Driver) -> tuple[int, int]:
    """Play on with as little as can be; what each seat won or lost."""
    while phase(table) == Phase.PLAYING:
        table.skip()
    return (table.state.credit(1) - 1_000_000, table.state.credit(2) - 1_000_000)


# What is declared after the deal, and what seats 1 and 2 win or lose when they decide nothing more.
DECLARED = [
    (HEADS_UP_MA, Declare("device-failure"), ALL_BACK),
    (HEADS_UP_MA, Declare("dealer-card-exposed"), ALL_BACK),
    (HEADS_UP_MA, Declare("wrong-count-seat", 2), ALL_BACK),
    (HEADS_UP_MA, Declare("cards-face-up"), ALL_BACK),
    (HEADS_UP_MA, Declare("shuffler-failure"), (-1_000 + 900, -1_000 + 300)),  # folded; Trips Plus lives
    (HEADS_UP_NY, Declare("dealer-card-exposed"), (900, 300)),  # Trips Plus alone: a full house, three of a kind
    (HEADS_UP_NY, Declare("wrong-count-seat", 2), (-1_000 + 900, 0)),
    (HEADS_UP_NY, Declare("cards-face-up"), ALL_BACK),
    (HEADS_UP_NY, Declare("cards-face-up", None, complete=True), (900, 300)),
    (TEXAS, Declare("dealer-card-exposed"), (3_000, -100)),  # the bonus alone: aces
    (TEXAS, Declare("wrong-count-seat", 1), (0, -600)),
    (TEXAS, Declare("device-failure"), ALL_BACK),
    (FLOP, Declare("community-card-exposed"), (500, -500)),  # the pot alone
    (FLOP, Declare("wrong-count-seat", 1), (0, -500)),  # seat 2 surrenders its ante and gets the pot, its own
    (FLOP, Declare("wrong-count-community"), ALL_BACK),
    (FAST_ACTION, Declare("wrong-count-dealer"), ALL_BACK),
    (FAST_ACTION, Declare("device-failure"), ALL_BACK),
]


@pytest.mark.parametrize(("game", "irregularity", "won"), DECLARED)
def test_the_remedy_and_the_money(tmp_path: Path, game: str, irregularity: Declare, won: tuple[int, int]) -> None:
    table, session = dealt(tmp_path, game)
    table.does(irregularity, by=session)
    assert finish(table) == won
    assert sum(table.state.books.values()) == 0
    assert not any(micros for account, micros in table.state.books.items() if account.startswith("felt"))
    declared = [entry for entry in entries(table) if entry.kind == "round-stepped" and "declared" in entry.payload]
    assert [entry.who for entry in declared] == [("sam",)]
    table.play_round()  # and play goes on


def test_all_void_gives_back_what_was_folded_or_surrendered(tmp_path: Path) -> None:
    for game, decision in ((TEXAS, "fold"), (FLOP, "surrender"), (FAST_ACTION, "surrender")):
        table, session = dealt(tmp_path / decision / game, game)
        table.does(Decide(1, decision))
        table.does(Declare("device-failure"), by=session)
        assert finish(table) == ALL_BACK


def test_a_raise_comes_back_with_a_void(tmp_path: Path) -> None:
    table, session = dealt(tmp_path, HEADS_UP_MA)
    table.does(Decide(1, "raise 3"))
    table.does(Declare("device-failure"), by=session)
    assert finish(table) == ALL_BACK


def test_a_void_round_reveals_its_deck_too_and_no_game_is_counted(tmp_path: Path) -> None:
    table, session = dealt(tmp_path, HEADS_UP_MA)
    table.does(Declare("device-failure"), by=session)
    assert len(found(table, DeckRevealed)) == 1
    assert (table.state.meters["rounds"], table.state.meters.get("games-played", 0)) == (1, 0)
    assert table.state.meters.get("coin-in", 0) == 0


def test_a_card_found_face_up_is_discarded_and_everybody_sees_it(tmp_path: Path) -> None:
    table, session = dealt(tmp_path, HEADS_UP_MA)
    assert table.state.round is not None
    card = table.state.round.deck[table.state.round.used]
    told: list[object] = []
    table.table.observe(lambda records, _: told.extend(records))
    table.does(Declare("card-face-up"), by=session)
    assert any(isinstance(record, RoundStepped) and card in str(record) for record in told)
    table.until(Phase.RESULT)
    assert not table.state.faults  # the proof at the end counts the discarded card


def test_what_cannot_be_declared(tmp_path: Path) -> None:
    table, session = dealt(tmp_path, FAST_ACTION)
    for irregularity in (Declare("insufficient-cards"), Declare("no-such-thing"), Declare("wrong-count-seat", 5)):
        assert table.refused(irregularity, by=session).code == Refusal.NOT_DECLARABLE
    table.until(Phase.RESULT)
    assert table.refused(Declare("device-failure"), by=session).code == Refusal.ROUND_IS_OVER


def test_the_log_names_what_was_declared_and_whom_it_voided(tmp_path: Path) -> None:
    driver, session = dealt(tmp_path, HEADS_UP_NY)
    kind = next(kind for kind, remedy in driver.state.game().remedies.items() if remedy.names_seat)
    driver.does(Declare(kind, 2), by=session)
    driver.table.close()
    told = croupier("events", "--all", data=tmp_path).out
    assert f"Irregularity declared: {kind.replace('-', ' ')} at seat 2." in told
    assert "Void: seat 2." in told
