"""The bet sensor's frames: docs/bet-sensor.md to the letter, every small damage found, memory bounded."""

import re
import zlib
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.devices.bet_sensor import serial, watch
from kiosk.devices.bet_sensor.frames import (
    BAD,
    MAX_FRAME_BYTES,
    BadFrame,
    Deframer,
    Message,
    SetLamps,
    State,
    Strange,
    are_lamps,
    decode,
    encode,
    pack_lamps,
    unpack_lamps,
    wrap,
)
from kiosk.devices.bet_sensor.port import Lamp, SensorTrouble

DOCUMENT = (Path(__file__).parents[2] / "docs" / "bet-sensor.md").read_text("utf-8")
EXAMPLES = [
    (bytes.fromhex(found["frame"]), found["kind"], {name: int(value, 16) for name, value in fields})
    for found in re.finditer(r"^    (?P<frame>00( \w\w)+ 00) +(?P<kind>\w+) (?P<fields>.+)$", DOCUMENT, re.MULTILINE)
    for fields in [[field.split("=") for field in found["fields"].split()]]
]
KINDS = {"State": State, "SetLamps": SetLamps}

u8, u16, u32 = (st.integers(0, 2**bits - 1) for bits in (8, 16, 32))
messages = st.builds(State, u32, u32, u8, u8, u16) | st.builds(SetLamps, u16)


def feed(*data: bytes) -> list[Message]:
    """What one deframer makes of it all."""
    deframer = Deframer()
    return [message for chunk in data for message in deframer.feed(chunk)]


def whole(data: bytes) -> list[Message]:
    """The messages among it that passed their CRC."""
    return [message for message in feed(data) if not isinstance(message, BadFrame)]


# The document.


@pytest.mark.parametrize(("frame", "kind", "fields"), EXAMPLES)
def test_the_documents_examples(frame: bytes, kind: str, fields: dict[str, int]) -> None:
    message = KINDS[kind](**fields)
    assert encode(message) == frame
    assert feed(frame) == [message]
    assert isinstance(feed(frame)[0], KINDS[kind])


def test_the_document_has_examples_of_both_messages_with_and_without_zeros() -> None:
    assert sorted(kind for _, kind, _ in EXAMPLES) == ["SetLamps", "SetLamps", "State", "State"]


@pytest.mark.parametrize(
    "words",
    [
        f"{serial.BAUD} baud",
        f"At most {MAX_FRAME_BYTES} bytes stand between",
        f"Sent every {watch.HEARTBEAT_MS} ms",
        f"the sequence higher by 1 to {watch.MAX_STEP}.",
        f"gone on for {watch.STABLE_FRAMES} states and {watch.STABLE_MS} ms",
        f"The last {watch.PAST_BOOTS} nonces",
        f"gone, when {watch.STABLE_FRAMES} states and {watch.STABLE_MS} ms",
        f"until {watch.CALM_MS} ms after its last",
        f"again after {serial.FIRST_RETRY_MS} ms",
        f"up to {serial.LAST_RETRY_MS} ms",
        f"for more than {watch.SILENT_MS} ms",
        f"{watch.NOISE_LIMIT} spoiled, missing or repeated frames within {watch.WINDOW_MS} ms",
        f"came or went {watch.FLIP_LIMIT} times within {watch.WINDOW_MS} ms",
        f"lies there {watch.STUCK_MS} ms",
    ],
)
def test_the_documents_figures(words: str) -> None:
    assert words in DOCUMENT.replace("\n", " ").replace("  ", " ")


def test_the_document_names_every_trouble() -> None:
    assert set(re.findall(r"^\| `(\w+)` \|", DOCUMENT, re.MULTILINE)) == set(SensorTrouble)


# The codec.


def test_a_known_vector() -> None:
    assert wrap(b"123456789") == bytes.fromhex("00 0e 31 32 33 34 35 36 37 38 39 26 39 f4 cb 00")


@given(st.lists(messages, max_size=8), st.integers(1, 30))
def test_messages_come_out_as_they_went_in_however_the_stream_is_cut(sent: list[State | SetLamps], size: int) -> None:
    stream = b"".join(map(encode, sent))
    received = feed(*(stream[at : at + size] for at in range(0, len(stream), size)))
    assert received == sent
    assert list(map(type, received)) == list(map(type, sent))


@given(messages)
def test_a_frame_holds_no_delimiter(message: State | SetLamps) -> None:
    frame = encode(message)
    assert frame[0] == frame[-1] == 0
    assert 0 not in frame[1:-1]


@given(messages, st.binary(max_size=200))
def test_noise_before_a_frame_does_not_spoil_it(message: State | SetLamps, noise: bytes) -> None:
    assert feed(noise + encode(message))[-1] == message


@pytest.mark.parametrize("frame", [frame for frame, _, _ in EXAMPLES])
def test_any_one_or_two_wrong_bits_are_found(frame: bytes) -> None:
    bits = [1 << place for place in range(8 * len(frame))]
    number = int.from_bytes(frame, "big")
    for wrong in [*bits, *(one ^ other for one, other in combinations(bits, 2))]:
        assert whole((number ^ wrong).to_bytes(len(frame), "big")) == []


@pytest.mark.parametrize("frame", [frame for frame, _, _ in EXAMPLES])
def test_any_wrong_byte_is_found(frame: bytes) -> None:
    for place, right in enumerate(frame):
        for wrong in set(range(256)) - {right}:
            assert whole(frame[:place] + bytes((wrong,)) + frame[place + 1 :]) == []


@pytest.mark.parametrize("frame", [frame for frame, _, _ in EXAMPLES])
def test_a_frame_cut_short_at_either_end_or_with_a_byte_lost_is_found(frame: bytes) -> None:
    for cut in range(1, len(frame)):
        assert whole(frame[:cut] + b"\0")[:1] == ([] if cut < len(frame) - 1 else feed(frame))
        assert whole(b"\0" + frame[cut:])[:1] == ([] if cut > 1 else feed(frame))
    for lost in range(1, len(frame) - 1):
        assert whole(frame[:lost] + frame[lost + 1 :]) == []


@given(st.lists(st.binary(max_size=100), max_size=20))
def test_noise_is_never_a_message_and_never_an_exception(noise: list[bytes]) -> None:
    assert {type(message) for message in feed(*noise)} <= {BadFrame}


def test_an_endless_frame_is_counted_and_not_kept() -> None:
    deframer = Deframer()
    for _ in range(1_000):
        assert deframer.feed(b"\x01" * 1_000) == [BAD]
        assert all(len(kept) <= MAX_FRAME_BYTES for kept in vars(deframer).values())
    assert deframer.feed(encode(SetLamps(5)))[-1] == SetLamps(5)


def test_a_frame_may_be_64_bytes_long_and_no_longer() -> None:
    longest = wrap(b"\1" * 59)
    assert len(longest) == 1 + MAX_FRAME_BYTES + 1
    assert isinstance(feed(longest)[0], Strange)
    with pytest.raises(ValueError, match="a frame of 65 bytes is too long"):
        wrap(b"\1" * 60)
    content = b"\1" * 60
    content += zlib.crc32(content).to_bytes(4, "little")
    assert feed(b"\0" + bytes((len(content) + 1,)) + content + b"\0") == [BAD]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"\x02S" + bytes(12), "it speaks version 2 of the protocol"),
        (b"\x00S" + bytes(12), "it speaks version 0 of the protocol"),
        (b"\x01T" + bytes(12), "it sent a message of kind 84 with 14 bytes"),
        (b"\x01S" + bytes(11), "it sent a message of kind 83 with 13 bytes"),
        (b"\x01S" + bytes(13), "it sent a message of kind 83 with 15 bytes"),
        (b"\x01L" + bytes(1), "it sent a message of kind 76 with 3 bytes"),
    ],
)
def test_a_whole_frame_of_something_else_is_strange(content: bytes, words: str) -> None:
    assert feed(wrap(content)) == [Strange(words)]


@pytest.mark.parametrize("frame", [b"", b"\0", b"\x02\x01\0", b"\x02", b"\xff"])
def test_what_is_not_cobs_is_bad(frame: bytes) -> None:
    assert decode(frame) == BAD


@pytest.mark.parametrize("content", [b"", b"\x01"])
def test_a_frame_without_a_kind_is_bad(content: bytes) -> None:
    assert feed(wrap(content)) == [BAD]


def test_lamps() -> None:
    lamps = (Lamp.ON, Lamp.OFF, Lamp.BLINK, Lamp.OFF, Lamp.OFF, Lamp.BLINK)
    assert pack_lamps(lamps) == 0b10_00_00_10_00_01
    assert unpack_lamps(pack_lamps(lamps)) == lamps
    assert sum(map(are_lamps, range(2**16))) == 3**6
