"""The hash of the software and the check with a seed: both can be made again by hand."""

import errno
import hmac
import os
from hashlib import sha256
from pathlib import Path

import pytest

from kiosk.base.software import files_of, seeded_hash, software_hash

FILES = {
    "kiosk/a.py": b"one",
    "kiosk/rules/b.py": b"two",
    "ui/c.py": b"three",
    "storage/d.py": b"",
    "resources/e": b"5",
}
LINES = "".join(
    f"{sha256(data).hexdigest()}  {name}\n"
    for name, data in sorted(FILES.items(), key=lambda item: Path(item[0]).parts)
)


@pytest.fixture
def room(tmp_path: Path) -> Path:
    made = {"kiosk/__pycache__/a.pyc": b"made of a.py", "tests/t.py": b"no part of the product"}
    for name, data in (FILES | made).items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(data)
    return tmp_path


def test_the_hash_is_that_of_the_lines_that_sha256sum_prints(room: Path) -> None:
    assert len(files_of(room)) == len(FILES)
    assert software_hash(room) == sha256(LINES.encode()).hexdigest()


def test_a_directory_that_cannot_be_listed_changes_it(room: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = seeded_hash("x", room)
    look = os.scandir

    def refuse(place: str) -> object:
        if Path(place).name == "closed":
            raise PermissionError(errno.EACCES, "closed", str(place))
        return look(place)

    (room / "kiosk/closed").mkdir()
    (room / "kiosk/closed/new.py").touch()
    monkeypatch.setattr(os, "scandir", refuse)
    assert room / "kiosk/closed" in files_of(room)
    assert seeded_hash("x", room) != before


def test_a_changed_a_new_and_a_renamed_file_change_it(room: Path) -> None:
    before = seeded_hash("x", room)
    (room / "kiosk/a.py").write_bytes(b"One")
    changed = seeded_hash("x", room)
    (room / "kiosk/a.py").rename(room / "kiosk/z.py")
    renamed = seeded_hash("x", room)
    (room / "kiosk/new.py").touch()
    assert len({before, changed, renamed, seeded_hash("x", room)}) == 4


def test_a_seed_keys_every_file(room: Path) -> None:
    def keyed(data: bytes) -> str:
        return hmac.new(b"seed", data, "sha256").hexdigest()

    names = sorted(FILES, key=lambda name: Path(name).parts)
    lines = "".join(f"{keyed(FILES[name])}  {name}\n" for name in names)
    assert seeded_hash("seed", room) == keyed(lines.encode())
    assert seeded_hash("other", room) != seeded_hash("seed", room)


def test_it_tells_how_far_it_is_and_stops_when_told(room: Path) -> None:
    told: list[tuple[int, int]] = []

    def progress(done: int, of: int) -> None:
        told.append((done, of))
        if done == 2:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        seeded_hash("x", room, progress)
    assert told == [(0, 5), (1, 5), (2, 5)]
