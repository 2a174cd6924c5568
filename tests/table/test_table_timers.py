"""The table's clocks: the opening, the betting window, decisions with their time bank, the result, and who waits."""

from pathlib import Path

import pytest

from kiosk.ledger.fold import fold
from kiosk.ledger.records import BettingOpened, DecksMoved, RoundStepped, TableRested, TimeBankUsed
from kiosk.ledger.table_state import Phase, TableState
from kiosk.policy.config import LEAST_DECISION_MS, Pace, default_config
from kiosk.rules.cards.decks import SHUFFLED, SPREAD, STACKED, TURNED, WASHED
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.events import Decided
from kiosk.rules.intents import Decide, Refusal
from kiosk.table.requests import Bet, ChangePace, Clear, Leave, Ready, Sit
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS
from tests.kit.table.stacked_chance import StackedChance, deck_of, entries, found, phase
from tests.kit.table.table_driver import START_MS, Driver

PACE = Pace()
DAY_MS = 24 * 60 * 60 * 1000


@pytest.fixture
def table(tmp_path: Path) -> Driver:
    return Driver(tmp_path)


@pytest.fixture
def playing(table: Driver) -> Driver:
    """Seats 1 and 2 are in a round, at their first decision."""
    table.seat(1, 2)
    table.until(Phase.BETTING)
    table.bet_all()
    return table


def wait(table: Driver, ms: int) -> None:
    """So much time passes, and the table looks at the clock."""
    table.clock.pass_ms(ms)
    table.table.tick()


def decided(table: Driver) -> list[tuple[int, str]]:
    """Every decision in the ledger."""
    steps = [record.events[-1] for record in found(table, RoundStepped)]
    return [(event.seat, event.action) for event in steps if isinstance(event, Decided)]


# From rest to rest.


@pytest.mark.clause("huh-ma 3(b)", "huh-ma 3(c)", "huh-ma 3(d)", "thb 3(b)", "thb 3(c)", "fp 3(b)", "fp 3(c)")
@pytest.mark.parametrize("game", [HEADS_UP_MA, TEXAS, FLOP])
def test_the_first_player_is_shown_the_opening_step_by_step(tmp_path: Path, game: str) -> None:
    table = Driver(tmp_path, game)
    assert (phase(table), table.table.view().stage) == (Phase.ATTRACT, SPREAD)
    assert table.table.next_deadline_ms() is None
    table.does(Sit(4))
    for stage in (SPREAD, TURNED, WASHED, STACKED, SHUFFLED):
        assert (phase(table), table.table.view().stage) == (Phase.OPENING, stage)
        wait(table, PACE.opening_ms - 1)
        assert table.table.view().stage == stage
        wait(table, 1)
    assert phase(table) == Phase.BETTING
    assert [record.stage for record in found(table, DecksMoved)] == [SPREAD, TURNED, WASHED, STACKED, SHUFFLED]


@pytest.mark.clause("fah 4(b)", "fah 4(c)")
def test_a_shoes_batches_are_opened_too(tmp_path: Path) -> None:
    table = Driver(tmp_path, FAST_ACTION)
    table.does(Sit(4))
    table.until(Phase.BETTING)
    assert [record.stage for record in found(table, DecksMoved)] == [SPREAD, TURNED, WASHED, STACKED, SHUFFLED]


def test_the_second_player_waits_for_no_second_opening(table: Driver) -> None:
    table.does(Sit(4))
    table.until(Phase.BETTING)
    table.does(Sit(2))
    assert phase(table) == Phase.BETTING


@pytest.mark.clause("huh-ma 4(e)", "thb 4(e)", "fah 5(h)", "fp 4(e)")
@pytest.mark.parametrize("game", [HEADS_UP_MA, TEXAS, FAST_ACTION, FLOP])
def test_when_the_last_player_leaves_the_decks_lie_spread(tmp_path: Path, game: str) -> None:
    table = Driver(tmp_path, game)
    table.seat(1, 2)
    table.until(Phase.BETTING)
    table.does(Leave(1))
    assert phase(table) == Phase.BETTING
    table.does(Leave(2))
    assert (phase(table), table.table.view().stage) == (Phase.ATTRACT, SPREAD)
    assert found(table, TableRested)
    table.does(Sit(1))
    assert phase(table) == Phase.OPENING


def test_a_player_who_leaves_during_the_opening_leaves_a_table_at_rest(table: Driver) -> None:
    table.does(Sit(1))
    table.does(Leave(1))
    table.skip()
    assert phase(table) == Phase.ATTRACT


# The betting window.


def test_bets_close_when_the_window_is_over(table: Driver) -> None:
    table.seat(1, 2)
    table.until(Phase.BETTING)
    table.bet(1)
    wait(table, PACE.betting_ms - 1)
    assert phase(table) == Phase.BETTING
    wait(table, 1)
    assert phase(table) == Phase.PLAYING


def test_when_everybody_is_ready_nobody_waits(table: Driver) -> None:
    table.seat(1, 2, 3)
    table.until(Phase.BETTING)
    table.bet(1)
    table.does(Ready(1))
    table.does(Ready(2))
    assert phase(table) == Phase.BETTING
    table.does(Leave(3))  # the one that all waited for
    assert phase(table) == Phase.PLAYING


def test_ready_without_any_bet_opens_no_round(table: Driver) -> None:
    table.seat(1, 2)
    table.until(Phase.BETTING)
    table.does(Ready(1))
    table.does(Ready(2))
    assert phase(table) == Phase.BETTING


def test_while_nobody_bets_the_window_stays_open(table: Driver) -> None:
    table.seat(1)
    table.until(Phase.BETTING)
    for _ in range(5):
        wait(table, PACE.betting_ms)
        assert phase(table) == Phase.BETTING
    assert table.state.round_number == 1
    table.bet(1)
    table.does(Clear(1))
    wait(table, PACE.betting_ms)
    assert phase(table) == Phase.BETTING


def test_bets_that_cannot_be_played_do_not_close_the_window(table: Driver) -> None:
    table.seat(1)
    table.until(Phase.BETTING)
    table.does(Bet(1, "trips_plus", 500))
    wait(table, PACE.betting_ms)
    assert phase(table) == Phase.BETTING
    assert table.state.place(1).bets == {"trips_plus": 500}
    table.does(Bet(1, "ante", 500))
    table.does(Ready(1))
    assert phase(table) == Phase.PLAYING


# Decisions.


@pytest.mark.parametrize("game", [HEADS_UP_MA, HEADS_UP_NY, TEXAS, FAST_ACTION, FLOP])
def test_when_everybody_has_decided_nobody_waits(tmp_path: Path, game: str) -> None:
    table = Driver(tmp_path, game)
    table.seat(*SEATS)
    before = table.clock.steady
    table.play_round()
    assert phase(table) == Phase.RESULT
    assert table.clock.steady - before == 5 * PACE.opening_ms


DEFAULTS = {
    HEADS_UP_MA: ["check", "check", "fold"],
    HEADS_UP_NY: ["check", "check", "fold"],
    TEXAS: ["fold"],
    FLOP: ["surrender"],
}


@pytest.mark.parametrize("game", DEFAULTS)
def test_a_seat_that_does_not_answer_stakes_nothing_more(tmp_path: Path, game: str) -> None:
    table = Driver(tmp_path, game)
    table.seat(1)
    table.until(Phase.BETTING)
    table.bet_all()
    held = table.state.credit(1)
    while phase(table) == Phase.PLAYING:
        assert table.state.credit(1) == held
        table.skip()
    assert [action for _, action in decided(table)] == DEFAULTS[game]


def test_a_texas_seat_that_stops_answering_later_checks(tmp_path: Path) -> None:
    table = Driver(tmp_path, TEXAS)
    table.seat(1)
    table.until(Phase.BETTING)
    table.bet_all()
    table.does(Decide(1, "bet"))
    while phase(table) == Phase.PLAYING:
        table.skip()
    assert [action for _, action in decided(table)] == ["bet", "check", "check"]


def test_fast_action_plays_a_silent_seat_by_the_house_way(tmp_path: Path) -> None:
    table = Driver(tmp_path, FAST_ACTION)
    order = deck_of(table.config._replace(house={"new_shoe": True}), {1: "7c As Ad 2h"}, dealer="9c Td 4h 6s")
    table = Driver(tmp_path / "stacked", FAST_ACTION, chance=StackedChance(order))
    table.seat(1)
    table.until(Phase.BETTING)
    table.bet_all()
    while phase(table) == Phase.PLAYING:
        table.skip()
    assert decided(table) == [(1, "keep 1 2")]


def test_a_decision_clock_then_the_time_bank_then_the_default(playing: Driver) -> None:
    wait(playing, PACE.decision_ms + PACE.time_bank_ms - 1)
    assert decided(playing) == []
    wait(playing, 1)
    assert decided(playing) == [(1, "check"), (2, "check")]
    assert [(used.seat, used.ms) for used in found(playing, TimeBankUsed)] == [(1, 15_000), (2, 15_000)]
    assert playing.state.round is not None
    assert playing.state.round.street == 1
    wait(playing, PACE.decision_ms - 1)  # the bank is empty: the clock alone is left
    assert len(decided(playing)) == 2
    wait(playing, 1)
    assert len(decided(playing)) == 4


def test_a_late_decision_is_taken_from_the_time_bank(playing: Driver) -> None:
    wait(playing, PACE.decision_ms + 4_000)
    playing.does(Decide(1, "check"))
    assert found(playing, TimeBankUsed) == [TimeBankUsed(1, 4_000)]
    assert (playing.state.place(1).bank_ms, playing.state.place(2).bank_ms) == (11_000, 15_000)
    playing.does(Decide(2, "raise 1"))
    wait(playing, PACE.decision_ms + 11_000 - 1)
    assert decided(playing) == [(1, "check"), (2, "raise 1")]
    wait(playing, 1)
    assert decided(playing)[-1] == (1, "check")


def test_a_decision_in_time_leaves_the_time_bank(playing: Driver) -> None:
    wait(playing, PACE.decision_ms)
    playing.does(Decide(1, "check"))
    assert found(playing, TimeBankUsed) == []


def test_each_street_has_a_clock_of_its_own(playing: Driver) -> None:
    wait(playing, PACE.decision_ms)
    for seat in (1, 2):
        playing.does(Decide(seat, "check"))
    wait(playing, PACE.decision_ms - 1)
    assert found(playing, TimeBankUsed) == []
    assert len(decided(playing)) == 2


# The result, the pace, jumps and restarts.


def test_the_result_stays_up_for_its_time_and_until_the_next_round(playing: Driver) -> None:
    for seat in (1, 2):
        playing.does(Decide(seat, "raise 1"))
    assert phase(playing) == Phase.RESULT
    result = playing.table.view().last
    assert result is not None
    wait(playing, PACE.result_ms - 1)
    assert phase(playing) == Phase.RESULT
    wait(playing, 1)
    assert phase(playing) == Phase.BETTING
    assert playing.table.view().last == result
    playing.bet_all()
    assert playing.table.view().last is None


@pytest.mark.parametrize("game", [HEADS_UP_MA, FAST_ACTION])
def test_the_pace_changes_at_any_time_and_nothing_else_does(tmp_path: Path, game: str) -> None:
    table = Driver(tmp_path, game)
    session = table.hire()
    table.seat(1)
    for at in (Phase.BETTING, Phase.PLAYING, Phase.RESULT):
        table.until(Phase.BETTING)
        if at != Phase.BETTING:
            table.bet_all()
            table.until(at)
        before = table.state
        table.does(ChangePace(PACE._replace(result_ms=1_000 + table.asked)), by=session)
        same = {"config", "users", "recent", "meters"}
        assert {key: value for key, value in table.state._asdict().items() if key not in same} == {
            key: value for key, value in before._asdict().items() if key not in same
        }
        table.until(Phase.BETTING)
        table.play_round()
        table.until(Phase.BETTING)
    assert table.state.shoes == (1 if game == FAST_ACTION else 0)


def test_a_new_pace_counts_from_the_next_clock(table: Driver) -> None:
    session = table.hire()
    table.seat(1)
    table.until(Phase.BETTING)
    table.does(ChangePace(PACE._replace(betting_ms=1_000, decision_ms=5_000, reveal_ms=0)), by=session)
    table.bet(1)
    wait(table, PACE.betting_ms - 1)
    assert phase(table) == Phase.BETTING
    wait(table, 1)
    wait(table, 5_000 + PACE.time_bank_ms)
    assert decided(table) == [(1, "check")]


def test_a_pace_without_time_to_decide_leaves_the_least_there_is(tmp_path: Path) -> None:
    table = Driver(tmp_path, config=default_config(HEADS_UP_NY)._replace(pace=Pace(decision_ms=0, time_bank_ms=0)))
    table.seat(1)
    table.until(Phase.BETTING)
    table.bet_all()
    wait(table, LEAST_DECISION_MS - 1)
    assert decided(table) == []
    wait(table, 1)
    assert decided(table) == [(1, "check")]


@pytest.mark.parametrize("jump_ms", [-DAY_MS, DAY_MS, -START_MS])
def test_a_jump_of_the_wall_clock_changes_nothing(playing: Driver, jump_ms: int) -> None:
    playing.clock.wall += jump_ms
    playing.table.tick()
    assert decided(playing) == []
    before = playing.table.next_deadline_ms()
    playing.does(Decide(1, "check"))
    assert playing.table.next_deadline_ms() == before
    assert entries(playing)[-1].at_ms == START_MS + jump_ms + 5 * PACE.opening_ms
    playing.does(Decide(2, "check"))
    wait(playing, PACE.decision_ms - 1)
    assert len(decided(playing)) == 2


@pytest.mark.parametrize("at", [Phase.OPENING, Phase.BETTING, Phase.PLAYING, Phase.RESULT])
def test_after_a_restart_the_clock_starts_anew(table: Driver, at: Phase) -> None:
    lasts = {
        Phase.OPENING: PACE.opening_ms,
        Phase.BETTING: PACE.betting_ms,
        Phase.PLAYING: PACE.decision_ms + PACE.time_bank_ms,
        Phase.RESULT: PACE.result_ms,
    }[at]
    table.seat(1)
    if at != Phase.OPENING:
        table.until(Phase.BETTING)
        table.bet(1)
    if at in (Phase.PLAYING, Phase.RESULT):
        table.does(Ready(1))
    table.until(at)
    wait(table, lasts - 1)
    before = (phase(table), table.state.stage, decided(table))
    table.reopen()
    wait(table, lasts - 1)
    assert (phase(table), table.state.stage, decided(table)) == before
    wait(table, 1)
    assert (phase(table), table.state.stage, decided(table)) != before


def test_a_stopped_table_waits_and_gives_the_time_back(playing: Driver) -> None:
    playing.table.raise_fault("door-open")
    assert playing.refused(Decide(1, "check")).code == Refusal.TABLE_STOPPED
    wait(playing, DAY_MS)
    assert decided(playing) == []
    assert playing.table.next_deadline_ms() is None
    playing.table.clear_fault("door-open")
    wait(playing, PACE.decision_ms - 1)
    playing.does(Decide(1, "check"))
    assert found(playing, TimeBankUsed) == []


def test_a_time_bank_is_full_again_every_twenty_five_rounds() -> None:
    state = TableState(config=default_config("flop-poker/ma"))
    assert {place.bank_ms for place in fold(state, BettingOpened(24)).places} == {0}
    assert {place.bank_ms for place in fold(state, BettingOpened(25)).places} == {PACE.time_bank_ms}


# Bets while the decks are opened.


def test_bets_are_taken_while_the_decks_are_opened_and_belong_to_the_next_round(table: Driver) -> None:
    table.seat(1, 2)
    assert phase(table) == Phase.OPENING
    table.bet(1)
    table.does(Bet(2, "ante", 500))
    table.does(Clear(2))
    rounds = {stored.kind: stored.round for stored in entries(table)}
    assert (rounds["bet-placed"], rounds["bets-returned"]) == (1, 1)
    table.until(Phase.BETTING)
    assert table.state.place(1).bets
    table.does(Ready(1))
    table.does(Ready(2))
    assert phase(table) == Phase.PLAYING


def test_whoever_plays_alone_skips_the_rest_of_the_opening_with_deal(table: Driver) -> None:
    table.seat(1)
    table.bet(1)
    before = table.clock.steady
    table.does(Ready(1))
    assert (phase(table), table.clock.steady) == (Phase.PLAYING, before)
    assert [record.stage for record in found(table, DecksMoved)] == [SPREAD, TURNED, WASHED, STACKED, SHUFFLED]


def test_nobody_skips_the_opening_for_another(table: Driver) -> None:
    table.seat(1, 2)
    table.bet(1)
    table.does(Ready(1))
    assert phase(table) == Phase.OPENING
    table.until(Phase.BETTING)
    assert table.state.place(1).ready  # and need not say so again
    table.bet(2)
    table.does(Ready(2))
    assert phase(table) == Phase.PLAYING


def test_bets_of_an_opening_that_nobody_stays_for_go_back(table: Driver) -> None:
    table.seat(1)
    held = table.state.credit(1)
    table.bet(1)
    table.does(Leave(1))
    table.skip()
    assert phase(table) == Phase.ATTRACT
    assert table.state.place(1).bets == {}
    assert held
