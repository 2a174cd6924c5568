"""Makes durable anew what a failed sync may have dropped.

After a failed fsync the system takes the pages for clean: they are still read back, no later fsync writes them, and a
power cut loses them. So where the ledger was not closed in good order, by an error or by the end of its process,
everything that may have been written since the last good sync is written once more, in place and byte for byte, and
synced: the log, then the pages of the database that were moved out of it, then the end of the checkpoints. A power cut
meanwhile finds each byte as it was or as it is. The transaction whose sync failed was never shown: it is there from now
on if its end is in the log, and else never.

Only here is the database opened as a plain file: closing that drops SQLite's locks, and nobody who is open then writes.
"""

import os
import struct
from collections.abc import Iterable, Iterator
from pathlib import Path

from kiosk.base.durable import sync_directory
from storage.database import standing_still
from storage.errors import Faults
from storage.places import Places

_CHUNK = 1 << 20
_TAIL = 4096  # bytes of the checkpoints: a line has some 220, and each is synced before the next one is written
_LOG_HEADER, _FRAME_HEADER = struct.Struct(">8xI20x"), struct.Struct(">I20x")  # the page size; the page's number

Range = tuple[int, int]  # where it begins, how long it is


def rewrite_unclosed(places: Places) -> None:
    """Write again what may be on no disk. The caller holds the WriterLock and has no connection that writes."""
    with Faults(f"write {places.ledger} again"):
        if not places.log.exists():  # whoever closed it last has synced the database, and removed it after that
            return
        with standing_still(places.ledger):
            size = places.log.stat().st_size
            _rewrite(places.log, [(place, min(_CHUNK, size - place)) for place in range(0, size, _CHUNK)])
            _rewrite(places.ledger, _moved(places.log))
            size = places.checkpoints.stat().st_size
            _rewrite(places.checkpoints, [(max(0, size - _TAIL), _TAIL)])
            sync_directory(places.data)


def _rewrite(path: Path, ranges: Iterable[Range]) -> None:
    handle = os.open(path, os.O_RDWR)
    try:
        for place, length in ranges:
            content = os.pread(handle, length, place)
            if os.pwrite(handle, content, place) < len(content):
                raise OSError(f"{path} was written in part only")
        os.fsync(handle)
    finally:
        os.close(handle)


def _moved(log: Path) -> Iterator[Range]:
    """Where in the database the pages lie that stand in the log, of whatever age."""
    with log.open("rb") as file:
        header = file.read(_LOG_HEADER.size)
        if len(header) < _LOG_HEADER.size:
            return
        (size,) = _LOG_HEADER.unpack(header)
        pages = set[int]()
        while len(frame := file.read(_FRAME_HEADER.size)) == _FRAME_HEADER.size:
            pages.add(*_FRAME_HEADER.unpack(frame))
            file.seek(size, os.SEEK_CUR)
    yield from (((page - 1) * size, size) for page in sorted(pages) if page)
