"""The wire between the table and a bet sensor: COBS frames with a CRC-32, and their messages (docs/bet-sensor.md).

Pure. It says what a frame means, not whether to believe it: that is for watch.py.
"""

import struct
import zlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from kiosk.devices.bet_sensor.port import Lamp
from kiosk.rules.cards.positions import SEATS

VERSION = 1
STATE, SET_LAMPS = ord("S"), ord("L")
MAX_FRAME_BYTES = 64  # between two delimiters; ours are shorter, so that a later version has room
ALL_SEATS = (1 << len(SEATS)) - 1

_STATE = struct.Struct("<BBIIBBH")
_SET_LAMPS = struct.Struct("<BBH")
_CRC_BYTES = 4
_EVERY_LAMP = 0x555  # the lower bit of each lamp
_RESIDUE = 0x2144DF1C  # the CRC-32 of any bytes that are followed by their own CRC-32, lowest byte first


class State(NamedTuple):
    """The device's word: its boot, the number of this word in it, and a bit (or two) a seat, seat 1 lowest."""

    nonce: int
    sequence: int
    chips: int
    broken: int  # seats whose self-test failed
    lamps: int


class SetLamps(NamedTuple):
    """The table's word: what every lamp is to do."""

    lamps: int


class Strange(NamedTuple):
    """A whole frame that this protocol does not know."""

    words: str


class BadFrame(NamedTuple):
    """Bytes between delimiters that are no whole frame."""


Message = State | SetLamps | Strange | BadFrame
BAD: Final = BadFrame()


def bit(seat: int) -> int:
    return 1 << (seat - 1)


def pack_lamps(lamps: Sequence[Lamp]) -> int:
    """The lamps of seats 1, 2 ... in two bits each."""
    return sum(lamp << 2 * index for index, lamp in enumerate(lamps))


def are_lamps(packed: int) -> bool:
    return not (packed >> 2 * len(SEATS) or packed & packed >> 1 & _EVERY_LAMP)


def unpack_lamps(packed: int) -> tuple[Lamp, ...]:
    return tuple(Lamp(packed >> 2 * index & 3) for index in range(len(SEATS)))


def encode(message: State | SetLamps) -> bytes:
    if isinstance(message, State):
        return wrap(_STATE.pack(VERSION, STATE, *message))
    return wrap(_SET_LAMPS.pack(VERSION, SET_LAMPS, *message))


def wrap(content: bytes) -> bytes:
    """The content and its CRC as a frame. The first delimiter parts it from any noise before it."""
    checked = content + zlib.crc32(content).to_bytes(_CRC_BYTES, "little")
    stuffed = b"".join(bytes((len(run) + 1,)) + run for run in checked.split(b"\0"))  # no run comes near 254 bytes
    if len(stuffed) > MAX_FRAME_BYTES:
        raise ValueError(f"a frame of {len(stuffed)} bytes is too long")
    return b"\0" + stuffed + b"\0"


def decode(frame: bytes) -> Message:
    """What stands between two delimiters."""
    if len(frame) > MAX_FRAME_BYTES:
        return BAD
    checked = _unstuffed(frame)
    if len(checked) < 2 + _CRC_BYTES or zlib.crc32(checked) != _RESIDUE:
        return BAD
    content = checked[:-_CRC_BYTES]
    version, kind = content[:2]
    if version != VERSION:
        return Strange(f"it speaks version {version} of the protocol")
    if kind == STATE and len(content) == _STATE.size:
        return State._make(_STATE.unpack(content)[2:])
    if kind == SET_LAMPS and len(content) == _SET_LAMPS.size:
        return SetLamps._make(_SET_LAMPS.unpack(content)[2:])
    return Strange(f"it sent a message of kind {kind} with {len(content)} bytes")


def _unstuffed(frame: bytes) -> bytes:
    """The bytes as they were before COBS; nothing if they are not COBS."""
    runs = []
    at, end = 0, len(frame)
    while at < end:
        after = at + frame[at]
        if after > end or after == at:
            return b""
        runs.append(frame[at + 1 : after])
        at = after
    return b"\0".join(runs)


class Deframer:
    """Cuts a stream into frames. It never keeps more than one frame's bytes."""

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> list[Message]:
        """The messages that these bytes complete, the bad frames among them."""
        *frames, rest = (self._rest + data).split(b"\0")
        messages = [decode(frame) for frame in frames if frame]
        if len(rest) > MAX_FRAME_BYTES:
            messages.append(BAD)
            rest = b""
        self._rest = rest
        return messages
