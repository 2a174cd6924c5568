"""Adds up what is to be heard, a few milliseconds at a time: cues, the dealer's voice, and the room below them.

It is asked by the sound device, thirty times a second and from a thread of its own, so it only adds and scales bytes.
"""

import threading
import warnings
from collections import deque

from ui.sounds import Volumes

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    import audioop  # from Python 3.13 on, of the package audioop-lts

FRAME = 4  # bytes: two channels of sixteen bits
MOST_AT_ONCE = 12  # cues; the oldest gives way
MOST_WAITING = 2  # phrases; what is announced too late misleads
DUCKED = 0.35  # of its volume: the room while the dealer speaks
_FADE = 0.06  # how far the room's volume goes at a time, so that nobody hears it step
_WIDTH = 2


class Mixer:
    """Cues overlap; phrases wait for each other; the room goes round."""

    def __init__(self, volumes: Volumes) -> None:
        self._volumes = volumes
        self._lock = threading.Lock()
        self._cues: deque[tuple[bytes, int, float]] = deque(maxlen=MOST_AT_ONCE)  # with what was played, and its pan
        self._phrases: deque[bytes] = deque(maxlen=MOST_WAITING)
        self._phrase = (b"", 0)
        self._room = (b"", 0)
        self._room_wanted = 0.0  # how loud, of what the house allows
        self._room_volume = 0.0

    def set_volumes(self, volumes: Volumes) -> None:
        self._volumes = volumes

    def cue(self, samples: bytes, pan: float = 0) -> None:
        """To be heard at once."""
        with self._lock:
            self._cues.append((samples, 0, pan))

    def phrase(self, samples: bytes) -> None:
        """To be heard after the phrases before it."""
        with self._lock:
            self._phrases.append(samples)

    def set_room(self, samples: bytes) -> None:
        """What goes round as long as it is wanted."""
        self._room = (samples, 0)

    def want_room(self, volume: float) -> None:
        self._room_wanted = volume

    def frames(self, count: int) -> bytes:
        size = count * FRAME
        with self._lock:
            heard = [placed(samples[at : at + size], pan) for samples, at, pan in self._cues]
            rest = [(samples, at + size, pan) for samples, at, pan in self._cues if at + size < len(samples)]
            self._cues = deque(rest, MOST_AT_ONCE)
            spoken = self._spoken(size)
        parts = [self._around(size, speaking=bool(spoken))]
        parts += [audioop.mul(part, _WIDTH, self._volumes.effects) for part in heard]
        parts.append(audioop.mul(spoken, _WIDTH, self._volumes.voice))
        total = bytes(size)
        for part in parts:
            if part:
                total = audioop.add(total, part.ljust(size, b"\0"), _WIDTH)  # what is too loud together is cut off
        return total

    def _spoken(self, size: int) -> bytes:
        """The next of the dealer's voice: of one phrase, or of the end of one and the start of the next."""
        result = b""
        while len(result) < size:
            samples, at = self._phrase
            if at >= len(samples):
                if not self._phrases:
                    break
                samples, at = self._phrases.popleft(), 0
            part = samples[at : at + size - len(result)]
            result += part
            self._phrase = (samples, at + len(part))
        return result

    def _around(self, size: int, *, speaking: bool) -> bytes:
        """The next of the room; nothing while it is silent, and then it does not go on either."""
        samples, at = self._room
        wanted = self._room_wanted * self._volumes.ambience * (DUCKED if speaking else 1) if samples else 0.0
        step = max(-_FADE, min(_FADE, wanted - self._room_volume))
        self._room_volume += step
        if not self._room_volume:
            return b""
        part = samples[at : at + size]
        while len(part) < size:
            part += samples[: size - len(part)]
        self._room = (samples, (at + size) % len(samples))
        return audioop.mul(part, _WIDTH, self._room_volume)


def quieter(samples: bytes, volume: float) -> bytes:
    return samples if volume == 1 else audioop.mul(samples, _WIDTH, volume)


def placed(samples: bytes, pan: float) -> bytes:
    """The same from further left, down to -1, or further right, up to 1."""
    if not pan:
        return samples
    left = audioop.tomono(samples, _WIDTH, min(1, 1 - pan), 0)
    right = audioop.tomono(samples, _WIDTH, 0, min(1, 1 + pan))
    return audioop.add(audioop.tostereo(left, _WIDTH, 1, 0), audioop.tostereo(right, _WIDTH, 0, 1), _WIDTH)
