"""A note outside of the ledger that it was found damaged: a power cut or a restored backup must not hide it."""

from pathlib import Path

from storage.places import sync_directory, write_durably

_LONGEST = 500


class DamageNote:
    """The note in a data directory."""

    def __init__(self, data: Path) -> None:
        self._path = data / "damaged"

    def read(self) -> str | None:
        """What was found; None if nothing was."""
        return self._path.read_text("utf-8", "replace") if self._path.exists() else None

    def write(self, words: str) -> None:
        """Remember what was found. A disk that cannot even take this is damaged for all to see."""
        try:
            write_durably(self._path, words[:_LONGEST].encode())
            sync_directory(self._path.parent)
        except OSError:
            return

    def clear(self) -> None:
        """The ledger itself says it now."""
        self._path.unlink(missing_ok=True)
        sync_directory(self._path.parent)
