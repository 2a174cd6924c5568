"""Runs a program under the recorder (recorder.c) and returns the log of what it did to the files of a directory.

The log is compared with what the program left behind: what the recorder missed is an error here, never a test that
passes because it saw nothing.
"""

import ctypes
import hashlib
import os
import shutil
import stat
import subprocess
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from tests.storage.powercut.disk import UNSEEN, Disk
from tests.storage.powercut.log import Found, Log, acknowledgement, read

_SOURCE = Path(__file__).with_name("recorder.c")
_CACHE = Path(__file__).parents[3] / ".cache" / "powercut"
_LOG = "POWERCUT_LOG"
_UMASK = 0o022  # with which files have the modes that they are opened with: a later change is not recorded


def compiler() -> str | None:
    """The C compiler, without which nothing can be recorded."""
    return shutil.which("cc") or shutil.which("gcc")


def acknowledge(text: str) -> None:
    """Called by a recorded program: what the text stands for has been promised, and must outlive any power cut."""
    with Path(os.environ[_LOG]).open("ab", buffering=0) as log:
        log.write(acknowledgement(text))


def record(
    program: Sequence[str], directory: Path, env: Mapping[str, str] | None = None, failing: Iterable[int] = ()
) -> Log:
    """Run the program to its end and return what it did under the directory. A program that fails is an error.

    `failing` are the syncs of files, counted from 1, that fail as if the disk had.
    """
    before = {path: ((directory / path).stat().st_ino, found) for path, found in _look(directory).items()}
    with tempfile.TemporaryDirectory() as aside:
        noted = Path(aside) / "log"
        noted.touch()
        recording = {**(env or {}), "POWERCUT_FAILING": f",{','.join(map(str, failing))},"}
        _run(program, directory, noted, recording)
        log = Log(before, tuple(read(noted.read_bytes())))
    _compare(log, _look(directory))
    return log


def misread(program: Sequence[str], directory: Path, env: Mapping[str, str]) -> None:
    """Run the program to its end, without a record. It says by `fail_read_after` which reads of its files fail."""
    with tempfile.NamedTemporaryFile() as noted:
        _run(program, directory, Path(noted.name), env)


def fail_read_after(more: int) -> None:
    """Called by such a program: the read after so many more fails, as a disk does for once; below 0, none."""
    ctypes.CDLL(None).fail_read_after(more)


def _run(program: Sequence[str], directory: Path, noted: Path, env: Mapping[str, str]) -> None:
    library = _library()  # by name, in a folder apart: a space in its path would end it
    loaded = {"LD_PRELOAD": library.name, "LD_LIBRARY_PATH": str(library.parent)}
    surroundings = {**os.environ, **env, **loaded, "POWERCUT_ROOT": str(directory), _LOG: str(noted)}
    done = subprocess.run(program, env=surroundings, umask=_UMASK, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"the program failed ({done.returncode}): {done.stderr}")


def _look(directory: Path) -> dict[str, Found]:
    """What the directory holds, by path."""
    return {
        path.relative_to(directory).as_posix(): Found(
            stat.S_IMODE(path.stat().st_mode), None if path.is_dir() else path.read_bytes()
        )
        for path in sorted(directory.rglob("*"))
        if not path.name.endswith(UNSEEN)
    }


def _compare(log: Log, found: Mapping[str, Found]) -> None:
    disk = Disk(log)
    for event in log.events:
        disk.follow(event)
    expected = disk.content()
    if missed := [path for path in sorted({*expected, *found}) if expected.get(path) != found.get(path)]:
        raise RuntimeError(f"the recorder missed what happened to {', '.join(missed)}")


def _library() -> Path:
    """The recorder, compiled once for each of its versions."""
    library = _CACHE / f"recorder-{hashlib.sha256(_SOURCE.read_bytes()).hexdigest()[:16]}.so"
    if not library.exists():
        cc = compiler()
        if cc is None:
            raise RuntimeError("there is no C compiler to build the recorder with")
        _CACHE.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=_CACHE) as aside:  # two test runs may build it at once
            fresh = Path(aside) / library.name
            subprocess.run([cc, "-shared", "-fPIC", "-O2", "-pthread", "-o", fresh, _SOURCE], check=True)
            fresh.rename(library)
    return library
