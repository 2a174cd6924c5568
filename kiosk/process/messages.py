"""Typed messages between two processes of this product: one a line, as the ledger's codec writes records.

The table and its menu speak so, and so does every child process. What is no message of the
kind that is expected cuts the line: nothing that another process says is taken for anything else.
"""

from typing import Any, Generic, TypeVar

from kiosk.ledger import codec

M = TypeVar("M")
_PLAIN = codec.Key(None, "")  # nothing is sealed
_END = b"\n"


class Cut(OSError):  # noqa: N818
    """There is nobody at the other end any more, or nobody who makes sense."""


def write(message: tuple[Any, ...]) -> bytes:
    return codec.dumps(message, _PLAIN).encode("ascii") + _END


class Inbox(Generic[M]):
    """What was read of messages of one kind, none of which is longer than so many bytes."""

    def __init__(self, kind: type[M], longest: int) -> None:
        self._kind, self._longest = kind, longest
        self._read = bytearray()

    def add(self, read: bytes) -> None:
        self._read += read

    @property
    def ready(self) -> bool:
        end = self._read.find(_END)
        if (len(self._read) if end < 0 else end) > self._longest:
            raise Cut("a message is too long")
        return end >= 0

    def take(self) -> M | None:
        if not self.ready:
            return None
        line, _, self._read = self._read.partition(_END)
        try:
            return codec.loads(self._kind, line.decode("ascii"), _PLAIN)
        except ValueError as error:
            raise Cut(f"a message makes no sense: {error}") from None
