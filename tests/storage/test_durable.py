"""What is written whole or not at all: files and directories, with their names, and what an error leaves."""

import errno
import os
from pathlib import Path

import pytest

from kiosk.base.durable import appearing, make_directory, sync_directory, write_durably
from kiosk.policy.device import Device, load_device, save_device

PRODUCT = Path(__file__).parents[2]
SYNCERS = {"kiosk/base/durable.py", "storage/recovery.py"}  # the latter writes again in place


@pytest.fixture
def synced(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """What is made durable, in order."""
    found: list[Path] = []
    fsync = os.fsync

    def watched(handle: int) -> None:
        found.append(Path(f"/proc/self/fd/{handle}").readlink())
        fsync(handle)

    monkeypatch.setattr(os, "fsync", watched)
    return found


def test_a_file_is_on_the_disk_before_its_name_and_then_its_name_is(tmp_path: Path, synced: list[Path]) -> None:
    target = tmp_path / "note"
    target.write_bytes(b"before")
    write_durably(target, [b"af", b"ter"], 0o600)
    assert target.read_bytes() == b"after"
    assert target.stat().st_mode & 0o777 == 0o600
    assert synced == [tmp_path / "note.unfinished", tmp_path]
    assert [path.name for path in tmp_path.iterdir()] == ["note"]


def test_a_directory_is_on_the_disk_with_all_that_is_in_it(tmp_path: Path, synced: list[Path]) -> None:
    with appearing(tmp_path / "copy") as unfinished:
        (unfinished / "inner").mkdir(parents=True)
        (unfinished / "inner" / "file").write_text("content")
    made = tmp_path / "copy.unfinished"
    assert synced == [made / "inner" / "file", made / "inner", made, tmp_path]
    assert (tmp_path / "copy" / "inner" / "file").read_text() == "content"


def test_what_was_there_stays_if_anything_goes_wrong_and_the_error_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "note"
    target.write_bytes(b"before")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            write_durably(target, b"after")
    (tmp_path / "folder").mkdir()
    with pytest.raises(IsADirectoryError) as caught:
        write_durably(tmp_path / "folder", b"after")
    assert caught.value.filename == str(tmp_path / "folder")
    assert target.read_bytes() == b"before"
    assert {path.name for path in tmp_path.iterdir()} == {"note", "folder"}


@pytest.mark.parametrize("was_directory", [False, True])
def test_what_a_power_cut_left_is_no_hindrance(tmp_path: Path, was_directory: bool) -> None:
    left = tmp_path / "note.unfinished"
    if was_directory:
        (left / "inner").mkdir(parents=True)
    else:
        left.write_bytes(b"half")
    write_durably(tmp_path / "note", b"whole")
    assert [path.name for path in tmp_path.iterdir()] == ["note"]


def test_a_file_system_that_cannot_sync_directories_is_written_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "fsync", refuse)
    code = errno.EINVAL
    sync_directory(tmp_path)
    code = errno.EIO
    with pytest.raises(OSError, match="Input/output error"):
        sync_directory(tmp_path)


def test_a_new_directory_is_named_durably_in_each_above_it(tmp_path: Path, synced: list[Path]) -> None:
    make_directory(tmp_path / "a" / "b")
    assert synced == [tmp_path, tmp_path / "a"]


def test_the_devices_settings_are_durable(tmp_path: Path, synced: list[Path]) -> None:
    save_device(tmp_path, Device(volume=35))
    assert synced == [tmp_path / "device.toml.unfinished", tmp_path]
    assert load_device(tmp_path).volume == 35


def test_nobody_else_writes_and_renames() -> None:
    found = {
        path.relative_to(PRODUCT).as_posix(): path.read_text("utf-8")
        for room in ("kiosk", "storage", "ui")
        for path in (PRODUCT / room).rglob("*.py")
    }
    assert {path for path, text in found.items() if "os.fsync(" in text} == SYNCERS
    assert {path for path, text in found.items() if ".rename(" in text or '.unfinished"' in text} <= SYNCERS
