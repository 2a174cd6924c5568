"""How the counting code is compiled, and where what was compiled is kept, so that only the first use waits for it.

Compiled functions hold the tables they use as constants (several times quicker than arguments), and numba does not
see when those change. So the place is named after everything they are made from.
"""

import hashlib
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar, cast
from zipfile import BadZipFile

import numba
import numpy

from kiosk.analysis.counts.source_digest import counting_sources
from kiosk.base.software import is_packaged

F = TypeVar("F", bound=Callable[..., Any])
_MADE = "prepared"


def _fingerprint() -> str:
    """Of the sources that the compiled code and its tables come from, and of the compiler."""
    versions = f"{sys.version} {numba.__version__} {numpy.__version__}"
    return hashlib.sha256(versions.encode() + counting_sources()).hexdigest()[:16]


def _directory() -> Path | None:
    """Where compiled code and tables are kept; None where nothing can be written, and on a cabinet: no manifest would
    cover what is run from there.
    """
    if is_packaged():
        return None
    chosen = os.environ.get("CROUPIER_CACHE")
    base = Path(chosen) if chosen else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "croupier"
    place = base / f"analysis-{_fingerprint()}"
    try:
        place.mkdir(parents=True, exist_ok=True)
        (place / "writable").touch()
    except OSError:
        return None
    return place


DIRECTORY = _directory()
if DIRECTORY is not None:
    numba.config.CACHE_DIR = str(DIRECTORY)  # type: ignore[attr-defined]


def njit(function: F) -> F:
    """Compile a function at its first call, and keep it."""
    return cast("F", numba.njit(cache=DIRECTORY is not None, nogil=True)(function))


def inlined(function: F) -> F:
    """Compile a small function into those that call it."""
    return cast("F", numba.njit(inline="always")(function))


def kept(name: str, make: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """Tables that are made once, and kept beside the compiled code."""
    if DIRECTORY is None:
        return make()
    file = DIRECTORY / f"{name}.npz"
    with suppress(OSError, ValueError, EOFError, BadZipFile), numpy.load(file) as found:
        return dict(found)
    made = make()
    whole = file.with_suffix(f".{os.getpid()}.npz")
    numpy.savez(whole, **made)
    whole.replace(file)
    return made


def is_prepared(what: str) -> bool:
    return DIRECTORY is not None and (DIRECTORY / f"{_MADE}-{what}").exists()


def mark_prepared(what: str) -> None:
    if DIRECTORY is not None:
        (DIRECTORY / f"{_MADE}-{what}").touch()
