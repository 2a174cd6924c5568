"""The machine that the table runs on: the media that are plugged in, the room on its disks, its memory."""

import os
import shutil
from pathlib import Path
from typing import NamedTuple

_MOUNTS = (("media", 2), ("run/media", 2), ("mnt", 1))  # below each, media lie so deep at most
_PAGE = 4_096  # bytes, as the system counts a program's memory
MODES = "modes"  # below a live data directory: where demonstration and test mode have theirs
_SPARE = 16 * 1_024 * 1_024  # bytes beyond the ledger's own size


class Room(NamedTuple):
    """What a disk has, in bytes."""

    total: int
    free: int


def media(root: Path = Path("/")) -> tuple[Path, ...]:
    found: list[Path] = []
    for folder, deep in _MOUNTS:
        for depth in range(1, deep + 1):
            found += [path for path in sorted((root / folder).glob("/".join("*" * depth))) if os.path.ismount(path)]
    return tuple(found)


def room(path: Path) -> Room:
    """The room on the disk of that path; nothing where it cannot be asked."""
    try:
        usage = shutil.disk_usage(path)
    except OSError:
        return Room(0, 0)
    return Room(usage.total, usage.free)


def is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def why_not_to(folder: Path, data: Path) -> str | None:
    """Why a copy of the data directory cannot be put into that folder."""
    if not folder.is_absolute():
        return "Give the whole path, from the first slash on."
    if not is_folder(folder):
        return f"There is no folder {folder}."
    live = data.parents[1] if data.parent.name == MODES else data  # a mode's ledger lies below the live one
    if folder.resolve().is_relative_to(live.resolve()):
        return "That is the table's own data directory. Choose another medium."
    if not os.access(folder, os.W_OK):
        return f"Nothing can be written to {folder}."
    size = sum(path.stat().st_size for path in data.iterdir() if path.is_file())
    free = room(folder).free
    if free < size + _SPARE:
        return f"There is not enough room: {in_words(size + _SPARE)} are needed, and {in_words(free)} are free."
    return None


def memory(process: int | None = None) -> tuple[int, int]:
    """What a process uses, or this one, and what is free for all, in bytes; nothing where the system does not say."""
    try:
        used = int(Path(f"/proc/{process or 'self'}/statm").read_text("ascii").split()[1]) * _PAGE
        lines = dict(line.split(":") for line in Path("/proc/meminfo").read_text("ascii").splitlines())
        return used, int(lines["MemAvailable"].split()[0]) * 1_024
    except (OSError, ValueError, KeyError, IndexError):
        return 0, 0


def in_words(size: int) -> str:
    for power, unit in ((3, "GB"), (2, "MB"), (1, "kB")):
        tenths = size * 10 // 1_000**power
        if tenths >= 10:
            return f"{tenths // 10}.{tenths % 10} {unit}"
    return f"{size} bytes"
