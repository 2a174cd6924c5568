"""The log of a recording: what stood in the directory, and every act on its files, in order. Judges nothing."""

import struct
from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import NamedTuple

_HEADER = struct.Struct("<cQQII")  # recorder.c writes it


class Act(StrEnum):
    """What a process does to its files; the letters are recorder.c's."""

    CREATE = "C"
    WRITE = "W"
    TRUNCATE = "T"
    SYNC = "S"  # of a file
    SYNC_FAILED = "F"
    SYNC_FOLDER = "D"
    RENAME = "R"
    LINK = "L"
    UNLINK = "U"
    MKDIR = "M"
    ACKNOWLEDGE = "A"


class Event(NamedTuple):
    """One act. Paths are relative to the recorded directory, "" is the directory itself."""

    act: Act
    inode: int = 0
    at: int = 0  # the place of a write, the size after a truncation, the permissions of what is made
    data: bytes = b""  # of a write
    path: str = ""  # or the text of an acknowledgement
    new_path: str = ""


class Found(NamedTuple):
    """What is found at a path: its permissions, and the content of a file (None: it is a folder)."""

    mode: int
    content: bytes | None


class Log(NamedTuple):
    """What the directory held before, with the inodes, and all that was done to it."""

    before: Mapping[str, tuple[int, Found]]  # by path, a folder before what it holds
    events: tuple[Event, ...]


def acknowledgement(text: str) -> bytes:
    """How an acknowledgement stands in the log."""
    promise = text.encode()
    return _HEADER.pack(Act.ACKNOWLEDGE.encode(), 0, 0, len(promise), 0) + promise


def read(log: bytes) -> Iterator[Event]:
    """The events of a recorder's log."""
    place = 0
    while place < len(log):
        letter, inode, at, first, second = _HEADER.unpack_from(log, place)
        middle = place + _HEADER.size + first
        act, data, rest = Act(letter.decode()), log[middle - first : middle], log[middle : middle + second]
        if act is Act.WRITE:
            yield Event(act, inode, at, data)
        else:
            yield Event(act, inode, at, path=data.decode(), new_path=rest.decode())
        place = middle + second
