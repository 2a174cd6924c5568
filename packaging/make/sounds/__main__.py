"""Makes resources/sounds again from the recipes: PYTHONPATH=packaging python -m make.sounds. The cues are checked
in.
"""

import wave
from pathlib import Path

import resources
from make.sounds.cues import CUES, render
from ui.sounds import RATE, Samples


def main(target: Path = Path(resources.__path__[0], "sounds")) -> None:
    """Writes every cue."""
    target.mkdir(exist_ok=True)
    for name in CUES:
        write(target / f"{name}.wav", render(name))


def write(path: Path, samples: Samples) -> None:
    """Writes a file of sixteen bits, one channel."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


if __name__ == "__main__":
    main()
