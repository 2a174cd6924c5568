"""`croupier export` and `croupier backup`: files that are whole or not there, and hold what the ledger holds."""

import csv
import json
from pathlib import Path

import pytest

from kiosk.app.composition import open_reader
from kiosk.audit.round_document import settle
from kiosk.ledger.fairness import commitment_holds
from kiosk.ledger.table_state import Phase
from storage.places import Places
from tests.kit.commandline import croupier, refused
from tests.kit.table.recorded_ledgers import FAST_ACTION, LEDGERS, in_play, play
from tests.kit.table.table_driver import Driver

NY = "heads-up-holdem/ny"
FILES = {"rounds": "rounds.jsonl", "events": "events.csv", "postings": "postings.csv", "meters": "meters.csv"}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Driver]:
    return {name: play(tmp_path_factory.mktemp("table"), name) for name in LEDGERS}


def table_of(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("name", LEDGERS)
def test_rounds_are_lines_that_can_be_settled_again(tables: dict[str, Driver], tmp_path: Path, name: str) -> None:
    table = tables[name]
    target = tmp_path / "rounds.jsonl"
    assert croupier("export", "rounds", "--to", target, data=table.data).status == 0
    lines = [json.loads(line) for line in target.read_text("utf-8").splitlines()]
    assert [line["round"] for line in lines] == list(range(1, table.state.last_round + 1))
    for line in lines:
        assert line.keys() == {"round", "at", "document", "answer", "commitment", "reveal"}
        assert json.loads(settle(line["document"])) == line["answer"]
        if "order" in line["reveal"]:
            bound = f"{table.state.ledger}/round/{line['round']}"
            salt, order = bytes.fromhex(line["reveal"]["salt"]), line["reveal"]["order"]
            assert commitment_holds(line["commitment"], bound, salt, order)
        else:
            assert len(line["reveal"]["leaves"]) == line["answer"]["cards_used"]


def test_postings_events_and_meters_are_what_the_ledger_has(tables: dict[str, Driver], tmp_path: Path) -> None:
    table = tables[NY]
    target = tmp_path / "all"
    assert croupier("export", "all", "--to", target, data=table.data).status == 0
    assert sorted(path.name for path in target.iterdir()) == sorted(FILES.values())
    sums: dict[str, int] = {}
    for row in table_of(target / "postings.csv"):
        sums[row["account"]] = sums.get(row["account"], 0) + int(row["micros"])
    assert sums == dict(table.state.books)
    with open_reader(table.data) as reader:
        assert len(table_of(target / "events.csv")) == reader.last_number()
    meters = {row["meter"]: row["value"] for row in table_of(target / "meters.csv")}
    assert int(meters["coin-in"]) == table.state.meters["coin-in"]
    assert int(meters["coin-in/seat/3"]) == table.state.meters["coin-in/seat/3"]
    assert int(meters["balance/house"]) == table.state.books["house"]
    for what, name in FILES.items():
        assert croupier("export", what, "--to", "-", data=table.data).out == (target / name).read_text("utf-8")


def test_nothing_is_overwritten_unless_it_is_forced(tables: dict[str, Driver], tmp_path: Path) -> None:
    target = tmp_path / "meters.csv"
    target.write_text("mine")
    said = refused(croupier("export", "meters", "--to", target, data=tables[NY].data))
    assert said == f"croupier export: {target} is there already (--force overwrites it)"
    assert target.read_text() == "mine"
    assert croupier("export", "meters", "--to", target, "--force", data=tables[NY].data).status == 0
    assert target.read_text().startswith("meter,")
    folder = tmp_path / "all"
    folder.mkdir()
    assert "is there already" in refused(croupier("export", "all", "--to", folder, "--force", data=tables[NY].data))
    assert "needs a directory" in refused(croupier("export", "all", "--to", "-", data=tables[NY].data))


def test_what_could_not_be_finished_leaves_nothing(
    tables: dict[str, Driver], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device", str(target))

    monkeypatch.setattr(Path, "replace", full)
    for what in ("rounds", "all"):
        said = refused(croupier("export", what, "--to", tmp_path / "out", data=tables[NY].data))
        assert "No space left on device" in said
        assert list(tmp_path.iterdir()) == []


def test_the_progress_is_shown_where_it_is_wanted(tables: dict[str, Driver]) -> None:
    said = croupier("export", "postings", "--to", "-", "--progress", data=tables[NY].data)
    assert "100%" in said.err
    assert said.out == croupier("export", "postings", "--to", "-", data=tables[NY].data).out


@pytest.mark.parametrize("name", [NY, FAST_ACTION])
def test_a_round_in_play_is_not_exported(tmp_path: Path, name: str) -> None:
    table = in_play(tmp_path, name)
    assert croupier("export", "rounds", "--to", "-", data=tmp_path) == (0, "", "")
    table.until(Phase.RESULT)
    assert len(croupier("export", "rounds", "--to", "-", data=tmp_path).lines) == 1


# Backup.


@pytest.mark.parametrize("name", [NY, FAST_ACTION])
def test_a_backup_while_the_table_plays_can_be_verified_and_read(tmp_path: Path, name: str) -> None:
    table = in_play(tmp_path / "data", name)
    target = tmp_path / "backups" / "today"
    said = croupier("backup", "--to", target, data=table.data)
    assert said.status == 0
    with open_reader(table.data) as reader:
        assert said.out == f"Backed up to {target}: {reader.last_number()} entries, verified.\n"
    assert not Places(target).keys.exists()
    assert croupier("verify", data=target).status == 0
    assert croupier("meters", data=target).out == croupier("meters", data=table.data).out
    assert "is there already" in refused(croupier("backup", "--to", target, data=table.data))


def test_a_backup_of_nothing_is_one_sentence(tmp_path: Path) -> None:
    said = refused(croupier("backup", "--to", tmp_path / "to", data=tmp_path))
    assert said == f"croupier backup: there is no ledger in {tmp_path}"
    assert list(tmp_path.iterdir()) == []
