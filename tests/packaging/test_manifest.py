"""The software against its signed manifest: every file that is another, gone or new is named, and stops the table."""

import errno
import os
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk import __version__
from kiosk.app.launch import KioskOptions, open_checked, open_kiosk
from kiosk.app.own_software import check_software
from kiosk.base import software_check
from kiosk.base.software import DEVELOPMENT, KEY, MANIFEST, SIGNATURE, seeded_hash, software_hash
from kiosk.policy.config import default_config
from kiosk.rules.intents import Refusal
from kiosk.table.requests import ClearFault
from storage.crypto.keys import fingerprint
from tests.kit.commandline import croupier, refused
from tests.kit.packaged import FILES, package, sign, write_key
from tests.kit.screen.menu_rig import Menu
from tests.kit.table.stacked_chance import entries
from tests.kit.table.table_driver import Driver
from ui.glass.screens import offscreen

SIGN = Path(__file__).parents[2] / "packaging/sign"
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
    monkeypatch.setattr(software_check, "ROOM", room)
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
    assert check_software(room).findings == (f"{name} is changed",)  # once, also where a link leads to it


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
        "_internal/again.zip is a link to a place outside",
        f"{CARDS} cannot be read",
        "_internal/sitecustomize.py is extra",
        "croupier is missing",
    )
    assert after.digest != before.digest
    assert seeded_hash("x", room)  # also of what is no file


def test_a_directory_that_cannot_be_listed_is_named(room: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = seeded_hash("x", room)
    look = os.scandir

    def refuse(place: str) -> object:
        if Path(place).name in ("hidden", "resources"):
            raise PermissionError(errno.EACCES, "closed", str(place))
        return look(place)

    (room / "_internal/hidden").mkdir()
    (room / "_internal/hidden/libfirst.so").touch()
    monkeypatch.setattr(os, "scandir", refuse)
    assert check_software(room).findings == ("_internal/hidden cannot be read", "_internal/resources cannot be read")
    assert seeded_hash("x", room) != before


def test_an_extra_directory_is_named_also_if_it_is_empty(room: Path) -> None:
    before = seeded_hash("x", room)
    (room / "_internal/glibc-hwcaps/x86-64-v3").mkdir(parents=True)
    assert check_software(room).findings == ("_internal/glibc-hwcaps/x86-64-v3 is an empty directory",)
    assert seeded_hash("x", room) != before


def test_a_link_leads_nowhere_out_of_the_room_not_even_through_another(room: Path, tmp_path: Path) -> None:
    (room / "_internal/again.zip").unlink()
    (tmp_path / "step").symlink_to(room / "_internal/base.zip")
    for target in (tmp_path / "step", "../../step"):  # which leads back, for now
        (room / "_internal/again.zip").symlink_to(target)
        assert (room / "_internal/again.zip").read_bytes() == FILES["_internal/base.zip"]
        assert check_software(room).findings == ("_internal/again.zip is a link to a place outside",)
        (room / "_internal/again.zip").unlink()
    (room / "_internal/again.zip").symlink_to("base.zip")
    (room / KEY).rename(tmp_path / KEY)
    (room / KEY).symlink_to(tmp_path / KEY)
    assert check_software(room).findings == (f"{KEY} is a link to a place outside",)


def test_links_in_a_circle_are_named(room: Path) -> None:
    for name, target in (("base.zip", "again.zip"), ("resources/cards.png", "cards.png"), ("again.zip", "base.zip")):
        (room / "_internal" / name).unlink()
        (room / "_internal" / name).symlink_to(target)
    names = ("_internal/again.zip", "_internal/base.zip", CARDS)
    assert check_software(room).findings == tuple(f"{name} cannot be read" for name in names)


def test_a_link_to_another_file_is_named_beside_it(room: Path) -> None:
    (room / "_internal/other.zip").touch()
    (room / "_internal/again.zip").unlink()
    (room / "_internal/again.zip").symlink_to("other.zip")
    assert check_software(room).findings == ("_internal/again.zip is changed", "_internal/other.zip is extra")


@pytest.mark.parametrize("name", [".", "_internal", CARDS, MANIFEST])
def test_what_everybody_can_write_is_named(room: Path, name: str) -> None:
    (room / name).chmod(0o757)
    assert check_software(room).findings == (f"{name} can be written by others than its owner",)


@pytest.mark.skipif(os.getuid() != 0, reason="only root gives files away")
def test_in_a_room_of_root_there_is_nothing_of_anybody_elses(room: Path) -> None:
    (room / CARDS).chmod(0o775)
    assert check_software(room).findings == (f"{CARDS} can be written by others than its owner",)
    (room / CARDS).chmod(0o755)
    os.chown(room / "croupier", 1, -1)
    assert check_software(room).findings == ("croupier belongs to another user than the rest",)
    for path in (room, *room.rglob("*")):
        os.chown(path, 1, -1, follow_symlinks=False)
    assert not check_software(room).findings
    (room / CARDS).chmod(0o775)  # an ordinary user's copy, as his mask makes it
    assert not check_software(room).findings


def test_a_build_for_development_says_so(room: Path, tmp_path: Path) -> None:
    def make(**more: str) -> str:
        environment = {name: value for name, value in os.environ.items() if name != "CROUPIER_RELEASE_KEY"} | more
        subprocess.run([sys.executable, SIGN, room], env=environment, check=True, capture_output=True)
        subprocess.run(["sha256sum", "--check", "--strict", "--quiet", MANIFEST], cwd=room, check=True)
        return croupier("verify", "--software", room).lines[-1]

    (tmp_path / "key").write_bytes(Ed25519PrivateKey.generate().private_bytes_raw())
    assert make() == "VERIFIED: signed with a key for development: not a release."
    assert make(CROUPIER_RELEASE_KEY=str(tmp_path / "key")).startswith("VERIFIED: every file")


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
    assert (answer.code, str(answer.words)) == (
        Refusal.NOT_PERMITTED,
        "The check of the software found this: b is missing.",
    )
    driver.table.software_checked("")
    assert [fault.fault for fault in driver.state.faults] == ["software-changed"]  # a person looks, all the same
    driver.does(clear, by=sam)
    assert not driver.state.faults


def test_what_the_start_found_stays_until_the_next_start(changed: Path, tmp_path: Path) -> None:
    driver = Driver(tmp_path / "data", open_with=open_checked)
    sam = driver.hire()
    driver.table.software_checked("")  # the files are right again, and the changed ones still run
    clear = ClearFault("software-changed", None)
    words = f"The check of the software found this: {CARDS} is changed; restart the table with the approved files."
    assert str(driver.refused(clear, by=sam).words) == words
    (changed / CARDS).write_bytes(FILES[CARDS])
    driver.reopen()
    driver.does(clear, by=driver.log_in("sam"))
    assert not driver.state.faults


# Who signed it.


def test_each_start_tells_the_signer_unless_something_was_found(room: Path, key: Ed25519PrivateKey) -> None:
    good = check_software(room)
    signer = fingerprint(key.public_key())
    assert good.software() == (__version__, good.digest[:16], signer[:16])
    _change(room / CARDS)
    bad = check_software(room)
    assert (bad.signer, bad.software()) == (signer, (__version__, bad.digest[:16], ""))
    source = check_software()
    assert source.software().text == f"{__version__} {source.digest[:16]}"


@pytest.fixture
def own(room: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A room from which the program thinks that it runs."""
    monkeypatch.setattr(software_check, "ROOM", room)
    return room


def _start(data: Path, kind: str) -> Driver:
    return Driver(data, config=default_config("heads-up-holdem/ny", "new-york"), kind=kind, open_with=open_checked)


def test_another_signer_stops_a_live_table_once(own: Path, key: Ed25519PrivateKey, tmp_path: Path) -> None:
    driver = _start(tmp_path / "data", "live")
    driver.hire()
    driver.reopen()
    assert not driver.state.faults
    other = Ed25519PrivateKey.generate()
    sign(own, other)
    driver.reopen()
    old, new = (fingerprint(one.public_key())[:16] for one in (key, other))
    shown = [(fault.fault, fault.detail) for fault in driver.state.faults]
    assert shown == [("software-changed", f"key {old} -> {new}")]
    kinds = [entry.kind for entry in entries(driver)]
    started = max(place for place, kind in enumerate(kinds) if kind == "powered-up")
    assert kinds[started + 1] == "fault-raised", "a power cut cannot come between them"
    driver.does(ClearFault("software-changed", None), by=driver.log_in("sam"))
    driver.reopen()
    assert not driver.state.faults


def test_the_signer_is_that_of_the_last_start_that_had_one(own: Path, tmp_path: Path) -> None:
    driver = _start(tmp_path / "data", "live")
    driver.hire()
    _change(own / SIGNATURE)
    driver.reopen()
    sign(own, Ed25519PrivateKey.generate())
    (own / "extra").touch()
    driver.reopen()
    (own / "extra").unlink()
    driver.table.clear_fault("software-changed")
    driver.reopen()
    assert re.fullmatch("key [0-9a-f]{16} -> [0-9a-f]{16}", driver.state.faults[0].detail)


def test_a_table_that_is_not_live_may_be_anybodys(own: Path, tmp_path: Path) -> None:
    driver = _start(tmp_path / "data", "test")
    sign(own, Ed25519PrivateKey.generate())
    driver.reopen()
    assert not driver.state.faults


def test_a_build_for_development_says_so_on_the_page_and_stops_nothing(
    own: Path, key: Ed25519PrivateKey, tmp_path: Path
) -> None:
    (own / DEVELOPMENT).touch()
    sign(own, key)
    with Menu(tmp_path / "data", driver=_start(tmp_path / "data", "live"), pages=("verification",)) as menu:
        menu.idle()
        assert menu.text("manifest") == "VERIFIED: signed with a key for development: not a release."
        assert not menu.driver.state.faults


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
