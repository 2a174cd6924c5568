"""Fingers on the glass: TUIO packets to the touch-injection plugin, from within the network of the machine it is in.

Run as `python fingers.py tap X Y` (and so on), by `fingers.Fingers` and inside that network.
"""

import socket
import struct
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping
from pathlib import Path

PORT = 3333
SIZE = (1920, 1080)
_STEP_S = 0.03
_TAP_S = 0.08

Points = Mapping[int, tuple[float, float]]


class Fingers:
    """Touches a machine's glass."""

    def __init__(self, leader: int) -> None:
        self._command = ["nsenter", f"--target={leader}", "--net", sys.executable, str(Path(__file__).resolve())]

    def does(self, gesture: str, *numbers: float) -> None:
        """One gesture: tap X Y [TIMES], hold X Y SECONDS, swipe FINGERS X Y X Y, or pinch FROM TO."""
        subprocess.run([*self._command, gesture, *map(str, numbers)], check=True, timeout=30)  # noqa: S603


def _text(words: str) -> bytes:
    data = words.encode() + b"\0"
    return data + b"\0" * (-len(data) % 4)


def _message(*arguments: str | float) -> bytes:
    """An OSC message about cursors."""
    tags, body = ",", b""
    for argument in arguments:
        if isinstance(argument, str):
            tags, body = tags + "s", body + _text(argument)
        elif isinstance(argument, int):
            tags, body = tags + "i", body + struct.pack(">i", argument)
        else:
            tags, body = tags + "f", body + struct.pack(">f", argument)
    return _text("/tuio/2Dcur") + _text(tags) + body


class _Sender:
    """Says which fingers are where. Whoever is not named has been lifted."""

    def __init__(self) -> None:
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._frame = int(time.monotonic() * 1000) % 2**31  # newer than any before, whichever process sent it

    def show(self, points: Points) -> None:
        """Where they are now."""
        self._frame += 1
        messages = [_message("source", "trial"), _message("alive", *points)]
        messages += [
            _message("set", finger, x / SIZE[0], y / SIZE[1], 0.0, 0.0, 0.0) for finger, (x, y) in points.items()
        ]
        messages.append(_message("fseq", self._frame))
        bundle = b"#bundle\0" + struct.pack(">Q", 1)
        bundle += b"".join(struct.pack(">i", len(message)) + message for message in messages)
        self._socket.sendto(bundle, ("127.0.0.1", PORT))

    def trace(self, frames: Iterable[Points], end_s: float = _TAP_S) -> None:
        """One after the other, and lift."""
        for points in frames:
            self.show(points)
            time.sleep(_STEP_S)
        time.sleep(end_s)
        self.show({})
        time.sleep(_STEP_S)


def swipe(count: int, start: tuple[float, float], end: tuple[float, float], steps: int = 12) -> list[Points]:
    """So many fingers side by side from here to there."""
    return [
        {
            finger: (
                start[0] + (end[0] - start[0]) * step / steps + 60 * finger,
                start[1] + (end[1] - start[1]) * step / steps + 40 * finger,
            )
            for finger in range(count)
        }
        for step in range(steps + 1)
    ]


def _main(gesture: str, *numbers: float) -> None:
    sender = _Sender()
    if gesture == "tap":
        for _ in range(int(*numbers[2:] or (1,))):
            sender.trace([{0: (numbers[0], numbers[1])}])
    elif gesture == "hold":
        sender.trace([{0: (numbers[0], numbers[1])}], end_s=numbers[2])
    elif gesture == "swipe":
        sender.trace(swipe(int(numbers[0]), (numbers[1], numbers[2]), (numbers[3], numbers[4])))
    elif gesture == "pinch":  # from so far apart to so far apart, around the middle
        middle, steps = (SIZE[0] / 2, SIZE[1] / 2), 12
        gaps = (numbers[0] + (numbers[1] - numbers[0]) * step / steps for step in range(steps + 1))
        sender.trace([{0: (middle[0] - gap, middle[1]), 1: (middle[0] + gap, middle[1])} for gap in gaps])
    else:
        raise SystemExit(f"there is no gesture {gesture}")


if __name__ == "__main__":
    _main(sys.argv[1], *map(float, sys.argv[2:]))
