"""The software as it stands on this device: its files, one hash of all of them, and an inspector's check with a seed.

Both hashes are those of lines as `sha256sum` prints them, so that they can be made again without the product. A
package's manifest holds the same lines, signed: what differs from it is named here, file by file.
"""

import hmac
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from hashlib import file_digest, sha256
from pathlib import Path
from typing import Any

from kiosk.base.progress import Progress, unwatched

_HERE = Path(__file__).parents[2]
_INSIDE = "_internal"  # where a packaged program keeps everything but itself
ROOM = _HERE.parent if _HERE.name == _INSIDE else _HERE
MANIFEST, SIGNATURE, KEY = "manifest.sha256", "manifest.sig", "release.pub"
DEVELOPMENT = "development"  # a file of a package that nobody released
_PACKAGES = ("kiosk", "resources", "storage", "ui")
_MADE = "__pycache__"  # by the interpreter, from the files themselves
# In place of a hash.
_UNREADABLE = "cannot be read"
_ELSEWHERE = "is a link to a place outside"
_EMPTY = "is an empty directory"
_NO_HASH = (_UNREADABLE, _ELSEWHERE, _EMPTY)


def is_packaged(room: Path = ROOM) -> bool:
    """Whether this is a package's room, and no checkout of the sources."""
    return (room / _INSIDE).is_dir()


def own_command() -> tuple[str, ...]:
    return (sys.executable,) if is_packaged() else (sys.executable, "-m", "kiosk.app.cli")


def files_of(room: Path = ROOM) -> list[Path]:
    """Every file of the product, by its path; in a package, whatever is there but the manifest and its signature.

    A directory that cannot be listed stands for what may be in it, and an empty one for itself.
    """
    if is_packaged(room):
        beside = {room / name for name in (MANIFEST, SIGNATURE, KEY)}
        kept = (path for path in _everything(room) if path not in beside or path.is_symlink())
    else:
        found = (path for package in _PACKAGES for path in _everything(room / package))
        kept = (path for path in found if _MADE not in path.parts)
    return sorted(kept, key=lambda path: path.relative_to(room).parts)


def links_of(room: Path = ROOM) -> dict[str, str]:
    links = (path for path in files_of(room) if path.is_symlink())
    found = {path.relative_to(room).as_posix(): _target(path, room) for path in links}
    return {name: target for name, target in found.items() if target is not None}


@lru_cache(maxsize=1)
def software_hash(room: Path = ROOM) -> str:
    """SHA-256 of the lines "hash  path" of every file; read once, as the software that runs was read once."""
    return hash_of_lines(lines_of(room))


def seeded_hash(seed: str, room: Path = ROOM, progress: Progress = unwatched) -> str:
    """The same with HMAC-SHA-256 keyed by the seed: who does not hold the files now cannot know it."""
    key = seed.encode()
    lines = lines_of(room, progress, lambda: hmac.new(key, digestmod="sha256"))
    return hmac.digest(key, _in_bytes(lines), "sha256").hex()


def lines_of(room: Path = ROOM, progress: Progress = unwatched, digest: Callable[[], Any] = sha256) -> str:
    """The lines of every file as they are now: a package's manifest, if nothing was changed."""
    lines = []
    files = files_of(room)
    for number, path in enumerate(files):
        progress(number, len(files))
        lines.append(_line(_hash_of(path, room, digest), path.relative_to(room).as_posix()))
    return "".join(lines)


def hash_of_lines(lines: str) -> str:
    return sha256(_in_bytes(lines)).hexdigest()


def differences(signed: str, now: str, links: Mapping[str, str]) -> Iterator[str]:
    """What differs, from one manifest's lines to another's: a sentence for each file that is another, gone or new.

    A file is named once, whatever links lead to it; what is in a directory that cannot be listed is not called missing.
    """
    before, after = _by_name(signed), _by_name(now)
    unlisted = {name for name, found in after.items() if found == _UNREADABLE}
    for name in sorted(before.keys() | after.keys()):
        target = links.get(name, name)
        same = before.get(target) == before.get(name) and after.get(target, _UNREADABLE) == after.get(name)
        if same and target in before and target not in links and target != name:
            continue  # and not where links lead to each other: then nobody would be named
        if name not in after:
            if not any(parent.as_posix() in unlisted for parent in Path(name).parents):
                yield f"{_shown(name)} is missing"
        elif after[name] in _NO_HASH:
            yield f"{_shown(name)} {after[name]}"
        elif name not in before:
            yield f"{_shown(name)} is extra"
        elif after[name] != before[name]:
            yield f"{_shown(name)} is changed"


def unguarded(room: Path = ROOM) -> Iterator[str]:
    """What somebody else than the room's owner could change."""
    owner = room.stat().st_uid
    others = 0o022 if owner == 0 else 0o002  # an ordinary user's copy may be his group's too
    inside = (Path(here) / name for here, folders, files in os.walk(room) for name in sorted((*folders, *files)))
    for path in (room, *inside):
        name = _shown(path.relative_to(room).as_posix())
        try:
            found = path.lstat()
        except OSError:  # of a file that cannot be read, and is named for it
            continue
        if found.st_uid != owner:
            yield f"{name} belongs to another user than the rest"
        elif found.st_mode & others and not path.is_symlink():
            yield f"{name} can be written by others than its owner"


def _everything(top: Path) -> Iterator[Path]:
    """Files, links, empty directories and those that cannot be listed."""
    closed: list[OSError] = []
    for place, folders, files in os.walk(top, onerror=closed.append):
        here = Path(place)
        yield from (here / name for name in files)
        yield from (here / name for name in folders if (here / name).is_symlink())
        if not files and not folders:
            yield here
    yield from (Path(error.filename or top) for error in closed)


def _target(link: Path, room: Path) -> str | None:
    """What a link leads to, step by step: each step's link is a file of the room. None: a place outside."""
    room, name = room.resolve(), link.relative_to(room)
    target = Path(os.path.normpath(room / name.parent / link.readlink()))
    return target.relative_to(room).as_posix() if target.is_relative_to(room) else None


def _line(digest: str, name: str) -> str:
    """As `sha256sum` prints it, also where somebody put a line's end into a name."""
    plain = name.replace("\\", "\\\\").replace("\n", "\\n")
    return f"{digest}  {name}\n" if plain == name else f"\\{digest}  {plain}\n"


def _hash_of(path: Path, room: Path, digest: Callable[[], Any]) -> str:
    try:
        if path.is_symlink() and _target(path, room) is None:
            return _ELSEWHERE
        if path.is_file():  # to read something else might never end
            with path.open("rb") as file:
                return str(file_digest(file, digest).hexdigest())
        if path.is_dir() and not any(path.iterdir()):
            return _EMPTY
    except OSError:
        pass
    return _UNREADABLE


def _in_bytes(lines: str) -> bytes:
    return lines.encode(errors="surrogateescape")  # as names are that are no text


def _by_name(lines: str) -> dict[str, str]:
    parted = (line.partition("  ") for line in lines.split("\n") if line)
    return {name: digest.removeprefix("\\") for digest, _, name in parted}


def _shown(name: str) -> str:
    return name if name.isprintable() else ascii(name)[1:-1]
