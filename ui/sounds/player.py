"""Plays cues and the dealer's phrases, where there is something to play them with.

Sound is never needed: every cue has its twin on the screen. So a machine without an audio device, or without the
library, is simply silent. A name that does not exist is refused everywhere, so that no silent machine hides it.
"""

import importlib
import threading
import weakref
from array import array
from collections import deque
from collections.abc import Generator
from operator import add
from pathlib import Path
from types import ModuleType
from typing import Any

import resources
from ui.sounds import RATE, Samples

PERIOD = 30  # milliseconds of sound asked for at a time
MOST_AT_ONCE = 12  # cues; the oldest gives way
MOST_WAITING = 3  # phrases; what is announced too late misleads
BACKENDS = ("PULSEAUDIO", "ALSA")
_CARDS = Path("/proc/asound/cards")
_LOWEST, _HIGHEST = -32_768, 32_767


class Mixer:
    """Adds up what is to be heard. Cues overlap; phrases wait for each other."""

    def __init__(self, volume: float = 1) -> None:
        self._volume = volume
        self._lock = threading.Lock()
        self._cues: deque[tuple[Samples, int]] = deque(maxlen=MOST_AT_ONCE)  # each with what of it was played
        self._phrases: deque[Samples] = deque(maxlen=MOST_WAITING)
        self._phrase: tuple[Samples, int] | None = None

    def set_volume(self, volume: float) -> None:
        """From 0 to 1."""
        self._volume = volume

    def cue(self, samples: Samples) -> None:
        """To be heard at once."""
        with self._lock:
            self._cues.append((samples, 0))

    def phrase(self, samples: Samples) -> None:
        """To be heard after the phrases before it."""
        with self._lock:
            self._phrases.append(samples)

    def frames(self, count: int) -> Samples:
        with self._lock:
            heard = [samples[at : at + count] for samples, at in self._cues]
            rest = [(samples, at + count) for samples, at in self._cues if at + count < len(samples)]
            self._cues = deque(rest, MOST_AT_ONCE)
            heard.append(self._spoken(count))
        if not any(heard):
            return array("h", bytes(2 * count))
        total = [0] * count
        for samples in heard:
            total[: len(samples)] = map(add, samples, total)
        volume = self._volume
        total = [round(sample * volume) for sample in total]
        if min(total) < _LOWEST or max(total) > _HIGHEST:
            total = [max(_LOWEST, min(_HIGHEST, sample)) for sample in total]
        return array("h", total)

    def _spoken(self, count: int) -> Samples:
        """The next samples of the dealer's voice, from one phrase or from the end of one and the start of the next."""
        result = array("h")
        while len(result) < count:
            if self._phrase is None:
                if not self._phrases:
                    break
                self._phrase = (self._phrases.popleft(), 0)
            samples, at = self._phrase
            part = samples[at : at + count - len(result)]
            result.extend(part)
            self._phrase = (samples, at + len(part)) if at + len(part) < len(samples) else None
        return result


class Sounds:
    """The table's sound. Volume is from 0 to 1."""

    def __init__(self, enabled: bool, volume: float) -> None:
        self._cues = _files("sounds")
        self._phrases = {path.name: _files("voices", path.name) for path in _directory("voices").iterdir()}
        self._loaded: dict[Path, Samples] = {}
        self._mixer = Mixer(_checked(volume))
        self._library = _library() if enabled and volume else None
        device = _open(self._library, self._mixer) if self._library else None
        # A device that still asks for samples when Python ends would keep it from ending.
        self._closing = weakref.finalize(self, device.close) if device else None

    @property
    def audible(self) -> bool:
        return self._closing is not None and self._closing.alive

    @property
    def cues(self) -> tuple[str, ...]:
        return tuple(sorted(self._cues))

    @property
    def phrases(self) -> tuple[str, ...]:
        """The names of all phrases, which are the same in every language."""
        return tuple(sorted(self._phrases["en"]))

    def set_volume(self, volume: float) -> None:
        """From now on, from 0 to 1; a table that started silent stays so until it starts anew."""
        self._mixer.set_volume(_checked(volume))

    def cue(self, name: str, seat: int | None = None) -> None:  # noqa: ARG002
        """Plays a cue at once, over whatever is playing."""
        if name not in self._cues:
            raise ValueError(f"there is no sound named {name!r}")
        if self.audible:
            self._mixer.cue(self._samples(self._cues[name]))

    def say(self, language: str, phrase_id: str) -> None:
        """Has the dealer say a phrase, after those that are being said."""
        if language not in self._phrases:
            raise ValueError(f"the dealer does not speak {language!r}")
        if phrase_id not in self._phrases[language]:
            raise ValueError(f"the dealer has no phrase {phrase_id!r}")
        if self.audible:
            self._mixer.phrase(self._samples(self._phrases[language][phrase_id]))

    def close(self) -> None:
        """Silence, for good. Twice does no harm."""
        if self._closing:
            self._closing()

    def _samples(self, path: Path) -> Samples:
        """A file's samples at our rate, read once."""
        if path not in self._loaded:
            library: Any = self._library
            self._loaded[path] = library.decode_file(str(path), library.SampleFormat.SIGNED16, 1, RATE).samples
        return self._loaded[path]


def _checked(volume: float) -> float:
    if not 0 <= volume <= 1:
        raise ValueError(f"the volume is from 0 to 1, not {volume}")
    return volume


def _directory(*parts: str) -> Path:
    return Path(resources.__path__[0], *parts)


def _files(*parts: str) -> dict[str, Path]:
    return {path.stem: path for path in _directory(*parts).glob("*.wav")}


def _library() -> ModuleType | None:
    try:
        return importlib.import_module("miniaudio")
    except (ImportError, OSError):
        return None


def _open(library: Any, mixer: Mixer) -> Any:
    """A device that plays what the mixer gives; none where there is none."""
    # ALSA complains to the terminal by itself where there is no sound card, so there it is not asked.
    names = [name for name in BACKENDS if name != "ALSA" or _has_a_card()]
    if not names:
        return None
    device = None
    try:
        device = library.PlaybackDevice(
            library.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=PERIOD,
            backends=[library.Backend[name] for name in names],
            app_name="croupier",
        )
        playing = _playing(mixer)
        next(playing)  # up to where it waits to be asked
        device.start(playing)
    except library.MiniaudioError:
        if device:
            device.close()
        return None
    return device


def _has_a_card() -> bool:
    try:
        return "[" in _CARDS.read_text("utf-8", "replace")  # a card's line has its name in brackets
    except OSError:
        return False


def _playing(mixer: Mixer) -> Generator[Samples, int, None]:
    """What the device asks for its samples: it sends how many it wants."""
    count = yield array("h")
    while True:
        count = yield mixer.frames(count)
