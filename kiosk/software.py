"""The software as it stands on this device: its files, one hash of all of them, and an inspector's check with a seed.

Both hashes are those of lines as `sha256sum` prints them, so that they can be made again without the product.
"""

import hmac
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from kiosk.heeding import Heed, go_on

ROOM = Path(__file__).parent.parent
_PACKAGES = ("kiosk", "resources", "storage", "ui")
_MADE = "__pycache__"  # by the interpreter, from the files themselves


def files_of(room: Path = ROOM) -> list[Path]:
    """Every file of the product, by its path."""
    found = (path for package in _PACKAGES for path in (room / package).rglob("*") if path.is_file())
    return sorted((path for path in found if _MADE not in path.parts), key=lambda path: path.relative_to(room).parts)


@lru_cache(maxsize=1)
def software_hash(room: Path = ROOM) -> str:
    """SHA-256 of the lines "hash  path" of every file; read once, as the software that runs was read once."""
    return _told(room, lambda data: sha256(data).hexdigest(), go_on)


def seeded_hash(seed: str, room: Path = ROOM, heed: Heed = go_on) -> str:
    """The same with HMAC-SHA-256 keyed by the seed: who does not hold the files now cannot know it."""
    key = seed.encode()
    return _told(room, lambda data: hmac.new(key, data, "sha256").hexdigest(), heed)


def _told(room: Path, digest: Callable[[bytes], str], heed: Heed) -> str:
    lines = []
    files = files_of(room)
    for number, path in enumerate(files):
        heed(number, len(files))
        lines.append(f"{digest(path.read_bytes())}  {path.relative_to(room).as_posix()}\n")
    return digest("".join(lines).encode())
