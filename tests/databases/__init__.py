"""Golden ledgers: for each release real ones, made by that release, with what its commands said of them.

They are kept for ever and never made again: `SHA256SUMS` beside them says that no byte has changed. `python -m
tests.databases --make` makes those of the running release, once. Their keys and PINs are known to everybody.
"""

import hashlib
import json
import shutil
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
EXPECTED, STAFF, SUMS = "expected", "staff.json", "SHA256SUMS"


class Golden(NamedTuple):
    """One golden ledger: whose release, its name, and where it lies. Only ever work on a copy of it."""

    release: str
    name: str

    @property
    def folder(self) -> Path:
        """The data directory as the product left it, with what is expected of it."""
        return HERE / self.release / self.name

    @property
    def expected(self) -> Path:
        """What the release's commands said of it."""
        return self.folder / EXPECTED

    @property
    def pins(self) -> dict[str, str]:
        """The staff of the table who can clear, pay and open, and their PINs."""
        found: dict[str, str] = json.loads((self.folder / STAFF).read_text("utf-8"))
        return found

    def copy(self, to: Path) -> Path:
        """A data directory to work on. Git keeps no modes, and the product takes no key that others may read."""
        shutil.copytree(self.folder, to, ignore=shutil.ignore_patterns(EXPECTED, STAFF))
        (to / "keys").chmod(0o700)
        for key in (to / "keys").iterdir():
            key.chmod(0o600)
        return to


def releases() -> list[str]:
    """The releases that have golden ledgers."""
    return sorted(path.parent.name for path in HERE.glob(f"*/{SUMS}"))


def goldens() -> list[Golden]:
    """All of them."""
    found = ((release, sorted((HERE / release).glob("*/ledger.db"))) for release in releases())
    return [Golden(release, path.parent.name) for release, paths in found for path in paths]


def sums_of(folder: Path) -> str:
    """The SHA-256 of every file of a release, as `sha256sum` prints them."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != SUMS)
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(folder)}\n" for path in files)
