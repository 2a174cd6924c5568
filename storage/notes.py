"""Notes outside of the ledger, which outlive a power cut and a restored backup: that it was found damaged, and why the
table did not start.
"""

from pathlib import Path

from kiosk.base.durable import sync_directory, write_durably

_LONGEST = 500


class Note:
    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self) -> str | None:
        """What was found; None if nothing was."""
        return self._path.read_text("utf-8", "replace") if self._path.exists() else None

    def write(self, words: str) -> None:
        """Remember what was found. A disk that cannot even take this is damaged for all to see."""
        try:
            write_durably(self._path, words[:_LONGEST].encode())
        except OSError:
            return

    def clear(self) -> None:
        """It is said elsewhere now, or is over."""
        if self._path.exists():
            self._path.unlink()
            sync_directory(self._path.parent)
