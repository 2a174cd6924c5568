"""`croupier report` and the documents behind it: text, CSV and JSON say the same, in the times that were asked for."""

import csv
import io
import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from kiosk.app.composition import open_reader
from kiosk.base.clock import day_ms, local, moment_ms
from kiosk.base.software import software_hash
from kiosk.reports import REPORTS
from kiosk.reports.document import Cell
from kiosk.reports.figures.period import period
from tests.kit.commandline import croupier, refused
from tests.kit.table.report_ledgers import FIRST_DAY, SECOND_DAY, THIRD_DAY, three_days

HOUR_MS = 3_600_000


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    data = tmp_path_factory.mktemp("three days")
    three_days(data).table.close()
    return data


def sections(data: Path, *options: str) -> dict[str, list[list[Any]]]:
    found = json.loads(croupier("report", *options, "--format", "json", data=data).out)
    return {part["title"]: [[cell["value"] for cell in row] for row in part["rows"]] for part in found["sections"]}


def test_a_days_report_is_the_period(data: Path) -> None:
    money = dict(sections(data, "--daily", "2023-11-15")["Money"])
    with open_reader(data) as reader:
        found = period(reader, SECOND_DAY, THIRD_DAY)
    assert money["Win"] == found.money.win
    assert money["Credits in (drop)"] == found.money.credits_in
    assert Fraction(money["Hold"]) == found.money.hold
    assert sections(data, "--from", "2023-11-15", "--to", "2023-11-16T00:00Z") == sections(
        data, "--daily", "2023-11-15"
    )


def test_a_period_without_entries_says_so(data: Path) -> None:
    said = croupier("report", "period", "--daily", "2024-02-01", data=data)
    with open_reader(data) as reader:
        assert f"no entries, after entry {reader.last_number()}" in said.out
    assert "entries 1 to" not in said.out


@pytest.mark.parametrize("what", REPORTS)
def test_every_report_says_what_it_is_of(data: Path, what: str) -> None:
    said = croupier("report", what, "--daily", "2023-11-15", data=data)
    assert (said.status, said.err) == (0, "")
    told = {line.split()[0]: line for line in said.lines[2:9]}
    with open_reader(data) as reader:
        about = period(reader, SECOND_DAY, THIRD_DAY).about
    assert "2023-11-15T00:00:00+00:00 to 2023-11-16T00:00:00+00:00" in told["Period"]
    assert f"test {about.ledger}, entries {about.first + 1} to {about.last}" in told["Ledger"]
    assert about.digest in told["Chain"]
    assert about.version in told["Version"]
    assert software_hash() in told["Software"]
    assert about.configuration in told["Configuration"]
    assert told["Certification"].endswith("not certified for real-money play")


@pytest.mark.parametrize("what", REPORTS)
def test_csv_and_text_have_the_same_rows(data: Path, what: str) -> None:
    options = ("report", what, "--daily", "2023-11-15")
    rows = list(csv.reader(io.StringIO(croupier(*options, "--format", "csv", data=data).out)))
    found = sections(data, what, "--daily", "2023-11-15")
    text = croupier(*options, data=data).out
    for title, lines in found.items():
        mine = [row for row in rows if row[0] == title]
        assert len(mine) - len(lines) in (0, 1)  # the names of its columns
        assert f"\n{title}\n{'-' * len(title)}\n" in text
    assert rows[0] == ["report", text.splitlines()[0]]
    assert "DIFFERS" not in text


def test_amounts_in_a_spreadsheet_are_plain_numbers(data: Path) -> None:
    out = croupier("report", "--daily", "2023-11-15", "--format", "csv", data=data).out
    rows = {tuple(row[:2]): row[2:] for row in csv.reader(io.StringIO(out))}
    with open_reader(data) as reader:
        found = period(reader, SECOND_DAY, THIRD_DAY)
    assert rows["Money", "Win"] == [f"-{-found.money.win // 100}.{-found.money.win % 100:02}"]
    assert rows["Play", "Rounds"] == [str(found.play.rounds)]
    assert rows["Hand-pays", "won"] == [
        "2",
        f"{found.hand_pays.made_cents // 100}.{found.hand_pays.made_cents % 100:02}",
    ]


def test_shifts_part_a_day(data: Path) -> None:
    shifts = ("06:00-14:00", "14:00-22:30", "22:30-06:00")
    wagered = [
        dict(sections(data, "--daily", "2023-11-14", "--shift", shift)["Money"])["Wagered (coin in)"]
        for shift in shifts
    ]
    with open_reader(data) as reader:
        whole = period(reader, FIRST_DAY + 6 * HOUR_MS, SECOND_DAY + 6 * HOUR_MS).money.coin_in
    assert sum(wagered) == whole
    assert min(wagered[1:]) > 0
    assert croupier("report", "--daily", "2023-11-14", "--shift", shifts[0], data=data).lines[0] == "Shift report"


def test_a_zones_day_is_its_own(data: Path) -> None:
    """The first day's play was at 17:13 in New York, and the second's just before its midnight."""
    one = dict(sections(data, "--daily", "2023-11-14", "--zone", "America/New_York")["Play"])
    with open_reader(data) as reader:
        expected = period(reader, FIRST_DAY + 5 * HOUR_MS, SECOND_DAY + 5 * HOUR_MS).play.rounds
    assert one["Rounds"] == expected == 9
    said = croupier("report", "--daily", "2023-11-14", "--zone", "America/New_York", data=data)
    assert "2023-11-14T00:00:00-05:00 to 2023-11-15T00:00:00-05:00, America/New_York" in said.lines[2]


def test_days_shifts_and_zones() -> None:
    assert day_ms("2023-11-14") == (FIRST_DAY, SECOND_DAY)
    assert day_ms("2023-11-14", shift="22:00-06:00") == (FIRST_DAY + 22 * HOUR_MS, SECOND_DAY + 6 * HOUR_MS)
    begin, end = day_ms("2026-03-29", "Europe/Berlin")  # the clocks go forward
    assert end - begin == 23 * HOUR_MS
    begin, end = day_ms("2026-10-25", "Europe/Berlin")
    assert end - begin == 25 * HOUR_MS
    assert moment_ms("2023-11-14T01:00", "Europe/Berlin") == moment_ms("2023-11-14T01:00+01:00") == FIRST_DAY
    assert local(FIRST_DAY, "Asia/Shanghai") == "2023-11-14T08:00:00+08:00"
    assert local(10**18, "UTC") == f"{10**18} ms"
    for wrong in (("2023-11-31",), ("2023-11-14", "Nowhere/Else"), ("2023-11-14", "UTC", "morning")):
        with pytest.raises(ValueError, match="must be a "):
            day_ms(*wrong)


def test_cells() -> None:
    assert Cell(123_456, "cents").shown() == "$1,234.56"
    assert Cell(123_456, "cents").plain() == "1234.56"
    assert Cell(-1_234_567, "micros").shown() == "-$1.234567"
    assert Cell(-1_234_567, "micros").plain() == "-1.234567"
    assert Cell(Fraction(-1, 3), "percent").shown() == "-33.33%"
    assert Cell(None, "percent").shown() == "not known"
    assert (Cell(None, "percent").plain(), Cell(None, "moment").shown(), Cell(None).shown()) == ("", "", "")
    assert Cell(FIRST_DAY, "moment").shown("Europe/Berlin") == "2023-11-14T01:00:00+01:00"
    assert Cell(FIRST_DAY, "moment").plain() == "2023-11-14T00:00:00.000Z"
    assert (Cell(True, "agrees").shown(), Cell(False, "agrees").plain()) == ("agrees", "DIFFERS")


def test_what_is_no_period_is_refused(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    day = ("--daily", "2023-11-14")
    for options in ((), ("--from", "2023-11-14"), ("--shift", "06:00-14:00"), (*day, "--to", "2023-11-15")):
        said = refused(croupier("report", *options, data=data))
        assert said.startswith("croupier report: name a day with --daily")
    backwards = ("--from", "2023-11-15", "--to", "2023-11-14")
    assert refused(croupier("report", *backwards, data=data)) == "croupier report: the period must end after it begins"
    for wrong in (("--daily", "today"), ("--zone", "Mars"), ("--shift", "early"), ("--from", "soon"), ("weekly",)):
        with pytest.raises(SystemExit) as ended:
            croupier("report", *wrong, data=data)
        assert ended.value.code == 2
    capsys.readouterr()
    assert "there is no ledger in" in refused(croupier("report", "--daily", "2023-11-14", data=tmp_path))


def test_no_secret_is_in_a_report(data: Path) -> None:
    with open_reader(data) as reader:
        hashes = [
            entry.payload.partition('"pin_hash":"')[2][:30] for _, entry, _ in reader.entries(kinds=["user-added"])
        ]
    assert all(hashes)
    for what in REPORTS:
        for form in ("text", "csv", "json"):
            out = croupier("report", what, "--daily", "2023-11-14", "--format", form, data=data).out
            assert not any(kept in out for kept in hashes)
