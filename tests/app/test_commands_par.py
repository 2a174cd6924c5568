"""`croupier par` and `croupier strategy`: sheets in four forms, and one sentence for everything that is refused."""

import csv
import errno
import io
import json
import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from kiosk.analysis.counts.library import Library
from kiosk.analysis.fast_action_holdem.pricing import ANOTHER_TABLE
from kiosk.analysis.pricing.terms import choices
from kiosk.analysis.sheets.sheet import Sheet
from kiosk.rules.rule_sets import RULE_SETS
from tests.kit.commandline import croupier, refused
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, TEXAS


@pytest.mark.parametrize("game", RULE_SETS)
def test_every_game_has_its_sheet(game: str) -> None:
    said = croupier("par", "--game", game)
    assert (said.status, said.err) == (0, "")
    assert said.lines[0] == f"{RULE_SETS[game].title}: PAR sheet"
    assert max(map(len, said.lines)) <= 100


@pytest.mark.parametrize("game", RULE_SETS)
def test_every_game_has_its_strategy(game: str) -> None:
    said = croupier("strategy", "--game", game)
    assert (said.status, said.err) == (0, "")
    assert "The best play returns" in said.out


def test_json_and_csv_say_the_same() -> None:
    terms = ("--game", TEXAS, "--table", "ante_pays_from=flush", "--table", "meter=25000")
    found = json.loads(croupier("par", *terms, "--format", "json").out)
    rows = list(csv.DictReader(io.StringIO(croupier("par", *terms, "--format", "csv").out)))
    evs = {row["of"]: row["fraction"] for row in rows if (row["part"], row["name"]) == ("wager", "ev")}
    assert evs == {name: wager["ev"] for name, wager in found["wagers"].items()}
    assert set(evs) == {"main", "bonus", "progressive"}
    assert found["terms"]["ante_pays_from"] == "flush"
    assert found["wagers"]["bonus"]["ev"] == "-59/663"
    assert found["wagers"]["main"]["weights"] == 55_627_620_048_000


def test_a_table_of_ones_own_changes_the_return() -> None:
    command = ("par", "--format", "json", "--game", HEADS_UP_MA)
    printed, given = (
        json.loads(croupier(*command, *more).out)["wagers"]["pocket_bonus"]["ev"]
        for more in ((), ("--table", "pocket_bonus=30/20/10/5.5"))
    )
    assert Fraction(given) - Fraction(printed) == Fraction(72, 2 * 1326)


def test_a_sheet_into_a_file(tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    said = croupier("par", "--game", FLOP, "--format", "json", "--output", file)
    assert (said.status, said.out, said.err) == (0, "", f"wrote {file} (json)\n")
    assert json.loads(file.read_text())["game"] == FLOP
    gone = tmp_path / "none" / "sheet.json"
    assert f"cannot use {gone}: " in refused(croupier("par", "--game", FLOP, "--output", gone))


@pytest.mark.parametrize(("suffix", "begins"), [(".json", "{"), (".csv", "part,of,"), (".txt", "Flop"), ("", "Flop")])
def test_the_form_is_that_of_the_name(tmp_path: Path, suffix: str, begins: str) -> None:
    file = tmp_path / f"sheet{suffix}"
    assert croupier("par", "--game", FLOP, "--output", file).status == 0
    assert file.read_text().startswith(begins)


def test_a_name_that_says_otherwise_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "sheet.pdf"
    words = refused(croupier("par", "--game", FLOP, "--format", "text", "--output", file))
    assert words == f"croupier par: {file} is named like pdf, and --format is text"
    assert not file.exists()


def test_a_file_that_is_there_is_overwritten_by_force_alone(tmp_path: Path) -> None:
    file = tmp_path / "sheet.txt"
    file.write_text("mine")
    command = ("par", "--game", FLOP, "--output", file)
    assert refused(croupier(*command)) == f"croupier par: {file} is there already (--force overwrites it)"
    assert file.read_text() == "mine"
    assert croupier(*command, "--force").status == 0
    assert file.read_text().startswith("Flop Poker")


def test_a_hyphen_is_the_terminal() -> None:
    said = croupier("par", "--game", FLOP, "--output", "-")
    assert (said.out, said.err) == (croupier("par", "--game", FLOP).out, "")
    assert refused(croupier("par", "--game", FLOP, "--output", "-", "--format", "pdf")).endswith("needs --output FILE")


def test_a_recount_says_that_it_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kiosk.app.par_sheet.count_anew", Library().named)
    said = croupier("par", "--game", FLOP, "--recount", data=tmp_path)
    names = [source.partition(" ")[0] for source in said.err.splitlines()]
    assert names == ["flop:", "sides:"]
    for line in said.err.splitlines():
        assert re.fullmatch(r"[a-z]+: counted again, the same as shipped \(sha-256 [0-9a-f]{16}\.\.\.\)", line)
        assert f"  - {line}" in said.lines


@pytest.mark.parametrize("command", ["par", "strategy"])
def test_help_lists_what_may_be_set(command: str) -> None:
    said = croupier(command, "--game", HEADS_UP_MA, "--table", "help")
    assert (said.status, said.err) == (0, "")
    for one in choices(HEADS_UP_MA):
        assert f"  {one.key}={one.default} (default)" in said.lines
        assert one.takes in " ".join(said.out.split())
    assert 'there is no game "poker"' in refused(croupier(command, "--game", "poker", "--table", "help"))


def test_a_strategy_for_another_table_says_so() -> None:
    said = croupier("strategy", "--game", FAST_ACTION, "--table", "fast_action=5/0.5")
    assert said.lines[2].strip() == ANOTHER_TABLE
    assert "This play returns -0.266370 +- 0.000047 (95%), estimated, per wager" in said.out
    assert "best play" not in said.out
    printed = croupier("strategy", "--game", FAST_ACTION, "--table", "fast_action=6/1").out
    assert "not the best" not in printed
    assert "The best play returns " in printed


def test_a_pdf_is_drawn_by_whom_the_composition_root_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[Sheet, Path]] = []
    monkeypatch.setattr("kiosk.app.composition.write_pdf", lambda sheet, path: drawn.append((sheet, path)))
    file = tmp_path / "sheet.pdf"
    assert croupier("par", "--game", FLOP, "--format", "pdf", "--output", file).status == 0
    assert [(sheet.game, path) for sheet, path in drawn] == [(FLOP, file)]
    words = refused(croupier("par", "--game", FLOP, "--format", "pdf"))
    assert words == "croupier par: a PDF needs --output FILE"


@pytest.mark.parametrize("command", ["par", "strategy"])
@pytest.mark.parametrize(
    ("given", "words"),
    [
        (("--game", "poker"), 'there is no game "poker"; there are heads-up-holdem/ma, '),
        (("--game", HEADS_UP_MA, "--table", "odds=Z"), 'odds has no table "Z"; it has A, or takes all its lines '),
        (("--game", HEADS_UP_MA, "--table", "odds=1/2/3/4/5"), "odds has 6 lines ("),
        (("--game", HEADS_UP_MA, "--table", "odds=-1/2/3/4/5/6"), "odds at royal-flush must be odds above zero"),
        (("--game", HEADS_UP_MA, "--table", "flop=A"), '"flop" is no table or election by which heads-up-holdem/ma'),
        (("--game", HEADS_UP_MA, "--table", "odds=none.toml"), "cannot use none.toml: No such file or directory"),
        (("--game", FAST_ACTION, "--table", "decks=5"), 'decks must be 6 or 8, and is "5"'),
    ],
)
def test_what_is_refused_is_one_sentence(command: str, given: tuple[str, ...], words: str) -> None:
    assert refused(croupier(command, *given)).startswith(f"croupier {command}: {words}")


def test_a_recount_without_the_compiler_says_how_to_get_it(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "from kiosk.app.cli import main\n"
        "sys.exit(main(['par', '--game', 'flop-poker/ma', '--recount', '--data', sys.argv[1]]))"
    )
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "croupier par: counting flop needs croupier-analysis, which is not installed; "
        "to get it: pip install 'croupier-etg[analysis]'\n"
    )


def test_shipped_sheets_need_neither_the_compiler_nor_a_database() -> None:
    heavy = {"numba", "numpy", "sqlite3", "storage", "kiosk.app.composition", "PySide6"}
    code = (
        "import sys\nfrom kiosk.app.cli import main\n"
        "main(['par', '--game', 'heads-up-holdem/ny']); print('modules', *sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not heavy & set(done.stdout.rpartition("modules")[2].split())


def disk_full(_: int) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_sheet_that_cannot_be_written_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = tmp_path / "sheet.json"
    sheet.write_text("mine")
    monkeypatch.setattr("os.fsync", disk_full)
    said = croupier("par", "--game", FLOP, "--output", sheet, "--force")
    assert said.status == 2
    assert sheet.read_text() == "mine"
