"""What a person types: every command explains itself, finds its ledger, and starts at once."""

import pwd
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import pytest

from kiosk.app.cli import COMMANDS, main
from tests.kit.commandline import Said, croupier, refused
from tests.kit.table.recorded_ledgers import play
from tests.kit.table.small_ledgers import as_nobody, readable, shared_directory

ON_A_LEDGER = {
    "verify": (),
    "fair": ("--round", 1),
    "recall": (),
    "meters": (),
    "events": (),
    "export": ("meters", "--to", "-"),
}


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_says_what_it_does(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([name, "--help"])
    said = capsys.readouterr().out
    assert ended.value.code == 0
    assert said.startswith(f"usage: croupier {name}")
    assert len(said.split("\n\n")[1]) > 40  # a description


def test_the_proof_says_which_command_checks_the_chain(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["fair", "--help"])
    assert "`croupier verify` checks" in " ".join(capsys.readouterr().out.split())


def test_the_line_is_read_without_loading_a_database_or_a_cipher() -> None:
    heavy = {"sqlite3", "sqlite_utils", "cryptography", "argon2", "kiosk.table.table", "storage"}
    code = "import sys, kiosk.app.cli; kiosk.app.cli._parser(); print(*sys.modules)"
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
    ledger = tmp_path / "ledger.db"
    ledger.write_bytes(b"something else" * 500)
    (tmp_path / "ledger.pub").write_bytes(b"")
    said = refused(croupier(name, *ON_A_LEDGER[name], data=tmp_path))
    assert said == f"croupier {name}: cannot open {ledger}: file is not a database"
    ledger.write_bytes(b"")
    assert refused(croupier(name, *ON_A_LEDGER[name], data=tmp_path)) == f"croupier {name}: {ledger} is not a ledger"


# What the environment refuses: the command, the path, and the reason in words.


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    data = tmp_path_factory.mktemp("good") / "data"
    play(data, "flop-poker/ma", 1).table.close()
    return data


def plain(said: Said, name: str, *wanted: str | Path) -> None:
    """One sentence, of this command, with all of that in it."""
    words = refused(said)
    assert words.startswith(f"croupier {name}: ")
    assert "Errno" not in words
    for part in wanted:
        assert str(part) in words


@pytest.mark.parametrize("name", ["play", *ON_A_LEDGER, "backup"])
def test_a_data_directory_that_is_a_file(name: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    options = ("--to", tmp_path / "copy") if name == "backup" else ON_A_LEDGER.get(name, ())
    for data in (tmp_path / "file", tmp_path / "file" / "data"):
        reason = "Not a directory" if name == "play" else "there is no ledger"
        plain(croupier(name, *options, data=data), name, data, reason)
    assert (tmp_path / "file").read_bytes() == b""


@pytest.mark.parametrize("name", ["play", *ON_A_LEDGER, "backup"])
def test_a_data_directory_that_is_closed_to_the_user(name: str) -> None:
    with shared_directory() as place:
        data = place / "data"
        data.mkdir(0)
        options = ("--to", place / "copy") if name == "backup" else ON_A_LEDGER.get(name, ())
        with as_nobody():
            plain(croupier(name, *options, data=data), name, data, "Permission denied")


def test_a_table_where_nothing_may_be_written() -> None:
    with shared_directory() as place:
        play(place / "data", "flop-poker/ma", 0).table.close()
        (place / "empty").mkdir()
        (readable(place / "data") / "keys").chmod(0)
        for closed in (place / "empty", place):
            closed.chmod(0o555)
        with as_nobody():
            plain(croupier("play", data=place / "empty"), "play", place / "empty", "Permission denied")
            plain(croupier("play", data=place / "new"), "play", place / "new", "Permission denied")
            plain(croupier("play", data=place / "data"), "play", place / "data", "Permission denied")


def test_files_beside_the_ledger_that_are_not_there(good: Path, tmp_path: Path) -> None:
    missing = {
        "ledger.pub": "the public key {} is missing: bring it back from a copy",
        "checkpoints.jsonl": "cannot read {}: No such file or directory",
    }
    for name, words in missing.items():
        data = shutil.copytree(good, tmp_path / name)
        (data / name).unlink()
        said = croupier("backup", "--to", tmp_path / "copy", data=data)
        plain(said, "backup", words.format(data / name))
    plain(croupier("verify", data=tmp_path / "ledger.pub"), "verify", "ledger.pub is missing")
    found = croupier("verify", data=tmp_path / "checkpoints.jsonl")
    assert found.status == 1
    assert "Errno" not in found.out
    for option, name in (("--key", "ledger.pub"), ("--checkpoints", "checkpoints.jsonl")):
        said = croupier("verify", option, tmp_path / "kept", data=good)
        plain(said, "verify", missing[name].format(tmp_path / "kept"))


WRITERS = (("export", "meters"), ("export", "all"), ("export", "rounds", "--force"), ("backup",))


@pytest.mark.parametrize("command", WRITERS, ids=" ".join)
def test_a_file_that_cannot_be_written(command: tuple[str, ...], good: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    target = tmp_path / "file" / "out"
    plain(croupier(*command, "--to", target, data=good), command[0], target, "Not a directory")
    with shared_directory() as place:
        data = readable(shutil.copytree(good, place / "data"))
        place.chmod(0o555)
        with as_nobody():
            plain(croupier(*command, "--to", place / "out", data=data), command[0], place / "out", "Permission denied")


def test_a_link_that_cannot_be_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)  # nobody types
    (tmp_path / "file").touch()
    plain(croupier("sensor-sim", "--link", tmp_path / "file" / "link"), "sensor-sim", tmp_path / "file")
    plain(croupier("sensor-sim", "--link", tmp_path / "file"), "sensor-sim", tmp_path / "file", "File exists")


def test_a_user_without_a_home_is_asked_for_a_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(_: int) -> NoReturn:
        raise KeyError("no such user")

    for name in ("HOME", "CROUPIER_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pwd, "getpwuid", nobody)
    plain(croupier("recall"), "recall", "--data", "CROUPIER_DATA")


def test_a_strange_name_stays_in_one_line(tmp_path: Path) -> None:
    assert r"no\nledger\xe9" in refused(croupier("recall", data=tmp_path / "no\nledger\xe9"))


def test_a_simulated_sensor_obeys_what_is_typed(tmp_path: Path) -> None:
    link = tmp_path / "sensor"
    command = [sys.executable, "-m", "kiosk.app.cli", "sensor-sim", "--link", str(link)]
    done = subprocess.run(command, input="chip 3 on\nquit\n", capture_output=True, text=True, check=True, timeout=30)
    assert done.stdout.splitlines()[0] == f"plugged in at {link}"
    assert done.stdout.splitlines()[-1] == "unplugged"
