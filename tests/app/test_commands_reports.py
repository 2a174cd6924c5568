"""`croupier meters` and `croupier events`: what they show is what the table has, and never a secret."""

import csv
import io
import json
from contextlib import redirect_stderr
from pathlib import Path

import pytest

from kiosk.app.cli import main
from kiosk.base.clock import moment_ms, utc
from kiosk.devices.bet_sensor.port import ChipSeen
from kiosk.ledger.meters import NAMES, NOT_FITTED
from kiosk.ledger.table_state import TableState
from kiosk.policy.config import Limit, ProgressiveTerms
from kiosk.table.requests import AddUser, Configure, LogIn, PlanEnd
from tests.kit.commandline import Said, croupier, refused
from tests.kit.table.recorded_ledgers import LEDGERS, PAID_BY_HAND, in_play, play
from tests.kit.table.report_ledgers import big_win
from tests.kit.table.stacked_chance import StackedChance, ny_deck
from tests.kit.table.table_driver import OTHER_PIN, START_MS, Driver

NY = "heads-up-holdem/ny"


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Driver]:
    return {name: play(tmp_path_factory.mktemp("table"), name) for name in LEDGERS}


# Meters.


@pytest.mark.parametrize("name", LEDGERS)
def test_the_meters_are_the_tables(tables: dict[str, Driver], name: str) -> None:
    state = tables[name].state
    found = json.loads(croupier("meters", "--json", data=tables[name].data).out)
    assert {meter["name"]: meter["value"] for meter in found["meters"]} == {
        meter.name: state.meters.get(meter.name, 0) for meter in NAMES
    }
    assert found["balances_micros"] == dict(sorted(state.books.items()))
    assert sum(found["balances_micros"].values()) == 0
    assert found["liabilities_micros"] == owed(state)
    assert found["certification"] == "not certified for real-money play"
    assert (found["kind"], found["ledger"]) == (state.kind, state.ledger)
    by_wager = [sums["coin-in"] for wagers in found["paytables"].values() for sums in wagers.values()]
    assert sum(by_wager) == state.meters["coin-in"]
    assert sum(seat["coin-in"] for seat in found["seats"].values()) == state.meters["coin-in"]


def owed(state: TableState) -> int:
    return sum(micros for account, micros in state.books.items() if account.startswith(("seat", "felt", "hand-pay")))


def test_the_meters_in_words(tables: dict[str, Driver]) -> None:
    table = tables[NY]
    said = croupier("meters", data=table.data)
    assert said.status == 0
    assert "not certified for real-money play" in said.lines[0]
    assert f"TEST ledger {table.state.ledger}" in said.lines[0]
    for meter in NAMES:
        line = next(line for line in said.lines if meter.title in line)
        assert line.split()[0] == meter.sas or meter.sas is None
    for title in NOT_FITTED:
        assert any(title in line and line.endswith("not fitted") for line in said.lines)
    assert any(line.split()[:1] == ["pool"] for line in said.lines)


def test_tables_that_are_set_alike_have_the_same_fingerprint(tables: dict[str, Driver], tmp_path: Path) -> None:
    prints = {name: fingerprint(table.data) for name, table in tables.items()}
    assert len(set(prints.values())) == len(prints)
    play(tmp_path, NY, 0)
    assert fingerprint(tmp_path) == prints[NY]


def fingerprint(data: Path) -> str:
    found: str = json.loads(croupier("meters", "--json", data=data).out)["configuration"]
    return found


def test_hits_and_the_plan_to_end_are_shown(tmp_path: Path) -> None:
    royal = ny_deck({1: "As Ks", 2: "2h 7c"}, dealer="9d 9c", board="Qs Js Ts 3d 4c")
    table = Driver(tmp_path, NY, chance=StackedChance(royal))
    session = table.hire()
    table.seat(1, 2, cents=100_000)
    table.table.sense([ChipSeen(1)])
    table.play_round(choose=lambda options: options[-1])
    table.does(PlanEnd("2027-01-31", "table 9"), by=session)
    said = croupier("meters", data=tmp_path)
    assert any(line.startswith("  Hit in round 1, ") and "seat 1" in line for line in said.lines)
    assert "  It ends on 2027-01-31; the pool goes to table 9." in said.lines
    found = json.loads(croupier("meters", "--json", data=tmp_path).out)
    assert [hit["round"] for hit in found["hits"]] == [1]
    assert found["plan"]["to"] == "table 9"


# Events.


def rows(said: Said) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(said.out)))


def test_the_log_has_what_is_outside_of_rounds_the_newest_last(tables: dict[str, Driver]) -> None:
    said = croupier("events", data=tables[NY].data)
    assert said.status == 0
    numbers = [int(line.split()[0]) for line in said.lines]
    assert numbers == sorted(numbers)
    found = rows(croupier("events", "--csv", data=tables[NY].data))
    assert [int(row["number"]) for row in found] == numbers
    assert {row["round"] for row in found} == {""}
    kinds = {row["kind"] for row in found}
    assert {
        "ledger-made",
        "configured",
        "powered-up",
        "user-added",
        "logged-in",
        "fault-raised",
        "cash-out-paid",
    } <= kinds
    assert "snapshot" not in kinds


def test_the_log_says_when_a_hand_pay_arises(tmp_path: Path) -> None:
    big_win(tmp_path).table.close()
    (raised,) = rows(croupier("events", "--kind", "hand-pay-raised", "--csv", data=tmp_path))
    assert (raised["seat"], raised["round"], raised["amount"]) == ("1", "1", "2000.00")
    assert raised["words"] == "Hand-pay 1 is due on the odds wager."
    (line,) = [line for line in croupier("events", data=tmp_path).lines if "hand-pay-raised" in line]
    assert "seat 1" in line
    assert "$2,000.00" in line


def test_the_log_of_everything(tables: dict[str, Driver]) -> None:
    for table in tables.values():
        found = rows(croupier("events", "--all", "--limit", 10_000, "--csv", data=table.data))
        assert [int(row["number"]) for row in found] == list(range(1, len(found) + 1))
        assert all(row["words"] for row in found)


def test_the_log_can_be_searched(tables: dict[str, Driver]) -> None:
    data = tables[NY].data

    def found(*options: str | int) -> list[dict[str, str]]:
        return rows(croupier("events", "--csv", *options, data=data))

    everything = found()
    assert [row["kind"] for row in found("--kind", "fault-raised")] == ["fault-raised"]
    faults = found("--code", "T-401") or found("--code", "door-open")
    assert {row["kind"] for row in faults} == {"fault-raised", "fault-cleared"}
    assert {row["seat"] for row in found("--seat", 3)} == {"3"}
    assert {row["who"] for row in found("--who", "sam")} == {"sam"}
    assert found("--who", "nobody") == []
    assert [row["kind"] for row in found("--search", "LOGGED OUT")] == ["logged-out"]
    assert found("--limit", 2) == everything[-2:]
    middle = everything[len(everything) // 2]["at"]
    assert found("--since", middle) == [row for row in everything if row["at"] >= middle]
    assert found("--until", middle) == [row for row in everything if row["at"] < middle]


def test_amounts_and_settings_are_told(tables: dict[str, Driver]) -> None:
    found = {row["kind"]: row for row in rows(croupier("events", "--csv", data=tables[NY].data))}
    assert (found["credit-given"]["amount"], found["credit-given"]["seat"]) == ("123.45", "3")
    assert found["credit-given"]["who"] == "sam"
    assert found["configured"]["words"] == "Settings: pace.betting_ms 20000 -> 15000."
    assert found["pool-funded"]["amount"] == "10000.00"
    paid = rows(croupier("events", "--csv", "--kind", "hand-pay-confirmed", data=tables[PAID_BY_HAND].data))
    assert [(row["amount"], row["who"]) for row in paid] == [("2000.00", "sam")]


def test_money_in_the_settings_is_told_as_money(tmp_path: Path) -> None:
    table = Driver(tmp_path, "texas-holdem-bonus/ma")
    session = table.hire()
    terms = ProgressiveTerms("1", 20_000_000_000, 725_500, 50_000, 30_000_000_000, 7_000_000)
    ante = Limit("ante", 1_000, 75_000, 500)
    other = table.config._replace(
        limits=(ante, *table.config.limits[1:]),
        chips=(100, 500, 5_000),
        house={"payout_limit": 9_000_000},
        progressive=terms,
        pace=table.config.pace._replace(cut_ms=9_000),
    )
    table.does(Configure(other), by=session)
    first, last = rows(croupier("events", "--csv", "--kind", "configured", data=tmp_path))
    assert last["words"] == (
        "Settings: house.payout_limit none -> $90,000.00; limits.ante.least $5.00 -> $10.00; "
        "limits.ante.most $500.00 -> $750.00; chips $1.00 $5.00 $25.00 $100.00 -> $1.00 $5.00 $50.00; "
        "pace.cut_ms 8000 -> 9000; progressive.reset $10,000.00 -> $20,000.00; "
        "progressive.contribution $0.10 -> $0.725500; progressive.limit none -> $30,000.00; "
        "progressive.guard $6.00 -> $7.00."
    )
    assert "limits.bonus.least $1.00; limits.bonus.most $100.00; limits.bonus.step $1.00" in first["words"]
    assert "progressive.table 1; progressive.reset $10,000.00; " in first["words"]


def test_no_secret_is_in_any_report(tmp_path: Path) -> None:
    """Not a PIN's hash, nor what is sealed, nor a card: of a round in play nothing is known."""
    table = in_play(tmp_path, NY)
    session = table.log_in("sam")
    table.does(AddUser("kim", table.state.users[0].role, OTHER_PIN), by=session)
    table.refused(LogIn("kim", "000111"))
    hashes = [user.pin_hash for user in table.state.users]
    assert all(hashes)
    for options in (["events", "--all"], ["events", "--all", "--csv"], ["meters"], ["meters", "--json"]):
        said = croupier(*options, data=tmp_path)
        assert said.status == 0
        assert not any(kept in said.out for kept in hashes)
        assert "argon2" not in said.out
    words = [row["words"] for row in rows(croupier("events", "--csv", "--kind", "login-failed", data=tmp_path))]
    assert words == ["A login as 'kim' failed, 1 in a row."]


def test_wrong_options_are_refused(
    tables: dict[str, Driver], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for options in (["--since", "yesterday"], ["--limit", "0"], ["--seat", "7"]):
        with pytest.raises(SystemExit) as ended:
            croupier("events", *options, data=tables[NY].data)
        assert ended.value.code == 2
    capsys.readouterr()
    for command in ("meters", "events"):
        said = refused(croupier(command, data=tmp_path))
        assert said.startswith(f"croupier {command}: there is no ledger in ")


def test_what_no_entry_can_be_is_refused_with_what_it_can(tables: dict[str, Driver]) -> None:
    for option, unknown, known in (
        ("--kind", "nope", ("configured", "pool-funded", "snapshot")),
        ("--code", "T-999", ("T-104", "T-401")),
        ("--code", "bad-mood", ("T-104", "T-401")),
    ):
        err = io.StringIO()
        with pytest.raises(SystemExit) as ended, redirect_stderr(err):
            main(["events", option, unknown, "--data", str(tables[NY].data)])
        assert ended.value.code == 2
        said = err.getvalue().splitlines()[-1]
        assert said.startswith(f"croupier events: error: argument {option}: there is no ")
        assert unknown in said
        assert all(name in said for name in known)
    for entry in rows(croupier("events", "--all", "--limit", 10_000, "--csv", data=tables[NY].data)):
        assert croupier("events", "--kind", entry["kind"], data=tables[NY].data).status == 0
    assert croupier("events", "--code", "door-open", data=tables[NY].data).lines


def test_moments() -> None:
    assert utc(START_MS) == "2023-11-14T22:13:20.000Z"
    assert utc(-1) == "1969-12-31T23:59:59.999Z"
    assert utc(10**18) == f"{10**18} ms"
    for at_ms in (0, START_MS, START_MS + 7):
        assert moment_ms(utc(at_ms)) == at_ms
    assert moment_ms("1970-01-02") == 24 * 3600 * 1000
    assert moment_ms("1970-01-01T01:00+01:00") == 0
    with pytest.raises(ValueError, match="must be a time"):
        moment_ms("soon")
