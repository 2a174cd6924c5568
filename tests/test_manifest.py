"""The software against its signed manifest: every file that is another, gone or new is named, and stops the table."""

import os
import subprocess
from hashlib import sha256
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.commands import software
from kiosk.commands.software import check_software
from kiosk.intents import Refusal
from kiosk.opening import KioskOptions, open_kiosk
from kiosk.requests import ClearFault
from kiosk.software import KEY, MANIFEST, SIGNATURE, seeded_hash, software_hash
from storage.keys import fingerprint
from tests.commandline import croupier, refused
from tests.packaged import FILES, package, sign, write_key
from tests.servicing import Menu
from tests.tablekit import Driver
from ui import offscreen

CARDS = "_internal/resources/cards.png"


@pytest.fixture
def key() -> Ed25519PrivateKey:
    return Ed25519PrivateKey.generate()


@pytest.fixture
def room(tmp_path: Path, key: Ed25519PrivateKey) -> Path:
    return package(tmp_path / "room", key)


@pytest.fixture
def changed(room: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A room with one byte changed, from which the program thinks that it runs."""
    _change(room / CARDS)
    monkeypatch.setattr(software, "ROOM", room)
    return room


def test_untouched_it_is_verified_with_its_signer(room: Path, key: Ed25519PrivateKey) -> None:
    said = croupier("verify", "--software", room)
    assert (said.status, said.err) == (0, "")
    assert f"Software in {room}: {len(FILES) + 1} files." in said.lines
    assert f"Public key {fingerprint(key.public_key())}." in said.lines
    assert said.lines[-1].startswith("VERIFIED")


def test_the_manifest_is_what_sha256sum_checks_and_the_softwares_hash_is_its_own(room: Path) -> None:
    subprocess.run(["sha256sum", "--check", "--strict", "--quiet", MANIFEST], cwd=room, check=True)
    assert software_hash(room) == sha256((room / MANIFEST).read_bytes()).hexdigest()


def _change(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(bytes((data[0] ^ 1,)) + data[1:])


def _replace_by_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


@pytest.mark.parametrize("name", [*FILES])
def test_a_changed_byte_is_named_wherever_it_is(room: Path, name: str) -> None:
    _change(room / name)
    assert f"{name} is changed" in check_software(room).findings


def test_each_difference_is_named(room: Path) -> None:
    before = check_software(room)
    (room / "croupier").unlink()
    _replace_by_pipe(room / CARDS)
    (room / "_internal/again.zip").unlink()
    (room / "_internal/again.zip").symlink_to("/etc")
    (room / "_internal/sitecustomize.py").touch()
    (room / "_internal/a\nb").touch()
    after = check_software(room)
    assert (before.findings, before.why_not_genuine()) == ((), "")
    assert after.findings == (
        r"_internal/a\nb is extra",
        "_internal/again.zip cannot be read",
        f"{CARDS} cannot be read",
        "_internal/sitecustomize.py is extra",
        "croupier is missing",
    )
    assert after.digest != before.digest
    assert seeded_hash("x", room)  # also of what is no file


def test_many_are_counted_in_the_sentence(room: Path) -> None:
    for number in range(8):
        (room / f"{number}").touch()
    assert check_software(room).why_not_genuine().endswith("4 is extra; and 3 more")
    said = croupier("verify", "--software", room)
    assert said.status == 1
    assert sum("is extra" in line for line in said.lines) == 8
    assert said.lines[-1] == "NOT VERIFIED: 8 findings."


def test_a_manifest_made_anew_is_not_signed(room: Path) -> None:
    signature = (room / SIGNATURE).read_bytes()
    public = (room / KEY).read_bytes()
    _change(room / "croupier")
    sign(room, Ed25519PrivateKey.generate())
    (room / KEY).write_bytes(public)
    assert "the signature of the manifest is not by" in check_software(room).why_not_genuine()
    (room / SIGNATURE).write_bytes(signature)
    assert "the signature of the manifest is not by" in check_software(room).why_not_genuine()


def test_signed_anew_with_another_key_it_fits_no_key_kept_elsewhere(
    room: Path, key: Ed25519PrivateKey, tmp_path: Path
) -> None:
    kept = tmp_path / "kept.pub"
    write_key(kept, key)
    assert croupier("verify", "--software", room, "--key", kept).status == 0
    sign(room, Ed25519PrivateKey.generate())
    assert croupier("verify", "--software", room).status == 0  # which is why the fingerprint is told
    assert croupier("verify", "--software", room, "--key", kept).status == 1


@pytest.mark.parametrize("name", [MANIFEST, SIGNATURE, KEY])
def test_without_a_part_of_the_signature_nothing_is_verified(room: Path, name: str) -> None:
    (room / name).unlink()
    assert croupier("verify", "--software", room).status == 1
    (room / name).write_bytes(b"nothing of the kind")
    assert croupier("verify", "--software", room).status == 1


def test_a_checkout_of_the_sources_has_no_manifest_and_says_so() -> None:
    assert "Not installed from a package" in refused(croupier("verify", "--software"))
    assert check_software().why_not_genuine() == ""


# What it stops.


@pytest.mark.usefixtures("changed")
def test_a_changed_file_stops_the_table_from_its_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offscreen, "LONGEST_MS", 2_000)
    options = KioskOptions(str(tmp_path / "data"), demo=True, pictures=tmp_path / "pictures")
    assert open_kiosk(options, display=False) == 1
    events = croupier("events", data=tmp_path / "data").out
    assert f"FAULT software-changed: {CARDS} is changed" in events
    assert croupier("verify", data=tmp_path / "data").status == 0


def test_the_fault_stays_until_the_files_are_right_again(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    sam = driver.hire()
    driver.table.software_checked("a is changed")
    driver.table.software_checked("b is missing")  # the fault is raised once
    clear = ClearFault("software-changed", None)
    answer = driver.refused(clear, by=sam)
    assert (answer.code, answer.words) == (
        Refusal.NOT_PERMITTED,
        "The last check of the software found this: b is missing.",
    )
    driver.table.software_checked("")
    assert [fault.fault for fault in driver.state.faults] == ["software-changed"]  # a person looks, all the same
    driver.does(clear, by=sam)
    assert not driver.state.faults


def test_the_service_menu_names_the_file_and_stops_the_table(
    changed: Path, key: Ed25519PrivateKey, tmp_path: Path
) -> None:
    with Menu(tmp_path / "data", pages=("verification",)) as menu:
        menu.idle()
        assert menu.text("manifest") == "NOT VERIFIED: 1 finding."
        assert menu.rows("changed files") == [[f"{CARDS} is changed"]]
        assert fingerprint(key.public_key()) in menu.text("signer")
        assert [fault.fault for fault in menu.driver.state.faults] == ["software-changed"]
        (changed / CARDS).write_bytes(FILES[CARDS])
        menu.press("check files")
        menu.idle()
        assert menu.text("manifest").startswith("VERIFIED")
        assert not menu.there("changed files")
