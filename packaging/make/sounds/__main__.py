"""Makes resources/sounds again from the recipes. The cues are checked in, as Vorbis.

`make art` runs it with the tools that packaging/voice fetches.
"""

import importlib
from pathlib import Path
from typing import Any

import resources
from make.sounds.cues import CUES, render
from make.sounds.synthesis import Sound
from ui.sounds import RATE

_QUALITY = 0.6  # of Vorbis: 0 is the best, 1 the smallest


def main(target: Path = Path(resources.__path__[0], "sounds")) -> None:
    """Writes every cue; where it has variants, each of them."""
    target.mkdir(exist_ok=True)
    for path in target.iterdir():
        path.unlink()
    for name, cue in CUES.items():
        for variant in range(cue.variants):
            number = f"-{variant + 1}" if cue.variants > 1 else ""
            write(target / f"{name}{number}.ogg", render(name, variant))


def write(path: Path, sound: Sound) -> None:
    soundfile: Any = importlib.import_module("soundfile")  # of packaging/voice's tools; it has no types
    with soundfile.SoundFile(path, "w", RATE, 2, format="OGG", subtype="VORBIS", compression_level=_QUALITY) as file:
        for first in range(0, len(sound), RATE):  # libsndfile cannot take much at once
            file.write(sound[first : first + RATE])


if __name__ == "__main__":
    main()
