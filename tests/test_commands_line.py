"""What a person types: every command explains itself, finds its ledger, and starts at once."""

import subprocess
import sys
from pathlib import Path

import pytest

from kiosk.cli import COMMANDS, main
from tests.commandline import croupier, refused
from tests.recorded_ledgers import play

NAMES = [module.__name__.rpartition(".")[2].replace("_", "-") for module in COMMANDS]
ON_A_LEDGER = {
    "verify": (),
    "fair": ("--round", 1),
    "recall": (),
    "meters": (),
    "events": (),
    "export": ("meters", "--to", "-"),
}


@pytest.mark.parametrize("name", NAMES)
def test_every_command_says_what_it_does(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([name, "--help"])
    said = capsys.readouterr().out
    assert ended.value.code == 0
    assert said.startswith(f"usage: croupier {name}")
    assert len(said.split("\n\n")[1]) > 40  # a description


def test_the_line_is_read_without_loading_a_database_or_a_cipher() -> None:
    heavy = {"sqlite3", "sqlite_utils", "cryptography", "argon2", "kiosk.table", "storage"}
    code = "import sys, kiosk.cli; kiosk.cli._parser(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not heavy & set(done.stdout.split())


@pytest.mark.parametrize("name", ON_A_LEDGER)
def test_the_ledger_is_where_it_is_said_to_be(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(tmp_path / "here", "flop-poker/ma", 1).table.close()
    options = ON_A_LEDGER[name]
    monkeypatch.setenv("CROUPIER_DATA", str(tmp_path / "nowhere"))
    refused(croupier(name, *options))
    given = croupier(name, *options, data=tmp_path / "here")
    assert given.status == 0
    monkeypatch.setenv("CROUPIER_DATA", str(tmp_path / "here"))
    assert croupier(name, *options) == given
    monkeypatch.delenv("CROUPIER_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "here").rename(tmp_path / "croupier")
    assert croupier(name, *options).status == 0


@pytest.mark.parametrize("name", ON_A_LEDGER)
def test_a_file_that_is_no_ledger_is_one_sentence(name: str, tmp_path: Path) -> None:
    (tmp_path / "ledger.db").write_bytes(b"something else" * 500)
    (tmp_path / "ledger.pub").write_bytes(b"")
    assert "file is not a database" in refused(croupier(name, *ON_A_LEDGER[name], data=tmp_path))


def test_a_simulated_sensor_obeys_what_is_typed(tmp_path: Path) -> None:
    link = tmp_path / "sensor"
    command = [sys.executable, "-m", "kiosk.cli", "sensor-sim", "--link", str(link)]
    done = subprocess.run(command, input="chip 3 on\nquit\n", capture_output=True, text=True, check=True, timeout=30)
    assert done.stdout.splitlines()[0] == f"plugged in at {link}"
    assert done.stdout.splitlines()[-1] == "unplugged"
