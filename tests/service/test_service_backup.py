"""Backups and exports by the menu: verified, to a chosen folder, with progress, stopped or refused in words."""

import os
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from kiosk.app.ledger_verification import verify
from kiosk.devices import machine
from kiosk.devices.machine import Room, in_words, media, why_not_to
from kiosk.policy.access import Role
from kiosk.reports.ledger_export import FILES
from tests.kit.screen.menu_rig import Menu
from ui.service.pages import backup as page

PAGES = ("backup",)


def made(folder: Path, name: str) -> Path:
    (found,) = folder.glob(f"croupier-{name}-*")
    return found


def begin(menu: Menu, name: str, folder: Path) -> None:
    menu.type("folder", str(folder))
    menu.press(name, "do")


def played(menu: Menu) -> None:
    menu.driver.seat(1, 2)
    for _ in range(2):
        menu.driver.play_round()


def test_a_backup_is_whole_and_verified(tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    with Menu(tmp_path / "data", Role.TECHNICIAN, pages=PAGES) as menu:
        played(menu)
        begin(menu, "backup", stick)
        menu.idle()
        assert "copied and verified" in menu.text("result")
        copy = made(stick, "backup")
        report = verify(copy)
        assert (report.found, report.findings) == (0, ())
        assert f"{report.entries} entries" in menu.text("result")
        assert not (copy / "keys" / "signing.key").exists()


def test_an_export_holds_what_the_command_writes(tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    with Menu(tmp_path / "data", Role.AUDITOR, pages=PAGES) as menu:
        assert not menu.there("backup"), "an auditor makes no backups"
        played(menu)
        begin(menu, "export", stick)
        menu.idle()
        files = made(stick, "export")
        assert {path.name for path in files.iterdir()} == set(FILES.values())
        assert (files / "rounds.jsonl").read_text("utf-8").count("\n") == 2


def test_it_can_be_stopped_and_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    going = threading.Event()

    def slow(_: object, __: Path, told: Callable[[int, int], None]) -> str:
        while True:
            told(1, 100)
            going.set()

    copies = {"backup": page._COPIES["backup"]._replace(make=slow)}
    monkeypatch.setattr(page, "_COPIES", copies)
    with Menu(tmp_path / "data", pages=PAGES) as menu:
        begin(menu, "backup", stick)
        menu.until(going.is_set)
        assert not menu.find("backup").isEnabled(), "one thing at a time"
        menu.press("stop")
        menu.idle()
        assert menu.text("result") == "Stopped. Nothing was left behind."
        assert menu.find("backup").isEnabled()
        assert list(stick.iterdir()) == []


def test_what_goes_wrong_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()

    def broken(_: object, __: Path, ___: Callable[[int, int], None]) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(page, "_COPIES", {"backup": page._COPIES["backup"]._replace(make=broken)})
    with Menu(tmp_path / "data", pages=PAGES) as menu:
        begin(menu, "backup", stick)
        menu.idle()
        assert "No space left on device" in menu.told()


@pytest.mark.parametrize(
    ("folder", "words"),
    [
        ("stick", "Give the whole path"),
        ("/nowhere/at/all", "There is no folder /nowhere/at/all."),
        ("{data}", "the table's own data directory"),
        ("{data}/keys", "the table's own data directory"),
    ],
)
def test_a_place_that_will_not_do_is_refused_in_words(tmp_path: Path, folder: str, words: str) -> None:
    with Menu(tmp_path, pages=PAGES) as menu:
        menu.type("folder", folder.format(data=tmp_path))
        menu.press("backup")
        assert words in menu.told()
        assert not menu.there("do")


def test_a_medium_without_room_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, stick = tmp_path / "data", tmp_path / "stick"
    for folder in (data, stick):
        folder.mkdir()
    (data / "ledger").write_bytes(b"x" * 1_000)
    assert why_not_to(stick, data) is None
    monkeypatch.setattr(machine, "room", lambda _: Room(2_000_000, 1_500_000))
    words = why_not_to(stick, data)
    assert words == "There is not enough room: 16.7 MB are needed, and 1.5 MB are free."


def test_media_are_what_is_mounted_where_media_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("media/ann/stick", "media/cdrom", "mnt/disk", "media/ann/folder", "home/ann"):
        (tmp_path / folder).mkdir(parents=True)
    mounted = {tmp_path / folder for folder in ("media/ann/stick", "media/cdrom", "mnt/disk", "home/ann")}
    monkeypatch.setattr(os.path, "ismount", lambda path: path in mounted)
    assert media(tmp_path) == tuple(tmp_path / folder for folder in ("media/cdrom", "media/ann/stick", "mnt/disk"))


def test_sizes_are_said_as_people_say_them() -> None:
    assert [in_words(size) for size in (999, 1_000, 1_250_000, 72_540_000_000)] == [
        "999 bytes",
        "1.0 kB",
        "1.2 MB",
        "72.5 GB",
    ]


@pytest.mark.parametrize(("role", "there"), [(Role.ATTENDANT, False), (Role.AUDITOR, True), (Role.TECHNICIAN, True)])
def test_the_page_is_there_for_who_may_use_it(tmp_path: Path, role: Role, there: bool) -> None:
    with Menu(tmp_path, role, pages=("users", "backup")) as menu:
        assert menu.there("page backup") == there


@pytest.mark.parametrize("typed", ["/" + "a" * 300, "~nobody", "/root\0", "relative"])
def test_whatever_is_typed_for_a_folder_is_answered_in_words(tmp_path: Path, typed: str) -> None:
    assert why_not_to(Path(typed), tmp_path)


def test_from_a_mode_nothing_is_copied_into_the_live_directory(tmp_path: Path) -> None:
    data = tmp_path / "modes" / "test"
    data.mkdir(parents=True)
    assert why_not_to(tmp_path, data) == "That is the table's own data directory. Choose another medium."
