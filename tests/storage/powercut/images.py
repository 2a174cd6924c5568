"""Builds crash images from a log: what a disk may hold after the power was cut somewhere in the recording.

The model is POSIX, read strictly, on a file system that keeps its metadata in order:
- what a file held at its last fsync or fdatasync is kept; each later write is kept, lost or torn, each for itself, so
  a later one may be there without an earlier one. A tear falls between sectors of 512 bytes; bytes that were not
  written to do not change. What was never written reads as zeros;
- an fsync that fails drops what was written since the last one: each such write is on the disk, lost or torn, and stays
  so, because the system takes the pages for clean. It is still read back, and a later fsync does not write it;
- truncations of a file happen in order. If one is lost, later writes keep no more than lies below its size, because the
  blocks above it were the old ones;
- the names in a folder (create, rename, link, unlink, mkdir) are kept as of the folder's last fsync, and of the later
  changes the first so many: in order, each whole. An fsync of a file does not keep its name, nor that of its folder;
- files do not wait for each other, nor names for contents: a rename can be there without the data.
Permissions are those that a thing was made with. A mapped -shm is left out: SQLite makes it anew. The same seed gives
the same images.
"""

import sys
from collections.abc import Iterator, Mapping
from functools import reduce
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.storage.powercut.disk import Disk, Fate, File, Folder, Names, alter, renamed, tree
from tests.storage.powercut.log import Act, Event, Found, Log

SECTOR = 512
PATIENCE = 100  # cuts in a row that bring nothing new
KEPT, TORN = (0.0, 0.2, 0.5, 0.8, 1.0), (0.0, 0.5, 1.0)  # of a file's pending writes; of those that are not kept


class Image(NamedTuple):
    """What was found after the power cut, and what the program had acknowledged before it."""

    found: Mapping[str, Found]  # by path, a folder before what it holds
    acknowledged: tuple[str, ...]
    point: int  # how many events of the log had happened

    def write_to(self, directory: Path) -> None:
        """Put the image into the directory, which need not exist."""
        directory.mkdir(parents=True, exist_ok=True)
        for path, (mode, content) in self.found.items():
            place = directory / path
            if content is None:
                place.mkdir()
            else:
                place.write_bytes(content)
            place.chmod(mode)


def images(log: Log, seed: int, count: int) -> Iterator[Image]:
    """So many images, no two of them the same; fewer if no more are found with some patience."""
    chance = Random(seed)
    seen: set[int] = set()
    in_vain = 0
    while len(seen) < count and in_vain < PATIENCE:
        for image in _cuts(log, chance, count - len(seen)):
            mark = hash((tuple(image.found.items()), len(image.acknowledged)))
            in_vain += 1
            if mark not in seen:
                seen.add(mark)
                in_vain = 0
                yield image


def _cuts(log: Log, chance: Random, count: int) -> Iterator[Image]:
    """Cut the power so many times in one run through the log."""
    disk, done = Disk(log), 0
    for point in sorted(chance.choices(range(len(log.events) + 1), k=count)):
        for event in log.events[done:point]:
            disk.follow(event)
        done = point
        yield Image(_after_a_cut(disk.root, chance), tuple(disk.acknowledged), point)


def _after_a_cut(root: Folder, chance: Random) -> dict[str, Found]:
    contents: dict[File, bytes] = {}  # a file under two names is still one file

    def names(folder: Folder) -> Names:
        return reduce(renamed, folder.pending[: chance.randint(0, len(folder.pending))], folder.kept)

    def content(file: File) -> bytes:
        if file not in contents:
            contents[file] = _surviving(file, chance) if file.pending else file.kept
        return contents[file]

    return dict(tree(root, names, content))


def _surviving(file: File, chance: Random) -> bytes:
    """What is left of a file with pending changes."""
    content, kept, torn = bytearray(file.kept), chance.choice(KEPT), chance.choice(TORN)
    limit = sys.maxsize  # what lies above it is as it was before a truncation that got lost
    for event, fate in file.pending:
        keep = fate is Fate.KEPT or chance.random() < kept
        if event.act is Act.TRUNCATE:
            if keep and limit == sys.maxsize:
                alter(content, event)
            else:
                limit = min(limit, event.at)
        elif keep:
            _write(content, event.at, event.at + len(event.data), event, limit)
        elif chance.random() < torn:
            for start in range(event.at // SECTOR * SECTOR, event.at + len(event.data), SECTOR):
                if chance.getrandbits(1):
                    _write(content, start, start + SECTOR, event, limit)
    return bytes(content)


def _write(content: bytearray, start: int, end: int, event: Event, limit: int) -> None:
    """Write what the event has between start and end, below the limit."""
    start, end = max(start, event.at), min(end, limit)
    if start < end:
        alter(content, event._replace(at=start, data=event.data[start - event.at : end - event.at]))
