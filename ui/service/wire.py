"""What is said between the players' table and the operator's menu, which is a process of its own.

The menu asks and the table answers, with how things stand now. Unasked, the table only has it open or hide. It never
waits for the menu: what the wire does not take at once, or does not make sense, cuts it. Then the menu ends.
"""

import copyreg
import pickle
import socket
import struct
from collections.abc import Iterator
from dataclasses import is_dataclass
from enum import Enum
from io import BytesIO
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from kiosk.frozen import Frozen
from kiosk.tablestate import TableState
from kiosk.views import TableView

_LENGTH = struct.Struct(">I")
_LONGEST = 16 * 1_024 * 1_024  # bytes of a message
_AT_ONCE = 64 * 1_024
LOOK_MS = 200  # between looks at the table while the menu is open; also its sign of life


class News(NamedTuple):
    """How things stand, as staff may know it."""

    state: TableState
    view: TableView


class Hello(NamedTuple):
    """The first word: what the menu is opened on."""

    data: Path
    process: int  # the table's
    news: News
    vouches: bool  # whether a table without people has an attendant of its own
    fitted: bool  # whether there are real bet sensors
    audible: bool
    switches: bool  # whether it can be left for another mode
    language: str  # the house's


class Call(NamedTuple):
    """The menu wants this done."""

    name: str
    given: tuple[Any, ...]


class Answered(NamedTuple):
    """It was, with that result; and the news, if there are any."""

    value: Any
    news: News | None


class Open(NamedTuple):
    """Be seen on this screen, if need be over the players' own. It is told by its number when it is over."""

    number: int
    screen: int
    covers: bool
    full: bool


class Hide(NamedTuple):
    """Be seen no more; whoever was logged in is not any longer."""


Order = Open | Hide


def _proxy(content: dict[Any, Any]) -> "MappingProxyType[Any, Any]":
    return MappingProxyType(content)


copyreg.pickle(MappingProxyType, lambda proxy: (_proxy, (dict(proxy),)))  # pay tables have some; Python sends none


class Cut(OSError):  # noqa: N818
    """There is nobody at the other end any more, or nobody who makes sense."""


class Line:
    """One end of the wire. The `table` does not wait, and takes nothing but what a menu may say."""

    def __init__(self, end: socket.socket, *, table: bool) -> None:
        self._end = end
        self._table = table
        self._buffer = bytearray()

    def fileno(self) -> int:
        """For whoever watches it."""
        return self._end.fileno()

    @property
    def more(self) -> bool:
        """Whether something was read that nobody has asked for yet."""
        return bool(self._buffer)

    def close(self) -> None:
        """Cut it."""
        self._end.close()

    def send(self, message: Any) -> None:
        """Say this; Cut if it is not heard."""
        content = pickle.dumps(message)
        whole = _LENGTH.pack(len(content)) + content
        try:
            if not self._table:
                self._end.sendall(whole)
            elif self._end.send(whole, socket.MSG_DONTWAIT) < len(whole):
                raise Cut("the other end does not listen")
        except OSError as error:
            raise Cut(str(error)) from None

    def wait(self) -> Any:
        """The next message, whenever it comes."""
        while (message := self._next()) is None:
            self._read(0)
        return message

    def heard(self) -> Iterator[Any]:
        """The messages that are there; Cut after the last one."""
        while (message := self._next()) is not None:
            yield message
        while self._read(socket.MSG_DONTWAIT):
            while (message := self._next()) is not None:
                yield message

    def _read(self, flags: int) -> bool:
        """Whether anything was there."""
        try:
            read = self._end.recv(_AT_ONCE, flags)
        except BlockingIOError:
            return False
        except OSError as error:
            raise Cut(str(error)) from None
        if not read:
            raise Cut("the other end is gone")
        self._buffer += read
        return True

    def _next(self) -> Any:
        if len(self._buffer) < _LENGTH.size:
            return None
        (length,) = _LENGTH.unpack_from(self._buffer)
        if length > _LONGEST:
            raise Cut("a message is too long")
        if len(self._buffer) < _LENGTH.size + length:
            return None
        content = bytes(self._buffer[_LENGTH.size : _LENGTH.size + length])
        del self._buffer[: _LENGTH.size + length]
        if not self._table:
            return pickle.loads(content)  # noqa: S301 (the table's own)
        try:
            return _Plain(BytesIO(content)).load()
        except Exception as error:  # whatever it is, it is no message
            raise Cut(f"a message makes no sense: {error}") from None


class _Plain(pickle.Unpickler):
    """Takes values of the table's own kinds, and has nothing done."""

    def find_class(self, module: str, name: str) -> Any:
        """One of those kinds: what is written down there, and holds values."""
        if "." not in name and module.startswith(("kiosk.", f"{__name__}")):
            found = super().find_class(module, name)
            own = isinstance(found, type) and found.__module__ == module
            if found is _proxy or (own and (issubclass(found, tuple | Enum | Frozen) or is_dataclass(found))):
                return found
        raise pickle.UnpicklingError(f"{module}.{name} is nothing to say")
