"""Checks the software's files against the manifest that was signed when they were built, and tells their signer."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

from kiosk import __version__
from kiosk.base.ports import Software
from kiosk.base.progress import Progress, unwatched
from kiosk.base.software import (
    DEVELOPMENT,
    KEY,
    MANIFEST,
    ROOM,
    SIGNATURE,
    differences,
    hash_of_lines,
    is_packaged,
    lines_of,
    links_of,
    unguarded,
)

NO_PACKAGE = "Not installed from a package: there is no signed manifest to check the files against."
_NAMED = 5  # findings in one sentence
_DIGITS = 16  # of a hash and of a fingerprint, by which one is told from another


class Checked(NamedTuple):
    """What came of it: the files as they are now, who signed them, and what differs from what was signed."""

    room: Path
    files: int
    digest: str  # of all files, as they are now
    packaged: bool
    signer: str = ""  # the fingerprint of the release's key
    findings: tuple[str, ...] = ()
    development: bool = False  # signed by nobody who releases

    def software(self) -> Software:
        """What a start records; the signer, if the files are those that were signed."""
        return Software(__version__, self.digest[:_DIGITS], self.known_signer())

    def known_signer(self) -> str:
        """The first digits of the fingerprint, if nothing was found; else empty, as anybody can lay a key there."""
        return "" if self.findings else self.signer[:_DIGITS]

    def why_not_genuine(self) -> str:
        """What was found, with the first names; empty if nothing was."""
        if not self.findings:
            return ""
        more = len(self.findings) - _NAMED
        return "; ".join(self.findings[:_NAMED]) + (f"; and {more} more" if more > 0 else "")

    def words(self) -> str:
        if not self.packaged:
            return NO_PACKAGE
        if self.findings:
            return f"NOT VERIFIED: {len(self.findings):,} finding{'s' if len(self.findings) > 1 else ''}."
        if self.development:
            return "VERIFIED: signed with a key for development: not a release."
        return "VERIFIED: every file is the one that was signed, and there is no other."


class CheckSoftware(Protocol):
    """Checks every file of a room (None: this program's). The key is the one beside them, or one kept elsewhere."""

    def __call__(self, room: Path | None = ..., key: Path | None = ..., progress: Progress = ...) -> Checked:
        """What came of it."""


# Of a manifest, by its signature and the file of a key: the key's fingerprint, and why it did not sign that.
SignerOf = Callable[[bytes, bytes, Path], tuple[str, str]]


def check_files(
    signer_of: SignerOf, room: Path | None = None, key: Path | None = None, progress: Progress = unwatched
) -> Checked:
    room = room or ROOM
    lines = lines_of(room, progress)
    checked = Checked(room, lines.count("\n"), hash_of_lines(lines), is_packaged(room))
    if not checked.packaged:
        return checked
    manifest = _read(room / MANIFEST)
    if not manifest:
        return checked._replace(findings=(f"{MANIFEST} is missing",))  # all files are extra then: not worth saying
    signer, wrong = signer_of(manifest, _read(room / SIGNATURE), key or room / KEY)
    found = (*differences(manifest.decode(errors="surrogateescape"), lines, links_of(room)), *unguarded(room))
    return checked._replace(
        signer=signer,
        findings=(wrong, *found) if wrong else found,
        development=(room / DEVELOPMENT).is_file(),
    )


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""
