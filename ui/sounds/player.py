"""Plays cues, the dealer's phrases and the room, where there is something to play them with.

Sound is never needed: every cue has its twin on the screen. So a machine without an audio device, or without the
library, is simply silent. A name that does not exist is refused everywhere, so that no silent machine hides it.
"""

import importlib
import re
import weakref
import zipfile
from collections import OrderedDict
from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, cycle
from pathlib import Path
from types import ModuleType
from typing import Any

import resources
from kiosk.policy.device import DEALERS
from ui.i18n.catalogue.phrases import clips
from ui.sounds import AMBIENCE, RATE, Volumes
from ui.sounds.mixer import Mixer, quieter

PERIOD = 30  # milliseconds of sound asked for at a time
BACKENDS = ("PULSEAUDIO", "ALSA")
_MOST_KEPT = 24  # clips of the voice that are ready to be said; the one that was not heard for longest gives way
_WIDTH = 0.55  # how far the outermost seats are from the middle, of 1: their neighbors are to hear them, too
_SEATS = 6
_CARDS = Path("/proc/asound/cards")
_VARIANT = re.compile(r"-[0-9]$")


class Sounds:
    """The table's sound, in the voice of one of the dealers."""

    def __init__(self, enabled: bool, volumes: Volumes, dealer: str = DEALERS[0]) -> None:
        self._cues = _cues()
        self._turns: dict[str, Iterator[Path]] = {name: cycle(paths) for name, paths in self._cues.items()}
        self._languages = {path.name for path in _directory("voices").iterdir()}
        self._dealer = DEALERS[DEALERS.index(dealer)]
        self._archives: dict[str, zipfile.ZipFile] = {}
        self._loaded: dict[Path, bytes] = {}  # the cues, all of them after a while
        self._kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()  # what was said lately
        self._mixer = Mixer(_checked(volumes))
        self._library = _library() if enabled and any(volumes) else None
        device = _open(self._library, self._mixer) if self._library else None
        self._worker = ThreadPoolExecutor(1, "sounds")  # what takes long is done there; no thread until then
        self._room_read = False
        # A device that still asks for samples when Python ends would keep it from ending.
        self._closing = weakref.finalize(self, device.close) if device else None

    @property
    def audible(self) -> bool:
        return self._closing is not None and self._closing.alive

    @property
    def cues(self) -> tuple[str, ...]:
        return tuple(sorted(self._cues))

    def set_volumes(self, volumes: Volumes) -> None:
        """From now on; a table that started silent stays so until it starts anew."""
        self._mixer.set_volumes(_checked(volumes))

    def cue(self, name: str, seat: int | None = None, volume: float = 1) -> None:
        """Plays a cue at once, over whatever is playing, where the seat is. Its variants take turns."""
        if name not in self._cues:
            raise ValueError(f"there is no sound named {name!r}")
        if self.audible:
            path = next(self._turns[name])
            self._mixer.cue(quieter(self._cue_samples(path), volume), _pan(seat))

    def say(self, language: str, phrase: str, volume: float = 1) -> None:
        """Has the dealer say a phrase, after those that are being said."""
        if language not in self._languages:
            raise ValueError(f"the dealer does not speak {language!r}")
        parts = clips(phrase)
        if self.audible:
            self._worker.submit(self._speak, language, parts, volume)

    def room(self, volume: float) -> None:
        """How loud the room is to be heard. When it first is, it is read, and all cues, beside everything else."""
        if not self.audible:
            return
        if volume and not self._room_read:
            self._room_read = True
            self._worker.submit(self._read_room)
            for path in chain.from_iterable(self._cues.values()):
                self._worker.submit(self._cue_samples, path)
        self._mixer.want_room(volume)

    def close(self) -> None:
        """Silence, for good. Twice does no harm."""
        self._worker.shutdown(cancel_futures=True)
        if self._closing:
            self._closing()
        for archive in self._archives.values():
            archive.close()

    def _read_room(self) -> None:
        self._mixer.set_room(self._decoded(_directory("sounds", f"{AMBIENCE}.ogg").read_bytes()))

    def _speak(self, language: str, parts: tuple[str, ...], volume: float) -> None:
        whole = b"".join([self._clip_samples(language, clip) for clip in parts])
        self._mixer.phrase(quieter(whole, volume))

    def _cue_samples(self, path: Path) -> bytes:
        if path not in self._loaded:
            self._loaded[path] = self._decoded(path.read_bytes())
        return self._loaded[path]

    def _voice(self, language: str) -> zipfile.ZipFile:
        """The dealer's own, or the one that the language has."""
        if language not in self._archives:
            found = _directory("voices", language).iterdir()
            self._archives[language] = zipfile.ZipFile(min(found, key=lambda path: path.stem != self._dealer))
        return self._archives[language]

    def _clip_samples(self, language: str, clip: str) -> bytes:
        key = (language, clip)
        if key not in self._kept:
            self._kept[key] = self._decoded(self._voice(language).read(f"{clip}.ogg"))
            if len(self._kept) > _MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]

    def _decoded(self, file: bytes) -> bytes:
        library: Any = self._library
        samples: bytes = library.decode(file, library.SampleFormat.SIGNED16, 2, RATE).samples.tobytes()
        return samples


def _pan(seat: int | None) -> float:
    """Seat 1 sits at the right, seen from the players."""
    return 0.0 if seat is None else _WIDTH * (1 - 2 * (seat - 1) / (_SEATS - 1))


def _checked(volumes: Volumes) -> Volumes:
    if not all(0 <= volume <= 1 for volume in volumes):
        raise ValueError(f"a volume is from 0 to 1, not {volumes}")
    return volumes


def _directory(*parts: str) -> Path:
    return Path(resources.__path__[0], *parts)


def _cues() -> dict[str, list[Path]]:
    """The files of each cue, one for each of its variants."""
    found: dict[str, list[Path]] = {}
    for path in sorted(_directory("sounds").glob("*.ogg")):
        if path.stem != AMBIENCE:
            found.setdefault(_VARIANT.sub("", path.stem), []).append(path)
    return found


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
            nchannels=2,
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


def _playing(mixer: Mixer) -> Generator[bytes, int, None]:
    """What the device asks for its samples: it sends how many it wants."""
    count = yield b""
    while True:
        count = yield mixer.frames(count)
