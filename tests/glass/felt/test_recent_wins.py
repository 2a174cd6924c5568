"""Wins are told on the sign while nobody plays: the highest of the day and the latest, with seats, hands and times."""

from datetime import UTC, timedelta, timezone
from pathlib import Path

import pytest

from kiosk.base.words import Language
from kiosk.ledger.changes import remember_wins
from kiosk.ledger.table_state import Phase, TableState, Win
from kiosk.rules.pay.settlement import SeatResult, Settlement
from kiosk.table.requests import Leave
from tests.kit.table.table_driver import START_MS, Driver
from ui.glass.derive.recent_wins import recent_wins

HOUR_MS = 3_600_000
ENGLISH = Language.of("en")


def won(at_hour: int, cents: int, seat: int = 5, hands: tuple[str, ...] = ("flush",)) -> Win:
    return Win(1, seat, cents, hands, at_hour * HOUR_MS)


def test_the_highest_of_the_day_comes_first_then_the_latest_three() -> None:
    wins = (won(1, 900), won(30, 11_500, hands=("full-house",)), won(31, 100), won(32, 200), won(33, 300), won(34, 400))
    told = list(recent_wins(wins, 40 * HOUR_MS, UTC, ENGLISH))
    assert told == [
        "Top win today: $115.00\nFull house · Seat 5 · 06:00",
        "Seat 5 won $4.00\nFlush · 10:00",
        "Seat 5 won $3.00\nFlush · 09:00",
        "Seat 5 won $2.00\nFlush · 08:00",
    ]


def test_a_day_begins_at_the_tables_own_midnight() -> None:
    east = timezone(timedelta(hours=8))
    wins = (won(1, 900), won(17, 100, hands=()))
    assert list(recent_wins(wins, 20 * HOUR_MS, east, ENGLISH)) == ["Top win today: $1.00\nSeat 5 · 01:00"]
    assert list(recent_wins(wins, 60 * HOUR_MS, east, ENGLISH)) == []


def settled(*nets: int) -> Settlement:
    seats = tuple(SeatResult(n, (), ("pair",), False, (), (), 1_000, 1_000 + net) for n, net in enumerate(nets, 1))
    return Settlement((), (), None, seats, None, 0)


def test_the_highest_since_any_moment_of_the_day_is_kept_and_little_else() -> None:
    state = TableState(generation=3)
    amounts = [(7_919 * n) % 10_007 for n in range(1, 2_000)]
    for minute, amount in enumerate(amounts):
        state = state._replace(wins=remember_wins(state, settled(amount, -100), minute * 60_000))
        assert len(state.wins) < 30
    for since in range(len(amounts) - 25 * 60, len(amounts), 97):
        kept = [one.cents for one in state.wins if one.at_ms >= since * 60_000]
        assert max(kept) == max(amounts[since:])
    assert [one.cents for one in state.wins[-6:]] == amounts[-6:]
    assert state.wins[0].at_ms >= (len(amounts) - 25 * 60 - 1) * 60_000


def test_older_releases_remembered_no_wins() -> None:
    assert remember_wins(TableState(generation=2), settled(500), 0) == ()


@pytest.fixture
def played(tmp_path: Path) -> Driver:
    """Somebody won; then all left."""
    driver = Driver(tmp_path)
    driver.seat(2, 3, 5)
    driver.until(Phase.BETTING)
    while not driver.state.wins:
        driver.play_round()
    return driver


def test_wins_are_told_once_nobody_plays_and_after_a_restart(played: Driver) -> None:
    assert played.table.view().wins == ()
    (first, *_) = wins = played.state.wins
    assert (first.round, first.cents > 0, first.at_ms >= START_MS) == (played.state.last_round, True, True)
    played.reopen()
    assert played.state.wins == wins
    for seat in (2, 3, 5):
        played.does(Leave(seat))
    played.until(Phase.ATTRACT)
    assert played.table.view().wins == wins
    played.table.close()
