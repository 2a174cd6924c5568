"""`croupier setup`: asked or from a file, it makes a table once, whole and by name, and changes little afterwards."""

import io
import os
import pty
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kiosk.app.composition import open_table
from kiosk.app.launch import KioskOptions, _ledger
from kiosk.app.setup.provisioning import cabinet_data, look
from kiosk.audit.event_log import line_of
from kiosk.base.clock import SystemClock
from kiosk.base.ports import names
from kiosk.policy.access import Role
from kiosk.policy.config import default_config
from kiosk.policy.device import Device, load_device, save_device, written
from kiosk.table.chance import SystemChance
from kiosk.table.own_attendant import OwnAttendant
from tests.kit.commandline import Said, croupier
from tests.kit.table.crash_points import entries_in
from tests.kit.table.table_driver import OTHER_PIN, PIN

NOBODY = 65_534
ANSWERS = {
    "accept_licence": "true",
    "profile": '"new-york"',
    "kind": '"live"',
    "game": '"heads-up-holdem/ny"',
    "language": '"de"',
    "layout": '"seats"',
    "screen": "0",
    "seats": "[6, 5, 4, 3, 2, 1]",
    "sensor": '"none"',
    "supervisor": f'{{ name = "sam", pin = "{PIN}" }}',
}
SET = Device("de", 60, "seats", 0, (6, 5, 4, 3, 2, 1), "none")


def write(folder: Path, **changes: str | None) -> Path:
    """An answers file; None takes a key away."""
    answers = {key: value for key, value in {**ANSWERS, **changes}.items() if value is not None}
    path = folder / "answers.toml"
    path.write_text("".join(f"{key} = {value}\n" for key, value in answers.items()))
    return path


def set_up(folder: Path, **changes: str | None) -> Said:
    return croupier("setup", "--answers", write(folder, **changes), data=folder / "data")


def typed(folder: Path, monkeypatch: pytest.MonkeyPatch, *lines: str) -> Said:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    return croupier("setup", data=folder / "data")


def content(data: Path) -> dict[str, bytes]:
    """Every file but the database's own two, which any reader leaves."""
    files = (path for path in sorted(data.rglob("*")) if path.is_file())
    return {str(path): path.read_bytes() for path in files if not path.name.startswith("ledger.db-")}


def told(data: Path, kind: str) -> list[tuple[str | None, str]]:
    return [(names(line.who) or None, str(line.words)) for line in map(line_of, entries_in(data)) if line.kind == kind]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Said]:
    """A table that was set up by a file, not to be changed."""
    folder = tmp_path_factory.mktemp("made")
    return folder / "data", set_up(folder)


@pytest.fixture
def table(made: tuple[Path, Said], tmp_path: Path) -> Path:
    """A copy of it."""
    return shutil.copytree(made[0], tmp_path / "data")


# From a file.


def test_a_table_is_made_whole_and_by_name(made: tuple[Path, Said]) -> None:
    data, said = made
    assert (said.status, said.err) == (0, "")
    present = look(data)
    assert present is not None
    assert (present.kind, present.config) == ("live", default_config("heads-up-holdem/ny", "new-york"))
    assert [(user.name, user.role) for user in present.users] == [("sam", Role.SUPERVISOR)]
    assert load_device(data) == SET
    assert ("sam", 'Device: language "de".') in told(data, "device-set")
    assert len(told(data, "device-set")) == len(written(Device()))
    assert croupier("verify", data=data).status == 0


def test_the_keys_are_private_and_their_fingerprint_is_told(made: tuple[Path, Said]) -> None:
    data, said = made
    assert {path.stat().st_mode & 0o777 for path in (data / "keys").iterdir()} == {0o600}
    assert (data / "keys").stat().st_mode & 0o777 == 0o700
    shown = next(line.strip().replace(" ", "") for line in said.lines if line.startswith("  "))
    assert f"Public key {shown}." in croupier("verify", data=data).out
    assert str(data / "keys") in said.out
    assert "safe" in said.out


def test_no_pin_is_told_or_kept(made: tuple[Path, Said]) -> None:
    data, said = made
    assert PIN not in said.out
    assert not any(PIN.encode() in found for found in content(data).values())


def test_the_table_that_was_made_opens_whatever_the_usual_settings_are(table: Path) -> None:
    opened = open_table(*_ledger(KioskOptions(str(table)), shown=True), SystemClock(), SystemChance())
    assert opened.view().config.profile == "new-york"
    opened.close()


def test_the_same_answers_again_change_nothing(table: Path) -> None:
    before = content(table)
    said = set_up(table.parent)
    assert (said.status, said.lines) == (0, [f"Nothing to do: the table in {table} is set up like that."])
    assert content(table) == before


REFUSED: list[tuple[dict[str, str | None], str]] = [
    ({"accept_licence": "false"}, "accept_licence: the licence has to be accepted"),
    ({"accept_licence": '"yes"'}, "accept_licence: the licence has to be accepted"),
    ({"profile": '"nevada"'}, "profile: must be demonstration or massachusetts or new-york, not 'nevada'"),
    ({"profile": None}, "profile: is missing"),
    ({"kind": '"test"'}, "kind: must be live or demonstration"),
    ({"profile": '"demonstration"'}, "kind: with the profile demonstration players buy in by touch"),
    ({"game": '"flop-poker/ma"'}, "game: must be heads-up-holdem/ny, not 'flop-poker/ma'"),
    ({"language": '"fr"'}, "language: must be en or es or de or zh, not 'fr'"),
    ({"layout": "1"}, "layout: must be table or seats, not 1"),
    ({"screen": "16"}, "screen: screen cannot be 16"),
    ({"screen": '"0"'}, "screen: screen cannot be '0'"),
    ({"seats": "[1, 2, 3]"}, "seats: seats must name 6 different screens"),
    ({"seats": "[1, 2, 3, 4, 5, 0]"}, "seats: seats: screen 0 is the first one"),
    ({"seats": None}, "seats: is missing"),
    ({"sensor": '"COM1"'}, "sensor: sensor must be none or the path of a port"),
    ({"sensor": None}, "sensor: is missing"),
    ({"supervisor": '"sam"'}, "supervisor: must be a table"),
    ({"supervisor": '{ name = "sam" }'}, "supervisor: must have a name, and either a pin or a pin_file"),
    ({"supervisor": '{ name = "sam", pin = 482915 }'}, "supervisor: must be texts"),
    ({"supervisor": '{ name = "sam", pin = "1234" }'}, "supervisor: A PIN is 6 to 12 digits."),
    ({"supervisor": '{ name = "s m", pin = "482915" }'}, "supervisor: A name is"),
    ({"supervisor": '{ name = "sam", pin_file = "no" }'}, "cannot be read: No such file"),
    ({"supervisor": '{ name = "sam", pin = "482915", role = "x" }'}, "supervisor: there is no role in it"),
    ({"volume": "3"}, "volume: there is no such key"),
    ({"screen": "= 3"}, "Invalid value"),
]


@pytest.mark.parametrize(("changes", "words"), REFUSED, ids=[words for _, words in REFUSED])
def test_answers_that_will_not_do_are_refused_by_key_and_nothing_is_written(
    tmp_path: Path, changes: dict[str, str | None], words: str
) -> None:
    said = set_up(tmp_path, **changes)
    assert (said.status, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert said.err.startswith(f"croupier setup: {tmp_path / 'answers.toml'}: ")
    assert words in said.err
    assert not (tmp_path / "data").exists()


def test_everything_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    said = set_up(tmp_path, profile='"nevada"', language="5", sensor=None, loud="1")
    assert [line.split(": ")[2] for line in said.err.splitlines()] == ["loud", "profile", "language", "sensor"]


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    said = croupier("setup", "--answers", tmp_path / "none.toml", data=tmp_path / "data")
    assert (said.status, "No such file" in said.err) == (2, True)


def test_one_glass_for_all_needs_no_screens_of_seats(tmp_path: Path) -> None:
    assert set_up(tmp_path, layout='"table"', seats=None).status == 0
    assert load_device(tmp_path / "data") == Device("de")


def test_a_pin_can_stand_in_a_file_of_its_own_that_is_private(tmp_path: Path) -> None:
    pin = tmp_path / "pin"
    pin.write_text(f"{PIN}\n")
    pin.chmod(0o644)
    supervisor = '{ name = "sam", pin_file = "pin" }'
    assert "can be read by others" in set_up(tmp_path, supervisor=supervisor).err
    pin.chmod(0o600)
    assert set_up(tmp_path, supervisor=supervisor).status == 0
    assert set_up(tmp_path, language='"en"').status == 0  # the same PIN as there


# On a table that is there.


def test_the_device_is_changed_by_the_supervisor_and_nothing_else(table: Path) -> None:
    save_device(table, SET._replace(volume=15))
    said = set_up(table.parent, language='"es"', layout='"table"', seats=None)
    assert said.status == 0
    assert load_device(table) == SET._replace(language="es", layout="table", volume=15)
    assert told(table, "device-set")[len(written(Device())) :] == [
        ("sam", 'Device: language "de" -> "es".'),
        ("sam", 'Device: layout "seats" -> "table".'),
    ]
    assert "fingerprint" not in said.out


def test_a_wrong_pin_changes_nothing(table: Path) -> None:
    said = set_up(table.parent, language='"es"', supervisor=f'{{ name = "sam", pin = "{OTHER_PIN}" }}')
    assert (said.status, said.err) == (2, "croupier setup: supervisor: The name or the PIN is wrong.\n")
    assert load_device(table) == SET


MENU: list[tuple[dict[str, str | None], str]] = [
    (
        {"profile": '"massachusetts"', "game": '"heads-up-holdem/ma"'},
        "profile: it is new-york; change it in the service menu",
    ),
    ({"kind": '"demonstration"'}, "kind: the ledger is live, for ever"),
    (
        {"supervisor": f'{{ name = "sue", pin = "{PIN}" }}'},
        "no supervisor sue; change it in the service menu (Users)",
    ),
]


@pytest.mark.parametrize(("changes", "words"), MENU, ids=[words for _, words in MENU])
def test_what_belongs_in_the_menu_is_refused(table: Path, changes: dict[str, str | None], words: str) -> None:
    before = content(table)
    said = set_up(table.parent, language='"es"', **changes)
    assert (said.status, said.out) == (2, "")
    assert words in said.err
    assert content(table) == before


def test_a_setup_that_was_broken_off_goes_on(table: Path) -> None:
    (table / "device.toml").unlink()
    assert croupier("setup", "--check", data=table).status == 1
    assert set_up(table.parent).status == 0
    assert load_device(table) == SET


def test_a_demonstration_that_ran_before_gets_its_supervisor(tmp_path: Path) -> None:
    data, chance = tmp_path / "data", SystemChance()
    opened = open_table(data, "demonstration", default_config("heads-up-holdem/ny"), SystemClock(), chance)
    OwnAttendant(opened, data / "keys" / "bots.pin", chance)
    opened.close()
    said = set_up(tmp_path, kind='"demonstration"', profile='"demonstration"')
    assert (said.status, said.err) == (0, "")
    assert told(data, "user-added")[-1] == ("bots", "User sam (supervisor) was added.")
    assert load_device(data) == SET


def test_while_the_table_plays_it_is_not_changed(table: Path) -> None:
    opened = open_table(*_ledger(KioskOptions(str(table)), shown=True), SystemClock(), SystemChance())
    assert "another process writes to the ledger" in set_up(table.parent, language='"es"').err
    assert set_up(table.parent).status == 0  # nothing to do needs no ledger
    opened.close()


# The check.


def test_the_check_says_what_is_there_and_writes_nothing(table: Path) -> None:
    before = content(table)
    said = croupier("setup", "--check", data=table)
    assert said.status == 0
    assert [line.split()[:2] for line in said.lines[:-1]] == [
        ["ok", what] for what in ("ledger", "keys", "settings", "supervisor", "device", "bet")
    ]
    assert said.lines[-1] == "The table is ready to play."
    assert content(table) == before


def test_the_check_of_nothing_makes_nothing(tmp_path: Path) -> None:
    said = croupier("setup", "--check", data=tmp_path / "data")
    assert (said.status, said.lines[0].split()[:2]) == (1, ["MISSING", "ledger"])
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("file", "text", "missing"),
    [
        ("device.toml", None, "device"),
        ("device.toml", "volume = 400", "device"),
        ("device.toml", 'sensor = "/dev/no-such-port"', "bet"),
        ("keys/signing.key", None, "keys"),
        ("ledger.pub", "nothing", "keys"),
        ("ledger.db", "nothing", "ledger"),
    ],
)
def test_the_check_finds_what_is_missing(table: Path, file: str, text: str | None, missing: str) -> None:
    (table / file).unlink()
    if text is not None:
        (table / file).write_text(text)
    said = croupier("setup", "--check", data=table)
    assert said.status == 1
    assert [line.split()[1] for line in said.lines if line.startswith("MISSING")] == [missing]


def test_a_table_without_people_is_not_ready(tmp_path: Path) -> None:
    open_table(tmp_path, "test", default_config("heads-up-holdem/ny"), SystemClock(), SystemChance()).close()
    said = croupier("setup", "--check", data=tmp_path)
    assert [line.split()[1] for line in said.lines if line.startswith("MISSING")] == ["supervisor", "device"]


# Asked.


def test_the_questions_make_the_same_table_as_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = typed(
        tmp_path,
        monkeypatch,
        *("yes", "new-york", "", "CR-0042", "Pit 3", "", "3", "seats", "", "6 5 4 3 2 1", "", "sam", PIN, PIN, "yes"),
    )
    assert (said.status, said.err) == (0, "")
    assert "Apache License" in said.out
    assert "Licences of what others made" in said.out
    assert load_device(tmp_path / "data") == SET
    assert "Nothing to do" in set_up(tmp_path).out
    assert "of the table CR-0042, Pit 3." in told(tmp_path / "data", "ledger-made")[0][1]


def test_each_answer_is_checked_at_once_and_back_goes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = typed(
        tmp_path,
        monkeypatch,
        *("back", "no", "yes", "nevada", "2", "live", "back", "back", "3", "1", "x" * 61, "", "", "", "en", "1"),
        *("99", "back", "2", "0"),
        *("1 2 3", "", "COM1", "none", "sam", "123456", "sam", PIN, OTHER_PIN, "sam", PIN, PIN, "yes"),
    )
    assert said.status == 0
    for words in (
        "This is the first question.",
        "Without it nothing can be set up.",
        "Must be demonstration or massachusetts or new-york, not 'nevada'.",
        "Must be a text of 60 letters at most.",
        "Screen cannot be 99.",
        "Seats must name 6 different screens",
        "Sensor must be none or the path of a port",
        "A PIN must not be a plain run of digits",
        "The two PINs are not the same.",
    ):
        assert f"  {words}" in said.out
    assert load_device(tmp_path / "data") == Device(layout="seats", seats=(1, 2, 3, 4, 5, 6))
    assert look(tmp_path / "data").config.profile == "new-york"  # type: ignore[union-attr]


QUICK = ("yes", "", "", "", "", "", "", "", "", "", "sam", PIN, PIN)


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ((*QUICK, "perhaps", "no"), "left as it was; nothing was written"),
        (QUICK, "the answers ended before the last question"),
        ((), "the answers ended before the last question"),
    ],
)
def test_nothing_is_written_before_the_summary_is_confirmed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: tuple[str, ...], words: str
) -> None:
    said = typed(tmp_path, monkeypatch, *lines)
    assert said.status == 2
    assert words in said.err
    assert not (tmp_path / "data").exists()


def test_a_table_that_is_there_is_asked_about_its_device_alone(table: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = typed(table.parent, monkeypatch, "yes", "", "", "", "", "", "yes")
    assert (said.status, "Nothing to do" in said.out, "Profile: new-york" in said.out) == (0, True, True)
    said = typed(table.parent, monkeypatch, "yes", "en", "table", "", "", "sam", PIN, "yes")
    assert (said.status, said.err) == (0, "")
    assert load_device(table).layout == "table"
    assert told(table, "device-set")[-1] == ("sam", 'Device: layout "seats" -> "table".')


def test_a_port_that_is_not_heard_is_kept_only_if_that_is_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = "/dev/no-such-port"
    said = typed(tmp_path, monkeypatch, *QUICK[:9], port, "", port, "yes", *QUICK[10:], "yes")
    assert said.status == 0
    assert said.out.count("The port cannot be used") == 2
    assert load_device(tmp_path / "data").port == port


def test_a_file_with_a_port_that_is_not_heard_is_warned_of(tmp_path: Path) -> None:
    said = set_up(tmp_path, sensor='"/dev/no-such-port"')
    assert said.status == 0
    assert said.lines[0].startswith("WARNING: bet sensor at /dev/no-such-port: The port cannot be used")


class Keyboard:
    """A person at a real terminal, who types when asked."""

    def __init__(self, data: Path) -> None:
        self._master, terminal = pty.openpty()
        command = [sys.executable, "-m", "kiosk.app.cli", "setup", "--data", str(data)]
        self.process = subprocess.Popen(
            command, stdin=terminal, stdout=terminal, stderr=terminal, start_new_session=True
        )
        os.close(terminal)
        self.seen = ""

    def answer(self, prompt: str, line: str) -> None:
        """Once this was asked."""
        at = len(self.seen)
        while prompt not in self.seen[at:]:
            self.seen += os.read(self._master, 4_096).decode()
        os.write(self._master, f"{line}\n".encode())

    def leave(self) -> int:
        """Read to the end; the exit status."""
        while True:
            try:
                data = os.read(self._master, 4_096)
            except OSError:  # the terminal has gone
                break
            if not data:
                break
            self.seen += data.decode()
        os.close(self._master)
        return self.process.wait()


def test_at_a_terminal_the_licence_comes_in_pages_and_no_pin_is_shown(tmp_path: Path) -> None:
    person = Keyboard(tmp_path / "data")
    person.answer("read on", "")
    person.answer("read on", "yes")
    named = ("Serial number", "Location of")
    for prompt in (
        "Profile [",
        "Kind of",
        *named,
        "Game [",
        "language [",
        "Layout [",
        "First screen [",
        "Bet sensor [",
    ):
        person.answer(prompt, "none" if prompt.startswith("Bet") else "")
    person.answer("Name: ", "sam")
    person.answer("not shown): ", PIN)
    person.answer("again: ", PIN)
    person.answer("no to leave it: ", "yes")
    assert person.leave() == 0
    assert "Made a demonstration ledger" in person.seen
    assert "sam" in person.seen
    assert PIN not in person.seen


# Whose files they are.


@pytest.fixture
def owned() -> Iterator[Path]:
    """A directory that belongs to another user, where that user can reach it."""
    folder = Path(tempfile.mkdtemp(prefix="croupier-setup-"))
    folder.chmod(0o755)
    (folder / "home").mkdir()
    os.chown(folder / "home", NOBODY, NOBODY)
    yield folder
    shutil.rmtree(folder)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can act for another user")
def test_what_root_sets_up_belongs_to_the_owner_of_the_data_directory(owned: Path) -> None:
    answers, data = write(owned), owned / "home" / "ledger"
    answers.chmod(0o600)  # root's alone
    assert croupier("setup", "--answers", answers, data=data).status == 0
    assert croupier("setup", "--check", data=data).status == 0
    everything = [data, *data.rglob("*")]
    assert {(path.stat().st_uid, path.stat().st_gid) for path in everything} == {(NOBODY, NOBODY)}
    assert os.geteuid() == 0


def test_a_cabinet_knows_its_own_data_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    conf = tmp_path / "croupier.conf"
    monkeypatch.delenv("CROUPIER_DATA", raising=False)
    assert cabinet_data(conf) is None
    conf.write_text('# where\n#CROUPIER_DATA=/old\nCROUPIER_DATA="/var/lib/croupier/ledger"\nCROUPIER_LAYOUT=seats\n')
    assert cabinet_data(conf) == "/var/lib/croupier/ledger"
    monkeypatch.setenv("CROUPIER_DATA", "/elsewhere")
    assert cabinet_data(conf) is None


def test_the_devices_file_is_plain_toml(made: tuple[Path, Said]) -> None:
    found: dict[str, Any] = tomllib.loads((made[0] / "device.toml").read_text())
    assert Device(**found | {"seats": tuple(found["seats"])}) == SET
