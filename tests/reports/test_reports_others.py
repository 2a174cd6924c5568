"""Hand-pays one by one, the progressive with its hits, and whether meters, postings and books agree."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.app.composition import open_reader
from kiosk.base.words import ENGLISH
from kiosk.reports.figures.hand_pays import hand_pay_report
from kiosk.reports.figures.progressive_figures import progressive_report
from kiosk.reports.figures.reconciliation import reconciliation
from kiosk.rules.intents import Declare
from kiosk.table.requests import CorrectPool, DisputeHandPay, PlanEnd
from storage.reader import LedgerReader
from tests.kit.table.recorded_ledgers import LEDGERS, play
from tests.kit.table.report_ledgers import DAY_MS, FIRST_DAY, FOURTH_DAY, SECOND_DAY, THIRD_DAY, big_win, three_days
from tests.kit.table.small_ledgers import tampering
from tests.kit.table.table_driver import OTHER_PIN, Driver


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kiosk.table.table.SNAPSHOT_EVERY", 40)
        table = three_days(tmp_path_factory.mktemp("three days"))
    yield table
    table.table.close()


@pytest.fixture
def reader(table: Driver) -> Iterator[LedgerReader]:
    with open_reader(table.data) as reader:
        yield reader


def test_a_hand_pay_is_told_on_every_day_on_which_it_was_open(reader: LedgerReader) -> None:
    first = hand_pay_report(reader, FIRST_DAY, SECOND_DAY)
    (line,) = first.lines
    assert (line.number, line.round, line.seat, line.wager, line.cents) == (1, 1, 1, "odds", 200_000)
    assert (line.standing, line.paid_ms, line.who) == ("pending", None, ())
    assert FIRST_DAY <= line.won_ms < SECOND_DAY
    second = hand_pay_report(reader, SECOND_DAY, THIRD_DAY)
    assert [pay.number for pay in second.lines] == [1, 2, 3]
    again = second.lines[0]
    assert (again.entry, again.won_ms) == (line.entry, line.won_ms)
    assert (again.standing, again.who, again.why) == ("paid", ("sam",), "the player says it is more")
    assert [pay.wager for pay in second.lines[1:]] == ["odds", "progressive"]
    assert [pay.entry - second.lines[1].entry for pay in second.lines[1:]] == [0, 1]
    assert second.cents("paid") == sum(pay.cents for pay in second.lines)
    assert hand_pay_report(reader, THIRD_DAY, FOURTH_DAY).lines == ()


def test_a_dispute_is_told_while_it_is_open(tmp_path: Path) -> None:
    table = big_win(tmp_path)
    table.clock.pass_ms(1_000)
    table.does(DisputeHandPay(1, "it is more"), by=table.log_in("sam"))
    with open_reader(tmp_path) as reader:
        (before,) = hand_pay_report(reader, FIRST_DAY, table.clock.wall).lines
        found = hand_pay_report(reader, table.clock.wall, SECOND_DAY)
    (line,) = found.lines
    assert (before.standing, before.why) == ("pending", None)
    assert (line.standing, line.who, line.why) == ("disputed", ("sam",), "it is more")
    assert line.won_ms < found.about.from_ms
    assert found.cents("pending", "disputed") == 200_000


def test_the_progressive_and_its_hits(table: Driver, reader: LedgerReader) -> None:
    found = progressive_report(reader, FIRST_DAY, FOURTH_DAY)
    assert found.hits == table.state.hits[::-1]
    assert [hit.round for hit in found.hits] == [5]
    assert found.terms == table.config.progressive
    assert [line.kind for line in found.use.changes] == ["pool-funded"]
    assert found.use.pools[0].after.pool == table.state.pool()
    assert progressive_report(reader, FIRST_DAY, SECOND_DAY).hits == ()


def test_corrections_and_plans_are_in_the_progressive_report(tmp_path: Path) -> None:
    table = play(tmp_path, "heads-up-holdem/ny", 2)
    session = table.log_in("sam")
    other = table.hire("kim", pin=OTHER_PIN, by=session)
    table.does(CorrectPool(5_000_000, "a lost contribution"), by=session, second=other)
    table.does(PlanEnd("2027-01-31", "table 9"), by=session)
    with open_reader(tmp_path) as reader:
        found = progressive_report(reader, FIRST_DAY, SECOND_DAY)
    assert [line.kind for line in found.use.changes] == ["pool-funded", "pool-corrected", "end-planned"]
    assert found.use.changes[1].who == ("sam", "kim")
    assert found.plan is not None
    assert found.plan.to == "table 9"


@pytest.mark.parametrize("name", LEDGERS)
def test_every_games_books_and_meters_agree(tmp_path: Path, name: str) -> None:
    table = play(tmp_path, name)
    with open_reader(tmp_path) as reader:
        found = reconciliation(reader, FIRST_DAY, SECOND_DAY)
    assert [line for line in found.lines if not line.agrees] == []
    balances = {line.title.values.get("account"): line.one_micros for line in found.lines}
    assert {account: balances[account] for account in table.state.books} == dict(table.state.books)


@pytest.mark.parametrize("game", ["heads-up-holdem/ny", "flop-poker/ma"])
def test_a_void_round_changes_nothing_and_agrees(tmp_path: Path, game: str) -> None:
    table = play(tmp_path, game, 2)
    session = table.log_in("sam")
    table.bet_all(chip=True)
    table.does(Declare("device-failure"), by=session)
    with open_reader(tmp_path) as reader:
        found = reconciliation(reader, FIRST_DAY, SECOND_DAY)
    assert table.state.last is not None
    assert {line.result for seat in table.state.last.seats for line in seat.lines} == {"void"}
    assert found.agrees


@pytest.mark.parametrize("day", [FIRST_DAY, SECOND_DAY, THIRD_DAY])
def test_each_day_agrees(reader: LedgerReader, day: int) -> None:
    found = reconciliation(reader, day, day + DAY_MS)
    assert found.agrees
    figures = {line.title.text: line.one_micros for line in found.lines}
    assert figures["Win: wagered less returned"] != 0


def test_a_posting_that_was_tampered_with_is_found(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kiosk.table.table.SNAPSHOT_EVERY", 20)
        play(tmp_path, "flop-poker/ma", 6).table.close()
    with tampering(tmp_path) as connection:
        change = "UPDATE posting SET micros = micros + ? WHERE event = ? AND account = ?"
        (number,) = connection.execute("SELECT number FROM event WHERE kind = 'bet-placed'").fetchone()
        connection.execute(change, (10_000, number, "felt:1"))
        connection.execute(change, (10_000, number, "felt:3"))
    with open_reader(tmp_path) as reader:
        found = reconciliation(reader, FIRST_DAY, SECOND_DAY)
    assert not found.agrees
    assert {ENGLISH.say(line.title) for line in found.lines if not line.agrees} <= {
        "Balance of felt:1",
        "Balance of felt:3",
    }
