"""Files and directories that are there whole and durable, or not at all: the one place that writes and renames.

A power cut leaves what was there before, or all that came after. What it leaves unfinished is removed by the next try.
"""

import errno
import os
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


def write_durably(target: Path, content: bytes | Iterable[bytes], mode: int = 0o644) -> None:
    """A file with this content, in the place of the one that is there."""
    with appearing(target) as unfinished:
        handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
        with os.fdopen(handle, "wb") as file:
            os.fchmod(handle, mode)
            file.writelines([content] if isinstance(content, bytes) else content)


@contextmanager
def appearing(target: Path) -> Iterator[Path]:
    """Where to make a file or a directory; it gets its name when that is done. An error names the target."""
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        _remove(unfinished)
        yield unfinished
        _sync(unfinished)
        unfinished.replace(target)
        sync_directory(target.parent)
    except BaseException as error:
        with suppress(OSError):
            _remove(unfinished)
        if isinstance(error, OSError) and error.filename == str(unfinished):
            raise OSError(error.errno, error.strerror, str(target)) from error
        raise


def make_directory(directory: Path) -> None:
    """The directory and those above it, each named durably in the one that holds it."""
    if not directory.is_dir():
        make_directory(directory.parent)
        try:
            directory.mkdir(exist_ok=True)
        except FileExistsError:
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(directory)) from None
        sync_directory(directory.parent)


def sync_directory(directory: Path) -> None:
    """Make the names in a directory durable, where its file system can do that at all: not every stick's can."""
    try:
        _sync_one(directory, os.O_DIRECTORY)
    except OSError as error:
        if error.errno != errno.EINVAL:
            raise


def _sync(path: Path) -> None:
    if path.is_dir():
        for inside in path.iterdir():
            _sync(inside)
    _sync_one(path)


def _sync_one(path: Path, flags: int = 0) -> None:
    handle = os.open(path, os.O_RDONLY | flags)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink(missing_ok=True)
