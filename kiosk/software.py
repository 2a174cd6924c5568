"""The software as it stands on this device: its files, one hash of all of them, and an inspector's check with a seed.

Both hashes are those of lines as `sha256sum` prints them, so that they can be made again without the product. A
package's manifest holds the same lines, signed: what differs from it is named here, file by file.
"""

import hmac
import sys
from collections.abc import Callable, Iterator
from functools import lru_cache
from hashlib import file_digest, sha256
from pathlib import Path
from typing import Any

from kiosk.heeding import Heed, go_on

_HERE = Path(__file__).parent.parent
_INSIDE = "_internal"  # where a packaged program keeps everything but itself
ROOM = _HERE.parent if _HERE.name == _INSIDE else _HERE
MANIFEST, SIGNATURE, KEY = "manifest.sha256", "manifest.sig", "release.pub"
_PACKAGES = ("kiosk", "resources", "storage", "ui")
_MADE = "__pycache__"  # by the interpreter, from the files themselves
_UNREADABLE = "cannot be read"  # in place of a hash


def is_packaged(room: Path = ROOM) -> bool:
    """Whether this is a package's room, and no checkout of the sources."""
    return (room / _INSIDE).is_dir()


def own_command() -> tuple[str, ...]:
    """How this program is started again, in its room."""
    return (sys.executable,) if is_packaged() else (sys.executable, "-m", "kiosk.cli")


def files_of(room: Path = ROOM) -> list[Path]:
    """Every file of the product, by its path; in a package, whatever is there but the manifest and its signature."""
    if is_packaged(room):
        beside = {room / name for name in (MANIFEST, SIGNATURE, KEY)}
        found = (path for path in room.rglob("*") if path.is_symlink() or not path.is_dir())
        kept = (path for path in found if path not in beside)
    else:
        found = (path for package in _PACKAGES for path in (room / package).rglob("*") if path.is_file())
        kept = (path for path in found if _MADE not in path.parts)
    return sorted(kept, key=lambda path: path.relative_to(room).parts)


@lru_cache(maxsize=1)
def software_hash(room: Path = ROOM) -> str:
    """SHA-256 of the lines "hash  path" of every file; read once, as the software that runs was read once."""
    return hash_of_lines(lines_of(room))


def seeded_hash(seed: str, room: Path = ROOM, heed: Heed = go_on) -> str:
    """The same with HMAC-SHA-256 keyed by the seed: who does not hold the files now cannot know it."""
    key = seed.encode()
    lines = lines_of(room, heed, lambda: hmac.new(key, digestmod="sha256"))
    return hmac.digest(key, _in_bytes(lines), "sha256").hex()


def lines_of(room: Path = ROOM, heed: Heed = go_on, digest: Callable[[], Any] = sha256) -> str:
    """The lines of every file as they are now: a package's manifest, if nothing was changed."""
    lines = []
    files = files_of(room)
    for number, path in enumerate(files):
        heed(number, len(files))
        lines.append(_line(_hash_of(path, digest), path.relative_to(room).as_posix()))
    return "".join(lines)


def hash_of_lines(lines: str) -> str:
    """One hash of all files, from their lines."""
    return sha256(_in_bytes(lines)).hexdigest()


def differences(signed: str, now: str) -> Iterator[str]:
    """What differs, from one manifest's lines to another's: a sentence for each file that is another, gone or new."""
    before, after = _by_name(signed), _by_name(now)
    for name in sorted(before.keys() | after.keys()):
        shown = name if name.isprintable() else ascii(name)[1:-1]
        if name not in after:
            yield f"{shown} is missing"
        elif name not in before:
            yield f"{shown} is extra"
        elif after[name] == _UNREADABLE:
            yield f"{shown} {_UNREADABLE}"
        elif after[name] != before[name]:
            yield f"{shown} is changed"


def _line(digest: str, name: str) -> str:
    """As `sha256sum` prints it, also where somebody put a line's end into a name."""
    plain = name.replace("\\", "\\\\").replace("\n", "\\n")
    return f"{digest}  {name}\n" if plain == name else f"\\{digest}  {plain}\n"


def _hash_of(path: Path, digest: Callable[[], Any]) -> str:
    try:
        if path.is_file():  # to read something else might never end
            with path.open("rb") as file:
                return str(file_digest(file, digest).hexdigest())
    except OSError:
        pass
    return _UNREADABLE


def _in_bytes(lines: str) -> bytes:
    return lines.encode(errors="surrogateescape")  # as names are that are no text


def _by_name(lines: str) -> dict[str, str]:
    parted = (line.partition("  ") for line in lines.split("\n") if line)
    return {name: digest for digest, _, name in parted}
