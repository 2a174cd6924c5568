"""What a period report says is what plain SQL finds in the ledger, and periods add up."""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from kiosk.analysis.counts.library import Library
from kiosk.analysis.pricing.par import make_sheet
from kiosk.analysis.pricing.terms import read_terms
from kiosk.app.composition import open_reader
from kiosk.base.frozen import Frozen
from kiosk.policy.config import default_config
from kiosk.reports.figures.period import Period, period
from kiosk.reports.figures.returns import MAIN, SIDES
from kiosk.reports.figures.series import series
from kiosk.reports.figures.theory import theory_of
from kiosk.rules.rule_sets import RULE_SETS
from storage.reader import LedgerReader
from tests.kit.table.recorded_ledgers import LEDGERS, play
from tests.kit.table.report_ledgers import (
    DAY_MS,
    FIRST_DAY,
    FOURTH_DAY,
    OTHER_TABLES,
    SECOND_DAY,
    THIRD_DAY,
    posted,
    sql,
    three_days,
)
from tests.kit.table.table_driver import START_MS

DAYS = (FIRST_DAY, SECOND_DAY, THIRD_DAY)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    data = tmp_path_factory.mktemp("three days")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kiosk.table.table.SNAPSHOT_EVERY", 40)
        three_days(data).table.close()
    return data


@pytest.fixture
def reader(data: Path) -> Iterator[LedgerReader]:
    with open_reader(data) as reader:
        yield reader


def equals_the_ledger(found: Period, data: Path, times: tuple[int, int]) -> None:
    """Every total beside what was posted. No wager in these ledgers was void."""

    def cents(condition: str) -> int:
        return posted(data, *times, condition)

    staked = "kind = 'round-stepped' AND micros < 0 AND account LIKE 'felt:"
    money = found.money
    assert money.credits_in == -cents("kind IN ('credit-given', 'credit-bought') AND account IN ('attendant', 'cash')")
    assert money.credits_out == cents("kind = 'cash-out-paid' AND account IN ('attendant', 'cash')")
    assert money.coin_in == -cents(f"{staked}%'")
    assert money.hand_pays == cents("kind = 'hand-pay-raised' AND account LIKE 'hand-pay:%'")
    house = "account = 'house' OR account LIKE 'pool:%' OR account LIKE 'reserve:%' OR account LIKE 'overflow:%'"
    assert money.win == cents(f"({house})")
    assert money.returned == money.coin_in - money.win
    assert found.hand_pays.paid_cents == cents("kind = 'hand-pay-confirmed' AND account = 'attendant'")
    assert [seat.coin_in for seat in found.seats] == [-cents(f"{staked}{seat}'") for seat in range(1, 7)]
    dealt = "SELECT count(*) FROM event WHERE kind IN ('deck-revealed', 'cards-revealed') AND at_ms >= ? AND at_ms < ?"
    assert found.play.rounds == sql(data, dealt, *times)
    by_wager = [wager for table in found.tables for wager in table.wagers]
    assert sum(wager.coin_in for wager in by_wager) == money.coin_in
    assert sum(wager.coin_out for wager in by_wager) - found.cut == money.returned
    assert all(wager.coin_in == wager.coin_out for wager in by_wager if wager.wager == "pot")  # players' own money
    assert (found.all_wagers.coin_in, found.all_wagers.coin_out) == (money.coin_in, money.returned)


@pytest.mark.parametrize("name", LEDGERS)
def test_every_games_totals_are_the_ledgers(tmp_path: Path, name: str) -> None:
    table = play(tmp_path, name, 6)
    times = FIRST_DAY, SECOND_DAY
    with open_reader(tmp_path) as reader:  # the table is still open
        found = period(reader, *times)
    equals_the_ledger(found, tmp_path, times)
    assert found.money.coin_in == table.state.meters["coin-in"] > 0
    assert found.all_wagers.theory is not None
    assert found.all_wagers.low is not None
    assert found.about.ledger == table.state.ledger
    assert not found.about.clock_set


@pytest.mark.parametrize("day", DAYS)
def test_each_days_totals_are_the_ledgers(reader: LedgerReader, data: Path, day: int) -> None:
    found = period(reader, day, day + DAY_MS)
    assert found.play.rounds > 0
    equals_the_ledger(found, data, (day, day + DAY_MS))


def test_days_add_up_to_the_whole(reader: LedgerReader) -> None:
    whole = period(reader, FIRST_DAY, FOURTH_DAY)
    days = [period(reader, day, day + DAY_MS) for day in DAYS]
    for place in range(len(whole.money)):
        assert sum(day.money[place] for day in days) == whole.money[place]
    for seat in range(6):
        assert sum(day.seats[seat].coin_in for day in days) == whole.seats[seat].coin_in
    assert sum(day.play.hands for day in days) == whole.play.hands
    assert sum(day.hand_pays.made for day in days) == whole.hand_pays.made == 3
    assert [day.about.last for day in days[:-1]] == [day.about.first for day in days[1:]]


def test_hand_pays_are_won_disputed_and_paid_on_their_days(reader: LedgerReader) -> None:
    first, second, _ = (period(reader, day, day + DAY_MS).hand_pays for day in DAYS)
    assert (first.made, first.made_cents, first.paid, first.pending_cents) == (1, 200_000, 0, 200_000)
    assert (second.made, second.disputed, second.paid, second.pending) == (2, 1, 3, ())
    assert second.paid_cents == second.made_cents + 200_000


def test_what_happened_beside_play(reader: LedgerReader) -> None:
    found = period(reader, SECOND_DAY, THIRD_DAY)
    assert [(fault.fault, fault.times) for fault in found.faults] == [("door-open", 1)]
    assert (found.doors, found.power_ups) == (1, 1)
    assert [str(line.words) for line in found.changes] == ["Settings: house.trips_plus none -> C."]
    assert [line.who for line in found.changes] == [("sam",)]
    assert [(who.name, who.good, who.failed) for who in found.logins] == [("sam", 2, 1)]
    assert period(reader, THIRD_DAY, FOURTH_DAY).logins == ()


def test_the_progressive_at_both_ends(reader: LedgerReader, data: Path) -> None:
    use = period(reader, SECOND_DAY, THIRD_DAY).progressive
    (pool,) = use.pools
    of_pool = "SELECT sum(micros) FROM posting JOIN event ON number = event WHERE account LIKE 'pool:%' AND at_ms < ?"
    assert pool.before.pool == sql(data, of_pool, SECOND_DAY)
    assert pool.after.pool == sql(data, of_pool, THIRD_DAY)
    assert use.hits == 1
    assert use.won == use.by_attendant
    terms = default_config("heads-up-holdem/ny").progressive
    assert terms is not None
    assert use.contributed == terms.contribution * 6


def test_a_paytable_of_the_past_keeps_its_own_theory(reader: LedgerReader) -> None:
    old, new = (period(reader, day, day + DAY_MS).tables for day in (FIRST_DAY, THIRD_DAY))
    assert {table.table for table in old}.isdisjoint(table.table for table in new)
    (trips,) = (part for table in new for part in table.priced if part.title == "trips_plus")
    sheet = make_sheet(read_terms("heads-up-holdem/ny", [f"trips_plus={OTHER_TABLES['trips_plus']}"]), Library())
    assert trips.theory == next(wager.rtp for wager in sheet.wagers if wager.name == "trips_plus")
    whole = period(reader, FIRST_DAY, FOURTH_DAY)
    assert {table.table for table in whole.tables} == {table.table for table in (*old, *new)}
    parts = [part for table in whole.tables for part in table.priced]
    weighed = sum((part.coin_in * (part.theory or 0) for part in parts), Fraction())
    assert whole.all_wagers.theory == weighed / whole.money.coin_in


def test_the_progressive_is_priced_at_the_pool_that_was_played_for(reader: LedgerReader) -> None:
    found = period(reader, SECOND_DAY, THIRD_DAY)
    (pool,) = found.progressive.pools
    dollars = (pool.before.pool + pool.after.pool) // 2 // 1_000_000
    (part,) = (part for table in found.tables for part in table.priced if part.title == "progressive")
    sheet = make_sheet(read_terms("heads-up-holdem/ny", [f"meter={dollars}"]), Library())
    assert part.theory == next(wager.rtp for wager in sheet.wagers if wager.name == "progressive")


def test_the_band_is_the_sheets_where_all_stakes_are_alike(tmp_path: Path) -> None:
    """Of three seats at the same bets, n hands are n rounds of the sheet."""
    play(tmp_path, "fast-action-holdem/ma", 12)
    with open_reader(tmp_path) as reader:
        found = period(reader, FIRST_DAY, SECOND_DAY)
    (part,) = found.tables[0].priced
    sheet = make_sheet(read_terms("fast-action-holdem/ma"), Library()).wagers[0]
    band = next(band for band in sheet.bands if (band.rounds, band.percent) == (1000, 95))
    assert part.theory == sheet.rtp
    assert part.status == "estimated"
    assert part.high is not None
    ratio = (part.high - sheet.rtp) / (Fraction(band.high) - sheet.rtp)
    assert abs(ratio**2 * found.play.hands / 1000 - 1) < Fraction(1, 10**6)


def test_every_sheets_wagers_are_grouped_as_they_are_priced() -> None:
    for game in RULE_SETS:
        wagers = [wager.name for wager in make_sheet(read_terms(game), Library()).wagers]
        assert wagers[0] == MAIN
        assert set(wagers[1:]) <= set(SIDES)


def test_an_election_without_a_sheet_is_not_known() -> None:
    usual = default_config("heads-up-holdem/ny")
    assert theory_of(usual) is not None
    assert theory_of(usual._replace(house=Frozen({"trips_plus": "one of our own"}))) is None


def test_a_period_without_play(reader: LedgerReader) -> None:
    found = period(reader, 0, 1)
    assert found.money == (0,) * len(found.money)
    assert (found.money.hold, found.play.hands_an_hour, found.all_wagers.actual) == (None, None, None)
    assert (found.about.kind, found.about.configuration) == ("test", "not configured")
    later = period(reader, FOURTH_DAY, FOURTH_DAY + 1)
    assert (later.money.coin_in, later.tables) == (0, ())
    assert later.about.last == reader.last_number()


def test_hands_an_hour_are_counted_while_there_is_play(reader: LedgerReader, data: Path) -> None:
    play_ = period(reader, THIRD_DAY, FOURTH_DAY).play
    times = "SELECT {} FROM event WHERE kind = '{}' AND at_ms >= ?"
    begin = sql(data, times.format("min(at_ms)", "round-opened"), THIRD_DAY)
    end = sql(data, times.format("max(at_ms)", "deck-revealed"), THIRD_DAY)
    assert play_.played_ms == end - begin
    assert play_.hands_an_hour == round(Fraction(play_.hands * 3_600_000, end - begin))


def test_a_clock_that_was_put_back_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    table = play(tmp_path, "flop-poker/ma", 2)
    table.clock.wall = START_MS - 3 * DAY_MS
    table.table.raise_fault("door-open")
    table.table.clear_fault("door-open")
    table.play_round()
    table.clock.wall = START_MS + DAY_MS
    table.play_round()
    with open_reader(tmp_path) as reader:
        days = [period(reader, START_MS + day * DAY_MS, START_MS + (day + 1) * DAY_MS) for day in range(-4, 3)]
    assert sum(day.money.coin_in for day in days) == table.state.meters["coin-in"]
    assert any(day.about.clock_set for day in days)


def test_a_series_ends_with_the_period(reader: LedgerReader) -> None:
    points = series(reader, FIRST_DAY, FOURTH_DAY, 72)
    assert len(points) == 72
    assert [point.at_ms for point in points[:2]] == [FIRST_DAY + 3_600_000, FIRST_DAY + 7_200_000]
    for place in (24, 48, 72):
        found = period(reader, FIRST_DAY, FIRST_DAY + place * 3_600_000)
        point = points[place - 1]
        assert point[1:6] == (
            found.money.coin_in,
            found.money.win,
            found.play.rounds,
            found.play.hands,
            found.all_wagers.actual,
        )
    assert points[0].actual is None
